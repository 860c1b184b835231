// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

// Shapes that are computed, parts of tensors, updates of slices.

func.func @f(%d: tensor<3xi64>) {
  // expected-error @+1 {{output_shape size (3) does not match result rank (2)}}
  %0 = stablehlo.dynamic_iota %d, dim = 0 : (tensor<3xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%d: tensor<2xi64>) {
  // expected-error @+1 {{iota dimension cannot go beyond the output rank}}
  %0 = stablehlo.dynamic_iota %d, dim = 2 : (tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f() {
  %d = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expected-error @+1 {{output_shape is incompatible with return type of operation 'tensor<2x4xf32>'}}
  %0 = stablehlo.dynamic_iota %d, dim = 0 : (tensor<2xi64>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<3xi64>) {
  // expected-error @+1 {{output should have a rank equal to the number of elements in output_shape}}
  %0 = stablehlo.dynamic_reshape %a, %d : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  %d = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  // expected-error @+1 {{output_shape is incompatible with return type of operation 'tensor<6x1xf32>'}}
  %0 = stablehlo.dynamic_reshape %a, %d : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<6x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<2xi64>) {
  // expected-error @+1 {{number of output elements (8) doesn't match expected number of elements (6)}}
  %0 = stablehlo.dynamic_reshape %a, %d : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<3xi64>) {
  // expected-error @+1 {{expects operand and result to have compatible element type}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %d, dims = [0, 1] : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<2x?x?xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<2xi64>) {
  // expected-error @+1 {{result rank (3) is not equal to number of output dimensions (2)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %d, dims = [0, 1] : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<3xi64>) {
  // expected-error @+1 {{broadcast_dimensions size (1) does not match operand rank (2)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %d, dims = [0] : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<2x?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<1xi64>) {
  // expected-error @+1 {{result rank (1) is less than operand rank (2)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %d, dims = [0, 1] : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<3xi64>) {
  // expected-error @+1 {{broadcast_dimensions should not have duplicates}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %d, dims = [0, 0] : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<2x?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<3xi64>) {
  // expected-error @+1 {{broadcast_dimensions contains invalid value 3 for result with rank 3}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %d, dims = [0, 3] : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<2x?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<3xi64>) {
  // expected-error @+1 {{size of operand dimension 0 (2) is not compatible with size of result dimension 1 (4)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %d, dims = [1, 2] : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  %d = stablehlo.constant dense<[2, 2, 3]> : tensor<3xi64>
  // expected-error @+1 {{output_dimensions is incompatible with return type of operation 'tensor<4x2x3xf32>'}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %d, dims = [1, 2] : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<4x2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<3xi64>) {
  // expected-error @+1 {{duplicate expansion hint for at least one operand dimension}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %d) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<?x2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<3xi64>) {
  // expected-error @+1 {{hint for expanding dimension 2 does not refer to a valid operand dimension}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %d) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 2>}> : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<?x2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<3xi64>) {
  // expected-error @+1 {{hint for nonexpanding dimension -1 does not refer to a valid operand dimension}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %d) <{broadcast_dimensions = array<i64: 1, 2>, known_nonexpanding_dimensions = array<i64: -1>}> : (tensor<2x3xf32>, tensor<3xi64>) -> tensor<?x2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<i32>, %d: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op failed to verify that all of {operand, padding_value, result} have same element type}}
  %0 = stablehlo.dynamic_pad %a, %v, %d, %d, %d : (tensor<2x3xf32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<1xf32>, %d: tensor<2xi64>) {
  // expected-error @+1 {{padding value type should be a rank-0 tensor, is rank 1}}
  %0 = stablehlo.dynamic_pad %a, %v, %d, %d, %d : (tensor<2x3xf32>, tensor<1xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<f32>, %d: tensor<2xi64>, %t: tensor<3xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op failed to verify that all of {edge_padding_low, edge_padding_high, interior_padding} have same type}}
  %0 = stablehlo.dynamic_pad %a, %v, %t, %d, %d : (tensor<2x3xf32>, tensor<f32>, tensor<3xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<f32>, %d: tensor<2xi64>, %t: tensor<3xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op failed to verify that all of {edge_padding_low, edge_padding_high, interior_padding} have same type}}
  %0 = stablehlo.dynamic_pad %a, %v, %d, %t, %d : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<3xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<f32>, %d: tensor<2xi64>, %t: tensor<3xi64>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op failed to verify that all of {edge_padding_low, edge_padding_high, interior_padding} have same type}}
  %0 = stablehlo.dynamic_pad %a, %v, %d, %d, %t : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<3xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<f32>, %d: tensor<2xi64>) {
  %c = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  // expected-error @+1 {{Interior padding cannot be negative: -1}}
  %0 = stablehlo.dynamic_pad %a, %v, %d, %d, %c : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<f32>) {
  %c = stablehlo.constant dense<1> : tensor<2xi64>
  // expected-error @+1 {{inferred shape '[5, 7]' is incompatible with return type of operation 'tensor<5x6xf32>'}}
  %0 = stablehlo.dynamic_pad %a, %v, %c, %c, %c : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<f32>, %d: tensor<2xi64>) {
  // expected-error @+1 {{inferred shape '[-9223372036854775808, -9223372036854775808]' is incompatible with return type of operation 'tensor<?xf32>'}}
  %0 = stablehlo.dynamic_pad %a, %v, %d, %d, %d : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op failed to verify that all of {operand, result} have same element type}}
  %0 = stablehlo.real_dynamic_slice %a, %d, %d, %d : (tensor<2x3xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<2xi64>, %t: tensor<3xi64>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op failed to verify that all of {start_indices, limit_indices, strides} have same type}}
  %0 = stablehlo.real_dynamic_slice %a, %t, %d, %d : (tensor<2x3xf32>, tensor<3xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<2xi64>, %t: tensor<3xi64>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op failed to verify that all of {start_indices, limit_indices, strides} have same type}}
  %0 = stablehlo.real_dynamic_slice %a, %d, %t, %d : (tensor<2x3xf32>, tensor<2xi64>, tensor<3xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<2xi64>, %t: tensor<3xi64>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op failed to verify that all of {start_indices, limit_indices, strides} have same type}}
  %0 = stablehlo.real_dynamic_slice %a, %d, %d, %t : (tensor<2x3xf32>, tensor<2xi64>, tensor<2xi64>, tensor<3xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %d: tensor<2xi64>) {
  // expected-error @+1 {{inferred shape '[-9223372036854775808, -9223372036854775808]' is incompatible with return type of operation 'tensor<?xf32>'}}
  %0 = stablehlo.real_dynamic_slice %a, %d, %d, %d : (tensor<2x3xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+2 {{has mismatched number of slice sizes (1) and number of start indices (2)}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [1] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+2 {{has mismatched number of start indices (1) and the rank of operand (2)}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = stablehlo.dynamic_slice %a, %i, sizes = [1] : (tensor<2x3xf32>, tensor<i32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+2 {{start indices must have same element type}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = stablehlo.dynamic_slice %a, %i, %j, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i64>) -> tensor<1x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+2 {{has negative size index to dynamic slice: -1}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [1, -1] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+2 {{has slice size 4 greater than dimension size 3 in dimension 1 of operand}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [1, 4] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to verify that all of {operand, result} have same element type}}
  %0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+2 {{'stablehlo.dynamic_slice' op inferred type(s) 'tensor<1x2xf32>' are incompatible with return type(s) of operation 'tensor<2x2xf32>'}}
  // expected-error @+1 {{'stablehlo.dynamic_slice' op failed to infer returned types}}
  %0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %u: tensor<1x2xi32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op failed to verify that all of {operand, update, result} have same element type}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<2x3xf32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %u: tensor<2xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+2 {{update rank does not match operand rank: 1 vs 2.}}
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op failed to infer returned types}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<2x3xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %u: tensor<1x2xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+2 {{expects number of start_indices to match operand rank: 1 vs 2.}}
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op failed to infer returned types}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %u: tensor<1x2xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+2 {{start indices must have same element type}}
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op failed to infer returned types}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %j : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %u: tensor<1x4xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+2 {{expects size at dimension 1 of update to be in range [0, 3]. Got: 4.}}
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op failed to infer returned types}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<2x3xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %u: tensor<1x2xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+2 {{'stablehlo.dynamic_update_slice' op inferred type(s) 'tensor<2x3xf32>' are incompatible with return type(s) of operation 'tensor<1x2xf32>'}}
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op failed to infer returned types}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+2 {{requires dimension attribute in range [0, 2); found (2)}}
  // expected-error @+1 {{'stablehlo.get_dimension_size' op failed to infer returned types}}
  %0 = stablehlo.get_dimension_size %a, dim = 2 : (tensor<2x3xf32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>) {
  // expected-error @+2 {{requires dimension attribute in range [0, 2); found (2)}}
  // expected-error @+1 {{'stablehlo.set_dimension_size' op failed to infer returned types}}
  %0 = stablehlo.set_dimension_size %a, %i, dim = 2 : (tensor<2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.set_dimension_size' op inferred type(s) 'tensor<2x?xf32>' are incompatible with return type(s) of operation 'tensor<2x?xi32>'}}
  // expected-error @+1 {{'stablehlo.set_dimension_size' op failed to infer returned types}}
  %0 = stablehlo.set_dimension_size %a, %i, dim = 1 : (tensor<2x3xf32>, tensor<i32>) -> tensor<2x?xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %i: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.set_dimension_size' op inferred type(s) 'tensor<2x?xf32>' are incompatible with return type(s) of operation 'tensor<3x?xf32>'}}
  // expected-error @+1 {{'stablehlo.set_dimension_size' op failed to infer returned types}}
  %0 = stablehlo.set_dimension_size %a, %i, dim = 1 : (tensor<2x3xf32>, tensor<i32>) -> tensor<3x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2xcomplex<f32>>) {
  // expected-error @+1 {{cannot convert between real and complex types, but got: 'tensor<2xcomplex<f32>>' and 'tensor<2xf64>'}}
  %0 = stablehlo.bitcast_convert %a : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{operand and result shapes must match except for the innermost dimension of the shape with the smaller element type. Got: 'tensor<2x3xf32>' and 'tensor<2x4xi32>'.}}
  %0 = stablehlo.bitcast_convert %a : (tensor<2x3xf32>) -> tensor<2x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{rank of smaller element type (2) should be 1 more than rank of larger element type (2), but 2 != 2 + 1.}}
  %0 = stablehlo.bitcast_convert %a : (tensor<2x3xf32>) -> tensor<2x3xi16>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{operand and result shapes must match except for the innermost dimension of the shape with the smaller element type. Got: 'tensor<2x3xf32>' and 'tensor<2x4x2xi16>'.}}
  %0 = stablehlo.bitcast_convert %a : (tensor<2x3xf32>) -> tensor<2x4x2xi16>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{requires compatible bit widths. Got: 'tensor<2x3xf32>' and 'tensor<2x3x4xi16>', but 16 * 4 != 32.}}
  %0 = stablehlo.bitcast_convert %a : (tensor<2x3xf32>) -> tensor<2x3x4xi16>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3xi32>) {
  // expected-error @+1 {{'stablehlo.torch_index_select' op requires the same element type for operand and result}}
  %0 = "stablehlo.torch_index_select"(%a, %i) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<8x4xf32>, tensor<3xi32>) -> tensor<3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.torch_index_select' op index must be a tensor of integers, but got 'tensor<3xf32>'}}
  %0 = "stablehlo.torch_index_select"(%a, %i) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<8x4xf32>, tensor<3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3xi32>) {
  // expected-error @+1 {{'stablehlo.torch_index_select' op dim must be in range [0, 2), but got 2}}
  %0 = "stablehlo.torch_index_select"(%a, %i) <{batch_dims = 0 : i64, dim = 2 : i64}> : (tensor<8x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3xi32>) {
  // expected-error @+1 {{'stablehlo.torch_index_select' op batch_dims must be in range [0, 0], but got 1}}
  %0 = "stablehlo.torch_index_select"(%a, %i) <{batch_dims = 1 : i64, dim = 0 : i64}> : (tensor<8x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{'stablehlo.torch_index_select' op batch dimensions of operand and index must be equal}}
  %0 = "stablehlo.torch_index_select"(%a, %i) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<8x4xf32>, tensor<3x2xi32>) -> tensor<8x2xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3xi32>) {
  // expected-error @+1 {{'stablehlo.torch_index_select' op inferred shape '[8, 3]' is incompatible with return type of operation 'tensor<3x4xf32>'}}
  %0 = "stablehlo.torch_index_select"(%a, %i) <{batch_dims = 0 : i64, dim = 1 : i64}> : (tensor<8x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %s: tensor<1x2xi32>) {
  // expected-error @+2 {{slice_sizes.rank != 1}}
  // expected-error @+1 {{'stablehlo.dynamic_gather' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<1x2xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %s: tensor<3xi32>) {
  // expected-error @+2 {{slice_sizes size (3) not equal to (implied) operand rank (2)}}
  // expected-error @+1 {{'stablehlo.dynamic_gather' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  %s = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  // expected-error @+2 {{slice size (5) is out of bounds for operand dimension (4) at index 1}}
  // expected-error @+1 {{'stablehlo.dynamic_gather' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<2xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %s: tensor<2xi32>) {
  // expected-error @+2 {{'stablehlo.dynamic_gather' op inferred type(s) 'tensor<3x?xf32>' are incompatible with return type(s) of operation 'tensor<3x4xi32>'}}
  // expected-error @+1 {{'stablehlo.dynamic_gather' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<2xi32>) -> tensor<3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+2 {{'stablehlo.scatter' op inferred type(s) 'tensor<8x4xf32>' are incompatible with return type(s) of operation 'tensor<8x5xf32>'}}
  // expected-error @+1 {{'stablehlo.scatter' op failed to infer returned types}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x5xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{Expects update_window_dims to be sorted; got: [1, 0].}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{Expects update_window_dims to not repeat; got: [1, 1].}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{Invalid update_window_dims dimension; valid range is [0, 2). got: 2.}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{Invalid inserted_window_dims dimension; valid range is [0, 2). got: 2.}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{Invalid scatter_dims_to_operand_dims dimension; valid range is [0, 2). got: 2.}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{has duplicated dimension from inserted_window_dims and input_batching_dims}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{Expects rank-of operand to match size-of-window; got: rank-of operand: 2, size-of-window: 1.}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{has duplicated dimension from scatter_dims_to_operand_dims and input_batching_dims}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{input_batching_dims and scatter_indices_batching_dims should have the same size, but got 1 and 0}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{expects scatter index leaf dimension to be within [0, rank(scatter_indices) + 1. rank(scatter_indices) is 2 and scatter index leaf dimension is 3.}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 3>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{expects scatter_indices_batching_dims not to include index_vector_dim 1.}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{Scatter op has 1 elements in scatter_dims_to_operand_dims and the bound of dimension index_vector_dim=0 of scatter_indices is 3. These two numbers must be equal.}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x1x4xf32>) {
  // expected-error @+1 {{expects updates tensor must be of rank 2 ( == rank-of('scatter_indices') - 1 + size-of('update_window_dims'), where 'scatter_indices' is expanded by a trailing 1 dimension if 'index_vector_dim' == rank-of('scatter_indices')), but got 3.}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x1x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{expects bounds of the window dimensions of updates to not exceed the bounds of the corresponding dimensions of operand. For dimension 1, updates bound is 5, operand bound is 4.}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<2x4xf32>) {
  // expected-error @+1 {{expects bounds of the scatter dimensions of updates to be same as the bounds of the corresponding dimensions of scatter indices. For scatter dimension 0, updates bound is 2 , scatter_indices bound is 3.}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<2x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{Reduction-region must take 2 parameters, but takes 1 parameter(s)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%i: tensor<3x1xi32>) {
  // expected-error @+1 {{expects at least 1 input but got 0}}
  "stablehlo.scatter"(%i) <{scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1>}> ({
    stablehlo.return
  }) : (tensor<3x1xi32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x5xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+1 {{Not all inputs have compatible shapes.}}
  %0:2 = "stablehlo.scatter"(%a, %b, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<8x5xf32>, tensor<3x1xi32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<8x4xf32>, tensor<8x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>, %v: tensor<2x4xf32>) {
  // expected-error @+1 {{Not all updates have compatible shapes.}}
  %0:2 = "stablehlo.scatter"(%a, %a, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>, tensor<2x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
  return
}

// -----

func.func @f(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @+2 {{'stablehlo.scatter' op inferred type(s) 'tensor<8x4xf32>' are incompatible with return type(s) of operation 'tensor<8x4xf32>', 'tensor<8x4xf32>'}}
  // expected-error @+1 {{'stablehlo.scatter' op failed to infer returned types}}
  %0:2 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %v: tensor<f32>) {
  %low = stablehlo.constant dense<-4> : tensor<1xi64>
  %none = stablehlo.constant dense<0> : tensor<1xi64>
  // expected-error @+1 {{Padding result in negative size for dimension 0}}
  %0 = stablehlo.dynamic_pad %a, %v, %low, %none, %none : (tensor<3xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>) {
  // expected-error @+1 {{'stablehlo.reshape' op result #0 must be statically shaped or single bounded dimension tensor of}}
  %0 = stablehlo.reshape %a : (tensor<?x3xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>) {
  // expected-error @+1 {{'stablehlo.reshape' op result #0 must be statically shaped or single bounded dimension tensor of}}
  %0 = stablehlo.reshape %a : (tensor<?x3xf32>) -> tensor<?x?xf32, #stablehlo.bounds<?, 3>>
  return
}

// -----

func.func @f(%a: tensor<?x3xf32>) {
  // expected-error @+1 {{'stablehlo.reshape' op result #0 must be statically shaped or single bounded dimension tensor of}}
  %0 = stablehlo.reshape %a : (tensor<?x3xf32>) -> tensor<?x?xf32, #stablehlo.bounds<4, 3>>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'stablehlo.iota' op result #0 must be statically shaped tensor of 2/4/8/16/32/64-bit signless integer or}}
  %0 = stablehlo.iota dim = 0 : tensor<?xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'stablehlo.iota' op result #0 must be statically shaped tensor of}}
  %0 = stablehlo.iota dim = 0 : tensor<?xi32, #stablehlo.bounds<4>>
  return
}

// -----

func.func @f(%a: tensor<?xf32>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op result #0 must be statically shaped or single bounded dimension tensor of}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<?xf32>) -> tensor<2x?xf32>
  return
}
