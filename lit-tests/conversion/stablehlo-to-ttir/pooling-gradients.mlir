// RUN: ttmlir-opt --convert-stablehlo-to-ttir %s | filecheck %s

// CHECK-LABEL: func.func @windows_apart(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x1x6x2xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x6x2xf32>, tensor<4x1x6x2xf32>) -> tensor<4x1x6x2xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x6x1x2xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x1x6x2xf32>, tensor<4x6x1x2xf32>) -> tensor<4x6x1x2xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<24x2xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [24 : i32, 2 : i32]}> : (tensor<4x6x1x2xf32>, tensor<24x2xf32>) -> tensor<24x2xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.constant"() <{value = dense<[0, 2, 4, 12, 14, 16, 1, 3, 5, 13, 15, 17, 6, 8, 10, 18, 20, 22, 7, 9, 11, 19, 21, 23]> : tensor<24xi32>}> : () -> tensor<24xi32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<24x2xf32>
// CHECK-NEXT: %[[V8:.*]] = "ttir.embedding"(%[[V6]], %[[V5]], %[[V7]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<24xi32>, tensor<24x2xf32>, tensor<24x2xf32>) -> tensor<24x2xf32>
// CHECK-NEXT: %[[V9:.*]] = tensor.empty() : tensor<4x12xf32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.reshape"(%[[V8]], %[[V9]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 12 : i32]}> : (tensor<24x2xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
// CHECK-NEXT: %[[V11:.*]] = tensor.empty() : tensor<1x12xf32>
// CHECK-NEXT: %[[V12:.*]] = "ttir.max"(%[[V10]], %[[V11]]) <{dim_arg = [0 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x12xf32>, tensor<1x12xf32>) -> tensor<1x12xf32>
// CHECK-NEXT: %[[V13:.*]] = tensor.empty() : tensor<4x12xi1>
// CHECK-NEXT: %[[V14:.*]] = "ttir.ge"(%[[V10]], %[[V12]], %[[V13]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x12xf32>, tensor<1x12xf32>, tensor<4x12xi1>) -> tensor<4x12xi1>
// CHECK-NEXT: %[[V15:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00], [1.000000e+00], [2.000000e+00], [3.000000e+00]]> : tensor<4x1xf32>}> : () -> tensor<4x1xf32>
// CHECK-NEXT: %[[V16:.*]] = "ttir.constant"() <{value = dense<4.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V17:.*]] = tensor.empty() : tensor<4x12xf32>
// CHECK-NEXT: %[[V18:.*]] = "ttir.where"(%[[V14]], %[[V15]], %[[V16]], %[[V17]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x12xi1>, tensor<4x1xf32>, tensor<1x1xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
// CHECK-NEXT: %[[V19:.*]] = tensor.empty() : tensor<12xf32>
// CHECK-NEXT: %[[V20:.*]] = "ttir.min"(%[[V18]], %[[V19]]) <{dim_arg = [0 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x12xf32>, tensor<12xf32>) -> tensor<12xf32>
// CHECK-NEXT: %[[V21:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00], [1.000000e+00], [2.000000e+00], [3.000000e+00]]> : tensor<4x1xf32>}> : () -> tensor<4x1xf32>
// CHECK-NEXT: %[[V22:.*]] = tensor.empty() : tensor<1x12xf32>
// CHECK-NEXT: %[[V23:.*]] = "ttir.reshape"(%[[V20]], %[[V22]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 12 : i32]}> : (tensor<12xf32>, tensor<1x12xf32>) -> tensor<1x12xf32>
// CHECK-NEXT: %[[V24:.*]] = tensor.empty() : tensor<4x12xi1>
// CHECK-NEXT: %[[V25:.*]] = "ttir.eq"(%[[V21]], %[[V23]], %[[V24]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x1xf32>, tensor<1x12xf32>, tensor<4x12xi1>) -> tensor<4x12xi1>
// CHECK-NEXT: %[[V26:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V27:.*]] = tensor.empty() : tensor<2x1x3x2xf32>
// CHECK-NEXT: %[[V28:.*]] = "ttir.transpose"(%arg1, %[[V27]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x2x3x2xf32>, tensor<2x1x3x2xf32>) -> tensor<2x1x3x2xf32>
// CHECK-NEXT: %[[V29:.*]] = tensor.empty() : tensor<2x3x1x2xf32>
// CHECK-NEXT: %[[V30:.*]] = "ttir.transpose"(%[[V28]], %[[V29]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x1x3x2xf32>, tensor<2x3x1x2xf32>) -> tensor<2x3x1x2xf32>
// CHECK-NEXT: %[[V31:.*]] = tensor.empty() : tensor<1x12xf32>
// CHECK-NEXT: %[[V32:.*]] = "ttir.reshape"(%[[V30]], %[[V31]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 12 : i32]}> : (tensor<2x3x1x2xf32>, tensor<1x12xf32>) -> tensor<1x12xf32>
// CHECK-NEXT: %[[V33:.*]] = tensor.empty() : tensor<4x12xf32>
// CHECK-NEXT: %[[V34:.*]] = "ttir.where"(%[[V25]], %[[V32]], %[[V26]], %[[V33]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x12xi1>, tensor<1x12xf32>, tensor<1x1xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
// CHECK-NEXT: %[[V35:.*]] = tensor.empty() : tensor<24x2xf32>
// CHECK-NEXT: %[[V36:.*]] = "ttir.reshape"(%[[V34]], %[[V35]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [24 : i32, 2 : i32]}> : (tensor<4x12xf32>, tensor<24x2xf32>) -> tensor<24x2xf32>
// CHECK-NEXT: %[[V37:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
// CHECK-NEXT: %[[V38:.*]] = tensor.empty() : tensor<25x2xf32>
// CHECK-NEXT: %[[V39:.*]] = "ttir.concat"(%[[V36]], %[[V37]], %[[V38]]) <{dim = 0 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<24x2xf32>, tensor<1x2xf32>, tensor<25x2xf32>) -> tensor<25x2xf32>
// CHECK-NEXT: %[[V40:.*]] = "ttir.constant"() <{value = dense<[0, 6, 1, 7, 2, 8, 12, 18, 13, 19, 14, 20, 3, 9, 4, 10, 5, 11, 15, 21, 16, 22, 17, 23]> : tensor<24xi32>}> : () -> tensor<24xi32>
// CHECK-NEXT: %[[V41:.*]] = tensor.empty() : tensor<24x2xf32>
// CHECK-NEXT: %[[V42:.*]] = "ttir.embedding"(%[[V40]], %[[V39]], %[[V41]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<24xi32>, tensor<25x2xf32>, tensor<24x2xf32>) -> tensor<24x2xf32>
// CHECK-NEXT: %[[V43:.*]] = tensor.empty() : tensor<4x6x1x2xf32>
// CHECK-NEXT: %[[V44:.*]] = "ttir.reshape"(%[[V42]], %[[V43]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 6 : i32, 1 : i32, 2 : i32]}> : (tensor<24x2xf32>, tensor<4x6x1x2xf32>) -> tensor<4x6x1x2xf32>
// CHECK-NEXT: %[[V45:.*]] = tensor.empty() : tensor<1x6x4x2xf32>
// CHECK-NEXT: %[[V46:.*]] = "ttir.transpose"(%[[V44]], %[[V45]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x6x1x2xf32>, tensor<1x6x4x2xf32>) -> tensor<1x6x4x2xf32>
// CHECK-NEXT: %[[V47:.*]] = tensor.empty() : tensor<1x4x6x2xf32>
// CHECK-NEXT: %[[V48:.*]] = "ttir.transpose"(%[[V46]], %[[V47]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x6x4x2xf32>, tensor<1x4x6x2xf32>) -> tensor<1x4x6x2xf32>
// CHECK-NEXT: return %[[V48]] : tensor<1x4x6x2xf32>
func.func @windows_apart(%image: tensor<1x4x6x2xf32>, %source: tensor<1x2x3x2xf32>) -> tensor<1x4x6x2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%image, %source, %zero) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %sum = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<1x4x6x2xf32>, tensor<1x2x3x2xf32>, tensor<f32>) -> tensor<1x4x6x2xf32>
  return %0 : tensor<1x4x6x2xf32>
}

// Windows of three in padding, the least and last elements of integers, and updates that are not sums.
// CHECK-LABEL: func.func @windows_that_overlap(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x1xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg0, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 1 : i32]}> : (tensor<4xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.constant"() <{value = dense<2147483647> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<5x1xi32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.concat"(%[[V1]], %[[V2]], %[[V3]]) <{dim = 0 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x1xi32>, tensor<1x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.constant"() <{value = dense<[0, 2, 4, 4, 1, 3, 4, 0, 2]> : tensor<9xi32>}> : () -> tensor<9xi32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<9x1xi32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.embedding"(%[[V5]], %[[V4]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<9xi32>, tensor<5x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<3x3xi32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.reshape"(%[[V7]], %[[V8]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [3 : i32, 3 : i32]}> : (tensor<9x1xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<1x3xi32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.min"(%[[V9]], %[[V10]]) <{dim_arg = [0 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<3x3xi1>
// CHECK-NEXT: %[[V13:.*]] = "ttir.le"(%[[V9]], %[[V11]], %[[V12]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3x3xi32>, tensor<1x3xi32>, tensor<3x3xi1>) -> tensor<3x3xi1>
// CHECK-NEXT: %[[V14:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00], [1.000000e+00], [2.000000e+00]]> : tensor<3x1xf32>}> : () -> tensor<3x1xf32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.constant"() <{value = dense<3.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V16:.*]] = tensor.empty() : tensor<3x3xf32>
// CHECK-NEXT: %[[V17:.*]] = "ttir.where"(%[[V13]], %[[V14]], %[[V15]], %[[V16]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3x3xi1>, tensor<3x1xf32>, tensor<1x1xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT: %[[V18:.*]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT: %[[V19:.*]] = "ttir.min"(%[[V17]], %[[V18]]) <{dim_arg = [0 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT: %[[V20:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00], [1.000000e+00], [2.000000e+00]]> : tensor<3x1xf32>}> : () -> tensor<3x1xf32>
// CHECK-NEXT: %[[V21:.*]] = tensor.empty() : tensor<1x3xf32>
// CHECK-NEXT: %[[V22:.*]] = "ttir.reshape"(%[[V19]], %[[V21]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 3 : i32]}> : (tensor<3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: %[[V23:.*]] = tensor.empty() : tensor<3x3xi1>
// CHECK-NEXT: %[[V24:.*]] = "ttir.eq"(%[[V20]], %[[V22]], %[[V23]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3x1xf32>, tensor<1x3xf32>, tensor<3x3xi1>) -> tensor<3x3xi1>
// CHECK-NEXT: %[[V25:.*]] = "ttir.constant"() <{value = dense<-2147483648> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V26:.*]] = tensor.empty() : tensor<1x3xi32>
// CHECK-NEXT: %[[V27:.*]] = "ttir.reshape"(%arg1, %[[V26]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 3 : i32]}> : (tensor<3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT: %[[V28:.*]] = tensor.empty() : tensor<3x3xi32>
// CHECK-NEXT: %[[V29:.*]] = "ttir.where"(%[[V24]], %[[V27]], %[[V25]], %[[V28]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3x3xi1>, tensor<1x3xi32>, tensor<1x1xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
// CHECK-NEXT: %[[V30:.*]] = tensor.empty() : tensor<9x1xi32>
// CHECK-NEXT: %[[V31:.*]] = "ttir.reshape"(%[[V29]], %[[V30]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [9 : i32, 1 : i32]}> : (tensor<3x3xi32>, tensor<9x1xi32>) -> tensor<9x1xi32>
// CHECK-NEXT: %[[V32:.*]] = "ttir.constant"() <{value = dense<-2147483648> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V33:.*]] = tensor.empty() : tensor<10x1xi32>
// CHECK-NEXT: %[[V34:.*]] = "ttir.concat"(%[[V31]], %[[V32]], %[[V33]]) <{dim = 0 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<9x1xi32>, tensor<1x1xi32>, tensor<10x1xi32>) -> tensor<10x1xi32>
// CHECK-NEXT: %[[V35:.*]] = "ttir.constant"() <{value = dense<[0, 4, 1, 5]> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %[[V36:.*]] = tensor.empty() : tensor<4x1xi32>
// CHECK-NEXT: %[[V37:.*]] = "ttir.embedding"(%[[V35]], %[[V34]], %[[V36]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<10x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
// CHECK-NEXT: %[[V38:.*]] = "ttir.constant"() <{value = dense<[7, 9, 8, 9]> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %[[V39:.*]] = tensor.empty() : tensor<4x1xi32>
// CHECK-NEXT: %[[V40:.*]] = "ttir.embedding"(%[[V38]], %[[V34]], %[[V39]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<10x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
// CHECK-NEXT: %[[V41:.*]] = tensor.empty() : tensor<4x1xi32>
// CHECK-NEXT: %[[V42:.*]] = "ttir.maximum"(%[[V37]], %[[V40]], %[[V41]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
// CHECK-NEXT: %[[V43:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V44:.*]] = "ttir.reshape"(%[[V42]], %[[V43]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32]}> : (tensor<4x1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V45:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V46:.*]] = "ttir.maximum"(%[[V44]], %arg2, %[[V45]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<i32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: return %[[V46]] : tensor<4xi32>
func.func @windows_that_overlap(%row: tensor<4xi32>, %source: tensor<3xi32>, %init: tensor<i32>) -> tensor<4xi32> {
  %0 = "stablehlo.select_and_scatter"(%row, %source, %init) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[2, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %p = stablehlo.compare GT, %y, %x, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %most = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %most : tensor<i32>
  }) : (tensor<4xi32>, tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
