// RUN: ttmlir-translate --mlir-to-cpp %s | filecheck %s --match-full-lines --strict-whitespace
// RUN: ttmlir-translate --mlir-to-cpp --declare-variables-at-top --file-id=kernel %s | filecheck %s --match-full-lines --strict-whitespace --check-prefix=TOP
// RUN: ttmlir-translate --mlir-to-cpp --split-input-file --output-split-marker=PART %s | filecheck %s --check-prefix=PARTS

//      CHECK:#include "kernel.h"
//CHECK-EMPTY:
// CHECK-NEXT:int32_t sum(int32_t v1, int32_t* v2) {
// CHECK-NEXT:  int32_t v3 = 0;
// CHECK-NEXT:  for (int32_t i4 = v1; i4 < v1; i4 += v1) {
// CHECK-NEXT:    v3 = v3 + v2[i4];
// CHECK-NEXT:  }
// CHECK-NEXT:  int32_t v5 = v3;
// CHECK-NEXT:  return v5;
// CHECK-NEXT:}

//      TOP:#include "kernel.h"
// TOP-NEXT:#include <cstdint>
//      TOP:int32_t sum(int32_t v1, int32_t* v2) {
// TOP-NEXT:  int32_t v3;
// TOP-NEXT:  int32_t v4;
// TOP-NEXT:  v3 = 0;
//      TOP:  return v4;

// PARTS: #include "kernel.h"
// PARTS: PART
// PARTS-NEXT: #include "second.h"
emitc.include "kernel.h"
emitc.file "kernel" {
  emitc.include <"cstdint">
}
emitc.func @sum(%n: i32, %p: !emitc.ptr<i32>) -> i32 {
  %sum = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32>
  for %i = %n to %n step %n : i32 {
    %place = subscript %p[%i] : (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i32>
    %next = expression %sum, %place : (!emitc.lvalue<i32>, !emitc.lvalue<i32>) -> i32 {
      %a = load %sum : !emitc.lvalue<i32>
      %b = load %place : !emitc.lvalue<i32>
      %c = add %a, %b : (i32, i32) -> i32
      yield %c : i32
    }
    assign %next : i32 to %sum : !emitc.lvalue<i32>
  }
  %result = load %sum : !emitc.lvalue<i32>
  return %result : i32
}

// -----

emitc.include "second.h"
