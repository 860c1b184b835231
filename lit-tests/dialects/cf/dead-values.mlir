// RUN: ttmlir-opt --allow-unregistered-dialect --canonicalize=region-simplify=normal %s | filecheck %s

// Arguments that are only passed on to one that nothing uses, in blocks that branch forward.
// CHECK-LABEL: func.func @forward
// CHECK-SAME: (%[[ARG0:.*]]: i1, %[[ARG1:.*]]: i32, %[[ARG2:.*]]: i32)
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^bb1(%[[ARG2]] : i32), ^bb2
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):
// CHECK-NEXT: "t.side"(%0) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: return %[[ARG1]] : i32
func.func @forward(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^one(%a, %b : i32, i32), ^two(%b : i32)
^one(%x: i32, %y: i32):
  "t.side"(%y) : (i32) -> ()
  cf.br ^two(%x : i32)
^two(%z: i32):
  return %a : i32
}

// An operation whose result is passed on to such an argument.
// CHECK-LABEL: func.func @computed
// CHECK-SAME: (%[[ARG0:.*]]: i1, %[[ARG1:.*]]: i32, %[[ARG2:.*]]: i32)
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: "t.side"() : () -> ()
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: return %[[ARG2]] : i32
func.func @computed(%c: i1, %a: i32, %b: i32) -> i32 {
  %s = arith.addi %a, %b : i32
  cf.cond_br %c, ^one, ^two(%s : i32)
^one:
  "t.side"() : () -> ()
  cf.br ^two(%a : i32)
^two(%z: i32):
  return %b : i32
}

// A loop that hands round what nothing needs.
// CHECK-LABEL: func.func @round
// CHECK-SAME: (%[[ARG0:.*]]: i1, %[[ARG1:.*]]: i32)
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: "t.side"() : () -> ()
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: return
func.func @round(%c: i1, %a: i32) {
  cf.br ^head(%a, %a : i32, i32)
^head(%x: i32, %y: i32):
  %n = arith.addi %x, %y : i32
  "t.side"() : () -> ()
  cf.cond_br %c, ^head(%n, %x : i32, i32), ^end
^end:
  return
}

// Everything is used, and stays.
// CHECK-LABEL: func.func @used
// CHECK-SAME: (%[[ARG0:.*]]: i1, %[[ARG1:.*]]: i32, %[[ARG2:.*]]: i32)
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^bb1(%[[ARG1]], %[[ARG2]] : i32, i32), ^bb2(%[[ARG2]] : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32, %1: i32):
// CHECK-NEXT: "t.side"(%1) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb2(%0 : i32)
// CHECK-NEXT: ^bb2(%2: i32):
// CHECK-NEXT: return %2 : i32
func.func @used(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^one(%a, %b : i32, i32), ^two(%b : i32)
^one(%x: i32, %y: i32):
  "t.side"(%y) : (i32) -> ()
  cf.br ^two(%x : i32)
^two(%z: i32):
  return %z : i32
}

// A block in front of those that branch to it.
// CHECK-LABEL: func.func @order
// CHECK-SAME: (%[[ARG0:.*]]: i1, %[[ARG1:.*]]: i32)
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: "t.side"() : () -> ()
// CHECK-NEXT: return %[[ARG1]] : i32
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: "t.other"() : () -> ()
// CHECK-NEXT: return %[[ARG1]] : i32
func.func @order(%c: i1, %a: i32) -> i32 {
  cf.br ^late(%a : i32)
^early(%x: i32):
  "t.side"() : () -> ()
  return %a : i32
^late(%y: i32):
  cf.cond_br %c, ^early(%y : i32), ^end
^end:
  "t.other"() : () -> ()
  return %a : i32
}
