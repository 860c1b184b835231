// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

//===--- empty ---===//

// The size of the dynamic dimension is missing.
func.func @empty_too_few() {
  // expected-error @+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.empty() : tensor<?xf32>
  return
}

// -----

// There is no dynamic dimension.
func.func @empty_too_many(%arg0: index) {
  // expected-error @+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.empty(%arg0) : tensor<3xf32>
  return
}

// -----

//===--- cast ---===//

// Known sizes do not change.
func.func @cast_shape(%arg0: tensor<3xf32>) {
  // expected-error @+1 {{'tensor.cast' op operand type 'tensor<3xf32>' and result type 'tensor<4xf32>' are cast incompatible}}
  %0 = tensor.cast %arg0 : tensor<3xf32> to tensor<4xf32>
  return
}

// -----

// Nor does the rank.
func.func @cast_rank(%arg0: tensor<3xf32>) {
  // expected-error @+1 {{'tensor.cast' op operand type 'tensor<3xf32>' and result type 'tensor<?x?xf32>' are cast incompatible}}
  %0 = tensor.cast %arg0 : tensor<3xf32> to tensor<?x?xf32>
  return
}

// -----

// Nor the element type.
func.func @cast_element_type(%arg0: tensor<3xf32>) {
  // expected-error @+1 {{'tensor.cast' op operand type 'tensor<3xf32>' and result type 'tensor<3xi32>' are cast incompatible}}
  %0 = tensor.cast %arg0 : tensor<3xf32> to tensor<3xi32>
  return
}

// -----

//===--- dim ---===//

// A scalar has no dimensions.
func.func @dim(%arg0: tensor<f32>, %arg1: index) {
  // expected-error @+1 {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %arg0, %arg1 : tensor<f32>
  return
}

// -----

//===--- extract, insert ---===//

// One index per dimension.
func.func @extract(%arg0: tensor<3xf32>, %arg1: index) {
  // expected-error @+2 {{'tensor.extract' op incorrect number of indices for extract_element}}
  // expected-note @+1 {{there are 2 indices, the tensor has rank 1}}
  %0 = tensor.extract %arg0[%arg1, %arg1] : tensor<3xf32>
  return
}

// -----

// Here, too.
func.func @insert(%arg0: tensor<3xf32>, %arg1: index, %arg2: f32) {
  // expected-error @+2 {{'tensor.insert' op incorrect number of indices}}
  // expected-note @+1 {{there are 0 indices, the tensor has rank 1}}
  %0 = tensor.insert %arg2 into %arg0[] : tensor<3xf32>
  return
}

// -----

//===--- from_elements, splat ---===//

// An element is missing.
func.func @from_elements(%arg0: f32) {
  // expected-error @+1 {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%arg0, %arg0) : (f32, f32) -> tensor<3xf32>
  return
}

// -----

// A size is missing.
func.func @splat(%arg0: f32) {
  // expected-error @+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.splat %arg0 : tensor<?xf32>
  return
}

// -----

//===--- reshape ---===//

// Element types stay.
func.func @reshape_element_type(%arg0: tensor<3xf32>, %arg1: tensor<2xi32>) {
  // expected-error @+1 {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %arg0(%arg1) : (tensor<3xf32>, tensor<2xi32>) -> tensor<1x3xf16>
  return
}

// -----

// So does the number of elements.
func.func @reshape_element_count(%arg0: tensor<3xf32>, %arg1: tensor<2xi32>) {
  // expected-error @+2 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  // expected-note @+1 {{source has 3, destination 4}}
  %0 = tensor.reshape %arg0(%arg1) : (tensor<3xf32>, tensor<2xi32>) -> tensor<1x4xf32>
  return
}

// -----

// The rank of the result is known, so that of the shape has to be.
func.func @reshape_dynamic_rank(%arg0: tensor<3xf32>, %arg1: tensor<?xi32>) {
  // expected-error @+1 {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %arg0(%arg1) : (tensor<3xf32>, tensor<?xi32>) -> tensor<1x3xf32>
  return
}

// -----

// And be the same.
func.func @reshape_rank(%arg0: tensor<3xf32>, %arg1: tensor<1xi32>) {
  // expected-error @+2 {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  // expected-note @+1 {{the length is 1, the rank 2}}
  %0 = tensor.reshape %arg0(%arg1) : (tensor<3xf32>, tensor<1xi32>) -> tensor<1x3xf32>
  return
}
