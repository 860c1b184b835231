// RUN: ttmlir-opt --buffer-hoisting %s | filecheck %s

// CHECK-LABEL: @branches
// CHECK: memref.alloc()
// CHECK-NEXT: cf.cond_br
func.func @branches(%condition: i1, %m: memref<2xf32>) -> memref<2xf32> {
  cf.cond_br %condition, ^given(%m : memref<2xf32>), ^new
^new:
  %0 = memref.alloc() : memref<2xf32>
  cf.br ^given(%0 : memref<2xf32>)
^given(%result: memref<2xf32>):
  return %result : memref<2xf32>
}

// Iterations keep memory of their own.
// CHECK-LABEL: @loop
// CHECK: scf.for
// CHECK-NEXT: memref.alloc()
func.func @loop(%n: index, %m: memref<2xf32>) {
  scf.for %i = %n to %n step %n {
    %0 = memref.alloc() : memref<2xf32>
    memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
  }
  return
}
