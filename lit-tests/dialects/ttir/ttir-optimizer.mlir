// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout --ttir-optimizer %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline="builtin.module(ttir-load-system-desc,ttir-implicit-device,ttir-layout,ttir-optimizer{override-grid-sizes=sum=4x4})" %s | filecheck %s --check-prefix=OVERRIDE
// RUN: not ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-optimizer %s 2>&1 | filecheck %s --check-prefix=NO-LAYOUT
// RUN: not ttmlir-opt --ttir-optimizer %s 2>&1 | filecheck %s --check-prefix=NO-DEVICE

// NO-LAYOUT: error: 'tensor.empty' op requires a result with a #tt.layout
// NO-DEVICE: error: Device not found

#any_device = #tt.operand_constraint<any_device>

// Operations go to the whole grid, moves stay in one piece.
// CHECK-DAG: #[[ONE:.*]] = #tt.layout<(d0, d1, d2) -> (d0 * 32 + d1, d2), undef, <1x1>, memref<32x32xf32, #dram>, interleaved>
// CHECK-DAG: #[[ALL:.*]] = #tt.layout<(d0, d1, d2) -> (d0 * 32 + d1, d2), undef, <8x8>, memref<4x4xf32, #dram>, interleaved>
// OVERRIDE-DAG: #[[GRID:.*]] = #tt.layout<(d0, d1, d2) -> (d0 * 32 + d1, d2), undef, <4x4>, memref<8x8xf32, #dram>, interleaved>
// OVERRIDE-DAG: #[[ALL:.*]] = #tt.layout<(d0, d1, d2) -> (d0 * 32 + d1, d2), undef, <8x8>, memref<4x4xf32, #dram>, interleaved>

// CHECK-LABEL: func.func @two(
func.func @two(%a: tensor<1x32x32xf32>, %b: tensor<1x32x32xf32>) -> tensor<1x32x32xf32> {
  // CHECK: %[[INIT:.*]] = tensor.empty() : tensor<1x32x32xf32, #[[ALL]]>
  // CHECK-NEXT: "ttir.add"(%{{.*}}, %{{.*}}, %[[INIT]])
  // CHECK-SAME: (tensor<1x32x32xf32, #[[ONE]]>, tensor<1x32x32xf32, #[[ONE]]>, tensor<1x32x32xf32, #[[ALL]]>) -> tensor<1x32x32xf32, #[[ALL]]>
  // CHECK: "ttir.relu"{{.*}} -> tensor<1x32x32xf32, #[[ALL]]>
  // OVERRIDE: "ttir.add"
  // OVERRIDE-SAME: (tensor<1x32x32xf32, #[[GRID]]>, tensor<1x32x32xf32, #[[GRID]]>, tensor<1x32x32xf32, #[[GRID]]>) -> tensor<1x32x32xf32, #[[GRID]]>
  // OVERRIDE: "ttir.relu"{{.*}} -> tensor<1x32x32xf32, #[[ALL]]>
  %0 = tensor.empty() : tensor<1x32x32xf32>
  %1 = "ttir.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>) -> tensor<1x32x32xf32> loc("sum")
  %2 = tensor.empty() : tensor<1x32x32xf32>
  %3 = "ttir.relu"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<1x32x32xf32>, tensor<1x32x32xf32>) -> tensor<1x32x32xf32>
  return %3 : tensor<1x32x32xf32>
}
