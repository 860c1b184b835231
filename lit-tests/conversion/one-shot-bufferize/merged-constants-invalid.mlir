// RUN: ttmlir-opt --linalg-fold-unit-extent-dims --one-shot-bufferize --verify-diagnostics %s

// A constant that stands for two has no place of its own; the error is at its use.
func.func @f(%a: tensor<4xi32>, %b: tensor<i32>) -> tensor<8xi32> {
  %low = stablehlo.constant dense<2> : tensor<1xi32>
  %high = stablehlo.constant dense<2> : tensor<1xi32>
  %interior = stablehlo.constant dense<0> : tensor<1xi32>
  // expected-error @+1 {{op was not bufferized}}
  %0 = stablehlo.dynamic_pad %a, %b, %low, %high, %interior : (tensor<4xi32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}
