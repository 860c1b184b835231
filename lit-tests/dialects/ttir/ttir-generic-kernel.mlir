// RUN: ttmlir-opt --ttir-generic-kernel %s | filecheck %s

#any = #tt.operand_constraint<any_device>
#tile = #tt.operand_constraint<any_device_tile>
// CHECK-DAG: #[[ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[A:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-DAG: #[[B:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-DAG: #[[C:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>

// Each operation is called in a region of its own. Its constraints go to the call, the region accepts any device memory.
// CHECK-LABEL: func.func @eltwise(
// CHECK-SAME: %[[A0:.*]]: tensor<64x128xf32>, %[[B0:.*]]: tensor<64x128xf32>)
func.func @eltwise(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // CHECK: %[[SUM:.*]] = "ttir.generic"(%[[A0]], %[[B0]], %{{.*}}) <{grid = #tt.grid<1x1>, indexing_maps = [#[[ID]], #[[ID]], #[[ID]]], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> ({
  // CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<64x128xf32>, %[[Y:.*]]: tensor<64x128xf32>, %[[Z:.*]]: tensor<64x128xf32>):
  // CHECK-NEXT: %[[CALL:.*]] = "ttir.kernel"(%[[X]], %[[Y]], %[[Z]]) <{kind = @eltwise, op = @add, operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}>
  // CHECK-NEXT: "ttir.yield"(%[[CALL]])
  // CHECK: "ttir.generic"(%[[SUM]], %{{.*}})
  // CHECK: op = @relu
  // CHECK: op = @subtract
  // CHECK: op = @ge
  // CHECK: op = @div
  // CHECK: "ttir.maximum"
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#tile, #tile, #tile]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %2 = tensor.empty() : tensor<64x128xf32>
  %3 = "ttir.relu"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %4 = "ttir.subtract"(%3, %b, %2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %5 = "ttir.ge"(%4, %b, %2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %6 = "ttir.div"(%5, %b, %2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %7 = "ttir.maximum"(%6, %b, %2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %7 : tensor<64x128xf32>
}

// The same value twice is two arguments.
// CHECK-LABEL: func.func @twice(
// CHECK: ^bb0(%[[X:.*]]: tensor<8xf32>, %[[Y:.*]]: tensor<8xf32>, %[[Z:.*]]: tensor<8xf32>):
// CHECK-NEXT: "ttir.kernel"(%[[X]], %[[Y]], %[[Z]])
func.func @twice(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "ttir.multiply"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// The inner loop of a matrix product accumulates.
// CHECK-LABEL: func.func @matmul(
// CHECK: indexing_maps = [#[[A]], #[[B]], #[[C]]], iterator_types = [#parallel, #parallel, #parallel, #systolic], {{.*}} operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]
func.func @matmul(%a: tensor<2x64x128xf32>, %b: tensor<2x128x96xf32>, %c: tensor<2x64x96xf32>) -> tensor<2x64x96xf32> {
  %0 = "ttir.kernel"(%a, %b, %c) <{kind = @matmul, op = @matmul, operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<2x64x128xf32>, tensor<2x128x96xf32>, tensor<2x64x96xf32>) -> tensor<2x64x96xf32>
  return %0 : tensor<2x64x96xf32>
}
