// RUN: ttmlir-opt --linalg-fold-into-elementwise %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(linalg-fold-into-elementwise))' %s | filecheck %s

// CHECK-DAG: #[[COLUMNS:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<8x4xf32>
// CHECK-NEXT: %[[R:.*]] = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#[[COLUMNS]], #[[ROWS]], #[[ROWS]]] ins(%[[A]], %[[B]] : tensor<4x8xf32>, tensor<8x4xf32>) outs(%[[B]] : tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @sum(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 0]
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%0, %b : tensor<8x4xf32>, tensor<8x4xf32>) outs(%b : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
