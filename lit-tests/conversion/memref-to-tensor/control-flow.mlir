// RUN: ttmlir-opt --convert-memref-to-tensor %s | filecheck %s

// A loop carries what it writes.
// CHECK-LABEL: func.func @tiles(
// CHECK-SAME: %[[X:.*]]: tensor<64x8xf32>, %[[Y:.*]]: tensor<64x8xf32>) -> tensor<64x8xf32> {
// CHECK: %[[LOOP:.*]] = scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[CARRIED:.*]] = %[[Y]]) -> (tensor<64x8xf32>) {
// CHECK: %[[IN:.*]] = tensor.extract_slice %[[X]][%[[I]], 0] [32, 8] [1, 1] : tensor<64x8xf32> to tensor<32x8xf32>
// CHECK: %[[OUT:.*]] = tensor.extract_slice %[[CARRIED]][%[[I]], 0] [32, 8] [1, 1] : tensor<64x8xf32> to tensor<32x8xf32>
// CHECK: %[[EXP:.*]] = linalg.exp ins(%[[IN]] : tensor<32x8xf32>) outs(%[[OUT]] : tensor<32x8xf32>) -> tensor<32x8xf32>
// CHECK: %[[NEW:.*]] = tensor.insert_slice %[[EXP]] into %[[CARRIED]][%[[I]], 0] [32, 8] [1, 1] : tensor<32x8xf32> into tensor<64x8xf32>
// CHECK: scf.yield %[[NEW]] : tensor<64x8xf32>
// CHECK: return %[[LOOP]]
func.func @tiles(%x: memref<64x8xf32>, %y: memref<64x8xf32>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c32 {
    %in = memref.subview %x[%i, 0] [32, 8] [1, 1] : memref<64x8xf32> to memref<32x8xf32, strided<[8, 1], offset: ?>>
    %out = memref.subview %y[%i, 0] [32, 8] [1, 1] : memref<64x8xf32> to memref<32x8xf32, strided<[8, 1], offset: ?>>
    linalg.exp ins(%in : memref<32x8xf32, strided<[8, 1], offset: ?>>) outs(%out : memref<32x8xf32, strided<[8, 1], offset: ?>>)
  } {unroll}
  return
}

// Two buffers that iterations exchange are different memory in each of them.
// CHECK-LABEL: func.func @exchange(
// CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}}) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK: %[[SUM:.*]] = linalg.add ins(%[[A]], %{{.*}} : tensor<4xf32>, tensor<4xf32>) outs(%[[B]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK: scf.yield %[[SUM]], %[[A]]
func.func @exchange(%x: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = memref.alloc() : memref<4xf32>
  memref.copy %x, %one : memref<4xf32> to memref<4xf32>
  %other = memref.alloca() : memref<4xf32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %one, %b = %other) -> (memref<4xf32>, memref<4xf32>) {
    linalg.add ins(%a, %x : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
    scf.yield %b, %a : memref<4xf32>, memref<4xf32>
  }
  return %r#0 : memref<4xf32>
}

// Branches give what one of them writes, and the memory that they choose.
// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %{{.*}}: i1) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK: %[[IF:.*]]:2 = scf.if %{{.*}} -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK: %[[EXP:.*]] = linalg.exp ins(%[[X]] : tensor<4xf32>) outs(%[[Y]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK: %[[NEG:.*]] = linalg.negf
// CHECK: scf.yield %[[NEG]], %[[EXP]]
// CHECK: else
// CHECK: scf.yield %[[X]], %[[Y]]
// CHECK: %[[SQUARE:.*]] = scf.if %{{.*}} -> (tensor<4xf32>) {
// CHECK: %[[MUL:.*]] = linalg.mul
// CHECK: scf.yield %[[MUL]]
// CHECK: else
// CHECK: scf.yield %[[IF]]#1
// CHECK: %[[CHOSEN:.*]] = arith.select %{{.*}}, %[[IF]]#0, %[[SQUARE]] : tensor<4xf32>
// CHECK: return %[[CHOSEN]], %[[SQUARE]]
func.func @branches(%x: memref<4xf32>, %y: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %r = scf.if %c -> memref<4xf32> {
    linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
    %n = memref.alloc() : memref<4xf32>
    linalg.negf ins(%y : memref<4xf32>) outs(%n : memref<4xf32>)
    scf.yield %n : memref<4xf32>
  } else {
    scf.yield %x : memref<4xf32>
  }
  scf.if %c {
    linalg.mul ins(%r, %r : memref<4xf32>, memref<4xf32>) outs(%y : memref<4xf32>)
  }
  %chosen = arith.select %c, %r, %y : memref<4xf32>
  return %chosen : memref<4xf32>
}

// What was chosen is chosen again where something was written to what it was chosen from.
// CHECK-LABEL: func.func @chosen_again(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[C:.*]]: i1)
// CHECK: %[[EXP:.*]] = linalg.exp
// CHECK: %[[IF:.*]] = scf.if %[[C]] -> (tensor<4xf32>) {
// CHECK: %[[INNER:.*]] = arith.select %[[C]], %[[EXP]], %[[Y]]
// CHECK: %[[INNER_TWO:.*]] = arith.select %[[C]], %[[INNER]], %[[Y]]
// CHECK: linalg.negf ins(%[[INNER_TWO]]
// CHECK: %[[ONE:.*]] = arith.select %[[C]], %[[EXP]], %[[IF]]
// CHECK: %[[TWO:.*]] = arith.select %[[C]], %[[ONE]], %[[IF]]
// CHECK: return %[[TWO]], %[[ONE]], %[[EXP]], %[[IF]]
func.func @chosen_again(%x: memref<4xf32>, %y: memref<4xf32>, %c: i1) -> (memref<4xf32>, memref<4xf32>) {
  %one = arith.select %c, %x, %y : memref<4xf32>
  %two = arith.select %c, %one, %y : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  scf.if %c {
    linalg.negf ins(%two : memref<4xf32>) outs(%y : memref<4xf32>)
  }
  return %two, %one : memref<4xf32>, memref<4xf32>
}

// CHECK-LABEL: func.func @until(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[LIMIT:.*]]: f32) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK: %[[LOOP:.*]]:2 = scf.while (%[[A:.*]] = %{{.*}}, %[[B:.*]] = %[[X]]) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK: tensor.extract %[[A]]
// CHECK: scf.condition(%{{.*}}) %[[A]], %[[B]] : tensor<4xf32>, tensor<4xf32>
// CHECK: ^bb0(%[[C:.*]]: tensor<4xf32>, %[[D:.*]]: tensor<4xf32>):
// CHECK: %[[NEXT:.*]] = linalg.add ins(%[[C]], %[[D]] :
// CHECK: %[[HALF:.*]] = linalg.exp ins(%[[NEXT]] : tensor<4xf32>) outs(%[[D]] : tensor<4xf32>)
// CHECK: scf.yield %[[NEXT]], %[[HALF]]
// CHECK: return %[[LOOP]]#0, %[[LOOP]]#1
func.func @until(%x: memref<4xf32>, %limit: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %start = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%start : memref<4xf32>)
  %r = scf.while (%a = %start) : (memref<4xf32>) -> memref<4xf32> {
    %first = memref.load %a[%c0] : memref<4xf32>
    %more = arith.cmpf olt, %first, %limit : f32
    scf.condition(%more) %a : memref<4xf32>
  } do {
  ^bb0(%a: memref<4xf32>):
    %next = memref.alloc() : memref<4xf32>
    linalg.add ins(%a, %x : memref<4xf32>, memref<4xf32>) outs(%next : memref<4xf32>)
    linalg.exp ins(%next : memref<4xf32>) outs(%x : memref<4xf32>)
    scf.yield %next : memref<4xf32>
  }
  return %r : memref<4xf32>
}

// Parallel loops run one after the other.
// CHECK-LABEL: func.func @parallel(
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(
// CHECK: scf.for %[[J:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(
// CHECK: tensor.insert %{{.*}} into %{{.*}}[%[[I]], %[[J]]] : tensor<4x8xf32>
// CHECK: scf.for
// CHECK: tensor.insert
func.func @parallel(%x: memref<4x8xf32>, %value: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c8) step (%c1, %c1) {
    memref.store %value, %x[%i, %j] : memref<4x8xf32>
    scf.reduce
  }
  scf.forall (%i) in (4) {
    memref.store %value, %x[%i, %c1] : memref<4x8xf32>
  }
  return
}
