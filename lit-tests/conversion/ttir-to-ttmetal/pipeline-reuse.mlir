// RUN: ttmlir-opt --ttir-to-ttmetal-backend-pipeline="reuse=true" %s | filecheck %s
// RUN: ttmlir-opt --ttir-to-ttmetal-backend-pipeline %s | filecheck --check-prefix=LASTING %s

#any_device = #tt.operand_constraint<any_device>
#three = [#any_device, #any_device, #any_device]

// What the first operation was computed from is free when the last one is.
// CHECK-LABEL: func.func @twice(
// CHECK-SAME: tt.arg_alloc = [#tt.arg_alloc<1024, 4096, l1>]
// CHECK-DAG: "ttmetal.alloc"() <{address = 5120 : i64
// CHECK: "ttmetal.dealloc"
// CHECK: "ttmetal.alloc"() <{address = 5120 : i64
// LASTING-LABEL: func.func @twice(
// LASTING-COUNT-1: address = 5120 : i64
// LASTING-NOT: address = 5120 : i64
// LASTING: return
func.func @twice(%a: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = tensor.empty() : tensor<32x32xf32>
  %1 = "ttir.add"(%a, %a, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = #three}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %2 = tensor.empty() : tensor<32x32xf32>
  %3 = "ttir.multiply"(%1, %a, %2) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = #three}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return %3 : tensor<32x32xf32>
}
