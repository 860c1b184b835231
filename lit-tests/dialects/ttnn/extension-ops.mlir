// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s

// Operations that TTNN of September 2024 lacks.

#on_host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x2xf32, #tt.memory_space<system>>>

// CHECK-LABEL: func.func @log(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.log"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @log(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.log"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.log1p"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @log1p(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.log1p"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @expm1(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.expm1"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @expm1(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.expm1"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.rsqrt"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @rsqrt(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.rsqrt"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @cbrt(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.cbrt"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @cbrt(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.cbrt"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @sin(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.sin"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @sin(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.sin"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @cos(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.cos"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @cos(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.cos"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @tan(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.tan"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @tan(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.tan"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @tanh(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.tanh"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @tanh(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.tanh"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @erf(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.erf"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @erf(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.erf"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @gelu(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.gelu"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @gelu(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.gelu"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @floor(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.floor"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @floor(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.floor"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @ceil(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.ceil"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @ceil(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.ceil"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @sign(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.sign"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @sign(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.sign"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @isfinite(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.isfinite"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @isfinite(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.isfinite"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @logical_not(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.logical_not"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @logical_not(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.logical_not"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @typecast(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.typecast"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @typecast(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.typecast"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @round(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.round"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @round(%a: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.round"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @eq(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.eq"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @eq(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.eq"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @ne(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.ne"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @ne(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.ne"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @gt(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.gt"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @gt(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.gt"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @lt(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.lt"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @lt(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.lt"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @le(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.le"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @le(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.le"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @minimum(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.minimum"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @minimum(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.minimum"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @power(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.power"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @power(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.power"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @remainder(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.remainder"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @remainder(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.remainder"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @logical_and(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.logical_and"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @logical_and(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.logical_and"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @logical_or(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.logical_or"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @logical_or(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.logical_or"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @logical_xor(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.logical_xor"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @logical_xor(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.logical_xor"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @where(
// CHECK-SAME: %[[A:[^:]+]]: tensor<64x128xf32>, %[[B:[^:]+]]: tensor<64x128xf32>, %[[C:[^:]+]]: tensor<64x128xf32>, %[[INIT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: %[[V0:.+]] = "ttnn.where"(%[[A]], %[[B]], %[[C]], %[[INIT]]) <{operandSegmentSizes = array<i32: 3, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @where(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %c: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.where"(%a, %b, %c, %init) <{operandSegmentSizes = array<i32: 3, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @constant(
// CHECK-NEXT: %[[V0:.+]] = "ttnn.constant"() <{value = dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32, #{{.*}}>
// CHECK-NEXT: return %[[V0]]
func.func @constant() -> tensor<2x2xf32, #on_host> {
  %0 = "ttnn.constant"() <{value = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32, #on_host>
  return %0 : tensor<2x2xf32, #on_host>
}

// CHECK-LABEL: func.func @bitwise_not(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xi32>, %[[INIT:.*]]: tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: %[[V0:.+]] = "ttnn.bitwise_not"(%[[A]], %[[INIT]]) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi32>
func.func @bitwise_not(%a: tensor<64x128xi32>, %init: tensor<64x128xi32>) -> tensor<64x128xi32> {
  %0 = "ttnn.bitwise_not"(%a, %init) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
  return %0 : tensor<64x128xi32>
}

// CHECK-LABEL: func.func @bitwise_and(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xi32>, %[[B:.*]]: tensor<64x128xi32>, %[[INIT:.*]]: tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: %[[V0:.+]] = "ttnn.bitwise_and"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xi32>, tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi32>
func.func @bitwise_and(%a: tensor<64x128xi32>, %b: tensor<64x128xi32>, %init: tensor<64x128xi32>) -> tensor<64x128xi32> {
  %0 = "ttnn.bitwise_and"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xi32>, tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
  return %0 : tensor<64x128xi32>
}

// CHECK-LABEL: func.func @bitwise_or(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xi32>, %[[B:.*]]: tensor<64x128xi32>, %[[INIT:.*]]: tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: %[[V0:.+]] = "ttnn.bitwise_or"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xi32>, tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi32>
func.func @bitwise_or(%a: tensor<64x128xi32>, %b: tensor<64x128xi32>, %init: tensor<64x128xi32>) -> tensor<64x128xi32> {
  %0 = "ttnn.bitwise_or"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xi32>, tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
  return %0 : tensor<64x128xi32>
}

// CHECK-LABEL: func.func @bitwise_xor(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xi32>, %[[B:.*]]: tensor<64x128xi32>, %[[INIT:.*]]: tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: %[[V0:.+]] = "ttnn.bitwise_xor"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xi32>, tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi32>
func.func @bitwise_xor(%a: tensor<64x128xi32>, %b: tensor<64x128xi32>, %init: tensor<64x128xi32>) -> tensor<64x128xi32> {
  %0 = "ttnn.bitwise_xor"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xi32>, tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
  return %0 : tensor<64x128xi32>
}

// CHECK-LABEL: func.func @logical_left_shift(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xi32>, %[[B:.*]]: tensor<64x128xi32>, %[[INIT:.*]]: tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: %[[V0:.+]] = "ttnn.logical_left_shift"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xi32>, tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi32>
func.func @logical_left_shift(%a: tensor<64x128xi32>, %b: tensor<64x128xi32>, %init: tensor<64x128xi32>) -> tensor<64x128xi32> {
  %0 = "ttnn.logical_left_shift"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xi32>, tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
  return %0 : tensor<64x128xi32>
}

// CHECK-LABEL: func.func @logical_right_shift(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xi32>, %[[B:.*]]: tensor<64x128xi32>, %[[INIT:.*]]: tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: %[[V0:.+]] = "ttnn.logical_right_shift"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xi32>, tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xi32>
func.func @logical_right_shift(%a: tensor<64x128xi32>, %b: tensor<64x128xi32>, %init: tensor<64x128xi32>) -> tensor<64x128xi32> {
  %0 = "ttnn.logical_right_shift"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xi32>, tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
  return %0 : tensor<64x128xi32>
}

// CHECK-LABEL: func.func @atan2(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xf32>, %[[B:.*]]: tensor<64x128xf32>, %[[INIT:.*]]: tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttnn.atan2"(%[[A]], %[[B]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32>
func.func @atan2(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttnn.atan2"(%a, %b, %init) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @prod(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xf32>, %[[INIT:.*]]: tensor<64x1xf32>) -> tensor<64x1xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttnn.prod"(%[[A]], %[[INIT]]) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<64x128xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
// CHECK-NEXT: return %[[V0]] : tensor<64x1xf32>
func.func @prod(%a: tensor<64x128xf32>, %init: tensor<64x1xf32>) -> tensor<64x1xf32> {
  %0 = "ttnn.prod"(%a, %init) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<64x128xf32>, tensor<64x1xf32>) -> tensor<64x1xf32>
  return %0 : tensor<64x1xf32>
}
