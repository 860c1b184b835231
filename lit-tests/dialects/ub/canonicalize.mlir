// RUN: ttmlir-opt --allow-unregistered-dialect --canonicalize %s | filecheck %s

// Equal poison is one value.
// CHECK-LABEL: func.func @one_poison
// CHECK-NEXT: %[[V0:.*]] = ub.poison : i32
// CHECK-NEXT: %[[V1:.*]] = ub.poison : f32
// CHECK-NEXT: return %[[V0]], %[[V0]], %[[V1]] : i32, i32, f32
func.func @one_poison() -> (i32, i32, f32) {
  %0 = ub.poison : i32
  %1 = ub.poison : i32
  %2 = ub.poison : f32
  return %0, %1, %2 : i32, i32, f32
}

// Poison that nobody uses is nothing.
// CHECK-LABEL: func.func @dead_poison
// CHECK-NEXT: return
func.func @dead_poison() {
  %0 = ub.poison : i32
  return
}

// A block of which nobody knows how to leave is never reached.
// CHECK-LABEL: func.func @unreachable
// CHECK-SAME: (%[[ARG0:.*]]: i1)
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: return
func.func @unreachable(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  "test.other"() : () -> ()
  return
}

// One with more than its end may be reached.
// CHECK-LABEL: func.func @reachable
// CHECK-SAME: (%[[ARG0:.*]]: i1)
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: "test.effect"() : () -> ()
// CHECK-NEXT: ub.unreachable
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: "test.other"() : () -> ()
// CHECK-NEXT: return
func.func @reachable(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.effect"() : () -> ()
  ub.unreachable
^bb2:
  "test.other"() : () -> ()
  return
}
