// RUN: ttmlir-opt --pass-pipeline="builtin.module(emitc.func(form-expressions))" %s | filecheck %s
// RUN: ttmlir-opt --form-expressions %s | ttmlir-translate --mlir-to-cpp - | filecheck --check-prefix=CPP %s

// CHECK-LABEL: emitc.func @area
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32)
// CPP: int32_t area(int32_t [[A:v[0-9]+]], int32_t [[B:v[0-9]+]]) {
emitc.func @area(%a: i32, %b: i32) -> i32 {
  // CHECK-NEXT: %[[RESULT:.*]] = expression %[[B]], %[[A]] : (i32, i32) -> i32 {
  // CHECK-NEXT: %[[PRODUCT:.*]] = mul %[[A]], %[[B]]
  // CHECK-NEXT: %[[SUM:.*]] = add %[[PRODUCT]], %[[B]]
  // CHECK-NEXT: yield %[[SUM]]
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[RESULT]]
  // CPP-NEXT: return [[A]] * [[B]] + [[B]];
  %0 = mul %a, %b : (i32, i32) -> i32
  %1 = add %0, %b : (i32, i32) -> i32
  return %1 : i32
}
