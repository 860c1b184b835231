// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s
// RUN: not ttmlir-opt --verify-diagnostics %S/inputs/wrong-expectations.mlir 2>&1 | filecheck %S/inputs/wrong-expectations.mlir
// RUN: not ttmlir-opt --verify-diagnostics %S/inputs/missing-expectations.mlir 2>&1 | filecheck %S/inputs/missing-expectations.mlir

// expected-error @+1 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
foo

// -----

// expected-error @+1 {{custom op 'foo.' is unknown (tried 'builtin.foo.' as well)}}
foo.

// -----

// expected-error @below {{expected ')' to end operand list}}
"func.return"(1) : () -> ()

// -----

func.func @f() -> i32 {
  %0 = arith.constant 1.0 : f32
  // expected-error-re @below {{type of return operand 0 ({{'f32'}}) doesn't match function result type}}
  return %0 : f32
}

// -----

// expected-error @+3 {{redefinition of symbol named 'f'}}
// expected-note @+1 {{see existing symbol definition here}}
func.func private @f()
func.func private @f()

// -----

"foo.op"() : () -> ()
// expected-error @above {{operation being parsed with an unregistered dialect}}

// -----

// Notes with values, which tt-mlir does not print, need no comment.
func.func @squeeze(%a: tensor<4x1xf32>, %o: tensor<4xf32>) {
  // expected-error @below {{'ttir.squeeze' op Invalid dimension 2 for squeezing.}}
  %0 = "ttir.squeeze"(%a, %o) <{dim = 2 : si32, operand_constraints = []}> : (tensor<4x1xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// With one, they must say what it expects.
func.func @squeeze(%a: tensor<4x1xf32>, %o: tensor<4xf32>) {
  // expected-error @+2 {{'ttir.squeeze' op Invalid dimension 2 for squeezing.}}
  // expected-note @+1 {{the input has rank 2}}
  %0 = "ttir.squeeze"(%a, %o) <{dim = 2 : si32, operand_constraints = []}> : (tensor<4x1xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----
} // The first token of a piece has nothing before it. expected-error {{expected operation name in quotes}}
