// RUN: ttmlir-opt --affine-loop-tile=tile-size=4 --mlir-print-local-scope %s | filecheck %s
// RUN: not ttmlir-opt --affine-loop-tile=cache-size=-1 %s 2>&1 | filecheck %s --check-prefix=CACHE
// RUN: not ttmlir-opt --affine-loop-tile=tile-size=-1 %s 2>&1 | filecheck %s --check-prefix=SIZE
// RUN: not ttmlir-opt --affine-loop-tile=tile-sizes=4,x %s 2>&1 | filecheck %s --check-prefix=SIZES
// RUN: not ttmlir-opt --affine-loop-tile=tile-sizes=4,0 %s 2>&1 | filecheck %s --check-prefix=ZERO

// CACHE: for the --cache-size option: '-1' value invalid for ulong argument!
// SIZE: for the --tile-size option: '-1' value invalid for uint argument!
// SIZES: for the --tile-sizes option: 'x' value invalid for uint argument!
// ZERO: error: Invalid option: 'tile-sizes' should be greater than 0

// CHECK-LABEL: func.func @tile(
// CHECK: affine.for %[[I:.*]] = 0 to 10 step 4 {
// CHECK-NEXT: affine.for %[[K:.*]] = affine_map<(d0) -> (d0)>(%[[I]]) to min affine_map<(d0) -> (d0 + 4, 10)>(%[[I]]) {
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%[[K]]]
func.func @tile(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// Loops that carry values stay.
// CHECK-LABEL: func.func @carried(
// CHECK: affine.for %{{.*}} = 0 to 10 iter_args(
func.func @carried(%m: memref<?xf32>, %x: f32) -> f32 {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    affine.yield %a : f32
  }
  return %0 : f32
}

// Iterations stay in their order where one may depend on a later one of an inner loop.
// CHECK-LABEL: func.func @negative(
// CHECK: affine.for %{{.*}} = 1 to %{{.*}} {
// CHECK-NEXT: affine.for %{{.*}} = 0 to %{{.*}} {
// CHECK-NEXT: affine.load
func.func @negative(%q: memref<?xf32>, %n: index) {
  affine.for %i = 1 to %n {
    affine.for %j = 0 to %n {
      %0 = affine.load %q[%i * 2 + %j + 1] : memref<?xf32>
      affine.store %0, %q[%i * 2 + %j] : memref<?xf32>
    }
  }
  return
}

// Very many accesses are not compared with each other.
// CHECK-LABEL: func.func @many(
// CHECK: affine.for %{{.*}} = 0 to 64 {
func.func @many(%m: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.store %x, %m[%i, %j + 0] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 1] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 2] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 3] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 4] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 5] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 6] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 7] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 8] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 9] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 10] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 11] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 12] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 13] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 14] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 15] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 16] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 17] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 18] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 19] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 20] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 21] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 22] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 23] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 24] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 25] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 26] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 27] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 28] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 29] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 30] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 31] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 32] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 33] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 34] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 35] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 36] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 37] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 38] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 39] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 40] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 41] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 42] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 43] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 44] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 45] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 46] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 47] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 48] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 49] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 50] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 51] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 52] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 53] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 54] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 55] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 56] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 57] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 58] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 59] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 60] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 61] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 62] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 63] : memref<?x?xf32>
      affine.store %x, %m[%i, %j + 64] : memref<?x?xf32>
    }
  }
  return
}
