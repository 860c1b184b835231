// RUN: ttmlir-opt --split-input-file --verify-diagnostics --ttir-split-compound-layout %s

// The map of the result cannot be had on the grid of the input.
#l1 = #tt.memory_space<l1>
#whole = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>
#spread = #tt.layout<(d0, d1) -> (d1, d0), undef, <2x2>, memref<64x32xf32, #l1>>
func.func @map_and_grid(%in: tensor<64x128xf32, #whole>) -> tensor<64x128xf32, #spread> {
  %0 = tensor.empty() : tensor<64x128xf32, #spread>
  // expected-error @+2 {{'ttir.to_layout' op Changing layout and grid at the same time is currently not supported}}
  // expected-note @+1 {{the linear map is (d0, d1) -> (d1, d0) only on the 2x2 grid}}
  %1 = "ttir.to_layout"(%in, %0) : (tensor<64x128xf32, #whole>, tensor<64x128xf32, #spread>) -> tensor<64x128xf32, #spread>
  return %1 : tensor<64x128xf32, #spread>
}

// -----

// Neither can a grid of another rank.
#l1 = #tt.memory_space<l1>
#rank1 = #tt.layout<(d0) -> (d0), undef, <1>, memref<64xf32, #l1>>
#rank2 = #tt.layout<(d0) -> (0, d0), undef, <1x2>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
func.func @rank(%in: tensor<64xf32, #rank1>) -> tensor<64xf32, #rank2> {
  %0 = tensor.empty() : tensor<64xf32, #rank2>
  // expected-error @+2 {{'ttir.to_layout' op Changing layout and grid at the same time is currently not supported}}
  // expected-note @+1 {{the linear map is (d0) -> (0, d0) only on the 1x2 grid}}
  %1 = "ttir.to_layout"(%in, %0) : (tensor<64xf32, #rank1>, tensor<64xf32, #rank2>) -> tensor<64xf32, #rank2>
  return %1 : tensor<64xf32, #rank2>
}

// -----

// A layout must be one for the tensor.
#l1 = #tt.memory_space<l1>
#dram = #tt.memory_space<dram>
#right = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>
#small = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<16x64xf32, #dram>>
func.func @misfit(%in: tensor<64x128xf32, #right>) -> tensor<64x128xf32, #small> {
  %0 = tensor.empty() : tensor<64x128xf32, #small>
  // expected-error @+2 {{'ttir.to_layout' op expected layouts for the shape of the tensor}}
  // expected-note @+1 {{memref shape 16x64 is smaller than the shard, which needs 32x64}}
  %1 = "ttir.to_layout"(%in, %0) : (tensor<64x128xf32, #right>, tensor<64x128xf32, #small>) -> tensor<64x128xf32, #small>
  return %1 : tensor<64x128xf32, #small>
}

// -----

// Nor can a layout leave open how large its shards are.
#l1 = #tt.memory_space<l1>
#scalars = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<?x128xf32, #l1>>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<1x2x!tt.tile<32x32, f32>, #l1>>
#tiles_in_dram = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x2>, memref<288230376151711744x2x!tt.tile<32x32, f32>, #tt.memory_space<dram>>>
func.func @open(%in: tensor<64x128xf32, #scalars>, %out: tensor<64x128xf32, #tiles_in_dram>) {
  %0 = tensor.empty() : tensor<64x128xf32, #tiles>
  // expected-error @+2 {{'ttir.to_layout' op expected layouts for the shape of the tensor}}
  // expected-note @+1 {{sizes of memrefs in layouts must be known}}
  %1 = "ttir.to_layout"(%in, %0) : (tensor<64x128xf32, #scalars>, tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles>
  // expected-error @+2 {{'ttir.to_layout' op expected layouts for the shape of the tensor}}
  // expected-note @+1 {{sizes of the memref multiply to 2^53 scalars or more}}
  %2 = "ttir.to_layout"(%1, %out) : (tensor<64x128xf32, #tiles>, tensor<64x128xf32, #tiles_in_dram>) -> tensor<64x128xf32, #tiles_in_dram>
  return
}
