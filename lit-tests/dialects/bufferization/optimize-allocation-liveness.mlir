// RUN: ttmlir-opt --optimize-allocation-liveness --allow-unregistered-dialect %s | filecheck %s

// CHECK-LABEL: func.func @last_use
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK-NEXT: %[[B:.*]] = memref.alloc()
// CHECK-NEXT: %[[VIEW:.*]] = memref.cast %[[A]]
// CHECK-NEXT: scf.if
// CHECK-NEXT:   "test.use"(%[[VIEW]])
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: "test.use"(%[[B]])
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: return
func.func @last_use(%c: i1) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  %2 = memref.cast %0 : memref<2xf32> to memref<?xf32>
  scf.if %c {
    "test.use"(%2) : (memref<?xf32>) -> ()
  }
  "test.use"(%1) : (memref<2xf32>) -> ()
  memref.dealloc %1 : memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  return
}

// Memory that is used outside of its block stays.

// CHECK-LABEL: func.func @other_block
// CHECK: memref.alloc()
// CHECK-NEXT: "test.other"
// CHECK-NEXT: memref.dealloc
func.func @other_block() {
  %0 = memref.alloc() : memref<2xf32>
  "test.other"() : () -> ()
  memref.dealloc %0 : memref<2xf32>
  cf.br ^next
^next:
  "test.use"(%0) : (memref<2xf32>) -> ()
  return
}
