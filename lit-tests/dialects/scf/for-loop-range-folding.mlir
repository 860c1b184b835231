// RUN: ttmlir-opt --scf-for-loop-range-folding %s | filecheck %s

// CHECK-LABEL: func.func @store(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[S:.*]]: index, %[[M:.*]]: memref<?xf32>, %[[X:.*]]: f32
func.func @store(%a: index, %b: index, %s: index, %m: memref<?xf32>, %x: f32) {
  // CHECK-NEXT: %[[LOWER:.*]] = arith.muli %[[A]], %[[S]] : index
  // CHECK-NEXT: %[[UPPER:.*]] = arith.muli %[[B]], %[[S]] : index
  // CHECK-NEXT: %[[STEP:.*]] = arith.muli %[[S]], %[[S]] : index
  // CHECK-NEXT: scf.for %[[I:.*]] = %[[LOWER]] to %[[UPPER]] step %[[STEP]] {
  // CHECK-NEXT: memref.store %[[X]], %[[M]][%[[I]]] : memref<?xf32>
  scf.for %i = %a to %b step %s {
    %0 = arith.muli %i, %s : index
    memref.store %x, %m[%0] : memref<?xf32>
  }
  return
}
