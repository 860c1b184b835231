// RUN: ttmlir-opt --affine-scalrep %s | filecheck %s
// RUN: not ttmlir-opt --affine-scalrep=depth=2 %s 2>&1 | filecheck %s --check-prefix=OPTION

// OPTION: <Pass-Options-Parser>: no such option depth

// Vectors that a scalar was written into, and those that are not written all over, stay.
// CHECK-LABEL: func.func @vectors(
// CHECK-NEXT: affine.vector_store
// CHECK-NEXT: affine.store
// CHECK-NEXT: %[[V:.*]] = affine.vector_load
// CHECK-NEXT: affine.vector_store
// CHECK-NEXT: affine.store
// CHECK-NEXT: return %[[V]]
func.func @vectors(%m: memref<100xf32>, %v: vector<8xf32>, %x: f32) -> vector<8xf32> {
  affine.vector_store %v, %m[8] : memref<100xf32>, vector<8xf32>
  affine.store %x, %m[9] : memref<100xf32>
  %0 = affine.vector_load %m[8] : memref<100xf32>, vector<8xf32>
  affine.vector_store %v, %m[16] : memref<100xf32>, vector<8xf32>
  affine.store %x, %m[16] : memref<100xf32>
  return %0 : vector<8xf32>
}

// Memory that is kept in other memory is not only written.
// CHECK-LABEL: func.func @kept(
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: affine.store %[[A]], %{{.*}}[] : memref<memref<f32>>
func.func @kept(%m: memref<memref<f32>>, %x: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  affine.store %x, %a[] : memref<f32>
  %0 = affine.load %a[] : memref<f32>
  affine.store %a, %m[] : memref<memref<f32>>
  return %0 : f32
}

// What a branch may not come to does not overwrite anything.
// CHECK-LABEL: func.func @maybe(
// CHECK-NEXT: affine.store
// CHECK: ^bb1:
// CHECK-NEXT: affine.store
func.func @maybe(%m: memref<f32>, %c: i1, %x: f32, %y: f32) {
  affine.store %x, %m[] : memref<f32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  affine.store %y, %m[] : memref<f32>
  cf.br ^bb2
^bb2:
  return
}
