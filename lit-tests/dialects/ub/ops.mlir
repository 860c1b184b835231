// RUN: ttmlir-opt --allow-unregistered-dialect %s | filecheck %s
// RUN: ttmlir-opt --allow-unregistered-dialect %s | ttmlir-opt --allow-unregistered-dialect | filecheck %s
// RUN: ttmlir-opt --allow-unregistered-dialect --mlir-print-op-generic %s | ttmlir-opt --allow-unregistered-dialect | filecheck %s

// CHECK-LABEL: func.func @poison
func.func @poison() {
  // CHECK-NEXT: %0 = ub.poison : i32
  %0 = ub.poison : i32
  // CHECK-NEXT: %1 = ub.poison {tt.note} : tensor<?xf32>
  %1 = ub.poison {tt.note} : tensor<?xf32>
  // CHECK-NEXT: %2 = ub.poison : vector<4xi64>
  %2 = ub.poison <#ub.poison> : vector<4xi64>
  // CHECK-NEXT: %3 = ub.poison : index
  %3 = "ub.poison"() : () -> index
  // CHECK-NEXT: "test.attribute"() {value = #ub.poison} : () -> ()
  "test.attribute"() {value = #ub.poison} : () -> ()
  return
}

// CHECK-LABEL: func.func @unreachable
// CHECK-SAME: (%[[C:.*]]: i1)
func.func @unreachable(%c: i1) {
  // CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  // CHECK: ub.unreachable
  ub.unreachable
^bb2:
  // CHECK: ub.unreachable {tt.note}
  ub.unreachable {tt.note}
}
