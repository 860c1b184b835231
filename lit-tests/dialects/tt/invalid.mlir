// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

//===--- device ---===//

// One chip id for a mesh of two chips.
// expected-error @+1 {{expected chipIds size to match the volume of meshShape}}
module attributes {tt.device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0, d1, s0), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = 1x2, chipIds = [0]>} {}

// -----

// Two chip ids; a mesh without dimensions has one chip.
// expected-error @+1 {{expected chipIds size to match the volume of meshShape}}
module attributes {tt.device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0, d1, s0), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0, 1]>} {}

// -----

// A grid has at least one core.
// expected-error @+1 {{expected positive grid dimensions}}
module attributes {tt.device = #tt.device<workerGrid = #tt.grid<8x0, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0, d1, s0), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>} {}

// -----

// A point of the grid is mapped to device, y and x.
// expected-error @+1 {{expected physical grid mapping to have PhysGridResultIdx::NumIndices results}}
module attributes {tt.device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0, d1, s0), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>} {}

// -----

// A point of a layout is mapped to device, y, x and offset.
// expected-error @+1 {{expected l1Map to have MemoryMapResultIdx::NumIndices results}}
module attributes {tt.device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0, d1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>} {}

// -----

// In DRAM too.
// expected-error @+1 {{expected dramMap to have MemoryMapResultIdx::NumIndices results}}
module attributes {tt.device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0, d1, s0), dramMap = (d0, d1)[s0, s1] -> (0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>} {}

// -----

//===--- system_desc ---===//

// No chip can do what bit 2 stands for.
// expected-error @+1 {{unsupported chip capabilities 7}}
module attributes {tt.system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 1x1, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0] dram = [ 8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [ 32x32]}], [0], [7 : i32], [ 0x0x0x0]>} {}

// -----

// expected-error @+1 {{unsupported chip capabilities 3, -1}}
module attributes {tt.system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 1x1, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0] dram = [ 8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [ 32x32]}], [0], [3 : i32, -1 : i32], [ 0x0x0x0]>} {}

// -----

// Capabilities have 32 bits in a binary.
// expected-error @+1 {{expected chip capabilities of type i32}}
module attributes {tt.system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 1x1, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0] dram = [ 8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [ 32x32]}], [0], [3], [ 0x0x0x0]>} {}

// -----

//===--- tile ---===//

// A tile has rows and columns.
// expected-error @+1 {{expected 2D shape}}
func.func private @tile(memref<2x4x!tt.tile<32, f32>>)

// -----

// And nothing else.
// expected-error @+1 {{expected 2D shape}}
func.func private @tile(memref<2x4x!tt.tile<1x32x32, f32>>)

// -----

// Nor is it empty.
// expected-error @+1 {{expected positive tile dimensions, got 0x32}}
func.func private @tile(memref<2x4x!tt.tile<0x32, f32>>)

// -----

//===--- numbers ---===//

// Dimensions stand between the signs.
// expected-error @+1 {{invalid dimension}}
module attributes {tt.grid = #tt.grid<8x>} {}

// -----

// The coordinates of chips have 32 bits.
// expected-error @+1 {{integer value too large}}
module attributes {tt.note = #tt<chip_coord 0x0x4294967296x0>} {}

// -----

// Unsigned numbers have 64 bits.
// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse TT_ArgumentAllocationAttr parameter 'address' which is to be a `uint64_t`}}
module attributes {tt.arg_alloc = #tt.arg_alloc<18446744073709551616, 32, l1>} {}

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse TT_ArgumentAllocationAttr parameter 'size' which is to be a `uint64_t`}}
module attributes {tt.arg_alloc = #tt.arg_alloc<0, -1, l1>} {}

// -----

// Signed numbers that would be rounded are refused.
// expected-error @+2 {{integers beyond 2^53 are not supported}}
// expected-error @+1 {{failed to parse TT_ChipChannelAttr parameter 'ethernetCoreCoord0' which is to be a `::llvm::ArrayRef<int64_t>`}}
module attributes {tt.note = #tt.chip_channel<[0, 9007199254740993, 0], [1, 0, 0]>} {}

// -----

// Of the types of these dialects only tiles are elements of memrefs.
// expected-error @+1 {{invalid memref element type}}
func.func private @f(memref<2x!tt.device<<workerGrid = #tt.grid<1x1, (d0, d1) -> (0, d0, d1)>, l1Map = () -> (0, 0, 0, 0), dramMap = () -> (0, 0, 0, 0), meshShape = , chipIds = [0]>>>)
