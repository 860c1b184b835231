// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @loops
// CHECK-SAME: (%[[LB:.*]]: index, %[[UB:.*]]: index, %[[N:.*]]: i32)
func.func @loops(%lb: index, %ub: index, %n: i32) -> (i32, index) {
  // CHECK-NEXT: scf.for %{{.*}} = %[[LB]] to %[[UB]] step %[[LB]] {
  // CHECK-NEXT: } {tt.note}
  scf.for %i = %lb to %ub step %lb {
    scf.yield
  } {tt.note}

  // CHECK-NEXT: scf.for unsigned %{{.*}} = %[[N]] to %[[N]] step %[[N]] : i32 {
  // CHECK-NEXT: }
  scf.for unsigned %i = %n to %n step %n : i32 {
  }

  // CHECK-NEXT: %[[R:.*]]:2 = scf.for %[[I:.*]] = %[[LB]] to %[[UB]] step %[[LB]] iter_args(%[[A:.*]] = %[[N]], %[[B:.*]] = %[[LB]]) -> (i32, index) {
  %0:2 = scf.for %i = %lb to %ub step %lb iter_args(%a = %n, %b = %lb) -> (i32, index) {
    // CHECK-NEXT: scf.yield {tt.note} %[[A]], %[[I]] : i32, index
    scf.yield {tt.note} %a, %i : i32, index
  }
  // CHECK: return %[[R]]#0, %[[R]]#1
  return %0#0, %0#1 : i32, index
}

// CHECK-LABEL: func.func @branches
// CHECK-SAME: (%[[C:.*]]: i1, %[[A:.*]]: i32)
func.func @branches(%c: i1, %a: i32) -> i32 {
  // CHECK-NEXT: scf.if %[[C]] {
  // CHECK-NEXT: } {tt.note}
  scf.if %c {
  } {tt.note}

  // CHECK-NEXT: scf.if %[[C]] {
  // CHECK-NEXT: func.call @nothing
  // CHECK-NEXT: } else {
  // CHECK-NEXT: func.call @nothing
  // CHECK-NEXT: }
  scf.if %c {
    func.call @nothing() : () -> ()
  } else {
    func.call @nothing() : () -> ()
  }

  // CHECK-NEXT: %[[R:.*]] = scf.if %[[C]] -> (i32) {
  // CHECK-NEXT: scf.yield %[[A]] : i32
  // CHECK-NEXT: } else {
  // CHECK-NEXT: scf.yield %[[A]] : i32
  // CHECK-NEXT: }
  %0 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}

func.func private @nothing()
