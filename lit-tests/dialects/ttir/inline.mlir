// RUN: ttmlir-opt --inline=default-pipeline= %s | filecheck %s

#any = #tt.operand_constraint<any_device>
#map = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-NOT: @helper
func.func private @helper(%a: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = tensor.empty() : tensor<32x32xf32>
  %1 = "ttir.exp"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return %1 : tensor<32x32xf32>
}

// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %[[A:.*]]: tensor<32x32xf32>)
// CHECK: %[[B:.*]] = "ttir.exp"(%[[A]],
// CHECK: %[[C:.*]] = "ttir.exp"(%[[B]],
// CHECK-NEXT: return %[[C]]
func.func @twice(%a: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = call @helper(%a) : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %1 = call @helper(%0) : (tensor<32x32xf32>) -> tensor<32x32xf32>
  return %1 : tensor<32x32xf32>
}

// The body of a ttir.generic is that of a kernel.
// CHECK-LABEL: func.func @in_kernel(
// CHECK: "ttir.generic"
// CHECK: call @visible
func.func @in_kernel(%a: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = tensor.empty() : tensor<32x32xf32>
  %1 = "ttir.generic"(%a, %0) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map], iterator_types = [#tt.iterator_type<parallel>, #tt.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> ({
  ^bb0(%b: tensor<32x32xf32>, %c: tensor<32x32xf32>):
    %2 = func.call @visible(%b) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    "ttir.yield"(%2) : (tensor<32x32xf32>) -> ()
  }) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return %1 : tensor<32x32xf32>
}

func.func @visible(%a: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = tensor.empty() : tensor<32x32xf32>
  %1 = "ttir.abs"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return %1 : tensor<32x32xf32>
}
