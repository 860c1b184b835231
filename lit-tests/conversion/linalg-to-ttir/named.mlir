// RUN: ttmlir-opt --convert-linalg-to-ttir %s | filecheck %s

// Elementwise operations with names of their own, and linalg.map.

// CHECK-LABEL: func.func @abs(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.abs"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @abs(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.abs ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @ceil(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.ceil"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @ceil(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.ceil ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.erf"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @erf(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.erf ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @exp(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.exp"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @exp(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.exp ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @floor(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.floor"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @floor(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.floor ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @log(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.log"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @log(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.log ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @negf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.neg"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @negf(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.negf ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @reciprocal(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V1:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.div"(%[[V0]], %[[A0]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V2]] : tensor<4x8xf32>
func.func @reciprocal(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.reciprocal ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.rsqrt"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @rsqrt(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.rsqrt ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @sqrt(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.sqrt"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @sqrt(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.sqrt ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @square(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.multiply"(%[[A0]], %[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @square(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.square ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @tanh(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.tanh"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @tanh(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.tanh ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @copy(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[A0]] : tensor<4x8xf32>
func.func @copy(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.copy ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.add"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @add(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @sub(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.subtract"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @sub(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.sub ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @mul(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.multiply"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @mul(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.mul ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @div(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.div"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @div(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.div ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @max(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.maximum"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @max(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.max ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @min(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.minimum"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @min(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.min ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @powf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.power"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @powf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.powf ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>, %[[A1:[^:]+]]: tensor<4x8xf32>, %[[A2:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.where"(%[[A0]], %[[A1]], %[[A2]], %[[V0]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @select(%c: tensor<4x8xi1>, %a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.select ins(%c, %a, %b : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @integers(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.maximum"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @integers(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %e = tensor.empty() : tensor<4x8xi32>
  %r = linalg.max ins(%a, %b : tensor<4x8xi32>, tensor<4x8xi32>) outs(%e : tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @fill(
// CHECK-SAME: ) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<1.500000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V0]] : tensor<4x8xf32>
func.func @fill() -> tensor<4x8xf32> {
  %z = arith.constant 1.5 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.fill ins(%z : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @transpose(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<2x4x3xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A0]], %[[V0]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x2x3xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x4x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4x2x3xf32>
func.func @transpose(%a: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  %e = tensor.empty() : tensor<4x2x3xf32>
  %r = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%e : tensor<4x2x3xf32>) permutation = [2, 0, 1]
  return %r : tensor<4x2x3xf32>
}

// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 1 : i32]}> : (tensor<4xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.broadcast"(%[[V1]], %[[V2]]) <{dimension = [1], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4x8xf32>
func.func @broadcast(%a: tensor<4xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.broadcast ins(%a : tensor<4xf32>) outs(%e : tensor<4x8xf32>) dimensions = [1]
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @map(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.add"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @map(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.map { arith.addf } ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>)
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.softmax"(%[[A0]], %[[V0]]) <{dimension = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @softmax(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.exp"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @elementwise(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
