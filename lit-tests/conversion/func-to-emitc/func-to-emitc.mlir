// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-func-to-emitc %s | filecheck %s

// CHECK-LABEL: emitc.func private @twice
// CHECK-SAME: (%[[A:.*]]: i32) -> i32 attributes {specifiers = ["static"]}
func.func private @twice(%a: i32) -> i32 {
  // CHECK-NEXT: %[[B:.*]] = call @once(%[[A]]) : (i32) -> i32
  // CHECK-NEXT: return %[[B]] : i32
  %0 = call @once(%a) : (i32) -> i32
  return %0 : i32
}

// CHECK: emitc.func private @once(i32) -> i32 attributes {specifiers = ["extern"]}
func.func private @once(i32) -> i32

// -----

// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @two_results(%a: i32) -> (i32, i32) {
  return %a, %a : i32, i32
}
