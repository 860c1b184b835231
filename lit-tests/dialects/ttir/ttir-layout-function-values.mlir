// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout %s | filecheck %s
// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout=init-memory-space=dram --ttir-optimizer %s | filecheck %s

// Values that are functions have the layouts of the functions, and what indirect calls pass on comes in them.

#any_device = #tt.operand_constraint<any_device>

// CHECK-LABEL: func.func private @callee(
// CHECK-SAME: tensor<64x128xf32, #[[START:.*]]>) -> tensor<64x128xf32, #[[START]]>
func.func private @callee(%a: tensor<64x128xf32>) -> tensor<64x128xf32> {
  return %a : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @caller(
// CHECK-SAME: , %[[GIVEN:[a-z0-9]+]]: (tensor<64x128xf32, #[[START]]>) -> tensor<64x128xf32, #[[START]]>
// CHECK: %[[KNOWN:.*]] = constant @callee : (tensor<64x128xf32, #[[START]]>) -> tensor<64x128xf32, #[[START]]>
// CHECK: %[[RELU:.*]] = "ttir.relu"
// CHECK: %[[BACK:.*]] = "ttir.to_layout"(%[[RELU]],
// CHECK-NEXT: %[[FIRST:.*]] = call_indirect %[[GIVEN]](%[[BACK]])
// CHECK-NEXT: call_indirect %[[KNOWN]](%[[FIRST]])
func.func @caller(%a: tensor<64x128xf32>, %given: (tensor<64x128xf32>) -> tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %2 = call_indirect %given(%1) : (tensor<64x128xf32>) -> tensor<64x128xf32>
  %known = constant @callee : (tensor<64x128xf32>) -> tensor<64x128xf32>
  %3 = call_indirect %known(%2) : (tensor<64x128xf32>) -> tensor<64x128xf32>
  return %3 : tensor<64x128xf32>
}
