// RUN: ttmlir-opt --convert-ttir-to-ttnn --split-input-file --verify-diagnostics %s

#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x8xf32, #tt.memory_space<system>>>
func.func @constant() -> tensor<4x8xf32, #host> {
  // expected-error @+3 {{Device not found}}
  // expected-note @+2 {{ttir-implicit-device puts one on the module}}
  // expected-error @+1 {{failed to legalize operation 'ttir.constant'}}
  %0 = "ttir.constant"() <{value = dense<2.0> : tensor<4x8xf32>}> : () -> tensor<4x8xf32, #host>
  return %0 : tensor<4x8xf32, #host>
}

// -----

#dram = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x8xf32, #tt.memory_space<dram>>, interleaved>
func.func @empty() -> tensor<4x8xf32, #dram> {
  // expected-error @+3 {{Device not found}}
  // expected-note @+2 {{ttir-implicit-device puts one on the module}}
  // expected-error @+1 {{failed to legalize operation 'tensor.empty'}}
  %0 = tensor.empty() : tensor<4x8xf32, #dram>
  return %0 : tensor<4x8xf32, #dram>
}

// -----

func.func @different_elements() -> tensor<2xf32, #tt.layout<(d0) -> (0, d0), undef, <1x1>, memref<1x2xf32, #tt.memory_space<dram>>, interleaved>> {
  // expected-error @+3 {{Device not found}}
  // expected-note @+2 {{ttir-implicit-device puts one on the module}}
  // expected-error @+1 {{failed to legalize operation 'ttir.constant'}}
  %0 = "ttir.constant"() <{value = dense<[1.0, 2.0]> : tensor<2xf32>}> : () -> tensor<2xf32, #tt.layout<(d0) -> (0, d0), undef, <1x1>, memref<1x2xf32, #tt.memory_space<dram>>, interleaved>>
  return %0 : tensor<2xf32, #tt.layout<(d0) -> (0, d0), undef, <1x1>, memref<1x2xf32, #tt.memory_space<dram>>, interleaved>>
}

// -----

#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x8xf32, #tt.memory_space<system>>>
#dram = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x8xf32, #tt.memory_space<dram>>, interleaved>
func.func @to_layout(%a: tensor<4x8xf32, #host>, %b: tensor<4x8xf32, #dram>) -> tensor<4x8xf32, #dram> {
  // expected-error @+3 {{Device not found}}
  // expected-note @+2 {{ttir-implicit-device puts one on the module}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %0 = "ttir.to_layout"(%a, %b) : (tensor<4x8xf32, #host>, tensor<4x8xf32, #dram>) -> tensor<4x8xf32, #dram>
  return %0 : tensor<4x8xf32, #dram>
}

// -----

#any = #tt.operand_constraint<any_device>
func.func @conv2d(%a: tensor<1x8x8x4xbf16>, %w: tensor<4x4x3x3xbf16>, %o: tensor<1x6x6x4xbf16>) -> tensor<1x6x6x4xbf16> {
  // expected-error @+3 {{Device not found}}
  // expected-note @+2 {{ttir-implicit-device puts one on the module}}
  // expected-error @+1 {{failed to legalize operation 'ttir.conv2d'}}
  %0 = "ttir.conv2d"(%a, %w, %o) <{stride_height = 1 : si32, stride_width = 1 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, padding_bottom = 0 : si32, operand_constraints = [#any, #any, #any]}> : (tensor<1x8x8x4xbf16>, tensor<4x4x3x3xbf16>, tensor<1x6x6x4xbf16>) -> tensor<1x6x6x4xbf16>
  return %0 : tensor<1x6x6x4xbf16>
}
