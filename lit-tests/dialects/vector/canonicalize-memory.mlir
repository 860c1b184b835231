// RUN: ttmlir-opt --canonicalize %s | filecheck %s

// A whole mask is none, and one that is off leaves nothing to do.
// CHECK-LABEL: func.func @masks(
// CHECK-SAME: %[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: vector<8xf32>)
// CHECK-NEXT: %[[V0:.*]] = vector.load %[[A0]][%[[A1]]] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT: vector.store %[[A2]], %[[A0]][%[[A1]]] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT: vector.store %[[A2]], %[[A0]][%[[A1]]] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT: return %[[V0]], %[[A2]] : vector<8xf32>, vector<8xf32>
func.func @masks(%m: memref<?xf32>, %i: index, %v: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>) {
  %on = arith.constant dense<true> : vector<8xi1>
  %off = arith.constant dense<false> : vector<8xi1>
  %0 = vector.maskedload %m[%i], %on, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i], %on, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
  vector.maskedstore %m[%i], %off, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
  %1 = vector.expandload %m[%i], %off, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %m[%i], %on, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}

// Elements that follow each other are not gathered one by one, but those with gaps are.
// CHECK-LABEL: func.func @contiguous(
// CHECK-SAME: %[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: vector<4xi1>, %[[A3:.*]]: vector<4xf32>)
// CHECK-NEXT: %[[V0:.*]] = vector.maskedload %[[A0]][%[[A1]]], %[[A2]], %[[A3]] : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.maskedstore %[[A0]][%[[A1]]], %[[A2]], %[[A3]] : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return %[[V0]] : vector<4xf32>
func.func @contiguous(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %seq = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %0 = vector.gather %m[%i] [%seq], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%seq], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// What was written is not read again.
// CHECK-LABEL: func.func @read_after_write(
// CHECK-SAME: %[[A0:.*]]: tensor<8x8xf32>, %[[A1:.*]]: index, %[[A2:.*]]: vector<4xf32>, %[[A3:.*]]: vector<4xf32>, %[[A4:.*]]: f32)
// CHECK-NEXT: return %[[A2]] : vector<4xf32>
func.func @read_after_write(%t: tensor<8x8xf32>, %i: index, %v: vector<4xf32>, %w: vector<4xf32>, %p: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%c0, %c4] : vector<4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_read %1[%c0, %c0], %p : tensor<8x8xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}

// What is overwritten is not written.
// CHECK-LABEL: func.func @write_after_write(
// CHECK-SAME: %[[A0:.*]]: tensor<8x8xf32>, %[[A1:.*]]: index, %[[A2:.*]]: vector<4xf32>, %[[A3:.*]]: vector<4xf32>)
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_write %[[A3]], %[[A0]][%[[A1]], %[[A1]]] : vector<4xf32>, tensor<8x8xf32>
// CHECK-NEXT: return %[[V0]] : tensor<8x8xf32>
func.func @write_after_write(%t: tensor<8x8xf32>, %i: index, %v: vector<4xf32>, %w: vector<4xf32>) -> tensor<8x8xf32> {
  %0 = vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%i, %i] : vector<4xf32>, tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// What was read is not written back.
// CHECK-LABEL: func.func @write_after_read(
// CHECK-SAME: %[[A0:.*]]: tensor<?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32)
// CHECK-NEXT: return %[[A0]] : tensor<?x?xf32>
func.func @write_after_read(%t: tensor<?x?xf32>, %i: index, %p: f32) -> tensor<?x?xf32> {
  %0 = vector.transfer_read %t[%i, %i], %p : tensor<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_write %0, %t[%i, %i] : vector<4xf32>, tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// Constants show what is in bounds, and casts nothing.
// CHECK-LABEL: func.func @in_bounds(
// CHECK-SAME: %[[A0:.*]]: memref<4x8xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V1:.*]] = vector.transfer_read %[[A0]][%[[V0]], %[[V0]]], %[[A2]] {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.transfer_read %[[A0]][%[[A1]], %[[V0]]], %[[A2]] {in_bounds = [true, true], permutation_map = #{{.*}}} : memref<4x8xf32>, vector<2x8xf32>
// CHECK-NEXT: return %[[V1]], %[[V2]] : vector<4x8xf32>, vector<2x8xf32>
func.func @in_bounds(%m: memref<4x8xf32>, %i: index, %p: f32) -> (vector<4x8xf32>, vector<2x8xf32>) {
  %c0 = arith.constant 0 : index
  %cast = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %0 = vector.transfer_read %cast[%c0, %c0], %p : memref<?x?xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %m[%i, %c0], %p {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<4x8xf32>, vector<2x8xf32>
  return %0, %1 : vector<4x8xf32>, vector<2x8xf32>
}

// Without an operation a mask selects, and where it is on it is left out.
// CHECK-LABEL: func.func @mask(
// CHECK-SAME: %[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32, %[[A3:.*]]: vector<8xi1>, %[[A4:.*]]: vector<8xf32>, %[[A5:.*]]: vector<8xf32>)
// CHECK-NEXT: %[[V0:.*]] = arith.select %[[A3]], %[[A4]], %[[A5]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.transfer_read %[[A0]][%[[A1]]], %[[A2]] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT: return %[[V0]], %[[A4]], %[[V1]] : vector<8xf32>, vector<8xf32>, vector<8xf32>
func.func @mask(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %v: vector<8xf32>, %w: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %on = arith.constant dense<true> : vector<8xi1>
  %0 = vector.mask %k, %w { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %1 = vector.mask %k { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %2 = vector.mask %on { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0, %1, %2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
}

// A slice that is overwritten is taken from where it is put.
// CHECK-LABEL: func.func @swap(
// CHECK-SAME: %[[A0:.*]]: tensor<4xf32>, %[[A1:.*]]: tensor<?xf32>, %[[A2:.*]]: vector<4xf32>, %[[A3:.*]]: index, %[[A4:.*]]: index)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V1:.*]] = tensor.extract_slice %[[A1]][%[[A3]]] [%[[A4]]] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.transfer_write %[[A2]], %[[V1]][%[[V0]]] : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT: %[[V3:.*]] = tensor.insert_slice %[[V2]] into %[[A1]][%[[A3]]] [%[[A4]]] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT: return %[[V3]] : tensor<?xf32>
func.func @swap(%t: tensor<4xf32>, %d: tensor<?xf32>, %v: vector<4xf32>, %i: index, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0] : vector<4xf32>, tensor<4xf32>
  %1 = tensor.extract_slice %0[0] [%n] [1] : tensor<4xf32> to tensor<?xf32>
  %2 = tensor.insert_slice %1 into %d[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}
