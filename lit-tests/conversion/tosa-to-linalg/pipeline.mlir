// RUN: ttmlir-opt --split-input-file --tosa-to-linalg-pipeline --verify-diagnostics %s | filecheck %s
// RUN: echo "module {}" | ttmlir-opt --tosa-to-linalg-pipeline --dump-pass-pipeline 2>&1 | filecheck %s --check-prefix=PASSES

// PASSES: tosa-optional-decompositions
// PASSES: canonicalize
// PASSES: tosa-infer-shapes
// PASSES: tosa-make-broadcastable
// PASSES: tosa-to-linalg-named
// PASSES: canonicalize
// PASSES: tosa-layerwise-constant-fold
// PASSES: tosa-make-broadcastable
// PASSES: tosa-validate{allow-invalid-op-datatype-combinations=false strict-op-spec-alignment=false}
// PASSES: tosa-to-linalg{

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[A:.*]]: tensor<1x2x3xf32>, %[[B:.*]]: tensor<1x3x4xf32>)
func.func @product(%a: tensor<1x2x3xf32>, %b: tensor<1x3x4xf32>) -> tensor<1x2x4xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // CHECK: %[[P:.*]] = linalg.batch_matmul ins(%[[A]], %[[B]] : tensor<1x2x3xf32>, tensor<1x3x4xf32>)
  %0 = tosa.matmul %a, %b, %zp, %zp : (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[P]] : tensor<1x2x4xf32>)
  // CHECK: math.exp
  %1 = tosa.exp %0 : (tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
  return %1 : tensor<1x2x4xf32>
}

// -----
func.func @not_specified(%a: tensor<4xf64>) -> tensor<4xf64> {
  // expected-error @+1 {{'tosa.exp' op is not profile-aligned: element type 'f64' is not legal}}
  %0 = tosa.exp %a : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
