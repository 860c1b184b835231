// RUN: ttmlir-opt --raise-loops-to-linalg %s | filecheck %s

// A tensor that a loop carries is no element of memory: the loop stays.

// CHECK-LABEL: func.func @carries_a_tensor(
// CHECK: scf.for
// CHECK: scf.yield %{{.*}} : tensor<4xi32>
func.func @carries_a_tensor(%step: index) {
  %lower = arith.constant -1 : index
  %upper = arith.constant 4 : index
  %one = arith.constant 1 : index
  %init = arith.constant dense<16> : tensor<4xi32>
  %last = scf.for %i = %lower to %upper step %one iter_args(%carried = %init) -> (tensor<4xi32>) {
    scf.yield %init : tensor<4xi32>
  }
  return
}
