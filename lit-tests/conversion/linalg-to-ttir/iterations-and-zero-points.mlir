// RUN: ttmlir-opt --convert-linalg-to-ttir %s | filecheck %s

// The numbers of iterations lie along the dimension of their loop.
// CHECK-LABEL: func.func @index(
// CHECK-NEXT: %[[V0:.*]] = "ttir.arange"() <{arange_dimension = 1 : i64, end = 4 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<1x4xi32>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<1x4xf32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.typecast"(%[[V0]], %[[V1]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4xi32>, tensor<1x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<8x4xf32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.transpose"(%arg0, %[[V3]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<8x4xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.add"(%[[V4]], %[[V2]], %[[V5]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<8x4xf32>, tensor<1x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: return %[[V6]] : tensor<8x4xf32>
func.func @index(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %e = tensor.empty() : tensor<8x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) {
    ^bb0(%x: f32, %o: f32):
      %i = linalg.index 1 : index
      %c = arith.index_cast %i : index to i32
      %f = arith.sitofp %c : i32 to f32
      %s = arith.addf %x, %f : f32
      linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// Zero points belong to the factors of a product of matrices.
// CHECK-LABEL: func.func @quantized_matmul(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi8>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.constant"() <{value = dense<3> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.subtract"(%[[V1]], %[[V2]], %[[V3]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<8x6xi32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.typecast"(%arg1, %[[V5]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<8x6xi8>, tensor<8x6xi32>) -> tensor<8x6xi32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.constant"() <{value = dense<-2> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<8x6xi32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.subtract"(%[[V6]], %[[V7]], %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<8x6xi32>, tensor<1x1xi32>, tensor<8x6xi32>) -> tensor<8x6xi32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<4x6xi32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.matmul"(%[[V4]], %[[V9]], %[[V10]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<8x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<4x6xi32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.add"(%[[V11]], %arg2, %[[V12]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi32>
// CHECK-NEXT: return %[[V13]] : tensor<4x6xi32>
func.func @quantized_matmul(%a: tensor<4x8xi8>, %b: tensor<8x6xi8>, %c: tensor<4x6xi32>) -> tensor<4x6xi32> {
  %za = arith.constant 3 : i32
  %zb = arith.constant -2 : i32
  %r = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<4x8xi8>, tensor<8x6xi8>, i32, i32) outs(%c : tensor<4x6xi32>) -> tensor<4x6xi32>
  return %r : tensor<4x6xi32>
}

// CHECK-LABEL: func.func @quantized_convolution(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x8x8x4xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x8x8x4xi8>, tensor<1x8x8x4xi32>) -> tensor<1x8x8x4xi32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.constant"() <{value = dense<3> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<1x8x8x4xi32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.subtract"(%[[V1]], %[[V2]], %[[V3]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x8x8x4xi32>, tensor<1x1x1x1xi32>, tensor<1x8x8x4xi32>) -> tensor<1x8x8x4xi32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<3x3x4x16xi32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.typecast"(%arg1, %[[V5]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3x4x16xi8>, tensor<3x3x4x16xi32>) -> tensor<3x3x4x16xi32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<3x4x3x16xi32>
// CHECK-NEXT: %[[V8:.*]] = "ttir.transpose"(%[[V6]], %[[V7]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x3x4x16xi32>, tensor<3x4x3x16xi32>) -> tensor<3x4x3x16xi32>
// CHECK-NEXT: %[[V9:.*]] = tensor.empty() : tensor<3x4x16x3xi32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.transpose"(%[[V8]], %[[V9]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x4x3x16xi32>, tensor<3x4x16x3xi32>) -> tensor<3x4x16x3xi32>
// CHECK-NEXT: %[[V11:.*]] = tensor.empty() : tensor<16x4x3x3xi32>
// CHECK-NEXT: %[[V12:.*]] = "ttir.transpose"(%[[V10]], %[[V11]]) <{dim0 = 0 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x4x16x3xi32>, tensor<16x4x3x3xi32>) -> tensor<16x4x3x3xi32>
// CHECK-NEXT: %[[V13:.*]] = tensor.empty() : tensor<1x6x6x16xi32>
// CHECK-NEXT: %[[V14:.*]] = "ttir.conv2d"(%[[V4]], %[[V12]], %[[V13]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x8x8x4xi32>, tensor<16x4x3x3xi32>, tensor<1x6x6x16xi32>) -> tensor<1x6x6x16xi32>
// CHECK-NEXT: %[[V15:.*]] = tensor.empty() : tensor<1x6x6x16xi32>
// CHECK-NEXT: %[[V16:.*]] = "ttir.add"(%[[V14]], %arg2, %[[V15]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x6x6x16xi32>, tensor<1x6x6x16xi32>, tensor<1x6x6x16xi32>) -> tensor<1x6x6x16xi32>
// CHECK-NEXT: return %[[V16]] : tensor<1x6x6x16xi32>
func.func @quantized_convolution(%a: tensor<1x8x8x4xi8>, %b: tensor<3x3x4x16xi8>, %c: tensor<1x6x6x16xi32>) -> tensor<1x6x6x16xi32> {
  %za = arith.constant 3 : i32
  %zb = arith.constant 0 : i32
  %r = linalg.conv_2d_nhwc_hwcf_q ins(%a, %b, %za, %zb : tensor<1x8x8x4xi8>, tensor<3x3x4x16xi8>, i32, i32) outs(%c : tensor<1x6x6x16xi32>) -> tensor<1x6x6x16xi32>
  return %r : tensor<1x6x6x16xi32>
}

// CHECK-LABEL: func.func @sum_pooling(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<4x1x2x2xf32>}> : () -> tensor<4x1x2x2xf32>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.conv2d"(%arg0, %[[V0]], %[[V1]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 4 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x8x8x4xf32>, tensor<4x1x2x2xf32>, tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: return %[[V2]] : tensor<1x4x4x4xf32>
func.func @sum_pooling(%a: tensor<1x8x8x4xf32>, %b: tensor<2x2xf32>) -> tensor<1x4x4x4xf32> {
  %e = tensor.empty() : tensor<1x4x4x4xf32>
  %r = linalg.pooling_nhwc_sum {strides = dense<2> : vector<2xi64>} ins(%a, %b : tensor<1x8x8x4xf32>, tensor<2x2xf32>) outs(%e : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}

// CHECK-LABEL: func.func @min_pooling(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x8x8x4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.neg"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x8x8x4xf32>, tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.max_pool2d"(%[[V1]], %[[V2]]) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x8x8x4xf32>, tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<1x4x4x4xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.neg"(%[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x4x4x4xf32>, tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT: return %[[V5]] : tensor<1x4x4x4xf32>
func.func @min_pooling(%a: tensor<1x8x8x4xf32>, %b: tensor<2x2xf32>) -> tensor<1x4x4x4xf32> {
  %e = tensor.empty() : tensor<1x4x4x4xf32>
  %r = linalg.pooling_nhwc_min {strides = dense<2> : vector<2xi64>} ins(%a, %b : tensor<1x8x8x4xf32>, tensor<2x2xf32>) outs(%e : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}

// A row of a tensor is replaced.
// CHECK-LABEL: func.func @insert_slice(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x6xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg1, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 6 : i32]}> : (tensor<6xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x1xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.slice"(%arg0, %[[V2]]) <{begins = [2 : i32, 0 : i32], ends = [3 : i32, 1 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<4x8xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<1x1xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.slice"(%arg0, %[[V4]]) <{begins = [2 : i32, 7 : i32], ends = [3 : i32, 8 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<4x8xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<1x8xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.concat"(%[[V3]], %[[V1]], %[[V5]], %[[V6]]) <{dim = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xf32>, tensor<1x6xf32>, tensor<1x1xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<2x8xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.slice"(%arg0, %[[V8]]) <{begins = [0 : i32, 0 : i32], ends = [2 : i32, 8 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<4x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<1x8xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.slice"(%arg0, %[[V10]]) <{begins = [3 : i32, 0 : i32], ends = [4 : i32, 8 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.concat"(%[[V9]], %[[V7]], %[[V11]], %[[V12]]) <{dim = 0 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V13]] : tensor<4x8xf32>
func.func @insert_slice(%a: tensor<4x8xf32>, %b: tensor<6xf32>) -> tensor<4x8xf32> {
  %r = tensor.insert_slice %b into %a[2, 1] [1, 6] [1, 1] : tensor<6xf32> into tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
