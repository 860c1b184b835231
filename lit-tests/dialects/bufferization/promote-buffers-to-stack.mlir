// RUN: ttmlir-opt --split-input-file --promote-buffers-to-stack %s | filecheck %s
// RUN: ttmlir-opt --split-input-file "--promote-buffers-to-stack=max-alloc-size-in-bytes=15 max-rank-of-allocated-memref=2" %s | filecheck %s --check-prefix=LIMITS

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

// -----

// How many bits an index has, and where the parts of complex numbers begin, is what the data layout says.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, f32 = dense<[128, 256]> : vector<2xi64>, i32 = dense<64> : vector<1xi64>>} {
  // CHECK-LABEL: @data_layout
  // CHECK: memref.alloca() : memref<256xindex>
  // CHECK: memref.alloc() : memref<257xindex>
  // CHECK: memref.alloca() : memref<51xcomplex<f32>>
  // CHECK: memref.alloc() : memref<52xcomplex<f32>>
  // CHECK: memref.alloca() : memref<128xcomplex<i32>>
  // CHECK: memref.alloc() : memref<129xcomplex<i32>>
  func.func @data_layout() {
    %0 = memref.alloc() : memref<256xindex>
    %1 = memref.alloc() : memref<257xindex>
    %2 = memref.alloc() : memref<51xcomplex<f32>>
    %3 = memref.alloc() : memref<52xcomplex<f32>>
    %4 = memref.alloc() : memref<128xcomplex<i32>>
    %5 = memref.alloc() : memref<129xcomplex<i32>>
    return
  }
}
