// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

//===--- to_layout ---===//

// The input has no layout.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @to_layout_input_encoding(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32, #layout>) {
  // expected-error @+1 {{'ttir.to_layout' op Input tensor type missing layout attribute}}
  %0 = "ttir.to_layout"(%arg0, %arg1) : (tensor<64x128xf32>, tensor<64x128xf32, #layout>) -> tensor<64x128xf32, #layout>
  return
}

// -----

// The result has no layout.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @to_layout_output_encoding(%arg0: tensor<64x128xf32, #layout>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.to_layout' op Output tensor type missing layout attribute}}
  %0 = "ttir.to_layout"(%arg0, %arg1) : (tensor<64x128xf32, #layout>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// A layout change keeps the shape.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @to_layout_shapes_differ(%arg0: tensor<64x128xf32, #layout>, %arg1: tensor<64x64xf32, #layout>) {
  // expected-error @+2 {{'ttir.to_layout' op Input and output shapes must be the same}}
  // expected-note @+1 {{input has shape 64x128, output 64x64}}
  %0 = "ttir.to_layout"(%arg0, %arg1) : (tensor<64x128xf32, #layout>, tensor<64x64xf32, #layout>) -> tensor<64x64xf32, #layout>
  return
}

// -----

// Operations without inherent attributes take no properties.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @to_layout_properties(%arg0: tensor<64x128xf32, #layout>, %arg1: tensor<64x128xf32, #layout>) {
  // expected-error @+1 {{invalid properties {foo = 1 : i32} for op ttir.to_layout: this operation does not support properties}}
  %0 = "ttir.to_layout"(%arg0, %arg1) <{foo = 1 : i32}> : (tensor<64x128xf32, #layout>, tensor<64x128xf32, #layout>) -> tensor<64x128xf32, #layout>
  return
}

// -----

// The class of an attribute must be that of the property, before its value is checked.
func.func @dimension_class(%arg0: tensor<4x4xf32>) {
  // expected-error @+1 {{invalid properties {dimension = "one", operand_constraints = []} for op ttir.softmax: Invalid attribute `dimension` in property conversion: "one"}}
  %0 = "ttir.softmax"(%arg0, %arg0) <{dimension = "one", operand_constraints = []}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// Sizes of groups of operands are 32-bit integers.
func.func @segment_sizes_type(%arg0: tensor<4x4xf32>) {
  // expected-error @+1 {{for op ttir.add: expected DenseI32ArrayAttr for key `value`}}
  %0 = "ttir.add"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i64: 2, 1>, operand_constraints = []}> : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// There is one for each group.
func.func @segment_sizes_count(%arg0: tensor<4x4xf32>) {
  // expected-error @+1 {{for op ttir.add: size mismatch in attribute conversion: 3 vs 2}}
  %0 = "ttir.add"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1, 0>, operand_constraints = []}> : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

//===--- generic ---===//

// Two operands, three arguments of the region.
#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @generic_arguments(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttir.generic' op The number of op operands and region/block operands must match}}
  // expected-note @+1 {{the operation has 2 operands, the region 3 arguments}}
  %0 = "ttir.generic"(%arg0, %arg1) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map], iterator_types = [#tt.iterator_type<parallel>, #tt.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>, operand_constraints = []}> ({
  ^bb0(%arg2: tensor<64x128xf32>, %arg3: tensor<64x128xf32>, %arg4: tensor<64x128xf32>):
    "ttir.yield"(%arg2) : (tensor<64x128xf32>) -> ()
  }) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

//===--- embedding ---===//

// The table has three dimensions.
func.func @embedding_weight_rank(%arg0: tensor<2x32xf32>, %arg1: tensor<4x512x128xf32>, %arg2: tensor<2x32x128xf32>) {
  // expected-error @+2 {{'ttir.embedding' op Weight must be a 2D tensor}}
  // expected-note @+1 {{the weight has rank 3}}
  %0 = "ttir.embedding"(%arg0, %arg1, %arg2) <{operand_constraints = []}> : (tensor<2x32xf32>, tensor<4x512x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
  return
}

// -----

// The result lacks the dimension of the table's rows.
func.func @embedding_output_rank(%arg0: tensor<2x32xf32>, %arg1: tensor<512x128xf32>, %arg2: tensor<32x128xf32>) {
  // expected-error @+2 {{'ttir.embedding' op Output must have one dimension more than input}}
  // expected-note @+1 {{the input has rank 2, the output 2}}
  %0 = "ttir.embedding"(%arg0, %arg1, %arg2) <{operand_constraints = []}> : (tensor<2x32xf32>, tensor<512x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
  return
}

// -----

//===--- softmax ---===//

// The result is narrower than the input.
func.func @softmax_shapes_differ(%arg0: tensor<64x128xf32>, %arg1: tensor<64x64xf32>) {
  // expected-error @+2 {{'ttir.softmax' op Input and output shapes must be the same}}
  // expected-note @+1 {{input has shape 64x128, output 64x64}}
  %0 = "ttir.softmax"(%arg0, %arg1) <{dimension = 1 : si32, operand_constraints = []}> : (tensor<64x128xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return
}

// -----

// Rank 2 has no dimension 2.
func.func @softmax_dimension_too_large(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttir.softmax' op Dimension attribute must be within the bounds of the input tensor}}
  // expected-note @+1 {{dimension is 2, the input has rank 2}}
  %0 = "ttir.softmax"(%arg0, %arg1) <{dimension = 2 : si32, operand_constraints = []}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// Nor a dimension -3.
func.func @softmax_dimension_too_small(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttir.softmax' op Dimension attribute must be within the bounds of the input tensor}}
  // expected-note @+1 {{dimension is -3, the input has rank 2}}
  %0 = "ttir.softmax"(%arg0, %arg1) <{dimension = -3 : si32, operand_constraints = []}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

//===--- transpose ---===//

// A vector has no second dimension.
func.func @transpose_rank_1(%arg0: tensor<64xf32>, %arg1: tensor<64xf32>) {
  // expected-error @+2 {{'ttir.transpose' op Input must be at least a 2D tensor}}
  // expected-note @+1 {{the input has rank 1}}
  %0 = "ttir.transpose"(%arg0, %arg1) <{dim0 = 0 : si32, dim1 = 0 : si32, operand_constraints = []}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return
}

// -----

// The result has one dimension more.
func.func @transpose_ranks_differ(%arg0: tensor<64x128xf32>, %arg1: tensor<1x128x64xf32>) {
  // expected-error @+2 {{'ttir.transpose' op Input must have the same rank as output}}
  // expected-note @+1 {{the input has rank 2, the output 3}}
  %0 = "ttir.transpose"(%arg0, %arg1) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = []}> : (tensor<64x128xf32>, tensor<1x128x64xf32>) -> tensor<1x128x64xf32>
  return
}

// -----

// Rank 2 has no dimension 2.
func.func @transpose_dim0(%arg0: tensor<64x128xf32>, %arg1: tensor<128x64xf32>) {
  // expected-error @+2 {{'ttir.transpose' op Dimension 0 attribute must be within the bounds of the input tensor}}
  // expected-note @+1 {{dim0 is 2, the input has rank 2}}
  %0 = "ttir.transpose"(%arg0, %arg1) <{dim0 = 2 : si32, dim1 = 1 : si32, operand_constraints = []}> : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
  return
}

// -----

// Nor a dimension -3.
func.func @transpose_dim1(%arg0: tensor<64x128xf32>, %arg1: tensor<128x64xf32>) {
  // expected-error @+2 {{'ttir.transpose' op Dimension 1 attribute must be within the bounds of the input tensor}}
  // expected-note @+1 {{dim1 is -3, the input has rank 2}}
  %0 = "ttir.transpose"(%arg0, %arg1) <{dim0 = 0 : si32, dim1 = -3 : si32, operand_constraints = []}> : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
  return
}

// -----

// The result has the shape of the input.
func.func @transpose_shape(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttir.transpose' op Input-output transpose dimension mismatch.}}
  // expected-note @+1 {{input has shape 64x128, output 64x128}}
  %0 = "ttir.transpose"(%arg0, %arg1) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = []}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

//===--- concat ---===//

// The message has the dimension as it was written.
func.func @concat_dim_too_large(%arg0: tensor<32x32xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<32x96xf32>) {
  // expected-error @+2 {{'ttir.concat' op Invalid dimension 2 for concatenation.}}
  // expected-note @+1 {{the inputs have rank 2}}
  %0 = "ttir.concat"(%arg0, %arg1, %arg2) <{dim = 2 : si32, operand_constraints = []}> : (tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
  return
}

// -----

// Also a negative one.
func.func @concat_dim_too_small(%arg0: tensor<32x32xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<32x96xf32>) {
  // expected-error @+2 {{'ttir.concat' op Invalid dimension -3 for concatenation.}}
  // expected-note @+1 {{the inputs have rank 2}}
  %0 = "ttir.concat"(%arg0, %arg1, %arg2) <{dim = -3 : si32, operand_constraints = []}> : (tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
  return
}

// -----

// The second input has another rank.
func.func @concat_ranks_differ(%arg0: tensor<32x32xf32>, %arg1: tensor<1x32x64xf32>, %arg2: tensor<32x96xf32>) {
  // expected-error @+2 {{'ttir.concat' op All input tensors must have the same rank.}}
  // expected-note @+1 {{input #0 has rank 2, input #1 has rank 3}}
  %0 = "ttir.concat"(%arg0, %arg1, %arg2) <{dim = 1 : si32, operand_constraints = []}> : (tensor<32x32xf32>, tensor<1x32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
  return
}

// -----

// The message has the dimension counted from the front.
func.func @concat_sizes_differ(%arg0: tensor<32x32xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<32x96xf32>) {
  // expected-error @+2 {{'ttir.concat' op All input tensors must have the same dimensions, except for dimension 1.}}
  // expected-note @+1 {{input #0 has shape 32x32, input #1 has shape 64x64}}
  %0 = "ttir.concat"(%arg0, %arg1, %arg2) <{dim = -1 : si32, operand_constraints = []}> : (tensor<32x32xf32>, tensor<64x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
  return
}

// -----

// There is nothing to join.
func.func @concat_nothing(%arg0: tensor<32x96xf32>) {
  // expected-error @+1 {{'ttir.concat' op expected at least one input tensor}}
  %0 = "ttir.concat"(%arg0) <{dim = 0 : si32, operand_constraints = []}> : (tensor<32x96xf32>) -> tensor<32x96xf32>
  return
}

// -----

//===--- reshape ---===//

// One size for two dimensions.
func.func @reshape_shape_length(%arg0: tensor<2x4xf32>, %arg1: tensor<4x2xf32>) {
  // expected-error @+2 {{'ttir.reshape' op Shape attribute size must match output tensor rank}}
  // expected-note @+1 {{shape has 1 elements, the output has rank 2}}
  %0 = "ttir.reshape"(%arg0, %arg1) <{operand_constraints = [], shape = [8 : i32]}> : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

// A scalar has no sizes.
func.func @reshape_shape_empty(%arg0: tensor<1xf32>, %arg1: tensor<f32>) {
  // expected-error @+1 {{'ttir.reshape' op Shape attribute must be non-empty}}
  %0 = "ttir.reshape"(%arg0, %arg1) <{operand_constraints = [], shape = []}> : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

// Six sizes.
func.func @reshape_shape_too_long(%arg0: tensor<8xf32>, %arg1: tensor<1x1x1x2x2x2xf32>) {
  // expected-error @+2 {{'ttir.reshape' op Shape attribute must have at most 5 elements}}
  // expected-note @+1 {{it has 6}}
  %0 = "ttir.reshape"(%arg0, %arg1) <{operand_constraints = [], shape = [1 : i32, 1 : i32, 1 : i32, 2 : i32, 2 : i32, 2 : i32]}> : (tensor<8xf32>, tensor<1x1x1x2x2x2xf32>) -> tensor<1x1x1x2x2x2xf32>
  return
}

// -----

// 8 elements do not make 10.
func.func @reshape_element_count(%arg0: tensor<2x4xf32>, %arg1: tensor<2x5xf32>) {
  // expected-error @+2 {{'ttir.reshape' op Input and output tensors must have the same number of elements}}
  // expected-note @+1 {{the input has 8 elements, the output 10}}
  %0 = "ttir.reshape"(%arg0, %arg1) <{operand_constraints = [], shape = [2 : i32, 5 : i32]}> : (tensor<2x4xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
  return
}

// -----

// Two sizes are left open.
func.func @reshape_two_unknown(%arg0: tensor<2x4xf32>, %arg1: tensor<4x2xf32>) {
  // expected-error @+1 {{'ttir.reshape' op Shape attribute must have at most one -1 element}}
  %0 = "ttir.reshape"(%arg0, %arg1) <{operand_constraints = [], shape = [-1 : i32, -1 : i32]}> : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

// -2 is not a size.
func.func @reshape_negative(%arg0: tensor<2x4xf32>, %arg1: tensor<4x2xf32>) {
  // expected-error @+2 {{'ttir.reshape' op All dimensions must be positive except the one with -1}}
  // expected-note @+1 {{shape holds -2}}
  %0 = "ttir.reshape"(%arg0, %arg1) <{operand_constraints = [], shape = [-2 : i32, 2 : i32]}> : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

// Of several wrong sizes the first is reported: 3 stands before -2.
func.func @reshape_first_wrong_size(%arg0: tensor<2x4x1xf32>, %arg1: tensor<4x2x1xf32>) {
  // expected-error @+2 {{'ttir.reshape' op Shape attribute must match the output tensor shape for dimensions that are not -1}}
  // expected-note @+1 {{shape is 3x-2x-1, the output has shape 4x2x1}}
  %0 = "ttir.reshape"(%arg0, %arg1) <{operand_constraints = [], shape = [3 : i32, -2 : i32, -1 : i32]}> : (tensor<2x4x1xf32>, tensor<4x2x1xf32>) -> tensor<4x2x1xf32>
  return
}

// -----

// Nor is 0.
func.func @reshape_zero(%arg0: tensor<2x4xf32>, %arg1: tensor<4x2xf32>) {
  // expected-error @+2 {{'ttir.reshape' op All dimensions must be positive except the one with -1}}
  // expected-note @+1 {{shape holds 0}}
  %0 = "ttir.reshape"(%arg0, %arg1) <{operand_constraints = [], shape = [0 : i32, 2 : i32]}> : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

// The result has another shape than the attribute says.
func.func @reshape_output_shape(%arg0: tensor<2x4xf32>, %arg1: tensor<4x2xf32>) {
  // expected-error @+2 {{'ttir.reshape' op Shape attribute must match the output tensor shape for dimensions that are not -1}}
  // expected-note @+1 {{shape is 2x4, the output has shape 4x2}}
  %0 = "ttir.reshape"(%arg0, %arg1) <{operand_constraints = [], shape = [2 : i32, 4 : i32]}> : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

//===--- max_pool2d ---===//

// An image without batch dimension.
func.func @max_pool2d_rank(%arg0: tensor<128x128x32xf32>, %arg1: tensor<64x64x32xf32>) {
  // expected-error @+1 {{'ttir.max_pool2d' op Input tensor rank must be 4. Recieved input with rank 3. Shape: (128, 128, 32).}}
  %0 = "ttir.max_pool2d"(%arg0, %arg1) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, operand_constraints = [], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<128x128x32xf32>, tensor<64x64x32xf32>) -> tensor<64x64x32xf32>
  return
}

// -----

// The original width is missing.
func.func @max_pool2d_only_height(%arg0: tensor<1x128x128x32xf32>, %arg1: tensor<1x64x64x32xf32>) {
  // expected-error @+1 {{'ttir.max_pool2d' op If providing the original height and width as attributes, both original_height and original_width must be set. However, only original_height was provided.}}
  %0 = "ttir.max_pool2d"(%arg0, %arg1) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, operand_constraints = [], original_height = 128 : si32, padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x128x128x32xf32>, tensor<1x64x64x32xf32>) -> tensor<1x64x64x32xf32>
  return
}

// -----

// The original height is missing.
func.func @max_pool2d_only_width(%arg0: tensor<1x128x128x32xf32>, %arg1: tensor<1x64x64x32xf32>) {
  // expected-error @+1 {{'ttir.max_pool2d' op If providing the original height and width as attributes, both original_height and original_width must be set. However, only original_width was provided.}}
  %0 = "ttir.max_pool2d"(%arg0, %arg1) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, operand_constraints = [], original_width = 128 : si32, padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x128x128x32xf32>, tensor<1x64x64x32xf32>) -> tensor<1x64x64x32xf32>
  return
}

// -----

// The window is higher than the image.
func.func @max_pool2d_kernel_height(%arg0: tensor<1x128x128x32xf32>, %arg1: tensor<1x64x64x32xf32>) {
  // expected-error @+1 {{'ttir.max_pool2d' op Kernel height 129 is greater than input height 128. This MaxPool2d configuration is invalid.}}
  %0 = "ttir.max_pool2d"(%arg0, %arg1) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 129 : si32, kernel_width = 2 : si32, operand_constraints = [], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x128x128x32xf32>, tensor<1x64x64x32xf32>) -> tensor<1x64x64x32xf32>
  return
}

// -----

// The window is wider than the image.
func.func @max_pool2d_kernel_width(%arg0: tensor<1x128x128x32xf32>, %arg1: tensor<1x64x64x32xf32>) {
  // expected-error @+1 {{'ttir.max_pool2d' op Kernel width 129 is greater than input width 128. This MaxPool2d configuration is invalid.}}
  %0 = "ttir.max_pool2d"(%arg0, %arg1) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 129 : si32, operand_constraints = [], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x128x128x32xf32>, tensor<1x64x64x32xf32>) -> tensor<1x64x64x32xf32>
  return
}

// -----

// The attributes say how high a collapsed image is.
func.func @max_pool2d_original_height(%arg0: tensor<1x1x16384x32xf32>, %arg1: tensor<1x1x4096x32xf32>) {
  // expected-error @+1 {{'ttir.max_pool2d' op Kernel height 129 is greater than input height 128. This MaxPool2d configuration is invalid.}}
  %0 = "ttir.max_pool2d"(%arg0, %arg1) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 129 : si32, kernel_width = 2 : si32, operand_constraints = [], original_height = 128 : si32, original_width = 128 : si32, padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x1x16384x32xf32>, tensor<1x1x4096x32xf32>) -> tensor<1x1x4096x32xf32>
  return
}

// -----

//===--- squeeze ---===//

// Rank 4 has no dimension 4.
func.func @squeeze_dim_too_large(%arg0: tensor<1x2x1x32xf32>, %arg1: tensor<1x2x32xf32>) {
  // expected-error @+2 {{'ttir.squeeze' op Invalid dimension 4 for squeezing.}}
  // expected-note @+1 {{the input has rank 4}}
  %0 = "ttir.squeeze"(%arg0, %arg1) <{dim = 4 : si32, operand_constraints = []}> : (tensor<1x2x1x32xf32>, tensor<1x2x32xf32>) -> tensor<1x2x32xf32>
  return
}

// -----

// The message has the dimension counted from the front.
func.func @squeeze_dim_too_small(%arg0: tensor<1x2x1x32xf32>, %arg1: tensor<1x2x32xf32>) {
  // expected-error @+2 {{'ttir.squeeze' op Invalid dimension -1 for squeezing.}}
  // expected-note @+1 {{the input has rank 4}}
  %0 = "ttir.squeeze"(%arg0, %arg1) <{dim = -5 : si32, operand_constraints = []}> : (tensor<1x2x1x32xf32>, tensor<1x2x32xf32>) -> tensor<1x2x32xf32>
  return
}

// -----

// Dimension 1 has size 2.
func.func @squeeze_size(%arg0: tensor<1x2x1x32xf32>, %arg1: tensor<1x1x32xf32>) {
  // expected-error @+2 {{'ttir.squeeze' op Dimension 1 in the input tensor must be 1.}}
  // expected-note @+1 {{it is 2}}
  %0 = "ttir.squeeze"(%arg0, %arg1) <{dim = 1 : si32, operand_constraints = []}> : (tensor<1x2x1x32xf32>, tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
  return
}

// -----

// Nothing would be left.
func.func @squeeze_to_scalar(%arg0: tensor<1xf32>, %arg1: tensor<f32>) {
  // expected-error @+1 {{'ttir.squeeze' op Output tensor must have at least one dimension.}}
  %0 = "ttir.squeeze"(%arg0, %arg1) <{dim = 0 : si32, operand_constraints = []}> : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

// Two dimensions are gone.
func.func @squeeze_rank(%arg0: tensor<1x2x1x32xf32>, %arg1: tensor<2x32xf32>) {
  // expected-error @+2 {{'ttir.squeeze' op Output tensor rank must be one less than the input tensor rank.}}
  // expected-note @+1 {{the input has rank 4, the output 2}}
  %0 = "ttir.squeeze"(%arg0, %arg1) <{dim = -2 : si32, operand_constraints = []}> : (tensor<1x2x1x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
  return
}

// -----

// The last size differs.
func.func @squeeze_other_sizes(%arg0: tensor<1x2x1x32xf32>, %arg1: tensor<1x2x31xf32>) {
  // expected-error @+2 {{'ttir.squeeze' op Dimensions of the output tensor must be the same as the input tensor except for dimension 2.}}
  // expected-note @+1 {{input has shape 1x2x1x32, output 1x2x31}}
  %0 = "ttir.squeeze"(%arg0, %arg1) <{dim = -2 : si32, operand_constraints = []}> : (tensor<1x2x1x32xf32>, tensor<1x2x31xf32>) -> tensor<1x2x31xf32>
  return
}

// -----

//===--- unsqueeze ---===//

// The result has no dimension 3.
func.func @unsqueeze_dim_too_large(%arg0: tensor<4x32xf32>, %arg1: tensor<4x32x1xf32>) {
  // expected-error @+2 {{'ttir.unsqueeze' op Dimension attribute must be within the bounds of the input tensor}}
  // expected-note @+1 {{dim is 3, the input has rank 2}}
  %0 = "ttir.unsqueeze"(%arg0, %arg1) <{dim = 3 : si32, operand_constraints = []}> : (tensor<4x32xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
  return
}

// -----

// Nor a dimension -4.
func.func @unsqueeze_dim_too_small(%arg0: tensor<4x32xf32>, %arg1: tensor<1x4x32xf32>) {
  // expected-error @+2 {{'ttir.unsqueeze' op Dimension attribute must be within the bounds of the input tensor}}
  // expected-note @+1 {{dim is -4, the input has rank 2}}
  %0 = "ttir.unsqueeze"(%arg0, %arg1) <{dim = -4 : si32, operand_constraints = []}> : (tensor<4x32xf32>, tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
  return
}

// -----

// Two dimensions are new.
func.func @unsqueeze_rank(%arg0: tensor<4x32xf32>, %arg1: tensor<1x1x4x32xf32>) {
  // expected-error @+2 {{'ttir.unsqueeze' op Output tensor must have one more dimension than the input tensor}}
  // expected-note @+1 {{the input has rank 2, the output 4}}
  %0 = "ttir.unsqueeze"(%arg0, %arg1) <{dim = 0 : si32, operand_constraints = []}> : (tensor<4x32xf32>, tensor<1x1x4x32xf32>) -> tensor<1x1x4x32xf32>
  return
}

// -----

// The new dimension has size 2.
func.func @unsqueeze_size(%arg0: tensor<4x32xf32>, %arg1: tensor<2x4x32xf32>) {
  // expected-error @+2 {{'ttir.unsqueeze' op Dimension added must be of size 1}}
  // expected-note @+1 {{dimension 0 is 2}}
  %0 = "ttir.unsqueeze"(%arg0, %arg1) <{dim = 0 : si32, operand_constraints = []}> : (tensor<4x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
  return
}

// -----

// The last size differs.
func.func @unsqueeze_other_sizes(%arg0: tensor<4x32xf32>, %arg1: tensor<1x4x31xf32>) {
  // expected-error @+2 {{'ttir.unsqueeze' op All dimensions of the input tensor must be the same as the output tensor except for the dimension added}}
  // expected-note @+1 {{input has shape 4x32, output 1x4x31}}
  %0 = "ttir.unsqueeze"(%arg0, %arg1) <{dim = 0 : si32, operand_constraints = []}> : (tensor<4x32xf32>, tensor<1x4x31xf32>) -> tensor<1x4x31xf32>
  return
}

// -----

//===--- matmul ---===//

// The left factor is a vector.
func.func @matmul_a_rank(%arg0: tensor<128xf32>, %arg1: tensor<128x96xf32>, %arg2: tensor<64x96xf32>) {
  // expected-error @+2 {{'ttir.matmul' op Input A must be at least a 2D tensor}}
  // expected-note @+1 {{A has rank 1}}
  %0 = "ttir.matmul"(%arg0, %arg1, %arg2) <{operand_constraints = []}> : (tensor<128xf32>, tensor<128x96xf32>, tensor<64x96xf32>) -> tensor<64x96xf32>
  return
}

// -----

// The right factor is a vector.
func.func @matmul_b_rank(%arg0: tensor<64x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<64x96xf32>) {
  // expected-error @+2 {{'ttir.matmul' op Input B must be at least a 2D tensor}}
  // expected-note @+1 {{B has rank 1}}
  %0 = "ttir.matmul"(%arg0, %arg1, %arg2) <{operand_constraints = []}> : (tensor<64x128xf32>, tensor<128xf32>, tensor<64x96xf32>) -> tensor<64x96xf32>
  return
}

// -----

// Only the right factor has a batch dimension.
func.func @matmul_ranks_differ(%arg0: tensor<64x128xf32>, %arg1: tensor<1x128x96xf32>, %arg2: tensor<64x96xf32>) {
  // expected-error @+2 {{'ttir.matmul' op Input A and B must have the same rank}}
  // expected-note @+1 {{rank of A is 2, of B is 3}}
  %0 = "ttir.matmul"(%arg0, %arg1, %arg2) <{operand_constraints = []}> : (tensor<64x128xf32>, tensor<1x128x96xf32>, tensor<64x96xf32>) -> tensor<64x96xf32>
  return
}

// -----

// Only the result has a batch dimension.
func.func @matmul_output_rank(%arg0: tensor<64x128xf32>, %arg1: tensor<128x96xf32>, %arg2: tensor<1x64x96xf32>) {
  // expected-error @+2 {{'ttir.matmul' op Input A and B must have the same rank as the output}}
  // expected-note @+1 {{rank of A is 2, of the output is 3}}
  %0 = "ttir.matmul"(%arg0, %arg1, %arg2) <{operand_constraints = []}> : (tensor<64x128xf32>, tensor<128x96xf32>, tensor<1x64x96xf32>) -> tensor<1x64x96xf32>
  return
}

// -----

// 128 columns meet 127 rows.
func.func @matmul_inner(%arg0: tensor<64x128xf32>, %arg1: tensor<127x96xf32>, %arg2: tensor<64x96xf32>) {
  // expected-error @+2 {{'ttir.matmul' op Input A and B must have matching inner dimensions}}
  // expected-note @+1 {{inner dimension of A is 128, of B is 127}}
  %0 = "ttir.matmul"(%arg0, %arg1, %arg2) <{operand_constraints = []}> : (tensor<64x128xf32>, tensor<127x96xf32>, tensor<64x96xf32>) -> tensor<64x96xf32>
  return
}

// -----

// 63 rows instead of 64.
func.func @matmul_rows(%arg0: tensor<64x128xf32>, %arg1: tensor<128x96xf32>, %arg2: tensor<63x96xf32>) {
  // expected-error @+2 {{'ttir.matmul' op Output must have the same number of rows as input A}}
  // expected-note @+1 {{the output has 63 rows, A has 64}}
  %0 = "ttir.matmul"(%arg0, %arg1, %arg2) <{operand_constraints = []}> : (tensor<64x128xf32>, tensor<128x96xf32>, tensor<63x96xf32>) -> tensor<63x96xf32>
  return
}

// -----

// 95 columns instead of 96.
func.func @matmul_columns(%arg0: tensor<64x128xf32>, %arg1: tensor<128x96xf32>, %arg2: tensor<64x95xf32>) {
  // expected-error @+2 {{'ttir.matmul' op Output must have the same number of columns as input B}}
  // expected-note @+1 {{the output has 95 columns, B has 96}}
  %0 = "ttir.matmul"(%arg0, %arg1, %arg2) <{operand_constraints = []}> : (tensor<64x128xf32>, tensor<128x96xf32>, tensor<64x95xf32>) -> tensor<64x95xf32>
  return
}

// -----

//===--- conv2d ---===//

// The image has no columns.
func.func @conv2d_input_rank(%arg0: tensor<32x64xf32>, %arg1: tensor<64x64x3x3xf32>, %arg2: tensor<30x64xf32>) {
  // expected-error @+2 {{'ttir.conv2d' op Input must be at least a 3D tensor}}
  // expected-note @+1 {{the input has rank 2}}
  %0 = "ttir.conv2d"(%arg0, %arg1, %arg2) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<32x64xf32>, tensor<64x64x3x3xf32>, tensor<30x64xf32>) -> tensor<30x64xf32>
  return
}

// -----

// The filters have no input channels.
func.func @conv2d_weight_rank(%arg0: tensor<1x32x32x64xf32>, %arg1: tensor<64x3x3xf32>, %arg2: tensor<1x30x30x64xf32>) {
  // expected-error @+2 {{'ttir.conv2d' op Weight must be a 4D tensor}}
  // expected-note @+1 {{the weight has rank 3}}
  %0 = "ttir.conv2d"(%arg0, %arg1, %arg2) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x32x32x64xf32>, tensor<64x3x3xf32>, tensor<1x30x30x64xf32>) -> tensor<1x30x30x64xf32>
  return
}

// -----

// With four operands the third is the bias.
func.func @conv2d_bias_rank(%arg0: tensor<1x32x32x64xf32>, %arg1: tensor<64x64x3x3xf32>, %arg2: tensor<64xf32>, %arg3: tensor<1x30x30x64xf32>) {
  // expected-error @+2 {{'ttir.conv2d' op Bias must be a 4D tensor}}
  // expected-note @+1 {{the bias has rank 1}}
  %0 = "ttir.conv2d"(%arg0, %arg1, %arg2, %arg3) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x32x32x64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<1x30x30x64xf32>) -> tensor<1x30x30x64xf32>
  return
}

// -----

//===--- alloc ---===//

// The type says nothing about memory.
func.func @alloc_no_layout() {
  // expected-error @+1 {{'ttir.alloc' op Result type missing layout attribute}}
  %0 = "ttir.alloc"() <{address = 1024 : i64, memory_space = #tt.memory_space<l1>, size = 32768 : i64}> : () -> tensor<64x128xf32>
  return
}

// -----

// Nothing to allocate.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @alloc_size_0() {
  // expected-error @+1 {{'ttir.alloc' op Alloc size must be non-zero}}
  %0 = "ttir.alloc"() <{address = 1024 : i64, memory_space = #tt.memory_space<l1>, size = 0 : i64}> : () -> tensor<64x128xf32, #layout>
  return
}

// -----

// The layout says DRAM, the allocation L1.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<dram>>>
func.func @alloc_other_space() {
  // expected-error @+2 {{'ttir.alloc' op Input tensor layout memory space must match alloc memory space}}
  // expected-note @+1 {{the layout is in dram, the allocation in l1}}
  %0 = "ttir.alloc"() <{address = 1024 : i64, memory_space = #tt.memory_space<l1>, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
  return
}

// -----

// The runtime chooses addresses in system memory.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
func.func @alloc_system_address() {
  // expected-error @+2 {{'ttir.alloc' op Allocating from system memory space must have address set to 0, implicitly allocated by the runtime}}
  // expected-note @+1 {{the address is 1024}}
  %0 = "ttir.alloc"() <{address = 1024 : i64, memory_space = #tt.memory_space<system>, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
  return
}

// -----

// The compiler chooses addresses in device memory.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @alloc_device_address() {
  // expected-error @+1 {{'ttir.alloc' op Allocating from a device memory space must have address set to a non-zero value, device addresses are statically allocated}}
  %0 = "ttir.alloc"() <{address = 0 : i64, memory_space = #tt.memory_space<l1>, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
  return
}

// -----

//===--- elementwise ---===//

// 127 is neither 128 nor 1.
func.func @add_no_broadcast(%arg0: tensor<64x128xf32>, %arg1: tensor<64x127xf32>, %arg2: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttir.add' op Operands are not broadcast compatible}}
  // expected-note @+1 {{operand #1 has shape 64x127, those before it broadcast to 64x128}}
  %0 = "ttir.add"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = []}> : (tensor<64x128xf32>, tensor<64x127xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// Inits broadcast with the inputs.
func.func @relu_no_broadcast(%arg0: tensor<64x128xf32>, %arg1: tensor<63x128xf32>) {
  // expected-error @+2 {{'ttir.relu' op Operands are not broadcast compatible}}
  // expected-note @+1 {{operand #1 has shape 63x128, those before it broadcast to 64x128}}
  %0 = "ttir.relu"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = []}> : (tensor<64x128xf32>, tensor<63x128xf32>) -> tensor<63x128xf32>
  return
}

// -----

// Broadcasting gives 64x128.
func.func @multiply_result_shape(%arg0: tensor<64x128xf32>, %arg1: tensor<1x128xf32>, %arg2: tensor<1x128xf32>) {
  // expected-error @+2 {{'ttir.multiply' op Result shape must match operand shapes after broadcasting}}
  // expected-note @+1 {{operands broadcast to 64x128, the result has shape 1x128}}
  %0 = "ttir.multiply"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = []}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<1x128xf32>) -> tensor<1x128xf32>
  return
}

// -----

// Broadcasting gives 1x64x128.
func.func @exp_result_rank(%arg0: tensor<1x64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttir.exp' op Result shape must match operand shapes after broadcasting}}
  // expected-note @+1 {{operands broadcast to 1x64x128, the result has shape 64x128}}
  %0 = "ttir.exp"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = []}> : (tensor<1x64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

//===--- constraints that every operation has ---===//

// A required attribute is missing.
func.func @attribute_missing(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.softmax' op requires attribute 'dimension'}}
  %0 = "ttir.softmax"(%arg0, %arg1) <{operand_constraints = []}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// So is this one.
func.func @operand_constraints_missing(%arg0: tensor<64x128xf32>, %arg1: tensor<128x96xf32>, %arg2: tensor<64x96xf32>) {
  // expected-error @+1 {{'ttir.matmul' op requires attribute 'operand_constraints'}}
  %0 = "ttir.matmul"(%arg0, %arg1, %arg2) : (tensor<64x128xf32>, tensor<128x96xf32>, tensor<64x96xf32>) -> tensor<64x96xf32>
  return
}

// -----

// The attribute is signless.
func.func @attribute_type(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.softmax' op attribute 'dimension' failed to satisfy constraint: 32-bit signed integer attribute}}
  %0 = "ttir.softmax"(%arg0, %arg1) <{dimension = 1 : i32, operand_constraints = []}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// The elements are 64 bits wide.
func.func @array_element_type(%arg0: tensor<2x4xf32>, %arg1: tensor<4x2xf32>) {
  // expected-error @+1 {{'ttir.reshape' op attribute 'shape' failed to satisfy constraint: 32-bit integer array attribute}}
  %0 = "ttir.reshape"(%arg0, %arg1) <{operand_constraints = [], shape = [4, 2]}> : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

// An integer is not a bool.
func.func @bool_attribute(%arg0: tensor<128x96xf32>, %arg1: tensor<128x1xf32>) {
  // expected-error @+1 {{'ttir.sum' op attribute 'keep_dim' failed to satisfy constraint: bool attribute}}
  %0 = "ttir.sum"(%arg0, %arg1) {dim_arg = [-1 : i32], keep_dim = 1 : i32, operand_constraints = []} : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
  return
}

// -----

// The array holds something else than constraints; its description is empty.
func.func @constraint_array(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.softmax' op attribute 'operand_constraints' failed to satisfy constraint: }}
  %0 = "ttir.softmax"(%arg0, %arg1) <{dimension = 1 : si32, operand_constraints = [1 : i32]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// A float is not a tensor.
func.func @operand_type(%arg0: f32, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.softmax' op operand #0 must be ranked tensor of any type values, but got 'f32'}}
  %0 = "ttir.softmax"(%arg0, %arg1) <{dimension = 1 : si32, operand_constraints = []}> : (f32, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// The same in a variadic group.
func.func @variadic_operand_type(%arg0: f32, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.relu' op operand #0 must be variadic of ranked tensor of any type values, but got 'f32'}}
  %0 = "ttir.relu"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = []}> : (f32, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// Nor is the rank open.
func.func @unranked_operand(%arg0: tensor<*xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.softmax' op operand #0 must be ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %0 = "ttir.softmax"(%arg0, %arg1) <{dimension = 1 : si32, operand_constraints = []}> : (tensor<*xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// One operand belongs to no group.
func.func @segments_do_not_add_up(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>, %arg2: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.add' op operand count (3) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  %0 = "ttir.add"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = []}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// The result has another type than its init.
func.func @init_type(%arg0: tensor<128x96xf32>, %arg1: tensor<128x1xf32>) {
  // expected-error @+1 {{'ttir.sum' op expected type of operand #1 ('tensor<128x1xf32>') to match type of corresponding result ('tensor<128x2xf32>')}}
  %0 = "ttir.sum"(%arg0, %arg1) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = []}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x2xf32>
  return
}

// -----

// The result has another shape than the value.
func.func @constant_shape() {
  // expected-error @+1 {{'ttir.constant' op failed to verify that all of {value, result} have same shape}}
  %0 = "ttir.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<3x2xf32>
  return
}

// -----

// A key is given twice.
func.func @duplicate_key(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{duplicate key 'dimension' in dictionary attribute}}
  %0 = "ttir.softmax"(%arg0, %arg1) <{dimension = 1 : si32, dimension = 1 : si32, operand_constraints = []}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}
