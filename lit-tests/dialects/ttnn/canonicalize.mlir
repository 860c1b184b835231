// RUN: ttmlir-opt --canonicalize %s | filecheck %s

#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, d0 floordiv s0, d1), meshShape = , chipIds = [0]>
#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
#dram = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<dram>>, interleaved>
#l1 = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>, interleaved>

// Of moves of one kind the last counts.
// CHECK-LABEL: func.func @moves(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xf32, #{{.*}}>)
func.func @moves(%a: tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host> {
  // CHECK-NEXT: %[[DEVICE:.*]] = "ttnn.get_device"
  // CHECK-NEXT: %[[TILED:.*]] = "ttnn.to_layout"(%[[A]], %[[DEVICE]]) <{layout = #ttnn.layout<tile>}>
  // CHECK-NEXT: %[[MOVED:.*]] = "ttnn.to_device"(%[[TILED]], %[[DEVICE]]) <{memory_config = #ttnn.memory_config<<interleaved>, <l1>>}>
  // CHECK-NEXT: %[[BACK:.*]] = "ttnn.to_memory_config"(%[[MOVED]], %[[DEVICE]])
  // CHECK-NEXT: return %[[BACK]]
  %0 = "ttnn.get_device"() : () -> !tt.device<#device>
  %1 = "ttnn.to_layout"(%a, %0) <{layout = #ttnn.layout<row_major>}> : (tensor<64x128xf32, #host>, !tt.device<#device>) -> tensor<64x128xf32, #host>
  %2 = "ttnn.to_layout"(%1, %0) <{layout = #ttnn.layout<tile>}> : (tensor<64x128xf32, #host>, !tt.device<#device>) -> tensor<64x128xf32, #host>
  %3 = "ttnn.to_device"(%2, %0) <{memory_config = #ttnn.memory_config<<interleaved>, <dram>>}> : (tensor<64x128xf32, #host>, !tt.device<#device>) -> tensor<64x128xf32, #dram>
  %4 = "ttnn.to_device"(%3, %0) <{memory_config = #ttnn.memory_config<<interleaved>, <l1>>}> : (tensor<64x128xf32, #dram>, !tt.device<#device>) -> tensor<64x128xf32, #l1>
  %5 = "ttnn.to_memory_config"(%4, %0) : (tensor<64x128xf32, #l1>, !tt.device<#device>) -> tensor<64x128xf32, #dram>
  %6 = "ttnn.to_memory_config"(%5, %0) : (tensor<64x128xf32, #dram>, !tt.device<#device>) -> tensor<64x128xf32, #host>
  return %6 : tensor<64x128xf32, #host>
}

// CHECK-LABEL: func.func @nothing(
// CHECK-SAME: %[[A:.*]]: tensor<8x4xf32>, %{{.*}}: tensor<4x8xf32>, %{{.*}}: tensor<32xf32>)
// CHECK-NEXT: return %[[A]]
func.func @nothing(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>, %c: tensor<32xf32>) -> tensor<8x4xf32> {
  %0 = "ttnn.transpose"(%a, %b) <{dim0 = 0 : si32, dim1 = 1 : si32}> : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "ttnn.transpose"(%0, %a) <{dim0 = 1 : si32, dim1 = 0 : si32}> : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %2 = "ttnn.reshape"(%1, %c) <{shape = [32 : i32]}> : (tensor<8x4xf32>, tensor<32xf32>) -> tensor<32xf32>
  %3 = "ttnn.reshape"(%2, %a) <{shape = [8 : i32, 4 : i32]}> : (tensor<32xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %4 = "ttnn.neg"(%3, %a) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %5 = "ttnn.neg"(%4, %a) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %6 = "ttnn.maximum"(%5, %5, %a) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %7 = "ttnn.concat"(%6, %a) <{dim = 0 : si32}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return %7 : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @repeated(
// CHECK-NEXT: "ttnn.relu"
// CHECK-NEXT: "ttnn.abs"
// CHECK-NEXT: return
func.func @repeated(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = "ttnn.relu"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %1 = "ttnn.relu"(%0, %a) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %2 = "ttnn.abs"(%1, %a) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %3 = "ttnn.abs"(%2, %a) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
