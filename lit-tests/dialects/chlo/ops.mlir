// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @functions(
func.func @functions(%a: tensor<2x3xf32>, %c: tensor<2xcomplex<f32>>) {
  // CHECK: chlo.acos %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %acos = chlo.acos %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.acosh %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %acosh = chlo.acosh %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.asin %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %asin = chlo.asin %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.asinh %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %asinh = chlo.asinh %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.atan %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %atan = chlo.atan %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.atanh %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %atanh = chlo.atanh %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.bessel_i1e %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %bessel_i1e = chlo.bessel_i1e %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.conj %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %conj = chlo.conj %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.cosh %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %cosh = chlo.cosh %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.digamma %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %digamma = chlo.digamma %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.erf %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %erf = chlo.erf %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.erf_inv %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %erf_inv = chlo.erf_inv %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.erfc %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %erfc = chlo.erfc %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.lgamma %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %lgamma = chlo.lgamma %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.sinh %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %sinh = chlo.sinh %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.square %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %square = chlo.square %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.tan %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32>
  %tan = chlo.tan %a : tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.conj %{{.*}} {a = 1 : i32} : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  %c0 = chlo.conj %c {a = 1 : i32} : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  // CHECK: chlo.is_inf %{{.*}} : tensor<2x3xf32> -> tensor<2x3xi1>
  %is_inf = chlo.is_inf %a : tensor<2x3xf32> -> tensor<2x3xi1>
  // CHECK: chlo.is_neg_inf %{{.*}} : tensor<2x3xf32> -> tensor<2x3xi1>
  %is_neg_inf = chlo.is_neg_inf %a : tensor<2x3xf32> -> tensor<2x3xi1>
  // CHECK: chlo.is_pos_inf %{{.*}} : tensor<2x3xf32> -> tensor<2x3xi1>
  %is_pos_inf = chlo.is_pos_inf %a : tensor<2x3xf32> -> tensor<2x3xi1>
  // CHECK: chlo.next_after %{{.*}}, %{{.*}} : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
  %next_after = chlo.next_after %a, %a : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.polygamma %{{.*}}, %{{.*}} : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
  %polygamma = chlo.polygamma %a, %a : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
  // CHECK: chlo.zeta %{{.*}}, %{{.*}} : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
  %zeta = chlo.zeta %a, %a : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @constants(
func.func @constants(%a: tensor<2x3xf32>) {
  // CHECK: chlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = chlo.constant dense<[1, 2]> : tensor<2xi32>
  // CHECK: chlo.constant {a} dense<1.000000e+00> : tensor<2xf32>
  %1 = chlo.constant {a} dense<1.0> : tensor<2xf32>
  // CHECK: "chlo.constant_like"(%{{.*}}) <{value = 2.000000e+00 : f32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = "chlo.constant_like"(%a) <{value = 2.0 : f32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @broadcasts(
func.func @broadcasts(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<2x3xi32>, %j: tensor<3xi32>, %p: tensor<3xi1>) {
  // CHECK: chlo.broadcast_add %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %add = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  // CHECK: chlo.broadcast_atan2 %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %atan2 = chlo.broadcast_atan2 %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  // CHECK: chlo.broadcast_divide %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %divide = chlo.broadcast_divide %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  // CHECK: chlo.broadcast_maximum %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %maximum = chlo.broadcast_maximum %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  // CHECK: chlo.broadcast_minimum %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %minimum = chlo.broadcast_minimum %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  // CHECK: chlo.broadcast_multiply %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %multiply = chlo.broadcast_multiply %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  // CHECK: chlo.broadcast_next_after %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %next_after = chlo.broadcast_next_after %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  // CHECK: chlo.broadcast_polygamma %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %polygamma = chlo.broadcast_polygamma %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  // CHECK: chlo.broadcast_power %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %power = chlo.broadcast_power %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  // CHECK: chlo.broadcast_remainder %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %remainder = chlo.broadcast_remainder %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  // CHECK: chlo.broadcast_subtract %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %subtract = chlo.broadcast_subtract %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  // CHECK: chlo.broadcast_zeta %{{.*}}, %{{.*}} {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  %zeta = chlo.broadcast_zeta %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  // CHECK: chlo.broadcast_and %{{.*}}, %{{.*}} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %and = chlo.broadcast_and %i, %j : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  // CHECK: chlo.broadcast_or %{{.*}}, %{{.*}} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %or = chlo.broadcast_or %i, %j : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  // CHECK: chlo.broadcast_xor %{{.*}}, %{{.*}} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %xor = chlo.broadcast_xor %i, %j : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  // CHECK: chlo.broadcast_shift_left %{{.*}}, %{{.*}} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %shift_left = chlo.broadcast_shift_left %i, %j : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  // CHECK: chlo.broadcast_shift_right_arithmetic %{{.*}}, %{{.*}} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %shift_right_arithmetic = chlo.broadcast_shift_right_arithmetic %i, %j : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  // CHECK: chlo.broadcast_shift_right_logical %{{.*}}, %{{.*}} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %shift_right_logical = chlo.broadcast_shift_right_logical %i, %j : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  // CHECK: chlo.broadcast_complex %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
  %complex = chlo.broadcast_complex %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
  // CHECK: chlo.broadcast_compare %{{.*}}, %{{.*}} {compare_type = #chlo<comparison_type SIGNED>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi1>
  %compare = chlo.broadcast_compare %i, %j {comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type SIGNED>} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi1>
  // CHECK: chlo.broadcast_select %{{.*}}, %{{.*}}, %{{.*}} : (tensor<3xi1>, tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %select = chlo.broadcast_select %p, %i, %j : (tensor<3xi1>, tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @order(
func.func @order(%a: tensor<2x16xf32>, %b: tensor<?x?xf32>) {
  // CHECK: chlo.top_k(%{{.*}}, k = 8) : tensor<2x16xf32> -> (tensor<2x8xf32>, tensor<2x8xi32>)
  %v, %i = chlo.top_k(%a, k = 8) : tensor<2x16xf32> -> (tensor<2x8xf32>, tensor<2x8xi32>)
  // CHECK: chlo.top_k(%{{.*}}, k = 8) : tensor<?x?xf32> -> (tensor<?x8xf32>, tensor<?x8xi32>)
  %w, %j = chlo.top_k(%b, k = 8) : tensor<?x?xf32> -> (tensor<?x8xf32>, tensor<?x8xi32>)
  return
}

// CHECK-LABEL: func.func @products(
func.func @products(%a: tensor<2x11x5xf32>, %b: tensor<3x2x5x7xf32>, %c: tensor<2x5x7xf32>, %g: tensor<3xi32>, %h: tensor<2x3xi64>) {
  // Rows in groups.
  // CHECK: "chlo.ragged_dot"(%{{.*}}, %{{.*}}, %{{.*}}) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<2x3xi64>) -> tensor<2x11x7xf32>
  %rows = "chlo.ragged_dot"(%a, %b, %h) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>,
    precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]
  } : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<2x3xi64>) -> tensor<2x11x7xf32>
  // Sums in groups. Fields may be in any order.
  // CHECK: "chlo.ragged_dot"(%{{.*}}, %{{.*}}, %{{.*}}) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2]>}> : (tensor<2x11x5xf32>, tensor<2x5x7xf32>, tensor<3xi32>) -> tensor<3x2x11x7xf32>
  %sums = "chlo.ragged_dot"(%a, %c, %g) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [2], rhs_contracting_dimensions = [1], lhs_contracting_dimensions = [2], rhs_group_dimensions = [], lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>
  } : (tensor<2x11x5xf32>, tensor<2x5x7xf32>, tensor<3xi32>) -> tensor<3x2x11x7xf32>
  // Batches in groups.
  // CHECK: "chlo.ragged_dot"(%{{.*}}, %{{.*}}, %{{.*}}) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x11x5xf32>, tensor<2x5x7xf32>, tensor<3xi32>) -> tensor<2x11x7xf32>
  %batches = "chlo.ragged_dot"(%a, %c, %g) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>
  } : (tensor<2x11x5xf32>, tensor<2x5x7xf32>, tensor<3xi32>) -> tensor<2x11x7xf32>
  return
}

// CHECK-LABEL: func.func @products_of_unknown_sizes(
func.func @products_of_unknown_sizes(%a: tensor<?x5xf32>, %b: tensor<?x5x7xf32>, %g: tensor<?xi32>) {
  // CHECK: "chlo.ragged_dot"(%{{.*}}, %{{.*}}, %{{.*}}) <{{.*}}> : (tensor<?x5xf32>, tensor<?x5x7xf32>, tensor<?xi32>) -> tensor<?x7xf32>
  %0 = "chlo.ragged_dot"(%a, %b, %g) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>
  } : (tensor<?x5xf32>, tensor<?x5x7xf32>, tensor<?xi32>) -> tensor<?x7xf32>
  return
}
