// RUN: ttmlir-opt --ttir-element-type-normalization %s | filecheck %s
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline %s | ttmlir-translate --ttnn-to-flatbuffer -o %t.ttnn
// RUN: ttmlir-opt --canonicalize --ttir-load-system-desc --ttir-implicit-device --ttir-layout --convert-ttir-to-ttnn %s | filecheck %s --check-prefix=LAYOUT
// RUN: ttrt run --golden --program-index all %t.ttnn

// Constants of types that the device has no format for: what moves and converts them is computed.

#any = #tt.operand_constraint<any_device>

// LAYOUT-NOT: xi4
// LAYOUT-NOT: xf8
// LAYOUT-NOT: ttir.

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

{-# dialect_resources: { builtin: { weights: "0x010000003C3DBC400044" } } #-}
