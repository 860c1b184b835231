// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect %s | filecheck %s
// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect %s | ttmlir-opt --split-input-file --allow-unregistered-dialect | filecheck %s
// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --mlir-print-op-generic %s | ttmlir-opt --split-input-file --allow-unregistered-dialect | filecheck %s

// CHECK: emitc.include <"test.h">
// CHECK-NEXT: emitc.include "test.h"
// CHECK-NEXT: }
emitc.include <"test.h">
emitc.include "test.h"

// -----

// CHECK: emitc.include <"myheader.h">
// CHECK-NEXT: }
"emitc.include" () <{include = "myheader.h", is_standard_include}> : () -> ()

// -----

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: !emitc.opaque<"int32_t">) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.call_opaque "blah"() : () -> i64
// CHECK-NEXT: emitc.call_opaque "foo"(%[[V0]]) {args = [0 : index, dense<[0, 1]> : tensor<2xi32>, 0 : index]} : (i64) -> ()
// CHECK-NEXT: emitc.call_opaque "test"(%[[ARG0]]) : (i32) -> ()
// CHECK-NEXT: %[[V1:[^ :,)]+]] = emitc.call_opaque "foo"(%[[ARG1]], %[[ARG1]]) {args = [0 : index, 1 : index, #emitc.opaque<"x">], template_args = [i32, 3 : i32, 1.000000e+00 : f32, #emitc.opaque<"y">]} : (!emitc.opaque<"int32_t">, !emitc.opaque<"int32_t">) -> i32
// CHECK-NEXT: emitc.call_opaque "bar"() : () -> ()
// CHECK-NEXT: %[[V2:[^ :,)]+]]:2 = emitc.call_opaque "two"() : () -> (i32, f32)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @f(%arg0: i32, %f: !emitc.opaque<"int32_t">) {
  %1 = "emitc.call_opaque"() {callee = "blah"} : () -> i64
  emitc.call_opaque "foo" (%1) {args = [
    0 : index, dense<[0, 1]> : tensor<2xi32>, 0 : index
  ]} : (i64) -> ()
  emitc.call_opaque "test"(%arg0) : (i32) -> ()
  %2 = emitc.call_opaque "foo"(%f, %f) {args = [0 : index, 1 : index, #emitc.opaque<"x">], template_args = [i32, 3 : i32, 1.0 : f32, #emitc.opaque<"y">]} : (!emitc.opaque<"int32_t">, !emitc.opaque<"int32_t">) -> i32
  emitc.call_opaque "bar"() : () -> ()
  %r:2 = emitc.call_opaque "two"() : () -> (i32, f32)
  return
}

// -----

// CHECK-LABEL: emitc.declare_func @func
// CHECK-LABEL: emitc.func @func
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) {
// CHECK-NEXT: call_opaque "foo"(%[[ARG0]]) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: emitc.declare_func @return_i32
// CHECK-LABEL: emitc.func @return_i32() -> i32 attributes {specifiers = ["static", "inline"]} {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = call_opaque "foo"() : () -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: emitc.func @call() -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = call @return_i32() : () -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: emitc.func private @extern(i32) attributes {specifiers = ["extern"]}
// CHECK-NEXT: }
emitc.declare_func @func
emitc.func @func(%arg0 : i32) {
  emitc.call_opaque "foo"(%arg0) : (i32) -> ()
  emitc.return
}
emitc.declare_func @return_i32
emitc.func @return_i32() -> i32 attributes {specifiers = ["static","inline"]} {
  %0 = emitc.call_opaque "foo"(): () -> i32
  emitc.return %0 : i32
}
emitc.func @call() -> i32 {
  %0 = emitc.call @return_i32() : () -> (i32)
  emitc.return %0 : i32
}
emitc.func private @extern(i32) attributes {specifiers = ["extern"]}

// -----

// CHECK-LABEL: func.func @cast
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.cast %[[ARG0]] : i32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @cast(%arg0: i32) {
  %1 = emitc.cast %arg0: i32 to f32
  return
}

// -----

// CHECK-LABEL: func.func @c() {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "emitc.constant"() <{value = 42 : i32}> : () -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "emitc.constant"() <{value = #emitc.opaque<"x">}> : () -> !emitc.opaque<"int">
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "emitc.constant"() <{value = 1 : index}> : () -> !emitc.size_t
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @c() {
  %1 = "emitc.constant"(){value = 42 : i32} : () -> i32
  %2 = "emitc.constant"(){value = #emitc.opaque<"x">} : () -> !emitc.opaque<"int">
  %3 = "emitc.constant"(){value = 1 : index} : () -> !emitc.size_t
  return
}

// -----

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.add %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @a(%arg0: i32, %arg1: i32) {
  %1 = "emitc.add" (%arg0, %arg1) : (i32, i32) -> i32
  return
}

// -----

// CHECK-LABEL: func.func @bitwise
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.bitwise_and %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = emitc.bitwise_left_shift %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = emitc.bitwise_not %[[ARG0]] : (i32) -> i32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = emitc.bitwise_or %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = emitc.bitwise_right_shift %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = emitc.bitwise_xor %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @bitwise(%arg0: i32, %arg1: i32) -> () {
  %0 = emitc.bitwise_and %arg0, %arg1 : (i32, i32) -> i32
  %1 = emitc.bitwise_left_shift %arg0, %arg1 : (i32, i32) -> i32
  %2 = emitc.bitwise_not %arg0 : (i32) -> i32
  %3 = emitc.bitwise_or %arg0, %arg1 : (i32, i32) -> i32
  %4 = emitc.bitwise_right_shift %arg0, %arg1 : (i32, i32) -> i32
  %5 = emitc.bitwise_xor %arg0, %arg1 : (i32, i32) -> i32
  return
}

// -----

// CHECK-LABEL: func.func @cond
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.literal "M_PI" : f32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = emitc.literal "M_PI2" : f32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = emitc.conditional %[[ARG0]], %[[V0]], %[[V1]] : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @cond(%cond: i1) {
  %0 = emitc.literal "M_PI" : f32
  %1 = emitc.literal "M_PI2" : f32
  %2 = emitc.conditional %cond, %0, %1 : f32
  return
}

// -----

// CHECK-LABEL: func.func @div_int
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: f32, %[[ARG3:[^ :,)]+]]: f32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.div %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = emitc.div %[[ARG2]], %[[ARG3]] : (f32, f32) -> f32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = emitc.mul %[[ARG2]], %[[ARG3]] : (f32, f32) -> f32
// CHECK-NEXT: %[[V3:[^ :,)]+]] = emitc.rem %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = emitc.sub %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @div_int(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32) {
  %1 = "emitc.div" (%arg0, %arg1) : (i32, i32) -> i32
  %2 = "emitc.div" (%arg2, %arg3) : (f32, f32) -> f32
  %3 = "emitc.mul" (%arg2, %arg3) : (f32, f32) -> f32
  %4 = "emitc.rem" (%arg0, %arg1) : (i32, i32) -> i32
  %5 = "emitc.sub" (%arg0, %arg1) : (i32, i32) -> i32
  return
}

// -----

// CHECK-LABEL: func.func @sub_pointer
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: !emitc.ptr<f32>, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: !emitc.opaque<"int">, %[[ARG3:[^ :,)]+]]: !emitc.ptr<f32>) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.sub %[[ARG0]], %[[ARG1]] : (!emitc.ptr<f32>, i32) -> !emitc.ptr<f32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = emitc.sub %[[ARG0]], %[[ARG2]] : (!emitc.ptr<f32>, !emitc.opaque<"int">) -> !emitc.ptr<f32>
// CHECK-NEXT: %[[V2:[^ :,)]+]] = emitc.sub %[[ARG0]], %[[ARG3]] : (!emitc.ptr<f32>, !emitc.ptr<f32>) -> !emitc.ptrdiff_t
// CHECK-NEXT: %[[V3:[^ :,)]+]] = emitc.add %[[ARG0]], %[[ARG1]] {x} : (!emitc.ptr<f32>, i32) -> !emitc.ptr<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @sub_pointer(%arg0: !emitc.ptr<f32>, %arg1: i32, %arg2: !emitc.opaque<"int">, %arg3: !emitc.ptr<f32>) {
  %1 = "emitc.sub" (%arg0, %arg1) : (!emitc.ptr<f32>, i32) -> !emitc.ptr<f32>
  %2 = "emitc.sub" (%arg0, %arg2) : (!emitc.ptr<f32>, !emitc.opaque<"int">) -> !emitc.ptr<f32>
  %3 = "emitc.sub" (%arg0, %arg3) : (!emitc.ptr<f32>, !emitc.ptr<f32>) -> !emitc.ptrdiff_t
  %4 = "emitc.add" (%arg0, %arg1) {x} : (!emitc.ptr<f32>, i32) -> !emitc.ptr<f32>
  return
}

// -----

// CHECK-LABEL: func.func @cmp
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: f32, %[[ARG2:[^ :,)]+]]: i64, %[[ARG3:[^ :,)]+]]: f64, %[[ARG4:[^ :,)]+]]: !emitc.opaque<"unsigned">, %[[ARG5:[^ :,)]+]]: !emitc.opaque<"std::valarray<int>">, %[[ARG6:[^ :,)]+]]: !emitc.opaque<"custom">) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.cmp eq, %[[ARG0]], %[[ARG0]] : (i32, i32) -> i1
// CHECK-NEXT: %[[V1:[^ :,)]+]] = emitc.cmp eq, %[[ARG0]], %[[ARG0]] : (i32, i32) -> i1
// CHECK-NEXT: %[[V2:[^ :,)]+]] = emitc.cmp le, %[[ARG1]], %[[ARG1]] : (f32, f32) -> i1
// CHECK-NEXT: %[[V3:[^ :,)]+]] = emitc.cmp gt, %[[ARG2]], %[[ARG2]] : (i64, i64) -> i1
// CHECK-NEXT: %[[V4:[^ :,)]+]] = emitc.cmp ne, %[[ARG4]], %[[ARG4]] : (!emitc.opaque<"unsigned">, !emitc.opaque<"unsigned">) -> i1
// CHECK-NEXT: %[[V5:[^ :,)]+]] = emitc.cmp lt, %[[ARG5]], %[[ARG5]] : (!emitc.opaque<"std::valarray<int>">, !emitc.opaque<"std::valarray<int>">) -> !emitc.opaque<"std::valarray<bool>">
// CHECK-NEXT: %[[V6:[^ :,)]+]] = emitc.cmp ge, %[[ARG6]], %[[ARG6]] : (!emitc.opaque<"custom">, !emitc.opaque<"custom">) -> !emitc.opaque<"custom">
// CHECK-NEXT: %[[V7:[^ :,)]+]] = emitc.cmp three_way, %[[ARG6]], %[[ARG6]] : (!emitc.opaque<"custom">, !emitc.opaque<"custom">) -> !emitc.opaque<"custom">
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @cmp(%arg0 : i32, %arg1 : f32, %arg2 : i64, %arg3 : f64, %arg4 : !emitc.opaque<"unsigned">, %arg5 : !emitc.opaque<"std::valarray<int>">, %arg6 : !emitc.opaque<"custom">) {
  %1 = "emitc.cmp" (%arg0, %arg0) {predicate = 0} : (i32, i32) -> i1
  %2 = emitc.cmp eq, %arg0, %arg0 : (i32, i32) -> i1
  %3 = emitc.cmp le, %arg1, %arg1 : (f32, f32) -> i1
  %4 = emitc.cmp gt, %arg2, %arg2 : (i64, i64) -> i1
  %6 = emitc.cmp ne, %arg4, %arg4 : (!emitc.opaque<"unsigned">, !emitc.opaque<"unsigned">) -> i1
  %7 = emitc.cmp lt, %arg5, %arg5 : (!emitc.opaque<"std::valarray<int>">, !emitc.opaque<"std::valarray<int>">) -> !emitc.opaque<"std::valarray<bool>">
  %8 = emitc.cmp ge, %arg6, %arg6 : (!emitc.opaque<"custom">, !emitc.opaque<"custom">) -> !emitc.opaque<"custom">
  %9 = emitc.cmp three_way, %arg6, %arg6 : (!emitc.opaque<"custom">, !emitc.opaque<"custom">) -> !emitc.opaque<"custom">
  return
}

// -----

// CHECK-LABEL: func.func @logical
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.logical_and %[[ARG0]], %[[ARG1]] : i32, i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = emitc.logical_not %[[ARG0]] : i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = emitc.logical_or %[[ARG0]], %[[ARG1]] : i32, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @logical(%arg0: i32, %arg1: i32) {
  %0 = emitc.logical_and %arg0, %arg1 : i32, i32
  %1 = emitc.logical_not %arg0 : i32
  %2 = emitc.logical_or %arg0, %arg1 : i32, i32
  return
}

// -----

// CHECK-LABEL: func.func @unary
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.unary_plus %[[ARG0]] : (i32) -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = emitc.unary_minus %[[ARG0]] : (i32) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @unary(%arg0: i32) {
  %0 = emitc.unary_plus %arg0 : (i32) -> i32
  %1 = emitc.unary_minus %arg0 : (i32) -> i32
  return
}

// -----

// CHECK-LABEL: func.func @test_if
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: f32) {
// CHECK-NEXT: emitc.if %[[ARG0]] {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = call_opaque "func_const"(%[[ARG1]]) : (f32) -> i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @test_if(%arg0: i1, %arg1: f32) {
  emitc.if %arg0 {
     %0 = emitc.call_opaque "func_const"(%arg1) : (f32) -> i32
  }
  return
}

// -----

// CHECK-LABEL: func.func @test_if_explicit_yield
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i1, %[[ARG1:[^ :,)]+]]: f32) {
// CHECK-NEXT: emitc.if %[[ARG0]] {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = call_opaque "func_const"(%[[ARG1]]) : (f32) -> i32
// CHECK-NEXT: }
// CHECK-NEXT: emitc.if %[[ARG0]] {
// CHECK-NEXT: } else {
// CHECK-NEXT: if %[[ARG0]] {
// CHECK-NEXT: } else {
// CHECK-NEXT: } {b}
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @test_if_explicit_yield(%arg0: i1, %arg1: f32) {
  emitc.if %arg0 {
     %0 = emitc.call_opaque "func_const"(%arg1) : (f32) -> i32
     emitc.yield
  }
  emitc.if %arg0 {
  } else {
    emitc.if %arg0 { emitc.yield {a} } else {} {b}
  }
  return
}

// -----

// CHECK-LABEL: func.func @test_for
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: index, %[[ARG1:[^ :,)]+]]: index, %[[ARG2:[^ :,)]+]]: index, %[[ARG3:[^ :,)]+]]: i32) {
// CHECK-NEXT: emitc.for %[[ARG4:[^ :,)]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = call_opaque "func_const"(%[[ARG4]]) : (index) -> i32
// CHECK-NEXT: }
// CHECK-NEXT: emitc.for %[[ARG4:[^ :,)]+]] = %[[ARG3]] to %[[ARG3]] step %[[ARG3]]  : i32 {
// CHECK-NEXT: for %[[ARG5:[^ :,)]+]] = %[[ARG3]] to %[[ARG3]] step %[[ARG3]]  : i32 {
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @test_for(%arg0 : index, %arg1 : index, %arg2 : index, %a: i32) {
  emitc.for %i0 = %arg0 to %arg1 step %arg2 {
    %0 = emitc.call_opaque "func_const"(%i0) : (index) -> i32
  }
  emitc.for %i0 = %a to %a step %a : i32 {
    emitc.for %i1 = %a to %a step %a : i32 {
    emitc.yield
    } {x = 1}
  }
  return
}

// -----

// CHECK-LABEL: func.func @test_for_not_index_induction
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i16, %[[ARG1:[^ :,)]+]]: i16, %[[ARG2:[^ :,)]+]]: i16) {
// CHECK-NEXT: emitc.for %[[ARG3:[^ :,)]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]]  : i16 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = call_opaque "func_const"(%[[ARG3]]) : (i16) -> i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @test_for_not_index_induction(%arg0 : i16, %arg1 : i16, %arg2 : i16) {
  emitc.for %i0 = %arg0 to %arg1 step %arg2 : i16 {
    %0 = emitc.call_opaque "func_const"(%i0) : (i16) -> i32
  }
  return
}

// -----

// CHECK-LABEL: func.func @test_subscript
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: !emitc.array<2x3xf32>, %[[ARG1:[^ :,)]+]]: !emitc.ptr<i32>, %[[ARG2:[^ :,)]+]]: !emitc.opaque<"std::map<char, int>">, %[[ARG3:[^ :,)]+]]: index, %[[ARG4:[^ :,)]+]]: i32, %[[ARG5:[^ :,)]+]]: !emitc.opaque<"char">) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.subscript %[[ARG0]][%[[ARG3]], %[[ARG4]]] : (!emitc.array<2x3xf32>, index, i32) -> !emitc.lvalue<f32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = emitc.subscript %[[ARG1]][%[[ARG3]]] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
// CHECK-NEXT: %[[V2:[^ :,)]+]] = emitc.subscript %[[ARG2]][%[[ARG5]]] : (!emitc.opaque<"std::map<char, int>">, !emitc.opaque<"char">) -> !emitc.lvalue<!emitc.opaque<"int">>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @test_subscript(%arg0 : !emitc.array<2x3xf32>, %arg1 : !emitc.ptr<i32>, %arg2 : !emitc.opaque<"std::map<char, int>">, %idx0 : index, %idx1 : i32, %idx2 : !emitc.opaque<"char">) {
  %0 = emitc.subscript %arg0[%idx0, %idx1] : (!emitc.array<2x3xf32>, index, i32) -> !emitc.lvalue<f32>
  %1 = emitc.subscript %arg1[%idx0] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
  %2 = emitc.subscript %arg2[%idx2] : (!emitc.opaque<"std::map<char, int>">, !emitc.opaque<"char">) -> !emitc.lvalue<!emitc.opaque<"int">>
  return
}

// -----

// CHECK: emitc.verbatim "#ifdef __cplusplus"
// CHECK-NEXT: emitc.verbatim "extern \22C\22 {"
// CHECK-NEXT: emitc.verbatim "#endif  // __cplusplus" {a}
// CHECK-NEXT: emitc.global @uninit : i32
// CHECK-NEXT: emitc.global @myglobal_int : i32 = 4
// CHECK-NEXT: emitc.global extern @external_linkage : i32
// CHECK-NEXT: emitc.global static @internal_linkage : i32
// CHECK-NEXT: emitc.global @myglobal : !emitc.array<2xf32> = dense<4.000000e+00>
// CHECK-NEXT: emitc.global const @myconstant : !emitc.array<2xi16> = dense<2>
// CHECK-NEXT: emitc.global static const @x : !emitc.opaque<"char"> = #emitc.opaque<"CHAR_MIN"> {some.a}
// CHECK-NEXT: emitc.global @fl : f32 = 4.500000e+00
// CHECK-NEXT: emitc.global @zz : !emitc.array<3xi32> = dense<[0, 1, 2]>
// CHECK-LABEL: func.func @use_global() {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.get_global @myglobal : !emitc.array<2xf32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = emitc.get_global @uninit : !emitc.lvalue<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @assign_global
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.get_global @myglobal_int : !emitc.lvalue<i32>
// CHECK-NEXT: emitc.assign %[[ARG0]] : i32 to %[[V0]] : <i32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = emitc.load %[[V0]] : <i32>
// CHECK-NEXT: %[[V2:[^ :,)]+]] = emitc.address_of %[[V0]] : !emitc.lvalue<i32>
// CHECK-NEXT: %[[V3:[^ :,)]+]] = emitc.dereference %[[V2]] : !emitc.ptr<i32>
// CHECK-NEXT: %[[V4:[^ :,)]+]] = emitc.apply "&"(%[[V0]]) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
// CHECK-NEXT: %[[V5:[^ :,)]+]] = emitc.apply "*"(%[[V4]]) : (!emitc.ptr<i32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
emitc.verbatim "#ifdef __cplusplus"
emitc.verbatim "extern \"C\" {"
emitc.verbatim "#endif  // __cplusplus" {a}
emitc.global @uninit : i32
emitc.global @myglobal_int : i32 = 4
emitc.global extern @external_linkage : i32
emitc.global static @internal_linkage : i32
emitc.global @myglobal : !emitc.array<2xf32> = dense<4.000000e+00>
emitc.global const @myconstant : !emitc.array<2xi16> = dense<2>
emitc.global static const @x : !emitc.opaque<"char"> = #emitc.opaque<"CHAR_MIN"> {some.a}
emitc.global @fl : f32 = 4.5
emitc.global @zz : !emitc.array<3xi32> = dense<[0, 1, 2]>
func.func @use_global() {
  %0 = emitc.get_global @myglobal : !emitc.array<2xf32>
  %1 = emitc.get_global @uninit : !emitc.lvalue<i32>
  return
}
func.func @assign_global(%arg0 : i32) {
  %0 = emitc.get_global @myglobal_int : !emitc.lvalue<i32>
  emitc.assign %arg0 : i32 to %0 : !emitc.lvalue<i32>
  %l = emitc.load %0 : !emitc.lvalue<i32>
  %m = emitc.address_of %0 : !emitc.lvalue<i32>
  %n = emitc.dereference %m : !emitc.ptr<i32>
  %o = emitc.apply "&"(%0) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %p = emitc.apply "*"(%o) : (!emitc.ptr<i32>) -> i32
  return
}

// -----

// CHECK-LABEL: func.func @v
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32) {
// CHECK-NEXT: emitc.verbatim "{} + {};" args %[[ARG0]], %[[ARG0]] : i32, i32
// CHECK-NEXT: emitc.verbatim "{{[{][{]}}}"
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @v(%arg0: i32) {
  emitc.verbatim "{} + {};" args %arg0, %arg0 : i32, i32
  emitc.verbatim "{{}" 
  return
}

// -----

// CHECK-LABEL: func.func @member_access
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: !emitc.lvalue<!emitc.opaque<"mystruct">>, %[[ARG1:[^ :,)]+]]: !emitc.lvalue<!emitc.opaque<"mystruct_ptr">>, %[[ARG2:[^ :,)]+]]: !emitc.lvalue<!emitc.ptr<!emitc.opaque<"mystruct">>>) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "emitc.member"(%[[ARG0]]) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"mystruct">>) -> !emitc.lvalue<i32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "emitc.member_of_ptr"(%[[ARG1]]) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"mystruct_ptr">>) -> !emitc.lvalue<i32>
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "emitc.member_of_ptr"(%[[ARG2]]) <{member = "a"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"mystruct">>>) -> !emitc.array<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @member_access(%arg0: !emitc.lvalue<!emitc.opaque<"mystruct">>, %arg1: !emitc.lvalue<!emitc.opaque<"mystruct_ptr">>, %arg2: !emitc.lvalue<!emitc.ptr<!emitc.opaque<"mystruct">>>) {
  %0 = "emitc.member" (%arg0) {member = "a"} : (!emitc.lvalue<!emitc.opaque<"mystruct">>) -> !emitc.lvalue<i32>
  %1 = "emitc.member_of_ptr" (%arg1) {member = "a"} : (!emitc.lvalue<!emitc.opaque<"mystruct_ptr">>) -> !emitc.lvalue<i32>
  %2 = "emitc.member_of_ptr" (%arg2) {member = "a"} : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"mystruct">>>) -> !emitc.array<2xi32>
  return
}

// -----

// CHECK-LABEL: func.func @switch
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: !emitc.opaque<"x">, %[[ARG2:[^ :,)]+]]: !emitc.ptrdiff_t, %[[ARG3:[^ :,)]+]]: index) {
// CHECK-NEXT: emitc.switch %[[ARG0]] : i32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = call_opaque "func_b"() : () -> i32
// CHECK-NEXT: yield
// CHECK-NEXT: }
// CHECK-NEXT: case -5 {
// CHECK-NEXT: yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "emitc.constant"() <{value = 4.200000e+01 : f32}> : () -> f32
// CHECK-NEXT: call_opaque "func2"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: emitc.switch %[[ARG1]] : !emitc.opaque<"x"> {attr}
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: emitc.switch %[[ARG2]] : !emitc.ptrdiff_t
// CHECK-NEXT: case 0 {
// CHECK-NEXT: yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: emitc.switch %[[ARG3]] : index
// CHECK-NEXT: default {
// CHECK-NEXT: yield {x}
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @switch(%arg0: i32, %e: !emitc.opaque<"x">, %p: !emitc.ptrdiff_t, %s: index) {
  emitc.switch %arg0 : i32
  case 2 {
    %2 = emitc.call_opaque "func_b" () : () -> i32
    emitc.yield
  }
  case -5 {
    emitc.yield
  }
  default {
    %3 = "emitc.constant"(){value = 42.0 : f32} : () -> f32
    emitc.call_opaque "func2" (%3) : (f32) -> ()
  }
  emitc.switch %e : !emitc.opaque<"x"> {attr}
  default {
  }
  emitc.switch %p : !emitc.ptrdiff_t
  case 0 { emitc.yield }
  default {
    emitc.yield
  }
  emitc.switch %s : index
  default {
    emitc.yield {x}
  }
  return
}

// -----

// CHECK-LABEL: func.func @expression
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i32, %[[ARG2:[^ :,)]+]]: f32, %[[ARG3:[^ :,)]+]]: f32, %[[ARG4:[^ :,)]+]]: !emitc.lvalue<i32>) -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = emitc.expression %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] : (i32, i32, f32, f32) -> i32 {
// CHECK-NEXT: %[[V4:[^ :,)]+]] = call_opaque "foo"(%[[ARG2]]) : (f32) -> i32
// CHECK-NEXT: %[[V5:[^ :,)]+]] = add %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT: %[[V6:[^ :,)]+]] = mul %[[V4]], %[[V5]] : (i32, i32) -> i32
// CHECK-NEXT: yield %[[V6]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V1:[^ :,)]+]] = emitc.expression %[[ARG4]] : (!emitc.lvalue<i32>) -> i32 {
// CHECK-NEXT: %[[V4:[^ :,)]+]] = load %[[ARG4]] : <i32>
// CHECK-NEXT: yield %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V2:[^ :,)]+]] = emitc.expression  : () -> i1 {
// CHECK-NEXT: %[[V4:[^ :,)]+]] = "emitc.constant"() <{value = true}> : () -> i1
// CHECK-NEXT: yield %[[V4]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: %[[V3:[^ :,)]+]] = emitc.expression %[[ARG0]] : (i32) -> i32 {
// CHECK-NEXT: %[[V4:[^ :,)]+]] = unary_minus %[[ARG0]] : (i32) -> i32
// CHECK-NEXT: yield %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @expression(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32, %p: !emitc.lvalue<i32>) -> i32 {
  %r = emitc.expression %arg0, %arg1, %arg2, %arg3 : (i32, i32, f32, f32) -> i32 {
    %a = emitc.call_opaque "foo"(%arg2) : (f32) -> i32
    %b = emitc.add %arg0, %arg1 : (i32, i32) -> i32
    %c = emitc.mul %a, %b : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  %s = emitc.expression %p noinline : (!emitc.lvalue<i32>) -> i32 {
    %a = emitc.load %p : !emitc.lvalue<i32>
    emitc.yield %a : i32
  }
  %t = emitc.expression : () -> i1 {
    %1 = "emitc.constant"() <{value = true}> : () -> i1
    emitc.yield %1 : i1
  }
  %u = "emitc.expression"(%arg0) <{do_not_inline}> ({
  ^bb0(%x: i32):
    %1 = "emitc.unary_minus"(%x) : (i32) -> i32
    "emitc.yield"(%1) : (i32) -> ()
  }) {foo} : (i32) -> i32
  return %r : i32
}

// -----

// CHECK-LABEL: emitc.file "test" {
// CHECK-LABEL: func @f() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @g() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-LABEL: emitc.file "empty" attributes {x = 1 : i64} {
// CHECK-NEXT: }
// CHECK-NEXT: emitc.file "typed" : i32 {
// CHECK-NEXT: }
// CHECK-NEXT: }
emitc.file "test" {
  emitc.func @f() {
    emitc.return
  }
  func.func @g() { return }
}
emitc.file "empty" attributes {x = 1} {
}
emitc.file "typed" : i32 {
}

// -----

// CHECK-LABEL: emitc.class @modelClass {
// CHECK-NEXT: emitc.field @fieldName0 : !emitc.array<1xf32> = #emitc.opaque<"">
// CHECK-NEXT: emitc.field @fieldName1 : !emitc.array<1xf32> {emitc.opaque = "another_feature"}
// CHECK-NEXT: emitc.field @f2 : i32 = 4 {a.b}
// CHECK-NEXT: emitc.field @f3 : !emitc.array<2xf32> = dense<0.000000e+00>
// CHECK-LABEL: emitc.func @execute() {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
// CHECK-NEXT: %[[V1:[^ :,)]+]] = get_field @fieldName0 : !emitc.array<1xf32>
// CHECK-NEXT: %[[V2:[^ :,)]+]] = get_field @fieldName1 : !emitc.array<1xf32> {x}
// CHECK-NEXT: %[[V3:[^ :,)]+]] = subscript %[[V1]][%[[V0]]] : (!emitc.array<1xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-LABEL: emitc.class final @finalClass attributes {q} {
// CHECK-NEXT: }
// CHECK-NEXT: }
emitc.class @modelClass {
  emitc.field @fieldName0 : !emitc.array<1xf32> = #emitc.opaque<"">
  emitc.field @fieldName1 : !emitc.array<1xf32> {emitc.opaque = "another_feature"}
  emitc.field @f2 : i32 = 4 {a.b}
  emitc.field @f3 : !emitc.array<2xf32> = dense<0.0>
  emitc.func @execute() {
    %0 = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
    %1 = get_field @fieldName0 : !emitc.array<1xf32>
    %2 = get_field @fieldName1 : !emitc.array<1xf32> {x}
    %4 = subscript %1[%0] : (!emitc.array<1xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
    return
  }
}
emitc.class final @finalClass attributes {q} {
}

// -----

// CHECK-LABEL: emitc.func @do_example() {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT: %[[V1:[^ :,)]+]] = literal "10" : i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = literal "1" : i32
// CHECK-NEXT: do {
// CHECK-NEXT: %[[V3:[^ :,)]+]] = load %[[V0]] : <i32>
// CHECK-NEXT: verbatim "printf(\22d\\n\22, {});" args %[[V3]] : i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = add %[[V3]], %[[V2]] : (i32, i32) -> i32
// CHECK-NEXT: assign %[[V4]] : i32 to %[[V0]] : <i32>
// CHECK-NEXT: } while {
// CHECK-NEXT: %[[V3:[^ :,)]+]] = expression %[[V0]], %[[V1]] : (!emitc.lvalue<i32>, i32) -> i1 {
// CHECK-NEXT: %[[V4:[^ :,)]+]] = load %[[V0]] : <i32>
// CHECK-NEXT: %[[V5:[^ :,)]+]] = cmp lt, %[[V4]], %[[V1]] : (i32, i32) -> i1
// CHECK-NEXT: yield %[[V5]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: yield %[[V3]] : i1
// CHECK-NEXT: } attributes {a = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
emitc.func @do_example() {
  %counter = "emitc.variable"() <{value = 0 : i32}> : () -> !emitc.lvalue<i32>
  %end = emitc.literal "10" : i32
  %step = emitc.literal "1" : i32
  emitc.do {
    %val = emitc.load %counter : !emitc.lvalue<i32>
    emitc.verbatim "printf(\"d\\n\", {});" args %val : i32
    %new_val = emitc.add %val, %step : (i32, i32) -> i32
    "emitc.assign"(%counter, %new_val) : (!emitc.lvalue<i32>, i32) -> ()
  } while {
    %condition = emitc.expression %counter, %end : (!emitc.lvalue<i32>, i32) -> i1 {
      %current = emitc.load %counter : !emitc.lvalue<i32>
      %cmp_res = emitc.cmp lt, %current, %end : (i32, i32) -> i1
      emitc.yield %cmp_res : i1
    }
    emitc.yield %condition : i1
  } attributes {a = 1}
  return
}

// -----

// types
// CHECK-LABEL: func.func @opaque_types() {
// CHECK-NEXT: emitc.call_opaque "f"() {template_args = [!emitc.opaque<"int">]} : () -> ()
// CHECK-NEXT: emitc.call_opaque "f"() {template_args = [!emitc.opaque<"std::vector<std::string>">]} : () -> ()
// CHECK-NEXT: emitc.call_opaque "f"() {template_args = [!emitc.opaque<"\22">]} : () -> ()
// CHECK-NEXT: emitc.call_opaque "f"() {template_args = [!emitc.opaque<"a\\b\0A\09">]} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @pointer_types() {
// CHECK-NEXT: emitc.call_opaque "f"() {template_args = [!emitc.ptr<i32>]} : () -> ()
// CHECK-NEXT: emitc.call_opaque "f"() {template_args = [!emitc.ptr<!emitc.ptr<i64>>]} : () -> ()
// CHECK-NEXT: emitc.call_opaque "f"() {template_args = [!emitc.ptr<!emitc.opaque<"int">>]} : () -> ()
// CHECK-NEXT: emitc.call_opaque "f"() {template_args = [!emitc.array<2x3xbf16>, !emitc.array<1xf16>, !emitc.array<0x1x!emitc.ptr<i32>>, !emitc.lvalue<tensor<2xi32>>, !emitc.lvalue<tuple<i32, f32>>, !emitc.ssize_t, !emitc.size_t, !emitc.ptrdiff_t, !emitc.ptr<memref<2xf32>>]} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @al(!emitc.ptr<!emitc.opaque<"x">>) attributes {x = #emitc.opaque<"attr">, y = #emitc.opaque<"">}
// CHECK-NEXT: }
func.func @opaque_types() {
  emitc.call_opaque "f"() {template_args = [!emitc.opaque<"int">]} : () -> ()
  emitc.call_opaque "f"() {template_args = [!emitc.opaque<"std::vector<std::string>">]} : () -> ()
  emitc.call_opaque "f"() {template_args = [!emitc.opaque<"\"">]} : () -> ()
  emitc.call_opaque "f"() {template_args = [!emitc.opaque<"a\\b\n\09">]} : () -> ()
  return
}
func.func @pointer_types() {
  emitc.call_opaque "f"() {template_args = [!emitc.ptr<i32>]} : () -> ()
  emitc.call_opaque "f"() {template_args = [!emitc.ptr<!emitc.ptr<i64>>]} : () -> ()
  emitc.call_opaque "f"() {template_args = [!emitc.ptr<!emitc.opaque<"int">>]} : () -> ()
  emitc.call_opaque "f"() {template_args = [!emitc.array<2x3xbf16>, !emitc.array<1xf16>, !emitc.array<0x1x!emitc.ptr<i32>>, !emitc.lvalue<tensor<2xi32>>, !emitc.lvalue<tuple<i32, f32>>, !emitc.ssize_t, !emitc.size_t, !emitc.ptrdiff_t, !emitc.ptr<memref<2xf32>>]} : () -> ()
  return
}
!t = !emitc.ptr<!emitc.opaque<"x">>
#a = #emitc.opaque<"attr">
func.func private @al(!t) attributes {x = #a, y = #emitc.opaque<"">}

// -----

// CHECK-LABEL: emitc.func @swp
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32 {emitc.x = 1 : i64}, %[[ARG1:[^ :,)]+]]: f32) -> (i32 {emitc.y}) {
// CHECK-NEXT: return %[[ARG0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: emitc.func public @pp() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: emitc.func nested @qq
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: !emitc.array<2xi32>) -> !emitc.ptr<i32> {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = cast %[[ARG0]] : !emitc.array<2xi32> to !emitc.ptr<i32>
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return {z} %[[V0]] : !emitc.ptr<i32>
// CHECK-NEXT: }
// CHECK-LABEL: emitc.func private @vv(i32, f32 {emitc.z})
// CHECK-NEXT: {{^}}  emitc.func @declared(i32){{$}}
// CHECK-NEXT: }
emitc.func @swp(%a: i32 {emitc.x = 1}, %b: f32 loc("x")) -> (i32 {emitc.y}) {
  emitc.return %a : i32
}
emitc.func public @pp() { emitc.return }
emitc.func nested @qq(%x: !emitc.array<2xi32>) -> !emitc.ptr<i32> {
  %0 = emitc.cast %x : !emitc.array<2xi32> to !emitc.ptr<i32>
  cf.br ^bb1
^bb1:
  return {z} %0 : !emitc.ptr<i32>
}
emitc.func private @vv(i32, f32 {emitc.z})
emitc.func @declared(i32)
