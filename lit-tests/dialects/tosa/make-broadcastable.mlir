// RUN: ttmlir-opt --mlir-very-unsafe-disable-verifier-on-parsing --tosa-make-broadcastable %s | filecheck %s
// RUN: not ttmlir-opt --mlir-very-unsafe-disable-verifier-on-parsing --tosa-make-broadcastable=x=1 %s 2>&1 | filecheck %s --check-prefix=OPTION
// RUN: not ttmlir-opt --mlir-very-unsafe-disable-verifier-on-parsing --pass-pipeline='builtin.module(tosa-make-broadcastable)' %s 2>&1 | filecheck %s --check-prefix=ANCHOR

// OPTION: no such option x
// ANCHOR: restricted to 'func.func'

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[P:.*]]: tensor<3xi1>, %[[A:.*]]: tensor<4x3xf32>, %[[B:.*]]: tensor<1x1xf32>
func.func @select(%p: tensor<3xi1>, %a: tensor<4x3xf32>, %b: tensor<1x1xf32>) -> tensor<4x3xf32> {
  // CHECK-NEXT: %[[S:.*]] = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>}
  // CHECK-NEXT: %[[R:.*]] = tosa.reshape %[[P]], %[[S]]
  // CHECK-NEXT: tosa.select %[[R]], %[[A]], %[[B]]
  %0 = tosa.select %p, %a, %b : (tensor<3xi1>, tensor<4x3xf32>, tensor<1x1xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
