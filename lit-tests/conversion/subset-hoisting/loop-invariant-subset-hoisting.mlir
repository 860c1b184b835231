// RUN: ttmlir-opt --loop-invariant-subset-hoisting --split-input-file %s | filecheck %s

// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[T:.*]]: tensor<?xf32>, %[[AT:.*]]: index, %{{.*}}: index)
func.func @slice(%t: tensor<?xf32>, %at: index, %n: index) -> tensor<?xf32> {
  // CHECK-NEXT: %[[BEHIND:.*]] = affine.apply
  // CHECK-NEXT: %[[HERE:.*]] = affine.apply
  // CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[T]][%[[AT]]] [4] [1]
  // CHECK-NEXT: %[[LOOP:.*]]:2 = scf.for %{{.*}} iter_args(%[[WHOLE:.*]] = %[[T]], %[[PART:.*]] = %[[SLICE]]) -> (tensor<?xf32>, tensor<4xf32>)
  // CHECK-NEXT: tensor.extract_slice %[[WHOLE]][%[[BEHIND]]] [4] [1]
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[PART]], %{{.*}}
  // CHECK-NEXT: scf.yield %[[WHOLE]], %[[SUM]]
  // CHECK: %[[BACK:.*]] = tensor.insert_slice %[[LOOP]]#1 into %[[LOOP]]#0[%[[HERE]]] [4] [1]
  // CHECK-NEXT: return %[[BACK]]
  %behind = affine.apply affine_map<(d0) -> (d0 + 4)>(%at)
  %here = affine.apply affine_map<(d0) -> (d0 - 4)>(%behind)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%w = %t) -> (tensor<?xf32>) {
    %a = tensor.extract_slice %w[%at] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %b = tensor.extract_slice %w[%behind] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %s = arith.addf %a, %b : tensor<4xf32>
    %o = tensor.insert_slice %s into %w[%here] [4] [1] : tensor<4xf32> into tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// What is read in the loop is what was put in there before: mlir-opt would read what was there before the loop.
// CHECK-LABEL: func.func @read_behind(
// CHECK-NEXT: scf.for {{.*}} iter_args(%{{.*}} = %{{[a-z0-9]+}}) -> (tensor<?xf32>)
// CHECK: %[[O:.*]] = tensor.insert_slice
// CHECK: tensor.extract_slice %[[O]][0] [4] [1]
func.func @read_behind(%t: tensor<?xf32>, %u: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %r = scf.for %i = %n to %n step %n iter_args(%w = %t) -> (tensor<?xf32>) {
    %o = tensor.insert_slice %u into %w[0] [4] [1] : tensor<4xf32> into tensor<?xf32>
    %a = tensor.extract_slice %o[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %p = tensor.insert_slice %a into %o[8] [4] [1] : tensor<4xf32> into tensor<?xf32>
    scf.yield %p : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// The slice that is put back is not there outside of the inner loop.
// CHECK-LABEL: func.func @put_back_inside(
// CHECK-NEXT: scf.for {{.*}} iter_args(%{{.*}} = %{{[a-z0-9]+}}) -> (tensor<?xf32>)
// CHECK-NEXT: tensor.extract_slice
func.func @put_back_inside(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %r = scf.for %i = %n to %n step %n iter_args(%w = %t) -> (tensor<?xf32>) {
    %a = tensor.extract_slice %w[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %k = scf.for %j = %n to %n step %n iter_args(%v = %w) -> (tensor<?xf32>) {
      %s = arith.addf %a, %a : tensor<4xf32>
      %o = tensor.insert_slice %s into %v[0] [4] [1] : tensor<4xf32> into tensor<?xf32>
      scf.yield %o : tensor<?xf32>
    }
    scf.yield %k : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// A tensor that a loop and an insertion both begin with: only one of both is handed on.
// CHECK-LABEL: func.func @two_ways(
// CHECK-NEXT: scf.for {{.*}} iter_args(%{{.*}} = %{{[a-z0-9]+}}) -> (tensor<?xf32>)
func.func @two_ways(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %r = scf.for %i = %n to %n step %n iter_args(%w = %t) -> (tensor<?xf32>) {
    %k = scf.for %j = %n to %n step %n iter_args(%v = %w) -> (tensor<?xf32>) {
      scf.yield %v : tensor<?xf32>
    }
    %a = tensor.extract_slice %w[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %o = tensor.insert_slice %a into %w[0] [4] [1] : tensor<4xf32> into tensor<?xf32>
    scf.yield %k : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @affine(
// CHECK-NEXT: affine.for {{.*}} iter_args(%{{.*}} = %{{[a-z0-9]+}}) -> (tensor<?xf32>)
func.func @affine(%t: tensor<?xf32>) -> tensor<?xf32> {
  %r = affine.for %i = 0 to 10 iter_args(%w = %t) -> (tensor<?xf32>) {
    %a = tensor.extract_slice %w[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %o = tensor.insert_slice %a into %w[0] [4] [1] : tensor<4xf32> into tensor<?xf32>
    affine.yield %o : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
