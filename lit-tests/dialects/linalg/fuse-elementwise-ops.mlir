// RUN: ttmlir-opt --linalg-fuse-elementwise-ops %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(linalg-fuse-elementwise-ops))' %s | filecheck %s

// CHECK-LABEL: func.func @scaled_sum(
// CHECK-SAME: %[[A:.*]]: tensor<8xf32>, %[[B:.*]]: tensor<8xf32>
// CHECK-NEXT: %[[S:.*]] = arith.constant 2.000000e+00 : f32
// CHECK: %{{.*}} = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<2x4xf32>, tensor<2x4xf32>) outs(%{{.*}} : tensor<2x4xf32>) {
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %[[Y:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[V:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK-NEXT: %[[W:.*]] = arith.mulf %[[V]], %[[S]] : f32
// CHECK-NEXT: linalg.yield %[[W]] : f32
// CHECK-NOT: linalg.generic
func.func @scaled_sum(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<2x4xf32> {
  %twos = arith.constant dense<2.0> : tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0, %twos : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  return %3 : tensor<2x4xf32>
}
