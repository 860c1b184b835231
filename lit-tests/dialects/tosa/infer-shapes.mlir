// RUN: ttmlir-opt --allow-unregistered-dialect --tosa-infer-shapes %s | filecheck %s

// What mlir-opt infers too is in fixtures/passes/tosa-infer-shapes.mlir. Here it crashes.

// A block argument is cast for others where its block starts.
// CHECK-LABEL: func.func @user_of_argument(
func.func @user_of_argument(%c: tensor<i1>, %a: tensor<4xf32>) -> tensor<*xf32> {
  // CHECK: tosa.cond_if {{.*}} : tensor<i1> (tensor<4xf32>) -> tensor<?xf32> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<4xf32>) -> tensor<*xf32> {
  // CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<4xf32>):
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[X]] : tensor<4xf32> to tensor<?xf32>
  ^bb0(%x: tensor<?xf32>):
    // CHECK-NEXT: %[[ABS:.*]] = tosa.abs %[[X]] : (tensor<4xf32>) -> tensor<4xf32>
    %1 = tosa.abs %x : (tensor<?xf32>) -> tensor<*xf32>
    // CHECK-NEXT: "test.use"(%[[CAST]]) : (tensor<?xf32>) -> ()
    "test.use"(%x) : (tensor<?xf32>) -> ()
    // CHECK-NEXT: tosa.yield %[[ABS]] : tensor<4xf32>
    tosa.yield %1 : tensor<*xf32>
  } else {
  ^bb0(%x: tensor<?xf32>):
    %1 = tosa.concat %x, %x {axis = 0 : i32} : (tensor<?xf32>, tensor<?xf32>) -> tensor<*xf32>
    tosa.yield %1 : tensor<*xf32>
  }
  return %0 : tensor<*xf32>
}
