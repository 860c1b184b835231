// RUN: ttmlir-opt --mem2reg %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(mem2reg{region-simplify=false}))' --mlir-pass-statistics %s -o %t 2>&1 | filecheck --check-prefix=STATISTICS %s

// STATISTICS:      Mem2Reg
// STATISTICS-NEXT: (S) 1 new block args - Total amount of new block argument inserted in blocks
// STATISTICS-NEXT: (S) 2 promoted slots - Total amount of memory slot promoted

// CHECK-LABEL: func.func @merge(
// CHECK-SAME:    %[[C:.*]]: i1, %[[X:.*]]: f32, %[[Y:.*]]: f32)
// CHECK-NOT:   memref
// CHECK:         cf.cond_br %[[C]], ^[[WRITE:.*]], ^[[READ:.*]](%[[X]] : f32)
// CHECK-NEXT:  ^[[WRITE]]:
// CHECK-NEXT:    cf.br ^[[READ]](%[[Y]] : f32)
// CHECK-NEXT:  ^[[READ]](%[[MERGED:.*]]: f32):
// CHECK-NEXT:    return %[[MERGED]] : f32
func.func @merge(%c: i1, %x: f32, %y: f32) -> f32 {
  %m = memref.alloca() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %y, %m[] : memref<f32>
  cf.br ^bb2
^bb2:
  %r = memref.load %m[] : memref<f32>
  return %r : f32
}

// What is read before anything is written is poison.
// CHECK-LABEL: func.func @never_written
// CHECK:         %[[POISON:.*]] = ub.poison : i32
// CHECK:         return %[[POISON]] : i32
func.func @never_written() -> i32 {
  %m = memref.alloca() : memref<1x1xi32>
  %i = arith.constant 0 : index
  %r = memref.load %m[%i, %i] : memref<1x1xi32>
  return %r : i32
}
