// RUN: ttmlir-opt --tosa-optional-decompositions %s | filecheck %s
// RUN: not ttmlir-opt --tosa-optional-decompositions=x=1 %s 2>&1 | filecheck %s --check-prefix=OPTION

// OPTION: no such option x

// CHECK-LABEL: func.func @transposed(
// CHECK-SAME: %[[A:.*]]: tensor<1x4x4x1xf32>, %[[W:.*]]: tensor<2x3x2x1xf32>, %[[B:.*]]: tensor<2xf32>
func.func @transposed(%a: tensor<1x4x4x1xf32>, %w: tensor<2x3x2x1xf32>, %b: tensor<2xf32>) -> tensor<1x7x5x2xf32> {
  // CHECK-NEXT: %[[Z:.*]] = "tosa.const"
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // CHECK-NEXT: %[[R:.*]] = tosa.reverse %[[W]] {axis = 1 : i32}
  // CHECK-NEXT: %[[K:.*]] = tosa.reverse %[[R]] {axis = 2 : i32}
  // CHECK-NEXT: tosa.conv2d %[[A]], %[[K]], %[[B]], %[[Z]], %[[Z]] {{.*}}pad = array<i64: 3, 2, 1, 1>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>}
    : (tensor<1x4x4x1xf32>, tensor<2x3x2x1xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x5x2xf32>
  return %0 : tensor<1x7x5x2xf32>
}
