// RUN: ttmlir-opt --tosa-strip-quant-types --split-input-file --verify-diagnostics %s

!byte = !quant.uniform<u8:f32, 5.000000e-01:128>

func.func @sum(%a: tensor<4x!byte>) -> tensor<4x!byte> {
  // expected-error @+2 {{'tosa.add' op computes with quantized numbers whose storage has no sign}}
  // expected-note @+1 {{a 'tosa.rescale' before it makes numbers with a sign of them}}
  %0 = tosa.add %a, %a : (tensor<4x!byte>, tensor<4x!byte>) -> tensor<4x!byte>
  return %0 : tensor<4x!byte>
}
