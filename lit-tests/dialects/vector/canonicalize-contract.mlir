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

// Along no dimension each element is combined with that of the accumulator.

// CHECK-LABEL: func.func @no_dimension(
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %arg1, %arg0 : vector<4xi32>
// CHECK-NEXT: return %[[SUM]] : vector<4xi32>
func.func @no_dimension(%a: vector<4xi32>, %acc: vector<4xi32>) -> vector<4xi32> {
  %0 = vector.multi_reduction <add>, %a, %acc [] : vector<4xi32> to vector<4xi32>
  return %0 : vector<4xi32>
}

// Elements of scalable vectors stay where they are: one of size [1] is none of size 1, and how many are in front of an element is not known.

// CHECK-LABEL: func.func @scalable_casts(
// CHECK-NEXT: %[[CAST:.*]] = vector.shape_cast %arg0 : vector<2x[1]x1xf32> to vector<2x1x[1]xf32>
// CHECK-NEXT: %[[ROW:.*]] = vector.extract %[[CAST]][1, 0] : vector<[1]xf32> from vector<2x1x[1]xf32>
// CHECK-NEXT: %[[WIDE:.*]] = vector.shape_cast %arg1 : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT: %[[ELEMENT:.*]] = vector.extract %[[WIDE]][2, 1] : f32 from vector<[4]x2xf32>
// CHECK-NEXT: return %[[ROW]], %[[ELEMENT]]
func.func @scalable_casts(%a: vector<2x[1]x1xf32>, %b: vector<2x[4]xf32>) -> (vector<[1]xf32>, f32) {
  %0 = vector.shape_cast %a : vector<2x[1]x1xf32> to vector<2x1x[1]xf32>
  %1 = vector.extract %0[1, 0] : vector<[1]xf32> from vector<2x1x[1]xf32>
  %2 = vector.shape_cast %b : vector<2x[4]xf32> to vector<[4]x2xf32>
  %3 = vector.extract %2[2, 1] : f32 from vector<[4]x2xf32>
  return %1, %3 : vector<[1]xf32>, f32
}
