// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-layout %s | filecheck %s

// Layouts that a signature gives stay, and what is returned or passed on comes in them.

#any_device = #tt.operand_constraint<any_device>
#l1 = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<32x32xf32, #tt.memory_space<l1>>>

// CHECK-DAG: #[[L1:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<32x32xf32, #l1_>>
// CHECK-LABEL: func.func @given_layout(
// CHECK-SAME: -> tensor<32x32xf32, #[[L1]]>
// CHECK: %[[SUM:.*]] = "ttir.add"
// CHECK: %[[BACK:.*]] = "ttir.to_layout"(%[[SUM]],
// CHECK-NEXT: return %[[BACK]] : tensor<32x32xf32, #[[L1]]>
func.func @given_layout(%a: tensor<32x32xf32, #l1>) -> tensor<32x32xf32, #l1> {
  %0 = tensor.empty() : tensor<32x32xf32, #l1>
  %1 = "ttir.add"(%a, %a, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<32x32xf32, #l1>, tensor<32x32xf32, #l1>, tensor<32x32xf32, #l1>) -> tensor<32x32xf32, #l1>
  return %1 : tensor<32x32xf32, #l1>
}

// CHECK-LABEL: func.func @calls_it(
// CHECK-SAME: -> tensor<32x32xf32, #[[L1]]>
// CHECK-NEXT: %[[RESULT:.*]] = call @given_layout(%{{.*}}) : (tensor<32x32xf32, #[[L1]]>) -> tensor<32x32xf32, #[[L1]]>
// CHECK-NEXT: return %[[RESULT]]
func.func @calls_it(%a: tensor<32x32xf32, #l1>) -> tensor<32x32xf32, #l1> {
  %0 = call @given_layout(%a) : (tensor<32x32xf32, #l1>) -> tensor<32x32xf32, #l1>
  return %0 : tensor<32x32xf32, #l1>
}

// What control flow hands over comes in the layouts that tensors start with.
// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: -> tensor<32x32xf32, #[[START:.*]]> {
// CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2(%{{.*}} : tensor<32x32xf32, #[[START]]>)
// CHECK: "ttir.neg"
// CHECK: %[[BACK:.*]] = "ttir.to_layout"
// CHECK-NEXT: cf.br ^bb2(%[[BACK]] : tensor<32x32xf32, #[[START]]>)
func.func @blocks(%p: i1, %a: tensor<32x32xf32>) -> tensor<32x32xf32> {
  cf.cond_br %p, ^bb1, ^bb2(%a : tensor<32x32xf32>)
^bb1:
  %0 = tensor.empty() : tensor<32x32xf32>
  %1 = "ttir.neg"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  cf.br ^bb2(%1 : tensor<32x32xf32>)
^bb2(%2: tensor<32x32xf32>):
  return %2 : tensor<32x32xf32>
}

// CHECK-LABEL: func.func @regions(
// CHECK-SAME: -> tensor<32x32xf32, #[[START:.*]]> {
// CHECK: %[[EXP:.*]] = "ttir.exp"
// CHECK: %[[INIT:.*]] = "ttir.to_layout"(%[[EXP]],
// CHECK-NEXT: scf.for {{.*}} iter_args(%{{.*}} = %[[INIT]]) -> (tensor<32x32xf32, #[[START]]>) {
// CHECK: %[[NEG:.*]] = "ttir.neg"
// CHECK: %[[NEXT:.*]] = "ttir.to_layout"(%[[NEG]],
// CHECK-NEXT: scf.yield %[[NEXT]]
func.func @regions(%n: index, %a: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = tensor.empty() : tensor<32x32xf32>
  %1 = "ttir.exp"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %2 = scf.for %i = %n to %n step %n iter_args(%b = %1) -> tensor<32x32xf32> {
    %3 = tensor.empty() : tensor<32x32xf32>
    %4 = "ttir.neg"(%b, %3) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device, #any_device]}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    scf.yield %4 : tensor<32x32xf32>
  }
  return %2 : tensor<32x32xf32>
}
