// RUN: ttmlir-opt --linalg-inline-scalar-operands %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(linalg-inline-scalar-operands))' %s | filecheck %s

// CHECK-LABEL: func.func @scale(
// CHECK-SAME: %[[S:.*]]: tensor<f32>, %[[A:.*]]: tensor<4xf32>
// CHECK-NEXT: %{{.*}} = linalg.generic {{.*}} ins(%[[A]] : tensor<4xf32>) outs(%[[A]] : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[F:.*]] = tensor.extract %[[S]][] : tensor<f32>
// CHECK-NEXT: arith.mulf %[[F]], %[[X]] : f32
func.func @scale(%s: tensor<f32>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%s, %a : tensor<f32>, tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%f: f32, %x: f32, %o: f32):
    %1 = arith.mulf %f, %x : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
