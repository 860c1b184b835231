// RUN: ttmlir-opt --convert-tosa-to-ttir %s | filecheck %s

// Products of halves, of which the upper ones are signed, with a half of what is shifted out.
// CHECK-LABEL: func.func @shifted_product(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.constant"() <{value = dense<31> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.logical_right_shift"(%arg0, %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.subtract"(%[[V4]], %[[V3]], %[[V5]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V8:.*]] = "ttir.bitwise_xor"(%arg0, %[[V6]], %[[V7]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V9:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.logical_right_shift"(%[[V8]], %[[V0]], %[[V9]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V11:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V12:.*]] = "ttir.bitwise_xor"(%[[V10]], %[[V6]], %[[V11]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.constant"() <{value = dense<65535> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.bitwise_and"(%arg0, %[[V13]], %[[V14]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V16:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V17:.*]] = "ttir.constant"() <{value = dense<31> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V18:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V19:.*]] = "ttir.logical_right_shift"(%arg1, %[[V17]], %[[V18]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V20:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V21:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V22:.*]] = "ttir.subtract"(%[[V20]], %[[V19]], %[[V21]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V23:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V24:.*]] = "ttir.bitwise_xor"(%arg1, %[[V22]], %[[V23]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V25:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V26:.*]] = "ttir.logical_right_shift"(%[[V24]], %[[V16]], %[[V25]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V27:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V28:.*]] = "ttir.bitwise_xor"(%[[V26]], %[[V22]], %[[V27]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V29:.*]] = "ttir.constant"() <{value = dense<65535> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V30:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V31:.*]] = "ttir.bitwise_and"(%arg1, %[[V29]], %[[V30]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V32:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V33:.*]] = "ttir.multiply"(%[[V15]], %[[V31]], %[[V32]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V34:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V35:.*]] = "ttir.multiply"(%[[V12]], %[[V31]], %[[V34]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V36:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V37:.*]] = "ttir.multiply"(%[[V15]], %[[V28]], %[[V36]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V38:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V39:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V40:.*]] = "ttir.logical_right_shift"(%[[V33]], %[[V38]], %[[V39]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V41:.*]] = "ttir.constant"() <{value = dense<65535> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V42:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V43:.*]] = "ttir.bitwise_and"(%[[V35]], %[[V41]], %[[V42]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V44:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V45:.*]] = "ttir.add"(%[[V40]], %[[V43]], %[[V44]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V46:.*]] = "ttir.constant"() <{value = dense<65535> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V47:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V48:.*]] = "ttir.bitwise_and"(%[[V37]], %[[V46]], %[[V47]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V49:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V50:.*]] = "ttir.add"(%[[V45]], %[[V48]], %[[V49]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V51:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V52:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V53:.*]] = "ttir.logical_left_shift"(%[[V50]], %[[V51]], %[[V52]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V54:.*]] = "ttir.constant"() <{value = dense<65535> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V55:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V56:.*]] = "ttir.bitwise_and"(%[[V33]], %[[V54]], %[[V55]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V57:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V58:.*]] = "ttir.bitwise_or"(%[[V53]], %[[V56]], %[[V57]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V59:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V60:.*]] = "ttir.constant"() <{value = dense<31> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V61:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V62:.*]] = "ttir.logical_right_shift"(%[[V35]], %[[V60]], %[[V61]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V63:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V64:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V65:.*]] = "ttir.subtract"(%[[V63]], %[[V62]], %[[V64]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V66:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V67:.*]] = "ttir.bitwise_xor"(%[[V35]], %[[V65]], %[[V66]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V68:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V69:.*]] = "ttir.logical_right_shift"(%[[V67]], %[[V59]], %[[V68]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V70:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V71:.*]] = "ttir.bitwise_xor"(%[[V69]], %[[V65]], %[[V70]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V72:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V73:.*]] = "ttir.constant"() <{value = dense<31> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V74:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V75:.*]] = "ttir.logical_right_shift"(%[[V37]], %[[V73]], %[[V74]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V76:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V77:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V78:.*]] = "ttir.subtract"(%[[V76]], %[[V75]], %[[V77]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V79:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V80:.*]] = "ttir.bitwise_xor"(%[[V37]], %[[V78]], %[[V79]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V81:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V82:.*]] = "ttir.logical_right_shift"(%[[V80]], %[[V72]], %[[V81]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V83:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V84:.*]] = "ttir.bitwise_xor"(%[[V82]], %[[V78]], %[[V83]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V85:.*]] = "ttir.constant"() <{value = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V86:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V87:.*]] = "ttir.logical_right_shift"(%[[V50]], %[[V85]], %[[V86]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V88:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V89:.*]] = "ttir.multiply"(%[[V12]], %[[V28]], %[[V88]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V90:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V91:.*]] = "ttir.add"(%[[V89]], %[[V71]], %[[V90]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V92:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V93:.*]] = "ttir.add"(%[[V91]], %[[V84]], %[[V92]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V94:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V95:.*]] = "ttir.add"(%[[V93]], %[[V87]], %[[V94]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V96:.*]] = "ttir.constant"() <{value = dense<1> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V97:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V98:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V99:.*]] = "ttir.add"(%[[V58]], %[[V97]], %[[V98]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V100:.*]] = tensor.empty() : tensor<4x8xui32>
// CHECK-NEXT: %[[V101:.*]] = "ttir.typecast"(%[[V99]], %[[V100]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xui32>) -> tensor<4x8xui32>
// CHECK-NEXT: %[[V102:.*]] = tensor.empty() : tensor<1x1xui32>
// CHECK-NEXT: %[[V103:.*]] = "ttir.typecast"(%[[V97]], %[[V102]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x1xi32>, tensor<1x1xui32>) -> tensor<1x1xui32>
// CHECK-NEXT: %[[V104:.*]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V105:.*]] = "ttir.lt"(%[[V101]], %[[V103]], %[[V104]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xui32>, tensor<1x1xui32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V106:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V107:.*]] = "ttir.add"(%[[V95]], %[[V96]], %[[V106]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V108:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V109:.*]] = "ttir.typecast"(%[[V105]], %[[V108]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V110:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V111:.*]] = "ttir.add"(%[[V107]], %[[V109]], %[[V110]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V112:.*]] = "ttir.constant"() <{value = dense<1> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V113:.*]] = "ttir.constant"() <{value = dense<31> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V114:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V115:.*]] = "ttir.logical_right_shift"(%[[V111]], %[[V113]], %[[V114]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V116:.*]] = "ttir.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V117:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V118:.*]] = "ttir.subtract"(%[[V116]], %[[V115]], %[[V117]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V119:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V120:.*]] = "ttir.bitwise_xor"(%[[V111]], %[[V118]], %[[V119]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V121:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V122:.*]] = "ttir.logical_right_shift"(%[[V120]], %[[V112]], %[[V121]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<1x1xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: %[[V123:.*]] = tensor.empty() : tensor<4x8xi32>
// CHECK-NEXT: %[[V124:.*]] = "ttir.bitwise_xor"(%[[V122]], %[[V118]], %[[V123]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT: return %[[V124]] : tensor<4x8xi32>
func.func @shifted_product(%a: tensor<4x8xi32>, %b: tensor<1x8xi32>) -> tensor<4x8xi32> {
  %s = "tosa.const"() <{values = dense<33> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %b, %s : (tensor<4x8xi32>, tensor<1x8xi32>, tensor<1xi8>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}
