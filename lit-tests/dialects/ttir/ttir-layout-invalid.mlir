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

// A layout that is there already cannot be changed either.
#dram = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<8x8xf32, #tt.memory_space<dram>>, interleaved>
#any_device_tile = #tt.operand_constraint<any_device_tile>
// expected-error @+2 {{'func.func' op cannot give a layout to 'tensor<?x8xf32, #tt.layout<}}
// expected-note @+1 {{sizes of tensors on devices must be known}}
func.func @dynamic_with_layout(%a: tensor<?x8xf32, #dram>, %b: tensor<?x8xf32, #dram>) -> tensor<?x8xf32, #dram> {
  %0 = "ttir.exp"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<?x8xf32, #dram>, tensor<?x8xf32, #dram>) -> tensor<?x8xf32, #dram>
  return %0 : tensor<?x8xf32, #dram>
}

// -----

#no_core = #tt.layout<(d0, d1) -> (d0, d1), undef, <0x1>, memref<8x8xf32, #tt.memory_space<system>>>
#any_device = #tt.operand_constraint<any_device>
#any_device_tile = #tt.operand_constraint<any_device_tile>
func.func @no_core(%a: tensor<8x8xf32, #no_core>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+2 {{'ttir.exp' op cannot give a layout to 'tensor<8x8xf32, #tt.layout<}}
  // expected-note @+1 {{grid dims must be positive, but the grid is 0x1}}
  %0 = "ttir.exp"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<8x8xf32, #no_core>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-error @+2 {{'ttir.abs' op cannot tile 'tensor<8x8xf32, #tt.layout<}}
  // expected-note @+1 {{grid dims must be positive, but the grid is 0x1}}
  %1 = "ttir.abs"(%a, %c) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device]}> : (tensor<8x8xf32, #no_core>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %c : tensor<8x8xf32>
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

// What is computed in fewer bits than the device has.
#any_device_tile = #tt.operand_constraint<any_device_tile>
func.func @no_tiles_of_i4(%a: tensor<64x128xi8>, %i4: tensor<64x128xf32>) {
  %init = tensor.empty() : tensor<64x128xi4>
  // expected-error @+2 {{'ttir.typecast' op unsupported integer type}}
  // expected-note @+1 {{tiles cannot hold 'i4'}}
  %0 = "ttir.typecast"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<64x128xi8>, tensor<64x128xi4>) -> tensor<64x128xi4>
  // expected-error @+2 {{'ttir.typecast' op unsupported integer type}}
  // expected-note @+1 {{tiles cannot hold 'i4'}}
  %1 = "ttir.typecast"(%0, %i4) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<64x128xi4>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

#any_device_tile = #tt.operand_constraint<any_device_tile>
func.func @no_tiles_of_f8(%a: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %init = tensor.empty() : tensor<64x128xf8E4M3FN>
  // expected-error @+2 {{'ttir.typecast' op unsupported float type}}
  // expected-note @+1 {{tiles cannot hold 'f8E4M3FN'}}
  %0 = "ttir.typecast"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<64x128xf32>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
  // expected-error @+2 {{'ttir.typecast' op unsupported float type}}
  // expected-note @+1 {{tiles cannot hold 'f8E4M3FN'}}
  %1 = "ttir.typecast"(%0, %a) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<64x128xf8E4M3FN>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %1 : tensor<64x128xf32>
}

// -----

#any_device_tile = #tt.operand_constraint<any_device_tile>
func.func @no_tiles_of_complex_numbers() {
  %a = tensor.empty() : tensor<64x128xcomplex<f32>>
  %b = tensor.empty() : tensor<64x128xcomplex<f32>>
  // expected-error @+2 {{'ttir.exp' op unsupported data type}}
  // expected-note @+1 {{tiles cannot hold 'complex<f32>'}}
  %0 = "ttir.exp"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<64x128xcomplex<f32>>, tensor<64x128xcomplex<f32>>) -> tensor<64x128xcomplex<f32>>
  return
}

// -----

// expected-error @+2 {{'func.func' op unsupported data type}}
// expected-note @+1 {{argument #1 is 'tensor<4xcomplex<f32>>', and tiles cannot hold 'complex<f32>'}}
func.func private @takes_complex_numbers(tensor<4xf32>, tensor<4xcomplex<f32>>)

// expected-error @+2 {{'func.func' op unsupported data type}}
// expected-note @+1 {{result #0 is 'tensor<4xindex>', and tiles cannot hold 'index'}}
func.func @hands_indices_on(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xindex> {
  %0 = tensor.empty() : tensor<4xindex>
  return %0 : tensor<4xindex>
}

// -----

// Functions take and return nothing that has no format, also where they only hand it on.
// expected-error @+2 {{'func.func' op unsupported integer type}}
// expected-note @+1 {{argument #1 is 'tensor<4xi4>', and tiles cannot hold 'i4'}}
func.func @hands_on(%a: tensor<4xf32>, %b: tensor<4xi4>) -> tensor<4xi4> {
  return %b : tensor<4xi4>
}

// expected-error @+2 {{'func.func' op unsupported float type}}
// expected-note @+1 {{argument #0 is 'tensor<4xf6E2M3FN>', and tiles cannot hold 'f6E2M3FN'}}
func.func @never_read(%a: tensor<4xf6E2M3FN>) {
  return
}

// expected-error @+2 {{'func.func' op unsupported float type}}
// expected-note @+1 {{result #1 is 'tensor<2xf8E5M2>', and tiles cannot hold 'f8E5M2'}}
func.func @returns(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf8E5M2>) {
  %0 = "ttir.constant"() <{value = dense<1.0> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
  return %a, %0 : tensor<4xf32>, tensor<2xf8E5M2>
}

// expected-error @+2 {{'func.func' op unsupported integer type}}
// expected-note @+1 {{argument #0 is 'tensor<4xi48>', and tiles cannot hold 'i48'}}
func.func private @elsewhere(tensor<4xi48>)

// -----

func.func @other_dialect(%a: tensor<4x4xf32>, %c: f32) -> tensor<4x4xf32> {
  // expected-error @+2 {{'linalg.fill' op expected an operation of TTIR}}
  // expected-note @+1 {{front ends make TTIR of other dialects, as linalg-to-ttir-pipeline does}}
  %0 = linalg.fill ins(%c : f32) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// The pipeline ran before.
func.func @lowered(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error @+2 {{'ttnn.relu' op expected an operation of TTIR}}
  // expected-note @+1 {{the program is lowered already}}
  %0 = "ttnn.relu"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// What has no tensors is left as it is.
func.func @memory(%a: memref<4x4xf32>, %n: index, %c: f32) -> f32 {
  linalg.fill ins(%c : f32) outs(%a : memref<4x4xf32>)
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%c) -> f32 {
    scf.reduce(%c : f32) {
    ^bb0(%p: f32, %q: f32):
      scf.reduce.return %p : f32
    }
  }
  return %0 : f32
}
