// RUN: ttmlir-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

//===--- func ---===//

// A declaration is not visible outside.
// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @public_declaration(%arg0: i32)

// -----

// A function ends with a return.
// expected-error @+1 {{empty block: expect at least a terminator}}
func.func @no_terminator(%arg0: i32) {
}

// -----

// A function cannot be inside a function.
func.func @outer() {
  // expected-error @+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @inner() {
    return
  }
  return
}

// -----

// Two functions of one name.
// expected-note @+1 {{see existing symbol definition here}}
func.func @twice() {
  return
}
// expected-error @+1 {{redefinition of symbol named 'twice'}}
func.func @twice() {
  return
}

// -----

// The block lacks the argument.
// expected-error @+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @argument_count(i32) {
^bb0:
  return
}

// -----

// The block's argument has another type.
// expected-error @+1 {{'func.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')}}
func.func @argument_type(i32) {
^bb0(%arg0: f32):
  return
}

// -----

// Attributes of arguments belong to a dialect.
// expected-error @+1 {{'func.func' op arguments may only have dialect attributes}}
func.func @argument_attribute(%arg0: i32 {note}) {
  return
}

// -----

// So do those of results.
// expected-error @+1 {{'func.func' op results may only have dialect attributes}}
func.func private @result_attribute() -> (i32 {note})

// -----

// One dictionary per argument.
// expected-error @+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
"func.func"() <{arg_attrs = [], function_type = (i32) -> (), sym_name = "arg_attrs", sym_visibility = "private"}> ({
}) : () -> ()

// -----

// One dictionary per result.
// expected-error @+1 {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 2, but expected 1}}
"func.func"() <{function_type = () -> i32, res_attrs = [{}, {}], sym_name = "res_attrs", sym_visibility = "private"}> ({
}) : () -> ()

// -----

// The visibility has three values.
// expected-error @+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "secret"}}
"func.func"() <{function_type = () -> (), sym_name = "visibility", sym_visibility = "secret"}> ({
}) : () -> ()

// -----

// A function has a name.
// expected-error @+1 {{'func.func' op requires attribute 'sym_name'}}
"func.func"() <{function_type = () -> (), sym_visibility = "private"}> ({
}) : () -> ()

// -----

// The type of a function is a function type.
// expected-error @+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{function_type = i32, sym_name = "type", sym_visibility = "private"}> ({
}) : () -> ()

// -----

//===--- return ---===//

// A result is missing.
func.func @return_count(%arg0: index) -> i32 {
  // expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@return_count) returns 1}}
  return
}

// -----

// The result has another type.
func.func @return_type(%arg0: index) -> i32 {
  // expected-error @+1 {{type of return operand 0 ('index') doesn't match function result type ('i32') in function @return_type}}
  return %arg0 : index
}

// -----

//===--- call ---===//

// No function has that name.
func.func @call_unknown() {
  // expected-error @+1 {{'func.call' op 'missing' does not reference a valid function}}
  call @missing() : () -> ()
  return
}

// -----

// A function of the module around is out of sight.
func.func @hidden() {
  return
}
module {
  func.func @call_outer() {
    // expected-error @+1 {{'func.call' op 'hidden' does not reference a valid function}}
    call @hidden() : () -> ()
    return
  }
}

// -----

// An argument is missing.
func.func @call_operand_count(%arg0: i32) {
  // expected-error @+1 {{'func.call' op incorrect number of operands for callee}}
  call @call_operand_count() : () -> ()
  return
}

// -----

// An argument has another type.
func.func @call_operand_type(%arg0: i32, %arg1: f32) {
  // expected-error @+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
  call @call_operand_type(%arg1, %arg1) : (f32, f32) -> ()
  return
}

// -----

// The function has no result.
func.func @call_result_count() {
  // expected-error @+1 {{'func.call' op incorrect number of results for callee}}
  %0 = call @call_result_count() : () -> i32
  return
}

// -----

// The result has another type.
func.func @call_result_type(%arg0: f32) -> f32 {
  // expected-error @+3 {{'func.call' op result type mismatch at index 0}}
  // expected-note @+2 {{      op result types: 'i32'}}
  // expected-note @+1 {{function result types: 'f32'}}
  %0 = call @call_result_type(%arg0) : (f32) -> i32
  return %arg0 : f32
}

// -----

//===--- call_indirect ---===//

// An argument has another type than the function takes.
func.func @call_indirect(%arg0: (i32) -> i32, %arg1: f32) {
  // expected-error @+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  %0 = "func.call_indirect"(%arg0, %arg1) : ((i32) -> i32, f32) -> i32
  return
}

// -----

//===--- constant ---===//

// No function has that name.
func.func @constant_unknown() {
  // expected-error @+1 {{'func.constant' op reference to undefined function 'missing'}}
  %f = constant @missing : () -> ()
  return
}

// -----

// The function has another type.
func.func @constant_type(%arg0: i32) {
  // expected-error @+1 {{'func.constant' op reference to function with mismatched type}}
  %f = constant @constant_type : () -> ()
  return
}

// -----

// expected-error @+1 {{custom op 'func.func' attribute 'arg_attrs' occurs more than once in the attribute list}}
func.func @f(%a: i32 {foo.a}) attributes {arg_attrs = [{}]} {
  return
}

// -----

// What nobody knows may be a symbol table of its own, if it has one region.
func.func private @callee()
func.func @f() {
  "foo.scope"() ({
    // expected-error @+1 {{'func.call' op 'callee' does not reference a valid function}}
    func.call @callee() : () -> ()
    "foo.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

"foo.scope"() ({
  func.func private @callee()
  func.func @f() {
    // expected-error @+1 {{'func.constant' op reference to undefined function 'callee'}}
    %0 = constant @callee : () -> ()
    return
  }
}) : () -> ()

// -----

func.func private @callee()
"foo.scope"() ({
  func.call @callee() : () -> ()
}, {}) : () -> ()
