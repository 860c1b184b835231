// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s

#any_device = #tt.operand_constraint<any_device>
#dram = #tt.memory_space<dram>
#system = #tt.memory_space<system>
#on_host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
#on_device = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #dram>, interleaved>
#l1 = #tt.memory_space<l1>
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>
#map = affine_map<(d0, d1) -> (d0, d1)>
#parallel = #tt.iterator_type<parallel>
#map_yield = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @abs(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.abs"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @abs(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.abs"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @sqrt(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.sqrt"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @sqrt(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.sqrt"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @neg(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.neg"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @neg(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.neg"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @reciprocal(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.reciprocal"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @reciprocal(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.reciprocal"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @relu(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.relu"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @relu(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.relu"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @sigmoid(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.sigmoid"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @sigmoid(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.sigmoid"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @exp(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.exp"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @exp(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.exp"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.add"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @add(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.add"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @multiply(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.multiply"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @multiply(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.multiply"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @div(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.div"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @div(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.div"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @subtract(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.subtract"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @subtract(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.subtract"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @ge(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.ge"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @ge(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.ge"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @maximum(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.maximum"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @maximum(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.maximum"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<128x96xf32>, %[[INIT:[^:]+]]: tensor<128x1xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.sum"(%[[INPUT]], %[[INIT]]) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
// CHECK-NEXT: return %[[V0]] : tensor<128x1xf32>
func.func @sum(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
  %0 = "ttir.sum"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
  return %0 : tensor<128x1xf32>
}

// CHECK-LABEL: func.func @mean(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<128x96xf32>, %[[INIT:[^:]+]]: tensor<128x1xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.mean"(%[[INPUT]], %[[INIT]]) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
// CHECK-NEXT: return %[[V0]] : tensor<128x1xf32>
func.func @mean(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
  %0 = "ttir.mean"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
  return %0 : tensor<128x1xf32>
}

// CHECK-LABEL: func.func @max(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<128x96xf32>, %[[INIT:[^:]+]]: tensor<128x1xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.max"(%[[INPUT]], %[[INIT]]) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
// CHECK-NEXT: return %[[V0]] : tensor<128x1xf32>
func.func @max(%input: tensor<128x96xf32>, %init: tensor<128x1xf32>) -> tensor<128x1xf32> {
  %0 = "ttir.max"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<128x96xf32>, tensor<128x1xf32>) -> tensor<128x1xf32>
  return %0 : tensor<128x1xf32>
}

// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xbf16>, %[[B:[^:]+]]: tensor<128x96xbf16>, %[[INIT:[^:]+]]: tensor<64x96xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.matmul"(%[[A]], %[[B]], %[[INIT]]) <{operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xbf16>, tensor<128x96xbf16>, tensor<64x96xbf16>) -> tensor<64x96xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<64x96xbf16>
func.func @matmul(%a: tensor<64x128xbf16>, %b: tensor<128x96xbf16>, %init: tensor<64x96xbf16>) -> tensor<64x96xbf16> {
  %0 = "ttir.matmul"(%a, %b, %init) <{operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xbf16>, tensor<128x96xbf16>, tensor<64x96xbf16>) -> tensor<64x96xbf16>
  return %0 : tensor<64x96xbf16>
}

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<512x1024xbf16>, %[[INIT:[^:]+]]: tensor<512x1024xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.softmax"(%[[INPUT]], %[[INIT]]) <{dimension = -1 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<512x1024xbf16>, tensor<512x1024xbf16>) -> tensor<512x1024xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<512x1024xbf16>
func.func @softmax(%input: tensor<512x1024xbf16>, %init: tensor<512x1024xbf16>) -> tensor<512x1024xbf16> {
  %0 = "ttir.softmax"(%input, %init) <{dimension = -1 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<512x1024xbf16>, tensor<512x1024xbf16>) -> tensor<512x1024xbf16>
  return %0 : tensor<512x1024xbf16>
}

// CHECK-LABEL: func.func @embedding(
// CHECK-SAME: %[[INDICES:[^:]+]]: tensor<2x32xbf16>, %[[TABLE:[^:]+]]: tensor<512x128xbf16>, %[[INIT:[^:]+]]: tensor<2x32x128xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.embedding"(%[[INDICES]], %[[TABLE]], %[[INIT]]) <{operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<2x32xbf16>, tensor<512x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<2x32x128xbf16>
func.func @embedding(%indices: tensor<2x32xbf16>, %table: tensor<512x128xbf16>, %init: tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16> {
  %0 = "ttir.embedding"(%indices, %table, %init) <{operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<2x32xbf16>, tensor<512x128xbf16>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
  return %0 : tensor<2x32x128xbf16>
}

// CHECK-LABEL: func.func @conv2d(
// CHECK-SAME: %[[IMAGE:[^:]+]]: tensor<1x32x32x64xbf16>, %[[FILTERS:[^:]+]]: tensor<64x64x3x3xbf16>, %[[BIAS:[^:]+]]: tensor<1x1x1x64xbf16>, %[[INIT:[^:]+]]: tensor<1x30x30x64xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.conv2d"(%[[IMAGE]], %[[FILTERS]], %[[BIAS]], %[[INIT]]) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device, #any_device, #any_device, #any_device], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x32x32x64xbf16>, tensor<64x64x3x3xbf16>, tensor<1x1x1x64xbf16>, tensor<1x30x30x64xbf16>) -> tensor<1x30x30x64xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<1x30x30x64xbf16>
func.func @conv2d(%image: tensor<1x32x32x64xbf16>, %filters: tensor<64x64x3x3xbf16>, %bias: tensor<1x1x1x64xbf16>, %init: tensor<1x30x30x64xbf16>) -> tensor<1x30x30x64xbf16> {
  %0 = "ttir.conv2d"(%image, %filters, %bias, %init) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#any_device, #any_device, #any_device, #any_device], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x32x32x64xbf16>, tensor<64x64x3x3xbf16>, tensor<1x1x1x64xbf16>, tensor<1x30x30x64xbf16>) -> tensor<1x30x30x64xbf16>
  return %0 : tensor<1x30x30x64xbf16>
}

// CHECK-LABEL: func.func @max_pool2d(
// CHECK-SAME: %[[IMAGE:[^:]+]]: tensor<1x128x128x32xbf16>, %[[INIT:[^:]+]]: tensor<1x64x64x32xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.max_pool2d"(%[[IMAGE]], %[[INIT]]) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, operand_constraints = [#any_device, #any_device], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x128x128x32xbf16>, tensor<1x64x64x32xbf16>) -> tensor<1x64x64x32xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<1x64x64x32xbf16>
func.func @max_pool2d(%image: tensor<1x128x128x32xbf16>, %init: tensor<1x64x64x32xbf16>) -> tensor<1x64x64x32xbf16> {
  %0 = "ttir.max_pool2d"(%image, %init) <{ceil_mode = false, dilation_height = 1 : si32, dilation_width = 1 : si32, kernel_height = 2 : si32, kernel_width = 2 : si32, operand_constraints = [#any_device, #any_device], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 2 : si32, stride_width = 2 : si32}> : (tensor<1x128x128x32xbf16>, tensor<1x64x64x32xbf16>) -> tensor<1x64x64x32xbf16>
  return %0 : tensor<1x64x64x32xbf16>
}

// CHECK-LABEL: func.func @transpose(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xbf16>, %[[INIT:[^:]+]]: tensor<128x64xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.transpose"(%[[INPUT]], %[[INIT]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<128x64xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<128x64xbf16>
func.func @transpose(%input: tensor<64x128xbf16>, %init: tensor<128x64xbf16>) -> tensor<128x64xbf16> {
  %0 = "ttir.transpose"(%input, %init) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xbf16>, tensor<128x64xbf16>) -> tensor<128x64xbf16>
  return %0 : tensor<128x64xbf16>
}

// CHECK-LABEL: func.func @concat(
// CHECK-SAME: %[[A:[^:]+]]: tensor<32x32xf32>, %[[B:[^:]+]]: tensor<32x64xf32>, %[[INIT:[^:]+]]: tensor<32x96xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.concat"(%[[A]], %[[B]], %[[INIT]]) <{dim = 1 : si32, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
// CHECK-NEXT: return %[[V0]] : tensor<32x96xf32>
func.func @concat(%a: tensor<32x32xf32>, %b: tensor<32x64xf32>, %init: tensor<32x96xf32>) -> tensor<32x96xf32> {
  %0 = "ttir.concat"(%a, %b, %init) <{dim = 1 : si32, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x96xf32>) -> tensor<32x96xf32>
  return %0 : tensor<32x96xf32>
}

// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<1xf32>, %[[INIT:[^:]+]]: tensor<512x512xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.broadcast"(%[[INPUT]], %[[INIT]]) <{dimension = [1], operand_constraints = [#any_device, #any_device]}> : (tensor<1xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT: return %[[V0]] : tensor<512x512xf32>
func.func @broadcast(%input: tensor<1xf32>, %init: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = "ttir.broadcast"(%input, %init) <{dimension = [1], operand_constraints = [#any_device, #any_device]}> : (tensor<1xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<4x2x32x32xbf16>, %[[INIT:[^:]+]]: tensor<2x4x32x32xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.reshape"(%[[INPUT]], %[[INIT]]) <{operand_constraints = [#any_device, #any_device], shape = [2 : i32, 4 : i32, 32 : i32, -1 : i32]}> : (tensor<4x2x32x32xbf16>, tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<2x4x32x32xbf16>
func.func @reshape(%input: tensor<4x2x32x32xbf16>, %init: tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16> {
  %0 = "ttir.reshape"(%input, %init) <{operand_constraints = [#any_device, #any_device], shape = [2 : i32, 4 : i32, 32 : i32, -1 : i32]}> : (tensor<4x2x32x32xbf16>, tensor<2x4x32x32xbf16>) -> tensor<2x4x32x32xbf16>
  return %0 : tensor<2x4x32x32xbf16>
}

// CHECK-LABEL: func.func @squeeze(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<1x2x1x32xbf16>, %[[INIT:[^:]+]]: tensor<1x2x32xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.squeeze"(%[[INPUT]], %[[INIT]]) <{dim = -2 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<1x2x1x32xbf16>, tensor<1x2x32xbf16>) -> tensor<1x2x32xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<1x2x32xbf16>
func.func @squeeze(%input: tensor<1x2x1x32xbf16>, %init: tensor<1x2x32xbf16>) -> tensor<1x2x32xbf16> {
  %0 = "ttir.squeeze"(%input, %init) <{dim = -2 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<1x2x1x32xbf16>, tensor<1x2x32xbf16>) -> tensor<1x2x32xbf16>
  return %0 : tensor<1x2x32xbf16>
}

// CHECK-LABEL: func.func @unsqueeze(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<4x32xbf16>, %[[INIT:[^:]+]]: tensor<4x1x32xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.unsqueeze"(%[[INPUT]], %[[INIT]]) <{dim = 1 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<4x32xbf16>, tensor<4x1x32xbf16>) -> tensor<4x1x32xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<4x1x32xbf16>
func.func @unsqueeze(%input: tensor<4x32xbf16>, %init: tensor<4x1x32xbf16>) -> tensor<4x1x32xbf16> {
  %0 = "ttir.unsqueeze"(%input, %init) <{dim = 1 : si32, operand_constraints = [#any_device, #any_device]}> : (tensor<4x32xbf16>, tensor<4x1x32xbf16>) -> tensor<4x1x32xbf16>
  return %0 : tensor<4x1x32xbf16>
}

// CHECK-LABEL: func.func @constant(
// CHECK-SAME: ) -> (tensor<2x3xi32>, tensor<2xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.constant"() <{value = dense<[2.000000e-01, 1.300000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]] : tensor<2x3xi32>, tensor<2xf32>
func.func @constant() -> (tensor<2x3xi32>, tensor<2xf32>) {
  %0 = "ttir.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = "ttir.constant"() <{value = dense<[0.2, 1.3]> : tensor<2xf32>}> : () -> tensor<2xf32>
  return %0, %1 : tensor<2x3xi32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @to_layout(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32, #{{[a-z0-9_]+}}>)
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<64x128xf32, #{{[a-z0-9_]+}}>
// CHECK-NEXT: %[[V1:.+]] = "ttir.to_layout"(%[[INPUT]], %[[V0]]) : (tensor<64x128xf32, #{{[a-z0-9_]+}}>, tensor<64x128xf32, #{{[a-z0-9_]+}}>) -> tensor<64x128xf32, #{{[a-z0-9_]+}}>
// CHECK-NEXT: return %[[V1]] : tensor<64x128xf32, #{{[a-z0-9_]+}}>
func.func @to_layout(%input: tensor<64x128xf32, #on_host>) -> tensor<64x128xf32, #on_device> {
  %0 = tensor.empty() : tensor<64x128xf32, #on_device>
  %1 = "ttir.to_layout"(%input, %0) : (tensor<64x128xf32, #on_host>, tensor<64x128xf32, #on_device>) -> tensor<64x128xf32, #on_device>
  return %1 : tensor<64x128xf32, #on_device>
}

// CHECK-LABEL: func.func @alloc(
// CHECK-NEXT: %[[V0:.+]] = "ttir.alloc"() <{address = 1024 : i64, memory_space = #{{[a-z0-9_]+}}, size = 32768 : i64}> : () -> tensor<64x128xf32, #{{[a-z0-9_]+}}>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32, #{{[a-z0-9_]+}}>
func.func @alloc() -> tensor<64x128xf32, #layout> {
  %0 = "ttir.alloc"() <{address = 1024 : i64, memory_space = #l1, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
  return %0 : tensor<64x128xf32, #layout>
}

// CHECK-LABEL: func.func @dealloc(
// CHECK-NEXT: %[[V0:.+]] = "ttir.alloc"() <{address = 1024 : i64, memory_space = #{{[a-z0-9_]+}}, size = 32768 : i64}> : () -> tensor<64x128xf32, #{{[a-z0-9_]+}}>
// CHECK-NEXT: "ttir.dealloc"(%[[V0]]) : (tensor<64x128xf32, #{{[a-z0-9_]+}}>) -> ()
// CHECK-NEXT: return
func.func @dealloc() {
  %0 = "ttir.alloc"() <{address = 1024 : i64, memory_space = #l1, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
  "ttir.dealloc"(%0) : (tensor<64x128xf32, #layout>) -> ()
  return
}

// CHECK-LABEL: func.func @generic(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.generic"(%[[A]], %[[B]], %[[INIT]]) <{grid = #tt.grid<1x1>, indexing_maps = [#{{[a-z0-9_]+}}, #{{[a-z0-9_]+}}, #{{[a-z0-9_]+}}], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> ({
// CHECK-NEXT: ^bb0(%[[ARG0:[^:]+]]: tensor<64x128xf32>, %[[ARG1:[^:]+]]: tensor<64x128xf32>, %[[ARG2:[^:]+]]: tensor<64x128xf32>):
// CHECK-NEXT: %[[V1:.+]] = arith.mulf %[[ARG0]], %[[ARG1]] : tensor<64x128xf32>
// CHECK-NEXT: "ttir.yield"(%[[V1]]) : (tensor<64x128xf32>) -> ()
// CHECK-NEXT: }) : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @generic(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.generic"(%a, %b, %init) <{grid = #tt.grid<1x1>, indexing_maps = [#map, #map, #map], iterator_types = [#parallel, #parallel], operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> ({
  ^bb0(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>, %arg2: tensor<64x128xf32>):
    %1 = arith.mulf %arg0, %arg1 : tensor<64x128xf32>
    "ttir.yield"(%1) : (tensor<64x128xf32>) -> ()
  }) : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @kernel(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.kernel"(%[[A]], %[[B]], %[[INIT]]) <{kind = @eltwise, op = @multiply, operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @kernel(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.kernel"(%a, %b, %init) <{kind = @eltwise, op = @multiply, operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @copy(
// CHECK-SAME: %[[A:[^:]+]]: tensor<8xf32>, %[[INIT:[^:]+]]: tensor<8xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.generic"(%[[A]], %[[INIT]]) <{grid = #tt.grid<1>, indexing_maps = [#{{[a-z0-9_]+}}, #{{[a-z0-9_]+}}], iterator_types = [#parallel], operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> ({
// CHECK-NEXT: ^bb0(%[[ARG0:[^:]+]]: tensor<8xf32>, %[[ARG1:[^:]+]]: tensor<8xf32>):
// CHECK-NEXT: "ttir.yield"(%[[ARG0]]) : (tensor<8xf32>) -> ()
// CHECK-NEXT: }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %[[V0]] : tensor<8xf32>
func.func @copy(%a: tensor<8xf32>, %init: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "ttir.generic"(%a, %init) <{grid = #tt.grid<1>, indexing_maps = [#map_yield, #map_yield], iterator_types = [#parallel], operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> ({
  ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>):
    "ttir.yield"(%arg0) : (tensor<8xf32>) -> ()
  }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
