// RUN: ttmlir-opt --convert-stablehlo-to-ttir %s | filecheck %s

// CHECK-LABEL: func.func @conv_channels_last(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<3x16x3x32xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg1, %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3x16x32xf32>, tensor<3x16x3x32xf32>) -> tensor<3x16x3x32xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<3x16x32x3xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x16x3x32xf32>, tensor<3x16x32x3xf32>) -> tensor<3x16x32x3xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<32x16x3x3xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.transpose"(%[[V3]], %[[V4]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x16x32x3xf32>, tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<1x8x8x32xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.conv2d"(%arg0, %[[V5]], %[[V6]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 1 : si32, padding_left = 1 : si32, padding_right = 1 : si32, padding_top = 1 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x16xf32>, tensor<32x16x3x3xf32>, tensor<1x8x8x32xf32>) -> tensor<1x8x8x32xf32>
// CHECK-NEXT: return %[[V7]] : tensor<1x8x8x32xf32>
func.func @conv_channels_last(%image: tensor<1x8x8x16xf32>, %filters: tensor<3x3x16x32xf32>) -> tensor<1x8x8x32xf32> {
  %0 = stablehlo.convolution(%image, %filters) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x8x8x32xf32>
  return %0 : tensor<1x8x8x32xf32>
}

// CHECK-LABEL: func.func @conv_channels_first(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x8x16x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x16x8x8xf32>, tensor<1x8x16x8xf32>) -> tensor<1x8x16x8xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x8x8x16xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x8x16x8xf32>, tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<1x3x2x32xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.conv2d"(%[[V3]], %arg1, %[[V4]]) <{dilation_height = 2 : si32, dilation_width = 2 : si32, groups = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 1 : si32, padding_left = 2 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 3 : si32}> : (tensor<1x8x8x16xf32>, tensor<32x8x3x3xf32>, tensor<1x3x2x32xf32>) -> tensor<1x3x2x32xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<1x3x32x2xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.transpose"(%[[V5]], %[[V6]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x3x2x32xf32>, tensor<1x3x32x2xf32>) -> tensor<1x3x32x2xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<1x32x3x2xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.transpose"(%[[V7]], %[[V8]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x3x32x2xf32>, tensor<1x32x3x2xf32>) -> tensor<1x32x3x2xf32>
// CHECK-NEXT: return %[[V9]] : tensor<1x32x3x2xf32>
func.func @conv_channels_first(%image: tensor<1x16x8x8xf32>, %filters: tensor<32x8x3x3xf32>) -> tensor<1x32x3x2xf32> {
  %0 = stablehlo.convolution(%image, %filters) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 3], pad = [[0, 1], [2, 0]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x16x8x8xf32>, tensor<32x8x3x3xf32>) -> tensor<1x32x3x2xf32>
  return %0 : tensor<1x32x3x2xf32>
}

// CHECK-LABEL: func.func @conv_without_window(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<32x16x3x3xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reverse"(%arg1, %[[V0]]) <{dimensions = array<i64: 2>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<32x16x3x3xf32>, tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x6x6x32xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.conv2d"(%arg0, %[[V1]], %[[V2]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x16xf32>, tensor<32x16x3x3xf32>, tensor<1x6x6x32xf32>) -> tensor<1x6x6x32xf32>
// CHECK-NEXT: return %[[V3]] : tensor<1x6x6x32xf32>
func.func @conv_without_window(%image: tensor<1x8x8x16xf32>, %filters: tensor<32x16x3x3xf32>) -> tensor<1x6x6x32xf32> {
  %0 = stablehlo.convolution(%image, %filters) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<32x16x3x3xf32>) -> tensor<1x6x6x32xf32>
  return %0 : tensor<1x6x6x32xf32>
}

// CHECK-LABEL: func.func @conv_of_one_dimension(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<8x4x3xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg1, %[[V0]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x4x8xf32>, tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<2x1x32x4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%arg0, %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 1 : i32, 32 : i32, 4 : i32]}> : (tensor<2x32x4xf32>, tensor<2x1x32x4xf32>) -> tensor<2x1x32x4xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<8x4x1x3xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.reshape"(%[[V1]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [8 : i32, 4 : i32, 1 : i32, 3 : i32]}> : (tensor<8x4x3xf32>, tensor<8x4x1x3xf32>) -> tensor<8x4x1x3xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<2x1x15x8xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.conv2d"(%[[V3]], %[[V5]], %[[V6]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 2 : si32}> : (tensor<2x1x32x4xf32>, tensor<8x4x1x3xf32>, tensor<2x1x15x8xf32>) -> tensor<2x1x15x8xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<2x15x8xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.reshape"(%[[V7]], %[[V8]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 15 : i32, 8 : i32]}> : (tensor<2x1x15x8xf32>, tensor<2x15x8xf32>) -> tensor<2x15x8xf32>
// CHECK-NEXT: return %[[V9]] : tensor<2x15x8xf32>
func.func @conv_of_one_dimension(%signal: tensor<2x32x4xf32>, %filters: tensor<3x4x8xf32>) -> tensor<2x15x8xf32> {
  %0 = stablehlo.convolution(%signal, %filters) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x4xf32>, tensor<3x4x8xf32>) -> tensor<2x15x8xf32>
  return %0 : tensor<2x15x8xf32>
}

// CHECK-LABEL: func.func @max_pool(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x4x4x16xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.max_pool2d"(%arg0, %[[V0]]) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 3 : si32, kernel_width = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 1 : si32, padding_top = 1 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x8x8x16xf32>, tensor<1x4x4x16xf32>) -> tensor<1x4x4x16xf32>
// CHECK-NEXT: return %[[V1]] : tensor<1x4x4x16xf32>
func.func @max_pool(%image: tensor<1x8x8x16xf32>) -> tensor<1x4x4x16xf32> {
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%image, %init) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>, padding = dense<[[0, 0], [1, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %max = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %max : tensor<f32>
  }) : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x4x4x16xf32>
  return %0 : tensor<1x4x4x16xf32>
}

// CHECK-LABEL: func.func @max_pool_channels_first(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x8x16x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x16x8x8xf32>, tensor<1x8x16x8xf32>) -> tensor<1x8x16x8xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x8x8x16xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x8x16x8xf32>, tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<1x4x4x16xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.max_pool2d"(%[[V3]], %[[V4]]) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x8x8x16xf32>, tensor<1x4x4x16xf32>) -> tensor<1x4x4x16xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<1x4x16x4xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.transpose"(%[[V5]], %[[V6]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x4x16xf32>, tensor<1x4x16x4xf32>) -> tensor<1x4x16x4xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<1x16x4x4xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.transpose"(%[[V7]], %[[V8]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x16x4xf32>, tensor<1x16x4x4xf32>) -> tensor<1x16x4x4xf32>
// CHECK-NEXT: return %[[V9]] : tensor<1x16x4x4xf32>
func.func @max_pool_channels_first(%image: tensor<1x16x8x8xf32>) -> tensor<1x16x4x4xf32> {
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%image, %init) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %max = stablehlo.maximum %b, %a : tensor<f32>
    stablehlo.return %max : tensor<f32>
  }) : (tensor<1x16x8x8xf32>, tensor<f32>) -> tensor<1x16x4x4xf32>
  return %0 : tensor<1x16x4x4xf32>
}

// CHECK-LABEL: func.func @sum_pool(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<16x1x2x2xf32>}> : () -> tensor<16x1x2x2xf32>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<1x4x4x16xf32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.conv2d"(%arg0, %[[V0]], %[[V1]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 16 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x8x8x16xf32>, tensor<16x1x2x2xf32>, tensor<1x4x4x16xf32>) -> tensor<1x4x4x16xf32>
// CHECK-NEXT: return %[[V2]] : tensor<1x4x4x16xf32>
func.func @sum_pool(%image: tensor<1x8x8x16xf32>) -> tensor<1x4x4x16xf32> {
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%image, %init) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x4x4x16xf32>
  return %0 : tensor<1x4x4x16xf32>
}
