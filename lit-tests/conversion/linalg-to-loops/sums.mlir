// RUN: ttmlir-opt --convert-linalg-to-loops %s | filecheck %s --check-prefix=SCF
// RUN: ttmlir-opt --convert-linalg-to-affine-loops %s | filecheck %s --check-prefix=AFFINE
// RUN: ttmlir-opt --convert-linalg-to-parallel-loops %s | filecheck %s --check-prefix=PARALLEL
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(convert-linalg-to-parallel-loops))' %s | filecheck %s --check-prefix=PARALLEL

// SCF-LABEL: func.func @sums(
// SCF-SAME: %[[A:.*]]: memref<3x8xf32>, %[[R:.*]]: memref<3xf32>
// SCF: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %{{.*}} {
// SCF-NEXT: scf.for %[[J:.*]] = %{{.*}} to %{{.*}} step %{{.*}} {
// SCF-NEXT: %[[X:.*]] = memref.load %[[A]][%[[I]], %[[J]]] : memref<3x8xf32>
// SCF-NEXT: %[[S:.*]] = memref.load %[[R]][%[[I]]] : memref<3xf32>
// SCF-NEXT: %[[T:.*]] = arith.addf %[[X]], %[[S]] : f32
// SCF-NEXT: memref.store %[[T]], %[[R]][%[[I]]] : memref<3xf32>

// AFFINE-LABEL: func.func @sums(
// AFFINE: affine.for %[[I:.*]] = 0 to 3 {
// AFFINE-NEXT: affine.for %[[J:.*]] = 0 to 8 {
// AFFINE-NEXT: affine.load %{{.*}}[%[[I]], %[[J]]] : memref<3x8xf32>

// PARALLEL-LABEL: func.func @sums(
// PARALLEL: scf.parallel (%[[I:.*]]) = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
// PARALLEL-NEXT: scf.for %[[J:.*]] = %{{.*}} to %{{.*}} step %{{.*}} {
// PARALLEL-NEXT: memref.load %{{.*}}[%[[I]], %[[J]]] : memref<3x8xf32>
func.func @sums(%a: memref<3x8xf32>, %r: memref<3xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : memref<3x8xf32>) outs(%r : memref<3xf32>) {
  ^bb0(%x: f32, %s: f32):
    %0 = arith.addf %x, %s : f32
    linalg.yield %0 : f32
  }
  return
}
