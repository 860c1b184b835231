// RUN: ttmlir-opt --split-input-file --tosa-narrow-i64-to-i32 --tosa-narrow-f64-to-f32 --verify-diagnostics %s | filecheck %s
// RUN: ttmlir-opt --split-input-file --tosa-narrow-i64-to-i32=aggressive-rewrite --tosa-narrow-f64-to-f32="aggressive-rewrite convert-function-boundaries" %s | filecheck %s --check-prefix=ALL

// CHECK-LABEL: func.func @integers(
// CHECK-SAME: %[[A:.*]]: tensor<2xi64>) -> tensor<2xi64>
func.func @integers(%a: tensor<2xi64>) -> tensor<2xi64> {
  // CHECK-NEXT: %[[N:.*]] = tosa.cast %[[A]] : (tensor<2xi64>) -> tensor<2xi32>
  // CHECK-NEXT: %[[C:.*]] = tosa.clamp %[[N]] {max_val = 7 : i32, min_val = -3 : i32} : (tensor<2xi32>) -> tensor<2xi32>
  %0 = tosa.clamp %a {max_val = 7 : i64, min_val = -3 : i64} : (tensor<2xi64>) -> tensor<2xi64>
  // CHECK-NEXT: %[[W:.*]] = tosa.cast %[[C]] : (tensor<2xi32>) -> tensor<2xi64>
  // CHECK-NEXT: return %[[W]] : tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----
// ALL-LABEL: func.func @too_large(
func.func @too_large() -> tensor<2xi64> {
  // ALL-NEXT: "tosa.const"() <{values = dense<[2147483647, -2]> : tensor<2xi32>}>
  // expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %0 = "tosa.const"() <{values = dense<[2147483648, -2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----
// ALL-LABEL: func.func @indices_without_rank(
func.func @indices_without_rank(%a: tensor<*xf32>) -> tensor<*xi64> {
  // ALL-NEXT: tosa.argmax %{{.*}} {axis = 0 : i32} : (tensor<*xf32>) -> tensor<*xi32>
  // expected-error @+1 {{failed to legalize operation 'tosa.argmax'}}
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<*xf32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// -----
// ALL-LABEL: func.func @sum(
// ALL-SAME: %[[A:.*]]: tensor<2xf32>) -> tensor<2xf32>
func.func @sum(%a: tensor<2xf64>) -> tensor<2xf64> {
  // ALL-NEXT: %[[S:.*]] = tosa.add %[[A]], %[[A]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  // expected-error @+1 {{failed to legalize operation 'tosa.add'}}
  %0 = tosa.add %a, %a : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  // ALL-NEXT: return %[[S]] : tensor<2xf32>
  return %0 : tensor<2xf64>
}
