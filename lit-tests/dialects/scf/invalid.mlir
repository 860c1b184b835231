// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

//===--- for ---===//

// Bounds are integers or indices.
func.func @for_bounds(%arg0: f32) {
  // expected-error @+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
  scf.for %i = %arg0 to %arg0 step %arg0 : f32 {
  }
  return
}

// -----

// The induction variable has the type of the bounds.
func.func @for_induction_variable(%arg0: index) {
  // expected-error @+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%arg0, %arg0, %arg0) ({
  ^bb0(%i: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

// Nothing is carried, but something yielded.
func.func @for_yields(%arg0: index, %arg1: i32) {
  // expected-error @+1 {{'scf.for' op different number of region iter_args and yielded values: 0 != 1}}
  scf.for %i = %arg0 to %arg0 step %arg0 {
    scf.yield %arg1 : i32
  }
  return
}

// -----

// The carried value is not yielded.
func.func @for_no_yield(%arg0: index, %arg1: i32) {
  // expected-error @+2 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.for %i = %arg0 to %arg0 step %arg0 iter_args(%x = %arg1) -> (i32) {
  }
  return
}

// -----

// It is yielded with another type.
func.func @for_yield_type(%arg0: index, %arg1: i32) {
  // expected-error @+1 {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'index'}}
  %0 = scf.for %i = %arg0 to %arg0 step %arg0 iter_args(%x = %arg1) -> (i32) {
    scf.yield %arg0 : index
  }
  return
}

// -----

// The region does not take the carried value.
func.func @for_iter_args(%arg0: index, %arg1: i32) {
  // expected-error @+1 {{'scf.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "scf.for"(%arg0, %arg0, %arg0, %arg1) ({
  ^bb0(%i: index):
    scf.yield %arg1 : i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

// The region takes it with another type.
func.func @for_iter_arg_type(%arg0: index, %arg1: i32) {
  // expected-error @+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'f32'}}
  %0 = "scf.for"(%arg0, %arg0, %arg0, %arg1) ({
  ^bb0(%i: index, %x: f32):
    scf.yield %arg1 : i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

// The result has another type.
func.func @for_result_type(%arg0: index, %arg1: i32) {
  // expected-error @+1 {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'f32'}}
  %0 = "scf.for"(%arg0, %arg0, %arg0, %arg1) ({
  ^bb0(%i: index, %x: i32):
    scf.yield %x : i32
  }) : (index, index, index, i32) -> f32
  return
}

// -----

// There is a result, but no value to start from.
func.func @for_no_init(%arg0: index, %arg1: i32) {
  // expected-error @+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  %0 = "scf.for"(%arg0, %arg0, %arg0) ({
  ^bb0(%i: index, %x: i32):
    scf.yield %x : i32
  }) : (index, index, index) -> i32
  return
}

// -----

//===--- if ---===//

// With results both branches are there.
func.func @if_no_else(%arg0: i1, %arg1: i32) {
  // expected-error @+1 {{'scf.if' op must have an else block if defining values}}
  %0 = scf.if %arg0 -> (i32) {
    scf.yield %arg1 : i32
  }
  return
}

// -----

// Both branches yield the results.
func.func @if_no_yield(%arg0: i1, %arg1: i32) {
  // expected-error @+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.if %arg0 -> (i32) {
  } else {
    scf.yield %arg1 : i32
  }
  return
}

// -----

// Of the right type.
func.func @if_yield_type(%arg0: i1, %arg1: i32) {
  // expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i1' should match successor input type #0 'i32'}}
  %0 = scf.if %arg0 -> (i32) {
    scf.yield %arg1 : i32
  } else {
    // expected-note @+1 {{region branch point}}
    scf.yield %arg0 : i1
  }
  return
}

// -----

// And nothing else.
func.func @if_yields(%arg0: i1, %arg1: i32) {
  // expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  scf.if %arg0 {
    // expected-note @+1 {{region branch point}}
    scf.yield %arg1 : i32
  }
  return
}

// -----

//===--- yield ---===//

// Only loops and branches are ended by a yield.
func.func @yield(%arg0: i32) {
  // expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.for, scf.if'}}
  scf.yield
}
