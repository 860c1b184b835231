// RUN: ttmlir-opt --generate-runtime-verification %s | filecheck %s
// RUN: ttmlir-opt --generate-runtime-verification=verbose-level=0 %s | filecheck %s --check-prefix=BRIEF
// RUN: not ttmlir-opt --generate-runtime-verification=verbose-level=2 %s 2>&1 | filecheck %s --check-prefix=LEVEL

// LEVEL: generate-runtime-verification.mlir:0:0: error: generate-runtime-verification pass: set verboseLevel to 0 or 1

// CHECK-LABEL: func.func @load(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[I:.*]]: index
// CHECK: %[[SIZE:.*]] = memref.dim %[[M]]
// CHECK: %[[ABOVE:.*]] = arith.cmpi sge, %[[I]], %{{.*}} : index
// CHECK-NEXT: %[[BELOW:.*]] = arith.cmpi slt, %[[I]], %[[SIZE]] : index
// CHECK-NEXT: %[[INSIDE:.*]] = arith.andi %[[ABOVE]], %[[BELOW]] : i1
// CHECK-NEXT: cf.assert %[[INSIDE]], "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%arg1] : memref<?xf32>\0A^ out-of-bounds access\0ALocation: loc({{.*}}:[[# @LINE + 4]]:8)"
// CHECK-NEXT: memref.load %[[M]][%[[I]]]
// BRIEF: cf.assert %{{.*}}, "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(
func.func @load(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32>
  return %0 : f32
}

// In a program without scf, too.
// CHECK-LABEL: func.func @subview(
// CHECK: %{{.*}} = scf.if %{{.*}} -> (i1) {
// CHECK: ^ offset 0 is out-of-bounds
// CHECK: %{{.*}} = scf.if %{{.*}} -> (i1) {
// CHECK: ^ subview runs out-of-bounds along dimension 0
// CHECK: memref.subview
func.func @subview(%m: memref<8xf32>, %i: index) -> memref<4xf32, strided<[2], offset: ?>> {
  %0 = memref.subview %m[%i] [4] [2] : memref<8xf32> to memref<4xf32, strided<[2], offset: ?>>
  return %0 : memref<4xf32, strided<[2], offset: ?>>
}

// What a loop reads and writes is there.
// CHECK-LABEL: func.func @structured(
// CHECK-SAME: %[[FROM:.*]]: memref<?xf32>, %[[TO:.*]]: memref<?xf32>
func.func @structured(%from: memref<?xf32>, %to: memref<?xf32>) {
  // CHECK: %[[SIZE:.*]] = memref.dim %[[FROM]]
  // CHECK: %[[RUNS:.*]] = index.cmp slt(%{{.*}}, %[[SIZE]])
  // CHECK-NEXT: scf.if %[[RUNS]] {
  // CHECK-NEXT: %[[LAST:.*]] = index.sub %[[SIZE]]
  // CHECK: %[[LEAST:.*]] = index.mins %[[LAST]]
  // CHECK-NEXT: %[[IS_THERE:.*]] = index.cmp sge(%[[LEAST]]
  // CHECK-NEXT: cf.assert %[[IS_THERE]], "{{.*}}unexpected negative result on dimension #0 of input/output operand #0
  // CHECK: index.cmp eq
  // CHECK-NEXT: cf.assert {{.*}}dimension #0 of input/output operand #0 is incompatible with inferred dimension size
  // CHECK: cf.assert {{.*}}operand #1
  // CHECK: cf.assert {{.*}}operand #1
  // CHECK: }
  // CHECK-NEXT: linalg.copy
  linalg.copy ins(%from : memref<?xf32>) outs(%to : memref<?xf32>)
  return
}
