// RUN: ttmlir-opt --lower-affine --split-input-file --verify-diagnostics %s
// RUN: ttmlir-opt --convert-memref-to-tensor --split-input-file --verify-diagnostics %s
// RUN: ttmlir-opt --canonicalize --affine-simplify-structures --split-input-file %s | filecheck %s

// Bounds whose maps do not have the operands that they name verify and are left alone until something has to compute them.

// CHECK: affine.for %{{.*}} = max #{{.*}}() to <<UNKNOWN SSA VALUE>> {
func.func @lower(%m: memref<8xf32>, %x: f32) {
  // expected-error @+1 {{'affine.for' op expected 2 operands of its lower bound, but got 0}}
  "affine.for"() <{lowerBoundMap = affine_map<(d0)[s0] -> (s0, d0)>, upperBoundMap = affine_map<()[s0] -> (s0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: index):
    affine.store %x, %m[%i] : memref<8xf32>
    affine.yield
  }) : () -> ()
  return
}

// -----

// CHECK: affine.for %{{.*}} = 0 to %arg2 iter_args() -> () {
func.func @upper(%m: memref<8xf32>, %x: f32, %n: index) {
  // expected-error @+1 {{'affine.for' op expected 1 operands of its upper bound, but got 2}}
  "affine.for"(%n, %n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<()[s0] -> (s0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 2, 0>}> ({
  ^bb0(%i: index):
    affine.store %x, %m[%i] : memref<8xf32>
    affine.yield
  }) : (index, index) -> ()
  return
}

// -----

// CHECK: affine.for %{{.*}} = 0 to min #{{.*}}()[%arg2] {
func.func @some(%m: memref<8xf32>, %x: f32, %n: index) {
  // expected-error @+1 {{'affine.for' op expected 2 operands of its upper bound, but got 1}}
  "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<()[s0, s1] -> (s0, s1 floordiv 2)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 1, 0>}> ({
  ^bb0(%i: index):
    affine.store %x, %m[%i] : memref<8xf32>
    affine.yield
  }) : (index) -> ()
  return
}
