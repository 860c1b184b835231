// RUN: ttmlir-opt --convert-tosa-to-ttir %s | filecheck %s

// CHECK-LABEL: func.func @nearest(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<6x4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg0, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [6 : i32, 4 : i32]}> : (tensor<1x2x3x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.constant"() <{value = dense<[0, 1, 2, 3, 4, 5, 3, 4, 5, 3, 4, 5]> : tensor<12xi32>}> : () -> tensor<12xi32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<12x4xf32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.embedding"(%[[V2]], %[[V1]], %[[V3]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<12xi32>, tensor<6x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<1x4x3x4xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.reshape"(%[[V4]], %[[V5]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 4 : i32, 3 : i32, 4 : i32]}> : (tensor<12x4xf32>, tensor<1x4x3x4xf32>) -> tensor<1x4x3x4xf32>
// CHECK-NEXT: return %[[V6]] : tensor<1x4x3x4xf32>
func.func @nearest(%a: tensor<1x2x3x4xf32>) -> tensor<1x4x3x4xf32> {
  %scale = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %scale, %offset, %border {mode = NEAREST_NEIGHBOR} : (tensor<1x2x3x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x3x4xf32>
  return %0 : tensor<1x4x3x4xf32>
}

// CHECK-LABEL: func.func @bilinear(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}[1.000000e+00, 0.000000e+00], [7.500000e-01, 2.500000e-01], [2.500000e-01, 7.500000e-01], [0.000000e+00, 1.000000e+00]]]> : tensor<1x4x2xf32>}> : () -> tensor<1x4x2xf32>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<1x2x12xf32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.reshape"(%arg0, %[[V1]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 2 : i32, 12 : i32]}> : (tensor<1x2x3x4xf32>, tensor<1x2x12xf32>) -> tensor<1x2x12xf32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<1x4x12xf32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.matmul"(%[[V0]], %[[V2]], %[[V3]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x4x2xf32>, tensor<1x2x12xf32>, tensor<1x4x12xf32>) -> tensor<1x4x12xf32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<1x4x3x4xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.reshape"(%[[V4]], %[[V5]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 4 : i32, 3 : i32, 4 : i32]}> : (tensor<1x4x12xf32>, tensor<1x4x3x4xf32>) -> tensor<1x4x3x4xf32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<1x3x4x4xf32>
// CHECK-NEXT: %[[V8:.*]] = "ttir.transpose"(%[[V6]], %[[V7]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x3x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}[1.000000e+00, 0.000000e+00, 0.000000e+00], [7.500000e-01, 2.500000e-01, 0.000000e+00], [2.500000e-01, 7.500000e-01, 0.000000e+00], [0.000000e+00, 7.500000e-01, 2.500000e-01], [0.000000e+00, 2.500000e-01, 7.500000e-01], [0.000000e+00, 0.000000e+00, 1.000000e+00]]]> : tensor<1x6x3xf32>}> : () -> tensor<1x6x3xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<1x3x16xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.reshape"(%[[V8]], %[[V10]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 3 : i32, 16 : i32]}> : (tensor<1x3x4x4xf32>, tensor<1x3x16xf32>) -> tensor<1x3x16xf32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<1x6x16xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.matmul"(%[[V9]], %[[V11]], %[[V12]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x6x3xf32>, tensor<1x3x16xf32>, tensor<1x6x16xf32>) -> tensor<1x6x16xf32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<1x6x4x4xf32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.reshape"(%[[V13]], %[[V14]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 6 : i32, 4 : i32, 4 : i32]}> : (tensor<1x6x16xf32>, tensor<1x6x4x4xf32>) -> tensor<1x6x4x4xf32>
// CHECK-NEXT: %[[V16:.*]] = tensor.empty() : tensor<1x4x6x4xf32>
// CHECK-NEXT: %[[V17:.*]] = "ttir.transpose"(%[[V15]], %[[V16]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x6x4x4xf32>, tensor<1x4x6x4xf32>) -> tensor<1x4x6x4xf32>
// CHECK-NEXT: return %[[V17]] : tensor<1x4x6x4xf32>
func.func @bilinear(%a: tensor<1x2x3x4xf32>) -> tensor<1x4x6x4xf32> {
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x2x3x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x6x4xf32>
  return %0 : tensor<1x4x6x4xf32>
}

// CHECK-LABEL: func.func @transpose_conv2d(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x3x1x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg0, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 3 : i32, 1 : i32, 8 : i32]}> : (tensor<1x3x4x2xf32>, tensor<1x3x1x8xf32>) -> tensor<1x3x1x8xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x3x2x8xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.pad"(%[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], padding = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1 : i32, 0 : i32, 0 : i32], value = 0.000000e+00 : f32}> : (tensor<1x3x1x8xf32>, tensor<1x3x2x8xf32>) -> tensor<1x3x2x8xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<1x6x4x2xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 6 : i32, 4 : i32, 2 : i32]}> : (tensor<1x3x2x8xf32>, tensor<1x6x4x2xf32>) -> tensor<1x6x4x2xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<1x5x4x2xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.slice"(%[[V5]], %[[V6]]) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 5 : i32, 4 : i32, 2 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x6x4x2xf32>, tensor<1x5x4x2xf32>) -> tensor<1x5x4x2xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<5x4x1x2xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.reshape"(%[[V7]], %[[V8]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [5 : i32, 4 : i32, 1 : i32, 2 : i32]}> : (tensor<1x5x4x2xf32>, tensor<5x4x1x2xf32>) -> tensor<5x4x1x2xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<5x4x2x2xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.pad"(%[[V9]], %[[V10]]) <{operand_constraints = [#any_device_tile, #any_device_tile], padding = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 1 : i32, 0 : i32, 0 : i32], value = 0.000000e+00 : f32}> : (tensor<5x4x1x2xf32>, tensor<5x4x2x2xf32>) -> tensor<5x4x2x2xf32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<1x5x8x2xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.reshape"(%[[V11]], %[[V12]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 5 : i32, 8 : i32, 2 : i32]}> : (tensor<5x4x2x2xf32>, tensor<1x5x8x2xf32>) -> tensor<1x5x8x2xf32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<1x5x7x2xf32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.slice"(%[[V13]], %[[V14]]) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 5 : i32, 7 : i32, 2 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x5x8x2xf32>, tensor<1x5x7x2xf32>) -> tensor<1x5x7x2xf32>
// CHECK-NEXT: %[[V16:.*]] = tensor.empty() : tensor<5x2x3x2xf32>
// CHECK-NEXT: %[[V17:.*]] = "ttir.reverse"(%arg1, %[[V16]]) <{dimensions = array<i64: 1, 2>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<5x2x3x2xf32>, tensor<5x2x3x2xf32>) -> tensor<5x2x3x2xf32>
// CHECK-NEXT: %[[V18:.*]] = tensor.empty() : tensor<5x2x2x3xf32>
// CHECK-NEXT: %[[V19:.*]] = "ttir.transpose"(%[[V17]], %[[V18]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<5x2x3x2xf32>, tensor<5x2x2x3xf32>) -> tensor<5x2x2x3xf32>
// CHECK-NEXT: %[[V20:.*]] = tensor.empty() : tensor<5x2x2x3xf32>
// CHECK-NEXT: %[[V21:.*]] = "ttir.transpose"(%[[V19]], %[[V20]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<5x2x2x3xf32>, tensor<5x2x2x3xf32>) -> tensor<5x2x2x3xf32>
// CHECK-NEXT: %[[V22:.*]] = tensor.empty() : tensor<1x6x10x5xf32>
// CHECK-NEXT: %[[V23:.*]] = "ttir.conv2d"(%[[V15]], %[[V21]], %[[V22]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 1 : si32, padding_left = 1 : si32, padding_right = 4 : si32, padding_top = 1 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x5x7x2xf32>, tensor<5x2x2x3xf32>, tensor<1x6x10x5xf32>) -> tensor<1x6x10x5xf32>
// CHECK-NEXT: %[[V24:.*]] = tensor.empty() : tensor<1x1x1x5xf32>
// CHECK-NEXT: %[[V25:.*]] = "ttir.reshape"(%arg2, %[[V24]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32, 1 : i32, 5 : i32]}> : (tensor<5xf32>, tensor<1x1x1x5xf32>) -> tensor<1x1x1x5xf32>
// CHECK-NEXT: %[[V26:.*]] = tensor.empty() : tensor<1x6x10x5xf32>
// CHECK-NEXT: %[[V27:.*]] = "ttir.add"(%[[V23]], %[[V25]], %[[V26]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x6x10x5xf32>, tensor<1x1x1x5xf32>, tensor<1x6x10x5xf32>) -> tensor<1x6x10x5xf32>
// CHECK-NEXT: return %[[V27]] : tensor<1x6x10x5xf32>
func.func @transpose_conv2d(%a: tensor<1x3x4x2xf32>, %w: tensor<5x2x3x2xf32>, %b: tensor<5xf32>) -> tensor<1x6x10x5xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %zp, %zp {acc_type = f32, out_pad = array<i64: 0, 0, -1, 2>, stride = array<i64: 2, 2>} : (tensor<1x3x4x2xf32>, tensor<5x2x3x2xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x10x5xf32>
  return %0 : tensor<1x6x10x5xf32>
}

// CHECK-LABEL: func.func @conv3d(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<3x2x2x2x2xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg1, %[[V0]]) <{dim0 = 3 : si32, dim1 = 4 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x2x2x2x2xf32>, tensor<3x2x2x2x2xf32>) -> tensor<3x2x2x2x2xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<3x2x2x2x2xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 1 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x2x2x2x2xf32>, tensor<3x2x2x2x2xf32>) -> tensor<3x2x2x2x2xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<3x2x2x2x2xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.transpose"(%[[V3]], %[[V4]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x2x2x2x2xf32>, tensor<3x2x2x2x2xf32>) -> tensor<3x2x2x2x2xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<1x6x5x6x2xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.pad"(%arg0, %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile], padding = [0 : i32, 0 : i32, 1 : i32, 1 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32], value = 0.000000e+00 : f32}> : (tensor<1x4x5x6x2xf32>, tensor<1x6x5x6x2xf32>) -> tensor<1x6x5x6x2xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<1x3x5x6x2xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.slice"(%[[V7]], %[[V8]]) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 5 : i32, 5 : i32, 6 : i32, 2 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 2 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x6x5x6x2xf32>, tensor<1x3x5x6x2xf32>) -> tensor<1x3x5x6x2xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<3x5x6x2xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.reshape"(%[[V9]], %[[V10]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [3 : i32, 5 : i32, 6 : i32, 2 : i32]}> : (tensor<1x3x5x6x2xf32>, tensor<3x5x6x2xf32>) -> tensor<3x5x6x2xf32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<3x2x1x2x2xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.slice"(%[[V5]], %[[V12]]) <{begins = [0 : i32, 0 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [3 : i32, 2 : i32, 1 : i32, 2 : i32, 2 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<3x2x2x2x2xf32>, tensor<3x2x1x2x2xf32>) -> tensor<3x2x1x2x2xf32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<3x2x2x2xf32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.reshape"(%[[V13]], %[[V14]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [3 : i32, 2 : i32, 2 : i32, 2 : i32]}> : (tensor<3x2x1x2x2xf32>, tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32>
// CHECK-NEXT: %[[V16:.*]] = tensor.empty() : tensor<3x4x5x3xf32>
// CHECK-NEXT: %[[V17:.*]] = "ttir.conv2d"(%[[V11]], %[[V15]], %[[V16]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<3x5x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3x4x5x3xf32>) -> tensor<3x4x5x3xf32>
// CHECK-NEXT: %[[V18:.*]] = tensor.empty() : tensor<1x3x5x6x2xf32>
// CHECK-NEXT: %[[V19:.*]] = "ttir.slice"(%[[V7]], %[[V18]]) <{begins = [0 : i32, 1 : i32, 0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 6 : i32, 5 : i32, 6 : i32, 2 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 2 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<1x6x5x6x2xf32>, tensor<1x3x5x6x2xf32>) -> tensor<1x3x5x6x2xf32>
// CHECK-NEXT: %[[V20:.*]] = tensor.empty() : tensor<3x5x6x2xf32>
// CHECK-NEXT: %[[V21:.*]] = "ttir.reshape"(%[[V19]], %[[V20]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [3 : i32, 5 : i32, 6 : i32, 2 : i32]}> : (tensor<1x3x5x6x2xf32>, tensor<3x5x6x2xf32>) -> tensor<3x5x6x2xf32>
// CHECK-NEXT: %[[V22:.*]] = tensor.empty() : tensor<3x2x1x2x2xf32>
// CHECK-NEXT: %[[V23:.*]] = "ttir.slice"(%[[V5]], %[[V22]]) <{begins = [0 : i32, 0 : i32, 1 : i32, 0 : i32, 0 : i32], ends = [3 : i32, 2 : i32, 2 : i32, 2 : i32, 2 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<3x2x2x2x2xf32>, tensor<3x2x1x2x2xf32>) -> tensor<3x2x1x2x2xf32>
// CHECK-NEXT: %[[V24:.*]] = tensor.empty() : tensor<3x2x2x2xf32>
// CHECK-NEXT: %[[V25:.*]] = "ttir.reshape"(%[[V23]], %[[V24]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [3 : i32, 2 : i32, 2 : i32, 2 : i32]}> : (tensor<3x2x1x2x2xf32>, tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32>
// CHECK-NEXT: %[[V26:.*]] = tensor.empty() : tensor<3x4x5x3xf32>
// CHECK-NEXT: %[[V27:.*]] = "ttir.conv2d"(%[[V21]], %[[V25]], %[[V26]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<3x5x6x2xf32>, tensor<3x2x2x2xf32>, tensor<3x4x5x3xf32>) -> tensor<3x4x5x3xf32>
// CHECK-NEXT: %[[V28:.*]] = tensor.empty() : tensor<3x4x5x3xf32>
// CHECK-NEXT: %[[V29:.*]] = "ttir.add"(%[[V17]], %[[V27]], %[[V28]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3x4x5x3xf32>, tensor<3x4x5x3xf32>, tensor<3x4x5x3xf32>) -> tensor<3x4x5x3xf32>
// CHECK-NEXT: %[[V30:.*]] = tensor.empty() : tensor<1x3x4x5x3xf32>
// CHECK-NEXT: %[[V31:.*]] = "ttir.reshape"(%[[V29]], %[[V30]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 3 : i32, 4 : i32, 5 : i32, 3 : i32]}> : (tensor<3x4x5x3xf32>, tensor<1x3x4x5x3xf32>) -> tensor<1x3x4x5x3xf32>
// CHECK-NEXT: %[[V32:.*]] = tensor.empty() : tensor<1x1x1x1x3xf32>
// CHECK-NEXT: %[[V33:.*]] = "ttir.reshape"(%arg2, %[[V32]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 3 : i32]}> : (tensor<3xf32>, tensor<1x1x1x1x3xf32>) -> tensor<1x1x1x1x3xf32>
// CHECK-NEXT: %[[V34:.*]] = tensor.empty() : tensor<1x3x4x5x3xf32>
// CHECK-NEXT: %[[V35:.*]] = "ttir.add"(%[[V31]], %[[V33]], %[[V34]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x3x4x5x3xf32>, tensor<1x1x1x1x3xf32>, tensor<1x3x4x5x3xf32>) -> tensor<1x3x4x5x3xf32>
// CHECK-NEXT: return %[[V35]] : tensor<1x3x4x5x3xf32>
func.func @conv3d(%a: tensor<1x4x5x6x2xf32>, %w: tensor<3x2x2x2x2xf32>, %b: tensor<3xf32>) -> tensor<1x3x4x5x3xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv3d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 1, 1, 0, 0, 0, 0>, stride = array<i64: 2, 1, 1>} : (tensor<1x4x5x6x2xf32>, tensor<3x2x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x4x5x3xf32>
  return %0 : tensor<1x3x4x5x3xf32>
}
