// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --convert-ttir-to-ttmetal --split-input-file --verify-diagnostics %s

//===--- addresses ---===//

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x8xf32, #l1>>
func.func @relayout(%a: tensor<4x16xf32, #a>, %b: tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b> {
  // expected-error @+3 {{'ttir.to_layout' op Expected valid address}}
  // expected-note @+2 {{operand #0 has none; ttir-allocate gives addresses to tensors}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %0 = "ttir.to_layout"(%a, %b) : (tensor<4x16xf32, #a>, tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b>
  return %0 : tensor<4x16xf32, #b>
}

// -----

// No memory is so large.
#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x8xf32, #l1>>
func.func @address_beyond_memory(%a: tensor<4x16xf32, #a>, %b: tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<18446744073709551615, 256, l1>, #tt.arg_alloc<1280, 64, l1>]} {
  // expected-error @+3 {{'ttir.to_layout' op Expected valid address}}
  // expected-note @+2 {{operand #0 has none; ttir-allocate gives addresses to tensors}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %0 = "ttir.to_layout"(%a, %b) : (tensor<4x16xf32, #a>, tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b>
  return %0 : tensor<4x16xf32, #b>
}

// -----

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<32x32xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
func.func @reformat(%a: tensor<32x32xf32, #a>) -> tensor<32x32xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 4096, l1>]} {
  // expected-note @+2 {{ttir-allocate gives addresses to tensors}}
  // expected-error @+1 {{failed to legalize operation 'tensor.empty'}}
  %0 = tensor.empty() : tensor<32x32xf32, #b>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<32x32xf32, #a>, tensor<32x32xf32, #b>) -> tensor<32x32xf32, #b>
  return %1 : tensor<32x32xf32, #b>
}

// -----

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<32x32xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
func.func private @elsewhere() -> tensor<32x32xf32, #b>
func.func @from_call(%a: tensor<32x32xf32, #a>) -> tensor<32x32xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 4096, l1>]} {
  %0 = func.call @elsewhere() : () -> tensor<32x32xf32, #b>
  // expected-error @+3 {{'ttir.to_layout' op Expected valid address}}
  // expected-note @+2 {{operand #1 has none; ttir-allocate gives addresses to tensors}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %1 = "ttir.to_layout"(%a, %0) : (tensor<32x32xf32, #a>, tensor<32x32xf32, #b>) -> tensor<32x32xf32, #b>
  return %1 : tensor<32x32xf32, #b>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
func.func @generic(%a: tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles> {
  // expected-error @+3 {{'ttir.generic' op Expected valid address}}
  // expected-note @+2 {{operand #0 has none; ttir-allocate gives addresses to tensors}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %0 = "ttir.generic"(%a, %a, %a) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>, %z: tensor<32x32xf32, #buffer>):
    %1 = arith.addf %x, %y : tensor<32x32xf32, #buffer>
    "ttir.yield"(%1) : (tensor<32x32xf32, #buffer>) -> ()
  }) : (tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>, tensor<32x32xf32, #tiles>) -> tensor<32x32xf32, #tiles>
  return %0 : tensor<32x32xf32, #tiles>
}

// -----

//===--- layouts that do not fit ---===//

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x8xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x8xf32, #l1>>
func.func @small_memref(%a: tensor<4x16xf32, #a>, %b: tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 256, l1>, #tt.arg_alloc<1280, 64, l1>]} {
  // expected-error @+3 {{'ttir.to_layout' op the tensor cannot be moved to that layout}}
  // expected-note @+2 {{memref shape 2x8 is smaller than the shard, which needs 4x16}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %0 = "ttir.to_layout"(%a, %b) : (tensor<4x16xf32, #a>, tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b>
  return %0 : tensor<4x16xf32, #b>
}

// -----

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<32x32xf32, #l1>>
#open = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<?x1x!tt.tile<32x32, f32>, #l1>>
func.func @shard_of_unknown_size(%a: tensor<32x32xf32, #a>, %b: tensor<32x32xf32, #open>) -> tensor<32x32xf32, #open> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 4096, l1>, #tt.arg_alloc<5120, 4096, l1>]} {
  // expected-error @+3 {{'ttir.to_layout' op expected layouts for the shape of the tensor}}
  // expected-note @+2 {{sizes of memrefs in layouts must be known}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %0 = "ttir.to_layout"(%a, %b) : (tensor<32x32xf32, #a>, tensor<32x32xf32, #open>) -> tensor<32x32xf32, #open>
  return %0 : tensor<32x32xf32, #open>
}

// -----

// A kernel runs once on a core, on one shard.
#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <65x1>, memref<32x32xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <65x1>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
func.func @two_shards_on_a_core(%a: tensor<2080x32xf32, #a>, %b: tensor<2080x32xf32, #b>) -> tensor<2080x32xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 8192, l1>, #tt.arg_alloc<9216, 8192, l1>]} {
  // expected-error @+3 {{'ttir.to_layout' op layout has more cores than the device}}
  // expected-note @+2 {{the grid of the layout is 65x1, that of the device 8x8}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %0 = "ttir.to_layout"(%a, %b) : (tensor<2080x32xf32, #a>, tensor<2080x32xf32, #b>) -> tensor<2080x32xf32, #b>
  return %0 : tensor<2080x32xf32, #b>
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x65>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
func.func @generic_on_shards_that_share_a_core(%a: tensor<32x2080xf32, #tiles>) -> tensor<32x2080xf32, #tiles> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 8192, l1>]} {
  // expected-error @+3 {{'ttir.generic' op layout has more cores than the device}}
  // expected-note @+2 {{the grid of the layout is 1x65, that of the device 8x8}}
  // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
  %0 = "ttir.generic"(%a, %a, %a) <{grid = #tt.grid<1x65>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>, %z: tensor<32x32xf32, #buffer>):
    %1 = arith.addf %x, %y : tensor<32x32xf32, #buffer>
    "ttir.yield"(%1) : (tensor<32x32xf32, #buffer>) -> ()
  }) : (tensor<32x2080xf32, #tiles>, tensor<32x2080xf32, #tiles>, tensor<32x2080xf32, #tiles>) -> tensor<32x2080xf32, #tiles>
  return %0 : tensor<32x2080xf32, #tiles>
}

// -----

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <2147483647x2>, memref<1x8xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
func.func @grid_beyond_all_devices(%a: tensor<4x16xf32, #a>, %b: tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 256, l1>, #tt.arg_alloc<1280, 256, l1>]} {
  // expected-error @+3 {{'ttir.to_layout' op the tensor cannot be moved to that layout}}
  // expected-note @+2 {{the grid has 4294967294 cores}}
  // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
  %0 = "ttir.to_layout"(%a, %b) : (tensor<4x16xf32, #a>, tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b>
  return %0 : tensor<4x16xf32, #b>
}
