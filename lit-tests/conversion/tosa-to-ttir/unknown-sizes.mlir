// RUN: ttmlir-opt --split-input-file --tosa-to-ttir-pipeline %s | filecheck %s

// CHECK-LABEL: func.func @between_operations(
// CHECK-SAME: -> tensor<4x1xf32>
func.func @between_operations(%a: tensor<4x8xf32>, %b: tensor<1x8xf32>) -> tensor<4x1xf32> {
  // CHECK: "ttir.add"{{.*}} -> tensor<4x8xf32>
  %0 = tosa.add %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<?x?xf32>
  // CHECK: "ttir.exp"{{.*}} -> tensor<4x8xf32>
  %1 = tosa.exp %0 : (tensor<?x?xf32>) -> tensor<*xf32>
  // CHECK: "ttir.sum"{{.*}} -> tensor<4x1xf32>
  %2 = tosa.reduce_sum %1 {axis = 1 : i32} : (tensor<*xf32>) -> tensor<4x1xf32>
  return %2 : tensor<4x1xf32>
}

// -----

// The function gets results of the sizes that are known.
// CHECK-LABEL: func.func @results(
// CHECK-SAME: -> (tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
func.func @results(%a: tensor<4x8xf32>) -> (tensor<?x?xf32>, tensor<*xf32>, tensor<4x8xf32>) {
  // CHECK: "ttir.transpose"{{.*}} -> tensor<8x4xf32>
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<?x?xf32>
  // CHECK: %[[EXP:.*]] = "ttir.exp"{{.*}} -> tensor<4x8xf32>
  %1 = tosa.exp %a : (tensor<4x8xf32>) -> tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<*xf32>
  // CHECK-NOT: tensor.cast
  // CHECK: return %{{.*}}, %[[EXP]], %arg0 : tensor<8x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  return %0, %2, %a : tensor<?x?xf32>, tensor<*xf32>, tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: -> tensor<4x8xf32>
func.func @loop(%a: tensor<4x8xf32>) -> tensor<*xf32> {
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %one = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %two = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  // CHECK-COUNT-2: "ttir.tanh"{{.*}} -> tensor<4x8xf32>
  // CHECK-NOT: "ttir.tanh"
  %0:2 = tosa.while_loop (%i = %zero, %x = %a) : (tensor<1xi32>, tensor<4x8xf32>) -> (tensor<1xi32>, tensor<*xf32>) {
    %1 = tosa.greater %two, %i : (tensor<1xi32>, tensor<1xi32>) -> tensor<*xi1>
    tosa.yield %1 : tensor<*xi1>
  } do {
  ^bb0(%i: tensor<?xi32>, %x: tensor<?x?xf32>):
    %1 = tosa.add %i, %one : (tensor<?xi32>, tensor<1xi32>) -> tensor<?xi32>
    %2 = tosa.tanh %x : (tensor<?x?xf32>) -> tensor<?x?xf32>
    tosa.yield %1, %2 : tensor<?xi32>, tensor<?x?xf32>
  }
  return %0#1 : tensor<*xf32>
}

// -----

// Sizes that a callee does not know follow from its calls.
func.func private @callee(%a: tensor<?x8xf32>, %b: tensor<?x?xf32>) -> tensor<?x8xf32> {
  %0 = tosa.add %a, %b : (tensor<?x8xf32>, tensor<?x?xf32>) -> tensor<?x8xf32>
  %1 = tosa.exp %0 : (tensor<?x8xf32>) -> tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}

// CHECK-LABEL: func.func @caller(
func.func @caller(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x8xf32>
  %1 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  // CHECK: "ttir.add"{{.*}} -> tensor<4x8xf32>
  // CHECK: %[[EXP:.*]] = "ttir.exp"{{.*}} -> tensor<4x8xf32>
  %2 = call @callee(%0, %1) : (tensor<?x8xf32>, tensor<?x?xf32>) -> tensor<?x8xf32>
  %3 = tensor.cast %2 : tensor<?x8xf32> to tensor<4x8xf32>
  // CHECK-NEXT: return %[[EXP]]
  return %3 : tensor<4x8xf32>
}
