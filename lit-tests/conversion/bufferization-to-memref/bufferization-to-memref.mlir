// RUN: ttmlir-opt --convert-bufferization-to-memref %s | filecheck %s

// CHECK-LABEL: func.func @one
// CHECK-SAME: (%[[M:.*]]: memref<2xf32>, %[[R:.*]]: memref<?xf32>, %[[C:.*]]: i1) -> i1
// CHECK-NEXT: %[[A:.*]] = memref.extract_aligned_pointer_as_index %[[M]]
// CHECK-NEXT: %[[B:.*]] = memref.extract_aligned_pointer_as_index %[[R]]
// CHECK-NEXT: %[[OTHER:.*]] = arith.cmpi ne, %[[A]], %[[B]] : index
// CHECK-NEXT: %[[DEALLOC:.*]] = arith.andi %[[OTHER]], %[[C]] : i1
// CHECK-NEXT: scf.if %[[DEALLOC]] {
// CHECK-NEXT:   memref.dealloc %[[M]] : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: %[[SAME:.*]] = arith.xori %[[OTHER]], %[[TRUE]] : i1
// CHECK-NEXT: %[[OWNS:.*]] = arith.andi %[[SAME]], %[[C]] : i1
// CHECK-NEXT: return %[[OWNS]] : i1
func.func @one(%m: memref<2xf32>, %r: memref<?xf32>, %c: i1) -> i1 {
  %0 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%r : memref<?xf32>)
  return %0 : i1
}

// CHECK-LABEL: func.func @several
// CHECK: call @dealloc_helper(
func.func @several(%m: memref<2xf32>, %n: memref<?xf32>, %c: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<?xf32>) if (%c, %c)
  return
}

// CHECK-LABEL: func.func @clone
// CHECK-SAME: %[[M:.*]]: memref<?xf32>
// CHECK: %[[SIZE:.*]] = memref.dim %[[M]]
// CHECK-NEXT: %[[NEW:.*]] = memref.alloc(%[[SIZE]]) : memref<?xf32>
// CHECK-NEXT: memref.copy %[[M]], %[[NEW]]
// CHECK-NEXT: return %[[NEW]]
func.func @clone(%m: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: func.func private @dealloc_helper(
