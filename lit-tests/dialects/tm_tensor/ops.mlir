// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --emit-bytecode %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @scan(
// CHECK-SAME: %[[X:.*]]: tensor<2x7xf32>, %[[SUMS:.*]]: tensor<2x7xf32>, %[[SUM:.*]]: tensor<2xf32>
func.func @scan(%x: tensor<2x7xf32>, %sums: tensor<2x7xf32>, %sum: tensor<2xf32>) -> (tensor<2x7xf32>, tensor<2xf32>) {
  // CHECK-NEXT: %[[R:.*]]:2 = tm_tensor.scan dimension(1) inclusive(false) {note} ins(%[[X]] : tensor<2x7xf32>) outs(%[[SUMS]], %[[SUM]] : tensor<2x7xf32>, tensor<2xf32>) {
  // CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32):
  // CHECK-NEXT: %[[C:.*]] = arith.addf %[[A]], %[[B]] : f32
  // CHECK-NEXT: tm_tensor.yield %[[C]] : f32
  // CHECK-NEXT: } -> tensor<2x7xf32>, tensor<2xf32>
  %r:2 = tm_tensor.scan dimension(1) inclusive(false) {note} ins(%x : tensor<2x7xf32>) outs(%sums, %sum : tensor<2x7xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    tm_tensor.yield %c : f32
  } -> tensor<2x7xf32>, tensor<2xf32>
  return %r#0, %r#1 : tensor<2x7xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @scatter(
// CHECK-SAME: %[[UPDATES:.*]]: tensor<5x4xi64>, %[[PLACES:.*]]: tensor<5x2xi32>, %[[X:.*]]: tensor<3x?x4xi64>
func.func @scatter(%updates: tensor<5x4xi64>, %places: tensor<5x2xi32>, %x: tensor<3x?x4xi64>) -> tensor<3x?x4xi64> {
  // CHECK-NEXT: %[[R:.*]] = tm_tensor.scatter {dimension_map = array<i64: 1, 0>} unique_indices(true) ins(%[[UPDATES]], %[[PLACES]] : tensor<5x4xi64>, tensor<5x2xi32>) outs(%[[X]] : tensor<3x?x4xi64>) {
  // CHECK-NEXT: ^bb0(%[[A:.*]]: i64, %{{.*}}: i64):
  // CHECK-NEXT: tm_tensor.yield %[[A]] : i64
  // CHECK-NEXT: } -> tensor<3x?x4xi64>
  %r = tm_tensor.scatter {dimension_map = array<i64: 1, 0>} unique_indices(true) ins(%updates, %places : tensor<5x4xi64>, tensor<5x2xi32>) outs(%x : tensor<3x?x4xi64>) {
  ^bb0(%a: i64, %b: i64):
    tm_tensor.yield %a : i64
  } -> tensor<3x?x4xi64>
  return %r : tensor<3x?x4xi64>
}

// CHECK-LABEL: func.func @sort(
// CHECK-SAME: %[[X:.*]]: tensor<2x7xf32>, %[[PLACES:.*]]: tensor<2x7xi64>
func.func @sort(%x: tensor<2x7xf32>, %places: tensor<2x7xi64>) -> (tensor<2x7xf32>, tensor<2x7xi64>) {
  // CHECK-NEXT: %[[R:.*]]:2 = tm_tensor.sort dimension(1) outs(%[[X]], %[[PLACES]] : tensor<2x7xf32>, tensor<2x7xi64>) {
  // CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: i64, %{{.*}}: i64):
  // CHECK-NEXT: %[[C:.*]] = arith.cmpf oge, %[[A]], %[[B]] : f32
  // CHECK-NEXT: tm_tensor.yield %[[C]] : i1
  // CHECK-NEXT: } -> tensor<2x7xf32>, tensor<2x7xi64>
  %r:2 = tm_tensor.sort dimension(1) outs(%x, %places : tensor<2x7xf32>, tensor<2x7xi64>) {
  ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
    %c = arith.cmpf oge, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2x7xf32>, tensor<2x7xi64>
  return %r#0, %r#1 : tensor<2x7xf32>, tensor<2x7xi64>
}

// CHECK-LABEL: func.func @attention(
// CHECK-SAME: %[[Q:.*]]: tensor<2x8x5x64xf32>, %[[K:.*]]: tensor<2x8x7x64xf32>, %[[V:.*]]: tensor<2x8x7x32xf32>, %[[MASK:.*]]: tensor<2x8x5x7xf32>, %[[OUT:.*]]: tensor<2x8x5x32xf32>
func.func @attention(%q: tensor<2x8x5x64xf32>, %k: tensor<2x8x7x64xf32>, %v: tensor<2x8x7x32xf32>, %mask: tensor<2x8x5x7xf32>, %out: tensor<2x8x5x32xf32>) -> tensor<2x8x5x32xf32> {
  // CHECK-NEXT: %[[R:.*]] = tm_tensor.attention {note} ins(%[[Q]], %[[K]], %[[V]], %[[MASK]] : tensor<2x8x5x64xf32>, tensor<2x8x7x64xf32>, tensor<2x8x7x32xf32>, tensor<2x8x5x7xf32>) outs(%[[OUT]] : tensor<2x8x5x32xf32>) -> tensor<2x8x5x32xf32>
  %r = tm_tensor.attention {note} ins(%q, %k, %v, %mask : tensor<2x8x5x64xf32>, tensor<2x8x7x64xf32>, tensor<2x8x7x32xf32>, tensor<2x8x5x7xf32>) outs(%out : tensor<2x8x5x32xf32>) -> tensor<2x8x5x32xf32>
  return %r : tensor<2x8x5x32xf32>
}

// CHECK-LABEL: func.func @attention_of_unknown_sizes(
func.func @attention_of_unknown_sizes(%q: tensor<?x?x64xf32>, %k: tensor<?x7x64xf32>, %v: tensor<3x?x64xf32>, %out: tensor<?x5x64xf32>) -> tensor<?x5x64xf32> {
  // CHECK-NEXT: %[[R:.*]] = tm_tensor.attention ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<?x?x64xf32>, tensor<?x7x64xf32>, tensor<3x?x64xf32>) outs(%{{.*}} : tensor<?x5x64xf32>) -> tensor<?x5x64xf32>
  %r = tm_tensor.attention ins(%q, %k, %v : tensor<?x?x64xf32>, tensor<?x7x64xf32>, tensor<3x?x64xf32>) outs(%out : tensor<?x5x64xf32>) -> tensor<?x5x64xf32>
  return %r : tensor<?x5x64xf32>
}

// CHECK-LABEL: func.func @topk(
// CHECK-SAME: %[[X:.*]]: tensor<2x7xf32>, %[[NUMBERS:.*]]: tensor<2x7xi32>, %[[VALUES:.*]]: tensor<2x3xf32>, %[[PLACES:.*]]: tensor<2x3xi32>
func.func @topk(%x: tensor<2x7xf32>, %numbers: tensor<2x7xi32>, %values: tensor<2x3xf32>, %places: tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
  // CHECK-NEXT: %[[R:.*]]:2 = tm_tensor.topk {note} dimension(1) ins(%[[X]], %[[NUMBERS]] : tensor<2x7xf32>, tensor<2x7xi32>) outs(%[[VALUES]], %[[PLACES]] : tensor<2x3xf32>, tensor<2x3xi32>) {
  // CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32):
  // CHECK-NEXT: %[[C:.*]] = arith.cmpf ogt, %[[A]], %[[B]] : f32
  // CHECK-NEXT: tm_tensor.yield %[[C]] : i1
  // CHECK-NEXT: } -> tensor<2x3xf32>, tensor<2x3xi32>
  %r:2 = tm_tensor.topk {note} dimension(1) ins(%x, %numbers : tensor<2x7xf32>, tensor<2x7xi32>) outs(%values, %places : tensor<2x3xf32>, tensor<2x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2x3xf32>, tensor<2x3xi32>
  return %r#0, %r#1 : tensor<2x3xf32>, tensor<2x3xi32>
}

// Sizes that are not known agree with all.
// CHECK-LABEL: func.func @unknown_sizes(
func.func @unknown_sizes(%x: tensor<2x?xf32>, %y: tensor<?x7xf32>, %sum: tensor<?xf32>, %updates: tensor<5x4xf32>, %places: tensor<?x1xi32>, %z: tensor<3x?xf32>) {
  // CHECK: tm_tensor.scan
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x?xf32>) outs(%y, %sum : tensor<?x7xf32>, tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %b : f32
  } -> tensor<?x7xf32>, tensor<?xf32>
  // CHECK: tm_tensor.sort
  %1:2 = tm_tensor.sort dimension(1) outs(%x, %y : tensor<2x?xf32>, tensor<?x7xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    %e = arith.cmpf oge, %a, %b : f32
    tm_tensor.yield %e : i1
  } -> tensor<2x?xf32>, tensor<?x7xf32>
  // CHECK: tm_tensor.scatter
  %2 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%updates, %places : tensor<5x4xf32>, tensor<?x1xi32>) outs(%z : tensor<3x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<3x?xf32>
  return
}
