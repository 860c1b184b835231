// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-allocate --convert-ttir-to-ttmetal --split-input-file --verify-diagnostics %s

//===--- what has no kernel ---===//

#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<32x32xf32, #tt.memory_space<l1>>>
#any = #tt.operand_constraint<any_device>
func.func @relu(%a: tensor<32x32xf32, #layout>) -> tensor<32x32xf32, #layout> {
  %0 = tensor.empty() : tensor<32x32xf32, #layout>
  // expected-error @+1 {{failed to legalize operation 'ttir.relu'}}
  %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<32x32xf32, #layout>, tensor<32x32xf32, #layout>) -> tensor<32x32xf32, #layout>
  return %1 : tensor<32x32xf32, #layout>
}

// -----

// Only kernels compute scalars.
func.func @arith() {
  // expected-error @+1 {{failed to legalize operation 'arith.constant'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<32x32xf32, #tt.memory_space<l1>>>
#any = #tt.operand_constraint<any_device>
func.func @used_kernel(%a: tensor<32x32xf32, #layout>) -> tensor<32x32xf32, #layout> {
  %0 = tensor.empty() : tensor<32x32xf32, #layout>
  // expected-note @+2 {{results of kernels cannot be used on the device}}
  // expected-error @+1 {{failed to legalize operation 'ttir.kernel'}}
  %1 = "ttir.kernel"(%a, %0) <{kind = @eltwise, op = @relu, operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<32x32xf32, #layout>, tensor<32x32xf32, #layout>) -> tensor<32x32xf32, #layout>
  return %1 : tensor<32x32xf32, #layout>
}

// -----

//===--- layout changes ---===//

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x64xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
func.func @compound(%a: tensor<64x64xf32, #a>) -> tensor<64x64xf32, #b> {
  %0 = tensor.empty() : tensor<64x64xf32, #b>
  // expected-error @+3 {{'ttir.to_layout' op Only one change is allowed}}
  // expected-note @+2 {{grid, format change; ttir-split-compound-layout makes single steps}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x64xf32, #a>, tensor<64x64xf32, #b>) -> tensor<64x64xf32, #b>
  return %1 : tensor<64x64xf32, #b>
}

// -----

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x64xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x64xf32, #l1>, block_sharded>
func.func @memory_layout(%a: tensor<64x64xf32, #a>) -> tensor<64x64xf32, #b> {
  %0 = tensor.empty() : tensor<64x64xf32, #b>
  // expected-error @+3 {{'ttir.to_layout' op Tensor memory layout shouldn't change in metal backend}}
  // expected-note @+2 {{it changes from none to block_sharded}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x64xf32, #a>, tensor<64x64xf32, #b>) -> tensor<64x64xf32, #b>
  return %1 : tensor<64x64xf32, #b>
}

// -----

#dram = #tt.memory_space<dram>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x64xf32, #dram>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x1>, memref<32x64xf32, #dram>>
func.func @in_dram(%a: tensor<64x64xf32, #a>) -> tensor<64x64xf32, #b> {
  %0 = tensor.empty() : tensor<64x64xf32, #b>
  // expected-error @+2 {{'ttir.to_layout' op DRAM <-> DRAM is not supported yet}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x64xf32, #a>, tensor<64x64xf32, #b>) -> tensor<64x64xf32, #b>
  return %1 : tensor<64x64xf32, #b>
}

// -----

#system = #tt.memory_space<system>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x64xf32, #system>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x1>, memref<32x64xf32, #system>>
func.func @on_host(%a: tensor<64x64xf32, #a>) -> tensor<64x64xf32, #b> {
  %0 = tensor.empty() : tensor<64x64xf32, #b>
  // expected-error @+2 {{'ttir.to_layout' op expected a side in device memory}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x64xf32, #a>, tensor<64x64xf32, #b>) -> tensor<64x64xf32, #b>
  return %1 : tensor<64x64xf32, #b>
}

// -----

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x12xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x6xf32, #l1>>
func.func @alignment(%a: tensor<4x12xf32, #a>) -> tensor<4x12xf32, #b> {
  %0 = tensor.empty() : tensor<4x12xf32, #b>
  // expected-error @+3 {{'ttir.to_layout' op expected transfers of multiples of 32 bytes}}
  // expected-note @+2 {{24 bytes would go from address 1024 to address 1216}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %1 = "ttir.to_layout"(%a, %0) : (tensor<4x12xf32, #a>, tensor<4x12xf32, #b>) -> tensor<4x12xf32, #b>
  return %1 : tensor<4x12xf32, #b>
}

// -----

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<3x1x!tt.tile<32x32, f32>, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x1>, memref<2x1x!tt.tile<32x32, f32>, #l1>>
func.func @cut_tiles(%a: tensor<96x32xf32, #a>) -> tensor<96x32xf32, #b> {
  %0 = tensor.empty() : tensor<96x32xf32, #b>
  // expected-error @+3 {{'ttir.to_layout' op the tensor cannot be moved to that layout}}
  // expected-note @+2 {{dim 0 of a shard is no whole number of tiles}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %1 = "ttir.to_layout"(%a, %0) : (tensor<96x32xf32, #a>, tensor<96x32xf32, #b>) -> tensor<96x32xf32, #b>
  return %1 : tensor<96x32xf32, #b>
}

// -----

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1, d2) -> (d0 * 32 + d1, d2), undef, <1x1>, memref<2x1x!tt.tile<32x32, f32>, #l1>>
#b = #tt.layout<(d0, d1, d2) -> (d1 * 2 + d0, d2), undef, <1x1>, memref<2x1x!tt.tile<32x32, f32>, #l1>>
func.func @linear_map_of_tiles(%a: tensor<2x32x32xf32, #a>) -> tensor<2x32x32xf32, #b> {
  %0 = tensor.empty() : tensor<2x32x32xf32, #b>
  // expected-error @+3 {{'ttir.to_layout' op the tensor cannot be moved to that layout}}
  // expected-note @+2 {{the linear map cannot change while the tensor is tiled}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %1 = "ttir.to_layout"(%a, %0) : (tensor<2x32x32xf32, #a>, tensor<2x32x32xf32, #b>) -> tensor<2x32x32xf32, #b>
  return %1 : tensor<2x32x32xf32, #b>
}

// -----

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, bf16>, #l1>>
func.func @data_format(%a: tensor<32x32xf32, #a>) -> tensor<32x32xf32, #b> {
  %0 = tensor.empty() : tensor<32x32xf32, #b>
  // expected-error @+3 {{'ttir.to_layout' op only changes between scalars and tiles are supported}}
  // expected-note @+2 {{from '!tt.tile<32x32, f32>' to '!tt.tile<32x32, bf16>'}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %1 = "ttir.to_layout"(%a, %0) : (tensor<32x32xf32, #a>, tensor<32x32xf32, #b>) -> tensor<32x32xf32, #b>
  return %1 : tensor<32x32xf32, #b>
}

// -----

#dram = #tt.memory_space<dram>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<32x32xf32, #dram>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #dram>>
func.func @tilize_in_dram(%a: tensor<32x32xf32, #a>) -> tensor<32x32xf32, #b> {
  %0 = tensor.empty() : tensor<32x32xf32, #b>
  // expected-error @+3 {{'ttir.to_layout' op expected a tensor in L1}}
  // expected-note @+2 {{it is in dram}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %1 = "ttir.to_layout"(%a, %0) : (tensor<32x32xf32, #a>, tensor<32x32xf32, #b>) -> tensor<32x32xf32, #b>
  return %1 : tensor<32x32xf32, #b>
}

// -----

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<18x32xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
func.func @partial_tile(%a: tensor<18x32xf32, #a>) -> tensor<18x32xf32, #b> {
  %0 = tensor.empty() : tensor<18x32xf32, #b>
  // expected-warning @+2 {{shards are no whole tiles: the kernel reaches beyond the scalars}}
  // expected-note @+1 {{the shard of scalars is 18x32, that of tiles 32x32}}
  %1 = "ttir.to_layout"(%a, %0) : (tensor<18x32xf32, #a>, tensor<18x32xf32, #b>) -> tensor<18x32xf32, #b>
  return %1 : tensor<18x32xf32, #b>
}

// -----

//===--- generic ---===//

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
func.func @other_op(%a: tensor<32x32xf32, #tiles>, %b: tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles> {
  %0 = tensor.empty() : tensor<32x32xf32, #tiles>
  // expected-error @+3 {{'ttir.generic' op Unhandled conversion}}
  // expected-note @+2 {{kernels are made of one arith.addf or arith.mulf of the two inputs, which is yielded}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>, %z: tensor<32x32xf32, #buffer>):
    %2 = arith.subf %x, %y : tensor<32x32xf32, #buffer>
    "ttir.yield"(%2) : (tensor<32x32xf32, #buffer>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return %1 : tensor<32x32xf32, #tiles>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
func.func @two_ops(%a: tensor<32x32xf32, #tiles>, %b: tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles> {
  %0 = tensor.empty() : tensor<32x32xf32, #tiles>
  // expected-error @+3 {{'ttir.generic' op Unhandled conversion}}
  // expected-note @+2 {{kernels are made of one arith.addf or arith.mulf of the two inputs, which is yielded}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>, %z: tensor<32x32xf32, #buffer>):
    %2 = arith.addf %x, %y : tensor<32x32xf32, #buffer>
    %3 = arith.addf %2, %y : tensor<32x32xf32, #buffer>
    "ttir.yield"(%3) : (tensor<32x32xf32, #buffer>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return %1 : tensor<32x32xf32, #tiles>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
func.func @same_input(%a: tensor<32x32xf32, #tiles>, %b: tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles> {
  %0 = tensor.empty() : tensor<32x32xf32, #tiles>
  // expected-error @+3 {{'ttir.generic' op Unhandled conversion}}
  // expected-note @+2 {{kernels are made of one arith.addf or arith.mulf of the two inputs, which is yielded}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>, %z: tensor<32x32xf32, #buffer>):
    %2 = arith.addf %x, %x : tensor<32x32xf32, #buffer>
    "ttir.yield"(%2) : (tensor<32x32xf32, #buffer>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return %1 : tensor<32x32xf32, #tiles>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
func.func @maps(%a: tensor<32x32xf32, #tiles>, %b: tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles> {
  %0 = tensor.empty() : tensor<32x32xf32, #tiles>
  // expected-error @+3 {{'ttir.generic' op expected identity indexing maps}}
  // expected-note @+2 {{kernels go through all operands alike}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<1x1>, indexing_maps = [#map, affine_map<(d0, d1) -> (d1, d0)>, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>, %z: tensor<32x32xf32, #buffer>):
    %2 = arith.addf %x, %y : tensor<32x32xf32, #buffer>
    "ttir.yield"(%2) : (tensor<32x32xf32, #buffer>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return %1 : tensor<32x32xf32, #tiles>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
#dram = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #tt.memory_space<dram>>>
func.func @in_dram(%a: tensor<32x32xf32, #tiles>, %b: tensor<32x32xf32, #dram>) -> tensor<32x32xf32, #tiles> {
  %0 = tensor.empty() : tensor<32x32xf32, #tiles>
  // expected-error @+3 {{'ttir.generic' op expected operands in L1}}
  // expected-note @+2 {{operand #1 is in dram}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>, %z: tensor<32x32xf32, #buffer>):
    %2 = arith.addf %x, %y : tensor<32x32xf32, #buffer>
    "ttir.yield"(%2) : (tensor<32x32xf32, #buffer>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #dram>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return %1 : tensor<32x32xf32, #tiles>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
#rows = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<32x32xf32, #l1>>
func.func @scalars(%a: tensor<32x32xf32, #rows>, %b: tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles> {
  %0 = tensor.empty() : tensor<32x32xf32, #tiles>
  // expected-error @+3 {{'ttir.generic' op expected operands of tiles}}
  // expected-note @+2 {{operand #0 has scalars}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>, %z: tensor<32x32xf32, #buffer>):
    %2 = arith.addf %x, %y : tensor<32x32xf32, #buffer>
    "ttir.yield"(%2) : (tensor<32x32xf32, #buffer>) -> ()
  }) : (tensor<32x32xf32, #rows>, tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return %1 : tensor<32x32xf32, #tiles>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
func.func @grid(%a: tensor<32x32xf32, #tiles>, %b: tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles> {
  %0 = tensor.empty() : tensor<32x32xf32, #tiles>
  // expected-error @+3 {{'ttir.generic' op expected operands on the grid of the operation}}
  // expected-note @+2 {{operand #0 is on a grid of 1x1, the operation on one of 2x2}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<2x2>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>, %z: tensor<32x32xf32, #buffer>):
    %2 = arith.addf %x, %y : tensor<32x32xf32, #buffer>
    "ttir.yield"(%2) : (tensor<32x32xf32, #buffer>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return %1 : tensor<32x32xf32, #tiles>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
func.func @no_buffer(%a: tensor<32x32xf32, #tiles>, %b: tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles> {
  %0 = tensor.empty() : tensor<32x32xf32, #tiles>
  // expected-error @+3 {{'ttir.generic' op expected region arguments with a #tt.buffer}}
  // expected-note @+2 {{argument #0 has none; ttir-generic-region-operands-to-memref gives them}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32>, %y: tensor<32x32xf32>, %z: tensor<32x32xf32>):
    %2 = arith.addf %x, %y : tensor<32x32xf32>
    "ttir.yield"(%2) : (tensor<32x32xf32>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return %1 : tensor<32x32xf32, #tiles>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
#stream = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, stream>
func.func @stream(%a: tensor<32x32xf32, #tiles>, %b: tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles> {
  %0 = tensor.empty() : tensor<32x32xf32, #tiles>
  // expected-error @+3 {{'ttir.generic' op Currently only alias mode is supported}}
  // expected-note @+2 {{argument #0 has another access}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #stream>, %y: tensor<32x32xf32, #stream>, %z: tensor<32x32xf32, #stream>):
    %2 = arith.addf %x, %y : tensor<32x32xf32, #stream>
    "ttir.yield"(%2) : (tensor<32x32xf32, #stream>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return %1 : tensor<32x32xf32, #tiles>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
#other = #tt.buffer<memref<1x2x!tt.tile<32x32, f32>, #l1>, alias>
func.func @other_memref(%a: tensor<32x32xf32, #tiles>, %b: tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles> {
  %0 = tensor.empty() : tensor<32x32xf32, #tiles>
  // expected-error @+3 {{'ttir.generic' op expected buffers that are the shards of operands}}
  // expected-note @+2 {{argument #0 has another memref}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #other>, %y: tensor<32x32xf32, #other>, %z: tensor<32x32xf32, #other>):
    %2 = arith.addf %x, %y : tensor<32x32xf32, #other>
    "ttir.yield"(%2) : (tensor<32x32xf32, #other>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return %1 : tensor<32x32xf32, #tiles>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
#wide = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x2x!tt.tile<32x32, f32>, #l1>>
#other = #tt.buffer<memref<1x2x!tt.tile<32x32, f32>, #l1>, alias>
func.func @small_input(%a: tensor<32x32xf32, #tiles>, %b: tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #wide> {
  %0 = tensor.empty() : tensor<32x32xf32, #wide>
  // expected-error @+3 {{'ttir.generic' op expected inputs with all tiles that the output has}}
  // expected-note @+2 {{argument #0 has 1x1 tiles, the output 1x2}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>, %z: tensor<32x32xf32, #other>):
    %2 = arith.addf %x, %y : tensor<32x32xf32, #buffer>
    "ttir.yield"(%2) : (tensor<32x32xf32, #buffer>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>, tensor<32x32xf32, #wide>) -> tensor<32x32xf32, #wide>
  return %1 : tensor<32x32xf32, #wide>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
func.func @two_outputs(%a: tensor<32x32xf32, #tiles>) {
  %0 = tensor.empty() : tensor<32x32xf32, #tiles>
  %1 = tensor.empty() : tensor<32x32xf32, #tiles>
  // expected-error @+3 {{'ttir.generic' op Expected 1 output}}
  // expected-note @+2 {{there are 2}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %2:2 = "ttir.generic"(%a, %0, %1) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 1, 2>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>, %z: tensor<32x32xf32, #buffer>):
    "ttir.yield"(%x, %x) : (tensor<32x32xf32, #buffer>, tensor<32x32xf32, #buffer>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>)
  return
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
// Nothing here knows this kernel.
func.func @kernel_inside(%a: tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles> {
  %0 = tensor.empty() : tensor<32x32xf32, #tiles>
  // expected-note @+2 {{has a ttir.kernel other than @add or @multiply, of kind @eltwise, of floats, whose result is yielded}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %1 = "ttir.generic"(%a, %0) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>):
    %2 = "ttir.kernel"(%x, %y) <{kind = @eltwise, op = @relu, operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<32x32xf32, #buffer>, tensor<32x32xf32, #buffer>) -> tensor<32x32xf32, #buffer>
    "ttir.yield"(%2) : (tensor<32x32xf32, #buffer>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return %1 : tensor<32x32xf32, #tiles>
}

// -----

#any = #tt.operand_constraint<any_device>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #tt.memory_space<l1>>>
// Kernels take memory.
func.func @kernel_on_tensors(%a: tensor<32x32xf32, #tiles>) {
  // expected-note @+2 {{kernels on the device take memory, not tensors}}
  // expected-error @+1 {{failed to legalize operation 'ttir.kernel'}}
  %0 = "ttir.kernel"(%a, %a) <{kind = @eltwise, op = @relu, operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return
}
