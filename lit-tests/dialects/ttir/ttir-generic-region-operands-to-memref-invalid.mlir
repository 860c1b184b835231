// RUN: ttmlir-opt --ttir-generic-region-operands-to-memref --split-input-file --verify-diagnostics %s

#map = affine_map<(d0, d1) -> (d0, d1)>
#parallel = #tt.iterator_type<parallel>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #tt.memory_space<l1>>>
#open = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<?x1x!tt.tile<32x32, f32>, #tt.memory_space<l1>>>
func.func @open_shard(%a: tensor<8x5xf32, #tiles>, %b: tensor<8x5xf32, #open>) -> tensor<8x5xf32, #open> {
  // expected-error @+2 {{'ttir.generic' op expected shards of known sizes below 2^53 scalars}}
  // expected-note @+1 {{operand #1 has 'memref<?x1x!tt.tile<32x32, f32>, #tt.memory_space<l1>>'}}
  %0 = "ttir.generic"(%a, %b) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 1, 1>, operand_constraints = []}> ({
  ^bb0(%x: tensor<8x5xf32>, %y: tensor<8x5xf32>):
    "ttir.yield"(%x) : (tensor<8x5xf32>) -> ()
  }) : (tensor<8x5xf32, #tiles>, tensor<8x5xf32, #open>) -> tensor<8x5xf32, #open>
  return %0 : tensor<8x5xf32, #open>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#parallel = #tt.iterator_type<parallel>
func.func @no_layout(%a: tensor<8x5xf32>, %b: tensor<8x5xf32>) -> tensor<8x5xf32> {
  // expected-error @+2 {{'ttir.generic' op requires operands with a #tt.layout}}
  // expected-note @+1 {{operand #0 has none}}
  %0 = "ttir.generic"(%a, %b) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 1, 1>, operand_constraints = []}> ({
  ^bb0(%x: tensor<8x5xf32>, %y: tensor<8x5xf32>):
    "ttir.yield"(%x) : (tensor<8x5xf32>) -> ()
  }) : (tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
  return %0 : tensor<8x5xf32>
}
