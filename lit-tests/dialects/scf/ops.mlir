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

// CHECK-LABEL: func.func @switches
// CHECK-SAME: (%[[A:.*]]: index, %[[B:.*]]: i32)
func.func @switches(%a: index, %b: i32) {
  // CHECK-NEXT: %{{.*}} = scf.index_switch %[[A]] {tt.note} -> i32
  // CHECK-NEXT: case 2 {
  // CHECK-NEXT: scf.yield %[[B]] : i32
  // CHECK-NEXT: }
  // CHECK-NEXT: case -5 {
  // CHECK-NEXT: scf.yield %[[B]] : i32
  // CHECK-NEXT: }
  // CHECK-NEXT: default {
  // CHECK-NEXT: scf.yield %[[B]] : i32
  // CHECK-NEXT: }
  // CHECK-NEXT: scf.index_switch %[[A]]
  // CHECK-NEXT: default {
  // CHECK-NEXT: }
  // CHECK-NEXT: %{{.*}}:2 = scf.index_switch %[[A]] -> i32, index
  // CHECK-NEXT: case 0 {
  // CHECK-NEXT: scf.yield %[[B]], %[[A]] : i32, index
  // CHECK-NEXT: }
  // CHECK-NEXT: default {
  // CHECK-NEXT: scf.yield %[[B]], %[[A]] : i32, index
  // CHECK-NEXT: }
  // CHECK-NEXT: scf.index_switch %[[A]]
  // CHECK-NEXT: case 2 {
  // CHECK-NEXT: scf.yield
  // CHECK-NEXT: }
  // CHECK-NEXT: default {
  // CHECK-NEXT: scf.yield {tt.note}
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  %r = scf.index_switch %a {tt.note} -> i32
  case 2 {
    scf.yield %b : i32
  }
  case -5 {
    scf.yield %b : i32
  }
  default {
    scf.yield %b : i32
  }
  scf.index_switch %a
  default {
  }
  %p:2 = scf.index_switch %a -> i32, index
  case 0 {
    scf.yield %b, %a : i32, index
  }
  default {
    scf.yield %b, %a : i32, index
  }
  scf.index_switch %a
  case 2 {
    scf.yield
  }
  default {
    scf.yield {tt.note}
  }
  return
}

// CHECK-LABEL: func.func @parallel
// CHECK-SAME: (%[[A:.*]]: index, %[[B:.*]]: i32)
func.func @parallel(%a: index, %b: i32) {
  // CHECK-NEXT: scf.parallel (%{{.*}}, %{{.*}}) = (%[[A]], %[[A]]) to (%[[A]], %[[A]]) step (%[[A]], %[[A]]) {
  // CHECK-NEXT: scf.reduce
  // CHECK-NEXT: } {tt.note}
  // CHECK-NEXT: %{{.*}}:2 = scf.parallel (%{{.*}}, %{{.*}}) = (%[[A]], %[[A]]) to (%[[A]], %[[A]]) step (%[[A]], %[[A]]) init (%[[B]], %[[B]]) -> (i32, i32) {
  // CHECK-NEXT: scf.reduce(%[[B]], %[[B]] : i32, i32) {
  // CHECK-NEXT: ^bb0(%{{.*}}: i32, %{{.*}}: i32):
  // CHECK-NEXT: scf.reduce.return %{{.*}} : i32
  // CHECK-NEXT: }, {
  // CHECK-NEXT: ^bb0(%{{.*}}: i32, %{{.*}}: i32):
  // CHECK-NEXT: scf.reduce.return %{{.*}} {tt.note} : i32
  // CHECK-NEXT: } {tt.note}
  // CHECK-NEXT: }
  // CHECK-NEXT: %{{.*}} = scf.parallel (%{{.*}}) = (%[[A]]) to (%[[A]]) step (%[[A]]) init (%[[B]]) -> i32 {
  // CHECK-NEXT: scf.reduce(%[[B]] : i32) {
  // CHECK-NEXT: ^bb0(%{{.*}}: i32, %{{.*}}: i32):
  // CHECK-NEXT: scf.reduce.return %{{.*}} : i32
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step (%a, %a) {
  } {tt.note}
  %p:2 = scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step (%a, %a) init (%b, %b) -> (i32, i32) {
    scf.reduce(%b, %b : i32, i32) {
    ^bb0(%x: i32, %y: i32):
      scf.reduce.return %x : i32
    }, {
    ^bb0(%x: i32, %y: i32):
      scf.reduce.return %x {tt.note} : i32
    } {tt.note}
  }
  %q = scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) -> i32 {
    scf.reduce(%b : i32) {
    ^bb0(%x: i32, %y: i32):
      scf.reduce.return %x : i32
    }
  }
  return
}

// CHECK-LABEL: func.func @forall
// CHECK-SAME: (%[[A:.*]]: index, %[[T:.*]]: tensor<4xf32>)
func.func @forall(%a: index, %t: tensor<4xf32>) {
  // CHECK-NEXT: scf.forall (%{{.*}}) in (%[[A]]) {
  // CHECK-NEXT: }
  // CHECK-NEXT: scf.forall (%{{.*}}, %{{.*}}) in (%[[A]], 7) {
  // CHECK-NEXT: } {tt.note}
  // CHECK-NEXT: scf.forall (%{{.*}}, %{{.*}}) = (0, %[[A]]) to (3, 7) step (1, 2) {
  // CHECK-NEXT: }
  // CHECK-NEXT: scf.forall () in () {
  // CHECK-NEXT: }
  // CHECK-NEXT: %{{.*}} = scf.forall (%{{.*}}) in (4) shared_outs(%{{.*}} = %[[T]]) -> (tensor<4xf32>) {
  // CHECK-NEXT: scf.forall.in_parallel {
  // CHECK-NEXT: } {tt.note}
  // CHECK-NEXT: } {mapping = []}
  // CHECK-NEXT: %{{.*}}:2 = scf.forall (%{{.*}}) in (%[[A]]) shared_outs(%{{.*}} = %[[T]], %{{.*}} = %[[T]]) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: scf.forall.in_parallel {
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  scf.forall (%i) in (%a) {
  }
  scf.forall (%i, %k) in (%a, 7) {
  } {tt.note}
  scf.forall (%i, %k) = (0, %a) to (3, 7) step (1, 2) {
    scf.forall.in_parallel {
    }
  }
  scf.forall () in () {
  }
  %f = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    } {tt.note}
  } {mapping = []}
  %g:2 = scf.forall (%i) = (0) to (%a) step (1) shared_outs(%o = %t, %p = %t) -> (tensor<4xf32>, tensor<4xf32>) {
  }
  return
}

// CHECK-LABEL: func.func @while
// CHECK-SAME: (%[[B:.*]]: i32, %[[C:.*]]: i1)
func.func @while(%b: i32, %c: i1) {
  // CHECK-NEXT: %{{.*}}:2 = scf.while (%{{.*}} = %[[B]], %{{.*}} = %[[C]]) : (i32, i1) -> (i32, i1) {
  // CHECK-NEXT: scf.condition(%{{.*}}) {tt.note} %{{.*}}, %{{.*}} : i32, i1
  // CHECK-NEXT: } do {
  // CHECK-NEXT: ^bb0(%{{.*}}: i32, %{{.*}}: i1):
  // CHECK-NEXT: scf.yield %{{.*}}, %{{.*}} : i32, i1
  // CHECK-NEXT: } attributes {tt.note}
  // CHECK-NEXT: scf.while : () -> () {
  // CHECK-NEXT: scf.condition(%[[C]])
  // CHECK-NEXT: } do {
  // CHECK-NEXT: scf.yield
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  %w:2 = scf.while (%x = %b, %y = %c) : (i32, i1) -> (i32, i1) {
    scf.condition(%y) {tt.note} %x, %y : i32, i1
  } do {
  ^bb0(%x: i32, %y: i1):
    scf.yield %x, %y : i32, i1
  } attributes {tt.note}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @execute
// CHECK-SAME: (%[[B:.*]]: i32)
func.func @execute(%b: i32) {
  // CHECK-NEXT: scf.execute_region {
  // CHECK-NEXT: scf.yield
  // CHECK-NEXT: }
  // CHECK-NEXT: %{{.*}} = scf.execute_region -> i32 {
  // CHECK-NEXT: scf.yield %[[B]] : i32
  // CHECK-NEXT: }
  // CHECK-NEXT: %{{.*}}:2 = scf.execute_region -> (i32, i32) no_inline {
  // CHECK-NEXT: scf.yield %[[B]], %[[B]] : i32, i32
  // CHECK-NEXT: } {tt.note}
  // CHECK-NEXT: return
  scf.execute_region {
    scf.yield
  }
  %e = scf.execute_region -> i32 {
    scf.yield %b : i32
  }
  %f:2 = scf.execute_region -> (i32, i32) no_inline {
    scf.yield %b, %b : i32, i32
  } {tt.note}
  return
}

// Bounds and steps that are constants count as such, also where they are values.
// CHECK-LABEL: func.func @forall_from_constants
// CHECK-SAME: %[[N:[^:]*]]: index
func.func @forall_from_constants(%n: index) {
  // CHECK: %[[ZERO:.*]] = arith.constant 0 : index
  %zero = arith.constant 0 : index
  // CHECK-NEXT: %[[TWO:.*]] = arith.constant 2 : index
  %two = arith.constant 2 : index
  // CHECK-NEXT: scf.forall (%{{.*}}, %{{.*}}) in (%[[N]], 4) {
  scf.forall (%i, %j) = (%zero, 0) to (%n, 4) step (1, 1) {
  }
  // CHECK: scf.forall (%{{.*}}) = (%[[ZERO]]) to (%[[N]]) step (%[[TWO]]) {
  scf.forall (%i) = (%zero) to (%n) step (%two) {
  }
  return
}
