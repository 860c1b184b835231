// RUN: ttmlir-opt --stablehlo-partial-evaluation %s | filecheck %s

// Parts one behind the other, which are the whole tensor: what was in it does not count.
// CHECK-LABEL: func.func @whole(
// CHECK-SAME: %[[A:[^:]+]]: tensor<1x2xf32>, %[[B:[^:]+]]: tensor<2x2xf32>, %[[X:[^:]+]]: tensor<3x2xf32>)
// CHECK-NEXT: %[[R:.+]] = stablehlo.concatenate %[[A]], %[[B]], dim = 0 : (tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @whole(%a: tensor<1x2xf32>, %b: tensor<2x2xf32>, %x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %a, %c0, %c0 : (tensor<3x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
  %1 = stablehlo.dynamic_update_slice %0, %b, %c1, %c0 : (tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}

// A loop that collects from behind, along the second dimension; a place before the tensor is its beginning.
// CHECK-LABEL: func.func @backwards(
// CHECK-SAME: %[[X:[^:]+]]: tensor<2x5xf32>, %[[A:[^:]+]]: tensor<2x1xf32>)
// CHECK-DAG: %[[Y:.+]] = stablehlo.tanh %[[A]]
// CHECK-DAG: %[[Z:.+]] = stablehlo.tanh %[[Y]]
// CHECK-DAG: %[[ZERO:.+]] = stablehlo.constant dense<0>
// CHECK-DAG: %[[ONE:.+]] = stablehlo.constant dense<1>
// CHECK: %[[PARTS:.+]] = stablehlo.concatenate %[[Z]], %[[Y]], %[[A]], dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
// CHECK: %[[R:.+]] = stablehlo.dynamic_update_slice %[[X]], %[[PARTS]], %{{.+}}, %{{.+}} : (tensor<2x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
// CHECK-NOT: stablehlo.dynamic_update_slice
// CHECK: return %[[R]]
func.func @backwards(%x: tensor<2x5xf32>, %a: tensor<2x1xf32>) -> tensor<2x5xf32> {
  %before = stablehlo.constant dense<-4> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %three, %y = %a, %out = %x) : tensor<i32>, tensor<2x1xf32>, tensor<2x5xf32>
    cond {
      %0 = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %0 : tensor<i1>
    } do {
      %0 = stablehlo.dynamic_update_slice %out, %y, %before, %i : (tensor<2x5xf32>, tensor<2x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x5xf32>
      %1 = stablehlo.tanh %y : tensor<2x1xf32>
      %2 = stablehlo.subtract %i, %one : tensor<i32>
      stablehlo.return %2, %1, %0 : tensor<i32>, tensor<2x1xf32>, tensor<2x5xf32>
    }
  return %r#2 : tensor<2x5xf32>
}

// Not joined: what is used in between, parts that are no neighbours, of another size, at a place that is not known, and that turn around.
// CHECK-LABEL: func.func @used(
// CHECK-NOT: stablehlo.concatenate
// CHECK-COUNT-7: stablehlo.dynamic_update_slice
// CHECK-NOT: stablehlo.concatenate
// CHECK: return
func.func @used(%x: tensor<8x2xf32>, %a: tensor<1x2xf32>, %b: tensor<1x1xf32>, %i: tensor<i32>) -> (tensor<8x2xf32>, tensor<8x2xf32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %a, %c0, %c0 : (tensor<8x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
  %1 = stablehlo.dynamic_update_slice %0, %a, %c1, %c0 : (tensor<8x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
  %2 = stablehlo.dynamic_update_slice %1, %a, %c3, %c0 : (tensor<8x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
  %3 = stablehlo.dynamic_update_slice %2, %b, %c3, %c0 : (tensor<8x2xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
  %4 = stablehlo.dynamic_update_slice %3, %a, %i, %c0 : (tensor<8x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
  %5 = stablehlo.dynamic_update_slice %4, %a, %c0, %c0 : (tensor<8x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
  %6 = stablehlo.dynamic_update_slice %5, %a, %c3, %c0 : (tensor<8x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
  return %0, %6 : tensor<8x2xf32>, tensor<8x2xf32>
}

// There and back again: the part that is written twice is so by an update of its own.
// CHECK-LABEL: func.func @turns(
// CHECK-SAME: %[[X:[^:]+]]: tensor<4xf32>, %[[A:[^:]+]]: tensor<1xf32>)
// CHECK: %[[PARTS:.+]] = stablehlo.concatenate %[[A]], %[[A]], dim = 0
// CHECK-NEXT: %[[R:.+]] = stablehlo.dynamic_update_slice %[[X]], %[[PARTS]], %{{.+}} : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>
// CHECK-NEXT: %[[S:.+]] = stablehlo.dynamic_update_slice %[[R]], %[[A]]
// CHECK-NEXT: return %[[S]]
func.func @turns(%x: tensor<4xf32>, %a: tensor<1xf32>) -> tensor<4xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %a, %c1 : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
  %1 = stablehlo.dynamic_update_slice %0, %a, %c2 : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
  %2 = stablehlo.dynamic_update_slice %1, %a, %c1 : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
