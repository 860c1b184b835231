// RUN: ttmlir-opt --ttir-sliding-window-2d-fix-shapes %s | filecheck %s

#any_device = #tt.operand_constraint<any_device>

// CHECK-LABEL: func.func @batch(
// CHECK-SAME: %[[IMAGE:.*]]: tensor<2x16x8x4xf32>)
func.func @batch(%image: tensor<2x16x8x4xf32>) -> tensor<2x8x4x4xf32> {
  // CHECK: %[[FLAT:.*]] = "ttir.reshape"(%[[IMAGE]], %{{.*}}) <{operand_constraints = [#any_device, #any_device], shape = [1 : i32, 1 : i32, 256 : i32, 4 : i32]}>
  // CHECK: %[[POOLED:.*]] = "ttir.max_pool2d"(%[[FLAT]], %{{.*}}) <{{{.*}}original_height = 16 : si32, original_width = 8 : si32, {{.*}}}> : (tensor<1x1x256x4xf32>, tensor<1x1x64x4xf32>) -> tensor<1x1x64x4xf32>
  // CHECK: %[[RESULT:.*]] = "ttir.reshape"(%[[POOLED]], %{{.*}}) <{{{.*}}shape = [2 : i32, 8 : i32, 4 : i32, 4 : i32]}>
  // CHECK: return %[[RESULT]]
  %0 = tensor.empty() : tensor<2x8x4x4xf32>
  %1 = "ttir.max_pool2d"(%image, %0) <{kernel_height = 2 : si32, kernel_width = 2 : si32, stride_height = 2 : si32, stride_width = 2 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, ceil_mode = false, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, padding_bottom = 0 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<2x16x8x4xf32>, tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32>
  return %1 : tensor<2x8x4x4xf32>
}

// CHECK-LABEL: func.func @collapsed_already(
// CHECK-NOT: ttir.reshape
func.func @collapsed_already(%image: tensor<1x1x128x4xf32>) -> tensor<1x1x32x4xf32> {
  // CHECK: "ttir.max_pool2d"
  %0 = tensor.empty() : tensor<1x1x32x4xf32>
  %1 = "ttir.max_pool2d"(%image, %0) <{kernel_height = 2 : si32, kernel_width = 2 : si32, stride_height = 2 : si32, stride_width = 2 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, ceil_mode = false, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, padding_bottom = 0 : si32, original_height = 16 : si32, original_width = 8 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<1x1x128x4xf32>, tensor<1x1x32x4xf32>) -> tensor<1x1x32x4xf32>
  return %1 : tensor<1x1x32x4xf32>
}
