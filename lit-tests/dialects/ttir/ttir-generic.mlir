// RUN: ttmlir-opt --ttir-generic %s | filecheck %s

#any = #tt.operand_constraint<any_device>
// CHECK-DAG: #any_device_tile = #tt.operand_constraint<dram|l1|tile|none|interleaved|single_bank|height_sharded|width_sharded|block_sharded|any_layout|any_device_tile>
// CHECK-DAG: #[[MAP:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[MAP3:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-DAG: #parallel = #tt.iterator_type<parallel>

// CHECK-LABEL: func.func @multiply(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xf32>, %[[B:.*]]: tensor<64x128xf32>)
func.func @multiply(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // CHECK-NEXT: %[[INIT:.*]] = tensor.empty()
  // CHECK-NEXT: %[[GENERIC:.*]] = "ttir.generic"(%[[A]], %[[B]], %[[INIT]]) <{grid = #tt.grid<1x1>, indexing_maps = [#[[MAP]], #[[MAP]], #[[MAP]]], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> ({
  // CHECK-NEXT: ^bb0(%[[LHS:.*]]: tensor<64x128xf32>, %[[RHS:.*]]: tensor<64x128xf32>, %{{.*}}: tensor<64x128xf32>):
  // CHECK-NEXT: %[[PRODUCT:.*]] = arith.mulf %[[LHS]], %[[RHS]] : tensor<64x128xf32>
  // CHECK-NEXT: "ttir.yield"(%[[PRODUCT]])
  // CHECK: return %[[GENERIC]]
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.multiply"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %1 : tensor<64x128xf32>
}

// Integers are added as integers.
// CHECK-LABEL: func.func @integers(
// CHECK: iterator_types = [#parallel, #parallel, #parallel]
// CHECK: arith.addi %{{.*}}, %{{.*}} : tensor<2x4x8xi32>
func.func @integers(%a: tensor<2x4x8xi32>, %b: tensor<2x4x8xi32>) -> tensor<2x4x8xi32> {
  %0 = tensor.empty() : tensor<2x4x8xi32>
  %1 = "ttir.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<2x4x8xi32>, tensor<2x4x8xi32>, tensor<2x4x8xi32>) -> tensor<2x4x8xi32>
  return %1 : tensor<2x4x8xi32>
}

// Other operations, and what is in a generic region, stay.
// CHECK-LABEL: func.func @others(
// CHECK: "ttir.relu"
// CHECK: "ttir.generic"
// CHECK: "ttir.add"
// CHECK-NOT: ttir.generic
func.func @others(%a: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %2 = tensor.empty() : tensor<64x128xf32>
  %3 = "ttir.generic"(%1, %2) <{grid = #tt.grid<1x1>, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#tt.iterator_type<parallel>, #tt.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> ({
  ^bb0(%x: tensor<64x128xf32>, %y: tensor<64x128xf32>):
    %4 = "ttir.add"(%x, %x, %y) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    "ttir.yield"(%4) : (tensor<64x128xf32>) -> ()
  }) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %3 : tensor<64x128xf32>
}
