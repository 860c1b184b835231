// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-allocate --convert-ttir-to-ttmetal %s | filecheck %s
// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-allocate --convert-ttir-to-ttmetal --convert-ttir-to-ttmetal %s | filecheck %s

#l1 = #tt.memory_space<l1>
#any = #tt.operand_constraint<any_device_tile>
#parallel = #tt.iterator_type<parallel>
#map = affine_map<(d0, d1) -> (d0, d1)>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x3x!tt.tile<32x32, bf16>, #l1>>
#wide = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<2x4x!tt.tile<32x32, bf16>, #l1>>
#buffer = #tt.buffer<memref<2x3x!tt.tile<32x32, bf16>, #l1>, alias>
#wide_buffer = #tt.buffer<memref<2x4x!tt.tile<32x32, bf16>, #l1>, alias>

// All three positions are one: it grows by 1 with a column, and by nothing more with a row.
// CHECK-LABEL: func.func @add(
func.func @add(%a: tensor<128x192xbf16, #tiles>, %b: tensor<128x192xbf16, #tiles>) -> tensor<128x192xbf16, #tiles> {
  // CHECK: "ttmetal.dispatch"(%arg0, %arg1, %{{.*}}) <{core_ranges = [#ttmetal.core_range<0x0, 2x2>], kernelConfigs = [#ttkernel.tensix_config<hifi4, false, false, false>], operandSegmentSizes = array<i32: 2, 1>}>
  // CHECK-NEXT: ^bb0(%[[A:.*]]: !ttkernel.cb<cb_in0, 1024, memref<2x3x!tt.tile<32x32, bf16>, #l1_>, 2048, 1>, %[[B:.*]]: !ttkernel.cb<cb_in1, 13312, memref<2x3x!tt.tile<32x32, bf16>, #l1_>, 2048, 1>, %[[OUT:.*]]: !ttkernel.cb<cb_out0, 25600, memref<2x3x!tt.tile<32x32, bf16>, #l1_>, 2048, 1>):
  // CHECK-NEXT: "ttkernel.binary_op_init_common"(%[[A]], %[[B]], %[[OUT]])
  // CHECK-NEXT: "ttkernel.add_tiles_init"(%[[A]], %[[B]])
  // CHECK-NEXT: %[[POS:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[LOWER:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[ROWS:.*]] = arith.constant 2 : i32
  // CHECK-NEXT: %[[STEP:.*]] = arith.constant 1 : i32
  // CHECK-NEXT: %{{.*}} = scf.for %{{.*}} = %[[LOWER]] to %[[ROWS]] step %[[STEP]] iter_args(%[[OUTER:.*]] = %[[POS]]) -> (i32)  : i32 {
  // CHECK: %[[LAST:.*]] = scf.for %{{.*}} iter_args(%[[INNER:.*]] = %[[OUTER]]) -> (i32)  : i32 {
  // CHECK-NEXT: %[[DST:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: "ttkernel.tile_regs_acquire"()
  // CHECK-NEXT: "ttkernel.add_tiles"(%[[A]], %[[B]], %[[INNER]], %[[INNER]], %[[DST]])
  // CHECK-NEXT: "ttkernel.tile_regs_commit"()
  // CHECK-NEXT: "ttkernel.tile_regs_wait"()
  // CHECK-NEXT: "ttkernel.pack_tile"(%[[DST]], %[[OUT]], %[[INNER]])
  // CHECK-NEXT: "ttkernel.tile_regs_release"()
  // CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : i32
  // CHECK-NEXT: %[[NEXT:.*]] = arith.addi %[[INNER]], %[[ONE]] : i32
  // CHECK-NEXT: scf.yield %[[NEXT]] : i32
  // CHECK: %[[ZERO:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: %[[ROW:.*]] = arith.addi %[[LAST]], %[[ZERO]] : i32
  // CHECK-NEXT: scf.yield %[[ROW]] : i32
  %0 = tensor.empty() : tensor<128x192xbf16, #tiles>
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<2x2>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<64x96xbf16, #buffer>, %y: tensor<64x96xbf16, #buffer>, %z: tensor<64x96xbf16, #buffer>):
    %2 = arith.addf %x, %y : tensor<64x96xbf16, #buffer>
    "ttir.yield"(%2) : (tensor<64x96xbf16, #buffer>) -> ()
  }) : (tensor<128x192xbf16, #tiles>, tensor<128x192xbf16, #tiles>, tensor<128x192xbf16, #tiles>) -> tensor<128x192xbf16, #tiles>
  return %1 : tensor<128x192xbf16, #tiles>
}

// So is a call of a kernel that computes it.
// CHECK-LABEL: func.func @known_kernel(
func.func @known_kernel(%a: tensor<128x192xbf16, #tiles>, %b: tensor<128x192xbf16, #tiles>) -> tensor<128x192xbf16, #tiles> {
  // CHECK: "ttmetal.dispatch"
  // CHECK-NEXT: ^bb0(%[[A:.*]]: !ttkernel.cb<cb_in0, {{.*}}, %[[B:.*]]: !ttkernel.cb<cb_in1, {{.*}}, %[[OUT:.*]]: !ttkernel.cb<cb_out0,
  // CHECK: "ttkernel.mul_tiles"(%[[A]], %[[B]],
  // CHECK-NOT: kernel"(
  %0 = tensor.empty() : tensor<128x192xbf16, #tiles>
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<2x2>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<64x96xbf16, #buffer>, %y: tensor<64x96xbf16, #buffer>, %z: tensor<64x96xbf16, #buffer>):
    %2 = "ttir.kernel"(%x, %y, %z) <{kind = @eltwise, op = @multiply, operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<64x96xbf16, #buffer>, tensor<64x96xbf16, #buffer>, tensor<64x96xbf16, #buffer>) -> tensor<64x96xbf16, #buffer>
    "ttir.yield"(%2) : (tensor<64x96xbf16, #buffer>) -> ()
  }) : (tensor<128x192xbf16, #tiles>, tensor<128x192xbf16, #tiles>, tensor<128x192xbf16, #tiles>) -> tensor<128x192xbf16, #tiles>
  return %1 : tensor<128x192xbf16, #tiles>
}

// Inputs with longer rows have a position of their own, which skips the rest of each row.
// CHECK-LABEL: func.func @two_iterators(
func.func @two_iterators(%a: tensor<128x192xbf16, #wide>, %b: tensor<128x192xbf16, #wide>) -> tensor<128x192xbf16, #tiles> {
  // CHECK: iter_args(%[[P:.*]] = %{{.*}}, %[[Q:.*]] = %{{.*}}) -> (i32, i32)
  // CHECK: %[[LAST:.*]]:2 = scf.for %{{.*}} iter_args(%[[I:.*]] = %[[P]], %[[J:.*]] = %[[Q]]) -> (i32, i32)
  // CHECK: "ttkernel.mul_tiles"(%{{.*}}, %{{.*}}, %[[I]], %[[I]], %{{.*}})
  // CHECK: "ttkernel.pack_tile"(%{{.*}}, %{{.*}}, %[[J]])
  // CHECK: }
  // CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : i32
  // CHECK-NEXT: arith.addi %[[LAST]]#0, %[[ONE]] : i32
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: arith.addi %[[LAST]]#1, %[[ZERO]] : i32
  %0 = tensor.empty() : tensor<128x192xbf16, #tiles>
  %1 = "ttir.generic"(%a, %b, %0) <{grid = #tt.grid<2x2>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> ({
  ^bb0(%x: tensor<64x128xbf16, #wide_buffer>, %y: tensor<64x128xbf16, #wide_buffer>, %z: tensor<64x96xbf16, #buffer>):
    %2 = arith.mulf %x, %y : tensor<64x128xbf16, #wide_buffer>
    "ttir.yield"(%2) : (tensor<64x128xbf16, #wide_buffer>) -> ()
  }) : (tensor<128x192xbf16, #wide>, tensor<128x192xbf16, #wide>, tensor<128x192xbf16, #tiles>) -> tensor<128x192xbf16, #tiles>
  return %1 : tensor<128x192xbf16, #tiles>
}

// A kernel call on memrefs whose results nobody uses.
// CHECK-LABEL: func.func @kernel(
func.func @kernel() {
  // CHECK-NEXT: "ttkernel.builtin"() <{kind = @eltwise, op = @barrier}> : () -> ()
  "ttir.kernel"() <{kind = @eltwise, op = @barrier, operandSegmentSizes = array<i32: 0, 0>, operand_constraints = []}> : () -> ()
  return
}
