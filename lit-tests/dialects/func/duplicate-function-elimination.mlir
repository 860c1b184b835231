// RUN: ttmlir-opt --duplicate-function-elimination --split-input-file --allow-unregistered-dialect %s | filecheck %s

// CHECK-LABEL: func.func @first
// CHECK-NOT: func.func @second
// CHECK: call @first
func.func @first(%a: i32) -> i32 {
  return %a : i32
}
func.func @second(%b: i32) -> i32 {
  return %b : i32
}
func.func @caller(%a: i32) -> i32 {
  %0 = func.call @second(%a) : (i32) -> i32
  return %0 : i32
}

// -----

// What an unknown operation that may be a symbol table refers to is not known, so all stays.
// CHECK-LABEL: func.func @first
// CHECK: @second
func.func @first(%a: i32) -> i32 {
  return %a : i32
}
func.func @second(%b: i32) -> i32 {
  return %b : i32
}
"t.scope"() ({
  "t.use"() {of = @second} : () -> ()
}) : () -> ()
