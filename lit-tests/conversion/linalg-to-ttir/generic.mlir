// RUN: ttmlir-opt --convert-linalg-to-ttir %s | filecheck %s

// linalg.generic and linalg.reduce, by their maps, loops and bodies.

// A row is broadcast; the maximum with 0 is relu.
// CHECK-LABEL: func.func @bias_and_relu(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A1]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 8 : i32]}> : (tensor<8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.add"(%[[A0]], %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.relu"(%[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V5]] : tensor<4x8xf32>
func.func @bias_and_relu(%a: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %s = arith.addf %x, %y : f32
      %m = arith.maximumf %s, %z : f32
      linalg.yield %m : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @transposed_operand(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<8x4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A0]], %[[V0]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<8x4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.subtract"(%[[V1]], %[[A1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: return %[[V3]] : tensor<8x4xf32>
func.func @transposed_operand(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %e = tensor.empty() : tensor<8x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %s = arith.subf %x, %y : f32
      linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @transposed_result(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.exp"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<8x4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: return %[[V3]] : tensor<8x4xf32>
func.func @transposed_result(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %e = tensor.empty() : tensor<8x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) {
    ^bb0(%x: f32, %o: f32):
      %s = math.exp %x : f32
      linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// A dimension of size 1 is indexed with 0.
// CHECK-LABEL: func.func @unit_dimension(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.multiply"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @unit_dimension(%a: tensor<1x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (0, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<1x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %s = arith.mulf %x, %y : f32
      linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// The init is read.
// CHECK-LABEL: func.func @reads_init(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.add"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @reads_init(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) {
    ^bb0(%x: f32, %o: f32):
      %s = arith.addf %x, %o : f32
      linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @two_results(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.sin"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.cos"(%[[A0]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]], %[[V3]] : tensor<4x8xf32>, tensor<4x8xf32>
func.func @two_results(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e, %e : tensor<4x8xf32>, tensor<4x8xf32>) {
    ^bb0(%x: f32, %o: f32, %p: f32):
      %s = math.sin %x : f32
      %c = math.cos %x : f32
      linalg.yield %s, %c : f32, f32
  } -> (tensor<4x8xf32>, tensor<4x8xf32>)
  return %r#0, %r#1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// Leaky relu.
// CHECK-LABEL: func.func @compare_and_select(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V1:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V2:.+]] = "ttir.gt"(%[[A0]], %[[V0]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V3:.+]] = "ttir.constant"() <{value = dense<1.000000e-01> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.multiply"(%[[A0]], %[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.where"(%[[V2]], %[[A0]], %[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V7]] : tensor<4x8xf32>
func.func @compare_and_select(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%x: f32, %o: f32):
      %s = arith.cmpf ogt, %x, %z : f32
      %t = arith.constant 0.1 : f32
      %m = arith.mulf %x, %t : f32
      %c = arith.select %s, %x, %m : f32
      linalg.yield %c : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @constant(
// CHECK-SAME: ) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<2.500000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V0]] : tensor<4x8xf32>
func.func @constant() -> tensor<4x8xf32> {
  %z = arith.constant 2.5 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<4x8xf32>) {
    ^bb0(%o: f32):
      linalg.yield %z : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @reduce_sum(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.sum"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @reduce_sum(%a: tensor<4x8xf32>) -> tensor<4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @reduce_prod(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.prod"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @reduce_prod(%a: tensor<4x8xf32>) -> tensor<4xf32> {
  %z = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.reduce { arith.mulf } ins(%a : tensor<4x8xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @reduce_max(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.max"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @reduce_max(%a: tensor<4x8xf32>) -> tensor<4xf32> {
  %z = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.reduce { arith.maximumf } ins(%a : tensor<4x8xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @reduce_min(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.min"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @reduce_min(%a: tensor<4x8xf32>) -> tensor<4xf32> {
  %z = arith.constant 0x7F800000 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.reduce { arith.minimumf } ins(%a : tensor<4x8xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @reduce_any(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reduce_or"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4xi1>
func.func @reduce_any(%a: tensor<4x8xi1>) -> tensor<4xi1> {
  %z = arith.constant false
  %e = tensor.empty() : tensor<4xi1>
  %f = linalg.fill ins(%z : i1) outs(%e : tensor<4xi1>) -> tensor<4xi1>
  %r = linalg.reduce { arith.ori } ins(%a : tensor<4x8xi1>) outs(%f : tensor<4xi1>) dimensions = [1]
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @reduce_all(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reduce_and"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4xi1>
func.func @reduce_all(%a: tensor<4x8xi1>) -> tensor<4xi1> {
  %z = arith.constant true
  %e = tensor.empty() : tensor<4xi1>
  %f = linalg.fill ins(%z : i1) outs(%e : tensor<4xi1>) -> tensor<4xi1>
  %r = linalg.reduce { arith.andi } ins(%a : tensor<4x8xi1>) outs(%f : tensor<4xi1>) dimensions = [1]
  return %r : tensor<4xi1>
}

// What the init holds is added.
// CHECK-LABEL: func.func @reduce_into(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.sum"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.add"(%[[V1]], %[[A1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4xf32>
func.func @reduce_into(%a: tensor<4x8xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%c : tensor<4xf32>) dimensions = [1]
  return %r : tensor<4xf32>
}

// The elements are computed first.
// CHECK-LABEL: func.func @sum_of_squares(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.abs"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.sum"(%[[V1]], %[[V2]]) <{dim_arg = [0 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %[[V3]] : tensor<8xf32>
func.func @sum_of_squares(%a: tensor<4x8xf32>) -> tensor<8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%f : tensor<8xf32>) {
    ^bb0(%x: f32, %o: f32):
      %s = math.absf %x : f32
      %m = arith.addf %s, %o : f32
      linalg.yield %m : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// A result that nobody uses is not computed, as the place of the maximum that PyTorch computes for softmax; nor is a global declared that nobody names.
// CHECK-NOT: ml_program.global
// CHECK-LABEL: func.func @maximum_and_place(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>)
// CHECK: %[[MAX:.*]] = "ttir.max"(%[[A]],
// CHECK-NOT: ttir.where
// CHECK: %[[SHAPED:.*]] = "ttir.reshape"(%[[MAX]],
// CHECK-NEXT: return %[[SHAPED]]
ml_program.global private mutable @global_seed(dense<0> : tensor<i64>) : tensor<i64>
func.func @maximum_and_place(%a: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %least = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : i64
  %e = tensor.empty() : tensor<4x1xf32>
  %m = linalg.fill ins(%least : f32) outs(%e : tensor<4x1xf32>) -> tensor<4x1xf32>
  %f = tensor.empty() : tensor<4x1xi64>
  %p = linalg.fill ins(%zero : i64) outs(%f : tensor<4x1xi64>) -> tensor<4x1xi64>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%m, %p : tensor<4x1xf32>, tensor<4x1xi64>) {
  ^bb0(%x: f32, %out: f32, %place: i64):
    %i = linalg.index 1 : index
    %c = arith.index_cast %i : index to i64
    %max = arith.maximumf %x, %out : f32
    %gt = arith.cmpf ogt, %x, %out : f32
    %next = arith.select %gt, %c, %place : i64
    linalg.yield %max, %next : f32, i64
  } -> (tensor<4x1xf32>, tensor<4x1xi64>)
  return %r#0 : tensor<4x1xf32>
}

// NaN as the init adds nothing to what leaves NaN out.
// CHECK-LABEL: func.func @greatest_number(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<0xFF800000> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V1:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V2:.+]] = "ttir.eq"(%[[A0]], %[[A0]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V3:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V4:.+]] = "ttir.where"(%[[V2]], %[[A0]], %[[V0]], %[[V3]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V5:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V6:.+]] = "ttir.max"(%[[V4]], %[[V5]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V7:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V8:.+]] = "ttir.eq"(%[[A0]], %[[A0]], %[[V7]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V9:.+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V10:.+]] = "ttir.reduce_or"(%[[V8]], %[[V9]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V11:.+]] = "ttir.constant"() <{value = dense<0x7FC00000> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V12:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V13:.+]] = "ttir.where"(%[[V10]], %[[V6]], %[[V11]], %[[V12]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V13]] : tensor<4xf32>
func.func @greatest_number(%a: tensor<4x8xf32>) -> tensor<4xf32> {
  %nan = arith.constant 0xFFC00000 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%nan : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.reduce { arith.maxnumf } ins(%a : tensor<4x8xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
  return %r : tensor<4xf32>
}

// Two loops that count over a dimension as a whole, as its digits: it is split, and nothing is looked up.
// CHECK-LABEL: func.func @split_dimension(
// CHECK-NEXT: tensor.empty() : tensor<3x4x5xf32>
// CHECK-NEXT: %[[SPLIT:.*]] = "ttir.reshape"(%arg0,
// CHECK-NEXT: tensor.empty() : tensor<3x5x4xf32>
// CHECK-NEXT: %[[ORDERED:.*]] = "ttir.transpose"(%[[SPLIT]], %{{.*}}) <{dim0 = 1 : si32, dim1 = 2 : si32,
// CHECK-NEXT: tensor.empty()
// CHECK-NEXT: "ttir.add"(%[[ORDERED]], %arg1,
func.func @split_dimension(%a: tensor<12x5xf32>, %b: tensor<3x5x4xf32>) -> tensor<3x5x4xf32> {
  %e = tensor.empty() : tensor<3x5x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i * 4 + k, j)>, affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<12x5xf32>, tensor<3x5x4xf32>) outs(%e : tensor<3x5x4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}

// So are windows that lie side by side: their elements are summed up along a dimension of their own.
// CHECK-LABEL: func.func @sums_of_chunks(
// CHECK: %[[CHUNKS:.*]] = "ttir.reshape"(%arg0, %{{.*}}) {{.*}} -> tensor<3x4xf32>
// CHECK: "ttir.sum"(%[[CHUNKS]], %{{.*}}) <{dim_arg = [1 : i32]
func.func @sums_of_chunks(%a: tensor<12xf32>) -> tensor<3xf32> {
  %size = tensor.empty() : tensor<4xf32>
  %e = tensor.empty() : tensor<3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, k) -> (i * 4 + k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a, %size : tensor<12xf32>, tensor<4xf32>) outs(%e : tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.addf %out, %x : f32
    linalg.yield %0 : f32
  } -> tensor<3xf32>
  return %r : tensor<3xf32>
}
