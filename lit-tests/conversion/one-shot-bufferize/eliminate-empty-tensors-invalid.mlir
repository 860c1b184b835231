// RUN: ttmlir-opt --eliminate-empty-tensors --split-input-file --verify-diagnostics %s

func.func @not_restrict(%m: memref<4xf32>, %i: index) -> f32 {
  // expected-error @+1 {{to_tensor ops without `restrict` are not supported by One-Shot Analysis}}
  %t = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}

// -----

// expected-error @+1 {{cannot bufferize func.func without func.return}}
func.func @never_returns() {
  cf.br ^a
^a:
  cf.br ^a
}
