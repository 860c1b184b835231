// RUN: ttmlir-opt --bufferization-lower-deallocations %s | filecheck %s

// CHECK-LABEL: func.func @one
// CHECK-SAME: (%[[M:.*]]: memref<2xf32>, %[[C:.*]]: i1)
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT:   memref.dealloc %[[M]] : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: bufferization.clone
func.func @one(%m: memref<2xf32>, %c: i1) -> memref<2xf32> {
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  %0 = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  return %0 : memref<2xf32>
}

// CHECK-LABEL: func.func @none
// CHECK-NEXT: %[[NO:.*]] = arith.constant false
// CHECK-NEXT: return %[[NO]], %[[NO]]
func.func @none(%m: memref<2xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc retain (%m, %m : memref<2xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK-LABEL: func.func @several
// CHECK: call @dealloc_helper(
func.func @several(%m: memref<2xf32>, %n: memref<?xf32>, %c: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<?xf32>) if (%c, %c)
  return
}
