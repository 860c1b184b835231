// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline %s | filecheck %s
// RUN: not ttmlir-opt --stablehlo-to-ttir-pipeline=enable-inliner=false %s 2>&1 | filecheck --check-prefix=CALLS %s
// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline=enable-remove-dead-values=true %s | filecheck --check-prefix=ALIVE %s

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
