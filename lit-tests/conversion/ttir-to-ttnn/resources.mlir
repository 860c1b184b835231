// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline %s | filecheck %s
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline %s | ttmlir-translate --ttnn-to-flatbuffer -o %t.ttnn
// RUN: ttrt run --golden %t.ttnn

// Constants whose elements stand in a resource of the file, as PyTorch's weights do.

#any = #tt.operand_constraint<any_device>

// CHECK-LABEL: func.func @weights(
// CHECK: "ttnn.full"{{.*}}fillValue = 2.000000e+00
// CHECK: "ttnn.constant"() <{value = dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}>
// CHECK-NOT: dialect_resources
func.func @weights(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "ttir.constant"() <{value = dense_resource<weights> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %1 = tensor.empty() : tensor<2x2xf32>
  %2 = "ttir.add"(%a, %0, %1) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %3 = "ttir.constant"() <{value = dense_resource<equal> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %4 = tensor.empty() : tensor<2x2xf32>
  %5 = "ttir.multiply"(%2, %3, %4) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %5 : tensor<2x2xf32>
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F000000400000404000008040",
      equal: "0x0400000000000040000000400000004000000040"
    }
  }
#-}
