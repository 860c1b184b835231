// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --tosa-infer-shapes %s | filecheck %s

// What mlir-opt infers too is in fixtures/passes/tosa-infer-shapes.mlir. Here it crashes, or makes types that cannot be read.

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

// -----

// No size is negative.
// CHECK-LABEL: func.func @window_is_larger(
func.func @window_is_larger(%a: tensor<1x2x2x1xf32>) {
  // CHECK: tosa.max_pool2d {{.*}} -> tensor<1x?x1x1xf32>
  %0 = tosa.max_pool2d %a {kernel = array<i64: 5, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x2x1xf32>) -> tensor<*xf32>
  return
}

// -----

// The bias has a size per channel; mlir-opt takes the number of batches for it.
// CHECK-LABEL: func.func @channels_of_bias(
func.func @channels_of_bias(%a: tensor<2x8x8x4xf32>, %w: tensor<?x3x3x4xf32>, %b: tensor<16xf32>, %zp: tensor<1xf32>) {
  // CHECK: tosa.transpose_conv2d {{.*}} -> tensor<2x17x17x16xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %zp, %zp {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<2x8x8x4xf32>, tensor<?x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

// The largest exact number is the largest size.
// CHECK-LABEL: func.func @no_such_size(
func.func @no_such_size(%a: tensor<3x8xf32>) {
  %m = tosa.const_shape {values = dense<[9007199254740991, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // CHECK: tosa.tile {{.*}} -> tensor<?x16xf32>
  %0 = tosa.tile %a, %m : (tensor<3x8xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return
}
