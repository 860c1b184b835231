// RUN: ttmlir-opt --affine-loop-coalescing %s | filecheck %s
// RUN: not ttmlir-opt --affine-loop-coalescing=factor=2 %s 2>&1 | filecheck %s --check-prefix=OPTION

// OPTION: <Pass-Options-Parser>: no such option factor

// Loops stay whose ends are no symbols.
// CHECK-LABEL: func.func @dims(
// CHECK: affine.for %[[I:.*]] = 0 to 9 step 2 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to #{{.*}}(%[[I]]) {
// CHECK-NEXT: affine.for %{{.*}} = 0 to #{{.*}}(%[[I]]) {
func.func @dims(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 9 step 2 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        affine.store %x, %m[%k] : memref<?xf32>
      }
    }
  }
  return
}

// And so do those that carry values inside of others.
// CHECK-LABEL: func.func @carried(
// CHECK: affine.for %{{.*}} = 0 to 9 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 5 iter_args(
func.func @carried(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 9 {
    %0 = affine.for %j = 0 to 5 iter_args(%a = %x) -> f32 {
      affine.yield %a : f32
    }
  }
  return
}

// A loop that never runs has no place in the basis of an index.
// CHECK-LABEL: func.func @never(
// CHECK-SAME: %[[N:.*]]: index
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[N]] step
// CHECK-NEXT: scf.for %{{.*}} = %[[N]] to %[[N]] step
func.func @never(%n: index, %m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %n to %n step %c1 {
      memref.store %x, %m[%i] : memref<?xf32>
    }
  }
  return
}

// Loops that count with several types stay, too.
// CHECK-LABEL: func.func @mixed(
// CHECK: scf.for %{{.*}} to %{{.*}} step %{{.*}} : i32 {
// CHECK-NEXT: scf.for %{{.*}} to %{{.*}} step %{{.*}} : i64 {
func.func @mixed(%k: i32, %l: i64, %m: memref<f32>, %x: f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %k step %c1 : i32 {
    scf.for %j = %l to %l step %l : i64 {
      memref.store %x, %m[] : memref<f32>
    }
  }
  return
}
