// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout="init-memory-space=l1 default-memory-space=l1 default-device-memory-layout=none" %s | filecheck %s --check-prefix=METAL
// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout="init-memory-space=dram" %s | filecheck %s --check-prefix=DRAM
// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout="init-memory-space=mmio default-memory-space=l1 default-device-memory-layout=block_sharded" %s | filecheck %s --check-prefix=SHARDED
// RUN: not ttmlir-opt --ttir-layout="init-memory-space=l2" %s 2>&1 | filecheck %s --check-prefix=SPACE
// RUN: not ttmlir-opt --ttir-layout="default-device-memory-layout=round" %s 2>&1 | filecheck %s --check-prefix=MEM-LAYOUT
// RUN: not ttmlir-opt --ttir-layout="memory-space=l1" %s 2>&1 | filecheck %s --check-prefix=OPTION

// SPACE: for the --init-memory-space option: Cannot find option named 'l2'!
// MEM-LAYOUT: for the --default-device-memory-layout option: Cannot find option named 'round'!
// OPTION: <Pass-Options-Parser>: no such option memory-space

#tiles = #tt.operand_constraint<any_device_tile>

// Everything in L1: only the format changes.
// METAL-DAG: #[[SCALARS:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1_>>
// METAL-DAG: #[[TILES:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #l1_>>
// METAL-LABEL: func.func @relu(
// METAL-SAME: %[[A:.*]]: tensor<64x128xf32, #[[SCALARS]]>) -> tensor<64x128xf32, #[[SCALARS]]>
// METAL: "ttir.to_layout"(%[[A]], %{{.*}}) : (tensor<64x128xf32, #[[SCALARS]]>, tensor<64x128xf32, #[[TILES]]>)
// METAL: "ttir.relu"{{.*}} -> tensor<64x128xf32, #[[TILES]]>
// METAL: "ttir.to_layout"{{.*}} -> tensor<64x128xf32, #[[SCALARS]]>

// In device memory tensors start, and functions return them, with the tensor memory layout of the device.
// DRAM-DAG: #[[START:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #dram>, interleaved>
// DRAM-DAG: #[[TILES:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #dram>, interleaved>
// DRAM-LABEL: func.func @relu(
// DRAM-SAME: tensor<64x128xf32, #[[START]]>) -> tensor<64x128xf32, #[[START]]>
// DRAM: "ttir.relu"{{.*}} -> tensor<64x128xf32, #[[TILES]]>

// SHARDED-DAG: #[[START:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #mmio>>
// SHARDED-DAG: #[[TILES:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #l1_>, block_sharded>
// SHARDED-LABEL: func.func @relu(
// SHARDED-SAME: tensor<64x128xf32, #[[START]]>) -> tensor<64x128xf32, #[[START]]>
// SHARDED: "ttir.relu"{{.*}} -> tensor<64x128xf32, #[[TILES]]>
func.func @relu(%a: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#tiles, #tiles]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %1 : tensor<64x128xf32>
}
