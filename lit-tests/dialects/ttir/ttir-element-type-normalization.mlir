// RUN: ttmlir-opt --ttir-element-type-normalization %s | filecheck %s

// i1 is bf16 on the device: in signatures, constants and results.

#any_device_tile = #tt.operand_constraint<dram|l1|tile|none|interleaved|single_bank|height_sharded|width_sharded|block_sharded|any_layout|any_device_tile>

// CHECK-LABEL: func.func @signature(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xbf16>) -> tensor<4x8xbf16>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xbf16>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_not"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xbf16>
func.func @signature(%a: tensor<4x8xi1>) -> tensor<4x8xi1> {
  %e = tensor.empty() : tensor<4x8xi1>
  %r = "ttir.logical_not"(%a, %e) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @constant(
// CHECK-SAME: ) -> tensor<2xbf16>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<[1.000000e+00, 0.000000e+00]> : tensor<2xbf16>}> : () -> tensor<2xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<2xbf16>
func.func @constant() -> tensor<2xi1> {
  %r = "ttir.constant"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// CHECK-LABEL: func.func @splat(
// CHECK-SAME: ) -> tensor<2xbf16>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<2xbf16>}> : () -> tensor<2xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<2xbf16>
func.func @splat() -> tensor<2xi1> {
  %r = "ttir.constant"() <{value = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
  return %r : tensor<2xi1>
}

// Other than 0 is true.
// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xbf16>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xbf16>
// CHECK-NEXT: %[[V1:.+]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xbf16>
// CHECK-NEXT: %[[V3:.+]] = "ttir.ne"(%[[A0]], %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
// CHECK-NEXT: return %[[V3]] : tensor<4x8xbf16>
func.func @cast(%a: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %e = tensor.empty() : tensor<4x8xi1>
  %r = "ttir.typecast"(%a, %e) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// Other types stay.
// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT: %[[V1:.+]] = "ttir.abs"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: return %[[V1]] : tensor<4xi8>
func.func @others(%a: tensor<4xi8>) -> tensor<4xi8> {
  %e = tensor.empty() : tensor<4xi8>
  %r = "ttir.abs"(%a, %e) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
