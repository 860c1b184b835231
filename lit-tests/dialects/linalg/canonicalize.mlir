// RUN: ttmlir-opt --canonicalize %s | filecheck %s

// Casts of buffers are seen through.
// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[M:.*]]: memref<4xf32>, %[[F:.*]]: f32)
func.func @casts(%m: memref<4xf32>, %f: f32) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  // CHECK-NEXT: linalg.fill ins(%[[F]] : f32) outs(%[[M]] : memref<4xf32>)
  linalg.fill ins(%f : f32) outs(%c : memref<?xf32>)
  // CHECK-NEXT: linalg.softmax dimension(0) ins(%[[M]] : memref<4xf32>) outs(%[[M]] : memref<4xf32>)
  linalg.softmax dimension(0) ins(%c : memref<?xf32>) outs(%c : memref<?xf32>)
  // CHECK-NEXT: return
  return
}

// The index in a loop of one iteration is 0.
// CHECK-LABEL: func.func @index
func.func @index(%e: tensor<1x4xindex>) -> tensor<1x4xindex> {
  // CHECK-NOT: linalg.index 0
  // CHECK: linalg.index 1
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<1x4xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  } -> tensor<1x4xindex>
  return %0 : tensor<1x4xindex>
}

// CHECK-LABEL: func.func @identity
// CHECK-SAME: (%[[T:.*]]: tensor<1x4xf32>, %[[M:.*]]: memref<4x4xf32>)
func.func @identity(%t: tensor<1x4xf32>, %m: memref<4x4xf32>) -> tensor<1x4xf32> {
  %0 = linalg.transpose ins(%t : tensor<1x4xf32>) outs(%t : tensor<1x4xf32>) permutation = [0, 1]
  // CHECK-NEXT: linalg.transpose ins(%[[M]] : memref<4x4xf32>)
  linalg.transpose ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) permutation = [0, 1]
  // CHECK-NEXT: return %[[T]]
  return %0 : tensor<1x4xf32>
}

// Tiles of a constant of equal elements are one too.
// CHECK-LABEL: func.func @splat
func.func @splat(%p: tensor<2x2x2x2xf32>, %u: tensor<4x4xf32>) -> (tensor<2x2x2x2xf32>, tensor<4x4xf32>, tensor<2x2x2x2xf32>) {
  // CHECK-DAG: %[[PACKED:.*]] = arith.constant dense<1.000000e+00> : tensor<2x2x2x2xf32>
  // CHECK-DAG: %[[UNPACKED:.*]] = arith.constant dense<3.000000e+00> : tensor<4x4xf32>
  %cst = arith.constant dense<1.0> : tensor<4x4xf32>
  %q = arith.constant dense<3.0> : tensor<2x2x2x2xf32>
  %one = arith.constant 1.0 : f32
  %0 = linalg.pack %cst inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  %1 = linalg.unpack %q inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %u : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  %2 = linalg.pack %cst padding_value(%one : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  // CHECK: return %[[PACKED]], %[[UNPACKED]], %[[PACKED]]
  return %0, %1, %2 : tensor<2x2x2x2xf32>, tensor<4x4xf32>, tensor<2x2x2x2xf32>
}
