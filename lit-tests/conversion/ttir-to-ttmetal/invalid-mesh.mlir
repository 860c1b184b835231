// RUN: ttmlir-opt --ttir-implicit-device="mesh-shape=1,2" --ttir-allocate --convert-ttir-to-ttmetal --split-input-file --verify-diagnostics %s

// Kernels of one dispatch run on one chip. The third core of a row is on the second chip.

#l1 = #tt.memory_space<l1>
#two_chips = #tt.system_desc<[{arch = <wormhole_b0>, grid = 2x2, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [0x0, 0x1, 1x0, 1x1] dram = [8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [32x32]}], [0, 0], [3 : i32, 0 : i32], [0x0x0x0, 0x0x0x1]>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x32xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x4>, memref<4x8xf32, #l1>>
module attributes {tt.system_desc = #two_chips} {
  func.func @relayout(%a: tensor<4x32xf32, #a>) -> tensor<4x32xf32, #b> {
    %0 = tensor.empty() : tensor<4x32xf32, #b>
    // expected-error @+3 {{'ttir.to_layout' op expected single device}}
    // expected-note @+2 {{parts of the tensor are on several chips}}
    // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
    %1 = "ttir.to_layout"(%a, %0) : (tensor<4x32xf32, #a>, tensor<4x32xf32, #b>) -> tensor<4x32xf32, #b>
    return %1 : tensor<4x32xf32, #b>
  }
}

// -----

#l1 = #tt.memory_space<l1>
#two_chips = #tt.system_desc<[{arch = <wormhole_b0>, grid = 2x2, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [0x0, 0x1, 1x0, 1x1] dram = [8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [32x32]}], [0, 0], [3 : i32, 0 : i32], [0x0x0x0, 0x0x0x1]>
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x4>, memref<32x32xf32, #l1>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x4>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
module attributes {tt.system_desc = #two_chips} {
  func.func @reformat(%a: tensor<32x128xf32, #a>) -> tensor<32x128xf32, #b> {
    %0 = tensor.empty() : tensor<32x128xf32, #b>
    // expected-error @+3 {{'ttir.to_layout' op expected single device}}
    // expected-note @+2 {{parts of the tensor are on several chips}}
    // expected-error @+1 {{failed to legalize operation 'ttir.to_layout'}}
    %1 = "ttir.to_layout"(%a, %0) : (tensor<32x128xf32, #a>, tensor<32x128xf32, #b>) -> tensor<32x128xf32, #b>
    return %1 : tensor<32x128xf32, #b>
  }
}

// -----

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#buffer = #tt.buffer<memref<1x1x!tt.tile<32x32, f32>, #l1>, alias>
#two_chips = #tt.system_desc<[{arch = <wormhole_b0>, grid = 2x2, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [0x0, 0x1, 1x0, 1x1] dram = [8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [32x32]}], [0, 0], [3 : i32, 0 : i32], [0x0x0x0, 0x0x0x1]>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x4>, memref<1x1x!tt.tile<32x32, f32>, #l1>>
module attributes {tt.system_desc = #two_chips} {
  func.func @generic(%a: tensor<32x128xf32, #b>) -> tensor<32x128xf32, #b> {
    %0 = tensor.empty() : tensor<32x128xf32, #b>
    // expected-error @+3 {{'ttir.generic' op expected single device}}
    // expected-note @+2 {{parts of the tensor are on several chips}}
    // expected-error @+1 {{failed to legalize operation 'ttir.generic'}}
    %1 = "ttir.generic"(%a, %a, %0) <{grid = #tt.grid<1x4>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
    ^bb0(%x: tensor<32x32xf32, #buffer>, %y: tensor<32x32xf32, #buffer>, %z: tensor<32x32xf32, #buffer>):
      %2 = arith.addf %x, %y : tensor<32x32xf32, #buffer>
      "ttir.yield"(%2) : (tensor<32x32xf32, #buffer>) -> ()
    }) : (tensor<32x128xf32, #b>, tensor<32x128xf32, #b>, tensor<32x128xf32, #b>) -> tensor<32x128xf32, #b>
    return %1 : tensor<32x128xf32, #b>
  }
}
