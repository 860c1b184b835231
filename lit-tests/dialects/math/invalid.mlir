// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

// A float is demanded.
func.func @absf_type(%a: f32, %i: i32) {
  // expected-error @+1 {{'math.absf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = "math.absf"(%i) : (i32) -> i32
  return
}

// -----

// An integer is.
func.func @absi_type(%a: f32, %i: i32) {
  // expected-error @+1 {{'math.absi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = "math.absi"(%a) : (f32) -> f32
  return
}

// -----

// It has no sign of its own.
func.func @absi_signed(%a: si32) {
  // expected-error @+1 {{'math.absi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = math.absi %a : si32
  return
}

// -----

// Memory is no operand.
func.func @absf_memref(%a: tensor<2xf32>, %i: vector<2xi32>, %d: memref<2xf32>) {
  // expected-error @+1 {{'math.absf' op operand #0 must be floating-point-like, but got 'memref<2xf32>'}}
  %0 = math.absf %d : memref<2xf32>
  return
}

// -----

// One type for all.
func.func @powf_types(%a: f32, %i: i32, %d: f64) {
  // expected-error @+1 {{'math.powf' op requires the same type for all operands and results}}
  %0 = "math.powf"(%a, %d) : (f32, f64) -> f32
  return
}

// -----

// The answer is an i1.
func.func @isnan_result(%a: f32, %i: i32, %d: f64) {
  // expected-error @+1 {{'math.isnan' op result #0 must be bool-like, but got 'i32'}}
  %0 = "math.isnan"(%a) : (f32) -> i32
  return
}

// -----

// It has the shape of the operand.
func.func @isnan_shape(%a: tensor<2xf32>, %i: i32, %d: f64) {
  // expected-error @+1 {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%a) : (tensor<2xf32>) -> i1
  return
}

// -----

// The power has the shape of the base.
func.func @fpowi_scalar(%a: tensor<2xf32>, %i: i32, %d: f64) {
  // expected-error @+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %a, %i : tensor<2xf32>, i32
  return
}

// -----

// All of it.
func.func @fpowi_shape(%a: tensor<2xf32>, %i: tensor<3xi32>, %d: f64) {
  // expected-error @+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %a, %i : tensor<2xf32>, tensor<3xi32>
  return
}

// -----

// And is in the same kind of container.
func.func @fpowi_container(%a: tensor<2xf32>, %i: vector<2xi32>, %d: f64) {
  // expected-error @+1 {{'math.fpowi' op all non-scalar operands/results must have the same shape and base type}}
  %0 = math.fpowi %a, %i : tensor<2xf32>, vector<2xi32>
  return
}

// -----

// The result has the type of the base.
func.func @fpowi_result(%a: f32, %i: i32, %d: f64) {
  // expected-error @+1 {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "math.fpowi"(%a, %i) : (f32, i32) -> f64
  return
}

// -----

// The power is an integer.
func.func @fpowi_power(%a: f32, %i: i32, %d: f64) {
  // expected-error @+1 {{'math.fpowi' op operand #1 must be signless-integer-like, but got 'f32'}}
  %0 = math.fpowi %a, %a : f32, f32
  return
}

// -----

// Both results have the type of the operand.
func.func @sincos_types(%a: f32, %i: i32, %d: f64) {
  // expected-error @+1 {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%a) : (f32) -> (f32, f64)
  return
}

// -----

// Which says more than that they have its shape.
func.func @sincos_shapes(%a: tensor<2xf32>, %i: vector<2xi32>, %d: memref<2xf32>) {
  // expected-error @+1 {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%a) : (tensor<2xf32>) -> (tensor<3xf32>, tensor<2xf32>)
  return
}

// -----

// There are three operands.
func.func @fma_count(%a: f32, %i: i32, %d: f64) {
  // expected-error @+1 {{'math.fma' op expected 3 operands, but found 2}}
  %0 = "math.fma"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

// A keyword precedes the bounds.
func.func @clampf_keyword(%a: f32, %i: i32, %d: f64) {
  // expected-error @+1 {{custom op 'math.clampf' expected 'to'}}
  %0 = math.clampf %a [%a, %a] : f32
  return
}
