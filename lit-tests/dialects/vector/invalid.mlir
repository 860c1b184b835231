// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

// The result of a repetition is a vector.
func.func @broadcast_to_scalar(%a: f64) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.vector, but found 'f64'}}
  %0 = vector.broadcast %a : f64 to f64
  return
}

// -----

// Its elements are of one type.
func.func @broadcast_element_types(%a: f32) {
  // expected-error @+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %a : f32 to vector<2xf64>
  return
}

// -----

// What is repeated is no tensor.
func.func @broadcast_tensor(%a: tensor<1xf32>) {
  // expected-error @+1 {{'vector.broadcast' op source type is not a vector}}
  %0 = vector.broadcast %a : tensor<1xf32> to vector<1xf32>
  return
}

// -----

// No dimension is lost.
func.func @broadcast_rank(%a: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %a : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

// Only a size of 1 is stretched.
func.func @broadcast_sizes(%a: vector<4x2xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (4 vs. 5)}}
  %0 = vector.broadcast %a : vector<4x2xf32> to vector<3x5x3xf32>
  return
}

// -----

// A scalable size of 1 is not.
func.func @broadcast_scalable_one(%a: vector<[1]xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch ([1] vs. [2])}}
  %0 = vector.broadcast %a : vector<[1]xf32> to vector<[2]xf32>
  return
}

// -----

// No other size becomes scalable.
func.func @broadcast_to_scalable(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (4 vs. [4])}}
  %0 = vector.broadcast %a : vector<4xf32> to vector<[4]xf32>
  return
}

// -----

// Nor does a scalable one become fixed.
func.func @broadcast_from_scalable(%a: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch ([4] vs. 4)}}
  %0 = vector.broadcast %a : vector<[4]xf32> to vector<4xf32>
  return
}
