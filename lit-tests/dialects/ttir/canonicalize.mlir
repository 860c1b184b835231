// RUN: ttmlir-opt --canonicalize %s | filecheck %s

#any = #tt.operand_constraint<any_device>
#l1 = #tt.memory_space<l1>
#dram = #tt.memory_space<dram>
#scalars = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #dram>>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #dram>>
#spread = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<1x2x!tt.tile<32x32, f32>, #l1>>
#half = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, bf16>, #dram>>

// A layout change to the layout that is there is nothing.
// CHECK-LABEL: func.func @same_layout(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xf32, #{{.*}}>) ->
// CHECK-NEXT: return %[[A]]
func.func @same_layout(%a: tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles> {
  %0 = tensor.empty() : tensor<64x128xf32, #tiles>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x128xf32, #tiles>, tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles>
  return %1 : tensor<64x128xf32, #tiles>
}

// Of several layout changes the last counts.
// CHECK-LABEL: func.func @last_layout(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xf32, #[[SCALARS:.*]]>) -> tensor<64x128xf32, #[[SPREAD:.*]]> {
// CHECK-NEXT: %[[INIT:.*]] = tensor.empty() : tensor<64x128xf32, #[[SPREAD]]>
// CHECK-NEXT: %[[B:.*]] = "ttir.to_layout"(%[[A]], %[[INIT]]) : (tensor<64x128xf32, #[[SCALARS]]>,
// CHECK-NEXT: return %[[B]]
func.func @last_layout(%a: tensor<64x128xf32, #scalars>) -> tensor<64x128xf32, #spread> {
  %0 = tensor.empty() : tensor<64x128xf32, #tiles>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x128xf32, #scalars>, tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles>
  %2 = tensor.empty() : tensor<64x128xf32, #spread>
  %3 = "ttir.to_layout"(%1, %2) : (tensor<64x128xf32, #tiles>, tensor<64x128xf32, #spread>) -> tensor<64x128xf32, #spread>
  return %3 : tensor<64x128xf32, #spread>
}

// There and back is nothing.
// CHECK-LABEL: func.func @round_trip(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xf32, #{{.*}}>) ->
// CHECK-NEXT: return %[[A]]
func.func @round_trip(%a: tensor<64x128xf32, #scalars>) -> tensor<64x128xf32, #scalars> {
  %0 = tensor.empty() : tensor<64x128xf32, #tiles>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x128xf32, #scalars>, tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles>
  %2 = tensor.empty() : tensor<64x128xf32, #scalars>
  %3 = "ttir.to_layout"(%1, %2) : (tensor<64x128xf32, #tiles>, tensor<64x128xf32, #scalars>) -> tensor<64x128xf32, #scalars>
  return %3 : tensor<64x128xf32, #scalars>
}

// But not when values are rounded on the way, or when something else uses what is between.
// CHECK-LABEL: func.func @rounded(
// CHECK-COUNT-2: "ttir.to_layout"
func.func @rounded(%a: tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles> {
  %0 = tensor.empty() : tensor<64x128xf32, #half>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x128xf32, #tiles>, tensor<64x128xf32, #half>) -> tensor<64x128xf32, #half>
  %2 = tensor.empty() : tensor<64x128xf32, #tiles>
  %3 = "ttir.to_layout"(%1, %2) : (tensor<64x128xf32, #half>, tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles>
  return %3 : tensor<64x128xf32, #tiles>
}

// CHECK-LABEL: func.func @used_between(
// CHECK-COUNT-2: "ttir.to_layout"
func.func @used_between(%a: tensor<64x128xf32, #scalars>) -> (tensor<64x128xf32, #tiles>, tensor<64x128xf32, #spread>) {
  %0 = tensor.empty() : tensor<64x128xf32, #tiles>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x128xf32, #scalars>, tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles>
  %2 = tensor.empty() : tensor<64x128xf32, #spread>
  %3 = "ttir.to_layout"(%1, %2) : (tensor<64x128xf32, #tiles>, tensor<64x128xf32, #spread>) -> tensor<64x128xf32, #spread>
  return %1, %3 : tensor<64x128xf32, #tiles>, tensor<64x128xf32, #spread>
}

// CHECK-LABEL: func.func @transposes(
// CHECK-SAME: %[[A:.*]]: tensor<8x4x4xf32>)
// CHECK-NEXT: return %[[A]]
func.func @transposes(%a: tensor<8x4x4xf32>) -> tensor<8x4x4xf32> {
  %0 = tensor.empty() : tensor<4x8x4xf32>
  %1 = "ttir.transpose"(%a, %0) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<8x4x4xf32>, tensor<4x8x4xf32>) -> tensor<4x8x4xf32>
  %2 = tensor.empty() : tensor<8x4x4xf32>
  %3 = "ttir.transpose"(%1, %2) <{dim0 = -2 : si32, dim1 = -3 : si32, operand_constraints = [#any, #any]}> : (tensor<4x8x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
  %4 = "ttir.transpose"(%3, %2) <{dim0 = 2 : si32, dim1 = -1 : si32, operand_constraints = [#any, #any]}> : (tensor<8x4x4xf32>, tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
  return %4 : tensor<8x4x4xf32>
}

// Other dimensions are another matter, even when the shape comes back.
// CHECK-LABEL: func.func @other_transposes(
// CHECK-COUNT-2: "ttir.transpose"
func.func @other_transposes(%a: tensor<4x4x4xf32>) -> tensor<4x4x4xf32> {
  %0 = tensor.empty() : tensor<4x4x4xf32>
  %1 = "ttir.transpose"(%a, %0) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<4x4x4xf32>, tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  %2 = "ttir.transpose"(%1, %0) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any, #any]}> : (tensor<4x4x4xf32>, tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  return %2 : tensor<4x4x4xf32>
}

// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME: %[[A:.*]]: tensor<8x4xf32>)
// CHECK-NEXT: %[[INIT:.*]] = tensor.empty() : tensor<2x16xf32>
// CHECK-NEXT: %[[B:.*]] = "ttir.reshape"(%[[A]], %[[INIT]]) <{operand_constraints = {{.*}}, shape = [2 : i32, 16 : i32]}>
// CHECK-NEXT: return %[[B]]
func.func @reshapes(%a: tensor<8x4xf32>) -> tensor<2x16xf32> {
  %0 = tensor.empty() : tensor<1x8x4xf32>
  %1 = "ttir.unsqueeze"(%a, %0) <{dim = 0 : si32, operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
  %2 = tensor.empty() : tensor<32xf32>
  %3 = "ttir.reshape"(%1, %2) <{shape = [32 : i32], operand_constraints = [#any, #any]}> : (tensor<1x8x4xf32>, tensor<32xf32>) -> tensor<32xf32>
  %4 = tensor.empty() : tensor<2x16xf32>
  %5 = "ttir.reshape"(%3, %4) <{shape = [2 : i32, 16 : i32], operand_constraints = [#any, #any]}> : (tensor<32xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
  return %5 : tensor<2x16xf32>
}

// CHECK-LABEL: func.func @squeezes(
// CHECK-SAME: %[[A:.*]]: tensor<8x1x4xf32>)
// CHECK-NEXT: return %[[A]]
func.func @squeezes(%a: tensor<8x1x4xf32>) -> tensor<8x1x4xf32> {
  %0 = tensor.empty() : tensor<8x4xf32>
  %1 = "ttir.squeeze"(%a, %0) <{dim = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<8x1x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %2 = tensor.empty() : tensor<8x1x4xf32>
  %3 = "ttir.unsqueeze"(%1, %2) <{dim = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<8x1x4xf32>) -> tensor<8x1x4xf32>
  %4 = "ttir.squeeze"(%3, %0) <{dim = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<8x1x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %5 = "ttir.unsqueeze"(%4, %2) <{dim = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<8x1x4xf32>) -> tensor<8x1x4xf32>
  return %5 : tensor<8x1x4xf32>
}

// CHECK-LABEL: func.func @alone(
// CHECK-SAME: %[[A:.*]]: tensor<8x4xf32>)
// CHECK-NEXT: return %[[A]]
func.func @alone(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = tensor.empty() : tensor<8x4xf32>
  %1 = "ttir.concat"(%a, %0) <{dim = 0 : si32, operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %2 = "ttir.broadcast"(%1, %0) <{dimension = [0], operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %3 = "ttir.reshape"(%2, %0) <{shape = [8 : i32, 4 : i32], operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %4 = "ttir.maximum"(%3, %3, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %5 = "ttir.neg"(%4, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %6 = "ttir.neg"(%5, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return %6 : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @repeated(
// CHECK-COUNT-1: "ttir.relu"
// CHECK-NOT: "ttir.relu"
// CHECK-COUNT-1: "ttir.abs"
// CHECK-NOT: "ttir.abs"
// CHECK: "ttir.maximum"
func.func @repeated(%a: tensor<8x4xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = tensor.empty() : tensor<8x4xf32>
  %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %2 = "ttir.relu"(%1, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %3 = "ttir.abs"(%2, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %4 = "ttir.abs"(%3, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %5 = "ttir.maximum"(%4, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return %5 : tensor<8x4xf32>
}

// What moves the elements of a constant is a constant.
// CHECK-LABEL: func.func @moved_constants(
func.func @moved_constants() -> (tensor<2x2x3xi32>, tensor<6x2xf32>, tensor<4x2x1xbf16>, tensor<3xf32>, tensor<64x128xf32>) {
  // CHECK-DAG: %[[A:.*]] = "ttir.constant"() <{value = dense<{{\[\[\[1, 3, 5\], \[7, 9, 11\]\], \[\[2, 4, 6\], \[8, 10, 12\]\]\]}}> : tensor<2x2x3xi32>}>
  // CHECK-DAG: %[[B:.*]] = "ttir.constant"() <{value = dense<{{\[\[1.0+e\+00, 2.0+e\+00\], \[3.0+e\+00, 4.0+e\+00\], .*}}> : tensor<6x2xf32>}>
  // CHECK-DAG: %[[C:.*]] = "ttir.constant"() <{value = dense<5.000000e-01> : tensor<4x2x1xbf16>}>
  // CHECK-DAG: %[[D:.*]] = "ttir.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>}>
  // CHECK-DAG: %[[E:.*]] = "ttir.constant"() <{value = dense<-1.000000e+00> : tensor<64x128xf32>}>
  // CHECK: return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]]
  %0 = "ttir.constant"() <{value = dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>}> : () -> tensor<2x3x2xi32>
  %1 = tensor.empty() : tensor<2x2x3xi32>
  %2 = tensor.empty() : tensor<2x3x2xi32>
  %3 = "ttir.transpose"(%0, %1) <{dim0 = 1 : si32, dim1 = -1 : si32, operand_constraints = [#any, #any]}> : (tensor<2x3x2xi32>, tensor<2x2x3xi32>) -> tensor<2x2x3xi32>
  %4 = "ttir.transpose"(%3, %1) <{dim0 = 1 : si32, dim1 = 0 : si32, operand_constraints = [#any, #any]}> : (tensor<2x2x3xi32>, tensor<2x2x3xi32>) -> tensor<2x2x3xi32>
  %5 = "ttir.constant"() <{value = dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf32>}> : () -> tensor<3x4xf32>
  %6 = tensor.empty() : tensor<6x2xf32>
  %7 = "ttir.reshape"(%5, %6) <{operand_constraints = [#any, #any], shape = [6 : i32, 2 : i32]}> : (tensor<3x4xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
  %8 = "ttir.constant"() <{value = dense<0.5> : tensor<2x4xbf16>}> : () -> tensor<2x4xbf16>
  %9 = tensor.empty() : tensor<4x2xbf16>
  %10 = "ttir.transpose"(%8, %9) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<2x4xbf16>, tensor<4x2xbf16>) -> tensor<4x2xbf16>
  %11 = tensor.empty() : tensor<4x2x1xbf16>
  %12 = "ttir.unsqueeze"(%10, %11) <{dim = -1 : si32, operand_constraints = [#any, #any]}> : (tensor<4x2xbf16>, tensor<4x2x1xbf16>) -> tensor<4x2x1xbf16>
  %13 = "ttir.constant"() <{value = dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %14 = tensor.empty() : tensor<3xf32>
  %15 = "ttir.squeeze"(%13, %14) <{dim = 0 : si32, operand_constraints = [#any, #any]}> : (tensor<1x3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %16 = "ttir.constant"() <{value = dense<-1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %17 = tensor.empty() : tensor<64x128xf32>
  %18 = "ttir.broadcast"(%16, %17) <{dimension = [1], operand_constraints = [#any, #any]}> : (tensor<1xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %4, %7, %12, %15, %18 : tensor<2x2x3xi32>, tensor<6x2xf32>, tensor<4x2x1xbf16>, tensor<3xf32>, tensor<64x128xf32>
}

// Different elements are not repeated, whether by a broadcast or for somebody else.
// CHECK-LABEL: func.func @kept_constants(
func.func @kept_constants() -> (tensor<2x3xf32>, tensor<3x1xf32>, tensor<1x3xf32>) {
  // CHECK-COUNT-1: "ttir.constant"
  // CHECK: "ttir.broadcast"
  // CHECK: "ttir.reshape"
  %0 = "ttir.constant"() <{value = dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %1 = tensor.empty() : tensor<2x3xf32>
  %2 = "ttir.broadcast"(%0, %1) <{dimension = [0], operand_constraints = [#any, #any]}> : (tensor<1x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = tensor.empty() : tensor<3x1xf32>
  %4 = "ttir.reshape"(%0, %3) <{operand_constraints = [#any, #any], shape = [3 : i32, 1 : i32]}> : (tensor<1x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
  return %2, %4, %0 : tensor<2x3xf32>, tensor<3x1xf32>, tensor<1x3xf32>
}
