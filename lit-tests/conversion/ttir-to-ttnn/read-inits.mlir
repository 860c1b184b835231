// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout="init-memory-space=dram" --convert-ttir-to-ttnn %s | filecheck %s --check-prefix=TTNN
// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout="init-memory-space=l1 default-memory-space=l1" --ttir-allocate %s | filecheck %s --check-prefix=ALLOC
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline=enable-optimizer=false %s | filecheck %s --check-prefix=HOST

// An init that something else reads is not written to.

#any_device = #tt.operand_constraint<dram|l1|scalar|tile|any_device|any_device_tile>

// TTNN-LABEL: func.func @argument(
// TTNN-SAME: %[[X:[^:]*]]: {{.*}}, %[[INIT:[^:]*]]: tensor
// TTNN: %[[EMPTY:.*]] = "ttnn.empty"
// TTNN-NEXT: %[[NEG:.*]] = "ttnn.neg"(%[[X]], %[[EMPTY]])
// TTNN-NEXT: return %[[NEG]], %[[INIT]]

// ALLOC-LABEL: func.func @argument(
// ALLOC-SAME: %[[X:[^:]*]]: {{.*}}, %[[INIT:[^:]*]]: tensor
// ALLOC-NEXT: %[[EMPTY:.*]] = "ttir.alloc"
// ALLOC-NEXT: %[[NEG:.*]] = "ttir.neg"(%[[X]], %[[EMPTY]])
// ALLOC-NEXT: return %[[NEG]], %[[INIT]]
func.func @argument(%x: tensor<4x4xf32>, %init: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = "ttir.neg"(%x, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %init : tensor<4x4xf32>, tensor<4x4xf32>
}

// Nobody else reads this one.
// TTNN-LABEL: func.func @written_argument(
// TTNN-SAME: %[[X:[^:]*]]: {{.*}}, %[[INIT:[^:]*]]: tensor
// TTNN-NEXT: %{{.*}} = "ttnn.neg"(%[[X]], %[[INIT]])

// ALLOC-LABEL: func.func @written_argument(
// ALLOC-SAME: %[[X:[^:]*]]: {{.*}}, %[[INIT:[^:]*]]: tensor
// ALLOC-NEXT: %{{.*}} = "ttir.neg"(%[[X]], %[[INIT]])
func.func @written_argument(%x: tensor<4x4xf32>, %init: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = "ttir.neg"(%x, %init) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// TTNN-LABEL: func.func @constant(
// TTNN: %[[INIT:.*]] = "ttnn.full"
// TTNN: %[[EMPTY:.*]] = "ttnn.empty"
// TTNN-NEXT: %[[RELU:.*]] = "ttnn.relu"(%{{.*}}, %[[EMPTY]])
// TTNN-NEXT: return %[[RELU]], %[[INIT]]

// HOST-LABEL: func.func @constant(
// HOST: %[[INIT:.*]] = "ttnn.full"
// HOST: %[[EMPTY:.*]] = "ttnn.empty"
// HOST-NEXT: %[[RELU:.*]] = "ttnn.relu"(%{{.*}}, %[[EMPTY]])
// HOST-NEXT: "ttnn.to_memory_config"(%[[RELU]]
// HOST-NEXT: "ttnn.to_memory_config"(%[[INIT]]
func.func @constant(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = "ttir.constant"() <{value = dense<3.0> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>
  %1 = "ttir.relu"(%x, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1, %0 : tensor<4x4xf32>, tensor<4x4xf32>
}

// The result of one operation is the init of the next, and read behind it.
// TTNN-LABEL: func.func @result(
// TTNN: %[[FIRST:.*]] = "ttnn.empty"
// TTNN-NEXT: %[[NEG:.*]] = "ttnn.neg"(%{{.*}}, %[[FIRST]])
// TTNN-NEXT: %[[SECOND:.*]] = "ttnn.empty"
// TTNN-NEXT: %[[ABS:.*]] = "ttnn.abs"(%{{.*}}, %[[SECOND]])
// TTNN-NEXT: return %[[NEG]], %[[ABS]]

// ALLOC-LABEL: func.func @result(
// ALLOC: %[[FIRST:.*]] = "ttir.alloc"
// ALLOC-NEXT: %[[NEG:.*]] = "ttir.neg"(%{{.*}}, %[[FIRST]])
// ALLOC-NEXT: %[[SECOND:.*]] = "ttir.alloc"
// ALLOC-NEXT: %[[ABS:.*]] = "ttir.abs"(%{{.*}}, %[[SECOND]])
// ALLOC-NEXT: return %[[NEG]], %[[ABS]]
func.func @result(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = tensor.empty() : tensor<4x4xf32>
  %1 = "ttir.neg"(%x, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = "ttir.abs"(%x, %1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
}

// An operation that reads its own init has another one.
// TTNN-LABEL: func.func @itself(
// TTNN-SAME: %[[X:[^:]*]]: tensor
// TTNN: %[[EMPTY:.*]] = "ttnn.empty"
// TTNN-NEXT: %{{.*}} = "ttnn.matmul"(%[[X]], %[[X]], %[[EMPTY]])
func.func @itself(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = "ttir.matmul"(%x, %x, %x) <{operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// What stands for a broadcast is its input, for operations that broadcast themselves.
// HOST-LABEL: func.func @broadcast(
// HOST: "ttnn.empty"
// HOST: %[[EMPTY:.*]] = "ttnn.empty"
// HOST-NEXT: "ttnn.neg"(%{{.*}}, %[[EMPTY]])
func.func @broadcast(%a: tensor<1x4xf32>, %x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = tensor.empty() : tensor<4x4xf32>
  %1 = "ttir.broadcast"(%a, %0) <{dimension = [0], operand_constraints = [#any_device, #any_device]}> : (tensor<1x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = "ttir.neg"(%x, %1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// An init that is only written to stays.
// TTNN-LABEL: func.func @chain(
// TTNN: %[[EMPTY:.*]] = "ttnn.empty"
// TTNN-NEXT: %[[NEG:.*]] = "ttnn.neg"(%{{.*}}, %[[EMPTY]])
// TTNN-NEXT: "ttnn.abs"(%{{.*}}, %[[NEG]])
func.func @chain(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = tensor.empty() : tensor<4x4xf32>
  %1 = "ttir.neg"(%x, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = "ttir.abs"(%x, %1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
