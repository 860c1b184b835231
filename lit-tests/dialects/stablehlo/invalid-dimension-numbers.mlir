// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

// Lists of dimensions and of windows that an operation has besides its operands.

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<4x6x2xi32>) {
  // expected-error @+2 {{has duplicated dimension from collapsed_slice_dims and operand_batching_dims: 1}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<4x6x2xi32>) -> tensor<4x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<4x6x2xi32>) {
  // expected-error @+2 {{collapsed_slice_dims[1]: 4 is out of bounds for operand rank 4}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<4x6x2xi32>) -> tensor<4x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<4x6x2xi32>) {
  // expected-error @+2 {{operand_batching_dims[0]: 4 is out of bounds for operand rank 4}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [4], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<4x6x2xi32>) -> tensor<4x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<4x6x2xi32>) {
  // expected-error @+2 {{has duplicated dimension from collapsed_slice_dims and operand_batching_dims: 0}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [0, 0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<4x6x2xi32>) -> tensor<4x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<4x6x2xi32>) {
  // expected-error @+2 {{operand_batching_dims[0] and start_indices_batching_dims[0] must have compatible sizes, but got 4 and 6}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<4x6x2xi32>) -> tensor<4x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<4x6x2xi32>) {
  // expected-error @+2 {{expects start_indices_batching_dims not to include index_vector_dim 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<4x6x2xi32>) -> tensor<4x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<4x6x2xi32>) {
  // expected-error @+2 {{start_indices_batching_dims[0]: 3 is out of bounds for start indices with rank 3}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [3], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<4x6x2xi32>) -> tensor<4x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<4x6x2xi32>) {
  // expected-error @+2 {{operand_batching_dims and start_indices_batching_dims should have the same size, but got 1 and 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0, 1], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<4x6x2xi32>) -> tensor<4x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<4x6x2xi32>) {
  // expected-error @+2 {{has duplicated dimension from start_index_map and operand_batching_dims: 0}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<4x6x2xi32>) -> tensor<4x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<5x6x2xi32>) {
  // expected-error @+2 {{operand_batching_dims[0] and start_indices_batching_dims[0] must have compatible sizes, but got 4 and 5}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<5x6x2xi32>) -> tensor<5x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<3x4x6x1xi32>) {
  // expected-error @+2 {{expects operand_batching_dims to be sorted, got: [1, 0]}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [2], operand_batching_dims = [1, 0], start_indices_batching_dims = [1, 0], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<3x4x6x1xi32>) -> tensor<3x4x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<3x4x6x1xi32>) {
  // expected-error @+2 {{operand_batching_dims[0] and start_indices_batching_dims[0] must have compatible sizes, but got 4 and 3}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<3x4x6x1xi32>) -> tensor<3x4x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<3x4x6x1xi32>) {
  // expected-error @+2 {{expects start_indices_batching_dims to not repeat, got: [1, 1]}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [1, 1], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<4x3x5x7xf32>, tensor<3x4x6x1xi32>) -> tensor<3x4x6x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<4x6x2xi32>, %u: tensor<4x6x3xf32>) {
  // expected-error @+1 {{input_batching_dims[0] and scatter_indices_batching_dims[0] must have compatible sizes, but got 4 and 6}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3x5x7xf32>, tensor<4x6x2xi32>, tensor<4x6x3xf32>) -> tensor<4x3x5x7xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<4x6x2xi32>, %u: tensor<4x6x3xi32>) {
  // expected-error @+1 {{expects the element types of input and update at index 0 to be the same, but got 'tensor<4x3x5x7xf32>' and 'tensor<4x6x3xi32>'}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3x5x7xf32>, tensor<4x6x2xi32>, tensor<4x6x3xi32>) -> tensor<4x3x5x7xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3x5x7xf32>, %i: tensor<5x6x2xi32>, %u: tensor<5x6x3xf32>) {
  // expected-error @+1 {{input_batching_dims[0] and scatter_indices_batching_dims[0] must have compatible sizes, but got 4 and 5}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3x5x7xf32>, tensor<5x6x2xi32>, tensor<5x6x3xf32>) -> tensor<4x3x5x7xf32>
  return
}

// -----

func.func @f(%a: tensor<4x9x9x6xf32>, %b: tensor<3x3x2x12xf32>) {
  // expected-error @+1 {{expects window-reversal to have same dimension-size as size of window dimensions (2), but got: 1.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x9x9x6xf32>, tensor<3x3x2x12xf32>) -> tensor<4x5x5x12xf32>
  return
}

// -----

func.func @f(%a: tensor<4x9x9x6xf32>, %b: tensor<3x3x6x12xf32>) {
  // expected-error @+1 {{expects the shape of padding-attribute to be {N, 2}, but got {2, 1}.}}
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x1xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x9x9x6xf32>, tensor<3x3x6x12xf32>) -> tensor<2x9x9x12xf32>
  return
}
