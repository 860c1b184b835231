// RUN: ttmlir-opt --lower-vector-mask %s | filecheck %s

// What is under a mask gets it as an operand, but for reads with other elements than padding.
// CHECK-LABEL: func.func @reads(
// CHECK-SAME: %[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: tensor<?xf32>, %[[A2:.*]]: index, %[[A3:.*]]: f32, %[[A4:.*]]: vector<8xi1>, %[[A5:.*]]: vector<8xf32>, %[[A6:.*]]: vector<8xi32>, %[[A7:.*]]: vector<4x2xi1>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.transfer_read %[[A0]][%[[A2]], %[[A2]]], %[[A3]], %[[A4]] {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT: vector.transfer_write %[[A5]], %[[A0]][%[[A2]], %[[A2]]], %[[A4]] : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.transfer_write %[[A5]], %[[A1]][%[[A2]]], %[[A4]] : vector<8xf32>, tensor<?xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.gather %[[A0]][%[[A2]], %[[A2]]] [%[[A6]]], %[[A4]], %[[V0]] : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.mask %[[A4]], %[[A5]] { vector.transfer_read %[[A1]][%[[A2]]], %[[A3]] : tensor<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.transfer_read %[[A0]][%[[A2]], %[[A2]]], %[[A3]], %[[A7]] {permutation_map = #{{.*}}} : memref<?x?xf32>, vector<2x4xf32>
// CHECK-NEXT: %[[V6:.*]] = arith.select %[[A4]], %[[V1]], %[[A5]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT: return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : vector<8xf32>, tensor<?xf32>, vector<8xf32>, vector<8xf32>, vector<2x4xf32>, vector<8xf32>
func.func @reads(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %v: vector<8xf32>, %ix: vector<8xi32>, %k2: vector<4x2xi1>) -> (vector<8xf32>, tensor<?xf32>, vector<8xf32>, vector<8xf32>, vector<2x4xf32>, vector<8xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %p {in_bounds = [true], foo} : memref<?x?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %k { vector.transfer_write %v, %m[%i, %i] {bar} : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
  %1 = vector.mask %k { vector.transfer_write %v, %t[%i] : vector<8xf32>, tensor<?xf32> } : vector<8xi1> -> tensor<?xf32>
  %2 = vector.mask %k { vector.gather %m[%i, %i] [%ix], %k, %v {alignment = 8} : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %3 = vector.mask %k, %v { vector.transfer_read %t[%i], %p : tensor<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %4 = vector.mask %k2 { vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x4xf32> } : vector<4x2xi1> -> vector<2x4xf32>
  %5 = vector.mask %k, %v { vector.yield %0 : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0, %1, %2, %3, %4, %5 : vector<8xf32>, tensor<?xf32>, vector<8xf32>, vector<8xf32>, vector<2x4xf32>, vector<8xf32>
}

// Other operations can have none, and one that is on everywhere is none.
// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[A0:.*]]: vector<8xi32>, %[[A1:.*]]: vector<8xi1>, %[[A2:.*]]: memref<?xf32>, %[[A3:.*]]: index, %[[A4:.*]]: f32, %[[A5:.*]]: vector<8xi1>)
// CHECK-NEXT: %[[V0:.*]] = vector.mask %[[A1]] { vector.reduction <add>, %[[A0]] : vector<8xi32> into i32 } : vector<8xi1> -> i32
// CHECK-NEXT: %[[V1:.*]] = vector.transfer_read %[[A2]][%[[A3]]], %[[A4]] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]] : i32, vector<8xf32>
func.func @others(%a: vector<8xi32>, %k: vector<8xi1>, %m: memref<?xf32>, %i: index, %p: f32, %kk: vector<8xi1>) -> (i32, vector<8xf32>) {
  %0 = vector.mask %k { vector.reduction <add>, %a : vector<8xi32> into i32 } : vector<8xi1> -> i32
  %on = arith.constant dense<true> : vector<8xi1>
  %1 = vector.mask %on { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0, %1 : i32, vector<8xf32>
}

// What has a mask has both then, and a gather its own other elements.
// CHECK-LABEL: func.func @two_masks(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[I:.*]]: index, %[[P:.*]]: f32, %[[K:.*]]: vector<8xi1>, %[[L:.*]]: vector<8xi1>, %[[V:.*]]: vector<8xf32>, %[[X:.*]]: vector<8xi32>)
// CHECK-NEXT: %[[KL0:.*]] = arith.andi %[[K]], %[[L]] : vector<8xi1>
// CHECK-NEXT: %[[R:.*]] = vector.transfer_read %[[M]][%[[I]]], %[[P]], %[[KL0]] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT: %[[KL1:.*]] = arith.andi %[[K]], %[[L]] : vector<8xi1>
// CHECK-NEXT: vector.transfer_write %[[R]], %[[M]][%[[I]]], %[[KL1]] : vector<8xf32>, memref<?xf32>
// CHECK-NEXT: %[[KL2:.*]] = arith.andi %[[K]], %[[L]] : vector<8xi1>
// CHECK-NEXT: %[[G:.*]] = vector.gather %[[M]][%[[I]]] [%[[X]]], %[[KL2]], %[[V]] : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT: return %[[G]] : vector<8xf32>
func.func @two_masks(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %l: vector<8xi1>, %v: vector<8xf32>, %x: vector<8xi32>) -> vector<8xf32> {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p, %l : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %k { vector.transfer_write %0, %m[%i], %l : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  %1 = vector.mask %k { vector.gather %m[%i] [%x], %l, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %1 : vector<8xf32>
}
