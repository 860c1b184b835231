// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

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
  // expected-error @+1 {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %arg0[%arg1, %arg1] : tensor<3xf32>
  return
}

// -----

// Here, too.
func.func @insert(%arg0: tensor<3xf32>, %arg1: index, %arg2: f32) {
  // expected-error @+1 {{'tensor.insert' op incorrect number of indices}}
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
  // expected-error @+1 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
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
  // expected-error @+1 {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %0 = tensor.reshape %arg0(%arg1) : (tensor<3xf32>, tensor<1xi32>) -> tensor<1x3xf32>
  return
}

// -----

//===--- bitcast ---===//

// Elements keep their width.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{'tensor.bitcast' op operand type 'tensor<4x8xf32>' and result type 'tensor<4x8xf64>' are cast incompatible}}
  %0 = tensor.bitcast %a : tensor<4x8xf32> to tensor<4x8xf64>
  return
}

// -----

//===--- concat ---===//

// There is something to put together.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{'tensor.concat' op requires at least one input}}
  %0 = "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<f32>
  return
}

// -----

// All tensors have one rank.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<8x8xf32>
  return
}

// -----

// A tensor of rank 0 has no dimension.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<f32>, %i: index) {
  // expected-error @+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(0) %b : (tensor<f32>) -> tensor<f32>
  return
}

// -----

// The dimension is one of the tensors.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<f32>, %i: index) {
  // expected-error @+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(2) %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Element types are the same.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xi32>, %i: index) {
  // expected-error @+1 {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x8xf32>, tensor<4x8xi32>) -> tensor<8x8xf32>
  return
}

// -----

// The other sizes, too.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x9xf32>, %i: index) {
  // expected-error @+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x8xf32>, tensor<4x9xf32>) -> tensor<8x8xf32>
  return
}

// -----

// The result has the sum of the sizes.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x9xf32>, %i: index) {
  // expected-error @+1 {{'tensor.concat' op result type 'tensor<9x8xf32>'does not match inferred shape 'tensor<8x8xf32>' static sizes}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<9x8xf32>
  return
}

// -----

//===--- extract_slice ---===//

// The slice has the sizes that are given.
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<2x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %a[0, 0] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x5xf32>
  return
}

// -----

// And the element type of the source.
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected element type to be 'f32'}}
  %0 = tensor.extract_slice %a[0, 0] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf64>
  return
}

// -----

// It has no more dimensions than there are sizes.
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected rank to be smaller or equal to the other rank. }}
  %0 = tensor.extract_slice %a[0, 0] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<1x2x4xf32>
  return
}

// -----

// It leaves out dimensions of size 1 only.
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<2x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %a[0, 0] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2xf32>
  return
}

// -----

// There are as many offsets as sizes.
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %a[0] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  return
}

// -----

// Sizes are not negative.
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -4}}
  %0 = tensor.extract_slice %a[0, 0] [2, -4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  return
}

// -----

// Nor are offsets.
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %0 = tensor.extract_slice %a[0, -1] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  return
}

// -----

// A slice starts inside of the tensor.
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{offset 1 is out-of-bounds: 8 >= 8}}
  %0 = tensor.extract_slice %a[0, 8] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  return
}

// -----

// And ends there.
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{slice along dimension 1 runs out-of-bounds: 8 >= 8}}
  %0 = tensor.extract_slice %a[0, 5] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  return
}

// -----

// There are as many strides as sizes.
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %a[0, 0] [2, 4] [1] : tensor<4x8xf32> to tensor<2x4xf32>
  return
}

// -----

// Entries are integers or values.
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+2 {{custom op 'tensor.extract_slice' expected integer value}}
  // expected-error @+1 {{custom op 'tensor.extract_slice' expected SSA value or integer}}
  %0 = tensor.extract_slice %a[0, x] [2, 4] [1] : tensor<4x8xf32> to tensor<2x4xf32>
  return
}

// -----

// A value is missing.
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %0 = "tensor.extract_slice"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4x8xf32>) -> tensor<2x4xf32>
  return
}

// -----

//===--- insert_slice ---===//

// The source has the sizes that are given.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<2x5xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.insert_slice %b into %a[0, 0] [2, 5] [1, 1] : tensor<2x4xf32> into tensor<4x8xf32>
  return
}

// -----

// And the element type of the destination.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<2x4xf64>) {
  // expected-error @+1 {{expected element type to be 'f32'}}
  %0 = tensor.insert_slice %b into %a[0, 0] [2, 4] [1, 1] : tensor<2x4xf64> into tensor<4x8xf32>
  return
}

// -----

// The slice ends inside of the tensor.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+1 {{slice along dimension 1 runs out-of-bounds: 9 >= 8}}
  %0 = tensor.insert_slice %b into %a[0, 6] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x8xf32>
  return
}

// -----

// It has no more dimensions than there are sizes.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<1x2x4xf32>) {
  // expected-error @+1 {{expected rank to be smaller or equal to the other rank. }}
  %0 = tensor.insert_slice %b into %a[0, 0] [2, 4] [1, 1] : tensor<1x2x4xf32> into tensor<4x8xf32>
  return
}

// -----

// The result has the type of the destination.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  %0 = "tensor.insert_slice"(%b, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<4x9xf32>
  return
}

// -----

//===--- expand_shape ---===//

// Groups have as many elements as what they are made of.
func.func @f(%a: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 3, 8] : tensor<4x8xf32> into tensor<2x3x8xf32>
  return
}

// -----

// There is a size per dimension of the result.
func.func @f(%a: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (3) but found 2 inputs instead}}
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  return
}

// -----

// There is a group per dimension of the source.
func.func @f(%a: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  return
}

// -----

// Groups are in order.
func.func @f(%a: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %0 = tensor.expand_shape %a [[0, 2], [1]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  return
}

// -----

// Positions have 32 bits.
func.func @f(%a: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  4294967295.}}
  %0 = tensor.expand_shape %a [[0, 1], [-2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  return
}

// -----

// The element type stays.
func.func @f(%a: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed type to be 'tensor<4x8xf64>', but got 'tensor<4x8xf32>'}}
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf64>
  return
}

// -----

// Of a static group the size is known.
func.func @f(%a: tensor<?x8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 4}}
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 8] : tensor<?x8xf32> into tensor<2x2x8xf32>
  return
}

// -----

// Of a dynamic group it is not.
func.func @f(%a: tensor<8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, 2] : tensor<8xf32> into tensor<?x2xf32>
  return
}

// -----

// A tensor of rank 0 has no group.
func.func @f(%a: tensor<f32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed rank (0) to equal the number of reassociation maps (1).}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return
}

// -----

//===--- collapse_shape ---===//

// Sizes are multiplied.
func.func @f(%a: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 32}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<33xf32>
  return
}

// -----

// There is a group per dimension of the result.
func.func @f(%a: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<4x8xf32>
  return
}

// -----

// And not more.
func.func @f(%a: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  %0 = tensor.collapse_shape %a [[0], [1]] : tensor<4x8xf32> into tensor<32xf32>
  return
}

// -----

// What is made of dynamic dimensions is dynamic.
func.func @f(%a: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x?xf32> into tensor<32xf32>
  return
}

// -----

// Groups have all dimensions.
func.func @f(%a: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.}}
  %0 = tensor.collapse_shape %a [[0]] : tensor<4x8xf32> into tensor<32xf32>
  return
}

// -----

// Groups are lists.
func.func @f(%a: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{'tensor.collapse_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
  %0 = tensor.collapse_shape %a [0, 1] : tensor<4x8xf32> into tensor<32xf32>
  return
}

// -----

//===--- gather ---===//

// There is a dimension to gather in.
func.func @f(%a: tensor<4x8xf32>, %n: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %a[%n] gather_dims([]) : (tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
  return
}

// -----

// There are no more than in the source.
func.func @f(%a: tensor<4x8xf32>, %n: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %a[%n] gather_dims([0, 1, 2]) : (tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
  return
}

// -----

// Indices have an entry for each.
func.func @f(%a: tensor<4x8xf32>, %n: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %a[%n] gather_dims([-1]) : (tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
  return
}

// -----

// For each that is there.
func.func @f(%a: tensor<4x8xf32>, %n: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %a[%n] gather_dims([5]) : (tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
  return
}

// -----

// They are in order.
func.func @f(%a: tensor<4x8xf32>, %n: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %a[%n] gather_dims([1, 0]) : (tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
  return
}

// -----

// The result has the shape of the indices and the source.
func.func @f(%a: tensor<4x8xf32>, %n: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op result type mismatch: expected 'tensor<1x1x1xf32>' or its rank-reduced variant 'tensor<1xf32>' (got: 'tensor<1x2x1xf32>')}}
  %0 = tensor.gather %a[%n] gather_dims([0, 1]) : (tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<1x2x1xf32>
  return
}

// -----

// And the element type of the source.
func.func @f(%a: tensor<4x8xf32>, %n: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op result type mismatch: expected 'tensor<1x1x1xf32>' or its rank-reduced variant 'tensor<1xf32>' (got: 'tensor<1x1x1xf64>')}}
  %0 = tensor.gather %a[%n] gather_dims([0, 1]) : (tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf64>
  return
}

// -----

//===--- scatter ---===//

// Positions are different.
func.func @f(%a: tensor<4x8xf32>, %n: tensor<1x2xindex>, %s: tensor<1x1x1xf32>) {
  // expected-error @+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %s into %a[%n] scatter_dims([0, 1]) : (tensor<1x1x1xf32>, tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<4x8xf32>
  return
}

// -----

// The source has the shape of the indices and the destination.
func.func @f(%a: tensor<4x8xf32>, %n: tensor<1x2xindex>, %s: tensor<1x2x1xf32>) {
  // expected-error @+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<1x1x1xf32>' or its rank-reduced variant 'tensor<1xf32>' (got: 'tensor<1x2x1xf32>')}}
  %0 = tensor.scatter %s into %a[%n] scatter_dims([0, 1]) unique : (tensor<1x2x1xf32>, tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<4x8xf32>
  return
}

// -----

// Dimensions are those of the destination.
func.func @f(%a: tensor<4x8xf32>, %n: tensor<1x2xindex>, %s: tensor<1x1x1xf32>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  %0 = tensor.scatter %s into %a[%n] scatter_dims([0, 5]) unique : (tensor<1x1x1xf32>, tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<4x8xf32>
  return
}

// -----

//===--- generate ---===//

// Sizes are for dynamic dimensions.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{'tensor.generate' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.generate %i {
  ^bb0(%p: index):
    tensor.yield %x : f32
  } : tensor<3xf32>
  return
}

// -----

// There is an index per dimension.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{must have one body argument per input dimension}}
  %0 = tensor.generate {
  ^bb0(%p: index, %q: index):
    tensor.yield %x : f32
  } : tensor<3xf32>
  return
}

// -----

// Its type is index.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{all body arguments must be index}}
  %0 = tensor.generate {
  ^bb0(%p: i32):
    tensor.yield %x : f32
  } : tensor<3xf32>
  return
}

// -----

// The body gives an element.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate {
  ^bb0(%p: index):
    tensor.yield %p : index
  } : tensor<3xf32>
  return
}

// -----

// By a yield.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+2 {{'tensor.generate' op expects regions to end with 'tensor.yield', found 'foo.x'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'tensor.yield'}}
  %0 = "tensor.generate"() ({
  ^bb0(%p: index):
    "foo.x"() : () -> ()
  }) : () -> tensor<3xf32>
  return
}

// -----

//===--- pad ---===//

// Sizes grow by what is added.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{specified type 'tensor<5x11xf32>' does not match the inferred type 'tensor<5x10xf32>'}}
  %2 = tensor.pad %a low[0, 0] high[1, 2] {
  ^bb0(%p: index, %q: index):
    tensor.yield %x : f32
  } : tensor<4x8xf32> to tensor<5x11xf32>
  return
}

// -----

// There are counts for each dimension.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{failed to infer expectedType from sourceType 'tensor<4x8xf32>', specified resultType is 'tensor<5x10xf32>'}}
  %2 = tensor.pad %a low[0] high[1, 2] {
  ^bb0(%p: index, %q: index):
    tensor.yield %x : f32
  } : tensor<4x8xf32> to tensor<5x10xf32>
  return
}

// -----

// There is an index per dimension.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{expected the block to have 2 arguments}}
  %2 = tensor.pad %a low[0, 0] high[1, 2] {
  ^bb0(%p: index):
    tensor.yield %x : f32
  } : tensor<4x8xf32> to tensor<5x10xf32>
  return
}

// -----

// Its type is index.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{'tensor.pad' op expected block argument 2 to be an index}}
  %2 = tensor.pad %a low[0, 0] high[1, 2] {
  ^bb0(%p: index, %q: i32):
    tensor.yield %x : f32
  } : tensor<4x8xf32> to tensor<5x10xf32>
  return
}

// -----

// The body gives an element.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %2 = tensor.pad %a low[0, 0] high[1, 2] {
  ^bb0(%p: index, %q: index):
    tensor.yield %p : index
  } : tensor<4x8xf32> to tensor<5x10xf32>
  return
}

// -----

// The rank stays.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{specified type 'tensor<5xf32>' does not match the inferred type 'tensor<5x10xf32>'}}
  %2 = tensor.pad %a low[0, 0] high[1, 2] {
  ^bb0(%p: index, %q: index):
    tensor.yield %x : f32
  } : tensor<4x8xf32> to tensor<5xf32>
  return
}

// -----

func.func @pad_below_zero(%t: tensor<4xf32, "encoded">) {
  %c = arith.constant 0.0 : f32
  // expected-error @+1 {{specified type 'tensor<?xf32>' does not match the inferred type 'tensor<-8xf32>'}}
  %0 = tensor.pad %t low[-12] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<4xf32, "encoded"> to tensor<?xf32>
  return
}

// -----

func.func @pad_beyond_64_bits(%t: tensor<4xf32>) {
  %c = arith.constant 0.0 : f32
  // expected-error @+1 {{specified type 'tensor<7xf32>' does not match the inferred type 'tensor<-9223372036854775805xf32>'}}
  %0 = tensor.pad %t low[9223372036854775807] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<4xf32> to tensor<7xf32>
  return
}

// -----

// So does the element type.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %2 = tensor.pad %a low[0, 0] high[1, 2] {
  ^bb0(%p: index, %q: index):
    tensor.yield %x : f32
  } : tensor<4x8xf32> to tensor<5x10xf64>
  return
}

// -----

// A literal that marks a value needs that value. It is looked for when all else is right.
func.func @f(%a: tensor<?xf32>, %x: f32) {
  // expected-error @+1 {{expected 1 dynamic low values}}
  %2 = "tensor.pad"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1>, static_low = array<i64: -9223372036854775808>}> ({
  ^bb0(%p: index):
    tensor.yield %x : f32
  }) : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %x: f32) {
  // expected-error @+1 {{expected the block to have 1 arguments}}
  %2 = "tensor.pad"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1>, static_low = array<i64: -9223372036854775808>}> ({
    tensor.yield %x : f32
  }) : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

//===--- yield ---===//

// It ends the bodies of two operations.
func.func @f(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // expected-error @+1 {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
  tensor.yield %x : f32
}

// -----

//===--- parallel_insert_slice ---===//

// It stands in a parallel loop.
func.func @f(%a: tensor<4xf32>, %t: tensor<4x8xf32>) {
  // expected-error @+1 {{expected InParallelOpInterface parent, got:}}
  tensor.parallel_insert_slice %a into %t[0, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<4x8xf32>
  return
}

// -----

// The source has the sizes that are given.
func.func @f(%a: tensor<4xf32>, %t: tensor<4x8xf32>, %n: index) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4x8xf32>) {
    scf.forall.in_parallel {
      // expected-error @+1 {{expected type to be 'tensor<4x2xf32>' or a rank-reduced version. (size mismatch) }}
      tensor.parallel_insert_slice %a into %o[0, %i] [4, 2] [1, 1] : tensor<4xf32> into tensor<4x8xf32>
    }
  }
  return
}

// -----

// The slice ends inside of the tensor.
func.func @f(%a: tensor<4xf32>, %t: tensor<4x8xf32>, %n: index) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4x8xf32>) {
    scf.forall.in_parallel {
      // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
      tensor.parallel_insert_slice %a into %o[1, %i] [4, 1] [1, 1] : tensor<4xf32> into tensor<4x8xf32>
    }
  }
  return
}

// -----

// Only shared tensors are written.
func.func @f(%a: tensor<4xf32>, %t: tensor<4x8xf32>, %n: index) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4x8xf32>) {
    scf.forall.in_parallel {
      // expected-error @+1 {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
      tensor.parallel_insert_slice %a into %a[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return
}

// -----

// An alias of something else than a list.
#second = [1]
func.func @f(%t: tensor<4x8xf32>, %i: tensor<1x1xindex>) {
  // expected-error @+1 {{custom op 'tensor.gather' invalid kind of attribute specified}}
  %0 = tensor.gather %t[%i] gather_dims(#second) : (tensor<4x8xf32>, tensor<1x1xindex>) -> tensor<1x4x1xf32>
  return
}

// -----

// The types are counted before any is compared with that of its operand.
func.func @gather_types(%a: tensor<4x8xf32>, %n: tensor<1x2xindex>) {
  // expected-error @+1 {{custom op 'tensor.gather' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = tensor.gather %a[%n] gather_dims([0, 1]) : (tensor<4xf32>, tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
  return
}
