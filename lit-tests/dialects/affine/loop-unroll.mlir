// RUN: ttmlir-opt "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=2}))" %s | filecheck %s
// RUN: not ttmlir-opt "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=0}))" %s 2>&1 | filecheck %s --check-prefix=ZERO
// RUN: not ttmlir-opt "--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=0}))" %s 2>&1 | filecheck %s --check-prefix=JAM
// RUN: not ttmlir-opt --affine-loop-unroll %s 2>&1 | filecheck %s --check-prefix=MODULE

// ZERO: error: Invalid option: 'unroll-factor' should be greater than 0 or equal to -1
// JAM: error: Invalid option: 'unroll-jam-factor' should be greater than 0
// MODULE: error: unable to schedule pass 'AffineLoopUnroll' on a PassManager intended to run on 'builtin.module'!

// The values that the loop carries change places in each iteration, and two of them start as one.
// CHECK-LABEL: func.func @swap(
// CHECK-SAME: %[[N:.*]]: index, %[[X:.*]]: f32, %[[Y:.*]]: f32
func.func @swap(%n: index, %x: f32, %y: f32) -> (f32, f32, f32) {
  // CHECK: %[[R:.*]]:3 = affine.for %{{.*}} = 0 to #{{.*}}()[%[[N]]] step 2 iter_args(%[[A:.*]] = %[[X]], %[[B:.*]] = %[[X]], %[[C:.*]] = %[[Y]]) -> (f32, f32, f32) {
  // CHECK-NEXT: %[[S:.*]] = arith.addf %[[B]], %[[C]] : f32
  // CHECK-NEXT: %[[T:.*]] = arith.addf %[[S]], %[[B]] : f32
  // CHECK-NEXT: affine.yield %[[B]], %[[T]], %[[S]] : f32, f32, f32
  // CHECK: affine.for %{{.*}} = #{{.*}}()[%[[N]]] to %[[N]] iter_args(%{{.*}} = %[[R]]#0, %{{.*}} = %[[R]]#1, %{{.*}} = %[[R]]#2)
  %0:3 = affine.for %i = 0 to %n iter_args(%a = %x, %b = %x, %c = %y) -> (f32, f32, f32) {
    %1 = arith.addf %b, %c : f32
    affine.yield %c, %1, %b : f32, f32, f32
  }
  return %0#0, %0#1, %0#2 : f32, f32, f32
}

// A loop whose end is known to be in front of its start does nothing.
// CHECK-LABEL: func.func @never(
// CHECK: affine.for %[[J:.*]] = #{{.*}}(%[[I:.*]]) to #{{.*}}(%[[I]]) {
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%[[J]]] : memref<?xf32>
// CHECK-NEXT: }
func.func @never(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 9 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 - 3)>(%i) {
      affine.store %x, %m[%j] : memref<?xf32>
    }
  }
  return
}
