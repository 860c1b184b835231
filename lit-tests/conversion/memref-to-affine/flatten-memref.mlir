// RUN: ttmlir-opt --flatten-memref %s | filecheck %s

// An element has one index.
// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %[[A0:.*]]: memref<4x8xf32>, %[[A1:.*]]: index, %[[A2:.*]]: index) -> f32
// CHECK-NEXT: %[[V0:.*]] = affine.apply #{{.*}}()[%[[A1]], %[[A2]]]
// CHECK-NEXT: %[[V1:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT: %[[V2:.*]] = memref.load %[[V1]][%[[V0]]] {nontemporal = true} : memref<32xf32, strided<[1]>>
// CHECK-NEXT: %[[V3:.*]] = affine.apply #{{.*}}()[%[[A2]], %[[A1]]]
// CHECK-NEXT: %[[V4:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT: memref.store %[[V2]], %[[V4]][%[[V3]]] {alignment = 8 : i64} : memref<32xf32, strided<[1]>>
// CHECK-NEXT: return %[[V2]] : f32
func.func @elements(%m: memref<4x8xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] {nontemporal = true} : memref<4x8xf32>
  memref.store %0, %m[%j, %i] {alignment = 8 : i64} : memref<4x8xf32>
  return %0 : f32
}

// Of unknown sizes that is the greatest which is said by one of the dimensions.
// CHECK-LABEL: func.func @unknown_sizes(
// CHECK-SAME: %[[A0:.*]]: memref<4x?xf32, strided<[?, 1], offset: ?>>, %[[A1:.*]]: index, %[[A2:.*]]: index) -> f32
// CHECK-NEXT: %[[V0:.*]], %[[V1:.*]], %[[V2:.*]]:2, %[[V3:.*]]:2 = memref.extract_strided_metadata %[[A0]] : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[V4:.*]] = affine.apply #{{.*}}()[%[[A1]], %[[V3]]#0, %[[A2]]]
// CHECK-NEXT: %[[V5:.*]] = affine.max #{{.*}}()[%[[V3]]#0, %[[V2]]#1]
// CHECK-NEXT: %[[V6:.*]] = memref.reinterpret_cast %[[A0]] to offset: [%[[V1]]], sizes: [%[[V5]]], strides: [1] : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: %[[V7:.*]] = memref.load %[[V6]][%[[V4]]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: return %[[V7]] : f32
func.func @unknown_sizes(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x?xf32, strided<[?, 1], offset: ?>>
  return %0 : f32
}

// So it is with vectors.
// CHECK-LABEL: func.func @vectors(
// CHECK-SAME: %[[A0:.*]]: memref<4x8xf32>, %[[A1:.*]]: index, %[[A2:.*]]: vector<4xi1>, %[[A3:.*]]: f32) -> vector<4xf32>
// CHECK-NEXT: %[[V0:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V1:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT: %[[V2:.*]] = vector.load %[[V1]][%[[V0]]] {alignment = 8 : i64} : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT: %[[V3:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V4:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT: vector.store %[[V2]], %[[V4]][%[[V3]]] {nontemporal = true} : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT: %[[V5:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V6:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT: %[[V7:.*]] = vector.maskedload %[[V6]][%[[V5]]], %[[A2]], %[[V2]] : memref<32xf32, strided<[1]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %[[V8:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V9:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT: vector.maskedstore %[[V9]][%[[V8]]], %[[A2]], %[[V7]] : memref<32xf32, strided<[1]>>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %[[V10:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V11:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT: %[[V12:.*]] = vector.transfer_read %[[V11]][%[[V10]]], %[[A3]] : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT: %[[V13:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V14:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT: vector.transfer_write %[[V12]], %[[V14]][%[[V13]]] : vector<4xf32>, memref<32xf32, strided<[1]>>
// CHECK-NEXT: return %[[V12]] : vector<4xf32>
func.func @vectors(%m: memref<4x8xf32>, %i: index, %k: vector<4xi1>, %p: f32) -> vector<4xf32> {
  %0 = vector.load %m[%i, %i] {alignment = 8 : i64} : memref<4x8xf32>, vector<4xf32>
  vector.store %0, %m[%i, %i] {nontemporal = true} : memref<4x8xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i, %i], %k, %0 : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %k, %1 : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %2, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  return %2 : vector<4xf32>
}

// Memory is made with one dimension, and seen with more where it is used otherwise.
// CHECK-LABEL: func.func @allocations(
// CHECK-SAME: %[[A0:.*]]: index) -> (f32, memref<2x3x4xf32, 1 : i32>)
// CHECK-NEXT: %[[V0:.*]] = memref.alloca() : memref<64xf32, strided<[1]>>
// CHECK-NEXT: %[[V1:.*]] = affine.apply #{{.*}}()[%[[A0]]]
// CHECK-NEXT: %[[V2:.*]] = memref.load %[[V0]][%[[V1]]] : memref<64xf32, strided<[1]>>
// CHECK-NEXT: %[[V3:.*]] = memref.alloc() {alignment = 16 : i64} : memref<24xf32, strided<[1]>, 1 : i32>
// CHECK-NEXT: %[[V4:.*]] = memref.reinterpret_cast %[[V3]] to offset: [0], sizes: [2, 3, 4], strides: [12, 4, 1] : memref<24xf32, strided<[1]>, 1 : i32> to memref<2x3x4xf32, 1 : i32>
// CHECK-NEXT: return %[[V2]], %[[V4]] : f32, memref<2x3x4xf32, 1 : i32>
func.func @allocations(%i: index) -> (f32, memref<2x3x4xf32, 1 : i32>) {
  %0 = memref.alloca() : memref<4x8xf32, strided<[16, 1]>>
  %1 = memref.load %0[%i, %i] : memref<4x8xf32, strided<[16, 1]>>
  %2 = memref.alloc() {alignment = 16 : i64} : memref<2x3x4xf32, 1 : i32>
  return %1, %2 : f32, memref<2x3x4xf32, 1 : i32>
}

// What of mlir-opt's result is invalid or means something else stays: memory of unknown sizes or with elements in front, vectors of several dimensions or with a mask, and vectors of elements
// that are not next to each other.
// CHECK-LABEL: func.func @stays(
// CHECK-SAME: %[[A0:.*]]: index, %[[A1:.*]]: vector<4xi1>, %[[A2:.*]]: f32) -> (memref<?x8xf32>, memref<4x8xf32, strided<[8, 1], offset: 4>>)
// CHECK-NEXT: %[[V0:.*]] = memref.alloc(%[[A0]]) : memref<?x8xf32>
// CHECK-NEXT: %[[V1:.*]] = memref.alloc() : memref<4x8xf32, strided<[8, 1], offset: 4>>
// CHECK-NEXT: %[[V2:.*]] = vector.load %[[V0]][%[[A0]], %[[A0]]] : memref<?x8xf32>, vector<2x4xf32>
// CHECK-NEXT: vector.store %[[V2]], %[[V0]][%[[A0]], %[[A0]]] : memref<?x8xf32>, vector<2x4xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.transfer_read %[[V0]][%[[A0]], %[[A0]]], %[[A2]] {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
// CHECK-NEXT: vector.store %[[V3]], %[[V0]][%[[A0]], %[[A0]]] : memref<?x8xf32>, vector<2x4xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.transfer_read %[[V0]][%[[A0]], %[[A0]]], %[[A2]], %[[A1]] {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.mask %[[A1]] { vector.transfer_read %[[V0]][%[[A0]], %[[A0]]], %[[A2]] {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: vector.transfer_write %[[V4]], %[[V0]][%[[A0]], %[[A0]]], %[[A1]] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
// CHECK-NEXT: vector.transfer_write %[[V5]], %[[V0]][%[[A0]], %[[A0]]], %[[A1]] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]] : memref<?x8xf32>, memref<4x8xf32, strided<[8, 1], offset: 4>>
func.func @stays(%n: index, %k: vector<4xi1>, %p: f32) -> (memref<?x8xf32>, memref<4x8xf32, strided<[8, 1], offset: 4>>) {
  %0 = memref.alloc(%n) : memref<?x8xf32>
  %1 = memref.alloc() : memref<4x8xf32, strided<[8, 1], offset: 4>>
  %2 = vector.load %0[%n, %n] : memref<?x8xf32>, vector<2x4xf32>
  vector.store %2, %0[%n, %n] : memref<?x8xf32>, vector<2x4xf32>
  %3 = vector.transfer_read %0[%n, %n], %p {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
  vector.store %3, %0[%n, %n] : memref<?x8xf32>, vector<2x4xf32>
  %4 = vector.transfer_read %0[%n, %n], %p, %k {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  %5 = vector.mask %k { vector.transfer_read %0[%n, %n], %p {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.transfer_write %4, %0[%n, %n], %k {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  vector.transfer_write %5, %0[%n, %n], %k {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  return %0, %1 : memref<?x8xf32>, memref<4x8xf32, strided<[8, 1], offset: 4>>
}

// Between elements that are read together there may be no others.
// CHECK-LABEL: func.func @gaps(
// CHECK-SAME: %[[A0:.*]]: memref<4x8xf32, strided<[32, 2]>>, %[[A1:.*]]: index, %[[A2:.*]]: f32) -> vector<4xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_read %[[A0]][%[[A1]], %[[A1]]], %[[A2]] {in_bounds = [true]} : memref<4x8xf32, strided<[32, 2]>>, vector<4xf32>
// CHECK-NEXT: return %[[V0]] : vector<4xf32>
func.func @gaps(%m: memref<4x8xf32, strided<[32, 2]>>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<4x8xf32, strided<[32, 2]>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// Rows that overlap reach farther than their number says.
// CHECK-LABEL: func.func @overlap(
// CHECK-SAME: %[[A0:.*]]: index) -> f32
// CHECK-NEXT: %[[V0:.*]] = memref.alloc() : memref<4x9xf32, strided<[8, 1]>>
// CHECK-NEXT: %[[V1:.*]] = memref.load %[[V0]][%[[A0]], %[[A0]]] : memref<4x9xf32, strided<[8, 1]>>
// CHECK-NEXT: return %[[V1]] : f32
func.func @overlap(%i: index) -> f32 {
  %0 = memref.alloc() : memref<4x9xf32, strided<[8, 1]>>
  %1 = memref.load %0[%i, %i] : memref<4x9xf32, strided<[8, 1]>>
  return %1 : f32
}

// Elements may be of any type.
// CHECK-LABEL: func.func @indices(
// CHECK-SAME: %[[A0:.*]]: memref<4x8xindex>, %[[A1:.*]]: index) -> index
// CHECK-NEXT: %[[V0:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V1:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xindex> to memref<32xindex, strided<[1]>>
// CHECK-NEXT: %[[V2:.*]] = memref.load %[[V1]][%[[V0]]] : memref<32xindex, strided<[1]>>
// CHECK-NEXT: return %[[V2]] : index
func.func @indices(%m: memref<4x8xindex>, %i: index) -> index {
  %0 = memref.load %m[%i, %i] : memref<4x8xindex>
  return %0 : index
}
