// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-arith-to-ttir %s

// Unsigned division.
func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  // expected-error @+1 {{failed to legalize operation 'arith.divui'}}
  %r = arith.divui %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// -----

// Unsigned order.
func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi1> {
  // expected-error @+1 {{failed to legalize operation 'arith.cmpi'}}
  %r = arith.cmpi ult, %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi1>
}

// -----

// A comparison that TTIR does not have.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  // expected-error @+1 {{failed to legalize operation 'arith.cmpf'}}
  %r = arith.cmpf uno, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// -----

// NaN is dropped.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{failed to legalize operation 'arith.maxnumf'}}
  %r = arith.maxnumf %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// -----

// Bits are cut off.
func.func @f(%a: tensor<4x8xi32>) -> tensor<4x8xi8> {
  // expected-error @+1 {{failed to legalize operation 'arith.trunci'}}
  %r = arith.trunci %a : tensor<4x8xi32> to tensor<4x8xi8>
  return %r : tensor<4x8xi8>
}

// -----

// The sign of i1.
func.func @f(%a: tensor<4x8xi1>) -> tensor<4x8xi32> {
  // expected-error @+1 {{failed to legalize operation 'arith.extsi'}}
  %r = arith.extsi %a : tensor<4x8xi1> to tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// -----

// A function that TTIR does not have.
func.func @f(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{failed to legalize operation 'math.copysign'}}
  %r = math.copysign %a, %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// -----

// Sizes that are not known.
func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{failed to legalize operation 'math.exp'}}
  %r = math.exp %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// One condition for whole tensors.
func.func @f(%c: i1, %a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{failed to legalize operation 'arith.select'}}
  %r = arith.select %c, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
