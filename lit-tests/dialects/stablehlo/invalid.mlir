// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error @+1 {{'stablehlo.add' op requires compatible types for all operands and results}}
  %0 = stablehlo.add %a, %b : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf64>) {
  // expected-error @+1 {{'stablehlo.maximum' op requires compatible types for all operands and results}}
  %0 = stablehlo.maximum %a, %b : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{2 operands present, but expected 1}}
  %0 = stablehlo.add %a, %a : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected single output}}
  %0 = stablehlo.add %a, %a : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error @+1 {{'stablehlo.abs' op operand #0 must be ranked tensor of 2/4/8/16/32/64-bit signless integer or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or f8E3M4 type or f8E4M3 type or f8E4M3FN type or f8E4M3FNUZ type or f8E4M3B11FNUZ type or f8E5M2 type or f8E5M2FNUZ type or f8E8M0FNU type or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or complex type with 32-bit float or 64-bit float elements or 2/4/8/16/32-bit uniform quantized signed integer or 2/4/8/16/32-bit uniform quantized unsigned integer values, but got 'tensor<*xf32>'}}
  %0 = stablehlo.abs %a : tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+2 {{'stablehlo.abs' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<4xf64>'}}
  // expected-error @+1 {{'stablehlo.abs' op failed to infer returned types}}
  %0 = stablehlo.abs %a : (tensor<4xcomplex<f32>>) -> tensor<4xf64>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error @+1 {{'stablehlo.cosine' op operand #0 must be ranked tensor of f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or f8E3M4 type or f8E4M3 type or f8E4M3FN type or f8E4M3FNUZ type or f8E4M3B11FNUZ type or f8E5M2 type or f8E5M2FNUZ type or f8E8M0FNU type or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or complex type with 32-bit float or 64-bit float elements or 2/4/8/16/32-bit uniform quantized signed integer or 2/4/8/16/32-bit uniform quantized unsigned integer values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.cosine %a : tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.convert' op all non-scalar operands/results must have the same shape and base type}}
  %0 = stablehlo.convert %a : (tensor<4xf32>) -> tensor<5xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected exponent mantissa in format e#m#, saw x5}}
  %0 = stablehlo.reduce_precision %a, format = x5 : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{unable to parse exponent/mantissa e99999999999m1}}
  %0 = stablehlo.reduce_precision %a, format = e99999999999m1 : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_precision' op attribute 'exponent_bits' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = stablehlo.reduce_precision %a, format = e0m1 : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected tensor with complex element type}}
  %0 = stablehlo.complex %a, %a : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+2 {{'stablehlo.complex' op inferred type(s) 'tensor<4xcomplex<f32>>' are incompatible with return type(s) of operation 'tensor<4xcomplex<f64>>'}}
  // expected-error @+1 {{'stablehlo.complex' op failed to infer returned types}}
  %0 = stablehlo.complex %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f64>>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+2 {{expected ::mlir::stablehlo::ComparisonDirection to be one of: EQ, NE, GE, GT, LE, LT}}
  // expected-error @+1 {{custom op 'stablehlo.compare' failed to parse StableHLO_ComparisonDirectionAttr parameter 'value' which is to be a `::mlir::stablehlo::ComparisonDirection`}}
  %0 = stablehlo.compare XX, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @+1 {{'stablehlo.compare' op requires the same element type for all operands}}
  %0 = stablehlo.compare EQ, %a, %b : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.compare' op result #0 must be ranked tensor of pred (AKA boolean or 1-bit integer) values, but got 'tensor<4xi8>'}}
  %0 = stablehlo.compare EQ, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2xf32>) {
  // expected-error @+2 {{min shape [2] is not scalar and is not compatible to operand shape [4]}}
  // expected-error @+1 {{'stablehlo.clamp' op failed to infer returned types}}
  %0 = stablehlo.clamp %b, %a, %a : (tensor<2xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2xf32>) {
  // expected-error @+2 {{max shape [2] is not scalar and is not compatible to operand shape [4]}}
  // expected-error @+1 {{'stablehlo.clamp' op failed to infer returned types}}
  %0 = stablehlo.clamp %a, %a, %b : (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+2 {{'stablehlo.clamp' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<5xf32>'}}
  // expected-error @+1 {{'stablehlo.clamp' op failed to infer returned types}}
  %0 = stablehlo.clamp %a, %a, %a : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%p: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error @+2 {{requires compatible types for non-predicate operands}}
  // expected-error @+1 {{'stablehlo.select' op failed to infer returned types}}
  %0 = stablehlo.select %p, %a, %b : (tensor<4xi1>, tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p: tensor<4xi1>, %a: tensor<4x!quant.uniform<i8:f32, 0.5>>, %b: tensor<4x!quant.uniform<i8:f16, 0.5>>) {
  // expected-error @+2 {{requires compatible types for non-predicate operands}}
  // expected-error @+1 {{'stablehlo.select' op failed to infer returned types}}
  %0 = stablehlo.select %p, %a, %b : (tensor<4xi1>, tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<4x!quant.uniform<i8:f16, 0.5>>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

// Quantized numbers that are stored otherwise.
func.func @f(%a: tensor<4x!quant.uniform<i8:f32, 0.5>>, %b: tensor<4x!quant.uniform<i8<-127:127>:f32, 0.5>>) {
  // expected-error @+1 {{'stablehlo.add' op requires compatible types for all operands and results}}
  %0 = stablehlo.add %a, %b : (tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<4x!quant.uniform<i8<-127:127>:f32, 0.5>>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

// Scales for a dimension, and one for all.
func.func @f(%a: tensor<2x!quant.uniform<i8:f32, 0.5>>, %b: tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expected-error @+1 {{'stablehlo.add' op requires compatible types for all operands and results}}
  %0 = stablehlo.add %a, %b : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

// Numbers, and quantized ones.
func.func @f(%a: tensor<4xf32>, %b: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error @+1 {{'stablehlo.add' op requires compatible types for all operands and results}}
  %0 = stablehlo.add %a, %b : (tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p: tensor<3xi1>, %a: tensor<4xf32>) {
  // expected-error @+2 {{requires the same shape for all operands}}
  // expected-error @+1 {{'stablehlo.select' op failed to infer returned types}}
  %0 = stablehlo.select %p, %a, %a : tensor<3xi1>, tensor<4xf32>
  return
}

// -----

func.func @f(%p: tensor<4xi1>, %a: tensor<4xf32>) {
  // expected-error @+2 {{'stablehlo.select' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<5xf32>'}}
  // expected-error @+1 {{'stablehlo.select' op failed to infer returned types}}
  %0 = stablehlo.select %p, %a, %a : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%p: tensor<4xi1>, %a: tensor<4xf32>) {
  // expected-error @+1 {{expected functional type or list of two types}}
  %0 = stablehlo.select %p, %a, %a : tensor<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{does not support scalars.}}
  %0 = stablehlo.iota dim = 0 : tensor<i32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{iota dimension cannot go beyond the output rank.}}
  %0 = stablehlo.iota dim = 1 : tensor<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'stablehlo.iota' op attribute 'iota_dimension' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %0 = stablehlo.iota dim = -1 : tensor<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+2 {{'stablehlo.constant' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<3xf32>'}}
  // expected-error @+1 {{'stablehlo.constant' op failed to infer returned types}}
  %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2xf32>}> : () -> tensor<3xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{invalid kind of attribute specified: expected constant vector/tensor attribute}}
  %0 = stablehlo.constant 1 : i32
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{broadcast_dimensions size (1) does not match operand rank (2)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>) {
  // expected-error @+1 {{broadcast_dimensions should not have duplicates}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{broadcast_dimensions contains invalid value 2 for result with rank 2}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [2] : (tensor<2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{size of operand dimension 0 (2) is not equal to 1 or size of result dimension 1 (3)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<2xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op requires the same element type for all operands and results}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+2 {{Broadcast with negative dimension size -2}}
  // expected-error @+1 {{'stablehlo.broadcast' op failed to infer returned types}}
  %0 = stablehlo.broadcast %a, sizes = [-2] : (tensor<2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'stablehlo.concatenate' op expected 1 or more operands, but found 0}}
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error @+2 {{rank-0 values cannot be concatenated}}
  // expected-error @+1 {{'stablehlo.concatenate' op failed to infer returned types}}
  %0 = stablehlo.concatenate %a, dim = 0 : (tensor<f32>) -> tensor<1xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+2 {{dimension 1 is out-of-bounds for input rank 1}}
  // expected-error @+1 {{'stablehlo.concatenate' op failed to infer returned types}}
  %0 = stablehlo.concatenate %a, dim = 1 : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2x2xf32>) {
  // expected-error @+2 {{operands (0) and (1) do not match rank}}
  // expected-error @+1 {{'stablehlo.concatenate' op failed to infer returned types}}
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+2 {{shapes of operand (0) and (1) are not compatible at non-concat index 1: (2, 3) != (2, 4)}}
  // expected-error @+1 {{'stablehlo.concatenate' op failed to infer returned types}}
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+2 {{'stablehlo.concatenate' op inferred type(s) 'tensor<4x3xf32>' are incompatible with return type(s) of operation 'tensor<5x3xf32>'}}
  // expected-error @+1 {{'stablehlo.concatenate' op failed to infer returned types}}
  %0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{number of output elements (8) doesn't match expected number of elements (6)}}
  %0 = stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+2 {{the number of elements in start_indices (1) does not match the rank of the operand (2)}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = stablehlo.slice %a [0:1] : (tensor<2x3xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+2 {{negative start index -1 in dimension 0}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = stablehlo.slice %a [-1:1] : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+2 {{limit index 3 is larger than dimension size 2 in dimension 0}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = stablehlo.slice %a [0:3] : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+2 {{start index 2 is larger than limit index 1 in dimension 0}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = stablehlo.slice %a [2:1] : (tensor<2xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+2 {{stride must be positive but got 0 in dimension 0}}
  // expected-error @+1 {{'stablehlo.slice' op failed to infer returned types}}
  %0 = stablehlo.slice %a [0:1:0] : (tensor<2xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %v: tensor<1xf32>) {
  // expected-error @+2 {{padding value type should be a rank-0 tensor, is rank 1}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = stablehlo.pad %a, %v, low = [0], high = [0], interior = [0] : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @+2 {{edge_padding_low length (0) must match operand rank (1)}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = stablehlo.pad %a, %v, low = [], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @+2 {{edge_padding_high length (0) must match operand rank (1)}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = stablehlo.pad %a, %v, low = [0], high = [], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @+2 {{interior_padding length (0) must match operand rank (1)}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = stablehlo.pad %a, %v, low = [0], high = [0], interior = [] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @+2 {{Interior padding cannot be negative: -1}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = stablehlo.pad %a, %v, low = [0], high = [0], interior = [-1] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @+2 {{Padding result in negative size for dimension 0}}
  // expected-error @+1 {{'stablehlo.pad' op failed to infer returned types}}
  %0 = stablehlo.pad %a, %v, low = [-3], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+2 {{TransposeOp operand rank 2 does not match permutation size 1}}
  // expected-error @+1 {{'stablehlo.transpose' op failed to infer returned types}}
  %0 = stablehlo.transpose %a, dims = [0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+2 {{attribute permutation must be a permutation of [0, 1] but got 0, 0}}
  // expected-error @+1 {{'stablehlo.transpose' op failed to infer returned types}}
  %0 = stablehlo.transpose %a, dims = [0, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+2 {{index_vector_dim 3 is out of bounds for start indices with rank 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+2 {{start_index_map size (1) is not equal to size of index dimension (0) of start_indices (3)}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+2 {{start_index_map[0]: 2 is out of bounds for operand rank 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+2 {{expects offset_dims to be sorted, got: [1, 0]}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+2 {{expects offset_dims to not repeat, got: [1, 1]}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+2 {{expects collapsed_slice_dims to be sorted, got: [1, 0]}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+2 {{offset_dims size (0) plus collapse_slice_dims size (1) plus operand_batching_dims size (0) is not equal to operand rank (2)}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+2 {{slice_sizes size (1) not equal to (implied) operand rank (2)}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+2 {{slice size (5) is out of bounds for operand dimension (4) at index 1}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<8x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+2 {{slice_sizes collapsed dimension 0 should <= 1 but got 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 4>}> : (tensor<8x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+2 {{offset_dims[0]: 2 is out of bounds for implied result rank 2}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+2 {{'stablehlo.gather' op inferred type(s) 'tensor<3x4xf32>' are incompatible with return type(s) of operation 'tensor<3x5xf32>'}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%t: tensor<8x4xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+2 {{expects start_index_map to not repeat, got: [0, 0]}}
  // expected-error @+1 {{'stablehlo.gather' op failed to infer returned types}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<3x2xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3x4xf32>, %s: tensor<3xf32>, %t: tensor<3xf32>) {
  // expected-error @+2 {{expects feature_index to be smaller than the rank of operand type; got feature_index 3, and rank 3.}}
  // expected-error @+1 {{'stablehlo.batch_norm_inference' op failed to infer returned types}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %t, %s, %s) <{epsilon = 0.001 : f32, feature_index = 3 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3x4xf32>, %s: tensor<3xf32>, %t: tensor<4xf32>) {
  // expected-error @+2 {{expects single-dimensional operands to have compatible shapes.}}
  // expected-error @+1 {{'stablehlo.batch_norm_inference' op failed to infer returned types}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %t, %s, %s) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3x4xf32>, %s: tensor<3xf32>, %t: tensor<3xf32>) {
  // expected-error @+2 {{expects the size of single-dimensional operands to be compatible with feature count, but the size of single-dimensional operands is 3 and the feature count is 4.}}
  // expected-error @+1 {{'stablehlo.batch_norm_inference' op failed to infer returned types}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %t, %s, %s) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3x4xf32>, %s: tensor<3xf32>) {
  // expected-error @+2 {{expects feature_index to be smaller than the rank of operand type; got feature_index 5, and rank 3.}}
  // expected-error @+1 {{'stablehlo.batch_norm_training' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 0.001 : f32, feature_index = 5 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f(%x: tensor<2x3x4xf32>, %s: tensor<3xf32>) {
  // expected-error @+2 {{'stablehlo.batch_norm_inference' op inferred type(s) 'tensor<2x3x4xf32>' are incompatible with return type(s) of operation 'tensor<2x3x5xf32>'}}
  // expected-error @+1 {{'stablehlo.batch_norm_inference' op failed to infer returned types}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %s, %s, %s) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{all dimensions should be non-negative. Got dimension: -1.}}
  %0 = stablehlo.reverse %a, dims = [-1] : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{all dimensions should be between [0, 2). Got dimension: 2.}}
  %0 = stablehlo.reverse %a, dims = [2] : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{dimensions should be unique. Got: 0, 0}}
  %0 = stablehlo.reverse %a, dims = [0, 0] : tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{expected both lhs/rhs ranks to be either 1 or 2 and last dimension of lhs to match the first dimension of rhs}}
  %0 = stablehlo.dot %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>) {
  // expected-error @+1 {{inferred shape '[2, 2]' is incompatible with return type of operation 'tensor<2x3xf32>'}}
  %0 = stablehlo.dot %a, %a : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>) {
  // expected-error @+1 {{expected ::mlir::stablehlo::Precision to be one of: DEFAULT, HIGH, HIGHEST}}
  %0 = stablehlo.dot %a, %a, precision = [LOW, LOW] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) {
  // expected-error @+1 {{lhs and rhs should have the same number of batching dimensions}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [], contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) {
  // expected-error @+1 {{lhs and rhs should have the same number of contracting dimensions}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) {
  // expected-error @+1 {{has duplicated dimension from lhs_batching_dimensions and lhs_contracting_dimensions: 1}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [1] x [0], contracting_dims = [1] x [1] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) {
  // expected-error @+1 {{has duplicated dimension from rhs_batching_dimensions and rhs_contracting_dimensions: 0}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0, 1] x [0, 0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) {
  // expected-error @+1 {{lhs_contracting_dimensions value: 2 is out of range: [0, 2)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [2] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) {
  // expected-error @+1 {{rhs_batching_dimensions value: -1 is out of range: [0, 2)}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [-1], contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) {
  // expected-error @+1 {{batching dimension sizes must match for lhs/rhs}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [1], contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) {
  // expected-error @+1 {{contracting dimension sizes must match for lhs/rhs}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) {
  // expected-error @+1 {{inferred shape '[3, 5]' is incompatible with return type of operation 'tensor<5x3xf32>'}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x16x32xf32>) {
  // expected-error @+1 {{expects convolution arguments to have same number of dimensions.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1xf32>, %b: tensor<1xf32>) {
  // expected-error @+1 {{expects convolution arguments to have >= 2 dimensions.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{expects convolution arguments to have 3 dimensions. Got: 4}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{expects batch_group_count and feature_group_count not to be both greater than 1. Got 2 and 2 resp.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 2 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{expects input batch dimension (1) to be divisible by batch_group_count. Got batch_group_count = 2.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{expects input feature dimension (16) to be a multiple of feature_group_count. Got feature_group_count = 3.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x8x32xf32>) {
  // expected-error @+1 {{expects input feature dimension (16) / feature_group_count = kernel input feature dimension (8). Got feature_group_count = 1.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x8x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x8x33xf32>) {
  // expected-error @+1 {{expects kernel output feature dimension (33) to be divisible by feature_group_count. For feature_group_count = 2.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x8x33xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x8x16xf32>, %b: tensor<3x3x16x33xf32>) {
  // expected-error @+1 {{expects output feature dimension size (33) to be a multiple of batch_group_count. Got batch_group_count = 2.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x16xf32>, tensor<3x3x16x33xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{expects window-strides to have same dimension-size as size of window dimensions (2), but got: 1.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{expects padding-entries to have same dimension-size as size of window dimensions (2), but got: 1.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{expects base-dilation factors to have same dimension-size as size of window dimensions (2), but got: 3.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{expects window-dilation factors to have same dimension-size as size of window dimensions (2), but got: 3.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{expects window to have positive value for 1-th window stride, but got 0.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{inferred shape '[1, 6, 6, 32]' is incompatible with return type of operation 'tensor<1x8x8x32xf32>'}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x8x8x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{Unexpected duplicate dimension b}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, b, 0, 1]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{Unexpected dimension, expecting b, f}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, x, 0, 1]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{Duplicate entries for spatial dimension 0}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 0]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{Missing entries for spatial dimension 0}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 1]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{Missing entries for spatial dimensions before 100000}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 100000]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{Unexpected dimension -1}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f, -1]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{Expected dimension f not specified}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, ?, 0, 1]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{expected one of: `stride`, `pad`, `lhs_dilate`, `rhs_dilate`, `reverse`}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {size = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{duplicated `stride` entry}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{Expected array of two elements}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1], [1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{expects output dimension-numbers to be in-range [0, 4).}}
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 9, output_spatial_dimensions = [1, 2]>}> : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x8x16xf32>, %b: tensor<3x3x16x32xf32>) {
  // expected-error @+1 {{expects output dimension-numbers to be unique, got {0, 2, 1, 2}.}}
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1, 2]>}> : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x6x6x32xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected one of: `lhs_batching_dimensions`, `rhs_batching_dimensions`, `lhs_contracting_dimensions`, `rhs_contracting_dimensions`}}
  "test.op"() {a = #stablehlo.dot<x = 1>} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{duplicated `index_vector_dim` entry}}
  "test.op"() {a = #stablehlo.gather<index_vector_dim = 1, index_vector_dim = 1>} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{missing `operand_index` entry}}
  "test.op"() {a = #stablehlo.output_operand_alias<output_tuple_indices = [], operand_tuple_indices = []>} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{integer value too large}}
  "test.op"() {a = #stablehlo.gather<index_vector_dim = 99999999999999999999>} : () -> ()
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{Out-of-bounds dimension 2, expected to be less than the input-tensor rank 2}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [2] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{Duplicate reduction dimension: 1}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<6xf32>'}}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation }}
  // expected-error @+1 {{'stablehlo.reduce' op failed to infer returned types}}
  stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expects the size of operands to be even and >= 2}}
  "stablehlo.reduce"() <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : () -> ()
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %b: tensor<4x7xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects all inputs to have compatible shapes. Shape at input-index 1 is not compatible with shape at input-index 0}}
  %0:2 = "stablehlo.reduce"(%a, %b, %i, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x7xf32>, tensor<f32>, tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>)
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<1xf32>) {
  // expected-error @+1 {{The rank of the init-value type at index 0 must be 0, but got 'tensor<1xf32>'}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<1xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expected the inner-op to be a commutative binary-op from stablehlo dialect, with zero region, producing single result}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.subtract across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expected function type}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1] : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{Reduction-region must take 2 parameters, but takes 1 parameter(s)}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{The reduction-region expected to return some value(s)}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{Reduction-region here must produce 1 tensors, but produces 2 instead}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x, %y : tensor<f32>, tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{The type of reduction-region's parameter at index 1 is different than the corresponding result type: 'tensor<i32>' vs 'tensor<f32>'}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<i32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{The type of reduction-region's result type at index 0 differs from the op's corresponding init-value type: 'tensor<bf16>' vs 'tensor<f32>'}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    stablehlo.return %x : tensor<bf16>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xbf16>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{The element-type of reduction-region's argument at index 1 is expected to be promotable from 'f32', but got 'i32'}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<4x6xf32>, tensor<i32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{The rank of reduction-region's argument at index 1 is expected to be <= 0, got 1}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<6xf32>, %y: tensor<6xf32>):
    stablehlo.return %x : tensor<6xf32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects window-dimensions size == input rank, but got window-dimensions size: 1 and input: 'tensor<4x6xf32>' with rank = 2.}}
  %0 = "stablehlo.reduce_window"(%a, %i) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects window to have positive value for 0-th window dimension, but got 0.}}
  %0 = "stablehlo.reduce_window"(%a, %i) <{window_dimensions = array<i64: 0, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %i: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.reduce_window' op inferred type(s) 'tensor<3x5xf32>' are incompatible with return type(s) of operation 'tensor<3x3xf32>'}}
  // expected-error @+1 {{'stablehlo.reduce_window' op failed to infer returned types}}
  %0 = "stablehlo.reduce_window"(%a, %i) <{window_dimensions = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @f(%n: tensor<i32>, %p: tensor<i1>, %q: tensor<i32>) {
  // expected-error @+1 {{expect operands to be compatible with condition block arguments but got 'tensor<i32>' vs 'tensor<f32>'}}
  %0 = "stablehlo.while"(%n) ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%n: tensor<i32>, %p: tensor<i1>, %q: tensor<i32>) {
  // expected-error @+1 {{expect operands to be compatible with body block arguments but got 'tensor<i32>' vs 'tensor<f32>'}}
  %0 = "stablehlo.while"(%n) ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>):
    stablehlo.return %q : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%n: tensor<i32>, %p: tensor<i1>, %q: tensor<i32>) {
  // expected-error @+1 {{expect operands to be compatible with body block return types but got 'tensor<i32>' vs 'tensor<i1>'}}
  %0 = "stablehlo.while"(%n) ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>):
    stablehlo.return %p : tensor<i1>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%n: tensor<i32>, %p: tensor<i1>, %q: tensor<i32>) {
  // expected-error @+1 {{expect condition body returns a single value but got 2}}
  %0 = "stablehlo.while"(%n) ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %p, %p : tensor<i1>, tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%n: tensor<i32>, %p: tensor<i1>, %q: tensor<i32>) {
  // expected-error @+1 {{expect condition block return a zero-ranked tensor of i1 but got 'tensor<i32>'}}
  %0 = "stablehlo.while"(%n) ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %q : tensor<i32>
  }, {
  ^bb0(%x: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%n: tensor<i32>, %p: tensor<i1>, %q: tensor<i32>) {
  // expected-error @+2 {{'stablehlo.while' op failed to infer returned types}}
  // expected-error @+1 {{'stablehlo.while' op inferred type(s) 'tensor<i32>' are incompatible with return type(s) of operation 'tensor<f32>'}}
  %0 = "stablehlo.while"(%n) ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @f(%p: tensor<i1>, %x: tensor<f32>) {
  // expected-error @+2 {{branch 0 must have 0 arguments, but found 1}}
  // expected-error @+1 {{'stablehlo.if' op failed to infer returned types}}
  "stablehlo.if"(%p) ({
  ^bb0(%y: tensor<f32>):
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @f(%p: tensor<i1>, %x: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.if' op failed to infer returned types}}
  // expected-error @+1 {{'stablehlo.if' op inferred type(s) 'tensor<f32>' are incompatible with return type(s) of operation 'tensor<f64>'}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f64>
  return
}

// -----

func.func @f(%i: tensor<i32>) {
  // expected-error @+2 {{expect at least one branch}}
  // expected-error @+1 {{'stablehlo.case' op failed to infer returned types}}
  "stablehlo.case"(%i) : (tensor<i32>) -> ()
  return
}

// -----

func.func @f(%i: tensor<i32>) {
  // expected-error @+2 {{branch 0 must have 0 arguments, but found 1}}
  // expected-error @+1 {{'stablehlo.case' op failed to infer returned types}}
  "stablehlo.case"(%i) ({
  ^bb0(%y: tensor<f32>):
    stablehlo.return
  }) : (tensor<i32>) -> ()
  return
}

// -----

func.func @f(%x: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.optimization_barrier' op inferred type(s) 'tensor<f32>' are incompatible with return type(s) of operation 'tensor<f64>'}}
  // expected-error @+1 {{'stablehlo.optimization_barrier' op failed to infer returned types}}
  %0 = "stablehlo.optimization_barrier"(%x) : (tensor<f32>) -> tensor<f64>
  return
}

// -----

func.func @f(%x: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.tuple' op inferred type(s) 'tuple<tensor<f32>>' are incompatible with return type(s) of operation 'tuple<tensor<f64>>'}}
  // expected-error @+1 {{'stablehlo.tuple' op failed to infer returned types}}
  %0 = stablehlo.tuple %x : (tensor<f32>) -> tuple<tensor<f64>>
  return
}

// -----

func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{expected tuple type}}
  %0 = stablehlo.tuple %x : tensor<f32>
  return
}

// -----

func.func @f(%x: tuple<tensor<f32>>) {
  // expected-error @+2 {{index 1 is out of bounds of operand with size 1}}
  // expected-error @+1 {{'stablehlo.get_tuple_element' op failed to infer returned types}}
  %0 = stablehlo.get_tuple_element %x[1] : (tuple<tensor<f32>>) -> tensor<f32>
  return
}

// -----

func.func @f(%x: tuple<tensor<f32>>) {
  // expected-error @+2 {{'stablehlo.get_tuple_element' op inferred type(s) 'tensor<f32>' are incompatible with return type(s) of operation 'tensor<f64>'}}
  // expected-error @+1 {{'stablehlo.get_tuple_element' op failed to infer returned types}}
  %0 = stablehlo.get_tuple_element %x[0] : (tuple<tensor<f32>>) -> tensor<f64>
  return
}

// -----

func.func @f(%x: tuple<i32>) {
  // expected-error @+1 {{'stablehlo.get_tuple_element' op operand #0 must be nested tuple with any combination of tensors and tokens, but got 'tuple<i32>'}}
  %0 = stablehlo.get_tuple_element %x[0] : (tuple<i32>) -> tensor<f32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{integers beyond 2^53 are not supported}}
  "test.op"() {a = #stablehlo.gather<index_vector_dim = 9007199254740993>} : () -> ()
  return
}

// -----

func.func @f(%a: tensor<3xi32>) {
  // expected-error @+1 {{integer value too large}}
  %0 = stablehlo.slice %a [1:2:9223372036854775808] : (tensor<3xi32>) -> tensor<1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{expects precision config to be empty or have <= 2 elements.}}
  %0 = stablehlo.dot %a, %a, precision = [DEFAULT, HIGH, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{expects precision config to be empty or have <= 2 elements.}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], precision = [DEFAULT, HIGH, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x1xf32>, %b: tensor<3x3x1x1xf32>) {
  // expected-error @+1 {{expects precision config to be empty or have <= 2 elements.}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<1x4x4x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{must specify DEFAULT precision config when algorithm is set.}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], precision = [DEFAULT, HIGH], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%p: tensor<i1>, %a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error @+2 {{branch 0 and branch 1 have mismatched return types: 'tensor<4xf32>' vs 'tensor<5xf32>'}}
  // expected-error @+1 {{'stablehlo.if' op failed to infer returned types}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<4xf32>
  }, {
    stablehlo.return %b : tensor<5xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{lhs precision type must be float}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = i8, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{rhs precision type must be float}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = i8, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{accumulation type must be float}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = i32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{lhs component count must be positive}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{rhs component count must be positive}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = -1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{num primitive operations must be positive}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 0, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// expected-error @+1 {{Bounds length is 1, expected to be equal to rank(2) of the tensor}}
func.func private @f(tensor<?x3xf32, #stablehlo.bounds<4>>)

// -----

// expected-error @+1 {{Static dimension 1 cannot have a bound, use ShapedType::kDynamic to indicate a missing bound}}
func.func private @f(tensor<?x3xf32, #stablehlo.bounds<4, 3>>)

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected a tolerance that is not negative, but got atol = -1}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<atol = -1.0, mode = <TOLERANCE>>} : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected no tolerance with mode DEFAULT, but got rtol = 0.5}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = <DEFAULT>>} : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected no tolerance with mode HIGHEST, but got ulps = 1}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode = <HIGHEST>>} : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected a tolerance that is not negative, but got ulps = -2}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<ulps = -2, mode = <TOLERANCE>>} : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{missing `mode` entry}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0>} : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+2 {{expected ::mlir::stablehlo::ResultAccuracyMode to be one of: DEFAULT, HIGHEST, TOLERANCE}}
  // expected-error @+1 {{failed to parse StableHLO_ResultAccuracyModeAttr parameter 'value' which is to be a `::mlir::stablehlo::ResultAccuracyMode`}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<mode = <FAST>>} : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected a mode of accuracy}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo<precision HIGH>>} : tensor<4xf32>
  return
}
