// RUN: ttmlir-opt --scf-parallel-loop-tiling='parallel-loop-tile-sizes=4 no-min-max-bounds' %s | filecheck %s
// RUN: not ttmlir-opt --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,0 %s 2>&1 | filecheck %s --check-prefix=ZERO

// ZERO: error: tile size cannot be 0
// ZERO-NOT: scf.parallel

// CHECK-LABEL: func.func @store(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[S:.*]]: index, %[[M:.*]]: memref<?xf32>, %[[X:.*]]: f32
func.func @store(%a: index, %b: index, %s: index, %m: memref<?xf32>, %x: f32) {
  // CHECK: %[[TILE:.*]] = arith.muli %[[S]], %{{.*}} : index
  // CHECK: scf.parallel (%[[I:.*]]) = (%[[A]]) to (%[[B]]) step (%[[TILE]]) {
  // CHECK-NEXT: scf.parallel (%[[J:.*]]) = (%{{.*}}) to (%[[TILE]]) step (%[[S]]) {
  // CHECK-NEXT: %[[PLACE:.*]] = arith.addi %[[J]], %[[I]] : index
  // CHECK: %[[IN:.*]] = arith.cmpi ult, %{{.*}}, %[[B]] : index
  // CHECK-NEXT: %[[ALL:.*]] = arith.andi %{{.*}}, %[[IN]] : i1
  // CHECK-NEXT: scf.if %[[ALL]] {
  // CHECK-NEXT: memref.store %[[X]], %[[M]][%[[PLACE]]] : memref<?xf32>
  scf.parallel (%i) = (%a) to (%b) step (%s) {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}
