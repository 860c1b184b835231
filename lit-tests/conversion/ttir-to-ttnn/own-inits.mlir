// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout --cse --convert-ttir-to-ttnn %s | filecheck %s --check-prefix=TTNN
// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout --cse --ttir-allocate %s | filecheck %s --check-prefix=ALLOC

// cse merges the empty tensors. Operations that write to one get one each, so that none overwrites what another reads.

#any_device_tile = #tt.operand_constraint<dram|l1|tile|any_device_tile>

// TTNN-LABEL: func.func @difference(
// TTNN: %[[RELU_INIT:.*]] = "ttnn.empty"
// TTNN: %[[RELU:.*]] = "ttnn.relu"(%{{.*}}, %[[RELU_INIT]])
// TTNN: %[[SIGMOID_INIT:.*]] = "ttnn.empty"
// TTNN-NEXT: %[[SIGMOID:.*]] = "ttnn.sigmoid"(%{{.*}}, %[[SIGMOID_INIT]])
// TTNN: %[[INIT:.*]] = "ttnn.empty"
// TTNN-NEXT: "ttnn.subtract"(%[[RELU]], %[[SIGMOID]], %[[INIT]])

// ALLOC-LABEL: func.func @difference(
// ALLOC: %[[IN:.*]] = "ttir.to_layout"
// ALLOC: %[[RELU_INIT:.*]] = "ttir.alloc"
// ALLOC-NEXT: %[[RELU:.*]] = "ttir.relu"(%[[IN]], %[[RELU_INIT]])
// ALLOC: "ttir.to_layout"
// ALLOC-NEXT: %[[SIGMOID_INIT:.*]] = "ttir.alloc"
// ALLOC-NEXT: %[[SIGMOID:.*]] = "ttir.sigmoid"(%{{.*}}, %[[SIGMOID_INIT]])
// ALLOC: %[[INIT:.*]] = "ttir.alloc"
// ALLOC-NEXT: "ttir.subtract"(%[[RELU]], %[[SIGMOID]], %[[INIT]])
func.func @difference(%a: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = tensor.empty() : tensor<32x32xf32>
  %1 = "ttir.relu"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %2 = tensor.empty() : tensor<32x32xf32>
  %3 = "ttir.sigmoid"(%a, %2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %4 = tensor.empty() : tensor<32x32xf32>
  %5 = "ttir.subtract"(%1, %3, %4) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return %5 : tensor<32x32xf32>
}
