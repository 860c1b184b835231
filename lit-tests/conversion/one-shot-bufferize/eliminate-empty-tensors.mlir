// RUN: ttmlir-opt --eliminate-empty-tensors %s | filecheck %s

// CHECK-LABEL: func.func @computed_in_place
// CHECK-SAME: %[[TO:.*]]: tensor<10xf32>, %[[N:.*]]: index, %[[F:.*]]: f32
// CHECK: %[[PART:.*]] = tensor.extract_slice %[[TO]][1] [%[[N]]] [1] : tensor<10xf32> to tensor<?xf32>
// CHECK: %[[FILLED:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[PART]] : tensor<?xf32>)
// CHECK-NEXT: tensor.insert_slice %[[FILLED]] into %[[TO]][1] [%[[N]]] [1]
func.func @computed_in_place(%to: tensor<10xf32>, %n: index, %f: f32) -> tensor<10xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.insert_slice %1 into %to[1] [%n] [1] : tensor<?xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}

// The tensor that the part is of moves in front of what computes it.

// CHECK-LABEL: func.func @destination_moves
// CHECK: %[[TO:.*]] = tensor.empty() : tensor<10xf32>
// CHECK-NEXT: %[[PART:.*]] = tensor.extract_slice %[[TO]]
// CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[PART]] : tensor<4xf32>)
func.func @destination_moves(%f: f32) -> tensor<10xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.empty() : tensor<10xf32>
  %3 = tensor.insert_slice %1 into %2[1] [4] [1] : tensor<4xf32> into tensor<10xf32>
  return %3 : tensor<10xf32>
}

// CHECK-LABEL: func.func @memory
// CHECK-SAME: %[[M:.*]]: memref<4xf32>
// CHECK: %[[T:.*]] = bufferization.to_tensor %[[M]] restrict writable
// CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[T]] : tensor<4xf32>)
// CHECK: bufferization.materialize_in_destination %{{.*}} in writable %[[M]]
func.func @memory(%m: memref<4xf32>, %f: f32) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
