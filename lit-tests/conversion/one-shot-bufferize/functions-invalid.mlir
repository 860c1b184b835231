// RUN: ttmlir-opt --allow-unregistered-dialect --one-shot-bufferize=bufferize-function-boundaries --split-input-file --verify-diagnostics %s

// expected-error @+1 {{cannot bufferize func.func without func.return}}
func.func @endless(%i: i32) {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}

// -----

func.func @select(%c: tensor<4xi1>, %a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @+2 {{'arith.select' op only i1 condition values are supported}}
  // expected-error @+1 {{failed to bufferize op}}
  %0 = arith.select %c, %a, %b : tensor<4xi1>, tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @element(%n: index) -> tensor<?x!t.type> {
  // expected-error @+2 {{cannot bufferize value of type 'tensor<?x!t.type>': element type '!t.type' is not a valid memref element type}}
  // expected-error @+1 {{failed to bufferize op}}
  %0 = tensor.empty(%n) : tensor<?x!t.type>
  return %0 : tensor<?x!t.type>
}
