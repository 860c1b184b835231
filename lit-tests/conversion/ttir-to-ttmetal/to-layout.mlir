// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-allocate --convert-ttir-to-ttmetal %s | filecheck %s

#l1 = #tt.memory_space<l1>
#dram = #tt.memory_space<dram>
#system = #tt.memory_space<system>

#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #system>>
#one = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #l1>>
#four = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x8xf32, #l1>>
#in_dram = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x16xf32, #dram>>
#column_wise = #tt.layout<(d0, d1) -> (d1 floordiv 8, d0 * 8 + d1 mod 8), undef, <1x1>, memref<2x32xf32, #l1>>
#rows = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x2>, memref<64x64xf32, #l1>>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x2>, memref<2x2x!tt.tile<32x32, f32>, #l1>>
#tiles_on_one = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #l1>>
#odd = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<33x40xf32, #l1>>
#odd_tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x2x!tt.tile<32x32, f32>, #l1>>
#virtual_rows = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x10>, memref<32x32xf32, #l1>>
#virtual_tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x10>, memref<1x1x!tt.tile<32x32, f32>, #l1>>

// CHECK-LABEL: func.func @host(
func.func @host(%a: tensor<4x16xf32, #host>) -> tensor<4x16xf32, #host> {
  // CHECK: %[[ON_DEVICE:.*]] = "ttmetal.alloc"() <{address = 1024 : i64
  // CHECK: %[[ON_HOST:.*]] = "ttmetal.alloc"() <{address = 0 : i64
  // CHECK: %[[WRITTEN:.*]] = "ttmetal.host_write"(%arg0, %[[ON_DEVICE]])
  // CHECK: %[[READ:.*]] = "ttmetal.host_read"(%[[WRITTEN]], %[[ON_HOST]])
  // CHECK: "ttmetal.dealloc"(%[[ON_DEVICE]])
  // CHECK: return %[[READ]]
  %0 = tensor.empty() : tensor<4x16xf32, #four>
  %1 = tensor.empty() : tensor<4x16xf32, #host>
  %2 = "ttir.to_layout"(%a, %0) : (tensor<4x16xf32, #host>, tensor<4x16xf32, #four>) -> tensor<4x16xf32, #four>
  %3 = "ttir.to_layout"(%2, %1) : (tensor<4x16xf32, #four>, tensor<4x16xf32, #host>) -> tensor<4x16xf32, #host>
  return %3 : tensor<4x16xf32, #host>
}

// The worked example of the facts: core (0, 1) reads two halves of rows from core (0, 0).
// CHECK-LABEL: func.func @grid(
func.func @grid(%a: tensor<4x16xf32, #one>) -> tensor<4x16xf32, #four> {
  // CHECK: "ttmetal.dispatch"({{.*}}) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>, #ttmetal.core_range<0x1, 1x1>, #ttmetal.core_range<1x0, 1x1>, #ttmetal.core_range<1x1, 1x1>]
  // CHECK-SAME: kernelConfigs = [#ttkernel.noc_config<noc0>, #ttkernel.noc_config<noc0>, #ttkernel.noc_config<noc0>, #ttkernel.noc_config<noc0>]
  // CHECK: "ttkernel.return"() : () -> ()
  // CHECK-NEXT: }, {
  // CHECK-NEXT: %[[Y:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[X:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[FROM:.*]] = arith.constant 1056 : i32
  // CHECK-NEXT: %[[TO:.*]] = arith.constant 1280 : i32
  // CHECK-NEXT: %[[SIZE:.*]] = arith.constant 32 : i32
  // CHECK-NEXT: %[[ADDR:.*]] = "ttkernel.get_noc_addr"(%[[X]], %[[Y]], %[[FROM]])
  // CHECK-NEXT: "ttkernel.noc_async_read"(%[[ADDR]], %[[TO]], %[[SIZE]])
  // CHECK: arith.constant 1120 : i32
  // CHECK-NEXT: arith.constant 1312 : i32
  // CHECK: "ttkernel.noc_async_read_barrier"() : () -> ()
  // CHECK-NEXT: "ttkernel.return"() : () -> ()
  // CHECK-NEXT: }, {
  %0 = tensor.empty() : tensor<4x16xf32, #four>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<4x16xf32, #one>, tensor<4x16xf32, #four>) -> tensor<4x16xf32, #four>
  return %1 : tensor<4x16xf32, #four>
}

// To DRAM the cores of the input write: 8192 elements follow one another in a channel, of which the first is at x 0, y 8.
// CHECK-LABEL: func.func @to_dram(
func.func @to_dram(%a: tensor<4x16xf32, #one>) -> tensor<4x16xf32, #in_dram> {
  // CHECK: "ttmetal.dispatch"({{.*}}) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>], kernelConfigs = [#ttkernel.noc_config<noc0>]
  // CHECK: %[[Y:.*]] = arith.constant 8 : i32
  // CHECK-NEXT: %[[X:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[FROM:.*]] = arith.constant 1024 : i32
  // CHECK-NEXT: %[[TO:.*]] = arith.constant 1024 : i32
  // CHECK-NEXT: %[[SIZE:.*]] = arith.constant 256 : i32
  // CHECK-NEXT: %[[ADDR:.*]] = "ttkernel.get_noc_addr"(%[[X]], %[[Y]], %[[TO]])
  // CHECK-NEXT: "ttkernel.noc_async_write"(%[[FROM]], %[[ADDR]], %[[SIZE]])
  // CHECK-NEXT: "ttkernel.noc_async_write_barrier"() : () -> ()
  // CHECK-NEXT: "ttkernel.return"() : () -> ()
  %0 = tensor.empty() : tensor<4x16xf32, #in_dram>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<4x16xf32, #one>, tensor<4x16xf32, #in_dram>) -> tensor<4x16xf32, #in_dram>
  return %1 : tensor<4x16xf32, #in_dram>
}

// CHECK-LABEL: func.func @linear(
func.func @linear(%a: tensor<4x16xf32, #one>) -> tensor<4x16xf32, #column_wise> {
  // CHECK: arith.constant 1024 : i32
  // CHECK-NEXT: arith.constant 1280 : i32
  // CHECK-NEXT: arith.constant 32 : i32
  // CHECK: arith.constant 1056 : i32
  // CHECK-NEXT: arith.constant 1408 : i32
  // CHECK-NEXT: arith.constant 32 : i32
  %0 = tensor.empty() : tensor<4x16xf32, #column_wise>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<4x16xf32, #one>, tensor<4x16xf32, #column_wise>) -> tensor<4x16xf32, #column_wise>
  return %1 : tensor<4x16xf32, #column_wise>
}

// Nothing changes: a copy.
// CHECK-LABEL: func.func @copy(
func.func @copy(%a: tensor<4x16xf32, #one>) -> tensor<4x16xf32, #one> {
  // CHECK: arith.constant 1024 : i32
  // CHECK-NEXT: arith.constant 1280 : i32
  // CHECK-NEXT: arith.constant 256 : i32
  %0 = tensor.empty() : tensor<4x16xf32, #one>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<4x16xf32, #one>, tensor<4x16xf32, #one>) -> tensor<4x16xf32, #one>
  return %1 : tensor<4x16xf32, #one>
}

// Rows that are no whole tiles: pages are tiles all the same.
// CHECK-LABEL: func.func @partial_tiles(
// CHECK-SAME: tt.arg_alloc = [#tt.arg_alloc<1024, 5280, l1>]
func.func @partial_tiles(%a: tensor<33x40xf32, #odd>) -> tensor<33x40xf32, #odd> {
  // CHECK: "ttmetal.alloc"() <{address = 6304 : i64, memory_space = #l1_, size = 16384 : i64}>
  // CHECK: ^bb0(%[[IN:.*]]: !ttkernel.cb<cb_in0, 1024, memref<33x40xf32, #l1_>, 4096, 1>, %[[OUT:.*]]: !ttkernel.cb<cb_out0, 6304, memref<2x2x!tt.tile<32x32, f32>, #l1_>, 4096, 1>):
  // CHECK-NEXT: %[[N:.*]] = arith.constant 2 : i32
  // CHECK-NEXT: "ttkernel.tilize_init"(%[[IN]], %[[N]], %[[OUT]])
  // CHECK-COUNT-2: "ttkernel.tilize_block"(%[[IN]], %[[N]], %[[OUT]])
  // CHECK: ^bb0(%[[TILES:.*]]: !ttkernel.cb<cb_in0, 6304, memref<2x2x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[ROWS:.*]]: !ttkernel.cb<cb_out0, 22688, memref<33x40xf32, #l1_>, 4096, 1>):
  // CHECK: "ttkernel.untilize_init"(%[[TILES]], %[[ROWS]])
  // CHECK-COUNT-2: "ttkernel.untilize_block"
  %0 = tensor.empty() : tensor<33x40xf32, #odd_tiles>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<33x40xf32, #odd>, tensor<33x40xf32, #odd_tiles>) -> tensor<33x40xf32, #odd_tiles>
  %2 = tensor.empty() : tensor<33x40xf32, #odd>
  %3 = "ttir.to_layout"(%1, %2) : (tensor<33x40xf32, #odd_tiles>, tensor<33x40xf32, #odd>) -> tensor<33x40xf32, #odd>
  return %3 : tensor<33x40xf32, #odd>
}

// Both cores tilize: a row of two tiles, and another.
// CHECK-LABEL: func.func @tilize(
func.func @tilize(%a: tensor<64x128xf32, #rows>) -> tensor<64x128xf32, #tiles> {
  // CHECK: "ttmetal.dispatch"(%arg0, %{{.*}}) <{core_ranges = [#ttmetal.core_range<0x0, 1x2>], kernelConfigs = [#ttkernel.tensix_config<hifi4, false, false, false>]
  // CHECK-NEXT: ^bb0(%[[IN:.*]]: !ttkernel.cb<cb_in0, 1024, memref<64x64xf32, #l1_>, 4096, 1>, %[[OUT:.*]]: !ttkernel.cb<cb_out0, 17408, memref<2x2x!tt.tile<32x32, f32>, #l1_>, 4096, 1>):
  // CHECK-NEXT: %[[N:.*]] = arith.constant 2 : i32
  // CHECK-NEXT: "ttkernel.tilize_init"(%[[IN]], %[[N]], %[[OUT]])
  // CHECK-NEXT: "ttkernel.tilize_block"(%[[IN]], %[[N]], %[[OUT]])
  // CHECK-NEXT: "ttkernel.cb_pop_front"(%[[IN]], %[[N]])
  // CHECK-NEXT: "ttkernel.cb_push_back"(%[[OUT]], %[[N]])
  // CHECK-NEXT: "ttkernel.tilize_block"
  // CHECK-NEXT: "ttkernel.cb_pop_front"
  // CHECK-NEXT: "ttkernel.cb_push_back"
  // CHECK-NEXT: "ttkernel.return"
  %0 = tensor.empty() : tensor<64x128xf32, #tiles>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x128xf32, #rows>, tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles>
  return %1 : tensor<64x128xf32, #tiles>
}

// CHECK-LABEL: func.func @untilize(
func.func @untilize(%a: tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #rows> {
  // CHECK: "ttkernel.untilize_init"(%[[IN:.*]], %[[OUT:.*]]) :
  // CHECK-NEXT: "ttkernel.untilize_block"(%[[IN]], %{{.*}}, %[[OUT]])
  %0 = tensor.empty() : tensor<64x128xf32, #rows>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x128xf32, #tiles>, tensor<64x128xf32, #rows>) -> tensor<64x128xf32, #rows>
  return %1 : tensor<64x128xf32, #rows>
}

// Tiles move whole: 2 rows of 2.
// CHECK-LABEL: func.func @tiles(
func.func @tiles(%a: tensor<64x128xf32, #tiles_on_one>) -> tensor<64x128xf32, #tiles> {
  // CHECK: arith.constant 8192 : i32
  // CHECK-NEXT: "ttkernel.get_noc_addr"
  // CHECK-NEXT: "ttkernel.noc_async_read"
  // CHECK: arith.constant 8192 : i32
  // CHECK-NEXT: "ttkernel.get_noc_addr"
  // CHECK-NEXT: "ttkernel.noc_async_read"
  // CHECK-NEXT: "ttkernel.noc_async_read_barrier"
  %0 = tensor.empty() : tensor<64x128xf32, #tiles>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x128xf32, #tiles_on_one>, tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles>
  return %1 : tensor<64x128xf32, #tiles>
}

// Ten cores in a row are eight and two of the chip: one kernel for each rectangle.
// CHECK-LABEL: func.func @virtual(
func.func @virtual(%a: tensor<32x320xf32, #virtual_rows>) -> tensor<32x320xf32, #virtual_tiles> {
  // CHECK: core_ranges = [#ttmetal.core_range<0x0, 1x8>, #ttmetal.core_range<1x0, 1x2>]
  // CHECK: "ttkernel.return"
  // CHECK-NEXT: }, {
  // CHECK-NEXT: ^bb0(
  // CHECK: "ttkernel.return"
  // CHECK-NEXT: }) :
  %0 = tensor.empty() : tensor<32x320xf32, #virtual_tiles>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<32x320xf32, #virtual_rows>, tensor<32x320xf32, #virtual_tiles>) -> tensor<32x320xf32, #virtual_tiles>
  return %1 : tensor<32x320xf32, #virtual_tiles>
}
