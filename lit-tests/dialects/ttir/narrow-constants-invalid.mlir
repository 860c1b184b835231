// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline --split-input-file --verify-diagnostics %s

// What is computed in fewer bits than the device has, or has no counterpart, is neither computed while compiling nor on the device.

#any_device_tile = #tt.operand_constraint<any_device_tile>
func.func @sum(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %w = "ttir.constant"() <{value = dense<[[1, -8], [7, 3]]> : tensor<2x2xi4>}> : () -> tensor<2x2xi4>
  %e0 = tensor.empty() : tensor<2x2xi4>
  // expected-error @+2 {{'ttir.add' op unsupported integer type}}
  // expected-note @+1 {{tiles cannot hold 'i4'}}
  %0 = "ttir.add"(%w, %w, %e0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x2xi4>, tensor<2x2xi4>, tensor<2x2xi4>) -> tensor<2x2xi4>
  %e1 = tensor.empty() : tensor<2x2xf32>
  // expected-error @+2 {{'ttir.typecast' op unsupported integer type}}
  // expected-note @+1 {{tiles cannot hold 'i4'}}
  %1 = "ttir.typecast"(%0, %e1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x2xi4>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}

// -----

// 500 is beyond the largest float of f8E4M3FN.
#any_device_tile = #tt.operand_constraint<any_device_tile>
func.func @too_large() -> tensor<2xf32> {
  %w = "ttir.constant"() <{value = dense<[1.0, 500.0]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %e0 = tensor.empty() : tensor<2xf8E4M3FN>
  // expected-error @+2 {{'ttir.typecast' op unsupported float type}}
  // expected-note @+1 {{tiles cannot hold 'f8E4M3FN'}}
  %0 = "ttir.typecast"(%w, %e0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2xf32>, tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %e1 = tensor.empty() : tensor<2xf32>
  // expected-error @+2 {{'ttir.typecast' op unsupported float type}}
  // expected-note @+1 {{tiles cannot hold 'f8E4M3FN'}}
  %1 = "ttir.typecast"(%0, %e1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2xf8E4M3FN>, tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// expected-error @+2 {{'func.func' op unsupported integer type}}
// expected-note @+1 {{result #0 is 'tensor<2xi4>', and tiles cannot hold 'i4'}}
func.func @returned() -> tensor<2xi4> {
  %w = "ttir.constant"() <{value = dense<[1, -8]> : tensor<2xi4>}> : () -> tensor<2xi4>
  return %w : tensor<2xi4>
}
