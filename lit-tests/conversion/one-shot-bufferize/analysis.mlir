// RUN: ttmlir-opt "--one-shot-bufferize=test-analysis-only bufferize-function-boundaries" %s | filecheck %s
// RUN: ttmlir-opt "--one-shot-bufferize=test-analysis-only bufferize-function-boundaries dump-alias-sets print-conflicts" %s | filecheck %s --check-prefix=WHY
// RUN: ttmlir-opt "--one-shot-bufferize=test-analysis-only bufferize-function-boundaries analysis-heuristic=top-down" %s | filecheck %s --check-prefix=DOWN
// RUN: ttmlir-opt "--one-shot-bufferize=test-analysis-only bufferize-function-boundaries analysis-heuristic=fuzzer analysis-fuzzer-seed=1" %s | filecheck %s --check-prefix=FUZZER
// RUN: ttmlir-opt "--one-shot-bufferize=test-analysis-only bufferize-function-boundaries analysis-heuristic=sideways" %s | filecheck %s --check-prefix=FUZZER

// CHECK-LABEL: func.func @two_writes(
// CHECK-SAME: %[[T:.*]]: tensor<8xf32> {bufferization.access = "read-write", bufferization.writable = true}, %[[X:.*]]: f32, %[[I:.*]]: index)
// CHECK: %[[A:.*]] = tensor.insert %[[X]] into %[[T]][%[[I]]] {__inplace_operands_attr__ = ["none", "false", "none"]}
// CHECK: %[[B:.*]] = tensor.insert %[[X]] into %[[T]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]}
// CHECK: return {__equivalent_func_args__ = [-1, 0], __inplace_operands_attr__ = ["true", "true"]} %[[A]], %[[B]]

// WHY-LABEL: func.func @two_writes(
// WHY-SAME: attributes {"C_0[DEF: bbArg 0]", __bbarg_alias_set_attr__ = {{\[\[\[\["%inserted_0", "%arg0"\]\]\]\]}}} {
// WHY: tensor.insert {{.*}} {"C_0[CONFL-WRITE: 1]", __inplace_operands_attr__ = ["none", "false", "none"], __opresult_alias_set_attr__ = {{\[\["%inserted"\]\]}}}
// WHY: tensor.insert {{.*}} {"C_0[READ: 1]", __inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\["%inserted_0", "%arg0"\]\]}}}

// DOWN-LABEL: func.func @two_writes(
// DOWN: %[[A:.*]] = tensor.insert {{.*}}["none", "true", "none"]
// DOWN: %[[B:.*]] = tensor.insert {{.*}}["none", "false", "none"]

// FUZZER-LABEL: func.func @two_writes(
// FUZZER-COUNT-2: tensor.insert {{.*}} {__inplace_operands_attr__ = ["none", "{{true|false}}", "none"]}
func.func @two_writes(%t: tensor<8xf32> {bufferization.writable = true}, %x: f32, %i: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = tensor.insert %x into %t[%i] : tensor<8xf32>
  %1 = tensor.insert %x into %t[%i] : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// WHY-LABEL: func.func @read_only(
// WHY-SAME: attributes {{{.*}}"W_0[NOT-WRITABLE: bbArg 0]"
func.func @read_only(%t: tensor<8xf32> {bufferization.writable = false}, %x: f32, %i: index) -> tensor<8xf32> {
  %0 = tensor.insert %x into %t[%i] : tensor<8xf32>
  return %0 : tensor<8xf32>
}
