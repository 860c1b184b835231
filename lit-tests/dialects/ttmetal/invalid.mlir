// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

//===--- host_write ---===//

// The input has no layout.
#on_device = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @host_write_input_encoding(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32, #on_device>) {
  // expected-error @+1 {{'ttmetal.host_write' op Input tensor missing layout attribute}}
  %0 = "ttmetal.host_write"(%arg0, %arg1) : (tensor<64x128xf32>, tensor<64x128xf32, #on_device>) -> tensor<64x128xf32, #on_device>
  return
}

// -----

// The result has no layout; the message says input all the same.
#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
func.func @host_write_output_encoding(%arg0: tensor<64x128xf32, #host>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttmetal.host_write' op Input tensor missing layout attribute}}
  %0 = "ttmetal.host_write"(%arg0, %arg1) : (tensor<64x128xf32, #host>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// The input is on the device.
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<dram>>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @host_write_input_space(%arg0: tensor<64x128xf32, #a>, %arg1: tensor<64x128xf32, #b>) {
  // expected-error @+2 {{'ttmetal.host_write' op Input tensor must be in system memory space}}
  // expected-note @+1 {{it is in dram}}
  %0 = "ttmetal.host_write"(%arg0, %arg1) : (tensor<64x128xf32, #a>, tensor<64x128xf32, #b>) -> tensor<64x128xf32, #b>
  return
}

// -----

// The result is on the host.
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<mmio>>>
func.func @host_write_output_space(%arg0: tensor<64x128xf32, #a>, %arg1: tensor<64x128xf32, #b>) {
  // expected-error @+2 {{'ttmetal.host_write' op Output tensor must be in device memory space}}
  // expected-note @+1 {{it is in mmio}}
  %0 = "ttmetal.host_write"(%arg0, %arg1) : (tensor<64x128xf32, #a>, tensor<64x128xf32, #b>) -> tensor<64x128xf32, #b>
  return
}

// -----

//===--- host_read ---===//

// The input has no layout.
#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
func.func @host_read_input_encoding(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32, #host>) {
  // expected-error @+1 {{'ttmetal.host_read' op Input tensor missing layout attribute}}
  %0 = "ttmetal.host_read"(%arg0, %arg1) : (tensor<64x128xf32>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
  return
}

// -----

// The result has no layout; the message says input all the same.
#on_device = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @host_read_output_encoding(%arg0: tensor<64x128xf32, #on_device>, %arg1: tensor<64x128xf32>) {
  // expected-error @+1 {{'ttmetal.host_read' op Input tensor missing layout attribute}}
  %0 = "ttmetal.host_read"(%arg0, %arg1) : (tensor<64x128xf32, #on_device>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// The result is on the device.
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<dram>>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @host_read_output_space(%arg0: tensor<64x128xf32, #a>, %arg1: tensor<64x128xf32, #b>) {
  // expected-error @+2 {{'ttmetal.host_read' op Output tensor must be in system memory space}}
  // expected-note @+1 {{it is in l1}}
  %0 = "ttmetal.host_read"(%arg0, %arg1) : (tensor<64x128xf32, #a>, tensor<64x128xf32, #b>) -> tensor<64x128xf32, #b>
  return
}

// -----

// The input is on the host.
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<mmio>>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
func.func @host_read_input_space(%arg0: tensor<64x128xf32, #a>, %arg1: tensor<64x128xf32, #b>) {
  // expected-error @+2 {{'ttmetal.host_read' op Input tensor must be in device memory space}}
  // expected-note @+1 {{it is in mmio}}
  %0 = "ttmetal.host_read"(%arg0, %arg1) : (tensor<64x128xf32, #a>, tensor<64x128xf32, #b>) -> tensor<64x128xf32, #b>
  return
}

// -----

//===--- alloc ---===//

// The type says nothing about memory.
func.func @alloc_no_layout() {
  // expected-error @+1 {{'ttmetal.alloc' op Result type missing layout attribute}}
  %0 = "ttmetal.alloc"() <{address = 1024 : i64, memory_space = #tt.memory_space<l1>, size = 32768 : i64}> : () -> tensor<64x128xf32>
  return
}

// -----

// Nothing to allocate.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @alloc_size_0() {
  // expected-error @+1 {{'ttmetal.alloc' op Alloc size must be non-zero}}
  %0 = "ttmetal.alloc"() <{address = 1024 : i64, memory_space = #tt.memory_space<l1>, size = 0 : i64}> : () -> tensor<64x128xf32, #layout>
  return
}

// -----

// The layout says DRAM, the allocation L1.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<dram>>>
func.func @alloc_other_space() {
  // expected-error @+2 {{'ttmetal.alloc' op Input tensor layout memory space must match alloc memory space}}
  // expected-note @+1 {{the layout is in dram, the allocation in l1}}
  %0 = "ttmetal.alloc"() <{address = 1024 : i64, memory_space = #tt.memory_space<l1>, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
  return
}

// -----

// The runtime chooses addresses in system memory.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
func.func @alloc_system_address() {
  // expected-error @+2 {{'ttmetal.alloc' op Allocating from system memory space must have address set to 0, implicitly allocated by the runtime}}
  // expected-note @+1 {{the address is 1024}}
  %0 = "ttmetal.alloc"() <{address = 1024 : i64, memory_space = #tt.memory_space<system>, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
  return
}

// -----

// The compiler chooses addresses in device memory.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @alloc_device_address() {
  // expected-error @+1 {{'ttmetal.alloc' op Allocating from a device memory space must have address set to a non-zero value, device addresses are statically allocated}}
  %0 = "ttmetal.alloc"() <{address = 0 : i64, memory_space = #tt.memory_space<l1>, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
  return
}

// -----

//===--- dispatch ---===//

// The input has no layout.
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @dispatch_input_encoding(%input: tensor<64x128xf32>, %init: tensor<64x128xf32, #b>) {
  // expected-error @+2 {{'ttmetal.dispatch' op Input tensor missing layout attribute}}
  // expected-note @+1 {{operand #0 has none}}
  %0 = "ttmetal.dispatch"(%input, %init) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>], kernelConfigs = [#ttkernel.noc_config<noc0>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0:
    "ttkernel.return"() : () -> ()
  }) : (tensor<64x128xf32>, tensor<64x128xf32, #b>) -> tensor<64x128xf32, #b>
  return
}

// -----

// The result has no layout; the message says input all the same.
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @dispatch_output_encoding(%input: tensor<64x128xf32, #a>, %init: tensor<64x128xf32>) {
  // expected-error @+2 {{'ttmetal.dispatch' op Input tensor missing layout attribute}}
  // expected-note @+1 {{operand #1 has none}}
  %0 = "ttmetal.dispatch"(%input, %init) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>], kernelConfigs = [#ttkernel.noc_config<noc0>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0:
    "ttkernel.return"() : () -> ()
  }) : (tensor<64x128xf32, #a>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return
}

// -----

// Kernels see device memory only.
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @dispatch_space(%input: tensor<64x128xf32, #a>, %init: tensor<64x128xf32, #b>) {
  // expected-error @+2 {{'ttmetal.dispatch' op Input tensor must be in device memory space}}
  // expected-note @+1 {{operand #0 is in system}}
  %0 = "ttmetal.dispatch"(%input, %init) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>], kernelConfigs = [#ttkernel.noc_config<noc0>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0:
    "ttkernel.return"() : () -> ()
  }) : (tensor<64x128xf32, #a>, tensor<64x128xf32, #b>) -> tensor<64x128xf32, #b>
  return
}

// -----

// A kernel's arguments are circular buffers.
#a = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
#b = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @dispatch_argument(%input: tensor<64x128xf32, #a>, %init: tensor<64x128xf32, #b>) {
  // expected-error @+2 {{'ttmetal.dispatch' op Block inputs must be CBType}}
  // expected-note @+1 {{argument #0 of region #0 is of type 'i32'}}
  %0 = "ttmetal.dispatch"(%input, %init) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>], kernelConfigs = [#ttkernel.noc_config<noc0>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%arg0: i32):
    "ttkernel.return"() : () -> ()
  }) : (tensor<64x128xf32, #a>, tensor<64x128xf32, #b>) -> tensor<64x128xf32, #b>
  return
}

// -----

// Two ranges of cores for one kernel.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @dispatch_core_ranges(%arg0: tensor<64x128xf32, #layout>, %arg1: tensor<64x128xf32, #layout>) {
  // expected-error @+1 {{'ttmetal.dispatch' op expected one entry of core_ranges per region, got 2 for 1 regions}}
  %0 = "ttmetal.dispatch"(%arg0, %arg1) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>, #ttmetal.core_range<0x1, 1x1>], kernelConfigs = [#ttkernel.noc_config<noc0>], operandSegmentSizes = array<i32: 1, 1>}> ({
    "ttkernel.return"() : () -> ()
  }) : (tensor<64x128xf32, #layout>, tensor<64x128xf32, #layout>) -> tensor<64x128xf32, #layout>
  return
}

// -----

// No configuration for the kernel.
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
func.func @dispatch_kernel_configs(%arg0: tensor<64x128xf32, #layout>, %arg1: tensor<64x128xf32, #layout>) {
  // expected-error @+1 {{'ttmetal.dispatch' op expected one entry of kernelConfigs per region, got 0 for 1 regions}}
  %0 = "ttmetal.dispatch"(%arg0, %arg1) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>], kernelConfigs = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    "ttkernel.return"() : () -> ()
  }) : (tensor<64x128xf32, #layout>, tensor<64x128xf32, #layout>) -> tensor<64x128xf32, #layout>
  return
}
