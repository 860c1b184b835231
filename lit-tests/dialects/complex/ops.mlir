// RUN: ttmlir-opt --allow-unregistered-dialect %s | filecheck %s
// RUN: ttmlir-opt --allow-unregistered-dialect %s | ttmlir-opt --allow-unregistered-dialect | filecheck %s
// RUN: ttmlir-opt --allow-unregistered-dialect --mlir-print-op-generic %s | ttmlir-opt --allow-unregistered-dialect | filecheck %s

// CHECK-LABEL: func.func @constants
func.func @constants() {
  // CHECK-NEXT: %cst = complex.constant [5.000000e-01 : f32, -1.000000e+00 : f32] : complex<f32>
  %0 = complex.constant [0.5 : f32, -1.0 : f32] : complex<f32>
  // CHECK-NEXT: %cst_0 = complex.constant [1 : i8, 2 : i8] {tt.note} : complex<i8>
  %1 = complex.constant [1 : i8, 2 : i8] {tt.note} : complex<i8>
  // CHECK-NEXT: %cst_1 = complex.constant [0xFFF0000000000000 : f64, 0.000000e+00] : complex<f64>
  %2 = "complex.constant"() <{value = [0xFFF0000000000000 : f64, 0.0]}> : () -> complex<f64>
  return
}

// CHECK-LABEL: func.func @parts
// CHECK-SAME: (%[[RE:.*]]: bf16, %[[IM:.*]]: bf16)
func.func @parts(%re: bf16, %im: bf16) {
  // CHECK-NEXT: %[[Z:.*]] = complex.create %[[RE]], %[[IM]] : complex<bf16>
  %0 = complex.create %re, %im : complex<bf16>
  // CHECK-NEXT: complex.re %[[Z]] : complex<bf16>
  %1 = complex.re %0 : complex<bf16>
  // CHECK-NEXT: complex.im %[[Z]] fastmath<nnan> {tt.note} : complex<bf16>
  %2 = complex.im %0 fastmath<nnan> {tt.note} : complex<bf16>
  // CHECK-NEXT: complex.abs %[[Z]] : complex<bf16>
  %3 = complex.abs %0 fastmath<none> : complex<bf16>
  // CHECK-NEXT: complex.angle %[[Z]] fastmath<fast> : complex<bf16>
  %4 = complex.angle %0 fastmath<fast> : complex<bf16>
  return
}

// CHECK-LABEL: func.func @unary
// CHECK-SAME: (%[[Z:.*]]: complex<f32>)
func.func @unary(%z: complex<f32>) {
  // CHECK-NEXT: complex.cos %[[Z]] : complex<f32>
  %0 = complex.cos %z : complex<f32>
  // CHECK-NEXT: complex.exp %[[Z]] fastmath<contract> : complex<f32>
  %1 = complex.exp %z fastmath<contract> : complex<f32>
  // CHECK-NEXT: complex.expm1 %[[Z]] : complex<f32>
  %2 = complex.expm1 %z : complex<f32>
  // CHECK-NEXT: complex.log %[[Z]] : complex<f32>
  %3 = complex.log %z : complex<f32>
  // CHECK-NEXT: complex.log1p %[[Z]] : complex<f32>
  %4 = complex.log1p %z : complex<f32>
  // CHECK-NEXT: complex.neg %[[Z]] fastmath<contract> : complex<f32>
  %5 = complex.neg %z fastmath<contract> : complex<f32>
  // CHECK-NEXT: complex.rsqrt %[[Z]] : complex<f32>
  %6 = complex.rsqrt %z : complex<f32>
  // CHECK-NEXT: complex.sign %[[Z]] : complex<f32>
  %7 = complex.sign %z : complex<f32>
  // CHECK-NEXT: complex.sin %[[Z]] : complex<f32>
  %8 = complex.sin %z : complex<f32>
  // CHECK-NEXT: complex.sqrt %[[Z]] fastmath<contract> : complex<f32>
  %9 = complex.sqrt %z fastmath<contract> : complex<f32>
  // CHECK-NEXT: complex.tanh %[[Z]] : complex<f32>
  %10 = complex.tanh %z : complex<f32>
  // CHECK-NEXT: complex.tan %[[Z]] : complex<f32>
  %11 = complex.tan %z : complex<f32>
  // CHECK-NEXT: complex.conj %[[Z]] : complex<f32>
  %12 = complex.conj %z : complex<f32>
  return
}

// CHECK-LABEL: func.func @binary
// CHECK-SAME: (%[[A:.*]]: complex<f64>, %[[B:.*]]: complex<f64>, %[[N:.*]]: i16)
func.func @binary(%a: complex<f64>, %b: complex<f64>, %n: i16) {
  // CHECK-NEXT: complex.add %[[A]], %[[B]] : complex<f64>
  %0 = complex.add %a, %b : complex<f64>
  // CHECK-NEXT: complex.atan2 %[[A]], %[[B]] fastmath<nnan,ninf> : complex<f64>
  %1 = complex.atan2 %a, %b fastmath<nnan,ninf> : complex<f64>
  // CHECK-NEXT: complex.div %[[A]], %[[B]] : complex<f64>
  %2 = complex.div %a, %b : complex<f64>
  // CHECK-NEXT: complex.mul %[[A]], %[[B]] : complex<f64>
  %3 = complex.mul %a, %b : complex<f64>
  // CHECK-NEXT: complex.pow %[[A]], %[[B]] fastmath<nnan,ninf> : complex<f64>
  %4 = complex.pow %a, %b fastmath<nnan,ninf> : complex<f64>
  // CHECK-NEXT: complex.sub %[[A]], %[[B]] : complex<f64>
  %5 = complex.sub %a, %b : complex<f64>
  // CHECK-NEXT: complex.powi %[[A]], %[[N]] : complex<f64>, i16
  %6 = complex.powi %a, %n : complex<f64>, i16
  // CHECK-NEXT: complex.powi %[[A]], %[[N]] fastmath<afn> : complex<f64>, i16
  %7 = complex.powi %a, %n fastmath<afn> : complex<f64>, i16
  // CHECK-NEXT: complex.eq %[[A]], %[[B]] : complex<f64>
  %8 = complex.eq %a, %b : complex<f64>
  // CHECK-NEXT: complex.neq %[[A]], %[[B]] {tt.note} : complex<f64>
  %9 = complex.neq %a, %b {tt.note} : complex<f64>
  return
}

// CHECK-LABEL: func.func @bits
// CHECK-SAME: (%[[Z:.*]]: complex<f16>, %[[I:.*]]: i32, %[[T:.*]]: tensor<2xf32>)
func.func @bits(%z: complex<f16>, %i: i32, %t: tensor<2xf32>) {
  // CHECK-NEXT: complex.bitcast %[[Z]] : complex<f16> to i32
  %0 = complex.bitcast %z : complex<f16> to i32
  // CHECK-NEXT: complex.bitcast %[[I]] : i32 to complex<f16>
  %1 = complex.bitcast %i : i32 to complex<f16>
  // CHECK-NEXT: complex.bitcast %[[T]] : tensor<2xf32> to tensor<2xf32>
  %2 = complex.bitcast %t : tensor<2xf32> to tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @numbers
func.func @numbers() {
  // CHECK-NEXT: a = #complex.number<:f32 1.000000e+00, -2.500000e+00> : complex<f32>
  // CHECK-SAME: b = #complex.number<:f64 0x7FF0000000000001, 0xFFF8000000000000> : complex<f64>
  "foo.op"() {a = #complex.number<:f32 1.0, -2.5>, b = #complex.number<:f64 0x7FF0000000000001, 0xFFF8000000000000>} : () -> ()
  // CHECK-NEXT: c = #complex.number<:f16 9.997550e-02, 0.000000e+00> : complex<f16>
  "foo.op"() {c = #complex<number<:f16 0.1, 0.0>>} : () -> ()
  return
}
