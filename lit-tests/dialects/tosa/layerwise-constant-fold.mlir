// RUN: ttmlir-opt --tosa-layerwise-constant-fold %s | filecheck %s
// RUN: ttmlir-opt --tosa-layerwise-constant-fold=aggressive-reduce-constant %s | filecheck %s --check-prefix=ALL

// CHECK-LABEL: func.func @shared(
func.func @shared() -> (tensor<1x3xi32>, tensor<2x3xi32>) {
  // CHECK-NEXT: %[[C:.*]] = "tosa.const"()
  // CHECK-NEXT: %[[S:.*]] = tosa.reduce_sum %[[C]] {axis = 0 : i32}
  // CHECK-NEXT: return %[[S]], %[[C]]
  // ALL: dense<{{\[\[}}5, 7, 9]]> : tensor<1x3xi32>
  %0 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %1, %0 : tensor<1x3xi32>, tensor<2x3xi32>
}

// mlir-opt-22 makes an invalid constant of unknown sizes, and crashes where there is no rank.
// CHECK-LABEL: func.func @unknown_sizes(
func.func @unknown_sizes() -> (tensor<?x2xi32>, tensor<*xi32>) {
  // CHECK: tosa.transpose %{{.*}} {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<?x2xi32>
  %0 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<?x2xi32>
  // CHECK: tosa.reduce_max %{{.*}} {axis = 0 : i32} : (tensor<2xi32>) -> tensor<*xi32>
  %2 = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = tosa.reduce_max %2 {axis = 0 : i32} : (tensor<2xi32>) -> tensor<*xi32>
  return %1, %3 : tensor<?x2xi32>, tensor<*xi32>
}
