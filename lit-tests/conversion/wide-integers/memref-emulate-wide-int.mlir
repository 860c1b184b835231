// RUN: ttmlir-opt --memref-emulate-wide-int %s | filecheck %s

// Memory of wide integers is memory of their halves.
// CHECK-LABEL: func.func @memory(
// CHECK-SAME: %[[A0:.*]]: index, %[[A1:.*]]: index) -> i32
// CHECK-NEXT: %[[V0:.*]] = memref.alloc(%[[A0]]) {alignment = 16 : i64} : memref<?xvector<2xi32>, 1>
// CHECK-NEXT: %[[V1:.*]] = arith.constant dense<[-3, -1]> : vector<2xi32>
// CHECK-NEXT: memref.store %[[V1]], %[[V0]][%[[A1]]] {nontemporal = true} : memref<?xvector<2xi32>, 1>
// CHECK-NEXT: %[[V2:.*]] = memref.load %[[V0]][%[[A1]]] : memref<?xvector<2xi32>, 1>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[V2]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[V2]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[V1]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V6:.*]] = vector.extract %[[V1]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V7:.*]], %[[V8:.*]] = arith.addui_extended %[[V3]], %[[V5]] : i32, i1
// CHECK-NEXT: %[[V9:.*]] = arith.extui %[[V8]] : i1 to i32
// CHECK-NEXT: %[[V10:.*]] = arith.addi %[[V9]], %[[V4]] : i32
// CHECK-NEXT: %[[V11:.*]] = arith.addi %[[V10]], %[[V6]] : i32
// CHECK-NEXT: %[[V12:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[V13:.*]] = vector.insert %[[V7]], %[[V12]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V14:.*]] = vector.insert %[[V11]], %[[V13]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: memref.store %[[V14]], %[[V0]][%[[A1]]] : memref<?xvector<2xi32>, 1>
// CHECK-NEXT: %[[V15:.*]] = vector.extract %[[V14]][0] : i32 from vector<2xi32>
// CHECK-NEXT: return %[[V15]] : i32
func.func @memory(%n: index, %i: index) -> i32 {
  %0 = memref.alloc(%n) {alignment = 16 : i64} : memref<?xi64, 1>
  %c = arith.constant -3 : i64
  memref.store %c, %0[%i] {nontemporal = true} : memref<?xi64, 1>
  %1 = memref.load %0[%i] : memref<?xi64, 1>
  %2 = arith.addi %1, %c : i64
  memref.store %2, %0[%i] : memref<?xi64, 1>
  %3 = arith.trunci %2 : i64 to i32
  return %3 : i32
}

// Other memory stays.
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[A0:.*]]: memref<4xi32>, %[[A1:.*]]: memref<4xf64>, %[[A2:.*]]: index) -> (i32, f64)
// CHECK-NEXT: %[[V0:.*]] = memref.load %[[A0]][%[[A2]]] : memref<4xi32>
// CHECK-NEXT: %[[V1:.*]] = memref.load %[[A1]][%[[A2]]] : memref<4xf64>
// CHECK-NEXT: return %[[V0]], %[[V1]] : i32, f64
func.func @narrow(%m: memref<4xi32>, %f: memref<4xf64>, %i: index) -> (i32, f64) {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %f[%i] : memref<4xf64>
  return %0, %1 : i32, f64
}
