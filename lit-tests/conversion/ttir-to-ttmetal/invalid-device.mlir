// RUN: ttmlir-opt --convert-ttir-to-ttmetal --split-input-file --verify-diagnostics %s

#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x8xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
// expected-error @+2 {{Device not found}}
// expected-note @+1 {{ttir-implicit-device puts one on the module}}
module {
  func.func @f(%a: tensor<4x16xf32, #a>, %b: tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 64, l1>, #tt.arg_alloc<1088, 256, l1>]} {
    %0 = "ttir.to_layout"(%a, %b) : (tensor<4x16xf32, #a>, tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b>
    return %0 : tensor<4x16xf32, #b>
  }
}

// -----

#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x8xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
// expected-error @+2 {{expected system desc to be present on the module}}
// expected-note @+1 {{ttir-load-system-desc puts one on the module}}
module attributes {tt.device = #device} {
  func.func @f(%a: tensor<4x16xf32, #a>, %b: tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 64, l1>, #tt.arg_alloc<1088, 256, l1>]} {
    %0 = "ttir.to_layout"(%a, %b) : (tensor<4x16xf32, #a>, tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b>
    return %0 : tensor<4x16xf32, #b>
  }
}

// -----

#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [1]>
#small = #tt.system_desc<[{arch = <wormhole_b0>, grid = 2x2, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [0x0, 0x1, 1x0, 1x1] dram = [8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [32x32]}], [0], [3 : i32], [0x0x0x0]>
#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x8xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
// expected-error @+1 {{the device has a chip that is not in the system}}
module attributes {tt.device = #device, tt.system_desc = #small} {
  func.func @f(%a: tensor<4x16xf32, #a>, %b: tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 64, l1>, #tt.arg_alloc<1088, 256, l1>]} {
    %0 = "ttir.to_layout"(%a, %b) : (tensor<4x16xf32, #a>, tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b>
    return %0 : tensor<4x16xf32, #b>
  }
}

// -----

// A system of one chip whose cores are fewer than its grid has.
#l1 = #tt.memory_space<l1>
#device = #tt.device<workerGrid = #tt.grid<2x2, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#few_cores = #tt.system_desc<[{arch = <wormhole_b0>, grid = 2x2, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [0x0, 0x1] dram = [8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [32x32]}], [0], [3 : i32], [0x0x0x0]>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x8xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
module attributes {tt.device = #device, tt.system_desc = #few_cores} {
  func.func @f(%a: tensor<4x16xf32, #a>, %b: tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 64, l1>, #tt.arg_alloc<1088, 256, l1>]} {
    // expected-error @+3 {{'ttir.to_layout' op expected a core of the chip}}
    // expected-note @+2 {{core 1x0 is not in the system description}}
    // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
    %0 = "ttir.to_layout"(%a, %b) : (tensor<4x16xf32, #a>, tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b>
    return %0 : tensor<4x16xf32, #b>
  }
}

// -----

#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1, d2) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#small = #tt.system_desc<[{arch = <wormhole_b0>, grid = 2x2, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [0x0, 0x1, 1x0, 1x1] dram = [8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [32x32]}], [0], [3 : i32], [0x0x0x0]>
#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x8xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
// expected-error @+2 {{expected a worker grid of cores}}
// expected-note @+1 {{the mapping (d0, d1, d2) -> (0, d0, d1) is not of the 2 dims of the worker grid 8x8}}
module attributes {tt.device = #device, tt.system_desc = #small} {
  func.func @f(%a: tensor<4x16xf32, #a>, %b: tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 64, l1>, #tt.arg_alloc<1088, 256, l1>]} {
    %0 = "ttir.to_layout"(%a, %b) : (tensor<4x16xf32, #a>, tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b>
    return %0 : tensor<4x16xf32, #b>
  }
}

// -----

#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0 - 4, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#small = #tt.system_desc<[{arch = <wormhole_b0>, grid = 2x2, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [0x0, 0x1, 1x0, 1x1] dram = [8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [32x32]}], [0], [3 : i32], [0x0x0x0]>
#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x8xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
// expected-error @+2 {{expected a worker grid of cores}}
// expected-note @+1 {{the mapping (d0, d1) -> (0, d0 - 4, d1) sends (0, 0) to (0, -4, 0)}}
module attributes {tt.device = #device, tt.system_desc = #small} {
  func.func @f(%a: tensor<4x16xf32, #a>, %b: tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 64, l1>, #tt.arg_alloc<1088, 256, l1>]} {
    %0 = "ttir.to_layout"(%a, %b) : (tensor<4x16xf32, #a>, tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b>
    return %0 : tensor<4x16xf32, #b>
  }
}

// -----

#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0 floordiv 0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#small = #tt.system_desc<[{arch = <wormhole_b0>, grid = 2x2, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [0x0, 0x1, 1x0, 1x1] dram = [8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [32x32]}], [0], [3 : i32], [0x0x0x0]>
#l1 = #tt.memory_space<l1>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x8xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
// expected-error @+2 {{expected a worker grid of cores}}
// expected-note @+1 {{the mapping (d0, d1) -> (0, d0 floordiv 0, d1) sends (0, 0) to (0, NaN, 0)}}
module attributes {tt.device = #device, tt.system_desc = #small} {
  func.func @f(%a: tensor<4x16xf32, #a>, %b: tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b> attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 64, l1>, #tt.arg_alloc<1088, 256, l1>]} {
    %0 = "ttir.to_layout"(%a, %b) : (tensor<4x16xf32, #a>, tensor<4x16xf32, #b>) -> tensor<4x16xf32, #b>
    return %0 : tensor<4x16xf32, #b>
  }
}
