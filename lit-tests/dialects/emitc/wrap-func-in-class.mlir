// RUN: ttmlir-opt --wrap-emitc-func-in-class %s | filecheck %s
// RUN: ttmlir-opt --wrap-emitc-func-in-class %s | ttmlir-translate --mlir-to-cpp - | filecheck --check-prefix=CPP %s

// CHECK-LABEL: emitc.class @doubleClass
// CHECK-NEXT: emitc.field @fieldName0 : i32 {emitc.name_hint = "number"}
// CHECK-NEXT: emitc.func @execute() -> i32 {
// CHECK-NEXT: %[[A:.*]] = get_field @fieldName0 : i32
// CHECK-NEXT: %[[B:.*]] = add %[[A]], %[[A]]
// CHECK-NEXT: return %[[B]]
// CPP: class doubleClass {
// CPP: int32_t fieldName0;
// CPP: int32_t execute() {
emitc.func @double(%a: i32 {emitc.name_hint = "number"}) -> i32 {
  %0 = add %a, %a : (i32, i32) -> i32
  return %0 : i32
}
