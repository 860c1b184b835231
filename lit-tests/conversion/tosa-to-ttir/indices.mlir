// RUN: ttmlir-opt --convert-tosa-to-ttir %s | filecheck %s

// CHECK-LABEL: func.func @argmax(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<3x1xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.max"(%arg0, %[[V0]]) <{dim_arg = [1 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x8xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<3x8xi1>
// CHECK-NEXT: %[[V3:.*]] = "ttir.ge"(%arg0, %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3x8xf32>, tensor<3x1xf32>, tensor<3x8xi1>) -> tensor<3x8xi1>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<3x8xi1>
// CHECK-NEXT: %[[V5:.*]] = "ttir.ne"(%arg0, %arg0, %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xi1>) -> tensor<3x8xi1>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<3x8xi1>
// CHECK-NEXT: %[[V7:.*]] = "ttir.logical_or"(%[[V3]], %[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3x8xi1>, tensor<3x8xi1>, tensor<3x8xi1>) -> tensor<3x8xi1>
// CHECK-NEXT: %[[V8:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00]]> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.constant"() <{value = dense<8.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<3x8xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.where"(%[[V7]], %[[V8]], %[[V9]], %[[V10]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3x8xi1>, tensor<1x8xf32>, tensor<1x1xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.min"(%[[V11]], %[[V12]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x8xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<3xi32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.typecast"(%[[V13]], %[[V14]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3xf32>, tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT: return %[[V15]] : tensor<3xi32>
func.func @argmax(%a: tensor<3x8xf32>) -> tensor<3xi32> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<3x8xf32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// Integers are never NaN.
// CHECK-LABEL: func.func @argmax_of_integers(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x8xi8>
// CHECK-NEXT: %[[V1:.*]] = "ttir.max"(%arg0, %[[V0]]) <{dim_arg = [0 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x8xi8>, tensor<1x8xi8>) -> tensor<1x8xi8>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<3x8xi1>
// CHECK-NEXT: %[[V3:.*]] = "ttir.ge"(%arg0, %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3x8xi8>, tensor<1x8xi8>, tensor<3x8xi1>) -> tensor<3x8xi1>
// CHECK-NEXT: %[[V4:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00], [1.000000e+00], [2.000000e+00]]> : tensor<3x1xf32>}> : () -> tensor<3x1xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.constant"() <{value = dense<3.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<3x8xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.where"(%[[V3]], %[[V4]], %[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3x8xi1>, tensor<3x1xf32>, tensor<1x1xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.min"(%[[V7]], %[[V8]]) <{dim_arg = [0 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<8xi32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.typecast"(%[[V9]], %[[V10]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<8xf32>, tensor<8xi32>) -> tensor<8xi32>
// CHECK-NEXT: return %[[V11]] : tensor<8xi32>
func.func @argmax_of_integers(%a: tensor<3x8xi8>) -> tensor<8xi32> {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<3x8xi8>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// CHECK-LABEL: func.func @table(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<256x1xi8>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg1, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [256 : i32, 1 : i32]}> : (tensor<256xi8>, tensor<256x1xi8>) -> tensor<256x1xi8>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<32xi8>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%arg0, %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [32 : i32]}> : (tensor<4x8xi8>, tensor<32xi8>) -> tensor<32xi8>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<32xi32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.typecast"(%[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<32xi8>, tensor<32xi32>) -> tensor<32xi32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.constant"() <{value = dense<255> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<32xi32>
// CHECK-NEXT: %[[V8:.*]] = "ttir.bitwise_and"(%[[V5]], %[[V6]], %[[V7]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<32xi32>, tensor<1xi32>, tensor<32xi32>) -> tensor<32xi32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.constant"() <{value = dense<128> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<32xi32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.bitwise_xor"(%[[V8]], %[[V9]], %[[V10]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<32xi32>, tensor<1xi32>, tensor<32xi32>) -> tensor<32xi32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<32x1xi8>
// CHECK-NEXT: %[[V13:.*]] = "ttir.embedding"(%[[V11]], %[[V1]], %[[V12]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<32xi32>, tensor<256x1xi8>, tensor<32x1xi8>) -> tensor<32x1xi8>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<4x8xi8>
// CHECK-NEXT: %[[V15:.*]] = "ttir.reshape"(%[[V13]], %[[V14]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 8 : i32]}> : (tensor<32x1xi8>, tensor<4x8xi8>) -> tensor<4x8xi8>
// CHECK-NEXT: return %[[V15]] : tensor<4x8xi8>
func.func @table(%a: tensor<4x8xi8>, %t: tensor<256xi8>) -> tensor<4x8xi8> {
  %0 = tosa.table %a, %t : (tensor<4x8xi8>, tensor<256xi8>) -> tensor<4x8xi8>
  return %0 : tensor<4x8xi8>
}

// Rows of the values and of the input in one table.
// CHECK-LABEL: func.func @scatter(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<6x4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg0, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [6 : i32, 4 : i32]}> : (tensor<2x3x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%arg1, %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 4 : i32]}> : (tensor<2x2x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<10x4xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.concat"(%[[V1]], %[[V3]], %[[V4]]) <{dim = 0 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<6x4xf32>, tensor<4x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.constant"() <{value = dense<[7, 1, 6, 3, 8, 9]> : tensor<6xi32>}> : () -> tensor<6xi32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<6x4xf32>
// CHECK-NEXT: %[[V8:.*]] = "ttir.embedding"(%[[V6]], %[[V5]], %[[V7]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<6xi32>, tensor<10x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT: %[[V9:.*]] = tensor.empty() : tensor<2x3x4xf32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.reshape"(%[[V8]], %[[V9]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 3 : i32, 4 : i32]}> : (tensor<6x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: return %[[V10]] : tensor<2x3x4xf32>
func.func @scatter(%v: tensor<2x3x4xf32>, %u: tensor<2x2x4xf32>) -> tensor<2x3x4xf32> {
  %i = "tosa.const"() <{values = dense<[[2, 0], [1, 2]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %0 = tosa.scatter %v, %i, %u : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<2x2x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// Each row comes from the last update at its place, or stays.
// CHECK-LABEL: func.func @scatter_computed(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<6x4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg0, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [6 : i32, 4 : i32]}> : (tensor<2x3x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%arg2, %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 4 : i32]}> : (tensor<2x2x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<10x4xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.concat"(%[[V1]], %[[V3]], %[[V4]]) <{dim = 0 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<6x4xf32>, tensor<4x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.constant"() <{value = dense<{{\[\[\[}}6.000000e+00, 7.000000e+00]], {{\[\[}}8.000000e+00, 9.000000e+00]]]> : tensor<2x1x2xf32>}> : () -> tensor<2x1x2xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<2x2xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.typecast"(%arg1, %[[V8]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x2xi32>, tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<2x1x2xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.reshape"(%[[V9]], %[[V10]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 1 : i32, 2 : i32]}> : (tensor<2x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
// CHECK-NEXT: %[[V12:.*]] = "ttir.constant"() <{value = dense<{{\[\[\[}}0.000000e+00], [1.000000e+00], [2.000000e+00]]]> : tensor<1x3x1xf32>}> : () -> tensor<1x3x1xf32>
// CHECK-NEXT: %[[V13:.*]] = tensor.empty() : tensor<2x3x2xi1>
// CHECK-NEXT: %[[V14:.*]] = "ttir.eq"(%[[V11]], %[[V12]], %[[V13]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x1x2xf32>, tensor<1x3x1xf32>, tensor<2x3x2xi1>) -> tensor<2x3x2xi1>
// CHECK-NEXT: %[[V15:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT: %[[V16:.*]] = tensor.empty() : tensor<2x3x2xf32>
// CHECK-NEXT: %[[V17:.*]] = "ttir.where"(%[[V14]], %[[V7]], %[[V15]], %[[V16]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x3x2xi1>, tensor<2x1x2xf32>, tensor<1x1x1xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
// CHECK-NEXT: %[[V18:.*]] = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %[[V19:.*]] = "ttir.max"(%[[V17]], %[[V18]]) <{dim_arg = [2 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x3x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V20:.*]] = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %[[V21:.*]] = "ttir.maximum"(%[[V19]], %[[V6]], %[[V20]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V22:.*]] = tensor.empty() : tensor<6xf32>
// CHECK-NEXT: %[[V23:.*]] = "ttir.reshape"(%[[V21]], %[[V22]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [6 : i32]}> : (tensor<2x3xf32>, tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: %[[V24:.*]] = tensor.empty() : tensor<6xi32>
// CHECK-NEXT: %[[V25:.*]] = "ttir.typecast"(%[[V23]], %[[V24]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<6xf32>, tensor<6xi32>) -> tensor<6xi32>
// CHECK-NEXT: %[[V26:.*]] = tensor.empty() : tensor<6x4xf32>
// CHECK-NEXT: %[[V27:.*]] = "ttir.embedding"(%[[V25]], %[[V5]], %[[V26]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<6xi32>, tensor<10x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT: %[[V28:.*]] = tensor.empty() : tensor<2x3x4xf32>
// CHECK-NEXT: %[[V29:.*]] = "ttir.reshape"(%[[V27]], %[[V28]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 3 : i32, 4 : i32]}> : (tensor<6x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT: return %[[V29]] : tensor<2x3x4xf32>
func.func @scatter_computed(%v: tensor<2x3x4xf32>, %i: tensor<2x2xi32>, %u: tensor<2x2x4xf32>) -> tensor<2x3x4xf32> {
  %r = tosa.scatter %v, %i, %u : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<2x2x4xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
