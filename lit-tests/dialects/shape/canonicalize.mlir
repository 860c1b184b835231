// RUN: ttmlir-opt --allow-unregistered-dialect --canonicalize %s | filecheck %s

// Sizes and shapes that are known.

// CHECK-LABEL: func.func @arithmetic(
// CHECK-SAME: ) -> (!shape.size, index, index, !shape.size) {
// CHECK-NEXT: %[[C0:.*]] = shape.const_size 0
// CHECK-NEXT: %[[C7:.*]] = shape.const_size 7
// CHECK-NEXT: %[[C5:.*]] = shape.const_size 5
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C_4:.*]] = arith.constant -4 : index
// CHECK-NEXT: %[[V0:.*]] = shape.div %[[C7]], %[[C0]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT: return %[[C5]], %[[C4]], %[[C_4]], %[[V0]] : !shape.size, index, index, !shape.size
// CHECK-NEXT: }
func.func @arithmetic() -> (!shape.size, index, index, !shape.size) {
  %a = shape.const_size 7
  %b = arith.constant -2 : index
  %0 = shape.add %a, %b : !shape.size, index -> !shape.size
  %1 = shape.mul %b, %b : index, index -> index
  %c = arith.constant 7 : index
  %2 = shape.div %c, %b : index, index -> index
  %z = shape.const_size 0
  %3 = shape.div %a, %z : !shape.size, !shape.size -> !shape.size
  return %0, %1, %2, %3 : !shape.size, index, index, !shape.size
}

// CHECK-LABEL: func.func @add_zero(
// CHECK-SAME: %[[ARG0:.*]]: index, %[[ARG1:.*]]: !shape.size) -> (index, !shape.size) {
// CHECK-NEXT: %[[C0:.*]] = shape.const_size 0
// CHECK-NEXT: %[[V0:.*]] = shape.add %[[ARG1]], %[[C0]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT: return %[[ARG0]], %[[V0]] : index, !shape.size
// CHECK-NEXT: }
func.func @add_zero(%a: index, %b: !shape.size) -> (index, !shape.size) {
  %c0 = arith.constant 0 : index
  %z = shape.const_size 0
  %0 = shape.add %a, %c0 : index, index -> index
  %1 = shape.add %b, %z : !shape.size, !shape.size -> !shape.size
  return %0, %1 : index, !shape.size
}

// CHECK-LABEL: func.func @max_min_of_one(
// CHECK-SAME: %[[ARG0:.*]]: !shape.size, %[[ARG1:.*]]: !shape.shape) -> (!shape.size, !shape.shape) {
// CHECK-NEXT: return %[[ARG0]], %[[ARG1]] : !shape.size, !shape.shape
// CHECK-NEXT: }
func.func @max_min_of_one(%a: !shape.size, %s: !shape.shape) -> (!shape.size, !shape.shape) {
  %0 = shape.max %a, %a : !shape.size, !shape.size -> !shape.size
  %1 = shape.min %s, %s : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1 : !shape.size, !shape.shape
}

// CHECK-LABEL: func.func @known_shapes(
// CHECK-SAME: ) -> (!shape.shape, tensor<3xindex>, !shape.shape, index, index, index, !shape.shape) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [5, 5] : !shape.shape
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[V1:.*]] = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT: %[[V2:.*]] = shape.const_shape [2, 1, 3] : tensor<3xindex>
// CHECK-NEXT: %[[V3:.*]] = shape.const_shape [3] : tensor<1xindex>
// CHECK-NEXT: %[[V4:.*]] = shape.const_shape [4, 5] : !shape.shape
// CHECK-NEXT: %[[V5:.*]] = shape.broadcast %[[V4]], %[[V3]] : !shape.shape, tensor<1xindex> -> !shape.shape
// CHECK-NEXT: return %[[V5]], %[[V2]], %[[V1]], %[[C2]], %[[C3]], %[[C5]], %[[V0]] : !shape.shape, tensor<3xindex>, !shape.shape, index, index, index, !shape.shape
// CHECK-NEXT: }
func.func @known_shapes() -> (!shape.shape, tensor<3xindex>, !shape.shape, index, index, index, !shape.shape) {
  %a = shape.const_shape [2, 1] : tensor<2xindex>
  %b = shape.const_shape [3] : tensor<1xindex>
  %s = shape.const_shape [4, 5] : !shape.shape
  %0 = shape.broadcast %s, %b : !shape.shape, tensor<1xindex> -> !shape.shape
  %1 = shape.concat %a, %b : tensor<2xindex>, tensor<1xindex> -> tensor<3xindex>
  %2 = shape.broadcast %a, %b : tensor<2xindex>, tensor<1xindex> -> !shape.shape
  %3 = shape.num_elements %a : tensor<2xindex> -> index
  %4 = shape.rank %1 : tensor<3xindex> -> index
  %c1 = arith.constant 1 : index
  %5 = shape.get_extent %s, %c1 : !shape.shape, index -> !shape.size
  %6 = shape.size_to_index %5 : !shape.size
  %7 = shape.from_extents %6, %5 : index, !shape.size
  return %0, %1, %2, %3, %4, %6, %7 : !shape.shape, tensor<3xindex>, !shape.shape, index, index, index, !shape.shape
}

// CHECK-LABEL: func.func @dimension_out_of_range(
// CHECK-SAME: ) -> !shape.size {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [4, 5] : !shape.shape
// CHECK-NEXT: %[[C2:.*]] = shape.const_size 2
// CHECK-NEXT: %[[V1:.*]] = shape.get_extent %[[V0]], %[[C2]] : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT: return %[[V1]] : !shape.size
// CHECK-NEXT: }
func.func @dimension_out_of_range() -> !shape.size {
  %s = shape.const_shape [4, 5] : !shape.shape
  %c2 = shape.const_size 2
  %0 = shape.get_extent %s, %c2 : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// CHECK-LABEL: func.func @split(
// CHECK-SAME: ) -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [4, 5, 6] : !shape.shape
// CHECK-NEXT: %[[C4:.*]] = shape.const_size 4
// CHECK-NEXT: %[[V1:.*]] = shape.const_shape [4] : !shape.shape
// CHECK-NEXT: %[[V2:.*]] = shape.const_shape [5, 6] : !shape.shape
// CHECK-NEXT: %[[V3:.*]] = shape.const_shape [4, 5] : !shape.shape
// CHECK-NEXT: %[[V4:.*]] = shape.const_shape [6] : !shape.shape
// CHECK-NEXT: %[[HEAD:.*]], %[[TAIL:.*]] = "shape.split_at"(%[[V0]], %[[C4]]) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
// CHECK-NEXT: return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[HEAD]] : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT: }
func.func @split() -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape) {
  %s = shape.const_shape [4, 5, 6] : !shape.shape
  %c1 = shape.const_size 1
  %last = shape.const_size -1
  %far = shape.const_size 4
  %0:2 = "shape.split_at"(%s, %c1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %1:2 = "shape.split_at"(%s, %last) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %2:2 = "shape.split_at"(%s, %far) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return %0#0, %0#1, %1#0, %1#1, %2#0 : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
}

// CHECK-LABEL: func.func @equal_shapes(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xindex>) -> (i1, i1, i1, i1) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [2, 2] : !shape.shape
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT: %[[V1:.*]] = shape.shape_eq %[[ARG0]], %[[V0]] : tensor<?xindex>, !shape.shape
// CHECK-NEXT: return %[[TRUE]], %[[FALSE]], %[[V1]], %[[TRUE]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @equal_shapes(%e: tensor<?xindex>) -> (i1, i1, i1, i1) {
  %a = shape.const_shape [2, 1] : tensor<2xindex>
  %b = shape.const_shape [2, 1] : !shape.shape
  %c = shape.const_shape [2, 2] : !shape.shape
  %0 = shape.shape_eq %a, %b : tensor<2xindex>, !shape.shape
  %1 = shape.shape_eq %a, %c : tensor<2xindex>, !shape.shape
  %2 = shape.shape_eq %e, %c : tensor<?xindex>, !shape.shape
  %3 = shape.is_broadcastable %e : tensor<?xindex>
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @conversions(
// CHECK-SAME: %[[ARG0:.*]]: index, %[[ARG1:.*]]: !shape.size) -> (index, !shape.size, index, tensor<2xindex>) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [2, 1] : tensor<2xindex>
// CHECK-NEXT: return %[[ARG0]], %[[ARG1]], %[[ARG0]], %[[V0]] : index, !shape.size, index, tensor<2xindex>
// CHECK-NEXT: }
func.func @conversions(%i: index, %s: !shape.size) -> (index, !shape.size, index, tensor<2xindex>) {
  %0 = shape.index_to_size %i
  %1 = shape.size_to_index %0 : !shape.size
  %2 = shape.size_to_index %s : !shape.size
  %3 = shape.index_to_size %2
  %4 = shape.size_to_index %i : index
  %c = shape.const_shape [2, 1] : !shape.shape
  %5 = shape.to_extent_tensor %c : !shape.shape -> tensor<2xindex>
  return %1, %3, %4, %5 : index, !shape.size, index, tensor<2xindex>
}

// Shapes of values.

// CHECK-LABEL: func.func @shape_of_static(
// CHECK-SAME: %[[ARG0:.*]]: tensor<2x3xf32>, %[[ARG1:.*]]: vector<4xf32>) -> (tensor<2xindex>, tensor<?xindex>, tensor<1xindex>) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [4] : tensor<1xindex>
// CHECK-NEXT: %[[V1:.*]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[V1]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT: return %[[V1]], %[[CAST]], %[[V0]] : tensor<2xindex>, tensor<?xindex>, tensor<1xindex>
// CHECK-NEXT: }
func.func @shape_of_static(%a: tensor<2x3xf32>, %v: vector<4xf32>) -> (tensor<2xindex>, tensor<?xindex>, tensor<1xindex>) {
  %0 = shape.shape_of %a : tensor<2x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %a : tensor<2x3xf32> -> tensor<?xindex>
  %2 = shape.shape_of %v : vector<4xf32> -> tensor<1xindex>
  return %0, %1, %2 : tensor<2xindex>, tensor<?xindex>, tensor<1xindex>
}

// CHECK-LABEL: func.func @cast_of_shape(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x3xf32>, %[[ARG1:.*]]: tensor<*xf32>) -> (tensor<?xindex>, tensor<2xindex>, tensor<2xindex>) {
// CHECK-NEXT: %[[V0:.*]] = shape.shape_of %[[ARG0]] : tensor<?x3xf32> -> tensor<?xindex>
// CHECK-NEXT: %[[V1:.*]] = shape.shape_of %[[ARG0]] : tensor<?x3xf32> -> tensor<2xindex>
// CHECK-NEXT: %[[V2:.*]] = shape.shape_of %[[ARG1]] : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[V2]] : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[CAST]] : tensor<?xindex>, tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT: }
func.func @cast_of_shape(%a: tensor<?x3xf32>, %b: tensor<*xf32>) -> (tensor<?xindex>, tensor<2xindex>, tensor<2xindex>) {
  %0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>
  %1 = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
  %2 = shape.shape_of %a : tensor<?x3xf32> -> tensor<?xindex>
  %3 = tensor.cast %2 : tensor<?xindex> to tensor<2xindex>
  %4 = shape.shape_of %b : tensor<*xf32> -> tensor<?xindex>
  %5 = tensor.cast %4 : tensor<?xindex> to tensor<2xindex>
  return %1, %3, %5 : tensor<?xindex>, tensor<2xindex>, tensor<2xindex>
}

// CHECK-LABEL: func.func @size_of_shape(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x3xf32>, %[[ARG1:.*]]: index) -> (index, index, index) {
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<?x3xf32>
// CHECK-NEXT: %[[V0:.*]] = shape.dim %[[ARG0]], %[[C0]] : tensor<?x3xf32>, index -> index
// CHECK-NEXT: return %[[DIM]], %[[C3]], %[[V0]] : index, index, index
// CHECK-NEXT: }
func.func @size_of_shape(%a: tensor<?x3xf32>, %i: index) -> (index, index, index) {
  %0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>
  %1 = tensor.extract %0[%i] : tensor<2xindex>
  %c1 = arith.constant 1 : index
  %4 = shape.dim %a, %c1 : tensor<?x3xf32>, index -> index
  %c0 = arith.constant 0 : index
  %5 = shape.dim %a, %c0 : tensor<?x3xf32>, index -> index
  return %1, %4, %5 : index, index, index
}

// CHECK-LABEL: func.func @rank_of_shape(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x3xf32>) -> (index, !shape.size, index) {
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[C2_0:.*]] = shape.const_size 2
// CHECK-NEXT: return %[[C2]], %[[C2_0]], %[[C2]] : index, !shape.size, index
// CHECK-NEXT: }
func.func @rank_of_shape(%a: tensor<?x3xf32>) -> (index, !shape.size, index) {
  %0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>
  %1 = shape.rank %0 : tensor<2xindex> -> index
  %2 = shape.shape_of %a : tensor<?x3xf32> -> !shape.shape
  %3 = shape.rank %2 : !shape.shape -> !shape.size
  %4 = shape.size_to_index %3 : !shape.size
  return %1, %3, %4 : index, !shape.size, index
}

// CHECK-LABEL: func.func @shape_of_reshape(
// CHECK-SAME: %[[ARG0:.*]]: tensor<*xf32>, %[[ARG1:.*]]: tensor<?xindex>, %[[ARG2:.*]]: tensor<3xi32>, %[[ARG3:.*]]: tensor<3xindex>) -> (tensor<?xindex>, tensor<3xindex>, tensor<?xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %[[ARG2]] : tensor<3xi32> to tensor<3xindex>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[ARG3]] : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT: return %[[ARG1]], %[[V0]], %[[CAST]] : tensor<?xindex>, tensor<3xindex>, tensor<?xindex>
// CHECK-NEXT: }
func.func @shape_of_reshape(%a: tensor<*xf32>, %s: tensor<?xindex>, %n: tensor<3xi32>, %m: tensor<3xindex>)
    -> (tensor<?xindex>, tensor<3xindex>, tensor<?xindex>) {
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %1 = shape.shape_of %0 : tensor<*xf32> -> tensor<?xindex>
  %2 = tensor.reshape %a(%n) : (tensor<*xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %3 = shape.shape_of %2 : tensor<?x?x?xf32> -> tensor<3xindex>
  %4 = tensor.reshape %a(%m) : (tensor<*xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  %5 = shape.shape_of %4 : tensor<?x?x?xf32> -> tensor<?xindex>
  return %1, %3, %5 : tensor<?xindex>, tensor<3xindex>, tensor<?xindex>
}

// Shapes that broadcast.

// CHECK-LABEL: func.func @broadcast_one(
// CHECK-SAME: %[[ARG0:.*]]: tensor<2xindex>, %[[ARG1:.*]]: !shape.shape) -> (!shape.shape, !shape.shape, tensor<?xindex>) {
// CHECK-NEXT: %[[V0:.*]] = shape.from_extent_tensor %[[ARG0]] : tensor<2xindex>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[ARG0]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT: return %[[ARG1]], %[[V0]], %[[CAST]] : !shape.shape, !shape.shape, tensor<?xindex>
// CHECK-NEXT: }
func.func @broadcast_one(%a: tensor<2xindex>, %s: !shape.shape) -> (!shape.shape, !shape.shape, tensor<?xindex>) {
  %0 = shape.broadcast %s : !shape.shape -> !shape.shape
  %1 = shape.broadcast %a : tensor<2xindex> -> !shape.shape
  %2 = shape.broadcast %a : tensor<2xindex> -> tensor<?xindex>
  return %0, %1, %2 : !shape.shape, !shape.shape, tensor<?xindex>
}

// CHECK-LABEL: func.func @broadcast_constants(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT: %[[V1:.*]] = shape.broadcast %[[ARG0]], %[[V0]] : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
// CHECK-NEXT: return %[[V1]] : tensor<?xindex>
// CHECK-NEXT: }
func.func @broadcast_constants(%e: tensor<?xindex>) -> tensor<?xindex> {
  %a = shape.const_shape [2, 1] : tensor<2xindex>
  %b = shape.const_shape [3] : tensor<1xindex>
  %0 = shape.broadcast %a, %e, %b {error = "they differ"} : tensor<2xindex>, tensor<?xindex>, tensor<1xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK-LABEL: func.func @broadcast_same_and_scalars(
// CHECK-SAME: %[[ARG0:.*]]: !shape.shape, %[[ARG1:.*]]: !shape.shape, %[[ARG2:.*]]: tensor<0xindex>) -> (!shape.shape, !shape.shape) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [] : !shape.shape
// CHECK-NEXT: %[[V1:.*]] = shape.broadcast %[[ARG0]], %[[ARG1]] {error = "they differ"} : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: return %[[V1]], %[[V0]] : !shape.shape, !shape.shape
// CHECK-NEXT: }
func.func @broadcast_same_and_scalars(%s: !shape.shape, %t: !shape.shape, %z: tensor<0xindex>) -> (!shape.shape, !shape.shape) {
  %scalar = shape.const_shape [] : !shape.shape
  %0 = shape.broadcast %s, %t, %s, %z, %scalar {error = "they differ"} : !shape.shape, !shape.shape, !shape.shape, tensor<0xindex>, !shape.shape -> !shape.shape
  %1 = shape.broadcast %z, %scalar : tensor<0xindex>, !shape.shape -> !shape.shape
  return %0, %1 : !shape.shape, !shape.shape
}

// CHECK-LABEL: func.func @broadcast_ranks(
// CHECK-SAME: %[[ARG0:.*]]: tensor<2xindex>, %[[ARG1:.*]]: tensor<3xindex>, %[[ARG2:.*]]: tensor<?xindex>) -> (tensor<?xindex>, tensor<?xindex>) {
// CHECK-NEXT: %[[V0:.*]] = shape.broadcast %[[ARG0]], %[[ARG1]] : tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[V0]] : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT: %[[V1:.*]] = shape.broadcast %[[ARG0]], %[[ARG2]] : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT: return %[[CAST]], %[[V1]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT: }
func.func @broadcast_ranks(%a: tensor<2xindex>, %b: tensor<3xindex>, %e: tensor<?xindex>) -> (tensor<?xindex>, tensor<?xindex>) {
  %0 = shape.broadcast %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  %1 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %2 = shape.broadcast %1, %e : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0, %2 : tensor<?xindex>, tensor<?xindex>
}

// CHECK-LABEL: func.func @broadcast_misfits(
// CHECK-SAME: ) -> !shape.shape {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [2, 4] : !shape.shape
// CHECK-NEXT: %[[V1:.*]] = shape.const_shape [3] : !shape.shape
// CHECK-NEXT: %[[V2:.*]] = shape.broadcast %[[V0]], %[[V1]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: return %[[V2]] : !shape.shape
// CHECK-NEXT: }
func.func @broadcast_misfits() -> !shape.shape {
  %a = shape.const_shape [2, 4] : !shape.shape
  %b = shape.const_shape [3] : !shape.shape
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// CHECK-LABEL: func.func @any_known(
// CHECK-SAME: %[[ARG0:.*]]: !shape.shape) -> !shape.shape {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [2, 4] : !shape.shape
// CHECK-NEXT: return %[[V0]] : !shape.shape
// CHECK-NEXT: }
func.func @any_known(%s: !shape.shape) -> !shape.shape {
  %a = shape.const_shape [2, 4] : !shape.shape
  %0 = shape.any %a, %s : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// Constraints.

// CHECK-LABEL: func.func @constraints_that_hold(
// CHECK-SAME: %[[ARG0:.*]]: !shape.shape, %[[ARG1:.*]]: tensor<?xindex>, %[[ARG2:.*]]: tensor<?x4xf32>, %[[ARG3:.*]]: tensor<1x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_witness true
// CHECK-NEXT: "other.use"(%[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]]) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @constraints_that_hold(%s: !shape.shape, %e: tensor<?xindex>, %x: tensor<?x4xf32>, %y: tensor<1x4xf32>) {
  %scalar = shape.const_shape [] : !shape.shape
  %w0 = shape.cstr_broadcastable %scalar, %s : !shape.shape, !shape.shape
  %a = shape.const_shape [2, 1] : tensor<2xindex>
  %b = shape.const_shape [3] : tensor<1xindex>
  %w1 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<1xindex>
  %w2 = shape.cstr_broadcastable %e, %e : tensor<?xindex>, tensor<?xindex>
  %0 = shape.shape_of %x : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.shape_of %y : tensor<1x4xf32> -> tensor<2xindex>
  %w3 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<2xindex>
  %w4 = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  %w5 = shape.cstr_eq %a, %a : tensor<2xindex>, tensor<2xindex>
  %true = arith.constant true
  %w6 = shape.cstr_require %true, "must hold"
  "other.use"(%w0, %w1, %w2, %w3, %w4, %w5, %w6)
      : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  return
}

// CHECK-LABEL: func.func @constraints_that_may_not_hold(
// CHECK-SAME: %[[ARG0:.*]]: !shape.shape, %[[ARG1:.*]]: tensor<2xindex>, %[[ARG2:.*]]: tensor<?x4xf32>, %[[ARG3:.*]]: tensor<?x4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [2, 4] : tensor<2xindex>
// CHECK-NEXT: %[[V1:.*]] = shape.const_shape [3] : tensor<1xindex>
// CHECK-NEXT: %[[V2:.*]] = shape.cstr_broadcastable %[[V0]], %[[V1]] : tensor<2xindex>, tensor<1xindex>
// CHECK-NEXT: %[[V3:.*]] = shape.shape_of %[[ARG2]] : tensor<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT: %[[V4:.*]] = shape.shape_of %[[ARG3]] : tensor<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT: %[[V5:.*]] = shape.cstr_broadcastable %[[V3]], %[[V4]] : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT: %[[V6:.*]] = shape.cstr_eq %[[V0]], %[[V1]] : tensor<2xindex>, tensor<1xindex>
// CHECK-NEXT: %[[V7:.*]] = shape.cstr_broadcastable %[[ARG1]], %[[ARG0]] : tensor<2xindex>, !shape.shape
// CHECK-NEXT: "other.use"(%[[V2]], %[[V5]], %[[V6]], %[[V7]]) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @constraints_that_may_not_hold(%s: !shape.shape, %e: tensor<2xindex>, %x: tensor<?x4xf32>, %y: tensor<?x4xf32>) {
  %a = shape.const_shape [2, 4] : tensor<2xindex>
  %b = shape.const_shape [3] : tensor<1xindex>
  %w0 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<1xindex>
  %0 = shape.shape_of %x : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.shape_of %y : tensor<?x4xf32> -> tensor<2xindex>
  %w1 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<2xindex>
  %w2 = shape.cstr_eq %a, %b : tensor<2xindex>, tensor<1xindex>
  %2 = tensor.cast %e : tensor<2xindex> to tensor<?xindex>
  %w3 = shape.cstr_broadcastable %2, %s, %s : tensor<?xindex>, !shape.shape, !shape.shape
  "other.use"(%w0, %w1, %w2, %w3) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  return
}

// CHECK-LABEL: func.func @all_of_some(
// CHECK-SAME: %[[ARG0:.*]]: !shape.witness, %[[ARG1:.*]]: !shape.witness) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_witness true
// CHECK-NEXT: %[[V1:.*]] = shape.const_witness false
// CHECK-NEXT: %[[V2:.*]] = shape.assuming_all %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: "other.use"(%[[ARG0]], %[[V0]], %[[V1]], %[[V2]]) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @all_of_some(%a: !shape.witness, %b: !shape.witness) {
  %true = shape.const_witness true
  %false = shape.const_witness false
  %0 = shape.assuming_all %true, %a
  %1 = shape.assuming_all %true, %true
  %2 = shape.assuming_all %true, %false
  %3 = shape.assuming_all %a, %b, %a
  %4 = shape.assuming_all %3, %b
  "other.use"(%0, %1, %2, %4) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  return
}

// CHECK-LABEL: func.func @all_of_constraints(
// CHECK-SAME: %[[ARG0:.*]]: !shape.shape, %[[ARG1:.*]]: !shape.shape, %[[ARG2:.*]]: !shape.shape, %[[ARG3:.*]]: !shape.shape) {
// CHECK-NEXT: %[[V0:.*]] = shape.cstr_eq %[[ARG0]], %[[ARG1]] : !shape.shape, !shape.shape
// CHECK-NEXT: %[[V1:.*]] = shape.cstr_eq %[[ARG1]], %[[ARG2]] : !shape.shape, !shape.shape
// CHECK-NEXT: %[[V2:.*]] = shape.cstr_eq %[[ARG2]], %[[ARG3]] : !shape.shape, !shape.shape
// CHECK-NEXT: %[[V3:.*]] = shape.cstr_eq %[[ARG0]], %[[ARG1]], %[[ARG1]], %[[ARG2]], %[[ARG2]], %[[ARG3]] : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT: %[[V4:.*]] = shape.assuming_all %[[V0]], %[[V2]]
// CHECK-NEXT: %[[V5:.*]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG1]] : !shape.shape, !shape.shape
// CHECK-NEXT: %[[V6:.*]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG1]], %[[ARG2]] : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT: %[[V7:.*]] = shape.cstr_broadcastable %[[ARG1]], %[[ARG3]] : !shape.shape, !shape.shape
// CHECK-NEXT: %[[V8:.*]] = shape.assuming_all %[[V6]], %[[V7]]
// CHECK-NEXT: "other.use"(%[[V3]], %[[V4]], %[[V8]]) : (!shape.witness, !shape.witness, !shape.witness) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @all_of_constraints(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) {
  %w0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %w1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %w2 = shape.cstr_eq %c, %d : !shape.shape, !shape.shape
  %0 = shape.assuming_all %w0, %w1, %w2
  %1 = shape.assuming_all %w0, %w2
  %w3 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %w4 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %w5 = shape.cstr_broadcastable %b, %d : !shape.shape, !shape.shape
  %2 = shape.assuming_all %w3, %w4, %w5
  "other.use"(%0, %1, %2) : (!shape.witness, !shape.witness, !shape.witness) -> ()
  return
}

// CHECK-LABEL: func.func @assuming(
// CHECK-SAME: %[[ARG0:.*]]: !shape.witness, %[[ARG1:.*]]: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = "other.in"() : () -> index
// CHECK-NEXT: %[[V1:.*]] = shape.assuming %[[ARG0]] -> (index) {
// CHECK-NEXT: %[[V2:.*]] = "other.in"() : () -> index
// CHECK-NEXT: shape.assuming_yield %[[V2]] : index
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
func.func @assuming(%a: !shape.witness, %x: index) -> index {
  %true = shape.const_witness true
  %0:2 = shape.assuming %true -> (index, index) {
    %1 = "other.in"() : () -> index
    shape.assuming_yield %1, %x : index, index
  }
  %2:3 = shape.assuming %a -> (index, index, index) {
    %3 = "other.in"() : () -> index
    shape.assuming_yield %x, %3, %0#0 : index, index, index
  }
  return %2#1 : index
}

// CHECK-LABEL: func.func @assuming_what_fails(
// CHECK-SAME: ) {
// CHECK-NEXT: "other.in"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @assuming_what_fails() {
  %false = shape.const_witness false
  shape.assuming %false {
    "other.in"() : () -> ()
  }
  return
}

// Sizes of buffers stay what they are: tensor.dim takes none.
// CHECK-LABEL: func.func @size_of_buffer(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[I:.*]]: index) -> index {
// CHECK-NEXT: %[[S:.*]] = shape.shape_of %[[M]] : memref<?xf32> -> tensor<1xindex>
// CHECK-NEXT: %[[N:.*]] = tensor.extract %[[S]][%[[I]]] : tensor<1xindex>
// CHECK-NEXT: return %[[N]] : index
func.func @size_of_buffer(%m: memref<?xf32>, %i: index) -> index {
  %0 = shape.shape_of %m : memref<?xf32> -> tensor<1xindex>
  %1 = tensor.extract %0[%i] : tensor<1xindex>
  return %1 : index
}
