// RUN: ttmlir-opt --convert-stablehlo-to-ttir %s | filecheck %s

// CHECK-LABEL: func.func @matmul(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x16xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.matmul"(%arg0, %arg1, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x16xf32>
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// CHECK-LABEL: func.func @batches(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<2x4x16xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.matmul"(%arg0, %arg1, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x4x8xf32>, tensor<2x8x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
// CHECK-NEXT: return %[[V1]] : tensor<2x4x16xf32>
func.func @batches(%a: tensor<2x4x8xf32>, %b: tensor<2x8x16xf32>) -> tensor<2x4x16xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x8xf32>, tensor<2x8x16xf32>) -> tensor<2x4x16xf32>
  return %0 : tensor<2x4x16xf32>
}

// CHECK-LABEL: func.func @transposed(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<8x16xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg1, %[[V0]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x16xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.matmul"(%arg0, %[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4x16xf32>
func.func @transposed(%a: tensor<4x8xf32>, %b: tensor<16x8xf32>) -> tensor<4x16xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<16x8xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// CHECK-LABEL: func.func @attention_scores(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<2x4x32x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.transpose"(%arg0, %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x32x4x8xf32>, tensor<2x4x32x8xf32>) -> tensor<2x4x32x8xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<2x4x64x8xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.transpose"(%arg1, %[[V2]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x64x4x8xf32>, tensor<2x4x64x8xf32>) -> tensor<2x4x64x8xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<2x4x8x64xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.transpose"(%[[V3]], %[[V4]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x4x64x8xf32>, tensor<2x4x8x64xf32>) -> tensor<2x4x8x64xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<2x4x32x64xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.matmul"(%[[V1]], %[[V5]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x4x32x8xf32>, tensor<2x4x8x64xf32>, tensor<2x4x32x64xf32>) -> tensor<2x4x32x64xf32>
// CHECK-NEXT: return %[[V7]] : tensor<2x4x32x64xf32>
func.func @attention_scores(%q: tensor<2x32x4x8xf32>, %k: tensor<2x64x4x8xf32>) -> tensor<2x4x32x64xf32> {
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x32x4x8xf32>, tensor<2x64x4x8xf32>) -> tensor<2x4x32x64xf32>
  return %0 : tensor<2x4x32x64xf32>
}

// CHECK-LABEL: func.func @rows_of_rows(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<8x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg0, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [8 : i32, 8 : i32]}> : (tensor<2x4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<8x16xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.matmul"(%[[V1]], %arg1, %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<2x4x16xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 4 : i32, 16 : i32]}> : (tensor<8x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
// CHECK-NEXT: return %[[V5]] : tensor<2x4x16xf32>
func.func @rows_of_rows(%a: tensor<2x4x8xf32>, %b: tensor<8x16xf32>) -> tensor<2x4x16xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [2] x [0] : (tensor<2x4x8xf32>, tensor<8x16xf32>) -> tensor<2x4x16xf32>
  return %0 : tensor<2x4x16xf32>
}

// CHECK-LABEL: func.func @inner_product(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<2x1x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg0, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 1 : i32, 8 : i32]}> : (tensor<2x8xf32>, tensor<2x1x8xf32>) -> tensor<2x1x8xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<2x8x1xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%arg1, %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 8 : i32, 1 : i32]}> : (tensor<2x8xf32>, tensor<2x8x1xf32>) -> tensor<2x8x1xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<2x1x1xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.matmul"(%[[V1]], %[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x1x8xf32>, tensor<2x8x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.reshape"(%[[V5]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32]}> : (tensor<2x1x1xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %[[V7]] : tensor<2xf32>
func.func @inner_product(%a: tensor<2x8xf32>, %b: tensor<2x8xf32>) -> tensor<2xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @dot(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x16xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.matmul"(%arg0, %arg1, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<8x1xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.reshape"(%arg2, %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [8 : i32, 1 : i32]}> : (tensor<8xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.matmul"(%arg0, %[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.reshape"(%[[V5]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32]}> : (tensor<4x1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]], %[[V7]] : tensor<4x16xf32>, tensor<4xf32>
func.func @dot(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %v: tensor<8xf32>) -> (tensor<4x16xf32>, tensor<4xf32>) {
  %0 = stablehlo.dot %a, %b : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %1 = stablehlo.dot %a, %v : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4x16xf32>, tensor<4xf32>
}

// Letters that one operand alone has are summed up first.
// CHECK-LABEL: func.func @einsum(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.sum"(%arg0, %[[V0]]) <{dim_arg = [2 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8x3xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x16xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.matmul"(%[[V1]], %arg1, %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<16x4xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.transpose"(%[[V3]], %[[V4]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
// CHECK-NEXT: return %[[V5]] : tensor<16x4xf32>
func.func @einsum(%a: tensor<4x8x3xf32>, %b: tensor<8x16xf32>) -> tensor<16x4xf32> {
  %0 = stablehlo.einsum %a, %b, config = "ijl, jk -> ki" : (tensor<4x8x3xf32>, tensor<8x16xf32>) -> tensor<16x4xf32>
  return %0 : tensor<16x4xf32>
}

// Each group of rows has its own right factor; rows behind the last group are zeros.
// CHECK-LABEL: func.func @ragged_dot(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<5x4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.slice"(%arg0, %[[V0]]) <{begins = [0 : i32, 0 : i32], ends = [5 : i32, 4 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<8x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x4x6xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.slice"(%arg1, %[[V2]]) <{begins = [0 : i32, 0 : i32, 0 : i32], ends = [1 : i32, 4 : i32, 6 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<3x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4x6xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 6 : i32]}> : (tensor<1x4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<5x6xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.matmul"(%[[V1]], %[[V5]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<5x4xf32>, tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<2x4xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.slice"(%arg0, %[[V8]]) <{begins = [5 : i32, 0 : i32], ends = [7 : i32, 4 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<8x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<1x4x6xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.slice"(%arg1, %[[V10]]) <{begins = [2 : i32, 0 : i32, 0 : i32], ends = [3 : i32, 4 : i32, 6 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<3x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<4x6xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.reshape"(%[[V11]], %[[V12]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 6 : i32]}> : (tensor<1x4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<2x6xf32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.matmul"(%[[V9]], %[[V13]], %[[V14]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x4xf32>, tensor<4x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
// CHECK-NEXT: %[[V16:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<1x6xf32>}> : () -> tensor<1x6xf32>
// CHECK-NEXT: %[[V17:.*]] = tensor.empty() : tensor<8x6xf32>
// CHECK-NEXT: %[[V18:.*]] = "ttir.concat"(%[[V7]], %[[V15]], %[[V16]], %[[V17]]) <{dim = 0 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<5x6xf32>, tensor<2x6xf32>, tensor<1x6xf32>, tensor<8x6xf32>) -> tensor<8x6xf32>
// CHECK-NEXT: return %[[V18]] : tensor<8x6xf32>
func.func @ragged_dot(%a: tensor<8x4xf32>, %b: tensor<3x4x6xf32>) -> tensor<8x6xf32> {
  %sizes = stablehlo.constant dense<[5, 0, 2]> : tensor<3xi32>
  %0 = "chlo.ragged_dot"(%a, %b, %sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<8x4xf32>, tensor<3x4x6xf32>, tensor<3xi32>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}

// CHECK-LABEL: func.func @floats_of_integers(
// CHECK: %[[A:.*]] = "ttir.typecast"(%arg0, {{.*}} : (tensor<4x8xi8>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK: %[[B:.*]] = "ttir.typecast"(%arg1, {{.*}} : (tensor<8x5xi8>, tensor<8x5xf32>) -> tensor<8x5xf32>
// CHECK: "ttir.matmul"(%[[A]], %[[B]], {{.*}} : (tensor<4x8xf32>, tensor<8x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @floats_of_integers(%a: tensor<4x8xi8>, %b: tensor<8x5xi8>) -> tensor<4x5xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x8xi8>, tensor<8x5xi8>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
