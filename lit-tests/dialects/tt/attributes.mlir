// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s

// Aliases are printed for layouts, memory spaces, iterator types, operand constraints, devices and system descriptions.

// CHECK-DAG: #any = #tt.operand_constraint<system|dram|l1|scalar|tile|none|interleaved|single_bank|height_sharded|width_sharded|block_sharded|any_layout|any|any_device|any_device_tile|l1_block_sharded>
// CHECK-DAG: #any_device = #tt.operand_constraint<dram|l1|scalar|tile|none|interleaved|single_bank|height_sharded|width_sharded|block_sharded|any_layout|any_device|any_device_tile|l1_block_sharded>
// CHECK-DAG: #any_device_tile = #tt.operand_constraint<dram|l1|tile|none|interleaved|single_bank|height_sharded|width_sharded|block_sharded|any_layout|any_device_tile>
// CHECK-DAG: #l1_block_sharded = #tt.operand_constraint<l1|scalar|tile|block_sharded|l1_block_sharded>
// CHECK-DAG: #operand_constraint = #tt.operand_constraint<l1|scalar|tile|height_sharded>
// CHECK-DAG: #parallel = #tt.iterator_type<parallel>
// CHECK-DAG: #systolic = #tt.iterator_type<systolic>
// CHECK-DAG: #broadcast = #tt.iterator_type<broadcast>
// CHECK-DAG: #system = #tt.memory_space<system>
// CHECK-DAG: #mmio = #tt.memory_space<mmio>
// CHECK-DAG: #dram = #tt.memory_space<dram>
// CHECK-DAG: #l1_ = #tt.memory_space<l1>
// CHECK-DAG: #device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, ((((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1) floordiv 8192) mod 12, (((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1) floordiv 98304 + (((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1) mod 8192), meshShape = , chipIds = [0]>
// CHECK-DAG: #system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0,  0x1] dram = [ 8x0,  9x0] eth = [ 2x2] eth_inactive = [ 3x3]}, supported_data_types = [<f32>, <f16>, <bf16>, <bfp_f8>, <bfp_bf8>, <bfp_f4>, <bfp_bf4>, <bfp_f2>, <bfp_bf2>, <u32>, <u16>, <u8>], supported_tile_sizes = [ 4x16,  32x32]}], [0], [3 : i32], [ 0x0x0x0], [<[0, 8, 0], [1, 0, 0]>]>
// CHECK-DAG: #layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
// CHECK-DAG: #layout1 = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #dram>, interleaved>
// CHECK-DAG: #layout2 = #tt.layout<(d0, d1) -> (d0, d1), neginf, <2x2>, memref<1x2x!tt.tile<32x32, bfp_bf8>, #l1_>, block_sharded>
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, ((((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1) floordiv 8192) mod 12, (((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1) floordiv 98304 + (((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1) mod 8192), meshShape = , chipIds = [0]>
#system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0,  0x1] dram = [ 8x0,  9x0] eth = [ 2x2] eth_inactive = [ 3x3]}, supported_data_types = [<f32>, <f16>, <bf16>, <bfp_f8>, <bfp_bf8>, <bfp_f4>, <bfp_bf4>, <bfp_f2>, <bfp_bf2>, <u32>, <u16>, <u8>], supported_tile_sizes = [ 4x16,  32x32]}], [0], [3 : i32], [ 0x0x0x0], [<[0, 8, 0], [1, 0, 0]>]>

// CHECK: module attributes {tt.device = #device, tt.system_desc = #system_desc} {
module attributes {tt.device = #device, tt.system_desc = #system_desc} {

// CHECK-LABEL: func.func private @enums
func.func private @enums() attributes {
  // CHECK-SAME: tt.arch = [#tt.arch<grayskull>, #tt.arch<wormhole_b0>, #tt.arch<blackhole>]
  tt.arch = [#tt.arch<grayskull>, #tt.arch<wormhole_b0>, #tt.arch<blackhole>],
  // CHECK-SAME: tt.constraint = [#any, #any_device, #any_device, #any_device_tile, #l1_block_sharded, #operand_constraint]
  tt.constraint = [#tt.operand_constraint<any>, #tt.operand_constraint<any_device>, #tt.operand_constraint<dram|l1|tile|any_device|any_device_tile>, #tt.operand_constraint<dram|l1|tile|any_device_tile>, #tt.operand_constraint<l1_block_sharded>, #tt.operand_constraint<l1|height_sharded|scalar|tile>],
  // CHECK-SAME: tt.data_type = [#tt.supportedDataTypes<f32>, #tt.supportedDataTypes<bfp_bf8>, #tt.supportedDataTypes<u8>]
  tt.data_type = [#tt.supportedDataTypes<f32>, #tt.supportedDataTypes<bfp_bf8>, #tt.supportedDataTypes<u8>],
  // CHECK-SAME: tt.iterator = [#parallel, #systolic, #broadcast]
  tt.iterator = [#tt.iterator_type<parallel>, #tt.iterator_type<systolic>, #tt.iterator_type<broadcast>],
  // CHECK-SAME: tt.memory_layout = [#tt.tensor_memory_layout<none>, #tt.tensor_memory_layout<interleaved>, #tt.tensor_memory_layout<single_bank>, #tt.tensor_memory_layout<height_sharded>, #tt.tensor_memory_layout<width_sharded>, #tt.tensor_memory_layout<block_sharded>]
  tt.memory_layout = [#tt.tensor_memory_layout<none>, #tt.tensor_memory_layout<interleaved>, #tt.tensor_memory_layout<single_bank>, #tt.tensor_memory_layout<height_sharded>, #tt.tensor_memory_layout<width_sharded>, #tt.tensor_memory_layout<block_sharded>],
  // CHECK-SAME: tt.memory_space = [#system, #mmio, #dram, #l1_]
  tt.memory_space = [#tt.memory_space<system>, #tt.memory_space<mmio>, #tt.memory_space<dram>, #tt.memory_space<l1>],
  // CHECK-SAME: tt.oob = [#tt.oob_val<undef>, #tt.oob_val<zero>, #tt.oob_val<one>, #tt.oob_val<inf>, #tt.oob_val<neginf>]
  tt.oob = [#tt.oob_val<undef>, #tt.oob_val<zero>, #tt.oob_val<one>, #tt.oob_val<inf>, #tt.oob_val<neginf>]
}

// An attribute whose text does not begin with '<' is written in the wrapped form.
// CHECK-LABEL: func.func private @structs
func.func private @structs() attributes {
  // CHECK-SAME: tt.access = [#tt<buffer_access alias>, #tt<buffer_access stream>, #tt<buffer_access alias|stream>]
  tt.access = [#tt<buffer_access alias>, #tt<buffer_access "stream">, #tt<buffer_access stream|alias>],
  // CHECK-SAME: tt.arg_alloc = [#tt.arg_alloc<1024, 32768, l1>]
  tt.arg_alloc = [#tt.arg_alloc<1024, 32768, l1>],
  // CHECK-SAME: tt.arg_alloc_beyond_numbers = [#tt.arg_alloc<18446744073709551615, 9007199254740993, dram>, #tt.arg_alloc<0, 9007199254740992, dram>]
  tt.arg_alloc_beyond_numbers = [#tt.arg_alloc<0xFFFFFFFFFFFFFFFF, 9007199254740993, dram>, #tt.arg_alloc<0, 9007199254740992, dram>],
  // CHECK-SAME: tt.buffer = [#tt.buffer<memref<64x128xf32, #l1_>, alias>, #tt.buffer<memref<2x2xf32>, "alias|stream">]
  tt.buffer = [#tt.buffer<memref<64x128xf32, #tt.memory_space<l1>>, alias>, #tt.buffer<memref<2x2xf32>, "alias|stream">],
  // CHECK-SAME: tt.channel = #tt.chip_channel<[0, 8, 0], [1, 0, 0]>
  tt.channel = #tt.chip_channel<[0, 8, 0], [1, 0, 0]>,
  // CHECK-SAME: tt.coord = [#tt<core_coord 0x7>, #tt<tile_size 32x32>, #tt<chip_coord 0x1x2x4294967295>]
  tt.coord = [#tt<core_coord 0x7>, #tt<tile_size 32 x 32>, #tt<chip_coord 0x1x2x4294967295>],
  // CHECK-SAME: tt.cores = [#tt<chip_physical_cores{worker = [ 0x0,  0x1] dram = [ 1x1]}>, #tt<chip_physical_cores{worker = [ 0x0] dram = [ 1x1] eth = [ 2x2] eth_inactive = [ 3x3]}>]
  tt.cores = [#tt<chip_physical_cores {worker = [0x0, 0x1] dram = [1x1]}>, #tt<chip_physical_cores{worker = [ 0x0] dram = [ 1x1] eth = [ 2x2] eth_inactive = [ 3x3]}>],
  // CHECK-SAME: tt.grid = [#tt.grid<1x1>, #tt.grid<8x16, (d0, d1) -> (d1 floordiv 8, d0, d1 mod 8)>, #tt.grid<4>]
  tt.grid = [#tt.grid<1x1>, #tt.grid<8x16, (d0, d1) -> (d1 floordiv 8, d0, d1 mod 8)>, #tt.grid<4, () -> ()>]
}

// An element of a layout that equals its default is left out; nested attributes lose their prefix.
// CHECK-LABEL: func.func private @layouts
// CHECK-SAME: (tensor<64x128xf32, #layout>, tensor<64x128xf32, #layout1>, tensor<64x128xf32, #layout2>)
func.func private @layouts(
  tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, #tt.grid<1x1>, memref<64x128xf32, #tt.memory_space<system>>, none>>,
  tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #tt.memory_space<dram>>, interleaved>>,
  tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), neginf, <2x2>, memref<1x2x!tt.tile<32 x 32, bfp_bf8>, #tt.memory_space<l1>>, block_sharded>>)

// CHECK-LABEL: func.func private @types
// CHECK-SAME: (!tt.tile<32x32, f32>, !tt.device<#device>, !tt.device<#device>)
func.func private @types(!tt.tile<32x32, f32>, !tt.device<#device>, !tt.device<#tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, ((((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1) floordiv 8192) mod 12, (((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1) floordiv 98304 + (((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1) mod 8192), meshShape = , chipIds = [0]>>)

}
