// RUN: ttmlir-opt --resolve-ranked-shaped-type-result-dims %s | filecheck %s

// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %{{.*}}: tensor<?x?xf32>, %[[N:.*]]: index)
func.func @slice(%a: tensor<?x?xf32>, %n: index) -> index {
  // CHECK-NEXT: return %[[N]] : index
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %a[0, 0] [%n, 2] [1, 1] : tensor<?x?xf32> to tensor<?x2xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x2xf32>
  return %1 : index
}
