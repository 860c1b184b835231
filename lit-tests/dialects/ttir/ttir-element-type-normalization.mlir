// RUN: ttmlir-opt --ttir-element-type-normalization --verify-diagnostics %s | filecheck %s
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline %s 2>/dev/null | ttmlir-translate --ttnn-to-flatbuffer -o %t.ttnn
// RUN: ttrt run --golden %t.ttnn

#any = #tt.operand_constraint<any_device>

// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[INDICES:.*]]: tensor<8xi32>, %[[TABLE:.*]]: tensor<50x16xf32>) -> tensor<8x16xf32>
func.func @rows(%indices: tensor<8xi64>, %table: tensor<50x16xf64>) -> tensor<8x16xf64> {
  // CHECK-NEXT: %[[INIT:.*]] = tensor.empty() : tensor<8x16xf32>
  // CHECK-NEXT: "ttir.embedding"(%[[INDICES]], %[[TABLE]], %[[INIT]])
  // CHECK-SAME: (tensor<8xi32>, tensor<50x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  %0 = tensor.empty() : tensor<8xi32>
  %1 = "ttir.typecast"(%indices, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<8xi64>, tensor<8xi32>) -> tensor<8xi32>
  %2 = tensor.empty() : tensor<8x16xf64>
  %3 = "ttir.embedding"(%1, %table, %2) <{operand_constraints = [#any, #any, #any]}> : (tensor<8xi32>, tensor<50x16xf64>, tensor<8x16xf64>) -> tensor<8x16xf64>
  return %3 : tensor<8x16xf64>
}

// CHECK-LABEL: func.func @constants(
// CHECK-SAME: -> (tensor<3xi32>, tensor<2xui32>, tensor<2xf32>, tensor<2xi16>)
func.func @constants() -> (tensor<3xi64>, tensor<2xui64>, tensor<2xf64>, tensor<2xi16>) {
  // CHECK-NEXT: dense<[-2147483648, -1, 2147483647]> : tensor<3xi32>
  // expected-warning @+2 {{element -9223372036854775808 is beyond 32 bits}}
  // expected-note @+1 {{it becomes -2147483648}}
  %0 = "ttir.constant"() <{value = dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xi64>}> : () -> tensor<3xi64>
  // CHECK-NEXT: dense<[0, 4294967295]> : tensor<2xui32>
  %1 = "ttir.constant"() <{value = dense<[0, 4294967295]> : tensor<2xui64>}> : () -> tensor<2xui64>
  // CHECK-NEXT: dense<1.000000e-01> : tensor<2xf32>
  %2 = "ttir.constant"() <{value = dense<0.1> : tensor<2xf64>}> : () -> tensor<2xf64>
  // CHECK-NEXT: dense<[0x7F800000, 0xFF800000]> : tensor<2xf32>
  // expected-warning @+2 {{element -1e+39 is beyond 32 bits}}
  // expected-note @+1 {{it becomes -Infinity}}
  %far = "ttir.constant"() <{value = dense<[0x7FF0000000000000, -1.0e+39]> : tensor<2xf64>}> : () -> tensor<2xf64>
  // CHECK-NEXT: dense<[1, 2]> : tensor<2xi16>
  %3 = "ttir.constant"() <{value = dense<[1, 2]> : tensor<2xi16>}> : () -> tensor<2xi16>
  return %0, %1, %2, %3 : tensor<3xi64>, tensor<2xui64>, tensor<2xf64>, tensor<2xi16>
}

// What has a layout stays.
#layout = #tt.layout<(d0) -> (0, d0), undef, <1x1>, memref<1x4xi64, #tt.memory_space<system>>>
// CHECK: func.func private @laid_out(tensor<4xi64, #{{.*}}>) -> i64
func.func private @laid_out(tensor<4xi64, #layout>) -> i64

// A typecast that never changed the type was not made for the narrower one and stays.
// CHECK-LABEL: func.func @same_type(
// CHECK: "ttir.typecast"
// CHECK-SAME: (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
func.func @same_type(%a: tensor<8x16xf64>) -> tensor<8x16xf64> {
  %0 = tensor.empty() : tensor<8x16xf64>
  %1 = "ttir.typecast"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<8x16xf64>, tensor<8x16xf64>) -> tensor<8x16xf64>
  return %1 : tensor<8x16xf64>
}
