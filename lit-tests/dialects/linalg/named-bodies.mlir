// RUN: not ttmlir-opt %s 2>&1 | filecheck %s

// The operations in the region of a named one are nowhere in the input: a note leads to what is.
// CHECK: <unknown>:0: error: 'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('i32')
// CHECK-NEXT: <unknown>:0: note: see current operation: "linalg.yield"(%1) : (f32) -> ()
// CHECK-NEXT: named-bodies.mlir:[[@LINE+4]]:8: note: in the region of this operation
// CHECK-NEXT: %0 = linalg.mul
// CHECK-NEXT: {{^ +\^ *$}}
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.mul ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
