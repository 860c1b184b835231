// RUN: ttmlir-opt "--pass-pipeline=builtin.module(func.func(affine-simplify-min-max))" --allow-unregistered-dialect --mlir-print-local-scope %s | filecheck %s
// RUN: not ttmlir-opt --affine-simplify-min-max --allow-unregistered-dialect %s 2>&1 | filecheck %s --check-prefix=MODULE

// MODULE: error: unable to schedule pass 'SimplifyAffineMinMaxPass' on a PassManager intended to run on 'builtin.module'!

// The last number that the loop counts is 9.
// CHECK-LABEL: func.func @loop(
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step
// CHECK-NEXT: %[[M:.*]] = affine.max affine_map<(d0) -> (8, d0)>(%[[I]])
// CHECK-NEXT: "use"(%[[I]], %[[M]], %{{.*}})
func.func @loop() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c11 = arith.constant 11 : index
  scf.for %i = %c0 to %c11 step %c3 {
    %0 = affine.min affine_map<(d0) -> (d0, 10)>(%i)
    %1 = affine.max affine_map<(d0) -> (d0, 8)>(%i)
    %2 = affine.max affine_map<(d0) -> (d0, 10)>(%i)
    "use"(%0, %1, %2) : (index, index, index) -> ()
  }
  return
}

// A positive tile is one step.
// CHECK-LABEL: func.func @tile(
// CHECK: %[[ONE:.*]] = arith.constant 1 : index
// CHECK: return %[[ONE]], %[[ONE]]
func.func @tile(%a: index) -> (index, index) {
  %p = affine.max affine_map<()[s0] -> (s0, 1)>()[%a]
  %0 = affine.min affine_map<()[s0] -> (10, s0)>()[%p]
  %1 = affine.apply affine_map<()[s0] -> (s0 ceildiv 10)>()[%0]
  %2 = affine.apply affine_map<()[s0, s1] -> ((s0 + s1 - 1) floordiv s1)>()[%0, %p]
  return %1, %2 : index, index
}

// An operand that is there twice stays what it is, where mlir-opt takes the next one for it.
// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %[[A:.*]]: index, %[[N:.*]]: index
// CHECK: scf.forall (%[[I:.*]]) in (%[[N]]) {
// CHECK-NEXT: affine.min affine_map<()[s0, s1] -> (s1 * 4, s0 * 2)>()[%[[I]], %[[A]]]
func.func @twice(%a: index, %n: index) {
  scf.forall (%i) in (%n) {
    %0 = affine.min affine_map<(d0)[s0, s1] -> (d0 + s0, s1 * 4, s0 * 2 + 1)>(%i)[%i, %a]
    "use"(%0) : (index) -> ()
  }
  return
}

// A carried number that iterations hand on is what it was before the loop.
// CHECK-LABEL: func.func @carried(
// CHECK-SAME: %[[A:[^:]*]]: index
// CHECK: scf.for
// CHECK-NEXT: "use"(%[[A]])
func.func @carried(%a: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> index {
    %0 = affine.min affine_map<(d0)[s0] -> (s0, d0 + 1)>(%x)[%a]
    "use"(%0) : (index) -> ()
    scf.yield %x : index
  }
  return
}
