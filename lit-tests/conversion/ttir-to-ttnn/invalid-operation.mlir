// RUN: ttmlir-opt --convert-ttir-to-ttnn --verify-diagnostics %s

#any_device = #tt.operand_constraint<any_device>
func.func @not_decomposed(%a: tensor<64x128xf32>, %init: tensor<64x130xf32>) -> tensor<64x130xf32> {
  // expected-note @+2 {{no operation of ttnn is converted from it; --ttir-to-ttir-decomposition replaces some that have none}}
  // expected-error @+1 {{failed to legalize operation 'ttir.pad'}}
  %0 = "ttir.pad"(%a, %init) <{operand_constraints = [#any_device, #any_device], padding = [0 : i32, 0 : i32, 1 : i32, 1 : i32], value = 0.000000e+00 : f32}> : (tensor<64x128xf32>, tensor<64x130xf32>) -> tensor<64x130xf32>
  return %0 : tensor<64x130xf32>
}
