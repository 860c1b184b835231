// RUN: ttmlir-opt --convert-stablehlo-to-ttir %s | filecheck %s

// CHECK-LABEL: func.func @unary(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.abs"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.cbrt"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.ceil"(%[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.cos"(%[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.exp"(%[[V7]], %[[V8]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.expm1"(%[[V9]], %[[V10]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.floor"(%[[V11]], %[[V12]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.log"(%[[V13]], %[[V14]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V16:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V17:.*]] = "ttir.log1p"(%[[V15]], %[[V16]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V18:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V19:.*]] = "ttir.sigmoid"(%[[V17]], %[[V18]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V20:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V21:.*]] = "ttir.neg"(%[[V19]], %[[V20]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V22:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V23:.*]] = "ttir.round"(%[[V21]], %[[V22]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V24:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V25:.*]] = "ttir.rsqrt"(%[[V23]], %[[V24]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V26:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V27:.*]] = "ttir.sign"(%[[V25]], %[[V26]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V28:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V29:.*]] = "ttir.sin"(%[[V27]], %[[V28]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V30:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V31:.*]] = "ttir.sqrt"(%[[V29]], %[[V30]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V32:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V33:.*]] = "ttir.tan"(%[[V31]], %[[V32]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V34:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V35:.*]] = "ttir.tanh"(%[[V33]], %[[V34]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V36:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V37:.*]] = "ttir.erf"(%[[V35]], %[[V36]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V37]] : tensor<4x8xf32>
func.func @unary(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.abs %a : tensor<4x8xf32>
  %1 = stablehlo.cbrt %0 : tensor<4x8xf32>
  %2 = stablehlo.ceil %1 : tensor<4x8xf32>
  %3 = stablehlo.cosine %2 : tensor<4x8xf32>
  %4 = stablehlo.exponential %3 : tensor<4x8xf32>
  %5 = stablehlo.exponential_minus_one %4 : tensor<4x8xf32>
  %6 = stablehlo.floor %5 : tensor<4x8xf32>
  %7 = stablehlo.log %6 : tensor<4x8xf32>
  %8 = stablehlo.log_plus_one %7 : tensor<4x8xf32>
  %9 = stablehlo.logistic %8 : tensor<4x8xf32>
  %10 = stablehlo.negate %9 : tensor<4x8xf32>
  %11 = stablehlo.round_nearest_even %10 : tensor<4x8xf32>
  %12 = stablehlo.rsqrt %11 : tensor<4x8xf32>
  %13 = stablehlo.sign %12 : tensor<4x8xf32>
  %14 = stablehlo.sine %13 : tensor<4x8xf32>
  %15 = stablehlo.sqrt %14 : tensor<4x8xf32>
  %16 = stablehlo.tan %15 : tensor<4x8xf32>
  %17 = stablehlo.tanh %16 : tensor<4x8xf32>
  %18 = stablehlo.custom_call @mhlo.erf(%17) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %18 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @binary(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.add"(%arg0, %arg1, %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.subtract"(%[[V1]], %arg1, %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.multiply"(%[[V3]], %arg1, %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.div"(%[[V5]], %arg1, %[[V6]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.maximum"(%[[V7]], %arg1, %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.minimum"(%[[V9]], %arg1, %[[V10]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.power"(%[[V11]], %arg1, %[[V12]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.remainder"(%[[V13]], %arg1, %[[V14]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V15]] : tensor<4xf32>
func.func @binary(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %b : tensor<4xf32>
  %1 = stablehlo.subtract %0, %b : tensor<4xf32>
  %2 = stablehlo.multiply %1, %b : tensor<4xf32>
  %3 = stablehlo.divide %2, %b : tensor<4xf32>
  %4 = stablehlo.maximum %3, %b : tensor<4xf32>
  %5 = stablehlo.minimum %4, %b : tensor<4xf32>
  %6 = stablehlo.power %5, %b : tensor<4xf32>
  %7 = stablehlo.remainder %6, %b : tensor<4xf32>
  return %7 : tensor<4xf32>
}

// CHECK-LABEL: func.func @integers(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.bitwise_and"(%arg0, %arg1, %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.bitwise_or"(%[[V1]], %arg1, %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.bitwise_xor"(%[[V3]], %arg1, %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.bitwise_not"(%[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.logical_left_shift"(%[[V7]], %arg1, %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.logical_right_shift"(%[[V9]], %arg1, %[[V10]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: return %[[V11]] : tensor<4xi32>
func.func @integers(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.and %a, %b : tensor<4xi32>
  %1 = stablehlo.or %0, %b : tensor<4xi32>
  %2 = stablehlo.xor %1, %b : tensor<4xi32>
  %3 = stablehlo.not %2 : tensor<4xi32>
  %4 = stablehlo.shift_left %3, %b : tensor<4xi32>
  %5 = stablehlo.shift_right_logical %4, %b : tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @truth_values(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V1:.*]] = "ttir.logical_and"(%arg0, %arg1, %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V3:.*]] = "ttir.logical_or"(%[[V1]], %arg1, %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V5:.*]] = "ttir.logical_xor"(%[[V3]], %arg1, %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V7:.*]] = "ttir.logical_not"(%[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V9:.*]] = "ttir.logical_or"(%[[V7]], %arg1, %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V11:.*]] = "ttir.logical_and"(%[[V9]], %arg1, %[[V10]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V13:.*]] = "ttir.logical_or"(%[[V11]], %arg1, %[[V12]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V15:.*]] = "ttir.logical_and"(%[[V13]], %arg1, %[[V14]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: return %[[V15]] : tensor<4xi1>
func.func @truth_values(%a: tensor<4xi1>, %b: tensor<4xi1>) -> tensor<4xi1> {
  %0 = stablehlo.and %a, %b : tensor<4xi1>
  %1 = stablehlo.or %0, %b : tensor<4xi1>
  %2 = stablehlo.xor %1, %b : tensor<4xi1>
  %3 = stablehlo.not %2 : tensor<4xi1>
  %4 = stablehlo.add %3, %b : tensor<4xi1>
  %5 = stablehlo.multiply %4, %b : tensor<4xi1>
  %6 = stablehlo.maximum %5, %b : tensor<4xi1>
  %7 = stablehlo.minimum %6, %b : tensor<4xi1>
  return %7 : tensor<4xi1>
}

// CHECK-LABEL: func.func @compare(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V1:.*]] = "ttir.eq"(%arg0, %arg1, %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V3:.*]] = "ttir.ne"(%arg0, %arg1, %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V5:.*]] = "ttir.ge"(%arg0, %arg1, %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V7:.*]] = "ttir.gt"(%arg0, %arg1, %[[V6]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V9:.*]] = "ttir.le"(%arg0, %arg1, %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V11:.*]] = "ttir.lt"(%arg0, %arg1, %[[V10]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V13:.*]] = "ttir.isfinite"(%arg0, %[[V12]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: return %[[V1]], %[[V3]], %[[V5]], %[[V7]], %[[V9]], %[[V11]], %[[V13]] : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
func.func @compare(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %0 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.compare NE, %a, %b, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %2 = stablehlo.compare GE, %a, %b, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %3 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %4 = stablehlo.compare LE, %a, %b, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %5 = stablehlo.compare LT, %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %6 = stablehlo.is_finite %a : (tensor<4xf32>) -> tensor<4xi1>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// CHECK-LABEL: func.func @select(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.where"(%arg0, %arg2, %arg3, %[[V0]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.where"(%arg1, %arg2, %arg3, %[[V2]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<i1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]], %[[V3]] : tensor<4xf32>, tensor<4xf32>
func.func @select(%p: tensor<4xi1>, %s: tensor<i1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.select %p, %a, %b : tensor<4xi1>, tensor<4xf32>
  %1 = stablehlo.select %s, %a, %b : tensor<i1>, tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @clamp_to_constants(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.broadcast"(%[[V1]], %[[V2]]) <{dimension = [], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.maximum"(%arg0, %[[V0]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.minimum"(%[[V5]], %[[V3]], %[[V6]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V7]] : tensor<4xf32>
func.func @clamp_to_constants(%a: tensor<4xf32>) -> tensor<4xf32> {
  %min = stablehlo.constant dense<0.0> : tensor<f32>
  %six = stablehlo.constant dense<6.0> : tensor<f32>
  %max = stablehlo.broadcast_in_dim %six, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %0 = stablehlo.clamp %min, %a, %max : (tensor<f32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @clamp(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.maximum"(%arg0, %arg1, %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.minimum"(%[[V1]], %arg2, %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4xf32>
func.func @clamp(%a: tensor<4xf32>, %min: tensor<f32>, %max: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.clamp %min, %a, %max : (tensor<f32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @convert(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: return %[[V1]], %arg0 : tensor<4xi32>, tensor<4xf32>
func.func @convert(%a: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>) {
  %0 = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xi32>
  %1 = stablehlo.convert %a : tensor<4xf32>
  return %0, %1 : tensor<4xi32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @constants(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.constant"() <{value = dense<5> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
// CHECK-NEXT: return %[[V0]], %[[V1]] : tensor<2xf32>, tensor<2x2xi32>
func.func @constants() -> (tensor<2xf32>, tensor<2x2xi32>) {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<5> : tensor<2x2xi32>
  return %0, %1 : tensor<2xf32>, tensor<2x2xi32>
}

// CHECK-LABEL: func.func @barrier(
// CHECK-NEXT: return %arg1, %arg0 : tensor<2xi32>, tensor<4xf32>
func.func @barrier(%a: tensor<4xf32>, %b: tensor<2xi32>) -> (tensor<2xi32>, tensor<4xf32>) {
  %0:2 = stablehlo.optimization_barrier %a, %b : tensor<4xf32>, tensor<2xi32>
  return %0#1, %0#0 : tensor<2xi32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @angles(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.atan2"(%arg0, %arg1, %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @angles(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.atan2 %a, %b : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Halves are rounded away from zero.
// CHECK-LABEL: func.func @round_away_from_zero(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.abs"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.remainder"(%[[V1]], %[[V2]], %[[V3]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.constant"() <{value = dense<5.000000e-01> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.ge"(%[[V4]], %[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.ceil"(%[[V1]], %[[V8]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.floor"(%[[V1]], %[[V10]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.where"(%[[V7]], %[[V9]], %[[V11]], %[[V12]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V14:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V15:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V16:.*]] = "ttir.lt"(%arg0, %[[V14]], %[[V15]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V17:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V18:.*]] = "ttir.neg"(%[[V13]], %[[V17]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V19:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V20:.*]] = "ttir.where"(%[[V16]], %[[V18]], %[[V13]], %[[V19]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V20]] : tensor<4x8xf32>
func.func @round_away_from_zero(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.round_nearest_afz %a : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Bits before an inversion and after it are those of a number that is not negative.
// CHECK-LABEL: func.func @shift_right_arithmetic(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xi16>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.typecast"(%arg1, %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xi16>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.constant"() <{value = dense<65535> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.bitwise_and"(%[[V3]], %[[V4]], %[[V5]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.constant"() <{value = dense<31> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.logical_right_shift"(%[[V1]], %[[V7]], %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V11:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V12:.*]] = "ttir.subtract"(%[[V10]], %[[V9]], %[[V11]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V13:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V14:.*]] = "ttir.bitwise_xor"(%[[V1]], %[[V12]], %[[V13]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V15:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V16:.*]] = "ttir.logical_right_shift"(%[[V14]], %[[V6]], %[[V15]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V17:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V18:.*]] = "ttir.bitwise_xor"(%[[V16]], %[[V12]], %[[V17]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V19:.*]] = tensor.empty() : tensor<4xi16>
// CHECK-NEXT: %[[V20:.*]] = "ttir.typecast"(%[[V18]], %[[V19]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi16>) -> tensor<4xi16>
// CHECK-NEXT: return %[[V20]] : tensor<4xi16>
func.func @shift_right_arithmetic(%a: tensor<4xi16>, %b: tensor<4xi16>) -> tensor<4xi16> {
  %0 = stablehlo.shift_right_arithmetic %a, %b : tensor<4xi16>
  return %0 : tensor<4xi16>
}

// CHECK-LABEL: func.func @popcnt(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.logical_right_shift"(%arg0, %[[V0]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.constant"() <{value = dense<1431655765> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.bitwise_and"(%[[V2]], %[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.subtract"(%arg0, %[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V8:.*]] = "ttir.constant"() <{value = dense<858993459> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V9:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.bitwise_and"(%[[V7]], %[[V8]], %[[V9]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.logical_right_shift"(%[[V7]], %[[V11]], %[[V12]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V14:.*]] = "ttir.constant"() <{value = dense<858993459> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V15:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V16:.*]] = "ttir.bitwise_and"(%[[V13]], %[[V14]], %[[V15]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V17:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V18:.*]] = "ttir.add"(%[[V10]], %[[V16]], %[[V17]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V19:.*]] = "ttir.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V20:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V21:.*]] = "ttir.logical_right_shift"(%[[V18]], %[[V19]], %[[V20]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V22:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V23:.*]] = "ttir.add"(%[[V18]], %[[V21]], %[[V22]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V24:.*]] = "ttir.constant"() <{value = dense<252645135> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V25:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V26:.*]] = "ttir.bitwise_and"(%[[V23]], %[[V24]], %[[V25]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V27:.*]] = "ttir.constant"() <{value = dense<8> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V28:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V29:.*]] = "ttir.logical_right_shift"(%[[V26]], %[[V27]], %[[V28]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V30:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V31:.*]] = "ttir.add"(%[[V26]], %[[V29]], %[[V30]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V32:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V33:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V34:.*]] = "ttir.logical_right_shift"(%[[V31]], %[[V32]], %[[V33]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V35:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V36:.*]] = "ttir.add"(%[[V31]], %[[V34]], %[[V35]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V37:.*]] = "ttir.constant"() <{value = dense<63> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V38:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V39:.*]] = "ttir.bitwise_and"(%[[V36]], %[[V37]], %[[V38]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: return %[[V39]] : tensor<4xi32>
func.func @popcnt(%a: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.popcnt %a : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// NaN is behind everything else.
// CHECK-LABEL: func.func @total_order(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V1:.*]] = "ttir.lt"(%arg0, %arg1, %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V3:.*]] = "ttir.eq"(%arg0, %arg0, %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V5:.*]] = "ttir.ne"(%arg1, %arg1, %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V7:.*]] = "ttir.logical_and"(%[[V3]], %[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V9:.*]] = "ttir.logical_or"(%[[V1]], %[[V7]], %[[V8]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: return %[[V9]] : tensor<4xi1>
func.func @total_order(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi1> {
  %0 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// To bf16 and back.
// CHECK-LABEL: func.func @reduce_precision(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xbf16>) -> tensor<4xbf16>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.typecast"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xbf16>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4xf32>
func.func @reduce_precision(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce_precision %a, format = e8m7 : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Which implementation is asked for is left open, as there is one.
// CHECK-LABEL: func.func @accuracy(
// CHECK: "ttir.exp"(%arg0
// CHECK: "ttir.log"(
func.func @accuracy(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  %1 = stablehlo.log %0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Weights that are stored in fewer bits than the device has for numbers.
// CHECK-LABEL: func.func @narrow_constants(
// CHECK-NEXT: %[[I4:.*]] = "ttir.constant"() <{value = dense<[7, -8, -1]> : tensor<3xi32>}>
// CHECK-NEXT: %[[F8:.*]] = "ttir.constant"() <{value = dense<[4.480000e+02, -1.562500e-02, 0x7FC0]> : tensor<3xbf16>}>
// CHECK-NEXT: %[[UI2:.*]] = "ttir.constant"() <{value = dense<3.000000e+00> : tensor<3xf32>}>
// CHECK-NEXT: %[[F4:.*]] = "ttir.constant"() <{value = dense<-6.000000e+00> : tensor<3xf32>}>
// CHECK-NEXT: return %[[I4]], %[[F8]], %[[UI2]], %[[F4]]
func.func @narrow_constants() -> (tensor<3xi32>, tensor<3xbf16>, tensor<3xf32>, tensor<3xf32>) {
  %i4 = stablehlo.constant dense<[7, -8, -1]> : tensor<3xi4>
  %0 = stablehlo.convert %i4 : (tensor<3xi4>) -> tensor<3xi32>
  %f8 = stablehlo.constant dense<[448.0, -0.015625, 0x7F]> : tensor<3xf8E4M3FN>
  %1 = stablehlo.convert %f8 : (tensor<3xf8E4M3FN>) -> tensor<3xbf16>
  %ui2 = stablehlo.constant dense<3> : tensor<3xui2>
  %2 = stablehlo.convert %ui2 : (tensor<3xui2>) -> tensor<3xf32>
  %f4 = stablehlo.constant dense<-6.0> : tensor<3xf4E2M1FN>
  %3 = stablehlo.convert %f4 : (tensor<3xf4E2M1FN>) -> tensor<3xf32>
  return %0, %1, %2, %3 : tensor<3xi32>, tensor<3xbf16>, tensor<3xf32>, tensor<3xf32>
}
