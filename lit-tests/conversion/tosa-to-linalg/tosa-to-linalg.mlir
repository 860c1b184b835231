// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' %s | filecheck %s
// RUN: not ttmlir-opt --tosa-to-linalg %s 2>&1 | filecheck %s --check-prefix=ANCHOR

// ANCHOR: error: unable to schedule pass 'TosaToLinalg' on a PassManager intended to run on 'builtin.module'!

// CHECK: #[[IDENTITY:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #[[ROW:.*]] = affine_map<(d0, d1) -> (0, d1)>
// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[X:.*]]: tensor<4x3xf32>, %[[Y:.*]]: tensor<1x3xf32>
func.func @add(%x: tensor<4x3xf32>, %y: tensor<1x3xf32>) -> tensor<4x3xf32> {
  // CHECK: linalg.generic {indexing_maps = [#[[IDENTITY]], #[[ROW]], #[[IDENTITY]]]
  // CHECK-SAME: ins(%[[X]], %[[Y]] : tensor<4x3xf32>, tensor<1x3xf32>)
  // CHECK: arith.addf
  %0 = tosa.add %x, %y : (tensor<4x3xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
