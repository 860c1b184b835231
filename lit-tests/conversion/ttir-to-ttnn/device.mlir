// RUN: ttmlir-opt --convert-ttir-to-ttnn --split-input-file %s | FileCheck %s

// What uses no device is converted in a module without one.
#any = #tt.operand_constraint<any_device>
// CHECK-LABEL: func.func @no_device(
// CHECK-SAME: %[[A:.*]]: tensor<64x128xf32>, %[[O:.*]]: tensor<64x128xf32>)
func.func @no_device(%a: tensor<64x128xf32>, %o: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // CHECK-NEXT: %[[R:.*]] = "ttnn.abs"(%[[A]], %[[O]])
  // CHECK-NEXT: return %[[R]]
  %0 = "ttir.abs"(%a, %o) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// -----

// The device is that of the innermost operation that has one.
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<4x8xf32, #tt.memory_space<system>>>
// CHECK: #[[DEVICE:.*]] = #tt.device<workerGrid = #tt.grid<8x8,
// CHECK-LABEL: func.func @device_of_function(
func.func @device_of_function() -> tensor<4x8xf32, #layout> attributes {tt.device = #device} {
  // CHECK-NEXT: %[[DEV:.*]] = "ttnn.get_device"() : () -> !tt.device<#[[DEVICE]]>
  // CHECK-NEXT: %[[R:.*]] = "ttnn.full"(%[[DEV]])
  // CHECK-NEXT: return %[[R]]
  %0 = "ttir.constant"() <{value = dense<2.0> : tensor<4x8xf32>}> : () -> tensor<4x8xf32, #layout>
  return %0 : tensor<4x8xf32, #layout>
}
