// RUN: ttmlir-opt --fold-memref-alias-ops %s | filecheck %s

// CHECK-LABEL: @slice
// CHECK-SAME: (%[[SOURCE:.*]]: memref<16x4xf32>, %[[ROW:.*]]: index, %[[I:.*]]: index)
// CHECK-NEXT: memref.load %[[SOURCE]][%[[ROW]], %[[I]]] : memref<16x4xf32>
func.func @slice(%source: memref<16x4xf32>, %row: index, %i: index) -> f32 {
  %0 = memref.subview %source[%row, 0] [1, 4] [1, 1] : memref<16x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.load %0[%i] : memref<4xf32, strided<[1], offset: ?>>
  return %1 : f32
}

// Other accesses stay.
// CHECK-LABEL: @affine
// CHECK: %[[SLICE:.*]] = memref.subview
// CHECK-NEXT: affine.load %[[SLICE]]
func.func @affine(%source: memref<16x4xf32>, %row: index) -> f32 {
  %0 = memref.subview %source[%row, 0] [1, 4] [1, 1] : memref<16x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  %1 = affine.load %0[0] : memref<4xf32, strided<[1], offset: ?>>
  return %1 : f32
}
