// RUN: ttmlir-opt --ttir-fold-shape-changes %s | filecheck %s

#any = #tt.operand_constraint<any_device>

// Of reshapes in a row the last stays, also where another needs the first.
// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>)
// CHECK: %[[FIRST:.*]] = "ttir.reshape"(%[[A]], {{.*}}shape = [32 : i32]
// CHECK: %[[LAST:.*]] = "ttir.reshape"(%[[A]], {{.*}}shape = [2 : i32, 16 : i32]
// CHECK: return %[[FIRST]], %[[LAST]], %[[A]]
func.func @reshapes(%a: tensor<4x8xf32>) -> (tensor<32xf32>, tensor<2x16xf32>, tensor<4x8xf32>) {
  %0 = tensor.empty() : tensor<32xf32>
  %1 = "ttir.reshape"(%a, %0) <{shape = [32 : i32], operand_constraints = [#any, #any]}> : (tensor<4x8xf32>, tensor<32xf32>) -> tensor<32xf32>
  %2 = tensor.empty() : tensor<2x16xf32>
  %3 = "ttir.reshape"(%1, %2) <{shape = [2 : i32, 16 : i32], operand_constraints = [#any, #any]}> : (tensor<32xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
  %4 = tensor.empty() : tensor<4x8xf32>
  %5 = "ttir.reshape"(%3, %4) <{shape = [4 : i32, 8 : i32], operand_constraints = [#any, #any]}> : (tensor<2x16xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1, %3, %5 : tensor<32xf32>, tensor<2x16xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: func.func @transposes(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>)
// CHECK-NEXT: return %[[A]]
func.func @transposes(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.empty() : tensor<8x4xf32>
  %1 = "ttir.transpose"(%a, %0) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %2 = tensor.empty() : tensor<4x8xf32>
  %3 = "ttir.transpose"(%1, %2) <{dim0 = -1 : si32, dim1 = -2 : si32, operand_constraints = [#any, #any]}> : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

// A reshape of a constant is a constant; a broadcast of one stays, as less is read of it.
// CHECK-LABEL: func.func @constants(
// CHECK: %[[C:.*]] = "ttir.constant"() <{value = dense<2.000000e+00> : tensor<1x1xf32>}>
// CHECK: "ttir.broadcast"(%[[C]],
func.func @constants() -> tensor<4x8xf32> {
  %c = "ttir.constant"() <{value = dense<2.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tensor.empty() : tensor<1x1xf32>
  %1 = "ttir.reshape"(%c, %0) <{shape = [1 : i32, 1 : i32], operand_constraints = [#any, #any]}> : (tensor<1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  %2 = tensor.empty() : tensor<4x8xf32>
  %3 = "ttir.broadcast"(%1, %2) <{dimension = [0, 1], operand_constraints = [#any, #any]}> : (tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

// What users of a reduction bring back, it keeps.
// CHECK-LABEL: func.func @reductions(
// CHECK-SAME: %[[A:.*]]: tensor<4x8x2xf32>)
// CHECK: %[[SUM:.*]] = "ttir.sum"(%[[A]], {{.*}}) <{dim_arg = [1 : i32], keep_dim = true, {{.*}} -> tensor<4x1x2xf32>
// CHECK: %[[MAX:.*]] = "ttir.max"(%[[A]], {{.*}}) <{dim_arg = [0 : i32, 1 : i32, 2 : i32], keep_dim = true, {{.*}} -> tensor<1x1x1xf32>
// CHECK-NOT: ttir.reshape
// CHECK: return %[[SUM]], %[[SUM]], %[[MAX]]
func.func @reductions(%a: tensor<4x8x2xf32>) -> (tensor<4x1x2xf32>, tensor<4x1x2xf32>, tensor<1x1x1xf32>) {
  %0 = tensor.empty() : tensor<4x2xf32>
  %1 = "ttir.sum"(%a, %0) <{dim_arg = [-2 : i32], keep_dim = false, operand_constraints = [#any, #any]}> : (tensor<4x8x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %2 = tensor.empty() : tensor<4x1x2xf32>
  %3 = "ttir.reshape"(%1, %2) <{shape = [4 : i32, 1 : i32, 2 : i32], operand_constraints = [#any, #any]}> : (tensor<4x2xf32>, tensor<4x1x2xf32>) -> tensor<4x1x2xf32>
  %4 = "ttir.unsqueeze"(%1, %2) <{dim = 1 : si32, operand_constraints = [#any, #any]}> : (tensor<4x2xf32>, tensor<4x1x2xf32>) -> tensor<4x1x2xf32>
  %5 = tensor.empty() : tensor<f32>
  %6 = "ttir.max"(%a, %5) <{keep_dim = false, operand_constraints = [#any, #any]}> : (tensor<4x8x2xf32>, tensor<f32>) -> tensor<f32>
  %7 = tensor.empty() : tensor<1x1x1xf32>
  %8 = "ttir.reshape"(%6, %7) <{shape = [1 : i32, 1 : i32, 1 : i32], operand_constraints = [#any, #any]}> : (tensor<f32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  return %3, %4, %8 : tensor<4x1x2xf32>, tensor<4x1x2xf32>, tensor<1x1x1xf32>
}

// Not where one takes it as it is, or in another shape.
// CHECK-LABEL: func.func @reductions_without(
// CHECK: "ttir.sum"({{.*}}) <{dim_arg = [1 : i32], keep_dim = false,
// CHECK: "ttir.reshape"
// CHECK: "ttir.sum"({{.*}}) <{dim_arg = [2 : i32], keep_dim = false,
// CHECK: "ttir.reshape"
func.func @reductions_without(%a: tensor<4x8x2xf32>) -> (tensor<4x2xf32>, tensor<4x1x2xf32>, tensor<4x1x8xf32>) {
  %0 = tensor.empty() : tensor<4x2xf32>
  %1 = "ttir.sum"(%a, %0) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any, #any]}> : (tensor<4x8x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %2 = tensor.empty() : tensor<4x1x2xf32>
  %3 = "ttir.reshape"(%1, %2) <{shape = [4 : i32, 1 : i32, 2 : i32], operand_constraints = [#any, #any]}> : (tensor<4x2xf32>, tensor<4x1x2xf32>) -> tensor<4x1x2xf32>
  %4 = tensor.empty() : tensor<4x8xf32>
  %5 = "ttir.sum"(%a, %4) <{dim_arg = [2 : i32], keep_dim = false, operand_constraints = [#any, #any]}> : (tensor<4x8x2xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = tensor.empty() : tensor<4x1x8xf32>
  %7 = "ttir.reshape"(%5, %6) <{shape = [4 : i32, 1 : i32, 8 : i32], operand_constraints = [#any, #any]}> : (tensor<4x8xf32>, tensor<4x1x8xf32>) -> tensor<4x1x8xf32>
  return %1, %3, %7 : tensor<4x2xf32>, tensor<4x1x2xf32>, tensor<4x1x8xf32>
}

// All else stays where it is, also constants that are equal.
// CHECK-LABEL: func.func @others(
// CHECK: "ttir.relu"
// CHECK-NEXT: %[[ONE:.*]] = "ttir.constant"
// CHECK-NEXT: %[[OTHER:.*]] = "ttir.constant"
// CHECK-NEXT: return %{{.*}}, %[[ONE]], %[[OTHER]]
func.func @others(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<2xf32>, tensor<2xf32>) {
  %0 = tensor.empty() : tensor<4x8xf32>
  %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = "ttir.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %3 = "ttir.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  return %1, %2, %3 : tensor<4x8xf32>, tensor<2xf32>, tensor<2xf32>
}
