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
