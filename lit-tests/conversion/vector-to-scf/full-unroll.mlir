// RUN: ttmlir-opt --convert-vector-to-scf=full-unroll %s | filecheck %s

// What is inserted elsewhere is still padding where it is outside of memory.
// CHECK-LABEL: func.func @inserted(
// CHECK-SAME: %[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32, %[[A3:.*]]: vector<2x1x4xf32>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V1:.*]] = vector.broadcast %[[A2]] : f32 to vector<1x4xf32>
// CHECK-NEXT: %[[V2:.*]] = memref.dim %[[A0]], %[[V0]] : memref<?x?xf32>
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi sgt, %[[V2]], %[[A1]] : index
// CHECK-NEXT: %[[V4:.*]] = scf.if %[[V3]] -> (vector<1x4xf32>) {
// CHECK-NEXT: %[[V5:.*]] = vector.transfer_read %[[A0]][%[[A1]], %[[A1]]], %[[A2]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[V6:.*]] = vector.insert %[[V5]], %[[V1]] [0] : vector<4xf32> into vector<1x4xf32>
// CHECK-NEXT: scf.yield %[[V6]] : vector<1x4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[V1]] : vector<1x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V7:.*]] = vector.insert %[[V4]], %[[A3]] [1] : vector<1x4xf32> into vector<2x1x4xf32>
// CHECK-NEXT: return %[[V7]] : vector<2x1x4xf32>
func.func @inserted(%m: memref<?x?xf32>, %i: index, %p: f32, %v: vector<2x1x4xf32>) -> vector<2x1x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<1x4xf32>
  %1 = vector.insert %0, %v [1] : vector<1x4xf32> into vector<2x1x4xf32>
  return %1 : vector<2x1x4xf32>
}

// A vector that is read may be inserted into.
// CHECK-LABEL: func.func @inserted_into(
// CHECK-SAME: %[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32, %[[A3:.*]]: vector<4xf32>)
// CHECK-NEXT: %[[V0:.*]] = vector.broadcast %[[A2]] : f32 to vector<1x4xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.insert %[[A3]], %[[V0]] [0] : vector<4xf32> into vector<1x4xf32>
// CHECK-NEXT: return %[[V1]] : vector<1x4xf32>
func.func @inserted_into(%m: memref<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>) -> vector<1x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<1x4xf32>
  %1 = vector.insert %v, %0 [0] : vector<4xf32> into vector<1x4xf32>
  return %1 : vector<1x4xf32>
}

// Where nothing is padding, rows go to where the vector is inserted.
// CHECK-LABEL: func.func @inside(
// CHECK-SAME: %[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32, %[[A3:.*]]: vector<2x2x4xf32>)
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_read %[[A0]][%[[A1]], %[[A1]]], %[[A2]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.insert %[[V0]], %[[A3]] [1, 0] : vector<4xf32> into vector<2x2x4xf32>
// CHECK-NEXT: %[[V2:.*]] = affine.apply #{{.*}}()[%[[A1]]]
// CHECK-NEXT: %[[V3:.*]] = vector.transfer_read %[[A0]][%[[V2]], %[[A1]]], %[[A2]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.insert %[[V3]], %[[V1]] [1, 1] : vector<4xf32> into vector<2x2x4xf32>
// CHECK-NEXT: return %[[V4]] : vector<2x2x4xf32>
func.func @inside(%m: memref<?x?xf32>, %i: index, %p: f32, %v: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false]} : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.insert %0, %v [1] : vector<2x4xf32> into vector<2x2x4xf32>
  return %1 : vector<2x2x4xf32>
}
