// RUN: ttmlir-opt --convert-linalg-to-ttir %s | filecheck %s

// Products of matrices, whatever their name, order and number of dimensions.

// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<8x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x16xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.matmul"(%[[A0]], %[[A1]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x16xf32>
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %r : tensor<4x16xf32>
}

// CHECK-LABEL: func.func @batch_matmul(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<2x4x8xf32>, %[[A1:[^:]+]]: tensor<2x8x16xf32>) -> tensor<2x4x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<2x4x16xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.matmul"(%[[A0]], %[[A1]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x4x8xf32>, tensor<2x8x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
// CHECK-NEXT: return %[[V1]] : tensor<2x4x16xf32>
func.func @batch_matmul(%a: tensor<2x4x8xf32>, %b: tensor<2x8x16xf32>) -> tensor<2x4x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%f : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  return %r : tensor<2x4x16xf32>
}

// CHECK-LABEL: func.func @matvec(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<8xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<8x1xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A1]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [8 : i32, 1 : i32]}> : (tensor<8xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.matmul"(%[[A0]], %[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32]}> : (tensor<4x1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V5]] : tensor<4xf32>
func.func @matvec(%a: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.matvec ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @vecmat(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<8xf32>, %[[A1:[^:]+]]: tensor<8x16xf32>) -> tensor<16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 8 : i32]}> : (tensor<8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<1x16xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.matmul"(%[[V1]], %[[A1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x8xf32>, tensor<8x16xf32>, tensor<1x16xf32>) -> tensor<1x16xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<16xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.reshape"(%[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [16 : i32]}> : (tensor<1x16xf32>, tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT: return %[[V5]] : tensor<16xf32>
func.func @vecmat(%a: tensor<8xf32>, %b: tensor<8x16xf32>) -> tensor<16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %r = linalg.vecmat ins(%a, %b : tensor<8xf32>, tensor<8x16xf32>) outs(%f : tensor<16xf32>) -> tensor<16xf32>
  return %r : tensor<16xf32>
}

// The result has no dimensions, which no reshape gives: elementwise product and sum.
// CHECK-LABEL: func.func @dot(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<8xf32>, %[[A1:[^:]+]]: tensor<8xf32>) -> tensor<f32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.multiply"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<f32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.sum"(%[[V1]], %[[V2]]) <{dim_arg = [0 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return %[[V3]] : tensor<f32>
func.func @dot(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<f32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.dot ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%f : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// The batches are summed up too.
// CHECK-LABEL: func.func @batch_reduce_matmul(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<2x4x8xf32>, %[[A1:[^:]+]]: tensor<2x8x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x2x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A0]], %[[V0]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x4x8xf32>, tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x16xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.reshape"(%[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 16 : i32]}> : (tensor<4x2x8xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<16x16xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.reshape"(%[[A1]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [16 : i32, 16 : i32]}> : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<4x16xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.matmul"(%[[V3]], %[[V5]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x16xf32>, tensor<16x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: return %[[V7]] : tensor<4x16xf32>
func.func @batch_reduce_matmul(%a: tensor<2x4x8xf32>, %b: tensor<2x8x16xf32>) -> tensor<4x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %r = linalg.batch_reduce_matmul ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %r : tensor<4x16xf32>
}

// CHECK-LABEL: func.func @matmul_transpose_b(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<16x8xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<8x16xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A1]], %[[V0]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x16xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.matmul"(%[[A0]], %[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4x16xf32>
func.func @matmul_transpose_b(%a: tensor<4x8xf32>, %b: tensor<16x8xf32>) -> tensor<4x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %r = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<16x8xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %r : tensor<4x16xf32>
}

// What the init holds is added.
// CHECK-LABEL: func.func @accumulated(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<8x16xf32>, %[[A2:[^:]+]]: tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x16xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.matmul"(%[[A0]], %[[A1]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x16xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.add"(%[[V1]], %[[A2]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4x16xf32>
func.func @accumulated(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %r : tensor<4x16xf32>
}

// Narrow factors are converted first.
// CHECK-LABEL: func.func @widened(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xbf16>, %[[A1:[^:]+]]: tensor<8x16xbf16>) -> tensor<4x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xbf16>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<8x16xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.typecast"(%[[A1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<8x16xbf16>, tensor<8x16xf32>) -> tensor<8x16xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x16xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.matmul"(%[[V1]], %[[V3]], %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: return %[[V5]] : tensor<4x16xf32>
func.func @widened(%a: tensor<4x8xbf16>, %b: tensor<8x16xbf16>) -> tensor<4x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4x8xbf16>, tensor<8x16xbf16>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %r : tensor<4x16xf32>
}

// Two dimensions of batches, factors in another order.
// CHECK-LABEL: func.func @attention_scores(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<2x64x4x32xf32>, %[[A1:[^:]+]]: tensor<2x64x4x32xf32>) -> tensor<2x4x64x64xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<2x4x64x32xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A0]], %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x64x4x32xf32>, tensor<2x4x64x32xf32>) -> tensor<2x4x64x32xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<8x64x32xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.reshape"(%[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [8 : i32, 64 : i32, 32 : i32]}> : (tensor<2x4x64x32xf32>, tensor<8x64x32xf32>) -> tensor<8x64x32xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<2x4x64x32xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.transpose"(%[[A1]], %[[V4]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x64x4x32xf32>, tensor<2x4x64x32xf32>) -> tensor<2x4x64x32xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<2x4x32x64xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.transpose"(%[[V5]], %[[V6]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x4x64x32xf32>, tensor<2x4x32x64xf32>) -> tensor<2x4x32x64xf32>
// CHECK-NEXT: %[[V8:.+]] = tensor.empty() : tensor<8x32x64xf32>
// CHECK-NEXT: %[[V9:.+]] = "ttir.reshape"(%[[V7]], %[[V8]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [8 : i32, 32 : i32, 64 : i32]}> : (tensor<2x4x32x64xf32>, tensor<8x32x64xf32>) -> tensor<8x32x64xf32>
// CHECK-NEXT: %[[V10:.+]] = tensor.empty() : tensor<8x64x64xf32>
// CHECK-NEXT: %[[V11:.+]] = "ttir.matmul"(%[[V3]], %[[V9]], %[[V10]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<8x64x32xf32>, tensor<8x32x64xf32>, tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
// CHECK-NEXT: %[[V12:.+]] = tensor.empty() : tensor<2x4x64x64xf32>
// CHECK-NEXT: %[[V13:.+]] = "ttir.reshape"(%[[V11]], %[[V12]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 4 : i32, 64 : i32, 64 : i32]}> : (tensor<8x64x64xf32>, tensor<2x4x64x64xf32>) -> tensor<2x4x64x64xf32>
// CHECK-NEXT: return %[[V13]] : tensor<2x4x64x64xf32>
func.func @attention_scores(%q: tensor<2x64x4x32xf32>, %k: tensor<2x64x4x32xf32>) -> tensor<2x4x64x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x4x64x64xf32>) -> tensor<2x4x64x64xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, h, i, j, d) -> (b, i, h, d)>, affine_map<(b, h, i, j, d) -> (b, j, h, d)>, affine_map<(b, h, i, j, d) -> (b, h, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x64x4x32xf32>, tensor<2x64x4x32xf32>) outs(%f : tensor<2x4x64x64xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %m = arith.mulf %x, %y : f32
      %s = arith.addf %o, %m : f32
      linalg.yield %s : f32
  } -> tensor<2x4x64x64xf32>
  return %r : tensor<2x4x64x64xf32>
}

// No sum: an elementwise product that broadcasts both.
// CHECK-LABEL: func.func @outer_product(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4xf32>, %[[A1:[^:]+]]: tensor<8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 1 : i32]}> : (tensor<4xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<1x8xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.reshape"(%[[A1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 8 : i32]}> : (tensor<8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.multiply"(%[[V1]], %[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x1xf32>, tensor<1x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V5]] : tensor<4x8xf32>
func.func @outer_product(%a: tensor<4xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4xf32>, tensor<8xf32>) outs(%f : tensor<4x8xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %m = arith.mulf %x, %y : f32
      linalg.yield %m : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// Zero points that are given are taken away before the product.
// CHECK-LABEL: func.func @quantized_matmul_of_given_zero_points(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi8>, %[[A1:[^:]+]]: tensor<8x6xi8>, %[[A2:[^:]+]]: tensor<i32>, %[[A3:[^:]+]]: tensor<i32>) -> tensor<4x6xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi8>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<1x1xi32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.reshape"(%[[A2]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32]}> : (tensor<i32>, tensor<1x1xi32>) -> tensor<1x1xi32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.subtract"(%[[V1]], %[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<8x6xi32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.typecast"(%[[A1]], %[[V6]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<8x6xi8>, tensor<8x6xi32>) -> tensor<8x6xi32>
// CHECK-NEXT: %[[V8:.+]] = tensor.empty() : tensor<1x1xi32>
// CHECK-NEXT: %[[V9:.+]] = "ttir.reshape"(%[[A3]], %[[V8]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32]}> : (tensor<i32>, tensor<1x1xi32>) -> tensor<1x1xi32>
// CHECK-NEXT: %[[V10:.+]] = tensor.empty() : tensor<8x6xi32>
// CHECK-NEXT: %[[V11:.+]] = "ttir.subtract"(%[[V7]], %[[V9]], %[[V10]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<8x6xi32>, tensor<1x1xi32>, tensor<8x6xi32>) -> tensor<8x6xi32>
// CHECK-NEXT: %[[V12:.+]] = tensor.empty() : tensor<4x6xi32>
// CHECK-NEXT: %[[V13:.+]] = "ttir.matmul"(%[[V5]], %[[V11]], %[[V12]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<8x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi32>
// CHECK-NEXT: return %[[V13]] : tensor<4x6xi32>
func.func @quantized_matmul_of_given_zero_points(%a: tensor<4x8xi8>, %b: tensor<8x6xi8>, %za: i32, %zb: i32) -> tensor<4x6xi32> {
  %e = tensor.empty() : tensor<4x6xi32>
  %m = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<4x8xi8>, tensor<8x6xi8>, i32, i32) outs(%e : tensor<4x6xi32>) -> tensor<4x6xi32>
  return %m : tensor<4x6xi32>
}

// What no loop of the sum changes scales the sum, not a product of three dimensions.
// CHECK-LABEL: func.func @scaled_matmul(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<f32>, %[[A1:[^:]+]]: tensor<4x8xf32>, %[[A2:[^:]+]]: tensor<8x16xf32>, %[[A3:[^:]+]]: tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK: %[[PRODUCT:.+]] = "ttir.matmul"(%[[A1]], %[[A2]],
// CHECK: %[[SCALED:.+]] = "ttir.multiply"(%[[PRODUCT]],{{.*}}(tensor<4x16xf32>, tensor<1x1xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK: %[[SUM:.+]] = "ttir.add"(%[[SCALED]], %[[A3]],
// CHECK: return %[[SUM]] : tensor<4x16xf32>
func.func @scaled_matmul(%alpha: f32, %a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %t = arith.mulf %alpha, %x : f32
      %p = arith.mulf %t, %y : f32
      %s = arith.addf %o, %p : f32
      linalg.yield %s : f32
  } -> tensor<4x16xf32>
  return %r : tensor<4x16xf32>
}
