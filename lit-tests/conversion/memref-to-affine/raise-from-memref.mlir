// RUN: ttmlir-opt --affine-raise-from-memref %s | filecheck %s

// CHECK-LABEL: func.func @accesses(
// CHECK-SAME: %[[N:.*]]: index, %[[M:.*]]: memref<?x?xf32>, %[[X:.*]]: f32
func.func @accesses(%n: index, %m: memref<?x?xf32>, %x: f32) {
  %c4 = arith.constant 4 : index
  // CHECK: affine.for %[[I:.*]] = 0 to 10 {
  affine.for %i = 0 to 10 {
    %0 = arith.muli %c4, %i : index
    %1 = arith.addi %0, %n : index
    // CHECK: affine.store %[[X]], %[[M]][%[[I]] * 4 + symbol(%[[N]]), 4] : memref<?x?xf32>
    memref.store %x, %m[%1, %c4] : memref<?x?xf32>
    // CHECK: %[[S:.*]] = arith.muli %[[I]], %[[I]] : index
    %2 = arith.muli %i, %i : index
    // CHECK-NEXT: memref.load %[[M]][%[[S]], %[[N]]] : memref<?x?xf32>
    %3 = memref.load %m[%2, %n] : memref<?x?xf32>
  }
  return
}
