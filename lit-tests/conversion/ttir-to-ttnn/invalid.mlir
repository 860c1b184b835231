// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline --split-input-file --verify-diagnostics %s

// Elements that are not in the program.
func.func @resource() -> tensor<2xf32> {
  // expected-note @+2 {{the file has no resource 'weights' of that many elements}}
  // expected-error @+1 {{failed to legalize operation 'ttir.constant'}}
  %0 = "ttir.constant"() <{value = dense_resource<weights> : tensor<2xf32>}> : () -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @not_of_ttir(%a: f32) -> f32 {
  // expected-error @+1 {{failed to legalize operation 'arith.addf'}}
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}

// -----

#host = #tt.operand_constraint<system|scalar>
func.func @no_format_for_complex_numbers() {
  // expected-error @+3 {{'tensor.empty' op unsupported data type}}
  // expected-note @+2 {{the device has no format for 'complex<f32>'}}
  // expected-error @+1 {{failed to legalize operation 'tensor.empty'}}
  %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
  %1 = "ttir.exp"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#host, #host]}> : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
  return
}

// -----

#host = #tt.operand_constraint<system|scalar>
func.func @no_such_format(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+3 {{'tensor.empty' op unsupported float type}}
  // expected-note @+2 {{the device has no format for 'f80'}}
  // expected-error @+1 {{failed to legalize operation 'tensor.empty'}}
  %0 = tensor.empty() : tensor<4x8xf80>
  %1 = "ttir.typecast"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#host, #host]}> : (tensor<4x8xf32>, tensor<4x8xf80>) -> tensor<4x8xf80>
  %2 = tensor.empty() : tensor<4x8xf32>
  %3 = "ttir.typecast"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#host, #host]}> : (tensor<4x8xf80>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

// -----

#tile = #tt.operand_constraint<dram|l1|tile|none|interleaved|single_bank|height_sharded|width_sharded|block_sharded|any_layout|any_device_tile>

// A part of more dimensions than rows can be looked up along.
func.func @slice_of_six(%a: tensor<2x2x2x3x2x2xf32>) -> tensor<2x2x2x2x2x2xf32> {
  %0 = tensor.empty() : tensor<2x2x2x2x2x2xf32>
  // expected-note @+2 {{ttir.reshape gives at most 5 dimensions}}
  // expected-error @+1 {{failed to legalize operation 'ttir.slice'}}
  %1 = "ttir.slice"(%a, %0) <{begins = [0 : i32, 0 : i32, 0 : i32, 1 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 2 : i32, 2 : i32, 3 : i32, 2 : i32, 2 : i32], operand_constraints = [#tile, #tile], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x2x2x3x2x2xf32>, tensor<2x2x2x2x2x2xf32>) -> tensor<2x2x2x2x2x2xf32>
  return %1 : tensor<2x2x2x2x2x2xf32>
}

// -----

#tile = #tt.operand_constraint<dram|l1|tile|none|interleaved|single_bank|height_sharded|width_sharded|block_sharded|any_layout|any_device_tile>

func.func @reverse_of_six(%a: tensor<2x2x2x3x2x2xf32>) -> tensor<2x2x2x3x2x2xf32> {
  %0 = tensor.empty() : tensor<2x2x2x3x2x2xf32>
  // expected-note @+2 {{ttir.reshape gives at most 5 dimensions}}
  // expected-error @+1 {{failed to legalize operation 'ttir.reverse'}}
  %1 = "ttir.reverse"(%a, %0) <{dimensions = array<i64: 3>, operand_constraints = [#tile, #tile]}> : (tensor<2x2x2x3x2x2xf32>, tensor<2x2x2x3x2x2xf32>) -> tensor<2x2x2x3x2x2xf32>
  return %1 : tensor<2x2x2x3x2x2xf32>
}

// -----

// A constant that stands for two has no place of its own.
func.func @merged_constants(%a: f32) -> (f32, f32) {
  %0 = arith.constant 2.0 : f32
  // expected-error @+1 {{failed to legalize operation 'arith.constant'}}
  %1 = arith.addf %0, %a : f32
  %2 = arith.constant 2.0 : f32
  %3 = arith.mulf %2, %a : f32
  return %1, %3 : f32, f32
}
