// RUN: ttmlir-opt --split-input-file --verify-diagnostics --strip-func-quant-types %s

!q = !quant.uniform<i8:f32, 2.0>
// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @argument_of_block(%a: !q) -> !q {
  cf.br ^bb1(%a : !q)
^bb1(%b: !q):
  return %b : !q
}

// -----

// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @tensor_of_calibrated(%a: tensor<2x!quant.calibrated<f32<-1.0:1.0>>>) {
  return
}
