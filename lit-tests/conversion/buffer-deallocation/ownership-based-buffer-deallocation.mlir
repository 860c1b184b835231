// RUN: ttmlir-opt --ownership-based-buffer-deallocation %s | filecheck %s
// RUN: ttmlir-opt --ownership-based-buffer-deallocation=private-function-dynamic-ownership %s | filecheck %s --check-prefix=PRIVATE

// What is returned belongs to the caller: the function returns what it made, and a clone of what it did not.

// CHECK-LABEL: func.func private @returns_both(
// CHECK-SAME: %[[A:.*]]: memref<f64>) -> (memref<f64>, memref<f64>)
// CHECK: %[[NEW:.*]] = memref.alloc()
// CHECK-NEXT: %[[OWNED:.*]] = scf.if %{{.*}} -> (memref<f64>) {
// CHECK-NEXT: scf.yield %[[A]]
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[CLONE:.*]] = bufferization.clone %[[A]]
// CHECK-NEXT: scf.yield %[[CLONE]]
// CHECK: bufferization.dealloc (%{{.*}}, %{{.*}}, %{{.*}} : memref<f64>, memref<f64>, memref<f64>) if (%{{.*}}, %{{.*}}, %{{.*}}) retain (%[[OWNED]], %[[NEW]] : memref<f64>, memref<f64>)
// CHECK-NEXT: return %[[OWNED]], %[[NEW]]

// PRIVATE-LABEL: func.func private @returns_both(
// PRIVATE-SAME: %[[A:.*]]: memref<f64>) -> (memref<f64>, memref<f64>, i1, i1)
// PRIVATE: %[[NEW:.*]] = memref.alloc()
// PRIVATE-NOT: bufferization.clone
// PRIVATE: %[[O:.*]]:2 = bufferization.dealloc {{.*}} retain (%[[A]], %[[NEW]] : memref<f64>, memref<f64>)
// PRIVATE-NEXT: return %[[A]], %[[NEW]], %[[O]]#0, %[[O]]#1
func.func private @returns_both(%a: memref<f64>) -> (memref<f64>, memref<f64>) {
  %0 = memref.alloc() : memref<f64>
  return %a, %0 : memref<f64>, memref<f64>
}

// A result of an operation with regions, or of a call that returns who owns it, is used in another block. mlir-opt crashes there, or gives back what is still used.

// CHECK-LABEL: func.func @used_in_other_block(
// CHECK-SAME: %{{.*}}: i1, %[[A:.*]]: memref<2xf32>
// CHECK: %[[R:.*]]:2 = scf.if
// CHECK: bufferization.dealloc {{.*}} retain (%[[A]], %[[R]]#0 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: cf.br ^[[NEXT:.*]]
// CHECK-NEXT: ^[[NEXT]]:
// CHECK-NEXT: memref.copy %[[R]]#0, %[[A]]
// CHECK: bufferization.dealloc (%{{.*}}, %{{.*}} : memref<f32>, memref<f32>) if (%{{.*}}, %{{.*}})
// CHECK-NEXT: return
func.func @used_in_other_block(%c: i1, %a: memref<2xf32>) {
  %0 = scf.if %c -> memref<2xf32> {
    %1 = memref.alloc() : memref<2xf32>
    scf.yield %1 : memref<2xf32>
  } else {
    scf.yield %a : memref<2xf32>
  }
  cf.br ^bb1
^bb1:
  memref.copy %0, %a : memref<2xf32> to memref<2xf32>
  return
}

// CHECK-LABEL: func.func @given_back_by_hand(
// CHECK: %[[NOT_OWNED:.*]] = arith.xori
// CHECK-NEXT: cf.assert %[[NOT_OWNED]], "expected that the block does not have ownership"
// CHECK-NEXT: memref.dealloc
func.func @given_back_by_hand() {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<2xf32>
  return
}
