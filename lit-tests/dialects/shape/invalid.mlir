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
