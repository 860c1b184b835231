// RUN: ttmlir-opt --canonicalize %s | filecheck %s

// Only what sums up takes a summand as its accumulator: a product that begins with zero is zero.

// CHECK-LABEL: func.func @product(
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[PRODUCT:.*]] = vector.contract {{.*}} %arg0, %arg0, %[[ZERO]] : vector<4xf32>, vector<4xf32> into f32
// CHECK: arith.addf %[[PRODUCT]], %arg1 : f32
func.func @product(%a: vector<4xf32>, %b: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<mul>} %a, %a, %zero : vector<4xf32>, vector<4xf32> into f32
  %1 = arith.addf %0, %b : f32
  return %1 : f32
}

// A zero that is a factor as well stays one.

// CHECK-LABEL: func.func @zero_factor(
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<4x4xf32>
// CHECK: vector.contract {{.*}} %[[ZERO]], %arg0, %arg1 : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
func.func @zero_factor(%a: vector<4x4xf32>, %b: vector<4x4xf32>) -> vector<4x4xf32> {
  %zero = arith.constant dense<0.0> : vector<4x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %zero, %a, %zero : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  %1 = arith.addf %0, %b : vector<4x4xf32>
  return %1 : vector<4x4xf32>
}
