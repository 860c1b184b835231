// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

// Quantized element types.

!q = !quant.uniform<i8:f32, 1.000000e+00:17>
func.func @f(%a: tensor<2x2x!q>, %b: tensor<2x2xf32>) {
  // expected-error @+1 {{rhs should be quantized for quantized operations and is_quantized(lhs)=is_quantized(result) should hold}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2x!q>, tensor<2x2xf32>) -> tensor<2x2x!q>
  return
}

// -----

!q = !quant.uniform<i8:f32, 1.000000e+00:17>
func.func @f(%a: tensor<2x2x!q>) {
  // expected-error @+1 {{rhs should be quantized for quantized operations and is_quantized(lhs)=is_quantized(result) should hold}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<2x2x!q>, tensor<2x2x!q>) -> tensor<2x2xf32>
  return
}

// -----

!q = !quant.uniform<i8:f32, 1.000000e+00:17>
!axis = !quant.uniform<i8:f32:0, {1.0, 2.0}>
func.func @f(%a: tensor<2x2x!q>, %b: tensor<2x2x!axis>) {
  // expected-error @+1 {{Quantization dimension of rhs should not be in the contracting dimension of rhs.}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2x!q>, tensor<2x2x!axis>) -> tensor<2x2x!q>
  return
}

// -----

!q = !quant.uniform<i8:f32, 1.000000e+00:17>
!r = !quant.uniform<i4:f32, 1.000000e+00>
func.func @f(%a: tensor<2x2x!q>, %b: tensor<2x2x!r>) {
  // expected-error @+1 {{mismatched lhs and rhs quantization storage types}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2x!q>, tensor<2x2x!r>) -> tensor<2x2x!q>
  return
}

// -----

!q = !quant.uniform<i8:f32, 1.000000e+00:17>
!r = !quant.uniform<i8:f64, 1.000000e+00>
func.func @f(%a: tensor<2x2x!q>, %b: tensor<2x2x!r>) {
  // expected-error @+1 {{mismatched lhs, rhs and result quantization expressed types}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2x!q>, tensor<2x2x!r>) -> tensor<2x2x!q>
  return
}

// -----

!q = !quant.uniform<i8:f32, 1.000000e+00:17>
!axis = !quant.uniform<i8:f32:1, {1.0, 2.0}>
func.func @f(%a: tensor<2x2x!q>) {
  // expected-error @+1 {{mismatched rhs and result quantization granularity}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<2x2x!q>, tensor<2x2x!q>) -> tensor<2x2x!axis>
  return
}

// -----

!q = !quant.uniform<i8:f32, 1.000000e+00:17>
func.func @f(%a: tensor<2x2xf64>, %b: tensor<2x2x!q>) {
  // expected-error @+1 {{mismatched rhs quantization expressed type and lhs and result element type}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2xf64>, tensor<2x2x!q>) -> tensor<2x2xf64>
  return
}

// -----

!q = !quant.uniform<i8:f32, 1.000000e+00:17>
func.func @f(%a: tensor<1x4x4x2x!q>, %b: tensor<3x3x2x5xf32>) {
  // expected-error @+1 {{rhs should be quantized for quantized operations and is_quantized(lhs)=is_quantized(result) should hold}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2x!q>, tensor<3x3x2x5xf32>) -> tensor<1x2x2x5x!q>
  return
}

// -----

!q = !quant.uniform<i8:f32, 1.000000e+00:17>
!axis = !quant.uniform<i8:f32:2, {1.0, 2.0}>
func.func @f(%a: tensor<1x4x4x2x!q>, %b: tensor<3x3x2x5x!axis>) {
  // expected-error @+1 {{quantization dimension of rhs should be same with kernel_output_feature_dimension}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2x!q>, tensor<3x3x2x5x!axis>) -> tensor<1x2x2x5x!q>
  return
}

// -----

!q = !quant.uniform<i8:f32, 1.000000e+00:17>
!axis = !quant.uniform<i8:f32:3, {1.0, 2.0}>
!other = !quant.uniform<i8:f32:2, {1.0, 2.0}>
func.func @f(%a: tensor<1x4x4x2x!q>, %b: tensor<3x3x2x2x!axis>) {
  // expected-error @+1 {{quantization dimension of result should be same with output_feature_dimension}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2x!q>, tensor<3x3x2x2x!axis>) -> tensor<1x2x2x2x!other>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<3x3x2x5xi32>) {
  // expected-error @+1 {{expects lhs and rhs to have compatible element type. Got: 'f32' and 'i32'}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2xf32>, tensor<3x3x2x5xi32>) -> tensor<1x2x2x5xf32>
  return
}

// -----

!first = !quant.uniform<i8:f32:0, {1.0, 2.0}>
!second = !quant.uniform<i8:f32:1, {1.0, 2.0}>
!wider = !quant.uniform<i16:f32:1, {1.0, 2.0}>
!one = !quant.uniform<i8:f32:0, {1.0}>
func.func @f(%a: tensor<2x!first>) {
  // expected-error @+1 {{result quantization_dimension 0 not same as broadcast_dimensions[0] = 1}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<2x!first>) -> tensor<2x2x!first>
  return
}

// -----

!first = !quant.uniform<i8:f32:0, {1.0, 2.0}>
!second = !quant.uniform<i8:f32:1, {1.0, 2.0}>
!wider = !quant.uniform<i16:f32:1, {1.0, 2.0}>
!one = !quant.uniform<i8:f32:0, {1.0}>
func.func @f(%a: tensor<2x!first>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op requires the same element type for all operands and results}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<2x!first>) -> tensor<3x2x!wider>
  return
}

// -----

!first = !quant.uniform<i8:f32:0, {1.0, 2.0}>
!second = !quant.uniform<i8:f32:1, {1.0, 2.0}>
!wider = !quant.uniform<i16:f32:1, {1.0, 2.0}>
!one = !quant.uniform<i8:f32:0, {1.0}>
func.func @f(%a: tensor<1x!one>) {
  // expected-error @+1 {{mismatch result scale 1 (2) and operand scale 0 (1)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<1x!one>) -> tensor<2x!first>
  return
}

// -----

!first = !quant.uniform<i8:f32:0, {1.0, 2.0}>
!second = !quant.uniform<i8:f32:1, {1.0, 2.0}>
!wider = !quant.uniform<i16:f32:1, {1.0, 2.0}>
!one = !quant.uniform<i8:f32:0, {1.0}>
func.func @f(%a: tensor<2x2x!first>) {
  // expected-error @+2 {{'stablehlo.transpose' op inferred type(s) 'tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>' are incompatible with return type(s) of operation 'tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>'}}
  // expected-error @+1 {{'stablehlo.transpose' op failed to infer returned types}}
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x2x!first>) -> tensor<2x2x!first>
  return
}

// -----

!first = !quant.uniform<i8:f32:0, {1.0, 2.0}>
!second = !quant.uniform<i8:f32:1, {1.0, 2.0}>
!wider = !quant.uniform<i16:f32:1, {1.0, 2.0}>
!one = !quant.uniform<i8:f32:0, {1.0}>
func.func @f(%a: tensor<3x2x!second>) {
  // expected-error @+1 {{expect same product of dimensions before quantization_dimension for operand and result, but got 3 and 1}}
  %0 = stablehlo.reshape %a : (tensor<3x2x!second>) -> tensor<2x3x!first>
  return
}

// -----

!first = !quant.uniform<i8:f32:0, {1.0, 2.0}>
!second = !quant.uniform<i8:f32:1, {1.0, 2.0}>
!wider = !quant.uniform<i16:f32:1, {1.0, 2.0}>
!one = !quant.uniform<i8:f32:0, {1.0}>
func.func @f(%a: tensor<3x2x!second>) {
  // expected-error @+1 {{'stablehlo.reshape' op requires the same element type for all operands and results}}
  %0 = stablehlo.reshape %a : (tensor<3x2x!second>) -> tensor<1x2x3x!wider>
  return
}

// -----

!first = !quant.uniform<i8:f32:0, {1.0, 2.0}>
!second = !quant.uniform<i8:f32:1, {1.0, 2.0}>
func.func @f(%a: tensor<2x!first>, %s: tensor<2xi32>) {
  // expected-error @+1 {{result quantization_dimension 1 not same as broadcast_dimensions[0] = 0}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0] : (tensor<2x!first>, tensor<2xi32>) -> tensor<?x2x!second>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %s: tensor<1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op requires the same element type for all operands and results}}
  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<6xf64>
  return
}

// -----

// The dimension of the scales is missing, or has another size than they are many.
!axis = !quant.uniform<i8:f32:1, {1.0, 2.0}>
func.func @f(%a: tensor<2x!axis>) {
  // expected-error @+1 {{uniform quantized per axis unsigned integer values}}
  %0 = stablehlo.add %a, %a : tensor<2x!axis>
  return
}

// -----

// The dimension of the scales is missing, or has another size than they are many.
!axis = !quant.uniform<i8:f32:1, {1.0, 2.0}>
func.func @f(%a: tensor<3x3x!axis>) {
  // expected-error @+1 {{uniform quantized per axis unsigned integer values}}
  %0 = stablehlo.add %a, %a : tensor<3x3x!axis>
  return
}

// -----

!axis = !quant.uniform<i8:f32:1, {1.0, 2.0}>
func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.uniform_quantize' op result #0 must be ranked tensor of 2/4/8/16/32-bit uniform quantized signed integer or}}
  %0 = stablehlo.uniform_quantize %a : (tensor<2xf32>) -> tensor<2x!axis>
  return
}

// -----

!axis = !quant.uniform<i8:f32:1, {1.0, 2.0}>
!other = !quant.uniform<i8:f32, 1.0>
func.func @f(%a: tensor<3x3x!axis>) {
  // expected-error @+1 {{'stablehlo.uniform_quantize' op operand #0 must be ranked tensor of f4E2M1FN type or}}
  %0 = stablehlo.uniform_quantize %a : (tensor<3x3x!axis>) -> tensor<3x3x!other>
  return
}

// -----

!axis = !quant.uniform<i8:f32:1, {1.0, 2.0}>
func.func @f(%a: tensor<3x3x!axis>) {
  // expected-error @+1 {{'stablehlo.uniform_dequantize' op operand #0 must be ranked tensor of 2/4/8/16/32-bit uniform quantized signed integer or}}
  %0 = stablehlo.uniform_dequantize %a : (tensor<3x3x!axis>) -> tensor<3x3xf32>
  return
}
