// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named))' %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf}))' %s | filecheck %s --check-prefix=HWCF
// RUN: not ttmlir-opt --tosa-to-linalg-named %s 2>&1 | filecheck %s --check-prefix=ANCHOR

// ANCHOR: error: unable to schedule pass 'TosaToLinalgNamed' on a PassManager intended to run on 'builtin.module'!

// CHECK-LABEL: func.func @convolution(
// CHECK-SAME: %[[X:.*]]: tensor<1x4x4x3xf32>, %[[W:.*]]: tensor<5x3x3x3xf32>, %[[B:.*]]: tensor<5xf32>
// HWCF-LABEL: func.func @convolution(
// HWCF-SAME: %[[X:.*]]: tensor<1x4x4x3xf32>, %[[W:.*]]: tensor<5x3x3x3xf32>, %[[B:.*]]: tensor<5xf32>
func.func @convolution(%x: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) -> tensor<1x4x4x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // CHECK: %[[P:.*]] = tensor.pad %[[X]] low[0, 1, 1, 0] high[0, 1, 1, 0]
  // CHECK: %[[I:.*]] = linalg.generic
  // CHECK-SAME: ins(%[[B]] : tensor<5xf32>)
  // CHECK: linalg.conv_2d_nhwc_fhwc
  // CHECK-SAME: ins(%[[P]], %[[W]] : tensor<1x6x6x3xf32>, tensor<5x3x3x3xf32>) outs(%[[I]] : tensor<1x4x4x5xf32>)
  // HWCF: %[[T:.*]] = linalg.transpose ins(%[[W]] : tensor<5x3x3x3xf32>) outs({{.*}} : tensor<3x3x3x5xf32>) permutation = [1, 2, 3, 0]
  // HWCF: linalg.conv_2d_nhwc_hwcf
  // HWCF-SAME: %[[T]] : tensor<1x6x6x3xf32>, tensor<3x3x3x5xf32>)
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x5xf32>
  return %0 : tensor<1x4x4x5xf32>
}
