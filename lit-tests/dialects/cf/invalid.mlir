// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

//===--- assert ---===//

// The condition is an i1.
func.func @assert_type(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{'cf.assert' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.assert"(%a) <{msg = "x"}> : (i32) -> ()
  return
}

// -----

// The message is demanded.
func.func @assert_message(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{'cf.assert' op requires attribute 'msg'}}
  "cf.assert"(%c) : (i1) -> ()
  return
}

// -----

//===--- br ---===//

// A block gets as many operands as it has arguments.
func.func @br_count(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  cf.br ^bb1(%a : i32)
^bb1:
  return
}

// -----

// They have the types of the arguments.
func.func @br_type(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{type mismatch for bb argument #1 of successor #0}}
  cf.br ^bb1(%a, %c : i32, i1)
^bb1(%x: i32, %y: i2):
  return
}

// -----

// A branch goes to one block.
func.func @br_successors(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{'cf.br' op requires 1 successor but found 2}}
  "cf.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  return
}

// -----

// Not to none.
func.func @br_no_successor(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{'cf.br' op requires 1 successor but found 0}}
  "cf.br"() : () -> ()
}

// -----

//===--- cond_br ---===//

// The same on the first edge.
func.func @cond_br_count(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1:
  return
^bb2:
  return
}

// -----

// And on the second.
func.func @cond_br_type(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{type mismatch for bb argument #0 of successor #1}}
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  return
^bb2(%i: i1):
  return
}

// -----

// The condition is an i1.
// expected-note @+1 {{prior use here}}
func.func @cond_br_condition(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
  cf.cond_br %a, ^bb1, ^bb1
^bb1:
  return
}

// -----

// The same in generic form.
func.func @cond_br_condition_generic(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{'cf.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

// There is a weight per block.
func.func @weight_count(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  cf.cond_br %c weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  return
}

// -----

// Not all weights are zero.
func.func @weights_zero(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{branch weights cannot all be zero}}
  cf.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
  return
}

// -----

// The segments of all operands add up.
func.func @cond_br_segments(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^bb1:
  return
}

// -----

//===--- switch ---===//

// There is a value per case.
func.func @switch_values(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1,2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

// The values have the type of the flag.
func.func @switch_flag_type(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

// The segments add up to the operands of the cases.
func.func @switch_segments(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{'cf.switch' op caseOperands count (1) does not match with the total size (0) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%a, %a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  return
}

// -----

// A case gives its block as many operands as it has arguments.
func.func @switch_case_count(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{branch has 1 operands for successor #1, but target block has 0}}
  "cf.switch"(%a, %a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  return
}

// -----

// So does the default.
func.func @switch_default_count(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  "cf.switch"(%a, %a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
^bb1:
  return
}

// -----

// Not fewer.
func.func @switch_default_missing(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{branch has 0 operands for successor #0, but target block has 1}}
  "cf.switch"(%a, %a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1(%i: i1):
  return
}

// -----

// The flag is no index.
func.func @switch_index(%c: i1, %a: i32, %s: index) {
  // expected-error @+1 {{'cf.switch' op operand #0 must be integer, but got 'index'}}
  "cf.switch"(%s)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1]> : vector<1xindex>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> ()
^bb1:
  return
}

// -----

// Segments are not negative.
func.func @switch_negative_segment(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{'cf.switch' op 'case_operand_segments' attribute cannot have negative elements}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: -1>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

// The segments are demanded.
func.func @switch_no_segments(%c: i1, %a: i32, %s: si8) {
  // expected-error @+1 {{'cf.switch' op requires attribute 'case_operand_segments'}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

// The default comes first.
func.func @switch_without_default(%c: i1, %a: i32, %s: si8) {
  cf.switch %a : i32, [
    // expected-error @+1 {{custom op 'cf.switch' expected 'default'}}
    1: ^bb1
  ]
^bb1:
  return
}

// -----

// Cases are integers.
func.func @switch_keyword(%c: i1, %a: i32, %s: si8) {
  cf.switch %a : i32, [
    default: ^bb1,
    // expected-error @+1 {{custom op 'cf.switch' expected integer value}}
    foo: ^bb1
  ]
^bb1:
  return
}

// -----

// A colon follows.
func.func @switch_colon(%c: i1, %a: i32, %s: si8) {
  cf.switch %a : i32, [
    default: ^bb1,
    // expected-error @+1 {{expected ':'}}
    1 ^bb1
  ]
^bb1:
  return
}

// -----

// Operands have types.
func.func @switch_operand_types(%c: i1, %a: i32, %s: si8) {
  cf.switch %a : i32, [
    // expected-error @+1 {{expected ':'}}
    default: ^bb1(%a)
  ]
^bb1:
  return
}

// -----

// A colon follows the default.
func.func @switch_default_colon(%c: i1, %a: i32, %s: si8) {
  cf.switch %a : i32, [
    // expected-error @+1 {{expected ':'}}
    default ^bb1
  ]
^bb1:
  return
}

// -----

// The flag is an integer.
func.func @switch_float(%c: i1, %a: i32, %s: f32) {
  // expected-error @+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  cf.switch %s : f32, [
    default: ^bb1,
    1: ^bb1
  ]
^bb1:
  return
}

// -----

// A case goes to a block.
func.func @switch_block(%c: i1, %a: i32, %s: i8) {
  cf.switch %s : i8, [
    default: ^bb1,
    // expected-error @+1 {{expected block name}}
    1: foo
  ]
^bb1:
  return
}

// -----

// The parenthesis is closed.
func.func @switch_parenthesis(%c: i1, %a: i32, %s: i8) {
  cf.switch %s : i8, [
    // expected-error @+1 {{expected ')'}}
    default: ^bb1(%a : i32
  ]
^bb1:
  return
}

// -----

// Operands have their types.
// expected-note @+1 {{prior use here}}
func.func @switch_operand_type(%c: i1, %a: i32, %s: i8) {
  cf.switch %s : i8, [
    // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i8' vs 'i32'}}
    default: ^bb1(%a : i8)
  ]
^bb1:
  return
}

// -----

// An integer follows the minus.
func.func @switch_minus(%c: i1, %a: i32, %s: i8) {
  cf.switch %s : i8, [
    // expected-error @+1 {{expected integer value}}
    default: ^bb1, -true: ^bb1
  ]
^bb1:
  return
}

// -----

// Cases are whole.
func.func @switch_fraction(%c: i1, %a: i32, %s: i8) {
  cf.switch %c : i1, [
    // expected-error @+1 {{custom op 'cf.switch' expected integer value}}
    default: ^bb1, -128: ^bb1, 1.0: ^bb1
  ]
^bb1:
  return
}

// -----

// Differs: upstream's tool crashes.
func.func @switch_no_values(%a: i32) {
  // expected-error @+1 {{'cf.switch' op number of case values (0) should match number of case destinations (1)}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

// A value has 64 bits.
func.func @switch_large_value(%a: i32) {
  // expected-error @+1 {{custom op 'cf.switch' integer value too large}}
  cf.switch %a : i32, [default: ^bb1, 18446744073709551616: ^bb1]
^bb1:
  return
}

// -----

func.func @case_values(%flag: i32) {
  // expected-error @+1 {{custom op 'cf.switch' 'cf.switch' op attribute 'case_values' failed to satisfy constraint: integer elements attribute}}
  cf.switch %flag : i32, [default: ^bb1, 1: ^bb1] {case_values = 1}
^bb1:
  return
}

// -----

// The types of all cases are counted together, before those of any are compared with its operands.
func.func @switch_types(%a: i8) {
  // expected-error @+1 {{custom op 'cf.switch' number of operands and types do not match: got 2 operands and 3 types}}
  cf.switch %a : i8, [ default: ^bb1(%a: i8),
    0: ^bb1(%a: i16), 1: ^bb1(%a: i8, i32) ]
^bb1(%z: i8):
  return
}
