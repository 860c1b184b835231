// RUN: ttmlir-opt --canonicalize %s | filecheck %s

// CHECK-LABEL: func.func @neutral_integers
// CHECK-SAME: (%[[A:.*]]: i32)
func.func @neutral_integers(%a: i32) -> (i32, i32, i32, i32, i32, i32) {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : i32
  // CHECK-NEXT: return %[[A]], %[[A]], %[[A]], %[[A]], %[[C0]], %[[C0]] : i32, i32, i32, i32, i32, i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %a, %c0 : i32
  %1 = arith.addi %c0, %a : i32
  %2 = arith.subi %a, %c0 : i32
  %3 = arith.muli %c1, %a : i32
  %4 = arith.muli %a, %c0 : i32
  %5 = arith.subi %a, %a : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @inverse_integers
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @inverse_integers(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  // CHECK-NEXT: return %[[A]], %[[A]], %[[A]], %[[B]] : i32, i32, i32, i32
  %difference = arith.subi %a, %b : i32
  %0 = arith.addi %difference, %b : i32
  %1 = arith.addi %b, %difference : i32
  %sum = arith.addi %a, %b : i32
  %2 = arith.subi %sum, %b : i32
  %3 = arith.subi %sum, %a : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// Integers wrap around.
// CHECK-LABEL: func.func @constant_integers
func.func @constant_integers() -> (i8, index, tensor<2xi32>, tensor<2xi32>) {
  // CHECK-DAG: %[[A:.*]] = arith.constant -56 : i8
  // CHECK-DAG: %[[B:.*]] = arith.constant -2 : index
  // CHECK-DAG: %[[C:.*]] = arith.constant dense<[5, 10]> : tensor<2xi32>
  // CHECK-DAG: %[[D:.*]] = arith.constant dense<25> : tensor<2xi32>
  // CHECK: return %[[A]], %[[B]], %[[C]], %[[D]]
  %c100 = arith.constant 100 : i8
  %0 = arith.addi %c100, %c100 : i8
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %1 = arith.subi %c3, %c5 : index
  %five = arith.constant dense<5> : tensor<2xi32>
  %list = arith.constant dense<[1, 2]> : tensor<2xi32>
  %2 = arith.muli %five, %list : tensor<2xi32>
  %3 = arith.muli %five, %five : tensor<2xi32>
  return %0, %1, %2, %3 : i8, index, tensor<2xi32>, tensor<2xi32>
}

// Adding 0.0 changes -0.0, so it stays.
// CHECK-LABEL: func.func @neutral_floats
// CHECK-SAME: (%[[A:.*]]: f32)
func.func @neutral_floats(%a: f32) -> (f32, f32, f32, f32, f32) {
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[A]], %[[ZERO]] : f32
  // CHECK-NEXT: return %[[SUM]], %[[A]], %[[A]], %[[A]], %[[A]]
  %zero = arith.constant 0.0 : f32
  %negative_zero = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = arith.addf %a, %zero : f32
  %1 = arith.addf %a, %negative_zero : f32
  %2 = arith.subf %a, %zero : f32
  %3 = arith.mulf %one, %a : f32
  %4 = arith.divf %a, %one : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// Results round to their format: 2048 + 1 is 2048 in f16, 1 / 3 is 0.333984 in bf16.
// CHECK-LABEL: func.func @constant_floats
func.func @constant_floats() -> (f16, bf16, f32) {
  // CHECK-DAG: %[[A:.*]] = arith.constant 2.048000e+03 : f16
  // CHECK-DAG: %[[B:.*]] = arith.constant 3.339840e-01 : bf16
  // CHECK-DAG: %[[C:.*]] = arith.constant 0x7F800000 : f32
  // CHECK: return %[[A]], %[[B]], %[[C]]
  %c2048 = arith.constant 2048.0 : f16
  %one = arith.constant 1.0 : f16
  %0 = arith.addf %c2048, %one : f16
  %b1 = arith.constant 1.0 : bf16
  %b3 = arith.constant 3.0 : bf16
  %1 = arith.divf %b1, %b3 : bf16
  %large = arith.constant 1.0e+38 : f32
  %2 = arith.mulf %large, %large : f32
  return %0, %1, %2 : f16, bf16, f32
}
