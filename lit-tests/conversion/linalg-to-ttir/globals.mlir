// RUN: ttmlir-opt --convert-linalg-to-ttir %s | filecheck %s

// Reads of globals that nobody writes are constants, and private globals that nothing names are left out.
// CHECK-NOT: ml_program
// CHECK-LABEL: func.func @reads
ml_program.global private @weights(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @seed(dense<3> : tensor<i64>) : tensor<i64>
func.func @reads() -> tensor<4xf32> {
  // CHECK-NEXT: %[[WEIGHTS:.*]] = "ttir.constant"() <{value = dense<1.000000e+00> : tensor<4xf32>}>
  // CHECK-NEXT: return %[[WEIGHTS]]
  %r = ml_program.global_load_const @weights : tensor<4xf32>
  return %r : tensor<4xf32>
}

// A module of its own has its own globals.
// CHECK: module @inner
// CHECK-NEXT: func.func @reads
module @inner {
  ml_program.global private mutable @weights(dense<2.0> : tensor<4xf32>) : tensor<4xf32>
  func.func @reads() -> tensor<4xf32> {
    // CHECK-NEXT: %[[WEIGHTS:.*]] = "ttir.constant"() <{value = dense<2.000000e+00> : tensor<4xf32>}>
    // CHECK-NEXT: return %[[WEIGHTS]]
    %r = ml_program.global_load @weights : tensor<4xf32>
    return %r : tensor<4xf32>
  }
}
