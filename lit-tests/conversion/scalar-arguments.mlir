// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline %s | filecheck %s
// RUN: ttmlir-opt --tosa-to-ttir-pipeline %s | filecheck %s
// RUN: ttmlir-opt --linalg-to-ttir-pipeline %s | filecheck %s

// CHECK-LABEL: func.func @handed_over(
// CHECK-SAME: %[[I:.*]]: tensor<i32>, %[[N:.*]]: tensor<i32>, %[[P:.*]]: tensor<i1>) -> (tensor<i1>, tensor<i32>, tensor<i32>) {
// CHECK-NEXT: return %[[P]], %[[I]], %[[N]] : tensor<i1>, tensor<i32>, tensor<i32>
func.func @handed_over(%i: i32, %n: index, %p: i1) -> (i1, i32, index) {
  return %p, %i, %n : i1, i32, index
}

// CHECK-LABEL: func.func @constant() -> tensor<f32> {
// CHECK-NEXT: %[[C:.*]] = "ttir.constant"() <{value = dense<2.500000e+00> : tensor<f32>}>
// CHECK-NEXT: return %[[C]] : tensor<f32>
func.func @constant() -> f32 {
  %0 = arith.constant 2.5 : f32
  return %0 : f32
}
