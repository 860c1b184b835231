// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline="sharding-pass-enabled=true" %s | filecheck %s
// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout --ttir-optimizer="sharding-pass-enabled=true resharding-enabled=true" %s | filecheck %s --check-prefix=RESHARD
// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device="mesh-shape=1,1,1" --ttir-layout %s -o %t.mesh.mlir
// RUN: ttmlir-opt --ttir-optimizer="sharding-pass-enabled=true" %t.mesh.mlir | filecheck %s --check-prefix=MESH

// On a mesh whose first dim numbers chips, tensors are sharded on the cores of each chip.
// MESH-DAG: #[[ROW:.*]] = #tt.layout<(d0, d1) -> (0, d0, d1), undef, <1x1x8>, memref<1x1x32xf32, #l1_>, block_sharded>
// MESH-DAG: #[[NARROW:.*]] = #tt.layout<(d0, d1) -> (0, d0, d1), undef, <1x1x1>, memref<1x1x10xf32, #l1_>, block_sharded>
// MESH-LABEL: func.func @forward(
// MESH: "ttir.matmul"{{.*}} -> tensor<1x256xf32, #[[ROW]]>
// MESH: "ttir.relu"{{.*}} -> tensor<1x256xf32, #[[ROW]]>
// MESH: "ttir.matmul"{{.*}} -> tensor<1x10xf32, #[[NARROW]]>

#any = #tt.operand_constraint<any_device>

// A linear network: what one operation makes for the next stays in L1, in blocks on as many cores as divide its tiles.
// The last operation, whose result leaves the device, is in DRAM, and so are weights and inputs.
// CHECK-DAG: #[[ROW:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x8>, memref<1x32xf32, #l1_>, block_sharded>
// CHECK-DAG: #[[NARROW:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x10xf32, #l1_>, block_sharded>
// CHECK-DAG: #[[SPREAD:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<1x2xf32, #dram>, interleaved>
// CHECK-DAG: #[[WEIGHT:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<784x256xf32, #dram>, interleaved>
// CHECK-DAG: #[[IMAGE:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x784xf32, #dram>, interleaved>
// RESHARD-DAG: #[[IMAGE:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x8>, memref<1x98xf32, #l1_>, block_sharded>
// RESHARD-DAG: #[[ROW:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x8>, memref<1x32xf32, #l1_>, block_sharded>

// CHECK-LABEL: func.func @forward(
// RESHARD-LABEL: func.func @forward(
func.func @forward(%image: tensor<1x784xf32>, %b2: tensor<1x10xf32>, %w2: tensor<256x10xf32>, %b1: tensor<1x256xf32>, %w1: tensor<784x256xf32>) -> tensor<1x10xf32> {
  // CHECK-COUNT-5: "ttnn.to_device"
  // CHECK-NOT: "ttnn.to_device"
  // CHECK: %[[INIT:.*]] = "ttnn.empty"{{.*}} memory_config = #ttnn.memory_config<<block_sharded>, <l1>>{{.*}} -> tensor<1x256xf32, #[[ROW]]>
  // CHECK-NEXT: %[[MATMUL:.*]] = "ttnn.matmul"(%{{.*}}, %{{.*}}, %[[INIT]]) : (tensor<1x784xf32, #[[IMAGE]]>, tensor<784x256xf32, #[[WEIGHT]]>, tensor<1x256xf32, #[[ROW]]>) -> tensor<1x256xf32, #[[ROW]]>
  // CHECK: "ttnn.add"(%[[MATMUL]]{{.*}} -> tensor<1x256xf32, #[[ROW]]>
  // CHECK: "ttnn.relu"{{.*}} -> tensor<1x256xf32, #[[ROW]]>
  // CHECK: "ttnn.matmul"{{.*}} -> tensor<1x10xf32, #[[NARROW]]>
  // CHECK: "ttnn.add"{{.*}} -> tensor<1x10xf32, #[[NARROW]]>
  // CHECK: %[[SOFTMAX:.*]] = "ttnn.softmax"{{.*}} -> tensor<1x10xf32, #[[SPREAD]]>
  // CHECK-NEXT: "ttnn.to_memory_config"(%[[SOFTMAX]]
  // RESHARD: "ttir.to_layout"{{.*}} -> tensor<1x784xf32, #[[IMAGE]]>
  // RESHARD: "ttir.matmul"{{.*}} : (tensor<1x784xf32, #[[IMAGE]]>, tensor<784x256xf32, #{{.*}}>, tensor<1x256xf32, #[[ROW]]>)
  %0 = tensor.empty() : tensor<1x256xf32>
  %1 = "ttir.matmul"(%image, %w1, %0) <{operand_constraints = [#any, #any, #any]}> : (tensor<1x784xf32>, tensor<784x256xf32>, tensor<1x256xf32>) -> tensor<1x256xf32>
  %2 = tensor.empty() : tensor<1x256xf32>
  %3 = "ttir.add"(%1, %b1, %2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<1x256xf32>, tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xf32>
  %4 = tensor.empty() : tensor<1x256xf32>
  %5 = "ttir.relu"(%3, %4) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xf32>
  %6 = tensor.empty() : tensor<1x10xf32>
  %7 = "ttir.matmul"(%5, %w2, %6) <{operand_constraints = [#any, #any, #any]}> : (tensor<1x256xf32>, tensor<256x10xf32>, tensor<1x10xf32>) -> tensor<1x10xf32>
  %8 = tensor.empty() : tensor<1x10xf32>
  %9 = "ttir.add"(%7, %b2, %8) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<1x10xf32>, tensor<1x10xf32>, tensor<1x10xf32>) -> tensor<1x10xf32>
  %10 = tensor.empty() : tensor<1x10xf32>
  %11 = "ttir.softmax"(%9, %10) <{dimension = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<1x10xf32>, tensor<1x10xf32>) -> tensor<1x10xf32>
  return %11 : tensor<1x10xf32>
}
