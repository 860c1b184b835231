// RUN: ttmlir-opt --scf-forall-to-parallel --scf-parallel-for-to-nested-fors --scf-for-to-while %s | filecheck %s
// RUN: ttmlir-opt --scf-forall-to-for --scf-for-to-while %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(scf-forall-to-for,scf-for-to-while))' %s | filecheck %s

// CHECK-LABEL: func.func @store
// CHECK-SAME: (%[[N:.*]]: index, %[[X:.*]]: f32, %[[M:.*]]: memref<?xf32>)
func.func @store(%n: index, %x: f32, %m: memref<?xf32>) {
  // CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : index
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : index
  // CHECK: scf.while (%[[I:.*]] = %[[ZERO]]) : (index) -> index {
  // CHECK-NEXT: %[[MORE:.*]] = arith.cmpi slt, %[[I]], %[[N]] : index
  // CHECK-NEXT: scf.condition(%[[MORE]]) %[[I]] : index
  // CHECK: ^bb0(%[[J:.*]]: index):
  // CHECK-NEXT: %[[NEXT:.*]] = arith.addi %[[J]], %[[ONE]] : index
  // CHECK-NEXT: memref.store %[[X]], %[[M]][%[[J]]] : memref<?xf32>
  // CHECK-NEXT: scf.yield %[[NEXT]] : index
  scf.forall (%i) in (%n) {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}
