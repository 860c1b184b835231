// RUN: ttmlir-opt --ttir-load-system-desc %s | filecheck %s
// RUN: not ttmlir-opt --ttir-load-system-desc="path=%t.missing" %s 2>&1 | filecheck %s --check-prefix=MISSING
// RUN: not ttmlir-opt --ttir-load-system-desc="path=%s" %s 2>&1 | filecheck %s --check-prefix=FOREIGN

// The default is one Wormhole chip with 8x8 cores.
// CHECK: #system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824,
// CHECK-SAME: physical_cores = {worker = [ 0x0,  0x1,
// CHECK-SAME: dram = [ 8x0,  9x0,  10x0,  8x1,
// CHECK-SAME: }], [0], [3 : i32], [ 0x0x0x0]>
// CHECK-NEXT: module attributes {tt.system_desc = #system_desc} {

// MISSING: error: cluster desc does not exist!
// MISSING: note: there is no file
// FOREIGN: error: {{.*}} is not a system description:

// CHECK: func.func private @f()
func.func private @f()
