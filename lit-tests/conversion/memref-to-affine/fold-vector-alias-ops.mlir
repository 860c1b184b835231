// RUN: ttmlir-opt --fold-memref-alias-ops %s | filecheck %s

// What is read and written in a slice is so in the memory behind it, where no transfer leaves the slice.
// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32)
// CHECK-NEXT: %[[V0:.*]] = memref.subview %[[A0]][%[[A1]], 2] [4, 8] [1, 1] : memref<?x?xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %[[V1:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V2:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V3:.*]] = vector.load %[[A0]][%[[V1]], %[[V2]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V5:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: vector.store %[[V3]], %[[A0]][%[[V4]], %[[V5]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[V6:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V7:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V8:.*]] = vector.transfer_read %[[A0]][%[[V6]], %[[V7]]], %[[A2]] {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: vector.transfer_write %[[V8]], %[[V0]][%[[A1]], %[[A1]]] : vector<4xf32>, memref<4x8xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %[[V3]], %[[V8]] : vector<4xf32>, vector<4xf32>
func.func @slice(%m: memref<?x?xf32>, %i: index, %p: f32) -> (vector<4xf32>, vector<4xf32>) {
  %0 = memref.subview %m[%i, 2] [4, 8] [1, 1] : memref<?x?xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  %1 = vector.load %0[%i, %i] : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  vector.store %1, %0[%i, %i] : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  %2 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true]} : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %2, %0[%i, %i] : vector<4xf32>, memref<4x8xf32, strided<[?, 1], offset: ?>>
  return %1, %2 : vector<4xf32>, vector<4xf32>
}

// A vector knows nothing of dimensions that a slice has not.
// CHECK-LABEL: func.func @rank_reduced(
// CHECK-SAME: %[[A0:.*]]: memref<?x?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[V1:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V2:.*]] = vector.transfer_read %[[A0]][%[[V1]], %[[V0]], %[[A1]]], %[[A2]] {in_bounds = [true, true], permutation_map = #{{.*}}} : memref<?x?x?xf32>, vector<2x4xf32>
// CHECK-NEXT: return %[[V2]] : vector<2x4xf32>
func.func @rank_reduced(%m: memref<?x?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %0 = memref.subview %m[%i, 2, 0] [4, 1, 8] [1, 1, 1] : memref<?x?x?xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  %1 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true, true]} : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// Rows of a memref with other dimensions are found by one index.
// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME: %[[A0:.*]]: memref<32xf32>, %[[A1:.*]]: memref<4x8xf32>, %[[A2:.*]]: index, %[[A3:.*]]: vector<4xi1>, %[[A4:.*]]: vector<4xf32>)
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%[[A2]], %[[A2]]] by (4, 8) : index
// CHECK-NEXT: %[[V1:.*]] = vector.load %[[A0]][%[[V0]]] : memref<32xf32>, vector<4xf32>
// CHECK-NEXT: %[[V2:.*]]:2 = affine.delinearize_index %[[A2]] into (4, 8) : index, index
// CHECK-NEXT: %[[V3:.*]] = vector.maskedload %[[A1]][%[[V2]]#0, %[[V2]]#1], %[[A3]], %[[A4]] : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %[[V4:.*]]:2 = affine.delinearize_index %[[A2]] into (4, 8) : index, index
// CHECK-NEXT: vector.maskedstore %[[A1]][%[[V4]]#0, %[[V4]]#1], %[[A3]], %[[A4]] : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return %[[V1]], %[[V3]] : vector<4xf32>, vector<4xf32>
func.func @reshapes(%m: memref<32xf32>, %n: memref<4x8xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %1 = vector.load %0[%i, %i] : memref<4x8xf32>, vector<4xf32>
  %2 = memref.collapse_shape %n [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %3 = vector.maskedload %2[%i], %k, %v : memref<32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %2[%i], %k, %v : memref<32xf32>, vector<4xi1>, vector<4xf32>
  return %1, %3 : vector<4xf32>, vector<4xf32>
}

// Every second row is none of the rows that follow each other in memory, and two dimensions are not read in one.
// CHECK-LABEL: func.func @others(
// CHECK: vector.load %subview[
// CHECK: vector.load %expand_shape[
// CHECK: vector.transfer_read %expand_shape[
func.func @others(%m: memref<8x8xf32>, %n: memref<32xf32>, %i: index, %p: f32) -> (vector<2x4xf32>, vector<2x4xf32>, vector<4xf32>) {
  %0 = memref.subview %m[0, 0] [4, 8] [2, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[16, 1]>>
  %1 = vector.load %0[%i, %i] : memref<4x8xf32, strided<[16, 1]>>, vector<2x4xf32>
  %2 = memref.expand_shape %n [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %3 = vector.load %2[%i, %i] : memref<4x8xf32>, vector<2x4xf32>
  %4 = vector.transfer_read %2[%i, %i], %p : memref<4x8xf32>, vector<4xf32>
  return %1, %3, %4 : vector<2x4xf32>, vector<2x4xf32>, vector<4xf32>
}

// Vectors in memory that is taken for another shape stay marked as not needed soon, those in slices do not, as by mlir-opt.
// CHECK-LABEL: func.func @nontemporal(
// CHECK-SAME: %[[A0:.*]]: memref<4x8xf32>, %[[A1:.*]]: index, %[[A2:.*]]: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>)
// CHECK-NEXT: %[[V0:.*]]:2 = affine.delinearize_index %[[A1]] into (4, 8) : index, index
// CHECK-NEXT: %[[V1:.*]] = vector.load %[[A0]][%[[V0]]#0, %[[V0]]#1] {nontemporal = true} : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT: %[[V2:.*]]:2 = affine.delinearize_index %[[A1]] into (4, 8) : index, index
// CHECK-NEXT: vector.store %[[A2]], %[[A0]][%[[V2]]#0, %[[V2]]#1] {nontemporal = true} : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.load %[[A0]][%[[A1]], %[[A1]]] : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT: return %[[V1]], %[[V3]] : vector<4xf32>, vector<4xf32>
func.func @nontemporal(%m: memref<4x8xf32>, %i: index, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %c = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %s = memref.subview %m[0, 0] [2, 8] [1, 1] : memref<4x8xf32> to memref<2x8xf32, strided<[8, 1]>>
  %0 = vector.load %c[%i] {alignment = 8 : i64, nontemporal = true} : memref<32xf32>, vector<4xf32>
  vector.store %v, %c[%i] {nontemporal = true} : memref<32xf32>, vector<4xf32>
  %1 = vector.load %s[%i, %i] {nontemporal = true} : memref<2x8xf32, strided<[8, 1]>>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
