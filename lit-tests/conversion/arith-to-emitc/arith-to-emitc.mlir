// RUN: ttmlir-opt --split-input-file --verify-diagnostics --pass-pipeline="builtin.module(func.func(convert-arith-to-emitc))" %s | filecheck %s
// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-arith-to-emitc %s | filecheck %s

// CHECK-LABEL: func.func @wraps
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @wraps(%a: i32, %b: i32) -> i32 {
  // CHECK-NEXT: %[[LHS:.*]] = emitc.cast %[[A]] : i32 to ui32
  // CHECK-NEXT: %[[RHS:.*]] = emitc.cast %[[B]] : i32 to ui32
  // CHECK-NEXT: %[[SUM:.*]] = emitc.add %[[LHS]], %[[RHS]] : (ui32, ui32) -> ui32
  // CHECK-NEXT: %[[RESULT:.*]] = emitc.cast %[[SUM]] : ui32 to i32
  // CHECK-NEXT: return %[[RESULT]]
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @does_not_wrap
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @does_not_wrap(%a: i32, %b: i32) -> i32 {
  // CHECK-NEXT: emitc.add %[[A]], %[[B]] : (i32, i32) -> i32
  %0 = arith.addi %a, %b overflow<nsw> : i32
  return %0 : i32
}

// -----

func.func @sum_of_bools(%a: i1) -> i1 {
  // expected-error @+1 {{failed to legalize operation 'arith.addi' that was explicitly marked illegal}}
  %0 = arith.addi %a, %a : i1
  return %0 : i1
}
