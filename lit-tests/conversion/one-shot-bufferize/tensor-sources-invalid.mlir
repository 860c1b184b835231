// RUN: ttmlir-opt --one-shot-bufferize=use-encoding-for-memory-space --split-input-file --verify-diagnostics %s

func.func @generate(%n: index, %i: index) -> index {
  // expected-error @+2 {{memory space not implemented yet}}
  // expected-error @+1 {{failed to bufferize op}}
  %t = tensor.generate %n {
  ^bb0(%j: index):
    tensor.yield %j : index
  } : tensor<?xindex, 1 : i64>
  %0 = tensor.extract %t[%i] : tensor<?xindex, 1 : i64>
  return %0 : index
}

// -----

func.func @splat(%f: f32, %i: index) -> f32 {
  // expected-error @+2 {{memory space not implemented yet}}
  // expected-error @+1 {{failed to bufferize op}}
  %t = tensor.splat %f : tensor<8xf32, 1 : i64>
  %0 = tensor.extract %t[%i] : tensor<8xf32, 1 : i64>
  return %0 : f32
}

// -----

func.func @concat(%x: tensor<4xf32, 1 : i64>, %i: index) -> f32 {
  // expected-error @+2 {{memory space not implemented yet}}
  // expected-error @+1 {{failed to bufferize op}}
  %t = tensor.concat dim(0) %x, %x : (tensor<4xf32, 1 : i64>, tensor<4xf32, 1 : i64>) -> tensor<8xf32, 1 : i64>
  %0 = tensor.extract %t[%i] : tensor<8xf32, 1 : i64>
  return %0 : f32
}
