// RUN: ttmlir-opt --split-input-file --scf-unroll-loops %s | filecheck %s
// RUN: ttmlir-opt --split-input-file --scf-unroll-loops="max-iterations=2" %s | filecheck --check-prefix=LESS %s

// A loop in another, slices at places of both numbers of iterations, and a branch that is taken once.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[A:.*]]: tensor<6x4xf32>, %[[B:.*]]: tensor<4xf32>)
// CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[ROW0:.*]] = tensor.extract_slice %[[A]][0, 0] [1, 4] [1, 1]
// CHECK-NEXT: %[[SUM0:.*]] = linalg.add ins(%[[B]], %[[ROW0]] :
// CHECK-NEXT: %[[ROW1:.*]] = tensor.extract_slice %[[A]][1, 0] [1, 4] [1, 1]
// CHECK-NEXT: %[[SUM1:.*]] = linalg.add ins(%[[SUM0]], %[[ROW1]] :
// CHECK-NEXT: %[[INTO0:.*]] = tensor.insert_slice %[[SUM1]] into %[[A]][0, 0] [1, 4] [1, 1]
// CHECK-NEXT: %[[ROW2:.*]] = tensor.extract_slice %[[A]][2, 0] [1, 4] [1, 1]
// CHECK-NEXT: %[[SUM2:.*]] = linalg.add ins(%[[SUM1]], %[[ROW2]] :
// CHECK-NEXT: %[[ROW3:.*]] = tensor.extract_slice %[[A]][3, 0] [1, 4] [1, 1]
// CHECK-NEXT: %[[SUM3:.*]] = linalg.add ins(%[[SUM2]], %[[ROW3]] :
// CHECK-NEXT: %[[NEG:.*]] = linalg.negf ins(%[[SUM3]] :
// CHECK-NEXT: %[[INTO1:.*]] = tensor.insert_slice %[[NEG]] into %[[INTO0]][2, 0] [1, 4] [1, 1]
// CHECK-NEXT: %[[ROW4:.*]] = tensor.extract_slice %[[A]][4, 0] [1, 4] [1, 1]
// CHECK-NEXT: %[[SUM4:.*]] = linalg.add ins(%[[NEG]], %[[ROW4]] :
// CHECK-NEXT: %[[ROW5:.*]] = tensor.extract_slice %[[A]][5, 0] [1, 4] [1, 1]
// CHECK-NEXT: %[[SUM5:.*]] = linalg.add ins(%[[SUM4]], %[[ROW5]] :
// CHECK-NEXT: %[[INTO2:.*]] = tensor.insert_slice %[[SUM5]] into %[[INTO1]][4, 0] [1, 4] [1, 1]
// CHECK-NEXT: return %[[SUM5]], %[[INTO2]]
// LESS-LABEL: func.func @f(
// LESS: scf.for
// LESS-NOT: scf.for
// LESS: return
func.func @f(%a: tensor<6x4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<6x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %e = tensor.empty() : tensor<4xf32>
  %r:2 = scf.for %i = %c0 to %c6 step %c2 iter_args(%x = %b, %m = %a) -> (tensor<4xf32>, tensor<6x4xf32>) {
    %y = scf.for %j = %c0 to %c2 step %c1 iter_args(%z = %x) -> (tensor<4xf32>) {
      %k = arith.addi %i, %j : index
      %row = tensor.extract_slice %a[%k, 0] [1, 4] [1, 1] : tensor<6x4xf32> to tensor<4xf32>
      %s = linalg.add ins(%z, %row : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %s : tensor<4xf32>
    }
    %is = arith.cmpi eq, %i, %c2 : index
    %w = scf.if %is -> (tensor<4xf32>) {
      %n = linalg.negf ins(%y : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %n : tensor<4xf32>
    } else {
      scf.yield %y : tensor<4xf32>
    }
    %m1 = tensor.insert_slice %w into %m[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<6x4xf32>
    scf.yield %w, %m1 : tensor<4xf32>, tensor<6x4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<6x4xf32>
}

// -----

// How often this loop runs is not known.
// CHECK-LABEL: func.func @unknown(
// CHECK: scf.for
// LESS-LABEL: func.func @unknown(
// LESS: scf.for
func.func @unknown(%a: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (tensor<4xf32>) {
    %y = math.exp %x : tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// A loop of words, backwards from 0, runs no iteration; one without a sign three.
// CHECK-LABEL: func.func @signs(
// CHECK-COUNT-3: math.exp
// CHECK-NOT: math.exp
// CHECK: return
// LESS-LABEL: func.func @signs(
// LESS: scf.for unsigned
func.func @signs(%a: tensor<4xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0 : i8
  %low = arith.constant -4 : i8
  %high = arith.constant -1 : i8
  %one = arith.constant 1 : i8
  %0 = scf.for %i = %zero to %low step %one iter_args(%x = %a) -> (tensor<4xf32>) : i8 {
    %y = math.sin %x : tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  %1 = scf.for unsigned %i = %low to %high step %one iter_args(%x = %0) -> (tensor<4xf32>) : i8 {
    %y = math.exp %x : tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

// -----

// Without loops and branches nothing is done.
// CHECK-LABEL: func.func @nothing(
// CHECK-NEXT: arith.constant
// CHECK-NEXT: return
// LESS-LABEL: func.func @nothing(
func.func @nothing() {
  %unused = arith.constant 0 : index
  return
}

// -----

// The condition follows from constants in each iteration: the counter is doubled, and what is handed on is another value than what is carried.
// CHECK-LABEL: func.func @while(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>)
// CHECK-NEXT: %[[LAST:.*]] = arith.constant dense<14> : tensor<1xi32>
// CHECK-NEXT: %[[X0:.*]] = arith.addf %[[A]], %[[A]]
// CHECK-NEXT: %[[X1:.*]] = arith.addf %[[X0]], %[[X0]]
// CHECK-NEXT: return %[[X1]], %[[LAST]]
// LESS-LABEL: func.func @while(
// LESS-NOT: scf.while
// LESS: return
func.func @while(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<1xi32>) {
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %r:2 = scf.while (%i = %c1, %x = %a) : (i32, tensor<4xf32>) -> (tensor<4xf32>, i32) {
    %less = arith.cmpi slt, %i, %c5 : i32
    %sum = arith.addi %i, %i : i32
    scf.condition(%less) %x, %sum : tensor<4xf32>, i32
  } do {
  ^bb0(%x: tensor<4xf32>, %sum: i32):
    %y = arith.addf %x, %x : tensor<4xf32>
    %next = arith.addi %sum, %c1 : i32
    scf.yield %next, %y : i32, tensor<4xf32>
  }
  %list = tensor.from_elements %r#1 : tensor<1xi32>
  return %r#0, %list : tensor<4xf32>, tensor<1xi32>
}

// -----

// One that never ends, and one whose condition is computed, stay.
// CHECK-LABEL: func.func @unknown_while(
// CHECK: scf.while
// CHECK: scf.while
// LESS-LABEL: func.func @unknown_while(
func.func @unknown_while(%a: f32, %n: i32) -> (f32, f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%i = %c0, %x = %a) : (i32, f32) -> (i32, f32) {
    %less = arith.cmpi sge, %i, %c0 : i32
    scf.condition(%less) %i, %x : i32, f32
  } do {
  ^bb0(%i: i32, %x: f32):
    %y = arith.addf %x, %x : f32
    %next = arith.xori %i, %c1 : i32
    scf.yield %next, %y : i32, f32
  }
  %s:2 = scf.while (%i = %c0, %x = %a) : (i32, f32) -> (i32, f32) {
    %less = arith.cmpi slt, %i, %n : i32
    scf.condition(%less) %i, %x : i32, f32
  } do {
  ^bb0(%i: i32, %x: f32):
    %y = arith.addf %x, %x : f32
    %next = arith.addi %i, %c1 : i32
    scf.yield %next, %y : i32, f32
  }
  return %r#1, %s#1 : f32, f32
}

// -----

// Rows of two that are doubled in parallel, the columns of each in the order of the loops.
// CHECK-LABEL: func.func @forall(
// CHECK-SAME: %[[A:.*]]: tensor<4x2xf32>, %[[OUT:.*]]: tensor<4x2xf32>)
// CHECK-NEXT: %[[S0:.*]] = tensor.extract_slice %[[A]][0, 0] [2, 1] [1, 1]
// CHECK-NEXT: %[[D0:.*]] = arith.addf %[[S0]], %[[S0]]
// CHECK-NEXT: %[[R0:.*]] = tensor.insert_slice %[[D0]] into %[[OUT]][0, 0] [2, 1] [1, 1]
// CHECK-NEXT: %[[S1:.*]] = tensor.extract_slice %[[A]][0, 1] [2, 1] [1, 1]
// CHECK-NEXT: %[[D1:.*]] = arith.addf %[[S1]], %[[S1]]
// CHECK-NEXT: %[[R1:.*]] = tensor.insert_slice %[[D1]] into %[[R0]][0, 1] [2, 1] [1, 1]
// CHECK-NEXT: %[[S2:.*]] = tensor.extract_slice %[[A]][2, 0] [2, 1] [1, 1]
// CHECK-NEXT: %[[D2:.*]] = arith.addf %[[S2]], %[[S2]]
// CHECK-NEXT: %[[R2:.*]] = tensor.insert_slice %[[D2]] into %[[R1]][2, 0] [2, 1] [1, 1]
// CHECK-NEXT: %[[S3:.*]] = tensor.extract_slice %[[A]][2, 1] [2, 1] [1, 1]
// CHECK-NEXT: %[[D3:.*]] = arith.addf %[[S3]], %[[S3]]
// CHECK-NEXT: %[[R3:.*]] = tensor.insert_slice %[[D3]] into %[[R2]][2, 1] [2, 1] [1, 1]
// CHECK-NEXT: return %[[R3]]
// LESS-LABEL: func.func @forall(
// LESS: scf.forall
func.func @forall(%a: tensor<4x2xf32>, %out: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %r = scf.forall (%i, %j) = (0, 0) to (4, 2) step (2, 1) shared_outs(%o = %out) -> (tensor<4x2xf32>) {
    %s = tensor.extract_slice %a[%i, %j] [2, 1] [1, 1] : tensor<4x2xf32> to tensor<2x1xf32>
    %d = arith.addf %s, %s : tensor<2x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %d into %o[%i, %j] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<4x2xf32>
    }
  }
  return %r : tensor<4x2xf32>
}

// -----

// CHECK-LABEL: func.func @unknown_forall(
// CHECK: scf.forall
// LESS-LABEL: func.func @unknown_forall(
func.func @unknown_forall(%a: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %a) -> (tensor<4xf32>) {
    %s = tensor.extract_slice %a[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}

// -----

// Data may end the loop before the counter does: an iteration behind the end changes nothing.
// CHECK-LABEL: func.func @ended_by_data(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32)
// CHECK-NEXT: %[[C0:.*]] = arith.cmpf olt, %[[A]], %[[B]]
// CHECK-NEXT: %[[X0:.*]] = arith.addf %[[A]], %[[A]]
// CHECK-NEXT: %[[C1:.*]] = arith.cmpf olt, %[[X0]], %[[B]]
// CHECK-NEXT: %[[R0:.*]] = arith.select %[[C0]], %[[X0]], %[[A]] : f32
// CHECK-NEXT: %[[AND:.*]] = arith.andi %[[C0]], %[[C1]] : i1
// CHECK-NEXT: %[[X1:.*]] = arith.addf %[[X0]], %[[X0]]
// CHECK-NEXT: %[[R1:.*]] = arith.select %[[AND]], %[[X1]], %[[R0]] : f32
// CHECK-NEXT: return %[[R1]]
func.func @ended_by_data(%a: f32, %b: f32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r:2 = scf.while (%i = %c0, %x = %a) : (i32, f32) -> (i32, f32) {
    %few = arith.cmpi slt, %i, %c2 : i32
    %small = arith.cmpf olt, %x, %b : f32
    %both = arith.andi %few, %small : i1
    scf.condition(%both) %i, %x : i32, f32
  } do {
  ^bb0(%i: i32, %x: f32):
    %y = arith.addf %x, %x : f32
    %next = arith.addi %i, %c1 : i32
    scf.yield %next, %y : i32, f32
  }
  return %r#1 : f32
}

// -----

// What has effects may not happen behind the end of a loop.
// CHECK-LABEL: func.func @effects(
// CHECK: scf.while
func.func @effects(%p: i1) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r = scf.while (%i = %c0) : (i32) -> i32 {
    %less = arith.cmpi slt, %i, %c2 : i32
    %both = arith.andi %less, %p : i1
    scf.condition(%both) %i : i32
  } do {
  ^bb0(%i: i32):
    func.call @effect() : () -> ()
    %next = arith.addi %i, %c1 : i32
    scf.yield %next : i32
  }
  return
}
func.func private @effect()
