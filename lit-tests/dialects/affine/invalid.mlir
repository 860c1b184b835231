// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

func.func @f(%n: index) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = %i to %n {
    }
  }
  return
}

// -----

func.func @f(%n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
    }
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %i = 0 to 10 step -1 {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' prefix}}
  affine.for %i = affine_map<(d0) -> (d0, 0)>(%n) to 10 {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %i = 0 to affine_map<(d0) -> (d0, 0)>(%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' dim operand count and affine map dim count must match}}
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 0)>(%n, %n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
  affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0, 0)>(%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 0)>(%n)[%n] {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' expected only one loop bound operand}}
  affine.for %i = 0 to %n, %n {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %i = 0 to "x" {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %i = 0 to affine_set<(d0) : (d0 == 0)>(%n) {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%n: i32) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  affine.for %i = 0 to %n {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' expected 'to' between bounds}}
  affine.for %i = 0 10 {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{expected '='}}
  affine.for %i 0 to 10 {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{expected SSA operand}}
  affine.for 0 to 10 {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{expected attribute value}}
  affine.for %i = 0 to 10 step %n {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{floating point value not valid for specified type}}
  affine.for %i = 0 to 10 step 1.0 {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{floating point value not valid for specified type}}
  affine.for %i = 1.5 to 10 {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  affine.for %i = 0 to 10 iter_args(%a = %n) -> (index, index) {
    affine.yield %a : index
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  affine.for %i = 0 to 10 iter_args(%a = %n, %b = %n) -> (index) {
    affine.yield %a : index
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{expected '->'}}
  affine.for %i = 0 to 10 iter_args(%a = %n) {
    affine.yield %a : index
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %0 = affine.for %i = 0 to 10 iter_args(%a = %n) -> index {
  }
  return
}

// -----

func.func @f(%n: index) {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %n) -> index {
    // expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield %a, %a : index, index
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %n) -> index {
    // expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %f : f32
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%n: index, %f: f32) {
  // expected-error @+1 {{use of value '%f' expects different type than prior uses: 'index' vs 'f32'}}
  %0 = affine.for %i = 0 to 10 iter_args(%a = %f) -> index {
    affine.yield %a : index
  }
  return
}

// -----

// expected-error @+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%i: i32):
  "affine.yield"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{'affine.for' op expected lower bound map to have at least one result}}
"affine.for"() <{lowerBoundMap = affine_map<() -> ()>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{'affine.for' op expected upper bound map to have at least one result}}
"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> ()>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{'affine.for' op attribute 'step' failed to satisfy constraint: index attribute}}
"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : i32, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{'affine.for' op requires attribute 'upperBoundMap'}}
"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{invalid properties {lowerBoundMap = 0 : index, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (1)>} for op affine.for: Invalid attribute `lowerBoundMap` in property conversion: 0 : index}}
"affine.for"() <{lowerBoundMap = 0 : index, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : () -> ()

// -----

func.func @f(%n: index) {
// expected-error @+1 {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
"affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : (index) -> ()
return
}

// -----

func.func @f(%n: index) {
// expected-error @+1 {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
%0 = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
^bb0(%i: index):
  "affine.yield"(%i) : (index) -> ()
}) : (index) -> index
return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
  affine.yield
}

// -----

func.func @f(%n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
    affine.yield
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.if' dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0) : (d0 >= 0)>(%n, %n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d0)[s0] : (d0 >= s0)>(%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d0) : (d0 >= 0)>(%n)[%n] {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.if' invalid kind of attribute specified}}
  affine.if affine_map<(d0) -> (d0)>(%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{expected non-function type}}
  affine.if (%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{'affine.if' op operand cannot be used as a symbol}}
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%i] {
    }
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+2 {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] -> index {
    affine.yield %n : index
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %0 = affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] -> index {
    affine.yield %n : index
  } else {
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  %0 = affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] -> index {
    affine.yield %n : index
  } else {
    // expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %f : f32
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] {
    // expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield %n : index
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.if' op requires attribute 'condition'}}
  "affine.if"(%n) ({
    affine.yield
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"(%n) <{condition = affine_set<(d0, d1) : (d0 >= 0)>}> ({
    affine.yield
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.if' op region #0 should have no arguments}}
  "affine.if"(%n) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
  ^bb0(%x: i32):
    affine.yield
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.if' op expects region #1 to have 0 or 1 blocks}}
  "affine.if"(%n) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
    affine.yield
  }, {
    affine.yield
  ^bb1:
    affine.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @+1 {{'affine.if' op operand cannot be used as a dimension id}}
  "affine.if"(%n) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
    affine.yield
  }, {
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0) -> (d0)> (%n, %n)
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)> (%n)
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.apply' op requires one result}}
  %0:2 = affine.apply affine_map<(d0) -> (d0, 3)> (%n)
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.apply' op requires one result}}
  affine.apply affine_map<(d0) -> ()> (%n)
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.apply' invalid kind of attribute specified}}
  %0 = affine.apply affine_set<(d0) : (d0 == 0)> (%n)
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%n: i32) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = affine.apply affine_map<(d0) -> (d0)> (%n)
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)> ()[%i]
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.apply"(%n) <{map = affine_map<(d0, d1) -> (d0)>}> : (index) -> index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.apply' op mapping must produce one value}}
  %0 = "affine.apply"(%n) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.apply' op requires attribute 'map'}}
  %0 = "affine.apply"(%n) : (index) -> index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<(d0) -> (d0)> (%n, %n)
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.max' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.max affine_map<(d0)[s0] -> (d0)> (%n)
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.max' op affine map expect at least one result}}
  %0 = affine.max affine_map<(d0) -> ()> (%n)
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.min' invalid kind of attribute specified}}
  %0 = affine.min 3 (%n)
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
  %0 = affine.load %m[%n] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{expected ']' in affine map}}
  %0 = affine.load %m[%n, %n : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{missing left operand of binary operator}}
  %0 = affine.load %m[%n, +] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
  %0 = affine.load %m[%n, %n * %n] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
  %0 = affine.load %m[%n, %n mod symbol(%n) + symbol %n] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{expected ssa identifier}}
  %0 = affine.load %m[symbol(n), 0] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{expected ')' at end of SSA symbol}}
  %0 = affine.load %m[symbol(%n, 0] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{use of undeclared identifier}}
  %0 = affine.load %m[foo, 0] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{expected '[' in affine map}}
  %0 = affine.load %m : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'tensor<?x?xf32>'}}
  %0 = affine.load %m[%n, 0] : tensor<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  %0 = affine.load %m[%n, 0] : f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'memref<?xf32>' vs 'memref<?x?xf32>'}}
  %0 = affine.load %m[%n, 0] : memref<?xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<?x?xf32>, %n: i64) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i64'}}
  %0 = affine.load %m[%n, 0] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  %0 = affine.load %m[%x, 0] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = affine.load %m[0, 0] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%m, %n) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<?x?xf32>, index) -> i32
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  %0 = "affine.load"(%m, %n, %n) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<?x?xf32>, index, index) -> f32
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{'affine.load' op requires attribute 'map'}}
  %0 = "affine.load"(%m, %n, %n) : (memref<?x?xf32>, index, index) -> f32
  return
}

// -----

func.func @f(%m: memref<*xf32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = affine.load %m[%n] : memref<*xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<?x?xf32>, %n: index, %v: i32) {
  // expected-error @+1 {{use of value '%v' expects different type than prior uses: 'f32' vs 'i32'}}
  affine.store %v, %m[%n, %n] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %v: f32) {
  // expected-error @+1 {{'affine.store' op affine map num results must equal memref rank}}
  affine.store %v, %m[%n] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %v: i32) {
  // expected-error @+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%v, %m, %n) <{map = affine_map<(d0) -> (d0, d0)>}> : (i32, memref<?x?xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %v: f32) {
  // expected-error @+1 {{'affine.store' op expects as many subscripts as affine map inputs}}
  "affine.store"(%v, %m, %n, %n) <{map = affine_map<(d0) -> (d0, d0)>}> : (f32, memref<?x?xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %v: f32) {
  // expected-error @+1 {{expected ','}}
  affine.store %v %m[%n, %n] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %m[%n, %n] : memref<?x?xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.vector_load' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = affine.vector_load %m[%n, %n] : memref<?x?xf32>, f32
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{'affine.vector_load' op result #0 must be vector of any type values, but got 'vector<f32>'}}
  %0 = affine.vector_load %m[%n, %n] : memref<?x?xf32>, vector<f32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{expected ','}}
  %0 = affine.vector_load %m[%n, %n] : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %v, %m[%n, %n] : memref<?x?xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'affine.vector_store' op affine map num results must equal memref rank}}
  affine.vector_store %v, %m[%n] : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[%n, %n], rd, locality<3>, data : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.prefetch' cache type has to be 'data' or 'instr'}}
  affine.prefetch %m[%n, %n], read, locality<3>, false : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.prefetch' cache type has to be 'data' or 'instr'}}
  affine.prefetch %m[%n, %n], read, locality<3>, x : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %m[%n, %n], read, locality<4>, data : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.prefetch' invalid kind of attribute specified}}
  affine.prefetch %m[%n, %n], read, locality<"x">, data : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.prefetch' expected 'locality'}}
  affine.prefetch %m[%n, %n], read, 3, data : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[%n], read, locality<3>, data : memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  // expected-error @+1 {{'affine.prefetch' op too few operands}}
  "affine.prefetch"(%m, %n) <{map = affine_map<(d0, d1) -> (d0, d0)>, isWrite = true, isDataCache = true, localityHint = 1 : i32}> : (memref<?x?xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[%i, %n], read, locality<3>, data : memref<?x?xf32>
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %a[%n], %b[%n], %t[0], %n, %n : memref<10xf32>, memref<10xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %a[%n], %b[%n], %t[0], %n, %n, %n, %n : memref<10xf32>, memref<10xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %a[%n], %b[%n], %t[0], %n : memref<10xf32>, memref<10xf32, 2>
  return
}

// -----

func.func @f(%a: tensor<10xf32>, %b: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA source to be of memref type}}
  affine.dma_start %a[%n], %b[%n], %t[0], %n : tensor<10xf32>, memref<10xf32, 2>, memref<1xi32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: i32, %t: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA destination to be of memref type}}
  affine.dma_start %a[%n], %b[%n], %t[0], %n : memref<10xf32>, i32, memref<1xi32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 2>, %t: f32, %n: index) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA tag to be of memref type}}
  affine.dma_start %a[%n], %b[%n], %t[0], %n : memref<10xf32>, memref<10xf32, 2>, f32
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
    affine.dma_start %a[%i], %b[%n], %t[0], %n : memref<10xf32>, memref<10xf32, 2>, memref<1xi32>
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
    affine.dma_start %a[%n], %b[%i], %t[0], %n : memref<10xf32>, memref<10xf32, 2>, memref<1xi32>
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.dma_start' op tag index must be a valid dimension or symbol identifier}}
    affine.dma_start %a[%n], %b[%n], %t[symbol(%i)], %n : memref<10xf32>, memref<10xf32, 2>, memref<1xi32>
  }
  return
}

// -----

func.func @f(%t: memref<1xi32>, %n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %t[symbol(%i)], %n : memref<1xi32>
  }
  return
}

// -----

func.func @f(%t: tensor<1xi32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %t[%n], %n : tensor<1xi32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%a, %n, %b, %n, %t, %n) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<10xf32>, index, memref<10xf32, 2>, index, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (2) and upper bound (1), and the number of steps (1) must all match}}
  affine.parallel (%i) = (0, 0) to (10) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (2), and the number of steps (1) must all match}}
  affine.parallel (%i) = (0) to (10, 20) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match}}
  affine.parallel (%i) = (0) to (10) step (1, 1) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.parallel' steps must be constant integers}}
  affine.parallel (%i) = (0) to (10) step (%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match}}
  affine.parallel (%i, %j) = (0) to (10) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.parallel' invalid reduction value: "addx"}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addx") -> f32 {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{expected attribute value}}
  %0 = affine.parallel (%i) = (0) to (10) reduce (addf) -> f32 {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{integer literal not valid for specified type}}
  %0 = affine.parallel (%i) = (0) to (10) reduce (3) -> f32 {
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  // expected-error @+1 {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addf", "mulf") -> f32 {
    affine.yield %f : f32
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  // expected-error @+1 {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = affine.parallel (%i) = (0) to (10) -> f32 {
    affine.yield %f : f32
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  // expected-error @+1 {{'affine.parallel' op a reduction must be specified for each output}}
  affine.parallel (%i) = (0) to (10) reduce ("addf") {
    affine.yield %f : f32
  }
  return
}

// -----

func.func @f(%n: index, %f: i32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> i32 {
    affine.yield %f : i32
  }
  return
}

// -----

func.func @f(%n: index, %f: i32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("maxs") -> i32 {
    affine.yield %f : i32
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("maxu") -> f32 {
    affine.yield %f : f32
  }
  return
}

// -----

func.func @f(%n: index, %f: i32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("xori") -> i32 {
    affine.yield %f : i32
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("maxnumf") -> f32 {
    affine.yield %f : f32
  }
  return
}

// -----

func.func @f(%n: index, %f: index) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addi") -> index {
    affine.yield %f : index
  }
  return
}

// -----

func.func @f(%n: index, %f: f32) {
  // expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> f32 {
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{'affine.parallel' op operand cannot be used as a symbol}}
    affine.parallel (%j) = (0) to (symbol(%i)) {
    }
  }
  return
}

// -----

func.func @f(%n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.parallel' op operand cannot be used as a dimension id}}
    affine.parallel (%j) = (%i) to (10) {
    }
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%n: i32) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  affine.parallel (%j) = (%n) to (10) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{expected ')'}}
  affine.parallel (%j) = (0 to (10) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{use of undeclared identifier}}
  affine.parallel (%j) = (min(0, 1)) to (10) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.parallel' expected 'to'}}
  affine.parallel (%j) = (0) (10) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'affine.parallel' op expected upper bound map to have at least one result}}
  affine.parallel (%j) = (0) to (min()) {
  }
  return
}

// -----

// expected-error @+1 {{'affine.parallel' op expected lower bounds map to have 2 results}}
"affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

// expected-error @+1 {{'affine.parallel' op expected upper bounds map to have 1 results}}
"affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10, 2)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

// expected-error @+1 {{'affine.parallel' op attribute 'lowerBoundsGroups' failed to satisfy constraint: 32-bit signless integer elements attribute}}
"affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi64>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

// expected-error @+1 {{'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops}}
"affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [77], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

// expected-error @+1 {{'affine.parallel' op attribute 'steps' failed to satisfy constraint: 64-bit integer array attribute}}
"affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1 : i32], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

// expected-error @+1 {{invalid properties {lowerBoundsGroups = dense<1.000000e+00> : tensor<1xf32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>} for op affine.parallel: Invalid attribute `lowerBoundsGroups` in property conversion: dense<1.000000e+00> : tensor<1xf32>}}
"affine.parallel"() <{lowerBoundsGroups = dense<1.0> : tensor<1xf32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

// expected-error @+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (1), and the number of steps (1) must all match}}
"affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index, %j: index):
  affine.yield
}) : () -> ()

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0 = affine.delinearize_index %i into (2, 3) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %i into (2, 0) : index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %i into (2, -4) : index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.delinearize_index' op result #1 must be variadic of index, but got 'i32'}}
  %0:2 = affine.delinearize_index %i into (2, 3) : index, i32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+2 {{expected '(' in dynamic index list}}
  // expected-error @+1 {{custom op 'affine.delinearize_index' expected SSA value or integer}}
  %0:2 = affine.delinearize_index %i into [2, 3] : index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+2 {{custom op 'affine.delinearize_index' expected integer value}}
  // expected-error @+1 {{custom op 'affine.delinearize_index' expected SSA value or integer}}
  %0:2 = affine.delinearize_index %i into (2, x) : index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0:2 = "affine.delinearize_index"(%i, %i) <{static_basis = array<i64: 2, 3>}> : (index, index) -> (index, index)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{expected non-function type}}
  affine.delinearize_index %i into () :
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%i, %i] by (2, 3, 4) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%i, %i, %i] by (2) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: 2>}> : (index, index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{expected '['}}
  %0 = affine.linearize_index disjoint %i by (0) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'affine.linearize_index' invalid kind of type specified: expected builtin.index, but found 'i32'}}
  %0 = affine.linearize_index [%i] by (3) : i32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'affine.foo' is unknown}}
  affine.foo %i
  return
}

// -----

// expected-error @+1 {{expected '(' at start of SSA symbol}}
"foo.op"() {a = affine_map<(symbol) -> (symbol)>} : () -> ()

// -----

// expected-error @+1 {{unexpected ssa identifier}}
"foo.op"() {a = affine_map<(d0) -> (%d0)>} : () -> ()

// -----

// expected-error @+1 {{unexpected ssa identifier}}
"foo.op"() {a = affine_map<(d0) -> (symbol(%d0))>} : () -> ()

// -----

// expected-error @+1 {{constant too large for index}}
#map = affine_map<(d0) -> (d0 + 9223372036854775808)>

// -----

// expected-error @+1 {{'affine.dma_wait' op expected DMA tag to be of memref type}}
"affine.dma_wait"() : () -> ()

// -----

func.func @basis_too_large(%i: index) {
  // expected-error @+2 {{custom op 'affine.linearize_index' integer value too large}}
  // expected-error @+1 {{custom op 'affine.linearize_index' expected SSA value or integer}}
  %0 = affine.linearize_index [%i, %i] by (9223372036854775808) : index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{custom op 'affine.apply' attribute 'map' occurs more than once in the attribute list}}
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n) {map = affine_map<(d0) -> (d0)>}
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{custom op 'affine.prefetch' attribute 'isWrite' occurs more than once in the attribute list}}
  affine.prefetch %a[0], read, locality<3>, data {isWrite = true} : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 2>, %t: memref<1xi32>, %n: index) {
  // expected-error @+1 {{expected SSA operand}}
  affine.dma_start %a[%n], %b[%n], %t[0], %n, %n, : memref<10xf32>, memref<10xf32, 2>, memref<1xi32>
  return
}

// -----

// Without results, only what is yielded is compared with what is carried.
func.func @no_results(%n: f32) {
  // expected-error @+2 {{'affine.for' op along control flow edge from Operation affine.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+4 {{region branch point}}
  "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index,
    operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index, %x: f32):
    "affine.yield"() : () -> ()
  }) : (f32) -> ()
  return
}
