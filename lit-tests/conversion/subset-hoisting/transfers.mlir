// RUN: ttmlir-opt --loop-invariant-subset-hoisting %s | filecheck %s

// A vector that every iteration reads and writes is read once and written once.
// CHECK-LABEL: func.func @transfers(
// CHECK-SAME: %[[A0:.*]]: tensor<8x8xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32, %[[A3:.*]]: index, %[[A4:.*]]: index)
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_read %[[A0]][%[[A3]], %[[A4]]], %[[A2]] {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
// CHECK-NEXT: %[[V3:.*]]:2 = scf.for %[[I1:.*]] = %[[A3]] to %[[A1]] step %[[A4]] iter_args(%[[I2:.*]] = %[[A0]], %arg7 = %[[V0]]) -> (tensor<8x8xf32>, vector<4xf32>) {
// CHECK-NEXT: %[[V4:.*]] = arith.mulf %arg7, %arg7 : vector<4xf32>
// CHECK-NEXT: scf.yield %[[I2]], %[[V4]] : tensor<8x8xf32>, vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V5:.*]] = vector.transfer_write %[[V3]]#1, %[[V3]]#0[%[[A3]], %[[A4]]] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
// CHECK-NEXT: return %[[V5]] : tensor<8x8xf32>
func.func @transfers(%t: tensor<8x8xf32>, %n: index, %p: f32, %i: index, %j: index) -> tensor<8x8xf32> {
  %0 = scf.for %k = %i to %n step %j iter_args(%a = %t) -> (tensor<8x8xf32>) {
    %r = vector.transfer_read %a[%i, %j], %p {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
    %x = arith.mulf %r, %r : vector<4xf32>
    %w = vector.transfer_write %x, %a[%i, %j] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    scf.yield %w : tensor<8x8xf32>
  }
  return %0 : tensor<8x8xf32>
}

// Elements under a mask, outside of the tensor and in other places are not those that the next iteration would read.
// CHECK-LABEL: func.func @others(
// CHECK: scf.for
// CHECK-NEXT: vector.transfer_read
// CHECK-NEXT: vector.transfer_write
// CHECK: scf.for
// CHECK-NEXT: vector.transfer_read
// CHECK-NEXT: vector.transfer_write
// CHECK: scf.for
// CHECK-NEXT: vector.transfer_read
// CHECK-NEXT: vector.transfer_write
func.func @others(%t: tensor<8x8xf32>, %n: index, %p: f32, %i: index, %j: index, %m: vector<4xi1>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = scf.for %k = %i to %n step %j iter_args(%a = %t) -> (tensor<8x8xf32>) {
    %r = vector.transfer_read %a[%i, %j], %p {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
    %w = vector.transfer_write %r, %a[%i, %j], %m {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    scf.yield %w : tensor<8x8xf32>
  }
  %1 = scf.for %k = %i to %n step %j iter_args(%a = %t) -> (tensor<8x8xf32>) {
    %r = vector.transfer_read %a[%i, %j], %p : tensor<8x8xf32>, vector<4xf32>
    %w = vector.transfer_write %r, %a[%i, %j] : vector<4xf32>, tensor<8x8xf32>
    scf.yield %w : tensor<8x8xf32>
  }
  %2 = scf.for %k = %i to %n step %j iter_args(%a = %t) -> (tensor<8x8xf32>) {
    %r = vector.transfer_read %a[%i, %j], %p {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
    %w = vector.transfer_write %r, %a[%i, %j] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x4xf32>, tensor<8x8xf32>
    scf.yield %w : tensor<8x8xf32>
  }
  return %0, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
