// RUN: ttmlir-opt --linalg-fold-unit-extent-dims %s | filecheck %s
// RUN: ttmlir-opt --linalg-fold-unit-extent-dims=use-rank-reducing-slices %s | filecheck --check-prefix=SLICE %s

// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[X:.*]]: tensor<1x4xf32>, %[[Y:.*]]: tensor<4x1xf32>, %[[O:.*]]: tensor<1x4xf32>
// CHECK-NEXT: %[[A:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1]] : tensor<1x4xf32> into tensor<4xf32>
// CHECK-NEXT: %[[B:.*]] = tensor.collapse_shape %[[Y]] {{\[\[}}0, 1]] : tensor<4x1xf32> into tensor<4xf32>
// CHECK-NEXT: %[[C:.*]] = tensor.collapse_shape %[[O]] {{\[\[}}0, 1]] : tensor<1x4xf32> into tensor<4xf32>
// CHECK-NEXT: %[[R:.*]] = linalg.generic {{.*}}iterator_types = ["parallel"]} ins(%[[A]], %[[B]] : tensor<4xf32>, tensor<4xf32>) outs(%[[C]] : tensor<4xf32>)
// CHECK: tensor.expand_shape %[[R]] {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>

// SLICE-LABEL: func.func @add(
// SLICE-SAME: %[[X:.*]]: tensor<1x4xf32>, %[[Y:.*]]: tensor<4x1xf32>, %[[O:.*]]: tensor<1x4xf32>
// SLICE-NEXT: %[[A:.*]] = tensor.extract_slice %[[X]][0, 0] [1, 4] [1, 1] : tensor<1x4xf32> to tensor<4xf32>
// SLICE-NEXT: %[[B:.*]] = tensor.extract_slice %[[Y]][0, 0] [4, 1] [1, 1] : tensor<4x1xf32> to tensor<4xf32>
// SLICE-NEXT: %[[C:.*]] = tensor.extract_slice %[[O]][0, 0] [1, 4] [1, 1] : tensor<1x4xf32> to tensor<4xf32>
// SLICE-NEXT: %[[R:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<4xf32>, tensor<4xf32>) outs(%[[C]] : tensor<4xf32>)
// SLICE: tensor.insert_slice %[[R]] into %[[O]][0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
func.func @add(%x: tensor<1x4xf32>, %y: tensor<4x1xf32>, %o: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, 0)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%x, %y : tensor<1x4xf32>, tensor<4x1xf32>) outs(%o : tensor<1x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

// The init has an encoding, which its copy without elements keeps.
// CHECK-LABEL: func.func @encoded(
// CHECK: tensor.empty() : tensor<4xf32, 7 : i64>
func.func @encoded(%x: tensor<4xf32, 7>) -> tensor<4xf32, 7> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%x : tensor<4xf32, 7>) {
  ^bb0(%a: f32):
    %1 = arith.addf %a, %a : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32, 7>
  return %0 : tensor<4xf32, 7>
}
