// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(tosa-infer-shapes{fold-shape-expressions=true}))' %s | filecheck %s

// Every operation on shapes, of constants.
// CHECK-LABEL: func.func @arithmetic(
func.func @arithmetic() {
  %a = tosa.const_shape {values = dense<[7, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %start = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %size = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  // CHECK: tosa.const_shape {values = dense<[9, 17]>
  %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.const_shape {values = dense<[-5, -7]>
  %1 = tosa.sub_shape %b, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.const_shape {values = dense<[14, 60]>
  %2 = tosa.mul_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.const_shape {values = dense<[3, 2]>
  %3 = tosa.div_floor_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.const_shape {values = dense<[4, 3]>
  %4 = tosa.div_ceil_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.const_shape {values = dense<[1, 2]>
  %5 = tosa.mod_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.const_shape {values = dense<[7, 12]>
  %6 = tosa.max_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.const_shape {values = dense<[2, 5]>
  %7 = tosa.min_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.const_shape {values = dense<[4, 32]>
  %8 = tosa.exp2_shape %b : (!tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.const_shape {values = dense<[2, 3]>
  %9 = tosa.log2_floor_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.const_shape {values = dense<[1, 3]>
  %10 = tosa.log2_ceil_shape %b : (!tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.const_shape {values = dense<[7, 12, 2, 5]>
  %11 = tosa.concat_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<4>
  // CHECK: tosa.const_shape {values = dense<[12, 2]>
  %12 = tosa.slice_shape %11, %start, %size : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// What TOSA does not say, or 2^53 does not hold, stays.
// CHECK-LABEL: func.func @undefined(
func.func @undefined() {
  %a = tosa.const_shape {values = dense<[7, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[2, 53]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // CHECK: tosa.div_floor_shape
  %0 = tosa.div_floor_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.mod_shape
  %1 = tosa.mod_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.log2_ceil_shape
  %2 = tosa.log2_ceil_shape %b : (!tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.exp2_shape
  %3 = tosa.exp2_shape %c : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}

// Sizes that are inferred are known to what follows.
// CHECK-LABEL: func.func @of_inferred(
func.func @of_inferred(%a: tensor<3x4x5xf32>) -> tensor<*xf32> {
  %0 = tosa.abs %a : (tensor<3x4x5xf32>) -> tensor<?x?x?xf32>
  %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<?x?x?xf32>) -> !tosa.shape<1>
  %2 = tosa.const_shape {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %3 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  // CHECK: tosa.reshape {{.*}} -> tensor<4x15xf32>
  %4 = tosa.reshape %0, %3 : (tensor<?x?x?xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return %4 : tensor<*xf32>
}

// In a loop only what is so in all iterations.
// CHECK-LABEL: func.func @loop(
func.func @loop(%c: tensor<1xi1>, %a: tensor<4x1xf32>) -> tensor<*xf32> {
  // CHECK: tosa.while_loop {{.*}} -> tensor<4x?xf32>
  %0 = tosa.while_loop (%x = %a) : (tensor<4x1xf32>) -> tensor<*xf32> {
    tosa.yield %c : tensor<1xi1>
  } do {
  ^bb0(%x: tensor<*xf32>):
    // CHECK: tosa.const_shape {values = dense<4>
    %1 = tosa.dim %x {axis = 0 : i32} : (tensor<*xf32>) -> !tosa.shape<1>
    // CHECK: tosa.dim
    %2 = tosa.dim %x {axis = 1 : i32} : (tensor<*xf32>) -> !tosa.shape<1>
    // CHECK: tosa.concat_shape
    %3 = tosa.concat_shape %1, %2 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
    // CHECK: tosa.reshape {{.*}} -> tensor<?x?xf32>
    %4 = tosa.reshape %x, %3 : (tensor<*xf32>, !tosa.shape<2>) -> tensor<*xf32>
    // CHECK: tosa.concat {{.*}} -> tensor<4x?xf32>
    %5 = tosa.concat %x, %x {axis = 1 : i32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    tosa.yield %5 : tensor<*xf32>
  }
  return %0 : tensor<*xf32>
}
