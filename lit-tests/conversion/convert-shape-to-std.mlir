// RUN: ttmlir-opt --allow-unregistered-dialect --convert-shape-to-std %s | filecheck %s

// CHECK-LABEL: func.func @arithmetic(
// CHECK-SAME: %[[ARG0:.*]]: index, %[[ARG1:.*]]: index) -> (index, index) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT: %[[V1:.*]] = arith.muli %[[V0]], %[[ARG1]] : index
// CHECK-NEXT: return %[[V0]], %[[V1]] : index, index
// CHECK-NEXT: }
func.func @arithmetic(%a: index, %b: index) -> (index, index) {
  %0 = shape.add %a, %b : index, index -> index
  %1 = shape.mul %0, %b : index, index -> index
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @sizes_that_may_be_errors(
// CHECK-SAME: %[[ARG0:.*]]: !shape.size, %[[ARG1:.*]]: index) -> !shape.size {
// CHECK-NEXT: %[[V0:.*]] = shape.add %[[ARG0]], %[[ARG1]] : !shape.size, index -> !shape.size
// CHECK-NEXT: %[[V1:.*]] = shape.mul %[[V0]], %[[ARG1]] : !shape.size, index -> !shape.size
// CHECK-NEXT: return %[[V1]] : !shape.size
// CHECK-NEXT: }
func.func @sizes_that_may_be_errors(%a: !shape.size, %b: index) -> !shape.size {
  %0 = shape.add %a, %b : !shape.size, index -> !shape.size
  %1 = shape.mul %0, %b : !shape.size, index -> !shape.size
  return %1 : !shape.size
}

// CHECK-LABEL: func.func @constants(
// CHECK-SAME: ) -> (tensor<2xindex>, tensor<0xindex>, !shape.shape) {
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C_1:.*]] = arith.constant -1 : index
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[C4]], %[[C_1]] : tensor<2xindex>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT: %[[FROM_ELEMENTS_0:.*]] = tensor.from_elements  : tensor<0xindex>
// CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[FROM_ELEMENTS_0]] : tensor<0xindex> to tensor<0xindex>
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [4] : !shape.shape
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: return %[[CAST]], %[[CAST_1]], %[[V0]] : tensor<2xindex>, tensor<0xindex>, !shape.shape
// CHECK-NEXT: }
func.func @constants() -> (tensor<2xindex>, tensor<0xindex>, !shape.shape) {
  %0 = shape.const_shape [4, -1] : tensor<2xindex>
  %1 = shape.const_shape [] : tensor<0xindex>
  %2 = shape.const_shape [4] : !shape.shape
  %c1 = shape.const_size 1
  return %0, %1, %2 : tensor<2xindex>, tensor<0xindex>, !shape.shape
}

// CHECK-LABEL: func.func @any(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xindex>, %[[ARG1:.*]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT: return %[[ARG0]] : tensor<?xindex>
// CHECK-NEXT: }
func.func @any(%a: tensor<?xindex>, %b: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.any %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x4xf32>, %[[ARG1:.*]]: tensor<?xindex>, %[[ARG2:.*]]: index) -> (index, index, index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x4xf32>
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[DIM]], %[[C4]] : tensor<2xindex>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT: %[[DIM_0:.*]] = tensor.dim %[[ARG0]], %[[ARG2]] : tensor<?x4xf32>
// CHECK-NEXT: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM_2:.*]] = tensor.dim %[[ARG0]], %[[C0_1]] : tensor<?x4xf32>
// CHECK-NEXT: %[[C4_3:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[FROM_ELEMENTS_4:.*]] = tensor.from_elements %[[DIM_2]], %[[C4_3]] : tensor<2xindex>
// CHECK-NEXT: %[[CAST_5:.*]] = tensor.cast %[[FROM_ELEMENTS_4]] : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT: %[[DIM_6:.*]] = tensor.dim %[[ARG0]], %[[ARG2]] : tensor<?x4xf32>
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG1]][%[[ARG2]]] : tensor<?xindex>
// CHECK-NEXT: %[[C0_7:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM_8:.*]] = tensor.dim %[[ARG1]], %[[C0_7]] : tensor<?xindex>
// CHECK-NEXT: return %[[DIM_0]], %[[DIM_6]], %[[EXTRACTED]], %[[DIM_8]] : index, index, index, index
// CHECK-NEXT: }
func.func @sizes(%x: tensor<?x4xf32>, %s: tensor<?xindex>, %i: index) -> (index, index, index, index) {
  %0 = shape.dim %x, %i : tensor<?x4xf32>, index -> index
  %1 = shape.shape_of %x : tensor<?x4xf32> -> tensor<2xindex>
  %2 = shape.get_extent %1, %i : tensor<2xindex>, index -> index
  %3 = shape.get_extent %s, %i : tensor<?xindex>, index -> index
  %4 = shape.rank %s : tensor<?xindex> -> index
  return %0, %2, %3, %4 : index, index, index, index
}

// CHECK-LABEL: func.func @shape_of(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x4xf32>, %[[ARG1:.*]]: tensor<*xf32>, %[[ARG2:.*]]: tensor<f32>) -> (tensor<2xindex>, tensor<?xindex>, tensor<?xindex>, tensor<0xindex>) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x4xf32>
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[DIM]], %[[C4]] : tensor<2xindex>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT: %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[ARG0]], %[[C0_0]] : tensor<?x4xf32>
// CHECK-NEXT: %[[C4_2:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[FROM_ELEMENTS_3:.*]] = tensor.from_elements %[[DIM_1]], %[[C4_2]] : tensor<2xindex>
// CHECK-NEXT: %[[CAST_4:.*]] = tensor.cast %[[FROM_ELEMENTS_3]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT: %[[RANK:.*]] = tensor.rank %[[ARG1]] : tensor<*xf32>
// CHECK-NEXT: %[[GENERATED:.*]] = tensor.generate %[[RANK]] {
// CHECK-NEXT: ^bb0(%[[ARG3:.*]]: index):
// CHECK-NEXT: %[[DIM_7:.*]] = tensor.dim %[[ARG1]], %[[ARG3]] : tensor<*xf32>
// CHECK-NEXT: tensor.yield %[[DIM_7]] : index
// CHECK-NEXT: } : tensor<?xindex>
// CHECK-NEXT: %[[FROM_ELEMENTS_5:.*]] = tensor.from_elements  : tensor<0xindex>
// CHECK-NEXT: %[[CAST_6:.*]] = tensor.cast %[[FROM_ELEMENTS_5]] : tensor<0xindex> to tensor<0xindex>
// CHECK-NEXT: return %[[CAST]], %[[CAST_4]], %[[GENERATED]], %[[CAST_6]] : tensor<2xindex>, tensor<?xindex>, tensor<?xindex>, tensor<0xindex>
// CHECK-NEXT: }
func.func @shape_of(%x: tensor<?x4xf32>, %y: tensor<*xf32>, %z: tensor<f32>) -> (tensor<2xindex>, tensor<?xindex>, tensor<?xindex>, tensor<0xindex>) {
  %0 = shape.shape_of %x : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.shape_of %x : tensor<?x4xf32> -> tensor<?xindex>
  %2 = shape.shape_of %y : tensor<*xf32> -> tensor<?xindex>
  %3 = shape.shape_of %z : tensor<f32> -> tensor<0xindex>
  return %0, %1, %2, %3 : tensor<2xindex>, tensor<?xindex>, tensor<?xindex>, tensor<0xindex>
}

// CHECK-LABEL: func.func @split(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xindex>, %[[ARG1:.*]]: index) -> (tensor<?xindex>, tensor<?xindex>) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[V0:.*]] = arith.addi %[[ARG1]], %[[DIM]] : index
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT: %[[V2:.*]] = arith.select %[[V1]], %[[V0]], %[[ARG1]] : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[ARG0]][%[[C0]]] [%[[V2]]] [%[[C1]]] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT: %[[V3:.*]] = arith.subi %[[DIM]], %[[V2]] : index
// CHECK-NEXT: %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[ARG0]][%[[V2]]] [%[[V3]]] [%[[C1]]] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT: return %[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT: }
func.func @split(%s: tensor<?xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) {
  %0:2 = "shape.split_at"(%s, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %0#0, %0#1 : tensor<?xindex>, tensor<?xindex>
}

// CHECK-LABEL: func.func @to_extent_tensor(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xindex>, %[[ARG1:.*]]: !shape.shape) -> (tensor<3xindex>, tensor<?xindex>) {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[ARG0]] : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT: %[[V0:.*]] = shape.to_extent_tensor %[[ARG1]] : !shape.shape -> tensor<?xindex>
// CHECK-NEXT: return %[[CAST]], %[[V0]] : tensor<3xindex>, tensor<?xindex>
// CHECK-NEXT: }
func.func @to_extent_tensor(%s: tensor<?xindex>, %t: !shape.shape) -> (tensor<3xindex>, tensor<?xindex>) {
  %0 = shape.to_extent_tensor %s : tensor<?xindex> -> tensor<3xindex>
  %1 = shape.to_extent_tensor %t : !shape.shape -> tensor<?xindex>
  return %0, %1 : tensor<3xindex>, tensor<?xindex>
}

// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: %[[ARG0:.*]]: tensor<2xindex>, %[[ARG1:.*]]: tensor<?xindex>, %[[ARG2:.*]]: tensor<3xindex>) -> (tensor<?xindex>, tensor<3xindex>) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<2xindex>
// CHECK-NEXT: %[[DIM_0:.*]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<3xindex>
// CHECK-NEXT: %[[V0:.*]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT: %[[V1:.*]] = arith.maxui %[[DIM_1]], %[[V0]] : index
// CHECK-NEXT: %[[V2:.*]] = arith.subi %[[V1]], %[[DIM]] : index
// CHECK-NEXT: %[[V3:.*]] = arith.subi %[[V1]], %[[DIM_0]] : index
// CHECK-NEXT: %[[V4:.*]] = arith.subi %[[V1]], %[[DIM_1]] : index
// CHECK-NEXT: %[[GENERATED:.*]] = tensor.generate %[[V1]] {
// CHECK-NEXT: ^bb0(%[[ARG3:.*]]: index):
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V8:.*]] = arith.cmpi ult, %[[ARG3]], %[[V2]] : index
// CHECK-NEXT: %[[V9:.*]] = scf.if %[[V8]] -> (index) {
// CHECK-NEXT: scf.yield %[[C1]] : index
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V14:.*]] = arith.subi %[[ARG3]], %[[V2]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[V14]]] : tensor<2xindex>
// CHECK-NEXT: %[[V15:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT: %[[V16:.*]] = arith.select %[[V15]], %[[C1]], %[[EXTRACTED]] : index
// CHECK-NEXT: scf.yield %[[V16]] : index
// CHECK-NEXT: }
// CHECK-NEXT: %[[V10:.*]] = arith.cmpi ult, %[[ARG3]], %[[V3]] : index
// CHECK-NEXT: %[[V11:.*]] = scf.if %[[V10]] -> (index) {
// CHECK-NEXT: scf.yield %[[V9]] : index
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V14:.*]] = arith.subi %[[ARG3]], %[[V3]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG1]][%[[V14]]] : tensor<?xindex>
// CHECK-NEXT: %[[V15:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT: %[[V16:.*]] = arith.select %[[V15]], %[[V9]], %[[EXTRACTED]] : index
// CHECK-NEXT: scf.yield %[[V16]] : index
// CHECK-NEXT: }
// CHECK-NEXT: %[[V12:.*]] = arith.cmpi ult, %[[ARG3]], %[[V4]] : index
// CHECK-NEXT: %[[V13:.*]] = scf.if %[[V12]] -> (index) {
// CHECK-NEXT: scf.yield %[[V11]] : index
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V14:.*]] = arith.subi %[[ARG3]], %[[V4]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG2]][%[[V14]]] : tensor<3xindex>
// CHECK-NEXT: %[[V15:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT: %[[V16:.*]] = arith.select %[[V15]], %[[V11]], %[[EXTRACTED]] : index
// CHECK-NEXT: scf.yield %[[V16]] : index
// CHECK-NEXT: }
// CHECK-NEXT: tensor.yield %[[V13]] : index
// CHECK-NEXT: } : tensor<?xindex>
// CHECK-NEXT: %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM_3:.*]] = tensor.dim %[[ARG0]], %[[C0_2]] : tensor<2xindex>
// CHECK-NEXT: %[[DIM_4:.*]] = tensor.dim %[[ARG2]], %[[C0_2]] : tensor<3xindex>
// CHECK-NEXT: %[[V5:.*]] = arith.maxui %[[DIM_4]], %[[DIM_3]] : index
// CHECK-NEXT: %[[V6:.*]] = arith.subi %[[V5]], %[[DIM_3]] : index
// CHECK-NEXT: %[[V7:.*]] = arith.subi %[[V5]], %[[DIM_4]] : index
// CHECK-NEXT: %[[GENERATED_5:.*]] = tensor.generate %[[V5]] {
// CHECK-NEXT: ^bb0(%[[ARG3:.*]]: index):
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V8:.*]] = arith.cmpi ult, %[[ARG3]], %[[V6]] : index
// CHECK-NEXT: %[[V9:.*]] = scf.if %[[V8]] -> (index) {
// CHECK-NEXT: scf.yield %[[C1]] : index
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V12:.*]] = arith.subi %[[ARG3]], %[[V6]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[V12]]] : tensor<2xindex>
// CHECK-NEXT: %[[V13:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT: %[[V14:.*]] = arith.select %[[V13]], %[[C1]], %[[EXTRACTED]] : index
// CHECK-NEXT: scf.yield %[[V14]] : index
// CHECK-NEXT: }
// CHECK-NEXT: %[[V10:.*]] = arith.cmpi ult, %[[ARG3]], %[[V7]] : index
// CHECK-NEXT: %[[V11:.*]] = scf.if %[[V10]] -> (index) {
// CHECK-NEXT: scf.yield %[[V9]] : index
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V12:.*]] = arith.subi %[[ARG3]], %[[V7]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG2]][%[[V12]]] : tensor<3xindex>
// CHECK-NEXT: %[[V13:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT: %[[V14:.*]] = arith.select %[[V13]], %[[V9]], %[[EXTRACTED]] : index
// CHECK-NEXT: scf.yield %[[V14]] : index
// CHECK-NEXT: }
// CHECK-NEXT: tensor.yield %[[V11]] : index
// CHECK-NEXT: } : tensor<?xindex>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[GENERATED_5]] : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT: return %[[GENERATED]], %[[CAST]] : tensor<?xindex>, tensor<3xindex>
// CHECK-NEXT: }
func.func @broadcast(%a: tensor<2xindex>, %b: tensor<?xindex>, %c: tensor<3xindex>) -> (tensor<?xindex>, tensor<3xindex>) {
  %0 = shape.broadcast %a, %b, %c : tensor<2xindex>, tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %1 = shape.broadcast %a, %c : tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
  return %0, %1 : tensor<?xindex>, tensor<3xindex>
}

// CHECK-LABEL: func.func @is_broadcastable(
// CHECK-SAME: %[[ARG0:.*]]: tensor<2xindex>, %[[ARG1:.*]]: tensor<?xindex>) -> i1 {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<2xindex>
// CHECK-NEXT: %[[DIM_0:.*]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[V0:.*]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT: %[[V1:.*]] = arith.subi %[[V0]], %[[DIM]] : index
// CHECK-NEXT: %[[V2:.*]] = arith.subi %[[V0]], %[[DIM_0]] : index
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: %[[V3:.*]] = scf.for %[[ARG2:.*]] = %[[C0]] to %[[V0]] step %[[C1]] iter_args(%[[ARG3:.*]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT: %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V4:.*]] = arith.cmpi ult, %[[ARG2]], %[[V1]] : index
// CHECK-NEXT: %[[V5:.*]] = scf.if %[[V4]] -> (index) {
// CHECK-NEXT: scf.yield %[[C1_1]] : index
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V12:.*]] = arith.subi %[[ARG2]], %[[V1]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[V12]]] : tensor<2xindex>
// CHECK-NEXT: %[[V13:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_1]] : index
// CHECK-NEXT: %[[V14:.*]] = arith.select %[[V13]], %[[C1_1]], %[[EXTRACTED]] : index
// CHECK-NEXT: scf.yield %[[V14]] : index
// CHECK-NEXT: }
// CHECK-NEXT: %[[V6:.*]] = arith.cmpi ult, %[[ARG2]], %[[V2]] : index
// CHECK-NEXT: %[[V7:.*]] = scf.if %[[V6]] -> (index) {
// CHECK-NEXT: scf.yield %[[V5]] : index
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V12:.*]] = arith.subi %[[ARG2]], %[[V2]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG1]][%[[V12]]] : tensor<?xindex>
// CHECK-NEXT: %[[V13:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_1]] : index
// CHECK-NEXT: %[[V14:.*]] = arith.select %[[V13]], %[[V5]], %[[EXTRACTED]] : index
// CHECK-NEXT: scf.yield %[[V14]] : index
// CHECK-NEXT: }
// CHECK-NEXT: %[[V8:.*]] = arith.cmpi ult, %[[ARG2]], %[[V1]] : index
// CHECK-NEXT: %[[V9:.*]] = scf.if %[[V8]] -> (i1) {
// CHECK-NEXT: scf.yield %[[ARG3]] : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V12:.*]] = arith.subi %[[ARG2]], %[[V1]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[V12]]] : tensor<2xindex>
// CHECK-NEXT: %[[V13:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT: %[[V14:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[V7]] : index
// CHECK-NEXT: %[[V15:.*]] = arith.ori %[[V13]], %[[V14]] : i1
// CHECK-NEXT: %[[V16:.*]] = arith.andi %[[ARG3]], %[[V15]] : i1
// CHECK-NEXT: scf.yield %[[V16]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: %[[V10:.*]] = arith.cmpi ult, %[[ARG2]], %[[V2]] : index
// CHECK-NEXT: %[[V11:.*]] = scf.if %[[V10]] -> (i1) {
// CHECK-NEXT: scf.yield %[[V9]] : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V12:.*]] = arith.subi %[[ARG2]], %[[V2]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG1]][%[[V12]]] : tensor<?xindex>
// CHECK-NEXT: %[[V13:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT: %[[V14:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[V7]] : index
// CHECK-NEXT: %[[V15:.*]] = arith.ori %[[V13]], %[[V14]] : i1
// CHECK-NEXT: %[[V16:.*]] = arith.andi %[[V9]], %[[V15]] : i1
// CHECK-NEXT: scf.yield %[[V16]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V11]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V3]] : i1
// CHECK-NEXT: }
func.func @is_broadcastable(%a: tensor<2xindex>, %b: tensor<?xindex>) -> i1 {
  %0 = shape.is_broadcastable %a, %b : tensor<2xindex>, tensor<?xindex>
  return %0 : i1
}

// CHECK-LABEL: func.func @shape_eq(
// CHECK-SAME: %[[ARG0:.*]]: tensor<2xindex>, %[[ARG1:.*]]: tensor<?xindex>, %[[ARG2:.*]]: tensor<?xindex>) -> (i1, i1) {
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<2xindex>
// CHECK-NEXT: %[[DIM_0:.*]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT: %[[V1:.*]] = scf.if %[[V0]] -> (i1) {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[TRUE_2:.*]] = arith.constant true
// CHECK-NEXT: %[[V5:.*]] = scf.for %[[ARG3:.*]] = %[[C0]] to %[[DIM]] step %[[C1]] iter_args(%[[ARG4:.*]] = %[[TRUE_2]]) -> (i1) {
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[ARG3]]] : tensor<2xindex>
// CHECK-NEXT: %[[EXTRACTED_3:.*]] = tensor.extract %[[ARG1]][%[[ARG3]]] : tensor<?xindex>
// CHECK-NEXT: %[[V6:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[EXTRACTED_3]] : index
// CHECK-NEXT: %[[V7:.*]] = arith.andi %[[ARG4]], %[[V6]] : i1
// CHECK-NEXT: scf.yield %[[V7]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V5]] : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT: scf.yield %[[FALSE]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi eq, %[[DIM]], %[[DIM_1]] : index
// CHECK-NEXT: %[[V3:.*]] = scf.if %[[V2]] -> (i1) {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[TRUE_2:.*]] = arith.constant true
// CHECK-NEXT: %[[V5:.*]] = scf.for %[[ARG3]] = %[[C0]] to %[[DIM]] step %[[C1]] iter_args(%[[ARG4]] = %[[TRUE_2]]) -> (i1) {
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[ARG3]]] : tensor<2xindex>
// CHECK-NEXT: %[[EXTRACTED_3:.*]] = tensor.extract %[[ARG2]][%[[ARG3]]] : tensor<?xindex>
// CHECK-NEXT: %[[V6:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[EXTRACTED_3]] : index
// CHECK-NEXT: %[[V7:.*]] = arith.andi %[[ARG4]], %[[V6]] : i1
// CHECK-NEXT: scf.yield %[[V7]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V5]] : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT: scf.yield %[[FALSE]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: %[[V4:.*]] = arith.andi %[[V1]], %[[V3]] : i1
// CHECK-NEXT: return %[[TRUE]], %[[V4]] : i1, i1
// CHECK-NEXT: }
func.func @shape_eq(%a: tensor<2xindex>, %b: tensor<?xindex>, %c: tensor<?xindex>) -> (i1, i1) {
  %0 = shape.shape_eq %a : tensor<2xindex>
  %1 = shape.shape_eq %a, %b, %c : tensor<2xindex>, tensor<?xindex>, tensor<?xindex>
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xindex>, %[[ARG1:.*]]: index, %[[ARG2:.*]]: i1) -> (index, i1) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[V0:.*]]:2 = scf.for %[[ARG3:.*]] = %[[C0]] to %[[DIM]] step %[[C1]] iter_args(%[[ARG4:.*]] = %[[ARG1]], %[[ARG5:.*]] = %[[ARG2]]) -> (index, i1) {
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[ARG3]]] : tensor<?xindex>
// CHECK-NEXT: %[[V1:.*]] = arith.muli %[[ARG4]], %[[EXTRACTED]] : index
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: scf.yield %[[V1]], %[[TRUE]] : index, i1
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]]#0, %[[V0]]#1 : index, i1
// CHECK-NEXT: }
func.func @reduce(%s: tensor<?xindex>, %a: index, %b: i1) -> (index, i1) {
  %0:2 = shape.reduce(%s, %a, %b) : tensor<?xindex> -> (index, i1) {
  ^bb0(%i: index, %size: index, %acc: index, %flag: i1):
    %1 = shape.mul %acc, %size : index, index -> index
    %2 = shape.is_broadcastable %s : tensor<?xindex>
    shape.yield %1, %2 : index, i1
  }
  return %0#0, %0#1 : index, i1
}

// CHECK-LABEL: func.func @constraints(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?xindex>, %[[ARG1:.*]]: tensor<?xindex>, %[[ARG2:.*]]: !shape.shape) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[DIM_0:.*]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT: %[[V0:.*]] = arith.maxui %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT: %[[V1:.*]] = arith.subi %[[V0]], %[[DIM]] : index
// CHECK-NEXT: %[[V2:.*]] = arith.subi %[[V0]], %[[DIM_0]] : index
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: %[[V3:.*]] = scf.for %[[ARG3:.*]] = %[[C0]] to %[[V0]] step %[[C1]] iter_args(%[[ARG4:.*]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT: %[[C1_4:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V10:.*]] = arith.cmpi ult, %[[ARG3]], %[[V1]] : index
// CHECK-NEXT: %[[V11:.*]] = scf.if %[[V10]] -> (index) {
// CHECK-NEXT: scf.yield %[[C1_4]] : index
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V18:.*]] = arith.subi %[[ARG3]], %[[V1]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[V18]]] : tensor<?xindex>
// CHECK-NEXT: %[[V19:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_4]] : index
// CHECK-NEXT: %[[V20:.*]] = arith.select %[[V19]], %[[C1_4]], %[[EXTRACTED]] : index
// CHECK-NEXT: scf.yield %[[V20]] : index
// CHECK-NEXT: }
// CHECK-NEXT: %[[V12:.*]] = arith.cmpi ult, %[[ARG3]], %[[V2]] : index
// CHECK-NEXT: %[[V13:.*]] = scf.if %[[V12]] -> (index) {
// CHECK-NEXT: scf.yield %[[V11]] : index
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V18:.*]] = arith.subi %[[ARG3]], %[[V2]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG1]][%[[V18]]] : tensor<?xindex>
// CHECK-NEXT: %[[V19:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1_4]] : index
// CHECK-NEXT: %[[V20:.*]] = arith.select %[[V19]], %[[V11]], %[[EXTRACTED]] : index
// CHECK-NEXT: scf.yield %[[V20]] : index
// CHECK-NEXT: }
// CHECK-NEXT: %[[V14:.*]] = arith.cmpi ult, %[[ARG3]], %[[V1]] : index
// CHECK-NEXT: %[[V15:.*]] = scf.if %[[V14]] -> (i1) {
// CHECK-NEXT: scf.yield %[[ARG4]] : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V18:.*]] = arith.subi %[[ARG3]], %[[V1]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[V18]]] : tensor<?xindex>
// CHECK-NEXT: %[[V19:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT: %[[V20:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[V13]] : index
// CHECK-NEXT: %[[V21:.*]] = arith.ori %[[V19]], %[[V20]] : i1
// CHECK-NEXT: %[[V22:.*]] = arith.andi %[[ARG4]], %[[V21]] : i1
// CHECK-NEXT: scf.yield %[[V22]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: %[[V16:.*]] = arith.cmpi ult, %[[ARG3]], %[[V2]] : index
// CHECK-NEXT: %[[V17:.*]] = scf.if %[[V16]] -> (i1) {
// CHECK-NEXT: scf.yield %[[V15]] : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V18:.*]] = arith.subi %[[ARG3]], %[[V2]] : index
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG1]][%[[V18]]] : tensor<?xindex>
// CHECK-NEXT: %[[V19:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[C1]] : index
// CHECK-NEXT: %[[V20:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[V13]] : index
// CHECK-NEXT: %[[V21:.*]] = arith.ori %[[V19]], %[[V20]] : i1
// CHECK-NEXT: %[[V22:.*]] = arith.andi %[[V15]], %[[V21]] : i1
// CHECK-NEXT: scf.yield %[[V22]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V17]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: %[[V4:.*]] = shape.cstr_require %[[V3]], "required broadcastable shapes"
// CHECK-NEXT: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM_2:.*]] = tensor.dim %[[ARG0]], %[[C0_1]] : tensor<?xindex>
// CHECK-NEXT: %[[DIM_3:.*]] = tensor.dim %[[ARG1]], %[[C0_1]] : tensor<?xindex>
// CHECK-NEXT: %[[V5:.*]] = arith.cmpi eq, %[[DIM_2]], %[[DIM_3]] : index
// CHECK-NEXT: %[[V6:.*]] = scf.if %[[V5]] -> (i1) {
// CHECK-NEXT: %[[C1_4:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[TRUE_5:.*]] = arith.constant true
// CHECK-NEXT: %[[V10:.*]] = scf.for %[[ARG3]] = %[[C0_1]] to %[[DIM_2]] step %[[C1_4]] iter_args(%[[ARG4]] = %[[TRUE_5]]) -> (i1) {
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[ARG3]]] : tensor<?xindex>
// CHECK-NEXT: %[[EXTRACTED_6:.*]] = tensor.extract %[[ARG1]][%[[ARG3]]] : tensor<?xindex>
// CHECK-NEXT: %[[V11:.*]] = arith.cmpi eq, %[[EXTRACTED]], %[[EXTRACTED_6]] : index
// CHECK-NEXT: %[[V12:.*]] = arith.andi %[[ARG4]], %[[V11]] : i1
// CHECK-NEXT: scf.yield %[[V12]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V10]] : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT: scf.yield %[[FALSE]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: %[[V7:.*]] = shape.cstr_require %[[V6]], "required equal shapes"
// CHECK-NEXT: %[[V8:.*]] = shape.cstr_eq %[[ARG0]], %[[ARG2]] : tensor<?xindex>, !shape.shape
// CHECK-NEXT: %[[V9:.*]] = shape.assuming_all %[[V4]], %[[V7]], %[[V8]]
// CHECK-NEXT: shape.assuming %[[V9]] {
// CHECK-NEXT: "other.in"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @constraints(%a: tensor<?xindex>, %b: tensor<?xindex>, %s: !shape.shape) {
  %w0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %w1 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %w2 = shape.cstr_eq %a, %s : tensor<?xindex>, !shape.shape
  %w3 = shape.assuming_all %w0, %w1, %w2
  shape.assuming %w3 {
    "other.in"() : () -> ()
  }
  return
}

// CHECK-LABEL: shape.func @function(
// CHECK-SAME: %[[ARG0:.*]]: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
shape.func @function(%a: index) -> index {
  %0 = add %a, %a : index, index -> index
  return %0 : index
}
