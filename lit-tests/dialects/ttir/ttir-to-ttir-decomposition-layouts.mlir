// RUN: ttmlir-opt --ttir-to-ttir-decomposition %s | filecheck %s
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline %s

// What stands for an operation has the type of its result, also where signatures give layouts.

#any_device = #tt.operand_constraint<any_device>
#dram = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x96xf32, #tt.memory_space<dram>>, interleaved>
#l1 = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x96xf32, #tt.memory_space<l1>>, interleaved>

// CHECK-LABEL: func.func @clamp(
// CHECK: %[[RAISED:.*]] = "ttir.maximum"(%arg0, {{.*}}) -> tensor<64x96xf32, #[[DRAM:layout[0-9]*]]>
// CHECK: %[[LOWERED:.*]] = "ttir.minimum"(%[[RAISED]], {{.*}}) -> tensor<64x96xf32>
// CHECK-NEXT: return %[[LOWERED]] : tensor<64x96xf32>
func.func @clamp(%a: tensor<64x96xf32, #dram>) -> tensor<64x96xf32> {
  %0 = tensor.empty() : tensor<64x96xf32>
  %1 = "ttir.clamp"(%a, %0) <{max = 2.0 : f32, min = -1.0 : f32, operand_constraints = [#any_device, #any_device]}> : (tensor<64x96xf32, #dram>, tensor<64x96xf32>) -> tensor<64x96xf32>
  return %1 : tensor<64x96xf32>
}

// CHECK-LABEL: func.func @reverse(
// CHECK: %[[ROWS:.*]] = "ttir.embedding"({{.*}}) -> tensor<64x96xf32>
// CHECK: %[[INIT:.*]] = tensor.empty() : tensor<64x96xf32, #[[L1:layout[0-9]*]]>
// CHECK: %[[MOVED:.*]] = "ttir.typecast"(%[[ROWS]], %[[INIT]]) {{.*}} -> tensor<64x96xf32, #[[L1]]>
// CHECK: return %[[MOVED]] : tensor<64x96xf32, #[[L1]]>
func.func @reverse(%a: tensor<64x96xf32, #dram>) -> tensor<64x96xf32, #l1> {
  %0 = tensor.empty() : tensor<64x96xf32, #l1>
  %1 = "ttir.reverse"(%a, %0) <{dimensions = array<i64: 0>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x96xf32, #dram>, tensor<64x96xf32, #l1>) -> tensor<64x96xf32, #l1>
  return %1 : tensor<64x96xf32, #l1>
}

// CHECK-LABEL: func.func @slice_of_all(
// CHECK: %[[SAME:.*]] = "ttir.typecast"(%arg0, {{.*}}) {{.*}} -> tensor<64x96xf32>
// CHECK-NEXT: return %[[SAME]] : tensor<64x96xf32>
func.func @slice_of_all(%a: tensor<64x96xf32, #dram>) -> tensor<64x96xf32> {
  %0 = tensor.empty() : tensor<64x96xf32>
  %1 = "ttir.slice"(%a, %0) <{begins = [0 : i32, 0 : i32], ends = [64 : i32, 96 : i32], operand_constraints = [#any_device, #any_device], step = [1 : i32, 1 : i32]}> : (tensor<64x96xf32, #dram>, tensor<64x96xf32>) -> tensor<64x96xf32>
  return %1 : tensor<64x96xf32>
}

// CHECK-LABEL: func.func @arange(
// CHECK: "ttir.typecast"({{.*}}) -> tensor<64x96xf32, #[[L1]]>
func.func @arange() -> tensor<64x96xf32, #l1> {
  %0 = "ttir.arange"() <{arange_dimension = 1 : i64, end = 96 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<64x96xf32, #l1>
  return %0 : tensor<64x96xf32, #l1>
}
