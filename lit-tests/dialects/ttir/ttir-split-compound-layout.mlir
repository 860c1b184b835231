// RUN: ttmlir-opt --ttir-split-compound-layout %s | filecheck %s
// RUN: ttmlir-opt --ttir-split-compound-layout --ttir-split-compound-layout %s | filecheck %s

#l1 = #tt.memory_space<l1>
#dram = #tt.memory_space<dram>
#system = #tt.memory_space<system>
#row_major1x1 = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>
#row_major2x2 = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<32x64xf32, #l1>>
#tilized1x1 = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #l1>>
#tilized2x2 = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<1x2x!tt.tile<32x32, f32>, #l1>>
#tilized2x2_bf16 = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<1x2x!tt.tile<32x32, bf16>, #l1>>
#tilized_dram = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #dram>>
#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
#batches_tilized1x1 = #tt.layout<(d0, d1, d2, d3) -> (d0 * 192 + d1 * 64 + d2, d3), undef, <1x1>, memref<12x4x!tt.tile<32x32, f32>, #l1>>
#batches1x4 = #tt.layout<(d0, d1, d2, d3) -> (d0 * 192 + d1 * 64 + d2, d3), undef, <1x4>, memref<384x32xf32, #l1>>
#transposed = #tt.layout<(d0, d1) -> (d1, d0), undef, <1x1>, memref<4x2x!tt.tile<32x32, f32>, #l1>, block_sharded>

// CHECK-DAG: #[[RM1:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1_>>
// CHECK-DAG: #[[RM2:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<32x64xf32, #l1_>>
// CHECK-DAG: #[[TILES1:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #l1_>>
// CHECK-DAG: #[[TILES2:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<1x2x!tt.tile<32x32, f32>, #l1_>>
// CHECK-DAG: #[[BF2:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<1x2x!tt.tile<32x32, bf16>, #l1_>>
// CHECK-DAG: #[[BF1:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, bf16>, #l1_>>
// CHECK-DAG: #[[DRAM:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #dram>>
// CHECK-DAG: #[[HOST:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
// CHECK-DAG: #[[MOVED:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #l1_>, block_sharded>
// CHECK-DAG: #[[TRANSPOSED:.*]] = #tt.layout<(d0, d1) -> (d1, d0), undef, <1x1>, memref<4x2x!tt.tile<32x32, f32>, #l1_>, block_sharded>

// CHECK-DAG: #[[BATCHES:.*]] = #tt.layout<(d0, d1, d2, d3) -> (d0 * 192 + d1 * 64 + d2, d3), undef, <1x4>, memref<12x1x!tt.tile<32x32, f32>, #l1_>>

// Tiles are made where the scalars are, then spread.
// CHECK-LABEL: func.func @tilize_and_regrid(
// CHECK-SAME: %[[IN:.*]]: tensor<64x128xf32, #[[RM1]]>
func.func @tilize_and_regrid(%in: tensor<64x128xf32, #row_major1x1>) -> tensor<64x128xf32, #tilized2x2> {
  // CHECK-NEXT: %[[OUT:.*]] = tensor.empty() : tensor<64x128xf32, #[[TILES2]]>
  // CHECK-NEXT: %[[INIT:.*]] = tensor.empty() : tensor<64x128xf32, #[[TILES1]]>
  // CHECK-NEXT: %[[TILED:.*]] = "ttir.to_layout"(%[[IN]], %[[INIT]]) : (tensor<64x128xf32, #[[RM1]]>, tensor<64x128xf32, #[[TILES1]]>)
  // CHECK-NEXT: %[[RESULT:.*]] = "ttir.to_layout"(%[[TILED]], %[[OUT]]) : (tensor<64x128xf32, #[[TILES1]]>, tensor<64x128xf32, #[[TILES2]]>)
  // CHECK-NEXT: return %[[RESULT]]
  %0 = tensor.empty() : tensor<64x128xf32, #tilized2x2>
  %1 = "ttir.to_layout"(%in, %0) : (tensor<64x128xf32, #row_major1x1>, tensor<64x128xf32, #tilized2x2>) -> tensor<64x128xf32, #tilized2x2>
  return %1 : tensor<64x128xf32, #tilized2x2>
}

// What is in DRAM comes to L1 first.
// CHECK-LABEL: func.func @read_and_regrid(
// CHECK-SAME: %[[IN:.*]]: tensor<64x128xf32, #[[DRAM]]>
func.func @read_and_regrid(%in: tensor<64x128xf32, #tilized_dram>) -> tensor<64x128xf32, #tilized2x2> {
  // CHECK: %[[READ:.*]] = "ttir.to_layout"(%[[IN]], %{{.*}}) : {{.*}} -> tensor<64x128xf32, #[[TILES1]]>
  // CHECK-NEXT: %[[RESULT:.*]] = "ttir.to_layout"(%[[READ]], %{{.*}}) : {{.*}} -> tensor<64x128xf32, #[[TILES2]]>
  // CHECK-NEXT: return %[[RESULT]]
  %0 = tensor.empty() : tensor<64x128xf32, #tilized2x2>
  %1 = "ttir.to_layout"(%in, %0) : (tensor<64x128xf32, #tilized_dram>, tensor<64x128xf32, #tilized2x2>) -> tensor<64x128xf32, #tilized2x2>
  return %1 : tensor<64x128xf32, #tilized2x2>
}

// Three changes: read, spread as tiles, untilize.
// CHECK-LABEL: func.func @read_regrid_untilize(
// CHECK-SAME: %[[IN:.*]]: tensor<64x128xf32, #[[DRAM]]>
func.func @read_regrid_untilize(%in: tensor<64x128xf32, #tilized_dram>) -> tensor<64x128xf32, #row_major2x2> {
  // CHECK: %[[READ:.*]] = "ttir.to_layout"(%[[IN]], %{{.*}}) : {{.*}} -> tensor<64x128xf32, #[[TILES1]]>
  // CHECK: %[[SPREAD:.*]] = "ttir.to_layout"(%[[READ]], %{{.*}}) : {{.*}} -> tensor<64x128xf32, #[[TILES2]]>
  // CHECK: %[[RESULT:.*]] = "ttir.to_layout"(%[[SPREAD]], %{{.*}}) : {{.*}} -> tensor<64x128xf32, #[[RM2]]>
  // CHECK-NEXT: return %[[RESULT]]
  %0 = tensor.empty() : tensor<64x128xf32, #row_major2x2>
  %1 = "ttir.to_layout"(%in, %0) : (tensor<64x128xf32, #tilized_dram>, tensor<64x128xf32, #row_major2x2>) -> tensor<64x128xf32, #row_major2x2>
  return %1 : tensor<64x128xf32, #row_major2x2>
}

// What goes to the host leaves L1 last.
// CHECK-LABEL: func.func @untilize_and_write(
// CHECK-SAME: %[[IN:.*]]: tensor<64x128xf32, #[[TILES1]]>
func.func @untilize_and_write(%in: tensor<64x128xf32, #tilized1x1>) -> tensor<64x128xf32, #host> {
  // CHECK: %[[SCALARS:.*]] = "ttir.to_layout"(%[[IN]], %{{.*}}) : {{.*}} -> tensor<64x128xf32, #[[RM1]]>
  // CHECK-NEXT: "ttir.to_layout"(%[[SCALARS]], %{{.*}}) : {{.*}} -> tensor<64x128xf32, #[[HOST]]>
  %0 = tensor.empty() : tensor<64x128xf32, #host>
  %1 = "ttir.to_layout"(%in, %0) : (tensor<64x128xf32, #tilized1x1>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
  return %1 : tensor<64x128xf32, #host>
}

// Tiles change their format where they are, then they are spread.
// CHECK-LABEL: func.func @format_and_regrid(
// CHECK-SAME: %[[IN:.*]]: tensor<64x128xf32, #[[TILES1]]>
func.func @format_and_regrid(%in: tensor<64x128xf32, #tilized1x1>) -> tensor<64x128xf32, #tilized2x2_bf16> {
  // CHECK: %[[FORMAT:.*]] = "ttir.to_layout"(%[[IN]], %{{.*}}) : {{.*}} -> tensor<64x128xf32, #[[BF1]]>
  // CHECK-NEXT: "ttir.to_layout"(%[[FORMAT]], %{{.*}}) : {{.*}} -> tensor<64x128xf32, #[[BF2]]>
  %0 = tensor.empty() : tensor<64x128xf32, #tilized2x2_bf16>
  %1 = "ttir.to_layout"(%in, %0) : (tensor<64x128xf32, #tilized1x1>, tensor<64x128xf32, #tilized2x2_bf16>) -> tensor<64x128xf32, #tilized2x2_bf16>
  return %1 : tensor<64x128xf32, #tilized2x2_bf16>
}

// The tensor memory layout changes before the linear map.
// CHECK-LABEL: func.func @memory_layout_and_map(
// CHECK-SAME: %[[IN:.*]]: tensor<64x128xf32, #[[TILES1]]>
func.func @memory_layout_and_map(%in: tensor<64x128xf32, #tilized1x1>) -> tensor<64x128xf32, #transposed> {
  // CHECK: %[[SHARDED:.*]] = "ttir.to_layout"(%[[IN]], %{{.*}}) : {{.*}} -> tensor<64x128xf32, #[[MOVED]]>
  // CHECK-NEXT: "ttir.to_layout"(%[[SHARDED]], %{{.*}}) : {{.*}} -> tensor<64x128xf32, #[[TRANSPOSED]]>
  %0 = tensor.empty() : tensor<64x128xf32, #transposed>
  %1 = "ttir.to_layout"(%in, %0) : (tensor<64x128xf32, #tilized1x1>, tensor<64x128xf32, #transposed>) -> tensor<64x128xf32, #transposed>
  return %1 : tensor<64x128xf32, #transposed>
}

// One change stays one operation.
// CHECK-LABEL: func.func @regrid(
// CHECK-NEXT: tensor.empty
// CHECK-NEXT: ttir.to_layout
// CHECK-NEXT: return
func.func @regrid(%in: tensor<64x128xf32, #row_major1x1>) -> tensor<64x128xf32, #row_major2x2> {
  %0 = tensor.empty() : tensor<64x128xf32, #row_major2x2>
  %1 = "ttir.to_layout"(%in, %0) : (tensor<64x128xf32, #row_major1x1>, tensor<64x128xf32, #row_major2x2>) -> tensor<64x128xf32, #row_major2x2>
  return %1 : tensor<64x128xf32, #row_major2x2>
}

// A map that joins three dimensions is the same on another grid.
// CHECK-LABEL: func.func @joined_dimensions(
func.func @joined_dimensions(%in: tensor<2x3x64x128xf32, #batches_tilized1x1>) -> tensor<2x3x64x128xf32, #batches1x4> {
  // CHECK: "ttir.to_layout"(%{{.*}}, %{{.*}}) : {{.*}} -> tensor<2x3x64x128xf32, #[[BATCHES]]>
  // CHECK-NEXT: "ttir.to_layout"
  %0 = tensor.empty() : tensor<2x3x64x128xf32, #batches1x4>
  %1 = "ttir.to_layout"(%in, %0) : (tensor<2x3x64x128xf32, #batches_tilized1x1>, tensor<2x3x64x128xf32, #batches1x4>) -> tensor<2x3x64x128xf32, #batches1x4>
  return %1 : tensor<2x3x64x128xf32, #batches1x4>
}
