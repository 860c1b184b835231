// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline --split-input-file --verify-diagnostics %s

// What a function takes is refused first.
// expected-error @+2 {{'func.func' op unsupported float type}}
// expected-note @+1 {{argument #0 is 'tensor<2xf8E8M0FNU>', and tiles cannot hold 'f8E8M0FNU'}}
func.func @added(%a: tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU> {
  %e = tensor.empty() : tensor<2xf8E8M0FNU>
  %0 = "ttir.add"(%a, %a, %e) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#tt.operand_constraint<any_device>, #tt.operand_constraint<any_device>, #tt.operand_constraint<any_device>]}> : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  return %0 : tensor<2xf8E8M0FNU>
}

// -----

// Scales have no zero and no sign: nothing says what becomes of those.
#any_device_tile = #tt.operand_constraint<any_device_tile>
func.func @scales(%a: tensor<2xf32>) -> tensor<2xf32> {
  %e0 = tensor.empty() : tensor<2xf8E8M0FNU>
  // expected-error @+2 {{'ttir.typecast' op unsupported float type}}
  // expected-note @+1 {{tiles cannot hold 'f8E8M0FNU'}}
  %0 = "ttir.typecast"(%a, %e0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2xf32>, tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  %e1 = tensor.empty() : tensor<2xf32>
  // expected-error @+2 {{'ttir.typecast' op unsupported float type}}
  // expected-note @+1 {{tiles cannot hold 'f8E8M0FNU'}}
  %1 = "ttir.typecast"(%0, %e1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2xf8E8M0FNU>, tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
