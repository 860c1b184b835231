// RUN: ttmlir-opt --convert-tosa-to-ttir %s | filecheck %s

// Products of matrices, convolutions and poolings.

// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<2x4x8xf32>, %[[A1:[^:]+]]: tensor<2x8x16xf32>) -> tensor<2x4x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<2x4x16xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.matmul"(%[[A0]], %[[A1]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x4x8xf32>, tensor<2x8x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
// CHECK-NEXT: return %[[V1]] : tensor<2x4x16xf32>
func.func @matmul(%a: tensor<2x4x8xf32>, %b: tensor<2x8x16xf32>) -> tensor<2x4x16xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a, %b, %zp, %zp : (tensor<2x4x8xf32>, tensor<2x8x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x16xf32>
  return %r : tensor<2x4x16xf32>
}

// Quantized values are widened, and lose their zero points.
// CHECK-LABEL: func.func @matmul_quantized(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x4x8xi8>, %[[A1:[^:]+]]: tensor<1x8x16xi8>) -> tensor<1x4x16xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x8xi8>, tensor<1x4x8xi32>) -> tensor<1x4x8xi32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.constant"() <{value = dense<3> : tensor<1x1x1xi32>}> : () -> tensor<1x1x1xi32>
// CHECK-NEXT: %[[V3:.+]] = tensor.empty() : tensor<1x4x8xi32>
// CHECK-NEXT: %[[V4:.+]] = "ttir.subtract"(%[[V1]], %[[V2]], %[[V3]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x4x8xi32>, tensor<1x1x1xi32>, tensor<1x4x8xi32>) -> tensor<1x4x8xi32>
// CHECK-NEXT: %[[V5:.+]] = tensor.empty() : tensor<1x8x16xi32>
// CHECK-NEXT: %[[V6:.+]] = "ttir.typecast"(%[[A1]], %[[V5]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x8x16xi8>, tensor<1x8x16xi32>) -> tensor<1x8x16xi32>
// CHECK-NEXT: %[[V7:.+]] = tensor.empty() : tensor<1x4x16xi32>
// CHECK-NEXT: %[[V8:.+]] = "ttir.matmul"(%[[V4]], %[[V6]], %[[V7]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x4x8xi32>, tensor<1x8x16xi32>, tensor<1x4x16xi32>) -> tensor<1x4x16xi32>
// CHECK-NEXT: return %[[V8]] : tensor<1x4x16xi32>
func.func @matmul_quantized(%a: tensor<1x4x8xi8>, %b: tensor<1x8x16xi8>) -> tensor<1x4x16xi32> {
  %az = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %bz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a, %b, %az, %bz : (tensor<1x4x8xi8>, tensor<1x8x16xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x16xi32>
  return %r : tensor<1x4x16xi32>
}

// The filters change their order from OHWI to OIHW.
// CHECK-LABEL: func.func @conv2d(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>, %[[A1:[^:]+]]: tensor<16x3x3x4xf32>, %[[A2:[^:]+]]: tensor<16xf32>) -> tensor<1x8x8x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<16x3x4x3xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A1]], %[[V0]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x3x3x4xf32>, tensor<16x3x4x3xf32>) -> tensor<16x3x4x3xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<16x4x3x3xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x3x4x3xf32>, tensor<16x4x3x3xf32>) -> tensor<16x4x3x3xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.reshape"(%[[A2]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32, 1 : i32, 16 : i32]}> : (tensor<16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<1x8x8x16xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.conv2d"(%[[A0]], %[[V3]], %[[V5]], %[[V6]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 1 : si32, padding_left = 0 : si32, padding_right = 2 : si32, padding_top = 1 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xf32>, tensor<16x4x3x3xf32>, tensor<1x1x1x16xf32>, tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
// CHECK-NEXT: return %[[V7]] : tensor<1x8x8x16xf32>
func.func @conv2d(%a: tensor<1x8x8x4xf32>, %w: tensor<16x3x3x4xf32>, %b: tensor<16xf32>) -> tensor<1x8x8x16xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 0, 2>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x16xf32>
  return %r : tensor<1x8x8x16xf32>
}

// A bias of zeros is none.
// CHECK-LABEL: func.func @conv2d_no_bias(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>, %[[A1:[^:]+]]: tensor<16x3x3x4xf32>) -> tensor<1x4x4x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<16x3x4x3xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A1]], %[[V0]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x3x3x4xf32>, tensor<16x3x4x3xf32>) -> tensor<16x3x4x3xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<16x4x3x3xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x3x4x3xf32>, tensor<16x4x3x3xf32>) -> tensor<16x4x3x3xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<1x4x4x16xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.conv2d"(%[[A0]], %[[V3]], %[[V4]]) <{dilation_height = 2 : si32, dilation_width = 2 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xf32>, tensor<16x4x3x3xf32>, tensor<1x4x4x16xf32>) -> tensor<1x4x4x16xf32>
// CHECK-NEXT: return %[[V5]] : tensor<1x4x4x16xf32>
func.func @conv2d_no_bias(%a: tensor<1x8x8x4xf32>, %w: tensor<16x3x3x4xf32>) -> tensor<1x4x4x16xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<16x3x3x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x16xf32>
  return %r : tensor<1x4x4x16xf32>
}

// One number for all channels is added behind.
// CHECK-LABEL: func.func @conv2d_one_bias(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>, %[[A1:[^:]+]]: tensor<16x1x1x4xf32>, %[[A2:[^:]+]]: tensor<1xf32>) -> tensor<1x8x8x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<16x1x4x1xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A1]], %[[V0]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x1x1x4xf32>, tensor<16x1x4x1xf32>) -> tensor<16x1x4x1xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<16x4x1x1xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x1x4x1xf32>, tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<1x1x1x1xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.reshape"(%[[A2]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<1x8x8x16xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.conv2d"(%[[A0]], %[[V3]], %[[V6]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xf32>, tensor<16x4x1x1xf32>, tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
// CHECK-NEXT: %[[V8:.+]] = tensor.empty() : tensor<1x8x8x16xf32>
// CHECK-NEXT: %[[V9:.+]] = "ttir.add"(%[[V7]], %[[V5]], %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x8x8x16xf32>, tensor<1x1x1x1xf32>, tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
// CHECK-NEXT: return %[[V9]] : tensor<1x8x8x16xf32>
func.func @conv2d_one_bias(%a: tensor<1x8x8x4xf32>, %w: tensor<16x1x1x4xf32>, %b: tensor<1xf32>) -> tensor<1x8x8x16xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<16x1x1x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x16xf32>
  return %r : tensor<1x8x8x16xf32>
}

// CHECK-LABEL: func.func @conv2d_quantized(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xi8>, %[[A1:[^:]+]]: tensor<16x1x1x4xi8>, %[[A2:[^:]+]]: tensor<16xi32>) -> tensor<1x8x8x16xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x8x8x4xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x8x8x4xi8>, tensor<1x8x8x4xi32>) -> tensor<1x8x8x4xi32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.constant"() <{value = dense<-128> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
// CHECK-NEXT: %[[V3:.+]] = tensor.empty() : tensor<1x8x8x4xi32>
// CHECK-NEXT: %[[V4:.+]] = "ttir.subtract"(%[[V1]], %[[V2]], %[[V3]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x8x8x4xi32>, tensor<1x1x1x1xi32>, tensor<1x8x8x4xi32>) -> tensor<1x8x8x4xi32>
// CHECK-NEXT: %[[V5:.+]] = tensor.empty() : tensor<16x1x1x4xi32>
// CHECK-NEXT: %[[V6:.+]] = "ttir.typecast"(%[[A1]], %[[V5]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x1x1x4xi8>, tensor<16x1x1x4xi32>) -> tensor<16x1x1x4xi32>
// CHECK-NEXT: %[[V7:.+]] = tensor.empty() : tensor<16x1x4x1xi32>
// CHECK-NEXT: %[[V8:.+]] = "ttir.transpose"(%[[V6]], %[[V7]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x1x1x4xi32>, tensor<16x1x4x1xi32>) -> tensor<16x1x4x1xi32>
// CHECK-NEXT: %[[V9:.+]] = tensor.empty() : tensor<16x4x1x1xi32>
// CHECK-NEXT: %[[V10:.+]] = "ttir.transpose"(%[[V8]], %[[V9]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x1x4x1xi32>, tensor<16x4x1x1xi32>) -> tensor<16x4x1x1xi32>
// CHECK-NEXT: %[[V11:.+]] = tensor.empty() : tensor<1x1x1x16xi32>
// CHECK-NEXT: %[[V12:.+]] = "ttir.reshape"(%[[A2]], %[[V11]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32, 1 : i32, 16 : i32]}> : (tensor<16xi32>, tensor<1x1x1x16xi32>) -> tensor<1x1x1x16xi32>
// CHECK-NEXT: %[[V13:.+]] = tensor.empty() : tensor<1x8x8x16xi32>
// CHECK-NEXT: %[[V14:.+]] = "ttir.conv2d"(%[[V4]], %[[V10]], %[[V12]], %[[V13]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xi32>, tensor<16x4x1x1xi32>, tensor<1x1x1x16xi32>, tensor<1x8x8x16xi32>) -> tensor<1x8x8x16xi32>
// CHECK-NEXT: return %[[V14]] : tensor<1x8x8x16xi32>
func.func @conv2d_quantized(%a: tensor<1x8x8x4xi8>, %w: tensor<16x1x1x4xi8>, %b: tensor<16xi32>) -> tensor<1x8x8x16xi32> {
  %az = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
  %wz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a, %w, %b, %az, %wz {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<16x1x1x4xi8>, tensor<16xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x8x8x16xi32>
  return %r : tensor<1x8x8x16xi32>
}

// A group per channel.
// CHECK-LABEL: func.func @depthwise_conv2d(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>, %[[A1:[^:]+]]: tensor<3x3x4x2xf32>, %[[A2:[^:]+]]: tensor<8xf32>) -> tensor<1x6x6x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x3x3x2xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A1]], %[[V0]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3x4x2xf32>, tensor<4x3x3x2xf32>) -> tensor<4x3x3x2xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x2x3x3xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 1 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x3x3x2xf32>, tensor<4x2x3x3xf32>) -> tensor<4x2x3x3xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<8x1x3x3xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [8 : i32, 1 : i32, 3 : i32, 3 : i32]}> : (tensor<4x2x3x3xf32>, tensor<8x1x3x3xf32>) -> tensor<8x1x3x3xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<1x1x1x8xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.reshape"(%[[A2]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32, 1 : i32, 8 : i32]}> : (tensor<8xf32>, tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
// CHECK-NEXT: %[[V8:.+]] = tensor.empty() : tensor<1x6x6x8xf32>
// CHECK-NEXT: %[[V9:.+]] = "ttir.conv2d"(%[[A0]], %[[V5]], %[[V7]], %[[V8]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 4 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xf32>, tensor<8x1x3x3xf32>, tensor<1x1x1x8xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
// CHECK-NEXT: return %[[V9]] : tensor<1x6x6x8xf32>
func.func @depthwise_conv2d(%a: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x2xf32>, %b: tensor<8xf32>) -> tensor<1x6x6x8xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32>
  return %r : tensor<1x6x6x8xf32>
}

// CHECK-LABEL: func.func @max_pool2d(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.max_pool2d"(%[[A0]], %[[V0]]) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 3 : si32, kernel_width = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 1 : si32, padding_right = 0 : si32, padding_top = 1 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x8x8x4xf32>, tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<1x4x4x4xf32>
func.func @max_pool2d(%a: tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 1, 0, 1, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}

// A window that is the whole image.
// CHECK-LABEL: func.func @avg_pool2d_global(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>) -> tensor<1x1x1x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x1x1x4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.mean"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32, 2 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x8x8x4xf32>, tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<1x1x1x4xf32>
func.func @avg_pool2d_global(%a: tensor<1x8x8x4xf32>) -> tensor<1x1x1x4xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a, %zp, %zp {acc_type = f32, kernel = array<i64: 8, 8>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x4xf32>
  return %r : tensor<1x1x1x4xf32>
}

// Windows side by side.
// CHECK-LABEL: func.func @avg_pool2d_tiling(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>) -> tensor<1x4x2x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x2x2x4x4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 2 : i32, 2 : i32, 4 : i32, 4 : i32]}> : (tensor<1x8x8x4xf32>, tensor<4x2x2x4x4xf32>) -> tensor<4x2x2x4x4xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x2x4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.mean"(%[[V1]], %[[V2]]) <{dim_arg = [1 : i32, 3 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x2x2x4x4xf32>, tensor<4x2x4xf32>) -> tensor<4x2x4xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<1x4x2x4xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 4 : i32, 2 : i32, 4 : i32]}> : (tensor<4x2x4xf32>, tensor<1x4x2x4xf32>) -> tensor<1x4x2x4xf32>
// CHECK-NEXT: return %[[V5]] : tensor<1x4x2x4xf32>
func.func @avg_pool2d_tiling(%a: tensor<1x8x8x4xf32>) -> tensor<1x4x2x4xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a, %zp, %zp {acc_type = f32, kernel = array<i64: 2, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 4>} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x2x4xf32>
  return %r : tensor<1x4x2x4xf32>
}

// Windows that overlap.
// CHECK-LABEL: func.func @avg_pool2d_overlapping(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>) -> tensor<1x7x7x4xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<2.500000e-01> : tensor<4x1x2x2xf32>}> : () -> tensor<4x1x2x2xf32>
// CHECK-NEXT: %[[V1:.+]] = tensor.empty() : tensor<1x7x7x4xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.conv2d"(%[[A0]], %[[V0]], %[[V1]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 4 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xf32>, tensor<4x1x2x2xf32>, tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32>
// CHECK-NEXT: return %[[V2]] : tensor<1x7x7x4xf32>
func.func @avg_pool2d_overlapping(%a: tensor<1x8x8x4xf32>) -> tensor<1x7x7x4xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a, %zp, %zp {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x4xf32>
  return %r : tensor<1x7x7x4xf32>
}

// Padding does not count: windows at the border hold 4 or 8 elements of the image, others 16.
// CHECK-LABEL: func.func @avg_pool2d_padded(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>) -> tensor<1x3x3x4xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<4x1x4x4xf32>}> : () -> tensor<4x1x4x4xf32>
// CHECK-NEXT: %[[V1:.+]] = tensor.empty() : tensor<1x3x3x4xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.conv2d"(%[[A0]], %[[V0]], %[[V1]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 4 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 2 : si32, padding_left = 2 : si32, padding_right = 2 : si32, padding_top = 2 : si32, stride_height = 4 : si32, stride_width = 4 : si32}> : (tensor<1x8x8x4xf32>, tensor<4x1x4x4xf32>, tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.constant"() <{value = dense<{{\[\[}}{{\[\[}}2.500000e-01], [1.250000e-01], [2.500000e-01]], {{\[\[}}1.250000e-01], [6.250000e-02], [1.250000e-01]], {{\[\[}}2.500000e-01], [1.250000e-01], [2.500000e-01]]]]> : tensor<1x3x3x1xf32>}> : () -> tensor<1x3x3x1xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<1x3x3x4xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.multiply"(%[[V2]], %[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x3x3x4xf32>, tensor<1x3x3x1xf32>, tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
// CHECK-NEXT: return %[[V5]] : tensor<1x3x3x4xf32>
func.func @avg_pool2d_padded(%a: tensor<1x8x8x4xf32>) -> tensor<1x3x3x4xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a, %zp, %zp {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 2, 2, 2, 2>, stride = array<i64: 4, 4>} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x4xf32>
  return %r : tensor<1x3x3x4xf32>
}
