// Constants that no type has as a size stay values, so that what is printed can be read. mlir-opt writes `tensor<-8xf32>`.
// RUN: ttmlir-opt --canonicalize %s | ttmlir-opt --canonicalize | filecheck %s

// CHECK-LABEL: func.func @padded
// CHECK: %[[SIZE:.*]] = arith.constant -8 : index
// CHECK: tensor.pad %{{.*}} low[%[[SIZE]]] high[0] {
// CHECK: } : tensor<4xf32> to tensor<?xf32>
func.func @padded(%tensor: tensor<4xf32>, %element: f32) -> tensor<?xf32> {
  %size = arith.constant -8 : index
  %cast = tensor.cast %tensor : tensor<4xf32> to tensor<?xf32>
  %padded = tensor.pad %cast low[%size] high[0] {
  ^bb0(%i: index):
    tensor.yield %element : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %padded : tensor<?xf32>
}

// CHECK-LABEL: func.func @padded_twice
// CHECK-COUNT-2: tensor.pad
func.func @padded_twice(%tensor: tensor<4xf32>, %element: f32) -> tensor<?xf32> {
  %size = arith.constant -3 : index
  %once = tensor.pad %tensor low[%size] high[0] {
  ^bb0(%i: index):
    tensor.yield %element : f32
  } : tensor<4xf32> to tensor<?xf32>
  %twice = tensor.pad %once low[%size] high[0] {
  ^bb0(%i: index):
    tensor.yield %element : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %twice : tensor<?xf32>
}

// A sum that is the mark of a value in lists of indices is one.
// CHECK-LABEL: func.func @padded_by_the_mark
// CHECK: %[[MARK:.*]] = arith.constant -9223372036854775808 : index
// CHECK: tensor.pad %{{.*}} low[%[[MARK]]] high[0] {
// CHECK: } : tensor<4xf32> to tensor<?xf32>
// CHECK-NOT: tensor.pad
func.func @padded_by_the_mark(%tensor: tensor<4xf32>, %element: f32) -> tensor<?xf32> {
  %half = arith.constant 4611686018427387904 : index
  %once = tensor.pad %tensor low[%half] high[0] {
  ^bb0(%i: index):
    tensor.yield %element : f32
  } : tensor<4xf32> to tensor<?xf32>
  %twice = tensor.pad %once low[%half] high[0] {
  ^bb0(%i: index):
    tensor.yield %element : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %twice : tensor<?xf32>
}

// CHECK-LABEL: func.func @expanded
// CHECK: tensor.expand_shape %{{.*}} {{\[\[}}0, 1]] output_shape [%{{.*}}, 4] : tensor<?xf32> into tensor<?x4xf32>
func.func @expanded(%tensor: tensor<64xf32>) -> tensor<?x4xf32> {
  %size = arith.constant -8 : index
  %cast = tensor.cast %tensor : tensor<64xf32> to tensor<?xf32>
  %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%size, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %expanded : tensor<?x4xf32>
}

// A constant that is the mark of values in lists of sizes makes no size when another one is added.

// CHECK-LABEL: func.func @paddings_of_the_least_number(
// CHECK: tensor.pad %{{.*}} low[%{{.*}}, 1] high[0, %{{.*}}] {
// CHECK: tensor.pad %{{.*}} low[1, 1] high[0, 2] {
func.func @paddings_of_the_least_number(%f: f32, %b: tensor<3x4xf32>) -> tensor<?x?xf32> {
  %least = arith.constant -9223372036854775808 : index
  %0 = tensor.pad %b low[%least, 1] high[0, %least] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<3x4xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[1, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
