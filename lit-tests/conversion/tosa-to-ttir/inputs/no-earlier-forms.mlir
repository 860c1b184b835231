// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.mul' op expected 3 operands, but found 2
func.func @no_shift(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.mul %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.mul' op expected 3 operands, but found 2
func.func @wide_shift(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.mul %arg0, %arg0 {shift = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.mul' op require shift to be 0 for float type
func.func @shifted_floats(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.mul %arg0, %arg0 {shift = 1 : i8} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.negate' op expected 3 operands, but found 2
func.func @one_zero_point(%arg0: tensor<4xi8>, %arg1: tensor<1xi8>) -> tensor<4xi8> {
  %0 = tosa.negate %arg0, %arg1 : (tensor<4xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// -----

// A zero point, a value of padding and a factor that the elements do not have.
// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.negate' op expected 3 operands, but found 1
func.func @wide_zero_point(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.negate %arg0 {quantization_info = #tosa.unary_quant<input_zp = 300, output_zp = 2>} : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+3]]:8: error: 'tosa.pad' op expected 3 operands, but found 2
func.func @wide_padding(%arg0: tensor<2xi8>) -> tensor<4xi8> {
  %p = "tosa.const"() {value = dense<1> : tensor<1x2xi32>} : () -> tensor<1x2xi32>
  %0 = tosa.pad %arg0, %p {quantization_info = #tosa.pad_quant<input_zp = 128>} : (tensor<2xi8>, tensor<1x2xi32>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.rescale' op expected 5 operands, but found 1
func.func @wide_factor(%arg0: tensor<2xi32>) -> tensor<2xi8> {
  %0 = "tosa.rescale"(%arg0) {double_round = true, input_zp = 0 : i32, multiplier = array<i32: 32768>, output_zp = 3 : i32, per_channel = false, scale32 = false, shift = array<i8: 36>} : (tensor<2xi32>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// Lists that are none, permutations and paddings that are computed or too long.
// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.reshape' op expected 2 operands, but found 1
func.func @no_list(%arg0: tensor<2xi32>) -> tensor<2xi32> {
  %0 = tosa.reshape %arg0 {new_shape = [2]} : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: invalid properties {multiples = array<i64: 2>, other = 3 : i32} for op tosa.tile: this operation does not support properties
func.func @other_properties(%arg0: tensor<2xf32>) -> tensor<4xf32> {
  %0 = "tosa.tile"(%arg0) <{multiples = array<i64: 2>, other = 3 : i32}> : (tensor<2xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.transpose' op requires a single operand
func.func @computed_permutation(%arg0: tensor<2x2xf32>, %arg1: tensor<2xi32>) -> tensor<2x2xf32> {
  %0 = tosa.transpose %arg0, %arg1 : (tensor<2x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+3]]:8: error: 'tosa.pad' op expected 3 operands, but found 2
func.func @long_padding(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %p = "tosa.const"() <{value = dense<1> : tensor<1000000000x2xi32>}> : () -> tensor<1000000000x2xi32>
  %0 = tosa.pad %arg0, %p : (tensor<2x2xf32>, tensor<1000000000x2xi32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.clamp' op requires attribute 'max_val'
func.func @bounds_of_integers(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.clamp %arg0 {max_int = 6 : i64, min_int = -8 : i64} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.resize' op requires attribute 'mode'
func.func @no_mode(%arg0: tensor<1x2x2x1xf32>) -> tensor<1x4x4x1xf32> {
  %0 = tosa.resize %arg0 {border = array<i64: 1, 1>, mode = "CUBIC", offset = array<i64: -1, -1>, scale = array<i64: 4, 2, 4, 2>} : (tensor<1x2x2x1xf32>) -> tensor<1x4x4x1xf32>
  return %0 : tensor<1x4x4x1xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.apply_scale' op requires attribute 'rounding_mode'
func.func @no_rounding(%x: i32, %s: i8) -> i32 {
  %0 = tosa.apply_scale %x, %x, %s {double_round = "yes"} : (i32, i32, i8) -> i32
  return %0 : i32
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: custom op 'tosa.variable.append' is unknown
func.func @no_name(%x: i32) -> i32 {
  %0 = tosa.variable.append %x : i32
  return %0 : i32
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.fully_connected' op expected 3 operands, but found 2
func.func @no_bias(%a: tensor<2x3xf32>, %w: tensor<4x3xf32>, %b: tensor<4xf32>) -> tensor<2x4xf32> {
  %0 = tosa.fully_connected %a, %w : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.fully_connected' op expects input, weight and result to be tensors of rank 2, but got 'tensor<1x2x3xf32>', 'tensor<4x3xf32>', 'tensor<2x4xf32>'
func.func @connected_cube(%a: tensor<1x2x3xf32>, %w: tensor<4x3xf32>, %b: tensor<4xf32>) -> tensor<2x4xf32> {
  %0 = tosa.fully_connected %a, %w, %b : (tensor<1x2x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.fully_connected' op expects input and weight to have as many columns, but got 2 and 3
func.func @connected_columns(%a: tensor<2x2xf32>, %w: tensor<4x3xf32>, %b: tensor<4xf32>) -> tensor<2x4xf32> {
  %0 = tosa.fully_connected %a, %w, %b : (tensor<2x2xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.fully_connected' op expects a result of ?x4 elements, but got 2x5
func.func @connected_result(%a: tensor<?x3xf32>, %w: tensor<4x3xf32>, %b: tensor<4xf32>) -> tensor<2x5xf32> {
  %0 = tosa.fully_connected %a, %w, %b : (tensor<?x3xf32>, tensor<4x3xf32>, tensor<4xf32>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.fully_connected' op expects a weight of known size
func.func @connected_unknown(%a: tensor<2x3xf32>, %w: tensor<?x3xf32>, %b: tensor<?xf32>) -> tensor<2x?xf32> {
  %0 = tosa.fully_connected %a, %w, %b : (tensor<2x3xf32>, tensor<?x3xf32>, tensor<?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.fully_connected' op expects zero points that input and weight can have
func.func @connected_zero(%a: tensor<2x3xi8>, %w: tensor<4x3xi8>, %b: tensor<4xi32>) -> tensor<2x4xi32> {
  %0 = tosa.fully_connected %a, %w, %b {quantization_info = #tosa.conv_quant<input_zp = 300, weight_zp = 0>} : (tensor<2x3xi8>, tensor<4x3xi8>, tensor<4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}
