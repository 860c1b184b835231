// RUN: ttmlir-opt --scf-for-loop-canonicalization %s | filecheck %s

// CHECK-LABEL: func.func @whole(
// CHECK-SAME: %[[END:.*]]: index, %[[M:.*]]: memref<?xindex>
func.func @whole(%end: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  // CHECK: scf.for %[[I:.*]] =
  scf.for %i = %c0 to %c16 step %c4 {
    // CHECK-NEXT: memref.store %c4, %[[M]][%[[I]]] : memref<?xindex>
    %0 = affine.min affine_map<(d0) -> (4, 16 - d0)>(%i)
    memref.store %0, %m[%i] : memref<?xindex>
    // CHECK-NEXT: %[[KEPT:.*]] = affine.min #{{.*}}(%[[I]])[%[[END]]]
    // CHECK-NEXT: memref.store %[[KEPT]], %[[M]][%[[I]]] : memref<?xindex>
    %1 = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%end]
    memref.store %1, %m[%i] : memref<?xindex>
  }
  return
}
