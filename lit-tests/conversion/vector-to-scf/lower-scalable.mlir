// RUN: ttmlir-opt --convert-vector-to-scf=lower-scalable %s | filecheck %s

// As many columns as the mask is on for are written, and no more than there are.
// CHECK-LABEL: func.func @columns(
// CHECK-SAME: %[[A0:.*]]: vector<2x[4]xf32>, %[[A1:.*]]: memref<?x?xf32>, %[[A2:.*]]: index, %[[A3:.*]]: index)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[V2:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[A0]][0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[A0]][1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.vscale
// CHECK-NEXT: %[[V6:.*]] = arith.muli %[[V5]], %[[V1]] : index
// CHECK-NEXT: %[[V7:.*]] = arith.minsi %[[A3]], %[[V6]] : index
// CHECK-NEXT: %[[V8:.*]] = vector.create_mask %[[A2]] : vector<2xi1>
// CHECK-NEXT: scf.for %[[A4:.*]] = %[[V2]] to %[[V7]] step %[[V0]] {
// CHECK-NEXT: %[[V9:.*]] = affine.apply #{{.*}}(%[[A4]])[%[[A2]]]
// CHECK-NEXT: %[[V10:.*]] = vector.extract %[[V3]][%[[A4]]] : f32 from vector<[4]xf32>
// CHECK-NEXT: %[[V11:.*]] = vector.extract %[[V4]][%[[A4]]] : f32 from vector<[4]xf32>
// CHECK-NEXT: %[[V12:.*]] = vector.from_elements %[[V10]], %[[V11]] : vector<2xf32>
// CHECK-NEXT: vector.transfer_write %[[V12]], %[[A1]][%[[V9]], %[[A2]]], %[[V8]] {in_bounds = [true]} : vector<2xf32>, memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @columns(%v: vector<2x[4]xf32>, %m: memref<?x?xf32>, %i: index, %n: index) {
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  %k = vector.create_mask %n, %i : vector<[4]x2xi1>
  vector.transfer_write %t, %m[%i, %i], %k {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
}
