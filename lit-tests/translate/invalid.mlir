// What a binary cannot hold is an error at its place.
// RUN: ttmlir-translate --ttnn-to-flatbuffer --split-input-file --verify-diagnostics %s

// expected-error @below {{'builtin.module' op expected system desc to be present on the module}}
module {
}

// -----

#system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0] dram = [ 8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [ 32x32]}], [0], [3 : i32], [ 0x0x0x0]>
module attributes {tt.system_desc = #system_desc} {
  // expected-error @+2 {{'func.func' op Device not found}}
  // expected-note @+1 {{expected the attribute tt.device on the module}}
  func.func @no_device(%arg0: tensor<4x4xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x4xf32, #tt.memory_space<system>>>>) {
    return
  }
}

// -----

#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0] dram = [ 8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [ 32x32]}], [0], [3 : i32], [ 0x0x0x0]>
module attributes {tt.device = #device, tt.system_desc = #system_desc} {
  // expected-error @+2 {{expected a tensor with a tt.layout}}
  // expected-note @+1 {{the type is 'tensor<4x4xf32>'}}
  func.func @no_layout(%arg0: tensor<4x4xf32>) {
    return
  }
}

// -----

#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0] dram = [ 8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [ 32x32]}], [0], [3 : i32], [ 0x0x0x0]>
#wide = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x4xf64, #tt.memory_space<system>>>
module attributes {tt.device = #device, tt.system_desc = #system_desc} {
  // expected-error @+2 {{unsupported float type}}
  // expected-note @+1 {{the type is 'memref<4x4xf64, #tt.memory_space<system>>'}}
  func.func @element(%arg0: tensor<4x4xf64, #wide>) {
    return
  }
}

// -----

#mesh = #tt.device<workerGrid = #tt.grid<2x8x8, (d0, d1, d2) -> (d0, d1, d2)>, l1Map = (d0, d1, d2)[s0, s1, s2] -> (d0, d1, d2, 0), dramMap = (d0, d1, d2)[s0, s1, s2] -> (d0, 0, 0, 0), meshShape = 1x2x1, chipIds = [0, 1]>
#system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0] dram = [ 8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [ 32x32]}], [0], [3 : i32], [ 0x0x0x0]>
module attributes {tt.device = #mesh, tt.system_desc = #system_desc} {
  func.func @mesh() {
    // expected-error @+2 {{'ttnn.get_device' op expected non-batch dim to be 1}}
    // expected-note @+1 {{the mesh is 1x2x1}}
    %0 = "ttnn.get_device"() : () -> !tt.device<#mesh>
    return
  }
}

// -----

#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0] dram = [ 8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [ 32x32]}], [0], [3 : i32], [ 0x0x0x0]>
module attributes {tt.device = #device, tt.system_desc = #system_desc} {
  func.func @other_dialect() {
    // expected-error @+1 {{'arith.constant' op unhandled op in emitTTNNOperation}}
    %0 = arith.constant 1 : i32
    return
  }
}
