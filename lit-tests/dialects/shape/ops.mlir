// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @extents(
// CHECK-SAME: %[[A:.*]]: tensor<?x4xf32>, %[[B:.*]]: tensor<4xf32>, %[[C:.*]]: memref<?xf32>, %[[D:.*]]: tensor<*xf32>)
func.func @extents(%a: tensor<?x4xf32>, %b: tensor<4xf32>, %c: memref<?xf32>, %d: tensor<*xf32>) -> (tensor<?xindex>, index, tensor<?xindex>) {
  // CHECK-NEXT: %[[SA:.*]] = shape.shape_of %[[A]] : tensor<?x4xf32> -> tensor<2xindex>
  %0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
  // CHECK-NEXT: %[[SB:.*]] = shape.shape_of %[[B]] : tensor<4xf32> -> tensor<1xindex>
  %1 = shape.shape_of %b : tensor<4xf32> -> tensor<1xindex>
  // CHECK-NEXT: %[[SC:.*]] = shape.shape_of %[[C]] {tt.note} : memref<?xf32> -> tensor<1xindex>
  %2 = shape.shape_of %c {tt.note} : memref<?xf32> -> tensor<1xindex>
  // CHECK-NEXT: %[[SD:.*]] = shape.shape_of %[[D]] : tensor<*xf32> -> tensor<?xindex>
  %3 = shape.shape_of %d : tensor<*xf32> -> tensor<?xindex>
  // CHECK-NEXT: %[[ALL:.*]] = shape.broadcast %[[SA]], %[[SB]], %[[SC]] : tensor<2xindex>, tensor<1xindex>, tensor<1xindex> -> tensor<?xindex>
  %4 = shape.broadcast %0, %1, %2 : tensor<2xindex>, tensor<1xindex>, tensor<1xindex> -> tensor<?xindex>
  // CHECK-NEXT: %[[N:.*]] = shape.num_elements %[[ALL]] : tensor<?xindex> -> index
  %5 = shape.num_elements %4 : tensor<?xindex> -> index
  // CHECK-NEXT: return %[[ALL]], %[[N]], %[[SD]]
  return %4, %5, %3 : tensor<?xindex>, index, tensor<?xindex>
}

// CHECK-LABEL: func.func @shapes(
// CHECK-SAME: %[[A:.*]]: tensor<?x4xf32>, %[[S:.*]]: !shape.shape) -> (!shape.shape, !shape.size) {
func.func @shapes(%a: tensor<?x4xf32>, %s: !shape.shape) -> (!shape.shape, !shape.size) {
  // CHECK-NEXT: %[[SA:.*]] = shape.shape_of %[[A]] : tensor<?x4xf32> -> !shape.shape
  %0 = shape.shape_of %a : tensor<?x4xf32> -> !shape.shape
  // CHECK-NEXT: %[[ALL:.*]] = shape.broadcast %[[SA]], %[[S]] {error = "sizes differ"} : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %0, %s {error = "sizes differ"} : !shape.shape, !shape.shape -> !shape.shape
  // CHECK-NEXT: %[[N:.*]] = shape.num_elements %[[ALL]] : !shape.shape -> !shape.size
  %2 = shape.num_elements %1 : !shape.shape -> !shape.size
  return %1, %2 : !shape.shape, !shape.size
}

// CHECK-LABEL: func.func @split(
// CHECK-SAME: %[[E:.*]]: tensor<?xindex>, %[[I:.*]]: index, %[[S:.*]]: !shape.shape, %[[N:.*]]: !shape.size)
func.func @split(%e: tensor<?xindex>, %i: index, %s: !shape.shape, %n: !shape.size) -> (tensor<?xindex>, !shape.shape) {
  // CHECK-NEXT: %head, %tail = "shape.split_at"(%[[E]], %[[I]]) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %0:2 = "shape.split_at"(%e, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  // CHECK-NEXT: %head_0, %tail_1 = "shape.split_at"(%[[S]], %[[N]]) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %1:2 = "shape.split_at"(%s, %n) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  // CHECK-NEXT: return %tail, %head_0 : tensor<?xindex>, !shape.shape
  return %0#1, %1#0 : tensor<?xindex>, !shape.shape
}

// CHECK-LABEL: func.func @constants(
// CHECK-SAME: ) -> (!shape.shape, tensor<2xindex>, !shape.size, !shape.witness) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [] : !shape.shape
// CHECK-NEXT: %[[V1:.*]] = shape.const_shape  {tt.note}[4, 5] : tensor<2xindex>
// CHECK-NEXT: %[[V2:.*]] = shape.const_shape [4, -5, 9223372036854775807, 1, -1] : !shape.shape
// CHECK-NEXT: %[[V3:.*]] = shape.const_shape [7, 7] : !shape.shape
// CHECK-NEXT: %[[V4:.*]] = shape.const_shape [1, 1, 1, 1] : tensor<4xindex>
// CHECK-NEXT: %[[V5:.*]] = shape.const_shape [1, 1] : tensor<2xindex>
// CHECK-NEXT: %[[C10:.*]] = shape.const_size 10
// CHECK-NEXT: %[[C10_0:.*]] = shape.const_size 10
// CHECK-NEXT: %[[C_3:.*]] = shape.const_size -3 {tt.note}
// CHECK-NEXT: %[[V6:.*]] = shape.const_witness true {tt.note}
// CHECK-NEXT: %[[V7:.*]] = shape.const_witness false
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[C10]], %[[V6]] : !shape.shape, tensor<2xindex>, !shape.size, !shape.witness
// CHECK-NEXT: }
func.func @constants() -> (!shape.shape, tensor<2xindex>, !shape.size, !shape.witness) {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.const_shape {tt.note} [4, 5] : tensor<2xindex>
  %2 = shape.const_shape [4, -5, 9223372036854775807, 1 : i32, true] : !shape.shape
  %3 = "shape.const_shape"() {shape = dense<7> : tensor<2xindex>} : () -> !shape.shape
  %4 = "shape.const_shape"() {shape = dense<1> : tensor<2x2xindex>} : () -> tensor<4xindex>
  %5 = "shape.const_shape"() {shape = dense<1> : vector<2xindex>} : () -> tensor<2xindex>
  %c10 = shape.const_size 10
  %c11 = shape.const_size 10
  %x = shape.const_size -3 {tt.note}
  %w = shape.const_witness true {tt.note}
  %w2 = shape.const_witness 0
  return %0, %1, %c10, %w : !shape.shape, tensor<2xindex>, !shape.size, !shape.witness
}

// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %[[ARG0:.*]]: !shape.size, %[[ARG1:.*]]: index, %[[ARG2:.*]]: !shape.shape, %[[ARG3:.*]]: tensor<?xindex>) {
// CHECK-NEXT: %[[V0:.*]] = shape.add %[[ARG0]], %[[ARG1]] : !shape.size, index -> !shape.size
// CHECK-NEXT: %[[V1:.*]] = shape.add %[[ARG1]], %[[ARG1]] {tt.note} : index, index -> !shape.size
// CHECK-NEXT: %[[V2:.*]] = shape.mul %[[ARG1]], %[[ARG1]] : index, index -> index
// CHECK-NEXT: %[[V3:.*]] = shape.div %[[ARG0]], %[[ARG0]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT: %[[V4:.*]] = shape.max %[[ARG2]], %[[ARG2]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: %[[V5:.*]] = shape.min %[[ARG0]], %[[ARG0]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT: %[[V6:.*]] = shape.rank %[[ARG2]] : !shape.shape -> !shape.size
// CHECK-NEXT: %[[V7:.*]] = shape.rank %[[ARG3]] : tensor<?xindex> -> index
// CHECK-NEXT: %[[V8:.*]] = shape.get_extent %[[ARG2]], %[[ARG1]] : !shape.shape, index -> !shape.size
// CHECK-NEXT: %[[V9:.*]] = shape.get_extent %[[ARG3]], %[[ARG1]] : tensor<?xindex>, index -> index
// CHECK-NEXT: %[[V10:.*]] = shape.dim %[[ARG3]], %[[ARG0]] : tensor<?xindex>, !shape.size -> index
// CHECK-NEXT: %[[V11:.*]] = shape.index_to_size %[[ARG1]] {tt.note}
// CHECK-NEXT: %[[V12:.*]] = shape.size_to_index %[[ARG0]] : !shape.size
// CHECK-NEXT: %[[V13:.*]] = shape.size_to_index %[[ARG1]] : index
// CHECK-NEXT: %[[V14:.*]] = "shape.debug_print"(%[[ARG0]]) : (!shape.size) -> !shape.size
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @sizes(%a: !shape.size, %b: index, %s: !shape.shape, %e: tensor<?xindex>) {
  %0 = shape.add %a, %b : !shape.size, index -> !shape.size
  %1 = shape.add %b, %b {tt.note} : index, index -> !shape.size
  %2 = shape.mul %b, %b : index, index -> index
  %3 = shape.div %a, %a : !shape.size, !shape.size -> !shape.size
  %4 = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %5 = shape.min %a, %a : !shape.size, !shape.size -> !shape.size
  %6 = shape.rank %s : !shape.shape -> !shape.size
  %7 = shape.rank %e : tensor<?xindex> -> index
  %8 = shape.get_extent %s, %b : !shape.shape, index -> !shape.size
  %9 = shape.get_extent %e, %b : tensor<?xindex>, index -> index
  %10 = shape.dim %e, %a : tensor<?xindex>, !shape.size -> index
  %11 = shape.index_to_size %b {tt.note}
  %12 = shape.size_to_index %a : !shape.size
  %13 = shape.size_to_index %b : index
  %14 = "shape.debug_print"(%a) : (!shape.size) -> !shape.size
  return
}

// CHECK-LABEL: func.func @meet(
// CHECK-SAME: %[[ARG0:.*]]: !shape.size, %[[ARG1:.*]]: index, %[[ARG2:.*]]: !shape.shape, %[[ARG3:.*]]: tensor<?xindex>, %[[ARG4:.*]]: tensor<2xindex>) {
// CHECK-NEXT: %[[V0:.*]] = shape.meet %[[ARG2]], %[[ARG2]], error = "e" : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: %[[V1:.*]] = shape.meet %[[ARG0]], %[[ARG1]] {tt.note} : !shape.size, index -> !shape.size
// CHECK-NEXT: %[[V2:.*]] = shape.meet %[[ARG3]], %[[ARG4]] : tensor<?xindex>, tensor<2xindex> -> tensor<2xindex>
// CHECK-NEXT: %[[V3:.*]] = shape.meet %[[ARG3]], %[[ARG2]] : tensor<?xindex>, !shape.shape -> tensor<?xindex>
// CHECK-NEXT: %[[V4:.*]] = shape.meet %[[ARG1]], %[[ARG3]] : index, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT: %[[V5:.*]] = shape.meet %[[ARG3]], %[[ARG4]] : tensor<?xindex>, tensor<2xindex> -> tensor<4xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @meet(%a: !shape.size, %b: index, %s: !shape.shape, %e: tensor<?xindex>, %e2: tensor<2xindex>) {
  %0 = shape.meet %s, %s, error = "e" : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.meet %a, %b {tt.note} : !shape.size, index -> !shape.size
  %2 = shape.meet %e, %e2 : tensor<?xindex>, tensor<2xindex> -> tensor<2xindex>
  %3 = shape.meet %e, %s : tensor<?xindex>, !shape.shape -> tensor<?xindex>
  %4 = shape.meet %b, %e : index, tensor<?xindex> -> tensor<?xindex>
  %5 = shape.meet %e, %e2 : tensor<?xindex>, tensor<2xindex> -> tensor<4xindex>
  return
}

// CHECK-LABEL: func.func @conversions(
// CHECK-SAME: %[[ARG0:.*]]: !shape.size, %[[ARG1:.*]]: index, %[[ARG2:.*]]: !shape.shape, %[[ARG3:.*]]: tensor<?xindex>, %[[ARG4:.*]]: tensor<2xindex>) {
// CHECK-NEXT: %[[V0:.*]] = shape.concat %[[ARG2]], %[[ARG3]] : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT: %[[V1:.*]] = shape.from_extents %[[ARG0]], %[[ARG1]] {tt.note} : !shape.size, index
// CHECK-NEXT: %[[V2:.*]] = shape.from_extent_tensor %[[ARG4]] : tensor<2xindex>
// CHECK-NEXT: %[[V3:.*]] = shape.to_extent_tensor %[[ARG2]] : !shape.shape -> tensor<3xindex>
// CHECK-NEXT: %[[V4:.*]] = shape.to_extent_tensor %[[ARG3]] : tensor<?xindex> -> tensor<2x3xindex>
// CHECK-NEXT: %[[V5:.*]] = shape.to_extent_tensor %[[ARG3]] : tensor<?xindex> -> tensor<*xindex>
// CHECK-NEXT: %[[V6:.*]] = shape.shape_eq %[[ARG2]], %[[ARG3]] : !shape.shape, tensor<?xindex>
// CHECK-NEXT: %[[V7:.*]] = shape.is_broadcastable %[[ARG2]], %[[ARG3]] : !shape.shape, tensor<?xindex>
// CHECK-NEXT: %[[V8:.*]] = shape.any %[[ARG2]], %[[ARG3]] : !shape.shape, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT: %[[V9:.*]] = shape.value_as_shape %[[ARG3]] : tensor<?xindex> -> !shape.shape
// CHECK-NEXT: %[[V10:.*]] = shape.with_shape %[[ARG3]], %[[ARG2]] {tt.note} : tensor<?xindex>, !shape.shape
// CHECK-NEXT: %[[V11:.*]] = shape.with_shape %[[V10]], %[[ARG3]] : !shape.value_shape, tensor<?xindex>
// CHECK-NEXT: %[[V12:.*]] = shape.value_of %[[V11]] : tensor<?xf32>
// CHECK-NEXT: %[[V13:.*]] = shape.value_of %[[V11]] : memref<3xf32>
// CHECK-NEXT: %[[V14:.*]] = shape.value_as_shape %[[V11]] : !shape.value_shape -> tensor<?xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @conversions(%a: !shape.size, %b: index, %s: !shape.shape, %e: tensor<?xindex>, %e2: tensor<2xindex>) {
  %0 = shape.concat %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %1 = shape.from_extents %a, %b {tt.note} : !shape.size, index
  %2 = shape.from_extent_tensor %e2 : tensor<2xindex>
  %3 = shape.to_extent_tensor %s : !shape.shape -> tensor<3xindex>
  %4 = shape.to_extent_tensor %e : tensor<?xindex> -> tensor<2x3xindex>
  %5 = shape.to_extent_tensor %e : tensor<?xindex> -> tensor<*xindex>
  %6 = shape.shape_eq %s, %e : !shape.shape, tensor<?xindex>
  %7 = shape.is_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %8 = shape.any %s, %e : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  %9 = shape.value_as_shape %e : tensor<?xindex> -> !shape.shape
  %10 = shape.with_shape %e, %s {tt.note} : tensor<?xindex>, !shape.shape
  %11 = shape.with_shape %10, %e : !shape.value_shape, tensor<?xindex>
  %12 = shape.value_of %11 : tensor<?xf32>
  %13 = shape.value_of %11 : memref<3xf32>
  %14 = shape.value_as_shape %11 : !shape.value_shape -> tensor<?xindex>
  return
}

// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xindex>, %[[ARG1:.*]]: index, %[[ARG2:.*]]: !shape.shape) -> index {
// CHECK-NEXT: %[[V0:.*]] = shape.reduce(%[[ARG0]], %[[ARG1]]) : tensor<?xindex> -> index {
// CHECK-NEXT: ^bb0(%[[ARG3:.*]]: index, %[[ARG4:.*]]: index, %[[ARG5:.*]]: index):
// CHECK-NEXT: %[[V2:.*]] = shape.mul %[[ARG5]], %[[ARG4]] : index, index -> index
// CHECK-NEXT: shape.yield %[[V2]] : index
// CHECK-NEXT: } {tt.note}
// CHECK-NEXT: %[[V1:.*]]:2 = shape.reduce(%[[ARG2]], %[[ARG1]], %[[ARG1]]) : !shape.shape -> (index, index) {
// CHECK-NEXT: ^bb0(%[[ARG3:.*]]: index, %[[ARG4:.*]]: !shape.size, %[[ARG5:.*]]: index, %[[ARG6:.*]]: index):
// CHECK-NEXT: shape.yield {tt.note} %[[ARG6]], %[[ARG5]] : index, index
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]]#1 : index
// CHECK-NEXT: }
func.func @reduce(%a: tensor<?xindex>, %one: index, %s: !shape.shape) -> index {
  %0 = shape.reduce(%a, %one) : tensor<?xindex> -> index {
  ^bb0(%i: index, %size: index, %acc: index):
    %1 = shape.mul %acc, %size : index, index -> index
    shape.yield %1 : index
  } {tt.note}
  %2:2 = shape.reduce(%s, %one, %one) : !shape.shape -> (index, index) {
  ^bb0(%i: index, %size: !shape.size, %acc: index, %acc2: index):
    shape.yield {tt.note} %acc2, %acc : index, index
  }
  return %2#1 : index
}

// CHECK-LABEL: func.func @constraints(
// CHECK-SAME: %[[ARG0:.*]]: !shape.shape, %[[ARG1:.*]]: tensor<?xindex>, %[[ARG2:.*]]: i1) -> index {
// CHECK-NEXT: %[[V0:.*]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<?xindex>
// CHECK-NEXT: %[[V1:.*]] = shape.cstr_eq %[[ARG0]], %[[ARG1]] {tt.note} : !shape.shape, tensor<?xindex>
// CHECK-NEXT: %[[V2:.*]] = shape.cstr_require %[[ARG2]], "msg" {tt.note}
// CHECK-NEXT: %[[V3:.*]] = shape.assuming_all %[[V0]], %[[V1]], %[[V2]] {tt.note}
// CHECK-NEXT: %[[V4:.*]] = shape.assuming %[[V3]] -> (index) {
// CHECK-NEXT: %[[V6:.*]] = shape.rank %[[ARG1]] : tensor<?xindex> -> index
// CHECK-NEXT: shape.assuming_yield %[[V6]] : index
// CHECK-NEXT: } {tt.note}
// CHECK-NEXT: %[[V5:.*]]:2 = shape.assuming %[[V3]] -> (index, index) {
// CHECK-NEXT: shape.assuming_yield {tt.note} %[[V4]], %[[V4]] : index, index
// CHECK-NEXT: }
// CHECK-NEXT: shape.assuming %[[V3]] {
// CHECK-NEXT: }
// CHECK-NEXT: shape.assuming %[[V3]] {
// CHECK-NEXT: %[[V6:.*]] = shape.rank %[[ARG1]] : tensor<?xindex> -> index
// CHECK-NEXT: } {tt.note}
// CHECK-NEXT: return %[[V5]]#1 : index
// CHECK-NEXT: }
func.func @constraints(%s: !shape.shape, %e: tensor<?xindex>, %c: i1) -> index {
  %w0 = shape.cstr_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %w1 = shape.cstr_eq %s, %e {tt.note} : !shape.shape, tensor<?xindex>
  %w2 = shape.cstr_require %c, "msg" {tt.note}
  %w3 = shape.assuming_all %w0, %w1, %w2 {tt.note}
  %0 = shape.assuming %w3 -> (index) {
    %1 = shape.rank %e : tensor<?xindex> -> index
    shape.assuming_yield %1 : index
  } {tt.note}
  %1:2 = shape.assuming %w3 -> (index, index) {
    shape.assuming_yield {tt.note} %0, %0 : index, index
  }
  shape.assuming %w3 {
  }
  shape.assuming %w3 {
    %2 = shape.rank %e : tensor<?xindex> -> index
    shape.assuming_yield
  } {tt.note}
  return %1#1 : index
}

module attributes {shape.lib = @lib} {
  shape.function_library @lib attributes {sym_visibility = "private", tt.note} {
    // CHECK-LABEL: func @same(
    // CHECK-SAME: %[[ARG0:.*]]: !shape.value_shape) -> !shape.shape {
    // CHECK-NEXT: %[[V0:.*]] = shape_of %[[ARG0]] : !shape.value_shape -> !shape.shape
    // CHECK-NEXT: return %[[V0]] : !shape.shape
    // CHECK-NEXT: }
    func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    // CHECK-LABEL: func private @other(
    // CHECK-SAME: !shape.shape {tt.note}) -> !shape.size attributes {tt.note}
    func private @other(!shape.shape {tt.note}) -> !shape.size attributes {tt.note}
  } mapping {
    math.atan = @same, "foo.bar" = @other
  }
  // CHECK-LABEL: shape.func @rank(
  // CHECK-SAME: %[[ARG0:.*]]: !shape.shape) -> !shape.size {
  // CHECK-NEXT: %[[V0:.*]] = rank %[[ARG0]] : !shape.shape -> !shape.size
  // CHECK-NEXT: return {tt.note} %[[V0]] : !shape.size
  // CHECK-NEXT: }
  shape.func @rank(%a: !shape.shape) -> !shape.size {
    %0 = rank %a : !shape.shape -> !shape.size
    return {tt.note} %0 : !shape.size
  }
  // CHECK-LABEL: shape.func @nothing(
  // CHECK-SAME: ) {
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  shape.func @nothing() {
    return
  }
}
