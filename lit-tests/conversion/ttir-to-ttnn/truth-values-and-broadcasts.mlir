// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline %s | filecheck %s

#any_device_tile = #tt.operand_constraint<any_device_tile>

// Truth values are numbers of bf16.
// CHECK-DAG: #[[HOST:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xi1, #system>>
// CHECK-DAG: #[[PREDS:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<1x1x!tt.tile<32x32, bf16>, #dram>, interleaved>

// CHECK-LABEL: func.func @compare(
// CHECK-SAME: -> tensor<64x128xi1, #[[HOST]]>
func.func @compare(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>) -> tensor<64x128xi1> {
  %0 = tensor.empty() : tensor<64x128xi1>
  // CHECK: %[[INIT:.*]] = "ttnn.empty"(%{{.*}}) <{dtype = #tt.supportedDataTypes<bf16>, layout = #ttnn.layout<tile>, {{.*}}}> : (!tt.device<#device>) -> tensor<64x128xi1, #[[PREDS]]>
  // CHECK: "ttnn.lt"(%{{.*}}, %{{.*}}, %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}> : ({{.*}}) -> tensor<64x128xi1, #[[PREDS]]>
  %1 = "ttir.lt"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xi1>) -> tensor<64x128xi1>
  return %1 : tensor<64x128xi1>
}

// CHECK-LABEL: func.func @typecast_to_truth_values(
func.func @typecast_to_truth_values(%a: tensor<64x128xf32>) -> tensor<64x128xi1> {
  // CHECK: %[[INIT:.*]] = "ttnn.empty"
  // CHECK-NEXT: %[[ZEROS:.*]] = "ttnn.empty"(%{{.*}}) <{dtype = #tt.supportedDataTypes<bf16>,
  // CHECK-NEXT: "ttnn.ne"(%{{.*}}, %[[ZEROS]], %[[INIT]]) <{operandSegmentSizes = array<i32: 2, 1>}>
  // CHECK-NOT: ttnn.typecast
  %0 = tensor.empty() : tensor<64x128xi1>
  %1 = "ttir.typecast"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<64x128xf32>, tensor<64x128xi1>) -> tensor<64x128xi1>
  return %1 : tensor<64x128xi1>
}

// CHECK-LABEL: func.func @typecast_of_truth_values(
func.func @typecast_of_truth_values(%a: tensor<64x128xi1>) -> tensor<64x128xf32> {
  // CHECK: "ttnn.typecast"(%{{.*}}, %{{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}>
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.typecast"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<64x128xi1>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %1 : tensor<64x128xf32>
}

// What broadcasts by itself takes the input.
// CHECK-LABEL: func.func @broadcast_for_an_elementwise_operation(
func.func @broadcast_for_an_elementwise_operation(%a: tensor<1x128xf32>, %b: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // CHECK: %[[A:.*]] = "ttnn.to_device"({{.*}}) {{.*}} -> tensor<1x128xf32
  // CHECK: "ttnn.multiply"(%[[A]], %{{.*}}, %{{.*}})
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.broadcast"(%a, %0) <{dimension = [0, 1], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %2 = tensor.empty() : tensor<64x128xf32>
  %3 = "ttir.multiply"(%1, %b, %2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %3 : tensor<64x128xf32>
}

// Others take the sum with zeros of the whole shape.
// CHECK-LABEL: func.func @broadcast_that_is_returned(
func.func @broadcast_that_is_returned(%a: tensor<1x128xf32>) -> tensor<64x128xf32> {
  // CHECK: %[[A:.*]] = "ttnn.to_device"({{.*}}) {{.*}} -> tensor<1x128xf32
  // CHECK-NEXT: %[[INIT:.*]] = "ttnn.empty"({{.*}}) <{{.*}} shape = #ttnn.shape<64x128>}>
  // CHECK-NEXT: %[[ZEROS:.*]] = "ttnn.empty"({{.*}}) <{{.*}} shape = #ttnn.shape<64x128>}>
  // CHECK-NEXT: %[[WHOLE:.*]] = "ttnn.add"(%[[A]], %[[ZEROS]], %[[INIT]])
  // CHECK-NEXT: "ttnn.to_memory_config"(%[[WHOLE]], %{{.*}})
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.broadcast"(%a, %0) <{dimension = [0, 1], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %1 : tensor<64x128xf32>
}
