// RUN: ttmlir-opt --affine-loop-fusion %s | filecheck %s
// RUN: not ttmlir-opt --affine-loop-fusion=mode=all %s 2>&1 | filecheck %s --check-prefix=MODE
// RUN: not ttmlir-opt --affine-loop-fusion=compute-tolerance=much %s 2>&1 | filecheck %s --check-prefix=TOLERANCE
// RUN: ttmlir-opt --affine-loop-fusion=compute-tolerance=-.25e1 --dump-pass-pipeline %s 2>&1 | filecheck %s --check-prefix=PIPELINE

// MODE: for the --mode option: Cannot find option named 'all'!
// TOLERANCE: for the --compute-tolerance option: 'much' value invalid for floating point argument!
// PIPELINE: affine-loop-fusion{compute-tolerance=-2.500000e+00 fast-mem-space=0 local-buf-threshold=0 maximal=false mode=greedy}

// CHECK-LABEL: func.func @fuse(
// CHECK-SAME: %[[OUT:.*]]: memref<10xf32>, %[[X:.*]]: f32
// CHECK-NEXT: %[[M:.*]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT: affine.for %[[I:.*]] = 0 to 10 {
// CHECK-NEXT: affine.store %[[X]], %[[M]][0] : memref<1xf32>
// CHECK-NEXT: %[[V:.*]] = affine.load %[[M]][0] : memref<1xf32>
// CHECK-NEXT: affine.store %[[V]], %[[OUT]][%[[I]]] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @fuse(%out: memref<10xf32>, %x: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}

// Of what the second loop writes the first one would read some later.
// CHECK-LABEL: func.func @reversed(
// CHECK: affine.for
// CHECK: }
// CHECK: affine.for
func.func @reversed(%a: memref<8xf32>, %b: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[7 - %i] : memref<8xf32>
    affine.store %v, %b[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %v = affine.load %b[%i] : memref<8xf32>
    affine.store %v, %a[%i] : memref<8xf32>
  }
  return
}

// What is loaded without a map may be any element.
// CHECK-LABEL: func.func @without_map(
// CHECK: affine.for
// CHECK: }
// CHECK: affine.for
func.func @without_map(%out: memref<8xf32>, %x: f32) {
  %m = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %v = affine.load %m[%i] : memref<8xf32>
    %w = memref.load %m[%i] : memref<8xf32>
    %s = arith.addf %v, %w : f32
    affine.store %s, %out[%i] : memref<8xf32>
  }
  return
}

// The loop stays for the first two elements; done again it would add once more.
// CHECK-LABEL: func.func @accumulated(
// CHECK: affine.for %{{.*}} = 0 to 8
// CHECK: }
// CHECK-NEXT: affine.for %{{.*}} = 2 to 8 {
// CHECK-NEXT: affine.load
// CHECK-NEXT: affine.store
// CHECK-NEXT: }
func.func @accumulated(%m: memref<8xf32>, %out: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    %v = affine.load %m[%i] : memref<8xf32>
    %s = arith.addf %v, %x : f32
    affine.store %s, %m[%i] : memref<8xf32>
  }
  affine.for %i = 2 to 8 {
    %v = affine.load %m[%i] : memref<8xf32>
    affine.store %v, %out[%i] : memref<8xf32>
  }
  return
}

// A buffer of one element has no place for vectors.
// CHECK-LABEL: func.func @vectors(
// CHECK: memref.alloc() : memref<8xf32>
func.func @vectors(%out: memref<8xf32>, %x: vector<4xf32>) {
  %m = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 2 {
    affine.vector_store %x, %m[%i * 4] : memref<8xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 2 {
    %v = affine.vector_load %m[%i * 4] : memref<8xf32>, vector<4xf32>
    affine.vector_store %v, %out[%i * 4] : memref<8xf32>, vector<4xf32>
  }
  return
}

// The diagonal is not all that the first nest writes.
// CHECK-LABEL: func.func @diagonal(
// CHECK: affine.for
// CHECK: affine.for
// CHECK: affine.for
func.func @diagonal(%m: memref<4x4xf32>, %out: memref<4xf32>, %x: f32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.store %x, %m[%i, %j] : memref<4x4xf32>
    }
  }
  affine.for %i = 0 to 4 {
    %v = affine.load %m[%i, %i] : memref<4x4xf32>
    affine.store %v, %out[%i] : memref<4xf32>
  }
  return
}
