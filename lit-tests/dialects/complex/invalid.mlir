// RUN: ttmlir-opt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// Parts are floats.
func.func @f(%a: complex<i32>) {
  // expected-error @+1 {{'complex.neg' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.neg %a : complex<i32>
  return
}

// -----

// The type is a complex one.
func.func @f(%a: f32) {
  // expected-error @+1 {{custom op 'complex.neg' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.neg %a : f32
  return
}

// -----

// A constant has two parts.
func.func @f() {
  // expected-error @+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}

// -----

// They are numbers,
func.func @f() {
  // expected-error @+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %0 = complex.constant [1.0 : f32, "a"] : complex<f32>
  return
}

// -----

// of the type of the parts.
func.func @f() {
  // expected-error @+1 {{'complex.constant' op requires attribute's element types ('f64', 'f32') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0 : f64, 2.0 : f32] : complex<f32>
  return
}

// -----

// Shapes have no bits.
func.func @f(%a: tensor<i32>) {
  // expected-error @+1 {{'complex.bitcast' op operand must be int/float/complex}}
  %0 = complex.bitcast %a : tensor<i32> to complex<f32>
  return
}

// -----

// Nor do they on the other side.
func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %a : complex<f32> to tensor<i32>
  return
}

// -----

// One side is complex,
func.func @f(%a: i32) {
  // expected-error @+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %a : i32 to f32
  return
}

// -----

// and only one.
func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %a : complex<f32> to complex<f64>
  return
}

// -----

// Both are as wide.
func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %a : complex<f32> to i32
  return
}

// -----

// Parts are of one type,
func.func @f(%a: f32, %b: f64) {
  // expected-error @+1 {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
  %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32>
  return
}

// -----

// that of the number.
func.func @f(%a: f32) {
  // expected-error @+1 {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%a, %a) : (f32, f32) -> complex<f64>
  return
}

// -----

// An absolute value is of the type of the parts.
func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.abs' op failed to verify that complex element type matches result type}}
  %0 = "complex.abs"(%a) : (complex<f32>) -> f64
  return
}

// -----

// So is a part.
func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{'complex.im' op failed to verify that complex element type matches result type}}
  %0 = "complex.im"(%a) : (complex<f32>) -> f64
  return
}

// -----

// What is compared is of one type.
func.func @f(%a: complex<f32>, %b: complex<f64>) {
  // expected-error @+1 {{'complex.eq' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}

// -----

// A power is of the type of its base.
func.func @f(%a: complex<f32>, %b: i32) {
  // expected-error @+1 {{'complex.powi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "complex.powi"(%a, %b) : (complex<f32>, i32) -> complex<f64>
  return
}

// -----

// Exponents are integers.
func.func @f(%a: complex<f32>, %b: index) {
  // expected-error @+1 {{custom op 'complex.powi' invalid kind of type specified: expected builtin.integer, but found 'index'}}
  %0 = complex.powi %a, %b : complex<f32>, index
  return
}

// -----

// What is added is of one type.
func.func @f(%a: complex<f32>, %b: complex<f64>) {
  // expected-error @+1 {{'complex.add' op requires the same type for all operands and results}}
  %0 = "complex.add"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}

// -----

// There are no types of the dialect.
func.func @f() {
  // expected-error @+1 {{dialect 'complex' provides no type parsing hook}}
  "test.attribute"() {type = !complex.foo} : () -> ()
  return
}

// -----

// Their parts are literals of floats.
// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"foo.op"() {a = #complex.number<:f32 1, 2.0>} : () -> ()

// -----

// They have two parts.
// expected-error @+1 {{expected ','}}
"foo.op"() {a = #complex.number<:f32 1.0>} : () -> ()
