// RUN: ttmlir-opt --one-shot-bufferize --split-input-file --verify-diagnostics %s

func.func @for(%n: index, %m: memref<4xf32, 1>, %k: memref<4xf32, 2>, %i: index) -> f32 {
  %s = bufferization.to_tensor %m restrict : memref<4xf32, 1> to tensor<4xf32>
  %t = bufferization.to_tensor %k restrict : memref<4xf32, 2> to tensor<4xf32>
  %b = scf.for %q = %i to %n step %n iter_args(%z = %s) -> tensor<4xf32> {
    // expected-error @+1 {{Yield operand #0 is not equivalent to the corresponding iter bbArg}}
    scf.yield %t : tensor<4xf32>
  }
  %0 = tensor.extract %b[%i] : tensor<4xf32>
  return %0 : f32
}

// -----

func.func @global(%i: index) {
  return
}
// expected-error @+2 {{global op must have a value}}
// expected-error @+1 {{failed to bufferize op}}
ml_program.global private mutable @g : tensor<4xf32>

// -----

func.func @not_unique(%p: i1, %t: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'scf.execute_region' op op without unique scf.yield is not supported}}
  %0 = scf.execute_region -> tensor<4xf32> {
    cf.cond_br %p, ^bb1, ^bb2
  ^bb1:
    scf.yield %t : tensor<4xf32>
  ^bb2:
    scf.yield %t : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @while(%p: i1, %t: tensor<4xf32>, %k: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.while (%z = %t) : (tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @+1 {{Condition arg #0 is not equivalent to the corresponding iter bbArg}}
    scf.condition(%p) %k : tensor<4xf32>
  } do {
  ^bb0(%z: tensor<4xf32>):
    scf.yield %k : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
