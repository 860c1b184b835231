// RUN: ttmlir-opt --split-input-file --refine-argument-types="shapes=arg0:4x8,arg2:" %s | filecheck %s

// Operations that infer types take the argument as it is, others what it was cast to.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<?xf32>, %[[C:.*]]: tensor<f32>) -> (tensor<?x8xf32>, tensor<*xf32>) {
func.func @main(%a: tensor<?x8xf32>, %b: tensor<?xf32>, %c: tensor<*xf32>) -> (tensor<?x8xf32>, tensor<*xf32>) {
  // CHECK-DAG: %[[CA:.*]] = tensor.cast %[[A]] : tensor<4x8xf32> to tensor<?x8xf32>
  // CHECK-DAG: %[[CC:.*]] = tensor.cast %[[C]] : tensor<f32> to tensor<*xf32>
  // CHECK: tosa.exp %[[A]] : (tensor<4x8xf32>) -> tensor<?x8xf32>
  %0 = tosa.exp %a : (tensor<?x8xf32>) -> tensor<?x8xf32>
  // CHECK-NEXT: math.exp %[[CA]] : tensor<?x8xf32>
  %1 = math.exp %a : tensor<?x8xf32>
  // CHECK-NEXT: return %{{.*}}, %[[CC]] : tensor<?x8xf32>, tensor<*xf32>
  return %0, %c : tensor<?x8xf32>, tensor<*xf32>
}

// -----

// Shapes that the types say already change nothing; of functions that call each other only the outermost has them.
// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %{{.*}}: i1, %{{.*}}: tensor<f32>) {
func.func @caller(%a: tensor<4x8xf32>, %b: i1, %c: tensor<f32>) {
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast
  // CHECK-NEXT: call @callee(%[[CAST]]) : (tensor<?x8xf32>) -> ()
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x8xf32>
  call @callee(%0) : (tensor<?x8xf32>) -> ()
  return
}
// CHECK: func.func @callee(%{{.*}}: tensor<?x8xf32>) {
func.func @callee(%a: tensor<?x8xf32>) {
  return
}

// -----

// Sizes that are known have no bounds any more.
// CHECK-LABEL: func.func @bounded(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %{{.*}}: f32, %{{.*}}: tensor<f32>) -> tensor<?x8xf32, #stablehlo.bounds<4, ?>> {
func.func @bounded(%a: tensor<?x8xf32, #stablehlo.bounds<4, ?>>, %b: f32, %c: tensor<f32>) -> tensor<?x8xf32, #stablehlo.bounds<4, ?>> {
  // CHECK-NEXT: stablehlo.abs %[[A]] : (tensor<4x8xf32>) -> tensor<?x8xf32, #stablehlo.bounds<4, ?>>
  %0 = stablehlo.abs %a : tensor<?x8xf32, #stablehlo.bounds<4, ?>>
  return %0 : tensor<?x8xf32, #stablehlo.bounds<4, ?>>
}
