// RUN: ttmlir-opt --linalg-to-ttir-pipeline --ttir-element-type-normalization %s | filecheck %s
// RUN: ttmlir-opt --linalg-to-ttir-pipeline --ttir-to-ttnn-backend-pipeline %s | ttmlir-translate --ttnn-to-flatbuffer -o %t.ttnn
// RUN: ttrt run --golden --program-index all %t.ttnn

// Weights of i4 and f8: what moves and extends them is computed while compiling.

// CHECK-LABEL: func.func @moved(
// CHECK: %[[TRANSPOSED:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1.000000e+00, 0.000000e+00], [-8.000000e+00, -1.000000e+00], [7.000000e+00, 2.000000e+00], [3.000000e+00, -3.000000e+00]]> : tensor<4x2xf32>}>
// CHECK: %[[PART:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}-1.000000e+00, -3.000000e+00]]> : tensor<1x2xf32>}>
// CHECK: %[[PADDED:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}3, 3, 3, 3, 3, 3], [1, -8, 7, 3, 3, 3], [0, -1, 2, -3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>}>
// CHECK: %[[SPREAD:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1.000000e+00, 2.000000e+00, -3.000000e+00, -4.000000e+00], [1.000000e+00,
// CHECK: return %[[TRANSPOSED]], %[[PART]], %[[PADDED]], %[[SPREAD]]
func.func @moved(%x: tensor<2x4xf32>) -> (tensor<4x2xf32>, tensor<1x2xf32>, tensor<4x6xi32>, tensor<3x4xf32>) {
  %w = arith.constant dense<[[1, -8, 7, 3],[0, -1, 2, -3]]> : tensor<2x4xi4>
  %e = tensor.empty() : tensor<4x2xi4>
  %t = linalg.transpose ins(%w : tensor<2x4xi4>) outs(%e : tensor<4x2xi4>) permutation = [1, 0]
  %0 = arith.sitofp %t : tensor<4x2xi4> to tensor<4x2xf32>
  %s = tensor.extract_slice %w[1, 1] [1, 2] [1, 2] : tensor<2x4xi4> to tensor<1x2xi4>
  %1 = arith.sitofp %s : tensor<1x2xi4> to tensor<1x2xf32>
  %z = arith.constant 3 : i4
  %p = tensor.pad %w low[1, 0] high[1, 2] { ^bb0(%a: index, %b: index): tensor.yield %z : i4 } : tensor<2x4xi4> to tensor<4x6xi4>
  %2 = arith.extsi %p : tensor<4x6xi4> to tensor<4x6xi32>
  %r = arith.constant dense<[1, 2, -3, -4]> : tensor<4xi4>
  %eb = tensor.empty() : tensor<3x4xi4>
  %b = linalg.broadcast ins(%r : tensor<4xi4>) outs(%eb : tensor<3x4xi4>) dimensions = [0]
  %3 = arith.sitofp %b : tensor<3x4xi4> to tensor<3x4xf32>
  return %0, %1, %2, %3 : tensor<4x2xf32>, tensor<1x2xf32>, tensor<4x6xi32>, tensor<3x4xf32>
}

// Weights without sign in groups, as they are stored for language models.
// CHECK-LABEL: func.func @groups(
// CHECK: "ttir.constant"() <{value = dense<{{.*}}[1, 8, 7, 3], [0, 1, 2, 13]{{.*}}> : tensor<3x2x4xi32>}>
// CHECK: "ttir.matmul"
func.func @groups(%x: tensor<2x8xf32>) -> tensor<2x3xf32> {
  %w = arith.constant dense<[[[1, 8, 7, 3],[0, 1, 2, 13]],[[15, 8, 7, 3],[0, 1, 2, 3]],[[1, 8, 7, 3],[0, 1, 12, 3]]]> : tensor<3x2x4xi4>
  %s = arith.constant dense<[[[0.5],[0.25]],[[1.0],[2.0]],[[3.0],[4.0]]]> : tensor<3x2x1xf32>
  %zp = arith.constant dense<8.0> : tensor<3x2x1xf32>
  %e = tensor.empty() : tensor<3x2x4xf32>
  %d = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w, %s, %zp : tensor<3x2x4xi4>, tensor<3x2x1xf32>, tensor<3x2x1xf32>) outs(%e : tensor<3x2x4xf32>) {
  ^bb0(%a: i4, %sc: f32, %z: f32, %o: f32):
    %0 = arith.extui %a : i4 to i32
    %1 = arith.uitofp %0 : i32 to f32
    %2 = arith.subf %1, %z : f32
    %3 = arith.mulf %2, %sc : f32
    linalg.yield %3 : f32
  } -> tensor<3x2x4xf32>
  %c = tensor.collapse_shape %d [[0], [1, 2]] : tensor<3x2x4xf32> into tensor<3x8xf32>
  %zero = arith.constant 0.0 : f32
  %me = tensor.empty() : tensor<2x3xf32>
  %mf = linalg.fill ins(%zero : f32) outs(%me : tensor<2x3xf32>) -> tensor<2x3xf32>
  %te = tensor.empty() : tensor<8x3xf32>
  %ct = linalg.transpose ins(%c : tensor<3x8xf32>) outs(%te : tensor<8x3xf32>) permutation = [1, 0]
  %r = linalg.matmul ins(%x, %ct : tensor<2x8xf32>, tensor<8x3xf32>) outs(%mf : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @extended(
// CHECK: %[[SIGNED:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1.000000e+00, -8.000000e+00], [7.000000e+00, 3.000000e+00], [0.000000e+00, -1.000000e+00], [2.000000e+00, -3.000000e+00]]> : tensor<4x2xf32>}>
// CHECK: %[[UNSIGNED:.*]] = "ttir.constant"() <{value = dense<[1, 8, 7, 3, 0, 15, 2, 13]> : tensor<8xi32>}>
// CHECK: %[[F8:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1.500000e+00, -2.000000e+00], [2.500000e-01, 3.000000e+00]]> : tensor<2x2xf32>}>
// CHECK: return %[[SIGNED]], %[[UNSIGNED]], %[[F8]]
func.func @extended() -> (tensor<4x2xf32>, tensor<8xi32>, tensor<2x2xf32>) {
  %w = arith.constant dense<[[1, -8, 7, 3],[0, -1, 2, -3]]> : tensor<2x4xi4>
  %q = tensor.expand_shape %w [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xi4> into tensor<2x2x2xi4>
  %p = tensor.collapse_shape %q [[0, 1], [2]] : tensor<2x2x2xi4> into tensor<4x2xi4>
  %0 = arith.sitofp %p : tensor<4x2xi4> to tensor<4x2xf32>
  %v = tensor.collapse_shape %w [[0, 1]] : tensor<2x4xi4> into tensor<8xi4>
  %1 = arith.extui %v : tensor<8xi4> to tensor<8xi32>
  %f = arith.constant dense<[[1.5, -2.0],[0.25, 3.0]]> : tensor<2x2xf8E5M2>
  %2 = arith.extf %f : tensor<2x2xf8E5M2> to tensor<2x2xf32>
  return %0, %1, %2 : tensor<4x2xf32>, tensor<8xi32>, tensor<2x2xf32>
}

// CHECK-LABEL: func.func @product(
// CHECK: "ttir.matmul"
func.func @product(%x: tensor<2x4xi8>) -> tensor<2x2xi32> {
  %w = arith.constant dense<[[1, -8],[7, 3],[0, -1],[2, -3]]> : tensor<4x2xi4>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x2xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<2x2xi32>) -> tensor<2x2xi32>
  %r = linalg.matmul ins(%x, %w : tensor<2x4xi8>, tensor<4x2xi4>) outs(%f : tensor<2x2xi32>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
