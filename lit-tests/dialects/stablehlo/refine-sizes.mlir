// RUN: ttmlir-opt --split-input-file --stablehlo-partial-evaluation %s | filecheck %s

// Sizes that types leave open follow from operands.
// CHECK-LABEL: func.func @products(
// CHECK-SAME: -> (tensor<2x3xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<8xf32>, tensor<2x3xf32>) {
func.func @products(%a: tensor<2x8xf32>, %b: tensor<8x3xf32>, %c: tensor<8xf32>, %sizes: tensor<1xi32>, %w: tensor<1x8x3xf32>)
    -> (tensor<?x3xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x3xf32>) {
  // CHECK: stablehlo.dot %{{.*}} -> tensor<2x3xf32>
  %0 = stablehlo.dot %a, %b : (tensor<2x8xf32>, tensor<8x3xf32>) -> tensor<?x3xf32>
  // CHECK: stablehlo.dot %{{.*}} -> tensor<2xf32>
  %1 = stablehlo.dot %a, %c : (tensor<2x8xf32>, tensor<8xf32>) -> tensor<?xf32>
  // CHECK: stablehlo.einsum %{{.*}} -> tensor<3x2xf32>
  %2 = stablehlo.einsum %a, %b, config = "mk, kn -> nm" : (tensor<2x8xf32>, tensor<8x3xf32>) -> tensor<?x?xf32>
  // CHECK: stablehlo.unary_einsum %{{.*}} -> tensor<8xf32>
  %3 = stablehlo.unary_einsum %a, config = "mk->k" : (tensor<2x8xf32>) -> tensor<?xf32>
  // CHECK: "chlo.ragged_dot"(%{{.*}} -> tensor<2x3xf32>
  %4 = "chlo.ragged_dot"(%a, %w, %sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<2x8xf32>, tensor<1x8x3xf32>, tensor<1xi32>) -> tensor<?x3xf32>
  return %0, %1, %2, %3, %4 : tensor<?x3xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x3xf32>
}

// An equation that does not say so leaves them open.
// CHECK-LABEL: func.func @equations_that_do_not_fit(
// CHECK-SAME: -> (tensor<?x?xf32>, tensor<?xf32>) {
func.func @equations_that_do_not_fit(%a: tensor<2x8xf32>, %b: tensor<8x3xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %0 = stablehlo.einsum %a, %b, config = "mk,kn->mz" : (tensor<2x8xf32>, tensor<8x3xf32>) -> tensor<?x?xf32>
  %1 = stablehlo.unary_einsum %a, config = "mk,k->k" : (tensor<2x8xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @bits(
// CHECK-SAME: -> (tensor<2x8xi32>, tensor<2x8x4xi8>, tensor<2xi32>) {
func.func @bits(%a: tensor<2x8xf32>, %b: tensor<2x4xi8>) -> (tensor<?x8xi32>, tensor<?x?x?xi8>, tensor<?xi32>) {
  %0 = stablehlo.bitcast_convert %a : (tensor<2x8xf32>) -> tensor<?x8xi32>
  %1 = stablehlo.bitcast_convert %a : (tensor<2x8xf32>) -> tensor<?x?x?xi8>
  %2 = stablehlo.bitcast_convert %b : (tensor<2x4xi8>) -> tensor<?xi32>
  return %0, %1, %2 : tensor<?x8xi32>, tensor<?x?x?xi8>, tensor<?xi32>
}

// CHECK-LABEL: func.func @others(
// CHECK-SAME: -> (tensor<2x3x1xf32>, tensor<2x8xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<3x2x8xf32>) {
func.func @others(%a: tensor<2x3x3xf32>, %b: tensor<2x3x1xf32>, %x: tensor<2x8xf32>, %scale: tensor<8xf32>, %image: tensor<4x8xf32>, %source: tensor<2x4xf32>, %zero: tensor<f32>, %index: tensor<3x2xi32>)
    -> (tensor<?x3x1xf32>, tensor<?x8xf32>, tensor<?xf32>, tensor<?x8xf32>, tensor<?x?x8xf32>) {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x3xf32>, tensor<2x3x1xf32>) -> tensor<?x3x1xf32>
  %1:3 = "stablehlo.batch_norm_training"(%x, %scale, %scale) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<2x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<?x8xf32>, tensor<?xf32>, tensor<?xf32>)
  %2 = "stablehlo.select_and_scatter"(%image, %source, %zero) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %r : tensor<i1>
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<?x8xf32>
  %3 = "stablehlo.torch_index_select"(%image, %index) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x8xf32>, tensor<3x2xi32>) -> tensor<?x?x8xf32>
  return %0, %1#0, %1#1, %2, %3 : tensor<?x3x1xf32>, tensor<?x8xf32>, tensor<?xf32>, tensor<?x8xf32>, tensor<?x?x8xf32>
}

// CHECK-LABEL: func.func @gradient(
// CHECK-SAME: -> (tensor<2x8xf32>, tensor<8xf32>) {
func.func @gradient(%x: tensor<2x8xf32>, %scale: tensor<8xf32>) -> (tensor<?x8xf32>, tensor<?xf32>) {
  %0:3 = "stablehlo.batch_norm_grad"(%x, %scale, %scale, %scale, %x) <{epsilon = 1.0e-03 : f32, feature_index = 1 : i64}> : (tensor<2x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x8xf32>) -> (tensor<?x8xf32>, tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#2 : tensor<?x8xf32>, tensor<?xf32>
}

// -----

// Calls that XLA knows by name: functions of elements, and the greatest ones.
// CHECK-LABEL: func.func @calls(
// CHECK-SAME: -> (tensor<4x8xf32>, tensor<4x3xf32>, tensor<4x3xi32>, tensor<?xf32>) {
func.func @calls(%a: tensor<4x8xf32>) -> (tensor<?x8xf32>, tensor<?x3xf32>, tensor<?x?xi32>, tensor<?xf32>) {
  %0 = stablehlo.custom_call @mhlo.erf(%a) : (tensor<4x8xf32>) -> tensor<?x8xf32>
  %1:2 = stablehlo.custom_call @mhlo.topk(%a) {mhlo.attributes = {k = 3 : i64, largest = true}} : (tensor<4x8xf32>) -> (tensor<?x3xf32>, tensor<?x?xi32>)
  %2 = stablehlo.custom_call @something(%a) : (tensor<4x8xf32>) -> tensor<?xf32>
  return %0, %1#0, %1#1, %2 : tensor<?x8xf32>, tensor<?x3xf32>, tensor<?x?xi32>, tensor<?xf32>
}

// -----

// A tuple has the types of its elements, and goes where these are not known.
// CHECK-LABEL: func.func @tuple(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<f32>) -> (tensor<4x8xf32>, tensor<f32>) {
func.func @tuple(%a: tensor<4x8xf32>, %b: tensor<f32>) -> tuple<tensor<?x8xf32>, tensor<f32>> {
  // CHECK-NEXT: %[[ABS:.*]] = stablehlo.abs %[[A]] : tensor<4x8xf32>
  // CHECK-NEXT: %[[RELU:.*]] = stablehlo.negate %[[ABS]] : tensor<4x8xf32>
  // CHECK-NEXT: return %[[RELU]], %[[B]]
  %0 = stablehlo.abs %a : (tensor<4x8xf32>) -> tensor<?x8xf32>
  %1 = stablehlo.tuple %0, %b : tuple<tensor<?x8xf32>, tensor<f32>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<?x8xf32>, tensor<f32>>) -> tensor<?x8xf32>
  %3 = stablehlo.negate %2 : tensor<?x8xf32>
  %4 = stablehlo.tuple %3, %b : tuple<tensor<?x8xf32>, tensor<f32>>
  return %4 : tuple<tensor<?x8xf32>, tensor<f32>>
}

// -----

// Random numbers have the shape of an operand.
// CHECK-LABEL: func.func @random(
// CHECK-SAME: -> tensor<2x3xf32> {
func.func @random(%a: tensor<f32>) -> tensor<?x?xf32> {
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // CHECK: stablehlo.rng %{{.*}}, distribution = UNIFORM : {{.*}} -> tensor<2x3xf32>
  %0 = stablehlo.rng %a, %a, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
