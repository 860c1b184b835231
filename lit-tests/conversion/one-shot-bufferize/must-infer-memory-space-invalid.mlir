// RUN: ttmlir-opt "--one-shot-bufferize=must-infer-memory-space" --split-input-file --verify-diagnostics %s
// RUN: not ttmlir-opt "--one-shot-bufferize=must-infer-memory-space bufferize-function-boundaries" --split-input-file %s 2>&1 | filecheck %s

func.func @allocated(%i: index) -> f32 {
  // expected-error @+2 {{could not infer memory space}}
  // expected-error @+1 {{failed to bufferize op}}
  %t = bufferization.alloc_tensor() : tensor<4xf32>
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}

// -----

// CHECK: must-infer-memory-space-invalid.mlir:[[#@LINE + 1]]:1: error: could not infer memory space
func.func @function(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
