// RUN: ttmlir-opt --stablehlo-legalize-composite-to-call %s | filecheck %s
// RUN: ttmlir-opt --stablehlo-legalize-composite-to-call=except=my.other,my.more %s | filecheck --check-prefix=EXCEPT %s

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>)
// CHECK-NEXT: %[[GELU:.*]] = call @gelu(%[[A]]) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[OTHER:.*]]:2 = call @other(%[[GELU]], %[[A]]) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
// CHECK-NEXT: return %[[OTHER]]#1, %[[OTHER]]#0
// EXCEPT-LABEL: func.func @main(
// EXCEPT-NEXT: call @gelu
// EXCEPT-NEXT: stablehlo.composite "my.other"
func.func @main(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.composite "my.gelu" %a {composite_attributes = {approximate = "tanh"}, decomposition = @gelu, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %1:2 = stablehlo.composite "my.other" %0, %a {decomposition = @other} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %1#1, %1#0 : tensor<4xf32>, tensor<4xf32>
}
func.func private @gelu(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @other(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}
