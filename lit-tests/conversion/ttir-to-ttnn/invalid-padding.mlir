// RUN: ttmlir-opt --ttir-sliding-window-2d-fix-shapes --ttir-load-system-desc --ttir-implicit-device --ttir-layout --convert-ttir-to-ttnn --split-input-file --verify-diagnostics %s

// The pipeline pads such images before, see ttir-to-ttir-decomposition.

#any_device = #tt.operand_constraint<any_device>
func.func @pool(%image: tensor<1x16x8x32xf32>) -> tensor<1x8x4x32xf32> {
  %0 = tensor.empty() : tensor<1x8x4x32xf32>
  // expected-error @+3 {{'ttir.max_pool2d' op TTNN max_pool2d does not support padding top/bottom/left/right separately}}
  // expected-note @+2 {{top 1, bottom 0, left 0, right 0}}
  // expected-error @+1 {{failed to legalize operation 'ttir.max_pool2d'}}
  %1 = "ttir.max_pool2d"(%image, %0) <{kernel_height = 2 : si32, kernel_width = 2 : si32, stride_height = 2 : si32, stride_width = 2 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, ceil_mode = false, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 1 : si32, padding_bottom = 0 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<1x16x8x32xf32>, tensor<1x8x4x32xf32>) -> tensor<1x8x4x32xf32>
  return %1 : tensor<1x8x4x32xf32>
}

// -----

#any_device = #tt.operand_constraint<any_device>
func.func @rows(%image: tensor<1x32x32x64xf32>, %filter: tensor<64x64x3x3xf32>) -> tensor<1x31x30x64xf32> {
  %0 = tensor.empty() : tensor<1x31x30x64xf32>
  // expected-error @+3 {{'ttir.conv2d' op TTNN only supports padding height/width attributes. Thus, padding_top must equal padding_bottom for the op to execute as expected.}}
  // expected-note @+2 {{padding_top is 0, padding_bottom is 1}}
  // expected-error @+1 {{failed to legalize operation 'ttir.conv2d'}}
  %1 = "ttir.conv2d"(%image, %filter, %0) <{stride_height = 1 : si32, stride_width = 1 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, padding_bottom = 1 : si32, is_convtranspose2d = 0 : si32, output_height_transpose = 0 : si32, output_width_transpose = 0 : si32, stride_transpose = 0 : si32, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<1x32x32x64xf32>, tensor<64x64x3x3xf32>, tensor<1x31x30x64xf32>) -> tensor<1x31x30x64xf32>
  return %1 : tensor<1x31x30x64xf32>
}

// -----

#any_device = #tt.operand_constraint<any_device>
func.func @columns(%image: tensor<1x32x32x64xf32>, %filter: tensor<64x64x3x3xf32>) -> tensor<1x30x31x64xf32> {
  %0 = tensor.empty() : tensor<1x30x31x64xf32>
  // expected-error @+3 {{'ttir.conv2d' op TTNN only supports padding height/width attributes. Thus, padding_left must equal padding_right for the op to execute as expected.}}
  // expected-note @+2 {{padding_left is 1, padding_right is 0}}
  // expected-error @+1 {{failed to legalize operation 'ttir.conv2d'}}
  %1 = "ttir.conv2d"(%image, %filter, %0) <{stride_height = 1 : si32, stride_width = 1 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, padding_left = 1 : si32, padding_right = 0 : si32, padding_top = 0 : si32, padding_bottom = 0 : si32, is_convtranspose2d = 0 : si32, output_height_transpose = 0 : si32, output_width_transpose = 0 : si32, stride_transpose = 0 : si32, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<1x32x32x64xf32>, tensor<64x64x3x3xf32>, tensor<1x30x31x64xf32>) -> tensor<1x30x31x64xf32>
  return %1 : tensor<1x30x31x64xf32>
}
