// RUN: ttmlir-opt --ttir-to-ttir-decomposition %s | filecheck %s

// What the decomposition replaces.

#any_device_tile = #tt.operand_constraint<dram|l1|tile|none|interleaved|single_bank|height_sharded|width_sharded|block_sharded|any_layout|any_device_tile>

// The greatest integer is one more as a float.
// CHECK-LABEL: func.func @clamp_integers(
// CHECK-DAG: %[[LEAST:.+]] = "ttir.constant"() <{value = dense<-5> : tensor<1x1xi32>}>
// CHECK-DAG: %[[GREATEST:.+]] = "ttir.constant"() <{value = dense<2147483647> : tensor<1x1xi32>}>
// CHECK: %[[RAISED:.+]] = "ttir.maximum"(%arg0, %[[LEAST]],
// CHECK: "ttir.minimum"(%[[RAISED]], %[[GREATEST]],
func.func @clamp_integers(%a: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %e = tensor.empty() : tensor<4x8xi32>
  %r = "ttir.clamp"(%a, %e) <{max = 2147483648.0 : f32, min = -5.0 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @clamp(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<6.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.constant"() <{value = dense<5.000000e-01> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.maximum"(%[[A0]], %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.minimum"(%[[V3]], %[[V0]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V5]] : tensor<4x8xf32>
func.func @clamp(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %er = tensor.empty() : tensor<4x8xf32>
  %r = "ttir.clamp"(%a, %er) <{max = 6.0 : f32, min = 0.5 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @min(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.neg"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.max"(%[[V1]], %[[V2]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.neg"(%[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V5]] : tensor<4xf32>
func.func @min(%a: tensor<4x8xf32>) -> tensor<4xf32> {
  %er = tensor.empty() : tensor<4xf32>
  %r = "ttir.min"(%a, %er) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @reduce_and(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_not"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.max"(%[[V1]], %[[V2]]) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.logical_not"(%[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: return %[[V5]] : tensor<4x1xf32>
func.func @reduce_and(%a: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %er = tensor.empty() : tensor<4x1xf32>
  %r = "ttir.reduce_and"(%a, %er) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}

// Over all dimensions.
// CHECK-LABEL: func.func @reduce_or(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<1x1xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V1:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.ne"(%[[A0]], %[[V0]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.+]] = tensor.empty() : tensor<1x1xf32>
// CHECK-NEXT: %[[V4:.+]] = "ttir.max"(%[[V2]], %[[V3]]) <{dim_arg = [0 : i32, 1 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
// CHECK-NEXT: return %[[V4]] : tensor<1x1xf32>
func.func @reduce_or(%a: tensor<4x8xf32>) -> tensor<1x1xf32> {
  %er = tensor.empty() : tensor<1x1xf32>
  %r = "ttir.reduce_or"(%a, %er) <{keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// CHECK-LABEL: func.func @arange(
// CHECK-SAME: ) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<{{\[\[}}2.000000e+00, 4.000000e+00, 6.000000e+00], [2.000000e+00, 4.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// CHECK-NEXT: return %[[V0]] : tensor<2x3xf32>
func.func @arange() -> tensor<2x3xf32> {
  %r = "ttir.arange"() <{arange_dimension = 1 : i64, end = 8 : si64, start = 2 : si64, step = 2 : si64}> : () -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @repeat(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x24xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x24xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.concat"(%[[A0]], %[[A0]], %[[A0]], %[[V0]]) <{dim = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x24xf32>) -> tensor<4x24xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x24xf32>
func.func @repeat(%a: tensor<4x8xf32>) -> tensor<4x24xf32> {
  %er = tensor.empty() : tensor<4x24xf32>
  %r = "ttir.repeat"(%a, %er) <{operand_constraints = [#any_device_tile, #any_device_tile], repeat_dimensions = array<i64: 1, 3>}> : (tensor<4x8xf32>, tensor<4x24xf32>) -> tensor<4x24xf32>
  return %r : tensor<4x24xf32>
}

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<5x10xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<1.500000e+00> : tensor<5x2xf32>}> : () -> tensor<5x2xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.constant"() <{value = dense<1.500000e+00> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<5x8xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.concat"(%[[V1]], %[[A0]], %[[V2]]) <{dim = 0 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x8xf32>, tensor<4x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<5x10xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.concat"(%[[V3]], %[[V0]], %[[V4]]) <{dim = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<5x8xf32>, tensor<5x2xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
// CHECK-NEXT: return %[[V5]] : tensor<5x10xf32>
func.func @pad(%a: tensor<4x8xf32>) -> tensor<5x10xf32> {
  %er = tensor.empty() : tensor<5x10xf32>
  %r = "ttir.pad"(%a, %er) <{operand_constraints = [#any_device_tile, #any_device_tile], padding = [1 : i32, 0 : i32, 0 : i32, 2 : i32], value = 1.5 : f32}> : (tensor<4x8xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
  return %r : tensor<5x10xf32>
}

// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x3xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<[1, 3, 5]> : tensor<3xi32>}> : () -> tensor<3xi32>
// CHECK-NEXT: %[[V1:.+]] = tensor.empty() : tensor<8x4xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.transpose"(%[[A0]], %[[V1]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %[[V3:.+]] = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT: %[[V4:.+]] = "ttir.embedding"(%[[V0]], %[[V2]], %[[V3]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3xi32>, tensor<8x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT: %[[V5:.+]] = tensor.empty() : tensor<4x3xf32>
// CHECK-NEXT: %[[V6:.+]] = "ttir.transpose"(%[[V4]], %[[V5]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT: return %[[V6]] : tensor<4x3xf32>
func.func @slice(%a: tensor<4x8xf32>) -> tensor<4x3xf32> {
  %er = tensor.empty() : tensor<4x3xf32>
  %r = "ttir.slice"(%a, %er) <{begins = [0 : i32, -7 : i32], ends = [4 : i32, 7 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 2 : i32]}> : (tensor<4x8xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// Columns of all rows are rows of the transposed matrix.
// CHECK-LABEL: func.func @slice_last(
// CHECK: %[[MATRIX:.+]] = "ttir.reshape"(%arg0, {{.*}}) {{.*}} -> tensor<32x96xf32>
// CHECK: %[[TABLE:.+]] = "ttir.transpose"(%[[MATRIX]], {{.*}}) <{dim0 = 0 : si32, dim1 = 1 : si32, {{.*}} -> tensor<96x32xf32>
// CHECK: %[[FOUND:.+]] = "ttir.embedding"({{.*}}, %[[TABLE]], {{.*}}) {{.*}} -> tensor<32x32xf32>
// CHECK: %[[BACK:.+]] = "ttir.transpose"(%[[FOUND]], {{.*}}) <{dim0 = 0 : si32, dim1 = 1 : si32, {{.*}} -> tensor<32x32xf32>
// CHECK: "ttir.reshape"(%[[BACK]], {{.*}}) {{.*}} -> tensor<2x16x32xf32>
func.func @slice_last(%a: tensor<2x16x96xf32>) -> tensor<2x16x32xf32> {
  %er = tensor.empty() : tensor<2x16x32xf32>
  %r = "ttir.slice"(%a, %er) <{begins = [0 : i32, 0 : i32, 64 : i32], ends = [2 : i32, 16 : i32, 96 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x16x96xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
  return %r : tensor<2x16x32xf32>
}

// Rows are as long as the last dimension, without a transpose.
// CHECK-LABEL: func.func @slice_middle(
// CHECK-DAG: %[[TABLE:.+]] = "ttir.reshape"(%arg0, {{.*}}) {{.*}} -> tensor<12x4xf32>
// CHECK-DAG: %[[ROWS:.+]] = "ttir.constant"() <{value = dense<[2, 3, 8, 9]> : tensor<4xi32>}>
// CHECK: %[[FOUND:.+]] = "ttir.embedding"(%[[ROWS]], %[[TABLE]], {{.*}}) {{.*}} -> tensor<4x4xf32>
// CHECK-NOT: transpose
// CHECK: "ttir.reshape"(%[[FOUND]], {{.*}}) {{.*}} -> tensor<2x1x2x4xf32>
func.func @slice_middle(%a: tensor<2x3x2x4xf32>) -> tensor<2x1x2x4xf32> {
  %er = tensor.empty() : tensor<2x1x2x4xf32>
  %r = "ttir.slice"(%a, %er) <{begins = [0 : i32, 1 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 2 : i32, 2 : i32, 4 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32, 1 : i32, 1 : i32]}> : (tensor<2x3x2x4xf32>, tensor<2x1x2x4xf32>) -> tensor<2x1x2x4xf32>
  return %r : tensor<2x1x2x4xf32>
}

// A list of 100,000 rows would be too long.
// CHECK-LABEL: func.func @slice_long(
// CHECK-DAG: %[[TABLE:.+]] = "ttir.reshape"(%arg0, {{.*}}) {{.*}} -> tensor<3x200000xf32>
// CHECK-DAG: %[[ROWS:.+]] = "ttir.constant"() <{value = dense<1> : tensor<1xi32>}>
// CHECK: "ttir.embedding"(%[[ROWS]], %[[TABLE]], {{.*}}) {{.*}} -> tensor<1x200000xf32>
func.func @slice_long(%a: tensor<3x100000x2xf32>) -> tensor<1x100000x2xf32> {
  %er = tensor.empty() : tensor<1x100000x2xf32>
  %r = "ttir.slice"(%a, %er) <{begins = [1 : i32, 0 : i32, 0 : i32], ends = [2 : i32, 100000 : i32, 2 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<3x100000x2xf32>, tensor<1x100000x2xf32>) -> tensor<1x100000x2xf32>
  return %r : tensor<1x100000x2xf32>
}

// The list of rows is that of the indices.
// CHECK-LABEL: func.func @slice_rows(
// CHECK: "ttir.embedding"({{.*}}, %arg0, {{.*}}) {{.*}} -> tensor<100000x2xf32>
func.func @slice_rows(%a: tensor<100001x2xf32>) -> tensor<100000x2xf32> {
  %er = tensor.empty() : tensor<100000x2xf32>
  %r = "ttir.slice"(%a, %er) <{begins = [1 : i32, 0 : i32], ends = [100001 : i32, 2 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<100001x2xf32>, tensor<100000x2xf32>) -> tensor<100000x2xf32>
  return %r : tensor<100000x2xf32>
}

// Whatever a row consists of, there would be as many.
// CHECK-LABEL: func.func @slice_of_many(
// CHECK: %[[TURNED:.+]] = "ttir.transpose"(%arg0, {{.*}}) <{dim0 = 1 : si32, dim1 = 2 : si32, {{.*}} -> tensor<100000x2x3xf32>
// CHECK: %[[MATRIX:.+]] = "ttir.reshape"(%[[TURNED]], {{.*}}) {{.*}} -> tensor<200000x3xf32>
// CHECK: "ttir.embedding"({{.*}}) {{.*}} -> tensor<1x200000xf32>
// CHECK: "ttir.transpose"({{.*}}) <{dim0 = 1 : si32, dim1 = 2 : si32, {{.*}} -> tensor<100000x1x2xf32>
func.func @slice_of_many(%a: tensor<100000x3x2xf32>) -> tensor<100000x1x2xf32> {
  %er = tensor.empty() : tensor<100000x1x2xf32>
  %r = "ttir.slice"(%a, %er) <{begins = [0 : i32, 1 : i32, 0 : i32], ends = [100000 : i32, 2 : i32, 2 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32, 1 : i32]}> : (tensor<100000x3x2xf32>, tensor<100000x1x2xf32>) -> tensor<100000x1x2xf32>
  return %r : tensor<100000x1x2xf32>
}

// CHECK-LABEL: func.func @reverse(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<[3, 2, 1, 0]> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %[[V1:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.embedding"(%[[V0]], %[[A0]], %[[V1]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V2]] : tensor<4x8xf32>
func.func @reverse(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %er = tensor.empty() : tensor<4x8xf32>
  %r = "ttir.reverse"(%a, %er) <{dimensions = array<i64: 0>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// What the sides have in common stays.
// CHECK-LABEL: func.func @uneven_convolution(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<1x6x1x2xf32>}> : () -> tensor<1x6x1x2xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<1x1x6x2xf32>}> : () -> tensor<1x1x6x2xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x7x6x3xf32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<1x6x6x2xf32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.concat"(%arg0, %[[V1]], %[[V3]]) <{dim = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x5x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<1x6x7x2xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.concat"(%[[V0]], %[[V4]], %[[V5]]) <{dim = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x6x1x2xf32>, tensor<1x6x6x2xf32>, tensor<1x6x7x2xf32>) -> tensor<1x6x7x2xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.conv2d"(%[[V6]], %arg1, %[[V2]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 1 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 1 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x6x7x2xf32>, tensor<3x2x2x2xf32>, tensor<1x7x6x3xf32>) -> tensor<1x7x6x3xf32>
// CHECK-NEXT: return %[[V7]] : tensor<1x7x6x3xf32>
func.func @uneven_convolution(%a: tensor<1x5x6x2xf32>, %w: tensor<3x2x2x2xf32>) -> tensor<1x7x6x3xf32> {
  %0 = tensor.empty() : tensor<1x7x6x3xf32>
  %1 = "ttir.conv2d"(%a, %w, %0) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile], padding_bottom = 2 : si32, padding_left = 1 : si32, padding_right = 0 : si32, padding_top = 1 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x5x6x2xf32>, tensor<3x2x2x2xf32>, tensor<1x7x6x3xf32>) -> tensor<1x7x6x3xf32>
  return %1 : tensor<1x7x6x3xf32>
}

// CHECK-LABEL: func.func @uneven_pooling(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<0xFF80> : tensor<1x1x6x2xbf16>}> : () -> tensor<1x1x6x2xbf16>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<1x3x3x2xbf16>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<1x6x6x2xbf16>
// CHECK-NEXT: %[[V3:.*]] = "ttir.concat"(%arg0, %[[V0]], %[[V2]]) <{dim = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x5x6x2xbf16>, tensor<1x1x6x2xbf16>, tensor<1x6x6x2xbf16>) -> tensor<1x6x6x2xbf16>
// CHECK-NEXT: %[[V4:.*]] = "ttir.max_pool2d"(%[[V3]], %[[V1]]) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x6x6x2xbf16>, tensor<1x3x3x2xbf16>) -> tensor<1x3x3x2xbf16>
// CHECK-NEXT: return %[[V4]] : tensor<1x3x3x2xbf16>
func.func @uneven_pooling(%a: tensor<1x5x6x2xbf16>) -> tensor<1x3x3x2xbf16> {
  %0 = tensor.empty() : tensor<1x3x3x2xbf16>
  %1 = "ttir.max_pool2d"(%a, %0) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile], padding_bottom = 1 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x5x6x2xbf16>, tensor<1x3x3x2xbf16>) -> tensor<1x3x3x2xbf16>
  return %1 : tensor<1x3x3x2xbf16>
}

// Rounding up would count windows that start in the rows that are added: the last one starts in row 6 of 8, and needs none. The last column is half outside.
// CHECK-LABEL: func.func @uneven_pooling_rounded_up(
// CHECK: "ttir.concat"(%arg0, %{{.*}}, %{{.*}}) <{dim = 2 : si32, {{.*}} : (tensor<1x8x8x2xf32>, tensor<1x8x2x2xf32>, tensor<1x8x10x2xf32>) -> tensor<1x8x10x2xf32>
// CHECK: "ttir.max_pool2d"(%{{.*}}) <{ceil_mode = false, {{.*}}padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, {{.*}} : (tensor<1x8x10x2xf32>, tensor<1x4x3x2xf32>) -> tensor<1x4x3x2xf32>
func.func @uneven_pooling_rounded_up(%a: tensor<1x8x8x2xf32>) -> tensor<1x4x3x2xf32> {
  %0 = tensor.empty() : tensor<1x4x3x2xf32>
  %1 = "ttir.max_pool2d"(%a, %0) <{ceil_mode = true, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 4 : si32, operand_constraints = [#any_device_tile, #any_device_tile], padding_bottom = 1 : si32, padding_left = 0 : si32, padding_right = 1 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 3 : si32}> : (tensor<1x8x8x2xf32>, tensor<1x4x3x2xf32>) -> tensor<1x4x3x2xf32>
  return %1 : tensor<1x4x3x2xf32>
}

// One row looks like an image that is collapsed already: it says that it is one.
// CHECK-LABEL: func.func @pooling_of_a_row(
// CHECK: "ttir.max_pool2d"(%arg0, %{{.*}}) <{{{.*}}, original_height = 1 : si32, original_width = 9 : si32, {{.*}} : (tensor<1x1x9x5xf32>, tensor<1x1x4x5xf32>) -> tensor<1x1x4x5xf32>
func.func @pooling_of_a_row(%a: tensor<1x1x9x5xf32>) -> tensor<1x1x4x5xf32> {
  %0 = tensor.empty() : tensor<1x1x4x5xf32>
  %1 = "ttir.max_pool2d"(%a, %0) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 1 : si32, kernel_width = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 2 : si32}> : (tensor<1x1x9x5xf32>, tensor<1x1x4x5xf32>) -> tensor<1x1x4x5xf32>
  return %1 : tensor<1x1x4x5xf32>
}

// Truth values are floats on the device, which have other bits. Words have bits.
// CHECK-LABEL: func.func @bits_of_truth_values(
// CHECK: %[[AND:.*]] = "ttir.logical_and"(%arg0, %arg1, %{{.*}}) <{operandSegmentSizes = array<i32: 2, 1>, {{.*}} : (tensor<4x32xi1>, tensor<1x32xi1>, tensor<4x32xi1>) -> tensor<4x32xi1>
// CHECK: %[[OR:.*]] = "ttir.logical_or"(%[[AND]], %arg1, %{{.*}})
// CHECK: %[[XOR:.*]] = "ttir.logical_xor"(%[[OR]], %arg0, %{{.*}})
// CHECK: %[[NOT:.*]] = "ttir.logical_not"(%[[XOR]], %{{.*}})
// CHECK: %[[WORDS:.*]] = "ttir.bitwise_not"(%arg2, %{{.*}})
// CHECK: return %[[NOT]], %[[WORDS]]
func.func @bits_of_truth_values(%a: tensor<4x32xi1>, %b: tensor<1x32xi1>, %c: tensor<4x32xi32>) -> (tensor<4x32xi1>, tensor<4x32xi32>) {
  %e = tensor.empty() : tensor<4x32xi1>
  %0 = "ttir.bitwise_and"(%a, %b, %e) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x32xi1>, tensor<1x32xi1>, tensor<4x32xi1>) -> tensor<4x32xi1>
  %1 = "ttir.bitwise_or"(%0, %b, %e) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x32xi1>, tensor<1x32xi1>, tensor<4x32xi1>) -> tensor<4x32xi1>
  %2 = "ttir.bitwise_xor"(%1, %a, %e) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x32xi1>, tensor<4x32xi1>, tensor<4x32xi1>) -> tensor<4x32xi1>
  %3 = "ttir.bitwise_not"(%2, %e) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x32xi1>, tensor<4x32xi1>) -> tensor<4x32xi1>
  %i = tensor.empty() : tensor<4x32xi32>
  %4 = "ttir.bitwise_not"(%c, %i) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x32xi32>, tensor<4x32xi32>) -> tensor<4x32xi32>
  return %3, %4 : tensor<4x32xi1>, tensor<4x32xi32>
}
