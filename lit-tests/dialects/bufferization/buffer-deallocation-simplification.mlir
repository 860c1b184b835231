// RUN: ttmlir-opt --buffer-deallocation-simplification %s | filecheck %s

// What is retained is not given back, and another argument cannot be what the function made.

// CHECK-LABEL: func.func @retained(
// CHECK-SAME: %{{.*}}: memref<2xi32>, %[[C:.*]]: i1) -> (i1, i1)
// CHECK-NOT: bufferization.dealloc
// CHECK: %[[NO:.*]] = arith.constant false
// CHECK: return %[[C]], %[[NO]]
func.func @retained(%a: memref<2xi32>, %c: i1) -> (i1, i1) {
  %0 = memref.alloc() : memref<2xi32>
  %1:2 = bufferization.dealloc (%0 : memref<2xi32>) if (%c) retain (%0, %a : memref<2xi32>, memref<2xi32>)
  return %1#0, %1#1 : i1, i1
}

// CHECK-LABEL: func.func @split(
// CHECK-SAME: %[[A:.*]]: memref<2xi32>, %[[B:.*]]: memref<2xi32>, %[[C:.*]]: i1
// CHECK: %[[X:.*]] = memref.alloc()
// CHECK-DAG: bufferization.dealloc (%[[X]] : memref<2xi32>) if (%[[C]])
// CHECK-DAG: bufferization.dealloc (%[[A]], %[[B]] : memref<2xi32>, memref<2xi32>) if (%[[C]], %[[C]])
func.func @split(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1) {
  %0 = memref.alloc() : memref<2xi32>
  memref.copy %0, %a : memref<2xi32> to memref<2xi32>
  bufferization.dealloc (%0, %a, %b : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %c, %c)
  return
}
