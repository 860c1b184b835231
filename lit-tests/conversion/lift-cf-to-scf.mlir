// RUN: ttmlir-opt --split-input-file --verify-diagnostics --allow-unregistered-dialect --lift-cf-to-scf %s | filecheck %s
// RUN: ttmlir-opt --split-input-file --verify-diagnostics --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(lift-cf-to-scf))' %s | filecheck %s

// CHECK-LABEL: func.func @choice
// CHECK-SAME: (%[[C:.*]]: i1, %[[A:.*]]: i32)
func.func @choice(%c: i1, %a: i32) -> i32 {
  // CHECK: %[[R:.*]] = scf.if %[[C]] -> (i32) {
  // CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[A]], %[[A]] : i32
  // CHECK-NEXT: scf.yield %[[SUM]] : i32
  // CHECK-NEXT: } else {
  // CHECK-NEXT: scf.yield %[[A]] : i32
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[R]] : i32
  cf.cond_br %c, ^then, ^end(%a : i32)
^then:
  %sum = arith.addi %a, %a : i32
  cf.br ^end(%sum : i32)
^end(%r: i32):
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[N:.*]]: i32)
func.func @loop(%n: i32) -> i32 {
  %one = arith.constant 1 : i32
  // CHECK: %[[POISON:.*]] = ub.poison : i32
  // CHECK: %[[LOOP:.*]]:2 = scf.while (%[[I:.*]] = %[[N]], %{{.*}} = %[[POISON]]) : (i32, i32) -> (i32, i32) {
  // CHECK-NEXT: %[[LESS:.*]] = arith.subi %[[I]], %{{.*}} : i32
  // CHECK-NEXT: %[[MORE:.*]] = arith.cmpi sgt, %[[LESS]], %{{.*}} : i32
  // CHECK-NEXT: %[[WAY:.*]]:3 = scf.if %[[MORE]] -> (i32, i32, i32) {
  // CHECK: %[[GOES_ON:.*]] = arith.trunci %[[WAY]]#2 : i32 to i1
  // CHECK-NEXT: scf.condition(%[[GOES_ON]]) %[[WAY]]#0, %[[LESS]] : i32, i32
  // CHECK-NEXT: } do {
  // CHECK-NEXT: ^bb0(%[[NEXT:.*]]: i32, %[[LEFT:.*]]: i32):
  // CHECK-NEXT: scf.yield %[[NEXT]], %[[LEFT]] : i32, i32
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[LOOP]]#1 : i32
  cf.br ^head(%n : i32)
^head(%i: i32):
  %less = arith.subi %i, %one : i32
  %more = arith.cmpi sgt, %less, %one : i32
  cf.cond_br %more, ^head(%less : i32), ^end
^end:
  return %less : i32
}

// -----

func.func @unreachable() {
  return
^a:
  // expected-error @+1 {{'t.a' op transformation does not support unreachable blocks}}
  "t.a"() : () -> ()
  cf.br ^b
^b:
  return
}

// -----

// mlir-opt leaves a branch to a block that is gone.
func.func @unreachable_cycle(%c: i1) {
  cf.br ^end
^head:
  // expected-error @+1 {{'t.head' op transformation does not support unreachable blocks}}
  "t.head"() : () -> ()
  cf.cond_br %c, ^head, ^end
^end:
  return
}

// -----

func.func @unknown_branch() {
  // expected-error @+1 {{'t.branch' op transformation does not support terminators with successors not implementing BranchOpInterface}}
  "t.branch"() [^a, ^a] : () -> ()
^a:
  return
}

// -----

func.func @endless_region() {
  scf.execute_region {
    cf.br ^head
  ^head:
    // expected-error @+1 {{Cannot create unreachable terminator for 'scf.execute_region'}}
    cf.br ^head
  }
  return
}
