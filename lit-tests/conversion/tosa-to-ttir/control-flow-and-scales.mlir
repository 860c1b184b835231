// RUN: ttmlir-opt --convert-tosa-to-ttir %s | filecheck %s

// Of a constant only the region that it says.
// CHECK-LABEL: func.func @constant_if(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.exp"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @constant_if(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c = "tosa.const"() <{values = dense<false> : tensor<i1>}> : () -> tensor<i1>
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    tosa.yield %a : tensor<4xf32>
  } else {
    %1 = tosa.exp %a : (tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// Else both.
// CHECK-LABEL: func.func @computed_if(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.exp"(%arg1, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<3xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.bitwise_not"(%arg2, %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<1x1xi1>
// CHECK-NEXT: %[[V5:.*]] = "ttir.reshape"(%arg0, %[[V4]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 1 : i32]}> : (tensor<i1>, tensor<1x1xi1>) -> tensor<1x1xi1>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.where"(%[[V5]], %[[V1]], %arg1, %[[V6]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<1xi1>
// CHECK-NEXT: %[[V9:.*]] = "ttir.reshape"(%arg0, %[[V8]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32]}> : (tensor<i1>, tensor<1xi1>) -> tensor<1xi1>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<3xi32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.where"(%[[V9]], %arg2, %[[V3]], %[[V10]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1xi1>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT: return %[[V7]], %[[V11]] : tensor<4x8xf32>, tensor<3xi32>
func.func @computed_if(%c: tensor<i1>, %a: tensor<4x8xf32>, %b: tensor<3xi32>) -> (tensor<4x8xf32>, tensor<3xi32>) {
  %0:2 = tosa.cond_if %c (%x = %a, %y = %b) : tensor<i1> (tensor<4x8xf32>, tensor<3xi32>) -> (tensor<4x8xf32>, tensor<3xi32>) {
  ^bb0(%x: tensor<4x8xf32>, %y: tensor<3xi32>):
    %1 = tosa.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
    tosa.yield %1, %y : tensor<4x8xf32>, tensor<3xi32>
  } else {
  ^bb0(%x: tensor<4x8xf32>, %y: tensor<3xi32>):
    %1 = tosa.bitwise_not %y : (tensor<3xi32>) -> tensor<3xi32>
    tosa.yield %x, %1 : tensor<4x8xf32>, tensor<3xi32>
  }
  return %0#0, %0#1 : tensor<4x8xf32>, tensor<3xi32>
}

// A loop that counts is written out.
// CHECK-LABEL: func.func @counted_loop(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.tanh"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.tanh"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.tanh"(%[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V5]] : tensor<4xf32>
func.func @counted_loop(%a: tensor<4xf32>) -> tensor<4xf32> {
  %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %three = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
  %0:2 = tosa.while_loop (%i = %zero, %x = %a) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %1 = tosa.greater %three, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %x: tensor<4xf32>):
    %1 = tosa.add %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = tosa.tanh %x : (tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %1, %2 : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// Per channel.
// CHECK-LABEL: func.func @rescale(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4x2xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.typecast"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}5.000000e-01, 3.750000e-01]]> : tensor<1x2xf32>}> : () -> tensor<1x2xf32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<4x2xf32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.multiply"(%[[V1]], %[[V2]], %[[V3]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xf32>, tensor<1x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: %[[V5:.*]] = "ttir.constant"() <{value = dense<5.000000e-01> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<4x2xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.add"(%[[V4]], %[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xf32>, tensor<1x1xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<4x2xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.floor"(%[[V7]], %[[V8]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.constant"() <{value = dense<-3.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V11:.*]] = tensor.empty() : tensor<4x2xf32>
// CHECK-NEXT: %[[V12:.*]] = "ttir.add"(%[[V9]], %[[V10]], %[[V11]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xf32>, tensor<1x1xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: %[[V13:.*]] = tensor.empty() : tensor<4x2xf32>
// CHECK-NEXT: %[[V14:.*]] = "ttir.clamp"(%[[V12]], %[[V13]]) <{max = 1.270000e+02 : f32, min = -1.280000e+02 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: %[[V15:.*]] = tensor.empty() : tensor<4x2xi8>
// CHECK-NEXT: %[[V16:.*]] = "ttir.typecast"(%[[V14]], %[[V15]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x2xf32>, tensor<4x2xi8>) -> tensor<4x2xi8>
// CHECK-NEXT: return %[[V16]] : tensor<4x2xi8>
func.func @rescale(%a: tensor<4x2xi32>) -> tensor<4x2xi8> {
  %m = "tosa.const"() <{values = dense<[1073741824, 1610612736]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<[31, 32]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %izp = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %ozp = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %m, %s, %izp, %ozp {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4x2xi32>, tensor<2xi32>, tensor<2xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4x2xi8>
  return %0 : tensor<4x2xi8>
}
