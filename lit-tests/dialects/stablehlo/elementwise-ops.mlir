// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | filecheck --check-prefix=GENERIC %s

// CHECK-LABEL: func.func @nullary
func.func @nullary() {
  // CHECK-NEXT: %c = stablehlo.constant dense<{{\[\[}}0, 1], [2, 3]]> : tensor<2x2xi32>
  // GENERIC: "stablehlo.constant"() <{value = dense<{{\[\[}}0, 1], [2, 3]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %0 = stablehlo.constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi32>
  // CHECK-NEXT: %cst = stablehlo.constant {note = "x"} dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.constant {note = "x"} dense<0.0> : tensor<f32>
  // CHECK-NEXT: %cst_0 = stablehlo.constant() <{value = dense<3> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 5.000000e-01>>
  %2 = stablehlo.constant() <{value = dense<3> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  // CHECK-NEXT: %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  // CHECK-NEXT: stablehlo.iota dim = 1 : tensor<4x5xi32>
  // GENERIC: "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x5xi32>
  %4 = stablehlo.iota dim = 1 : tensor<4x5xi32>
  %shape = stablehlo.constant dense<[4, 5]> : tensor<2xi64>
  // CHECK: stablehlo.dynamic_iota %{{.*}}, dim = 0 : (tensor<2xi64>) -> tensor<4x?xi64>
  %5 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi64>) -> tensor<4x?xi64>
  // CHECK-NEXT: stablehlo.create_token : !stablehlo.token
  %6 = stablehlo.create_token : !stablehlo.token
  // CHECK-NEXT: stablehlo.partition_id : tensor<ui32>
  %7 = stablehlo.partition_id : tensor<ui32>
  // CHECK-NEXT: stablehlo.replica_id {note} : tensor<ui32>
  %8 = stablehlo.replica_id {note} : tensor<ui32>
  return
}

// CHECK-LABEL: func.func @unary
func.func @unary(%f: tensor<4xf32>, %i: tensor<4xi32>, %p: tensor<4xi1>, %c: tensor<4xcomplex<f32>>, %d: tensor<?xf32>, %q: tensor<4x!quant.uniform<i8:f32, 0.5:3>>) {
  // CHECK-NEXT: stablehlo.abs %arg0 : tensor<4xf32>
  // GENERIC: "stablehlo.abs"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %0 = stablehlo.abs %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.abs %arg3 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %1 = stablehlo.abs %c : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.cbrt %arg0 {note = 1 : i32} : tensor<4xf32>
  %2 = stablehlo.cbrt %f {note = 1 : i32} : tensor<4xf32>
  // CHECK-NEXT: stablehlo.ceil %arg0 : tensor<4xf32>
  %3 = stablehlo.ceil %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.convert %arg1 : (tensor<4xi32>) -> tensor<4xbf16>
  %4 = stablehlo.convert %i : (tensor<4xi32>) -> tensor<4xbf16>
  // CHECK-NEXT: stablehlo.convert %arg1 : tensor<4xi32>
  %5 = stablehlo.convert %i : (tensor<4xi32>) -> tensor<4xi32>
  // CHECK-NEXT: stablehlo.count_leading_zeros %arg1 : tensor<4xi32>
  %6 = stablehlo.count_leading_zeros %i : tensor<4xi32>
  // CHECK-NEXT: stablehlo.cosine %arg3 : tensor<4xcomplex<f32>>
  %7 = stablehlo.cosine %c : tensor<4xcomplex<f32>>
  // CHECK-NEXT: stablehlo.exponential %arg5 : tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %8 = stablehlo.exponential %q : tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  // CHECK-NEXT: stablehlo.exponential_minus_one %arg0 : (tensor<4xf32>) -> tensor<?xf32>
  %9 = stablehlo.exponential_minus_one %f : (tensor<4xf32>) -> tensor<?xf32>
  // CHECK-NEXT: stablehlo.floor %arg4 : tensor<?xf32>
  %10 = stablehlo.floor %d : tensor<?xf32>
  // CHECK-NEXT: stablehlo.imag %arg3 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %11 = stablehlo.imag %c : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.is_finite %arg0 : (tensor<4xf32>) -> tensor<4xi1>
  %12 = stablehlo.is_finite %f : (tensor<4xf32>) -> tensor<4xi1>
  // CHECK-NEXT: stablehlo.log %arg0 : tensor<4xf32>
  %13 = stablehlo.log %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.log_plus_one %arg0 : tensor<4xf32>
  %14 = stablehlo.log_plus_one %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.logistic %arg0 : tensor<4xf32>
  %15 = stablehlo.logistic %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.not %arg2 : tensor<4xi1>
  %16 = stablehlo.not %p : tensor<4xi1>
  // CHECK-NEXT: stablehlo.negate %arg1 : tensor<4xi32>
  %17 = stablehlo.negate %i : tensor<4xi32>
  // CHECK-NEXT: stablehlo.popcnt %arg1 : tensor<4xi32>
  %18 = stablehlo.popcnt %i : tensor<4xi32>
  // CHECK-NEXT: stablehlo.real %arg3 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %19 = stablehlo.real %c : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.reduce_precision %arg0, format = e5m10 : tensor<4xf32>
  // GENERIC: "stablehlo.reduce_precision"(%{{.*}}) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  %20 = stablehlo.reduce_precision %f, format = e5m10 : tensor<4xf32>
  // CHECK-NEXT: stablehlo.round_nearest_afz %arg0 : tensor<4xf32>
  %21 = stablehlo.round_nearest_afz %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.round_nearest_even %arg0 : tensor<4xf32>
  %22 = stablehlo.round_nearest_even %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.rsqrt %arg0 : tensor<4xf32>
  %23 = stablehlo.rsqrt %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.sign %arg1 : tensor<4xi32>
  %24 = stablehlo.sign %i : tensor<4xi32>
  // CHECK-NEXT: stablehlo.sine %arg0 : tensor<4xf32>
  %25 = stablehlo.sine %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.sqrt %arg0 : tensor<4xf32>
  %26 = stablehlo.sqrt %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.tan %arg0 : tensor<4xf32>
  %27 = stablehlo.tan %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.tanh %arg0 : tensor<4xf32>
  %28 = stablehlo.tanh %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.uniform_quantize %arg0 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %29 = stablehlo.uniform_quantize %f : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  // CHECK-NEXT: stablehlo.uniform_dequantize %{{.*}} : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xf32>
  %30 = stablehlo.uniform_dequantize %29 : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4xf32>
  return
}

// Scales and zero points may differ.
// CHECK-LABEL: func.func @scales
func.func @scales(%p: tensor<4xi1>, %a: tensor<4x!quant.uniform<i8:f32, 0.5:3>>, %b: tensor<4x!quant.uniform<i8:f32, 0.25>>) {
  // CHECK-NEXT: stablehlo.add %arg1, %arg2 : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4x!quant.uniform<i8:f32, 2.500000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e+00>>
  %0 = stablehlo.add %a, %b : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x!quant.uniform<i8:f32, 0.25>>) -> tensor<4x!quant.uniform<i8:f32, 1.0>>
  // CHECK-NEXT: stablehlo.tanh %arg1 : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4x!quant.uniform<i8:f32, 2.500000e-01>>
  %1 = stablehlo.tanh %a : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x!quant.uniform<i8:f32, 0.25>>
  // CHECK-NEXT: stablehlo.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4x!quant.uniform<i8:f32, 2.500000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %2 = stablehlo.select %p, %a, %b : (tensor<4xi1>, tensor<4x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x!quant.uniform<i8:f32, 0.25>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  return
}

// CHECK-LABEL: func.func @binary
func.func @binary(%f: tensor<4xf32>, %i: tensor<4xi32>, %p: tensor<4xi1>) {
  // CHECK-NEXT: stablehlo.add %arg0, %arg0 : tensor<4xf32>
  // GENERIC: "stablehlo.add"(%{{.*}}, %{{.*}}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %0 = stablehlo.add %f, %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.add %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  %1 = stablehlo.add %f, %f : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  // CHECK-NEXT: stablehlo.and %arg2, %arg2 : tensor<4xi1>
  %2 = stablehlo.and %p, %p : tensor<4xi1>
  // CHECK-NEXT: stablehlo.atan2 %arg0, %arg0 : tensor<4xf32>
  %3 = stablehlo.atan2 %f, %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.complex %arg0, %arg0 : tensor<4xcomplex<f32>>
  %4 = stablehlo.complex %f, %f : tensor<4xcomplex<f32>>
  // CHECK-NEXT: stablehlo.complex %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xcomplex<f32>>
  %5 = stablehlo.complex %f, %f : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xcomplex<f32>>
  // CHECK-NEXT: stablehlo.divide %arg0, %arg0 : tensor<4xf32>
  %6 = stablehlo.divide %f, %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.maximum %arg0, %arg0 : tensor<4xf32>
  %7 = stablehlo.maximum %f, %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.minimum %arg0, %arg0 : tensor<4xf32>
  %8 = stablehlo.minimum %f, %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.multiply %arg0, %arg0 {note} : tensor<4xf32>
  %9 = stablehlo.multiply %f, %f {note} : tensor<4xf32>
  // CHECK-NEXT: stablehlo.or %arg1, %arg1 : tensor<4xi32>
  %10 = stablehlo.or %i, %i : tensor<4xi32>
  // CHECK-NEXT: stablehlo.power %arg0, %arg0 : tensor<4xf32>
  %11 = stablehlo.power %f, %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.remainder %arg1, %arg1 : tensor<4xi32>
  %12 = stablehlo.remainder %i, %i : tensor<4xi32>
  // CHECK-NEXT: stablehlo.shift_left %arg1, %arg1 : tensor<4xi32>
  %13 = stablehlo.shift_left %i, %i : tensor<4xi32>
  // CHECK-NEXT: stablehlo.shift_right_arithmetic %arg1, %arg1 : tensor<4xi32>
  %14 = stablehlo.shift_right_arithmetic %i, %i : tensor<4xi32>
  // CHECK-NEXT: stablehlo.shift_right_logical %arg1, %arg1 : tensor<4xi32>
  %15 = stablehlo.shift_right_logical %i, %i : tensor<4xi32>
  // CHECK-NEXT: stablehlo.subtract %arg0, %arg0 : tensor<4xf32>
  %16 = stablehlo.subtract %f, %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.xor %arg2, %arg2 : tensor<4xi1>
  %17 = stablehlo.xor %p, %p : tensor<4xi1>
  // CHECK-NEXT: stablehlo.compare  LT, %arg0, %arg0,  FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // GENERIC: "stablehlo.compare"(%{{.*}}, %{{.*}}) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %18 = stablehlo.compare LT, %f, %f, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK-NEXT: stablehlo.compare  NE, %arg1, %arg1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %19 = stablehlo.compare NE, %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// CHECK-LABEL: func.func @ternary
func.func @ternary(%f: tensor<4xf32>, %s: tensor<f32>, %p: tensor<4xi1>, %t: tensor<i1>, %d: tensor<?xf32>) {
  // CHECK-NEXT: stablehlo.clamp %arg0, %arg0, %arg0 : tensor<4xf32>
  %0 = stablehlo.clamp %f, %f, %f : tensor<4xf32>
  // CHECK-NEXT: stablehlo.clamp %arg1, %arg0, %arg1 : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.clamp %s, %f, %s : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.select %arg2, %arg0, %arg0 : tensor<4xi1>, tensor<4xf32>
  %2 = stablehlo.select %p, %f, %f : tensor<4xi1>, tensor<4xf32>
  // CHECK-NEXT: stablehlo.select %arg3, %arg0, %arg0 : tensor<i1>, tensor<4xf32>
  %3 = stablehlo.select %t, %f, %f : tensor<i1>, tensor<4xf32>
  // CHECK-NEXT: stablehlo.select %arg2, %arg0, %arg4 : (tensor<4xi1>, tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  %4 = stablehlo.select %p, %f, %d : (tensor<4xi1>, tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @accuracy
func.func @accuracy(%a: tensor<4xf32>) {
  // CHECK-NEXT: stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  // GENERIC: "stablehlo.exponential"(%{{.*}}) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, rtol = 0.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  // CHECK-NEXT: stablehlo.cbrt %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  %cbrt = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.cosine %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  %cosine = "stablehlo.cosine"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.exponential_minus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  %exponential_minus_one = "stablehlo.exponential_minus_one"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.log %arg0 {result_accuracy = #stablehlo.result_accuracy<rtol = 2.500000e-01, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  %log = "stablehlo.log"(%a) {result_accuracy = #stablehlo.result_accuracy<rtol = 2.500000e-01, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.log_plus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  %log_plus_one = "stablehlo.log_plus_one"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.logistic %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  %logistic = "stablehlo.logistic"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.rsqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  %rsqrt = "stablehlo.rsqrt"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.sine %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  %sine = "stablehlo.sine"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.sqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  %sqrt = "stablehlo.sqrt"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %tan = "stablehlo.tan"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  %tanh = "stablehlo.tanh"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @floats_of_few_bits
func.func @floats_of_few_bits(%a: tensor<4xf32>) {
  // CHECK-NEXT: stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf4E2M1FN>
  %f4E2M1FN = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf4E2M1FN>
  // CHECK-NEXT: stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf6E2M3FN>
  %f6E2M3FN = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf6E2M3FN>
  // CHECK-NEXT: stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf6E3M2FN>
  %f6E3M2FN = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf6E3M2FN>
  // CHECK-NEXT: stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf8E3M4>
  %f8E3M4 = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf8E3M4>
  // CHECK-NEXT: stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf8E4M3>
  %f8E4M3 = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf8E4M3>
  // CHECK-NEXT: stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
  %f8E4M3FN = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
  // CHECK-NEXT: stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf8E4M3FNUZ>
  %f8E4M3FNUZ = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf8E4M3FNUZ>
  // CHECK-NEXT: stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf8E4M3B11FNUZ>
  // CHECK-NEXT: stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf8E5M2>
  %f8E5M2 = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf8E5M2>
  // CHECK-NEXT: stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf8E5M2FNUZ>
  %f8E5M2FNUZ = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf8E5M2FNUZ>
  // CHECK-NEXT: stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf8E8M0FNU>
  %f8E8M0FNU = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf8E8M0FNU>
  return
}
