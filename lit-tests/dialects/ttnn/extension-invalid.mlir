// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

// Constants are in host memory.
#dram = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x2xf32, #tt.memory_space<dram>>, interleaved>
func.func @constant_memory() {
  // expected-error @+2 {{'ttnn.constant' op expected a result in host memory}}
  // expected-note @+1 {{the layout is in dram}}
  %0 = "ttnn.constant"() <{value = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32, #dram>
  return
}

// -----

// And in rows.
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #tt.memory_space<system>>>
func.func @constant_tiles() {
  // expected-error @+1 {{'ttnn.constant' op expected a result that is not tiled}}
  %0 = "ttnn.constant"() <{value = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32, #tiles>
  return
}
