// RUN: ttmlir-opt --allow-unregistered-dialect --outline-shape-computation %s | filecheck %s

func.func @main(%arg0: tensor<?x4x?xf32>, %arg1: tensor<2x4x?xf32>) -> tensor<?x4x?xf32> {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = shape.shape_of %arg0 : tensor<?x4x?xf32> -> tensor<3xindex>
  %1 = shape.get_extent %0, %c2 : tensor<3xindex>, index -> index
  %2 = "other.abs"(%arg0) : (tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
  %3 = shape.with_shape %2, %0 : tensor<?x4x?xf32>, tensor<3xindex>
  %4 = shape.value_of %3 : tensor<?x4x?xf32>
  %5 = "other.concat"(%4, %arg1) {axis = 0 : i64} : (tensor<?x4x?xf32>, tensor<2x4x?xf32>) -> tensor<?x4x?xf32>
  %6 = shape.get_extent %0, %c0 : tensor<3xindex>, index -> index
  %7 = arith.addi %6, %c2 : index
  %8 = shape.from_extents %7, %c4, %1 : index, index, index
  %9 = shape.with_shape %5, %8 : tensor<?x4x?xf32>, !shape.shape
  %10 = shape.value_of %9 : tensor<?x4x?xf32>
  return %10 : tensor<?x4x?xf32>
}

func.func @shape_of_argument(%x: tensor<?xf32>, %s: !shape.shape, %v: !shape.value_shape) -> (tensor<?xf32>, tensor<4xf32>) {
  %0 = shape.with_shape %x, %s : tensor<?xf32>, !shape.shape
  %1 = shape.value_of %0 : tensor<?xf32>
  %2 = shape.with_shape %v, %s : !shape.value_shape, !shape.shape
  %3 = shape.value_of %2 : tensor<4xf32>
  return %1, %3 : tensor<?xf32>, tensor<4xf32>
}

func.func @shape_used_elsewhere(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %x, %c0 : tensor<?xf32>
  %1 = arith.addi %0, %0 : index
  %2 = shape.from_extents %1 : index
  %3 = "other.double"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %4 = shape.with_shape %3, %2 : tensor<?xf32>, !shape.shape
  %5 = shape.value_of %4 : tensor<?xf32>
  %6 = "other.double"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %7 = shape.with_shape %6, %2 : tensor<?xf32>, !shape.shape
  %8 = shape.value_of %7 : tensor<?xf32>
  return %5, %8, %1 : tensor<?xf32>, tensor<?xf32>, index
}

func.func @shape_of_shapes(%x: tensor<*xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, !shape.value_shape) {
  %0 = shape.shape_of %x : tensor<*xf32> -> tensor<?xindex>
  %1 = shape.with_shape %y, %0 : tensor<?xf32>, tensor<?xindex>
  %2 = shape.value_of %1 : tensor<?xf32>
  %3 = shape.with_shape %1, %0 : !shape.value_shape, tensor<?xindex>
  return %2, %3 : tensor<?xf32>, !shape.value_shape
}

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x4x?xf32>, %[[ARG1:.*]]: tensor<2x4x?xf32>) -> tensor<?x4x?xf32> {
// CHECK-NEXT: %[[V0:.*]] = "other.abs"(%[[ARG0]]) : (tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
// CHECK-NEXT: %[[V1:.*]] = "other.concat"(%[[V0]], %[[ARG1]]) {axis = 0 : i64} : (tensor<?x4x?xf32>, tensor<2x4x?xf32>) -> tensor<?x4x?xf32>
// CHECK-NEXT: return %[[V1]] : tensor<?x4x?xf32>
// CHECK-NEXT: }

// CHECK-LABEL: shape.func private @shape_cal_1(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x4x?xf32>) -> !shape.shape {
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[V0:.*]] = shape_of %[[ARG0]] : tensor<?x4x?xf32> -> tensor<3xindex>
// CHECK-NEXT: %[[V1:.*]] = get_extent %[[V0]], %[[C2]] : tensor<3xindex>, index -> index
// CHECK-NEXT: %[[V2:.*]] = get_extent %[[V0]], %[[C0]] : tensor<3xindex>, index -> index
// CHECK-NEXT: %[[V3:.*]] = arith.addi %[[V2]], %[[C2]] : index
// CHECK-NEXT: %[[V4:.*]] = from_extents %[[V3]], %[[C4]], %[[V1]] : index, index, index
// CHECK-NEXT: return %[[V4]] : !shape.shape
// CHECK-NEXT: }

// CHECK-LABEL: shape.func private @shape_cal_0(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x4x?xf32>) -> tensor<3xindex> {
// CHECK-NEXT: %[[V0:.*]] = shape_of %[[ARG0]] : tensor<?x4x?xf32> -> tensor<3xindex>
// CHECK-NEXT: return %[[V0]] : tensor<3xindex>
// CHECK-NEXT: }

// CHECK-LABEL: func.func @shape_of_argument(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xf32>, %[[ARG1:.*]]: !shape.shape, %[[ARG2:.*]]: !shape.value_shape) -> (tensor<?xf32>, tensor<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = shape.value_of %[[ARG2]] : tensor<4xf32>
// CHECK-NEXT: return %[[ARG0]], %[[V0]] : tensor<?xf32>, tensor<4xf32>
// CHECK-NEXT: }

// CHECK-LABEL: shape.func private @shape_cal_0_0(
// CHECK-SAME: %[[ARG0:.*]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT: return %[[ARG0]] : !shape.shape
// CHECK-NEXT: }

// CHECK-LABEL: func.func @shape_used_elsewhere(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = shape.shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT: %[[V1:.*]] = shape.get_extent %[[V0]], %[[C0]] : tensor<1xindex>, index -> index
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V1]], %[[V1]] : index
// CHECK-NEXT: %[[V3:.*]] = "other.double"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %[[V4:.*]] = "other.double"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: return %[[V3]], %[[V4]], %[[V2]] : tensor<?xf32>, tensor<?xf32>, index
// CHECK-NEXT: }

// CHECK-LABEL: shape.func private @shape_cal_0_1(
// CHECK-SAME: %[[ARG0:.*]]: index) -> !shape.shape {
// CHECK-NEXT: %[[V0:.*]] = from_extents %[[ARG0]] : index
// CHECK-NEXT: return %[[V0]] : !shape.shape
// CHECK-NEXT: }

// CHECK-LABEL: func.func @shape_of_shapes(
// CHECK-SAME: %[[ARG0:.*]]: tensor<*xf32>, %[[ARG1:.*]]: tensor<?xf32>) -> (tensor<?xf32>, !shape.value_shape) {
// CHECK-NEXT: %[[V0:.*]] = shape.shape_of %[[ARG0]] : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT: %[[V1:.*]] = shape.with_shape %[[ARG1]], %[[V0]] : tensor<?xf32>, tensor<?xindex>
// CHECK-NEXT: %[[V2:.*]] = shape.with_shape %[[V1]], %[[V0]] : !shape.value_shape, tensor<?xindex>
// CHECK-NEXT: return %[[ARG1]], %[[V2]] : tensor<?xf32>, !shape.value_shape
// CHECK-NEXT: }

// CHECK-LABEL: shape.func private @shape_cal_0_2(
// CHECK-SAME: %[[ARG0:.*]]: tensor<*xf32>) -> tensor<?xindex> {
// CHECK-NEXT: %[[V0:.*]] = shape_of %[[ARG0]] : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT: return %[[V0]] : tensor<?xindex>
// CHECK-NEXT: }
