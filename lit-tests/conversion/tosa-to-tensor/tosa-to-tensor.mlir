// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(tosa-to-tensor))' %s | filecheck %s
// RUN: not ttmlir-opt --tosa-to-tensor=all %s 2>&1 | filecheck %s --check-prefix=OPTION

// OPTION: no such option all

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[A:.*]]: tensor<2x3x4xf32>
func.func @reshape(%a: tensor<2x3x4xf32>) -> tensor<6x2x2xf32> {
  %0 = tosa.const_shape {values = dense<[6, 2, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // CHECK: %[[C:.*]] = tensor.collapse_shape %[[A]]
  // CHECK-SAME: into tensor<6x4xf32>
  // CHECK-NEXT: tensor.expand_shape %[[C]]
  // CHECK-SAME: into tensor<6x2x2xf32>
  %1 = tosa.reshape %a, %0 : (tensor<2x3x4xf32>, !tosa.shape<3>) -> tensor<6x2x2xf32>
  return %1 : tensor<6x2x2xf32>
}
