// RUN: ttmlir-opt --allow-unregistered-dialect --canonicalize %s | filecheck %s

// Integers fold exactly, modulo their width.
// CHECK-LABEL: func.func @integers
// CHECK-NEXT: %[[C5_I32:.*]] = arith.constant 5 : i32
// CHECK-NEXT: %[[C29_I32:.*]] = arith.constant 29 : i32
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[C31_I32:.*]] = arith.constant 31 : i32
// CHECK-NEXT: %[[C32_I32:.*]] = arith.constant 32 : i32
// CHECK-NEXT: %[[C_128_I8:.*]] = arith.constant -128 : i8
// CHECK-NEXT: %[[C60:.*]] = arith.constant 60 : index
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[7, 1]> : tensor<2xi8>
// CHECK-NEXT: return %[[C5_I32]], %[[C29_I32]], %[[C0_I32]], %[[C31_I32]], %[[C32_I32]], %[[C_128_I8]], %[[C60]], %[[CST]] : i32, i32, i32, i32, i32, i8, index, tensor<2xi8>
func.func @integers() -> (i32, i32, i32, i32, i32, i8, index, tensor<2xi8>) {
  %c5 = arith.constant 5 : i32
  %c-5 = arith.constant -5 : i32
  %c0 = arith.constant 0 : i32
  %least = arith.constant -128 : i8
  %c12 = arith.constant 12 : index
  %list = arith.constant dense<[-3, 4]> : tensor<2xi8>
  %0 = math.absi %c-5 : i32
  %1 = math.ctlz %c5 : i32
  %2 = math.cttz %c5 : i32
  %3 = math.ctpop %c-5 : i32
  %4 = math.cttz %c0 : i32
  %5 = math.absi %least : i8
  %6 = math.ctlz %c12 : index
  %7 = math.ctpop %list : tensor<2xi8>
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i8, index, tensor<2xi8>
}

// Negative powers round to zero but for those of 1 and -1, and are not defined for 0.
// CHECK-LABEL: func.func @powers
// CHECK-NEXT: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK-NEXT: %[[C_3_I32:.*]] = arith.constant -3 : i32
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[C_243_I32:.*]] = arith.constant -243 : i32
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[C_1_I32:.*]] = arith.constant -1 : i32
// CHECK-NEXT: %[[V0:.*]] = math.ipowi %[[C0_I32]], %[[C_3_I32]] : i32
// CHECK-NEXT: return %[[C_243_I32]], %[[C0_I32]], %[[C1_I32]], %[[C_1_I32]], %[[V0]], %[[C1_I32]], %[[C0_I8]] : i32, i32, i32, i32, i32, i32, i8
func.func @powers() -> (i32, i32, i32, i32, i32, i32, i8) {
  %c5 = arith.constant 5 : i32
  %c-3 = arith.constant -3 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c-1 = arith.constant -1 : i32
  %c16 = arith.constant 16 : i8
  %c2 = arith.constant 2 : i8
  %0 = math.ipowi %c-3, %c5 : i32
  %1 = math.ipowi %c5, %c-3 : i32
  %2 = math.ipowi %c1, %c-3 : i32
  %3 = math.ipowi %c-1, %c-3 : i32
  %4 = math.ipowi %c0, %c-3 : i32
  %5 = math.ipowi %c0, %c0 : i32
  %6 = math.ipowi %c16, %c2 : i8
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i8
}

// Rounding is exact in every format.
// CHECK-LABEL: func.func @rounding
// CHECK-NEXT: %[[CST:.*]] = arith.constant -2.000000e+00 : f32
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant -3.000000e+00 : f32
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant 2.000000e+00 : bf16
// CHECK-NEXT: %[[CST_2:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT: %[[CST_3:.*]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT: %[[CST_4:.*]] = arith.constant dense<[1.500000e+00, 4.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: return %[[CST]], %[[CST_0]], %[[CST_0]], %[[CST]], %[[CST]], %[[CST_1]], %[[CST_2]], %[[CST_3]], %[[CST_4]] : f32, f32, f32, f32, f32, bf16, f64, f32, tensor<2xf32>
func.func @rounding() -> (f32, f32, f32, f32, f32, bf16, f64, f32, tensor<2xf32>) {
  %a = arith.constant -2.5 : f32
  %b = arith.constant 2.5 : bf16
  %c = arith.constant 0.49999999999999994 : f64
  %nan = arith.constant 0x7FC00000 : f32
  %list = arith.constant dense<[-1.5, 4.0]> : tensor<2xf32>
  %0 = math.ceil %a : f32
  %1 = math.floor %a : f32
  %2 = math.round %a : f32
  %3 = math.roundeven %a : f32
  %4 = math.trunc %a : f32
  %5 = math.roundeven %b : bf16
  %6 = math.round %c : f64
  %7 = math.floor %nan : f32
  %8 = math.absf %list : tensor<2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, f32, f32, bf16, f64, f32, tensor<2xf32>
}

// Roots of f32 and f64 are; not those of negative numbers and of other formats.
// CHECK-LABEL: func.func @roots
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<1.4142135623730951> : vector<4xf64>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-NEXT: %[[CST_2:.*]] = arith.constant 4.000000e+00 : f16
// CHECK-NEXT: %[[CST_3:.*]] = arith.constant 1.41421354 : f32
// CHECK-NEXT: %[[V0:.*]] = math.sqrt %[[CST_1]] : f32
// CHECK-NEXT: %[[V1:.*]] = math.sqrt %[[CST_2]] : f16
// CHECK-NEXT: return %[[CST_3]], %[[V0]], %[[CST_0]], %[[V1]], %[[CST]] : f32, f32, f32, f16, vector<4xf64>
func.func @roots() -> (f32, f32, f32, f16, vector<4xf64>) {
  %two = arith.constant 2.0 : f32
  %minus = arith.constant -0.0 : f32
  %infinite = arith.constant 0x7F800000 : f32
  %half = arith.constant 4.0 : f16
  %splat = arith.constant dense<2.0> : vector<4xf64>
  %0 = math.sqrt %two : f32
  %1 = math.sqrt %minus : f32
  %2 = math.sqrt %infinite : f32
  %3 = math.sqrt %half : f16
  %4 = math.sqrt %splat : vector<4xf64>
  return %0, %1, %2, %3, %4 : f32, f32, f32, f16, vector<4xf64>
}

// What an approximation decides.
// CHECK-LABEL: func.func @approximations
// CHECK-NEXT: %[[CST:.*]] = arith.constant 1.73205078 : f32
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant 0.462117165 : f32
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant 0.47942555 : f32
// CHECK-NEXT: %[[CST_2:.*]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %[[CST_3:.*]] = arith.constant -3.010300e-01 : f32
// CHECK-NEXT: %[[CST_4:.*]] = arith.constant -0.693147182 : f32
// CHECK-NEXT: %[[CST_5:.*]] = arith.constant 1.41421354 : f32
// CHECK-NEXT: %[[CST_6:.*]] = arith.constant 1.64872122 : f32
// CHECK-NEXT: %[[CST_7:.*]] = arith.constant 0.87758255 : f32
// CHECK-NEXT: %[[CST_8:.*]] = arith.constant 0.463647604 : f32
// CHECK-NEXT: %[[CST_9:.*]] = arith.constant 0.52359879 : f32
// CHECK-NEXT: %[[CST_10:.*]] = arith.constant 1.04719758 : f32
// CHECK-NEXT: "test.acos"(%[[CST_10]]) : (f32) -> ()
// CHECK-NEXT: "test.asin"(%[[CST_9]]) : (f32) -> ()
// CHECK-NEXT: "test.atan"(%[[CST_8]]) : (f32) -> ()
// CHECK-NEXT: "test.cos"(%[[CST_7]]) : (f32) -> ()
// CHECK-NEXT: "test.exp"(%[[CST_6]]) : (f32) -> ()
// CHECK-NEXT: "test.exp2"(%[[CST_5]]) : (f32) -> ()
// CHECK-NEXT: "test.log"(%[[CST_4]]) : (f32) -> ()
// CHECK-NEXT: "test.log10"(%[[CST_3]]) : (f32) -> ()
// CHECK-NEXT: "test.log2"(%[[CST_2]]) : (f32) -> ()
// CHECK-NEXT: "test.sin"(%[[CST_1]]) : (f32) -> ()
// CHECK-NEXT: "test.tanh"(%[[CST_0]]) : (f32) -> ()
// CHECK-NEXT: "test.powf"(%[[CST]]) : (f32) -> ()
// CHECK-NEXT: "test.atan2"(%[[CST_8]]) : (f32) -> ()
// CHECK-NEXT: return
func.func @approximations() {
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %three = arith.constant 3.0 : f32
  %0 = math.acos %half : f32
  "test.acos"(%0) : (f32) -> ()
  %1 = math.asin %half : f32
  "test.asin"(%1) : (f32) -> ()
  %2 = math.atan %half : f32
  "test.atan"(%2) : (f32) -> ()
  %3 = math.cos %half : f32
  "test.cos"(%3) : (f32) -> ()
  %4 = math.exp %half : f32
  "test.exp"(%4) : (f32) -> ()
  %5 = math.exp2 %half : f32
  "test.exp2"(%5) : (f32) -> ()
  %6 = math.log %half : f32
  "test.log"(%6) : (f32) -> ()
  %7 = math.log10 %half : f32
  "test.log10"(%7) : (f32) -> ()
  %8 = math.log2 %half : f32
  "test.log2"(%8) : (f32) -> ()
  %9 = math.sin %half : f32
  "test.sin"(%9) : (f32) -> ()
  %10 = math.tanh %half : f32
  "test.tanh"(%10) : (f32) -> ()
  %p = math.powf %three, %half : f32
  "test.powf"(%p) : (f32) -> ()
  %a = math.atan2 %half, %one : f32
  "test.atan2"(%a) : (f32) -> ()
  return
}

// What is exact in f64.
// CHECK-LABEL: func.func @exact
// CHECK-NEXT: %[[CST:.*]] = arith.constant 2.560000e+02 : f64
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant 1.600000e+01 : f64
// CHECK-NEXT: %[[CST_1:.*]] = arith.constant 2.000000e+00 : f64
// CHECK-NEXT: %[[CST_2:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT: %[[CST_3:.*]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT: %[[CST_4:.*]] = arith.constant -0.000000e+00 : f64
// CHECK-NEXT: "test.sin"(%[[CST_4]]) : (f64) -> ()
// CHECK-NEXT: "test.tan"(%[[CST_4]]) : (f64) -> ()
// CHECK-NEXT: "test.asin"(%[[CST_4]]) : (f64) -> ()
// CHECK-NEXT: "test.atan"(%[[CST_4]]) : (f64) -> ()
// CHECK-NEXT: "test.sinh"(%[[CST_4]]) : (f64) -> ()
// CHECK-NEXT: "test.tanh"(%[[CST_4]]) : (f64) -> ()
// CHECK-NEXT: "test.asinh"(%[[CST_4]]) : (f64) -> ()
// CHECK-NEXT: "test.atanh"(%[[CST_4]]) : (f64) -> ()
// CHECK-NEXT: "test.expm1"(%[[CST_4]]) : (f64) -> ()
// CHECK-NEXT: "test.log1p"(%[[CST_4]]) : (f64) -> ()
// CHECK-NEXT: "test.erf"(%[[CST_4]]) : (f64) -> ()
// CHECK-NEXT: "test.cos"(%[[CST_3]]) : (f64) -> ()
// CHECK-NEXT: "test.cosh"(%[[CST_3]]) : (f64) -> ()
// CHECK-NEXT: "test.exp"(%[[CST_3]]) : (f64) -> ()
// CHECK-NEXT: "test.exp2"(%[[CST_3]]) : (f64) -> ()
// CHECK-NEXT: "test.erfc"(%[[CST_3]]) : (f64) -> ()
// CHECK-NEXT: "test.log"(%[[CST_2]]) : (f64) -> ()
// CHECK-NEXT: "test.log2"(%[[CST_2]]) : (f64) -> ()
// CHECK-NEXT: "test.log10"(%[[CST_2]]) : (f64) -> ()
// CHECK-NEXT: "test.acos"(%[[CST_2]]) : (f64) -> ()
// CHECK-NEXT: "test.acosh"(%[[CST_2]]) : (f64) -> ()
// CHECK-NEXT: "test.log2"(%[[CST_1]]) : (f64) -> ()
// CHECK-NEXT: "test.exp2"(%[[CST_0]]) : (f64) -> ()
// CHECK-NEXT: "test.powf"(%[[CST]]) : (f64) -> ()
// CHECK-NEXT: return
func.func @exact() {
  %zero = arith.constant -0.0 : f64
  %one = arith.constant 1.0 : f64
  %four = arith.constant 4.0 : f64
  %0 = math.sin %zero : f64
  "test.sin"(%0) : (f64) -> ()
  %1 = math.tan %zero : f64
  "test.tan"(%1) : (f64) -> ()
  %2 = math.asin %zero : f64
  "test.asin"(%2) : (f64) -> ()
  %3 = math.atan %zero : f64
  "test.atan"(%3) : (f64) -> ()
  %4 = math.sinh %zero : f64
  "test.sinh"(%4) : (f64) -> ()
  %5 = math.tanh %zero : f64
  "test.tanh"(%5) : (f64) -> ()
  %6 = math.asinh %zero : f64
  "test.asinh"(%6) : (f64) -> ()
  %7 = math.atanh %zero : f64
  "test.atanh"(%7) : (f64) -> ()
  %8 = math.expm1 %zero : f64
  "test.expm1"(%8) : (f64) -> ()
  %9 = math.log1p %zero : f64
  "test.log1p"(%9) : (f64) -> ()
  %10 = math.erf %zero : f64
  "test.erf"(%10) : (f64) -> ()
  %11 = math.cos %zero : f64
  "test.cos"(%11) : (f64) -> ()
  %12 = math.cosh %zero : f64
  "test.cosh"(%12) : (f64) -> ()
  %13 = math.exp %zero : f64
  "test.exp"(%13) : (f64) -> ()
  %14 = math.exp2 %zero : f64
  "test.exp2"(%14) : (f64) -> ()
  %15 = math.erfc %zero : f64
  "test.erfc"(%15) : (f64) -> ()
  %16 = math.log %one : f64
  "test.log"(%16) : (f64) -> ()
  %17 = math.log2 %one : f64
  "test.log2"(%17) : (f64) -> ()
  %18 = math.log10 %one : f64
  "test.log10"(%18) : (f64) -> ()
  %19 = math.acos %one : f64
  "test.acos"(%19) : (f64) -> ()
  %20 = math.acosh %one : f64
  "test.acosh"(%20) : (f64) -> ()
  %21 = math.log2 %four : f64
  "test.log2"(%21) : (f64) -> ()
  %22 = math.exp2 %four : f64
  "test.exp2"(%22) : (f64) -> ()
  %p = math.powf %four, %four : f64
  "test.powf"(%p) : (f64) -> ()
  return
}

// Kinds of scalars and splats are known.
// CHECK-LABEL: func.func @kinds
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[-1.500000e+00, 4.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %[[V0:.*]] = math.isnan %[[CST]] : tensor<2xf32>
// CHECK-NEXT: return %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[CST_0]], %[[V0]] : i1, i1, i1, i1, vector<4xi1>, tensor<2xi1>
func.func @kinds() -> (i1, i1, i1, i1, vector<4xi1>, tensor<2xi1>) {
  %small = arith.constant 1.0e-40 : f32
  %infinite = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %splat = arith.constant dense<4.0> : vector<4xf64>
  %list = arith.constant dense<[-1.5, 4.0]> : tensor<2xf32>
  %0 = math.isnormal %small : f32
  %1 = math.isinf %infinite : f32
  %2 = math.isnan %nan : f32
  %3 = math.isfinite %nan : f32
  %4 = math.isfinite %splat : vector<4xf64>
  %5 = math.isnan %list : tensor<2xf32>
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, vector<4xi1>, tensor<2xi1>
}

// The sign is copied, of whatever it is.
// CHECK-LABEL: func.func @copysign
// CHECK-NEXT: %[[CST:.*]] = arith.constant -2.000000e+00 : f32
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant 0xFFC00000 : f32
// CHECK-NEXT: return %[[CST]], %[[CST_0]] : f32, f32
func.func @copysign() -> (f32, f32) {
  %two = arith.constant 2.0 : f32
  %minus = arith.constant -0.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = math.copysign %two, %minus : f32
  %1 = math.copysign %nan, %minus : f32
  return %0, %1 : f32, f32
}

// Poison stays poison, but what kind of float it is is not asked.
// CHECK-LABEL: func.func @poison
// CHECK-SAME: (%[[ARG0:.*]]: f32) -> (f32, f32, i1)
// CHECK-NEXT: %[[V0:.*]] = ub.poison : f32
// CHECK-NEXT: %[[V1:.*]] = math.isnan %[[V0]] : f32
// CHECK-NEXT: return %[[V0]], %[[V0]], %[[V1]] : f32, f32, i1
func.func @poison(%x: f32) -> (f32, f32, i1) {
  %p = ub.poison : f32
  %0 = math.sin %p : f32
  %1 = math.powf %x, %p : f32
  %2 = math.isnan %p : f32
  return %0, %1, %2 : f32, f32, i1
}

// These do not fold.
// CHECK-LABEL: func.func @others
// CHECK-NEXT: %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %[[C2_I32:.*]] = arith.constant 2 : i32
// CHECK-NEXT: %[[V0:.*]] = math.cbrt %[[CST]] : f32
// CHECK-NEXT: %[[V1:.*]] = math.rsqrt %[[CST]] : f32
// CHECK-NEXT: %[[V2:.*]] = math.fma %[[CST]], %[[CST]], %[[CST]] : f32
// CHECK-NEXT: %[[V3:.*]] = math.clampf %[[CST]] to [%[[CST]], %[[CST]]] : f32
// CHECK-NEXT: %[[V4:.*]] = math.fpowi %[[CST]], %[[C2_I32]] : f32, i32
// CHECK-NEXT: %[[SIN:.*]], %[[COS:.*]] = math.sincos %[[CST]] : f32
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[SIN]] : f32, f32, f32, f32, f32, f32
func.func @others() -> (f32, f32, f32, f32, f32, f32) {
  %two = arith.constant 2.0 : f32
  %i2 = arith.constant 2 : i32
  %0 = math.cbrt %two : f32
  %1 = math.rsqrt %two : f32
  %2 = math.fma %two, %two, %two : f32
  %3 = math.clampf %two to [%two, %two] : f32
  %4 = math.fpowi %two, %i2 : f32, i32
  %5, %6 = math.sincos %two : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
