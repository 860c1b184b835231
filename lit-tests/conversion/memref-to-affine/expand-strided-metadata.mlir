// RUN: ttmlir-opt --expand-strided-metadata %s | filecheck %s

// A slice is a cast of the buffer that says where its first element is.
// CHECK-LABEL: @slice
// CHECK-SAME: (%[[SOURCE:.*]]: memref<16x4xf32>, %[[ROW:.*]]: index)
// CHECK: %[[BASE:.*]], %{{.*}}, %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[SOURCE]]
// CHECK-NEXT: %[[OFFSET:.*]] = affine.apply {{.*}}()[%[[ROW]]]
// CHECK-NEXT: memref.reinterpret_cast %[[BASE]] to offset: [%[[OFFSET]]], sizes: [4], strides: [1]
func.func @slice(%source: memref<16x4xf32>, %row: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %source[%row, 0] [1, 4] [1, 1] : memref<16x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %0 : memref<4xf32, strided<[1], offset: ?>>
}

// Nothing says which of several sizes is which.
// CHECK-LABEL: @several_sizes
// CHECK: memref.expand_shape
func.func @several_sizes(%source: memref<?xf32>, %a: index, %b: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %source [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
