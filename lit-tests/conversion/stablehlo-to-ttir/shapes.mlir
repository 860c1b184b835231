// RUN: ttmlir-opt --convert-stablehlo-to-ttir %s | filecheck %s

// CHECK-LABEL: func.func @transpose_matrix(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<3x2xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 1 : si32, dim1 = 0 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: return %[[V1]] : tensor<3x2xf32>
func.func @transpose_matrix(%a: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @transpose_nothing(
// CHECK-NEXT: return %arg0 : tensor<2x3xf32>
func.func @transpose_nothing(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.transpose %a, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @transpose_to_channels_last(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<1x8x3x9xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x3x8x9xf32>, tensor<1x8x3x9xf32>) -> tensor<1x8x3x9xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x8x9x3xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x8x3x9xf32>, tensor<1x8x9x3xf32>) -> tensor<1x8x9x3xf32>
// CHECK-NEXT: return %[[V3]] : tensor<1x8x9x3xf32>
func.func @transpose_to_channels_last(%a: tensor<1x3x8x9xf32>) -> tensor<1x8x9x3xf32> {
  %0 = stablehlo.transpose %a, dims = [0, 2, 3, 1] : (tensor<1x3x8x9xf32>) -> tensor<1x8x9x3xf32>
  return %0 : tensor<1x8x9x3xf32>
}

// CHECK-LABEL: func.func @reshape(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<6xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg0, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [6 : i32]}> : (tensor<2x3xf32>, tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: return %[[V1]] : tensor<6xf32>
func.func @reshape(%a: tensor<2x3xf32>) -> tensor<6xf32> {
  %0 = stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK-LABEL: func.func @broadcast_aligned(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.broadcast"(%arg0, %[[V0]]) <{dimension = [1], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @broadcast_aligned(%a: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @broadcast_scalar(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.broadcast"(%arg0, %[[V0]]) <{dimension = [], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<f32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @broadcast_scalar(%a: tensor<f32>) -> tensor<4x8xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @broadcast_rows(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg0, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 1 : i32]}> : (tensor<4xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.broadcast"(%[[V1]], %[[V2]]) <{dimension = [0, 1], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4x8xf32>
func.func @broadcast_rows(%a: tensor<4xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @broadcast_permuted(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<3x1xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x3x1xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 3 : i32, 1 : i32]}> : (tensor<3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<2x3x2xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.broadcast"(%[[V3]], %[[V4]]) <{dimension = [0, 1, 2], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x3x1xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
// CHECK-NEXT: return %[[V5]] : tensor<2x3x2xf32>
func.func @broadcast_permuted(%a: tensor<1x3xf32>) -> tensor<2x3x2xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [2, 1] : (tensor<1x3xf32>) -> tensor<2x3x2xf32>
  return %0 : tensor<2x3x2xf32>
}

// CHECK-LABEL: func.func @broadcast_nothing(
// CHECK-NEXT: return %arg0 : tensor<4x8xf32>
func.func @broadcast_nothing(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @broadcast(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<2x4x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.broadcast"(%arg0, %[[V0]]) <{dimension = [2], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<2x4x8xf32>
func.func @broadcast(%a: tensor<8xf32>) -> tensor<2x4x8xf32> {
  %0 = stablehlo.broadcast %a, sizes = [2, 4] : (tensor<8xf32>) -> tensor<2x4x8xf32>
  return %0 : tensor<2x4x8xf32>
}

// CHECK-LABEL: func.func @concatenate(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<2x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.concat"(%arg0, %arg1, %[[V0]]) <{dim = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x3xf32>, tensor<2x5xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<2x8xf32>
func.func @concatenate(%a: tensor<2x3xf32>, %b: tensor<2x5xf32>) -> tensor<2x8xf32> {
  %0 = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// CHECK-LABEL: func.func @slice(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.slice"(%arg0, %[[V0]]) <{begins = [1 : i32, 0 : i32], ends = [3 : i32, 8 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 3 : i32]}> : (tensor<4x8xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[V1]] : tensor<2x3xf32>
func.func @slice(%a: tensor<4x8xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.slice %a [1:3, 0:8:3] : (tensor<4x8xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @pad(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<6x9xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.pad"(%arg0, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], padding = [1 : i32, 1 : i32, 0 : i32, 1 : i32], value = 1.500000e+00 : f32}> : (tensor<4x8xf32>, tensor<6x9xf32>) -> tensor<6x9xf32>
// CHECK-NEXT: return %[[V1]] : tensor<6x9xf32>
func.func @pad(%a: tensor<4x8xf32>) -> tensor<6x9xf32> {
  %c = stablehlo.constant dense<1.5> : tensor<f32>
  %0 = stablehlo.pad %a, %c, low = [1, 0], high = [1, 1], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<6x9xf32>
  return %0 : tensor<6x9xf32>
}

// CHECK-LABEL: func.func @pad_less(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<3x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.slice"(%arg0, %[[V0]]) <{begins = [1 : i32, 0 : i32], ends = [4 : i32, 8 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<4x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.pad"(%[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], padding = [0 : i32, 1 : i32, 0 : i32, 0 : i32], value = 0.000000e+00 : f32}> : (tensor<3x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4x8xf32>
func.func @pad_less(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %a, %c, low = [-1, 0], high = [1, 0], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @reverse(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reverse"(%arg0, %[[V0]]) <{dimensions = array<i64: 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @reverse(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.reverse %a, dims = [1] : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @iota(
// CHECK-NEXT: %[[V0:.*]] = "ttir.arange"() <{arange_dimension = 1 : i64, end = 8 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V0]] : tensor<4x8xi32>
func.func @iota() -> tensor<4x8xi32> {
  %0 = stablehlo.iota dim = 1 : tensor<4x8xi32>
  return %0 : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @embedding(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<2x32xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.clamp"(%arg1, %[[V0]]) <{max = 5.110000e+02 : f32, min = 0.000000e+00 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<2x32x64xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.embedding"(%[[V1]], %arg0, %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x32xi32>, tensor<512x64xf32>, tensor<2x32x64xf32>) -> tensor<2x32x64xf32>
// CHECK-NEXT: return %[[V3]] : tensor<2x32x64xf32>
func.func @embedding(%table: tensor<512x64xf32>, %ids: tensor<2x32xi32>) -> tensor<2x32x64xf32> {
  %0 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 64>}> : (tensor<512x64xf32>, tensor<2x32xi32>) -> tensor<2x32x64xf32>
  return %0 : tensor<2x32x64xf32>
}

// CHECK-LABEL: func.func @embedding_with_index_vectors(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<2x32xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg1, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 32 : i32]}> : (tensor<2x32x1xi32>, tensor<2x32xi32>) -> tensor<2x32xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<2x32xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.clamp"(%[[V1]], %[[V2]]) <{max = 5.110000e+02 : f32, min = 0.000000e+00 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<2x32x64xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.embedding"(%[[V3]], %arg0, %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x32xi32>, tensor<512x64xf32>, tensor<2x32x64xf32>) -> tensor<2x32x64xf32>
// CHECK-NEXT: return %[[V5]] : tensor<2x32x64xf32>
func.func @embedding_with_index_vectors(%table: tensor<512x64xf32>, %ids: tensor<2x32x1xi32>) -> tensor<2x32x64xf32> {
  %0 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 64>}> : (tensor<512x64xf32>, tensor<2x32x1xi32>) -> tensor<2x32x64xf32>
  return %0 : tensor<2x32x64xf32>
}

// Places that are known to lie within the table need not be moved into it.
// CHECK-LABEL: func.func @embedding_of_remainders(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<512> : tensor<32xui32>}> : () -> tensor<32xui32>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<32xui32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.remainder"(%arg1, %[[V0]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<32xui32>, tensor<32xui32>, tensor<32xui32>) -> tensor<32xui32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<32x64xf32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.embedding"(%[[V2]], %arg0, %[[V3]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<32xui32>, tensor<512x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
// CHECK-NEXT: return %[[V4]] : tensor<32x64xf32>
func.func @embedding_of_remainders(%table: tensor<512x64xf32>, %ids: tensor<32xui32>) -> tensor<32x64xf32> {
  %size = stablehlo.constant dense<512> : tensor<32xui32>
  %places = stablehlo.remainder %ids, %size : tensor<32xui32>
  %0 = "stablehlo.gather"(%table, %places) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 64>}> : (tensor<512x64xf32>, tensor<32xui32>) -> tensor<32x64xf32>
  return %0 : tensor<32x64xf32>
}

// CHECK-LABEL: func.func @windows_within(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<5xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg1, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<5xi1>, tensor<5xi32>) -> tensor<5xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<5x1xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [5 : i32, 1 : i32]}> : (tensor<5xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<5x1xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.typecast"(%[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<5x1xi32>, tensor<5x1xf32>) -> tensor<5x1xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<5x1xf32>}> : () -> tensor<5x1xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<1x7xf32>}> : () -> tensor<1x7xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<5x7xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.add"(%[[V6]], %[[V7]], %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<5x1xf32>, tensor<1x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V11:.*]] = tensor.empty() : tensor<5x7xf32>
// CHECK-NEXT: %[[V12:.*]] = "ttir.add"(%[[V9]], %[[V5]], %[[V11]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<5x7xf32>, tensor<5x1xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
// CHECK-NEXT: %[[V13:.*]] = tensor.empty() : tensor<35xf32>
// CHECK-NEXT: %[[V14:.*]] = "ttir.reshape"(%[[V12]], %[[V13]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [35 : i32]}> : (tensor<5x7xf32>, tensor<35xf32>) -> tensor<35xf32>
// CHECK-NEXT: %[[V15:.*]] = tensor.empty() : tensor<35xi32>
// CHECK-NEXT: %[[V16:.*]] = "ttir.typecast"(%[[V14]], %[[V15]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<35xf32>, tensor<35xi32>) -> tensor<35xi32>
// CHECK-NEXT: %[[V17:.*]] = tensor.empty() : tensor<35x4xf32>
// CHECK-NEXT: %[[V18:.*]] = "ttir.embedding"(%[[V16]], %arg0, %[[V17]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<35xi32>, tensor<8x4xf32>, tensor<35x4xf32>) -> tensor<35x4xf32>
// CHECK-NEXT: %[[V19:.*]] = tensor.empty() : tensor<5x7x4xf32>
// CHECK-NEXT: %[[V20:.*]] = "ttir.reshape"(%[[V18]], %[[V19]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [5 : i32, 7 : i32, 4 : i32]}> : (tensor<35x4xf32>, tensor<5x7x4xf32>) -> tensor<5x7x4xf32>
// CHECK-NEXT: return %[[V20]] : tensor<5x7x4xf32>
func.func @windows_within(%a: tensor<8x4xf32>, %b: tensor<5xi1>) -> tensor<5x7x4xf32> {
  %places = stablehlo.convert %b : (tensor<5xi1>) -> tensor<5xi32>
  %0 = "stablehlo.gather"(%a, %places) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 7, 4>}> : (tensor<8x4xf32>, tensor<5xi32>) -> tensor<5x7x4xf32>
  return %0 : tensor<5x7x4xf32>
}

// CHECK-LABEL: func.func @take_columns(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<512x3x4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x512x4xf32>, tensor<512x3x4xf32>) -> tensor<512x3x4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<512x12xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [512 : i32, 12 : i32]}> : (tensor<512x3x4xf32>, tensor<512x12xf32>) -> tensor<512x12xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<7xi32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.reshape"(%arg1, %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [7 : i32]}> : (tensor<7x1xi32>, tensor<7xi32>) -> tensor<7xi32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<7xi32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.clamp"(%[[V5]], %[[V6]]) <{max = 5.110000e+02 : f32, min = 0.000000e+00 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<7x12xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.embedding"(%[[V7]], %[[V3]], %[[V8]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<7xi32>, tensor<512x12xf32>, tensor<7x12xf32>) -> tensor<7x12xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<7x3x4xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.reshape"(%[[V9]], %[[V10]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [7 : i32, 3 : i32, 4 : i32]}> : (tensor<7x12xf32>, tensor<7x3x4xf32>) -> tensor<7x3x4xf32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<3x7x4xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.transpose"(%[[V11]], %[[V12]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7x3x4xf32>, tensor<3x7x4xf32>) -> tensor<3x7x4xf32>
// CHECK-NEXT: return %[[V13]] : tensor<3x7x4xf32>
func.func @take_columns(%table: tensor<3x512x4xf32>, %ids: tensor<7x1xi32>) -> tensor<3x7x4xf32> {
  %0 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 1, 4>}> : (tensor<3x512x4xf32>, tensor<7x1xi32>) -> tensor<3x7x4xf32>
  return %0 : tensor<3x7x4xf32>
}

// CHECK-LABEL: func.func @take_slices_of_size_one(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<7xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg1, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [7 : i32]}> : (tensor<7x1xi32>, tensor<7xi32>) -> tensor<7xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<7xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.clamp"(%[[V1]], %[[V2]]) <{max = 5.110000e+02 : f32, min = 0.000000e+00 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<7x64xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.embedding"(%[[V3]], %arg0, %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<7xi32>, tensor<512x64xf32>, tensor<7x64xf32>) -> tensor<7x64xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<7x1x64xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.reshape"(%[[V5]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [7 : i32, 1 : i32, 64 : i32]}> : (tensor<7x64xf32>, tensor<7x1x64xf32>) -> tensor<7x1x64xf32>
// CHECK-NEXT: return %[[V7]] : tensor<7x1x64xf32>
func.func @take_slices_of_size_one(%table: tensor<512x64xf32>, %ids: tensor<7x1xi32>) -> tensor<7x1x64xf32> {
  %0 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 64>}> : (tensor<512x64xf32>, tensor<7x1xi32>) -> tensor<7x1x64xf32>
  return %0 : tensor<7x1x64xf32>
}

// CHECK-LABEL: func.func @take_with_other_dimensions_collapsed(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<512x1x4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x512x4xf32>, tensor<512x1x4xf32>) -> tensor<512x1x4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<512x4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [512 : i32, 4 : i32]}> : (tensor<512x1x4xf32>, tensor<512x4xf32>) -> tensor<512x4xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<7xi32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.clamp"(%arg1, %[[V4]]) <{max = 5.110000e+02 : f32, min = 0.000000e+00 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<7x4xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.embedding"(%[[V5]], %[[V3]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<7xi32>, tensor<512x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<4x7xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.transpose"(%[[V7]], %[[V8]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7x4xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
// CHECK-NEXT: return %[[V9]] : tensor<4x7xf32>
func.func @take_with_other_dimensions_collapsed(%table: tensor<1x512x4xf32>, %ids: tensor<7xi32>) -> tensor<4x7xf32> {
  %0 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<1x512x4xf32>, tensor<7xi32>) -> tensor<4x7xf32>
  return %0 : tensor<4x7xf32>
}

// Starts are moved so that the part lies within the tensor.
// CHECK-LABEL: func.func @dynamic_slice(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<3x2xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.slice"(%arg0, %[[V0]]) <{begins = [3 : i32, 0 : i32], ends = [6 : i32, 2 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<6x9xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: return %[[V1]] : tensor<3x2xf32>
func.func @dynamic_slice(%a: tensor<6x9xf32>) -> tensor<3x2xf32> {
  %far = stablehlo.constant dense<100> : tensor<i32>
  %below = stablehlo.constant dense<-3> : tensor<i32>
  %0 = stablehlo.dynamic_slice %a, %far, %below, sizes = [3, 2] : (tensor<6x9xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @dynamic_update_slice(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<3x7xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.slice"(%arg0, %[[V0]]) <{begins = [2 : i32, 0 : i32], ends = [5 : i32, 7 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<6x9xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<3x9xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.concat"(%[[V1]], %arg1, %[[V2]]) <{dim = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3x7xf32>, tensor<3x2xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<2x9xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.slice"(%arg0, %[[V4]]) <{begins = [0 : i32, 0 : i32], ends = [2 : i32, 9 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<6x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<1x9xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.slice"(%arg0, %[[V6]]) <{begins = [5 : i32, 0 : i32], ends = [6 : i32, 9 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<6x9xf32>, tensor<1x9xf32>) -> tensor<1x9xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<6x9xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.concat"(%[[V5]], %[[V3]], %[[V7]], %[[V8]]) <{dim = 0 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x9xf32>, tensor<3x9xf32>, tensor<1x9xf32>, tensor<6x9xf32>) -> tensor<6x9xf32>
// CHECK-NEXT: return %[[V9]] : tensor<6x9xf32>
func.func @dynamic_update_slice(%a: tensor<6x9xf32>, %u: tensor<3x2xf32>) -> tensor<6x9xf32> {
  %two = stablehlo.constant dense<2> : tensor<i32>
  %far = stablehlo.constant dense<100> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %u, %two, %far : (tensor<6x9xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<6x9xf32>
  return %0 : tensor<6x9xf32>
}

// No dimensions are what a sum leaves.
// CHECK-LABEL: func.func @to_scalar(
// CHECK-SAME: %[[A:.*]]: tensor<1x1xf32>)
// CHECK-NEXT: %[[INIT:.*]] = tensor.empty() : tensor<f32>
// CHECK-NEXT: %[[SCALAR:.*]] = "ttir.sum"(%[[A]], %[[INIT]]) <{dim_arg = [0 : i32, 1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return %[[SCALAR]]
func.func @to_scalar(%a: tensor<1x1xf32>) -> tensor<f32> {
  %0 = stablehlo.reshape %a : (tensor<1x1xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// All pairs are compared; how many elements stand before one tells where it goes.
// CHECK-LABEL: func.func @sort(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<7x3xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x7xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<7x3x1xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [7 : i32, 3 : i32, 1 : i32]}> : (tensor<7x3xf32>, tensor<7x3x1xf32>) -> tensor<7x3x1xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<7x3x3xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.broadcast"(%[[V3]], %[[V4]]) <{dimension = [0, 1, 2], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7x3x1xf32>, tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<7x1x3xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.reshape"(%[[V1]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [7 : i32, 1 : i32, 3 : i32]}> : (tensor<7x3xf32>, tensor<7x1x3xf32>) -> tensor<7x1x3xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<7x3x3xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.broadcast"(%[[V7]], %[[V8]]) <{dimension = [0, 1, 2], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7x1x3xf32>, tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<7x3x3xi1>
// CHECK-NEXT: %[[V11:.*]] = "ttir.gt"(%[[V5]], %[[V9]], %[[V10]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<7x3x3xf32>, tensor<7x3x3xf32>, tensor<7x3x3xi1>) -> tensor<7x3x3xi1>
// CHECK-NEXT: %[[V12:.*]] = "ttir.constant"() <{value = dense<{{\[\[\[}}0.000000e+00, 1.000000e+00, 2.000000e+00]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.constant"() <{value = dense<{{\[\[\[}}0.000000e+00], [1.000000e+00], [2.000000e+00]]]> : tensor<1x3x1xf32>}> : () -> tensor<1x3x1xf32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<1x3x3xi1>
// CHECK-NEXT: %[[V15:.*]] = "ttir.lt"(%[[V12]], %[[V13]], %[[V14]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1x3xf32>, tensor<1x3x1xf32>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
// CHECK-NEXT: %[[V16:.*]] = tensor.empty() : tensor<7x3x3xi1>
// CHECK-NEXT: %[[V17:.*]] = "ttir.logical_and"(%[[V11]], %[[V15]], %[[V16]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<7x3x3xi1>, tensor<1x3x3xi1>, tensor<7x3x3xi1>) -> tensor<7x3x3xi1>
// CHECK-NEXT: %[[V18:.*]] = tensor.empty() : tensor<7x3x3xf32>
// CHECK-NEXT: %[[V19:.*]] = "ttir.typecast"(%[[V17]], %[[V18]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7x3x3xi1>, tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
// CHECK-NEXT: %[[V20:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00, 1.000000e+00, 2.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
// CHECK-NEXT: %[[V21:.*]] = tensor.empty() : tensor<7x3xf32>
// CHECK-NEXT: %[[V22:.*]] = "ttir.sum"(%[[V19]], %[[V21]]) <{dim_arg = [2 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7x3x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
// CHECK-NEXT: %[[V23:.*]] = tensor.empty() : tensor<7x3xf32>
// CHECK-NEXT: %[[V24:.*]] = "ttir.subtract"(%[[V20]], %[[V22]], %[[V23]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
// CHECK-NEXT: %[[V25:.*]] = tensor.empty() : tensor<7x3xf32>
// CHECK-NEXT: %[[V26:.*]] = "ttir.sum"(%[[V19]], %[[V25]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7x3x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
// CHECK-NEXT: %[[V27:.*]] = tensor.empty() : tensor<7x3xf32>
// CHECK-NEXT: %[[V28:.*]] = "ttir.add"(%[[V24]], %[[V26]], %[[V27]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
// CHECK-NEXT: %[[V29:.*]] = tensor.empty() : tensor<7x1x3xf32>
// CHECK-NEXT: %[[V30:.*]] = "ttir.reshape"(%[[V28]], %[[V29]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [7 : i32, 1 : i32, 3 : i32]}> : (tensor<7x3xf32>, tensor<7x1x3xf32>) -> tensor<7x1x3xf32>
// CHECK-NEXT: %[[V31:.*]] = "ttir.constant"() <{value = dense<{{\[\[\[}}0.000000e+00], [1.000000e+00], [2.000000e+00]]]> : tensor<1x3x1xf32>}> : () -> tensor<1x3x1xf32>
// CHECK-NEXT: %[[V32:.*]] = tensor.empty() : tensor<7x3x3xi1>
// CHECK-NEXT: %[[V33:.*]] = "ttir.eq"(%[[V30]], %[[V31]], %[[V32]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<7x1x3xf32>, tensor<1x3x1xf32>, tensor<7x3x3xi1>) -> tensor<7x3x3xi1>
// CHECK-NEXT: %[[V34:.*]] = "ttir.constant"() <{value = dense<{{\[\[\[}}0.000000e+00, 1.000000e+00, 2.000000e+00]]]> : tensor<1x1x3xf32>}> : () -> tensor<1x1x3xf32>
// CHECK-NEXT: %[[V35:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
// CHECK-NEXT: %[[V36:.*]] = tensor.empty() : tensor<7x3x3xf32>
// CHECK-NEXT: %[[V37:.*]] = "ttir.where"(%[[V33]], %[[V34]], %[[V35]], %[[V36]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<7x3x3xi1>, tensor<1x1x3xf32>, tensor<1x1x1xf32>, tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
// CHECK-NEXT: %[[V38:.*]] = tensor.empty() : tensor<7x3xf32>
// CHECK-NEXT: %[[V39:.*]] = "ttir.sum"(%[[V37]], %[[V38]]) <{dim_arg = [2 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7x3x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
// CHECK-NEXT: %[[V40:.*]] = tensor.empty() : tensor<7x3xf32>
// CHECK-NEXT: %[[V41:.*]] = "ttir.clamp"(%[[V39]], %[[V40]]) <{max = 2.000000e+00 : f32, min = 0.000000e+00 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
// CHECK-NEXT: %[[V42:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00], [3.000000e+00], [6.000000e+00], [9.000000e+00], [1.200000e+01], [1.500000e+01], [1.800000e+01]]> : tensor<7x1xf32>}> : () -> tensor<7x1xf32>
// CHECK-NEXT: %[[V43:.*]] = tensor.empty() : tensor<7x3xf32>
// CHECK-NEXT: %[[V44:.*]] = "ttir.add"(%[[V41]], %[[V42]], %[[V43]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<7x3xf32>, tensor<7x1xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
// CHECK-NEXT: %[[V45:.*]] = tensor.empty() : tensor<21xf32>
// CHECK-NEXT: %[[V46:.*]] = "ttir.reshape"(%[[V44]], %[[V45]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [21 : i32]}> : (tensor<7x3xf32>, tensor<21xf32>) -> tensor<21xf32>
// CHECK-NEXT: %[[V47:.*]] = tensor.empty() : tensor<21x1xf32>
// CHECK-NEXT: %[[V48:.*]] = "ttir.reshape"(%[[V1]], %[[V47]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [21 : i32, 1 : i32]}> : (tensor<7x3xf32>, tensor<21x1xf32>) -> tensor<21x1xf32>
// CHECK-NEXT: %[[V49:.*]] = tensor.empty() : tensor<21xi32>
// CHECK-NEXT: %[[V50:.*]] = "ttir.typecast"(%[[V46]], %[[V49]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<21xf32>, tensor<21xi32>) -> tensor<21xi32>
// CHECK-NEXT: %[[V51:.*]] = tensor.empty() : tensor<21x1xf32>
// CHECK-NEXT: %[[V52:.*]] = "ttir.embedding"(%[[V50]], %[[V48]], %[[V51]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<21xi32>, tensor<21x1xf32>, tensor<21x1xf32>) -> tensor<21x1xf32>
// CHECK-NEXT: %[[V53:.*]] = tensor.empty() : tensor<7x3xf32>
// CHECK-NEXT: %[[V54:.*]] = "ttir.reshape"(%[[V52]], %[[V53]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [7 : i32, 3 : i32]}> : (tensor<21x1xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
// CHECK-NEXT: %[[V55:.*]] = tensor.empty() : tensor<3x7xf32>
// CHECK-NEXT: %[[V56:.*]] = "ttir.transpose"(%[[V54]], %[[V55]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<7x3xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
// CHECK-NEXT: return %[[V56]] : tensor<3x7xf32>
func.func @sort(%a: tensor<3x7xf32>) -> tensor<3x7xf32> {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x7xf32>) -> tensor<3x7xf32>
  return %0 : tensor<3x7xf32>
}

// Of more than 64 of the greatest, all pairs are compared; the first of what is sorted are looked up.
// CHECK-LABEL: func.func @top_k(
// CHECK: "ttir.sum"({{.*}}tensor<3x80x80xf32>
// CHECK: %[[PLACES:.*]] = "ttir.slice"({{.*}}) <{begins = [0 : i32, 0 : i32], ends = [3 : i32, 70 : i32]
// CHECK: %[[TABLE:.*]] = "ttir.reshape"(%arg0, {{.*}} -> tensor<240x1xf32>
// CHECK: %[[ROWS:.*]] = "ttir.reshape"(%[[PLACES]], {{.*}} -> tensor<210xf32>
// CHECK: "ttir.embedding"({{.*}}, %[[TABLE]],
// CHECK-NOT: ttir.min
// CHECK: return
func.func @top_k(%a: tensor<3x80xf32>) -> (tensor<3x70xf32>, tensor<3x70xi32>) {
  %values, %indices = chlo.top_k(%a, k = 70) : tensor<3x80xf32> -> (tensor<3x70xf32>, tensor<3x70xi32>)
  return %values, %indices : tensor<3x70xf32>, tensor<3x70xi32>
}

// Of groups of one process each keeps what it has; the only process is number 0.
// CHECK-LABEL: func.func @alone(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
// CHECK-NEXT: return %arg0, %[[V0]] : tensor<4x8xf32>, tensor<ui32>
func.func @alone(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<ui32>) {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = "stablehlo.reduce_scatter"(%1) <{scatter_dimension = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = "stablehlo.all_to_all"(%2) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = "stablehlo.cross-replica-sum"(%3) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = stablehlo.replica_id : tensor<ui32>
  %6 = "stablehlo.collective_permute"(%4) <{source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %6, %5 : tensor<4x8xf32>, tensor<ui32>
}

// Nobody sends the process anything.
// CHECK-LABEL: func.func @nothing_sent(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V0]] : tensor<4x8xf32>
func.func @nothing_sent(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Numbers between bounds that leave no choice, the upper one not being among them, and normal ones without deviation.
// CHECK-LABEL: func.func @not_random(
// CHECK-DAG: %[[NEXT:.*]] = "ttir.constant"() <{value = dense<6> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-DAG: %[[EQUAL:.*]] = "ttir.constant"() <{value = dense<2.500000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// CHECK-DAG: %[[MEAN:.*]] = "ttir.constant"() <{value = dense<2.500000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// CHECK-NEXT: return %[[NEXT]], %{{.*}}, %{{.*}} : tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>
func.func @not_random() -> (tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %six = stablehlo.constant dense<6> : tensor<i32>
  %seven = stablehlo.constant dense<7> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<2.5> : tensor<f32>
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xindex>
  %0 = stablehlo.rng %six, %seven, %shape, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<2xindex>) -> tensor<2x3xi32>
  %1 = stablehlo.rng %half, %half, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xindex>) -> tensor<2x3xf32>
  %2 = stablehlo.rng %half, %zero, %shape, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xindex>) -> tensor<2x3xf32>
  return %0, %1, %2 : tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// Parts of complex numbers are what they were made of; tokens that nothing waits for go, and so does what has no elements.
// CHECK-LABEL: func.func @parts_and_tokens(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<4x8xf32>, %{{.*}}: tensor<4x0xf32>)
// CHECK-NEXT: %[[ZERO:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
// CHECK-NEXT: return %[[B]], %[[A]], %[[ZERO]] : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
func.func @parts_and_tokens(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %none: tensor<4x0xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %created = stablehlo.create_token : !stablehlo.token
  %all = stablehlo.after_all %created, %created : !stablehlo.token
  %0 = stablehlo.complex %a, %b : tensor<4x8xcomplex<f32>>
  %1 = stablehlo.imag %0 : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>
  %2 = stablehlo.real %0 : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>
  %3 = stablehlo.real %2 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = stablehlo.imag %2 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = stablehlo.concatenate %3, %none, dim = 1 : (tensor<4x8xf32>, tensor<4x0xf32>) -> tensor<4x8xf32>
  return %1, %5, %4 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// Windows of an image: the second and the third of [2, 2, 4, 2, 4, 16] change places, the first two and the last two are joined.
// CHECK-LABEL: func.func @windows(
// CHECK: %[[SPLIT:.*]] = "ttir.reshape"(%arg0, %{{.*}}) <{{.*}}shape = [4 : i32, 4 : i32, 2 : i32, 64 : i32]
// CHECK: %[[SWAPPED:.*]] = "ttir.transpose"(%[[SPLIT]], %{{.*}}) <{dim0 = 1 : si32, dim1 = 2 : si32,
// CHECK-SAME: -> tensor<4x2x4x64xf32>
// CHECK: %[[JOINED:.*]] = "ttir.reshape"(%[[SWAPPED]], %{{.*}}) <{{.*}}shape = [8 : i32, 16 : i32, 16 : i32]
// CHECK-NEXT: return %[[JOINED]] : tensor<8x16x16xf32>
func.func @windows(%a: tensor<2x8x8x16xf32>) -> tensor<8x16x16xf32> {
  %0 = stablehlo.reshape %a : (tensor<2x8x8x16xf32>) -> tensor<2x2x4x2x4x16xf32>
  %1 = stablehlo.transpose %0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x2x4x2x4x16xf32>) -> tensor<2x2x2x4x4x16xf32>
  %2 = stablehlo.reshape %1 : (tensor<2x2x2x4x4x16xf32>) -> tensor<8x16x16xf32>
  return %2 : tensor<8x16x16xf32>
}

// Where a scan begins there is nothing to join.
// CHECK-LABEL: func.func @without_elements(
// CHECK-NEXT: return %arg0 : tensor<2x3xf32>
func.func @without_elements(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.slice %a [0:0, 0:3] : (tensor<2x3xf32>) -> tensor<0x3xf32>
  %1 = stablehlo.exponential %0 : tensor<0x3xf32>
  %2 = stablehlo.concatenate %1, %a, dim = 0 : (tensor<0x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// Of tuples functions take and return the elements.
// CHECK-LABEL: func.func @tuples(
// CHECK-SAME: %[[A0:.*]]: tensor<4xf32>, %[[A1:.*]]: tensor<4xi32>, %[[A2:.*]]: tensor<4xf32> {ttmlir.name = "b"}) -> (tensor<4xf32> {ttmlir.name = "r"}, tensor<4xf32>, tensor<4xi32>)
// CHECK-NEXT: return %[[A2]], %[[A0]], %[[A1]] : tensor<4xf32>, tensor<4xf32>, tensor<4xi32>
func.func @tuples(%a: tuple<tensor<4xf32>, tuple<tensor<4xi32>>> {mhlo.frontend_attributes = {}}, %b: tensor<4xf32> {ttmlir.name = "b"}) -> (tensor<4xf32> {ttmlir.name = "r"}, tuple<tuple<tensor<4xf32>>, tensor<4xi32>>) {
  %0 = stablehlo.get_tuple_element %a[1] : (tuple<tensor<4xf32>, tuple<tensor<4xi32>>>) -> tuple<tensor<4xi32>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<4xi32>>) -> tensor<4xi32>
  %2 = stablehlo.get_tuple_element %a[0] : (tuple<tensor<4xf32>, tuple<tensor<4xi32>>>) -> tensor<4xf32>
  %3 = stablehlo.tuple %2 : tuple<tensor<4xf32>>
  %4 = stablehlo.tuple %3, %1 : tuple<tuple<tensor<4xf32>>, tensor<4xi32>>
  return %b, %4 : tensor<4xf32>, tuple<tuple<tensor<4xf32>>, tensor<4xi32>>
}
