// RUN: ttmlir-opt --allow-unregistered-dialect --canonicalize %s | filecheck %s

// What is known to hold need not be asserted.
// CHECK-LABEL: func.func @assert_true
// CHECK-NEXT: return
func.func @assert_true() {
  %t = arith.constant true
  cf.assert %t, "x"
  return
}

// Branches go at once to where empty blocks go, unless that makes no end.
// CHECK-LABEL: func.func @passthrough
// CHECK-SAME: (%[[ARG0:.*]]: i32)
// CHECK-NEXT: cf.br ^bb1(%[[ARG0]], %[[ARG0]] : i32, i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32, %[[V1:.*]]: i32):
// CHECK-NEXT: "test.x"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb1(%[[V1]], %[[V0]] : i32, i32)
func.func @passthrough(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%b: i32):
  cf.br ^bb2(%b, %b : i32, i32)
^bb2(%c: i32, %d: i32):
  "test.x"(%c) : (i32) -> ()
  cf.br ^bb2(%d, %c : i32, i32)
}

// A constant condition decides.
// CHECK-LABEL: func.func @cond_const
// CHECK-SAME: (%[[ARG0:.*]]: i32)
// CHECK-NEXT: "test.y"() : () -> ()
// CHECK-NEXT: return %[[ARG0]] : i32
func.func @cond_const(%a: i32) -> i32 {
  %t = arith.constant false
  cf.cond_br %t, ^bb1, ^bb2(%a : i32)
^bb1:
  return %a : i32
^bb2(%x: i32):
  "test.y"() : () -> ()
  return %x : i32
}

// Both ways lead to one block, which then has one predecessor.
// CHECK-LABEL: func.func @cond_pass
// CHECK-SAME: (%[[ARG0:.*]]: i1, %[[ARG1:.*]]: i32)
// CHECK-NEXT: "test.y"() : () -> ()
// CHECK-NEXT: return %[[ARG1]] : i32
func.func @cond_pass(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  cf.br ^bb3(%a : i32)
^bb2(%x: i32):
  cf.br ^bb3(%x : i32)
^bb3(%y: i32):
  "test.y"() : () -> ()
  return %y : i32
}

// Choosing operands is enough when both blocks are the same.
// CHECK-LABEL: func.func @cond_same
// CHECK-SAME: (%[[ARG0:.*]]: i1, %[[ARG1:.*]]: i32, %[[ARG2:.*]]: i32)
// CHECK-NEXT: %[[V0:.*]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT: "test.y"() : () -> ()
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %[[ARG2]] : i32
// CHECK-NEXT: return %[[V1]] : i32
func.func @cond_same(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c weights([1, 2]), ^bb1(%a, %b : i32, i32), ^bb1(%b, %b : i32, i32)
^bb1(%x: i32, %y: i32):
  "test.y"() : () -> ()
  %z = arith.addi %x, %y : i32
  return %z : i32
}

// CHECK-LABEL: func.func @cond_same2
// CHECK-SAME: (%[[ARG0:.*]]: i1, %[[ARG1:.*]]: i32, %[[ARG2:.*]]: i32)
// CHECK-NEXT: "test.y"(%[[ARG0]]) : (i1) -> ()
// CHECK-NEXT: return %[[ARG1]] : i32
func.func @cond_same2(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb2:
  cf.cond_br %c, ^bb1(%b : i32), ^bb1(%a : i32)
^bb1(%x: i32):
  "test.y"(%c) : (i1) -> ()
  return %x : i32
}

// What a predecessor decided is known.
// CHECK-LABEL: func.func @from_pred
// CHECK-SAME: (%[[ARG0:.*]]: i1, %[[ARG1:.*]]: i32, %[[ARG2:.*]]: i32)
// CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: "test.y"(%[[TRUE]]) : (i1) -> ()
// CHECK-NEXT: return %[[ARG1]] : i32
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: "test.b"() : () -> ()
// CHECK-NEXT: "test.y4"(%[[FALSE]]) : (i1) -> ()
// CHECK-NEXT: return %[[ARG2]] : i32
func.func @from_pred(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.a"() : () -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb2:
  "test.b"() : () -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  "test.y"(%c) : (i1) -> ()
  return %a : i32
^bb4:
  "test.y4"(%c) : (i1) -> ()
  return %b : i32
}

// So are uses of the condition.
// CHECK-LABEL: func.func @implied
// CHECK-SAME: (%[[ARG0:.*]]: i1, %[[ARG1:.*]]: i32, %[[ARG2:.*]]: i32)
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: "test.a"(%[[TRUE]]) : (i1) -> ()
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: "test.b"(%[[FALSE]]) : (i1) -> ()
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: "test.y"(%[[ARG0]]) : (i1) -> ()
// CHECK-NEXT: return %[[ARG1]] : i32
func.func @implied(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.a"(%c) : (i1) -> ()
  cf.br ^bb3
^bb2:
  "test.b"(%c) : (i1) -> ()
  cf.br ^bb3
^bb3:
  "test.y"(%c) : (i1) -> ()
  return %a : i32
}

// Without cases there is nothing to decide.
// CHECK-LABEL: func.func @sw_only_default
// CHECK-SAME: (%[[ARG0:.*]]: i32, %[[ARG1:.*]]: i32)
// CHECK-NEXT: "test.y"() : () -> ()
// CHECK-NEXT: return %[[ARG1]] : i32
func.func @sw_only_default(%f: i32, %a: i32) -> i32 {
  cf.switch %f : i32, [default: ^bb1(%a : i32)]
^bb1(%x: i32):
  "test.y"() : () -> ()
  return %x : i32
}

// Cases like the default go.
// CHECK-LABEL: func.func @sw_drop
// CHECK-SAME: (%[[ARG0:.*]]: i32, %[[ARG1:.*]]: i32, %[[ARG2:.*]]: i32)
// CHECK-NEXT: cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT: default: ^bb1(%[[ARG1]] : i32),
// CHECK-NEXT: 42: ^bb1(%[[ARG2]] : i32),
// CHECK-NEXT: 44: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):
// CHECK-NEXT: "test.y"() : () -> ()
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: "test.z"() : () -> ()
// CHECK-NEXT: return %[[ARG1]] : i32
func.func @sw_drop(%f: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %f : i32, [default: ^bb1(%a : i32), 42: ^bb1(%b : i32), 43: ^bb1(%a : i32), 44: ^bb2] {keep}
^bb1(%x: i32):
  "test.y"() : () -> ()
  return %x : i32
^bb2:
  "test.z"() : () -> ()
  return %a : i32
}

// A constant flag decides.
// CHECK-LABEL: func.func @sw_const
// CHECK-SAME: (%[[ARG0:.*]]: i32, %[[ARG1:.*]]: i32)
// CHECK-NEXT: "test.z"() : () -> ()
// CHECK-NEXT: return %[[ARG0]] : i32
func.func @sw_const(%a: i32, %b: i32) -> i32 {
  %f = arith.constant 43 : i32
  cf.switch %f : i32, [default: ^bb1(%a : i32), 42: ^bb1(%b : i32), 43: ^bb2(%a : i32)]
^bb1(%x: i32):
  "test.y"() : () -> ()
  return %x : i32
^bb2(%y: i32):
  "test.z"() : () -> ()
  return %y : i32
}

// Also for the default.
// CHECK-LABEL: func.func @sw_const2
// CHECK-SAME: (%[[ARG0:.*]]: i32, %[[ARG1:.*]]: i32)
// CHECK-NEXT: "test.y"() : () -> ()
// CHECK-NEXT: return %[[ARG0]] : i32
func.func @sw_const2(%a: i32, %b: i32) -> i32 {
  %f = arith.constant 44 : i32
  cf.switch %f : i32, [default: ^bb1(%a : i32), 42: ^bb1(%b : i32), 43: ^bb2(%a : i32)]
^bb1(%x: i32):
  "test.y"() : () -> ()
  return %x : i32
^bb2(%y: i32):
  "test.z"() : () -> ()
  return %y : i32
}

// What a predecessor decided is known.
// CHECK-LABEL: func.func @sw_same
// CHECK-SAME: (%[[ARG0:.*]]: i32, %[[ARG1:.*]]: i32, %[[ARG2:.*]]: i32)
// CHECK-NEXT: cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 42: ^bb2,
// CHECK-NEXT: 43: ^bb3
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: "test.a"() : () -> ()
// CHECK-NEXT: cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT: default: ^bb4(%[[ARG1]] : i32),
// CHECK-NEXT: 44: ^bb5
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: "test.b"() : () -> ()
// CHECK-NEXT: "test.5"() : () -> ()
// CHECK-NEXT: return %[[ARG1]] : i32
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: "test.c"() : () -> ()
// CHECK-NEXT: cf.br ^bb4(%[[ARG1]] : i32)
// CHECK-NEXT: ^bb4(%[[V0:.*]]: i32):
// CHECK-NEXT: "test.w"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: ^bb5:
// CHECK-NEXT: "test.6"() : () -> ()
// CHECK-NEXT: return %[[ARG2]] : i32
func.func @sw_same(%f: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %f : i32, [default: ^bb1, 42: ^bb2, 43: ^bb3]
^bb1:
  "test.a"() : () -> ()
  cf.switch %f : i32, [default: ^bb4(%a : i32), 42: ^bb5, 44: ^bb6]
^bb2:
  "test.b"() : () -> ()
  cf.switch %f : i32, [default: ^bb4(%a : i32), 42: ^bb5, 44: ^bb6]
^bb3:
  "test.c"() : () -> ()
  cf.switch %f : i32, [default: ^bb4(%a : i32), 42: ^bb5, 44: ^bb6]
^bb4(%r: i32):
  "test.w"(%r) : (i32) -> ()
  return %r : i32
^bb5:
  "test.5"() : () -> ()
  return %a : i32
^bb6:
  "test.6"() : () -> ()
  return %b : i32
}

// Weights stay.
// CHECK-LABEL: func.func @weights
// CHECK-SAME: (%[[ARG0:.*]]: i1, %[[ARG1:.*]]: i32, %[[ARG2:.*]]: i32)
// CHECK-NEXT: cf.cond_br %[[ARG0]] weights([3, 4]), ^bb2(%[[ARG1]] : i32), ^bb1
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: "test.y"() : () -> ()
// CHECK-NEXT: return %[[ARG2]] : i32
// CHECK-NEXT: ^bb2(%[[V0:.*]]: i32):
// CHECK-NEXT: "test.y"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: return %[[V0]] : i32
func.func @weights(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c weights([3, 4]), ^bb1(%a : i32), ^bb2 {k}
^bb1(%x: i32):
  cf.br ^bb3(%x : i32)
^bb2:
  "test.y"() : () -> ()
  return %b : i32
^bb3(%y: i32):
  "test.y"(%y) : (i32) -> ()
  return %y : i32
}

// CHECK-LABEL: func.func @sw_pass
// CHECK-SAME: (%[[ARG0:.*]]: i32, %[[ARG1:.*]]: i32, %[[ARG2:.*]]: i32)
// CHECK-NEXT: cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT: default: ^bb2(%[[ARG1]], %[[ARG2]] : i32, i32),
// CHECK-NEXT: 42: ^bb2(%[[ARG2]], %[[ARG2]] : i32, i32),
// CHECK-NEXT: 43: ^bb1(%[[ARG1]], %[[ARG2]] : i32, i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32, %[[V1:.*]]: i32):
// CHECK-NEXT: "test.z"(%[[V1]]) : (i32) -> ()
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: ^bb2(%[[V2:.*]]: i32, %[[V3:.*]]: i32):
// CHECK-NEXT: "test.w"(%[[V2]], %[[V3]]) : (i32, i32) -> ()
// CHECK-NEXT: return %[[V2]] : i32
func.func @sw_pass(%f: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %f : i32, [default: ^bb1(%a : i32), 42: ^bb2(%b : i32), 43: ^bb3(%a, %b : i32, i32)]
^bb1(%x: i32):
  cf.br ^bb4(%x, %b : i32, i32)
^bb2(%y: i32):
  cf.br ^bb4(%y, %y : i32, i32)
^bb3(%p: i32, %q: i32):
  "test.z"(%q) : (i32) -> ()
  return %p : i32
^bb4(%r: i32, %s: i32):
  "test.w"(%r, %s) : (i32, i32) -> ()
  return %r : i32
}
