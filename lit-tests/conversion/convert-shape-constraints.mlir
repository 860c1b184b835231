// RUN: ttmlir-opt --allow-unregistered-dialect --convert-shape-constraints %s | filecheck %s

// CHECK-LABEL: func.func @constraints(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xindex>, %[[ARG1:.*]]: tensor<?xindex>, %[[ARG2:.*]]: i1) -> !shape.witness {
// CHECK-NEXT: %[[V0:.*]] = shape.const_witness true
// CHECK-NEXT: %[[V1:.*]] = shape.is_broadcastable %[[ARG0]], %[[ARG1]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT: cf.assert %[[V1]], "required broadcastable shapes"
// CHECK-NEXT: %[[V2:.*]] = shape.shape_eq %[[ARG0]], %[[ARG1]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT: cf.assert %[[V2]], "required equal shapes"
// CHECK-NEXT: cf.assert %[[ARG2]], "must hold"
// CHECK-NEXT: return %[[V0]] : !shape.witness
// CHECK-NEXT: }
func.func @constraints(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: i1) -> !shape.witness {
  %w0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %w1 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %w2 = shape.cstr_require %c, "must hold"
  %w3 = shape.assuming_all %w0, %w1, %w2
  return %w3 : !shape.witness
}

// CHECK-LABEL: func.func @what_they_guard(
// CHECK-SAME: %[[ARG0:.*]]: !shape.shape, %[[ARG1:.*]]: !shape.shape) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_witness true
// CHECK-NEXT: %[[V1:.*]] = shape.is_broadcastable %[[ARG0]], %[[ARG1]], %[[ARG0]] : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT: cf.assert %[[V1]], "required broadcastable shapes"
// CHECK-NEXT: shape.assuming %[[V0]] {
// CHECK-NEXT: %[[V2:.*]] = shape.broadcast %[[ARG0]], %[[ARG1]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: "other.use"(%[[V2]]) : (!shape.shape) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @what_they_guard(%a: !shape.shape, %b: !shape.shape) {
  %w0 = shape.cstr_broadcastable %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  shape.assuming %w0 {
    %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
    "other.use"(%0) : (!shape.shape) -> ()
  }
  return
}

// CHECK-LABEL: func.func @what_is_known(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x4xf32>, %[[ARG1:.*]]: tensor<1x4xf32>) -> !shape.witness {
// CHECK-NEXT: %[[V0:.*]] = shape.const_witness true
// CHECK-NEXT: return %[[V0]] : !shape.witness
// CHECK-NEXT: }
func.func @what_is_known(%x: tensor<?x4xf32>, %y: tensor<1x4xf32>) -> !shape.witness {
  %0 = shape.shape_of %x : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.shape_of %y : tensor<1x4xf32> -> tensor<2xindex>
  %w0 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<2xindex>
  return %w0 : !shape.witness
}
