// RUN: ttmlir-opt --tosa-arith-const-to-tosa-const %s | filecheck %s
// RUN: not ttmlir-opt --tosa-arith-const-to-tosa-const=x=1 %s 2>&1 | filecheck %s --check-prefix=OPTION

// OPTION: no such option x

// CHECK-LABEL: func.func @constants(
func.func @constants() -> (tensor<2xi4>, tensor<f32>, tensor<2xindex>, vector<2xi32>) {
  // CHECK-DAG: %[[A:.*]] = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi4>}>
  %0 = arith.constant dense<[1, 2]> : tensor<2xi4>
  // CHECK-DAG: %[[B:.*]] = "tosa.const"() <{values = dense<1.000000e+00> : tensor<f32>}>
  %1 = arith.constant dense<1.0> : tensor<f32>
  // CHECK-DAG: %[[C:.*]] = arith.constant dense<3> : tensor<2xindex>
  %2 = arith.constant dense<3> : tensor<2xindex>
  // CHECK-DAG: %[[D:.*]] = arith.constant dense<4> : vector<2xi32>
  %3 = arith.constant dense<4> : vector<2xi32>
  // CHECK: return %[[A]], %[[B]], %[[C]], %[[D]]
  return %0, %1, %2, %3 : tensor<2xi4>, tensor<f32>, tensor<2xindex>, vector<2xi32>
}
