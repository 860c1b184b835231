// RUN: ttmlir-opt --split-input-file --verify-diagnostics --stablehlo-partial-evaluation %s

// What a loop carries becomes larger in each iteration, and a number at run time ends it.
func.func @grows(%a: tensor<2x8xf32>, %n: tensor<i32>) -> tensor<?x8xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %shape = stablehlo.constant dense<[2, 8]> : tensor<2xi32>
  %limit = stablehlo.minimum %n, %c2 : tensor<i32>
  %init = stablehlo.dynamic_reshape %a, %shape : (tensor<2x8xf32>, tensor<2xi32>) -> tensor<?x8xf32>
  // expected-error @+2 {{a loop that data may end has to carry tensors of the same sizes in each iteration}}
  // expected-note @+1 {{one before an iteration is 'tensor<2x8xf32>', behind it 'tensor<4x8xf32>'}}
  %0:2 = stablehlo.while(%i = %c0, %x = %init) : tensor<i32>, tensor<?x8xf32>
    cond {
      %p = stablehlo.compare LT, %i, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %j = stablehlo.add %i, %c1 : tensor<i32>
      %y = stablehlo.concatenate %x, %a, dim = 0 : (tensor<?x8xf32>, tensor<2x8xf32>) -> tensor<?x8xf32>
      stablehlo.return %j, %y : tensor<i32>, tensor<?x8xf32>
    }
  return %0#1 : tensor<?x8xf32>
}
