// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

//===--- poison ---===//

// The type is demanded.
func.func @poison_type() {
  // expected-error @+1 {{expected ':'}}
  %0 = ub.poison
  return
}

// -----

// Poison comes of nothing.
func.func @poison_operand(%a: i32) {
  // expected-error @+1 {{'ub.poison' op requires zero operands}}
  %0 = "ub.poison"(%a) : (i32) -> i32
  return
}

// -----

// Poison is one value.
func.func @poison_result() {
  // expected-error @+1 {{'ub.poison' op requires one result}}
  "ub.poison"() : () -> ()
  return
}

// -----

//===--- unreachable ---===//

// It ends its block.
func.func @unreachable_last() {
  // expected-error @+1 {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  return
}

// -----

// It takes nothing.
func.func @unreachable_operand(%a: i32) {
  // expected-error @+1 {{'ub.unreachable' op requires zero operands}}
  "ub.unreachable"(%a) : (i32) -> ()
}

// -----

// Nothing follows.
func.func @unreachable_type() {
  // expected-error @+1 {{expected operation name in quotes}}
  ub.unreachable : i32
}

// -----

func.func @poison_by_number() {
  // expected-error @+1 {{custom op 'ub.poison' invalid kind of attribute specified}}
  %0 = ub.poison <1> : i32
  return
}

// -----

func.func @poison_by_nothing() {
  // expected-error @+1 {{expected attribute value}}
  %0 = ub.poison <> : i32
  return
}
