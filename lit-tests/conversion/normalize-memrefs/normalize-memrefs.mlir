// RUN: ttmlir-opt --normalize-memrefs --mlir-print-local-scope --split-input-file --allow-unregistered-dialect %s | filecheck %s

#tiles = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>

// CHECK-LABEL: func.func @make(
// CHECK-SAME: %[[N:.*]]: index) -> memref<?x?xf32>
// CHECK: %[[TILES:.*]] = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%[[N]])
// CHECK: %[[PLACES:.*]] = affine.apply affine_map<(d0) -> (4)>(%[[N]])
// CHECK: %[[M:.*]] = memref.alloc(%[[TILES]], %[[PLACES]]) : memref<?x?xf32>
// CHECK: return %[[M]] : memref<?x?xf32>
func.func @make(%n: index) -> memref<?xf32, #tiles> {
  %m = memref.alloc(%n) : memref<?xf32, #tiles>
  return %m : memref<?xf32, #tiles>
}

// CHECK-LABEL: func.func @use(
// CHECK: %[[M:.*]] = call @make(%{{.*}}) : (index) -> memref<?x?xf32>
// CHECK: affine.for %[[I:.*]] = 0 to 8
// CHECK: affine.load %[[M]][%[[I]] floordiv 4, %[[I]] mod 4] : memref<?x?xf32>
func.func @use(%n: index) {
  %m = call @make(%n) : (index) -> memref<?xf32, #tiles>
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<?xf32, #tiles>
  }
  return
}

// -----

// The size of the memory is asked for, which would be another one.
// CHECK-LABEL: func.func @dim(
// CHECK-SAME: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
func.func @dim(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %0 : index
}

// CHECK-LABEL: func.func @caller(
// CHECK-SAME: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
func.func @caller(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) {
  %0 = call @dim(%m, %i) : (memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, index) -> index
  return
}

// CHECK-LABEL: func.func @backwards(
// CHECK-SAME: memref<8xf32, affine_map<(d0) -> (-d0 + 3)>>
func.func @backwards(%m: memref<8xf32, affine_map<(d0) -> (3 - d0)>>) {
  return
}

// -----

// One of the ways to return gives memory that keeps its layout.
// CHECK-LABEL: func.func @two_ways(
// CHECK-SAME: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, %{{.*}}: i1) -> memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
func.func @two_ways(%m: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, %c: i1) -> memref<4xf32, affine_map<(d0) -> (d0 * 2)>> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m : memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
^bb2:
  %0 = "test.make"() : () -> memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
  return %0 : memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
}

// -----

// Memory that something else looks at keeps its layout; other memory of the function does not.
// CHECK-LABEL: func.func @looked_at(
// CHECK-SAME: %[[M:.*]]: memref<8xf32>, %[[I:.*]]: index)
// CHECK: %[[A:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [4], strides: [2] : memref<8xf32> to memref<4xf32, strided<[2]>>
// CHECK: memref.dim %[[A]], %[[I]] : memref<4xf32, strided<[2]>>
// CHECK: %[[B:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [7], strides: [1] : memref<8xf32> to memref<7xf32>
// CHECK: affine.load %[[B]][symbol(%[[I]]) * 2] : memref<7xf32>
func.func @looked_at(%m: memref<8xf32>, %i: index) -> (index, f32) {
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<8xf32> to memref<4xf32, strided<[2]>>
  %0 = memref.dim %a, %i : memref<4xf32, strided<[2]>>
  %b = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<8xf32> to memref<4xf32, strided<[2]>>
  %1 = affine.load %b[%i] : memref<4xf32, strided<[2]>>
  return %0, %1 : index, f32
}
