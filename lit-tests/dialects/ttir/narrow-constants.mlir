// RUN: ttmlir-opt --ttir-element-type-normalization %s | filecheck %s
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline %s | ttmlir-translate --ttnn-to-flatbuffer -o %t.ttnn
// RUN: ttrt run --golden --program-index all %t.ttnn

// Constants of types that the device has no format for: what moves and converts them is computed.

#any = #tt.operand_constraint<any_device>

// CHECK-LABEL: func.func @typecasts(
// CHECK-NEXT: %[[I8:.*]] = "ttir.constant"() <{value = dense<[7, -8, -1]> : tensor<3xi8>}>
// CHECK-NEXT: %[[UI8:.*]] = "ttir.constant"() <{value = dense<[7, 248, 255]> : tensor<3xui8>}>
// CHECK-NEXT: %[[I1:.*]] = "ttir.constant"() <{value = dense<[true, false, true, true]> : tensor<4xi1>}>
// CHECK-NEXT: %[[I32:.*]] = "ttir.constant"() <{value = dense<[448, 0, -3, 0]> : tensor<4xi32>}>
// CHECK-NEXT: return %[[I8]], %[[UI8]], %[[I1]], %[[I32]]
func.func @typecasts() -> (tensor<3xi8>, tensor<3xui8>, tensor<4xi1>, tensor<4xi32>) {
  %i4 = "ttir.constant"() <{value = dense<[7, -8, -1]> : tensor<3xi4>}> : () -> tensor<3xi4>
  %f8 = "ttir.constant"() <{value = dense<[448.0, 0.0, -3.5, 0.5]> : tensor<4xf8E4M3FN>}> : () -> tensor<4xf8E4M3FN>
  %e0 = tensor.empty() : tensor<3xi8>
  %0 = "ttir.typecast"(%i4, %e0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<3xi4>, tensor<3xi8>) -> tensor<3xi8>
  %e1 = tensor.empty() : tensor<3xui8>
  %1 = "ttir.typecast"(%i4, %e1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<3xi4>, tensor<3xui8>) -> tensor<3xui8>
  %e2 = tensor.empty() : tensor<4xi1>
  %2 = "ttir.typecast"(%f8, %e2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<4xf8E4M3FN>, tensor<4xi1>) -> tensor<4xi1>
  %e3 = tensor.empty() : tensor<4xi32>
  %3 = "ttir.typecast"(%f8, %e3) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<4xf8E4M3FN>, tensor<4xi32>) -> tensor<4xi32>
  return %0, %1, %2, %3 : tensor<3xi8>, tensor<3xui8>, tensor<4xi1>, tensor<4xi32>
}

// Numbers are rounded to fewer bits and back.
// CHECK-LABEL: func.func @rounded(
// CHECK-NEXT: %[[VALUE:.*]] = "ttir.constant"() <{value = dense<[3.125000e-01, -4.480000e+02, 0x7FC00000]> : tensor<3xf32>}>
// CHECK-NEXT: return %[[VALUE]]
func.func @rounded() -> tensor<3xf32> {
  %0 = "ttir.constant"() <{value = dense<[0.3, -460.0, 0x7FC00000]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %e1 = tensor.empty() : tensor<3xf8E4M3FN>
  %1 = "ttir.typecast"(%0, %e1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<3xf32>, tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  %e2 = tensor.empty() : tensor<3xf32>
  %2 = "ttir.typecast"(%1, %e2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<3xf8E4M3FN>, tensor<3xf32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// In a resource of the file, as large constants are.
// CHECK-LABEL: func.func @resource(
// CHECK-NEXT: %[[VALUE:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1.000000e+00, 2.000000e+00], [1.250000e+00, 0.000000e+00], [-1.000000e+00, 4.000000e+00]]> : tensor<3x2xf32>}>
// CHECK-NEXT: return %[[VALUE]]
func.func @resource() -> tensor<3x2xf32> {
  %0 = "ttir.constant"() <{value = dense_resource<weights> : tensor<2x3xf8E5M2>}> : () -> tensor<2x3xf8E5M2>
  %e1 = tensor.empty() : tensor<3x2xf8E5M2>
  %1 = "ttir.transpose"(%0, %e1) <{dim0 = 0 : si32, dim1 = -1 : si32, operand_constraints = [#any, #any]}> : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<3x2xf8E5M2>
  %e2 = tensor.empty() : tensor<3x2xf32>
  %2 = "ttir.typecast"(%1, %e2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<3x2xf8E5M2>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %2 : tensor<3x2xf32>
}

// Constants that the device can hold are left to it.
// CHECK-LABEL: func.func @others(
// CHECK: "ttir.transpose"
// CHECK: "ttir.typecast"
func.func @others() -> tensor<3x2xf32> {
  %0 = "ttir.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %e1 = tensor.empty() : tensor<3x2xi8>
  %1 = "ttir.transpose"(%0, %e1) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<3x2xi8>
  %e2 = tensor.empty() : tensor<3x2xf32>
  %2 = "ttir.typecast"(%1, %e2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<3x2xi8>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %2 : tensor<3x2xf32>
}

// What products and lookups read, which are not computed here, gets a type that has the same numbers.
// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[A:.*]]: tensor<2x2xf32>, %[[ROWS:.*]]: tensor<3xi32>)
// CHECK-NEXT: %[[I4:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1, -8, 7, 3], [0, -1, 2, -3]]> : tensor<2x4xi8>}>
// CHECK: %[[PRODUCT:.*]] = "ttir.matmul"(%[[A]], %[[I4]],
// CHECK-SAME: (tensor<2x2xf32>, tensor<2x4xi8>, tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK: %[[FOUND:.*]] = "ttir.embedding"(%[[ROWS]], %[[I4]],
// CHECK-SAME: (tensor<3xi32>, tensor<2x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi8>
// CHECK: %[[SWAPPED:.*]] = "ttir.transpose"(%[[FOUND]],
// CHECK-SAME: (tensor<3x4xi8>, tensor<4x3xi8>) -> tensor<4x3xi8>
// CHECK: %[[NUMBERS:.*]] = "ttir.typecast"(%[[SWAPPED]],
// CHECK-SAME: (tensor<4x3xi8>, tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK: %[[F8:.*]] = "ttir.constant"() <{value = dense<[1.000000e+00, -2.500000e+00]> : tensor<2xbf16>}>
// CHECK: %[[SUM:.*]] = "ttir.add"(%[[A]], %[[F8]],
// CHECK: return %[[PRODUCT]], %[[NUMBERS]], %[[SUM]]
func.func @read(%a: tensor<2x2xf32>, %rows: tensor<3xi32>) -> (tensor<2x4xf32>, tensor<4x3xf32>, tensor<2x2xf32>) {
  %w = "ttir.constant"() <{value = dense<[[1, -8, 7, 3], [0, -1, 2, -3]]> : tensor<2x4xi4>}> : () -> tensor<2x4xi4>
  %e0 = tensor.empty() : tensor<2x4xf32>
  %0 = "ttir.matmul"(%a, %w, %e0) <{operand_constraints = [#any, #any, #any]}> : (tensor<2x2xf32>, tensor<2x4xi4>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %e1 = tensor.empty() : tensor<3x4xi4>
  %1 = "ttir.embedding"(%rows, %w, %e1) <{operand_constraints = [#any, #any, #any]}> : (tensor<3xi32>, tensor<2x4xi4>, tensor<3x4xi4>) -> tensor<3x4xi4>
  %e2 = tensor.empty() : tensor<4x3xi4>
  %2 = "ttir.transpose"(%1, %e2) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<3x4xi4>, tensor<4x3xi4>) -> tensor<4x3xi4>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %3 = "ttir.typecast"(%2, %e3) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<4x3xi4>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %f8 = "ttir.constant"() <{value = dense<[1.0, -2.5]> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
  %e4 = tensor.empty() : tensor<2x2xf32>
  %4 = "ttir.add"(%a, %f8, %e4) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<2x2xf32>, tensor<2xf8E4M3FN>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0, %3, %4 : tensor<2x4xf32>, tensor<4x3xf32>, tensor<2x2xf32>
}

{-# dialect_resources: { builtin: { weights: "0x010000003C3DBC400044" } } #-}
