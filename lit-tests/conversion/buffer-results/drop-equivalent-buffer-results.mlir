// RUN: ttmlir-opt --drop-equivalent-buffer-results %s | filecheck %s

// CHECK-LABEL: func.func private @first
// CHECK-SAME: (%{{.*}}: memref<2xf32>) -> memref<2xf32> {
// CHECK: %[[NEW:.*]] = memref.alloc()
// CHECK: return %[[NEW]] : memref<2xf32>
func.func private @first(%a: memref<2xf32>) -> (memref<?xf32>, memref<2xf32>) {
  %0 = memref.cast %a : memref<2xf32> to memref<?xf32>
  %1 = memref.alloc() : memref<2xf32>
  return %0, %1 : memref<?xf32>, memref<2xf32>
}

// CHECK-LABEL: func.func @caller
// CHECK-SAME: %[[A:.*]]: memref<2xf32>
// CHECK-NEXT: %[[R:.*]] = call @first(%[[A]]) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: return %[[CAST]], %[[R]]
func.func @caller(%a: memref<2xf32>) -> (memref<?xf32>, memref<2xf32>) {
  %0:2 = call @first(%a) : (memref<2xf32>) -> (memref<?xf32>, memref<2xf32>)
  return %0#0, %0#1 : memref<?xf32>, memref<2xf32>
}

// Others may call a public function.

// CHECK-LABEL: func.func @public
// CHECK-SAME: -> memref<2xf32>
func.func @public(%a: memref<2xf32>) -> memref<2xf32> {
  return %a : memref<2xf32>
}
