// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

// Operands and results are numbers of index.
func.func @integer_operand(%a: i32) {
  // expected-error @+1 {{'index.add' op operand #0 must be index, but got 'i32'}}
  %0 = "index.add"(%a, %a) : (i32, i32) -> index
  return
}

// -----

// The result is a number of index, too.
func.func @integer_result(%a: index) {
  // expected-error @+1 {{'index.mul' op result #0 must be index, but got 'i64'}}
  %0 = "index.mul"(%a, %a) : (index, index) -> i64
  return
}

// -----

// Two numbers are combined.
func.func @one_operand(%a: index) {
  // expected-error @+1 {{'index.sub' op expected 2 operands, but found 1}}
  %0 = "index.sub"(%a) : (index) -> index
  return
}

// -----

// One side of a cast is index.
func.func @cast_of_integers(%a: i32) {
  // expected-error @+1 {{'index.casts' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = index.casts %a : i32 to i64
  return
}

// -----

// And the other one is not.
func.func @cast_of_index(%a: index) {
  // expected-error @+1 {{'index.castu' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.castu %a : index to index
  return
}

// -----

// Floats are not cast.
func.func @cast_of_float(%a: f32) {
  // expected-error @+1 {{'index.casts' op operand #0 must be integer or index, but got 'f32'}}
  %0 = index.casts %a : f32 to index
  return
}

// -----

// Numbers are not cast to floats.
func.func @cast_to_float(%a: index) {
  // expected-error @+1 {{'index.castu' op result #0 must be integer or index, but got 'f32'}}
  %0 = index.castu %a : index to f32
  return
}

// -----

// A comparison has a predicate.
func.func @no_predicate(%a: index) {
  // expected-error @+2 {{custom op 'index.cmp' expected valid keyword or string}}
  // expected-error @+1 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
  %0 = index.cmp (%a, %a)
  return
}

// -----

// It is one of ten.
func.func @other_predicate(%a: index) {
  // expected-error @+2 {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  // expected-error @+1 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
  %0 = index.cmp lt(%a, %a)
  return
}

// -----

// In the generic form it is an attribute of this dialect.
func.func @integer_predicate(%a: index) {
  // expected-error @+1 {{invalid properties {pred = 2 : i32} for op index.cmp: Invalid attribute `pred` in property conversion: 2 : i32}}
  %0 = "index.cmp"(%a, %a) <{pred = 2 : i32}> : (index, index) -> i1
  return
}

// -----

// It is there.
func.func @missing_predicate(%a: index) {
  // expected-error @+1 {{'index.cmp' op requires attribute 'pred'}}
  %0 = "index.cmp"(%a, %a) : (index, index) -> i1
  return
}

// -----

// What is compared gives a truth value.
func.func @comparison_result(%a: index) {
  // expected-error @+1 {{'index.cmp' op result #0 must be 1-bit signless integer, but got 'index'}}
  %0 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate eq>}> : (index, index) -> index
  return
}

// -----

// A constant has a value.
func.func @no_value() {
  // expected-error @+1 {{'index.constant' op requires attribute 'value'}}
  %0 = "index.constant"() : () -> index
  return
}

// -----

// It is one of index.
func.func @integer_value() {
  // expected-error @+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = "index.constant"() <{value = 1 : i32}> : () -> index
  return
}

// -----

// It has 64 bits.
func.func @large_value() {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %0 = index.constant 0x1ffffffffffffffff
  return
}

// -----

// A truth value is true or false.
func.func @integer_bool() {
  // expected-error @+1 {{invalid properties {value = 2 : i32} for op index.bool.constant: Invalid attribute `value` in property conversion: 2 : i32}}
  %0 = "index.bool.constant"() <{value = 2 : i32}> : () -> i1
  return
}

// -----

// The width of index is one.
func.func @integer_size() {
  // expected-error @+1 {{'index.sizeof' op result #0 must be index, but got 'i64'}}
  %0 = "index.sizeof"() : () -> i64
  return
}

// -----

// There are no other attributes.
func.func @unknown_attribute() {
  // expected-error @+1 {{unknown attribute `predicate` in dialect `index`}}
  %0 = "test.a"() {a = #index<predicate eq>} : () -> index
  return
}
