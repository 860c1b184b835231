// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s

// Operations that TTIR of September 2024 lacks.

#any_device = #tt.operand_constraint<any_device>

// CHECK-LABEL: func.func @log(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.log"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @log(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.log"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.log1p"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @log1p(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.log1p"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.expm1"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @expm1(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.expm1"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.rsqrt"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @rsqrt(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.rsqrt"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @cbrt(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.cbrt"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @cbrt(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.cbrt"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.sin"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @sin(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.sin"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @cos(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.cos"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @cos(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.cos"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @tan(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.tan"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @tan(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.tan"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @tanh(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.tanh"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @tanh(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.tanh"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.erf"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @erf(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.erf"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @gelu(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.gelu"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @gelu(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.gelu"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @floor(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.floor"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @floor(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.floor"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @ceil(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.ceil"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @ceil(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.ceil"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @round(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.round"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @round(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.round"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @sign(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.sign"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @sign(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.sign"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @isfinite(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.isfinite"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xbf16>
func.func @isfinite(%input: tensor<64x128xf32>, %init: tensor<64x128xbf16>) -> tensor<64x128xbf16> {
  %0 = "ttir.isfinite"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
  return %0 : tensor<64x128xbf16>
}

// CHECK-LABEL: func.func @logical_not(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.logical_not"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xbf16>
func.func @logical_not(%input: tensor<64x128xf32>, %init: tensor<64x128xbf16>) -> tensor<64x128xbf16> {
  %0 = "ttir.logical_not"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
  return %0 : tensor<64x128xbf16>
}

// CHECK-LABEL: func.func @bitwise_not(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xi32>, %[[INIT:[^:]+]]: tensor<64x128xi32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.bitwise_not"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi32>
func.func @bitwise_not(%input: tensor<64x128xi32>, %init: tensor<64x128xi32>) -> tensor<64x128xi32> {
  %0 = "ttir.bitwise_not"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
  return %0 : tensor<64x128xi32>
}

// CHECK-LABEL: func.func @typecast(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xbf16>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.typecast"(%[[INPUT]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xbf16>
func.func @typecast(%input: tensor<64x128xf32>, %init: tensor<64x128xbf16>) -> tensor<64x128xbf16> {
  %0 = "ttir.typecast"(%input, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
  return %0 : tensor<64x128xbf16>
}

// CHECK-LABEL: func.func @eq(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xi1>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.eq"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xi1>) -> tensor<64x128xi1>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi1>
func.func @eq(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xi1>) -> tensor<64x128xi1> {
  %0 = "ttir.eq"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xi1>) -> tensor<64x128xi1>
  return %0 : tensor<64x128xi1>
}

// CHECK-LABEL: func.func @ne(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xi1>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.ne"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xi1>) -> tensor<64x128xi1>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi1>
func.func @ne(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xi1>) -> tensor<64x128xi1> {
  %0 = "ttir.ne"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xi1>) -> tensor<64x128xi1>
  return %0 : tensor<64x128xi1>
}

// CHECK-LABEL: func.func @gt(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xi1>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.gt"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xi1>) -> tensor<64x128xi1>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi1>
func.func @gt(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xi1>) -> tensor<64x128xi1> {
  %0 = "ttir.gt"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xi1>) -> tensor<64x128xi1>
  return %0 : tensor<64x128xi1>
}

// CHECK-LABEL: func.func @lt(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xi1>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.lt"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xi1>) -> tensor<64x128xi1>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi1>
func.func @lt(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xi1>) -> tensor<64x128xi1> {
  %0 = "ttir.lt"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xi1>) -> tensor<64x128xi1>
  return %0 : tensor<64x128xi1>
}

// CHECK-LABEL: func.func @le(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xi1>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.le"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xi1>) -> tensor<64x128xi1>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi1>
func.func @le(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xi1>) -> tensor<64x128xi1> {
  %0 = "ttir.le"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xi1>) -> tensor<64x128xi1>
  return %0 : tensor<64x128xi1>
}

// CHECK-LABEL: func.func @minimum(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.minimum"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @minimum(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.minimum"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @power(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.power"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @power(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.power"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @remainder(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.remainder"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @remainder(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.remainder"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @logical_and(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.logical_and"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @logical_and(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.logical_and"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @logical_or(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.logical_or"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @logical_or(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.logical_or"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @logical_xor(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xf32>, %[[RHS:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.logical_xor"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @logical_xor(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.logical_xor"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @bitwise_and(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xi32>, %[[RHS:[^:]+]]: tensor<1x128xi32>, %[[INIT:[^:]+]]: tensor<64x128xi32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.bitwise_and"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xi32>, tensor<1x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi32>
func.func @bitwise_and(%lhs: tensor<64x128xi32>, %rhs: tensor<1x128xi32>, %init: tensor<64x128xi32>) -> tensor<64x128xi32> {
  %0 = "ttir.bitwise_and"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xi32>, tensor<1x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
  return %0 : tensor<64x128xi32>
}

// CHECK-LABEL: func.func @bitwise_or(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xi32>, %[[RHS:[^:]+]]: tensor<1x128xi32>, %[[INIT:[^:]+]]: tensor<64x128xi32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.bitwise_or"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xi32>, tensor<1x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi32>
func.func @bitwise_or(%lhs: tensor<64x128xi32>, %rhs: tensor<1x128xi32>, %init: tensor<64x128xi32>) -> tensor<64x128xi32> {
  %0 = "ttir.bitwise_or"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xi32>, tensor<1x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
  return %0 : tensor<64x128xi32>
}

// CHECK-LABEL: func.func @bitwise_xor(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xi32>, %[[RHS:[^:]+]]: tensor<1x128xi32>, %[[INIT:[^:]+]]: tensor<64x128xi32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.bitwise_xor"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xi32>, tensor<1x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi32>
func.func @bitwise_xor(%lhs: tensor<64x128xi32>, %rhs: tensor<1x128xi32>, %init: tensor<64x128xi32>) -> tensor<64x128xi32> {
  %0 = "ttir.bitwise_xor"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xi32>, tensor<1x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
  return %0 : tensor<64x128xi32>
}

// CHECK-LABEL: func.func @logical_left_shift(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xi32>, %[[RHS:[^:]+]]: tensor<1x128xi32>, %[[INIT:[^:]+]]: tensor<64x128xi32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.logical_left_shift"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xi32>, tensor<1x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi32>
func.func @logical_left_shift(%lhs: tensor<64x128xi32>, %rhs: tensor<1x128xi32>, %init: tensor<64x128xi32>) -> tensor<64x128xi32> {
  %0 = "ttir.logical_left_shift"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xi32>, tensor<1x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
  return %0 : tensor<64x128xi32>
}

// CHECK-LABEL: func.func @logical_right_shift(
// CHECK-SAME: %[[LHS:[^:]+]]: tensor<64x128xi32>, %[[RHS:[^:]+]]: tensor<1x128xi32>, %[[INIT:[^:]+]]: tensor<64x128xi32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.logical_right_shift"(%[[LHS]], %[[RHS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xi32>, tensor<1x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi32>
func.func @logical_right_shift(%lhs: tensor<64x128xi32>, %rhs: tensor<1x128xi32>, %init: tensor<64x128xi32>) -> tensor<64x128xi32> {
  %0 = "ttir.logical_right_shift"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xi32>, tensor<1x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
  return %0 : tensor<64x128xi32>
}

// CHECK-LABEL: func.func @where(
// CHECK-SAME: %[[CONDITION:[^:]+]]: tensor<64x128xbf16>, %[[THEN:[^:]+]]: tensor<64x128xf32>, %[[ELSE:[^:]+]]: tensor<1x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.where"(%[[CONDITION]], %[[THEN]], %[[ELSE]], %[[INIT]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device, #any_device, #any_device, #any_device]}> : (tensor<64x128xbf16>, tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @where(%condition: tensor<64x128xbf16>, %then: tensor<64x128xf32>, %else: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.where"(%condition, %then, %else, %init) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device, #any_device, #any_device, #any_device]}> : (tensor<64x128xbf16>, tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @clamp(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.clamp"(%[[INPUT]], %[[INIT]]) <{max = 6.000000e+00 : f32, min = 0.000000e+00 : f32, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @clamp(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.clamp"(%input, %init) <{max = 6.000000e+00 : f32, min = 0.000000e+00 : f32, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @min(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x1xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.min"(%[[INPUT]], %[[INIT]]) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x1xf32>
func.func @min(%input: tensor<64x128xf32>, %init: tensor<64x1xf32>) -> tensor<64x1xf32> {
  %0 = "ttir.min"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
  return %0 : tensor<64x1xf32>
}

// CHECK-LABEL: func.func @prod(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x1xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.prod"(%[[INPUT]], %[[INIT]]) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x1xf32>
func.func @prod(%input: tensor<64x128xf32>, %init: tensor<64x1xf32>) -> tensor<64x1xf32> {
  %0 = "ttir.prod"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
  return %0 : tensor<64x1xf32>
}

// CHECK-LABEL: func.func @reduce_and(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x1xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.reduce_and"(%[[INPUT]], %[[INIT]]) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x1xf32>
func.func @reduce_and(%input: tensor<64x128xf32>, %init: tensor<64x1xf32>) -> tensor<64x1xf32> {
  %0 = "ttir.reduce_and"(%input, %init) <{dim_arg = [-1 : i32], keep_dim = true, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
  return %0 : tensor<64x1xf32>
}

// CHECK-LABEL: func.func @reduce_or(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<f32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.reduce_or"(%[[INPUT]], %[[INIT]]) <{keep_dim = false, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return %[[V0]] : tensor<f32>
func.func @reduce_or(%input: tensor<64x128xf32>, %init: tensor<f32>) -> tensor<f32> {
  %0 = "ttir.reduce_or"(%input, %init) <{keep_dim = false, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<1x30x30x64xf32>, %[[INIT:[^:]+]]: tensor<1x32x32x64xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.pad"(%[[INPUT]], %[[INIT]]) <{operand_constraints = [#any_device, #any_device], padding = [0 : i32, 0 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32, 0 : i32, 0 : i32], value = 0.000000e+00 : f32}> : (tensor<1x30x30x64xf32>, tensor<1x32x32x64xf32>) -> tensor<1x32x32x64xf32>
// CHECK-NEXT: return %[[V0]] : tensor<1x32x32x64xf32>
func.func @pad(%input: tensor<1x30x30x64xf32>, %init: tensor<1x32x32x64xf32>) -> tensor<1x32x32x64xf32> {
  %0 = "ttir.pad"(%input, %init) <{operand_constraints = [#any_device, #any_device], padding = [0 : i32, 0 : i32, 1 : i32, 1 : i32, 1 : i32, 1 : i32, 0 : i32, 0 : i32], value = 0.000000e+00 : f32}> : (tensor<1x30x30x64xf32>, tensor<1x32x32x64xf32>) -> tensor<1x32x32x64xf32>
  return %0 : tensor<1x32x32x64xf32>
}

// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<32x32xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.slice"(%[[INPUT]], %[[INIT]]) <{begins = [32 : i32, 0 : i32], ends = [64 : i32, 128 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 4 : i32]}> : (tensor<64x128xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
// CHECK-NEXT: return %[[V0]] : tensor<32x32xf32>
func.func @slice(%input: tensor<64x128xf32>, %init: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = "ttir.slice"(%input, %init) <{begins = [32 : i32, 0 : i32], ends = [64 : i32, 128 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 4 : i32]}> : (tensor<64x128xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return %0 : tensor<32x32xf32>
}

// CHECK-LABEL: func.func @slice_from_end(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<16x64xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.slice"(%[[INPUT]], %[[INIT]]) <{begins = [-16 : i32, 64 : i32], ends = [64 : i32, 128 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 1 : i32]}> : (tensor<64x128xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
// CHECK-NEXT: return %[[V0]] : tensor<16x64xf32>
func.func @slice_from_end(%input: tensor<64x128xf32>, %init: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %0 = "ttir.slice"(%input, %init) <{begins = [-16 : i32, 64 : i32], ends = [64 : i32, 128 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 1 : i32]}> : (tensor<64x128xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
  return %0 : tensor<16x64xf32>
}

// CHECK-LABEL: func.func @slice_dynamic(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<?x128xf32>, %[[INIT:[^:]+]]: tensor<?x64xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.slice"(%[[INPUT]], %[[INIT]]) <{begins = [1 : i32, 0 : i32], ends = [2 : i32, 64 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 1 : i32]}> : (tensor<?x128xf32>, tensor<?x64xf32>) -> tensor<?x64xf32>
// CHECK-NEXT: return %[[V0]] : tensor<?x64xf32>
func.func @slice_dynamic(%input: tensor<?x128xf32>, %init: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %0 = "ttir.slice"(%input, %init) <{begins = [1 : i32, 0 : i32], ends = [2 : i32, 64 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 1 : i32]}> : (tensor<?x128xf32>, tensor<?x64xf32>) -> tensor<?x64xf32>
  return %0 : tensor<?x64xf32>
}

// CHECK-LABEL: func.func @reverse(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.reverse"(%[[INPUT]], %[[INIT]]) <{dimensions = array<i64: 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @reverse(%input: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.reverse"(%input, %init) <{dimensions = array<i64: 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @repeat(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<32x64xf32>, %[[INIT:[^:]+]]: tensor<32x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttir.repeat"(%[[INPUT]], %[[INIT]]) <{operand_constraints = [#any_device, #any_device], repeat_dimensions = array<i64: 1, 2>}> : (tensor<32x64xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<32x128xf32>
func.func @repeat(%input: tensor<32x64xf32>, %init: tensor<32x128xf32>) -> tensor<32x128xf32> {
  %0 = "ttir.repeat"(%input, %init) <{operand_constraints = [#any_device, #any_device], repeat_dimensions = array<i64: 1, 2>}> : (tensor<32x64xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
  return %0 : tensor<32x128xf32>
}

// CHECK-LABEL: func.func @arange(
// CHECK-NEXT: %[[V0:.+]] = "ttir.arange"() <{arange_dimension = 1 : i64, end = 32 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<4x32xf32>
// CHECK-NEXT: return %[[V0]] : tensor<4x32xf32>
func.func @arange() -> tensor<4x32xf32> {
  %0 = "ttir.arange"() <{arange_dimension = 1 : i64, end = 32 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<4x32xf32>
  return %0 : tensor<4x32xf32>
}

// CHECK-LABEL: func.func @arange_down(
// CHECK-NEXT: %[[V0:.+]] = "ttir.arange"() <{arange_dimension = 0 : i64, end = 0 : si64, start = 7 : si64, step = -2 : si64}> : () -> tensor<4xf32>
// CHECK-NEXT: return %[[V0]] : tensor<4xf32>
func.func @arange_down() -> tensor<4xf32> {
  %0 = "ttir.arange"() <{arange_dimension = 0 : i64, end = 0 : si64, start = 7 : si64, step = -2 : si64}> : () -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @atan2(
// CHECK-NEXT: %[[V0:.+]] = "ttir.atan2"(%{{.*}}, %{{.*}}, %{{.*}}) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @atan2(%lhs: tensor<64x128xf32>, %rhs: tensor<1x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.atan2"(%lhs, %rhs, %init) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}
