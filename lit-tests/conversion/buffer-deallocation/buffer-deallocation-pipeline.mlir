// RUN: ttmlir-opt --buffer-deallocation-pipeline %s | filecheck %s
// RUN: ttmlir-opt --buffer-deallocation-pipeline=private-function-dynamic-ownership --dump-pass-pipeline %s 2>&1 | filecheck %s --check-prefix=PASSES

// PASSES: expand-realloc{emit-deallocs=false},
// PASSES-NEXT: canonicalize
// PASSES-NEXT: ownership-based-buffer-deallocation{private-function-dynamic-ownership=true},
// PASSES-NEXT: canonicalize
// PASSES-NEXT: buffer-deallocation-simplification,
// PASSES-NEXT: bufferization-lower-deallocations,
// PASSES-NEXT: cse,
// PASSES-NEXT: canonicalize

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[A:.*]]: memref<4xf32>
// CHECK: %[[NEW:.*]] = memref.alloc()
// CHECK: scf.for
// CHECK: memref.copy %[[NEW]], %[[A]]
// CHECK-NOT: scf.if
// CHECK: memref.dealloc %[[NEW]]
// CHECK-NEXT: return
func.func @loop(%a: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 2.0 : f32
  %0 = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %f, %0[%i] : memref<4xf32>
  }
  memref.copy %0, %a : memref<4xf32> to memref<4xf32>
  return
}
