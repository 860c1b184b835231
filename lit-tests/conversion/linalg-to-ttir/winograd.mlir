// RUN: ttmlir-opt --convert-linalg-to-ttir %s | filecheck %s

// The steps of Winograd's algorithm. Tiles of rows take one matrix, so its numbers show.

// CHECK-LABEL: func.func @filter_rows(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x1x3x5xf32>, %[[A1:[^:]+]]: tensor<1x6x5x4xf32>) -> tensor<1x6x5x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x4x3x5xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A0]], %[[V0]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x1x3x5xf32>, tensor<1x4x3x5xf32>) -> tensor<1x4x3x5xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<1x3x4x5xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x3x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<1x3x5x4xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.transpose"(%[[V3]], %[[V4]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x3x4x5xf32>, tensor<1x3x5x4xf32>) -> tensor<1x3x5x4xf32>
// CHECK-NEXT: %[[V6:.+]] = "ttir.constant"() <{value = dense<{{\[\[}}1.000000e+00, 0.000000e+00, 0.000000e+00], [-0.333333343, 0.333333343, -0.333333343], [-0.333333343, -0.333333343, -0.333333343], [0.0833333358, -0.166666672, 0.333333343], [0.0833333358, 0.166666672, 0.333333343], [0.000000e+00, 0.000000e+00, 1.000000e+00{{\]\]}}> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
// CHECK-NEXT: %[[V7:.+]] = tensor.empty() : tensor<3x20xf32>
// CHECK-NEXT: %[[V8:.+]] = "ttir.reshape"(%[[V5]], %[[V7]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [3 : i32, 20 : i32]}> : (tensor<1x3x5x4xf32>, tensor<3x20xf32>) -> tensor<3x20xf32>
// CHECK-NEXT: %[[V9:.+]] = tensor.empty() : tensor<6x20xf32>
// CHECK-NEXT: %[[V10:.+]] = "ttir.matmul"(%[[V6]], %[[V8]], %[[V9]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<6x3xf32>, tensor<3x20xf32>, tensor<6x20xf32>) -> tensor<6x20xf32>
// CHECK-NEXT: %[[V11:.+]] = tensor.empty() : tensor<1x6x5x4xf32>
// CHECK-NEXT: %[[V12:.+]] = "ttir.reshape"(%[[V10]], %[[V11]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 6 : i32, 5 : i32, 4 : i32]}> : (tensor<6x20xf32>, tensor<1x6x5x4xf32>) -> tensor<1x6x5x4xf32>
// CHECK-NEXT: return %[[V12]] : tensor<1x6x5x4xf32>
func.func @filter_rows(%f: tensor<4x1x3x5xf32>, %o: tensor<1x6x5x4xf32>) -> tensor<1x6x5x4xf32> {
  %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<4x1x3x5xf32>) outs(%o : tensor<1x6x5x4xf32>) -> tensor<1x6x5x4xf32>
  return %r : tensor<1x6x5x4xf32>
}

// CHECK-LABEL: func.func @input_columns(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<2x10x1x5xf32>, %[[A1:[^:]+]]: tensor<6x1x3x1x2x5xf32>) -> tensor<6x1x3x1x2x5xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<2x10x5x1xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A0]], %[[V0]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x10x1x5xf32>, tensor<2x10x5x1xf32>) -> tensor<2x10x5x1xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<2x5x10x1xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x10x5x1xf32>, tensor<2x5x10x1xf32>) -> tensor<2x5x10x1xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<10x10x1x1xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [10 : i32, 10 : i32, 1 : i32, 1 : i32]}> : (tensor<2x5x10x1xf32>, tensor<10x10x1x1xf32>) -> tensor<10x10x1x1xf32>
// CHECK-NEXT: %[[V6:.+]] = "ttir.constant"() <{value = dense<{{\[\[\[\[}}1.250000e-01], [1.875000e-01], [-2.500000e-01], [-1.875000e-01], [1.250000e-01], [0.000000e+00{{\]\]\]}}, {{\[\[\[}}0.000000e+00], [1.250000e-01], [6.250000e-02], [-3.125000e-01], [1.250000e-01], [0.000000e+00{{\]\]\]}}, {{\[\[\[}}0.000000e+00], [-1.250000e-01], [-3.125000e-01], [-6.250000e-02], [1.250000e-01], [0.000000e+00{{\]\]\]}}, {{\[\[\[}}0.000000e+00], [2.500000e-01], [-1.250000e-01], [-2.500000e-01], [1.250000e-01], [0.000000e+00{{\]\]\]}}, {{\[\[\[}}0.000000e+00], [-1.250000e-01], [-2.500000e-01], [1.250000e-01], [2.500000e-01], [0.000000e+00{{\]\]\]}}, {{\[\[\[}}0.000000e+00], [1.250000e-01], [1.875000e-01], [-2.500000e-01], [-1.875000e-01], [1.250000e-01{{\]\]\]\]}}> : tensor<6x1x6x1xf32>}> : () -> tensor<6x1x6x1xf32>
// CHECK-NEXT: %[[V7:.+]] = tensor.empty() : tensor<10x3x1x6xf32>
// CHECK-NEXT: %[[V8:.+]] = "ttir.conv2d"(%[[V5]], %[[V6]], %[[V7]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 1 : si32}> : (tensor<10x10x1x1xf32>, tensor<6x1x6x1xf32>, tensor<10x3x1x6xf32>) -> tensor<10x3x1x6xf32>
// CHECK-NEXT: %[[V9:.+]] = tensor.empty() : tensor<6x3x1x10xf32>
// CHECK-NEXT: %[[V10:.+]] = "ttir.transpose"(%[[V8]], %[[V9]]) <{dim0 = 0 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<10x3x1x6xf32>, tensor<6x3x1x10xf32>) -> tensor<6x3x1x10xf32>
// CHECK-NEXT: %[[V11:.+]] = tensor.empty() : tensor<6x1x30xf32>
// CHECK-NEXT: %[[V12:.+]] = "ttir.reshape"(%[[V10]], %[[V11]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [6 : i32, 1 : i32, 30 : i32]}> : (tensor<6x3x1x10xf32>, tensor<6x1x30xf32>) -> tensor<6x1x30xf32>
// CHECK-NEXT: %[[V13:.+]] = tensor.empty() : tensor<1x6x30xf32>
// CHECK-NEXT: %[[V14:.+]] = "ttir.transpose"(%[[V12]], %[[V13]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<6x1x30xf32>, tensor<1x6x30xf32>) -> tensor<1x6x30xf32>
// CHECK-NEXT: %[[V15:.+]] = tensor.empty() : tensor<1x180xf32>
// CHECK-NEXT: %[[V16:.+]] = "ttir.reshape"(%[[V14]], %[[V15]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 180 : i32]}> : (tensor<1x6x30xf32>, tensor<1x180xf32>) -> tensor<1x180xf32>
// CHECK-NEXT: %[[V17:.+]] = tensor.empty() : tensor<6x3x1x2x5xf32>
// CHECK-NEXT: %[[V18:.+]] = "ttir.reshape"(%[[V16]], %[[V17]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [6 : i32, 3 : i32, 1 : i32, 2 : i32, 5 : i32]}> : (tensor<1x180xf32>, tensor<6x3x1x2x5xf32>) -> tensor<6x3x1x2x5xf32>
// CHECK-NEXT: %[[V19:.+]] = tensor.empty() : tensor<1x6x3x1x2x5xf32>
// CHECK-NEXT: %[[V20:.+]] = "ttir.broadcast"(%[[V18]], %[[V19]]) <{dimension = [0, 1, 2, 3, 4, 5], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<6x3x1x2x5xf32>, tensor<1x6x3x1x2x5xf32>) -> tensor<1x6x3x1x2x5xf32>
// CHECK-NEXT: %[[V21:.+]] = tensor.empty() : tensor<6x1x3x1x2x5xf32>
// CHECK-NEXT: %[[V22:.+]] = "ttir.transpose"(%[[V20]], %[[V21]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x6x3x1x2x5xf32>, tensor<6x1x3x1x2x5xf32>) -> tensor<6x1x3x1x2x5xf32>
// CHECK-NEXT: return %[[V22]] : tensor<6x1x3x1x2x5xf32>
func.func @input_columns(%i: tensor<2x10x1x5xf32>, %o: tensor<6x1x3x1x2x5xf32>) -> tensor<6x1x3x1x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_2_5) ins(%i : tensor<2x10x1x5xf32>) outs(%o : tensor<6x1x3x1x2x5xf32>) -> tensor<6x1x3x1x2x5xf32>
  return %r : tensor<6x1x3x1x2x5xf32>
}

// The init is added.
// CHECK-LABEL: func.func @output_rows(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x6x1x3x2x4xf32>, %[[A1:[^:]+]]: tensor<2x1x12x4xf32>) -> tensor<2x1x12x4xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<{{\[\[}}4.000000e+00, 8.000000e+00, 8.000000e+00, 4.000000e+00, 4.000000e+00, 0.000000e+00], [0.000000e+00, -8.000000e+00, 8.000000e+00, -8.000000e+00, 8.000000e+00, 0.000000e+00], [0.000000e+00, 8.000000e+00, 8.000000e+00, 1.600000e+01, 1.600000e+01, 0.000000e+00], [0.000000e+00, -8.000000e+00, 8.000000e+00, -3.200000e+01, 3.200000e+01, 1.600000e+01{{\]\]}}> : tensor<4x6xf32>}> : () -> tensor<4x6xf32>
// CHECK-NEXT: %[[V1:.+]] = tensor.empty() : tensor<6x24xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.reshape"(%[[A0]], %[[V1]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [6 : i32, 24 : i32]}> : (tensor<1x6x1x3x2x4xf32>, tensor<6x24xf32>) -> tensor<6x24xf32>
// CHECK-NEXT: %[[V3:.+]] = tensor.empty() : tensor<4x24xf32>
// CHECK-NEXT: %[[V4:.+]] = "ttir.matmul"(%[[V0]], %[[V2]], %[[V3]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x6xf32>, tensor<6x24xf32>, tensor<4x24xf32>) -> tensor<4x24xf32>
// CHECK-NEXT: %[[V5:.+]] = tensor.empty() : tensor<1x12x2x4xf32>
// CHECK-NEXT: %[[V6:.+]] = "ttir.reshape"(%[[V4]], %[[V5]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 12 : i32, 2 : i32, 4 : i32]}> : (tensor<4x24xf32>, tensor<1x12x2x4xf32>) -> tensor<1x12x2x4xf32>
// CHECK-NEXT: %[[V7:.+]] = tensor.empty() : tensor<2x12x1x4xf32>
// CHECK-NEXT: %[[V8:.+]] = "ttir.transpose"(%[[V6]], %[[V7]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x12x2x4xf32>, tensor<2x12x1x4xf32>) -> tensor<2x12x1x4xf32>
// CHECK-NEXT: %[[V9:.+]] = tensor.empty() : tensor<2x4x1x12xf32>
// CHECK-NEXT: %[[V10:.+]] = "ttir.reshape"(%[[V8]], %[[V9]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 4 : i32, 1 : i32, 12 : i32]}> : (tensor<2x12x1x4xf32>, tensor<2x4x1x12xf32>) -> tensor<2x4x1x12xf32>
// CHECK-NEXT: %[[V11:.+]] = tensor.empty() : tensor<2x1x4x12xf32>
// CHECK-NEXT: %[[V12:.+]] = "ttir.transpose"(%[[V10]], %[[V11]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x4x1x12xf32>, tensor<2x1x4x12xf32>) -> tensor<2x1x4x12xf32>
// CHECK-NEXT: %[[V13:.+]] = tensor.empty() : tensor<2x4x3x1x4xf32>
// CHECK-NEXT: %[[V14:.+]] = "ttir.reshape"(%[[V12]], %[[V13]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 4 : i32, 3 : i32, 1 : i32, 4 : i32]}> : (tensor<2x1x4x12xf32>, tensor<2x4x3x1x4xf32>) -> tensor<2x4x3x1x4xf32>
// CHECK-NEXT: %[[V15:.+]] = tensor.empty() : tensor<2x1x3x4x4xf32>
// CHECK-NEXT: %[[V16:.+]] = "ttir.transpose"(%[[V14]], %[[V15]]) <{dim0 = 1 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x4x3x1x4xf32>, tensor<2x1x3x4x4xf32>) -> tensor<2x1x3x4x4xf32>
// CHECK-NEXT: %[[V17:.+]] = tensor.empty() : tensor<2x1x12x4xf32>
// CHECK-NEXT: %[[V18:.+]] = "ttir.reshape"(%[[V16]], %[[V17]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 1 : i32, 12 : i32, 4 : i32]}> : (tensor<2x1x3x4x4xf32>, tensor<2x1x12x4xf32>) -> tensor<2x1x12x4xf32>
// CHECK-NEXT: %[[V19:.+]] = tensor.empty() : tensor<2x1x12x4xf32>
// CHECK-NEXT: %[[V20:.+]] = "ttir.add"(%[[V18]], %[[A1]], %[[V19]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x1x12x4xf32>, tensor<2x1x12x4xf32>, tensor<2x1x12x4xf32>) -> tensor<2x1x12x4xf32>
// CHECK-NEXT: return %[[V20]] : tensor<2x1x12x4xf32>
func.func @output_rows(%v: tensor<1x6x1x3x2x4xf32>, %o: tensor<2x1x12x4xf32>) -> tensor<2x1x12x4xf32> {
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<1x6x1x3x2x4xf32>) outs(%o : tensor<2x1x12x4xf32>) -> tensor<2x1x12x4xf32>
  return %r : tensor<2x1x12x4xf32>
}

// Both matrices are one: 2 by 2 outputs [h, w] are the rows (h, w) of the constant.
// CHECK-LABEL: func.func @output(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x4x3x2x1x4xf32>) -> tensor<1x6x4x4xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<{{\[\[}}1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, -1.000000e+00, -1.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00, 0.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00{{\]\]}}> : tensor<4x16xf32>}> : () -> tensor<4x16xf32>
// CHECK-NEXT: %[[V1:.+]] = tensor.empty() : tensor<16x24xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.reshape"(%[[A0]], %[[V1]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [16 : i32, 24 : i32]}> : (tensor<4x4x3x2x1x4xf32>, tensor<16x24xf32>) -> tensor<16x24xf32>
// CHECK-NEXT: %[[V3:.+]] = tensor.empty() : tensor<4x24xf32>
// CHECK-NEXT: %[[V4:.+]] = "ttir.matmul"(%[[V0]], %[[V2]], %[[V3]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x16xf32>, tensor<16x24xf32>, tensor<4x24xf32>) -> tensor<4x24xf32>
// CHECK-NEXT: %[[V5:.+]] = tensor.empty() : tensor<2x12x1x4xf32>
// CHECK-NEXT: %[[V6:.+]] = "ttir.reshape"(%[[V4]], %[[V5]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 12 : i32, 1 : i32, 4 : i32]}> : (tensor<4x24xf32>, tensor<2x12x1x4xf32>) -> tensor<2x12x1x4xf32>
// CHECK-NEXT: %[[V7:.+]] = tensor.empty() : tensor<1x12x2x4xf32>
// CHECK-NEXT: %[[V8:.+]] = "ttir.transpose"(%[[V6]], %[[V7]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x12x1x4xf32>, tensor<1x12x2x4xf32>) -> tensor<1x12x2x4xf32>
// CHECK-NEXT: %[[V9:.+]] = tensor.empty() : tensor<2x3x16xf32>
// CHECK-NEXT: %[[V10:.+]] = "ttir.reshape"(%[[V8]], %[[V9]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 3 : i32, 16 : i32]}> : (tensor<1x12x2x4xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
// CHECK-NEXT: %[[V11:.+]] = tensor.empty() : tensor<3x2x16xf32>
// CHECK-NEXT: %[[V12:.+]] = "ttir.transpose"(%[[V10]], %[[V11]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x3x16xf32>, tensor<3x2x16xf32>) -> tensor<3x2x16xf32>
// CHECK-NEXT: %[[V13:.+]] = tensor.empty() : tensor<3x2x2x2x4xf32>
// CHECK-NEXT: %[[V14:.+]] = "ttir.reshape"(%[[V12]], %[[V13]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [3 : i32, 2 : i32, 2 : i32, 2 : i32, 4 : i32]}> : (tensor<3x2x16xf32>, tensor<3x2x2x2x4xf32>) -> tensor<3x2x2x2x4xf32>
// CHECK-NEXT: %[[V15:.+]] = tensor.empty() : tensor<3x2x2x2x4xf32>
// CHECK-NEXT: %[[V16:.+]] = "ttir.transpose"(%[[V14]], %[[V15]]) <{dim0 = 1 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x2x2x2x4xf32>, tensor<3x2x2x2x4xf32>) -> tensor<3x2x2x2x4xf32>
// CHECK-NEXT: %[[V17:.+]] = tensor.empty() : tensor<1x6x4x4xf32>
// CHECK-NEXT: %[[V18:.+]] = "ttir.reshape"(%[[V16]], %[[V17]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 6 : i32, 4 : i32, 4 : i32]}> : (tensor<3x2x2x2x4xf32>, tensor<1x6x4x4xf32>) -> tensor<1x6x4x4xf32>
// CHECK-NEXT: return %[[V18]] : tensor<1x6x4x4xf32>
func.func @output(%v: tensor<4x4x3x2x1x4xf32>) -> tensor<1x6x4x4xf32> {
  %o = tensor.empty() : tensor<1x6x4x4xf32>
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%v : tensor<4x4x3x2x1x4xf32>) outs(%o : tensor<1x6x4x4xf32>) -> tensor<1x6x4x4xf32>
  return %r : tensor<1x6x4x4xf32>
}
