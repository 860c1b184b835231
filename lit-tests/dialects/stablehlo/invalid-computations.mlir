// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

// Linear algebra, windows, sorting, random numbers.

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+2 {{argument 'a' must have rank >= 2, got shape 'tensor<4xf32>'.}}
  // expected-error @+1 {{'stablehlo.cholesky' op failed to infer returned types}}
  %0 = stablehlo.cholesky %a : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>) {
  // expected-error @+2 {{minor dimensions of 'a' must have equal size, got shape 'tensor<4x3xf32>'.}}
  // expected-error @+1 {{'stablehlo.cholesky' op failed to infer returned types}}
  %0 = stablehlo.cholesky %a : tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+2 {{operand 'a' must have rank >= 2, but got 'tensor<4xf32>'}}
  // expected-error @+1 {{'stablehlo.triangular_solve' op failed to infer returned types}}
  %0 = "stablehlo.triangular_solve"(%a, %a) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x4x4xf32>) {
  // expected-error @+2 {{operands must have equal rank, but got 'tensor<4x4xf32>' and 'tensor<2x4x4xf32>'}}
  // expected-error @+1 {{'stablehlo.triangular_solve' op failed to infer returned types}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) {
  // expected-error @+2 {{two minor dimensions of operand 'a' must be compatible, but got 'tensor<4x3xf32>'}}
  // expected-error @+1 {{'stablehlo.triangular_solve' op failed to infer returned types}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) {
  // expected-error @+2 {{shared dimension of operands 'a' and 'b' does not match, but got 'tensor<4x4xf32>' and 'tensor<4x3xf32>'}}
  // expected-error @+1 {{'stablehlo.triangular_solve' op failed to infer returned types}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x4xf32>, %b: tensor<3x4x3xf32>) {
  // expected-error @+2 {{leading batch dimensions of the operands must be same, but got 'tensor<2x4x4xf32>' and 'tensor<3x4x3xf32>'}}
  // expected-error @+1 {{'stablehlo.triangular_solve' op failed to infer returned types}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xf32>, tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) {
  // expected-error @+2 {{Invalid transpose option value for triangular solve}}
  // expected-error @+1 {{'stablehlo.triangular_solve' op failed to infer returned types}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) {
  // expected-error @+2 {{'stablehlo.triangular_solve' op inferred type(s) 'tensor<4x3xf32>' are incompatible with return type(s) of operation 'tensor<4x4xf32>'}}
  // expected-error @+1 {{'stablehlo.triangular_solve' op failed to infer returned types}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<9xcomplex<f32>>) {
  // expected-error @+2 {{rank must be between 1 and 3, but got 0.}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = FFT, length = [] : (tensor<9xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<9xcomplex<f32>>) {
  // expected-error @+2 {{operand rank must not be less than fft rank of 2 for operand of type 'tensor<9xcomplex<f32>>'.}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = FFT, length = [9, 9] : (tensor<9xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<9xf32>) {
  // expected-error @+2 {{FFT/IFFT/IRFFT take a complex tensor as input, but is given 'tensor<9xf32>'.}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = FFT, length = [9] : (tensor<9xf32>) -> tensor<9xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<9xcomplex<f32>>) {
  // expected-error @+2 {{'stablehlo.fft' op inferred type(s) 'tensor<9xcomplex<f32>>' are incompatible with return type(s) of operation 'tensor<9xf32>'}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = FFT, length = [9] : (tensor<9xcomplex<f32>>) -> tensor<9xf32>
  return
}

// -----

func.func @f(%a: tensor<9xbf16>) {
  // expected-error @+2 {{RFFT requires f32 or f64 input type, but is given 'bf16'.}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = RFFT, length = [9] : (tensor<9xbf16>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<9xf64>) {
  // expected-error @+2 {{'stablehlo.fft' op inferred type(s) 'tensor<5xcomplex<f64>>' are incompatible with return type(s) of operation 'tensor<5xcomplex<f32>>'}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = RFFT, length = [9] : (tensor<9xf64>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<9xf32>) {
  // expected-error @+2 {{RFFT requires innermost dimensions to be compatible with fft_length. Got: 9 but wanted 8.}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = RFFT, length = [8] : (tensor<9xf32>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<9xf32>) {
  // expected-error @+2 {{'stablehlo.fft' op inferred type(s) 'tensor<5xcomplex<f32>>' are incompatible with return type(s) of operation 'tensor<9xcomplex<f32>>'}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = RFFT, length = [9] : (tensor<9xf32>) -> tensor<9xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<9x5xcomplex<f32>>) {
  // expected-error @+2 {{IRFFT requires non-final dimensions to be compatible with fft_length. Got: 9, 5 but wanted 8, 9.}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = IRFFT, length = [8, 9] : (tensor<9x5xcomplex<f32>>) -> tensor<9x9xf32>
  return
}

// -----

func.func @f(%a: tensor<9x9xcomplex<f32>>) {
  // expected-error @+2 {{IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. Got: 9, 9 but fft_length is 9, 9.}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = IRFFT, length = [9, 9] : (tensor<9x9xcomplex<f32>>) -> tensor<9x9xf32>
  return
}

// -----

func.func @f(%a: tensor<5xcomplex<f32>>) {
  // expected-error @+2 {{'stablehlo.fft' op inferred type(s) 'tensor<9xf32>' are incompatible with return type(s) of operation 'tensor<8xf32>'}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = IRFFT, length = [9] : (tensor<5xcomplex<f32>>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+2 {{expects number of operands to match the arity of map computation, but got: 1 and 2}}
  // expected-error @+1 {{'stablehlo.map' op failed to infer returned types}}
  %0 = "stablehlo.map"(%a0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+2 {{computation arguments must be 0-rank tensor, but got: arg #0 of type 'tensor<4xf32>'}}
  // expected-error @+1 {{'stablehlo.map' op failed to infer returned types}}
  %0 = "stablehlo.map"(%a0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<4xf32>):
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+2 {{element type of operands and computation arguments must match, but got: 'f32' and 'i32'}}
  // expected-error @+1 {{'stablehlo.map' op failed to infer returned types}}
  %0 = "stablehlo.map"(%a0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>):
    stablehlo.return %x : tensor<i32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+2 {{computation must return single output, but got: 2}}
  // expected-error @+1 {{'stablehlo.map' op failed to infer returned types}}
  %0 = "stablehlo.map"(%a0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x, %x : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+2 {{computation must return 0-rank tensor, but got: 'tensor<4xf32>'}}
  // expected-error @+1 {{'stablehlo.map' op failed to infer returned types}}
  %0 = "stablehlo.map"(%a0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %a0 : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+2 {{'stablehlo.map' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<4xi32>'}}
  // expected-error @+1 {{'stablehlo.map' op failed to infer returned types}}
  %0 = "stablehlo.map"(%a0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a0: tensor<4x2xf32>) {
  // expected-error @+2 {{requires monotonically increasing dimension numbers, but got: 1, 0}}
  // expected-error @+1 {{'stablehlo.map' op failed to infer returned types}}
  %0 = "stablehlo.map"(%a0) <{dimensions = array<i64: 1, 0>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a0: tensor<4x2xf32>) {
  // expected-error @+2 {{applied to a subset of dimensions currently not supported: operand dimensions = 2, requested map dimensions size = 1}}
  // expected-error @+1 {{'stablehlo.map' op failed to infer returned types}}
  %0 = "stablehlo.map"(%a0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+1 {{dimension attribute value must be in range [-1, 1), but found 1}}
  %0 = "stablehlo.sort"(%a0) <{dimension = 1 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+1 {{comparator block should have 2 arguments}}
  %0 = "stablehlo.sort"(%a0) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>):
    %c = stablehlo.is_finite %x : (tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+1 {{comparator block argument #1 should be of type 'tensor<f32>' but got 'tensor<i32>'}}
  %0 = "stablehlo.sort"(%a0) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<i32>):
    %c = stablehlo.is_finite %x : (tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+1 {{comparator must return single output but got 2}}
  %0 = "stablehlo.sort"(%a0) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x, %y : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+1 {{comparator must return tensor<i1> but got 'tensor<f32>'}}
  %0 = "stablehlo.sort"(%a0) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+2 {{'stablehlo.sort' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<4xi32>'}}
  // expected-error @+1 {{'stablehlo.sort' op failed to infer returned types}}
  %0 = "stablehlo.sort"(%a0) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> (tensor<4xi32>)
  return
}

// -----

func.func @f(%a0: tensor<4xf32>) {
  // expected-error @+2 {{'stablehlo.sort' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<4xf32>', 'tensor<4xf32>'}}
  // expected-error @+1 {{'stablehlo.sort' op failed to infer returned types}}
  %0:2 = "stablehlo.sort"(%a0) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>, %i: tensor<2xf32>) {
  // expected-error @+1 {{The rank of the init-value type must be 0, but got 'tensor<2xf32>'}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %i) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<2xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects window-dimensions size == operand rank, but got window-dimensions size: 1 and operand-type: 'tensor<4x4xf32>' with rank = 2.}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %i) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects window-strides to have same dimension-size as size of window dimensions (2), but got: 1.}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %i) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects window to have positive value for 1-th window dimension, but got 0.}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %i) <{window_dimensions = array<i64: 2, 0>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<3x2xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects source-type to be 'tensor<2x2xf32>', but got 'tensor<3x2xf32>'}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %i) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<3x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>, %i: tensor<f32>) {
  // expected-error @+2 {{'stablehlo.select_and_scatter' op inferred type(s) 'tensor<4x4xf32>' are incompatible with return type(s) of operation 'tensor<4x5xf32>'}}
  // expected-error @+1 {{'stablehlo.select_and_scatter' op failed to infer returned types}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %i) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects the select-region to take 2 parameters, but takes 1}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %i) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%p: tensor<f32>):
    %c = stablehlo.is_finite %p : (tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects the type of select-region's parameter at index 1 to be 'tensor<f32>', but got 'tensor<i32>'}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %i) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<i32>):
    %c = stablehlo.is_finite %p : (tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects select-region to return single value, but got: 2}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %i) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %p, %q : tensor<f32>, tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects the return-type of select-region to be tensor<i1>, but got: 'tensor<f32>'}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %i) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %p : tensor<f32>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{Reduction-region must take 2 parameters, but takes 1 parameter(s)}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %i) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f64>, %s: tensor<2xi64>) {
  // expected-error @+1 {{'stablehlo.rng' op failed to verify that all of {a, b, result} have same element type}}
  %0 = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f32>, tensor<f64>, tensor<2xi64>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %s: tensor<2xi64>) {
  // expected-error @+2 {{mu and sigma must be floats}}
  // expected-error @+1 {{'stablehlo.rng' op failed to infer returned types}}
  %0 = stablehlo.rng %a, %a, %s, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<f32>, %s: tensor<3xi64>) {
  // expected-error @+2 {{'stablehlo.rng' op inferred type(s) 'tensor<?x?x?xf32>' are incompatible with return type(s) of operation 'tensor<4x5xf32>'}}
  // expected-error @+1 {{'stablehlo.rng' op failed to infer returned types}}
  %0 = stablehlo.rng %a, %a, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<3xi64>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  %s = stablehlo.constant dense<[4, 6]> : tensor<2xi64>
  // expected-error @+2 {{'stablehlo.rng' op inferred type(s) 'tensor<4x6xf32>' are incompatible with return type(s) of operation 'tensor<4x5xf32>'}}
  // expected-error @+1 {{'stablehlo.rng' op failed to infer returned types}}
  %0 = stablehlo.rng %a, %a, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2xui64>) {
  // expected-error @+1 {{output state shape must match initial state shape. Got: 'tensor<2xui64>' and 'tensor<3xui64>'}}
  %0:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x4x1xf32>, %b: tensor<3x3x1x1xf32>, %p: tensor<2x1xi64>) {
  // expected-error @+1 {{expects padding to be of shape [2, 2], but got [2, 1]}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x4x4x1xf32>, tensor<3x3x1x1xf32>, tensor<2x1xi64>) -> tensor<1x?x?x1xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x1xf32>, %b: tensor<3x3x1x1xf32>) {
  %p = stablehlo.constant dense<0> : tensor<2x2xi64>
  // expected-error @+1 {{inferred shape '[1, 2, 2, 1]' is incompatible with return type of operation 'tensor<1x3x3x1xf32>'}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x4x4x1xf32>, tensor<3x3x1x1xf32>, tensor<2x2xi64>) -> tensor<1x3x3x1xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %b: tensor<3x3x1x1xf32>, %p: tensor<2x2xi64>) {
  // expected-error @+1 {{expects input feature dimension (2) / feature_group_count = kernel input feature dimension (1). Got feature_group_count = 1.}}
  %0 = "stablehlo.dynamic_conv"(%a, %b, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<3x3x1x1xf32>, tensor<2x2xi64>) -> tensor<1x?x?x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error @+2 {{'stablehlo.uniform_dequantize' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<4xf16>'}}
  // expected-error @+1 {{'stablehlo.uniform_dequantize' op failed to infer returned types}}
  %0 = stablehlo.uniform_dequantize %a : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%a: tensor<4xf16>) {
  // expected-error @+1 {{Expressed type of result expected to be 'f16', but got 'f32'}}
  %0 = stablehlo.uniform_quantize %a : (tensor<4xf16>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %s: tensor<3xf32>) {
  // expected-error @+2 {{'stablehlo.batch_norm_training' op inferred type(s) 'tensor<4x3xf32>', 'tensor<3xf32>', 'tensor<3xf32>' are incompatible with return type(s) of operation 'tensor<4x3xf32>', 'tensor<3xf32>', 'tensor<4xf32>'}}
  // expected-error @+1 {{'stablehlo.batch_norm_training' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_training"(%a, %s, %s) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %s: tensor<3xf64>) {
  // expected-error @+2 {{expects all operands to have the same element type, but got 'f32' and 'f64'}}
  // expected-error @+1 {{'stablehlo.batch_norm_training' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_training"(%a, %s, %s) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf64>, tensor<3xf64>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %s: tensor<3xf32>) {
  // expected-error @+2 {{'stablehlo.batch_norm_grad' op inferred type(s) 'tensor<4x3xf32>', 'tensor<3xf32>', 'tensor<3xf32>' are incompatible with return type(s) of operation 'tensor<3x4xf32>', 'tensor<3xf32>', 'tensor<3xf32>'}}
  // expected-error @+1 {{'stablehlo.batch_norm_grad' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_grad"(%a, %s, %s, %s, %a) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %s: tensor<3xf32>) {
  // expected-error @+2 {{'stablehlo.batch_norm_grad' op inferred type(s) 'tensor<4x3xf32>', 'tensor<3xf32>', 'tensor<3xf32>' are incompatible with return type(s) of operation 'tensor<4x3xf32>', 'tensor<4xf32>', 'tensor<3xf32>'}}
  // expected-error @+1 {{'stablehlo.batch_norm_grad' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_grad"(%a, %s, %s, %s, %a) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f(%a: tensor<4x8xcomplex<f32>>) {
  // expected-error @+2 {{FFT requires innermost dimensions to be compatible with fft_length. Got: 8 but wanted 7.}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = FFT, length = [7] : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %g: tensor<3x4xf32>, %s: tensor<3xf32>) {
  // expected-error @+2 {{expects operand and grad_output to have compatible shapes, but got 'tensor<4x3xf32>' and 'tensor<3x4xf32>'}}
  // expected-error @+1 {{'stablehlo.batch_norm_grad' op failed to infer returned types}}
  %0:3 = "stablehlo.batch_norm_grad"(%a, %s, %s, %s, %g) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x4xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f(%s: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_iota' op result #0 must be ranked tensor of}}
  %0 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi1>
  return
}

// -----

func.func @f(%s: tensor<3xui64>) {
  // expected-error @+1 {{expects the initial state of THREE_FRY to have one dimension of size 2, but got 'tensor<3xui64>'}}
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

// -----

func.func @f(%s: tensor<2x1xui64>) {
  // expected-error @+1 {{expects the initial state of PHILOX to have one dimension of size 2 or 3, but got 'tensor<2x1xui64>'}}
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2x1xui64>) -> (tensor<2x1xui64>, tensor<4xui32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.uniform_quantize' op result #0 must be}}
  %0 = stablehlo.uniform_quantize %a : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:300>>
  return
}

// -----

func.func @f(%a: tensor<3xf32>) {
  // expected-error @+2 {{fft_length must not be negative, but got -9223372036854775808.}}
  // expected-error @+1 {{'stablehlo.fft' op failed to infer returned types}}
  %0 = stablehlo.fft %a, type = RFFT, length = [-9223372036854775808] : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<f32>, %s: tensor<4000000000xi64>) {
  // expected-error @+2 {{shape must have at most 65536 elements, but has 4000000000}}
  // expected-error @+1 {{'stablehlo.rng' op failed to infer returned types}}
  %0 = stablehlo.rng %a, %a, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<4000000000xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<?xf32> {
  %shape = stablehlo.constant dense<[4, -2]> : tensor<2xi64>
  // expected-error @+2 {{shape must have sizes of at least 0, but has -2}}
  // expected-error @+1 {{'stablehlo.rng' op failed to infer returned types}}
  %0 = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<10x4xf32>, %i: tensor<3x1xi32>, %s: tensor<4000000000xi32>) {
  // expected-error @+2 {{slice_sizes size (4000000000) not equal to (implied) operand rank (2)}}
  // expected-error @+1 {{'stablehlo.dynamic_gather' op failed to infer returned types}}
  %0 = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<10x4xf32>, tensor<3x1xi32>, tensor<4000000000xi32>) -> tensor<3x4xf32>
  return
}
