// RUN: ttmlir-opt --promote-buffers-to-stack %s | filecheck %s
// RUN: ttmlir-opt "--promote-buffers-to-stack=max-alloc-size-in-bytes=15 max-rank-of-allocated-memref=2" %s | filecheck %s --check-prefix=LIMITS

// CHECK-LABEL: @sizes
// CHECK: memref.alloca() : memref<4xf32>
// CHECK: memref.alloca(%{{.*}}) : memref<?xf32>
// CHECK: memref.alloc(%{{.*}}) : memref<?x?xf32>
// LIMITS-LABEL: @sizes
// LIMITS: memref.alloc() : memref<4xf32>
// LIMITS: memref.alloca(%{{.*}}) : memref<?xf32>
// LIMITS: memref.alloca(%{{.*}}) : memref<?x?xf32>
func.func @sizes(%m: memref<*xf32>) {
  %rank = memref.rank %m : memref<*xf32>
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%rank) : memref<?xf32>
  %2 = memref.alloc(%rank, %rank) : memref<?x?xf32>
  return
}

// What is returned must live on.
// CHECK-LABEL: @returned
// CHECK: memref.alloc()
func.func @returned() -> memref<?xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}
