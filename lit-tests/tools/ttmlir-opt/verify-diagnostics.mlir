// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s
// RUN: not ttmlir-opt --verify-diagnostics %S/inputs/wrong-expectations.mlir 2>&1 | filecheck %S/inputs/wrong-expectations.mlir

// expected-error @+1 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
foo

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
