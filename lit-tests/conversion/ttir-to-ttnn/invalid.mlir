// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline --split-input-file --verify-diagnostics %s

// Elements that are not in the program.
func.func @resource() -> tensor<2xf32> {
  // expected-error @+1 {{failed to legalize operation 'ttir.constant'}}
  %0 = "ttir.constant"() <{value = dense_resource<weights> : tensor<2xf32>}> : () -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @not_of_ttir(%a: f32) -> f32 {
  // expected-error @+1 {{failed to legalize operation 'arith.addf'}}
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}

// -----

#any_device = #tt.operand_constraint<any_device>
func.func @uneven_padding(%image: tensor<1x16x8x32xf32>) -> tensor<1x8x4x32xf32> {
  %0 = tensor.empty() : tensor<1x8x4x32xf32>
  // expected-error @+3 {{'ttir.max_pool2d' op TTNN max_pool2d does not support padding top/bottom/left/right separately}}
  // expected-note @+2 {{top 1, bottom 0, left 0, right 0}}
  // expected-error @+1 {{failed to legalize operation 'ttir.max_pool2d'}}
  %1 = "ttir.max_pool2d"(%image, %0) <{kernel_height = 2 : si32, kernel_width = 2 : si32, stride_height = 2 : si32, stride_width = 2 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, ceil_mode = false, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 1 : si32, padding_bottom = 0 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<1x16x8x32xf32>, tensor<1x8x4x32xf32>) -> tensor<1x8x4x32xf32>
  return %1 : tensor<1x8x4x32xf32>
}

// -----

#host = #tt.operand_constraint<system|scalar>
func.func @no_such_format(%a: tensor<4x8xf64>) -> tensor<4x8xf64> {
  // expected-error @+3 {{'tensor.empty' op unsupported float type}}
  // expected-note @+2 {{the device has no format for 'f64'}}
  // expected-error @+1 {{failed to legalize operation 'tensor.empty'}}
  %0 = tensor.empty() : tensor<4x8xf64>
  %1 = "ttir.exp"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#host, #host]}> : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xf64>
  return %1 : tensor<4x8xf64>
}
