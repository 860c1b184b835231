// RUN: ttmlir-opt "--pass-pipeline=builtin.module(func.func(linalg-detensorize))" %s | filecheck %s
// RUN: ttmlir-opt "--pass-pipeline=builtin.module(func.func(linalg-detensorize{aggressive-mode}))" %s | filecheck %s --check-prefix=ALL

#s = affine_map<() -> ()>

// CHECK-LABEL: func.func @count(
// CHECK-SAME: %[[FIRST:.*]]: tensor<i32>, %[[END:.*]]: tensor<i32>
// CHECK-DAG: %[[E:.*]] = tensor.extract %[[END]][] : tensor<i32>
// CHECK-DAG: %[[F:.*]] = tensor.extract %[[FIRST]][] : tensor<i32>
// CHECK: cf.br ^[[HEAD:.*]](%[[F]] : i32)
// CHECK-NEXT: ^[[HEAD]](%[[I:.*]]: i32):
// CHECK-NEXT: %[[GOES_ON:.*]] = arith.cmpi slt, %[[I]], %[[E]] : i32
// CHECK-NEXT: cf.cond_br %[[GOES_ON]]
// CHECK: arith.addi %[[I]], %[[I]] : i32
// CHECK: %[[R:.*]] = tensor.from_elements %[[I]] : tensor<i32>
// CHECK: return %[[R]]
func.func @count(%first: tensor<i32>, %end: tensor<i32>) -> tensor<i32> {
  cf.br ^head(%first : tensor<i32>)
^head(%i: tensor<i32>):
  %none = tensor.empty() : tensor<i1>
  %test = linalg.generic {indexing_maps = [#s, #s, #s], iterator_types = []} ins(%i, %end : tensor<i32>, tensor<i32>) outs(%none : tensor<i1>) {
  ^bb0(%a: i32, %b: i32, %c: i1):
    %less = arith.cmpi slt, %a, %b : i32
    linalg.yield %less : i1
  } -> tensor<i1>
  %goes_on = tensor.extract %test[] : tensor<i1>
  cf.cond_br %goes_on, ^body(%i : tensor<i32>), ^exit(%i : tensor<i32>)
^body(%j: tensor<i32>):
  %empty = tensor.empty() : tensor<i32>
  %next = linalg.generic {indexing_maps = [#s, #s], iterator_types = []} ins(%j : tensor<i32>) outs(%empty : tensor<i32>) {
  ^bb0(%a: i32, %c: i32):
    %twice = arith.addi %a, %a : i32
    linalg.yield %twice : i32
  } -> tensor<i32>
  cf.br ^head(%next : tensor<i32>)
^exit(%r: tensor<i32>):
  return %r : tensor<i32>
}

// Nothing branches here.
// CHECK-LABEL: func.func @plain(
// CHECK: linalg.generic
// ALL-LABEL: func.func @plain(
// ALL-NOT: linalg.generic
func.func @plain(%x: tensor<f32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %r = linalg.generic {indexing_maps = [#s, #s], iterator_types = []} ins(%x : tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %c: f32):
    %0 = arith.addf %a, %a : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}
