// RUN: ttmlir-opt --tosa-reduce-transposes %s | filecheck %s

// CHECK-LABEL: func.func @undone(
// CHECK-SAME: %[[A:.*]]: tensor<2x3xf32>)
func.func @undone(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // CHECK-NEXT: %[[E:.*]] = tosa.exp %[[A]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: return %[[E]]
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.exp %0 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// mlir-opt-22 permutes the shape of the zero points, too, which have one size only.
// CHECK-LABEL: func.func @zero_points(
func.func @zero_points(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // CHECK: tosa.negate {{.*}} : (tensor<3x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x2xf32>
  // CHECK-NEXT: tosa.transpose
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %1 = tosa.negate %0, %zp, %zp : (tensor<3x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
