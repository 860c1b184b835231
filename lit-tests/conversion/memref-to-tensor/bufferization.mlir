// RUN: ttmlir-opt --convert-memref-to-tensor %s | filecheck %s
// RUN: ttmlir-opt --convert-memref-to-tensor --mlir-print-op-generic %s | filecheck --check-prefix=NONE %s

// NONE-NOT: bufferization
// NONE-NOT: memref

// CHECK-LABEL: func.func @kernel
// CHECK-SAME: (%[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<4xf32>, %{{.*}}: tensor<4xf32>) -> tensor<4xf32>
func.func @kernel(%a: memref<4xf32>, %b: memref<4xf32, strided<[?], offset: ?>>, %out: memref<4xf32>) {
  %0 = bufferization.to_tensor %a restrict : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_tensor %b : memref<4xf32, strided<[?], offset: ?>> to tensor<4xf32>
  // CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<4xf32>
  %2 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
  // CHECK-NEXT: %[[S:.*]] = linalg.add ins(%[[A]], %[[B]] : tensor<4xf32>, tensor<4xf32>) outs(%[[E]] : tensor<4xf32>)
  %3 = linalg.add ins(%0, %1 : tensor<4xf32>, tensor<4xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %3 in restrict writable %out : (tensor<4xf32>, memref<4xf32>) -> ()
  // CHECK-NEXT: return %[[S]] : tensor<4xf32>
  return
}

// What is written to the memory of a tensor that was made of memory is written to that memory.
// CHECK-LABEL: func.func @partly
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[V:.*]]: f32, %[[I:.*]]: index) -> tensor<4xf32>
func.func @partly(%x: memref<4xf32>, %v: f32, %i: index) {
  %0 = bufferization.to_tensor %x : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  // CHECK-NEXT: %[[R:.*]] = tensor.insert %[[V]] into %[[X]][%[[I]]] : tensor<4xf32>
  memref.store %v, %1[%i] : memref<4xf32>
  // CHECK-NEXT: return %[[R]] : tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @of_value
// CHECK-SAME: (%[[X:.*]]: tensor<?xf32>, %[[V:.*]]: f32, %[[I:.*]]: index) -> tensor<?xf32>
func.func @of_value(%x: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  // The copy is a value of its own.
  // CHECK-NEXT: %[[R:.*]] = tensor.insert %[[V]] into %[[X]][%[[I]]] : tensor<?xf32>
  %0 = bufferization.to_buffer %x : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  memref.store %v, %1[%i] : memref<?xf32>
  %2 = bufferization.to_tensor %1 restrict writable : memref<?xf32> to tensor<?xf32>
  // CHECK-NEXT: return %[[R]] : tensor<?xf32>
  return %2 : tensor<?xf32>
}

// CHECK-LABEL: func.func @values
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<?xf32>, %[[N:.*]]: index)
func.func @values(%x: tensor<4xf32>, %y: tensor<?xf32>, %n: index) -> (tensor<4xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0 = bufferization.alloc_tensor() copy(%x) : tensor<4xf32>
  // CHECK-NEXT: %[[E:.*]] = tensor.empty(%[[N]]) : tensor<?xf32>
  %1 = bufferization.alloc_tensor(%n) size_hint=%n : tensor<?xf32>
  // CHECK-NEXT: %[[C:.*]] = tensor.cast %[[X]] : tensor<4xf32> to tensor<?xf32>
  %2 = bufferization.materialize_in_destination %0 in %y : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.dealloc_tensor %y : tensor<?xf32>
  // CHECK-NEXT: return %[[X]], %[[E]], %[[C]]
  return %0, %1, %2 : tensor<4xf32>, tensor<?xf32>, tensor<?xf32>
}

// What gives back memory goes, and what is only there for it.
// CHECK-LABEL: func.func @deallocs
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[C:.*]]: i1) -> tensor<4xf32>
func.func @deallocs(%x: memref<4xf32>, %c: i1) -> memref<4xf32> {
  // CHECK-NEXT: tensor.empty
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %x, %0 : memref<4xf32> to memref<4xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
  %1 = bufferization.dealloc (%base : memref<f32>) if (%c) retain (%x : memref<4xf32>)
  bufferization.dealloc (%0 : memref<4xf32>) if (%1)
  // CHECK-NEXT: return %[[X]] : tensor<4xf32>
  return %x : memref<4xf32>
}

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[N:.*]]: index) -> tensor<4xf32>
func.func @loop(%x: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[R:.*]] = scf.for {{.*}} iter_args(%[[T:.*]] = %[[X]]) -> (tensor<4xf32>) {
  scf.for %i = %c0 to %n step %c1 {
    %0 = bufferization.to_tensor %x : memref<4xf32> to tensor<4xf32>
    // CHECK-NEXT: %[[E:.*]] = tensor.empty
    %1 = bufferization.alloc_tensor() : tensor<4xf32>
    // CHECK-NEXT: %[[S:.*]] = linalg.exp ins(%[[T]] : tensor<4xf32>) outs(%[[E]] : tensor<4xf32>)
    %2 = linalg.exp ins(%0 : tensor<4xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    bufferization.materialize_in_destination %2 in writable %x : (tensor<4xf32>, memref<4xf32>) -> ()
    // CHECK-NEXT: scf.yield %[[S]]
  }
  // CHECK: return %[[R]]
  return
}
