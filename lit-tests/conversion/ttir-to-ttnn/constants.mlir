// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline %s | filecheck %s
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline %s | ttmlir-translate --ttnn-to-flatbuffer | ttmlir-translate --flatbuffer-to-ttnn | filecheck %s

// Constants of different elements: made in host memory, brought to the device where something computes with them. In a binary they are stored
// with the description of their tensor, and are read back where they are used first.

#any_device_tile = #tt.operand_constraint<dram|l1|tile|any_device_tile>

// CHECK-DAG: #[[TILES:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x1x!tt.tile<32x32, f32>, #dram>, interleaved>
// CHECK-DAG: #[[ROWS:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x2xf32, #system>>

// CHECK-LABEL: func.func @on_device(
// CHECK: %[[DEVICE:.*]] = "ttnn.get_device"
// CHECK: %[[CONSTANT:.*]] = "ttnn.constant"() <{value = dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32, #[[ROWS]]>
// CHECK-NEXT: %[[TILED:.*]] = "ttnn.to_layout"(%[[CONSTANT]], %[[DEVICE]]) <{layout = #ttnn.layout<tile>}>
// CHECK-NEXT: %[[MOVED:.*]] = "ttnn.to_device"(%[[TILED]], %[[DEVICE]]) {{.*}} -> tensor<2x2xf32, #[[TILES]]>
// CHECK: "ttnn.add"(%{{.*}}, %[[MOVED]], %{{.*}})
func.func @on_device(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "ttir.constant"() <{value = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %1 = tensor.empty() : tensor<2x2xf32>
  %2 = "ttir.add"(%a, %0, %1) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}

// A constant that is only returned stays on the host.
// CHECK-LABEL: func.func @on_host(
// CHECK-NEXT: %[[CONSTANT:.*]] = "ttnn.constant"() <{value = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>}>
// CHECK-NEXT: return %[[CONSTANT]]
func.func @on_host() -> tensor<2x2xi32> {
  %0 = "ttir.constant"() <{value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// Equal integers that no f32 is are elements too.
// CHECK-LABEL: func.func @bits(
// CHECK: "ttnn.full"{{.*}}fillValue = 0x4B800000
// CHECK: "ttnn.constant"() <{value = dense<16777217> : tensor<2x2xi32>}>
func.func @bits() -> (tensor<2x2xi32>, tensor<2x2xi32>) {
  %0 = "ttir.constant"() <{value = dense<16777216> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %1 = "ttir.constant"() <{value = dense<16777217> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  return %0, %1 : tensor<2x2xi32>, tensor<2x2xi32>
}

// What is no number keeps its sign and payload.
// CHECK-LABEL: func.func @no_number(
// CHECK: "ttnn.full"{{.*}}fillValue = 0xFFC00001
func.func @no_number() -> tensor<2x2xf32> {
  %0 = "ttir.constant"() <{value = dense<0xFFC00001> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
