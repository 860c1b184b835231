// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout=init-memory-space=dram --ttir-optimizer="override-grid-sizes=left=2x2,call=4x4,if=4x4" %s 2>&1 | filecheck %s

// What calls, control flow and several returns hand over is brought back to the type of what takes it.

// Calls and `scf` have the types of what they stand for.
// CHECK: warning: override-grid-sizes: no operation of TTIR has the location "call"
// CHECK: warning: override-grid-sizes: no operation of TTIR has the location "if"

#any_device = #tt.operand_constraint<any_device>

// CHECK-DAG: #[[ONE:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #dram>, interleaved>
// CHECK-DAG: #[[ALL:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #dram>, interleaved>
// CHECK-DAG: #[[FOUR:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<32x64xf32, #dram>, interleaved>

// A function that is called keeps its signature.
// CHECK-LABEL: func.func private @callee(
// CHECK-SAME: tensor<64x128xf32, #[[ONE]]>) -> tensor<64x128xf32, #[[ONE]]>
func.func private @callee(%a: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // CHECK: %[[RELU:.*]] = "ttir.relu"{{.*}} -> tensor<64x128xf32, #[[ALL]]>
  // CHECK-NEXT: %[[INIT:.*]] = tensor.empty() : tensor<64x128xf32, #[[ONE]]>
  // CHECK-NEXT: %[[BACK:.*]] = "ttir.to_layout"(%[[RELU]], %[[INIT]])
  // CHECK-NEXT: return %[[BACK]] : tensor<64x128xf32, #[[ONE]]>
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %1 : tensor<64x128xf32>
}

// One that nothing calls gets the types of what it returns.
// CHECK-LABEL: func.func @caller(
// CHECK-SAME: tensor<64x128xf32, #[[ONE]]>) -> (tensor<64x128xf32, #[[ALL]]>, tensor<64x128xf32, #[[ONE]]>)
func.func @caller(%a: tensor<64x128xf32>) -> (tensor<64x128xf32>, tensor<64x128xf32>) {
  // CHECK: %[[RELU:.*]] = "ttir.relu"{{.*}} -> tensor<64x128xf32, #[[ALL]]>
  // CHECK: %[[BACK:.*]] = "ttir.to_layout"(%[[RELU]],
  // CHECK-NEXT: %[[CALL:.*]] = call @callee(%[[BACK]]) : (tensor<64x128xf32, #[[ONE]]>) -> tensor<64x128xf32, #[[ONE]]>
  // CHECK-NEXT: return %[[RELU]], %[[CALL]]
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %2 = call @callee(%1) : (tensor<64x128xf32>) -> tensor<64x128xf32> loc("call")
  return %1, %2 : tensor<64x128xf32>, tensor<64x128xf32>
}

// CHECK-LABEL: func.func @regions(
func.func @regions(%a: tensor<64x128xf32>, %n: index, %c: i1) -> tensor<64x128xf32> {
  // CHECK: scf.for {{.*}} -> (tensor<64x128xf32, #[[ONE]]>)
  // CHECK: %[[RELU:.*]] = "ttir.relu"{{.*}} -> tensor<64x128xf32, #[[ALL]]>
  // CHECK: %[[BACK:.*]] = "ttir.to_layout"(%[[RELU]],
  // CHECK-NEXT: scf.yield %[[BACK]]
  // CHECK: scf.if %{{.*}} -> (tensor<64x128xf32, #[[ONE]]>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<64x128xf32> {
    %1 = tensor.empty() : tensor<64x128xf32>
    %2 = "ttir.relu"(%x, %1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    scf.yield %2 : tensor<64x128xf32>
  }
  %3 = scf.if %c -> tensor<64x128xf32> {
    scf.yield %0 : tensor<64x128xf32>
  } else {
    scf.yield %a : tensor<64x128xf32>
  } loc("if")
  return %3 : tensor<64x128xf32>
}

// Both returns give what the first one does.
// CHECK-LABEL: func.func @returns(
// CHECK-SAME: -> tensor<64x128xf32, #[[FOUR]]>
func.func @returns(%a: tensor<64x128xf32>, %c: i1) -> tensor<64x128xf32> {
  // CHECK: cf.cond_br
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  // CHECK: return %{{.*}} : tensor<64x128xf32, #[[FOUR]]>
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32> loc("left")
  return %1 : tensor<64x128xf32>
^bb2:
  // CHECK: %[[EXP:.*]] = "ttir.exp"{{.*}} -> tensor<64x128xf32, #[[ALL]]>
  // CHECK: %[[BACK:.*]] = "ttir.to_layout"(%[[EXP]],
  // CHECK-NEXT: return %[[BACK]] : tensor<64x128xf32, #[[FOUR]]>
  %2 = tensor.empty() : tensor<64x128xf32>
  %3 = "ttir.exp"(%a, %2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %3 : tensor<64x128xf32>
}

// CHECK-LABEL: func.func @branches(
// CHECK-SAME: -> tensor<64x128xf32, #[[ONE]]>
func.func @branches(%a: tensor<64x128xf32>, %c: i1) -> tensor<64x128xf32> {
  // CHECK: %[[RELU:.*]] = "ttir.relu"{{.*}} -> tensor<64x128xf32, #[[ALL]]>
  // CHECK: %[[BACK:.*]] = "ttir.to_layout"(%[[RELU]],
  // CHECK-NEXT: cf.cond_br %{{.*}}, ^bb1(%[[BACK]] : tensor<64x128xf32, #[[ONE]]>), ^bb1(%{{.*}} : tensor<64x128xf32, #[[ONE]]>)
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  cf.cond_br %c, ^bb1(%1 : tensor<64x128xf32>), ^bb1(%a : tensor<64x128xf32>)
^bb1(%x: tensor<64x128xf32>):
  return %x : tensor<64x128xf32>
}
