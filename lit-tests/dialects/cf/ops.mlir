// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @assert
// CHECK-SAME: (%[[C:.*]]: i1)
func.func @assert(%c: i1) {
  // CHECK-NEXT: cf.assert %[[C]], "\22quoted\22 \\ and \0A"
  cf.assert %c, "\"quoted\" \\ and \n"
  // CHECK-NEXT: cf.assert %[[C]], "" {tt.note}
  cf.assert %c, "" {tt.note}
  return
}

// CHECK-LABEL: func.func @branches
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: f32)
func.func @branches(%a: i32, %b: f32) -> i32 {
  // CHECK-NEXT: cf.br ^bb1
  cf.br ^next
^next:
  // CHECK: cf.br ^bb2(%[[A]], %[[B]] : i32, f32) {tt.note}
  cf.br ^last(%a, %b : i32, f32) {tt.note}
  // CHECK-NEXT: ^bb2(%[[X:.*]]: i32, %{{.*}}: f32):
^last(%x: i32, %y: f32):
  // CHECK-NEXT: return %[[X]]
  return %x : i32
}

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[C:.*]]: i1, %[[A:.*]]: index)
func.func @loop(%c: i1, %a: index) {
  // CHECK-NEXT: cf.br ^bb1(%[[A]] : index)
  cf.br ^head(%a : index)
  // CHECK-NEXT: ^bb1(%[[I:.*]]: index):  // 2 preds: ^bb0, ^bb1
^head(%i: index):
  // CHECK-NEXT: cf.cond_br %[[C]], ^bb1(%[[I]] : index), ^bb2
  cf.cond_br %c, ^head(%i : index), ^exit
^exit:
  return
}

// CHECK-LABEL: func.func @conditions
// CHECK-SAME: (%[[C:.*]]: i1, %[[A:.*]]: i32, %[[B:.*]]: i32)
func.func @conditions(%c: i1, %a: i32, %b: i32) -> i32 {
  // CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2 {tt.note}
  cf.cond_br %c, ^bb1, ^bb2 {tt.note}
^bb1:
  // CHECK: cf.cond_br %[[C]] weights([9, -1]), ^bb2, ^bb3(%[[A]] : i32)
  cf.cond_br %c weights([9, -1]), ^bb2, ^bb3(%a : i32)
^bb2:
  // CHECK: cf.cond_br %[[C]] weights([]), ^bb3(%[[A]] : i32), ^bb3(%[[B]] : i32)
  cf.cond_br %c weights([]), ^bb3(%a : i32), ^bb3(%b : i32)
^bb3(%x: i32):
  return %x : i32
}

// CHECK-LABEL: func.func @switches
// CHECK-SAME: (%[[F:.*]]: i32, %[[A:.*]]: i32, %[[B:.*]]: f32)
func.func @switches(%flag: i32, %a: i32, %b: f32) -> i32 {
  // CHECK-NEXT: cf.switch %[[F]] : i32, [
  // CHECK-NEXT: default: ^bb1]
  cf.switch %flag : i32, [default: ^bb1]
^bb1:
  // CHECK: cf.switch %[[F]] : i32, [
  // CHECK-NEXT: default: ^bb2(%[[A]], %[[B]] : i32, f32),
  // CHECK-NEXT: 42: ^bb2(%[[F]], %[[B]] : i32, f32),
  // CHECK-NEXT: 4294967295: ^bb3
  // CHECK-NEXT: ] {tt.note}
  cf.switch %flag : i32, [
    default: ^bb2(%a, %b : i32, f32),
    42: ^bb2(%flag, %b : i32, f32),
    -1: ^bb3
  ] {tt.note}
^bb2(%x: i32, %y: f32):
  return %x : i32
^bb3:
  return %a : i32
}

// Case values are printed without sign, and wide ones at most as what 64 bits hold.
// CHECK-LABEL: func.func @flags
// CHECK-SAME: (%[[S:.*]]: si8, %[[U:.*]]: ui16, %[[I:.*]]: i1)
func.func @flags(%s: si8, %u: ui16, %i: i1) {
  // CHECK-NEXT: cf.switch %[[S]] : si8, [
  // CHECK-NEXT: default: ^bb1,
  // CHECK-NEXT: 253: ^bb1
  // CHECK-NEXT: ]
  cf.switch %s : si8, [default: ^bb1, -3: ^bb1]
^bb1:
  // CHECK: cf.switch %[[U]] : ui16, [
  // CHECK-NEXT: default: ^bb2,
  // CHECK-NEXT: 65535: ^bb2
  cf.switch %u : ui16, [default: ^bb2, 0xffff: ^bb2]
^bb2:
  // CHECK: cf.switch %[[I]] : i1, [
  // CHECK-NEXT: default: ^bb3,
  // CHECK-NEXT: 1: ^bb3
  cf.switch %i : i1, [default: ^bb3, 1: ^bb3]
^bb3:
  return
}
