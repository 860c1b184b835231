// RUN: ttmlir-opt --arith-emulate-wide-int --split-input-file --verify-diagnostics %s
// RUN: not ttmlir-opt --arith-emulate-wide-int=widest-int-supported=3 %s
// RUN: not ttmlir-opt --arith-emulate-wide-int=widest-int-supported=1 %s
// RUN: not ttmlir-opt --memref-emulate-wide-int=widest-int-supported=3 %s

func.func @division(%a: i64, %b: i64) -> i64 {
  // expected-error @+1 {{failed to legalize operation 'arith.divsi' that was explicitly marked illegal}}
  %0 = arith.divsi %a, %b : i64
  return %0 : i64
}

// -----

// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @too_wide(%a: i128) -> i128 {
  return %a : i128
}

// -----

func.func @odd_width(%a: i64) -> i8 {
  // expected-error @+1 {{failed to legalize operation 'arith.trunci' that was explicitly marked illegal}}
  %0 = arith.trunci %a : i64 to i40
  %1 = arith.trunci %0 : i40 to i8
  return %1 : i8
}

// -----

// expected-error @+1 {{failed to legalize unresolved materialization from ('vector<2xi32>') to ('i64') that remained live after conversion}}
func.func @other_operation(%a: i64) {
  // expected-note @+1 {{see existing live user here: %1 = vector.broadcast %0 : i64 to vector<4xi64>}}
  %0 = vector.broadcast %a : i64 to vector<4xi64>
  return
}

// -----

func.func @scalable_elements(%a: vector<[2]xi64>) -> vector<[2]xi64> {
  // expected-error @+1 {{failed to legalize operation 'arith.constant' that was explicitly marked illegal}}
  %0 = arith.constant dense<3> : vector<[2]xi64>
  return %0 : vector<[2]xi64>
}
