// RUN: ttmlir-opt --lower-affine %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(lower-affine))' %s | filecheck %s

// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[N:.*]]: index, %[[M:.*]]: memref<?xf32>
func.func @sum(%n: index, %m: memref<?xf32>) -> f32 {
  // CHECK: %[[START:.*]] = arith.constant 0.000000e+00 : f32
  %zero = arith.constant 0.0 : f32
  // CHECK: %[[SUM:.*]] = scf.for %[[I:.*]] = %{{.*}} to %[[N]] step %{{.*}} iter_args(%[[S:.*]] = %[[START]]) -> (f32) {
  %0 = affine.for %i = 0 to %n step 2 iter_args(%s = %zero) -> (f32) {
    // CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : index
    // CHECK-NEXT: %[[PLACE:.*]] = arith.addi %[[I]], %[[ONE]] : index
    // CHECK-NEXT: %[[X:.*]] = memref.load %[[M]][%[[PLACE]]] : memref<?xf32>
    %x = affine.load %m[%i + 1] : memref<?xf32>
    // CHECK-NEXT: %[[T:.*]] = arith.addf %[[S]], %[[X]] : f32
    %t = arith.addf %s, %x : f32
    // CHECK-NEXT: scf.yield %[[T]] : f32
    affine.yield %t : f32
  }
  // CHECK: return %[[SUM]] : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @vectors(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[I:.*]]: index) {
func.func @vectors(%m: memref<?xf32>, %i: index) {
  // CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[PLACE:.*]] = arith.addi %[[I]], %[[ONE]] : index
  // CHECK-NEXT: %[[X:.*]] = vector.load %[[M]][%[[PLACE]]] : memref<?xf32>, vector<4xf32>
  %0 = affine.vector_load %m[%i + 1] : memref<?xf32>, vector<4xf32>
  // CHECK-NEXT: vector.store %[[X]], %[[M]][%[[I]]] : memref<?xf32>, vector<4xf32>
  affine.vector_store %0, %m[%i] : memref<?xf32>, vector<4xf32>
  return
}
