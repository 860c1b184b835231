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

// Per channel. Products of 64 bits are made of halves of words.
// CHECK-LABEL: func.func @rescale(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.constant"() <{value = dense<31> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.logical_right_shift"(%arg0, %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.subtract"(%[[V4]], %[[V3]], %[[V5]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V8:.*]] = "ttir.bitwise_xor"(%arg0, %[[V6]], %[[V7]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V9:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.logical_right_shift"(%[[V8]], %[[V0]], %[[V9]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V11:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V12:.*]] = "ttir.bitwise_xor"(%[[V10]], %[[V6]], %[[V11]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.constant"() <{value = dense<65535> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.bitwise_and"(%arg0, %[[V13]], %[[V14]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V16:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}16384, 24576]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
// CHECK-NEXT: %[[V17:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V18:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V19:.*]] = "ttir.multiply"(%[[V15]], %[[V17]], %[[V18]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V20:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V21:.*]] = "ttir.multiply"(%[[V12]], %[[V17]], %[[V20]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V22:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V23:.*]] = "ttir.multiply"(%[[V15]], %[[V16]], %[[V22]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V24:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V25:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V26:.*]] = "ttir.logical_right_shift"(%[[V19]], %[[V24]], %[[V25]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V27:.*]] = "ttir.constant"() <{value = dense<65535> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V28:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V29:.*]] = "ttir.bitwise_and"(%[[V21]], %[[V27]], %[[V28]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V30:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V31:.*]] = "ttir.add"(%[[V26]], %[[V29]], %[[V30]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V32:.*]] = "ttir.constant"() <{value = dense<65535> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V33:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V34:.*]] = "ttir.bitwise_and"(%[[V23]], %[[V32]], %[[V33]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V35:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V36:.*]] = "ttir.add"(%[[V31]], %[[V34]], %[[V35]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V37:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V38:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V39:.*]] = "ttir.logical_left_shift"(%[[V36]], %[[V37]], %[[V38]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V40:.*]] = "ttir.constant"() <{value = dense<65535> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V41:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V42:.*]] = "ttir.bitwise_and"(%[[V19]], %[[V40]], %[[V41]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V43:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V44:.*]] = "ttir.bitwise_or"(%[[V39]], %[[V42]], %[[V43]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V45:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V46:.*]] = "ttir.constant"() <{value = dense<31> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V47:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V48:.*]] = "ttir.logical_right_shift"(%[[V21]], %[[V46]], %[[V47]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V49:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V50:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V51:.*]] = "ttir.subtract"(%[[V49]], %[[V48]], %[[V50]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V52:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V53:.*]] = "ttir.bitwise_xor"(%[[V21]], %[[V51]], %[[V52]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V54:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V55:.*]] = "ttir.logical_right_shift"(%[[V53]], %[[V45]], %[[V54]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V56:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V57:.*]] = "ttir.bitwise_xor"(%[[V55]], %[[V51]], %[[V56]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V58:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V59:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V60:.*]] = "ttir.logical_right_shift"(%[[V23]], %[[V58]], %[[V59]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V61:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V62:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V63:.*]] = "ttir.logical_right_shift"(%[[V36]], %[[V61]], %[[V62]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V64:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V65:.*]] = "ttir.multiply"(%[[V12]], %[[V16]], %[[V64]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V66:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V67:.*]] = "ttir.add"(%[[V65]], %[[V57]], %[[V66]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V68:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V69:.*]] = "ttir.add"(%[[V67]], %[[V60]], %[[V68]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V70:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V71:.*]] = "ttir.add"(%[[V69]], %[[V63]], %[[V70]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V72:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V73:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1073741824, -2147483648]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
// CHECK-NEXT: %[[V74:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V75:.*]] = "ttir.add"(%[[V44]], %[[V73]], %[[V74]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V76:.*]] = tensor.empty() : tensor<4x2xui32>
// CHECK-NEXT: %[[V77:.*]] = "ttir.typecast"(%[[V75]], %[[V76]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xui32>) -> tensor<4x2xui32>
// CHECK-NEXT: %[[V78:.*]] = tensor.empty() : tensor<1x2xui32>
// CHECK-NEXT: %[[V79:.*]] = "ttir.typecast"(%[[V73]], %[[V78]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x2xi32>, tensor<1x2xui32>) -> tensor<1x2xui32>
// CHECK-NEXT: %[[V80:.*]] = tensor.empty() : tensor<4x2xi1>
// CHECK-NEXT: %[[V81:.*]] = "ttir.lt"(%[[V77]], %[[V79]], %[[V80]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xui32>, tensor<1x2xui32>, tensor<4x2xi1>) -> tensor<4x2xi1>
// CHECK-NEXT: %[[V82:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V83:.*]] = "ttir.add"(%[[V71]], %[[V72]], %[[V82]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V84:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V85:.*]] = "ttir.typecast"(%[[V81]], %[[V84]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x2xi1>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V86:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V87:.*]] = "ttir.add"(%[[V83]], %[[V85]], %[[V86]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V88:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0, 1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
// CHECK-NEXT: %[[V89:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V90:.*]] = tensor.empty() : tensor<1x2xi1>
// CHECK-NEXT: %[[V91:.*]] = "ttir.ne"(%[[V88]], %[[V89]], %[[V90]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x2xi32>, tensor<1x1xi32>, tensor<1x2xi1>) -> tensor<1x2xi1>
// CHECK-NEXT: %[[V92:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V93:.*]] = "ttir.constant"() <{value = dense<31> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V94:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V95:.*]] = "ttir.logical_right_shift"(%[[V87]], %[[V93]], %[[V94]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V96:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V97:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V98:.*]] = "ttir.subtract"(%[[V96]], %[[V95]], %[[V97]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V99:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V100:.*]] = "ttir.bitwise_xor"(%[[V87]], %[[V98]], %[[V99]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V101:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V102:.*]] = "ttir.logical_right_shift"(%[[V100]], %[[V92]], %[[V101]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V103:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V104:.*]] = "ttir.bitwise_xor"(%[[V102]], %[[V98]], %[[V103]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V105:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1, 0]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
// CHECK-NEXT: %[[V106:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V107:.*]] = "ttir.logical_left_shift"(%[[V87]], %[[V105]], %[[V106]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V108:.*]] = "ttir.constant"() <{value = dense<31> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V109:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V110:.*]] = "ttir.logical_right_shift"(%[[V75]], %[[V108]], %[[V109]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V111:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V112:.*]] = "ttir.bitwise_or"(%[[V107]], %[[V110]], %[[V111]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V113:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V114:.*]] = "ttir.where"(%[[V91]], %[[V104]], %[[V112]], %[[V113]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x2xi1>, tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V115:.*]] = "ttir.constant"() <{value = dense<-3> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V116:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V117:.*]] = "ttir.add"(%[[V114]], %[[V115]], %[[V116]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<1x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V118:.*]] = tensor.empty() : tensor<4x2xi32>
// CHECK-NEXT: %[[V119:.*]] = "ttir.clamp"(%[[V117]], %[[V118]]) <{max = 1.270000e+02 : f32, min = -1.280000e+02 : f32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT: %[[V120:.*]] = tensor.empty() : tensor<4x2xi8>
// CHECK-NEXT: %[[V121:.*]] = "ttir.typecast"(%[[V119]], %[[V120]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x2xi32>, tensor<4x2xi8>) -> tensor<4x2xi8>
// CHECK-NEXT: return %[[V121]] : tensor<4x2xi8>
func.func @rescale(%a: tensor<4x2xi32>) -> tensor<4x2xi8> {
  %m = "tosa.const"() <{values = dense<[1073741824, 1610612736]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<[31, 32]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %izp = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %ozp = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %m, %s, %izp, %ozp {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4x2xi32>, tensor<2xi32>, tensor<2xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4x2xi8>
  return %0 : tensor<4x2xi8>
}

// A variable that functions of their own write and read: a result of one, an argument of the other.
tosa.variable @state : tensor<4xf32>

// CHECK-LABEL: func.func @write(
// CHECK-SAME: -> (tensor<4xf32> {ttmlir.name = "first"}, tensor<4xf32>)
// CHECK-NEXT: return %arg0, %arg0 : tensor<4xf32>, tensor<4xf32>
func.func @write(%a: tensor<4xf32>) -> (tensor<4xf32> {ttmlir.name = "first"}) {
  tosa.variable_write @state, %a : tensor<4xf32>
  return %a : tensor<4xf32>
}

// CHECK-LABEL: func.func @read(
// CHECK-SAME: %arg0: tensor<4xf32> {ttmlir.name = "a"}, %arg1: tensor<4xf32>)
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.add"(%arg1, %arg1, %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4xf32>
func.func @read(%a: tensor<4xf32> {ttmlir.name = "a"}) -> tensor<4xf32> {
  %0 = tosa.variable_read @state : tensor<4xf32>
  %1 = tosa.variable_read @state : tensor<4xf32>
  %2 = tosa.add %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// A loop in a loop, which starts where the outer one is, and a choice in a choice.
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4xf32>, %[[A1:[^:]+]]: tensor<i1>, %[[A2:[^:]+]]: tensor<i1>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.tanh"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.tanh"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.tanh"(%[[V3]], %[[V4]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.exp"(%[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V8:.+]] = tensor.empty() : tensor<1xi1>
// CHECK-NEXT: %[[V9:.+]] = "ttir.reshape"(%[[A2]], %[[V8]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32]}> : (tensor<i1>, tensor<1xi1>) -> tensor<1xi1>
// CHECK-NEXT: %[[V10:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V11:.+]] = "ttir.where"(%[[V9]], %[[V7]], %[[V5]], %[[V10]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V12:.+]] = tensor.empty() : tensor<1xi1>
// CHECK-NEXT: %[[V13:.+]] = "ttir.reshape"(%[[A1]], %[[V12]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32]}> : (tensor<i1>, tensor<1xi1>) -> tensor<1xi1>
// CHECK-NEXT: %[[V14:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V15:.+]] = "ttir.where"(%[[V13]], %[[V11]], %[[V5]], %[[V14]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V15]] : tensor<4xf32>
func.func @nested(%a: tensor<4xf32>, %c: tensor<i1>, %d: tensor<i1>) -> tensor<4xf32> {
  %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %two = "tosa.const"() <{values = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %0:2 = tosa.while_loop (%i = %zero, %x = %a) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %1 = tosa.greater %two, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %x: tensor<4xf32>):
    %next = tosa.add %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1:2 = tosa.while_loop (%j = %i, %y = %x) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
      %2 = tosa.greater %two, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %2 : tensor<i1>
    } do {
    ^bb0(%j: tensor<i32>, %y: tensor<4xf32>):
      %2 = tosa.add %j, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %3 = tosa.tanh %y : (tensor<4xf32>) -> tensor<4xf32>
      tosa.yield %2, %3 : tensor<i32>, tensor<4xf32>
    }
    tosa.yield %next, %1#1 : tensor<i32>, tensor<4xf32>
  }
  %4 = tosa.cond_if %c (%x = %0#1) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%x: tensor<4xf32>):
    %5 = tosa.cond_if %d (%y = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%y: tensor<4xf32>):
      %6 = tosa.exp %y : (tensor<4xf32>) -> tensor<4xf32>
      tosa.yield %6 : tensor<4xf32>
    } else {
    ^bb0(%y: tensor<4xf32>):
      tosa.yield %y : tensor<4xf32>
    }
    tosa.yield %5 : tensor<4xf32>
  } else {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  }
  return %4 : tensor<4xf32>
}

// What branches and loops write goes through them.
tosa.variable @count = dense<0.0> : tensor<4xf32>
// CHECK-LABEL: func.func @branch(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4xf32>, %[[A1:[^:]+]]: tensor<i1>, %[[A2:[^:]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.add"(%[[A2]], %[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<1xi1>
// CHECK-NEXT: %[[V3:.+]] = "ttir.reshape"(%[[A1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32]}> : (tensor<i1>, tensor<1xi1>) -> tensor<1xi1>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.where"(%[[V3]], %[[A2]], %[[A0]], %[[V4]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<1xi1>
// CHECK-NEXT: %[[V7:.+]] = "ttir.reshape"(%[[A1]], %[[V6]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32]}> : (tensor<i1>, tensor<1xi1>) -> tensor<1xi1>
// CHECK-NEXT: %[[V8:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V9:.+]] = "ttir.where"(%[[V7]], %[[V1]], %[[A2]], %[[V8]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V10:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V11:.+]] = "ttir.subtract"(%[[V5]], %[[V9]], %[[V10]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V11]], %[[V9]] : tensor<4xf32>, tensor<4xf32>
func.func @branch(%a: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    %2 = tosa.variable_read @count : tensor<4xf32>
    %3 = tosa.add %2, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tosa.variable_write @count, %3 : tensor<4xf32>
    tosa.yield %2 : tensor<4xf32>
  } else {
    tosa.yield %a : tensor<4xf32>
  }
  %1 = tosa.variable_read @count : tensor<4xf32>
  %4 = tosa.sub %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.exp"(%[[A0]], %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.exp"(%[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4xf32>
func.func @loop(%a: tensor<4xf32>) {
  %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %two = "tosa.const"() <{values = dense<2> : tensor<i32>}> : () -> tensor<i32>
  tosa.variable_write @count, %a : tensor<4xf32>
  %0 = tosa.while_loop (%i = %zero) : (tensor<i32>) -> tensor<i32> {
    %1 = tosa.greater %two, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %1 = tosa.add %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = tosa.variable_read @count : tensor<4xf32>
    %3 = tosa.exp %2 : (tensor<4xf32>) -> tensor<4xf32>
    tosa.variable_write @count, %3 : tensor<4xf32>
    tosa.yield %1 : tensor<i32>
  }
  return
}

// CHECK-LABEL: func.func @read_in_a_branch(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4xf32>, %[[A1:[^:]+]]: tensor<i1>, %[[A2:[^:]+]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1xi1>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A1]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32]}> : (tensor<i1>, tensor<1xi1>) -> tensor<1xi1>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.where"(%[[V1]], %[[A2]], %[[A0]], %[[V2]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1xi1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V3]] : tensor<4xf32>
func.func @read_in_a_branch(%a: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    %1 = tosa.variable_read @count : tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  } else {
    tosa.yield %a : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
