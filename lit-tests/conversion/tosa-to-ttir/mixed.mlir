// RUN: ttmlir-opt --tosa-to-ttir-pipeline %s | filecheck %s
// RUN: not ttmlir-opt --convert-tosa-to-ttir=mixed=true %s 2>&1 | filecheck --check-prefix=LOOP %s

// Frameworks put operations of linalg, tensor and arith between those of TOSA.
// CHECK-LABEL: func.func @row_sums(
// CHECK: %[[TWO:.*]] = "ttir.constant"() <{value = dense<2.000000e+00> : tensor<4x1xf32>}>
// CHECK: "ttir.exp"(%arg0,
// CHECK: %[[COLUMN:.*]] = "ttir.sum"({{.*}} -> tensor<4x1xf32>
// CHECK: %[[TWICE:.*]] = "ttir.multiply"(%[[COLUMN]], %[[TWO]],
// CHECK: "ttir.subtract"({{.*}}%[[TWICE]],
// CHECK-NOT: linalg
// CHECK-NOT: arith
func.func @row_sums(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %two = arith.constant dense<2.0> : tensor<4x1xf32>
  %0 = tosa.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]
  } ins(%0 : tensor<4x8xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
  %3 = arith.mulf %2, %two : tensor<4x1xf32>
  %4 = tosa.sub %0, %3 : (tensor<4x8xf32>, tensor<4x1xf32>) -> tensor<4x8xf32>
  return %4 : tensor<4x8xf32>
}

// The pipeline writes loops out.
// CHECK-LABEL: func.func @loop(
// CHECK-COUNT-3: "ttir.tanh"
// CHECK-NOT: "ttir.tanh"
func.func @loop(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  // LOOP: mixed.mlir:[[#@LINE+1]]:8: error: failed to legalize operation 'scf.for'
  %r = scf.for %i = %zero to %three step %one iter_args(%y = %x) -> (tensor<4x8xf32>) {
    %0 = tosa.tanh %y : (tensor<4x8xf32>) -> tensor<4x8xf32>
    scf.yield %0 : tensor<4x8xf32>
  }
  return %r : tensor<4x8xf32>
}
