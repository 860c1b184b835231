// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s

#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#dram = #tt.memory_space<dram>
#system = #tt.memory_space<system>
#on_device = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #dram>, interleaved>
#on_host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #dram>, interleaved>
#l1 = #tt.memory_space<l1>
#layout_alloc = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>

// CHECK-LABEL: func.func @abs(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.abs"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @abs(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.abs"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @sqrt(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.sqrt"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @sqrt(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.sqrt"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @neg(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.neg"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @neg(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.neg"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @reciprocal(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.reciprocal"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @reciprocal(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.reciprocal"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @relu(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.relu"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @relu(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.relu"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @sigmoid(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.sigmoid"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @sigmoid(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.sigmoid"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @exp(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.exp"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @exp(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.exp"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.add"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @add(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.add"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @multiply(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.multiply"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @multiply(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.multiply"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @div(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.div"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @div(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.div"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @subtract(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.subtract"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @subtract(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.subtract"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @ge(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.ge"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @ge(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.ge"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @maximum(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.maximum"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @maximum(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.maximum"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<128x96xf32>, %[[INIT:[^:]+]]: tensor<128x1xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.sum"(%[[INPUT]], %[[INIT]]) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
// CHECK-NEXT: return %[[V0]] : tensor<128x1xf32>
func.func @sum(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
  %0 = "ttnn.sum"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
  return %0 : tensor<128x1xf32>
}

// CHECK-LABEL: func.func @mean(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<128x96xf32>, %[[INIT:[^:]+]]: tensor<128x1xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.mean"(%[[INPUT]], %[[INIT]]) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
// CHECK-NEXT: return %[[V0]] : tensor<128x1xf32>
func.func @mean(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
  %0 = "ttnn.mean"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
  return %0 : tensor<128x1xf32>
}

// CHECK-LABEL: func.func @max(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<128x96xf32>, %[[INIT:[^:]+]]: tensor<128x1xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.max"(%[[INPUT]], %[[INIT]]) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
// CHECK-NEXT: return %[[V0]] : tensor<128x1xf32>
func.func @max(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
  %0 = "ttnn.max"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
  return %0 : tensor<128x1xf32>
}

// CHECK-LABEL: func.func @get_device(
// CHECK-NEXT: %[[V0:.+]] = "ttnn.get_device"() : () -> !tt.device<#device>
// CHECK-NEXT: return %[[V0]] : !tt.device<#device>
func.func @get_device() -> !tt.device<#device> {
  %0 = "ttnn.get_device"() : () -> !tt.device<#device>
  return %0 : !tt.device<#device>
}

// CHECK-LABEL: func.func @to_memory_config(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32, #{{[a-z0-9_]+}}>, %[[DEVICE:[^:]+]]: !tt.device<#device>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.to_memory_config"(%[[INPUT]], %[[DEVICE]]) : (tensor<64x128xf32, #{{[a-z0-9_]+}}>, !tt.device<#device>) -> tensor<64x128xf32, #{{[a-z0-9_]+}}>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32, #{{[a-z0-9_]+}}>
func.func @to_memory_config(%input: tensor<64x128xf32, #on_device>, %device: !tt.device<#device>) -> tensor<64x128xf32, #on_host> {
  %0 = "ttnn.to_memory_config"(%input, %device) : (tensor<64x128xf32, #on_device>, !tt.device<#device>) -> tensor<64x128xf32, #on_host>
  return %0 : tensor<64x128xf32, #on_host>
}

// CHECK-LABEL: func.func @to_layout(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[DEVICE:[^:]+]]: !tt.device<#device>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.to_layout"(%[[INPUT]], %[[DEVICE]]) <{layout = #ttnn.layout<tile>}> : (tensor<64x128xf32>, !tt.device<#device>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @to_layout(%input: tensor<64x128xf32>, %device: !tt.device<#device>) -> tensor<64x128xf32> {
  %0 = "ttnn.to_layout"(%input, %device) <{layout = #ttnn.layout<tile>}> : (tensor<64x128xf32>, !tt.device<#device>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @to_device(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[DEVICE:[^:]+]]: !tt.device<#device>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.to_device"(%[[INPUT]], %[[DEVICE]]) <{memory_config = #ttnn.memory_config<<interleaved>, <dram>>}> : (tensor<64x128xf32>, !tt.device<#device>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @to_device(%input: tensor<64x128xf32>, %device: !tt.device<#device>) -> tensor<64x128xf32> {
  %0 = "ttnn.to_device"(%input, %device) <{memory_config = #ttnn.memory_config<<interleaved>, <dram>>}> : (tensor<64x128xf32>, !tt.device<#device>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @empty(
// CHECK-SAME: %[[DEVICE:[^:]+]]: !tt.device<#device>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.empty"(%[[DEVICE]]) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = #ttnn.memory_config<<interleaved>, <dram>>, shape = #ttnn.shape<64x128>}> : (!tt.device<#device>) -> tensor<64x128xf32, #{{[a-z0-9_]+}}>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32, #{{[a-z0-9_]+}}>
func.func @empty(%device: !tt.device<#device>) -> tensor<64x128xf32, #layout> {
  %0 = "ttnn.empty"(%device) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = #ttnn.memory_config<<interleaved>, <dram>>, shape = #ttnn.shape<64x128>}> : (!tt.device<#device>) -> tensor<64x128xf32, #layout>
  return %0 : tensor<64x128xf32, #layout>
}

// CHECK-LABEL: func.func @full(
// CHECK-SAME: %[[DEVICE:[^:]+]]: !tt.device<#device>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.full"(%[[DEVICE]]) <{fillValue = 3.000000e+00 : f32}> : (!tt.device<#device>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @full(%device: !tt.device<#device>) -> tensor<64x128xf32> {
  %0 = "ttnn.full"(%device) <{fillValue = 3.000000e+00 : f32}> : (!tt.device<#device>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xbf16>, %[[B:[^:]+]]: tensor<128x96xbf16>, %[[INIT:[^:]+]]: tensor<64x96xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.matmul"(%[[A]], %[[B]], %[[INIT]]) : (tensor<64x128xbf16>, tensor<128x96xbf16>, tensor<64x96xbf16>) -> tensor<64x96xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<64x96xbf16>
func.func @matmul(%a: tensor<64x128xbf16>, %b: tensor<128x96xbf16>, %init: tensor<64x96xbf16>) -> tensor<64x96xbf16> {
  %0 = "ttnn.matmul"(%a, %b, %init) : (tensor<64x128xbf16>, tensor<128x96xbf16>, tensor<64x96xbf16>) -> tensor<64x96xbf16>
  return %0 : tensor<64x96xbf16>
}

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<512x1024xbf16>, %[[INIT:[^:]+]]: tensor<512x1024xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.softmax"(%[[INPUT]], %[[INIT]]) <{dimension = -1 : si32}> : (tensor<512x1024xbf16>, tensor<512x1024xbf16>) -> tensor<512x1024xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<512x1024xbf16>
func.func @softmax(%input: tensor<512x1024xbf16>, %init: tensor<512x1024xbf16>) -> tensor<512x1024xbf16> {
  %0 = "ttnn.softmax"(%input, %init) <{dimension = -1 : si32}> : (tensor<512x1024xbf16>, tensor<512x1024xbf16>) -> tensor<512x1024xbf16>
  return %0 : tensor<512x1024xbf16>
}

// CHECK-LABEL: func.func @embedding(
// CHECK-SAME: %[[INDICES:[^:]+]]: tensor<2x32xbf16>, %[[TABLE:[^:]+]]: tensor<512x128xbf16>, %[[INIT:[^:]+]]: tensor<2x32x128xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.embedding"(%[[INDICES]], %[[TABLE]], %[[INIT]]) : (tensor<2x32xbf16>, tensor<512x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<2x32x128xbf16>
func.func @embedding(%indices: tensor<2x32xbf16>, %table: tensor<512x128xbf16>, %init: tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16> {
  %0 = "ttnn.embedding"(%indices, %table, %init) : (tensor<2x32xbf16>, tensor<512x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
  return %0 : tensor<2x32x128xbf16>
}

// CHECK-LABEL: func.func @conv2d(
// CHECK-SAME: %[[IMAGE:[^:]+]]: tensor<1x32x32x64xbf16>, %[[FILTERS:[^:]+]]: tensor<64x64x3x3xbf16>, %[[BIAS:[^:]+]]: tensor<1x1x1x64xbf16>, %[[INIT:[^:]+]]: tensor<1x30x30x64xbf16>, %[[DEVICE:[^:]+]]: !tt.device<#device>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.conv2d"(%[[IMAGE]], %[[FILTERS]], %[[BIAS]], %[[INIT]], %[[DEVICE]]) <{batch_size = 1 : i32, dilation_height = 1 : i32, dilation_width = 1 : i32, groups = 1 : i32, in_channels = 64 : i32, input_height = 32 : i32, input_width = 32 : i32, kernel_height = 3 : i32, kernel_width = 3 : i32, out_channels = 64 : i32, padding_height = 0 : i32, padding_width = 0 : i32, stride_height = 1 : i32, stride_width = 1 : i32}> : (tensor<1x32x32x64xbf16>, tensor<64x64x3x3xbf16>, tensor<1x1x1x64xbf16>, tensor<1x30x30x64xbf16>, !tt.device<#device>) -> tensor<1x30x30x64xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<1x30x30x64xbf16>
func.func @conv2d(%image: tensor<1x32x32x64xbf16>, %filters: tensor<64x64x3x3xbf16>, %bias: tensor<1x1x1x64xbf16>, %init: tensor<1x30x30x64xbf16>, %device: !tt.device<#device>) -> tensor<1x30x30x64xbf16> {
  %0 = "ttnn.conv2d"(%image, %filters, %bias, %init, %device) <{batch_size = 1 : i32, dilation_height = 1 : i32, dilation_width = 1 : i32, groups = 1 : i32, in_channels = 64 : i32, input_height = 32 : i32, input_width = 32 : i32, kernel_height = 3 : i32, kernel_width = 3 : i32, out_channels = 64 : i32, padding_height = 0 : i32, padding_width = 0 : i32, stride_height = 1 : i32, stride_width = 1 : i32}> : (tensor<1x32x32x64xbf16>, tensor<64x64x3x3xbf16>, tensor<1x1x1x64xbf16>, tensor<1x30x30x64xbf16>, !tt.device<#device>) -> tensor<1x30x30x64xbf16>
  return %0 : tensor<1x30x30x64xbf16>
}

// CHECK-LABEL: func.func @max_pool2d(
// CHECK-SAME: %[[IMAGE:[^:]+]]: tensor<1x1x16384x32xbf16>, %[[INIT:[^:]+]]: tensor<1x1x4096x32xbf16>, %[[DEVICE:[^:]+]]: !tt.device<#device>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.max_pool2d"(%[[IMAGE]], %[[INIT]], %[[DEVICE]]) <{batch_size = 1 : si32, ceil_mode = false, channels = 32 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, input_height = 128 : si32, input_width = 128 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, padding_height = 0 : si32, padding_width = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x1x16384x32xbf16>, tensor<1x1x4096x32xbf16>, !tt.device<#device>) -> tensor<1x1x4096x32xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<1x1x4096x32xbf16>
func.func @max_pool2d(%image: tensor<1x1x16384x32xbf16>, %init: tensor<1x1x4096x32xbf16>, %device: !tt.device<#device>) -> tensor<1x1x4096x32xbf16> {
  %0 = "ttnn.max_pool2d"(%image, %init, %device) <{batch_size = 1 : si32, ceil_mode = false, channels = 32 : si32, dilation_height = 1 : si32, dilation_width = 1 : si32, input_height = 128 : si32, input_width = 128 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, padding_height = 0 : si32, padding_width = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x1x16384x32xbf16>, tensor<1x1x4096x32xbf16>, !tt.device<#device>) -> tensor<1x1x4096x32xbf16>
  return %0 : tensor<1x1x4096x32xbf16>
}

// CHECK-LABEL: func.func @transpose(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xbf16>, %[[INIT:[^:]+]]: tensor<128x64xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.transpose"(%[[INPUT]], %[[INIT]]) <{dim0 = 0 : si32, dim1 = 1 : si32}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<128x64xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<128x64xbf16>
func.func @transpose(%input: tensor<64x128xbf16>, %init: tensor<128x64xbf16>) -> tensor<128x64xbf16> {
  %0 = "ttnn.transpose"(%input, %init) <{dim0 = 0 : si32, dim1 = 1 : si32}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<128x64xbf16>
  return %0 : tensor<128x64xbf16>
}

// CHECK-LABEL: func.func @concat(
// CHECK-SAME: %[[A:[^:]+]]: tensor<32x32xf32>, %[[B:[^:]+]]: tensor<32x64xf32>, %[[INIT:[^:]+]]: tensor<32x96xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.concat"(%[[A]], %[[B]], %[[INIT]]) <{dim = 1 : si32}> : (tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
// CHECK-NEXT: return %[[V0]] : tensor<32x96xf32>
func.func @concat(%a: tensor<32x32xf32>, %b: tensor<32x64xf32>, %init: tensor<32x96xf32>) -> tensor<32x96xf32> {
  %0 = "ttnn.concat"(%a, %b, %init) <{dim = 1 : si32}> : (tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
  return %0 : tensor<32x96xf32>
}

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<4x2x32x32xbf16>, %[[INIT:[^:]+]]: tensor<2x4x32x32xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.reshape"(%[[INPUT]], %[[INIT]]) <{shape = [2 : i32, 4 : i32, 32 : i32, 32 : i32]}> : (tensor<4x2x32x32xbf16>, tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<2x4x32x32xbf16>
func.func @reshape(%input: tensor<4x2x32x32xbf16>, %init: tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16> {
  %0 = "ttnn.reshape"(%input, %init) <{shape = [2 : i32, 4 : i32, 32 : i32, 32 : i32]}> : (tensor<4x2x32x32xbf16>, tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16>
  return %0 : tensor<2x4x32x32xbf16>
}

// CHECK-LABEL: func.func @alloc(
// CHECK-NEXT: %[[V0:.+]] = "ttnn.alloc"() <{address = 1024 : i64, memory_space = #{{[a-z0-9_]+}}, size = 32768 : i64}> : () -> tensor<64x128xf32, #{{[a-z0-9_]+}}>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32, #{{[a-z0-9_]+}}>
func.func @alloc() -> tensor<64x128xf32, #layout_alloc> {
  %0 = "ttnn.alloc"() <{address = 1024 : i64, memory_space = #l1, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout_alloc>
  return %0 : tensor<64x128xf32, #layout_alloc>
}

// CHECK-LABEL: func.func @dealloc(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: "ttnn.dealloc"(%[[INPUT]]) : (tensor<64x128xf32>) -> ()
// CHECK-NEXT: return
func.func @dealloc(%input: tensor<64x128xf32>) {
  "ttnn.dealloc"(%input) : (tensor<64x128xf32>) -> ()
  return
}
