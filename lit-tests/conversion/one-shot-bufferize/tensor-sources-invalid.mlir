// RUN: ttmlir-opt --one-shot-bufferize=use-encoding-for-memory-space --verify-diagnostics %s

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
