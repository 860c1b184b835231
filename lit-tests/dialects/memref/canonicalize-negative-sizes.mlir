// Constants that no type has as a size stay values, so that what is printed can be read. mlir-opt writes `memref<-8xf32>` or fails.
// RUN: ttmlir-opt --canonicalize %s | ttmlir-opt --canonicalize | filecheck %s

// CHECK-LABEL: func.func @viewed
// CHECK: %[[SIZE:.*]] = arith.constant -8 : index
// CHECK: memref.view %{{.*}}[%{{.*}}][%[[SIZE]]] : memref<64xi8> to memref<?xf32>
func.func @viewed(%bytes: memref<64xi8>, %start: index) -> memref<?xf32> {
  %size = arith.constant -8 : index
  %view = memref.view %bytes[%start][%size] : memref<64xi8> to memref<?xf32>
  return %view : memref<?xf32>
}

// CHECK-LABEL: func.func @reinterpreted
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [1], sizes: [%{{.*}}], strides: [%{{.*}}] : memref<f32> to memref<?xf32, strided<[?], offset: 1>>
func.func @reinterpreted(%memory: memref<f32>) -> memref<?xf32, strided<[?], offset: 1>> {
  %size = arith.constant -8 : index
  %cast = memref.reinterpret_cast %memory to offset: [1], sizes: [%size], strides: [%size]
      : memref<f32> to memref<?xf32, strided<[?], offset: 1>>
  return %cast : memref<?xf32, strided<[?], offset: 1>>
}

// CHECK-LABEL: func.func @expanded
// CHECK: memref.expand_shape %{{.*}} {{\[\[}}0, 1]] output_shape [%{{.*}}, 4] : memref<?xf32> into memref<?x4xf32>
func.func @expanded(%memory: memref<64xf32>) -> memref<?x4xf32> {
  %size = arith.constant -8 : index
  %cast = memref.cast %memory : memref<64xf32> to memref<?xf32>
  %expanded = memref.expand_shape %cast [[0, 1]] output_shape [%size, 4] : memref<?xf32> into memref<?x4xf32>
  return %expanded : memref<?x4xf32>
}

// CHECK-LABEL: func.func @reinterpreted_in_front
// CHECK: %[[OFFSET:.*]] = arith.constant -2 : index
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [%[[OFFSET]]], sizes: [%{{.*}}], strides: [%{{.*}}] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
func.func @reinterpreted_in_front(%memory: memref<f32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %offset = arith.constant -2 : index
  %size = arith.constant 4 : index
  %cast = memref.reinterpret_cast %memory to offset: [%offset], sizes: [%size], strides: [%size]
    : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  return %cast : memref<?xf32, strided<[?], offset: ?>>
}
