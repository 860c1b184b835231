// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @make
// CHECK-SAME: (%[[N:.*]]: index, %[[X:.*]]: f32)
func.func @make(%n: index, %x: f32) {
  // CHECK-NEXT: tensor.empty() : tensor<64x128xf32>
  %0 = tensor.empty() : tensor<64x128xf32>
  // CHECK-NEXT: tensor.empty(%[[N]]) {tt.note} : tensor<?x128xf32>
  %1 = tensor.empty(%n) {tt.note} : tensor<?x128xf32>
  // CHECK-NEXT: %from_elements = tensor.from_elements %[[X]], %[[X]] : tensor<1x2xf32>
  %2 = tensor.from_elements %x, %x : tensor<1x2xf32>
  // CHECK-NEXT: %splat = tensor.splat %[[X]] : tensor<8x16xf32>
  %3 = tensor.splat %x : tensor<8x16xf32>
  // CHECK-NEXT: %splat_0 = tensor.splat %[[X]][%[[N]]] : tensor<?x16xf32>
  %4 = tensor.splat %x[%n] : tensor<?x16xf32>
  return
}

// CHECK-LABEL: func.func @use
// CHECK-SAME: (%[[A:.*]]: tensor<4x8xf32>, %[[U:.*]]: tensor<*xf32>, %[[I:.*]]: index, %[[X:.*]]: f32, %[[S:.*]]: tensor<2xi32>)
func.func @use(%a: tensor<4x8xf32>, %u: tensor<*xf32>, %i: index, %x: f32, %shape: tensor<2xi32>) {
  // CHECK-NEXT: %cast = tensor.cast %[[A]] : tensor<4x8xf32> to tensor<?x8xf32>
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x8xf32>
  // CHECK-NEXT: tensor.cast %[[U]] : tensor<*xf32> to tensor<4xf32>
  %1 = tensor.cast %u : tensor<*xf32> to tensor<4xf32>
  // CHECK-NEXT: %dim = tensor.dim %[[A]], %[[I]] : tensor<4x8xf32>
  %2 = tensor.dim %a, %i : tensor<4x8xf32>
  // CHECK-NEXT: %rank = tensor.rank %[[U]] : tensor<*xf32>
  %3 = tensor.rank %u : tensor<*xf32>
  // CHECK-NEXT: %extracted = tensor.extract %[[A]][%[[I]], %[[I]]] : tensor<4x8xf32>
  %4 = tensor.extract %a[%i, %i] : tensor<4x8xf32>
  // CHECK-NEXT: %inserted = tensor.insert %[[X]] into %[[A]][%[[I]], %[[I]]] : tensor<4x8xf32>
  %5 = tensor.insert %x into %a[%i, %i] : tensor<4x8xf32>
  // CHECK-NEXT: %reshape = tensor.reshape %[[A]](%[[S]]) : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<2x16xf32>
  %6 = tensor.reshape %a(%shape) : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<2x16xf32>
  return
}
