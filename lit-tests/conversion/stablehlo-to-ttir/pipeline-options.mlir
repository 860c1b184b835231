// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline %s | filecheck %s
// RUN: not ttmlir-opt --stablehlo-to-ttir-pipeline=enable-inliner=false %s 2>&1 | filecheck --check-prefix=CALLS %s
// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline=enable-remove-dead-values=true %s | filecheck --check-prefix=ALIVE %s
// RUN: not ttmlir-opt --stablehlo-to-ttir-pipeline=max-iterations=2 %s 2>&1 | filecheck --check-prefix=LOOPS %s

// CHECK-LABEL: func.func @main(
// CHECK-NEXT: %[[INIT:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[ABS:.*]] = "ttir.abs"(%arg0, %[[INIT]])
// CHECK-NEXT: tensor.empty()
// CHECK-NEXT: "ttir.neg"
// CHECK-NEXT: return %[[ABS]] : tensor<4xf32>
// CHECK-NOT: @abs
// ALIVE-LABEL: func.func @main(
// ALIVE: "ttir.abs"
// ALIVE: return
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CALLS: pipeline-options.mlir:[[#@LINE+1]]:10: error: failed to legalize operation 'func.call'
  %0:2 = call @abs(%a) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}
func.func private @abs(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.abs %a : tensor<4xf32>
  %1 = stablehlo.negate %a : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// A loop of three iterations is written out, unless fewer are allowed.
// CHECK-LABEL: func.func @loop(
// CHECK-COUNT-3: "ttir.tanh"
// CHECK-NOT: "ttir.tanh"
func.func @loop(%a: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  // LOOPS: pipeline-options.mlir:[[#@LINE+1]]:10: error: failed to legalize operation 'stablehlo.while'
  %0:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<4xf32>
    cond {
      %three = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %y = stablehlo.tanh %x : tensor<4xf32>
      stablehlo.return %next, %y : tensor<i32>, tensor<4xf32>
    }
  return %0#1 : tensor<4xf32>
}
