// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline %s | filecheck %s

#any_device = #tt.operand_constraint<any_device>
#any_device_tile = #tt.operand_constraint<any_device_tile>

// CHECK-DAG: #[[HOST:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
// CHECK-DAG: #[[ONE:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #dram>, interleaved>
// CHECK-DAG: #[[ALL:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #dram>, interleaved>

// CHECK-LABEL: func.func @multiply(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xf32, #[[HOST]]>, %[[B:.*]]: tensor<64x128xf32, #[[HOST]]>) -> tensor<64x128xf32, #[[HOST]]>
func.func @multiply(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // CHECK-NEXT: %[[DEVICE:.*]] = "ttnn.get_device"() : () -> !tt.device<#device>
  // CHECK-NEXT: %[[A1:.*]] = "ttnn.to_layout"(%[[A]], %[[DEVICE]]) <{layout = #ttnn.layout<tile>}> : (tensor<64x128xf32, #[[HOST]]>, !tt.device<#device>) -> tensor<64x128xf32, #[[ONE]]>
  // CHECK-NEXT: %[[A2:.*]] = "ttnn.to_device"(%[[A1]], %[[DEVICE]]) <{memory_config = #ttnn.memory_config<<interleaved>, <dram>>}>
  // CHECK-NEXT: %[[B1:.*]] = "ttnn.to_layout"(%[[B]], %[[DEVICE]])
  // CHECK-NEXT: %[[B2:.*]] = "ttnn.to_device"(%[[B1]], %[[DEVICE]])
  // CHECK-NEXT: %[[INIT:.*]] = "ttnn.empty"(%[[DEVICE]]) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = #ttnn.memory_config<<interleaved>, <dram>>, shape = #ttnn.shape<64x128>}> : (!tt.device<#device>) -> tensor<64x128xf32, #[[ALL]]>
  // CHECK-NEXT: %[[RESULT:.*]] = "ttnn.multiply"(%[[A2]], %[[B2]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}>
  // CHECK-SAME: -> tensor<64x128xf32, #[[ALL]]>
  // CHECK-NEXT: %[[BACK:.*]] = "ttnn.to_memory_config"(%[[RESULT]], %[[DEVICE]])
  // CHECK-SAME: -> tensor<64x128xf32, #[[HOST]]>
  // CHECK-NEXT: return %[[BACK]] : tensor<64x128xf32, #[[HOST]]>
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.multiply"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %1 : tensor<64x128xf32>
}

// Tiles: what the result is allocated as follows from the constraint of the init.
// CHECK-LABEL: func.func @relu(
func.func @relu(%a: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // CHECK: "ttnn.empty"(%{{.*}}) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<tile>,
  // CHECK-NEXT: "ttnn.relu"(%{{.*}}, %{{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}>
  // CHECK-NOT: operand_constraints
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %1 : tensor<64x128xf32>
}

// A function that does nothing needs no device.
// CHECK-LABEL: func.func @nothing(
// CHECK-NEXT: return %{{.*}} : tensor<64x128xf32, #[[HOST]]>
func.func @nothing(%a: tensor<64x128xf32>) -> tensor<64x128xf32> {
  return %a : tensor<64x128xf32>
}
