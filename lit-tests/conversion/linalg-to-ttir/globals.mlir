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

// What is written is kept outside of the program: read first, it is an argument, and what is in it in the end a result. A program that only writes gives it too.
// CHECK: module @kept
// CHECK-NEXT: func.func @step(%[[X:.*]]: tensor<4xf32> {my.name = "x"}, %[[KEPT:.*]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
// CHECK: %[[SUM:.*]] = "ttir.add"(%[[KEPT]], %[[X]],
// CHECK: %[[TWICE:.*]] = "ttir.add"(%[[SUM]], %[[X]],
// CHECK: return %[[SUM]], %[[TWICE]]
// CHECK: func.func @reset(%[[NEW:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[NEW]]
// CHECK: func.func @reads(%[[KEPT:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[KEPT]]
// CHECK: func.func @overwrites(%[[X:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[X]]
module @kept {
  ml_program.global private mutable @state(dense<2.0> : tensor<4xf32>) : tensor<4xf32>
  ml_program.global private mutable @scratch : tensor<4xf32>
  func.func @step(%x: tensor<4xf32> {my.name = "x"}) -> tensor<4xf32> {
    %0 = ml_program.global_load @state : tensor<4xf32>
    %1 = arith.addf %0, %x : tensor<4xf32>
    ml_program.global_store @state = %1 : tensor<4xf32>
    %2 = ml_program.global_load @state : tensor<4xf32>
    %3 = arith.addf %2, %x : tensor<4xf32>
    ml_program.global_store @state = %3 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @reset(%x: tensor<4xf32>) {
    ml_program.global_store @state = %x : tensor<4xf32>
    return
  }
  func.func @reads() -> tensor<4xf32> {
    %0 = ml_program.global_load @state : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @overwrites(%x: tensor<4xf32>) -> tensor<4xf32> {
    ml_program.global_store @scratch = %x : tensor<4xf32>
    %0 = ml_program.global_load @scratch : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
