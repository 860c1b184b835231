// RUN: ttmlir-opt --split-input-file --linalg-block-pack-matmul=block-factors=32,16,64 %s | filecheck %s
// RUN: ttmlir-opt --split-input-file --linalg-block-pack-matmul='block-factors=32,16,64 allow-padding=false' %s | filecheck %s --check-prefix=FULL
// RUN: ttmlir-opt --split-input-file --linalg-block-pack-matmul %s | filecheck %s --check-prefix=NONE
// RUN: ttmlir-opt --split-input-file --linalg-block-pack-matmul='block-factors=0 mnk-order=1 mnk-padded-multiples=-1' %s | filecheck %s --check-prefix=NONE
// RUN: not ttmlir-opt --linalg-block-pack-matmul=block-factors=32,0,64 %s 2>&1 | filecheck %s --check-prefix=FACTORS
// RUN: not ttmlir-opt --linalg-block-pack-matmul='block-factors=8,8,8 mnk-order=0,1,1' %s 2>&1 | filecheck %s --check-prefix=ORDER
// RUN: not ttmlir-opt --linalg-block-pack-matmul='block-factors=8,8,8 mnk-padded-multiples=2,2' %s 2>&1 | filecheck %s --check-prefix=MULTIPLES

// FACTORS: error: Invalid option: 'block-factors' should be greater than 0
// ORDER: error: Invalid option: 'mnk-order' should be a permutation of 0, 1 and 2
// MULTIPLES: error: Invalid option: 'mnk-padded-multiples' should be three numbers, none of them negative

// NONE-NOT: linalg.pack

// CHECK-LABEL: func.func @full
// CHECK:       %[[A:.*]] = linalg.pack %arg0 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [32, 64] into %{{.*}} : tensor<128x64xf32> -> tensor<4x1x32x64xf32>
// CHECK:       %[[B:.*]] = linalg.pack %arg1 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 64] into %{{.*}} : tensor<64x96xf32> -> tensor<6x1x16x64xf32>
// CHECK:       %[[C:.*]] = linalg.pack %arg2 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %{{.*}} : tensor<128x96xf32> -> tensor<4x6x32x16xf32>
// CHECK:       %[[R:.*]] = linalg.generic {{.*}}ins(%[[A]], %[[B]] : {{.*}}) outs(%[[C]] :
// CHECK:       linalg.unpack %[[R]] inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %arg2 : tensor<4x6x32x16xf32> -> tensor<128x96xf32>
// FULL-LABEL: func.func @full
// FULL:       linalg.unpack
func.func @full(%a: tensor<128x64xf32>, %b: tensor<64x96xf32>, %c: tensor<128x96xf32>) -> tensor<128x96xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x64xf32>, tensor<64x96xf32>) outs(%c : tensor<128x96xf32>) -> tensor<128x96xf32>
  return %0 : tensor<128x96xf32>
}

// -----

// It is not known that blocks of an unknown size are full. Of this mlir-opt makes nothing, and fails without a word.
// CHECK-LABEL: func.func @unknown
// CHECK:       linalg.pack %arg0 padding_value(
// FULL-LABEL: func.func @unknown
// FULL-NEXT:  linalg.matmul
func.func @unknown(%a: tensor<?x64xf32>, %b: tensor<64x96xf32>, %c: tensor<?x96xf32>) -> tensor<?x96xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x96xf32>) outs(%c : tensor<?x96xf32>) -> tensor<?x96xf32>
  return %0 : tensor<?x96xf32>
}

// -----

// Neither packed are complex numbers, nor a factor that is the same for all rows.
// CHECK-LABEL: func.func @stay
// CHECK-NOT:   linalg.pack
func.func @stay(%a: tensor<128x64xcomplex<f32>>, %b: tensor<64x96xcomplex<f32>>, %c: tensor<128x96xcomplex<f32>>, %d: tensor<64xf32>, %e: tensor<64x96xf32>, %f: tensor<128x96xf32>) -> (tensor<128x96xcomplex<f32>>, tensor<128x96xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<128x64xcomplex<f32>>, tensor<64x96xcomplex<f32>>) outs(%c : tensor<128x96xcomplex<f32>>) -> tensor<128x96xcomplex<f32>>
  %1 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%d, %e : tensor<64xf32>, tensor<64x96xf32>) outs(%f : tensor<128x96xf32>) -> tensor<128x96xf32>
  return %0, %1 : tensor<128x96xcomplex<f32>>, tensor<128x96xf32>
}
