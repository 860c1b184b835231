// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

// A function of one element.
#any_device = #tt.operand_constraint<any_device>
func.func @unary_inputs(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>, %arg2: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.log' op expected 1 input, but got 2}}
  %0 = "ttir.log"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// Functions have one result.
#any_device = #tt.operand_constraint<any_device>
func.func @unary_results(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>, %arg2: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.tanh' op expected 1 result, but got 2}}
  %0:2 = "ttir.tanh"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> (tensor<64x128xf32>, tensor<64x128xf32>)
  return
}

// -----

// A comparison is of two.
#any_device = #tt.operand_constraint<any_device>
func.func @binary_inputs(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.lt' op expected 2 inputs, but got 1}}
  %0 = "ttir.lt"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// A choice is between two, by a third.
#any_device = #tt.operand_constraint<any_device>
func.func @where_inputs(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>, %arg2: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.where' op expected 3 inputs, but got 2}}
  %0 = "ttir.where"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// A range has numbers.
#any_device = #tt.operand_constraint<any_device>
func.func @clamp_range(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.clamp' op expected min to be at most max, but got 1 and 0}}
  %0 = "ttir.clamp"(%arg0, %arg1) <{max = 0.0 : f32, min = 1.0 : f32, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// The limited values are as many.
#any_device = #tt.operand_constraint<any_device>
func.func @clamp_shape(%arg0: tensor<64x128xf32>, %arg1: tensor<64x64xf32>) {
  // expected-error @+1 {{'ttir.clamp' op expected an output of shape 64x128, but got 64x64}}
  %0 = "ttir.clamp"(%arg0, %arg1) <{max = 1.0 : f32, min = 0.0 : f32, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return
}

// -----

// A dimension that is not there.
#any_device = #tt.operand_constraint<any_device>
func.func @reduction_dim(%arg0: tensor<64x128xf32>, %arg1: tensor<64x1xf32>) {
  // expected-error @+1 {{'ttir.min' op expected dimensions within the rank 2, but got 2}}
  %0 = "ttir.min"(%arg0, %arg1) <{dim_arg = [2 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
  return
}

// -----

// The reduced dimension goes.
#any_device = #tt.operand_constraint<any_device>
func.func @reduction_shape(%arg0: tensor<64x128xf32>, %arg1: tensor<64x1xf32>) {
  // expected-error @+1 {{'ttir.prod' op expected an output of shape 64, but got 64x1}}
  %0 = "ttir.prod"(%arg0, %arg1) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
  return
}

// -----

// Two numbers per dimension.
#any_device = #tt.operand_constraint<any_device>
func.func @pad_count(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.pad' op expected 4 elements in 'padding', but got 2}}
  %0 = "ttir.pad"(%arg0, %arg1) <{operand_constraints = [#any_device, #any_device], padding = [0 : i32, 0 : i32], value = 0.0 : f32}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// Padding adds.
#any_device = #tt.operand_constraint<any_device>
func.func @pad_negative(%arg0: tensor<64x128xf32>, %arg1: tensor<64x127xf32>) {
  // expected-error @+1 {{'ttir.pad' op expected padding that is not negative, but got -1}}
  %0 = "ttir.pad"(%arg0, %arg1) <{operand_constraints = [#any_device, #any_device], padding = [0 : i32, 0 : i32, 0 : i32, -1 : i32], value = 0.0 : f32}> : (tensor<64x128xf32>, tensor<64x127xf32>) -> tensor<64x127xf32>
  return
}

// -----

// The output has room for it.
#any_device = #tt.operand_constraint<any_device>
func.func @pad_shape(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.pad' op expected an output of shape 64x131, but got 64x128}}
  %0 = "ttir.pad"(%arg0, %arg1) <{operand_constraints = [#any_device, #any_device], padding = [0 : i32, 0 : i32, 1 : i32, 2 : i32], value = 0.0 : f32}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// One index per dimension.
#any_device = #tt.operand_constraint<any_device>
func.func @slice_count(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.slice' op expected 2 elements in 'ends', but got 1}}
  %0 = "ttir.slice"(%arg0, %arg1) <{begins = [0 : i32, 0 : i32], ends = [64 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 1 : i32]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// A step goes forward.
#any_device = #tt.operand_constraint<any_device>
func.func @slice_step(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.slice' op expected a positive step in dimension 1, but got 0}}
  %0 = "ttir.slice"(%arg0, %arg1) <{begins = [0 : i32, 0 : i32], ends = [64 : i32, 128 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 0 : i32]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// What is taken is there.
#any_device = #tt.operand_constraint<any_device>
func.func @slice_outside(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.slice' op expected a part of the 128 elements of dimension 1, but got 0 to 129}}
  %0 = "ttir.slice"(%arg0, %arg1) <{begins = [0 : i32, 0 : i32], ends = [64 : i32, 129 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 1 : i32]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// Something is taken.
#any_device = #tt.operand_constraint<any_device>
func.func @slice_empty(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.slice' op expected a part of the 64 elements of dimension 0, but got 8 to 8}}
  %0 = "ttir.slice"(%arg0, %arg1) <{begins = [8 : i32, 0 : i32], ends = [8 : i32, 128 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 1 : i32]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// The output has the size of the part.
#any_device = #tt.operand_constraint<any_device>
func.func @slice_shape(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.slice' op expected an output of shape 64x64, but got 64x128}}
  %0 = "ttir.slice"(%arg0, %arg1) <{begins = [0 : i32, 1 : i32], ends = [64 : i32, 128 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 2 : i32]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// A dimension that is not there.
#any_device = #tt.operand_constraint<any_device>
func.func @reverse_dim(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.reverse' op expected dimensions less than the rank 2, but got 2}}
  %0 = "ttir.reverse"(%arg0, %arg1) <{dimensions = array<i64: 2>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// Reversing twice is meant by nobody.
#any_device = #tt.operand_constraint<any_device>
func.func @reverse_twice(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.reverse' op expected every dimension once, but got 1 twice}}
  %0 = "ttir.reverse"(%arg0, %arg1) <{dimensions = array<i64: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// The elements stay as many.
#any_device = #tt.operand_constraint<any_device>
func.func @reverse_shape(%arg0: tensor<64x128xf32>, %arg1: tensor<128x64xf32>) {
  // expected-error @+1 {{'ttir.reverse' op expected an output of shape 64x128, but got 128x64}}
  %0 = "ttir.reverse"(%arg0, %arg1) <{dimensions = array<i64: 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
  return
}

// -----

// One count per dimension.
#any_device = #tt.operand_constraint<any_device>
func.func @repeat_count(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.repeat' op expected 2 elements in 'repeat_dimensions', but got 1}}
  %0 = "ttir.repeat"(%arg0, %arg1) <{operand_constraints = [#any_device, #any_device], repeat_dimensions = array<i64: 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// At least once.
#any_device = #tt.operand_constraint<any_device>
func.func @repeat_zero(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.repeat' op expected repetitions of at least 1, but got 0}}
  %0 = "ttir.repeat"(%arg0, %arg1) <{operand_constraints = [#any_device, #any_device], repeat_dimensions = array<i64: 1, 0>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// The output has room for it.
#any_device = #tt.operand_constraint<any_device>
func.func @repeat_shape(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttir.repeat' op expected an output of shape 64x256, but got 64x128}}
  %0 = "ttir.repeat"(%arg0, %arg1) <{operand_constraints = [#any_device, #any_device], repeat_dimensions = array<i64: 1, 2>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// Numbers change.
#any_device = #tt.operand_constraint<any_device>
func.func @arange_step() {
  // expected-error @+1 {{'ttir.arange' op expected a step other than 0}}
  %0 = "ttir.arange"() <{arange_dimension = 0 : i64, end = 4 : si64, start = 0 : si64, step = 0 : si64}> : () -> tensor<4xf32>
  return
}

// -----

// A dimension that is not there.
#any_device = #tt.operand_constraint<any_device>
func.func @arange_dim() {
  // expected-error @+1 {{'ttir.arange' op expected arange_dimension less than the rank 1, but got 1}}
  %0 = "ttir.arange"() <{arange_dimension = 1 : i64, end = 4 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<4xf32>
  return
}

// -----

// As many numbers as elements.
#any_device = #tt.operand_constraint<any_device>
func.func @arange_count() {
  // expected-error @+1 {{'ttir.arange' op expected 7 elements along dimension 1 of the result, but got 8}}
  %0 = "ttir.arange"() <{arange_dimension = 1 : i64, end = 7 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<4x8xf32>
  return
}
