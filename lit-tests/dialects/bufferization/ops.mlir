// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --emit-bytecode %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @alloc_tensor
// CHECK-SAME: (%[[N:.*]]: index, %[[T:.*]]: tensor<8x?xf32>, %[[U:.*]]: tensor<*xf32>)
func.func @alloc_tensor(%n: index, %t: tensor<8x?xf32>, %u: tensor<*xf32>) {
  // CHECK-NEXT: %0 = bufferization.alloc_tensor() : tensor<8xf32>
  %0 = bufferization.alloc_tensor() : tensor<8xf32>
  // CHECK-NEXT: %1 = bufferization.alloc_tensor(%[[N]], %[[N]]) {memory_space = 1 : i64} : tensor<?x?xf32>
  %1 = bufferization.alloc_tensor(%n, %n) {memory_space = 1 : i64} : tensor<?x?xf32>
  // CHECK-NEXT: %2 = bufferization.alloc_tensor() copy(%[[T]]) {a, memory_space = "L1", z} : tensor<8x?xf32>
  %2 = bufferization.alloc_tensor() copy(%t) {z, memory_space = "L1", a} : tensor<8x?xf32>
  // CHECK-NEXT: %3 = bufferization.alloc_tensor() copy(%[[T]]) size_hint=%[[N]] : tensor<8x?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) size_hint = %n : tensor<8x?xf32>
  // CHECK-NEXT: %4 = bufferization.alloc_tensor(%[[N]]) size_hint=%[[N]] : tensor<?xf32>
  %4 = bufferization.alloc_tensor(%n) size_hint=%n : tensor<?xf32>
  // CHECK-NEXT: %5 = bufferization.alloc_tensor() copy(%[[U]]) : tensor<*xf32>
  %5 = bufferization.alloc_tensor() copy(%u) : tensor<*xf32>
  // CHECK-NEXT: %6 = bufferization.alloc_tensor() : tensor<*xf32>
  %6 = bufferization.alloc_tensor() : tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @memory
// CHECK-SAME: (%[[T:.*]]: tensor<4x?xf32>, %[[M:.*]]: memref<4x?xf32>, %[[U:.*]]: tensor<*xf32>)
func.func @memory(%t: tensor<4x?xf32>, %m: memref<4x?xf32>, %u: tensor<*xf32>) {
  // CHECK-NEXT: %0 = bufferization.to_buffer %[[T]] : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>, 1>
  %0 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>, 1>
  // CHECK-NEXT: %1 = bufferization.to_buffer %[[T]] read_only {a} : tensor<4x?xf32> to memref<4x?xf32>
  %1 = bufferization.to_buffer %t read_only {a} : tensor<4x?xf32> to memref<4x?xf32>
  // CHECK-NEXT: %2 = bufferization.to_buffer %[[U]] : tensor<*xf32> to memref<*xf32>
  %2 = bufferization.to_buffer %u : tensor<*xf32> to memref<*xf32>
  // CHECK-NEXT: %3 = bufferization.to_tensor %[[M]] : memref<4x?xf32> to tensor<4x?xf32>
  %3 = bufferization.to_tensor %m : memref<4x?xf32> to tensor<4x?xf32>
  // CHECK-NEXT: %4 = bufferization.to_tensor %[[M]] restrict writable {a} : memref<4x?xf32> to tensor<4x?xf32, "encoded">
  %4 = bufferization.to_tensor %m restrict writable {a} : memref<4x?xf32> to tensor<4x?xf32, "encoded">
  // CHECK-NEXT: %5 = bufferization.to_tensor %[[M]] writable : memref<4x?xf32> to tensor<4x?xf32>
  %5 = bufferization.to_tensor %m writable : memref<4x?xf32> to tensor<4x?xf32>
  // CHECK-NEXT: %6 = bufferization.clone %[[M]] {a} : memref<4x?xf32> to memref<*xf32>
  %6 = bufferization.clone %m {a} : memref<4x?xf32> to memref<*xf32>
  // CHECK-NEXT: %7 = bufferization.clone %[[M]] {bufferization.manual_deallocation} : memref<4x?xf32> to memref<5xf16>
  %7 = bufferization.clone %m {bufferization.manual_deallocation} : memref<4x?xf32> to memref<5xf16>
  // CHECK-NEXT: bufferization.dealloc_tensor %[[T]] {a} : tensor<4x?xf32>
  bufferization.dealloc_tensor %t {a} : tensor<4x?xf32>
  return
}

// CHECK-LABEL: func.func @materialize_in_destination
// CHECK-SAME: (%[[T:.*]]: tensor<4xf32>, %[[TO:.*]]: tensor<?xf32>, %[[M:.*]]: memref<?xf32>, %[[U:.*]]: tensor<*xf32>)
func.func @materialize_in_destination(%t: tensor<4xf32>, %to: tensor<?xf32>, %m: memref<?xf32>, %u: tensor<*xf32>) {
  // CHECK-NEXT: %0 = bufferization.materialize_in_destination %[[T]] in %[[TO]] : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  %0 = bufferization.materialize_in_destination %t in %to : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  // CHECK-NEXT: %1 = bufferization.materialize_in_destination %[[U]] in %[[U]] {a} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %1 = bufferization.materialize_in_destination %u in %u {a} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  // CHECK-NEXT: bufferization.materialize_in_destination %[[T]] in writable %[[M]] : (tensor<4xf32>, memref<?xf32>) -> ()
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<?xf32>) -> ()
  // CHECK-NEXT: bufferization.materialize_in_destination %[[T]] in restrict writable %[[M]] : (tensor<4xf32>, memref<?xf32>) -> ()
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @dealloc
// CHECK-SAME: (%[[A:.*]]: memref<2xf32>, %[[B:.*]]: memref<*xi32>, %[[C:.*]]: i1)
func.func @dealloc(%a: memref<2xf32>, %b: memref<*xi32>, %c: i1) {
  // CHECK-NEXT: bufferization.dealloc{{$}}
  bufferization.dealloc
  // CHECK-NEXT: bufferization.dealloc (%[[A]] : memref<2xf32>) if (%[[C]]) {a}
  bufferization.dealloc (%a : memref<2xf32>) if (%c) {a}
  // CHECK-NEXT: %0 = bufferization.dealloc retain (%[[A]] : memref<2xf32>)
  %0 = bufferization.dealloc retain (%a : memref<2xf32>)
  // CHECK-NEXT: %1:2 = bufferization.dealloc (%[[A]], %[[B]] : memref<2xf32>, memref<*xi32>) if (%[[C]], %[[C]]) retain (%[[B]], %[[A]] : memref<*xi32>, memref<2xf32>)
  %1:2 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<*xi32>) if (%c, %c) retain (%b, %a : memref<*xi32>, memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @arguments
// CHECK-SAME: %{{.*}}: memref<4xf32> {bufferization.access = "read-write", bufferization.buffer_layout = strided<[1]>}
// CHECK-SAME: %{{.*}}: tensor<4xf32> {bufferization.access = "none", bufferization.buffer_layout = affine_map<(d0) -> (d0)>, bufferization.writable = false}
func.func @arguments(
    %m: memref<4xf32> {bufferization.access = "read-write", bufferization.buffer_layout = strided<[1]>},
    %t: tensor<4xf32> {bufferization.writable = false, bufferization.access = "none", bufferization.buffer_layout = affine_map<(d0) -> (d0)>}
) {
  // CHECK-NEXT: memref.dealloc %{{.*}} {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %m {bufferization.manual_deallocation} : memref<4xf32>
  return
}

// Results may have any.
// CHECK: func.func private @results() -> (tensor<4xf32> {bufferization.writable = 1 : i64})
func.func private @results() -> (tensor<4xf32> {bufferization.writable = 1})
