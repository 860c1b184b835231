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

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<2xi32>) {
  // expected-error @+2 {{mismatched operand types: 'tensor<4x2xf32>' and 'tensor<2xi32>'}}
  // expected-error @+1 {{'chlo.broadcast_add' op failed to infer returned types}}
  %0 = chlo.broadcast_add %a, %b : (tensor<4x2xf32>, tensor<2xi32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<3xf32>) {
  // expected-error @+2 {{operands of shapes [4, 2] and [3] do not broadcast}}
  // expected-error @+1 {{'chlo.broadcast_add' op failed to infer returned types}}
  %0 = chlo.broadcast_add %a, %b : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<4xf32>) {
  // expected-error @+2 {{broadcast_dimensions [2] are no different dimensions of an operand with rank 2}}
  // expected-error @+1 {{'chlo.broadcast_add' op failed to infer returned types}}
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 2>} : (tensor<4x2xf32>, tensor<4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<4xf32>) {
  // expected-error @+2 {{broadcast_dimensions size (2) does not match the rank of the operand with fewer dimensions (1)}}
  // expected-error @+1 {{'chlo.broadcast_add' op failed to infer returned types}}
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x2xf32>, tensor<4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<4xf32>) {
  // expected-error @+2 {{'chlo.broadcast_add' op inferred type(s) 'tensor<4x2xf32>' are incompatible with return type(s) of operation 'tensor<4x3xf32>'}}
  // expected-error @+1 {{'chlo.broadcast_add' op failed to infer returned types}}
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<4x2xf32>, tensor<4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x2xf32>, %b: tensor<2xf32>) {
  // expected-error @+2 {{'chlo.broadcast_compare' op inferred type(s) 'tensor<4x2xi1>' are incompatible with return type(s) of operation 'tensor<4x4xi1>'}}
  // expected-error @+1 {{'chlo.broadcast_compare' op failed to infer returned types}}
  %0 = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4x2xf32>, tensor<2xf32>) -> tensor<4x4xi1>
  return
}

// -----

func.func @f(%p: tensor<2xi1>, %a: tensor<4x1xf32>, %b: tensor<f32>) {
  // expected-error @+2 {{'chlo.broadcast_select' op inferred type(s) 'tensor<4x2xf32>' are incompatible with return type(s) of operation 'tensor<4x1xf32>'}}
  // expected-error @+1 {{'chlo.broadcast_select' op failed to infer returned types}}
  %0 = chlo.broadcast_select %p, %a, %b : (tensor<2xi1>, tensor<4x1xf32>, tensor<f32>) -> tensor<4x1xf32>
  return
}
