// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-arith-to-ttir %s

// A sum of 64 bits and what it carries: words are left of such integers.
func.func @f(%a: tensor<4x8xi64>, %b: tensor<4x8xi64>) -> tensor<4x8xi64> {
  // expected-error @+1 {{failed to legalize operation 'arith.addui_extended'}}
  %r, %carry = arith.addui_extended %a, %b : tensor<4x8xi64>, tensor<4x8xi1>
  return %r : tensor<4x8xi64>
}

// -----

// A function that TTIR does not have.
func.func @f(%a: tensor<4x8xi64>) -> tensor<4x8xi64> {
  // expected-note @+2 {{TTIR has no such function}}
  // expected-error @+1 {{failed to legalize operation 'arith.mulsi_extended'}}
  %low, %high = arith.mulsi_extended %a, %a : tensor<4x8xi64>
  return %high : tensor<4x8xi64>
}

// -----

// Sizes that are not known.
func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'math.exp'}}
  %r = math.exp %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Tensors of indices.
func.func @f(%a: tensor<4xindex>) -> tensor<4xindex> {
  // expected-error @+1 {{failed to legalize operation 'arith.addi'}}
  %r = arith.addi %a, %a : tensor<4xindex>
  return %r : tensor<4xindex>
}

// -----

// One condition for whole tensors.
func.func @f(%c: i1, %a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{failed to legalize operation 'arith.select'}}
  %r = arith.select %c, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
