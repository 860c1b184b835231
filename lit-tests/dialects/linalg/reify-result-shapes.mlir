// RUN: ttmlir-opt --reify-result-shapes %s | filecheck %s

// CHECK-LABEL: func.func @pad(
func.func @pad(%a: tensor<?x4xf32>, %f: f32, %n: index) -> tensor<?x?xf32> {
  // CHECK: %[[PAD:.*]] = tensor.pad
  // CHECK: } : tensor<?x4xf32> to tensor<?x7xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[PAD]] : tensor<?x7xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %[[CAST]]
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[%n, 1] high[0, %c2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// No type has a negative size.
// CHECK-LABEL: func.func @negative(
// CHECK: } : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return
func.func @negative(%a: tensor<4xf32>, %f: f32) -> tensor<?xf32> {
  %c = arith.constant -9 : index
  %0 = tensor.pad %a low[%c] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
