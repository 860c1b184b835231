// RUN: ttmlir-opt --affine-super-vectorize=virtual-vector-size=4 --verify-diagnostics %s | filecheck %s

#tiled = affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 4, d0 mod 4, d1 mod 4)>

// The loops stay; others are still vectorized.
// CHECK-LABEL: func.func @tiled(
// CHECK: affine.store
// CHECK: vector.transfer_write
func.func @tiled(%m: memref<8x12xf32, #tiled>, %n: memref<8xf32>, %f: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 12 {
      // expected-error @+1 {{NYI: non-trivial layout map}}
      affine.store %f, %m[%i, %j] : memref<8x12xf32, #tiled>
    }
  }
  affine.for %i = 0 to 8 {
    affine.store %f, %n[%i] : memref<8xf32>
  }
  return
}
