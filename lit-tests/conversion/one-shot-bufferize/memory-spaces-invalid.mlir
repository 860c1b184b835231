// RUN: ttmlir-opt --one-shot-bufferize=bufferize-function-boundaries --split-input-file --verify-diagnostics %s

// expected-error @+1 {{'func.func' op incoming operands of block argument have inconsistent memory spaces}}
func.func @branches(%p: i1, %m: memref<4xf32, 1>, %k: memref<4xf32, 2>, %i: index) -> f32 {
  %s = bufferization.to_tensor %m restrict : memref<4xf32, 1> to tensor<4xf32>
  %t = bufferization.to_tensor %k restrict : memref<4xf32, 2> to tensor<4xf32>
  cf.cond_br %p, ^bb1(%s : tensor<4xf32>), ^bb1(%t : tensor<4xf32>)
^bb1(%b: tensor<4xf32>):
  // expected-error @+1 {{failed to bufferize op}}
  %0 = tensor.extract %b[%i] : tensor<4xf32>
  return %0 : f32
}

// -----

func.func @select(%p: i1, %m: memref<4xf32, 1>, %k: memref<4xf32, 2>, %i: index) -> f32 {
  %s = bufferization.to_tensor %m restrict : memref<4xf32, 1> to tensor<4xf32>
  %t = bufferization.to_tensor %k restrict : memref<4xf32, 2> to tensor<4xf32>
  // expected-error @+2 {{inconsistent memory space on true/false operands}}
  // expected-error @+1 {{failed to bufferize op}}
  %b = arith.select %p, %s, %t : tensor<4xf32>
  %0 = tensor.extract %b[%i] : tensor<4xf32>
  return %0 : f32
}

// -----

func.func @if(%p: i1, %m: memref<4xf32, 1>, %k: memref<4xf32, 2>, %i: index) -> f32 {
  %s = bufferization.to_tensor %m restrict : memref<4xf32, 1> to tensor<4xf32>
  %t = bufferization.to_tensor %k restrict : memref<4xf32, 2> to tensor<4xf32>
  // expected-error @+1 {{inconsistent memory space on then/else branches}}
  %b = scf.if %p -> tensor<4xf32> {
    // expected-error @+1 {{failed to bufferize op}}
    scf.yield %s : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  %0 = tensor.extract %b[%i] : tensor<4xf32>
  return %0 : f32
}

// -----

func.func @switch(%p: index, %m: memref<4xf32, 1>, %k: memref<4xf32, 2>, %i: index) -> f32 {
  %s = bufferization.to_tensor %m restrict : memref<4xf32, 1> to tensor<4xf32>
  %t = bufferization.to_tensor %k restrict : memref<4xf32, 2> to tensor<4xf32>
  // expected-error @+1 {{inconsistent memory space on switch cases}}
  %b = scf.index_switch %p -> tensor<4xf32>
  case 1 {
    scf.yield %s : tensor<4xf32>
  }
  default {
    // expected-error @+1 {{failed to bufferize op}}
    scf.yield %t : tensor<4xf32>
  }
  %0 = tensor.extract %b[%i] : tensor<4xf32>
  return %0 : f32
}
