// RUN: ttmlir-opt --split-input-file --verify-diagnostics --ttir-generic-kernel %s

#any = #tt.operand_constraint<any_device>
func.func @ranks(%a: tensor<64x128xf32>, %b: tensor<128xf32>, %c: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttir.kernel' op For now all operands must have the same rank}}
  // expected-note @+1 {{the ranks are 2, 1, 2}}
  %0 = "ttir.add"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<64x128xf32>, tensor<128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

#any = #tt.operand_constraint<any_device>
func.func @kind(%a: tensor<8xf32>) {
  // expected-error @+2 {{'ttir.kernel' op Unsupported kernel kind}}
  // expected-note @+1 {{got @sort}}
  %0 = "ttir.kernel"(%a, %a) <{kind = @sort, op = @sort, operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

#any = #tt.operand_constraint<any_device>
func.func @matmul_rank(%a: tensor<8xf32>) {
  // expected-error @+2 {{'ttir.kernel' op Matmul requires rank >= 2}}
  // expected-note @+1 {{the rank is 1}}
  %0 = "ttir.kernel"(%a, %a, %a) <{kind = @matmul, op = @matmul, operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

#any = #tt.operand_constraint<any_device>
func.func @matmul_operands(%a: tensor<8x8xf32>) {
  // expected-error @+2 {{'ttir.kernel' op expected two inputs and one output}}
  // expected-note @+1 {{it has 2 operands}}
  %0 = "ttir.kernel"(%a, %a) <{kind = @matmul, op = @matmul, operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

#any = #tt.operand_constraint<any_device>
func.func @memrefs(%a: memref<8xf32>) {
  // expected-error @+2 {{'ttir.kernel' op expected operands that are tensors}}
  // expected-note @+1 {{memrefs are for generic regions}}
  "ttir.kernel"(%a, %a) <{kind = @eltwise, op = @relu, operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
