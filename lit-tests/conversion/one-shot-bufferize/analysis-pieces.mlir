// Numbers of conflicts go on counting from piece to piece, and values are named as the printer names them.
// RUN: ttmlir-opt --split-input-file "--one-shot-bufferize=test-analysis-only bufferize-function-boundaries print-conflicts" %s | filecheck %s
// RUN: ttmlir-opt --split-input-file --mlir-print-op-generic "--one-shot-bufferize=test-analysis-only bufferize-function-boundaries dump-alias-sets" %s | filecheck %s --check-prefix=GENERIC

// CHECK: func.func @first({{.*}} attributes {"C_0[DEF: bbArg 0]"} {
// CHECK-NEXT: tensor.insert {{.*}} {"C_0[CONFL-WRITE: 1]", __inplace_operands_attr__ = ["none", "false", "none"]}
// CHECK-NEXT: tensor.extract {{.*}} {"C_0[READ: 0]", __inplace_operands_attr__ = ["true", "none"]}

// GENERIC: %0 = "tensor.insert"{{.*}} __opresult_alias_set_attr__ = {{\[\["%0"\]\]}}}
func.func @first(%t: tensor<5xf32> {bufferization.writable = true}, %i: index, %f: f32) -> (f32, tensor<5xf32>) {
  %0 = tensor.insert %f into %t[%i] : tensor<5xf32>
  %1 = tensor.extract %t[%i] : tensor<5xf32>
  return %1, %0 : f32, tensor<5xf32>
}

// -----

// CHECK: func.func @read_only({{.*}} attributes {"W_0[NOT-WRITABLE: bbArg 0]"} {
func.func @read_only(%t: tensor<5xf32> {bufferization.writable = false}, %i: index, %f: f32) -> tensor<5xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

// CHECK: func.func @second({{.*}} attributes {"C_1[DEF: bbArg 0]"} {
// CHECK-NEXT: tensor.insert {{.*}} {"C_1[CONFL-WRITE: 1]", __inplace_operands_attr__ = ["none", "false", "none"]}
// CHECK-NEXT: tensor.extract {{.*}} {"C_1[READ: 0]", __inplace_operands_attr__ = ["true", "none"]}
func.func @second(%t: tensor<5xf32> {bufferization.writable = true}, %i: index, %f: f32) -> (f32, tensor<5xf32>) {
  %0 = tensor.insert %f into %t[%i] : tensor<5xf32>
  %1 = tensor.extract %t[%i] : tensor<5xf32>
  return %1, %0 : f32, tensor<5xf32>
}

// -----

// CHECK: func.func @read_only_again({{.*}} attributes {"W_1[NOT-WRITABLE: bbArg 0]"} {
func.func @read_only_again(%t: tensor<5xf32> {bufferization.writable = false}, %i: index, %f: f32) -> tensor<5xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<5xf32>
  return %0 : tensor<5xf32>
}
