// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK: sdy.mesh @mesh = <["x"=2, "y"=4]>
sdy.mesh @mesh = <["x"=2, "y"=4]>
// CHECK-NEXT: sdy.mesh @transposed = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
sdy.mesh @transposed = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
// CHECK-NEXT: sdy.mesh @third = <[], device_ids=[2]>
sdy.mesh @third = <[], device_ids=[2]>

// CHECK-LABEL: func.func @shardings(
// CHECK-SAME: %[[A:[^:]+]]: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}p1, {?}], replicated={"y":(1)2}, unreduced={"y":(2)2}>})
func.func @shardings(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}p1, {?}], replicated={"y":(1)2}, unreduced={"y":(2)2}>}) -> tensor<8x8xf32> {
  // CHECK-NEXT: %{{.+}}:2 = stablehlo.custom_call @x(%[[A]]) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", "y"}, {}]>, <mesh<["x"=2]>, []>]>}
  %b:2 = stablehlo.custom_call @x(%a) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", "y"}, {}]>, <mesh<["x"=2]>, []>]>} : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<f32>)
  // CHECK-NEXT: %[[C:.+]] = sdy.sharding_constraint %[[A]] <@mesh, [{"x"}, {}]> {a.b} : tensor<8x8xf32>
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}, {}]> {a.b} : tensor<8x8xf32>
  // CHECK-NEXT: sdy.sharding_group %[[C]] group_id = 21 : tensor<8x8xf32>
  sdy.sharding_group %c group_id = 21 : tensor<8x8xf32>
  // CHECK-NEXT: %[[D:.+]] = sdy.reshard %[[C]] <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  %d = sdy.reshard %c <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  // CHECK-NEXT: %[[E:.+]] = sdy.propagation_barrier %[[D]] allowed_direction = BACKWARD {a.b} : tensor<8x8xf32>
  %e = sdy.propagation_barrier %d allowed_direction=BACKWARD {a.b} : tensor<8x8xf32>
  // CHECK-NEXT: return %[[E]]
  return %e : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @manual(
// CHECK-SAME: %[[A:[^:]+]]: tensor<8x8xf32>)
func.func @manual(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK-NEXT: %[[B:.+]] = sdy.manual_computation(%[[A]]) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%[[PART:[^:]+]]: tensor<4x8xf32>) {
  // CHECK-NEXT: sdy.return %[[PART]] : tensor<4x8xf32>
  // CHECK-NEXT: } {a.b} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%part: tensor<4x8xf32>) {
    sdy.return %part : tensor<4x8xf32>
  } {a.b} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK-NEXT: sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    sdy.return
  } : () -> ()
  return %b : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @named(
// CHECK-SAME: %[[A:[^:]+]]: tensor<8x8xf32>)
func.func @named(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK-NEXT: %[[B:.+]] = sdy.named_computation<"a layer">(%[[A]]) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {"y"}]>] (%[[C:[^:]+]]: tensor<8x8xf32>) {
  // CHECK-NEXT: sdy.return %[[C]] : tensor<8x8xf32>
  // CHECK-NEXT: } {a.b} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = sdy.named_computation<"a layer">(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {"y"}]>] (%c: tensor<8x8xf32>) {
    sdy.return %c : tensor<8x8xf32>
  } {a.b} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK-NEXT: sdy.named_computation<"">() () {
  sdy.named_computation<"">() () {
    sdy.return
  } : () -> ()
  return %b : tensor<8x8xf32>
}

// What stands for itself.
// CHECK-LABEL: module @attributes
// CHECK-SAME: {a.axes = #sdy.manual_axes<"x", "y">, a.axis = #sdy.mesh_axis<"x"=2>, a.dimension = #sdy.dimension_sharding<{"x"}p0>, a.mesh = #sdy.mesh<["x"=2]>, a.part = #sdy.axis_ref<"x":(2)4>}
module @attributes attributes {a.axes = #sdy.manual_axes<"x", "y">, a.axis = #sdy.mesh_axis<"x"=2>, a.dimension = #sdy.dimension_sharding<{"x"}p0>, a.mesh = #sdy.mesh<["x"=2]>, a.part = #sdy.axis_ref<"x":(2)4>} {}
