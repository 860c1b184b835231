// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline="sharding-pass-enabled=true" %s | filecheck %s --check-prefixes=CHECK,STAY
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline="sharding-pass-enabled=true enable-deallocation=true" %s | filecheck %s --check-prefixes=CHECK,FREED

// Each tensor takes 256 KiB of the 1464 KiB of a core. Those of a chain stay in L1 to the end of the program, unless they are freed.
#any = #tt.operand_constraint<dram|l1|tile|any_layout|any_device_tile>
// CHECK-LABEL: func.func @chain(
// CHECK: "ttnn.empty"{{.*}}<l1>>
// CHECK: "ttnn.empty"{{.*}}<l1>>
// CHECK: "ttnn.empty"{{.*}}<l1>>
// STAY: "ttnn.empty"{{.*}}<dram>>
// FREED: "ttnn.empty"{{.*}}<l1>>
// STAY: "ttnn.empty"{{.*}}<dram>>
// FREED: "ttnn.empty"{{.*}}<l1>>
// CHECK: "ttnn.empty"{{.*}}<dram>>
func.func @chain(%a: tensor<2048x2048xf32>) -> tensor<2048x2048xf32> {
  %e0 = tensor.empty() : tensor<2048x2048xf32>
  %0 = "ttir.exp"(%a, %e0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %e1 = tensor.empty() : tensor<2048x2048xf32>
  %1 = "ttir.exp"(%0, %e1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %e2 = tensor.empty() : tensor<2048x2048xf32>
  %2 = "ttir.exp"(%1, %e2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %e3 = tensor.empty() : tensor<2048x2048xf32>
  %3 = "ttir.exp"(%2, %e3) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %e4 = tensor.empty() : tensor<2048x2048xf32>
  %4 = "ttir.exp"(%3, %e4) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %e5 = tensor.empty() : tensor<2048x2048xf32>
  %5 = "ttir.exp"(%4, %e5) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  return %5 : tensor<2048x2048xf32>
}
