// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

func.func @const_attribute_return_type_1() {
    // expected-error @+1 {{'emitc.constant' op requires attribute to either be an #emitc.opaque attribute or it's type ('i32') to match the op's result type ('i64')}}
    %c0 = "emitc.constant"(){value = 42: i32} : () -> i64
    return
}

// -----

func.func @const_attribute_return_type_2() {
    // expected-error @+1 {{'emitc.constant' op string attributes are not supported, use #emitc.opaque instead}}
    %c0 = "emitc.constant"(){value = "foo"} : () -> !emitc.opaque<"char">
    return
}

// -----

func.func @empty_constant() {
    // expected-error @+1 {{'emitc.constant' op value must not be empty}}
    %c0 = "emitc.constant"(){value = #emitc.opaque<"">} : () -> !emitc.opaque<"char">
    return
}

// -----

func.func @index_args_out_of_range_1() {
    // expected-error @+1 {{'emitc.call_opaque' op index argument is out of range}}
    emitc.call_opaque "test" () {args = [0 : index]} : () -> ()
    return
}

// -----

func.func @index_args_out_of_range_2(%arg0 : i32) {
    // expected-error @+1 {{'emitc.call_opaque' op index argument is out of range}}
    emitc.call_opaque "test" (%arg0, %arg0) {args = [2 : index]} : (i32, i32) -> ()
    return
}

// -----

func.func @empty_callee() {
    // expected-error @+1 {{'emitc.call_opaque' op callee must not be empty}}
    emitc.call_opaque "" () : () -> ()
    return
}

// -----

func.func @nonetype_arg(%arg0 : i32) {
    // expected-error @+1 {{'emitc.call_opaque' op array argument has no type}}
    emitc.call_opaque "nonetype_arg"(%arg0) {args = [0 : index, [0, 1, 2]]} : (i32) -> i32
    return
}

// -----

func.func @array_template_arg(%arg0 : i32) {
    // expected-error @+1 {{'emitc.call_opaque' op template argument has invalid type}}
    emitc.call_opaque "nonetype_template_arg"(%arg0) {template_args = [[0, 1, 2]]} : (i32) -> i32
    return
}

// -----

func.func @dense_template_argument(%arg0 : i32) {
    // expected-error @+1 {{'emitc.call_opaque' op template argument has invalid type}}
    emitc.call_opaque "dense_template_argument"(%arg0) {template_args = [dense<[1.0, 1.0]> : tensor<2xf32>]} : (i32) -> i32
    return
}

// -----

func.func @array_result() {
    // expected-error @+1 {{'emitc.call_opaque' op cannot return array type}}
    emitc.call_opaque "array_result"() : () -> !emitc.array<4xi32>
    return
}

// -----

func.func @empty_operator(%arg : i32) {
    // expected-error @+1 {{'emitc.apply' op applicable operator must not be empty}}
    %2 = emitc.apply ""(%arg) : (i32) -> !emitc.ptr<i32>
    return
}

// -----

func.func @illegal_operator(%arg : i32) {
    // expected-error @+1 {{'emitc.apply' op applicable operator is illegal}}
    %2 = emitc.apply "+"(%arg) : (i32) -> !emitc.ptr<i32>
    return
}

// -----

func.func @illegal_operand() {
    %1 = "emitc.constant"(){value = 42: i32} : () -> i32
    // expected-error @+1 {{'emitc.apply' op operand type must be an lvalue when applying `&`}}
    %2 = emitc.apply "&"(%1) : (i32) -> !emitc.ptr<i32>
    return
}

// -----

func.func @var_attribute_return_type_1() {
    // expected-error @+1 {{'emitc.variable' op requires attribute to either be an #emitc.opaque attribute or it's type ('i32') to match the op's result type ('i64')}}
    %c0 = "emitc.variable"(){value = 42: i32} : () -> !emitc.lvalue<i64>
    return
}

// -----

func.func @var_attribute_return_type_2() {
    // expected-error @+1 {{'emitc.variable' op string attributes are not supported, use #emitc.opaque instead}}
    %c0 = "emitc.variable"(){value = "string"} : () -> !emitc.lvalue<!emitc.ptr<i64>>
    return
}

// -----

func.func @cast_tensor(%arg : tensor<f32>) {
    // expected-error @+1 {{'emitc.cast' op operand type 'tensor<f32>' and result type 'tensor<f32>' are cast incompatible}}
    %1 = emitc.cast %arg: tensor<f32> to tensor<f32>
    return
}

// -----

func.func @cast_array(%arg : !emitc.array<4xf32>) {
    // expected-error @+1 {{'emitc.cast' op operand type '!emitc.array<4xf32>' and result type '!emitc.array<4xf32>' are cast incompatible}}
    %1 = emitc.cast %arg: !emitc.array<4xf32> to !emitc.array<4xf32>
    return
}

// -----

func.func @cast_multidimensional_array(%arg : !emitc.array<1x2xi32>) {
    // expected-error @+1 {{'emitc.cast' op operand type '!emitc.array<1x2xi32>' and result type '!emitc.ptr<i32>' are cast incompatible}}
    %1 = emitc.cast %arg: !emitc.array<1x2xi32> to !emitc.ptr<i32>
    return
}

// -----

func.func @cast_array_zero_rank(%arg : !emitc.array<0xi32>) {
    // expected-error @+1 {{'emitc.cast' op operand type '!emitc.array<0xi32>' and result type '!emitc.ptr<i32>' are cast incompatible}}
    %1 = emitc.cast %arg: !emitc.array<0xi32> to !emitc.ptr<i32>
    return
}

// -----

func.func @cast_array_to_pointer_types_mismatch(%arg : !emitc.array<3xi32>) {
    // expected-error @+1 {{'emitc.cast' op operand type '!emitc.array<3xi32>' and result type '!emitc.ptr<i8>' are cast incompatible}}
    %1 = emitc.cast %arg: !emitc.array<3xi32> to !emitc.ptr<i8>
    return
}

// -----

func.func @cast_pointer_to_array(%arg : !emitc.ptr<i32>) {
    // expected-error @+1 {{'emitc.cast' op operand type '!emitc.ptr<i32>' and result type '!emitc.array<3xi32>' are cast incompatible}}
    %1 = emitc.cast %arg: !emitc.ptr<i32> to !emitc.array<3xi32>
    return
}

// -----

func.func @add_two_pointers(%arg0: !emitc.ptr<f32>, %arg1: !emitc.ptr<f32>) {
    // expected-error @+1 {{'emitc.add' op requires that at most one operand is a pointer}}
    %1 = "emitc.add" (%arg0, %arg1) : (!emitc.ptr<f32>, !emitc.ptr<f32>) -> !emitc.ptr<f32>
    return
}

// -----

func.func @add_pointer_float(%arg0: !emitc.ptr<f32>, %arg1: f32) {
    // expected-error @+1 {{'emitc.add' op requires that one operand is an integer or of opaque type if the other is a pointer}}
    %1 = "emitc.add" (%arg0, %arg1) : (!emitc.ptr<f32>, f32) -> !emitc.ptr<f32>
    return
}

// -----

func.func @add_float_pointer(%arg0: f32, %arg1: !emitc.ptr<f32>) {
    // expected-error @+1 {{'emitc.add' op requires that one operand is an integer or of opaque type if the other is a pointer}}
    %1 = "emitc.add" (%arg0, %arg1) : (f32, !emitc.ptr<f32>) -> !emitc.ptr<f32>
    return
}

// -----

func.func @div_tensor(%arg0: tensor<i32>, %arg1: tensor<i32>) {
    // expected-error @+1 {{'emitc.div' op operand #0 must be floating-point type supported by EmitC or integer, index or opaque type supported by EmitC, but got 'tensor<i32>'}}
    %1 = "emitc.div" (%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return
}

// -----

func.func @mul_tensor(%arg0: tensor<i32>, %arg1: tensor<i32>) {
    // expected-error @+1 {{'emitc.mul' op operand #0 must be floating-point type supported by EmitC or integer, index or opaque type supported by EmitC, but got 'tensor<i32>'}}
    %1 = "emitc.mul" (%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return
}

// -----

func.func @rem_tensor(%arg0: tensor<i32>, %arg1: tensor<i32>) {
    // expected-error @+1 {{'emitc.rem' op operand #0 must be integer, index or opaque type supported by EmitC, but got 'tensor<i32>'}}
    %1 = "emitc.rem" (%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return
}

// -----

func.func @rem_float(%arg0: f32, %arg1: f32) {
    // expected-error @+1 {{'emitc.rem' op operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'}}
    %1 = "emitc.rem" (%arg0, %arg1) : (f32, f32) -> f32
    return
}

// -----

func.func @sub_int_pointer(%arg0: i32, %arg1: !emitc.ptr<f32>) {
    // expected-error @+1 {{'emitc.sub' op rhs can only be a pointer if lhs is a pointer}}
    %1 = "emitc.sub" (%arg0, %arg1) : (i32, !emitc.ptr<f32>) -> !emitc.ptr<f32>
    return
}

// -----

func.func @sub_pointer_float(%arg0: !emitc.ptr<f32>, %arg1: f32) {
    // expected-error @+1 {{'emitc.sub' op requires that rhs is an integer, pointer or of opaque type if lhs is a pointer}}
    %1 = "emitc.sub" (%arg0, %arg1) : (!emitc.ptr<f32>, f32) -> !emitc.ptr<f32>
    return
}

// -----

func.func @sub_pointer_pointer(%arg0: !emitc.ptr<f32>, %arg1: !emitc.ptr<f32>) {
    // expected-error @+1 {{'emitc.sub' op requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers}}
    %1 = "emitc.sub" (%arg0, %arg1) : (!emitc.ptr<f32>, !emitc.ptr<f32>) -> !emitc.ptr<f32>
    return
}

// -----

func.func @test_misplaced_yield() {
  // expected-error @+1 {{'emitc.yield' op expects parent op to be one of 'emitc.do, emitc.expression, emitc.for, emitc.if, emitc.switch'}}
  emitc.yield
  return
}

// -----

func.func @test_assign_to_non_variable(%arg1: f32, %arg2: !emitc.lvalue<f32>) {
  // expected-error @+1 {{'emitc.assign' op cannot assign to block argument}}
  emitc.assign %arg1 : f32 to %arg2 : !emitc.lvalue<f32>
  return
}

// -----

func.func @test_assign_type_mismatch(%arg1: f32) {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  // expected-error @+1 {{'emitc.assign' op requires value's type ('f32') to match variable's type ('i32')}}
  emitc.assign %arg1 : f32 to %v : !emitc.lvalue<i32>
  return
}

// -----

func.func @test_expression_no_yield() -> i32 {
  // expected-error @+1 {{'emitc.expression' op must yield a value at termination}}
  %r = emitc.expression : () -> i32 {
    %c7 = "emitc.constant"(){value = 7 : i32} : () -> i32
  }
  return %r : i32
}

// -----

func.func @test_expression_illegal_op(%arg0 : i1) -> i32 {
  %r = emitc.expression %arg0 : (i1) -> i32 {
    // expected-error @+1 {{cannot name an operation with no results}}
    %x = emitc.if %arg0 { }
    emitc.yield %x : i32
  }
  return %r : i32
}

// -----

func.func @ill(%arg0 : i32) -> i32 {
  // expected-error @+1 {{'emitc.expression' op contains an unsupported operation}}
  %r = emitc.expression %arg0 : (i32) -> i32 {
    %x = arith.addi %arg0, %arg0 : i32
    emitc.yield %x : i32
  }
  return %r : i32
}

// -----

func.func @test_expression_multiple_use(%arg0: i32, %arg1: i32) -> i32 {
  // expected-error @+1 {{'emitc.expression' op contains an unused operation}}
  %r = emitc.expression %arg0, %arg1 : (i32, i32) -> i32 {
    %a = emitc.rem %arg0, %arg1 : (i32, i32) -> i32
    %b = emitc.rem %a, %arg0 : (i32, i32) -> i32
    %c = emitc.mul %arg0, %a : (i32, i32) -> i32
    emitc.yield %a : i32
  }
  return %r : i32
}

// -----

func.func @test_expression_unused_result(%arg0: i32, %arg1: f32) -> i32 {
  // expected-error @+1 {{'emitc.expression' op contains an unused operation}}
  %r = emitc.expression %arg0, %arg1 : (i32, f32) -> i32 {
    %a = emitc.call_opaque "foo"(%arg1) : (f32) -> i32
    %b = emitc.call_opaque "foo"(%arg1) : (f32) -> i32
    emitc.yield %a : i32
  }
  return %r : i32
}

// -----

func.func @test_expression_wrong_result_type(%arg0: f32) -> i32 {
  // expected-error @+1 {{'emitc.expression' op requires yielded type to match return type}}
  %r = emitc.expression %arg0 : (f32) -> i32 {
    %a = emitc.call_opaque "foo"(%arg0) : (f32) -> f32
    emitc.yield %a : f32
  }
  return %r : i32
}

// -----

func.func @test_expression_no_result(%arg0: i32) -> i32 {
  // expected-error @+1 {{'emitc.expression' op yielded value has no defining op}}
  %r = emitc.expression %arg0 : (i32) -> i32 {
    emitc.call_opaque "foo"(%arg0) : (i32) -> ()
    emitc.yield %arg0 : i32
  }
  return %r : i32
}

// -----

func.func @yb(%arg0: i32) -> i32 {
  %c7 = "emitc.constant"(){value = 7 : i32} : () -> i32
  %r = emitc.expression %arg0 : (i32) -> i32 {
    %a = emitc.add %arg0, %arg0 : (i32, i32) -> i32
    // expected-error @+1 {{use of undeclared SSA value name}}
    emitc.yield %c7 : i32
  }
  return %r : i32
}

// -----

func.func @side(%arg0: i32) -> i32 {
  // expected-error @+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %r = emitc.expression %arg0 : (i32) -> i32 {
    %a = emitc.call_opaque "foo"(%arg0) : (i32) -> i32
    %b = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %b : i32
  }
  return %r : i32
}

// -----

func.func @two(%arg0: i32) -> i32 {
  // expected-error @+1 {{custom op 'emitc.expression' expected single return type}}
  %r = emitc.expression %arg0 : (i32) -> (i32, i32) {
    emitc.yield %arg0 : i32
  }
  return %r : i32
}

// -----

func.func @noty(%arg0: i32) -> i32 {
  // expected-error @+1 {{custom op 'emitc.expression' expected function type}}
  %r = emitc.expression %arg0 : i32 {
    emitc.yield %arg0 : i32
  }
  return %r : i32
}

// -----

func.func @notyp(%arg0: i32) -> i32 {
  // expected-error @+2 {{expected ':'}}
  // expected-error @+1 {{custom op 'emitc.expression' expected function type}}
  %r = emitc.expression %arg0 {
    emitc.yield %arg0 : i32
  }
  return %r : i32
}

// -----

func.func @test_for_none_block_argument(%arg0: index) {
  // expected-error @+1 {{'emitc.for' op expected body to have a single block argument for the induction variable}}
  "emitc.for"(%arg0, %arg0, %arg0) (
    {
      emitc.yield
    }
  ) : (index, index, index) -> ()
  return
}

// -----

func.func @test_for_none_index_argument(%arg0: index) {
  // expected-error @+1 {{'emitc.for' op expected induction variable to be same type as bounds and step}}
  "emitc.for"(%arg0, %arg0, %arg0) (
    {
    ^bb0(%i0 : f32):
      emitc.yield
    }
  ) : (index, index, index) -> ()
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @for_mix(%arg0: index, %arg1: i32) {
  // expected-error @+1 {{use of value '%arg1' expects different type than prior uses: 'index' vs 'i32'}}
  emitc.for %i = %arg0 to %arg1 step %arg0 { }
  return
}

// -----

// expected-error @+1 {{'emitc.func' op requires zero or exactly one result, but has 2}}
emitc.func @multiple_results(%0: i32) -> (i32, i32) {
  emitc.return %0 : i32
}

// -----

emitc.func @resulterror() -> i32 {
  // expected-error @+1 {{'emitc.return' op has 0 operands, but enclosing function (@resulterror) returns 1}}
  emitc.return
}

// -----

emitc.func @return_type_mismatch() -> i32 {
  %0 = emitc.call_opaque "foo()"(): () -> f32
  // expected-error @+1 {{type of the return operand ('f32') doesn't match function result type ('i32') in function @return_type_mismatch}}
  emitc.return %0 : f32
}

// -----

emitc.func @argument_mismatch(%arg0 : i32) {
  emitc.return
}
// expected-error @+1 {{cannot name an operation with no results}}
emitc.func @call() { %0 = emitc.call @argument_mismatch(%0) : (f32) -> () emitc.return }

// -----

emitc.func @return_inside_func.func(%0: i32) -> (i32) {
  emitc.return %0 : i32
}
// expected-error @+1 {{'emitc.return' op expects parent op 'emitc.func'}}
func.func @f(%a: i32) { emitc.return %a : i32 }

// -----

emitc.func @func(%arg0 : i32) { emitc.return }
// expected-error @+1 {{'emitc.call' op incorrect number of operands for callee}}
func.func @f(%a: i32) { emitc.call @func() : () -> () return }

// -----

emitc.func @func(%arg0 : i32) { emitc.return }
// expected-error @+1 {{'emitc.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
func.func @f(%a: f32) { emitc.call @func(%a) : (f32) -> () return }

// -----

emitc.func @func() -> i32 { %0 = emitc.literal "1" : i32 emitc.return %0 : i32 }
// expected-error @+1 {{'emitc.call' op incorrect number of results for callee}}
func.func @f(%a: f32) { emitc.call @func() : () -> () return }

// -----

emitc.func @func() -> i32 { %0 = emitc.literal "1" : i32 emitc.return %0 : i32 }
// expected-error @+3 {{'emitc.call' op result type mismatch at index 0}}
// expected-note @+2 {{      op result types: 'f32'}}
// expected-note @+1 {{function result types: 'i32'}}
func.func @f(%a: f32) { emitc.call @func() : () -> f32 return }

// -----

// expected-error @+1 {{'emitc.call' op 'nofunc' does not reference a valid function}}
func.func @f(%a: f32) { emitc.call @nofunc() : () -> f32 return }

// -----

// expected-error @+1 {{'emitc.declare_func' op 'bar' does not reference a valid function}}
emitc.declare_func @bar

// -----

func.func @logical_resulterror(%arg0: i32) {
  // expected-error @+1 {{'emitc.logical_not' op result #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "emitc.logical_not"(%arg0) : (i32) -> i32
  return
}

// -----

func.func @sub_idx(%arg0: !emitc.array<4x8xf32>, %arg1: index) {
  // expected-error @+1 {{'emitc.subscript' op on array operand requires number of indices (1) to match the rank of the array type (2)}}
  %0 = emitc.subscript %arg0[%arg1] : (!emitc.array<4x8xf32>, index) -> !emitc.lvalue<f32>
  return
}

// -----

func.func @sub_t(%arg0: !emitc.array<4x8xf32>, %arg1: index, %arg2: f32) {
  // expected-error @+1 {{'emitc.subscript' op on array operand requires index operand 1 to be integer-like, but got 'f32'}}
  %0 = emitc.subscript %arg0[%arg1, %arg2] : (!emitc.array<4x8xf32>, index, f32) -> !emitc.lvalue<f32>
  return
}

// -----

func.func @sub_e(%arg0: !emitc.array<4x8xf32>, %arg1: index, %arg2: index) {
  // expected-error @+1 {{'emitc.subscript' op on array operand requires element type ('f32') and result type ('i32') to match}}
  %0 = emitc.subscript %arg0[%arg1, %arg2] : (!emitc.array<4x8xf32>, index, index) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @sub_p(%arg0: !emitc.ptr<f32>, %arg1: index, %arg2: index) {
  // expected-error @+1 {{'emitc.subscript' op on pointer operand requires one index operand, but got 2}}
  %0 = emitc.subscript %arg0[%arg1, %arg2] : (!emitc.ptr<f32>, index, index) -> !emitc.lvalue<f32>
  return
}

// -----

func.func @sub_p2(%arg0: !emitc.ptr<f32>, %arg1: f64) {
  // expected-error @+1 {{'emitc.subscript' op on pointer operand requires index operand to be integer-like, but got 'f64'}}
  %0 = emitc.subscript %arg0[%arg1] : (!emitc.ptr<f32>, f64) -> !emitc.lvalue<f32>
  return
}

// -----

func.func @sub_p3(%arg0: !emitc.ptr<f32>, %arg1: i64) {
  // expected-error @+1 {{'emitc.subscript' op on pointer operand requires pointee type ('f32') and result type ('f64') to match}}
  %0 = emitc.subscript %arg0[%arg1] : (!emitc.ptr<f32>, i64) -> !emitc.lvalue<f64>
  return
}

// -----

func.func @sub_i(%arg0: i32, %arg1: i64) {
  // expected-error @+1 {{'emitc.subscript' op operand #0 must be EmitC array type or EmitC opaque type or EmitC pointer type, but got 'i32'}}
  %0 = emitc.subscript %arg0[%arg1] : (i32, i64) -> !emitc.lvalue<f64>
  return
}

// -----

emitc.global @myglobal : !emitc.array<2xf32>
func.func @use_global() {
  // expected-error @+1 {{'emitc.get_global' op 'undef' does not reference a valid emitc.global}}
  %0 = emitc.get_global @undef : !emitc.array<2xf32>
  return
}

// -----

emitc.global @myglobal : !emitc.array<2xf32>
func.func @use_global() {
  // expected-error @+1 {{'emitc.get_global' op on array type expects result type '!emitc.array<3xf32>' to match type '!emitc.array<2xf32>' of the global @myglobal}}
  %0 = emitc.get_global @myglobal : !emitc.array<3xf32>
  return
}

// -----

emitc.global @myglobal : f32
func.func @use_global() {
  // expected-error @+1 {{'emitc.get_global' op on non-array type expects result inner type 'i32' to match type 'f32' of the global @myglobal}}
  %0 = emitc.get_global @myglobal : !emitc.lvalue<i32>
  return
}

// -----

emitc.global @myglobal : f32
func.func @use_global() {
  // expected-error @+1 {{'emitc.get_global' op on non-array type expects result type to be an lvalue type for the global @myglobal}}
  %0 = emitc.get_global @myglobal : !emitc.array<2xi32>
  return
}

// -----

// expected-error @+1 {{'emitc.global' op cannot have both static and extern specifiers}}
emitc.global extern static @uninit : i32

// -----

// expected-error @+1 {{floating point value not valid for specified type}}
emitc.global @myglobal_int : i32 = 4.5 {tt.note}

// -----

// expected-error @+1 {{custom op 'emitc.global' initial value should be a integer, float, elements or opaque attribute}}
emitc.global @g : i32 = "x"

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
emitc.global @g : f32 = 4 {tt.note}

// -----

// expected-error @+1 {{inferred shape of elements literal ([3]) does not match type ([2])}}
emitc.global @g : !emitc.array<2xi32> = dense<[1, 2, 3]>

// -----

// expected-error @+1 {{elements literal must be a shaped type}}
emitc.global @g : i32 = dense<1> : tensor<2xi32>

// -----

// expected-error @+1 {{expected operation name in quotes}}
emitc.global @g : !emitc.array<2xi32> = dense<1> : tensor<3xi32>

// -----

// expected-error @+1 {{integer literal not valid for specified type}}
emitc.global @g : !emitc.array<2xi32> = 4 : i32

// -----

// expected-error @+1 {{'emitc.global' op expected valid emitc type}}
emitc.global @g : i80

// -----

// expected-error @+1 {{'emitc.global' op initial value expected to be of type 'i32', but was of type 'i64'}}
"emitc.global"() {sym_name="g", type = i32, initial_value = 4 : i64} : () -> ()

// -----

// expected-error @+1 {{'emitc.global' op initial value expected to be of type '!emitc.array<2xi32>', but was of type 'tensor<3xi32>'}}
"emitc.global"() {sym_name="g", type = !emitc.array<2xi32>, initial_value = dense<4> : tensor<3xi32>} : () -> ()

// -----

// expected-error @+1 {{'emitc.global' op initial value should be a integer, float, elements or opaque attribute, but got "x"}}
"emitc.global"() {sym_name="g", type = i32, initial_value = "x"} : () -> ()

// -----

// expected-error @+1 {{'emitc.global' op attribute 'initial_value' failed to satisfy constraint: An opaque attribute or TypedAttr instance}}
"emitc.global"() {sym_name="g", type = i32, initial_value = [1]} : () -> ()

// -----

func.func @switch(%arg0: f32) {
  // expected-error @+1 {{'emitc.switch' op operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'}}
  emitc.switch %arg0 : f32
  default { }
  return
}

// -----

func.func @switch_i(%arg0: i32) {
  // expected-error @+1 {{'emitc.switch' op has 0 case regions but 1 case values}}
  "emitc.switch"(%arg0) ({ emitc.yield }) {cases = array<i64: 1>} : (i32) -> ()
  return
}

// -----

func.func @switch_d(%arg0: i32) {
  // expected-error @+1 {{'emitc.switch' op has duplicate case value: 0}}
  emitc.switch %arg0 : i32
  case 0 { emitc.yield }
  case 0 { emitc.yield }
  default { }
  return
}

// -----

func.func @switch_t(%arg0: i32) {
  // expected-error @+1 {{'emitc.switch' op expected region to end with emitc.yield, but got emitc.literal}}
  emitc.switch %arg0 : i32
  case 0 { %0 = emitc.literal "a" : i32 }
  default { }
  return
}

// -----

func.func @switch_y(%arg0: i32) {
  // expected-error @+1 {{'emitc.switch' op expected each region to return 0 values, but case region #0 returns 1}}
  emitc.switch %arg0 : i32
  // expected-note @+1 {{see yield operation here}}
  case 0 { emitc.yield %arg0 : i32 }
  default { }
  return
}

// -----

func.func @switch_e(%arg0: i32) {
  // expected-error @+1 {{'emitc.switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  emitc.switch %arg0 : i32
  case 0 { }
  default { }
  return
}

// -----

func.func @v(%arg0: i32) {
  // expected-error @+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  emitc.verbatim "{} {}" args %arg0 : i32
  return
}

// -----

func.func @v(%arg0: i32) {
  // expected-error @+1 {{'emitc.verbatim' op expected '}' after unescaped '{'}}
  emitc.verbatim "{a}" args %arg0 : i32
  return
}

// -----

func.func @v(%arg0: i32) {
  // expected-error @+1 {{'emitc.verbatim' op expected '}' after unescaped '{' at end of string}}
  emitc.verbatim "{} {" args %arg0 : i32
  return
}

// -----

func.func @v(%arg0: i32) {
  // expected-error @+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  emitc.verbatim "abc" args %arg0 : i32
  return
}

// -----

func.func @v(%arg0: i32) {
  // expected-error @+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  emitc.verbatim "{{}}" args %arg0 : i32
  return
}

// -----

func.func @v(%arg0: i32) {
  // expected-error @+1 {{custom op 'emitc.verbatim' number of operands and types do not match: got 0 operands and 1 types}}
  emitc.verbatim "{}" args : i32
  return
}

// -----

// expected-error @+1 {{'emitc.field' op field must be nested within an emitc.class operation}}
emitc.field @x : i32

// -----

// expected-error @+1 {{'emitc.field' op expected valid emitc type}}
emitc.class @a { emitc.field @x : i20 }

// -----

// expected-error @+1 {{'emitc.get_field' op  must be nested within an emitc.class operation}}
func.func @f() { %0 = emitc.get_field @x : i32 return }

// -----

// expected-error @+1 {{'emitc.get_field' op field '@x' not found in the class}}
emitc.class @a { emitc.func @f() { %0 = get_field @x : i32 return } }

// -----

emitc.class @a { emitc.field @x : i32
 // expected-error @+1 {{'emitc.get_field' op result type 'f32' does not match field '@x' type 'i32'}}
 emitc.func @f() { %0 = get_field @x : f32 return } }

// -----

emitc.func @do1() {
  // expected-error @+1 {{'emitc.do' op region #1 ('conditionRegion') failed to verify constraint: region with 1 blocks}}
  emitc.do { } while { }
  emitc.return
}

// -----

emitc.func @do2() {
  // expected-error @+1 {{'emitc.do' op body region must not contain terminator}}
  emitc.do { emitc.yield } while { 
    %r = emitc.expression : () -> i1 { %c = "emitc.constant"() <{value = true}> : () -> i1 
      emitc.yield %c : i1 }
    emitc.yield %r : i1
  }
  emitc.return
}

// -----

emitc.func @do3() {
  // expected-error @+1 {{'emitc.do' op expected first op in condition region to be 'emitc.expression', but got emitc.literal}}
  emitc.do { } while { 
    %r = emitc.literal "true" : i1
    emitc.yield %r : i1
  }
  emitc.return
}

// -----

emitc.func @do4() {
  // expected-error @+1 {{'emitc.do' op emitc.expression in condition region must return 'i1', but returns 'i32'}}
  emitc.do { } while { 
    %r = emitc.expression : () -> i32 { %c = "emitc.constant"() <{value = 1 : i32}> : () -> i32 
      emitc.yield %c : i32 }
    emitc.yield %r : i32
  }
  emitc.return
}

// -----

emitc.func @do5() {
  // expected-error @+1 {{'emitc.do' op expected condition region to return 1 value, but it returns 0 values}}
  emitc.do { } while { 
    %r = emitc.expression : () -> i1 { %c = "emitc.constant"() <{value = true}> : () -> i1 
      emitc.yield %c : i1 }
    emitc.yield
  }
  emitc.return
}

// -----

emitc.func @do6(%x: i1) {
  // expected-error @+1 {{'emitc.yield' must return result of 'emitc.expression' from this condition region}}
  emitc.do { } while { 
    %r = emitc.expression : () -> i1 { %c = "emitc.constant"() <{value = true}> : () -> i1 
      emitc.yield %c : i1 }
    emitc.yield %x : i1
  }
  emitc.return
}

// -----

emitc.func @do7(%x: i1) {
  // expected-error @+1 {{'emitc.do' op expected last op in condition region to be 'emitc.yield', but got emitc.literal}}
  emitc.do { } while { 
    %r = emitc.expression : () -> i1 { %c = "emitc.constant"() <{value = true}> : () -> i1 
      emitc.yield %c : i1 }
    emitc.literal "x" : i1
  }
  emitc.return
}

// -----

// expected-error @+1 {{'emitc.func' op cannot have lvalue type as argument}}
emitc.func @lv(%a: !emitc.lvalue<i32>) { emitc.return }

// -----

// expected-error @+1 {{'emitc.func' op cannot return array type}}
emitc.func @lv() -> !emitc.array<2xi32> { emitc.return }

// -----

// expected-error @+1 {{shape must not be empty}}
func.func private @t(!emitc.array<i32>)

// -----

// expected-error @+1 {{invalid array element type ''tensor<2xi32>''}}
func.func private @t(!emitc.array<2xtensor<2xi32>>)

// -----

// expected-error @+1 {{expected static shape}}
func.func private @t(!emitc.array<?xi32>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @t(!emitc.array<2x3x>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @t(!emitc.array<*xi32>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @t(!emitc.array<2x-3xi32>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @t(!emitc.array)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @t(!emitc.array<2xi32, #x>)

// -----

// expected-error @+1 {{expected non empty string in !emitc.opaque type}}
func.func private @t(!emitc.opaque<"">)

// -----

// expected-error @+1 {{pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead}}
func.func private @t(!emitc.opaque<"int*">)

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse EmitC_OpaqueType parameter 'value' which is to be a `::llvm::StringRef`}}
func.func private @t(!emitc.opaque<int>)

// -----

// expected-error @+1 {{pointers to lvalues are not allowed}}
func.func private @t(!emitc.ptr<!emitc.lvalue<i32>>)

// -----

// expected-error @+1 {{!emitc.lvalue must wrap supported emitc type, but got '!emitc.lvalue<i32>'}}
func.func private @t(!emitc.lvalue<!emitc.lvalue<i32>>)

// -----

// expected-error @+1 {{!emitc.lvalue cannot wrap !emitc.array type}}
func.func private @t(!emitc.lvalue<!emitc.array<2xi32>>)

// -----

// expected-error @+1 {{!emitc.lvalue must wrap supported emitc type, but got 'i20'}}
func.func private @t(!emitc.lvalue<i20>)

// -----

// expected-error @+1 {{unknown  type `foo` in dialect `emitc`}}
func.func private @t(!emitc.foo)

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `emitc`}}
func.func private @t() attributes {a = #emitc.foo}

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse EmitC_OpaqueAttr parameter 'value' which is to be a `::llvm::StringRef`}}
func.func private @t() attributes {a = #emitc.opaque<i32>}

// -----

// expected-error @+1 {{expected '<'}}
func.func private @t() attributes {a = #emitc.opaque}

// -----

// expected-error @+1 {{custom op 'emitc.include' expected trailing '>' for standard include}}
emitc.include <"x"

// -----

// expected-error @+1 {{custom op 'emitc.include' expected string attribute}}
emitc.include foo

// -----

// expected-error @+1 {{expected operation name in quotes}}
emitc.include <"x"> {a}

// -----

func.func @c(%c: i1, %a: i32, %b: i64) { 
  // expected-error @+1 {{'emitc.conditional' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "emitc.conditional"(%c, %a, %b) : (i1, i32, i64) -> i32 return }

// -----

func.func @m(%a: !emitc.lvalue<i32>) { 
  // expected-error @+1 {{'emitc.member' op operand #0 must be emitc.lvalue of EmitC opaque type values, but got '!emitc.lvalue<i32>'}}
  %0 = "emitc.member"(%a) {member = "a"} : (!emitc.lvalue<i32>) -> !emitc.lvalue<i32>
 return }

// -----

func.func @m(%a: !emitc.lvalue<i32>) { 
  // expected-error @+1 {{'emitc.member_of_ptr' op operand #0 must be emitc.lvalue of EmitC opaque type or EmitC pointer type values, but got '!emitc.lvalue<i32>'}}
  %0 = "emitc.member_of_ptr"(%a) {member = "a"} : (!emitc.lvalue<i32>) -> !emitc.lvalue<i32>
 return }

// -----

func.func @m(%a: !emitc.lvalue<!emitc.opaque<"x">>) { 
  // expected-error @+1 {{'emitc.member' op result #0 must be EmitC array type or EmitC lvalue type, but got 'i32'}}
  %0 = "emitc.member"(%a) {member = "a"} : (!emitc.lvalue<!emitc.opaque<"x">>) -> i32
 return }

// -----

// expected-error @+1 {{custom op 'emitc.cmp' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, lt, le, gt, ge, three_way]}}
func.func @cmp(%a: i32) { %0 = emitc.cmp xx, %a, %a : (i32, i32) -> i1 return }

// -----

// expected-error @+1 {{'emitc.cmp' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6}}
func.func @cmp(%a: i32) { %0 = "emitc.cmp"(%a, %a) {predicate = 9 : i64} : (i32, i32) -> i1 return }

// -----

// expected-error @+1 {{'emitc.cmp' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6}}
func.func @cmp(%a: i32) { %0 = "emitc.cmp"(%a, %a) {predicate = 1 : i32} : (i32, i32) -> i1 return }

// -----

// expected-error @+1 {{'emitc.literal' op value must not be empty}}
func.func @lit() { %0 = emitc.literal "" : i32 return }

// -----

// expected-error @+1 {{'emitc.address_of' op failed to verify that input and result reference the same type}}
func.func @ad(%a: !emitc.lvalue<i32>) { %0 = "emitc.address_of"(%a) : (!emitc.lvalue<i32>) -> !emitc.ptr<i64> return }

// -----

// expected-error @+1 {{'emitc.dereference' op failed to verify that input and result reference the same type}}
func.func @ad(%a: !emitc.ptr<i32>) { %0 = "emitc.dereference"(%a) : (!emitc.ptr<i32>) -> !emitc.lvalue<i64> return }

// -----

// expected-error @+1 {{custom op 'emitc.address_of' 'reference' must be EmitC lvalue type, but got 'i32'}}
func.func @ad(%a: i32) { %0 = emitc.address_of %a : i32 return }

// -----

// expected-error @+1 {{custom op 'emitc.dereference' 'pointer' must be EmitC pointer type, but got 'i32'}}
func.func @ad(%a: i32) { %0 = emitc.dereference %a : i32 return }

// -----

// expected-error @+1 {{expected non-function type}}
func.func @ad(%a: !emitc.ptr<i32>) { %0 = emitc.dereference %a : <i32> return }

// -----

// expected-error @+1 {{'emitc.load' op failed to verify that result type matches value type of 'operand'}}
func.func @ad(%a: !emitc.lvalue<i32>) { %0 = "emitc.load"(%a) : (!emitc.lvalue<i32>) -> i64 return }

// -----

// expected-error @+1 {{'emitc.apply' op result type must be a pointer when applying `&`}}
func.func @apply(%a: !emitc.lvalue<i32>) { %0 = emitc.apply "&"(%a) : (!emitc.lvalue<i32>) -> i32 return }

// -----

// expected-error @+1 {{'emitc.apply' op operand type must be a pointer when applying `*`}}
func.func @apply(%a: !emitc.lvalue<i32>) { %0 = emitc.apply "*"(%a) : (!emitc.lvalue<i32>) -> i32 return }

// -----

// expected-error @+1 {{'emitc.call_opaque' op operand #0 must be variadic of type supported by EmitC, but got 'memref<2xi32>'}}
func.func @apply(%a: memref<2xi32>) { emitc.call_opaque "x"(%a) : (memref<2xi32>) -> () return }

// -----

// expected-error @+1 {{'emitc.file' op region should have no arguments}}
emitc.file "x" { ^bb0(%a: i32): }

// -----

// expected-error @+1 {{custom op 'emitc.file' invalid kind of attribute specified}}
emitc.file { }

// -----

func.func @i(%c: i1) { emitc.if %c { emitc.literal "x" : i32 } else { %0 = emitc.literal "x" : i32 
// expected-error @+1 {{'emitc.yield' op yields a value not returned by parent}}
emitc.yield %0 : i32 } return }

// -----

// expected-error @+2 {{use of value '%c' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note @+1 {{prior use here}}
func.func @i(%c: i32) { emitc.if %c { } return }

// -----

// expected-error @+1 {{'emitc.if' op expected 2 regions}}
func.func @i(%c: i1) { "emitc.if"(%c) ({ emitc.yield }) : (i1) -> () return }

// -----

// expected-error @+1 {{'emitc.if' op region #0 should have no arguments}}
func.func @i(%c: i1) { "emitc.if"(%c) ({ ^bb0(%x: i32): emitc.yield }, {}) : (i1) -> () return }

// -----

func.func @expression_missing_operand(%arg0: i32, %arg1: i32) -> i32 {
  // expected-error @+2 {{expected SSA operand}}
  // expected-error @+1 {{custom op 'emitc.expression' expected operands}}
  %r = emitc.expression %arg0, , %arg1 : (i32, i32) -> i32 {
    emitc.yield %arg0 : i32
  }
  return %r : i32
}

// -----

func.func @case_too_large(%arg0: i32) {
  // expected-error @+1 {{custom op 'emitc.switch' integer value too large}}
  emitc.switch %arg0 : i32 case 9223372036854775808 { emitc.yield } default {}
  return
}

// -----

func.func @no_custom_form() {
  // expected-error @+1 {{custom op 'emitc.constant' has no custom assembly form}}
  %0 = emitc.constant 3 : i32
  return
}
