// RUN: ttmlir-opt --convert-tosa-to-ttir %s | filecheck %s

// Reductions of one dimension, which stays with size 1.

// CHECK-LABEL: func.func @reduce_sum(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.sum"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x1xf32>
func.func @reduce_sum(%a: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %r = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}

// CHECK-LABEL: func.func @reduce_max(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.max"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x1xf32>
func.func @reduce_max(%a: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %r = tosa.reduce_max %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}

// CHECK-LABEL: func.func @reduce_min(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.min"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x1xf32>
func.func @reduce_min(%a: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %r = tosa.reduce_min %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}

// CHECK-LABEL: func.func @reduce_product(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.prod"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x1xf32>
func.func @reduce_product(%a: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %r = tosa.reduce_product %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}

// CHECK-LABEL: func.func @reduce_all(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>) -> tensor<1x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reduce_and"(%[[A0]], %[[V0]]) <{dim_arg = [0 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<1x8xi1>) -> tensor<1x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<1x8xi1>
func.func @reduce_all(%a: tensor<4x8xi1>) -> tensor<1x8xi1> {
  %r = tosa.reduce_all %a {axis = 0 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
  return %r : tensor<1x8xi1>
}

// CHECK-LABEL: func.func @reduce_any(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>) -> tensor<1x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reduce_or"(%[[A0]], %[[V0]]) <{dim_arg = [0 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<1x8xi1>) -> tensor<1x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<1x8xi1>
func.func @reduce_any(%a: tensor<4x8xi1>) -> tensor<1x8xi1> {
  %r = tosa.reduce_any %a {axis = 0 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
  return %r : tensor<1x8xi1>
}
