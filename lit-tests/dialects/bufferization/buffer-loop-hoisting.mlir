// RUN: ttmlir-opt --buffer-loop-hoisting %s | filecheck %s

// CHECK-LABEL: @loop
// CHECK-NEXT: memref.alloc()
// CHECK-NEXT: scf.for
// CHECK: scf.parallel
// CHECK-NEXT: memref.alloc()
func.func @loop(%n: index, %m: memref<2xf32>) {
  scf.for %i = %n to %n step %n {
    %0 = memref.alloc() : memref<2xf32>
    memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %0 = memref.alloc() : memref<2xf32>
    memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
  }
  return
}

// The last iteration's memory is a result, the others read that of the one before.
// CHECK-LABEL: @handed_on
// CHECK: scf.for
// CHECK-NEXT: memref.alloc()
func.func @handed_on(%n: index, %m: memref<2xf32>) -> memref<2xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%last = %m) -> memref<2xf32> {
    %1 = memref.alloc() : memref<2xf32>
    memref.copy %last, %1 : memref<2xf32> to memref<2xf32>
    scf.yield %1 : memref<2xf32>
  }
  return %0 : memref<2xf32>
}
