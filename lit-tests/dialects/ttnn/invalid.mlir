// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

//===--- to_memory_config ---===//

// The input has no layout.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#out = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
func.func @to_memory_config_input_encoding(%arg0: tensor<64x128xf32>, %arg1: !tt.device<#device>) {
  // expected-error @+1 {{'ttnn.to_memory_config' op Input tensor type missing layout attribute}}
  %0 = "ttnn.to_memory_config"(%arg0, %arg1) : (tensor<64x128xf32>, !tt.device<#device>) -> tensor<64x128xf32, #out>
  return
}

// -----

// The result has no layout.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#in = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<dram>>, interleaved>
func.func @to_memory_config_output_encoding(%arg0: tensor<64x128xf32, #in>, %arg1: !tt.device<#device>) {
  // expected-error @+1 {{'ttnn.to_memory_config' op Output tensor type missing layout attribute}}
  %0 = "ttnn.to_memory_config"(%arg0, %arg1) : (tensor<64x128xf32, #in>, !tt.device<#device>) -> tensor<64x128xf32>
  return
}

// -----

// System memory has no banks.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#in = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<dram>>, interleaved>
#out = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>, interleaved>
func.func @to_memory_config_system_layout(%arg0: tensor<64x128xf32, #in>, %arg1: !tt.device<#device>) {
  // expected-error @+2 {{'ttnn.to_memory_config' op System memory space only supports undef memory layout}}
  // expected-note @+1 {{the memory space is system, the memory layout interleaved}}
  %0 = "ttnn.to_memory_config"(%arg0, %arg1) : (tensor<64x128xf32, #in>, !tt.device<#device>) -> tensor<64x128xf32, #out>
  return
}

// -----

// Device memory has.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#in = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<dram>>, interleaved>
#out = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<dram>>>
func.func @to_memory_config_device_none(%arg0: tensor<64x128xf32, #in>, %arg1: !tt.device<#device>) {
  // expected-error @+2 {{'ttnn.to_memory_config' op Device memory space only supports interleaved or sharded memory layouts}}
  // expected-note @+1 {{the memory space is dram, the memory layout none}}
  %0 = "ttnn.to_memory_config"(%arg0, %arg1) : (tensor<64x128xf32, #in>, !tt.device<#device>) -> tensor<64x128xf32, #out>
  return
}

// -----

// One bank is not supported.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#in = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<dram>>, interleaved>
#out = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<l1>>, single_bank>
func.func @to_memory_config_device_single_bank(%arg0: tensor<64x128xf32, #in>, %arg1: !tt.device<#device>) {
  // expected-error @+2 {{'ttnn.to_memory_config' op Device memory space only supports interleaved or sharded memory layouts}}
  // expected-note @+1 {{the memory space is l1, the memory layout single_bank}}
  %0 = "ttnn.to_memory_config"(%arg0, %arg1) : (tensor<64x128xf32, #in>, !tt.device<#device>) -> tensor<64x128xf32, #out>
  return
}

// -----

// Shards live in L1.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#in = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<dram>>, interleaved>
#out = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<dram>>, block_sharded>
func.func @to_memory_config_dram_sharded(%arg0: tensor<64x128xf32, #in>, %arg1: !tt.device<#device>) {
  // expected-error @+2 {{'ttnn.to_memory_config' op Device DRAM memory space only supports interleaved memory layout}}
  // expected-note @+1 {{the memory space is dram, the memory layout block_sharded}}
  %0 = "ttnn.to_memory_config"(%arg0, %arg1) : (tensor<64x128xf32, #in>, !tt.device<#device>) -> tensor<64x128xf32, #out>
  return
}

// -----

// Only one kind of sharding is supported.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#in = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<dram>>, interleaved>
#out = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x1>, memref<8x128xf32, #tt.memory_space<l1>>, height_sharded>
func.func @to_memory_config_height_sharded(%arg0: tensor<64x128xf32, #in>, %arg1: !tt.device<#device>) {
  // expected-error @+2 {{'ttnn.to_memory_config' op Currently only block sharding is supported for sharded memory layouts}}
  // expected-note @+1 {{the memory layout is height_sharded}}
  %0 = "ttnn.to_memory_config"(%arg0, %arg1) : (tensor<64x128xf32, #in>, !tt.device<#device>) -> tensor<64x128xf32, #out>
  return
}

// -----

// The shard has three dimensions.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#in = #tt.layout<(d0, d1, d2) -> (d0, d1, d2), undef, <1x1x1>, memref<1x64x128xf32, #tt.memory_space<dram>>, interleaved>
#out = #tt.layout<(d0, d1, d2) -> (d0, d1, d2), undef, <1x1x1>, memref<1x64x128xf32, #tt.memory_space<l1>>, block_sharded>
func.func @to_memory_config_shard_rank(%arg0: tensor<1x64x128xf32, #in>, %arg1: !tt.device<#device>) {
  // expected-error @+2 {{'ttnn.to_memory_config' op Shard shape must be 2D}}
  // expected-note @+1 {{the shard shape is 1x64x128}}
  %0 = "ttnn.to_memory_config"(%arg0, %arg1) : (tensor<1x64x128xf32, #in>, !tt.device<#device>) -> tensor<1x64x128xf32, #out>
  return
}

// -----

// 8x16 is not a whole number of tiles.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#in = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<dram>>, interleaved>
#out = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<l1>>, block_sharded>
func.func @to_memory_config_shard_shape(%arg0: tensor<64x128xf32, #in>, %arg1: !tt.device<#device>) {
  // expected-error @+2 {{'ttnn.to_memory_config' op Shard shape must divide tile shape (32, 32) evenly}}
  // expected-note @+1 {{the shard shape is 8x16}}
  %0 = "ttnn.to_memory_config"(%arg0, %arg1) : (tensor<64x128xf32, #in>, !tt.device<#device>) -> tensor<64x128xf32, #out>
  return
}

// -----

// Operations without inherent attributes take no properties.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @to_memory_config_properties(%arg0: tensor<64x128xf32>, %arg1: !tt.device<#device>) {
  // expected-error @+1 {{invalid properties {} for op ttnn.to_memory_config: this operation does not support properties}}
  %0 = "ttnn.to_memory_config"(%arg0, %arg1) <{}> : (tensor<64x128xf32>, !tt.device<#device>) -> tensor<64x128xf32>
  return
}

// -----

//===--- embedding ---===//

// The table has three dimensions.
func.func @embedding_weight_rank(%arg0: tensor<2x32xf32>, %arg1: tensor<4x512x128xf32>, %arg2: tensor<2x32x128xf32>) {
  // expected-error @+2 {{'ttnn.embedding' op Weight must be a 2D tensor}}
  // expected-note @+1 {{the weight has rank 3}}
  %0 = "ttnn.embedding"(%arg0, %arg1, %arg2) : (tensor<2x32xf32>, tensor<4x512x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
  return
}

// -----

// The result lacks the dimension of the table's rows.
func.func @embedding_output_rank(%arg0: tensor<2x32xf32>, %arg1: tensor<512x128xf32>, %arg2: tensor<32x128xf32>) {
  // expected-error @+2 {{'ttnn.embedding' op Output must have one dimension more than input}}
  // expected-note @+1 {{the input has rank 2, the output 2}}
  %0 = "ttnn.embedding"(%arg0, %arg1, %arg2) : (tensor<2x32xf32>, tensor<512x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
  return
}

// -----

//===--- softmax ---===//

// The result is narrower than the input.
func.func @softmax_shapes_differ(%arg0: tensor<64x128xf32>, %arg1: tensor<64x64xf32>) {
  // expected-error @+2 {{'ttnn.softmax' op Input and output shapes must be the same}}
  // expected-note @+1 {{input has shape 64x128, output 64x64}}
  %0 = "ttnn.softmax"(%arg0, %arg1) <{dimension = 1 : si32}> : (tensor<64x128xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return
}

// -----

// Rank 2 has no dimension 2.
func.func @softmax_dimension_too_large(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttnn.softmax' op Dimension attribute must be within the bounds of the input tensor}}
  // expected-note @+1 {{dimension is 2, the input has rank 2}}
  %0 = "ttnn.softmax"(%arg0, %arg1) <{dimension = 2 : si32}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// Nor a dimension -3.
func.func @softmax_dimension_too_small(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttnn.softmax' op Dimension attribute must be within the bounds of the input tensor}}
  // expected-note @+1 {{dimension is -3, the input has rank 2}}
  %0 = "ttnn.softmax"(%arg0, %arg1) <{dimension = -3 : si32}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

//===--- transpose ---===//

// A vector has no second dimension.
func.func @transpose_rank_1(%arg0: tensor<64xf32>, %arg1: tensor<64xf32>) {
  // expected-error @+2 {{'ttnn.transpose' op Input must be at least a 2D tensor}}
  // expected-note @+1 {{the input has rank 1}}
  %0 = "ttnn.transpose"(%arg0, %arg1) <{dim0 = 0 : si32, dim1 = 0 : si32}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return
}

// -----

// The result has one dimension more.
func.func @transpose_ranks_differ(%arg0: tensor<64x128xf32>, %arg1: tensor<1x128x64xf32>) {
  // expected-error @+2 {{'ttnn.transpose' op Input must have the same rank as output}}
  // expected-note @+1 {{the input has rank 2, the output 3}}
  %0 = "ttnn.transpose"(%arg0, %arg1) <{dim0 = 0 : si32, dim1 = 1 : si32}> : (tensor<64x128xf32>, tensor<1x128x64xf32>) -> tensor<1x128x64xf32>
  return
}

// -----

// Rank 2 has no dimension 2.
func.func @transpose_dim0(%arg0: tensor<64x128xf32>, %arg1: tensor<128x64xf32>) {
  // expected-error @+2 {{'ttnn.transpose' op Dimension 0 attribute must be within the bounds of the input tensor}}
  // expected-note @+1 {{dim0 is 2, the input has rank 2}}
  %0 = "ttnn.transpose"(%arg0, %arg1) <{dim0 = 2 : si32, dim1 = 1 : si32}> : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
  return
}

// -----

// Nor a dimension -3.
func.func @transpose_dim1(%arg0: tensor<64x128xf32>, %arg1: tensor<128x64xf32>) {
  // expected-error @+2 {{'ttnn.transpose' op Dimension 1 attribute must be within the bounds of the input tensor}}
  // expected-note @+1 {{dim1 is -3, the input has rank 2}}
  %0 = "ttnn.transpose"(%arg0, %arg1) <{dim0 = 0 : si32, dim1 = -3 : si32}> : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
  return
}

// -----

// The result has the shape of the input.
func.func @transpose_shape(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttnn.transpose' op Input-output transpose dimension mismatch.}}
  // expected-note @+1 {{input has shape 64x128, output 64x128}}
  %0 = "ttnn.transpose"(%arg0, %arg1) <{dim0 = 0 : si32, dim1 = 1 : si32}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

//===--- concat ---===//

// The message has the dimension as it was written.
func.func @concat_dim_too_large(%arg0: tensor<32x32xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<32x96xf32>) {
  // expected-error @+2 {{'ttnn.concat' op Invalid dimension 2 for concatenation.}}
  // expected-note @+1 {{the inputs have rank 2}}
  %0 = "ttnn.concat"(%arg0, %arg1, %arg2) <{dim = 2 : si32}> : (tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
  return
}

// -----

// Also a negative one.
func.func @concat_dim_too_small(%arg0: tensor<32x32xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<32x96xf32>) {
  // expected-error @+2 {{'ttnn.concat' op Invalid dimension -3 for concatenation.}}
  // expected-note @+1 {{the inputs have rank 2}}
  %0 = "ttnn.concat"(%arg0, %arg1, %arg2) <{dim = -3 : si32}> : (tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
  return
}

// -----

// The second input has another rank.
func.func @concat_ranks_differ(%arg0: tensor<32x32xf32>, %arg1: tensor<1x32x64xf32>, %arg2: tensor<32x96xf32>) {
  // expected-error @+2 {{'ttnn.concat' op All input tensors must have the same rank.}}
  // expected-note @+1 {{input #0 has rank 2, input #1 has rank 3}}
  %0 = "ttnn.concat"(%arg0, %arg1, %arg2) <{dim = 1 : si32}> : (tensor<32x32xf32>, tensor<1x32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
  return
}

// -----

// The message has the dimension counted from the front.
func.func @concat_sizes_differ(%arg0: tensor<32x32xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<32x96xf32>) {
  // expected-error @+2 {{'ttnn.concat' op All input tensors must have the same dimensions, except for dimension 1.}}
  // expected-note @+1 {{input #0 has shape 32x32, input #1 has shape 64x64}}
  %0 = "ttnn.concat"(%arg0, %arg1, %arg2) <{dim = -1 : si32}> : (tensor<32x32xf32>, tensor<64x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
  return
}

// -----

//===--- reshape ---===//

// One size for two dimensions.
func.func @reshape_shape_length(%arg0: tensor<2x4xf32>, %arg1: tensor<4x2xf32>) {
  // expected-error @+2 {{'ttnn.reshape' op Shape attribute size must match output tensor rank}}
  // expected-note @+1 {{shape has 1 elements, the output has rank 2}}
  %0 = "ttnn.reshape"(%arg0, %arg1) <{shape = [8 : i32]}> : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

// A scalar has no sizes.
func.func @reshape_shape_empty(%arg0: tensor<1xf32>, %arg1: tensor<f32>) {
  // expected-error @+1 {{'ttnn.reshape' op Shape attribute must be non-empty}}
  %0 = "ttnn.reshape"(%arg0, %arg1) <{shape = []}> : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

// Six sizes.
func.func @reshape_shape_too_long(%arg0: tensor<8xf32>, %arg1: tensor<1x1x1x2x2x2xf32>) {
  // expected-error @+2 {{'ttnn.reshape' op Shape attribute must have at most 5 elements}}
  // expected-note @+1 {{it has 6}}
  %0 = "ttnn.reshape"(%arg0, %arg1) <{shape = [1 : i32, 1 : i32, 1 : i32, 2 : i32, 2 : i32, 2 : i32]}> : (tensor<8xf32>, tensor<1x1x1x2x2x2xf32>) -> tensor<1x1x1x2x2x2xf32>
  return
}

// -----

// 8 elements do not make 10.
func.func @reshape_element_count(%arg0: tensor<2x4xf32>, %arg1: tensor<2x5xf32>) {
  // expected-error @+2 {{'ttnn.reshape' op Input and output tensors must have the same number of elements}}
  // expected-note @+1 {{the input has 8 elements, the output 10}}
  %0 = "ttnn.reshape"(%arg0, %arg1) <{shape = [2 : i32, 5 : i32]}> : (tensor<2x4xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
  return
}

// -----

// Two sizes are left open.
func.func @reshape_two_unknown(%arg0: tensor<2x4xf32>, %arg1: tensor<4x2xf32>) {
  // expected-error @+1 {{'ttnn.reshape' op Shape attribute must have at most one -1 element}}
  %0 = "ttnn.reshape"(%arg0, %arg1) <{shape = [-1 : i32, -1 : i32]}> : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

// -2 is not a size.
func.func @reshape_negative(%arg0: tensor<2x4xf32>, %arg1: tensor<4x2xf32>) {
  // expected-error @+2 {{'ttnn.reshape' op All dimensions must be positive except the one with -1}}
  // expected-note @+1 {{shape holds -2}}
  %0 = "ttnn.reshape"(%arg0, %arg1) <{shape = [-2 : i32, 2 : i32]}> : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

// Of several wrong sizes the first is reported: 3 stands before -2.
func.func @reshape_first_wrong_size(%arg0: tensor<2x4x1xf32>, %arg1: tensor<4x2x1xf32>) {
  // expected-error @+2 {{'ttnn.reshape' op Shape attribute must match the output tensor shape for dimensions that are not -1}}
  // expected-note @+1 {{shape is 3x-2x-1, the output has shape 4x2x1}}
  %0 = "ttnn.reshape"(%arg0, %arg1) <{shape = [3 : i32, -2 : i32, -1 : i32]}> : (tensor<2x4x1xf32>, tensor<4x2x1xf32>) -> tensor<4x2x1xf32>
  return
}

// -----

// Nor is 0.
func.func @reshape_zero(%arg0: tensor<2x4xf32>, %arg1: tensor<4x2xf32>) {
  // expected-error @+2 {{'ttnn.reshape' op All dimensions must be positive except the one with -1}}
  // expected-note @+1 {{shape holds 0}}
  %0 = "ttnn.reshape"(%arg0, %arg1) <{shape = [0 : i32, 2 : i32]}> : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

// The result has another shape than the attribute says.
func.func @reshape_output_shape(%arg0: tensor<2x4xf32>, %arg1: tensor<4x2xf32>) {
  // expected-error @+2 {{'ttnn.reshape' op Shape attribute must match the output tensor shape for dimensions that are not -1}}
  // expected-note @+1 {{shape is 2x4, the output has shape 4x2}}
  %0 = "ttnn.reshape"(%arg0, %arg1) <{shape = [2 : i32, 4 : i32]}> : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

//===--- matmul ---===//

// The left factor is a vector.
func.func @matmul_a_rank(%arg0: tensor<128xf32>, %arg1: tensor<128x96xf32>, %arg2: tensor<64x96xf32>) {
  // expected-error @+2 {{'ttnn.matmul' op Input A must be at least a 2D tensor}}
  // expected-note @+1 {{A has rank 1}}
  %0 = "ttnn.matmul"(%arg0, %arg1, %arg2) : (tensor<128xf32>, tensor<128x96xf32>, tensor<64x96xf32>) -> tensor<64x96xf32>
  return
}

// -----

// The right factor is a vector.
func.func @matmul_b_rank(%arg0: tensor<64x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<64x96xf32>) {
  // expected-error @+2 {{'ttnn.matmul' op Input B must be at least a 2D tensor}}
  // expected-note @+1 {{B has rank 1}}
  %0 = "ttnn.matmul"(%arg0, %arg1, %arg2) : (tensor<64x128xf32>, tensor<128xf32>, tensor<64x96xf32>) -> tensor<64x96xf32>
  return
}

// -----

// Only the right factor has a batch dimension.
func.func @matmul_ranks_differ(%arg0: tensor<64x128xf32>, %arg1: tensor<1x128x96xf32>, %arg2: tensor<64x96xf32>) {
  // expected-error @+2 {{'ttnn.matmul' op Input A and B must have the same rank}}
  // expected-note @+1 {{rank of A is 2, of B is 3}}
  %0 = "ttnn.matmul"(%arg0, %arg1, %arg2) : (tensor<64x128xf32>, tensor<1x128x96xf32>, tensor<64x96xf32>) -> tensor<64x96xf32>
  return
}

// -----

// Only the result has a batch dimension.
func.func @matmul_output_rank(%arg0: tensor<64x128xf32>, %arg1: tensor<128x96xf32>, %arg2: tensor<1x64x96xf32>) {
  // expected-error @+2 {{'ttnn.matmul' op Input A and B must have the same rank as the output}}
  // expected-note @+1 {{rank of A is 2, of the output is 3}}
  %0 = "ttnn.matmul"(%arg0, %arg1, %arg2) : (tensor<64x128xf32>, tensor<128x96xf32>, tensor<1x64x96xf32>) -> tensor<1x64x96xf32>
  return
}

// -----

// 128 columns meet 127 rows.
func.func @matmul_inner(%arg0: tensor<64x128xf32>, %arg1: tensor<127x96xf32>, %arg2: tensor<64x96xf32>) {
  // expected-error @+2 {{'ttnn.matmul' op Input A and B must have matching inner dimensions}}
  // expected-note @+1 {{inner dimension of A is 128, of B is 127}}
  %0 = "ttnn.matmul"(%arg0, %arg1, %arg2) : (tensor<64x128xf32>, tensor<127x96xf32>, tensor<64x96xf32>) -> tensor<64x96xf32>
  return
}

// -----

// 63 rows instead of 64.
func.func @matmul_rows(%arg0: tensor<64x128xf32>, %arg1: tensor<128x96xf32>, %arg2: tensor<63x96xf32>) {
  // expected-error @+2 {{'ttnn.matmul' op Output must have the same number of rows as input A}}
  // expected-note @+1 {{the output has 63 rows, A has 64}}
  %0 = "ttnn.matmul"(%arg0, %arg1, %arg2) : (tensor<64x128xf32>, tensor<128x96xf32>, tensor<63x96xf32>) -> tensor<63x96xf32>
  return
}

// -----

// 95 columns instead of 96.
func.func @matmul_columns(%arg0: tensor<64x128xf32>, %arg1: tensor<128x96xf32>, %arg2: tensor<64x95xf32>) {
  // expected-error @+2 {{'ttnn.matmul' op Output must have the same number of columns as input B}}
  // expected-note @+1 {{the output has 95 columns, B has 96}}
  %0 = "ttnn.matmul"(%arg0, %arg1, %arg2) : (tensor<64x128xf32>, tensor<128x96xf32>, tensor<64x95xf32>) -> tensor<64x95xf32>
  return
}

// -----

//===--- conv2d ---===//

// The image has no columns.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @conv2d_input_rank(%arg0: tensor<32x64xf32>, %arg1: tensor<64x64x3x3xf32>, %arg2: tensor<30x64xf32>, %arg3: !tt.device<#device>) {
  // expected-error @+2 {{'ttnn.conv2d' op Input must be at least a 3D tensor}}
  // expected-note @+1 {{the input has rank 2}}
  %0 = "ttnn.conv2d"(%arg0, %arg1, %arg2, %arg3) <{batch_size = 1 : i32, dilation_height = 1 : i32, dilation_width = 1 : i32, groups = 1 : i32, in_channels = 64 : i32, input_height = 32 : i32, input_width = 32 : i32, kernel_height = 3 : i32, kernel_width = 3 : i32, out_channels = 64 : i32, padding_height = 0 : i32, padding_width = 0 : i32, stride_height = 1 : i32, stride_width = 1 : i32}> : (tensor<32x64xf32>, tensor<64x64x3x3xf32>, tensor<30x64xf32>, !tt.device<#device>) -> tensor<30x64xf32>
  return
}

// -----

// The filters have no input channels.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @conv2d_weight_rank(%arg0: tensor<1x32x32x64xf32>, %arg1: tensor<64x3x3xf32>, %arg2: tensor<1x30x30x64xf32>, %arg3: !tt.device<#device>) {
  // expected-error @+2 {{'ttnn.conv2d' op Weight must be a 4D tensor}}
  // expected-note @+1 {{the weight has rank 3}}
  %0 = "ttnn.conv2d"(%arg0, %arg1, %arg2, %arg3) <{batch_size = 1 : i32, dilation_height = 1 : i32, dilation_width = 1 : i32, groups = 1 : i32, in_channels = 64 : i32, input_height = 32 : i32, input_width = 32 : i32, kernel_height = 3 : i32, kernel_width = 3 : i32, out_channels = 64 : i32, padding_height = 0 : i32, padding_width = 0 : i32, stride_height = 1 : i32, stride_width = 1 : i32}> : (tensor<1x32x32x64xf32>, tensor<64x3x3xf32>, tensor<1x30x30x64xf32>, !tt.device<#device>) -> tensor<1x30x30x64xf32>
  return
}

// -----

// With five operands the third is the bias.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @conv2d_bias_rank(%arg0: tensor<1x32x32x64xf32>, %arg1: tensor<64x64x3x3xf32>, %arg2: tensor<64xf32>, %arg3: tensor<1x30x30x64xf32>, %arg4: !tt.device<#device>) {
  // expected-error @+2 {{'ttnn.conv2d' op Bias must be a 4D tensor}}
  // expected-note @+1 {{the bias has rank 1}}
  %0 = "ttnn.conv2d"(%arg0, %arg1, %arg2, %arg3, %arg4) <{batch_size = 1 : i32, dilation_height = 1 : i32, dilation_width = 1 : i32, groups = 1 : i32, in_channels = 64 : i32, input_height = 32 : i32, input_width = 32 : i32, kernel_height = 3 : i32, kernel_width = 3 : i32, out_channels = 64 : i32, padding_height = 0 : i32, padding_width = 0 : i32, stride_height = 1 : i32, stride_width = 1 : i32}> : (tensor<1x32x32x64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<1x30x30x64xf32>, !tt.device<#device>) -> tensor<1x30x30x64xf32>
  return
}

// -----

// There is one bias per output channel.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @conv2d_bias_shape(%arg0: tensor<1x32x32x64xf32>, %arg1: tensor<64x64x3x3xf32>, %arg2: tensor<1x1x2x64xf32>, %arg3: tensor<1x30x30x64xf32>, %arg4: !tt.device<#device>) {
  // expected-error @+2 {{'ttnn.conv2d' op Bias must only have data on the final dimenstion}}
  // expected-note @+1 {{the bias has shape 1x1x2x64}}
  %0 = "ttnn.conv2d"(%arg0, %arg1, %arg2, %arg3, %arg4) <{batch_size = 1 : i32, dilation_height = 1 : i32, dilation_width = 1 : i32, groups = 1 : i32, in_channels = 64 : i32, input_height = 32 : i32, input_width = 32 : i32, kernel_height = 3 : i32, kernel_width = 3 : i32, out_channels = 64 : i32, padding_height = 0 : i32, padding_width = 0 : i32, stride_height = 1 : i32, stride_width = 1 : i32}> : (tensor<1x32x32x64xf32>, tensor<64x64x3x3xf32>, tensor<1x1x2x64xf32>, tensor<1x30x30x64xf32>, !tt.device<#device>) -> tensor<1x30x30x64xf32>
  return
}

// -----

//===--- max_pool2d ---===//

// The window is higher than the image.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @max_pool2d_kernel_height(%arg0: tensor<1x1x16384x32xf32>, %arg1: tensor<1x1x4096x32xf32>, %arg2: !tt.device<#device>) {
  // expected-error @+1 {{'ttnn.max_pool2d' op Kernel height 129 is greater than input height 128. This MaxPool2d configuration is invalid.}}
  %0 = "ttnn.max_pool2d"(%arg0, %arg1, %arg2) <{batch_size = 1 : si32, ceil_mode = false, channels = 32 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, input_height = 128 : si32, input_width = 128 : si32, kernel_height = 129 : si32, kernel_width = 2 : si32, padding_height = 0 : si32, padding_width = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x1x16384x32xf32>, tensor<1x1x4096x32xf32>, !tt.device<#device>) -> tensor<1x1x4096x32xf32>
  return
}

// -----

// The window is wider than the image.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @max_pool2d_kernel_width(%arg0: tensor<1x1x16384x32xf32>, %arg1: tensor<1x1x4096x32xf32>, %arg2: !tt.device<#device>) {
  // expected-error @+1 {{'ttnn.max_pool2d' op Kernel width 129 is greater than input width 128. This MaxPool2d configuration is invalid.}}
  %0 = "ttnn.max_pool2d"(%arg0, %arg1, %arg2) <{batch_size = 1 : si32, ceil_mode = false, channels = 32 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, input_height = 128 : si32, input_width = 128 : si32, kernel_height = 2 : si32, kernel_width = 129 : si32, padding_height = 0 : si32, padding_width = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x1x16384x32xf32>, tensor<1x1x4096x32xf32>, !tt.device<#device>) -> tensor<1x1x4096x32xf32>
  return
}

// -----

// A dimension is missing.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @max_pool2d_rank(%arg0: tensor<1x16384x32xf32>, %arg1: tensor<1x4096x32xf32>, %arg2: !tt.device<#device>) {
  // expected-error @+1 {{'ttnn.max_pool2d' op Input tensor rank must be 4. Recieved input with rank 3. Shape: (1, 16384, 32).}}
  %0 = "ttnn.max_pool2d"(%arg0, %arg1, %arg2) <{batch_size = 1 : si32, ceil_mode = false, channels = 32 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, input_height = 128 : si32, input_width = 128 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, padding_height = 0 : si32, padding_width = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x16384x32xf32>, tensor<1x4096x32xf32>, !tt.device<#device>) -> tensor<1x4096x32xf32>
  return
}

// -----

// The image is not collapsed.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @max_pool2d_not_collapsed(%arg0: tensor<1x128x128x32xf32>, %arg1: tensor<1x64x64x32xf32>, %arg2: !tt.device<#device>) {
  // expected-error @+1 {{'ttnn.max_pool2d' op Maxpool input must be in the form (1, 1, N*H*W, C). Recieved shape (1, 128, 128, 32).}}
  %0 = "ttnn.max_pool2d"(%arg0, %arg1, %arg2) <{batch_size = 1 : si32, ceil_mode = false, channels = 32 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, input_height = 128 : si32, input_width = 128 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, padding_height = 0 : si32, padding_width = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x128x128x32xf32>, tensor<1x64x64x32xf32>, !tt.device<#device>) -> tensor<1x64x64x32xf32>
  return
}

// -----

// The attributes say another size.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @max_pool2d_size(%arg0: tensor<1x1x100x32xf32>, %arg1: tensor<1x1x25x32xf32>, %arg2: !tt.device<#device>) {
  // expected-error @+1 {{'ttnn.max_pool2d' op Maxpool shape (1, 1, 100, 32) at dim -2 must be equal to N*H*W. However the attributes given are N=1, H=128, W=128. 1*128*128 != 100.}}
  %0 = "ttnn.max_pool2d"(%arg0, %arg1, %arg2) <{batch_size = 1 : si32, ceil_mode = false, channels = 32 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, input_height = 128 : si32, input_width = 128 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, padding_height = 0 : si32, padding_width = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x1x100x32xf32>, tensor<1x1x25x32xf32>, !tt.device<#device>) -> tensor<1x1x25x32xf32>
  return
}

// -----

// And another number of channels.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @max_pool2d_channels(%arg0: tensor<1x1x16384x32xf32>, %arg1: tensor<1x1x4096x32xf32>, %arg2: !tt.device<#device>) {
  // expected-error @+1 {{'ttnn.max_pool2d' op Maxpool shape (1, 1, 16384, 32) at dim -3 must be equal to C. However the attribute given is C=16. 32 != 16}}
  %0 = "ttnn.max_pool2d"(%arg0, %arg1, %arg2) <{batch_size = 1 : si32, ceil_mode = false, channels = 16 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, input_height = 128 : si32, input_width = 128 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, padding_height = 0 : si32, padding_width = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x1x16384x32xf32>, tensor<1x1x4096x32xf32>, !tt.device<#device>) -> tensor<1x1x4096x32xf32>
  return
}

// -----

//===--- alloc ---===//

// The type says nothing about memory.
func.func @alloc_no_layout() {
  // expected-error @+1 {{'ttnn.alloc' op Result type missing layout attribute}}
  %0 = "ttnn.alloc"() <{address = 1024 : i64, memory_space = #tt.memory_space<l1>, size = 32768 : i64}> : () -> tensor<64x128xf32>
  return
}

// -----

// Nothing to allocate.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @alloc_size_0() {
  // expected-error @+1 {{'ttnn.alloc' op Alloc size must be non-zero}}
  %0 = "ttnn.alloc"() <{address = 1024 : i64, memory_space = #tt.memory_space<l1>, size = 0 : i64}> : () -> tensor<64x128xf32, #layout>
  return
}

// -----

// The layout says DRAM, the allocation L1.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<dram>>>
func.func @alloc_other_space() {
  // expected-error @+2 {{'ttnn.alloc' op Input tensor layout memory space must match alloc memory space}}
  // expected-note @+1 {{the layout is in dram, the allocation in l1}}
  %0 = "ttnn.alloc"() <{address = 1024 : i64, memory_space = #tt.memory_space<l1>, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
  return
}

// -----

// The runtime chooses addresses in system memory.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
func.func @alloc_system_address() {
  // expected-error @+2 {{'ttnn.alloc' op Allocating from system memory space must have address set to 0, implicitly allocated by the runtime}}
  // expected-note @+1 {{the address is 1024}}
  %0 = "ttnn.alloc"() <{address = 1024 : i64, memory_space = #tt.memory_space<system>, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
  return
}

// -----

// The compiler chooses addresses in device memory.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @alloc_device_address() {
  // expected-error @+1 {{'ttnn.alloc' op Allocating from a device memory space must have address set to a non-zero value, device addresses are statically allocated}}
  %0 = "ttnn.alloc"() <{address = 0 : i64, memory_space = #tt.memory_space<l1>, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
  return
}

// -----

//===--- constraints that every operation has ---===//

// A required attribute is missing.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @attribute_missing(%arg0: tensor<64x128xf32>, %arg1: !tt.device<#device>) {
  // expected-error @+1 {{'ttnn.to_layout' op requires attribute 'layout'}}
  %0 = "ttnn.to_layout"(%arg0, %arg1) : (tensor<64x128xf32>, !tt.device<#device>) -> tensor<64x128xf32>
  return
}

// -----

// The attribute is another one of the dialect.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @attribute_kind(%arg0: tensor<64x128xf32>, %arg1: !tt.device<#device>) {
  // expected-error @+1 {{'ttnn.to_layout' op attribute 'layout' failed to satisfy constraint: TTNN Layout}}
  %0 = "ttnn.to_layout"(%arg0, %arg1) {layout = #ttnn.buffer_type<dram>} : (tensor<64x128xf32>, !tt.device<#device>) -> tensor<64x128xf32>
  return
}

// -----

// A tensor is not a device.
func.func @device_operand(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttnn.to_layout' op operand #1 must be TT device, but got 'tensor<64x128xf32>'}}
  %0 = "ttnn.to_layout"(%arg0, %arg1) <{layout = #ttnn.layout<tile>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// The number is 64 bits wide.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
func.func @float_attribute(%arg0: !tt.device<#device>) {
  // expected-error @+1 {{'ttnn.full' op attribute 'fillValue' failed to satisfy constraint: 32-bit float attribute}}
  %0 = "ttnn.full"(%arg0) <{fillValue = 1.000000e+00 : f64}> : (!tt.device<#device>) -> tensor<64x128xf32>
  return
}

// -----

// The result has another type than its init.
func.func @init_type(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>, %arg2: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttnn.add' op expected type of operand #2 ('tensor<64x128xf32>') to match type of corresponding result ('tensor<64x64xf32>')}}
  %0 = "ttnn.add"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x64xf32>
  return
}
