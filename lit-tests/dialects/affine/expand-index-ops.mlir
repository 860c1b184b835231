// RUN: ttmlir-opt --affine-expand-index-ops %s | filecheck %s --check-prefix=ARITH
// RUN: ttmlir-opt --affine-expand-index-ops-as-affine --mlir-print-local-scope %s | filecheck %s --check-prefix=AFFINE

// ARITH-LABEL: func.func @split(
// ARITH-SAME: %[[I:.*]]: index, %[[N:.*]]: index
// ARITH: %[[QUOTIENT:.*]] = arith.floordivsi %[[I]], %[[N]] : index
// ARITH: arith.remsi %[[I]], %[[N]] : index
// ARITH: %[[REST:.*]] = arith.select
// ARITH: return %[[QUOTIENT]], %[[REST]] : index, index

// AFFINE-LABEL: func.func @split(
// AFFINE-SAME: %[[I:.*]]: index, %[[N:.*]]: index
// AFFINE: %[[QUOTIENT:.*]] = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%[[I]], %[[N]]]
// AFFINE: %[[REST:.*]] = affine.apply affine_map<()[s0, s1] -> (s0 mod s1)>()[%[[I]], %[[N]]]
// AFFINE: return %[[QUOTIENT]], %[[REST]] : index, index
func.func @split(%i: index, %n: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (%n) : index, index
  return %0#0, %0#1 : index, index
}
