// RUN: ttmlir-opt --refine-result-types %s | filecheck %s

// Of two blocks that return, both give what is known.
// CHECK-LABEL: func.func @both_return(
// CHECK-SAME: %[[C:.*]]: i1, %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<4x8xf32>) -> (tensor<4x8xf32>, i1) {
func.func @both_return(%c: i1, %a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> (tensor<*xf32>, i1) {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<4x?xf32>
  %1 = tensor.cast %0 : tensor<4x?xf32> to tensor<*xf32>
  %2 = tensor.cast %b : tensor<4x8xf32> to tensor<*xf32>
  // CHECK-NEXT: cf.cond_br
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  // CHECK: return %[[A]], %[[C]] : tensor<4x8xf32>, i1
  return %1, %c : tensor<*xf32>, i1
^bb2:
  // CHECK: return %[[B]], %[[C]] : tensor<4x8xf32>, i1
  return %2, %c : tensor<*xf32>, i1
}

// What else uses a cast keeps it.
// CHECK-LABEL: func.func @used(
// CHECK-SAME: -> (tensor<4xf32>, tensor<4xf32>) {
func.func @used(%a: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  // CHECK-NEXT: math.exp %[[CAST]] : tensor<?xf32>
  %1 = math.exp %0 : tensor<?xf32>
  // CHECK-NEXT: return %{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf32>
  return %0, %0 : tensor<?xf32>, tensor<?xf32>
}

// These stay: the types differ, the cast says more, the encoding may mean something, it is called.
// CHECK-LABEL: func.func @types_differ(
// CHECK-SAME: -> tensor<?xf32> {
func.func @types_differ(%c: i1, %a: tensor<4xf32>, %b: tensor<5xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<5xf32> to tensor<?xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %0 : tensor<?xf32>
^bb2:
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func.func @says_more(
// CHECK-SAME: -> tensor<4x?xf32> {
func.func @says_more(%a: tensor<?x8xf32>) -> tensor<4x?xf32> {
  %0 = tensor.cast %a : tensor<?x8xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK-LABEL: func.func @encoding(
// CHECK-SAME: -> tensor<?xf32, "x"> {
func.func @encoding(%a: tensor<4xf32, "x">) -> tensor<?xf32, "x"> {
  %0 = tensor.cast %a : tensor<4xf32, "x"> to tensor<?xf32, "x">
  return %0 : tensor<?xf32, "x">
}

// CHECK-LABEL: func.func @called(
// CHECK-SAME: -> tensor<?xf32> {
func.func @called(%a: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @caller(%a: tensor<4xf32>) {
  %0 = func.call @called(%a) : (tensor<4xf32>) -> tensor<?xf32>
  return
}

// CHECK-LABEL: func.func private @declared(
// CHECK-SAME: -> tensor<?xf32>
func.func private @declared(tensor<4xf32>) -> tensor<?xf32>
