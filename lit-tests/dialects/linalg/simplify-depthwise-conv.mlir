// RUN: ttmlir-opt --simplify-depthwise-conv %s | filecheck %s

// CHECK-LABEL: func.func @one_filter(
// CHECK-SAME: %[[IN:.*]]: tensor<1x5x5x4xf32>, %[[KERNEL:.*]]: tensor<2x2x4x1xf32>, %[[INIT:.*]]: tensor<1x4x4x4x1xf32>
// CHECK: %[[K:.*]] = tensor.collapse_shape %[[KERNEL]] {{\[\[}}0], [1], [2, 3]]
// CHECK: %[[O:.*]] = tensor.collapse_shape %[[INIT]] {{\[\[}}0], [1], [2], [3, 4]]
// CHECK: %[[CONV:.*]] = linalg.depthwise_conv_2d_nhwc_hwc {{.*}} ins(%[[IN]], %[[K]] : {{.*}}) outs(%[[O]] : {{.*}})
// CHECK: %[[OUT:.*]] = tensor.expand_shape %[[CONV]] {{.*}} into tensor<1x4x4x4x1xf32>
// CHECK: return %[[OUT]]
func.func @one_filter(%in: tensor<1x5x5x4xf32>, %kernel: tensor<2x2x4x1xf32>, %init: tensor<1x4x4x4x1xf32>) -> tensor<1x4x4x4x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%in, %kernel : tensor<1x5x5x4xf32>, tensor<2x2x4x1xf32>) outs(%init : tensor<1x4x4x4x1xf32>) -> tensor<1x4x4x4x1xf32>
  return %0 : tensor<1x4x4x4x1xf32>
}

// CHECK-LABEL: func.func @two_filters(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwcm
func.func @two_filters(%in: tensor<1x5x5x4xf32>, %kernel: tensor<2x2x4x2xf32>, %init: tensor<1x4x4x4x2xf32>) -> tensor<1x4x4x4x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%in, %kernel : tensor<1x5x5x4xf32>, tensor<2x2x4x2xf32>) outs(%init : tensor<1x4x4x4x2xf32>) -> tensor<1x4x4x4x2xf32>
  return %0 : tensor<1x4x4x4x2xf32>
}
