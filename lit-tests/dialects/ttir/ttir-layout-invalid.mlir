// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout --split-input-file --verify-diagnostics %s

#any_device = #tt.operand_constraint<any_device>
func.func @too_few_constraints(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // expected-error @+2 {{'ttir.exp' op expected one operand constraint for each of its 2 operands}}
  // expected-note @+1 {{got 1}}
  %0 = "ttir.exp"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// -----

// expected-error @+2 {{'func.func' op cannot give a layout to 'tensor<?x8xf32>'}}
// expected-note @+1 {{sizes of tensors on devices must be known}}
func.func @dynamic(%a: tensor<?x8xf32>) {
  return
}

// -----

// expected-error @+2 {{'func.func' op cannot give a layout to 'tensor<0x9999999999x9999999999x4xf32>'}}
// expected-note @+1 {{its sizes multiply to 2^53 or more}}
func.func @too_large(%a: tensor<0x9999999999x9999999999x4xf32>) {
  return
}

// -----

#any_device_tile = #tt.operand_constraint<any_device_tile>
func.func @no_tiles_of_f64(%a: tensor<64x128xf64>, %b: tensor<64x128xf64>) -> tensor<64x128xf64> {
  // expected-error @+2 {{'ttir.exp' op unsupported float type}}
  // expected-note @+1 {{tiles cannot hold 'f64'}}
  %0 = "ttir.exp"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<64x128xf64>, tensor<64x128xf64>) -> tensor<64x128xf64>
  return %0 : tensor<64x128xf64>
}

// -----

#any_device_tile = #tt.operand_constraint<any_device_tile>
func.func @no_tiles_of_i4(%a: tensor<64x128xi4>, %b: tensor<64x128xi4>) -> tensor<64x128xi4> {
  // expected-error @+2 {{'ttir.exp' op unsupported integer type}}
  // expected-note @+1 {{tiles cannot hold 'i4'}}
  %0 = "ttir.exp"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<64x128xi4>, tensor<64x128xi4>) -> tensor<64x128xi4>
  return %0 : tensor<64x128xi4>
}

// -----

#any_device_tile = #tt.operand_constraint<any_device_tile>
func.func @no_tiles_of_f8(%a: tensor<64x128xf8E4M3FN>, %b: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // expected-error @+2 {{'ttir.typecast' op unsupported float type}}
  // expected-note @+1 {{tiles cannot hold 'f8E4M3FN'}}
  %0 = "ttir.typecast"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<64x128xf8E4M3FN>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// -----

#any_device_tile = #tt.operand_constraint<any_device_tile>
func.func @no_tiles_of_complex_numbers(%a: tensor<64x128xcomplex<f32>>, %b: tensor<64x128xcomplex<f32>>) -> tensor<64x128xcomplex<f32>> {
  // expected-error @+2 {{'ttir.exp' op unsupported data type}}
  // expected-note @+1 {{tiles cannot hold 'complex<f32>'}}
  %0 = "ttir.exp"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<64x128xcomplex<f32>>, tensor<64x128xcomplex<f32>>) -> tensor<64x128xcomplex<f32>>
  return %0 : tensor<64x128xcomplex<f32>>
}
