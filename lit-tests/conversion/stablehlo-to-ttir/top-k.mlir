// RUN: ttmlir-opt --convert-stablehlo-to-ttir %s | filecheck %s

// A whole with too many pairs of elements is not sorted, but searched as often as elements are asked for.
// CHECK-LABEL: func.func @of_many(
// CHECK-COUNT-65: "ttir.max"
// CHECK-NOT: "ttir.max"
// CHECK: "ttir.concat"
func.func @of_many(%a: tensor<2x2048xf32>) -> (tensor<2x65xf32>, tensor<2x65xi32>) {
  %values, %indices = chlo.top_k(%a, k = 65) : tensor<2x2048xf32> -> (tensor<2x65xf32>, tensor<2x65xi32>)
  return %values, %indices : tensor<2x65xf32>, tensor<2x65xi32>
}

// Of fewer pairs, many elements are the first of the sorted whole.
// CHECK-LABEL: func.func @of_sorted(
// CHECK-NOT: "ttir.max"
// CHECK: "ttir.embedding"
func.func @of_sorted(%a: tensor<2x100xf32>) -> (tensor<2x65xf32>, tensor<2x65xi32>) {
  %values, %indices = chlo.top_k(%a, k = 65) : tensor<2x100xf32> -> (tensor<2x65xf32>, tensor<2x65xi32>)
  return %values, %indices : tensor<2x65xf32>, tensor<2x65xi32>
}
