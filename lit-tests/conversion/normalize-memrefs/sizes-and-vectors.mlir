// RUN: ttmlir-opt --normalize-memrefs %s | filecheck %s

// Sizes that stay where they are are asked of the new memory.
// CHECK-LABEL: func.func @size(
// CHECK-SAME: %[[A0:.*]]: index) -> index
// CHECK-NEXT: %[[V0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[V2:.*]] = affine.apply #{{.*}}(%[[A0]], %[[V1]])
// CHECK-NEXT: %[[V3:.*]] = memref.alloc(%[[V2]]) : memref<?x2x4xf32>
// CHECK-NEXT: %[[V4:.*]] = memref.dim %[[V3]], %[[V0]] : memref<?x2x4xf32>
// CHECK-NEXT: return %[[V4]] : index
func.func @size(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?x8xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 4, d1 mod 4)>>
  %d = memref.dim %m, %c0 : memref<?x8xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 4, d1 mod 4)>>
  return %d : index
}

// Vectors whose elements stay next to each other are accessed there.
// CHECK-LABEL: func.func @vectors(
// CHECK-SAME: %[[A0:.*]]: index, %[[A1:.*]]: memref<8x4x18xf32>)
// CHECK-NEXT: affine.for %[[A2:.*]] = 0 to 3 {
// CHECK-NEXT: %[[V0:.*]] = affine.apply #{{.*}}(%[[A2]])[%[[A0]]]
// CHECK-NEXT: %[[V1:.*]] = affine.apply #{{.*}}(%[[A2]])[%[[A0]]]
// CHECK-NEXT: %[[V2:.*]] = affine.apply #{{.*}}(%[[A2]])[%[[A0]]]
// CHECK-NEXT: %[[V3:.*]] = affine.vector_load %[[A1]][%[[A2]] * 2 + symbol(%[[A0]]), %[[A2]], 6] : memref<8x4x18xf32>, vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = affine.apply #{{.*}}(%[[A2]])
// CHECK-NEXT: %[[V5:.*]] = affine.apply #{{.*}}(%[[A2]])
// CHECK-NEXT: %[[V6:.*]] = affine.apply #{{.*}}(%[[A2]])
// CHECK-NEXT: affine.vector_store %[[V3]], %[[A1]][3, %[[A2]] + 1, %[[A2]] + 2] : memref<8x4x18xf32>, vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V7:.*]] = affine.apply #{{.*}}()[%[[A0]]]
// CHECK-NEXT: %[[V8:.*]] = affine.apply #{{.*}}()[%[[A0]]]
// CHECK-NEXT: %[[V9:.*]] = affine.apply #{{.*}}()[%[[A0]]]
// CHECK-NEXT: affine.prefetch %[[A1]][1, symbol(%[[A0]]), 4], read, locality<3>, data : memref<8x4x18xf32>
// CHECK-NEXT: return
func.func @vectors(%i: index, %m: memref<4x8x16xf32, affine_map<(d0, d1, d2) -> (d1, d0, d2 + 2)>>) {
  affine.for %j = 0 to 3 {
    %0 = affine.vector_load %m[%j, %j * 2 + symbol(%i), 4] : memref<4x8x16xf32, affine_map<(d0, d1, d2) -> (d1, d0, d2 + 2)>>, vector<4xf32>
    affine.vector_store %0, %m[%j + 1, 3, %j] : memref<4x8x16xf32, affine_map<(d0, d1, d2) -> (d1, d0, d2 + 2)>>, vector<4xf32>
  }
  affine.prefetch %m[symbol(%i), 1, 2], read, locality<3>, data : memref<4x8x16xf32, affine_map<(d0, d1, d2) -> (d1, d0, d2 + 2)>>
  return
}

// CHECK-LABEL: func.func @strided(
// CHECK-SAME: %[[A0:.*]]: memref<56xf32>)
// CHECK-NEXT: %[[V0:.*]] = affine.apply #{{.*}}()
// CHECK-NEXT: %[[V1:.*]] = affine.apply #{{.*}}()
// CHECK-NEXT: %[[V2:.*]] = affine.vector_load %[[A0]][36] : memref<56xf32>, vector<4xf32>
// CHECK-NEXT: %[[V3:.*]] = affine.apply #{{.*}}()
// CHECK-NEXT: %[[V4:.*]] = affine.apply #{{.*}}()
// CHECK-NEXT: affine.vector_store %[[V2]], %[[A0]][19] : memref<56xf32>, vector<4xf32>
// CHECK-NEXT: return
func.func @strided(%m: memref<4x8xf32, strided<[16, 1]>>) {
  %0 = affine.vector_load %m[2, 4] : memref<4x8xf32, strided<[16, 1]>>, vector<4xf32>
  affine.vector_store %0, %m[1, 3] : memref<4x8xf32, strided<[16, 1]>>, vector<4xf32>
  return
}

// Sizes of memory that is transposed, and vectors that would be a column of it, keep the layout. (mlir-opt gives other sizes and elements.)
// CHECK-LABEL: func.func @transposed_size(
// CHECK-SAME: %[[A0:.*]]: index) -> (index, index)
// CHECK-NEXT: %[[V0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V1:.*]] = memref.alloc() : memref<4x8xf32, #{{.*}}>
// CHECK-NEXT: %[[V2:.*]] = memref.dim %[[V1]], %[[V0]] : memref<4x8xf32, #{{.*}}>
// CHECK-NEXT: %[[V3:.*]] = memref.alloc() : memref<4x8xf32, #{{.*}}>
// CHECK-NEXT: %[[V4:.*]] = memref.dim %[[V3]], %[[A0]] : memref<4x8xf32, #{{.*}}>
// CHECK-NEXT: return %[[V2]], %[[V4]] : index, index
func.func @transposed_size(%i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %d = memref.dim %m, %c0 : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %l = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1 + 1)>>
  %e = memref.dim %l, %i : memref<4x8xf32, affine_map<(d0, d1) -> (d0, d1 + 1)>>
  return %d, %e : index, index
}

// CHECK-LABEL: func.func @column(
// CHECK-SAME: %[[A0:.*]]: memref<4x8xf32, #{{.*}}>, %[[A1:.*]]: memref<4x8xf32, #{{.*}}>)
// CHECK-NEXT: %[[V0:.*]] = affine.vector_load %[[A0]][2, 4] : memref<4x8xf32, #{{.*}}>, vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = affine.vector_load %[[A1]][0, 0] : memref<4x8xf32, #{{.*}}>, vector<2x4xf32>
// CHECK-NEXT: return
func.func @column(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %l: memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>) {
  %0 = affine.vector_load %m[2, 4] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, vector<4xf32>
  %1 = affine.vector_load %l[0, 0] : memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>, vector<2x4xf32>
  return
}
