// RUN: ttmlir-opt --linalg-specialize-generic-ops %s | filecheck %s
// RUN: ttmlir-opt --linalg-morph-ops=generic-to-named %s | filecheck %s

#image = affine_map<(n, w, f, kw, c) -> (n, w * 2 + kw * 3, c)>
#kernel = affine_map<(n, w, f, kw, c) -> (kw, c, f)>
#init = affine_map<(n, w, f, kw, c) -> (n, w, f)>

// CHECK-LABEL: func.func @convolution(
// CHECK-SAME: %[[A:.*]]: tensor<1x8x3xi8>, %[[B:.*]]: tensor<2x3x4xi8>, %[[O:.*]]: tensor<1x3x4xi32>
// CHECK: linalg.conv_1d_nwc_wcf {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%[[A]], %[[B]] : tensor<1x8x3xi8>, tensor<2x3x4xi8>) outs(%[[O]] : tensor<1x3x4xi32>)
func.func @convolution(%a: tensor<1x8x3xi8>, %b: tensor<2x3x4xi8>, %o: tensor<1x3x4xi32>) -> tensor<1x3x4xi32> {
  %0 = linalg.generic {indexing_maps = [#image, #kernel, #init], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %b : tensor<1x8x3xi8>, tensor<2x3x4xi8>) outs(%o : tensor<1x3x4xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %1 = arith.extsi %x : i8 to i32
    %2 = arith.extsi %y : i8 to i32
    %3 = arith.muli %1, %2 : i32
    %4 = arith.addi %z, %3 : i32
    linalg.yield %4 : i32
  } -> tensor<1x3x4xi32>
  return %0 : tensor<1x3x4xi32>
}

// The named operation would take the numbers for signed ones.
// CHECK-LABEL: func.func @unsigned(
// CHECK: linalg.generic
func.func @unsigned(%a: tensor<1x8x3xi8>, %b: tensor<2x3x4xi8>, %o: tensor<1x3x4xi32>) -> tensor<1x3x4xi32> {
  %0 = linalg.generic {indexing_maps = [#image, #kernel, #init], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %b : tensor<1x8x3xi8>, tensor<2x3x4xi8>) outs(%o : tensor<1x3x4xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %1 = arith.extui %x : i8 to i32
    %2 = arith.extui %y : i8 to i32
    %3 = arith.muli %1, %2 : i32
    %4 = arith.addi %z, %3 : i32
    linalg.yield %4 : i32
  } -> tensor<1x3x4xi32>
  return %0 : tensor<1x3x4xi32>
}

// CHECK-LABEL: func.func @pooling(
// CHECK: linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%{{.*}}, %{{.*}} : memref<1x3x8xf32>, memref<2xf32>) outs(%{{.*}} : memref<1x3x7xf32>)
func.func @pooling(%a: memref<1x3x8xf32>, %w: memref<2xf32>, %o: memref<1x3x7xf32>) {
  linalg.generic {
    indexing_maps = [
      affine_map<(n, c, w, kw) -> (n, c, w + kw)>, affine_map<(n, c, w, kw) -> (kw)>, affine_map<(n, c, w, kw) -> (n, c, w)>],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"]
  } ins(%a, %w : memref<1x3x8xf32>, memref<2xf32>) outs(%o : memref<1x3x7xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.maximumf %z, %x : f32
    linalg.yield %1 : f32
  }
  return
}
