// RUN: ttmlir-opt --refine-operand-types %s | filecheck %s

// CHECK-LABEL: func.func @forgotten(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<?x8xf32>)
func.func @forgotten(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>) -> tensor<*xf32> {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x8xf32>
  %1 = tensor.cast %0 : tensor<?x8xf32> to tensor<?x?xf32>
  %2 = tensor.cast %b : tensor<?x8xf32> to tensor<*xf32>
  // CHECK-NEXT: %[[SUM:.*]] = tosa.add %[[A]], %[[A]] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<?x?xf32>
  %3 = tosa.add %1, %1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  // CHECK-NEXT: tosa.add %[[SUM]], %[[B]] : (tensor<?x?xf32>, tensor<?x8xf32>) -> tensor<*xf32>
  %4 = tosa.add %3, %2 : (tensor<?x?xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %4 : tensor<*xf32>
}

// What else uses a cast keeps it; a cast that says more stays, too.
// CHECK-LABEL: func.func @others(
func.func @others(%a: tensor<4xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  // CHECK-NEXT: math.exp %[[CAST]]
  %1 = math.exp %0 : tensor<?xf32>
  // CHECK-NEXT: tosa.exp %arg0 : (tensor<4xf32>) -> tensor<?xf32>
  %2 = tosa.exp %0 : (tensor<?xf32>) -> tensor<?xf32>
  // CHECK-NEXT: %[[MORE:.*]] = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
  %3 = tensor.cast %b : tensor<?xf32> to tensor<4xf32>
  // CHECK-NEXT: tosa.exp %[[MORE]]
  %4 = tosa.exp %3 : (tensor<4xf32>) -> tensor<4xf32>
  return %1, %4 : tensor<?xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @stablehlo(
func.func @stablehlo(%a: tensor<4xf32>) -> tensor<?xf32> {
  // CHECK-NEXT: stablehlo.negate %arg0 : (tensor<4xf32>) -> tensor<?xf32>
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = stablehlo.negate %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}
