// RUN: ttmlir-opt --split-input-file --verify-diagnostics --pass-pipeline="builtin.module(func.func(convert-scf-to-emitc))" %s | filecheck %s

// CHECK-LABEL: func.func @chosen
// CHECK-SAME: (%[[C:.*]]: i1, %[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @chosen(%c: i1, %a: i32, %b: i32) -> i32 {
  // CHECK-NEXT: %[[VAR:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  // CHECK-NEXT: emitc.if %[[C]] {
  // CHECK-NEXT: assign %[[A]] : i32 to %[[VAR]]
  // CHECK-NEXT: } else {
  // CHECK-NEXT: assign %[[B]] : i32 to %[[VAR]]
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[RESULT:.*]] = emitc.load %[[VAR]]
  // CHECK-NEXT: return %[[RESULT]]
  %0 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  return %0 : i32
}

// -----

func.func @unsigned_loop(%a: index) {
  // expected-error @+1 {{failed to legalize operation 'scf.for' that was explicitly marked illegal}}
  scf.for unsigned %i = %a to %a step %a {
  }
  return
}
