// RUN: ttmlir-opt --scf-for-loop-peeling %s | filecheck %s
// RUN: ttmlir-opt --scf-for-loop-peeling=peel-front=true %s | filecheck --check-prefix=FRONT %s

// CHECK: #[[SPLIT:.*]] = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK: #[[REST:.*]] = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-LABEL: func.func @minimum(
// CHECK-SAME: %[[END:.*]]: index, %[[M:.*]]: memref<?xindex>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
// FRONT-LABEL: func.func @minimum(
func.func @minimum(%end: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // CHECK: %[[AT:.*]] = affine.apply #[[SPLIT]]()[%[[C0]], %[[END]], %[[C4]]]
  // CHECK-NEXT: scf.for %[[I:.*]] = %[[C0]] to %[[AT]] step %[[C4]] {
  // CHECK-NEXT: memref.store %[[C4]], %[[M]][%[[I]]] : memref<?xindex>
  // CHECK: scf.for %[[J:.*]] = %[[AT]] to %[[END]] step %[[C4]] {
  // CHECK-NEXT: %[[LEFT:.*]] = affine.apply #[[REST]](%[[J]])[%[[END]]]
  // CHECK-NEXT: memref.store %[[LEFT]], %[[M]][%[[J]]] : memref<?xindex>
  // FRONT: scf.for %{{.*}} = %c0 to %c4 step %c4 {
  // FRONT: scf.for %{{.*}} = %c4 to %{{.*}} step %c4 {
  scf.for %i = %c0 to %end step %c4 {
    %0 = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%end]
    memref.store %0, %m[%i] : memref<?xindex>
  }
  return
}

// What counts iterations by integers is split where all numbers are known.
// CHECK-LABEL: func.func @integers(
func.func @integers(%end: i32, %x: f32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c2 = arith.constant 2 : i32
  // CHECK: scf.for
  // CHECK-NOT: scf.for
  // CHECK: return
  %r = scf.for %i = %c0 to %end step %c2 iter_args(%a = %x) -> (f32) : i32 {
    %y = arith.addf %a, %a : f32
    scf.yield %y : f32
  }
  return %r : f32
}
