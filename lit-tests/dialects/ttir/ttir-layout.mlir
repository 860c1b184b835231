// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout %s | filecheck %s

#any_device = #tt.operand_constraint<any_device>
#any_device_tile = #tt.operand_constraint<any_device_tile>

// CHECK-DAG: #[[HOST:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
// CHECK-DAG: #[[DRAM:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #dram>, interleaved>
// CHECK-DAG: #[[TILES:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #dram>, interleaved>
// CHECK-DAG: #[[COLLAPSED:.*]] = #tt.layout<(d0, d1, d2, d3) -> (d0 * 192 + d1 * 64 + d2, d3), undef, <1x1>, memref<384x128xf32, #system>>
// CHECK-DAG: #[[VECTOR:.*]] = #tt.layout<(d0) -> (0, d0), undef, <1x1>, memref<1x5xi8, #system>>
// CHECK-DAG: #[[EMPTY:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<0x4xf32, #system>>
// CHECK-DAG: #[[EMPTY_JOINED:.*]] = #tt.layout<(d0, d1, d2) -> (d0 * 3 + d1, d2), undef, <1x1>, memref<0x4xf32, #system>>

// Operands come to the device, tiled where the constraint allows no scalars; the result goes back.
// CHECK-LABEL: func.func @binary(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xf32, #[[HOST]]>, %[[B:.*]]: tensor<64x128xf32, #[[HOST]]>) -> tensor<64x128xf32, #[[HOST]]>
func.func @binary(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // CHECK-NEXT: %[[TO_A:.*]] = tensor.empty() : tensor<64x128xf32, #[[TILES]]>
  // CHECK-NEXT: %[[DEVICE_A:.*]] = "ttir.to_layout"(%[[A]], %[[TO_A]])
  // CHECK-NEXT: %[[TO_B:.*]] = tensor.empty() : tensor<64x128xf32, #[[DRAM]]>
  // CHECK-NEXT: %[[DEVICE_B:.*]] = "ttir.to_layout"(%[[B]], %[[TO_B]])
  // CHECK-NEXT: %[[INIT:.*]] = tensor.empty() : tensor<64x128xf32, #[[TILES]]>
  // CHECK-NEXT: %[[SUM:.*]] = "ttir.add"(%[[DEVICE_A]], %[[DEVICE_B]], %[[INIT]])
  // CHECK-SAME: -> tensor<64x128xf32, #[[TILES]]>
  // CHECK-NEXT: %[[TO_HOST:.*]] = tensor.empty() : tensor<64x128xf32, #[[HOST]]>
  // CHECK-NEXT: %[[RESULT:.*]] = "ttir.to_layout"(%[[SUM]], %[[TO_HOST]])
  // CHECK-NEXT: return %[[RESULT]] : tensor<64x128xf32, #[[HOST]]>
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device, #any_device_tile]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %1 : tensor<64x128xf32>
}

// A result that the next operation can take stays where it is.
// CHECK-LABEL: func.func @chain(
func.func @chain(%a: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // CHECK: %[[EXP:.*]] = "ttir.exp"
  // CHECK-NEXT: %[[INIT:.*]] = tensor.empty() : tensor<64x128xf32, #[[DRAM]]>
  // CHECK-NEXT: "ttir.neg"(%[[EXP]], %[[INIT]])
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.exp"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %2 = tensor.empty() : tensor<64x128xf32>
  %3 = "ttir.neg"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %3 : tensor<64x128xf32>
}

// What another operation computes is overwritten as an init only where nothing else reads it.
// CHECK-LABEL: func.func @computed_inits(
func.func @computed_inits(%a: tensor<64x128xf32>) -> (tensor<64x128xf32>, tensor<64x128xf32>) {
  // CHECK: %[[EXP:.*]] = "ttir.exp"
  // CHECK: %[[NEG:.*]] = "ttir.neg"(%[[EXP]], %{{.*}})
  // CHECK-NEXT: %[[OWN:.*]] = tensor.empty() : tensor<64x128xf32, #[[DRAM]]>
  // CHECK-NEXT: %[[RELU:.*]] = "ttir.relu"(%[[NEG]], %[[OWN]]) {{.*}} -> tensor<64x128xf32, #[[DRAM]]>
  // CHECK: %[[ABS:.*]] = "ttir.abs"(%[[EXP]], %{{.*}})
  // CHECK: "ttir.sqrt"(%[[EXP]], %[[RELU]]) {{.*}} -> tensor<64x128xf32, #[[DRAM]]>
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.exp"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %2 = "ttir.neg"(%1, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %3 = "ttir.relu"(%2, %1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %4 = "ttir.abs"(%1, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %5 = "ttir.sqrt"(%1, %3) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %4, %5 : tensor<64x128xf32>, tensor<64x128xf32>
}

// Equal constants become one, made in the layout of its first user.
// CHECK-LABEL: func.func @constants(
// CHECK: "ttir.constant"() <{value = dense<2.000000e+00> : tensor<64x128xf32>}> : () -> tensor<64x128xf32, #[[DRAM]]>
// CHECK-NOT: ttir.constant
func.func @constants(%a: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = "ttir.constant"() <{value = dense<2.0> : tensor<64x128xf32>}> : () -> tensor<64x128xf32>
  %1 = tensor.empty() : tensor<64x128xf32>
  %2 = "ttir.multiply"(%a, %0, %1) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  %3 = "ttir.constant"() <{value = dense<2.0> : tensor<64x128xf32>}> : () -> tensor<64x128xf32>
  %4 = tensor.empty() : tensor<64x128xf32>
  %5 = "ttir.multiply"(%2, %3, %4) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %5 : tensor<64x128xf32>
}

// Arguments that nobody uses, and declarations, get layouts too.
// CHECK-LABEL: func.func @unused(
// CHECK-SAME: %{{.*}}: tensor<2x3x64x128xf32, #[[COLLAPSED]]>, %{{.*}}: tensor<5xi8, #[[VECTOR]]>, %{{.*}}: i32)
func.func @unused(%a: tensor<2x3x64x128xf32>, %b: tensor<5xi8>, %c: i32) {
  return
}

// CHECK: func.func private @declared(tensor<64x128xf32, #[[HOST]]>) -> tensor<5xi8, #[[VECTOR]]>
func.func private @declared(tensor<64x128xf32>) -> tensor<5xi8>

// What has a layout keeps it.
#in_l1 = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x2>, memref<32x64xf32, #tt.memory_space<l1>>, block_sharded>
// CHECK: func.func private @laid_out(tensor<64x128xf32, #{{.*}}>) -> tensor<64x128xf32, #[[HOST]]>
func.func private @laid_out(tensor<64x128xf32, #in_l1>) -> tensor<64x128xf32>

// Of a tensor without elements only the dims that are empty have the size 0.
// CHECK: func.func private @empty(tensor<0x4xf32, #[[EMPTY]]>, tensor<0x3x4xf32, #[[EMPTY_JOINED]]>)
func.func private @empty(tensor<0x4xf32>, tensor<0x3x4xf32>)
