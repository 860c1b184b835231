// RUN: ttmlir-opt --sroa %s | filecheck %s
// RUN: ttmlir-opt --sroa --mem2reg %s | filecheck --check-prefix=VALUES %s
// RUN: ttmlir-opt --sroa --mlir-pass-statistics %s -o %t 2>&1 | filecheck --check-prefix=STATISTICS %s

// STATISTICS:      SROA
// STATISTICS-NEXT: (S) 2 destructured slots - Total amount of memory slots destructured
// STATISTICS-NEXT: (S) 6 max subelement number - Maximal number of sub-elements a successfully destructured slot initially had
// STATISTICS-NEXT: (S) 1 slots with memory benefit - Total amount of memory slots

// CHECK-LABEL: func.func @elements(
// CHECK-SAME:    %[[X:.*]]: f32, %[[Y:.*]]: f32)
// CHECK:         %[[ONE:.*]] = memref.alloca() : memref<f32>
// CHECK-NEXT:    %[[OTHER:.*]] = memref.alloca() : memref<f32>
// CHECK-NOT:     memref.alloca
// CHECK:         memref.store %[[X]], %[[OTHER]][] : memref<f32>
// CHECK-NEXT:    memref.store %[[Y]], %[[ONE]][] {nontemporal = true} : memref<f32>
// CHECK-NEXT:    memref.load %[[ONE]][] : memref<f32>

// VALUES-LABEL: func.func @elements(
// VALUES-SAME:    %[[X:.*]]: f32, %[[Y:.*]]: f32)
// VALUES-NOT:   memref
// VALUES:       return %[[Y]] : f32
func.func @elements(%x: f32, %y: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x3xf32>
  memref.store %x, %m[%c0, %c1] : memref<2x3xf32>
  memref.store %y, %m[%c1, %c1] {nontemporal = true} : memref<2x3xf32>
  %r = memref.load %m[%c1, %c1] : memref<2x3xf32>
  return %r : f32
}

func.func @all(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf32>
  memref.store %x, %m[%c0] : memref<2xf32>
  memref.store %x, %m[%c1] : memref<2xf32>
  return
}

// An element in a place that is not known may be any.
// CHECK-LABEL: func.func @unknown_place
// CHECK:         memref.alloca() : memref<2xf32>
func.func @unknown_place(%x: f32, %i: index) {
  %m = memref.alloca() : memref<2xf32>
  memref.store %x, %m[%i] : memref<2xf32>
  return
}
