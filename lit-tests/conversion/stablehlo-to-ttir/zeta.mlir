// RUN: ttmlir-opt --convert-stablehlo-to-ttir %s | filecheck %s

// Ten terms, an integral and derivatives.
// CHECK-LABEL: func.func @zeta(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.neg"(%arg0, %[[V0]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.power"(%arg1, %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.add"(%arg1, %[[V4]], %[[V5]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V8:.*]] = "ttir.power"(%[[V6]], %[[V1]], %[[V7]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V9:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.add"(%[[V3]], %[[V8]], %[[V9]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V11:.*]] = "ttir.constant"() <{value = dense<2.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V12:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.add"(%arg1, %[[V11]], %[[V12]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.power"(%[[V13]], %[[V1]], %[[V14]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V16:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V17:.*]] = "ttir.add"(%[[V10]], %[[V15]], %[[V16]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V18:.*]] = "ttir.constant"() <{value = dense<3.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V19:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V20:.*]] = "ttir.add"(%arg1, %[[V18]], %[[V19]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V21:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V22:.*]] = "ttir.power"(%[[V20]], %[[V1]], %[[V21]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V23:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V24:.*]] = "ttir.add"(%[[V17]], %[[V22]], %[[V23]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V25:.*]] = "ttir.constant"() <{value = dense<4.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V26:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V27:.*]] = "ttir.add"(%arg1, %[[V25]], %[[V26]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V28:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V29:.*]] = "ttir.power"(%[[V27]], %[[V1]], %[[V28]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V30:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V31:.*]] = "ttir.add"(%[[V24]], %[[V29]], %[[V30]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V32:.*]] = "ttir.constant"() <{value = dense<5.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V33:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V34:.*]] = "ttir.add"(%arg1, %[[V32]], %[[V33]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V35:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V36:.*]] = "ttir.power"(%[[V34]], %[[V1]], %[[V35]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V37:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V38:.*]] = "ttir.add"(%[[V31]], %[[V36]], %[[V37]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V39:.*]] = "ttir.constant"() <{value = dense<6.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V40:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V41:.*]] = "ttir.add"(%arg1, %[[V39]], %[[V40]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V42:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V43:.*]] = "ttir.power"(%[[V41]], %[[V1]], %[[V42]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V44:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V45:.*]] = "ttir.add"(%[[V38]], %[[V43]], %[[V44]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V46:.*]] = "ttir.constant"() <{value = dense<7.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V47:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V48:.*]] = "ttir.add"(%arg1, %[[V46]], %[[V47]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V49:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V50:.*]] = "ttir.power"(%[[V48]], %[[V1]], %[[V49]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V51:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V52:.*]] = "ttir.add"(%[[V45]], %[[V50]], %[[V51]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V53:.*]] = "ttir.constant"() <{value = dense<8.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V54:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V55:.*]] = "ttir.add"(%arg1, %[[V53]], %[[V54]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V56:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V57:.*]] = "ttir.power"(%[[V55]], %[[V1]], %[[V56]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V58:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V59:.*]] = "ttir.add"(%[[V52]], %[[V57]], %[[V58]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V60:.*]] = "ttir.constant"() <{value = dense<9.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V61:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V62:.*]] = "ttir.add"(%arg1, %[[V60]], %[[V61]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V63:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V64:.*]] = "ttir.power"(%[[V62]], %[[V1]], %[[V63]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V65:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V66:.*]] = "ttir.add"(%[[V59]], %[[V64]], %[[V65]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V67:.*]] = "ttir.constant"() <{value = dense<1.000000e+01> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V68:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V69:.*]] = "ttir.add"(%arg1, %[[V67]], %[[V68]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V70:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V71:.*]] = "ttir.power"(%[[V69]], %[[V1]], %[[V70]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V72:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V73:.*]] = "ttir.multiply"(%[[V71]], %[[V69]], %[[V72]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V74:.*]] = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V75:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V76:.*]] = "ttir.subtract"(%arg0, %[[V74]], %[[V75]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V77:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V78:.*]] = "ttir.div"(%[[V73]], %[[V76]], %[[V77]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V79:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V80:.*]] = "ttir.add"(%[[V66]], %[[V78]], %[[V79]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V81:.*]] = "ttir.constant"() <{value = dense<5.000000e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V82:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V83:.*]] = "ttir.multiply"(%[[V71]], %[[V81]], %[[V82]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V84:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V85:.*]] = "ttir.add"(%[[V80]], %[[V83]], %[[V84]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V86:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V87:.*]] = "ttir.multiply"(%[[V71]], %arg0, %[[V86]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V88:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V89:.*]] = "ttir.div"(%[[V87]], %[[V69]], %[[V88]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V90:.*]] = "ttir.constant"() <{value = dense<0.0833333358> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V91:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V92:.*]] = "ttir.multiply"(%[[V89]], %[[V90]], %[[V91]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V93:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V94:.*]] = "ttir.add"(%[[V85]], %[[V92]], %[[V93]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V95:.*]] = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V96:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V97:.*]] = "ttir.add"(%arg0, %[[V95]], %[[V96]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V98:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V99:.*]] = "ttir.div"(%[[V97]], %[[V69]], %[[V98]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V100:.*]] = "ttir.constant"() <{value = dense<2.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V101:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V102:.*]] = "ttir.add"(%arg0, %[[V100]], %[[V101]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V103:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V104:.*]] = "ttir.div"(%[[V102]], %[[V69]], %[[V103]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V105:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V106:.*]] = "ttir.multiply"(%[[V89]], %[[V99]], %[[V105]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V107:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V108:.*]] = "ttir.multiply"(%[[V106]], %[[V104]], %[[V107]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V109:.*]] = "ttir.constant"() <{value = dense<-0.00138888892> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V110:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V111:.*]] = "ttir.multiply"(%[[V108]], %[[V109]], %[[V110]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V112:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V113:.*]] = "ttir.add"(%[[V94]], %[[V111]], %[[V112]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V114:.*]] = "ttir.constant"() <{value = dense<3.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V115:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V116:.*]] = "ttir.add"(%arg0, %[[V114]], %[[V115]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V117:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V118:.*]] = "ttir.div"(%[[V116]], %[[V69]], %[[V117]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V119:.*]] = "ttir.constant"() <{value = dense<4.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V120:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V121:.*]] = "ttir.add"(%arg0, %[[V119]], %[[V120]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V122:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V123:.*]] = "ttir.div"(%[[V121]], %[[V69]], %[[V122]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V124:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V125:.*]] = "ttir.multiply"(%[[V108]], %[[V118]], %[[V124]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V126:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V127:.*]] = "ttir.multiply"(%[[V125]], %[[V123]], %[[V126]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V128:.*]] = "ttir.constant"() <{value = dense<3.30687835E-5> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V129:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V130:.*]] = "ttir.multiply"(%[[V127]], %[[V128]], %[[V129]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V131:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V132:.*]] = "ttir.add"(%[[V113]], %[[V130]], %[[V131]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V133:.*]] = "ttir.constant"() <{value = dense<5.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V134:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V135:.*]] = "ttir.add"(%arg0, %[[V133]], %[[V134]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V136:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V137:.*]] = "ttir.div"(%[[V135]], %[[V69]], %[[V136]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V138:.*]] = "ttir.constant"() <{value = dense<6.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V139:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V140:.*]] = "ttir.add"(%arg0, %[[V138]], %[[V139]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V141:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V142:.*]] = "ttir.div"(%[[V140]], %[[V69]], %[[V141]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V143:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V144:.*]] = "ttir.multiply"(%[[V127]], %[[V137]], %[[V143]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V145:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V146:.*]] = "ttir.multiply"(%[[V144]], %[[V142]], %[[V145]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V147:.*]] = "ttir.constant"() <{value = dense<-8.26719599E-7> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V148:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V149:.*]] = "ttir.multiply"(%[[V146]], %[[V147]], %[[V148]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V150:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V151:.*]] = "ttir.add"(%[[V132]], %[[V149]], %[[V150]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V152:.*]] = "ttir.constant"() <{value = dense<7.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V153:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V154:.*]] = "ttir.add"(%arg0, %[[V152]], %[[V153]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V155:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V156:.*]] = "ttir.div"(%[[V154]], %[[V69]], %[[V155]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V157:.*]] = "ttir.constant"() <{value = dense<8.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V158:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V159:.*]] = "ttir.add"(%arg0, %[[V157]], %[[V158]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V160:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V161:.*]] = "ttir.div"(%[[V159]], %[[V69]], %[[V160]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V162:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V163:.*]] = "ttir.multiply"(%[[V146]], %[[V156]], %[[V162]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V164:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V165:.*]] = "ttir.multiply"(%[[V163]], %[[V161]], %[[V164]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V166:.*]] = "ttir.constant"() <{value = dense<2.08767563E-8> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V167:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V168:.*]] = "ttir.multiply"(%[[V165]], %[[V166]], %[[V167]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V169:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V170:.*]] = "ttir.add"(%[[V151]], %[[V168]], %[[V169]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V171:.*]] = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V172:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V173:.*]] = "ttir.ge"(%arg0, %[[V171]], %[[V172]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V174:.*]] = "ttir.constant"() <{value = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V175:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V176:.*]] = "ttir.gt"(%arg1, %[[V174]], %[[V175]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<1xf32>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V177:.*]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT: %[[V178:.*]] = "ttir.logical_and"(%[[V173]], %[[V176]], %[[V177]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: %[[V179:.*]] = "ttir.constant"() <{value = dense<0x7FC00000> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %[[V180:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V181:.*]] = "ttir.where"(%[[V178]], %[[V170]], %[[V179]], %[[V180]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi1>, tensor<4xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[V181]] : tensor<4xf32>
func.func @zeta(%x: tensor<4xf32>, %q: tensor<4xf32>) -> tensor<4xf32> {
  %0 = chlo.zeta %x, %q : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
