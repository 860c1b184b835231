// RUN: ttmlir-opt --split-input-file --verify-diagnostics --ttir-generic %s

#any = #tt.operand_constraint<any_device>
func.func @ranks(%a: tensor<64x128xf32>, %b: tensor<128xf32>, %c: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttir.add' op For now all operands must have the same rank}}
  // expected-note @+1 {{the ranks are 2, 1, 2}}
  %0 = "ttir.add"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<64x128xf32>, tensor<128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

#any = #tt.operand_constraint<any_device>
func.func @shapes(%a: tensor<64x128xf32>, %b: tensor<1x128xf32>, %c: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttir.multiply' op expected operands of one shape}}
  // expected-note @+1 {{the shapes are 64x128, 1x128, 64x128}}
  %0 = "ttir.multiply"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

#any = #tt.operand_constraint<any_device>
func.func @element_types(%a: tensor<8xf32>, %b: tensor<8xbf16>, %c: tensor<8xf32>) {
  // expected-error @+2 {{'ttir.add' op expected operands of one element type}}
  // expected-note @+1 {{broadcasts and conversions have no loop nest}}
  %0 = "ttir.add"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<8xf32>, tensor<8xbf16>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

#any = #tt.operand_constraint<any_device>
func.func @signed(%a: tensor<8xsi32>, %b: tensor<8xsi32>) {
  // expected-error @+2 {{'ttir.add' op expected floats or integers without sign}}
  // expected-note @+1 {{got 'si32'}}
  %0 = "ttir.add"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<8xsi32>, tensor<8xsi32>, tensor<8xsi32>) -> tensor<8xsi32>
  return
}

// -----

#any = #tt.operand_constraint<any_device>
func.func @one_input(%a: tensor<8xf32>, %b: tensor<8xf32>) {
  // expected-error @+2 {{'ttir.add' op expected two inputs and one output}}
  // expected-note @+1 {{it has 2 operands}}
  %0 = "ttir.add"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

#any = #tt.operand_constraint<any_device>
func.func @no_input(%a: tensor<8xf32>) {
  // expected-error @+2 {{'ttir.add' op expected two inputs and one output}}
  // expected-note @+1 {{it has 1 operand}}
  %0 = "ttir.add"(%a) <{operandSegmentSizes = array<i32: 0, 1>, operand_constraints = [#any]}> : (tensor<8xf32>) -> tensor<8xf32>
  return
}
