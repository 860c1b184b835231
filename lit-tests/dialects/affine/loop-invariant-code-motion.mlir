// RUN: ttmlir-opt --affine-loop-invariant-code-motion %s | filecheck %s

// CHECK-LABEL: func.func @load(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[K:.*]]: memref<?xf32>
func.func @load(%m: memref<?xf32>, %k: memref<?xf32>) {
  // CHECK-NEXT: %[[X:.*]] = affine.load %[[K]][3] : memref<?xf32>
  // CHECK-NEXT: affine.for %[[I:.*]] = 0 to 10 {
  // CHECK-NEXT: affine.store %[[X]], %[[M]][%[[I]]] : memref<?xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %k[3] : memref<?xf32>
    affine.store %0, %m[%i] : memref<?xf32>
  }
  return
}

// What is chosen depends on the iteration although nothing outside of the choice does.
// CHECK-LABEL: func.func @choice(
// CHECK-NEXT: affine.for %[[I:.*]] = 0 to 10 {
// CHECK-NEXT: %[[R:.*]] = scf.if %{{.*}} -> (index) {
func.func @choice(%c: i1, %n: index, %m: memref<?xindex>) {
  affine.for %i = 0 to 10 {
    %0 = scf.if %c -> index {
      %1 = arith.addi %i, %i : index
      scf.yield %1 : index
    } else {
      scf.yield %n : index
    }
    affine.store %0, %m[%i] : memref<?xindex>
  }
  return
}

// The load sees what the transfer of the iteration before wrote.
// CHECK-LABEL: func.func @transfer(
// CHECK: affine.for %{{.*}} = 0 to 10 {
// CHECK-NEXT: affine.load
func.func @transfer(%m: memref<16xf32>, %k: memref<16xf32, 1>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %k[2] : memref<16xf32, 1>
    affine.store %0, %m[%i] : memref<16xf32>
    affine.dma_start %m[0], %k[0], %t[0], %n : memref<16xf32>, memref<16xf32, 1>, memref<1xi32>
  }
  return
}
