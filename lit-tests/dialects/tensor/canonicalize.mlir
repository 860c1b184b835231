// RUN: ttmlir-opt --canonicalize %s | filecheck %s

// CHECK-LABEL: func.func @sizes
// CHECK-SAME: (%[[A:.*]]: tensor<4x8xf32>, %[[D:.*]]: tensor<?x8xf32>)
func.func @sizes(%a: tensor<4x8xf32>, %d: tensor<?x8xf32>) -> (index, index, index) {
  // CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
  // CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
  // CHECK: %[[DIM:.*]] = tensor.dim %[[D]], %[[C0]] : tensor<?x8xf32>
  // CHECK-NEXT: return %[[C8]], %[[C2]], %[[DIM]]
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %a, %c1 : tensor<4x8xf32>
  %1 = tensor.rank %a : tensor<4x8xf32>
  %2 = tensor.dim %d, %c0 : tensor<?x8xf32>
  return %0, %1, %2 : index, index, index
}

// What gives its operand is not needed.
// CHECK-LABEL: func.func @same
// CHECK-SAME: (%[[A:.*]]: tensor<4x8xf32>, %{{.*}}: f32)
func.func @same(%a: tensor<4x8xf32>, %x: f32) -> tensor<4x8xf32> {
  // CHECK-NEXT: return %[[A]]
  %0 = tensor.extract_slice %a[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> to tensor<4x8xf32>
  %1 = tensor.insert_slice %0 into %a[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<4x8xf32>
  %2 = tensor.concat dim(0) %1 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = tensor.collapse_shape %2 [[0], [1]] : tensor<4x8xf32> into tensor<4x8xf32>
  %4 = tensor.expand_shape %3 [[0], [1]] output_shape [4, 8] : tensor<4x8xf32> into tensor<4x8xf32>
  %5 = tensor.pad %4 low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x8xf32> to tensor<4x8xf32>
  return %5 : tensor<4x8xf32>
}

// Padding that is wanted stays, and so does a slice.
// CHECK-LABEL: func.func @other
func.func @other(%a: tensor<4x8xf32>, %x: f32) -> (tensor<4x8xf32>, tensor<4x7xf32>) {
  // CHECK-NEXT: tensor.pad %{{.*}} nofold
  // CHECK: tensor.extract_slice
  %0 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x8xf32> to tensor<4x8xf32>
  %1 = tensor.extract_slice %a[0, 1] [4, 7] [1, 1] : tensor<4x8xf32> to tensor<4x7xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x7xf32>
}

// An element of complex numbers is a constant like others.
// CHECK-LABEL: func.func @complex_elements
// CHECK-NEXT:    %[[CST:.*]] = complex.constant [3.000000e+00 : f32, 4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:    return %[[CST]]
func.func @complex_elements() -> complex<f32> {
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %0 = tensor.extract %t[%c1] : tensor<2xcomplex<f32>>
  return %0 : complex<f32>
}

// The constant that is the mark of a value stays a value.
// CHECK-LABEL: func.func @mark_of_a_value
// CHECK-NEXT:    %[[MARK:.*]] = arith.constant -9223372036854775808 : index
// CHECK-NEXT:    tensor.extract_slice %{{.*}}[0] [4] [%[[MARK]]]
func.func @mark_of_a_value(%t: tensor<?xf32>) -> tensor<?xf32> {
  %c = arith.constant -9223372036854775808 : index
  %n = arith.constant 4 : index
  %0 = tensor.extract_slice %t[0] [%n] [%c] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
