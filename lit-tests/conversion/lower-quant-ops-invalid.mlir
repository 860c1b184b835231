// RUN: ttmlir-opt --split-input-file --verify-diagnostics --lower-quant-ops %s

func.func @no_scale(%a: tensor<2x!quant.any<i8:f32>>) -> tensor<2xf32> {
  // expected-error @+1 {{failed to legalize operation 'quant.dcast' that was explicitly marked illegal}}
  %0 = quant.dcast %a : tensor<2x!quant.any<i8:f32>> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @calibrated(%a: f32) -> !quant.calibrated<f32<-1.0:1.0>> {
  // expected-error @+1 {{failed to legalize operation 'quant.qcast' that was explicitly marked illegal}}
  %0 = quant.qcast %a : f32 to !quant.calibrated<f32<-1.0:1.0>>
  return %0 : !quant.calibrated<f32<-1.0:1.0>>
}
