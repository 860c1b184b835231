// RUN: ttmlir-opt --convert-linalg-to-std --split-input-file --verify-diagnostics %s

func.func @tensors(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{failed to legalize operation 'linalg.copy'}}
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @memory_space(%a: memref<4xf32, "fast">) {
  // expected-error @+1 {{failed to legalize operation 'linalg.copy'}}
  linalg.copy ins(%a : memref<4xf32, "fast">) outs(%a : memref<4xf32, "fast">)
  return
}

// -----

func.func @empty_name(%a: memref<4xf32>) {
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"], library_call = ""} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func private @linalg_log_view4xf32_view4xf32()

func.func @other_function(%a: memref<4xf32>) {
  // expected-error @+1 {{'func.call' op incorrect number of operands for callee}}
  linalg.log ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @other_dialects(%a: memref<4xf32>) {
  // expected-error @+1 {{failed to legalize operation 'cf.br'}}
  cf.br ^end
^end:
  return
}
