// RUN: ttmlir-opt --fold-tensor-subset-ops %s | filecheck %s

// What is read of a slice is read of the tensor; the slice has not all dimensions of that.
// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[A0:.*]]: tensor<?x?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32) -> vector<4xf32>
// CHECK-NEXT: %[[V0:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V1:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V2:.*]] = vector.transfer_read %[[A0]][%[[A1]], %[[V0]], %[[V1]]], %[[A2]] {in_bounds = [true], permutation_map = #{{.*}}} : tensor<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT: return %[[V2]] : vector<4xf32>
func.func @read(%t: tensor<?x?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = tensor.extract_slice %t[%i, 2, 3] [1, 4, 8] [1, 1, 1] : tensor<?x?x?xf32> to tensor<4x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<4x8xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// So it is under a mask.
// CHECK-LABEL: func.func @read_masked(
// CHECK-SAME: %[[A0:.*]]: tensor<?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32, %[[A3:.*]]: vector<4xi1>) -> vector<4xf32>
// CHECK-NEXT: %[[V0:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V1:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V2:.*]] = vector.mask %[[A3]] { vector.transfer_read %[[A0]][%[[V0]], %[[V1]]], %[[A2]] {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: return %[[V2]] : vector<4xf32>
func.func @read_masked(%t: tensor<?x?xf32>, %i: index, %p: f32, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = tensor.extract_slice %t[%i, 2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
  %1 = vector.mask %m { vector.transfer_read %0[%i, %i], %p {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %1 : vector<4xf32>
}

// Reads out of bounds, with masks of their own and of slices with steps stay.
// CHECK-LABEL: func.func @reads_stay(
// CHECK-SAME: %[[A0:.*]]: tensor<?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32, %[[A3:.*]]: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>)
// CHECK-NEXT: %[[V0:.*]] = tensor.extract_slice %[[A0]][%[[A1]], 2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.*]] = tensor.extract_slice %[[A0]][%[[A1]], 2] [4, 8] [1, 2] : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.transfer_read %[[V0]][%[[A1]], %[[A1]]], %[[A2]] : tensor<4x8xf32>, vector<4xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.transfer_read %[[V0]][%[[A1]], %[[A1]]], %[[A2]], %[[A3]] {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.transfer_read %[[V1]][%[[A1]], %[[A1]]], %[[A2]] {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
// CHECK-NEXT: return %[[V2]], %[[V3]], %[[V4]] : vector<4xf32>, vector<4xf32>, vector<4xf32>
func.func @reads_stay(%t: tensor<?x?xf32>, %i: index, %p: f32, %m: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = tensor.extract_slice %t[%i, 2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
  %1 = tensor.extract_slice %t[%i, 2] [4, 8] [1, 2] : tensor<?x?xf32> to tensor<4x8xf32>
  %2 = vector.transfer_read %0[%i, %i], %p : tensor<4x8xf32>, vector<4xf32>
  %3 = vector.transfer_read %0[%i, %i], %p, %m {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  %4 = vector.transfer_read %1[%i, %i], %p {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  return %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// A vector that is all of a slice is written to the tensor.
// CHECK-LABEL: func.func @write(
// CHECK-SAME: %[[A0:.*]]: tensor<?x?x?xf32>, %[[A1:.*]]: tensor<4x8xf32>, %[[A2:.*]]: vector<4x8xf32>, %[[A3:.*]]: index) -> tensor<?x?x?xf32>
// CHECK-NEXT: %[[V0:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[V2:.*]] = vector.transfer_write %[[A2]], %[[A0]][%[[V0]], %[[A3]], %[[V1]]] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<?x?x?xf32>
// CHECK-NEXT: return %[[V2]] : tensor<?x?x?xf32>
func.func @write(%t: tensor<?x?x?xf32>, %s: tensor<4x8xf32>, %v: vector<4x8xf32>, %i: index) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %s[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.insert_slice %0 into %t[1, %i, 3] [1, 4, 8] [1, 1, 1] : tensor<4x8xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// A vector that is only part of it stays.
// CHECK-LABEL: func.func @write_part(
// CHECK-SAME: %[[A0:.*]]: tensor<?x?xf32>, %[[A1:.*]]: tensor<4x8xf32>, %[[A2:.*]]: vector<4xf32>, %[[A3:.*]]: index) -> tensor<?x?xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_write %[[A2]], %[[A1]][%[[A3]], %[[A3]]] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.*]] = tensor.insert_slice %[[V0]] into %[[A0]][1, %[[A3]]] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %[[V1]] : tensor<?x?xf32>
func.func @write_part(%t: tensor<?x?xf32>, %s: tensor<4x8xf32>, %v: vector<4xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %s[%i, %i] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %1 = tensor.insert_slice %0 into %t[1, %i] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// A slice that fills another one that is inserted is inserted itself.
// CHECK-LABEL: func.func @insert(
// CHECK-SAME: %[[A0:.*]]: tensor<?x?x?xf32>, %[[A1:.*]]: tensor<1x?xf32>, %[[A2:.*]]: tensor<?xf32>, %[[A3:.*]]: index) -> tensor<?x?x?xf32>
// CHECK-NEXT: %[[V0:.*]] = affine.apply #{{.*}}()[%[[A3]]]
// CHECK-NEXT: %[[V1:.*]] = tensor.insert_slice %[[A2]] into %[[A0]][%[[A3]], 2, %[[V0]]] [1, 1, %[[A3]]] [1, 1, 1] : tensor<?xf32> into tensor<?x?x?xf32>
// CHECK-NEXT: return %[[V1]] : tensor<?x?x?xf32>
func.func @insert(%t: tensor<?x?x?xf32>, %s: tensor<1x?xf32>, %v: tensor<?xf32>, %n: index) -> tensor<?x?x?xf32> {
  %0 = tensor.insert_slice %v into %s[0, %n] [1, %n] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %t[%n, 2, 3] [1, 1, %n] [1, 1, 1] : tensor<1x?xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// Where the sizes are not the same, elements of before are kept.
// CHECK-LABEL: func.func @insert_part(
// CHECK-SAME: %[[A0:.*]]: tensor<?x?xf32>, %[[A1:.*]]: tensor<4x8xf32>, %[[A2:.*]]: tensor<4x4xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: %[[V0:.*]] = tensor.insert_slice %[[A2]] into %[[A1]][0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.*]] = tensor.insert_slice %[[V0]] into %[[A0]][2, 3] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %[[V1]] : tensor<?x?xf32>
func.func @insert_part(%t: tensor<?x?xf32>, %s: tensor<4x8xf32>, %v: tensor<4x4xf32>) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %v into %s[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x8xf32>
  %1 = tensor.insert_slice %0 into %t[2, 3] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// The place is computed in front of what inserts in parallel.
// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[A0:.*]]: tensor<?x?xf32>, %[[A1:.*]]: tensor<1x8xf32>, %[[A2:.*]]: tensor<8xf32>, %[[A3:.*]]: index) -> tensor<?x?xf32>
// CHECK-NEXT: %[[V0:.*]] = scf.forall (%[[A4:.*]]) in (4) shared_outs(%[[A5:.*]] = %[[A0]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT: %[[V1:.*]] = affine.apply #{{.*}}()[%[[A4]], %[[A3]]]
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %[[A2]] into %[[A5]][%[[V1]], 3] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : tensor<?x?xf32>
func.func @parallel(%t: tensor<?x?xf32>, %s: tensor<1x8xf32>, %v: tensor<8xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = scf.forall (%j) in (4) shared_outs(%o = %t) -> (tensor<?x?xf32>) {
    %1 = tensor.insert_slice %v into %s[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%j, 3] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
    }
  }
  return %0 : tensor<?x?xf32>
}
