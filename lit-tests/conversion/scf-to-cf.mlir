// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-scf-to-cf %s | filecheck %s
// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-scf-to-cf=allow-pattern-rollback=false %s | filecheck %s
// RUN: ttmlir-opt --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(convert-scf-to-cf))' %s | filecheck %s

// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[LB:.*]]: index, %[[UB:.*]]: index, %[[STEP:.*]]: index, %[[X:.*]]: f32)
func.func @sum(%lb: index, %ub: index, %step: index, %x: f32) -> f32 {
  // CHECK: cf.br ^[[HEAD:.*]](%[[LB]], %[[X]] : index, f32)
  // CHECK: ^[[HEAD]](%[[I:.*]]: index, %[[ACC:.*]]: f32):
  // CHECK-NEXT: %[[MORE:.*]] = arith.cmpi slt, %[[I]], %[[UB]] : index
  // CHECK-NEXT: cf.cond_br %[[MORE]], ^[[BODY:.*]], ^[[END:.*]]
  // CHECK: ^[[BODY]]:
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[ACC]], %[[X]] : f32
  // CHECK-NEXT: %[[NEXT:.*]] = arith.addi %[[I]], %[[STEP]] : index
  // CHECK-NEXT: cf.br ^[[HEAD]](%[[NEXT]], %[[SUM]] : index, f32)
  %r = scf.for %i = %lb to %ub step %step iter_args(%acc = %x) -> f32 {
    %sum = arith.addf %acc, %x : f32
    scf.yield %sum : f32
  }
  // CHECK: ^[[END]]:
  // CHECK-NEXT: return %[[ACC]] : f32
  return %r : f32
}

// -----

func.func @shared_outputs(%t: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{failed to legalize operation 'scf.forall' that was explicitly marked illegal}}
  %0 = scf.forall (%i) in (8) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
    }
  }
  return %0 : tensor<8xf32>
}
