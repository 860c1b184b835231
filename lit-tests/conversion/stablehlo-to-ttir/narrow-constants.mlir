// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline --ttir-element-type-normalization %s | filecheck %s
// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline --ttir-to-ttnn-backend-pipeline %s | ttmlir-translate --ttnn-to-flatbuffer -o %t.ttnn
// RUN: ttrt run --golden --program-index all %t.ttnn

// Weights of i4 and f8: what moves and converts them is computed while compiling.

// CHECK-LABEL: func.func @moved(
// CHECK-NEXT: %[[TRANSPOSED:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1.000000e+00, 0.000000e+00], [-8.000000e+00, -1.000000e+00], [7.000000e+00, 2.000000e+00], [3.000000e+00, -3.000000e+00]]> : tensor<4x2xf32>}>
// CHECK-NEXT: %[[PART:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}-8.000000e+00, 3.000000e+00], [-1.000000e+00, -3.000000e+00]]> : tensor<2x2xbf16>}>
// CHECK-NEXT: %[[SPREAD:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1, -8, 7, 3, 0, -1, 2, -3], [1, -8, 7, 3, 0, -1, 2, -3], [1, -8, 7, 3, 0, -1, 2, -3]]> : tensor<3x8xi32>}>
// CHECK-NEXT: %[[JOINED:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1.000000e+00, -8.000000e+00, 7.000000e+00, 3.000000e+00, 1.000000e+00, -8.000000e+00, 7.000000e+00, 3.000000e+00],
// CHECK-NEXT: %[[PADDED:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}5.000000e+00, 5.000000e+00, 5.000000e+00, 5.000000e+00, 5.000000e+00, 5.000000e+00], [1.000000e+00, -8.000000e+00, 7.000000e+00, 3.000000e+00, 5.000000e+00, 5.000000e+00],
// CHECK-NEXT: %[[REVERSED:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}3.000000e+00, 7.000000e+00, -8.000000e+00, 1.000000e+00], [-3.000000e+00, 2.000000e+00, -1.000000e+00, 0.000000e+00]]> : tensor<2x4xf32>}>
// CHECK-NEXT: return %[[TRANSPOSED]], %[[PART]], %[[SPREAD]], %[[JOINED]], %[[PADDED]], %[[REVERSED]]
func.func @moved(%x: tensor<2x4xf32>) -> (tensor<4x2xf32>, tensor<2x2xbf16>, tensor<3x8xi32>, tensor<2x8xf32>, tensor<4x6xf32>, tensor<2x4xf32>) {
  %w = stablehlo.constant dense<[[1, -8, 7, 3],[0, -1, 2, -3]]> : tensor<2x4xi4>
  %t = stablehlo.transpose %w, dims = [1, 0] : (tensor<2x4xi4>) -> tensor<4x2xi4>
  %0 = stablehlo.convert %t : (tensor<4x2xi4>) -> tensor<4x2xf32>
  %s = stablehlo.slice %w [0:2, 1:4:2] : (tensor<2x4xi4>) -> tensor<2x2xi4>
  %1 = stablehlo.convert %s : (tensor<2x2xi4>) -> tensor<2x2xbf16>
  %q = stablehlo.reshape %w : (tensor<2x4xi4>) -> tensor<8xi4>
  %b = stablehlo.broadcast_in_dim %q, dims = [1] : (tensor<8xi4>) -> tensor<3x8xi4>
  %2 = stablehlo.convert %b : (tensor<3x8xi4>) -> tensor<3x8xi32>
  %c = stablehlo.concatenate %w, %w, dim = 1 : (tensor<2x4xi4>, tensor<2x4xi4>) -> tensor<2x8xi4>
  %3 = stablehlo.convert %c : (tensor<2x8xi4>) -> tensor<2x8xf32>
  %z = stablehlo.constant dense<5> : tensor<i4>
  %p = stablehlo.pad %w, %z, low = [1, 0], high = [1, 2], interior = [0, 0] : (tensor<2x4xi4>, tensor<i4>) -> tensor<4x6xi4>
  %4 = stablehlo.convert %p : (tensor<4x6xi4>) -> tensor<4x6xf32>
  %rv = stablehlo.reverse %w, dims = [1] : tensor<2x4xi4>
  %5 = stablehlo.convert %rv : (tensor<2x4xi4>) -> tensor<2x4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4x2xf32>, tensor<2x2xbf16>, tensor<3x8xi32>, tensor<2x8xf32>, tensor<4x6xf32>, tensor<2x4xf32>
}

// CHECK-LABEL: func.func @rounded_and_spread(
// CHECK: %[[ROUNDED:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}3.125000e-01, -4.480000e+02, 1.562500e-02, 3.000000e+00], [0.000000e+00, -1.000000e+00, 2.000000e+00, -3.500000e+00]]> : tensor<2x4xf32>}>
// CHECK: %[[SCALAR:.*]] = "ttir.constant"() <{value = dense<-3.000000e+00> : tensor<f32>}>
// CHECK: %[[SPREAD:.*]] = "ttir.constant"() <{value = dense<-3.000000e+00> : tensor<2x4xf32>}>
// CHECK: %[[UNSIGNED:.*]] = "ttir.constant"() <{value = dense<[1, 15, 3, 0]> : tensor<4xui8>}>
// CHECK: return %[[ROUNDED]], %[[SPREAD]], %[[SCALAR]], %[[UNSIGNED]]
func.func @rounded_and_spread(%x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>, tensor<4xui8>) {
  %w = stablehlo.constant dense<[[0.3, -460.0, 0.015625, 3.1],[0.0, -1.0, 2.0, -3.5]]> : tensor<2x4xf32>
  %n = stablehlo.convert %w : (tensor<2x4xf32>) -> tensor<2x4xf8E4M3FN>
  %b = stablehlo.convert %n : (tensor<2x4xf8E4M3FN>) -> tensor<2x4xf32>
  %s = stablehlo.constant dense<-3> : tensor<1xi4>
  %q = stablehlo.reshape %s : (tensor<1xi4>) -> tensor<i4>
  %0 = stablehlo.convert %q : (tensor<i4>) -> tensor<f32>
  %bb = stablehlo.broadcast_in_dim %q, dims = [] : (tensor<i4>) -> tensor<2x4xi4>
  %1 = stablehlo.convert %bb : (tensor<2x4xi4>) -> tensor<2x4xf32>
  %u = stablehlo.constant dense<[1, 15, 3, 0]> : tensor<4xui4>
  %2 = stablehlo.convert %u : (tensor<4xui4>) -> tensor<4xui8>
  return %b, %1, %0, %2 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<f32>, tensor<4xui8>
}

// CHECK-LABEL: func.func @dequantized(
// CHECK: "ttir.constant"() <{value = {{.*}} : tensor<4x2xf32>}>
// CHECK: "ttir.matmul"
func.func @dequantized(%x: tensor<2x4xf32>) -> tensor<2x2xf32> {
  %w = stablehlo.constant() {value = dense<[[1, -8],[7, 3],[0, -1],[2, -3]]> : tensor<4x2xi4>} : () -> tensor<4x2x!quant.uniform<i4:f32:1, {0.5:0, 0.25:0}>>
  %d = stablehlo.uniform_dequantize %w : (tensor<4x2x!quant.uniform<i4:f32:1, {0.5:0, 0.25:0}>>) -> tensor<4x2xf32>
  %r = stablehlo.dot_general %x, %d, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// Products and lookups read integers of the device.
// CHECK-LABEL: func.func @product(
// CHECK: "ttir.matmul"
// CHECK-SAME: (tensor<2x4xf32>, tensor<4x2xi8>, tensor<2x2xf32>)
func.func @product(%x: tensor<2x4xf32>) -> tensor<2x2xf32> {
  %w = stablehlo.constant dense<[[1, -8, 7, 3],[0, -1, 2, -3]]> : tensor<2x4xi4>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<2x4xi4>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// CHECK-LABEL: func.func @lookup(
// CHECK: %[[ROWS:.*]] = "ttir.embedding"
// CHECK-SAME: (tensor<3xi32>, tensor<2x4xi8>, tensor<3x4xi8>)
// CHECK: "ttir.typecast"(%[[ROWS]],
// CHECK-SAME: -> tensor<3x4xf32>
func.func @lookup(%i: tensor<3xi32>) -> tensor<3x4xf32> {
  %w = stablehlo.constant dense<[[1, -8, 7, 3],[0, -1, 2, -3]]> : tensor<2x4xi4>
  %g = "stablehlo.gather"(%w, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<2x4xi4>, tensor<3xi32>) -> tensor<3x4xi4>
  %0 = stablehlo.convert %g : (tensor<3x4xi4>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
