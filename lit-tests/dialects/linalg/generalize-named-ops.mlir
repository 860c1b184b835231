// RUN: ttmlir-opt --linalg-generalize-named-ops %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(linalg-generalize-named-ops))' %s | filecheck %s

// CHECK-DAG: #[[WHOLE:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[SCALAR:.*]] = affine_map<(d0, d1) -> ()>

// CHECK-LABEL: func.func @fill(
// CHECK-SAME: %[[X:.*]]: f32, %[[T:.*]]: tensor<2x3xf32>
// CHECK-NEXT: %[[R:.*]] = linalg.generic {indexing_maps = [#[[SCALAR]], #[[WHOLE]]], iterator_types = ["parallel", "parallel"]} ins(%[[X]] : f32) outs(%[[T]] : tensor<2x3xf32>) {
// CHECK-NEXT: ^bb0(%[[IN:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: linalg.yield %[[IN]] : f32
// CHECK-NEXT: } -> tensor<2x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @fill(%x: f32, %t: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%t : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
