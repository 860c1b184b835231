// RUN: ttmlir-opt --linalg-detensorize-control-flow %s | filecheck %s
// RUN: ttmlir-opt --linalg-detensorize-control-flow --scf-unroll-loops %s | filecheck %s --check-prefix=UNROLLED

#scalar = affine_map<() -> ()>
#line = affine_map<(d0) -> (d0)>
#same = affine_map<(d0) -> ()>

// What counts, and what ends the loop, is computed with scalars; what has a dimension stays as it is.
// CHECK-LABEL: func.func @counted
// CHECK: scf.while (%[[I:.*]] = %{{.*}}, %[[X:.*]] = %{{.*}})
// CHECK-NEXT: tensor.empty
// CHECK-NEXT: %[[LEFT:.*]] = tensor.extract %[[I]][] : tensor<i32>
// CHECK-NEXT: %[[RIGHT:.*]] = tensor.extract %{{.*}}[] : tensor<i32>
// CHECK-NEXT: tensor.extract
// CHECK-NEXT: %[[LESS:.*]] = arith.cmpi slt, %[[LEFT]], %[[RIGHT]] : i32
// CHECK-NEXT: %[[HELD:.*]] = tensor.from_elements %[[LESS]] : tensor<i1>
// CHECK-NEXT: %[[GOES_ON:.*]] = tensor.extract %[[HELD]][] : tensor<i1>
// CHECK-NEXT: scf.condition(%[[GOES_ON]]) %[[I]], %[[X]] : tensor<i32>, tensor<4xf32>
// CHECK: linalg.generic
// CHECK: arith.addi
// CHECK: tensor.from_elements

// The loop runs twice.
// UNROLLED-LABEL: func.func @counted
// UNROLLED-NOT: scf.while
// UNROLLED-COUNT-2: arith.sitofp
// UNROLLED-NOT: arith.sitofp
// UNROLLED: return
func.func @counted(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %two = arith.constant dense<2> : tensor<i32>
  %0:2 = scf.while (%i = %zero, %y = %x) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %empty = tensor.empty() : tensor<i1>
    %less = linalg.generic {indexing_maps = [#scalar, #scalar, #scalar], iterator_types = []}
        ins(%i, %two : tensor<i32>, tensor<i32>) outs(%empty : tensor<i1>) {
    ^bb0(%a: i32, %b: i32, %out: i1):
      %1 = arith.cmpi slt, %a, %b : i32
      linalg.yield %1 : i1
    } -> tensor<i1>
    %goes_on = tensor.extract %less[] : tensor<i1>
    scf.condition(%goes_on) %i, %y : tensor<i32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<4xf32>):
    %empty = tensor.empty() : tensor<4xf32>
    %sum = linalg.generic {indexing_maps = [#line, #same, #line], iterator_types = ["parallel"]}
        ins(%y, %i : tensor<4xf32>, tensor<i32>) outs(%empty : tensor<4xf32>) {
    ^bb0(%a: f32, %b: i32, %out: f32):
      %1 = arith.sitofp %b : i32 to f32
      %2 = arith.addf %a, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<4xf32>
    %next_empty = tensor.empty() : tensor<i32>
    %next = linalg.add ins(%i, %one : tensor<i32>, tensor<i32>) outs(%next_empty : tensor<i32>) -> tensor<i32>
    scf.yield %next, %sum : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// Elsewhere such operations stay.
// CHECK-LABEL: func.func @elsewhere
// CHECK-NOT: tensor.extract
// CHECK: linalg.add
func.func @elsewhere(%a: tensor<i32>, %b: tensor<i32>, %empty: tensor<i32>) -> tensor<i32> {
  %0 = linalg.add ins(%a, %b : tensor<i32>, tensor<i32>) outs(%empty : tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
