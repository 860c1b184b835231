// RUN: ttmlir-opt --convert-tensor-to-linalg %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(convert-tensor-to-linalg))' %s | filecheck %s

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[T:.*]]: tensor<2xf32>, %[[X:.*]]: f32
// CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<6xf32>
// CHECK-NEXT: %[[F:.*]] = linalg.fill ins(%[[X]] : f32) outs(%[[E]] : tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: %[[R:.*]] = tensor.insert_slice %[[T]] into %[[F]][1] [2] [1] : tensor<2xf32> into tensor<6xf32>
// CHECK-NEXT: return %[[R]]
func.func @pad(%t: tensor<2xf32>, %x: f32) -> tensor<6xf32> {
  %0 = tensor.pad %t low[1] high[3] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<2xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}
