// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-complex-to-libm %s

func.func @half(%a: complex<f16>) -> complex<f16> {
  // expected-error @+1 {{failed to legalize operation 'complex.tan' that was explicitly marked illegal}}
  %0 = complex.tan %a : complex<f16>
  return %0 : complex<f16>
}

// -----

module @cabs {}

func.func @no_function(%a: complex<f64>) -> f64 {
  // expected-error @+1 {{'func.call' op 'cabs' does not reference a valid function}}
  %0 = complex.abs %a : complex<f64>
  return %0 : f64
}
