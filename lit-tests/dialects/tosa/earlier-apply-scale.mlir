// RUN: ttmlir-opt %s | filecheck %s

// The rounding of 2024 is a flag.
// CHECK-LABEL: func.func @apply_scale(
// CHECK: tosa.apply_scale %{{.*}}, %{{.*}}, %{{.*}} {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
// CHECK: tosa.apply_scale %{{.*}}, %{{.*}}, %{{.*}} {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
func.func @apply_scale(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = tosa.abs %x : (tensor<4xi32>) -> tensor<4xi32>
  %c = arith.constant 1073741824 : i32
  %s = arith.constant 35 : i8
  %1 = tensor.empty() : tensor<4xi32>
  %2:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xi32>) outs(%1, %1 : tensor<4xi32>, tensor<4xi32>) {
  ^bb0(%in: i32, %out: i32, %other: i32):
    %3 = tosa.apply_scale %in, %c, %s {double_round = true} : (i32, i32, i8) -> i32
    %4 = "tosa.apply_scale"(%in, %c, %s) <{double_round = false}> : (i32, i32, i8) -> i32
    linalg.yield %3, %4 : i32, i32
  } -> (tensor<4xi32>, tensor<4xi32>)
  return %2#0, %2#1 : tensor<4xi32>, tensor<4xi32>
}
