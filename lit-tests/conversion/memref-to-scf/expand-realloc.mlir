// RUN: ttmlir-opt --expand-realloc %s | filecheck %s
// RUN: ttmlir-opt --expand-realloc=emit-deallocs=false %s | filecheck %s --check-prefix=KEEP

// CHECK-LABEL: func.func @realloc
// CHECK-SAME: (%[[M:.*]]: memref<?xf32>, %[[N:.*]]: index)
// CHECK: %[[SIZE:.*]] = memref.dim %[[M]]
// CHECK-NEXT: %[[SMALL:.*]] = arith.cmpi ult, %[[SIZE]], %[[N]] : index
// CHECK-NEXT: %[[R:.*]] = scf.if %[[SMALL]] -> (memref<?xf32>) {
// CHECK-NEXT:   %[[NEW:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT:   %[[PART:.*]] = memref.subview %[[NEW]][0] [%[[SIZE]]] [1]
// CHECK-NEXT:   memref.copy %[[M]], %[[PART]]
// CHECK-NEXT:   memref.dealloc %[[M]]
// CHECK-NEXT:   scf.yield %[[NEW]]
// CHECK-NEXT: } else {
// CHECK-NEXT:   %[[CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [%[[N]]], strides: [1]
// CHECK-NEXT:   scf.yield %[[CAST]]
// CHECK-NEXT: }
// CHECK-NEXT: return %[[R]]
// KEEP-NOT: memref.dealloc
func.func @realloc(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
