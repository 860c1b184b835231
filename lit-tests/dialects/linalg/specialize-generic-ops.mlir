// RUN: ttmlir-opt --linalg-specialize-generic-ops %s | filecheck %s
// RUN: ttmlir-opt --linalg-morph-ops=generic-to-named %s | filecheck %s
// RUN: ttmlir-opt --linalg-morph-ops=generic-to-named %s | ttmlir-opt --linalg-morph-ops=named-to-generic | filecheck --check-prefix=GENERIC %s

// CHECK-LABEL: func.func @swapped(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[O:.*]]: tensor<4xf32>
// CHECK-NEXT: linalg.sub ins(%[[Y]], %[[X]] : tensor<4xf32>, tensor<4xf32>) outs(%[[O]] : tensor<4xf32>) -> tensor<4xf32>
// GENERIC-LABEL: func.func @swapped(
// GENERIC-NEXT: linalg.generic
func.func @swapped(%x: tensor<4xf32>, %y: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]
  } ins(%x, %y : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %1 = arith.subf %b, %a : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The second factor is transposed, and the numbers are unsigned.
// CHECK-LABEL: func.func @transposed(
// CHECK-SAME: %[[X:.*]]: tensor<4x16xi8>, %[[Y:.*]]: tensor<8x16xi8>, %[[O:.*]]: tensor<4x8xi32>
// CHECK-NEXT: linalg.matmul indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}] {cast = #linalg.type_fn<cast_unsigned>} ins(%[[X]], %[[Y]] : tensor<4x16xi8>, tensor<8x16xi8>) outs(%[[O]] : tensor<4x8xi32>) -> tensor<4x8xi32>
func.func @transposed(%x: tensor<4x16xi8>, %y: tensor<8x16xi8>, %o: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%x, %y : tensor<4x16xi8>, tensor<8x16xi8>) outs(%o : tensor<4x8xi32>) {
  ^bb0(%a: i8, %b: i8, %c: i32):
    %1 = arith.extui %a : i8 to i32
    %2 = arith.extui %b : i8 to i32
    %3 = arith.muli %1, %2 : i32
    %4 = arith.addi %c, %3 : i32
    linalg.yield %4 : i32
  } -> tensor<4x8xi32>
  return %0 : tensor<4x8xi32>
}
