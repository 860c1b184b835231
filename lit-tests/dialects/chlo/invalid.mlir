// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

func.func @f(%a: tensor<4xi32>) {
  // expected-error @+1 {{'chlo.erf' op operand #0 must be ranked tensor of}}
  %0 = chlo.erf %a : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.acos' op requires compatible types for all operands and results}}
  %0 = chlo.acos %a : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.is_inf' op all non-scalar operands/results must have the same shape and base type}}
  %0 = chlo.is_inf %a : tensor<4xf32> -> tensor<5xi1>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error @+2 {{operand's rank must be at least 1}}
  // expected-error @+1 {{'chlo.top_k' op failed to infer returned types}}
  %v, %i = chlo.top_k(%a, k = 1) : tensor<f32> -> (tensor<1xf32>, tensor<1xi32>)
  return
}

// -----

func.func @f(%a: tensor<2x4xf32>) {
  // expected-error @+2 {{operand's last dimension must be at least 5}}
  // expected-error @+1 {{'chlo.top_k' op failed to infer returned types}}
  %v, %i = chlo.top_k(%a, k = 5) : tensor<2x4xf32> -> (tensor<2x5xf32>, tensor<2x5xi32>)
  return
}

// -----

func.func @f(%a: tensor<2x4xf32>) {
  // expected-error @+2 {{'chlo.top_k' op inferred type(s) 'tensor<2x3xf32>', 'tensor<2x3xi32>' are incompatible with return type(s) of operation 'tensor<2x3xf32>', 'tensor<2x3xi64>'}}
  // expected-error @+1 {{'chlo.top_k' op failed to infer returned types}}
  %v, %i = chlo.top_k(%a, k = 3) : tensor<2x4xf32> -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{invalid kind of attribute specified: expected constant vector/tensor attribute}}
  %0 = chlo.constant 1 : i32
  return
}
