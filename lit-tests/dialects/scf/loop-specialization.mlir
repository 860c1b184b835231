// RUN: ttmlir-opt --scf-for-loop-specialization --scf-parallel-loop-specialization %s | filecheck %s

// CHECK-LABEL: func.func @used_result
// CHECK-NOT: scf.if
func.func @used_result(%n: index, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<(d0) -> (d0, 4)>(%n)
  %r = scf.for %i = %n to %u step %c1 iter_args(%acc = %x) -> f32 {
    scf.yield %acc : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @no_result
// CHECK: %[[U:.*]] = affine.min
// CHECK: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK: %[[FULL:.*]] = arith.cmpi eq, %[[U]], %[[FOUR]] : index
// CHECK: scf.if %[[FULL]] {
// CHECK-NEXT: scf.parallel {{.*}} to (%[[FOUR]])
// CHECK: } else {
// CHECK-NEXT: scf.parallel {{.*}} to (%[[U]])
func.func @no_result(%n: index, %x: f32, %m: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<(d0) -> (d0, 4)>(%n)
  scf.parallel (%i) = (%n) to (%u) step (%c1) {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}
