// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @integers
// CHECK-SAME: (%[[ARG0:.*]]: i32, %[[ARG1:.*]]: index, %[[ARG2:.*]]: vector<4xi8>, %[[ARG3:.*]]: tensor<?x3xi64>)
// CHECK-NEXT: %[[V0:.*]] = math.absi %[[ARG0]] : i32
// CHECK-NEXT: %[[V1:.*]] = math.ctlz %[[ARG0]] : i32
// CHECK-NEXT: %[[V2:.*]] = math.cttz %[[ARG0]] : i32
// CHECK-NEXT: %[[V3:.*]] = math.ctpop %[[ARG0]] : i32
// CHECK-NEXT: %[[V4:.*]] = math.absi %[[ARG1]] : index
// CHECK-NEXT: %[[V5:.*]] = math.ctlz %[[ARG2]] {tt.note} : vector<4xi8>
// CHECK-NEXT: %[[V6:.*]] = math.ctpop %[[ARG3]] : tensor<?x3xi64>
// CHECK-NEXT: %[[V7:.*]] = math.ipowi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT: %[[V8:.*]] = math.ipowi %[[ARG1]], %[[ARG1]] {tt.note} : index
// CHECK-NEXT: %[[V9:.*]] = math.ipowi %[[ARG3]], %[[ARG3]] : tensor<?x3xi64>
// CHECK-NEXT: return
func.func @integers(%i: i32, %x: index, %v: vector<4xi8>, %t: tensor<?x3xi64>) {
  %0 = math.absi %i : i32
  %1 = math.ctlz %i : i32
  %2 = math.cttz %i : i32
  %3 = math.ctpop %i : i32
  %4 = math.absi %x : index
  %5 = math.ctlz %v {tt.note} : vector<4xi8>
  %6 = math.ctpop %t : tensor<?x3xi64>
  %7 = math.ipowi %i, %i : i32
  %8 = math.ipowi %x, %x {tt.note} : index
  %9 = math.ipowi %t, %t : tensor<?x3xi64>
  return
}

// CHECK-LABEL: func.func @floats
// CHECK-SAME: (%[[ARG0:.*]]: f32)
// CHECK-NEXT: %[[V0:.*]] = math.absf %[[ARG0]] : f32
// CHECK-NEXT: %[[V1:.*]] = math.acos %[[ARG0]] : f32
// CHECK-NEXT: %[[V2:.*]] = math.acosh %[[ARG0]] : f32
// CHECK-NEXT: %[[V3:.*]] = math.asin %[[ARG0]] : f32
// CHECK-NEXT: %[[V4:.*]] = math.asinh %[[ARG0]] : f32
// CHECK-NEXT: %[[V5:.*]] = math.atan %[[ARG0]] : f32
// CHECK-NEXT: %[[V6:.*]] = math.atanh %[[ARG0]] : f32
// CHECK-NEXT: %[[V7:.*]] = math.cbrt %[[ARG0]] : f32
// CHECK-NEXT: %[[V8:.*]] = math.ceil %[[ARG0]] : f32
// CHECK-NEXT: %[[V9:.*]] = math.cos %[[ARG0]] : f32
// CHECK-NEXT: %[[V10:.*]] = math.cosh %[[ARG0]] : f32
// CHECK-NEXT: %[[V11:.*]] = math.erf %[[ARG0]] : f32
// CHECK-NEXT: %[[V12:.*]] = math.erfc %[[ARG0]] : f32
// CHECK-NEXT: %[[V13:.*]] = math.exp %[[ARG0]] : f32
// CHECK-NEXT: %[[V14:.*]] = math.exp2 %[[ARG0]] : f32
// CHECK-NEXT: %[[V15:.*]] = math.expm1 %[[ARG0]] : f32
// CHECK-NEXT: %[[V16:.*]] = math.floor %[[ARG0]] : f32
// CHECK-NEXT: %[[V17:.*]] = math.log %[[ARG0]] : f32
// CHECK-NEXT: %[[V18:.*]] = math.log10 %[[ARG0]] : f32
// CHECK-NEXT: %[[V19:.*]] = math.log1p %[[ARG0]] : f32
// CHECK-NEXT: %[[V20:.*]] = math.log2 %[[ARG0]] : f32
// CHECK-NEXT: %[[V21:.*]] = math.roundeven %[[ARG0]] : f32
// CHECK-NEXT: %[[V22:.*]] = math.round %[[ARG0]] : f32
// CHECK-NEXT: %[[V23:.*]] = math.rsqrt %[[ARG0]] : f32
// CHECK-NEXT: %[[V24:.*]] = math.sin %[[ARG0]] : f32
// CHECK-NEXT: %[[V25:.*]] = math.sinh %[[ARG0]] : f32
// CHECK-NEXT: %[[V26:.*]] = math.sqrt %[[ARG0]] : f32
// CHECK-NEXT: %[[V27:.*]] = math.tan %[[ARG0]] : f32
// CHECK-NEXT: %[[V28:.*]] = math.tanh %[[ARG0]] : f32
// CHECK-NEXT: %[[V29:.*]] = math.trunc %[[ARG0]] : f32
// CHECK-NEXT: return
func.func @floats(%a: f32) {
  %0 = math.absf %a : f32
  %1 = math.acos %a : f32
  %2 = math.acosh %a : f32
  %3 = math.asin %a : f32
  %4 = math.asinh %a : f32
  %5 = math.atan %a : f32
  %6 = math.atanh %a : f32
  %7 = math.cbrt %a : f32
  %8 = math.ceil %a : f32
  %9 = math.cos %a : f32
  %10 = math.cosh %a : f32
  %11 = math.erf %a : f32
  %12 = math.erfc %a : f32
  %13 = math.exp %a : f32
  %14 = math.exp2 %a : f32
  %15 = math.expm1 %a : f32
  %16 = math.floor %a : f32
  %17 = math.log %a : f32
  %18 = math.log10 %a : f32
  %19 = math.log1p %a : f32
  %20 = math.log2 %a : f32
  %21 = math.roundeven %a : f32
  %22 = math.round %a : f32
  %23 = math.rsqrt %a : f32
  %24 = math.sin %a : f32
  %25 = math.sinh %a : f32
  %26 = math.sqrt %a : f32
  %27 = math.tan %a : f32
  %28 = math.tanh %a : f32
  %29 = math.trunc %a : f32
  return
}

// CHECK-LABEL: func.func @fast_floats
// CHECK-SAME: (%[[ARG0:.*]]: f64, %[[ARG1:.*]]: vector<[4]xf16>, %[[ARG2:.*]]: tensor<*xbf16>)
// CHECK-NEXT: %[[V0:.*]] = math.absf %[[ARG0]] fastmath<fast> : f64
// CHECK-NEXT: %[[V1:.*]] = math.acos %[[ARG1]] {tt.note} : vector<[4]xf16>
// CHECK-NEXT: %[[V2:.*]] = math.acosh %[[ARG2]] fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
// CHECK-NEXT: %[[V3:.*]] = math.asin %[[ARG0]] fastmath<fast> : f64
// CHECK-NEXT: %[[V4:.*]] = math.asinh %[[ARG1]] {tt.note} : vector<[4]xf16>
// CHECK-NEXT: %[[V5:.*]] = math.atan %[[ARG2]] fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
// CHECK-NEXT: %[[V6:.*]] = math.atanh %[[ARG0]] fastmath<fast> : f64
// CHECK-NEXT: %[[V7:.*]] = math.cbrt %[[ARG1]] {tt.note} : vector<[4]xf16>
// CHECK-NEXT: %[[V8:.*]] = math.ceil %[[ARG2]] fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
// CHECK-NEXT: %[[V9:.*]] = math.cos %[[ARG0]] fastmath<fast> : f64
// CHECK-NEXT: %[[V10:.*]] = math.cosh %[[ARG1]] {tt.note} : vector<[4]xf16>
// CHECK-NEXT: %[[V11:.*]] = math.erf %[[ARG2]] fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
// CHECK-NEXT: %[[V12:.*]] = math.erfc %[[ARG0]] fastmath<fast> : f64
// CHECK-NEXT: %[[V13:.*]] = math.exp %[[ARG1]] {tt.note} : vector<[4]xf16>
// CHECK-NEXT: %[[V14:.*]] = math.exp2 %[[ARG2]] fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
// CHECK-NEXT: %[[V15:.*]] = math.expm1 %[[ARG0]] fastmath<fast> : f64
// CHECK-NEXT: %[[V16:.*]] = math.floor %[[ARG1]] {tt.note} : vector<[4]xf16>
// CHECK-NEXT: %[[V17:.*]] = math.log %[[ARG2]] fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
// CHECK-NEXT: %[[V18:.*]] = math.log10 %[[ARG0]] fastmath<fast> : f64
// CHECK-NEXT: %[[V19:.*]] = math.log1p %[[ARG1]] {tt.note} : vector<[4]xf16>
// CHECK-NEXT: %[[V20:.*]] = math.log2 %[[ARG2]] fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
// CHECK-NEXT: %[[V21:.*]] = math.roundeven %[[ARG0]] fastmath<fast> : f64
// CHECK-NEXT: %[[V22:.*]] = math.round %[[ARG1]] {tt.note} : vector<[4]xf16>
// CHECK-NEXT: %[[V23:.*]] = math.rsqrt %[[ARG2]] fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
// CHECK-NEXT: %[[V24:.*]] = math.sin %[[ARG0]] fastmath<fast> : f64
// CHECK-NEXT: %[[V25:.*]] = math.sinh %[[ARG1]] {tt.note} : vector<[4]xf16>
// CHECK-NEXT: %[[V26:.*]] = math.sqrt %[[ARG2]] fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
// CHECK-NEXT: %[[V27:.*]] = math.tan %[[ARG0]] fastmath<fast> : f64
// CHECK-NEXT: %[[V28:.*]] = math.tanh %[[ARG1]] {tt.note} : vector<[4]xf16>
// CHECK-NEXT: %[[V29:.*]] = math.trunc %[[ARG2]] fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
// CHECK-NEXT: return
func.func @fast_floats(%a: f64, %v: vector<[4]xf16>, %t: tensor<*xbf16>) {
  %0 = math.absf %a fastmath<fast> : f64
  %1 = math.acos %v {tt.note} : vector<[4]xf16>
  %2 = math.acosh %t fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
  %3 = math.asin %a fastmath<fast> : f64
  %4 = math.asinh %v {tt.note} : vector<[4]xf16>
  %5 = math.atan %t fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
  %6 = math.atanh %a fastmath<fast> : f64
  %7 = math.cbrt %v {tt.note} : vector<[4]xf16>
  %8 = math.ceil %t fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
  %9 = math.cos %a fastmath<fast> : f64
  %10 = math.cosh %v {tt.note} : vector<[4]xf16>
  %11 = math.erf %t fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
  %12 = math.erfc %a fastmath<fast> : f64
  %13 = math.exp %v {tt.note} : vector<[4]xf16>
  %14 = math.exp2 %t fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
  %15 = math.expm1 %a fastmath<fast> : f64
  %16 = math.floor %v {tt.note} : vector<[4]xf16>
  %17 = math.log %t fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
  %18 = math.log10 %a fastmath<fast> : f64
  %19 = math.log1p %v {tt.note} : vector<[4]xf16>
  %20 = math.log2 %t fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
  %21 = math.roundeven %a fastmath<fast> : f64
  %22 = math.round %v {tt.note} : vector<[4]xf16>
  %23 = math.rsqrt %t fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
  %24 = math.sin %a fastmath<fast> : f64
  %25 = math.sinh %v {tt.note} : vector<[4]xf16>
  %26 = math.sqrt %t fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
  %27 = math.tan %a fastmath<fast> : f64
  %28 = math.tanh %v {tt.note} : vector<[4]xf16>
  %29 = math.trunc %t fastmath<nnan,ninf> {tt.note} : tensor<*xbf16>
  return
}

// Fast math flags of these are in the dictionary.
// CHECK-LABEL: func.func @kinds
// CHECK-SAME: (%[[ARG0:.*]]: f32, %[[ARG1:.*]]: tensor<?x3xf64>, %[[ARG2:.*]]: vector<[4]xf16>)
// CHECK-NEXT: %[[V0:.*]] = math.isfinite %[[ARG0]] : f32
// CHECK-NEXT: %[[V1:.*]] = math.isinf %[[ARG0]] : f32
// CHECK-NEXT: %[[V2:.*]] = math.isnan %[[ARG0]] : f32
// CHECK-NEXT: %[[V3:.*]] = math.isnormal %[[ARG0]] : f32
// CHECK-NEXT: %[[V4:.*]] = math.isnan %[[ARG1]] {tt.note} : tensor<?x3xf64>
// CHECK-NEXT: %[[V5:.*]] = math.isinf %[[ARG2]] : vector<[4]xf16>
// CHECK-NEXT: %[[V6:.*]] = math.isfinite %[[ARG0]] {fastmath = #arith.fastmath<nnan>} : f32
// CHECK-NEXT: return
func.func @kinds(%a: f32, %t: tensor<?x3xf64>, %v: vector<[4]xf16>) {
  %0 = math.isfinite %a : f32
  %1 = math.isinf %a : f32
  %2 = math.isnan %a : f32
  %3 = math.isnormal %a : f32
  %4 = math.isnan %t {tt.note} : tensor<?x3xf64>
  %5 = math.isinf %v : vector<[4]xf16>
  %6 = "math.isfinite"(%a) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> i1
  return
}

// CHECK-LABEL: func.func @several
// CHECK-SAME: (%[[ARG0:.*]]: f32, %[[ARG1:.*]]: f32, %[[ARG2:.*]]: tensor<2xf64>, %[[ARG3:.*]]: i32, %[[ARG4:.*]]: tensor<2xi8>)
// CHECK-NEXT: %[[V0:.*]] = math.atan2 %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT: %[[V1:.*]] = math.copysign %[[ARG0]], %[[ARG1]] fastmath<nsz> : f32
// CHECK-NEXT: %[[V2:.*]] = math.powf %[[ARG2]], %[[ARG2]] fastmath<afn> {tt.note} : tensor<2xf64>
// CHECK-NEXT: %[[V3:.*]] = math.fpowi %[[ARG0]], %[[ARG3]] : f32, i32
// CHECK-NEXT: %[[V4:.*]] = math.fpowi %[[ARG2]], %[[ARG4]] fastmath<fast> {tt.note} : tensor<2xf64>, tensor<2xi8>
// CHECK-NEXT: %[[V5:.*]] = math.clampf %[[ARG0]] to [%[[ARG1]], %[[ARG0]]] : f32
// CHECK-NEXT: %[[V6:.*]] = math.clampf %[[ARG2]] to [%[[ARG2]], %[[ARG2]]] fastmath<nnan> {tt.note} : tensor<2xf64>
// CHECK-NEXT: %[[V7:.*]] = math.fma %[[ARG0]], %[[ARG1]], %[[ARG0]] : f32
// CHECK-NEXT: %[[V8:.*]] = math.fma %[[ARG2]], %[[ARG2]], %[[ARG2]] fastmath<contract> {tt.note} : tensor<2xf64>
// CHECK-NEXT: return
func.func @several(%a: f32, %b: f32, %t: tensor<2xf64>, %i: i32, %ti: tensor<2xi8>) {
  %0 = math.atan2 %a, %b : f32
  %1 = math.copysign %a, %b fastmath<nsz> : f32
  %2 = math.powf %t, %t fastmath<afn> {tt.note} : tensor<2xf64>
  %3 = math.fpowi %a, %i : f32, i32
  %4 = math.fpowi %t, %ti fastmath<fast> {tt.note} : tensor<2xf64>, tensor<2xi8>
  %5 = math.clampf %a to [%b, %a] : f32
  %6 = math.clampf %t to [%t, %t] fastmath<nnan> {tt.note} : tensor<2xf64>
  %7 = math.fma %a, %b, %a : f32
  %8 = math.fma %t, %t, %t fastmath<contract> {tt.note} : tensor<2xf64>
  return
}

// Results have the names of the record.
// CHECK-LABEL: func.func @sincos
// CHECK-SAME: (%[[ARG0:.*]]: f32, %[[ARG1:.*]]: tensor<?xbf16>)
// CHECK-NEXT: %[[SIN:.*]], %[[COS:.*]] = math.sincos %[[ARG0]] : f32
// CHECK-NEXT: %[[SIN_0:.*]], %[[COS_1:.*]] = math.sincos %[[ARG1]] fastmath<nnan> {tt.note} : tensor<?xbf16>
// CHECK-NEXT: return
func.func @sincos(%a: f32, %t: tensor<?xbf16>) {
  %0:2 = math.sincos %a : f32
  %x, %y = math.sincos %t fastmath<nnan> {tt.note} : tensor<?xbf16>
  return
}
