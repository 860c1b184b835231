// RUN: ttmlir-opt --split-input-file --verify-diagnostics --one-shot-bufferize=bufferize-function-boundaries %s

// There is no place for new memory under a mask.
func.func @mask_copy(%t: tensor<?xf32>, %v: vector<16xf32>, %i: index, %k: vector<16xi1>, %p: f32) -> (tensor<?xf32>, vector<16xf32>) {
  // expected-error @+1 {{'vector.mask' op body must bufferize in-place}}
  %0 = vector.mask %k { vector.transfer_write %v, %t[%i] : vector<16xf32>, tensor<?xf32> } : vector<16xi1> -> tensor<?xf32>
  %1 = vector.transfer_read %t[%i], %p : tensor<?xf32>, vector<16xf32>
  return %0, %1 : tensor<?xf32>, vector<16xf32>
}
