// RUN: ttmlir-opt --convert-tosa-to-ttir %s | filecheck %s

// Operations that compute element by element.

// CHECK-LABEL: func.func @abs(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.abs"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @abs(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.abs %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @ceil(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.ceil"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @ceil(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.ceil %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @cos(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.cos"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @cos(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.cos %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.erf"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @erf(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.erf %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @exp(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.exp"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @exp(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.exp %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @floor(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.floor"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @floor(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.floor %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @log(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.log"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @log(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.log %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @reciprocal(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reciprocal"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @reciprocal(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.reciprocal %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.rsqrt"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @rsqrt(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.rsqrt %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @sigmoid(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.sigmoid"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @sigmoid(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.sigmoid %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.sin"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @sin(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.sin %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @tanh(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.tanh"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @tanh(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.tanh %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @bitwise_not(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.bitwise_not"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @bitwise_not(%a: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = tosa.bitwise_not %a : (tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @logical_not(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_not"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @logical_not(%a: tensor<4x8xi1>) -> tensor<4x8xi1> {
  %r = tosa.logical_not %a : (tensor<4x8xi1>) -> tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<1x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.add"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @add(%a: tensor<4x8xf32>, %b: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.add %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @pow(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<1x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.power"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @pow(%a: tensor<4x8xf32>, %b: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.pow %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @sub(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<1x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.subtract"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @sub(%a: tensor<4x8xf32>, %b: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.sub %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @maximum(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<1x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.maximum"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @maximum(%a: tensor<4x8xf32>, %b: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.maximum %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @minimum(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<1x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.minimum"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @minimum(%a: tensor<4x8xf32>, %b: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.minimum %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @bitwise_and(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.bitwise_and"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @bitwise_and(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = tosa.bitwise_and %a, %b : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @bitwise_or(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.bitwise_or"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @bitwise_or(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = tosa.bitwise_or %a, %b : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @bitwise_xor(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.bitwise_xor"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @bitwise_xor(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = tosa.bitwise_xor %a, %b : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @intdiv(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.div"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @intdiv(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = tosa.intdiv %a, %b : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @logical_left_shift(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_left_shift"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @logical_left_shift(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = tosa.logical_left_shift %a, %b : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @logical_right_shift(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_right_shift"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @logical_right_shift(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = tosa.logical_right_shift %a, %b : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @logical_and(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>, %[[A1:[^:]+]]: tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_and"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @logical_and(%a: tensor<4x8xi1>, %b: tensor<4x8xi1>) -> tensor<4x8xi1> {
  %r = tosa.logical_and %a, %b : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @logical_or(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>, %[[A1:[^:]+]]: tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_or"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @logical_or(%a: tensor<4x8xi1>, %b: tensor<4x8xi1>) -> tensor<4x8xi1> {
  %r = tosa.logical_or %a, %b : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @logical_xor(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>, %[[A1:[^:]+]]: tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_xor"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @logical_xor(%a: tensor<4x8xi1>, %b: tensor<4x8xi1>) -> tensor<4x8xi1> {
  %r = tosa.logical_xor %a, %b : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @equal(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.eq"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @equal(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = tosa.equal %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @greater(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.gt"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @greater(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = tosa.greater %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @greater_equal(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.ge"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @greater_equal(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = tosa.greater_equal %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>, %[[A1:[^:]+]]: tensor<4x8xf32>, %[[A2:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.where"(%[[A0]], %[[A1]], %[[A2]], %[[V0]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @select(%c: tensor<4x8xi1>, %a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.select %c, %a, %b : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// The shift is a constant that goes.
// CHECK-LABEL: func.func @mul(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<1x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.multiply"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @mul(%a: tensor<4x8xf32>, %b: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %shift : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<1xi8>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// Narrow integers are widened.
// CHECK-LABEL: func.func @mul_wider(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi8>, %[[A1:[^:]+]]: tensor<4x8xi8>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi8>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.typecast"(%[[A1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi8>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.multiply"(%[[V1]], %[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V5]] : tensor<4x8xi32>
func.func @mul_wider(%a: tensor<4x8xi8>, %b: tensor<4x8xi8>) -> tensor<4x8xi32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %shift : (tensor<4x8xi8>, tensor<4x8xi8>, tensor<1xi8>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @negate(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.neg"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @negate(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a, %zp, %zp : (tensor<4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// A zero point of unsigned integers is no negative number.
// CHECK-LABEL: func.func @negate_unsigned(
// CHECK: "ttir.constant"() <{value = dense<128> : tensor<1xi32>}>
// CHECK: "ttir.clamp"({{.*}}) <{max = 2.550000e+02 : f32, min = 0.000000e+00 : f32,
func.func @negate_unsigned(%a: tensor<4xui8>) -> tensor<4xui8> {
  %zp = "tosa.const"() <{values = dense<128> : tensor<1xui8>}> : () -> tensor<1xui8>
  %r = tosa.negate %a, %zp, %zp : (tensor<4xui8>, tensor<1xui8>, tensor<1xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// CHECK-LABEL: func.func @identity(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[A0]] : tensor<4x8xf32>
func.func @identity(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.identity %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// Tensors of rank 0.
// CHECK-LABEL: func.func @scalars(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<f32>, %[[A1:[^:]+]]: tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<f32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.add"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return %[[V1]] : tensor<f32>
func.func @scalars(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %r = tosa.add %a, %b : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// CHECK-LABEL: func.func @cast_to_narrow_float(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xbf16>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xbf16>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xbf16>
func.func @cast_to_narrow_float(%a: tensor<4x8xf32>) -> tensor<4x8xbf16> {
  %r = tosa.cast %a : (tensor<4x8xf32>) -> tensor<4x8xbf16>
  return %r : tensor<4x8xbf16>
}

// To the nearest integer, an end of them from outside.
// CHECK-LABEL: func.func @cast_to_integer(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.round"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.clamp"(%[[V1]], %[[V2]]) <{max = 2.14748352E+9 : f32, min = -2.14748365E+9 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.typecast"(%[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V6:.+]] = "ttir.constant"() <{value = dense<2.14748365E+9> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V7:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V8:.+]] = "ttir.ge"(%[[V1]], %[[V6]], %[[V7]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V9:.+]] = "ttir.constant"() <{value = dense<2147483647> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V10:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V11:.+]] = "ttir.where"(%[[V8]], %[[V9]], %[[V5]], %[[V10]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<1x1xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V11]] : tensor<4x8xi32>
func.func @cast_to_integer(%a: tensor<4x8xf32>) -> tensor<4x8xi32> {
  %r = tosa.cast %a : (tensor<4x8xf32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// No bf16 is the largest of 16 bits.
// CHECK-LABEL: func.func @cast_to_halfword(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xbf16>) -> tensor<4x8xi16>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xbf16>
// CHECK-NEXT: %[[V1:.+]] = "ttir.round"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.typecast"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xbf16>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.clamp"(%[[V3]], %[[V4]]) <{max = 3.276700e+04 : f32, min = -3.276800e+04 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<4x8xi16>
// CHECK-NEXT: %[[V7:.+]] = "ttir.typecast"(%[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xi16>) -> tensor<4x8xi16>
// CHECK-NEXT: return %[[V7]] : tensor<4x8xi16>
func.func @cast_to_halfword(%a: tensor<4x8xbf16>) -> tensor<4x8xi16> {
  %r = tosa.cast %a : (tensor<4x8xbf16>) -> tensor<4x8xi16>
  return %r : tensor<4x8xi16>
}

// CHECK-LABEL: func.func @cast_to_bool(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cast_to_bool(%a: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = tosa.cast %a : (tensor<4x8xf32>) -> tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cast_from_bool(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @cast_from_bool(%a: tensor<4x8xi1>) -> tensor<4x8xf32> {
  %r = tosa.cast %a : (tensor<4x8xi1>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @clamp(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.clamp"(%[[A0]], %[[V0]]) <{max = 6.000000e+00 : f32, min = 0.000000e+00 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @clamp(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.clamp %a {max_val = 6.0 : f32, min_val = 0.0 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// How TOSA writes relu.
// CHECK-LABEL: func.func @clamp_relu(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.relu"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @clamp_relu(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.clamp %a {max_val = 3.40282347E+38 : f32, min_val = 0.0 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// The end of the type bounds nothing.
// CHECK-LABEL: func.func @clamp_integers(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.clamp"(%[[A0]], %[[V0]]) <{max = 2.14748365E+9 : f32, min = -5.000000e+00 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @clamp_integers(%a: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = tosa.clamp %a {max_val = 2147483647 : i32, min_val = -5 : i32} : (tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// One element in more dimensions than TTNN has.
// CHECK-LABEL: func.func @one_element(
// CHECK: "ttir.where"({{.*}}) {{.*}} : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
// CHECK: return %{{.*}} : tensor<1x1x1x1x1x1x1xf32>
func.func @one_element(%a: tensor<1x1x1x1x1x1x1xf32>, %b: tensor<1x1x1x1x1x1x1xf32>, %c: tensor<i1>) -> tensor<1x1x1x1x1x1x1xf32> {
  %0 = "tosa.cond_if"(%c, %a, %b) ({
  ^bb0(%x: tensor<1x1x1x1x1x1x1xf32>, %y: tensor<1x1x1x1x1x1x1xf32>):
    tosa.yield %x : tensor<1x1x1x1x1x1x1xf32>
  }, {
  ^bb0(%x: tensor<1x1x1x1x1x1x1xf32>, %y: tensor<1x1x1x1x1x1x1xf32>):
    tosa.yield %y : tensor<1x1x1x1x1x1x1xf32>
  }) : (tensor<i1>, tensor<1x1x1x1x1x1x1xf32>, tensor<1x1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1x1xf32>
  return %0 : tensor<1x1x1x1x1x1x1xf32>
}

// An attribute that is none of the operation's is left out, as if the default stood there.
// CHECK-LABEL: func.func @without_nan_mode(
func.func @without_nan_mode(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: "ttir.maximum"
  %0 = tosa.maximum %a, %a {nan_mode = ""} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
