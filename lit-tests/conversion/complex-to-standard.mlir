// RUN: ttmlir-opt --convert-complex-to-standard %s | filecheck %s --check-prefixes=CHECK,IMPROVED
// RUN: ttmlir-opt --convert-complex-to-standard=complex-range=basic %s | filecheck %s --check-prefixes=CHECK,BASIC
// RUN: ttmlir-opt --convert-complex-to-standard=complex-range=none %s | filecheck %s --check-prefixes=CHECK,BASIC
// RUN: not ttmlir-opt --convert-complex-to-standard=complex-range=full %s 2>&1 | filecheck %s --check-prefix=RANGE

// RANGE: complex-range option: Cannot find option named 'full'!

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[A:.*]]: complex<f32>, %[[B:.*]]: complex<f32>)
func.func @product(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  // CHECK-NEXT: %[[A_RE:.*]] = complex.re %[[A]] : complex<f32>
  // CHECK-NEXT: %[[A_IM:.*]] = complex.im %[[A]] : complex<f32>
  // CHECK-NEXT: %[[B_RE:.*]] = complex.re %[[B]] : complex<f32>
  // CHECK-NEXT: %[[B_IM:.*]] = complex.im %[[B]] : complex<f32>
  // CHECK-NEXT: %[[RERE:.*]] = arith.mulf %[[A_RE]], %[[B_RE]] fastmath<contract> : f32
  // CHECK-NEXT: %[[IMIM:.*]] = arith.mulf %[[A_IM]], %[[B_IM]] fastmath<contract> : f32
  // CHECK-NEXT: %[[RE:.*]] = arith.subf %[[RERE]], %[[IMIM]] fastmath<contract> : f32
  // CHECK-NEXT: %[[IMRE:.*]] = arith.mulf %[[A_IM]], %[[B_RE]] fastmath<contract> : f32
  // CHECK-NEXT: %[[REIM:.*]] = arith.mulf %[[A_RE]], %[[B_IM]] fastmath<contract> : f32
  // CHECK-NEXT: %[[IM:.*]] = arith.addf %[[IMRE]], %[[REIM]] fastmath<contract> : f32
  // CHECK-NEXT: %[[PRODUCT:.*]] = complex.create %[[RE]], %[[IM]] : complex<f32>
  // CHECK-NEXT: return %[[PRODUCT]] : complex<f32>
  %0 = complex.mul %a, %b fastmath<contract> : complex<f32>
  return %0 : complex<f32>
}

// The textbook's formula squares the parts of the divisor; the other one divides them by each other first.
// CHECK-LABEL: func.func @quotient(
// CHECK: %[[RE:.*]] = complex.re %{{.*}} : complex<f64>
// CHECK-NEXT: %[[IM:.*]] = complex.im %{{.*}} : complex<f64>
// CHECK-NEXT: %[[C:.*]] = complex.re %{{.*}} : complex<f64>
// CHECK-NEXT: %[[D:.*]] = complex.im %{{.*}} : complex<f64>
// BASIC-NEXT: arith.mulf %[[C]], %[[C]] : f64
// BASIC-NEXT: arith.mulf %[[D]], %[[D]] : f64
// IMPROVED-NEXT: arith.divf %[[C]], %[[D]] : f64
// IMPROVED: arith.divf %[[D]], %[[C]] : f64
func.func @quotient(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b : complex<f64>
  return %0 : complex<f64>
}

// Flags by which nothing is NaN or infinite stay away from what tells that apart.
// CHECK-LABEL: func.func @absolute_value(
// CHECK: arith.maximumf %{{.*}}, %{{.*}} fastmath<fast> : f32
// CHECK: arith.divf %{{.*}}, %{{.*}} fastmath<reassoc,nsz,arcp,contract,afn> : f32
// CHECK: arith.cmpf uno, %[[RESULT:.*]], %[[RESULT]] fastmath<reassoc,nsz,arcp,contract,afn> : f32
func.func @absolute_value(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a fastmath<fast> : complex<f32>
  return %0 : f32
}
