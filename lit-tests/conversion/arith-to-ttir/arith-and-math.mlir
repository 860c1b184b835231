// RUN: ttmlir-opt --convert-arith-to-ttir %s | filecheck %s

// Operations of arith and math on tensors. Scalars stay.

// CHECK-LABEL: func.func @constants(
// CHECK-SAME: ) -> tensor<2xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: return %[[V0]] : tensor<2xf32>
func.func @constants() -> tensor<2xf32> {
  %r = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %r : tensor<2xf32>
}

// CHECK-LABEL: func.func @addf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.add"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @addf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = arith.addf %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @subf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.subtract"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @subf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = arith.subf %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @mulf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.multiply"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @mulf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = arith.mulf %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @divf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.div"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @divf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = arith.divf %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @remf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.remainder"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @remf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = arith.remf %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @maximumf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.maximum"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @maximumf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = arith.maximumf %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @minimumf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.minimum"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @minimumf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = arith.minimumf %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @addi(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.add"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @addi(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.addi %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @subi(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.subtract"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @subi(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.subi %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @muli(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.multiply"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @muli(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.muli %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @divsi(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.div"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @divsi(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.divsi %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @remsi(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.remainder"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @remsi(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.remsi %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @maxsi(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.maximum"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @maxsi(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.maxsi %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @minsi(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.minimum"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @minsi(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.minsi %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @andi(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.bitwise_and"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @andi(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.andi %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @ori(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.bitwise_or"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @ori(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.ori %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @xori(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.bitwise_xor"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @xori(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.xori %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @shli(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_left_shift"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @shli(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.shli %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @shrui(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_right_shift"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @shrui(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.shrui %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @andi_bool(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>, %[[A1:[^:]+]]: tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_and"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @andi_bool(%a: tensor<4x8xi1>, %b: tensor<4x8xi1>) -> tensor<4x8xi1> {
  %r = arith.andi %a, %b : tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @ori_bool(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>, %[[A1:[^:]+]]: tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_or"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @ori_bool(%a: tensor<4x8xi1>, %b: tensor<4x8xi1>) -> tensor<4x8xi1> {
  %r = arith.ori %a, %b : tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @xori_bool(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>, %[[A1:[^:]+]]: tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.logical_xor"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @xori_bool(%a: tensor<4x8xi1>, %b: tensor<4x8xi1>) -> tensor<4x8xi1> {
  %r = arith.xori %a, %b : tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @negf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.neg"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @negf(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = arith.negf %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @cmpf_oeq(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.eq"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cmpf_oeq(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = arith.cmpf oeq, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpf_ogt(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.gt"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cmpf_ogt(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = arith.cmpf ogt, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpf_oge(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.ge"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cmpf_oge(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = arith.cmpf oge, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpf_olt(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.lt"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cmpf_olt(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = arith.cmpf olt, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpf_ole(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.le"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cmpf_ole(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = arith.cmpf ole, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpf_une(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.ne"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cmpf_une(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = arith.cmpf une, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpf_ugt(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.le"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V3:.+]] = "ttir.logical_not"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V3]] : tensor<4x8xi1>
func.func @cmpf_ugt(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = arith.cmpf ugt, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpf_uge(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.lt"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V3:.+]] = "ttir.logical_not"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V3]] : tensor<4x8xi1>
func.func @cmpf_uge(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = arith.cmpf uge, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpf_ult(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.ge"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V3:.+]] = "ttir.logical_not"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V3]] : tensor<4x8xi1>
func.func @cmpf_ult(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = arith.cmpf ult, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// What is true or false of all numbers, NaN too, is a constant.
// CHECK-LABEL: func.func @cmpf_true(
// CHECK: "ttir.constant"() <{value = dense<true> : tensor<4x8xi1>}>
func.func @cmpf_true(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = arith.cmpf true, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpf_false(
// CHECK: "ttir.constant"() <{value = dense<false> : tensor<4x8xi1>}>
func.func @cmpf_false(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = arith.cmpf false, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpf_ule(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.gt"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V3:.+]] = "ttir.logical_not"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V3]] : tensor<4x8xi1>
func.func @cmpf_ule(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = arith.cmpf ule, %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpi_eq(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.eq"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cmpi_eq(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi1> {
  %r = arith.cmpi eq, %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpi_ne(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.ne"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cmpi_ne(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi1> {
  %r = arith.cmpi ne, %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpi_sgt(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.gt"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cmpi_sgt(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi1> {
  %r = arith.cmpi sgt, %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpi_sge(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.ge"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cmpi_sge(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi1> {
  %r = arith.cmpi sge, %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpi_slt(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.lt"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cmpi_slt(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi1> {
  %r = arith.cmpi slt, %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @cmpi_sle(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>, %[[A1:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.le"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @cmpi_sle(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi1> {
  %r = arith.cmpi sle, %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>, %[[A1:[^:]+]]: tensor<4x8xf32>, %[[A2:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.where"(%[[A0]], %[[A1]], %[[A2]], %[[V0]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @select(%c: tensor<4x8xi1>, %a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = arith.select %c, %a, %b : tensor<4x8xi1>, tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @extf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xbf16>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xbf16>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @extf(%a: tensor<4x8xbf16>) -> tensor<4x8xf32> {
  %r = arith.extf %a : tensor<4x8xbf16> to tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @truncf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xbf16>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xbf16>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xbf16>
func.func @truncf(%a: tensor<4x8xf32>) -> tensor<4x8xbf16> {
  %r = arith.truncf %a : tensor<4x8xf32> to tensor<4x8xbf16>
  return %r : tensor<4x8xbf16>
}

// CHECK-LABEL: func.func @sitofp(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @sitofp(%a: tensor<4x8xi32>) -> tensor<4x8xf32> {
  %r = arith.sitofp %a : tensor<4x8xi32> to tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @uitofp(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @uitofp(%a: tensor<4x8xi1>) -> tensor<4x8xf32> {
  %r = arith.uitofp %a : tensor<4x8xi1> to tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @fptosi(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @fptosi(%a: tensor<4x8xf32>) -> tensor<4x8xi32> {
  %r = arith.fptosi %a : tensor<4x8xf32> to tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @extsi(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi8>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi8>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @extsi(%a: tensor<4x8xi8>) -> tensor<4x8xi32> {
  %r = arith.extsi %a : tensor<4x8xi8> to tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @extui(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xi1>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.typecast"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi32>
func.func @extui(%a: tensor<4x8xi1>) -> tensor<4x8xi32> {
  %r = arith.extui %a : tensor<4x8xi1> to tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @absf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.abs"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @absf(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.absf %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @cbrt(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.cbrt"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @cbrt(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.cbrt %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @ceil(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.ceil"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @ceil(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.ceil %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @cos(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.cos"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @cos(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.cos %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.erf"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @erf(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.erf %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @exp(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.exp"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @exp(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.exp %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.expm1"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @expm1(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.expm1 %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @floor(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.floor"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @floor(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.floor %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @log(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.log"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @log(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.log %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.log1p"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @log1p(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.log1p %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @roundeven(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.round"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @roundeven(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.roundeven %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.rsqrt"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @rsqrt(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.rsqrt %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.sin"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @sin(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.sin %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @sqrt(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.sqrt"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @sqrt(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.sqrt %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @tan(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.tan"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @tan(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.tan %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @tanh(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.tanh"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @tanh(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.tanh %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @exp2(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<0.693147182> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V1:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.multiply"(%[[A0]], %[[V0]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V4:.+]] = "ttir.exp"(%[[V2]], %[[V3]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V4]] : tensor<4x8xf32>
func.func @exp2(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.exp2 %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @log2(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.log"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.constant"() <{value = dense<1.44269502> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V3:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V4:.+]] = "ttir.multiply"(%[[V1]], %[[V2]], %[[V3]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V4]] : tensor<4x8xf32>
func.func @log2(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.log2 %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @log10(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.log"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.constant"() <{value = dense<0.434294492> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V3:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V4:.+]] = "ttir.multiply"(%[[V1]], %[[V2]], %[[V3]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V4]] : tensor<4x8xf32>
func.func @log10(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.log10 %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @trunc(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.sign"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.abs"(%[[A0]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.floor"(%[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.multiply"(%[[V1]], %[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V7]] : tensor<4x8xf32>
func.func @trunc(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.trunc %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @powf(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.power"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @powf(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.powf %a, %b : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @fma(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>, %[[A2:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.multiply"(%[[A0]], %[[A1]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.add"(%[[V1]], %[[A2]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4x8xf32>
func.func @fma(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = math.fma %a, %b, %c : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @isfinite(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.isfinite"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi1>
func.func @isfinite(%a: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %r = math.isfinite %a : tensor<4x8xf32>
  return %r : tensor<4x8xi1>
}

// The maximum with 0; nobody needs the constant, but only its maker may drop it.
// CHECK-LABEL: func.func @relu(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.relu"(%[[A0]], %[[V1]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V2]] : tensor<4x8xf32>
func.func @relu(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %z = arith.constant dense<0.0> : tensor<4x8xf32>
  %r = arith.maximumf %a, %z : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// Scalars are left alone.
// CHECK-LABEL: func.func @scalars(
// CHECK-SAME: %[[A0:[^:]+]]: f32) -> f32
// CHECK-NEXT: %[[V0:.+]] = arith.mulf %[[A0]], %[[A0]] : f32
// CHECK-NEXT: return %[[V0]] : f32
func.func @scalars(%a: f32) -> f32 {
  %r = arith.mulf %a, %a : f32
  return %r : f32
}

// Integers are signed in TTIR: the operands of unsigned functions are made unsigned, their results signless again.
// CHECK-LABEL: func.func @divui(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xui32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xui32>) -> tensor<4x8xui32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x8xui32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.typecast"(%arg1, %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xui32>) -> tensor<4x8xui32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4x8xui32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.div"(%[[V1]], %[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xui32>, tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.typecast"(%[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xui32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V7]] : tensor<4x8xi32>
func.func @divui(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.divui %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @ult(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xui32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xui32>) -> tensor<4x8xui32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x8xui32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.typecast"(%arg1, %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xui32>) -> tensor<4x8xui32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V5:.*]] = "ttir.lt"(%[[V1]], %[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xui32>, tensor<4x8xui32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V5]] : tensor<4x8xi1>
func.func @ult(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi1> {
  %r = arith.cmpi ult, %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @floordivsi(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.div"(%arg0, %arg1, %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.remainder"(%arg0, %arg1, %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.bitwise_xor"(%[[V3]], %arg1, %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V8:.*]] = "ttir.lt"(%[[V5]], %[[V6]], %[[V7]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V9:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V11:.*]] = "ttir.ne"(%[[V3]], %[[V9]], %[[V10]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V13:.*]] = "ttir.logical_and"(%[[V8]], %[[V11]], %[[V12]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.typecast"(%[[V13]], %[[V14]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V16:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V17:.*]] = "ttir.subtract"(%[[V1]], %[[V15]], %[[V16]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V17]] : tensor<4x8xi32>
func.func @floordivsi(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.floordivsi %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @shrsi(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<31> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.logical_right_shift"(%arg0, %[[V0]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.subtract"(%[[V3]], %[[V2]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.bitwise_xor"(%arg0, %[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.logical_right_shift"(%[[V7]], %arg1, %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.bitwise_xor"(%[[V9]], %[[V5]], %[[V10]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V11]] : tensor<4x8xi32>
func.func @shrsi(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = arith.shrsi %a, %b : tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @trunci(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xi8>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi8>) -> tensor<4x8xi8>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xi8>
func.func @trunci(%a: tensor<4x8xi32>) -> tensor<4x8xi8> {
  %r = arith.trunci %a : tensor<4x8xi32> to tensor<4x8xi8>
  return %r : tensor<4x8xi8>
}

// CHECK-LABEL: func.func @lowest_bit(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<1> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.bitwise_and"(%arg0, %[[V0]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V4:.*]] = "ttir.typecast"(%[[V2]], %[[V3]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: return %[[V4]] : tensor<4x8xi1>
func.func @lowest_bit(%a: tensor<4x8xi32>) -> tensor<4x8xi1> {
  %r = arith.trunci %a : tensor<4x8xi32> to tensor<4x8xi1>
  return %r : tensor<4x8xi1>
}

// CHECK-LABEL: func.func @extui_bytes(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xui8>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi8>, tensor<4x8xui8>) -> tensor<4x8xui8>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.typecast"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xui8>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V3]] : tensor<4x8xi32>
func.func @extui_bytes(%a: tensor<4x8xi8>) -> tensor<4x8xi32> {
  %r = arith.extui %a : tensor<4x8xi8> to tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @fptoui(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xui32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xui32>) -> tensor<4x8xui32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.typecast"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xui32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V3]] : tensor<4x8xi32>
func.func @fptoui(%a: tensor<4x8xf32>) -> tensor<4x8xi32> {
  %r = arith.fptoui %a : tensor<4x8xf32> to tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @signed_truth(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.neg"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V3]] : tensor<4x8xi32>
func.func @signed_truth(%a: tensor<4x8xi1>) -> tensor<4x8xi32> {
  %r = arith.extsi %a : tensor<4x8xi1> to tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// CHECK-LABEL: func.func @isnormal(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf16>) -> tensor<4x8xi1>
// CHECK: %[[LEAST:.+]] = "ttir.constant"() <{value = dense<6.103520e-05> : tensor<1x1xf16>}> : () -> tensor<1x1xf16>
// CHECK: %[[ABS:.+]] = "ttir.abs"(%[[A0]],
// CHECK: %[[LARGE:.+]] = "ttir.ge"(%[[ABS]], %[[LEAST]],
// CHECK: %[[FINITE:.+]] = "ttir.isfinite"(%[[A0]],
// CHECK: %[[BOTH:.+]] = "ttir.logical_and"(%[[LARGE]], %[[FINITE]],
// CHECK-NEXT: return %[[BOTH]] : tensor<4x8xi1>
func.func @isnormal(%a: tensor<4x8xf16>) -> tensor<4x8xi1> {
  %r = math.isnormal %a : tensor<4x8xf16>
  return %r : tensor<4x8xi1>
}

// A sum has carried where it is less than a term, without signs.
// CHECK-LABEL: func.func @carried(
// CHECK-SAME: %[[A:.*]]: tensor<4xi32>, %[[B:.*]]: tensor<4xi32>)
// CHECK: %[[SUM:.*]] = "ttir.add"(%[[A]], %[[B]],
// CHECK: "ttir.typecast"(%[[SUM]],
// CHECK-SAME: (tensor<4xi32>, tensor<4xui32>) -> tensor<4xui32>
// CHECK: %[[CARRY:.*]] = "ttir.lt"(
// CHECK-SAME: (tensor<4xui32>, tensor<4xui32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK: return %[[SUM]], %[[CARRY]]
func.func @carried(%a: tensor<4xi32>, %b: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi1>) {
  %sum, %carry = arith.addui_extended %a, %b : tensor<4xi32>, tensor<4xi1>
  return %sum, %carry : tensor<4xi32>, tensor<4xi1>
}
