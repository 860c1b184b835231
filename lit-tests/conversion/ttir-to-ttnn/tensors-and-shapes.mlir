// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline %s | filecheck %s

#any_device = #tt.operand_constraint<any_device>

// CHECK-LABEL: func.func @constants(
// CHECK-NEXT: %[[DEVICE:.*]] = "ttnn.get_device"
// CHECK-NEXT: %[[TWO:.*]] = "ttnn.full"(%[[DEVICE]]) <{fillValue = 2.000000e+00 : f32}>
// CHECK-NEXT: %[[ZERO:.*]] = "ttnn.empty"() <{dtype = #tt.supportedDataTypes<u8>, layout = #ttnn.layout<row_major>, shape = #ttnn.shape<4x8>}>
// CHECK: "ttnn.multiply"(%{{.*}}, %[[TWO]], %{{.*}})
// CHECK: return %{{.*}}, %[[ZERO]]
func.func @constants(%a: tensor<64x128xbf16>) -> (tensor<64x128xbf16>, tensor<4x8xi8>) {
  %0 = "ttir.constant"() <{value = dense<0> : tensor<4x8xi8>}> : () -> tensor<4x8xi8>
  %1 = "ttir.constant"() <{value = dense<2.0> : tensor<64x128xbf16>}> : () -> tensor<64x128xbf16>
  %2 = tensor.empty() : tensor<64x128xbf16>
  %3 = "ttir.multiply"(%a, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xbf16>, tensor<64x128xbf16>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
  return %3, %0 : tensor<64x128xbf16>, tensor<4x8xi8>
}

// Also at the end: the new dimension is in the shape.
// CHECK-LABEL: func.func @unsqueeze_at_end(
// CHECK: "ttnn.reshape"(%{{.*}}, %{{.*}}) <{shape = [2 : i32, 32 : i32, 1 : i32]}>
// CHECK-NOT: ttir.
func.func @unsqueeze_at_end(%a: tensor<2x32xf32>) -> tensor<2x32x1xf32> {
  %0 = tensor.empty() : tensor<2x32x1xf32>
  %1 = "ttir.unsqueeze"(%a, %0) <{dim = 2 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<2x32xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
  return %1 : tensor<2x32x1xf32>
}

// CHECK-LABEL: func.func @squeeze(
// CHECK: "ttnn.reshape"(%{{.*}}, %{{.*}}) <{shape = [2 : i32, 32 : i32]}>
func.func @squeeze(%a: tensor<2x1x32xf32>) -> tensor<2x32xf32> {
  %0 = tensor.empty() : tensor<2x32xf32>
  %1 = "ttir.squeeze"(%a, %0) <{dim = -2 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<2x1x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
  return %1 : tensor<2x32xf32>
}

// CHECK-LABEL: func.func @concat(
// CHECK: "ttnn.concat"(%{{.*}}, %{{.*}}, %{{.*}}) <{dim = 1 : si32}>
func.func @concat(%a: tensor<32x32xf32>, %b: tensor<32x64xf32>) -> tensor<32x96xf32> {
  %0 = tensor.empty() : tensor<32x96xf32>
  %1 = "ttir.concat"(%a, %b, %0) <{dim = -1 : si32, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
  return %1 : tensor<32x96xf32>
}

// The batch size of a collapsed image is known from its sizes.
// CHECK-LABEL: func.func @max_pool2d(
// CHECK: "ttnn.max_pool2d"(%{{.*}}, %{{.*}}, %{{.*}}) <{batch_size = 2 : si32, ceil_mode = false, channels = 32 : si32,
// CHECK-SAME: input_height = 16 : si32, input_width = 8 : si32,
func.func @max_pool2d(%image: tensor<2x16x8x32xf32>) -> tensor<2x8x4x32xf32> {
  %0 = tensor.empty() : tensor<2x8x4x32xf32>
  %1 = "ttir.max_pool2d"(%image, %0) <{kernel_height = 2 : si32, kernel_width = 2 : si32, stride_height = 2 : si32, stride_width = 2 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, ceil_mode = false, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, padding_bottom = 0 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<2x16x8x32xf32>, tensor<2x8x4x32xf32>) -> tensor<2x8x4x32xf32>
  return %1 : tensor<2x8x4x32xf32>
}
