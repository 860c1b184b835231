// RUN: ttmlir-opt --buffer-results-to-out-params=hoist-dynamic-allocs %s | filecheck %s

// CHECK-LABEL: func.func private @callee
// CHECK-SAME: (%{{.*}}: index, %[[OUT:.*]]: memref<?xf32>) {
// CHECK-NEXT: return
func.func private @callee(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @caller
// CHECK-SAME: (%[[N:.*]]: index)
// CHECK-NEXT: %[[A:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT: call @callee(%[[N]], %[[A]])
// CHECK-NEXT: return %[[A]]
func.func @caller(%n: index) -> memref<?xf32> {
  %0 = call @callee(%n) : (index) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// Memory that is returned twice is that of the first result; the second is copied.

// CHECK-LABEL: func.func private @twice
// CHECK-SAME: (%{{.*}}: index, %[[A:.*]]: memref<?xf32>, %[[B:.*]]: memref<?xf32>)
// CHECK-NEXT: memref.copy %[[A]], %[[B]]
func.func private @twice(%n: index) -> (memref<?xf32>, memref<?xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0, %0 : memref<?xf32>, memref<?xf32>
}
