// RUN: ttmlir-opt --convert-stablehlo-to-ttir %s | filecheck %s

// CHECK-LABEL: func.func @sum(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.sum"(%arg0, %[[V0]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @sum(%a: tensor<4x8xf32>) -> tensor<4xf32> {
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %init) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @max(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.max"(%arg0, %[[V0]]) <{dim_arg = [0 : i32, 2 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @max(%a: tensor<2x4x8xf32>) -> tensor<4xf32> {
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %init) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @min_and_product_of_integers(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.min"(%arg0, %[[V0]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<8xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.prod"(%arg0, %[[V2]]) <{dim_arg = [0 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<8xi32>) -> tensor<8xi32>
// CHECK-NEXT: return %[[V1]], %[[V3]] : tensor<4xi32>, tensor<8xi32>
func.func @min_and_product_of_integers(%a: tensor<4x8xi32>) -> (tensor<4xi32>, tensor<8xi32>) {
  %most = stablehlo.constant dense<2147483647> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<4x8xi32>, tensor<i32>) -> tensor<4xi32>
  %1 = stablehlo.reduce(%a init: %one) applies stablehlo.multiply across dimensions = [0] : (tensor<4x8xi32>, tensor<i32>) -> tensor<8xi32>
  return %0, %1 : tensor<4xi32>, tensor<8xi32>
}

// CHECK-LABEL: func.func @truth_values(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reduce_and"(%arg0, %[[V0]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reduce_or"(%arg0, %[[V2]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: return %[[V1]], %[[V3]] : tensor<4xi1>, tensor<4xi1>
func.func @truth_values(%a: tensor<4x8xi1>) -> (tensor<4xi1>, tensor<4xi1>) {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%a init: %true) applies stablehlo.and across dimensions = [1] : (tensor<4x8xi1>, tensor<i1>) -> tensor<4xi1>
  %1 = stablehlo.reduce(%a init: %false) applies stablehlo.or across dimensions = [1] : (tensor<4x8xi1>, tensor<i1>) -> tensor<4xi1>
  return %0, %1 : tensor<4xi1>, tensor<4xi1>
}

// CHECK-LABEL: func.func @to_a_scalar(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<f32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.sum"(%arg0, %[[V0]]) <{dim_arg = [0 : i32, 1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return %[[V1]] : tensor<f32>
func.func @to_a_scalar(%a: tensor<4x8xf32>) -> tensor<f32> {
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %init) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @starts_with_a_number(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.sum"(%arg0, %[[V1]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.add"(%[[V2]], %[[V0]], %[[V3]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.max"(%arg0, %[[V5]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V8:.*]] = "ttir.maximum"(%[[V6]], %arg1, %[[V7]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V4]], %[[V8]] : tensor<4xf32>, tensor<4xf32>
func.func @starts_with_a_number(%a: tensor<4x8xf32>, %init: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %five = stablehlo.constant dense<5.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %five) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.reduce(%a init: %init) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: return %arg0 : tensor<4xf32>
func.func @no_dimensions(%a: tensor<4xf32>) -> tensor<4xf32> {
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %init) applies stablehlo.add across dimensions = [] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @normalization(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg1, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32, 1 : i32, 16 : i32]}> : (tensor<16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%arg2, %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32, 1 : i32, 16 : i32]}> : (tensor<16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.reshape"(%arg3, %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32, 1 : i32, 16 : i32]}> : (tensor<16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.reshape"(%arg4, %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32, 1 : i32, 16 : i32]}> : (tensor<16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<2x8x8x16xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.subtract"(%arg0, %[[V5]], %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x8x8x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.constant"() <{value = dense<1.000000e-03> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
// CHECK-NEXT: %[[V11:.*]] = tensor.empty() : tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V12:.*]] = "ttir.add"(%[[V7]], %[[V10]], %[[V11]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1x1x16xf32>, tensor<1x1x1x1xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V13:.*]] = tensor.empty() : tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V14:.*]] = "ttir.rsqrt"(%[[V12]], %[[V13]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V15:.*]] = tensor.empty() : tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V16:.*]] = "ttir.multiply"(%[[V14]], %[[V1]], %[[V15]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
// CHECK-NEXT: %[[V17:.*]] = tensor.empty() : tensor<2x8x8x16xf32>
// CHECK-NEXT: %[[V18:.*]] = "ttir.multiply"(%[[V9]], %[[V16]], %[[V17]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x8x8x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
// CHECK-NEXT: %[[V19:.*]] = tensor.empty() : tensor<2x8x8x16xf32>
// CHECK-NEXT: %[[V20:.*]] = "ttir.add"(%[[V18]], %[[V3]], %[[V19]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x8x8x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
// CHECK-NEXT: return %[[V20]] : tensor<2x8x8x16xf32>
func.func @normalization(%x: tensor<2x8x8x16xf32>, %scale: tensor<16xf32>, %offset: tensor<16xf32>, %mean: tensor<16xf32>, %variance: tensor<16xf32>) -> tensor<2x8x8x16xf32> {
  %0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 0.001 : f32, feature_index = 3 : i64}> : (tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<2x8x8x16xf32>
  return %0 : tensor<2x8x8x16xf32>
}

// A sum divided by the number of its elements.
// CHECK-LABEL: func.func @mean(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<5xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.mean"(%arg0, %[[V0]]) <{dim_arg = [0 : i32, 2 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<6x5x40xf32>, tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT: return %[[V1]] : tensor<5xf32>
func.func @mean(%a: tensor<6x5x40xf32>) -> tensor<5xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %count = stablehlo.constant dense<240.0> : tensor<5xf32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 2] : (tensor<6x5x40xf32>, tensor<f32>) -> tensor<5xf32>
  %1 = stablehlo.divide %0, %count : tensor<5xf32>
  return %1 : tensor<5xf32>
}

// The same as a product.
// CHECK-LABEL: func.func @mean_by_reciprocal(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<6xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.mean"(%arg0, %[[V0]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<6x10xf32>, tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: return %[[V1]] : tensor<6xf32>
func.func @mean_by_reciprocal(%a: tensor<6x10xf32>) -> tensor<6xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %part = stablehlo.constant dense<0.1> : tensor<6xf32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x10xf32>, tensor<f32>) -> tensor<6xf32>
  %1 = stablehlo.multiply %0, %part : tensor<6xf32>
  return %1 : tensor<6xf32>
}

// Another number, and a sum that is needed itself.
// CHECK-LABEL: func.func @no_mean(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<9.000000e+00> : tensor<6xf32>}> : () -> tensor<6xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.constant"() <{value = dense<1.000000e+01> : tensor<6xf32>}> : () -> tensor<6xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<6xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.sum"(%arg0, %[[V2]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<6x10xf32>, tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<6xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.div"(%[[V3]], %[[V0]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<6xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.sum"(%arg0, %[[V6]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<6x10xf32>, tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<6xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.div"(%[[V7]], %[[V1]], %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: return %[[V5]], %[[V7]], %[[V9]] : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
func.func @no_mean(%a: tensor<6x10xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %nine = stablehlo.constant dense<9.0> : tensor<6xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<6xf32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x10xf32>, tensor<f32>) -> tensor<6xf32>
  %1 = stablehlo.divide %0, %nine : tensor<6xf32>
  %2 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x10xf32>, tensor<f32>) -> tensor<6xf32>
  %3 = stablehlo.divide %2, %ten : tensor<6xf32>
  return %1, %2, %3 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
}

// By the mean and the variance of everything but the feature.
// CHECK-LABEL: func.func @batch_norm_training(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x4x1xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.mean"(%arg0, %[[V0]]) <{dim_arg = [0 : i32, 2 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x4x8xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<2x4x8xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.subtract"(%arg0, %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x4x8xf32>, tensor<1x4x1xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<2x4x8xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.multiply"(%[[V3]], %[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<1x4x1xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.mean"(%[[V5]], %[[V6]]) <{dim_arg = [0 : i32, 2 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x4x8xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<1x4x1xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.reshape"(%arg1, %[[V8]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 4 : i32, 1 : i32]}> : (tensor<4xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<1x4x1xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.reshape"(%arg2, %[[V10]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 4 : i32, 1 : i32]}> : (tensor<4xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
// CHECK-NEXT: %[[V12:.*]] = "ttir.constant"() <{value = dense<1.000000e-03> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT: %[[V13:.*]] = tensor.empty() : tensor<1x4x1xf32>
// CHECK-NEXT: %[[V14:.*]] = "ttir.add"(%[[V7]], %[[V12]], %[[V13]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x4x1xf32>, tensor<1x1x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
// CHECK-NEXT: %[[V15:.*]] = tensor.empty() : tensor<1x4x1xf32>
// CHECK-NEXT: %[[V16:.*]] = "ttir.rsqrt"(%[[V14]], %[[V15]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
// CHECK-NEXT: %[[V17:.*]] = tensor.empty() : tensor<1x4x1xf32>
// CHECK-NEXT: %[[V18:.*]] = "ttir.multiply"(%[[V16]], %[[V9]], %[[V17]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
// CHECK-NEXT: %[[V19:.*]] = tensor.empty() : tensor<2x4x8xf32>
// CHECK-NEXT: %[[V20:.*]] = "ttir.multiply"(%[[V3]], %[[V18]], %[[V19]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x4x8xf32>, tensor<1x4x1xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
// CHECK-NEXT: %[[V21:.*]] = tensor.empty() : tensor<2x4x8xf32>
// CHECK-NEXT: %[[V22:.*]] = "ttir.add"(%[[V20]], %[[V11]], %[[V21]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x4x8xf32>, tensor<1x4x1xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
// CHECK-NEXT: %[[V23:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V24:.*]] = "ttir.reshape"(%[[V1]], %[[V23]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32]}> : (tensor<1x4x1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V25:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V26:.*]] = "ttir.reshape"(%[[V7]], %[[V25]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32]}> : (tensor<1x4x1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V22]], %[[V24]], %[[V26]] : tensor<2x4x8xf32>, tensor<4xf32>, tensor<4xf32>
func.func @batch_norm_training(%a: tensor<2x4x8xf32>, %s: tensor<4xf32>, %o: tensor<4xf32>) -> (tensor<2x4x8xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0:3 = "stablehlo.batch_norm_training"(%a, %s, %o) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x4x8xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4x8xf32>, tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1, %0#2 : tensor<2x4x8xf32>, tensor<4xf32>, tensor<4xf32>
}

// Of one dimension, each feature has one number, which is its mean: a reduction over no dimensions is none.
// CHECK-LABEL: func.func @batch_norm_of_numbers(
// CHECK-NOT: ttir.mean
// CHECK: return
func.func @batch_norm_of_numbers(%a: tensor<4xf32>, %s: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0:3 = "stablehlo.batch_norm_training"(%a, %s, %o) <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}

// Systems without equations, and without right sides.
// CHECK-LABEL: func.func @nothing_to_solve(
// CHECK-NEXT: %[[L:.*]] = tensor.empty() : tensor<0x0xf32>
// CHECK-NEXT: %[[X:.*]] = tensor.empty() : tensor<0x0xf32>
// CHECK-NEXT: %[[Y:.*]] = tensor.empty() : tensor<1x0xf32>
// CHECK-NEXT: return %[[L]], %[[X]], %[[Y]]
func.func @nothing_to_solve(%a: tensor<0x0xf32>, %b: tensor<1x1xf32>, %c: tensor<1x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<1x0xf32>) {
  %0 = stablehlo.cholesky %a, lower = true : tensor<0x0xf32>
  %1 = "stablehlo.triangular_solve"(%a, %0) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
  %2 = "stablehlo.triangular_solve"(%b, %c) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x0xf32>) -> tensor<1x0xf32>
  return %0, %1, %2 : tensor<0x0xf32>, tensor<0x0xf32>, tensor<1x0xf32>
}
