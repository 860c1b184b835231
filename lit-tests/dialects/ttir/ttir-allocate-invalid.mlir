// RUN: ttmlir-opt --split-input-file --verify-diagnostics --ttir-load-system-desc --ttir-implicit-device --ttir-allocate %s
// RUN: not ttmlir-opt --split-input-file --ttir-allocate %s 2>&1 | filecheck %s --check-prefix=NO-DEVICE
// RUN: not ttmlir-opt --ttir-allocate %S/inputs/device-without-system.mlir 2>&1 | filecheck %s --check-prefix=NO-SYSTEM

// NO-DEVICE: error: Device not found
// NO-SYSTEM: error: expected system desc to be present on the module
// NO-SYSTEM: note: ttir-load-system-desc puts one on the module

// L1 holds 1498112 bytes on each core.
#l1 = #tt.memory_space<l1>
#large = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1024x256xf32, #l1>>
func.func @full(%a: tensor<1024x256xf32, #large>) -> tensor<1024x256xf32, #large> {
  // expected-error @+2 {{'tensor.empty' op Out of memory}}
  // expected-note @+1 {{1048576 bytes of l1 are needed, 1048576 of 1498112 bytes are taken}}
  %0 = tensor.empty() : tensor<1024x256xf32, #large>
  // The first tensor that does not fit is enough: nothing is said of those behind it.
  %1 = tensor.empty() : tensor<1024x256xf32, #large>
  return %0 : tensor<1024x256xf32, #large>
}

// -----

#l1 = #tt.memory_space<l1>
#huge = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1024x512xf32, #l1>>
// expected-error @+2 {{'func.func' op Out of memory}}
// expected-note @+1 {{2097152 bytes of l1 are needed, 0 of 1498112 bytes are taken}}
func.func @full_of_arguments(%a: tensor<1024x512xf32, #huge>) {
  return
}

// -----

// Of a memory that is reserved as a whole nothing is left.
#l1 = #tt.memory_space<l1>
#small = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x4xf32, #l1>>
module attributes {tt.system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 1x1, l1_size = 512, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0] dram = [ 8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [ 32x32]}], [0], [3 : i32], [ 0x0x0x0]>} {
  // expected-error @+2 {{'func.func' op Out of memory}}
  // expected-note @+1 {{64 bytes of l1 are needed, 0 of 0 bytes are taken}}
  func.func @reserved(%a: tensor<4x4xf32, #small>) {
    return
  }
}

// -----

func.func @no_layout() {
  // expected-error @+2 {{'tensor.empty' op cannot allocate 'tensor<4xf32>'}}
  // expected-note @+1 {{the tensor has no #tt.layout; ttir-layout gives layouts to tensors}}
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.empty() : tensor<4xf32>
  return
}

// -----

// expected-error @+2 {{'func.func' op cannot allocate argument #1 ('i32')}}
// expected-note @+1 {{expected a tensor}}
func.func @no_tensor(%a: tensor<4xf32, #tt.layout<(d0) -> (0, d0), undef, <1x1>, memref<1x4xf32, #tt.memory_space<l1>>>>, %b: i32) {
  return
}

// -----

// expected-error @+2 {{'func.func' op expected a function with one block}}
// expected-note @+1 {{it has 2}}
func.func @blocks() {
  cf.br ^bb1
^bb1:
  return
}

// -----

// The layout is for a larger tensor than the shard.
// expected-error @+2 {{'func.func' op cannot allocate argument #0}}
// expected-note @+1 {{memref shape 1x2 is smaller than the shard, which needs 1x4}}
func.func @misfit(%a: tensor<4xf32, #tt.layout<(d0) -> (0, d0), undef, <1x1>, memref<1x2xf32, #tt.memory_space<l1>>>>) {
  return
}

// -----

// Shards are as large as the last index says, which is row 0.
// expected-error @+2 {{'func.func' op cannot allocate argument #0}}
// expected-note @+1 {{result 0 of the linear map goes from 0 to 3, but must go from 0 to 0, what it is at the last index of 4x8}}
func.func @upside_down(%a: tensor<4x8xf32, #tt.layout<(d0, d1) -> (-d0 + 3, d1), undef, <1x1>, memref<4x8xf32, #tt.memory_space<l1>>>>) {
  return
}

// -----

// expected-error @+2 {{'func.func' op cannot allocate argument #0}}
// expected-note @+1 {{the grid has 10000000000 cores}}
func.func @cores(%a: tensor<4xf32, #tt.layout<(d0) -> (0, d0), undef, <100000x100000>, memref<1x1xf32, #tt.memory_space<l1>>>>) {
  return
}

// -----

// expected-error @+2 {{'func.func' op cannot allocate argument #0}}
// expected-note @+1 {{sizes of tensors on devices must be known}}
func.func @dynamic(%a: tensor<?xf32, #tt.layout<(d0) -> (0, d0), undef, <1x1>, memref<1x4xf32, #tt.memory_space<l1>>>>) {
  return
}
