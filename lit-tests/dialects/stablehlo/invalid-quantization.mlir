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
