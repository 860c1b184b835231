// RUN: ttmlir-opt --affine-super-vectorize=virtual-vector-size=8 %s | filecheck %s

// Where the last vector may have elements of no iteration, these are not written.
// CHECK-LABEL: func.func @rest(
// CHECK-SAME: %[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: memref<100xf32>, %[[A2:.*]]: index)
// CHECK-NEXT: affine.for %[[A3:.*]] = 0 to %[[A2]] step 8 {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : f32
// CHECK-NEXT: %[[V1:.*]] = vector.transfer_read %[[A0]][%[[A3]]], %[[V0]] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT: %[[V2:.*]] = affine.apply #{{.*}}(%[[A3]])[%[[A2]]]
// CHECK-NEXT: %[[V3:.*]] = vector.create_mask %[[V2]] : vector<8xi1>
// CHECK-NEXT: vector.transfer_write %[[V1]], %[[A1]][%[[A3]]], %[[V3]] : vector<8xf32>, memref<100xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @rest(%a: memref<?xf32>, %b: memref<100xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i] : memref<?xf32>
    affine.store %0, %b[%i] : memref<100xf32>
  }
  return
}

// They are outside of memory where the loop ends with it.
// CHECK-LABEL: func.func @end(
// CHECK-SAME: %[[A0:.*]]: memref<99xf32>, %[[A1:.*]]: memref<99xf32>)
// CHECK-NEXT: affine.for %[[A2:.*]] = 0 to 99 step 8 {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : f32
// CHECK-NEXT: %[[V1:.*]] = vector.transfer_read %[[A0]][%[[A2]]], %[[V0]] : memref<99xf32>, vector<8xf32>
// CHECK-NEXT: vector.transfer_write %[[V1]], %[[A1]][%[[A2]]] : vector<8xf32>, memref<99xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @end(%a: memref<99xf32>, %b: memref<99xf32>) {
  affine.for %i = 0 to 99 {
    %0 = affine.load %a[%i] : memref<99xf32>
    affine.store %0, %b[%i] : memref<99xf32>
  }
  return
}

// Elements that do not follow each other are in no vector.
// CHECK-LABEL: func.func @strided(
// CHECK-SAME: %[[A0:.*]]: memref<100xf32>, %[[A1:.*]]: memref<100xf32>)
// CHECK-NEXT: affine.for %[[A2:.*]] = 0 to 48 {
// CHECK-NEXT: %[[V0:.*]] = affine.load %[[A0]][%[[A2]] * 2] : memref<100xf32>
// CHECK-NEXT: affine.store %[[V0]], %[[A1]][%[[A2]]] : memref<100xf32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[V1:.*]] = 0 to 48 step 2 {
// CHECK-NEXT: %[[V2:.*]] = affine.load %[[A0]][%[[V1]]] : memref<100xf32>
// CHECK-NEXT: affine.store %[[V2]], %[[A1]][%[[V1]]] : memref<100xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @strided(%a: memref<100xf32>, %b: memref<100xf32>) {
  affine.for %i = 0 to 48 {
    %0 = affine.load %a[2 * %i] : memref<100xf32>
    affine.store %0, %b[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 48 step 2 {
    %0 = affine.load %a[%i] : memref<100xf32>
    affine.store %0, %b[%i] : memref<100xf32>
  }
  return
}

// Inner loops must run equally often for all elements, indices may be no elements, and a quotient of anything may be undefined.
// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[A0:.*]]: memref<64x64xi32>, %[[A1:.*]]: index, %[[A2:.*]]: i32)
// CHECK-NEXT: %[[V0:.*]] = vector.broadcast %[[A2]] : i32 to vector<8xi32>
// CHECK-NEXT: affine.for %[[A3:.*]] = 0 to 64 {
// CHECK-NEXT: affine.for %[[A4:.*]] = 0 to #{{.*}}(%[[A3]]) step 8 {
// CHECK-NEXT: %[[V1:.*]] = affine.apply #{{.*}}(%[[A4]], %[[A3]])
// CHECK-NEXT: %[[V2:.*]] = vector.create_mask %[[V1]] : vector<8xi1>
// CHECK-NEXT: vector.transfer_write %[[V0]], %[[A0]][%[[A4]], %[[A3]]], %[[V2]] {permutation_map = #{{.*}}} : vector<8xi32>, memref<64x64xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[V3:.*]] = 0 to 64 {
// CHECK-NEXT: %[[V4:.*]] = arith.constant 3 : index
// CHECK-NEXT: affine.store %[[A2]], %[[A0]][%[[V3]], %[[V4]]] : memref<64x64xi32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[V5:.*]] = 0 to 64 {
// CHECK-NEXT: %[[V6:.*]] = arith.index_cast %[[V5]] : index to i32
// CHECK-NEXT: affine.store %[[V6]], %[[A0]][%[[V5]], 0] : memref<64x64xi32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[V7:.*]] = 0 to %[[A1]] {
// CHECK-NEXT: %[[V8:.*]] = affine.load %[[A0]][%[[V7]], 0] : memref<64x64xi32>
// CHECK-NEXT: %[[V9:.*]] = arith.divsi %[[A2]], %[[V8]] : i32
// CHECK-NEXT: affine.store %[[V9]], %[[A0]][%[[V7]], 0] : memref<64x64xi32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @others(%a: memref<64x64xi32>, %n: index, %d: i32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %d, %a[%j, %i] : memref<64x64xi32>
    }
  }
  affine.for %i = 0 to 64 {
    %c = arith.constant 3 : index
    affine.store %d, %a[%i, %c] : memref<64x64xi32>
  }
  affine.for %i = 0 to 64 {
    %v = arith.index_cast %i : index to i32
    affine.store %v, %a[%i, 0] : memref<64x64xi32>
  }
  affine.for %i = 0 to %n {
    %v = affine.load %a[%i, 0] : memref<64x64xi32>
    %w = arith.divsi %d, %v : i32
    affine.store %w, %a[%i, 0] : memref<64x64xi32>
  }
  return
}
