// RUN: ttmlir-opt --one-shot-bufferize=bufferize-function-boundaries %s | filecheck %s

// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[A0:.*]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[A1:.*]]: index, %[[A2:.*]]: f32)
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_read %[[A0]][%[[A1]], %[[A1]]], %[[A2]] {in_bounds = [true]} : memref<?x?xf32, strided<[?, ?], offset: ?>>, vector<4xf32>
// CHECK-NEXT: return %[[V0]] : vector<4xf32>
func.func @read(%t: tensor<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %t[%i, %i], %p {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @write(
// CHECK-SAME: %[[A0:.*]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[A1:.*]]: index, %[[A2:.*]]: vector<4xf32>)
// CHECK-NEXT: vector.transfer_write %[[A2]], %[[A0]][%[[A1]], %[[A1]]] : vector<4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[A0]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
func.func @write(%t: tensor<?x?xf32>, %i: index, %v: vector<4xf32>) -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @write_twice(
// CHECK-SAME: %[[A0:.*]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[A1:.*]]: index, %[[A2:.*]]: vector<4xf32>, %[[A3:.*]]: vector<4xi1>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V1:.*]] = memref.dim %[[A0]], %[[V0]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[V2:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V3:.*]] = memref.dim %[[A0]], %[[V2]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[V4:.*]] = memref.alloc(%[[V1]], %[[V3]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT: memref.copy %[[A0]], %[[V4]] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32>
// CHECK-NEXT: vector.transfer_write %[[A2]], %[[V4]][%[[A1]], %[[A1]]] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: vector.transfer_write %[[A2]], %[[A0]][%[[A1]], %[[A1]]], %[[A3]] : vector<4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[V5:.*]] = memref.cast %[[V4]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[V4]], %[[A0]] : memref<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
func.func @write_twice(%t: tensor<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<?x?xf32>
  %1 = vector.transfer_write %v, %t[%i, %i], %k : vector<4xf32>, tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @whole(
// CHECK-SAME: %[[A0:.*]]: memref<4x8xf32, strided<[?, ?], offset: ?>>, %[[A1:.*]]: vector<4x8xf32>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V1:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
// CHECK-NEXT: vector.transfer_write %[[A1]], %[[V1]][%[[V0]], %[[V0]]] : vector<4x8xf32>, memref<4x8xf32>
// CHECK-NEXT: %[[V2:.*]] = memref.cast %[[V1]] : memref<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[A0]], %[[V1]] : memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<4x8xf32>
func.func @whole(%t: tensor<4x8xf32>, %v: vector<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<4x8xf32>, tensor<4x8xf32>
  return %t, %0 : tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[A0:.*]]: memref<?xf32, strided<[?], offset: ?>>, %[[A1:.*]]: index, %[[A2:.*]]: vector<16xi32>, %[[A3:.*]]: vector<16xi1>, %[[A4:.*]]: vector<16xf32>)
// CHECK-NEXT: %[[V0:.*]] = vector.gather %[[A0]][%[[A1]]] [%[[A2]]], %[[A3]], %[[A4]] : memref<?xf32, strided<[?], offset: ?>>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
// CHECK-NEXT: return %[[V0]] : vector<16xf32>
func.func @gather(%t: tensor<?xf32>, %i: index, %v: vector<16xi32>, %k: vector<16xi1>, %x: vector<16xf32>) -> vector<16xf32> {
  %0 = vector.gather %t[%i] [%v], %k, %x {alignment = 8 : i64} : tensor<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return %0 : vector<16xf32>
}

// CHECK-LABEL: func.func @mask(
// CHECK-SAME: %[[A0:.*]]: memref<?xf32, strided<[?], offset: ?>>, %[[A1:.*]]: vector<16xf32>, %[[A2:.*]]: index, %[[A3:.*]]: vector<16xi1>, %[[A4:.*]]: f32)
// CHECK-NEXT: vector.mask %[[A3]] { vector.transfer_write %[[A1]], %[[A0]][%[[A2]]] : vector<16xf32>, memref<?xf32, strided<[?], offset: ?>> } : vector<16xi1>
// CHECK-NEXT: %[[V0:.*]] = vector.mask %[[A3]], %[[A1]] { vector.transfer_read %[[A0]][%[[A2]]], %[[A4]] : memref<?xf32, strided<[?], offset: ?>>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
// CHECK-NEXT: return %[[A0]], %[[V0]] : memref<?xf32, strided<[?], offset: ?>>, vector<16xf32>
func.func @mask(%t: tensor<?xf32>, %v: vector<16xf32>, %i: index, %k: vector<16xi1>, %p: f32) -> (tensor<?xf32>, vector<16xf32>) {
  %0 = vector.mask %k { vector.transfer_write %v, %t[%i] : vector<16xf32>, tensor<?xf32> } : vector<16xi1> -> tensor<?xf32>
  %1 = vector.mask %k, %v { vector.transfer_read %0[%i], %p : tensor<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  return %0, %1 : tensor<?xf32>, vector<16xf32>
}

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[A0:.*]]: memref<?xf32, strided<[?], offset: ?>>, %[[A1:.*]]: index, %[[A2:.*]]: index, %[[A3:.*]]: vector<16xi1>, %[[A4:.*]]: f32)
// CHECK-NEXT: %[[V2:.*]] = scf.for %[[I0:.*]] = %[[A1]] to %[[A2]] step %[[A1]] iter_args(%[[I1:.*]] = %[[A0]]) -> (memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT: %[[V3:.*]] = vector.transfer_read %[[I1]][%[[I0]]], %[[A4]] : memref<?xf32, strided<[?], offset: ?>>, vector<16xf32>
// CHECK-NEXT: %[[V4:.*]] = arith.mulf %[[V3]], %[[V3]] : vector<16xf32>
// CHECK-NEXT: vector.transfer_write %[[V4]], %[[I1]][%[[I0]]] : vector<16xf32>, memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: scf.yield %[[I1]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V2]] : memref<?xf32, strided<[?], offset: ?>>
func.func @loop(%t: tensor<?xf32>, %i: index, %n: index, %k: vector<16xi1>, %p: f32) -> tensor<?xf32> {
  %0 = scf.for %j = %i to %n step %i iter_args(%a = %t) -> (tensor<?xf32>) {
    %r = vector.transfer_read %a[%j], %p : tensor<?xf32>, vector<16xf32>
    %x = arith.mulf %r, %r : vector<16xf32>
    %w = vector.transfer_write %x, %a[%j] : vector<16xf32>, tensor<?xf32>
    scf.yield %w : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @scatter(
// CHECK-SAME: %[[A0:.*]]: memref<?xf32, strided<[?], offset: ?>>, %[[A1:.*]]: index, %[[A2:.*]]: vector<16xi32>, %[[A3:.*]]: vector<16xi1>, %[[A4:.*]]: vector<16xf32>)
// CHECK-NEXT: vector.scatter %[[A0]][%[[A1]]] [%[[A2]]], %[[A3]], %[[A4]] : memref<?xf32, strided<[?], offset: ?>>, vector<16xi32>, vector<16xi1>, vector<16xf32>
// CHECK-NEXT: return %[[A0]] : memref<?xf32, strided<[?], offset: ?>>
func.func @scatter(%t: tensor<?xf32>, %i: index, %v: vector<16xi32>, %k: vector<16xi1>, %x: vector<16xf32>) -> tensor<?xf32> {
  %0 = vector.scatter %t[%i] [%v], %k, %x : tensor<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// What the mask leaves out stays as it is, so that it is copied.
// CHECK-LABEL: func.func @masked_whole(
// CHECK: memref.copy
// CHECK: vector.transfer_write
func.func @masked_whole(%t: tensor<4xf32>, %v: vector<4xf32>, %k: vector<4xi1>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0], %k : vector<4xf32>, tensor<4xf32>
  return %t, %0 : tensor<4xf32>, tensor<4xf32>
}
