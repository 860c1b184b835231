// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

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
  // expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}

// -----

//===--- while ---===//

// The first turn gets the init values.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+2 {{'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  // expected-note @+1 {{region branch point}}
  "scf.while"(%b) ({
  ^bb0(%x: f32):
    scf.condition(%c) %x : f32
  }, {
  ^bb0(%x: f32):
    scf.yield %x : f32
  }) : (i32) -> f32
  return
}

// -----

// The condition needs an argument for each of them.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+2 {{'scf.while' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note @+1 {{region branch point}}
  "scf.while"(%b) ({
    scf.condition(%c) 
  }, {
    scf.yield %b : i32
  }) : (i32) -> ()
  return
}

// -----

// What the condition hands over goes into the second region.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: region branch point has 1 operands, but region successor needs 0 inputs}}
  "scf.while"(%b) ({
  ^bb0(%x: i32):
    // expected-note @+1 {{region branch point}}
    scf.condition(%c) %x : i32
  }, {
    scf.yield %b : i32
  }) : (i32) -> (i32)
  return
}

// -----

// It is also what the results are.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  "scf.while"(%b) ({
  ^bb0(%x: i32):
    // expected-note @+1 {{region branch point}}
    scf.condition(%c) %x : i32
  }, {
  ^bb0(%x: i32):
    scf.yield %b : i32
  }) : (i32) -> ()
  return
}

// -----

// The second region hands over to the first.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  "scf.while"(%b) ({
  ^bb0(%x: i32):
    scf.condition(%c) %x : i32
  }, {
  ^bb0(%x: i32):
    // expected-note @+1 {{region branch point}}
    scf.yield
  }) : (i32) -> (i32)
  return
}

// -----

// The first region ends with a condition.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  "scf.while"(%b) ({
  ^bb0(%x: i32):
    // expected-note @+1 {{terminator here}}
    scf.yield %x : i32
  }, {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }) : (i32) -> (i32)
  return
}

// -----

// The second region ends with a yield.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  "scf.while"(%b) ({
  ^bb0(%x: i32):
    scf.condition(%c) %x : i32
  }, {
  ^bb0(%x: i32):
    // expected-note @+1 {{terminator here}}
    "foo.x"() : () -> ()
  }) : (i32) -> (i32)
  return
}

// -----

// The type has one input per init value.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{custom op 'scf.while' expected as many input types as operands (expected 1 got 0)}}
  scf.while (%x = %b) : () -> (i32) {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return
}

// -----

//===--- execute_region ---===//

// The region yields the results.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  scf.execute_region -> i32 {
    // expected-note @+1 {{region branch point}}
    scf.yield
  }
  return
}

// -----

// It cannot be empty.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  scf.execute_region {
  }
  return
}

// -----

// Nor have arguments.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.execute_region' op region cannot have any arguments}}
  scf.execute_region {
  ^bb0(%x: i32):
    scf.yield
  }
  return
}

// -----

//===--- condition ---===//

// Only the first region of a while loop ends so.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
}

// -----

//===--- index_switch ---===//

// Regions of cases have a block.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  scf.index_switch %a
  case 2 {
  }
  case 2 {
  }
  default {
  }
  return
}

// -----

// Values of cases are different.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.index_switch' op has duplicate case value: 2}}
  scf.index_switch %a
  case 2 {
    scf.yield
  }
  case 2 {
    scf.yield
  }
  default {
  }
  return
}

// -----

// The default region yields the results.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+2 {{'scf.index_switch' op expected each region to return 1 values, but default region returns 0}}
  // expected-note @+1 {{see yield operation here}}
  scf.index_switch %a -> i32
  default {
  }
  return
}

// -----

// So does that of each case.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  scf.index_switch %a -> i32
  case 1 {
    // expected-note @+1 {{case region #0 returns 'i1' here}}
    scf.yield %c : i1
  }
  default {
    scf.yield %b : i32
  }
  return
}

// -----

// There is one region per value.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.index_switch' op has 0 case regions but 1 case values}}
  "scf.index_switch"(%a) <{cases = array<i64: 1>}> ({
    scf.yield
  }) : (index) -> ()
  return
}

// -----

// Each ends with a yield.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.index_switch' op expected region to end with scf.yield, but got foo.x}}
  "scf.index_switch"(%a) <{cases = array<i64: 1>}> ({
    scf.yield
  }, { "foo.x"() : () -> () }) : (index) -> ()
  return
}

// -----

//===--- parallel ---===//

// There is a dimension.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  "scf.parallel"() <{operandSegmentSizes = array<i32: 0,0,0,0>}> ({
    scf.reduce
  }) : () -> ()
  return
}

// -----

// Steps are positive.
func.func @f(%a: index, %b: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%i) = (%a) to (%a) step (%c0) {
  }
  return
}

// -----

// The body has an index per dimension.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1}}
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

// Its type is index.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({
  ^bb0(%i: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

// The body ends with a reduction.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({
  ^bb0(%i: index):
    // expected-note @+1 {{terminator here}}
    "foo.x"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

// Results have init values.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{custom op 'scf.parallel' number of operands and types do not match: got 0 operands and 1 types}}
  scf.parallel (%i) = (%a) to (%a) step (%a) -> i32 {
  }
  return
}

// -----

// And reductions.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) -> i32 {
  }
  return
}

// -----

// Reductions have init values, too.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of initial values: 0}}
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({
  ^bb0(%i: index):
    scf.reduce(%b : i32) {
    ^bb0(%x: i32, %y: i32):
      scf.reduce.return %x : i32
    }
  }) : (index, index, index) -> i32
  return
}

// -----

// What is reduced has the types of the results.
func.func @f(%a: index, %b: i32, %c: i1) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) -> i32 {
    // expected-error @+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'i1' to be the same as the 0-th result type: 'i32'}}
    scf.reduce(%c : i1) {
    ^bb0(%x: i1, %y: i1):
      scf.reduce.return %x : i1
    }
  }
  return
}

// -----

//===--- reduce, reduce.return ---===//

// One region per operand.
func.func @f(%a: index, %b: i32, %c: i1) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) -> i32 {
    // expected-error @+1 {{'scf.reduce' op expects number of reduction regions: 1 to be the same as number of reduction operands: 2}}
    scf.reduce(%b, %b : i32, i32) {
    ^bb0(%x: i32, %y: i32):
      scf.reduce.return %x : i32
    }
  }
  return
}

// -----

// Each takes two values.
func.func @f(%a: index, %b: i32, %c: i1) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) -> i32 {
    // expected-error @+1 {{'scf.reduce' op expected two block arguments with type 'i32' in the 0-th reduction region}}
    scf.reduce(%b : i32) {
    ^bb0(%x: i32):
      scf.reduce.return %x : i32
    }
  }
  return
}

// -----

// And returns one.
func.func @f(%a: index, %b: i32, %c: i1) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) -> i32 {
    // expected-error @+1 {{'scf.reduce' op reduction bodies must be terminated with an 'scf.reduce.return' op}}
    scf.reduce(%b : i32) {
    ^bb0(%x: i32, %y: i32):
      "foo.x"() : () -> ()
    }
  }
  return
}

// -----

// Of the same type.
func.func @f(%a: index, %b: i32, %c: i1) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) -> i32 {
    scf.reduce(%b : i32) {
    ^bb0(%x: i32, %y: i32):
      // expected-error @+1 {{'scf.reduce.return' op must have type 'i32' (the type of the reduction inputs)}}
      scf.reduce.return %c : i1
    }
  }
  return
}

// -----

// An empty region returns nothing.
func.func @f(%a: index, %b: i32, %c: i1) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) -> i32 {
    // expected-error @+1 {{empty block: expect at least a terminator}}
    scf.reduce(%b : i32) {
    ^bb0(%x: i32, %y: i32):
    }
  }
  return
}

// -----

//===--- parallel again ---===//

// There are as many bounds as indices.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{custom op 'scf.parallel' expected 2 operands}}
  scf.parallel (%i, %j) = (%a) to (%a) step (%a) {
  }
  return
}

// -----

// Init values have results.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{custom op 'scf.parallel' number of operands and types do not match: got 1 operands and 0 types}}
  scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) {
  }
  return
}

// -----

//===--- forall ---===//

// The terminator holds writes only.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  scf.forall (%i) in (%a) {
    "foo.x"() : () -> ()
    // expected-error @+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      "foo.y"() : () -> ()
    }
  }
  return
}

// -----

// Shared tensors have results.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op produces 0 results, but has only 1 outputs}}
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index, %o: tensor<4xf32>):
    scf.forall.in_parallel {}
  }) : (tensor<4xf32>) -> ()
  return
}

// -----

// The body has an argument for each.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op region expects 1 arguments}}
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index):
    scf.forall.in_parallel {}
  }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

// Indices have type index.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op expects 0-th block argument to be an index}}
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: i32, %o: tensor<4xf32>):
    scf.forall.in_parallel {}
  }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

// Shared tensors keep their type in the body.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op type mismatch between 0-th output and corresponding block argument}}
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index, %o: tensor<5xf32>):
    scf.forall.in_parallel {}
  }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

// And behind the loop.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index, %o: tensor<4xf32>):
    scf.forall.in_parallel {}
  }) : (tensor<4xf32>) -> (tensor<5xf32>)
  return
}

// -----

// A number is no tensor.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index, %o: tensor<4xf32>):
    scf.forall.in_parallel {}
  }) : (tensor<4xf32>) -> (f64)
  return
}

// -----

// The mapping is about the dimensions.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%i, %j) in (%a, 3) {
  } {mapping = [#gpu.thread<x>]}
  return
}

// -----

// It consists of attributes that name units of a device.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i) in (%a) {
  } {mapping = [1]}
  return
}

// -----

// Bounds are as many as indices.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{expected 2 upper bound values, got 1}}
  scf.forall (%i, %j) in (%a) {
  }
  return
}

// -----

// A value is missing.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{expected 1 dynamic lower bound values}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index):
    scf.forall.in_parallel {}
  }) : () -> ()
  return
}

// -----

// A step is too many.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{expected 1 step values, got 2}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index):
    scf.forall.in_parallel {}
  }) : () -> ()
  return
}

// -----

// Results are written out.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 types}}
  scf.forall (%i) in (%a) shared_outs(%o = %t) {
  }
  return
}

// -----

//===--- forall.in_parallel ---===//

// It ends nothing else.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  scf.forall.in_parallel {}
}

// -----

//===--- for again ---===//

// Another terminator.
func.func @f(%a: index, %b: i32, %t: tensor<4xf32>) {
  // expected-error @+2 {{'scf.for' op expects regions to end with 'scf.yield', found 'foo.x'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: i32):
    "foo.x"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

//===--- while again ---===//

// Its regions have one block.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{'scf.while' op expects region #0 to have 0 or 1 blocks}}
  "scf.while"(%b) ({
  ^bb0(%x: i32):
    scf.condition(%c) %x : i32
  ^bb1:
    scf.condition(%c) %b : i32
  }, {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }) : (i32) -> (i32)
  return
}

// -----

//===--- index_switch again ---===//

// The default region is not optional.
func.func @f(%a: index, %b: i32, %c: i1) {
  scf.index_switch %a -> i32
  case 1 {
    scf.yield %b : i32
  }
  // expected-error @+1 {{custom op 'scf.index_switch' expected 'default'}}
  return
}

// -----

//===--- while, the text ---===//

// The type is that of a function.
func.func @f(%a: index, %b: i32, %c: i1) {
  // expected-error @+1 {{custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  scf.while (%x = %b) : i32 -> (i32) {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return
}

// -----

// Both regions are there.
func.func @f(%a: index, %b: i32, %c: i1) {
  scf.while (%x = %b) : (i32) -> (i32) {
    scf.condition(%c) %x : i32
  }
  // expected-error @+1 {{custom op 'scf.while' expected 'do'}}
  return
}

// -----

func.func @case_too_large(%arg0: index) {
  // expected-error @+1 {{custom op 'scf.index_switch' integer value too large}}
  scf.index_switch %arg0 case 99999999999999999999 { scf.yield } default {}
  return
}
