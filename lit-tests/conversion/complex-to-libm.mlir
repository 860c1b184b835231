// RUN: ttmlir-opt --convert-complex-to-libm %s | filecheck %s

// CHECK: func.func private @cpow(complex<f64>, complex<f64>) -> complex<f64>
// CHECK-NEXT: func.func private @cabsf(complex<f32>) -> f32
// CHECK-NEXT: func.func @calls(
// CHECK-SAME: %[[F:.*]]: complex<f32>, %[[D:.*]]: complex<f64>)
func.func @calls(%f: complex<f32>, %d: complex<f64>) -> (f32, complex<f64>, complex<f32>) {
  // CHECK-NEXT: %[[ABS:.*]] = call @cabsf(%[[F]]) : (complex<f32>) -> f32
  %0 = complex.abs %f fastmath<contract> : complex<f32>
  // CHECK-NEXT: %[[POWER:.*]] = call @cpow(%[[D]], %[[D]]) : (complex<f64>, complex<f64>) -> complex<f64>
  %1 = complex.pow %d, %d : complex<f64>
  // CHECK-NEXT: %[[SUM:.*]] = complex.add %[[F]], %[[F]] : complex<f32>
  %2 = complex.add %f, %f : complex<f32>
  // CHECK-NEXT: return %[[ABS]], %[[POWER]], %[[SUM]] : f32, complex<f64>, complex<f32>
  return %0, %1, %2 : f32, complex<f64>, complex<f32>
}
