// RUN: ttmlir-opt --split-input-file --stablehlo-partial-evaluation --verify-diagnostics %s

func.func @assertion(%a: tensor<4x3xf32>) {
  %0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<4x3xf32>) -> tensor<i32>
  %c = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  // expected-error @+1 {{'b' is 4, not 5 or more: {2}}}
  stablehlo.custom_call @shape_assertion(%1, %0, %c) {error_message = "'b' is {0}, not {1} or more: {2}", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
  return
}

// -----

func.func @assertion_without_message() {
  %false = stablehlo.constant dense<false> : tensor<i1>
  // expected-error @+1 {{shape assertion does not hold}}
  stablehlo.custom_call @shape_assertion(%false) {has_side_effect = true} : (tensor<i1>) -> ()
  return
}
