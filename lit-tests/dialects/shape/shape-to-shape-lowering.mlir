// RUN: ttmlir-opt --pass-pipeline="builtin.module(func.func(shape-to-shape-lowering))" %s | filecheck %s

// CHECK-LABEL: func.func @of_tensor(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xindex>) -> index {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = shape.reduce(%[[ARG0]], %[[C1]]) : tensor<?xindex> -> index {
// CHECK-NEXT: ^bb0(%[[ARG1:.*]]: index, %[[ARG2:.*]]: index, %[[ARG3:.*]]: index):
// CHECK-NEXT: %[[V1:.*]] = shape.mul %[[ARG2]], %[[ARG3]] : index, index -> index
// CHECK-NEXT: shape.yield %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
func.func @of_tensor(%a: tensor<?xindex>) -> index {
  %0 = shape.num_elements %a : tensor<?xindex> -> index
  return %0 : index
}

// CHECK-LABEL: func.func @of_shape(
// CHECK-SAME: %[[ARG0:.*]]: !shape.shape) -> !shape.size {
// CHECK-NEXT: %[[C1:.*]] = shape.const_size 1
// CHECK-NEXT: %[[V0:.*]] = shape.reduce(%[[ARG0]], %[[C1]]) : !shape.shape -> !shape.size {
// CHECK-NEXT: ^bb0(%[[ARG1:.*]]: index, %[[ARG2:.*]]: !shape.size, %[[ARG3:.*]]: !shape.size):
// CHECK-NEXT: %[[V1:.*]] = shape.mul %[[ARG2]], %[[ARG3]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT: shape.yield %[[V1]] : !shape.size
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : !shape.size
// CHECK-NEXT: }
func.func @of_shape(%a: !shape.shape) -> !shape.size {
  %0 = shape.num_elements %a : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// CHECK-LABEL: func.func @size_of_tensor(
// CHECK-SAME: %[[ARG0:.*]]: tensor<3xindex>) -> !shape.size {
// CHECK-NEXT: %[[C1:.*]] = shape.const_size 1
// CHECK-NEXT: %[[V0:.*]] = shape.reduce(%[[ARG0]], %[[C1]]) : tensor<3xindex> -> !shape.size {
// CHECK-NEXT: ^bb0(%[[ARG1:.*]]: index, %[[ARG2:.*]]: index, %[[ARG3:.*]]: !shape.size):
// CHECK-NEXT: %[[V1:.*]] = shape.mul %[[ARG2]], %[[ARG3]] : index, !shape.size -> !shape.size
// CHECK-NEXT: shape.yield %[[V1]] : !shape.size
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : !shape.size
// CHECK-NEXT: }
func.func @size_of_tensor(%a: tensor<3xindex>) -> !shape.size {
  %0 = shape.num_elements %a : tensor<3xindex> -> !shape.size
  return %0 : !shape.size
}

// CHECK-LABEL: func.func @known(
// CHECK-SAME: %[[ARG0:.*]]: tensor<2x3xf32>) -> (index, tensor<2xindex>) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT: %[[C6:.*]] = arith.constant 6 : index
// CHECK-NEXT: %[[V1:.*]] = shape.shape_of %[[ARG0]] : tensor<2x3xf32> -> tensor<2xindex>
// CHECK-NEXT: return %[[C6]], %[[V1]] : index, tensor<2xindex>
// CHECK-NEXT: }
func.func @known(%a: tensor<2x3xf32>) -> (index, tensor<2xindex>) {
  %0 = shape.const_shape [2, 3] : tensor<2xindex>
  %1 = shape.num_elements %0 : tensor<2xindex> -> index
  %2 = shape.shape_of %a : tensor<2x3xf32> -> tensor<2xindex>
  return %1, %2 : index, tensor<2xindex>
}
