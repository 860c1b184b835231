// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.mul' op expected 3 operands, but found 2
func.func @no_shift(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.mul %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.mul' op expected 3 operands, but found 2
func.func @wide_shift(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.mul %arg0, %arg0 {shift = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.mul' op require shift to be 0 for float type
func.func @shifted_floats(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.mul %arg0, %arg0 {shift = 1 : i8} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: no-earlier-forms.mlir:[[#@LINE+2]]:8: error: 'tosa.negate' op expected 3 operands, but found 1
func.func @no_number(%arg0: tensor<4x!quant.any<i8<-8:7>>>) -> tensor<4x!quant.any<i8<-8:7>>> {
  %0 = tosa.negate %arg0 : (tensor<4x!quant.any<i8<-8:7>>>) -> tensor<4x!quant.any<i8<-8:7>>>
  return %0 : tensor<4x!quant.any<i8<-8:7>>>
}
