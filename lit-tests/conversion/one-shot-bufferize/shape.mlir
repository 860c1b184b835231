// RUN: ttmlir-opt --one-shot-bufferize=bufferize-function-boundaries %s | filecheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.*]]: !shape.witness, %[[ARG1:.*]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:.*]]: f32, %[[ARG3:.*]]: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT: %[[V0:.*]] = shape.assuming %[[ARG0]] -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT: memref.store %[[ARG2]], %[[ARG1]][%[[ARG3]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: shape.assuming_yield %[[ARG1]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @f(%w: !shape.witness, %a: tensor<4xf32>, %x: f32, %i: index) -> tensor<4xf32> {
  %0 = shape.assuming %w -> (tensor<4xf32>) {
    %1 = tensor.insert %x into %a[%i] : tensor<4xf32>
    shape.assuming_yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[ARG0:.*]]: !shape.witness, %[[ARG1:.*]]: f32, %[[ARG2:.*]]: index) -> (memref<4xf32>, index) {
// CHECK-NEXT: %[[V0:.*]]:2 = shape.assuming %[[ARG0]] -> (memref<4xf32>, index) {
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT: memref.store %[[ARG1]], %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT: shape.assuming_yield %[[ALLOC]], %[[ARG2]] : memref<4xf32>, index
// CHECK-NEXT: }
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[V0]]#0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %[[V0]]#0, %[[V0]]#1 : memref<4xf32>, index
// CHECK-NEXT: }
func.func @g(%w: !shape.witness, %x: f32, %i: index) -> (tensor<4xf32>, index) {
  %0:2 = shape.assuming %w -> (tensor<4xf32>, index) {
    %a = tensor.empty() : tensor<4xf32>
    %1 = tensor.insert %x into %a[%i] : tensor<4xf32>
    shape.assuming_yield %1, %i : tensor<4xf32>, index
  }
  return %0#0, %0#1 : tensor<4xf32>, index
}
// CHECK-LABEL: func.func @h(
// CHECK-SAME: %[[ARG0:.*]]: !shape.witness, %[[ARG1:.*]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:.*]]: f32, %[[ARG3:.*]]: index) -> (memref<4xf32>, f32) {
// CHECK-NEXT: %[[V0:.*]] = shape.assuming %[[ARG0]] -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT: shape.assuming_yield %[[ARG1]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT: memref.copy %[[V0]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT: memref.store %[[ARG2]], %[[ALLOC]][%[[ARG3]]] : memref<4xf32>
// CHECK-NEXT: %[[V1:.*]] = memref.load %[[ARG1]][%[[ARG3]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %[[ALLOC]], %[[V1]] : memref<4xf32>, f32
// CHECK-NEXT: }
func.func @h(%w: !shape.witness, %a: tensor<4xf32>, %x: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = shape.assuming %w -> (tensor<4xf32>) {
    shape.assuming_yield %a : tensor<4xf32>
  }
  %1 = tensor.insert %x into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %a[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}
