// RUN: ttmlir-opt --convert-linalg-to-ttir %s | filecheck %s

// What has no elements is not computed.
// CHECK-LABEL: func.func @elements(
// CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<0x4xf32>
// CHECK-NEXT: return %[[E]]
func.func @elements(%a: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %0 = arith.addf %a, %a : tensor<0x4xf32>
  %1 = math.exp %0 : tensor<0x4xf32>
  return %1 : tensor<0x4xf32>
}

// Sums of nothing are what they start with.
// CHECK-LABEL: func.func @sums(
// CHECK-SAME: %{{.*}}: tensor<4x0xf32>, %{{.*}}: tensor<0x2xf32>, %[[C:.*]]: tensor<4x2xf32>, %[[D:.*]]: tensor<4xf32>)
// CHECK-NEXT: return %[[C]], %[[D]]
func.func @sums(%a: tensor<4x0xf32>, %b: tensor<0x2xf32>, %c: tensor<4x2xf32>, %d: tensor<4xf32>) -> (tensor<4x2xf32>, tensor<4xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x0xf32>, tensor<0x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = linalg.reduce { arith.maximumf } ins(%a : tensor<4x0xf32>) outs(%d : tensor<4xf32>) dimensions = [1]
  return %0, %1 : tensor<4x2xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @parts(
// CHECK-SAME: %{{.*}}: tensor<0x4xf32>, %[[B:.*]]: tensor<2x4xf32>)
// CHECK: %[[PADDED:.*]] = "ttir.constant"() <{value = dense<5.000000e+00> : tensor<2x4xf32>}>
// CHECK: return %[[B]], %[[B]], %[[PADDED]]
func.func @parts(%a: tensor<0x4xf32>, %b: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<0x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = tensor.insert_slice %a into %b[1, 0] [0, 4] [1, 1] : tensor<0x4xf32> into tensor<2x4xf32>
  %2 = tensor.pad %a low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 5.0 : f32
    tensor.yield %c : f32
  } : tensor<0x4xf32> to tensor<2x4xf32>
  return %0, %1, %2 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
}
