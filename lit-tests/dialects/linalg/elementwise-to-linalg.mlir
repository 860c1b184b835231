// RUN: ttmlir-opt --convert-elementwise-to-linalg %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(convert-elementwise-to-linalg))' %s | filecheck %s

// The sizes of the init are those of the first operand.
// CHECK-LABEL: func.func @compare(
// CHECK-SAME: %[[A:.*]]: tensor<?xf32>, %[[B:.*]]: tensor<?xf32>
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[N:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT: %[[E:.*]] = tensor.empty(%[[N]]) : tensor<?xi1>
// CHECK-NEXT: %[[R:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<?xf32>, tensor<?xf32>) outs(%[[E]] : tensor<?xi1>) {
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %[[Y:.*]]: f32, %{{.*}}: i1):
// CHECK-NEXT: %[[V:.*]] = arith.cmpf olt, %[[X]], %[[Y]] {kept} : f32
// CHECK-NEXT: linalg.yield %[[V]] : i1
// CHECK-NEXT: } -> tensor<?xi1>
// CHECK-NEXT: return %[[R]]
func.func @compare(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xi1> {
  %0 = arith.cmpf olt, %a, %b {kept} : tensor<?xf32>
  return %0 : tensor<?xi1>
}
