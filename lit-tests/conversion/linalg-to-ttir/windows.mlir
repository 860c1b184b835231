// RUN: ttmlir-opt --convert-linalg-to-ttir %s | filecheck %s

// Convolutions and poolings.

// CHECK-LABEL: func.func @conv_2d_nhwc_hwcf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>, %[[A1:[^:]+]]: tensor<3x3x4x16xf32>) -> tensor<1x6x6x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<3x4x3x16xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A1]], %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3x4x16xf32>, tensor<3x4x3x16xf32>) -> tensor<3x4x3x16xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<3x4x16x3xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x4x3x16xf32>, tensor<3x4x16x3xf32>) -> tensor<3x4x16x3xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<16x4x3x3xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.transpose"(%[[V3]], %[[V4]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x4x16x3xf32>, tensor<16x4x3x3xf32>) -> tensor<16x4x3x3xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<1x6x6x16xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.conv2d"(%[[A0]], %[[V5]], %[[V6]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xf32>, tensor<16x4x3x3xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
// CHECK-NEXT: return %[[V7]] : tensor<1x6x6x16xf32>
func.func @conv_2d_nhwc_hwcf(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x16xf32>) -> tensor<1x6x6x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x6x6x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
  %r = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) outs(%f : tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
  return %r : tensor<1x6x6x16xf32>
}

// CHECK-LABEL: func.func @conv_2d_nhwc_fhwc(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x9x9x4xf32>, %[[A1:[^:]+]]: tensor<16x3x3x4xf32>) -> tensor<1x4x4x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<16x3x4x3xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A1]], %[[V0]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x3x3x4xf32>, tensor<16x3x4x3xf32>) -> tensor<16x3x4x3xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<16x4x3x3xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x3x4x3xf32>, tensor<16x4x3x3xf32>) -> tensor<16x4x3x3xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<1x4x4x16xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.conv2d"(%[[A0]], %[[V3]], %[[V4]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x9x9x4xf32>, tensor<16x4x3x3xf32>, tensor<1x4x4x16xf32>) -> tensor<1x4x4x16xf32>
// CHECK-NEXT: return %[[V5]] : tensor<1x4x4x16xf32>
func.func @conv_2d_nhwc_fhwc(%a: tensor<1x9x9x4xf32>, %b: tensor<16x3x3x4xf32>) -> tensor<1x4x4x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x4x4x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x4x4x16xf32>) -> tensor<1x4x4x16xf32>
  %r = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<1x9x9x4xf32>, tensor<16x3x3x4xf32>) outs(%f : tensor<1x4x4x16xf32>) -> tensor<1x4x4x16xf32>
  return %r : tensor<1x4x4x16xf32>
}

// The image changes its order, and back.
// CHECK-LABEL: func.func @conv_2d_nchw_fchw(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x4x8x8xf32>, %[[A1:[^:]+]]: tensor<16x4x3x3xf32>) -> tensor<1x16x6x6xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x8x4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A0]], %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x8x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<1x8x8x4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x8x4x8xf32>, tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<1x6x6x16xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.conv2d"(%[[V3]], %[[A1]], %[[V4]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xf32>, tensor<16x4x3x3xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<1x6x16x6xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.transpose"(%[[V5]], %[[V6]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x6x6x16xf32>, tensor<1x6x16x6xf32>) -> tensor<1x6x16x6xf32>
// CHECK-NEXT: %[[V8:.+]] = tensor.empty() : tensor<1x16x6x6xf32>
// CHECK-NEXT: %[[V9:.+]] = "ttir.transpose"(%[[V7]], %[[V8]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x6x16x6xf32>, tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
// CHECK-NEXT: return %[[V9]] : tensor<1x16x6x6xf32>
func.func @conv_2d_nchw_fchw(%a: tensor<1x4x8x8xf32>, %b: tensor<16x4x3x3xf32>) -> tensor<1x16x6x6xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x16x6x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
  %r = linalg.conv_2d_nchw_fchw ins(%a, %b : tensor<1x4x8x8xf32>, tensor<16x4x3x3xf32>) outs(%f : tensor<1x16x6x6xf32>) -> tensor<1x16x6x6xf32>
  return %r : tensor<1x16x6x6xf32>
}

// What the init holds is added.
// CHECK-LABEL: func.func @conv_2d_into(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>, %[[A1:[^:]+]]: tensor<3x3x4x16xf32>, %[[A2:[^:]+]]: tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<3x4x3x16xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A1]], %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3x4x16xf32>, tensor<3x4x3x16xf32>) -> tensor<3x4x3x16xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<3x4x16x3xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x4x3x16xf32>, tensor<3x4x16x3xf32>) -> tensor<3x4x16x3xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<16x4x3x3xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.transpose"(%[[V3]], %[[V4]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x4x16x3xf32>, tensor<16x4x3x3xf32>) -> tensor<16x4x3x3xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<1x6x6x16xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.conv2d"(%[[A0]], %[[V5]], %[[V6]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xf32>, tensor<16x4x3x3xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
// CHECK-NEXT: %[[V8:.+]] = tensor.empty() : tensor<1x6x6x16xf32>
// CHECK-NEXT: %[[V9:.+]] = "ttir.add"(%[[V7]], %[[A2]], %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>, tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
// CHECK-NEXT: return %[[V9]] : tensor<1x6x6x16xf32>
func.func @conv_2d_into(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x16xf32>, %c: tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32> {
  %r = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) outs(%c : tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
  return %r : tensor<1x6x6x16xf32>
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwc(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>, %[[A1:[^:]+]]: tensor<3x3x4xf32>) -> tensor<1x6x6x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<3x4x3xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A1]], %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3x4xf32>, tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x3x3xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x4x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x1x3x3xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 1 : i32, 3 : i32, 3 : i32]}> : (tensor<4x3x3xf32>, tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<1x6x6x4xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.conv2d"(%[[A0]], %[[V5]], %[[V6]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 4 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xf32>, tensor<4x1x3x3xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
// CHECK-NEXT: return %[[V7]] : tensor<1x6x6x4xf32>
func.func @depthwise_conv_2d_nhwc_hwc(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4xf32>) -> tensor<1x6x6x4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x6x6x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b : tensor<1x8x8x4xf32>, tensor<3x3x4xf32>) outs(%f : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return %r : tensor<1x6x6x4xf32>
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwcm(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>, %[[A1:[^:]+]]: tensor<3x3x4x2xf32>) -> tensor<1x6x6x4x2xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x3x3x2xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A1]], %[[V0]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3x4x2xf32>, tensor<4x3x3x2xf32>) -> tensor<4x3x3x2xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x2x3x3xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 1 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x3x3x2xf32>, tensor<4x2x3x3xf32>) -> tensor<4x2x3x3xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<8x1x3x3xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [8 : i32, 1 : i32, 3 : i32, 3 : i32]}> : (tensor<4x2x3x3xf32>, tensor<8x1x3x3xf32>) -> tensor<8x1x3x3xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<1x6x6x8xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.conv2d"(%[[A0]], %[[V5]], %[[V6]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 4 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xf32>, tensor<8x1x3x3xf32>, tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
// CHECK-NEXT: %[[V8:.+]] = tensor.empty() : tensor<1x6x6x4x2xf32>
// CHECK-NEXT: %[[V9:.+]] = "ttir.reshape"(%[[V7]], %[[V8]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 6 : i32, 6 : i32, 4 : i32, 2 : i32]}> : (tensor<1x6x6x8xf32>, tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x4x2xf32>
// CHECK-NEXT: return %[[V9]] : tensor<1x6x6x4x2xf32>
func.func @depthwise_conv_2d_nhwc_hwcm(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x2xf32>) -> tensor<1x6x6x4x2xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x6x6x4x2xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x4x2xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>) outs(%f : tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x4x2xf32>
  return %r : tensor<1x6x6x4x2xf32>
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nchw_chw(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x4x8x8xf32>, %[[A1:[^:]+]]: tensor<4x3x3xf32>) -> tensor<1x4x6x6xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x8x4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A0]], %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x8x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<1x8x8x4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x8x4x8xf32>, tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x1x3x3xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.reshape"(%[[A1]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 1 : i32, 3 : i32, 3 : i32]}> : (tensor<4x3x3xf32>, tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<1x6x6x4xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.conv2d"(%[[V3]], %[[V5]], %[[V6]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 4 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xf32>, tensor<4x1x3x3xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
// CHECK-NEXT: %[[V8:.+]] = tensor.empty() : tensor<1x6x4x6xf32>
// CHECK-NEXT: %[[V9:.+]] = "ttir.transpose"(%[[V7]], %[[V8]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x6x6x4xf32>, tensor<1x6x4x6xf32>) -> tensor<1x6x4x6xf32>
// CHECK-NEXT: %[[V10:.+]] = tensor.empty() : tensor<1x4x6x6xf32>
// CHECK-NEXT: %[[V11:.+]] = "ttir.transpose"(%[[V9]], %[[V10]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x6x4x6xf32>, tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
// CHECK-NEXT: return %[[V11]] : tensor<1x4x6x6xf32>
func.func @depthwise_conv_2d_nchw_chw(%a: tensor<1x4x8x8xf32>, %b: tensor<4x3x3xf32>) -> tensor<1x4x6x6xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x4x6x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
  %r = linalg.depthwise_conv_2d_nchw_chw ins(%a, %b : tensor<1x4x8x8xf32>, tensor<4x3x3xf32>) outs(%f : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
  return %r : tensor<1x4x6x6xf32>
}

// CHECK-LABEL: func.func @pooling_nhwc_max(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8x8x4xf32>, %[[A1:[^:]+]]: tensor<2x2xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.max_pool2d"(%[[A0]], %[[V0]]) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x8x8x4xf32>, tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<1x4x4x4xf32>
func.func @pooling_nhwc_max(%a: tensor<1x8x8x4xf32>, %b: tensor<2x2xf32>) -> tensor<1x4x4x4xf32> {
  %z = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<1x4x4x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %r = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<1x8x8x4xf32>, tensor<2x2xf32>) outs(%f : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}

// CHECK-LABEL: func.func @pooling_nchw_max(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x4x8x8xf32>, %[[A1:[^:]+]]: tensor<2x2xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x8x4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A0]], %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x8x8xf32>, tensor<1x8x4x8xf32>) -> tensor<1x8x4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<1x8x8x4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x8x4x8xf32>, tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.max_pool2d"(%[[V3]], %[[V4]]) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x8x8x4xf32>, tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.transpose"(%[[V5]], %[[V6]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x4x4xf32>, tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V8:.+]] = tensor.empty() : tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V9:.+]] = "ttir.transpose"(%[[V7]], %[[V8]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x4x4xf32>, tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: return %[[V9]] : tensor<1x4x4x4xf32>
func.func @pooling_nchw_max(%a: tensor<1x4x8x8xf32>, %b: tensor<2x2xf32>) -> tensor<1x4x4x4xf32> {
  %z = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<1x4x4x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %r = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<1x4x8x8xf32>, tensor<2x2xf32>) outs(%f : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}

// Groups lie beside each other among the channels.
// CHECK-LABEL: func.func @conv_2d_ngchw_gfchw(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x8x4x2x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 1 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x2x4x8x8xf32>, tensor<1x8x4x2x8xf32>) -> tensor<1x8x4x2x8xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x8x8x2x4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 2 : si32, dim1 = 4 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x8x4x2x8xf32>, tensor<1x8x8x2x4xf32>) -> tensor<1x8x8x2x4xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<1x8x8x8xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 8 : i32, 8 : i32, 8 : i32]}> : (tensor<1x8x8x2x4xf32>, tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<6x4x3x3xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.reshape"(%arg1, %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [6 : i32, 4 : i32, 3 : i32, 3 : i32]}> : (tensor<2x3x4x3x3xf32>, tensor<6x4x3x3xf32>) -> tensor<6x4x3x3xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<1x6x6x6xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.conv2d"(%[[V5]], %[[V7]], %[[V8]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x8xf32>, tensor<6x4x3x3xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<1x6x6x2x3xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.reshape"(%[[V9]], %[[V10]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 6 : i32, 6 : i32, 2 : i32, 3 : i32]}> : (tensor<1x6x6x6xf32>, tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x2x3xf32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<1x2x6x6x3xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.transpose"(%[[V11]], %[[V12]]) <{dim0 = 1 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x6x6x2x3xf32>, tensor<1x2x6x6x3xf32>) -> tensor<1x2x6x6x3xf32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<1x2x3x6x6xf32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.transpose"(%[[V13]], %[[V14]]) <{dim0 = 2 : si32, dim1 = 4 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x2x6x6x3xf32>, tensor<1x2x3x6x6xf32>) -> tensor<1x2x3x6x6xf32>
// CHECK-NEXT: return %[[V15]] : tensor<1x2x3x6x6xf32>
func.func @conv_2d_ngchw_gfchw(%a: tensor<1x2x4x8x8xf32>, %b: tensor<2x3x4x3x3xf32>) -> tensor<1x2x3x6x6xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x2x3x6x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x2x3x6x6xf32>) -> tensor<1x2x3x6x6xf32>
  %r = linalg.conv_2d_ngchw_gfchw ins(%a, %b : tensor<1x2x4x8x8xf32>, tensor<2x3x4x3x3xf32>) outs(%f : tensor<1x2x3x6x6xf32>) -> tensor<1x2x3x6x6xf32>
  return %r : tensor<1x2x3x6x6xf32>
}

// One dimension is a width.
// CHECK-LABEL: func.func @conv_1d_ncw_fcw(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x8x4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x8xf32>, tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x1x8x4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32, 8 : i32, 4 : i32]}> : (tensor<1x8x4xf32>, tensor<1x1x8x4xf32>) -> tensor<1x1x8x4xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<5x4x1x3xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.reshape"(%arg1, %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [5 : i32, 4 : i32, 1 : i32, 3 : i32]}> : (tensor<5x4x3xf32>, tensor<5x4x1x3xf32>) -> tensor<5x4x1x3xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<1x1x3x5xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.conv2d"(%[[V3]], %[[V5]], %[[V6]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 2 : si32}> : (tensor<1x1x8x4xf32>, tensor<5x4x1x3xf32>, tensor<1x1x3x5xf32>) -> tensor<1x1x3x5xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<1x3x5xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.reshape"(%[[V7]], %[[V8]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 3 : i32, 5 : i32]}> : (tensor<1x1x3x5xf32>, tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<1x5x3xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.transpose"(%[[V9]], %[[V10]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x3x5xf32>, tensor<1x5x3xf32>) -> tensor<1x5x3xf32>
// CHECK-NEXT: return %[[V11]] : tensor<1x5x3xf32>
func.func @conv_1d_ncw_fcw(%a: tensor<1x4x8xf32>, %b: tensor<5x4x3xf32>) -> tensor<1x5x3xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x5x3xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x5x3xf32>) -> tensor<1x5x3xf32>
  %r = linalg.conv_1d_ncw_fcw {strides = dense<2> : tensor<1xi64>} ins(%a, %b : tensor<1x4x8xf32>, tensor<5x4x3xf32>) outs(%f : tensor<1x5x3xf32>) -> tensor<1x5x3xf32>
  return %r : tensor<1x5x3xf32>
}

// CHECK-LABEL: func.func @pooling_ncw_max(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x8x4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x8xf32>, tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x1x8x4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32, 8 : i32, 4 : i32]}> : (tensor<1x8x4xf32>, tensor<1x1x8x4xf32>) -> tensor<1x1x8x4xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<1x1x7x4xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.max_pool2d"(%[[V3]], %[[V4]]) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 1 : si32, kernel_width = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x1x8x4xf32>, tensor<1x1x7x4xf32>) -> tensor<1x1x7x4xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<1x7x4xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.reshape"(%[[V5]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 7 : i32, 4 : i32]}> : (tensor<1x1x7x4xf32>, tensor<1x7x4xf32>) -> tensor<1x7x4xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<1x4x7xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.transpose"(%[[V7]], %[[V8]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x7x4xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xf32>
// CHECK-NEXT: return %[[V9]] : tensor<1x4x7xf32>
func.func @pooling_ncw_max(%a: tensor<1x4x8xf32>, %b: tensor<2xf32>) -> tensor<1x4x7xf32> {
  %e = tensor.empty() : tensor<1x4x7xf32>
  %r = linalg.pooling_ncw_max ins(%a, %b : tensor<1x4x8xf32>, tensor<2xf32>) outs(%e : tensor<1x4x7xf32>) -> tensor<1x4x7xf32>
  return %r : tensor<1x4x7xf32>
}

// Integers are compared part by part.
// CHECK-LABEL: func.func @integer_pool(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x8x4x4xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.slice"(%arg0, %[[V0]]) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 8 : i32, 7 : i32, 4 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32, 2 : i32, 1 : i32]}> : (tensor<1x8x8x4xi32>, tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x8x4x4xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.slice"(%arg0, %[[V2]]) <{begins = [0 : i32, 0 : i32, 1 : i32, 0 : i32], ends = [1 : i32, 8 : i32, 8 : i32, 4 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32, 2 : i32, 1 : i32]}> : (tensor<1x8x8x4xi32>, tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xi32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<1x8x4x4xi32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.maximum"(%[[V1]], %[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x8x4x4xi32>, tensor<1x8x4x4xi32>, tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xi32>
// CHECK-NEXT: return %[[V5]] : tensor<1x8x4x4xi32>
func.func @integer_pool(%a: tensor<1x8x8x4xi32>, %b: tensor<1x2xi32>) -> tensor<1x8x4x4xi32> {
  %e = tensor.empty() : tensor<1x8x4x4xi32>
  %r = linalg.pooling_nhwc_max {strides = dense<[1, 2]> : tensor<2xi64>} ins(%a, %b : tensor<1x8x8x4xi32>, tensor<1x2xi32>) outs(%e : tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xi32>
  return %r : tensor<1x8x4x4xi32>
}

// Convolutions by their maps; images may be the second operand.
// CHECK-LABEL: func.func @generic_conv(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<2x9x9x3xf32>, %[[A1:[^:]+]]: tensor<3x3x3x4xf32>) -> tensor<2x4x4x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<3x3x3x4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A1]], %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3x3x4xf32>, tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<3x3x4x3xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3x3x4xf32>, tensor<3x3x4x3xf32>) -> tensor<3x3x4x3xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x3x3x3xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.transpose"(%[[V3]], %[[V4]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3x4x3xf32>, tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<2x4x4x4xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.conv2d"(%[[A0]], %[[V5]], %[[V6]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<2x9x9x3xf32>, tensor<4x3x3x3xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
// CHECK-NEXT: return %[[V7]] : tensor<2x4x4x4xf32>
func.func @generic_conv(%a: tensor<2x9x9x3xf32>, %w: tensor<3x3x3x4xf32>) -> tensor<2x4x4x4xf32> {
  %e = tensor.empty() : tensor<2x4x4x4xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(n, h, w, f, y, x, c) -> (n, h * 2 + y, w * 2 + x, c)>, affine_map<(n, h, w, f, y, x, c) -> (y, x, c, f)>, affine_map<(n, h, w, f, y, x, c) -> (n, h, w, f)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a, %w : tensor<2x9x9x3xf32>, tensor<3x3x3x4xf32>) outs(%e : tensor<2x4x4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x4x4x4xf32>
  return %m : tensor<2x4x4x4xf32>
}

// CHECK-LABEL: func.func @generic_conv_1d_depthwise(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<3x4xf32>, %[[A1:[^:]+]]: tensor<2x10x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<2x1x10x3xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A1]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 1 : i32, 10 : i32, 3 : i32]}> : (tensor<2x10x3xf32>, tensor<2x1x10x3xf32>) -> tensor<2x1x10x3xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<3x1x1x4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.reshape"(%[[A0]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [3 : i32, 1 : i32, 1 : i32, 4 : i32]}> : (tensor<3x4xf32>, tensor<3x1x1x4xf32>) -> tensor<3x1x1x4xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<2x1x4x3xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.conv2d"(%[[V1]], %[[V3]], %[[V4]]) <{dilation_height = 1 : si32, dilation_width = 2 : si32, groups = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<2x1x10x3xf32>, tensor<3x1x1x4xf32>, tensor<2x1x4x3xf32>) -> tensor<2x1x4x3xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<2x4x3xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.reshape"(%[[V5]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 4 : i32, 3 : i32]}> : (tensor<2x1x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT: return %[[V7]] : tensor<2x4x3xf32>
func.func @generic_conv_1d_depthwise(%w: tensor<3x4xf32>, %a: tensor<2x10x3xf32>) -> tensor<2x4x3xf32> {
  %e = tensor.empty() : tensor<2x4x3xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(n, w, g, x) -> (g, x)>, affine_map<(n, w, g, x) -> (n, w + x * 2, g)>, affine_map<(n, w, g, x) -> (n, w, g)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%w, %a : tensor<3x4xf32>, tensor<2x10x3xf32>) outs(%e : tensor<2x4x3xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x4x3xf32>
  return %m : tensor<2x4x3xf32>
}

// Windows of what is no convolution of TTIR are looked up, and multiplied as matrices.
// CHECK-LABEL: func.func @product_of_windows(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<2x5x8x3xf32>, %[[A1:[^:]+]]: tensor<3x3x4xf32>) -> tensor<2x5x6x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<8x5x2x3xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A0]], %[[V0]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x5x8x3xf32>, tensor<8x5x2x3xf32>) -> tensor<8x5x2x3xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<8x2x5x3xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<8x5x2x3xf32>, tensor<8x2x5x3xf32>) -> tensor<8x2x5x3xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<8x30xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [8 : i32, 30 : i32]}> : (tensor<8x2x5x3xf32>, tensor<8x30xf32>) -> tensor<8x30xf32>
// CHECK-NEXT: %[[V6:.+]] = "ttir.constant"() <{value = dense<[0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 5, 4, 5, 6, 5, 6, 7]> : tensor<18xi32>}> : () -> tensor<18xi32>
// CHECK-NEXT: %[[V7:.+]] = tensor.empty() : tensor<18x30xf32>
// CHECK-NEXT: %[[V8:.+]] = "ttir.embedding"(%[[V6]], %[[V5]], %[[V7]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<18xi32>, tensor<8x30xf32>, tensor<18x30xf32>) -> tensor<18x30xf32>
// CHECK-NEXT: %[[V9:.+]] = tensor.empty() : tensor<6x3x2x5x3xf32>
// CHECK-NEXT: %[[V10:.+]] = "ttir.reshape"(%[[V8]], %[[V9]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [6 : i32, 3 : i32, 2 : i32, 5 : i32, 3 : i32]}> : (tensor<18x30xf32>, tensor<6x3x2x5x3xf32>) -> tensor<6x3x2x5x3xf32>
// CHECK-NEXT: %[[V11:.+]] = tensor.empty() : tensor<2x3x6x5x3xf32>
// CHECK-NEXT: %[[V12:.+]] = "ttir.transpose"(%[[V10]], %[[V11]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<6x3x2x5x3xf32>, tensor<2x3x6x5x3xf32>) -> tensor<2x3x6x5x3xf32>
// CHECK-NEXT: %[[V13:.+]] = tensor.empty() : tensor<2x5x6x3x3xf32>
// CHECK-NEXT: %[[V14:.+]] = "ttir.transpose"(%[[V12]], %[[V13]]) <{dim0 = 1 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x3x6x5x3xf32>, tensor<2x5x6x3x3xf32>) -> tensor<2x5x6x3x3xf32>
// CHECK-NEXT: %[[V15:.+]] = tensor.empty() : tensor<60x9xf32>
// CHECK-NEXT: %[[V16:.+]] = "ttir.reshape"(%[[V14]], %[[V15]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [60 : i32, 9 : i32]}> : (tensor<2x5x6x3x3xf32>, tensor<60x9xf32>) -> tensor<60x9xf32>
// CHECK-NEXT: %[[V17:.+]] = tensor.empty() : tensor<9x4xf32>
// CHECK-NEXT: %[[V18:.+]] = "ttir.reshape"(%[[A1]], %[[V17]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [9 : i32, 4 : i32]}> : (tensor<3x3x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
// CHECK-NEXT: %[[V19:.+]] = tensor.empty() : tensor<60x4xf32>
// CHECK-NEXT: %[[V20:.+]] = "ttir.matmul"(%[[V16]], %[[V18]], %[[V19]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<60x9xf32>, tensor<9x4xf32>, tensor<60x4xf32>) -> tensor<60x4xf32>
// CHECK-NEXT: %[[V21:.+]] = tensor.empty() : tensor<2x5x6x4xf32>
// CHECK-NEXT: %[[V22:.+]] = "ttir.reshape"(%[[V20]], %[[V21]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 5 : i32, 6 : i32, 4 : i32]}> : (tensor<60x4xf32>, tensor<2x5x6x4xf32>) -> tensor<2x5x6x4xf32>
// CHECK-NEXT: return %[[V22]] : tensor<2x5x6x4xf32>
func.func @product_of_windows(%a: tensor<2x5x8x3xf32>, %w: tensor<3x3x4xf32>) -> tensor<2x5x6x4xf32> {
  %e = tensor.empty() : tensor<2x5x6x4xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(n, h, w, f, x, c) -> (n, h, w + x, c)>, affine_map<(n, h, w, f, x, c) -> (x, c, f)>, affine_map<(n, h, w, f, x, c) -> (n, h, w, f)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a, %w : tensor<2x5x8x3xf32>, tensor<3x3x4xf32>) outs(%e : tensor<2x5x6x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x5x6x4xf32>
  return %m : tensor<2x5x6x4xf32>
}

// Poolings by their maps; the operand that only gives windows their size is not read.
// CHECK-LABEL: func.func @generic_pool(
// CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<2x4x3x5xf32>
// CHECK-NEXT: %[[MAX:.*]] = "ttir.max_pool2d"(%arg0, %[[E]]) <{{{.*}}dilation_height = 1 : si32, dilation_width = 2 : si32, kernel_height = 3 : si32, kernel_width = 2 : si32{{.*}}stride_height = 2 : si32, stride_width = 2 : si32}>
// CHECK-NEXT: return %[[MAX]]
func.func @generic_pool(%a: tensor<2x9x8x5xf32>) -> tensor<2x4x3x5xf32> {
  %k = tensor.empty() : tensor<3x2xf32>
  %e = tensor.empty() : tensor<2x4x3x5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(n, h, w, c, y, x) -> (n, h * 2 + y, w * 2 + x * 2, c)>, affine_map<(n, h, w, c, y, x) -> (y, x)>, affine_map<(n, h, w, c, y, x) -> (n, h, w, c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a, %k : tensor<2x9x8x5xf32>, tensor<3x2xf32>) outs(%e : tensor<2x4x3x5xf32>) {
  ^bb0(%in: f32, %size: f32, %out: f32):
    %0 = arith.maximumf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<2x4x3x5xf32>
  return %r : tensor<2x4x3x5xf32>
}

// What is computed of elements is computed before; channels, over which no window moves, are summed up before too.
// CHECK-LABEL: func.func @generic_pool_of_sums(
// CHECK: %[[SCALED:.*]] = "ttir.multiply"(%arg0,
// CHECK: %[[SUM:.*]] = "ttir.sum"(%[[SCALED]], %{{.*}}) <{dim_arg = [2 : i32]
// CHECK: %[[LINES:.*]] = "ttir.transpose"(%[[SUM]],
// CHECK: %[[PLANE:.*]] = "ttir.reshape"(%[[LINES]],
// CHECK: "ttir.conv2d"(%[[PLANE]],
// CHECK-NOT: ttir.embedding
// CHECK: return
func.func @generic_pool_of_sums(%a: tensor<2x9x5xf32>) -> tensor<4x2xf32> {
  %k = tensor.empty() : tensor<3xf32>
  %e = tensor.empty() : tensor<4x2xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(n, w, c, x) -> (n, w * 2 + x, c)>, affine_map<(n, w, c, x) -> (x)>, affine_map<(n, w, c, x) -> (w, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a, %k : tensor<2x9x5xf32>, tensor<3xf32>) outs(%e : tensor<4x2xf32>) {
  ^bb0(%in: f32, %size: f32, %out: f32):
    %scale = arith.constant 0.25 : f32
    %0 = arith.mulf %in, %scale : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}
