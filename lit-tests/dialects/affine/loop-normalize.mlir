// RUN: ttmlir-opt --affine-loop-normalize %s | filecheck %s

// CHECK: #[[COUNT:.*]] = affine_map<()[s0] -> ((s0 - 2) ceildiv 3)>
// CHECK: #[[INDEX:.*]] = affine_map<(d0) -> (d0 * 3 + 2)>
// CHECK-LABEL: func.func @store(
// CHECK-SAME: %[[N:.*]]: index, %[[M:.*]]: memref<?xf32>, %[[X:.*]]: f32
func.func @store(%n: index, %m: memref<?xf32>, %x: f32) {
  // CHECK-NEXT: affine.for %[[I:.*]] = 0 to #[[COUNT]]()[%[[N]]] {
  // CHECK-NEXT: %[[OLD:.*]] = affine.apply #[[INDEX]](%[[I]])
  // CHECK-NEXT: affine.store %[[X]], %[[M]][%[[OLD]]] : memref<?xf32>
  affine.for %i = 2 to %n step 3 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
