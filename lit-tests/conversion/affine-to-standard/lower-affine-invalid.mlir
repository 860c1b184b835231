// RUN: ttmlir-opt --split-input-file --verify-diagnostics --lower-affine %s

func.func @divisors(%n: index) {
  // expected-error @+2 {{division by non-positive value is not supported}}
  // expected-error @+1 {{modulo by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 0 + d0 mod 0)>(%n)
  // expected-error @+1 {{division by non-positive value is not supported}}
  %1 = affine.apply affine_map<(d0) -> ((d0 ceildiv -2) mod 4)>(%n)
  return
}

// -----

func.func @choices(%n: index, %m: memref<8xf32>) {
  // expected-error @+1 {{modulo by non-positive value is not supported}}
  affine.prefetch %m[%n mod -1], read, locality<0>, data : memref<8xf32>
  // expected-error @+1 {{division by non-positive value is not supported}}
  %0 = affine.max affine_map<(d0)[s0] -> (d0 floordiv 0, s0)>(%n)[%n]
  return
}

// -----

func.func @vectors(%m: memref<8xf32>, %i: index) {
  affine.vector_load %m[%i] : memref<8xf32>, vector<4xf32>
  affine.for %k = 0 to 4 {
    // expected-error @+1 {{'affine.vector_load' op has an index of affine, which is lowered; the operation itself stays, as there is no dialect 'vector'}}
    %0 = affine.vector_load %m[%k] : memref<8xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @stored_vectors(%m: memref<8xf32>, %i: index, %v: vector<4xf32>) {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  // expected-error @+1 {{'affine.vector_store' op has an index of affine, which is lowered; the operation itself stays, as there is no dialect 'vector'}}
  affine.vector_store %v, %m[%0] : memref<8xf32>, vector<4xf32>
  return
}
