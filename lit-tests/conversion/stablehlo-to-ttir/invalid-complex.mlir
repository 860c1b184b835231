// RUN: ttmlir-opt --split-input-file --verify-diagnostics --stablehlo-to-ttir-pipeline %s

// Complex numbers of what is not written out for their parts.
func.func @f(%a: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
  // expected-note @+2 {{TTIR has no complex numbers, which 'stablehlo.custom_call' would take}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.complex'}}
  %0 = stablehlo.custom_call @other(%a) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  return %0 : tensor<2x2xcomplex<f32>>
}

// -----

// A factor of a matrix whose real one, of twice as many rows, is too large.
func.func @f(%a: tensor<40x40xcomplex<f32>>) -> tensor<40x40xcomplex<f32>> {
  // expected-note @+2 {{matrices of at most 64 rows or columns are supported, because each is written out; of complex numbers, of at most 32}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.cholesky'}}
  %0 = stablehlo.cholesky %a : tensor<40x40xcomplex<f32>>
  return %0 : tensor<40x40xcomplex<f32>>
}

// -----

// As many complex numbers as only a run knows.
func.func @f(%a: tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>> {
  // expected-note @+2 {{TTIR has no complex numbers, which 'stablehlo.sine' would take}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.complex'}}
  %0 = stablehlo.sine %a : tensor<?xcomplex<f32>>
  return %0 : tensor<?xcomplex<f32>>
}

// -----

// A Fourier transform of a large prime size.
func.func @f(%a: tensor<1031xf32>) -> tensor<516xf32> {
  // expected-note @+2 {{TTIR has no Fourier transform; --stablehlo-expand-complex makes products with matrices of those whose sizes have no prime factor beyond 1024, and are 4194304 at most}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.fft'}}
  %0 = stablehlo.fft %a, type = RFFT, length = [1031] : (tensor<1031xf32>) -> tensor<516xcomplex<f32>>
  %1 = stablehlo.real %0 : (tensor<516xcomplex<f32>>) -> tensor<516xf32>
  return %1 : tensor<516xf32>
}

// -----

// A tolerance, which nothing made of several operations keeps.
func.func @f(%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  // expected-note @+2 {{TTIR has no complex numbers, which 'stablehlo.exponential' would take}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.complex'}}
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode = <TOLERANCE>>} : tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// -----

// Numbers that no order is for.
func.func @f(%a: tensor<4xcomplex<f32>>) -> tensor<4xi1> {
  // expected-note @+2 {{TTIR has no complex numbers, which 'stablehlo.compare' would take}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.complex'}}
  %0 = stablehlo.compare EQ, %a, %a, TOTALORDER : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

// A Fourier transform of a size that no constant is made for.
func.func @f(%a: tensor<8388608xf32>) -> tensor<4194305xf32> {
  // expected-note @+2 {{of those whose sizes have no prime factor beyond 1024, and are 4194304 at most}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.fft'}}
  %0 = stablehlo.fft %a, type = RFFT, length = [8388608] : (tensor<8388608xf32>) -> tensor<4194305xcomplex<f32>>
  %1 = stablehlo.real %0 : (tensor<4194305xcomplex<f32>>) -> tensor<4194305xf32>
  return %1 : tensor<4194305xf32>
}

// -----

// A matrix of more rows than are counted.
func.func @f(%a: tensor<4000000000x4000000000xcomplex<f32>>) -> tensor<4000000000x4000000000xcomplex<f32>> {
  // expected-note @+2 {{TTIR has no complex numbers, which 'stablehlo.cholesky' would take}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.complex'}}
  %0 = stablehlo.cholesky %a, lower = true : tensor<4000000000x4000000000xcomplex<f32>>
  return %0 : tensor<4000000000x4000000000xcomplex<f32>>
}
