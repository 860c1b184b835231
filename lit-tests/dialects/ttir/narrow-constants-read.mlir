// RUN: ttmlir-opt --ttir-element-type-normalization %s | filecheck %s
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline %s | ttmlir-translate --ttnn-to-flatbuffer -o %t.ttnn
// RUN: ttrt run --golden %t.ttnn

#any = #tt.operand_constraint<any_device>

// What products and lookups read, which are not computed here, gets a type that has the same numbers.
// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[A:.*]]: tensor<2x2xf32>, %[[ROWS:.*]]: tensor<3xi32>)
// CHECK-NEXT: %[[I4:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1, -8, 7, 3], [0, -1, 2, -3]]> : tensor<2x4xi8>}>
// CHECK: %[[PRODUCT:.*]] = "ttir.matmul"(%[[A]], %[[I4]],
// CHECK-SAME: (tensor<2x2xf32>, tensor<2x4xi8>, tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK: %[[FOUND:.*]] = "ttir.embedding"(%[[ROWS]], %[[I4]],
// CHECK-SAME: (tensor<3xi32>, tensor<2x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi8>
// CHECK: %[[SWAPPED:.*]] = "ttir.transpose"(%[[FOUND]],
// CHECK-SAME: (tensor<3x4xi8>, tensor<4x3xi8>) -> tensor<4x3xi8>
// CHECK: %[[NUMBERS:.*]] = "ttir.typecast"(%[[SWAPPED]],
// CHECK-SAME: (tensor<4x3xi8>, tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK: %[[F8:.*]] = "ttir.constant"() <{value = dense<[1.000000e+00, -2.500000e+00]> : tensor<2xbf16>}>
// CHECK: %[[SUM:.*]] = "ttir.add"(%[[A]], %[[F8]],
// CHECK: return %[[PRODUCT]], %[[NUMBERS]], %[[SUM]]
func.func @read(%a: tensor<2x2xf32>, %rows: tensor<3xi32>) -> (tensor<2x4xf32>, tensor<4x3xf32>, tensor<2x2xf32>) {
  %w = "ttir.constant"() <{value = dense<[[1, -8, 7, 3], [0, -1, 2, -3]]> : tensor<2x4xi4>}> : () -> tensor<2x4xi4>
  %e0 = tensor.empty() : tensor<2x4xf32>
  %0 = "ttir.matmul"(%a, %w, %e0) <{operand_constraints = [#any, #any, #any]}> : (tensor<2x2xf32>, tensor<2x4xi4>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %e1 = tensor.empty() : tensor<3x4xi4>
  %1 = "ttir.embedding"(%rows, %w, %e1) <{operand_constraints = [#any, #any, #any]}> : (tensor<3xi32>, tensor<2x4xi4>, tensor<3x4xi4>) -> tensor<3x4xi4>
  %e2 = tensor.empty() : tensor<4x3xi4>
  %2 = "ttir.transpose"(%1, %e2) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<3x4xi4>, tensor<4x3xi4>) -> tensor<4x3xi4>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %3 = "ttir.typecast"(%2, %e3) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<4x3xi4>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %f8 = "ttir.constant"() <{value = dense<[1.0, -2.5]> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
  %e4 = tensor.empty() : tensor<2x2xf32>
  %4 = "ttir.add"(%a, %f8, %e4) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<2x2xf32>, tensor<2xf8E4M3FN>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0, %3, %4 : tensor<2x4xf32>, tensor<4x3xf32>, tensor<2x2xf32>
}
