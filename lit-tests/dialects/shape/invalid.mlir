// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

func.func @f(%s: !shape.shape, %e: tensor<2xindex>) {
  // expected-error @+1 {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %s, %e : !shape.shape, tensor<2xindex> -> tensor<2xindex>
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{'shape.num_elements' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.num_elements %s : !shape.shape -> index
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'shape.num_elements' op operand #0 must be shape or extent tensor, but got 'tensor<2xf32>'}}
  %0 = shape.num_elements %a : tensor<2xf32> -> index
  return
}

// -----

func.func @f(%e: tensor<2xindex>) {
  // expected-error @+1 {{'shape.num_elements' op result #0 must be size or index, but got 'i64'}}
  %0 = shape.num_elements %e : tensor<2xindex> -> i64
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'f32'}}
  %0 = "shape.shape_of"(%a) : (f32) -> tensor<0xindex>
  return
}

// -----

func.func @f(%v: !shape.value_shape) {
  // expected-error @+1 {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+2 {{'shape.shape_of' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @+1 {{'shape.shape_of' op failed to infer returned types}}
  %0 = shape.shape_of %a : tensor<2x3xf32> -> tensor<3xindex>
  return
}

// -----

func.func @f(%v: vector<4xindex>) {
  // expected-error @+2 {{'shape.shape_of' op inferred type(s) 'tensor<1xindex>' are incompatible with return type(s) of operation 'tensor<4xindex>'}}
  // expected-error @+1 {{'shape.shape_of' op failed to infer returned types}}
  %0 = "shape.shape_of"(%v) : (vector<4xindex>) -> tensor<4xindex>
  return
}

// -----

func.func @split_of_no_shape(%a: tensor<?xi32>, %i: index) {
  // expected-error @+1 {{'shape.split_at' op operand #0 must be shape or extent tensor, but got 'tensor<?xi32>'}}
  %0:2 = "shape.split_at"(%a, %i) : (tensor<?xi32>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return
}

// -----

func.func @split_at_no_index(%a: tensor<?xindex>, %i: i32) {
  // expected-error @+1 {{'shape.split_at' op operand #1 must be size or index, but got 'i32'}}
  %0:2 = "shape.split_at"(%a, %i) : (tensor<?xindex>, i32) -> (tensor<?xindex>, tensor<?xindex>)
  return
}

// -----

func.func @f(%s: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.add %s, %i : !shape.size, index -> index
  return
}

// -----

func.func @f(%s: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.mul' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.mul %s, %i : !shape.size, index -> index
  return
}

// -----

func.func @f(%s: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.div' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.div %s, %i : !shape.size, index -> index
  return
}

// -----

func.func @f(%s: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.add' op result #0 must be size or index, but got 'i32'}}
  %0 = "shape.add"(%s, %i) : (!shape.size, index) -> i32
  return
}

// -----

func.func @f(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %s, %i : !shape.shape, index -> index
  return
}

// -----

func.func @f(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.rank %s : !shape.shape -> index
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
  %0 = shape.max %s, %i : !shape.shape, !shape.size -> !shape.size
  // expected-error @+2 {{'shape.max' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation '!shape.size'}}
  // expected-error @+1 {{'shape.max' op failed to infer returned types}}
  %1 = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.size
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
  // expected-error @+2 {{'shape.max' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  // expected-error @+1 {{'shape.max' op failed to infer returned types}}
  %0 = shape.max %i, %s : !shape.size, !shape.shape -> !shape.shape
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
  // expected-error @+2 {{'shape.min' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  // expected-error @+1 {{'shape.min' op failed to infer returned types}}
  %0 = shape.min %i, %i : !shape.size, !shape.size -> !shape.shape
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
  // expected-error @+2 {{requires all sizes or shapes}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %i, %s : !shape.size, !shape.shape -> !shape.shape
  return
}

// -----

func.func @f(%s: index, %i: tensor<?xindex>) {
  // expected-error @+2 {{requires all sizes or shapes}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %i, %s : tensor<?xindex>, index -> tensor<?xindex>
  return
}

// -----

func.func @f(%s: !shape.shape, %i: index) {
  // expected-error @+2 {{requires all sizes or shapes}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %i : !shape.shape, index -> !shape.shape
  return
}

// -----

func.func @f(%s: tensor<2xindex>, %i: tensor<3xindex>) {
  // expected-error @+2 {{unequal shape cardinality}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %i : tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
  return
}

// -----

func.func @f(%s: tensor<3xindex>, %i: tensor<3xindex>) {
  // expected-error @+2 {{'shape.meet' op inferred type(s) 'tensor<3xindex>' are incompatible with return type(s) of operation 'tensor<4xindex>'}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %i : tensor<3xindex>, tensor<3xindex> -> tensor<4xindex>
  return
}

// -----

func.func @f(%s: index, %i: index) {
  // expected-error @+2 {{'shape.meet' op inferred type(s) 'index' are incompatible with return type(s) of operation '!shape.shape'}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %i : index, index -> !shape.shape
  return
}

// -----

func.func @f(%s: !shape.size, %i: !shape.size) {
  // expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %i : !shape.size, !shape.size -> tensor<?xindex>
  return
}

// -----

func.func @f(%s: index, %i: index) {
  // expected-error @+2 {{'shape.meet' op inferred type(s) 'index' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %i : index, index -> tensor<?xindex>
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.shape) {
  // expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation 'index'}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %i : !shape.shape, !shape.shape -> index
  return
}

// -----

func.func @f(%s: f32, %i: index) {
  // expected-error @+1 {{'shape.meet' op operand #0 must be any shape or size, but got 'f32'}}
  %0 = "shape.meet"(%s, %i) : (f32, index) -> index
  return
}

// -----

func.func @f() {
  // expected-error @+2 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
  // expected-error @+1 {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<?xindex>
  return
}

// -----

func.func @f() {
  // expected-error @+2 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @+1 {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'shape.const_shape' op result #0 must be shape or extent tensor, but got 'tensor<2xi32>'}}
  %0 = shape.const_shape [1, 2] : tensor<2xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'shape.const_shape' op attribute 'shape' failed to satisfy constraint: index elements attribute}}
  %0 = "shape.const_shape"() {shape = dense<1> : tensor<2xi32>} : () -> tensor<2xindex>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'shape.const_shape' attribute 'shape' occurs more than once in the attribute list}}
  %0 = shape.const_shape {shape = 1 : i32} [1, 2] : !shape.shape
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected ':'}}
  %0 = shape.const_shape [1, 2]
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = shape.const_size 1 : i32
  return
}

// -----

func.func @f() {
  %0 = shape.const_size 1.0
  // expected-error @+1 {{floating point value not valid for specified type}}
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'shape.const_size' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = "shape.const_size"() {value = 1 : i32} : () -> !shape.size
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'shape.const_witness' op attribute 'passing' failed to satisfy constraint: bool attribute}}
  %0 = "shape.const_witness"() {passing = 1 : i32} : () -> !shape.witness
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %0 = shape.const_witness 3
  return
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{'shape.debug_print' op result #0 must be shape or size, but got 'index'}}
  %0 = "shape.debug_print"(%a) : (!shape.shape) -> index
  return
}

// -----

func.func @f(%a: index, %b: index) {
  // expected-error @+1 {{custom op 'shape.dim' invalid kind of type specified}}
  %0 = shape.dim %a, %b : index, index -> index
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: index) {
  // expected-error @+1 {{'shape.dim' op result #0 must be size or index, but got '!shape.shape'}}
  %0 = shape.dim %a, %b : tensor<2xf32>, index -> !shape.shape
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: index) {
  // expected-error @+1 {{'shape.from_extent_tensor' op operand #0 must be 1D tensor of index values, but got 'tensor<2xf32>'}}
  %0 = shape.from_extent_tensor %a : tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: index) {
  // expected-error @+1 {{'shape.from_extents' op operand #0 must be variadic of size or index, but got 'tensor<2xf32>'}}
  %0 = shape.from_extents %a : tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xindex>, %b: index) {
  // expected-error @+1 {{'shape.to_extent_tensor' op operand #0 must be shape or extent tensor, but got 'tensor<2x2xindex>'}}
  %0 = shape.to_extent_tensor %a : tensor<2x2xindex> -> tensor<2xindex>
  return
}

// -----

func.func @f(%a: tensor<2xindex>, %b: index) {
  // expected-error @+1 {{'shape.to_extent_tensor' op result #0 must be tensor of index values, but got 'tensor<2xi32>'}}
  %0 = shape.to_extent_tensor %a : tensor<2xindex> -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: i32, %b: index) {
  // expected-error @+1 {{'shape.size_to_index' op operand #0 must be size or index, but got 'i32'}}
  %0 = shape.size_to_index %a : i32
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %b: index) {
  // expected-error @+1 {{'shape.value_as_shape' op operand #0 must be 1D tensor of integer or index values or , but got 'tensor<?xf32>'}}
  %0 = shape.value_as_shape %a : tensor<?xf32> -> !shape.shape
  return
}

// -----

func.func @f(%a: tensor<?x2xi32>, %b: index) {
  // expected-error @+1 {{'shape.value_as_shape' op operand #0 must be 1D tensor of integer or index values or , but got 'tensor<?x2xi32>'}}
  %0 = shape.value_as_shape %a : tensor<?x2xi32> -> !shape.shape
  return
}

// -----

func.func @f(%a: !shape.value_shape, %b: index) {
  // expected-error @+1 {{custom op 'shape.value_of' invalid kind of type specified}}
  %0 = shape.value_of %a : index
  return
}

// -----

func.func @f(%a: index, %b: tensor<?xindex>) {
  // expected-error @+1 {{'shape.with_shape' op operand #0 must be shaped of any type values or , but got 'index'}}
  %0 = shape.with_shape %a, %b : index, tensor<?xindex>
  return
}

// -----

func.func @f(%a: !shape.value_shape, %b: index) {
  // expected-error @+1 {{'shape.with_shape' op operand #1 must be shape or extent tensor, but got 'index'}}
  %0 = shape.with_shape %a, %b : !shape.value_shape, index
  return
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{'shape.yield' op expects parent op to be one of 'shape.reduce, shape.function_library'}}
  "shape.yield"() : () -> ()
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{'shape.assuming_yield' op expects parent op 'shape.assuming'}}
  "shape.assuming_yield"() : () -> ()
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{'shape.return' op expects parent op 'shape.func'}}
  "shape.return"() : () -> ()
}

// -----

func.func @f(%a: tensor<?xindex>, %one: index) -> index {
  // expected-error @+1 {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %0 = shape.reduce(%a, %one) : tensor<?xindex> -> index {
  ^bb0(%i: index, %size: index):
    shape.yield %size : index
  }
  return %0 : index
}

// -----

func.func @f(%a: tensor<?xindex>, %one: index) -> index {
  // expected-error @+1 {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %0 = shape.reduce(%a, %one) : tensor<?xindex> -> index {
  ^bb0(%i: i32, %size: index, %acc: index):
    shape.yield %size : index
  }
  return %0 : index
}

// -----

func.func @f(%a: tensor<?xindex>, %one: index) -> index {
  // expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %0 = shape.reduce(%a, %one) : tensor<?xindex> -> index {
  ^bb0(%i: index, %size: !shape.size, %acc: index):
    shape.yield %i : index
  }
  return %0 : index
}

// -----

func.func @f(%a: !shape.shape, %one: index) -> index {
  // expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %0 = shape.reduce(%a, %one) : !shape.shape -> index {
  ^bb0(%i: index, %size: index, %acc: index):
    shape.yield %i : index
  }
  return %0 : index
}

// -----

func.func @f(%a: !shape.shape, %one: index) -> index {
  // expected-error @+1 {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  %0 = shape.reduce(%a, %one) : !shape.shape -> index {
  ^bb0(%i: index, %size: !shape.size, %acc: i32):
    shape.yield %i : index
  }
  return %0 : index
}

// -----

func.func @f(%a: !shape.shape, %one: index) -> index {
  %0 = shape.reduce(%a, %one) : !shape.shape -> index {
  ^bb0(%i: index, %size: !shape.size, %acc: index):
    // expected-error @+1 {{'shape.yield' op number of operands does not match number of results of its parent}}
    shape.yield
  }
  return %0 : index
}

// -----

func.func @f(%a: !shape.shape, %one: index) -> index {
  %0 = shape.reduce(%a, %one) : !shape.shape -> index {
  ^bb0(%i: index, %size: !shape.size, %acc: index):
    // expected-error @+1 {{'shape.yield' op types mismatch between yield op and its parent}}
    shape.yield %size : !shape.size
  }
  return %0 : index
}

// -----

func.func @f(%a: !shape.shape, %one: index) -> index {
  // expected-error @+1 {{custom op 'shape.reduce' number of operands and types do not match: got 0 operands and 1 types}}
  %0 = shape.reduce(%a) : !shape.shape -> index {
  ^bb0(%i: index, %size: !shape.size, %acc: index):
    shape.yield %i : index
  }
  return %0 : index
}

// -----

func.func @f(%a: !shape.shape, %one: index) -> index {
  // expected-error @+1 {{'shape.reduce' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  %0 = shape.reduce(%a, %one) : !shape.shape -> index {
  }
  return %0 : index
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{'shape.assuming_all' op no operands specified}}
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{'shape.assuming_all' op operand #0 must be variadic of , but got '!shape.shape'}}
  %0 = "shape.assuming_all"(%a) : (!shape.shape) -> !shape.witness
  return
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = shape.cstr_broadcastable %a : !shape.shape
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error @+1 {{integer literal not valid for specified type}}
  %0 = shape.cstr_require %a, 3
  return
}

// -----

func.func @f(%a: !shape.witness) {
  // expected-error @+2 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = shape.assuming %a -> (index) {
  }
  return
}

// -----

func.func @f(%a: !shape.witness, %i: i32) {
  // expected-error @+1 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: successor operand type #0 'i32' should match successor input type #0 'index'}}
  %0 = shape.assuming %a -> (index) {
    // expected-note @+1 {{region branch point}}
    shape.assuming_yield %i : i32
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: !shape.witness, %i: i32) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: '!shape.witness' vs 'i32'}}
  %0 = shape.assuming %i -> (index) {
    shape.assuming_yield %i : i32
  }
  return
}

// -----

// expected-error @+1 {{shape function library @nope not found}}
module attributes {shape.lib = @nope} {}

// -----

// expected-error @+1 {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = 3 : i32} {}

// -----

// expected-error @+1 {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = [3 : i32]} {}

// -----

// expected-error @+1 {{@x does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@x]} { func.func private @x() }

// -----

// expected-error @+1 {{@x required to be shape function library}}
module attributes {shape.lib = @x} { func.func private @x() }

// -----

// expected-error @+1 {{shape function library @x::@y not found}}
module attributes {shape.lib = @x::@y} { func.func private @x() }

// -----

// expected-error @+1 {{only one op to shape mapping allowed, found multiple for `"a.b"`}}
module attributes {shape.lib = [@x, @y]} {
  shape.function_library @x {
    func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping { a.b = @same }
  shape.function_library @y {
    func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping { a.b = @same }
}

// -----

// expected-error @+1 {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func private @x() attributes {shape.lib = @x}

// -----

// expected-error @+1 {{custom op 'shape.function_library' expected 'mapping'}}
shape.function_library @x {} map {}

// -----

// expected-error @+1 {{integer literal not valid for specified type}}
shape.function_library @x {} mapping 3

// -----

// expected-error @+1 {{custom op 'shape.function_library' expected valid '@'-identifier for symbol name}}
shape.function_library {} mapping {}

// -----

// expected-error @+1 {{'shape.function_library' op requires attribute 'mapping'}}
"shape.function_library"() ({ ^bb0: }) {sym_name = "x"} : () -> ()

// -----

shape.func @x(%a: index) -> index {
  // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
  func.return %a : index
}

// -----

// expected-error @+1 {{'shape.func' op entry block must have 1 arguments to match function signature}}
shape.func @x(index) -> index {
  return
}

// -----

// expected-error @+1 {{'shape.func' op symbol declaration cannot have public visibility}}
shape.func @x(%a: index) -> index

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{custom op 'shape.split_at' has no custom assembly form}}
  %0 = shape.split_at %a, %a : !shape.shape
  return
}

// -----

func.func @f(%a: !shape.value_shape) {
  // expected-error @+1 {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.shape_of %a : !shape.value_shape -> tensor<?xindex>
  return
}

// -----

func.func @f(%a: tensor<?xf32>) {
  // expected-error @+2 {{'shape.shape_of' op inferred type(s) 'tensor<1xindex>' are incompatible with return type(s) of operation 'tensor<2xindex>'}}
  // expected-error @+1 {{'shape.shape_of' op failed to infer returned types}}
  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<2xindex>
  return
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{custom op 'shape.any' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = shape.any %a, %a : !shape.shape -> !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = shape.shape_eq %a : !shape.shape -> i1
  return
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @+1 {{'shape.any' op result #0 must be shape or extent tensor, but got 'i1'}}
  %0 = "shape.any"(%a) : (!shape.shape) -> i1
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'shape.const_witness' invalid kind of attribute specified}}
  %0 = shape.const_witness unit
  return
}

// -----

func.func @f(%w: index) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = shape.index_to_size %w : index
  return
}

// -----

func.func @f(%w: index) {
  // expected-error @+1 {{'shape.index_to_size' op result #0 must be , but got 'index'}}
  %0 = "shape.index_to_size"(%w) : (index) -> index
  return
}

// -----

func.func @f(%w: index) {
  // expected-error @+1 {{'shape.from_extents' op result #0 must be , but got 'index'}}
  %0 = "shape.from_extents"(%w) : (index) -> index
  return
}

// -----

func.func @f(%w: index) {
  // expected-error @+1 {{'shape.cstr_eq' op operand #0 must be variadic of shape or extent tensor, but got 'index'}}
  %0 = "shape.cstr_eq"(%w) : (index) -> index
  return
}

// -----

func.func @f(%w: index) {
  // expected-error @+1 {{'shape.with_shape' op expected 2 operands, but found 1}}
  %0 = "shape.with_shape"(%w) : (index) -> index
  return
}

// -----

func.func @f(%w: index) {
  // expected-error @+1 {{'shape.value_of' op operand #0 must be , but got 'index'}}
  %0 = "shape.value_of"(%w) : (index) -> index
  return
}
