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

func.func @vectors(%m: memref<8xf32>, %v: vector<4xf32>, %i: index) {
  // expected-error @+1 {{modulo by non-positive value is not supported}}
  %0 = affine.vector_load %m[%i mod -1] : memref<8xf32>, vector<4xf32>
  // expected-error @+1 {{division by non-positive value is not supported}}
  affine.vector_store %v, %m[%i floordiv 0] : memref<8xf32>, vector<4xf32>
  return
}

// -----

// Elements of memory may be apart for affine, but not for vector.
func.func @strided(%m: memref<8xf32, strided<[2]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = affine.vector_load %m[%i] : memref<8xf32, strided<[2]>>, vector<4xf32>
  return
}
