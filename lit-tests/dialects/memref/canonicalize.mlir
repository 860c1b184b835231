// RUN: ttmlir-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | filecheck %s

// CHECK-LABEL: func.func @alloc_const
// CHECK-SAME: (%[[A0:.*]]: f32) -> memref<?x?xf32> {
func.func @alloc_const(%x: f32) -> memref<?x?xf32> {
  // CHECK-NEXT: %c4 = arith.constant 4 : index
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %[[V0:.*]] = "u.n"() : () -> index
  // CHECK-NEXT: %alloc = memref.alloc(%[[V0]]) {alignment = 16 : i64} : memref<4x?xf32>
  // CHECK-NEXT: %cast = memref.cast %alloc : memref<4x?xf32> to memref<?x?xf32>
  // CHECK-NEXT: memref.store %[[A0]], %alloc[%c4, %c0] : memref<4x?xf32>
  // CHECK-NEXT: return %cast : memref<?x?xf32>
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %n = "u.n"() : () -> index
  %0 = memref.alloc(%c4, %n) {alignment = 16 : i64} : memref<?x?xf32>
  %d = memref.dim %0, %c0 : memref<?x?xf32>
  memref.store %x, %0[%d, %c0] : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @dead
// CHECK-SAME: () {
func.func @dead() {
  // CHECK-NEXT: return
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4) : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  %1 = memref.alloca() : memref<4xf32>
  %x = arith.constant 1.0 : f32
  memref.store %x, %1[%c4] : memref<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @subview_of_strides_memcast
// CHECK-SAME: (%[[A0:.*]]: memref<1x1x?xf32, strided<[35, 7, 1], offset: ?>>) -> memref<1x?xf32, strided<[?, 1], offset: ?>> {
func.func @subview_of_strides_memcast(%arg : memref<1x1x?xf32, strided<[35, 7, 1], offset: ?>>) -> memref<1x?xf32, strided<[?, 1], offset: ?>> {
  // CHECK-NEXT: %subview = memref.subview %[[A0]][0, 0, 0] [1, 1, 2] [1, 1, 1] : memref<1x1x?xf32, strided<[35, 7, 1], offset: ?>> to memref<1x2xf32, strided<[7, 1], offset: ?>>
  // CHECK-NEXT: %cast = memref.cast %subview : memref<1x2xf32, strided<[7, 1], offset: ?>> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  // CHECK-NEXT: return %cast : memref<1x?xf32, strided<[?, 1], offset: ?>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.cast %arg : memref<1x1x?xf32, strided<[35, 7, 1], offset: ?>> to memref<1x1x?xf32, strided<[?, ?, ?], offset: ?>>
  %1 = memref.subview %0[0, 0, 0] [1, 1, %c2] [1, 1, 1] : memref<1x1x?xf32, strided<[?, ?, ?], offset: ?>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.cast %1 : memref<1x?xf32, strided<[?, ?], offset: ?>> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  return %2 : memref<1x?xf32, strided<[?, 1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @subview_of_static_full_size
// CHECK-SAME: (%[[A0:.*]]: memref<4x6x16x32xi8>) -> memref<4x6x16x32xi8> {
func.func @subview_of_static_full_size(%arg0 : memref<4x6x16x32xi8>) -> memref<4x6x16x32xi8> {
  // CHECK-NEXT: return %[[A0]] : memref<4x6x16x32xi8>
  %0 = memref.subview %arg0[0, 0, 0, 0] [4, 6, 16, 32] [1, 1, 1, 1] : memref<4x6x16x32xi8> to memref<4x6x16x32xi8>
  return %0 : memref<4x6x16x32xi8>
}

// -----

// CHECK-LABEL: func.func @negative_subview_of_static_full_size
// CHECK-SAME: (%[[A0:.*]]: memref<16x4xf32, strided<[4, 1], offset: ?>>, %[[A1:.*]]: index) -> memref<16x4xf32, strided<[4, 1], offset: ?>> {
func.func @negative_subview_of_static_full_size(%arg0:  memref<16x4xf32,  strided<[4, 1], offset: ?>>, %idx: index) -> memref<16x4xf32,  strided<[4, 1], offset: ?>> {
  // CHECK-NEXT: %subview = memref.subview %[[A0]][%[[A1]], 0] [16, 4] [1, 1] : memref<16x4xf32, strided<[4, 1], offset: ?>> to memref<16x4xf32, strided<[4, 1], offset: ?>>
  // CHECK-NEXT: return %subview : memref<16x4xf32, strided<[4, 1], offset: ?>>
  %0 = memref.subview %arg0[%idx, 0][16, 4][1, 1] : memref<16x4xf32,  strided<[4, 1], offset: ?>> to memref<16x4xf32,  strided<[4, 1], offset: ?>>
  return %0 : memref<16x4xf32,  strided<[4, 1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @subview_canonicalize
// CHECK-SAME: (%[[A0:.*]]: memref<?x?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: index) -> memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> {
func.func @subview_canonicalize(%arg0 : memref<?x?x?xf32>, %arg1 : index, %arg2 : index) -> memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> {
  // CHECK-NEXT: %subview = memref.subview %[[A0]][0, %[[A1]], 1] [4, 1, %[[A2]]] [1, 1, 1] : memref<?x?x?xf32> to memref<4x1x?xf32, strided<[?, ?, 1], offset: ?>>
  // CHECK-NEXT: %cast = memref.cast %subview : memref<4x1x?xf32, strided<[?, ?, 1], offset: ?>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  // CHECK-NEXT: return %cast : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %arg0[%c0, %arg1, %c1] [%c4, %c1, %arg2] [%c1, %c1, %c1] : memref<?x?x?xf32> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  return %0 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @rank_reducing_subview_canonicalize
// CHECK-SAME: (%[[A0:.*]]: memref<?x?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
func.func @rank_reducing_subview_canonicalize(%arg0 : memref<?x?x?xf32>, %arg1 : index, %arg2 : index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  // CHECK-NEXT: %subview = memref.subview %[[A0]][0, %[[A1]], 1] [4, 1, %[[A2]]] [1, 1, 1] : memref<?x?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  // CHECK-NEXT: %cast = memref.cast %subview : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  // CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, 1], offset: ?>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %arg0[%c0, %arg1, %c1] [%c4, 1, %arg2] [%c1, %c1, %c1] : memref<?x?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.cast %0 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @multiple_reducing_dims
// CHECK-SAME: (%[[A0:.*]]: memref<1x384x384xf32>, %[[A1:.*]]: index, %[[A2:.*]]: index, %[[A3:.*]]: index) -> memref<?xf32, strided<[1], offset: ?>> {
func.func @multiple_reducing_dims(%arg0 : memref<1x384x384xf32>, %arg1 : index, %arg2 : index, %arg3 : index) -> memref<?xf32, strided<[1], offset: ?>> {
  // CHECK-NEXT: %subview = memref.subview %[[A0]][0, %[[A1]], %[[A2]]] [1, 1, %[[A3]]] [1, 1, 1] : memref<1x384x384xf32> to memref<1x?xf32, strided<[384, 1], offset: ?>>
  // CHECK-NEXT: %subview_0 = memref.subview %subview[0, 0] [1, %[[A3]]] [1, 1] : memref<1x?xf32, strided<[384, 1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  // CHECK-NEXT: return %subview_0 : memref<?xf32, strided<[1], offset: ?>>
  %c1 = arith.constant 1 : index
  %0 = memref.subview %arg0[0, %arg1, %arg2] [1, %c1, %arg3] [1, 1, 1] : memref<1x384x384xf32> to memref<?x?xf32, strided<[384, 1], offset: ?>>
  %1 = memref.subview %0[0, 0] [1, %arg3] [1, 1] : memref<?x?xf32, strided<[384, 1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @dim_of_memref_reshape
// CHECK-SAME: (%[[A0:.*]]: memref<*xf32>, %[[A1:.*]]: memref<?xindex>, %[[A2:.*]]: memref<?xi32>) -> (index, index) {
func.func @dim_of_memref_reshape(%arg0: memref<*xf32>, %arg1: memref<?xindex>, %s: memref<?xi32>) -> (index, index) {
  // CHECK-NEXT: %c3 = arith.constant 3 : index
  // CHECK-NEXT: %[[V0:.*]] = memref.load %[[A1]][%c3] : memref<?xindex>
  // CHECK-NEXT: memref.store %c3, %[[A1]][%c3] : memref<?xindex>
  // CHECK-NEXT: %[[V1:.*]] = memref.load %[[A2]][%c3] : memref<?xi32>
  // CHECK-NEXT: %[[V2:.*]] = arith.index_cast %[[V1]] : i32 to index
  // CHECK-NEXT: return %[[V0]], %[[V2]] : index, index
  %c3 = arith.constant 3 : index
  %0 = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  memref.store %c3, %arg1[%c3] : memref<?xindex>
  %1 = memref.dim %0, %c3 : memref<*xf32>
  %2 = memref.reshape %arg0(%s) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %3 = memref.dim %2, %c3 : memref<*xf32>
  return %1, %3 : index, index
}

// -----

// CHECK-LABEL: func.func @alloc_const_fold_with_symbols
// CHECK-SAME: (%[[A0:.*]]: index) -> memref<?xi32, strided<[?], offset: ?>> {
func.func @alloc_const_fold_with_symbols(%v: index) -> memref<?xi32, strided<[?], offset: ?>> {
  // CHECK-NEXT: %alloc = memref.alloc()[%[[A0]], %[[A0]]] : memref<1xi32, strided<[?], offset: ?>>
  // CHECK-NEXT: %cast = memref.cast %alloc : memref<1xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  // CHECK-NEXT: return %cast : memref<?xi32, strided<[?], offset: ?>>
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%c1)[%v, %v] : memref<?xi32, strided<[?], offset: ?>>
  return %0 : memref<?xi32, strided<[?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @take_apart_and_cast
// CHECK-SAME: (%[[A0:.*]]: memref<10x?xf32>, %[[A1:.*]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
func.func @take_apart_and_cast(%arg0: memref<10x?xf32>, %i: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  // CHECK-NEXT: %cast = memref.cast %[[A0]] : memref<10x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  // CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %st:2 = memref.extract_strided_metadata %arg0 : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%st#0, %st#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @reinterpret_casts
// CHECK-SAME: (%[[A0:.*]]: memref<4x8xf32>, %[[A1:.*]]: index) -> (memref<4x8xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<8xf32>) {
func.func @reinterpret_casts(%arg0: memref<4x8xf32>, %i: index) -> (memref<4x8xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<8xf32>) {
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %[[A0]] to offset: [4], sizes: [%[[A1]]], strides: [4] : memref<4x8xf32> to memref<?xf32, strided<[4], offset: 4>>
  // CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<?xf32, strided<[4], offset: 4>> to memref<?xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: %reinterpret_cast_0 = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [8], strides: [1] : memref<4x8xf32> to memref<8xf32>
  // CHECK-NEXT: return %[[A0]], %cast, %reinterpret_cast_0 : memref<4x8xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<8xf32>
  %c4 = arith.constant 4 : index
  %0 = memref.cast %arg0 : memref<4x8xf32> to memref<?x8xf32>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<?x8xf32> to memref<4x8xf32>
  %2 = memref.reinterpret_cast %1 to offset: [%c4], sizes: [%i], strides: [%c4] : memref<4x8xf32> to memref<?xf32, strided<[?], offset: ?>>
  %sv = memref.subview %arg0[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1]>>
  %3 = memref.reinterpret_cast %sv to offset: [0], sizes: [8], strides: [1] : memref<2x2xf32, strided<[8, 1]>> to memref<8xf32>
  return %1, %2, %3 : memref<4x8xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<8xf32>
}

// -----

// CHECK-LABEL: func.func @compose_collapse_of_collapse
// CHECK-SAME: (%[[A0:.*]]: memref<?x?x?x?x?xf32>) -> memref<?x?xf32> {
func.func @compose_collapse_of_collapse(%arg0 : memref<?x?x?x?x?xf32>) -> memref<?x?xf32> {
  // CHECK-NEXT: %collapse_shape = memref.collapse_shape %[[A0]] {{\[\[}}0, 1, 2], [3, 4]] : memref<?x?x?x?x?xf32> into memref<?x?xf32>
  // CHECK-NEXT: return %collapse_shape : memref<?x?xf32>
  %0 = memref.collapse_shape %arg0 [[0, 1], [2], [3, 4]] : memref<?x?x?x?x?xf32> into memref<?x?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @compose_collapse_of_collapse_zero_dim
// CHECK-SAME: (%[[A0:.*]]: memref<1x1x1xf32>) -> memref<f32> {
func.func @compose_collapse_of_collapse_zero_dim(%arg0 : memref<1x1x1xf32>) -> memref<f32> {
  // CHECK-NEXT: %collapse_shape = memref.collapse_shape %[[A0]] [] : memref<1x1x1xf32> into memref<f32>
  // CHECK-NEXT: return %collapse_shape : memref<f32>
  %0 = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<1x1x1xf32> into memref<1xf32>
  %1 = memref.collapse_shape %0 [] : memref<1xf32> into memref<f32>
  return %1 : memref<f32>
}

// -----

// CHECK-LABEL: func.func @compose_expand_of_expand
// CHECK-SAME: (%[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: index, %[[A3:.*]]: index, %[[A4:.*]]: index) -> memref<?x6x4x5x?xf32> {
func.func @compose_expand_of_expand(%arg0 : memref<?x?xf32>, %sz0: index, %sz1: index, %sz2: index, %sz3: index) -> memref<?x6x4x5x?xf32> {
  // CHECK-NEXT: %expand_shape = memref.expand_shape %[[A0]] {{\[\[}}0, 1, 2], [3, 4]] output_shape [%[[A3]], 6, 4, 5, %[[A4]]] : memref<?x?xf32> into memref<?x6x4x5x?xf32>
  // CHECK-NEXT: return %expand_shape : memref<?x6x4x5x?xf32>
  %0 = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [%sz0, 4, %sz1] : memref<?x?xf32> into memref<?x4x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2], [3, 4]] output_shape [%sz2, 6, 4, 5, %sz3] : memref<?x4x?xf32> into memref<?x6x4x5x?xf32>
  return %1 : memref<?x6x4x5x?xf32>
}

// -----

// CHECK-LABEL: func.func @fold_collapse_of_expand
// CHECK-SAME: (%[[A0:.*]]: memref<12x4xf32>) -> memref<12x4xf32> {
func.func @fold_collapse_of_expand(%arg0 : memref<12x4xf32>) -> memref<12x4xf32> {
  // CHECK-NEXT: return %[[A0]] : memref<12x4xf32>
  %0 = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, 4] : memref<12x4xf32> into memref<3x4x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<3x4x4xf32> into memref<12x4xf32>
  return %1 : memref<12x4xf32>
}

// -----

// CHECK-LABEL: func.func @fold_collapse_collapse_of_expand
// CHECK-SAME: (%[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: index) -> (memref<?x?xf32>, memref<?xf32>) {
func.func @fold_collapse_collapse_of_expand(%arg0 : memref<?x?xf32>, %sz0: index, %sz1: index) -> (memref<?x?xf32>, memref<?xf32>) {
  // CHECK-NEXT: %collapse_shape = memref.collapse_shape %[[A0]] {{\[\[}}0, 1]] : memref<?x?xf32> into memref<?xf32>
  // CHECK-NEXT: return %[[A0]], %collapse_shape : memref<?x?xf32>, memref<?xf32>
  %0 = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [%sz0, 4, %sz1] : memref<?x?xf32> into memref<?x4x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %2 = memref.collapse_shape %0 [[0, 1, 2]] : memref<?x4x?xf32> into memref<?xf32>
  return %1, %2 : memref<?x?xf32>, memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @fold_memref_expand_cast
// CHECK-SAME: (%[[A0:.*]]: memref<4x?xf32>, %[[A1:.*]]: index) -> memref<2x2x?xf32> {
func.func @fold_memref_expand_cast(%arg0 : memref<4x?xf32>, %i: index) -> memref<2x2x?xf32> {
  // CHECK-NEXT: %cast = memref.cast %[[A0]] : memref<4x?xf32> to memref<?x?xf32>
  // CHECK-NEXT: %expand_shape = memref.expand_shape %cast {{\[\[}}0, 1], [2]] output_shape [%[[A1]], 2, %[[A1]]] : memref<?x?xf32> into memref<?x2x?xf32>
  // CHECK-NEXT: %cast_0 = memref.cast %expand_shape : memref<?x2x?xf32> to memref<2x2x?xf32>
  // CHECK-NEXT: return %cast_0 : memref<2x2x?xf32>
  %0 = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%i, 2, %i] : memref<?x?xf32> into memref<?x2x?xf32>
  %2 = memref.cast %1 : memref<?x2x?xf32> to memref<2x2x?xf32>
  return %2 : memref<2x2x?xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_after_memref_cast
// CHECK-SAME: (%[[A0:.*]]: memref<?x512x1x?xf32>) -> memref<?x?xf32> {
func.func @collapse_after_memref_cast(%arg0 : memref<?x512x1x?xf32>) -> memref<?x?xf32> {
  // CHECK-NEXT: %collapse_shape = memref.collapse_shape %[[A0]] {{\[\[}}0], [1, 2, 3]] : memref<?x512x1x?xf32> into memref<?x?xf32>
  // CHECK-NEXT: return %collapse_shape : memref<?x?xf32>
  %dynamic = memref.cast %arg0: memref<?x512x1x?xf32> to memref<?x?x?x?xf32>
  %collapsed = memref.collapse_shape %dynamic [[0], [1, 2, 3]] : memref<?x?x?x?xf32> into memref<?x?xf32>
  return %collapsed : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_after_memref_cast_type_change
// CHECK-SAME: (%[[A0:.*]]: memref<?x512x1x1xf32>) -> memref<?x?xf32> {
func.func @collapse_after_memref_cast_type_change(%arg0 : memref<?x512x1x1xf32>) -> memref<?x?xf32> {
  // CHECK-NEXT: %collapse_shape = memref.collapse_shape %[[A0]] {{\[\[}}0], [1, 2, 3]] : memref<?x512x1x1xf32> into memref<?x512xf32>
  // CHECK-NEXT: %cast = memref.cast %collapse_shape : memref<?x512xf32> to memref<?x?xf32>
  // CHECK-NEXT: return %cast : memref<?x?xf32>
  %dynamic = memref.cast %arg0: memref<?x512x1x1xf32> to memref<?x?x?x?xf32>
  %collapsed = memref.collapse_shape %dynamic [[0], [1, 2, 3]] : memref<?x?x?x?xf32> into memref<?x?xf32>
  return %collapsed : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @reduced_memref
// CHECK-SAME: (%[[A0:.*]]: memref<2x5x7x1xf32>, %[[A1:.*]]: index) -> memref<1x4x1xf32, strided<[35, 7, 1], offset: ?>> {
func.func @reduced_memref(%arg0: memref<2x5x7x1xf32>, %arg1 :index) -> memref<1x4x1xf32, strided<[35, 7, 1], offset: ?>> {
  // CHECK-NEXT: %subview = memref.subview %[[A0]][%[[A1]], %[[A1]], %[[A1]], 0] [1, 4, 1, 1] [1, 1, 1, 1] : memref<2x5x7x1xf32> to memref<1x4x1xf32, strided<[35, 7, 1], offset: ?>>
  // CHECK-NEXT: return %subview : memref<1x4x1xf32, strided<[35, 7, 1], offset: ?>>
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %arg0[%arg1, %arg1, %arg1, 0] [%c1, %c4, %c1, 1] [1, 1, 1, 1] : memref<2x5x7x1xf32> to memref<?x?x?xf32, strided<[35, 7, 1], offset: ?>>
  %1 = memref.cast %0 : memref<?x?x?xf32, strided<[35, 7, 1], offset: ?>> to memref<1x4x1xf32, strided<[35, 7, 1], offset: ?>>
  return %1 : memref<1x4x1xf32, strided<[35, 7, 1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @copies
// CHECK-SAME: (%[[A0:.*]]: memref<4xf32>, %[[A1:.*]]: memref<0xf32>, %[[A2:.*]]: memref<?xf32>, %[[A3:.*]]: memref<4xf32>) {
func.func @copies(%m: memref<4xf32>, %e: memref<0xf32>, %e2: memref<?xf32>, %d: memref<4xf32>) {
  // CHECK-NEXT: memref.copy %[[A0]], %[[A3]] : memref<4xf32> to memref<4xf32>
  // CHECK-NEXT: memref.copy %[[A0]], %[[A3]] : memref<4xf32> to memref<4xf32>
  // CHECK-NEXT: return
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.copy %e, %e2 : memref<0xf32> to memref<?xf32>
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.copy %c, %d : memref<?xf32> to memref<4xf32>
  %c2 = memref.cast %d : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  memref.copy %m, %c2 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  return
}

// -----

// CHECK-LABEL: func.func @scopeMerge
// CHECK-SAME: () {
func.func @scopeMerge() {
  // CHECK-NEXT: %[[V0:.*]] = "u.count"() : () -> index
  // CHECK-NEXT: %alloca = memref.alloca(%[[V0]]) : memref<?xi64>
  // CHECK-NEXT: "u.use"(%alloca) : (memref<?xi64>) -> ()
  // CHECK-NEXT: return
  memref.alloca_scope {
    %cnt = "u.count"() : () -> index
    %a = memref.alloca(%cnt) : memref<?xi64>
    "u.use"(%a) : (memref<?xi64>) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @scopeMerge2
// CHECK-SAME: () {
func.func @scopeMerge2() {
  // CHECK-NEXT: "u.region"() ({
  // CHECK-NEXT: memref.alloca_scope  {
  // CHECK-NEXT: %[[V0:.*]] = "u.count"() : () -> index
  // CHECK-NEXT: %alloca = memref.alloca(%[[V0]]) : memref<?xi64>
  // CHECK-NEXT: "u.use"(%alloca) : (memref<?xi64>) -> ()
  // CHECK-NEXT: }
  // CHECK-NEXT: "u.t"() : () -> ()
  // CHECK-NEXT: }) : () -> ()
  // CHECK-NEXT: return
  "u.region"() ({
    memref.alloca_scope {
      %cnt = "u.count"() : () -> index
      %a = memref.alloca(%cnt) : memref<?xi64>
      "u.use"(%a) : (memref<?xi64>) -> ()
    }
    "u.t"() : () -> ()
  }) : () -> ()
  return
}

// -----

// CHECK-LABEL: func.func @scopeMerge3
// CHECK-SAME: (%[[A0:.*]]: i1) {
func.func @scopeMerge3(%c: i1) {
  // CHECK-NEXT: %alloca = memref.alloca() : memref<7xi64>
  // CHECK-NEXT: %cast = memref.cast %alloca : memref<7xi64> to memref<?xi64>
  // CHECK-NEXT: scf.if %[[A0]] {
  // CHECK-NEXT: memref.alloca_scope  {
  // CHECK-NEXT: "u.use"(%cast) : (memref<?xi64>) -> ()
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  %cnt = arith.constant 7 : index
  scf.if %c {
    memref.alloca_scope {
      %a = memref.alloca(%cnt) : memref<?xi64>
      "u.use"(%a) : (memref<?xi64>) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @scopeInline
// CHECK-SAME: (%[[A0:.*]]: memref<index>) -> index {
func.func @scopeInline(%arg : memref<index>) -> index {
  // CHECK-NEXT: %[[V0:.*]] = "u.count"() : () -> index
  // CHECK-NEXT: memref.store %[[V0]], %[[A0]][] : memref<index>
  // CHECK-NEXT: return %[[V0]] : index
  %cnt = "u.count"() : () -> index
  %r = memref.alloca_scope -> index {
    memref.store %cnt, %arg[] : memref<index>
    memref.alloca_scope.return %cnt : index
  }
  return %r : index
}

// -----

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[A0:.*]]: memref<4xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32, %[[A3:.*]]: memref<4xi32>, %[[A4:.*]]: i32) -> (f32, f32, memref<*xf32>) {
func.func @casts(%a: memref<4xf32>, %i: index, %v: f32, %m: memref<4xi32>, %iv: i32) -> (f32, f32, memref<*xf32>) {
  // CHECK-NEXT: %[[V0:.*]] = memref.load %[[A0]][%[[A1]]] : memref<4xf32>
  // CHECK-NEXT: memref.store %[[A2]], %[[A0]][%[[A1]]] : memref<4xf32>
  // CHECK-NEXT: memref.prefetch %[[A0]][%[[A1]]], read, locality<1>, data : memref<4xf32>
  // CHECK-NEXT: %[[V1:.*]] = memref.atomic_rmw addf %[[A2]], %[[A0]][%[[A1]]] : (f32, memref<4xf32>) -> f32
  // CHECK-NEXT: %cast = memref.cast %[[A0]] : memref<4xf32> to memref<*xf32>
  // CHECK-NEXT: %[[V2:.*]] = memref.load %[[A0]][%[[A1]]] : memref<4xf32>
  // CHECK-NEXT: memref.dealloc %[[A0]] : memref<4xf32>
  // CHECK-NEXT: memref.dma_wait %[[A0]][%[[A1]]], %[[A1]] : memref<4xf32>
  // CHECK-NEXT: return %[[V0]], %[[V2]], %cast : f32, f32, memref<*xf32>
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.store %v, %0[%i] : memref<?xf32>
  memref.prefetch %0[%i], read, locality<1>, data : memref<?xf32>
  %2 = memref.atomic_rmw addf %v, %0[%i] : (f32, memref<?xf32>) -> f32
  %3 = memref.cast %0 : memref<?xf32> to memref<*xf32>
  %4 = memref.cast %3 : memref<*xf32> to memref<4xf32>
  %5 = memref.load %4[%i] : memref<4xf32>
  memref.dealloc %0 : memref<?xf32>
  memref.dma_wait %0[%i], %i : memref<?xf32>
  return %1, %5, %3 : f32, f32, memref<*xf32>
}

// -----

memref.global constant @c : memref<4xf32> = dense<2.0>
memref.global constant @d : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
memref.global @e : memref<4xf32> = dense<2.0>
// CHECK-LABEL: func.func @globals
// CHECK-SAME: (%[[A0:.*]]: index) -> (f32, f32, f32) {
func.func @globals(%i: index) -> (f32, f32, f32) {
  // CHECK-NEXT: %[[V0:.*]] = memref.get_global @c : memref<4xf32>
  // CHECK-NEXT: %[[V1:.*]] = memref.load %[[V0]][%[[A0]]] : memref<4xf32>
  // CHECK-NEXT: %[[V2:.*]] = memref.get_global @d : memref<4xf32>
  // CHECK-NEXT: %[[V3:.*]] = memref.load %[[V2]][%[[A0]]] : memref<4xf32>
  // CHECK-NEXT: %[[V4:.*]] = memref.get_global @e : memref<4xf32>
  // CHECK-NEXT: %[[V5:.*]] = memref.load %[[V4]][%[[A0]]] : memref<4xf32>
  // CHECK-NEXT: return %[[V1]], %[[V3]], %[[V5]] : f32, f32, f32
  %0 = memref.get_global @c : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  %2 = memref.get_global @d : memref<4xf32>
  %3 = memref.load %2[%i] : memref<4xf32>
  %4 = memref.get_global @e : memref<4xf32>
  %5 = memref.load %4[%i] : memref<4xf32>
  return %1, %3, %5 : f32, f32, f32
}

// -----

// CHECK-LABEL: func.func @more
// CHECK-SAME: (%[[A0:.*]]: memref<4x8xf32>, %[[A1:.*]]: memref<4xf32, 1>, %[[A2:.*]]: memref<*xf32>) -> (memref<4x8xf32, #{{.*}}>, memref<4xf32, 3>, index, index, memref<4x8xf32>, memref<4x8xf32>) {
func.func @more(%a: memref<4x8xf32>, %s: memref<4xf32, 1>, %u: memref<*xf32>) -> (memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>, memref<4xf32, 3>, index, index, memref<4x8xf32>, memref<4x8xf32>) {
  // CHECK-NEXT: %c2 = arith.constant 2 : index
  // CHECK-NEXT: %transpose = memref.transpose %[[A0]] (d0, d1) -> (d0, d1) : memref<4x8xf32> to memref<4x8xf32, #{{.*}}>
  // CHECK-NEXT: %memspacecast = memref.memory_space_cast %[[A1]] : memref<4xf32, 1> to memref<4xf32, 3>
  // CHECK-NEXT: %[[V0:.*]] = memref.rank %[[A2]] : memref<*xf32>
  // CHECK-NEXT: %assume_align = memref.assume_alignment %[[A0]], 16 : memref<4x8xf32>
  // CHECK-NEXT: %assume_align_0 = memref.assume_alignment %assume_align, 32 : memref<4x8xf32>
  // CHECK-NEXT: return %transpose, %memspacecast, %c2, %[[V0]], %assume_align, %assume_align_0 : memref<4x8xf32, #{{.*}}>, memref<4xf32, 3>, index, index, memref<4x8xf32>, memref<4x8xf32>
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %1 = memref.transpose %0 (i, j) -> (j, i) : memref<8x4xf32, strided<[1, 8]>> to memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
  %2 = memref.memory_space_cast %s : memref<4xf32, 1> to memref<4xf32, 2>
  %3 = memref.memory_space_cast %2 : memref<4xf32, 2> to memref<4xf32, 3>
  %4 = memref.rank %a : memref<4x8xf32>
  %5 = memref.rank %u : memref<*xf32>
  %6 = memref.assume_alignment %a, 16 : memref<4x8xf32>
  %7 = memref.assume_alignment %6, 16 : memref<4x8xf32>
  %8 = memref.assume_alignment %7, 32 : memref<4x8xf32>
  return %1, %3, %4, %5, %7, %8 : memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>, memref<4xf32, 3>, index, index, memref<4x8xf32>, memref<4x8xf32>
}

// -----

// CHECK-LABEL: func.func @realloc
// CHECK-SAME: (%[[A0:.*]]: memref<4xf32>, %[[A1:.*]]: memref<8xi8>, %[[A2:.*]]: index) {
func.func @realloc(%s: memref<4xf32>, %v: memref<8xi8>, %i: index) {
  // CHECK-NEXT: %alloc = memref.alloc() : memref<4xi8>
  // CHECK-NEXT: %view = memref.view %alloc[%[[A2]]][] : memref<4xi8> to memref<4x4xf32>
  // CHECK-NEXT: %cast = memref.cast %view : memref<4x4xf32> to memref<?x4xf32>
  // CHECK-NEXT: "u.use"(%cast) : (memref<?x4xf32>) -> ()
  // CHECK-NEXT: return
  %0 = memref.realloc %s : memref<4xf32> to memref<8xf32>
  %c = arith.constant 4 : index
  %1 = memref.alloc(%c) : memref<?xi8>
  %cc = memref.cast %1 : memref<?xi8> to memref<128xi8>
  %2 = memref.view %cc[%i][%c] : memref<128xi8> to memref<?x4xf32>
  "u.use"(%2) : (memref<?x4xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @subview_of_size_memcast
// CHECK-SAME: (%[[A0:.*]]: memref<4x6x16x32xi8>) -> memref<16x32xi8, strided<[32, 1], offset: 512>> {
func.func @subview_of_size_memcast(%arg : memref<4x6x16x32xi8>) -> memref<16x32xi8, strided<[32, 1], offset: 512>>{
  // CHECK-NEXT: %subview = memref.subview %[[A0]][0, 1, 0, 0] [1, 1, 16, 32] [1, 1, 1, 1] : memref<4x6x16x32xi8> to memref<16x32xi8, strided<[32, 1], offset: 512>>
  // CHECK-NEXT: return %subview : memref<16x32xi8, strided<[32, 1], offset: 512>>
  %0 = memref.cast %arg : memref<4x6x16x32xi8> to memref<?x?x16x32xi8>
  %1 = memref.subview %0[0, 1, 0, 0] [1, 1, 16, 32] [1, 1, 1, 1] : memref<?x?x16x32xi8> to memref<16x32xi8, strided<[32, 1], offset: 512>>
  return %1 : memref<16x32xi8, strided<[32, 1], offset: 512>>
}

// -----

// CHECK-LABEL: func.func @dims
// CHECK-SAME: (%[[A0:.*]]: memref<?xf32>) -> (index, index, index) {
func.func @dims(%a: memref<?xf32>) -> (index, index, index) {
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %[[V0:.*]] = "u.m"() : () -> memref<2048xi8>
  // CHECK-NEXT: %[[V1:.*]] = "u.n"() : () -> index
  // CHECK-NEXT: %view = memref.view %[[V0]][%c0][%[[V1]]] : memref<2048xi8> to memref<?x1xf32>
  // CHECK-NEXT: %cast = memref.cast %view : memref<?x1xf32> to memref<?x?xf32>
  // CHECK-NEXT: %subview = memref.subview %view[0, 0] [1, %[[V1]]] [1, %[[V1]]] : memref<?x1xf32> to memref<1x?xf32, strided<[1, ?]>>
  // CHECK-NEXT: %cast_0 = memref.cast %subview : memref<1x?xf32, strided<[1, ?]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  // CHECK-NEXT: "u.use"(%cast, %cast_0) : (memref<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
  // CHECK-NEXT: return %[[V1]], %c1, %[[V1]] : index, index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = "u.m"() : () -> memref<2048xi8>
  %n = "u.n"() : () -> index
  %w = memref.view %v[%c0][%n, %c1] : memref<2048xi8> to memref<?x?xf32>
  %d = memref.dim %w, %c0 : memref<?x?xf32>
  %d1 = memref.dim %w, %c1 : memref<?x?xf32>
  %s = memref.subview %w[%c0, %c0] [%c1, %n] [1, %n] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d2 = memref.dim %s, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  "u.use"(%w, %s) : (memref<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
  return %d, %d1, %d2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @take_apart
// CHECK-SAME: (%[[A0:.*]]: memref<10x?xf32>, %[[A1:.*]]: index) -> (memref<10x?xf32, strided<[?, ?], offset: ?>>, index, index, index, index, index) {
func.func @take_apart(%arg0: memref<10x?xf32>, %i: index) -> (memref<10x?xf32, strided<[?, ?], offset: ?>>, index, index, index, index, index) {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %c10 = arith.constant 10 : index
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %[[A0]] : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %cast = memref.cast %[[A0]] : memref<10x?xf32> to memref<10x?xf32, strided<[?, ?], offset: ?>>
  // CHECK-NEXT: return %cast, %c0, %c10, %sizes#1, %strides#0, %c1 : memref<10x?xf32, strided<[?, ?], offset: ?>>, index, index, index, index, index
  %b, %o, %s:2, %st:2 = memref.extract_strided_metadata %arg0 : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [10, %s#1], strides: [%st#0, %st#1] : memref<f32> to memref<10x?xf32, strided<[?, ?], offset: ?>>
  return %r, %o, %s#0, %s#1, %st#0, %st#1 : memref<10x?xf32, strided<[?, ?], offset: ?>>, index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @take_cast_apart
// CHECK-SAME: (%[[A0:.*]]: memref<10x20xf32>) -> (index, index, index, memref<f32>) {
func.func @take_cast_apart(%arg0: memref<10x20xf32>) -> (index, index, index, memref<f32>) {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %c10 = arith.constant 10 : index
  // CHECK-NEXT: %c20 = arith.constant 20 : index
  // CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %[[A0]] : memref<10x20xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: return %c0, %c10, %c20, %base_buffer : index, index, index, memref<f32>
  %c = memref.cast %arg0 : memref<10x20xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %st:2 = memref.extract_strided_metadata %c : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %st#0, %b : index, index, index, memref<f32>
}

// -----

// CHECK-LABEL: func.func @take_apart_partly
// CHECK-SAME: (%[[A0:.*]]: memref<10x?xf32>, %[[A1:.*]]: index) -> memref<?xf32, strided<[?], offset: ?>> {
func.func @take_apart_partly(%arg0: memref<10x?xf32>, %i: index) -> memref<?xf32, strided<[?], offset: ?>> {
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [%[[A1]]], strides: [1] : memref<10x?xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: return %cast : memref<?xf32, strided<[?], offset: ?>>
  %b, %o, %s:2, %st:2 = memref.extract_strided_metadata %arg0 : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%i], strides: [%st#1] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  return %r : memref<?xf32, strided<[?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @collapse_expand_fold_to_cast
// CHECK-SAME: (%[[A0:.*]]: memref<?xf32, strided<[1]>, 3>, %[[A1:.*]]: index) -> memref<?xf32, 3> {
func.func @collapse_expand_fold_to_cast(%m: memref<?xf32, strided<[1]>, 3>, %sz0: index) -> memref<?xf32, 3> {
  // CHECK-NEXT: %cast = memref.cast %[[A0]] : memref<?xf32, strided<[1]>, 3> to memref<?xf32, 3>
  // CHECK-NEXT: return %cast : memref<?xf32, 3>
  %0 = memref.expand_shape %m [[0, 1]] output_shape [1, %sz0] : memref<?xf32, strided<[1]>, 3> into memref<1x?xf32, 3>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<1x?xf32, 3> into memref<?xf32, 3>
  return %1 : memref<?xf32, 3>
}

// -----

// CHECK-LABEL: func.func @expand_then_collapse
// CHECK-SAME: (%[[A0:.*]]: memref<4x8x2xf32>, %[[A1:.*]]: memref<?xf32>, %[[A2:.*]]: index) -> (memref<64xf32>, memref<32x2xf32>, memref<2x4x8xf32>, memref<?x2xf32>) {
func.func @expand_then_collapse(%m: memref<4x8x2xf32>, %d: memref<?xf32>, %i: index) -> (memref<64xf32>, memref<32x2xf32>, memref<2x4x8xf32>, memref<?x2xf32>) {
  // CHECK-NEXT: %collapse_shape = memref.collapse_shape %[[A0]] {{\[\[}}0, 1, 2]] : memref<4x8x2xf32> into memref<64xf32>
  // CHECK-NEXT: %collapse_shape_0 = memref.collapse_shape %[[A0]] {{\[\[}}0, 1], [2]] : memref<4x8x2xf32> into memref<32x2xf32>
  // CHECK-NEXT: %collapse_shape_1 = memref.collapse_shape %[[A0]] {{\[\[}}0, 1, 2]] : memref<4x8x2xf32> into memref<64xf32>
  // CHECK-NEXT: %expand_shape = memref.expand_shape %collapse_shape_1 {{\[\[}}0, 1, 2]] output_shape [2, 4, 8] : memref<64xf32> into memref<2x4x8xf32>
  // CHECK-NEXT: %expand_shape_2 = memref.expand_shape %[[A1]] {{\[\[}}0, 1]] output_shape [%[[A2]], 2] : memref<?xf32> into memref<?x2xf32>
  // CHECK-NEXT: return %collapse_shape, %collapse_shape_0, %expand_shape, %expand_shape_2 : memref<64xf32>, memref<32x2xf32>, memref<2x4x8xf32>, memref<?x2xf32>
  %0 = memref.expand_shape %m [[0, 1], [2], [3]] output_shape [2, 2, 8, 2] : memref<4x8x2xf32> into memref<2x2x8x2xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2, 3]] : memref<2x2x8x2xf32> into memref<64xf32>
  %2 = memref.collapse_shape %0 [[0, 1, 2], [3]] : memref<2x2x8x2xf32> into memref<32x2xf32>
  %3 = memref.collapse_shape %m [[0, 1, 2]] : memref<4x8x2xf32> into memref<64xf32>
  %4 = memref.expand_shape %3 [[0, 1, 2]] output_shape [2, 4, 8] : memref<64xf32> into memref<2x4x8xf32>
  %5 = memref.expand_shape %d [[0, 1]] output_shape [%i, 2] : memref<?xf32> into memref<?x2xf32>
  return %1, %2, %4, %5 : memref<64xf32>, memref<32x2xf32>, memref<2x4x8xf32>, memref<?x2xf32>
}

// -----

// CHECK-LABEL: func.func @expand_of_collapse
// CHECK-SAME: (%[[A0:.*]]: memref<2x3x4xf32>, %[[A1:.*]]: memref<?x?x4xf32>, %[[A2:.*]]: index) -> (memref<2x12xf32>, memref<6x2x2xf32>, memref<2x3x4x1xf32>, memref<2x3x2x2xf32>, memref<?x4xf32>) {
func.func @expand_of_collapse(%m: memref<2x3x4xf32>, %d: memref<?x?x4xf32>, %i: index) -> (memref<2x12xf32>, memref<6x2x2xf32>, memref<2x3x4x1xf32>, memref<2x3x2x2xf32>, memref<?x4xf32>) {
  // CHECK-NEXT: %collapse_shape = memref.collapse_shape %[[A0]] {{\[\[}}0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  // CHECK-NEXT: %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0], [1, 2]] output_shape [6, 2, 2] : memref<6x4xf32> into memref<6x2x2xf32>
  // CHECK-NEXT: %collapse_shape_0 = memref.collapse_shape %[[A0]] {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  // CHECK-NEXT: %expand_shape_1 = memref.expand_shape %[[A0]] {{\[\[}}0], [1], [2, 3]] output_shape [2, 3, 4, 1] : memref<2x3x4xf32> into memref<2x3x4x1xf32>
  // CHECK-NEXT: %expand_shape_2 = memref.expand_shape %[[A0]] {{\[\[}}0], [1], [2, 3]] output_shape [2, 3, 2, 2] : memref<2x3x4xf32> into memref<2x3x2x2xf32>
  // CHECK-NEXT: %collapse_shape_3 = memref.collapse_shape %[[A1]] {{\[\[}}0, 1], [2]] : memref<?x?x4xf32> into memref<?x4xf32>
  // CHECK-NEXT: return %collapse_shape_0, %expand_shape, %expand_shape_1, %expand_shape_2, %collapse_shape_3 : memref<2x12xf32>, memref<6x2x2xf32>, memref<2x3x4x1xf32>, memref<2x3x2x2xf32>, memref<?x4xf32>
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [6, 2, 2] : memref<6x4xf32> into memref<6x2x2xf32>
  %2 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [2, 12] : memref<24xf32> into memref<2x12xf32>
  %4 = memref.expand_shape %2 [[0, 1, 2, 3]] output_shape [2, 3, 4, 1] : memref<24xf32> into memref<2x3x4x1xf32>
  %5 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : memref<6x4xf32> into memref<2x3x2x2xf32>
  %6 = memref.collapse_shape %d [[0, 1, 2]] : memref<?x?x4xf32> into memref<?xf32>
  %7 = memref.expand_shape %6 [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  return %3, %1, %4, %5, %7 : memref<2x12xf32>, memref<6x2x2xf32>, memref<2x3x4x1xf32>, memref<2x3x2x2xf32>, memref<?x4xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_of_expand
// CHECK-SAME: (%[[A0:.*]]: memref<6xf32>, %[[A1:.*]]: memref<?xf32>, %[[A2:.*]]: index, %[[A3:.*]]: memref<2x12xf32>) -> (memref<3x2xf32>, memref<2x2x6xf32>, memref<?x2xf32>, memref<4x6xf32>) {
func.func @collapse_of_expand(%m: memref<6xf32>, %d: memref<?xf32>, %i: index, %q: memref<2x12xf32>) -> (memref<3x2xf32>, memref<2x2x6xf32>, memref<?x2xf32>, memref<4x6xf32>) {
  // CHECK-NEXT: %expand_shape = memref.expand_shape %[[A0]] {{\[\[}}0, 1]] output_shape [3, 2] : memref<6xf32> into memref<3x2xf32>
  // CHECK-NEXT: %expand_shape_0 = memref.expand_shape %[[A3]] {{\[\[}}0], [1, 2, 3]] output_shape [2, 2, 2, 3] : memref<2x12xf32> into memref<2x2x2x3xf32>
  // CHECK-NEXT: %expand_shape_1 = memref.expand_shape %[[A3]] {{\[\[}}0], [1, 2]] output_shape [2, 2, 6] : memref<2x12xf32> into memref<2x2x6xf32>
  // CHECK-NEXT: %expand_shape_2 = memref.expand_shape %[[A1]] {{\[\[}}0, 1]] output_shape [%[[A2]], 2] : memref<?xf32> into memref<?x2xf32>
  // CHECK-NEXT: %collapse_shape = memref.collapse_shape %expand_shape_0 {{\[\[}}0, 1], [2, 3]] : memref<2x2x2x3xf32> into memref<4x6xf32>
  // CHECK-NEXT: return %expand_shape, %expand_shape_1, %expand_shape_2, %collapse_shape : memref<3x2xf32>, memref<2x2x6xf32>, memref<?x2xf32>, memref<4x6xf32>
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [3, 2, 1] : memref<6xf32> into memref<3x2x1xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<3x2x1xf32> into memref<3x2xf32>
  %2 = memref.expand_shape %q [[0], [1, 2, 3]] output_shape [2, 2, 2, 3] : memref<2x12xf32> into memref<2x2x2x3xf32>
  %3 = memref.collapse_shape %2 [[0], [1], [2, 3]] : memref<2x2x2x3xf32> into memref<2x2x6xf32>
  %4 = memref.expand_shape %d [[0, 1, 2]] output_shape [%i, 2, 1] : memref<?xf32> into memref<?x2x1xf32>
  %5 = memref.collapse_shape %4 [[0], [1, 2]] : memref<?x2x1xf32> into memref<?x2xf32>
  %6 = memref.collapse_shape %2 [[0, 1], [2, 3]] : memref<2x2x2x3xf32> into memref<4x6xf32>
  return %1, %3, %5, %6 : memref<3x2xf32>, memref<2x2x6xf32>, memref<?x2xf32>, memref<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @subview_negative
// CHECK-SAME: (%[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, memref<4xf32, strided<[?], offset: ?>>) {
func.func @subview_negative(%m: memref<?x?xf32>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, memref<4xf32, strided<[?], offset: ?>>) {
  // CHECK-NEXT: %c-1 = arith.constant -1 : index
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %subview = memref.subview %[[A0]][%c-1, %[[A1]]] [%c-1, 1] [%c0, %c-1] : memref<?x?xf32> to memref<?x1xf32, strided<[?, ?], offset: ?>>
  // CHECK-NEXT: %cast = memref.cast %subview : memref<?x1xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  // CHECK-NEXT: %subview_0 = memref.subview %[[A0]][0, 0] [%[[A1]], %[[A1]]] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  // CHECK-NEXT: %cast_1 = memref.cast %subview_0 : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32>
  // CHECK-NEXT: %subview_2 = memref.subview %[[A0]][0, 1] [1, 4] [1, %[[A1]]] : memref<?x?xf32> to memref<1x4xf32, strided<[?, ?], offset: 1>>
  // CHECK-NEXT: %subview_3 = memref.subview %subview_2[0, 0] [1, 4] [1, 1] : memref<1x4xf32, strided<[?, ?], offset: 1>> to memref<4xf32, strided<[?], offset: 1>>
  // CHECK-NEXT: %cast_4 = memref.cast %subview_3 : memref<4xf32, strided<[?], offset: 1>> to memref<4xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: return %cast, %cast_1, %cast_4 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, memref<4xf32, strided<[?], offset: ?>>
  %cm1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%cm1, %i] [%cm1, %c1] [%c0, %cm1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %m[0, 0] [%i, %i] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %c = memref.cast %1 : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32>
  %2 = memref.subview %m[%c0, %c1] [%c1, 4] [1, %i] : memref<?x?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %3 = memref.subview %2[0, 0] [1, 4] [1, 1] : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  return %0, %c, %3 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, memref<4xf32, strided<[?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @noop_subview
// CHECK-SAME: (%[[A0:.*]]: memref<5x?xf32>, %[[A1:.*]]: index) -> memref<3x?xf32, strided<[?, 1]>> {
func.func @noop_subview(%a: memref<5x?xf32>, %i: index) -> memref<3x?xf32, strided<[?, 1]>> {
  // CHECK-NEXT: %subview = memref.subview %[[A0]][0, 0] [3, %[[A1]]] [1, 1] : memref<5x?xf32> to memref<3x?xf32, strided<[?, 1]>>
  // CHECK-NEXT: return %subview : memref<3x?xf32, strided<[?, 1]>>
  %0 = memref.subview %a[0, 0] [3, %i] [1, 1] : memref<5x?xf32> to memref<3x?xf32, strided<[?, 1]>>
  %1 = memref.subview %0[0, 0] [3, %i] [1, 1] : memref<3x?xf32, strided<[?, 1]>> to memref<3x?xf32, strided<[?, 1]>>
  return %1 : memref<3x?xf32, strided<[?, 1]>>
}

// -----

// CHECK-LABEL: func.func @dma
// CHECK-SAME: (%[[A0:.*]]: memref<4xf32>, %[[A1:.*]]: memref<1xi32>, %[[A2:.*]]: index) {
func.func @dma(%a: memref<4xf32>, %t: memref<1xi32>, %i: index) {
  // CHECK-NEXT: memref.dma_start %[[A0]][%[[A2]]], %[[A0]][%[[A2]]], %[[A2]], %[[A1]][%[[A2]]] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  // CHECK-NEXT: memref.dma_wait %[[A1]][%[[A2]]], %[[A2]] : memref<1xi32>
  // CHECK-NEXT: return
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %t : memref<1xi32> to memref<?xi32>
  memref.dma_start %0[%i], %a[%i], %i, %1[%i] : memref<?xf32>, memref<4xf32>, memref<?xi32>
  memref.dma_wait %1[%i], %i : memref<?xi32>
  return
}

// -----

// CHECK-LABEL: func.func @scope_hoist
// CHECK-SAME: (%[[A0:.*]]: i1) {
func.func @scope_hoist(%c: i1) {
  // CHECK-NEXT: %alloca = memref.alloca() : memref<7xi64>
  // CHECK-NEXT: %cast = memref.cast %alloca : memref<7xi64> to memref<?xi64>
  // CHECK-NEXT: scf.if %[[A0]] {
  // CHECK-NEXT: memref.alloca_scope  {
  // CHECK-NEXT: "u.use"(%cast) : (memref<?xi64>) -> ()
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  %cnt = arith.constant 7 : index
  scf.if %c {
    memref.alloca_scope {
      %a = memref.alloca(%cnt) : memref<?xi64>
      "u.use"(%a) : (memref<?xi64>) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @scope_hoist2
// CHECK-SAME: (%[[A0:.*]]: i1, %[[A1:.*]]: index) {
func.func @scope_hoist2(%c: i1, %cnt: index) {
  // CHECK-NEXT: scf.if %[[A0]] {
  // CHECK-NEXT: memref.alloca_scope  {
  // CHECK-NEXT: %alloca = memref.alloca(%[[A1]]) : memref<?xi64>
  // CHECK-NEXT: "u.use"(%alloca) : (memref<?xi64>) -> ()
  // CHECK-NEXT: }
  // CHECK-NEXT: "u.after"() : () -> ()
  // CHECK-NEXT: memref.alloca_scope  {
  // CHECK-NEXT: %[[V0:.*]] = "u.n"() : () -> index
  // CHECK-NEXT: %alloca = memref.alloca(%[[V0]]) : memref<?xi64>
  // CHECK-NEXT: "u.use"(%alloca) : (memref<?xi64>) -> ()
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  scf.if %c {
    memref.alloca_scope {
      %a = memref.alloca(%cnt) : memref<?xi64>
      "u.use"(%a) : (memref<?xi64>) -> ()
    }
    "u.after"() : () -> ()
  }
  scf.if %c {
    memref.alloca_scope {
      %n = "u.n"() : () -> index
      %a = memref.alloca(%n) : memref<?xi64>
      "u.use"(%a) : (memref<?xi64>) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @cse_like
// CHECK-SAME: (%[[A0:.*]]: memref<4xf32>, %[[A1:.*]]: index) -> f32 {
func.func @cse_like(%a: memref<4xf32>, %i: index) -> f32 {
  // CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
  // CHECK-NEXT: memref.copy %[[A0]], %alloc : memref<4xf32> to memref<4xf32>
  // CHECK-NEXT: %[[V0:.*]] = memref.load %alloc[%[[A1]]] : memref<4xf32>
  // CHECK-NEXT: return %[[V0]] : f32
  %u = memref.load %a[%i] : memref<4xf32>
  %g = memref.alloc() : memref<4xf32>
  memref.copy %a, %g : memref<4xf32> to memref<4xf32>
  %x = memref.load %g[%i] : memref<4xf32>
  %dead = memref.alloc() : memref<8xf32>
  %cst = arith.constant 1.0 : f32
  memref.store %cst, %dead[%i] : memref<8xf32>
  %dead2 = memref.realloc %dead : memref<8xf32> to memref<9xf32>
  return %x : f32
}

// -----

// CHECK-LABEL: func.func @dead_ops
// CHECK-SAME: (%[[A0:.*]]: memref<4xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32, %[[A3:.*]]: memref<*xf32>, %[[A4:.*]]: memref<1xindex>) {
func.func @dead_ops(%a: memref<4xf32>, %i: index, %v: f32, %u: memref<*xf32>, %s: memref<1xindex>) {
  // CHECK-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %[[A0]][%[[A1]]] : memref<4xf32> {
  // CHECK-NEXT: ^bb0(%[[BARG5:.*]]: f32):
  // CHECK-NEXT: memref.atomic_yield %[[BARG5]] : f32
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[V1:.*]] = memref.atomic_rmw addf %[[A2]], %[[A0]][%[[A1]]] : (f32, memref<4xf32>) -> f32
  // CHECK-NEXT: return
  %z = memref.alloca() : memref<64xi8>
  %0 = memref.view %z[%i][] : memref<64xi8> to memref<4xf32>
  %1 = memref.reshape %a(%s) : (memref<4xf32>, memref<1xindex>) -> memref<4xf32>
  %2 = memref.assume_alignment %a, 4 : memref<4xf32>
  %3:2 = memref.distinct_objects %a, %a : memref<4xf32>, memref<4xf32>
  %4 = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  %5 = memref.dim %u, %i : memref<*xf32>
  %6 = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
    ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  %7 = memref.atomic_rmw addf %v, %a[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

// CHECK-LABEL: func.func @subview_strides
// CHECK-SAME: (%[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: index) -> (memref<4x4xf32, strided<[?, ?]>>, memref<4x4xf32, strided<[?, ?]>>) {
func.func @subview_strides(%m: memref<?x?xf32>, %i: index) -> (memref<4x4xf32, strided<[?, ?]>>, memref<4x4xf32, strided<[?, ?]>>) {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %c2 = arith.constant 2 : index
  // CHECK-NEXT: %subview = memref.subview %[[A0]][0, 0] [4, 4] [2, -1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, -1]>>
  // CHECK-NEXT: %cast = memref.cast %subview : memref<4x4xf32, strided<[?, -1]>> to memref<4x4xf32, strided<[?, ?]>>
  // CHECK-NEXT: %subview_0 = memref.subview %[[A0]][0, 0] [4, 4] [%c2, %c0] : memref<?x?xf32> to memref<4x4xf32, strided<[?, ?]>>
  // CHECK-NEXT: return %cast, %subview_0 : memref<4x4xf32, strided<[?, ?]>>, memref<4x4xf32, strided<[?, ?]>>
  %cm1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[0, 0] [4, 4] [%c2, %cm1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, ?]>>
  %1 = memref.subview %m[0, 0] [4, 4] [%c2, %c0] : memref<?x?xf32> to memref<4x4xf32, strided<[?, ?]>>
  return %0, %1 : memref<4x4xf32, strided<[?, ?]>>, memref<4x4xf32, strided<[?, ?]>>
}

// -----

// CHECK-LABEL: func.func @expand_of_collapse_units
// CHECK-SAME: (%[[A0:.*]]: memref<1x2x3x1x4xf32>, %[[A1:.*]]: memref<2x?x3xf32>, %[[A2:.*]]: index, %[[A3:.*]]: memref<1x1xf32>) -> (memref<2x3x4xf32>, memref<2x12xf32>, memref<1x1x1xf32>, memref<2x?x3x1xf32>, memref<6x4xf32>) {
func.func @expand_of_collapse_units(%m: memref<1x2x3x1x4xf32>, %d: memref<2x?x3xf32>, %i: index, %u: memref<1x1xf32>) -> (memref<2x3x4xf32>, memref<2x12xf32>, memref<1x1x1xf32>, memref<2x?x3x1xf32>, memref<6x4xf32>) {
  // CHECK-NEXT: %collapse_shape = memref.collapse_shape %[[A0]] {{\[\[}}0, 1], [2], [3, 4]] : memref<1x2x3x1x4xf32> into memref<2x3x4xf32>
  // CHECK-NEXT: %collapse_shape_0 = memref.collapse_shape %[[A0]] {{\[\[}}0, 1], [2, 3, 4]] : memref<1x2x3x1x4xf32> into memref<2x12xf32>
  // CHECK-NEXT: %expand_shape = memref.expand_shape %[[A3]] {{\[\[}}0], [1, 2]] output_shape [1, 1, 1] : memref<1x1xf32> into memref<1x1x1xf32>
  // CHECK-NEXT: %expand_shape_1 = memref.expand_shape %[[A1]] {{\[\[}}0], [1], [2, 3]] output_shape [2, %[[A2]], 3, 1] : memref<2x?x3xf32> into memref<2x?x3x1xf32>
  // CHECK-NEXT: %collapse_shape_2 = memref.collapse_shape %[[A0]] {{\[\[}}0, 1, 2], [3, 4]] : memref<1x2x3x1x4xf32> into memref<6x4xf32>
  // CHECK-NEXT: return %collapse_shape, %collapse_shape_0, %expand_shape, %expand_shape_1, %collapse_shape_2 : memref<2x3x4xf32>, memref<2x12xf32>, memref<1x1x1xf32>, memref<2x?x3x1xf32>, memref<6x4xf32>
  %0 = memref.collapse_shape %m [[0, 1, 2, 3, 4]] : memref<1x2x3x1x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  %2 = memref.expand_shape %0 [[0, 1]] output_shape [2, 12] : memref<24xf32> into memref<2x12xf32>
  %3 = memref.collapse_shape %u [] : memref<1x1xf32> into memref<f32>
  %4 = memref.expand_shape %3 [] output_shape [1, 1, 1] : memref<f32> into memref<1x1x1xf32>
  %5 = memref.collapse_shape %d [[0, 1, 2]] : memref<2x?x3xf32> into memref<?xf32>
  %6 = memref.expand_shape %5 [[0, 1, 2, 3]] output_shape [2, %i, 3, 1] : memref<?xf32> into memref<2x?x3x1xf32>
  %7 = memref.expand_shape %0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  return %1, %2, %4, %6, %7 : memref<2x3x4xf32>, memref<2x12xf32>, memref<1x1x1xf32>, memref<2x?x3x1xf32>, memref<6x4xf32>
}

// -----

// CHECK-LABEL: func.func @reinterpret_constants
// CHECK-SAME: (%[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
func.func @reinterpret_constants(%a: memref<?xf32>, %i: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  // CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<4xf32, strided<[1]>> to memref<?xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: %reinterpret_cast_0 = memref.reinterpret_cast %[[A0]] to offset: [%[[A1]]], sizes: [4], strides: [-4] : memref<?xf32> to memref<4xf32, strided<[-4], offset: ?>>
  // CHECK-NEXT: %cast_1 = memref.cast %reinterpret_cast_0 : memref<4xf32, strided<[-4], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: return %cast, %cast_1 : memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cm = arith.constant -4 : index
  %0 = memref.reinterpret_cast %a to offset: [%c0], sizes: [%c4], strides: [%c1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.reinterpret_cast %a to offset: [%i], sizes: [4], strides: [%cm] : memref<?xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %0, %1 : memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @casts_2
// CHECK-SAME: (%[[A0:.*]]: memref<4x?xf32>) -> (memref<?x4xf32>, memref<4x?xf32, strided<[?, ?], offset: ?>>) {
func.func @casts_2(%a: memref<4x?xf32>) -> (memref<?x4xf32>, memref<4x?xf32, strided<[?, ?], offset: ?>>) {
  // CHECK-NEXT: %cast = memref.cast %[[A0]] : memref<4x?xf32> to memref<?x4xf32>
  // CHECK-NEXT: %cast_0 = memref.cast %[[A0]] : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  // CHECK-NEXT: return %cast, %cast_0 : memref<?x4xf32>, memref<4x?xf32, strided<[?, ?], offset: ?>>
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<?x4xf32>
  %2 = memref.cast %a : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  %3 = memref.cast %2 : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %4 = memref.cast %3 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  return %1, %4 : memref<?x4xf32>, memref<4x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @views
// CHECK-SAME: (%[[A0:.*]]: memref<2048xi8>, %[[A1:.*]]: index) -> (memref<?x?xf32>, memref<2048xi8>) {
func.func @views(%a: memref<2048xi8>, %i: index) -> (memref<?x?xf32>, memref<2048xi8>) {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %view = memref.view %[[A0]][%c0][%[[A1]]] : memref<2048xi8> to memref<4x?xf32>
  // CHECK-NEXT: %cast = memref.cast %view : memref<4x?xf32> to memref<?x?xf32>
  // CHECK-NEXT: return %cast, %[[A0]] : memref<?x?xf32>, memref<2048xi8>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %cm = arith.constant -4 : index
  %0 = memref.view %a[%c0][%c4, %i] : memref<2048xi8> to memref<?x?xf32>
  %1 = memref.view %a[%c0][] : memref<2048xi8> to memref<2048xi8>
  return %0, %1 : memref<?x?xf32>, memref<2048xi8>
}

// -----

// CHECK-LABEL: func.func @subview_of_cast
// CHECK-SAME: (%[[A0:.*]]: memref<8x?xf32, strided<[?, 1], offset: ?>>, %[[A1:.*]]: index) -> (memref<8x?xf32, strided<[?, 1], offset: ?>>, memref<4x?xf32, strided<[?, 1], offset: ?>>) {
func.func @subview_of_cast(%a: memref<8x?xf32, strided<[?, 1], offset: ?>>, %i: index) -> (memref<8x?xf32, strided<[?, 1], offset: ?>>, memref<4x?xf32, strided<[?, 1], offset: ?>>) {
  // CHECK-NEXT: %subview = memref.subview %[[A0]][0, %[[A1]]] [8, %[[A1]]] [1, 1] : memref<8x?xf32, strided<[?, 1], offset: ?>> to memref<8x?xf32, strided<[?, 1], offset: ?>>
  // CHECK-NEXT: %subview_0 = memref.subview %subview[0, 0] [4, %[[A1]]] [1, 1] : memref<8x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  // CHECK-NEXT: return %subview, %subview_0 : memref<8x?xf32, strided<[?, 1], offset: ?>>, memref<4x?xf32, strided<[?, 1], offset: ?>>
  %c = memref.cast %a : memref<8x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %0 = memref.subview %c[0, %i] [8, %i] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<8x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.cast %0 : memref<8x?xf32, strided<[?, ?], offset: ?>> to memref<8x?xf32, strided<[?, 1], offset: ?>>
  %2 = memref.subview %1[0, 0] [4, %i] [1, 1] : memref<8x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  return %1, %2 : memref<8x?xf32, strided<[?, 1], offset: ?>>, memref<4x?xf32, strided<[?, 1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @loops
// CHECK-SAME: (%[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: index) {
func.func @loops(%a: memref<?xf32>, %lb: index) {
  // CHECK-NEXT: return
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %m = memref.dim %b, %c0 : memref<?xf32>
  scf.for %i = %c0 to %m step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %x, %b[%i] : memref<?xf32>
  }
  memref.dealloc %b : memref<?xf32>
  return
}

// -----

// CHECK-LABEL: func.func @multi_scope
// CHECK-SAME: () -> (i32, f32) {
func.func @multi_scope() -> (i32, f32) {
  // CHECK-NEXT: %cst = arith.constant 2.000000e+00 : f32
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32, %cst : i32, f32
  %0:2 = memref.alloca_scope -> (i32, f32) {
    %c = arith.constant 1 : i32
    %f = arith.constant 2.0 : f32
    memref.alloca_scope.return %c, %f : i32, f32
  }
  return %0#0, %0#1 : i32, f32
}

// -----

// CHECK-LABEL: func.func @out_of_bounds
// CHECK-SAME: (%[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: i1, %[[A2:.*]]: index) -> (index, index) {
func.func @out_of_bounds(%m: memref<?x?xf32>, %c: i1, %i: index) -> (index, index) {
  // CHECK-NEXT: %c5 = arith.constant 5 : index
  // CHECK-NEXT: %c-1 = arith.constant -1 : index
  // CHECK-NEXT: %dim = memref.dim %[[A0]], %c5 : memref<?x?xf32>
  // CHECK-NEXT: %dim_0 = memref.dim %[[A0]], %c-1 : memref<?x?xf32>
  // CHECK-NEXT: return %dim, %dim_0 : index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %cm = arith.constant -1 : index
  %0 = memref.dim %m, %c5 : memref<?x?xf32>
  %1 = memref.dim %m, %cm : memref<?x?xf32>
  return %0, %1 : index, index
}

// -----

// CHECK-LABEL: func.func @subview_alloc
// CHECK-SAME: (%[[A0:.*]]: index) -> memref<?xf32, strided<[1], offset: ?>> {
func.func @subview_alloc(%n: index) -> memref<?xf32, strided<[1], offset: ?>> {
  // CHECK-NEXT: %alloc = memref.alloc(%[[A0]]) : memref<?xf32>
  // CHECK-NEXT: %cast = memref.cast %alloc : memref<?xf32> to memref<16xf32>
  // CHECK-NEXT: %subview = memref.subview %cast[%[[A0]]] [2] [1] : memref<16xf32> to memref<2xf32, strided<[1], offset: ?>>
  // CHECK-NEXT: %cast_0 = memref.cast %subview : memref<2xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  // CHECK-NEXT: return %cast_0 : memref<?xf32, strided<[1], offset: ?>>
  %c2 = arith.constant 2 : index
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<16xf32>
  %2 = memref.subview %1[%n] [%c2] [1] : memref<16xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %2 : memref<?xf32, strided<[1], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @alloca_sym
// CHECK-SAME: (%[[A0:.*]]: index) {
func.func @alloca_sym(%n: index) {
  // CHECK-NEXT: %c-2 = arith.constant -2 : index
  // CHECK-NEXT: %alloca = memref.alloca(%c-2)[%[[A0]]] {alignment = 8 : i64} : memref<2x?xf32, #{{.*}}, 3>
  // CHECK-NEXT: %cast = memref.cast %alloca : memref<2x?xf32, #{{.*}}, 3> to memref<?x?xf32, #{{.*}}, 3>
  // CHECK-NEXT: "u.u"(%cast) : (memref<?x?xf32, #{{.*}}, 3>) -> ()
  // CHECK-NEXT: return
  %c2 = arith.constant 2 : index
  %cn = arith.constant -2 : index
  %0 = memref.alloca(%c2, %cn)[%n] {alignment = 8, foo} : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>, 3>
  "u.u"(%0) : (memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>, 3>) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @stored
// CHECK-SAME: (%[[A0:.*]]: memref<1xmemref<4xf32>>) {
func.func @stored(%p: memref<1xmemref<4xf32>>) {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
  // CHECK-NEXT: memref.store %alloc, %[[A0]][%c0] : memref<1xmemref<4xf32>>
  // CHECK-NEXT: return
  %c0 = arith.constant 0 : index
  %0 = memref.alloc() : memref<4xf32>
  memref.store %0, %p[%c0] : memref<1xmemref<4xf32>>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.cast %1 : memref<4xf32> to memref<?xf32>
  memref.dealloc %2 : memref<?xf32>
  return
}

// -----

// CHECK-LABEL: func.func @rank0
// CHECK-SAME: (%[[A0:.*]]: memref<f32>, %[[A1:.*]]: memref<1x1xf32>) -> (memref<f32>, memref<1x1xf32>, memref<f32, strided<[]>>) {
func.func @rank0(%m: memref<f32>, %v: memref<1x1xf32>) -> (memref<f32>, memref<1x1xf32>, memref<f32, strided<[]>>) {
  // CHECK-NEXT: %cast = memref.cast %[[A0]] : memref<f32> to memref<f32, strided<[]>>
  // CHECK-NEXT: %collapse_shape = memref.collapse_shape %[[A1]] [] : memref<1x1xf32> into memref<f32>
  // CHECK-NEXT: return %collapse_shape, %[[A1]], %cast : memref<f32>, memref<1x1xf32>, memref<f32, strided<[]>>
  %0 = memref.subview %m[] [] [] : memref<f32> to memref<f32, strided<[]>>
  %1 = memref.collapse_shape %v [] : memref<1x1xf32> into memref<f32>
  %2 = memref.expand_shape %1 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %1, %2, %0 : memref<f32>, memref<1x1xf32>, memref<f32, strided<[]>>
}

// -----

// CHECK-LABEL: func.func @nested_scope
// CHECK-SAME: () {
func.func @nested_scope() {
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: memref.alloca_scope  {
  // CHECK-NEXT: memref.alloca_scope  {
  // CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
  // CHECK-NEXT: "u.use"(%alloca) : (memref<4xf32>) -> ()
  // CHECK-NEXT: }
  // CHECK-NEXT: "u.z"() : () -> ()
  // CHECK-NEXT: }
  // CHECK-NEXT: %alloc = memref.alloc() : memref<i32>
  // CHECK-NEXT: memref.store %c1_i32, %alloc[] : memref<i32>
  // CHECK-NEXT: "u.known"(%alloc) : (memref<i32>) -> ()
  // CHECK-NEXT: return
  memref.alloca_scope {
    memref.alloca_scope {
      %a = memref.alloca() : memref<4xf32>
      "u.use"(%a) : (memref<4xf32>) -> ()
    }
    "u.z"() : () -> ()
  }
  memref.alloca_scope {
    %b = arith.constant 1 : i32
    %m = memref.alloc() : memref<i32>
    memref.store %b, %m[] : memref<i32>
    "u.known"(%m) : (memref<i32>) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @view_of_cast
// CHECK-SAME: (%[[A0:.*]]: memref<?xi8>, %[[A1:.*]]: memref<8xi8>, %[[A2:.*]]: index) -> (memref<4xf32>, memref<?xi8>) {
func.func @view_of_cast(%m: memref<?xi8>, %a: memref<8xi8>, %i: index) -> (memref<4xf32>, memref<?xi8>) {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %view = memref.view %[[A1]][%c0][] : memref<8xi8> to memref<4xf32>
  // CHECK-NEXT: %cast = memref.cast %[[A1]] : memref<8xi8> to memref<?xi8>
  // CHECK-NEXT: return %view, %cast : memref<4xf32>, memref<?xi8>
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %c = memref.cast %a : memref<8xi8> to memref<?xi8>
  %0 = memref.view %c[%c0][] : memref<?xi8> to memref<4xf32>
  %1 = memref.view %c[%c0][%c8] : memref<?xi8> to memref<?xi8>
  return %0, %1 : memref<4xf32>, memref<?xi8>
}

// -----

// CHECK-LABEL: func.func @distinct_objects
// CHECK-SAME: (%[[A0:.*]]: memref<4xf32>, %[[A1:.*]]: memref<4xf32>) -> (memref<4xf32>, memref<?xf32>) {
func.func @distinct_objects(%a: memref<4xf32>, %b: memref<4xf32>) -> (memref<4xf32>, memref<?xf32>) {
  // CHECK-NEXT: %cast = memref.cast %[[A0]] : memref<4xf32> to memref<?xf32>
  // CHECK-NEXT: %[[V0:.*]]:2 = memref.distinct_objects %[[A1]], %cast : memref<4xf32>, memref<?xf32>
  // CHECK-NEXT: return %[[V0]]#0, %[[V0]]#1 : memref<4xf32>, memref<?xf32>
  %c = memref.cast %a : memref<4xf32> to memref<?xf32>
  %0:2 = memref.distinct_objects %b, %c : memref<4xf32>, memref<?xf32>
  %1 = memref.cast %0#1 : memref<?xf32> to memref<?xf32>
  %2 = memref.assume_alignment %c, 16 : memref<?xf32>
  return %0#0, %1 : memref<4xf32>, memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @reshape_dim
// CHECK-SAME: (%[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: memref<2xindex>, %[[A2:.*]]: index, %[[A3:.*]]: i1) -> index {
func.func @reshape_dim(%a: memref<?xf32>, %s: memref<2xindex>, %i: index, %c: i1) -> index {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %reshape = memref.reshape %[[A0]](%[[A1]]) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  // CHECK-NEXT: %[[V0:.*]] = memref.load %[[A1]][%c0] : memref<2xindex>
  // CHECK-NEXT: %[[V1:.*]] = memref.load %[[A1]][%c0] : memref<2xindex>
  // CHECK-NEXT: %[[V2:.*]] = "u.i"() : () -> index
  // CHECK-NEXT: %cast = memref.cast %reshape : memref<?x?xf32> to memref<*xf32>
  // CHECK-NEXT: %dim = memref.dim %cast, %[[V2]] : memref<*xf32>
  // CHECK-NEXT: %[[V3:.*]] = scf.if %[[A3]] -> (index) {
  // CHECK-NEXT: scf.yield %[[V0]] : index
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %[[V6:.*]] = "u.y"() : () -> index
  // CHECK-NEXT: %dim_0 = memref.dim %reshape, %[[V6]] : memref<?x?xf32>
  // CHECK-NEXT: scf.yield %dim_0 : index
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[V4:.*]] = arith.addi %[[V1]], %dim : index
  // CHECK-NEXT: %[[V5:.*]] = arith.addi %[[V4]], %[[V3]] : index
  // CHECK-NEXT: return %[[V5]] : index
  %c0 = arith.constant 0 : index
  %r = memref.reshape %a(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %x = "u.i"() : () -> index
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  %u = memref.cast %r : memref<?x?xf32> to memref<*xf32>
  %d2 = memref.dim %u, %x : memref<*xf32>
  %d3 = scf.if %c -> index {
    %q = memref.dim %r, %c0 : memref<?x?xf32>
    scf.yield %q : index
  } else {
    %y = "u.y"() : () -> index
    %q = memref.dim %r, %y : memref<?x?xf32>
    scf.yield %q : index
  }
  %s0 = arith.addi %d, %d2 : index
  %s1 = arith.addi %s0, %d3 : index
  return %s1 : index
}

// -----

// CHECK-LABEL: func.func @atomics
// CHECK-SAME: (%[[A0:.*]]: memref<4xf32>, %[[A1:.*]]: index, %[[A2:.*]]: f32) -> f32 {
func.func @atomics(%a: memref<4xf32>, %i: index, %v: f32) -> f32 {
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: %cast = memref.cast %[[A0]] : memref<4xf32> to memref<?xf32>
  // CHECK-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %cast[%[[A1]]] : memref<?xf32> {
  // CHECK-NEXT: ^bb0(%[[BARG3:.*]]: f32):
  // CHECK-NEXT: memref.atomic_yield %cst : f32
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[V0]] : f32
  %c = memref.cast %a : memref<4xf32> to memref<?xf32>
  %0 = memref.generic_atomic_rmw %c[%i] : memref<?xf32> {
  ^bb0(%o: f32):
    %z = arith.constant 1.0 : f32
    memref.atomic_yield %z : f32
  }
  return %0 : f32
}
