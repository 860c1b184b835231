// RUN: ttmlir-opt --convert-vector-to-scf %s | filecheck %s

// Rows go through a buffer; what is outside of memory is padding.
// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[V2:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V3:.*]] = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT: %[[V4:.*]] = vector.type_cast %[[V3]] : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT: scf.for %[[A3:.*]] = %[[V2]] to %[[V1]] step %[[V0]] {
// CHECK-NEXT: %[[V5:.*]] = memref.dim %[[A0]], %[[V2]] : memref<?x?xf32>
// CHECK-NEXT: %[[V6:.*]] = affine.apply #{{.*}}(%[[A3]])[%[[A1]]]
// CHECK-NEXT: %[[V7:.*]] = arith.cmpi sgt, %[[V5]], %[[V6]] : index
// CHECK-NEXT: scf.if %[[V7]] {
// CHECK-NEXT: %[[V8:.*]] = affine.apply #{{.*}}(%[[A3]])[%[[A1]]]
// CHECK-NEXT: %[[V9:.*]] = vector.transfer_read %[[A0]][%[[V8]], %[[A1]]], %[[A2]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: memref.store %[[V9]], %[[V4]][%[[A3]]] : memref<2xvector<4xf32>>
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V10:.*]] = vector.broadcast %[[A2]] : f32 to vector<4xf32>
// CHECK-NEXT: memref.store %[[V10]], %[[V4]][%[[A3]]] : memref<2xvector<4xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %[[V11:.*]] = memref.load %[[V3]][] : memref<vector<2x4xf32>>
// CHECK-NEXT: return %[[V11]] : vector<2x4xf32>
func.func @read(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// Elements that do not follow each other are read one by one.
// CHECK-LABEL: func.func @column(
// CHECK-SAME: %[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32, %[[A3:.*]]: vector<4xi1>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[V2:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V3:.*]] = vector.broadcast %[[A2]] : f32 to vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = scf.for %[[A4:.*]] = %[[V0]] to %[[V1]] step %[[V2]] iter_args(%[[A5:.*]] = %[[V3]]) -> (vector<4xf32>) {
// CHECK-NEXT: %[[V5:.*]] = affine.apply #{{.*}}(%[[A4]])[%[[A1]]]
// CHECK-NEXT: %[[V6:.*]] = memref.dim %[[A0]], %[[V0]] : memref<?x?xf32>
// CHECK-NEXT: %[[V7:.*]] = affine.apply #{{.*}}(%[[A4]])[%[[A1]]]
// CHECK-NEXT: %[[V8:.*]] = arith.cmpi sgt, %[[V6]], %[[V7]] : index
// CHECK-NEXT: %[[V9:.*]] = vector.extract %[[A3]][%[[A4]]] : i1 from vector<4xi1>
// CHECK-NEXT: %[[V10:.*]] = arith.andi %[[V8]], %[[V9]] : i1
// CHECK-NEXT: %[[V11:.*]] = scf.if %[[V10]] -> (vector<4xf32>) {
// CHECK-NEXT: %[[V12:.*]] = memref.load %[[A0]][%[[V5]], %[[A1]]] : memref<?x?xf32>
// CHECK-NEXT: %[[V13:.*]] = vector.insert %[[V12]], %[[A5]] [%[[A4]]] : f32 into vector<4xf32>
// CHECK-NEXT: scf.yield %[[V13]] : vector<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[A5]] : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V11]] : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V4]] : vector<4xf32>
func.func @column(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// Tensors stay, and so do transfers under masks and, at the first dimension, scalable ones.
// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[A0:.*]]: tensor<?x?xf32>, %[[A1:.*]]: memref<?x?x?xf32>, %[[A2:.*]]: index, %[[A3:.*]]: f32, %[[A4:.*]]: vector<4x2xi1>)
// CHECK-NEXT: %[[V0:.*]] = vector.transfer_read %[[A0]][%[[A2]], %[[A2]]], %[[A3]] : tensor<?x?xf32>, vector<2x4xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.mask %[[A4]] { vector.transfer_read %[[A1]][%[[A2]], %[[A2]], %[[A2]]], %[[A3]] : memref<?x?x?xf32>, vector<4x2xf32> } : vector<4x2xi1> -> vector<4x2xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.transfer_read %[[A1]][%[[A2]], %[[A2]], %[[A2]]], %[[A3]] : memref<?x?x?xf32>, vector<[2]x4xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V3]] : vector<2x4xf32>, vector<4x2xf32>, vector<[2]x4xf32>
func.func @others(%t: tensor<?x?xf32>, %m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<4x2xi1>) -> (vector<2x4xf32>, vector<4x2xf32>, vector<[2]x4xf32>) {
  %0 = vector.transfer_read %t[%i, %i], %p : tensor<?x?xf32>, vector<2x4xf32>
  %1 = vector.mask %k { vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x?xf32>, vector<4x2xf32> } : vector<4x2xi1> -> vector<4x2xf32>
  %3 = vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x?xf32>, vector<[2]x4xf32>
  return %0, %1, %3 : vector<2x4xf32>, vector<4x2xf32>, vector<[2]x4xf32>
}

// A mask has dimensions in the order of memory: these are read in that order as well, and transposed.
// CHECK-LABEL: func.func @ordered(
// CHECK-SAME: %[[A0:.*]]: memref<?x?x?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32, %[[A3:.*]]: vector<4x2xi1>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[V2:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V3:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[V4:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V5:.*]] = memref.alloca() : memref<vector<4x3x2xf32>>
// CHECK-NEXT: %[[V6:.*]] = memref.alloca() : memref<vector<4x2xi1>>
// CHECK-NEXT: memref.store %[[A3]], %[[V6]][] : memref<vector<4x2xi1>>
// CHECK-NEXT: %[[V7:.*]] = vector.type_cast %[[V5]] : memref<vector<4x3x2xf32>> to memref<4xvector<3x2xf32>>
// CHECK-NEXT: %[[V8:.*]] = vector.type_cast %[[V6]] : memref<vector<4x2xi1>> to memref<4xvector<2xi1>>
// CHECK-NEXT: scf.for %[[A4:.*]] = %[[V4]] to %[[V3]] step %[[V2]] {
// CHECK-NEXT: %[[V9:.*]] = memref.dim %[[A0]], %[[V4]] : memref<?x?x?x?xf32>
// CHECK-NEXT: %[[V10:.*]] = affine.apply #{{.*}}(%[[A4]])[%[[A1]]]
// CHECK-NEXT: %[[V11:.*]] = arith.cmpi sgt, %[[V9]], %[[V10]] : index
// CHECK-NEXT: scf.if %[[V11]] {
// CHECK-NEXT: %[[V12:.*]] = affine.apply #{{.*}}(%[[A4]])[%[[A1]]]
// CHECK-NEXT: %[[V13:.*]] = vector.type_cast %[[V7]] : memref<4xvector<3x2xf32>> to memref<4x3xvector<2xf32>>
// CHECK-NEXT: scf.for %[[A5:.*]] = %[[V4]] to %[[V1]] step %[[V2]] {
// CHECK-NEXT: %[[V14:.*]] = memref.load %[[V8]][%[[A4]]] : memref<4xvector<2xi1>>
// CHECK-NEXT: %[[V15:.*]] = vector.broadcast %[[A2]] : f32 to vector<2xf32>
// CHECK-NEXT: %[[V16:.*]] = scf.for %[[A6:.*]] = %[[V4]] to %[[V0]] step %[[V2]] iter_args(%[[A7:.*]] = %[[V15]]) -> (vector<2xf32>) {
// CHECK-NEXT: %[[V17:.*]] = affine.apply #{{.*}}(%[[A6]])[%[[A1]]]
// CHECK-NEXT: %[[V18:.*]] = vector.extract %[[V14]][%[[A6]]] : i1 from vector<2xi1>
// CHECK-NEXT: %[[V19:.*]] = scf.if %[[V18]] -> (vector<2xf32>) {
// CHECK-NEXT: %[[V20:.*]] = memref.load %[[A0]][%[[V12]], %[[V17]], %[[A1]], %[[A1]]] : memref<?x?x?x?xf32>
// CHECK-NEXT: %[[V21:.*]] = vector.insert %[[V20]], %[[A7]] [%[[A6]]] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %[[V21]] : vector<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[A7]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V19]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.store %[[V16]], %[[V13]][%[[A4]], %[[A5]]] : memref<4x3xvector<2xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V22:.*]] = vector.broadcast %[[A2]] : f32 to vector<3x2xf32>
// CHECK-NEXT: memref.store %[[V22]], %[[V7]][%[[A4]]] : memref<4xvector<3x2xf32>>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %[[V23:.*]] = memref.load %[[V5]][] : memref<vector<4x3x2xf32>>
// CHECK-NEXT: %[[V24:.*]] = vector.transpose %[[V23]], [2, 1, 0] : vector<4x3x2xf32> to vector<2x3x4xf32>
// CHECK-NEXT: return %[[V24]] : vector<2x3x4xf32>
func.func @ordered(%m: memref<?x?x?x?xf32>, %i: index, %p: f32, %k: vector<4x2xi1>) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i, %i], %p, %k {in_bounds = [true, true, false], permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, 0, d0)>} : memref<?x?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// A dimension of size 1 stands for one that the vector has not; that of the mask is where that one is in memory.
// CHECK-LABEL: func.func @inner(
// CHECK-SAME: %[[A0:.*]]: memref<?x?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: vector<4x2xf32>, %[[A3:.*]]: vector<4x2xi1>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[V2:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V3:.*]] = memref.alloca() : memref<vector<4x1x2xf32>>
// CHECK-NEXT: %[[V4:.*]] = memref.alloca() : memref<vector<4x1x2xi1>>
// CHECK-NEXT: %[[V5:.*]] = vector.broadcast %[[A2]] : vector<4x2xf32> to vector<1x4x2xf32>
// CHECK-NEXT: %[[V6:.*]] = vector.broadcast %[[A3]] : vector<4x2xi1> to vector<1x4x2xi1>
// CHECK-NEXT: %[[V7:.*]] = vector.transpose %[[V6]], [1, 0, 2] : vector<1x4x2xi1> to vector<4x1x2xi1>
// CHECK-NEXT: %[[V8:.*]] = vector.transpose %[[V5]], [1, 0, 2] : vector<1x4x2xf32> to vector<4x1x2xf32>
// CHECK-NEXT: memref.store %[[V7]], %[[V4]][] : memref<vector<4x1x2xi1>>
// CHECK-NEXT: memref.store %[[V8]], %[[V3]][] : memref<vector<4x1x2xf32>>
// CHECK-NEXT: %[[V9:.*]] = vector.type_cast %[[V3]] : memref<vector<4x1x2xf32>> to memref<4xvector<1x2xf32>>
// CHECK-NEXT: %[[V10:.*]] = vector.type_cast %[[V4]] : memref<vector<4x1x2xi1>> to memref<4xvector<1x2xi1>>
// CHECK-NEXT: scf.for %[[A4:.*]] = %[[V2]] to %[[V1]] step %[[V0]] {
// CHECK-NEXT: %[[V11:.*]] = affine.apply #{{.*}}(%[[A4]])[%[[A1]]]
// CHECK-NEXT: %[[V12:.*]] = vector.type_cast %[[V9]] : memref<4xvector<1x2xf32>> to memref<4x1xvector<2xf32>>
// CHECK-NEXT: %[[V13:.*]] = vector.type_cast %[[V10]] : memref<4xvector<1x2xi1>> to memref<4x1xvector<2xi1>>
// CHECK-NEXT: scf.for %[[A5:.*]] = %[[V2]] to %[[V0]] step %[[V0]] {
// CHECK-NEXT: %[[V14:.*]] = affine.apply #{{.*}}(%[[A5]])[%[[A1]]]
// CHECK-NEXT: %[[V15:.*]] = memref.load %[[V12]][%[[A4]], %[[A5]]] : memref<4x1xvector<2xf32>>
// CHECK-NEXT: %[[V16:.*]] = memref.load %[[V13]][%[[A4]], %[[A5]]] : memref<4x1xvector<2xi1>>
// CHECK-NEXT: vector.transfer_write %[[V15]], %[[A0]][%[[V11]], %[[V14]], %[[A1]]], %[[V16]] {in_bounds = [true]} : vector<2xf32>, memref<?x?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @inner(%m: memref<?x?x?xf32>, %i: index, %v: vector<4x2xf32>, %k: vector<4x2xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<4x2xf32>, memref<?x?x?xf32>
  return
}

// Elements between parentheses.
// CHECK-LABEL: func.func @print(
// CHECK-SAME: %[[A0:.*]]: vector<2xi1>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[V2:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V3:.*]] = arith.extui %[[A0]] : vector<2xi1> to vector<2xi8>
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: scf.for %[[A1:.*]] = %[[V2]] to %[[V1]] step %[[V0]] {
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[V3]][%[[A1]]] : i8 from vector<2xi8>
// CHECK-NEXT: vector.print %[[V4]] : i8 punctuation <no_punctuation>
// CHECK-NEXT: %[[V5:.*]] = arith.cmpi ult, %[[A1]], %[[V0]] : index
// CHECK-NEXT: scf.if %[[V5]] {
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: vector.print punctuation <close>
// CHECK-NEXT: vector.print
// CHECK-NEXT: return
func.func @print(%v: vector<2xi1>) {
  vector.print %v : vector<2xi1>
  return
}
