// RUN: ttmlir-opt --affine-loop-fusion=maximal %s | filecheck %s

func.func private @fill(memref<4x4xf32>)

// The first nest reads what is in memory before it writes there, so that it cannot run once more for each row of the second.
// mlir-opt fuses them.
// CHECK-LABEL: func.func @once(
// CHECK: affine.for
// CHECK: affine.store {{.*}}[1, %{{.*}}]
// CHECK: affine.store
// CHECK-NEXT: }
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.for
func.func @once(%d: memref<4xf32>, %a: memref<4x4xf32>) {
  %m = memref.alloc() : memref<4x4xf32>
  call @fill(%m) : (memref<4x4xf32>) -> ()
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i, %i] : memref<4x4xf32>
    %1 = arith.mulf %0, %0 : f32
    affine.store %1, %m[1, %i] : memref<4x4xf32>
    %2 = affine.load %m[%i, 2] : memref<4x4xf32>
    affine.store %2, %d[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %d[%j] : memref<4xf32>
      affine.store %0, %a[%i, %j] : memref<4x4xf32>
    }
  }
  return
}

// What it reads it has always written before.
// CHECK-LABEL: func.func @again(
// CHECK: affine.for
// CHECK-NEXT: affine.for
// CHECK-NOT: affine.for
// CHECK: return
func.func @again(%d: memref<4xf32>, %a: memref<4x4xf32>, %b: memref<4xf32>) {
  %m = memref.alloc() : memref<4x4xf32>
  call @fill(%m) : (memref<4x4xf32>) -> ()
  affine.for %i = 0 to 4 {
    %0 = affine.load %b[%i] : memref<4xf32>
    affine.store %0, %m[%i, 1] : memref<4x4xf32>
    %2 = affine.load %m[%i, 1] : memref<4x4xf32>
    affine.store %2, %d[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %d[%j] : memref<4xf32>
      affine.store %0, %a[%i, %j] : memref<4x4xf32>
    }
  }
  return
}
