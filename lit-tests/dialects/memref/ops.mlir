// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @alloc
// CHECK-SAME: (%[[A0:.*]]: index, %[[A1:.*]]: index) {
func.func @alloc(%n: index, %s: index) {
  // CHECK-NEXT: %alloc = memref.alloc() : memref<8x64xf32, 1>
  // CHECK-NEXT: %alloc_0 = memref.alloc(%[[A0]]) : memref<8x?xf32>
  // CHECK-NEXT: %alloc_1 = memref.alloc()[%[[A1]]] {alignment = 64 : i64, tt.note} : memref<8x64xf32, #{{.*}}, 1>
  // CHECK-NEXT: %alloc_2 = memref.alloc(%[[A0]])[%[[A1]], %[[A1]]] : memref<?xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: %alloca = memref.alloca() : memref<f32>
  // CHECK-NEXT: %alloca_3 = memref.alloca(%[[A0]]) {alignment = 8 : i64} : memref<?xi8>
  // CHECK-NEXT: %[[V0:.*]] = memref.realloc %alloca_3 : memref<?xi8> to memref<124xi8>
  // CHECK-NEXT: %[[V1:.*]] = memref.realloc %alloca_3(%[[A0]]) {alignment = 8 : i64} : memref<?xi8> to memref<?xi8>
  // CHECK-NEXT: memref.dealloc %alloc {tt.note} : memref<8x64xf32, 1>
  // CHECK-NEXT: return
  %0 = memref.alloc() : memref<8x64xf32, 1>
  %1 = memref.alloc(%n) : memref<8x?xf32, affine_map<(d0, d1) -> (d0, d1)>>
  %2 = memref.alloc()[%s] {alignment = 64, tt.note} : memref<8x64xf32, affine_map<(d0, d1)[s0] -> ((d0 + s0), d1)>, 1>
  %3 = memref.alloc(%n)[%s, %s] : memref<?xf32, strided<[?], offset: ?>>
  %4 = memref.alloca() : memref<f32>
  %5 = memref.alloca(%n) {alignment = 8} : memref<?xi8>
  %6 = memref.realloc %5 : memref<?xi8> to memref<124xi8>
  %7 = memref.realloc %5(%n) {alignment = 8} : memref<?xi8> to memref<?xi8>
  memref.dealloc %0 {tt.note} : memref<8x64xf32, 1>
  return
}

// CHECK-LABEL: func.func @alloca_scope
// CHECK-SAME: (%[[A0:.*]]: f32, %[[A1:.*]]: index) {
func.func @alloca_scope(%x: f32, %n: index) {
  // CHECK-NEXT: memref.alloca_scope  {
  // CHECK-NEXT: %alloca = memref.alloca() : memref<f32>
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[V0:.*]] = memref.alloca_scope  -> (f32) {
  // CHECK-NEXT: memref.alloca_scope.return %[[A0]] : f32
  // CHECK-NEXT: } {tt.note}
  // CHECK-NEXT: %[[V1:.*]]:2 = memref.alloca_scope  -> (f32, index) {
  // CHECK-NEXT: memref.alloca_scope.return {tt.note} %[[V0]], %[[A1]] : f32, index
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  memref.alloca_scope {
    %0 = memref.alloca() : memref<f32>
    memref.alloca_scope.return
  }
  %1 = memref.alloca_scope -> f32 {
    memref.alloca_scope.return %x : f32
  } {tt.note}
  %2:2 = memref.alloca_scope -> (f32, index) {
    memref.alloca_scope.return {tt.note} %1, %n : f32, index
  }
  return
}

// CHECK-LABEL: func.func @same_memory
// CHECK-SAME: (%[[A0:.*]]: memref<4x8xf32, 1>, %[[A1:.*]]: memref<*xf32>, %[[A2:.*]]: memref<?xf32, strided<[?], offset: ?>>, %[[A3:.*]]: index, %[[A4:.*]]: memref<8xi8>, %[[A5:.*]]: memref<f32>) {
func.func @same_memory(%m: memref<4x8xf32, 1>, %u: memref<*xf32>, %d: memref<?xf32, strided<[?], offset: ?>>, %n: index, %b: memref<8xi8>, %s: memref<f32>) {
  // CHECK-NEXT: %assume_align = memref.assume_alignment %[[A0]], 64 {tt.note} : memref<4x8xf32, 1>
  // CHECK-NEXT: %[[V0:.*]]:2 = memref.distinct_objects %[[A0]], %[[A4]] {tt.note} : memref<4x8xf32, 1>, memref<8xi8>
  // CHECK-NEXT: %cast = memref.cast %[[A0]] : memref<4x8xf32, 1> to memref<*xf32, 1>
  // CHECK-NEXT: %cast_0 = memref.cast %[[A2]] {tt.note} : memref<?xf32, strided<[?], offset: ?>> to memref<8xf32, strided<[1], offset: 2>>
  // CHECK-NEXT: %memspacecast = memref.memory_space_cast %[[A0]] {tt.note} : memref<4x8xf32, 1> to memref<4x8xf32>
  // CHECK-NEXT: %memspacecast_1 = memref.memory_space_cast %[[A1]] : memref<*xf32> to memref<*xf32, 3>
  // CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %[[A1]] : memref<*xf32> -> index {tt.note}
  // CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %[[A0]] : memref<4x8xf32, 1> -> memref<f32, 1>, index, index, index, index, index
  // CHECK-NEXT: %base_buffer_2, %offset_3 = memref.extract_strided_metadata %[[A5]] : memref<f32> -> memref<f32>, index {tt.note}
  // CHECK-NEXT: %dim = memref.dim %[[A1]], %[[A3]] : memref<*xf32>
  // CHECK-NEXT: %dim_4 = memref.dim {tt.note} %[[A0]], %[[A3]] : memref<4x8xf32, 1>
  // CHECK-NEXT: %[[V1:.*]] = memref.rank %[[A1]] {tt.note} : memref<*xf32>
  // CHECK-NEXT: return
  %0 = memref.assume_alignment %m, 64 {tt.note} : memref<4x8xf32, 1>
  %1:2 = memref.distinct_objects %m, %b {tt.note} : memref<4x8xf32, 1>, memref<8xi8>
  %2 = memref.cast %m : memref<4x8xf32, 1> to memref<*xf32, 1>
  %3 = memref.cast %d {tt.note} : memref<?xf32, strided<[?], offset: ?>> to memref<8xf32, strided<[1], offset: 2>>
  %4 = memref.memory_space_cast %m {tt.note} : memref<4x8xf32, 1> to memref<4x8xf32>
  %5 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 3>
  %6 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index {tt.note}
  %7:6 = memref.extract_strided_metadata %m : memref<4x8xf32, 1> -> memref<f32, 1>, index, index, index, index, index
  %8, %9 = memref.extract_strided_metadata %s : memref<f32> -> memref<f32>, index {tt.note}
  %10 = memref.dim %u, %n : memref<*xf32>
  %11 = memref.dim {tt.note} %m, %n : memref<4x8xf32, 1>
  %12 = memref.rank %u {tt.note} : memref<*xf32>
  return
}

// CHECK-LABEL: func.func @access
// CHECK-SAME: (%[[A0:.*]]: memref<4x8xf32>, %[[A1:.*]]: index, %[[A2:.*]]: memref<i32>, %[[A3:.*]]: memref<*xf32>) {
func.func @access(%m: memref<4x8xf32>, %i: index, %s: memref<i32>, %u: memref<*xf32>) {
  // CHECK-NEXT: %[[V0:.*]] = memref.load %[[A0]][%[[A1]], %[[A1]]] : memref<4x8xf32>
  // CHECK-NEXT: %[[V1:.*]] = memref.load %[[A2]][] {alignment = 4 : i64, nontemporal = true} : memref<i32>
  // CHECK-NEXT: %[[V2:.*]] = memref.load %[[A0]][%[[A1]], %[[A1]]] {tt.note} : memref<4x8xf32>
  // CHECK-NEXT: memref.store %[[V0]], %[[A0]][%[[A1]], %[[A1]]] : memref<4x8xf32>
  // CHECK-NEXT: memref.store %[[V1]], %[[A2]][] {alignment = 4 : i64, nontemporal = true, tt.note} : memref<i32>
  // CHECK-NEXT: memref.prefetch %[[A0]][%[[A1]], %[[A1]]], write, locality<0>, data : memref<4x8xf32>
  // CHECK-NEXT: memref.prefetch %[[A2]][], read, locality<3>, instr : memref<i32>
  // CHECK-NEXT: memref.copy %[[A0]], %[[A3]] {tt.note} : memref<4x8xf32> to memref<*xf32>
  // CHECK-NEXT: %[[V3:.*]] = memref.atomic_rmw addf %[[V0]], %[[A0]][%[[A1]], %[[A1]]] : (f32, memref<4x8xf32>) -> f32
  // CHECK-NEXT: %[[V4:.*]] = memref.atomic_rmw maxs %[[V1]], %[[A2]][] {tt.note} : (i32, memref<i32>) -> i32
  // CHECK-NEXT: %[[V5:.*]] = memref.generic_atomic_rmw %[[A0]][%[[A1]], %[[A1]]] : memref<4x8xf32> {
  // CHECK-NEXT: ^bb0(%[[BARG4:.*]]: f32):
  // CHECK-NEXT: %[[V6:.*]] = arith.negf %[[BARG4]] : f32
  // CHECK-NEXT: memref.atomic_yield %[[V6]] {tt.note} : f32
  // CHECK-NEXT: } {tt.note}
  // CHECK-NEXT: return
  %0 = memref.load %m[%i, %i] : memref<4x8xf32>
  %1 = memref.load %s[] {nontemporal = true, alignment = 4} : memref<i32>
  %2 = memref.load %m[%i, %i] {nontemporal = false, tt.note} : memref<4x8xf32>
  memref.store %0, %m[%i, %i] : memref<4x8xf32>
  memref.store %1, %s[] {nontemporal = true, alignment = 4, tt.note} : memref<i32>
  memref.prefetch %m[%i, %i], write, locality<0>, data : memref<4x8xf32>
  memref.prefetch %s[], read, locality<3>, instr : memref<i32>
  memref.copy %m, %u {tt.note} : memref<4x8xf32> to memref<*xf32>
  %3 = memref.atomic_rmw addf %0, %m[%i, %i] : (f32, memref<4x8xf32>) -> f32
  %4 = memref.atomic_rmw "maxs" %1, %s[] {tt.note} : (i32, memref<i32>) -> i32
  %5 = memref.generic_atomic_rmw %m[%i, %i] : memref<4x8xf32> {
  ^bb0(%old: f32):
    %6 = arith.negf %old : f32
    memref.atomic_yield %6 {tt.note} : f32
  } {tt.note}
  return
}

// CHECK-LABEL: func.func @dma
// CHECK-SAME: (%[[A0:.*]]: memref<4x8xf32>, %[[A1:.*]]: memref<32xf32, 1>, %[[A2:.*]]: memref<2xi32>, %[[A3:.*]]: index, %[[A4:.*]]: index) {
func.func @dma(%a: memref<4x8xf32>, %b: memref<32xf32, 1>, %tag: memref<2xi32>, %i: index, %n: index) {
  // CHECK-NEXT: memref.dma_start %[[A0]][%[[A3]], %[[A3]]], %[[A1]][%[[A3]]], %[[A4]], %[[A2]][%[[A3]]] : memref<4x8xf32>, memref<32xf32, 1>, memref<2xi32>
  // CHECK-NEXT: memref.dma_start %[[A1]][%[[A3]]], %[[A0]][%[[A3]], %[[A3]]], %[[A4]], %[[A2]][%[[A3]]], %[[A3]], %[[A4]] : memref<32xf32, 1>, memref<4x8xf32>, memref<2xi32>
  // CHECK-NEXT: memref.dma_wait %[[A2]][%[[A3]]], %[[A4]] {tt.note} : memref<2xi32>
  // CHECK-NEXT: return
  memref.dma_start %a[%i, %i], %b[%i], %n, %tag[%i] : memref<4x8xf32>, memref<32xf32, 1>, memref<2xi32>
  memref.dma_start %b[%i], %a[%i, %i], %n, %tag[%i], %i, %n : memref<32xf32, 1>, memref<4x8xf32>, memref<2xi32>
  memref.dma_wait %tag[%i], %n {tt.note} : memref<2xi32>
  return
}

// CHECK-LABEL: func.func @reshape
// CHECK-SAME: (%[[A0:.*]]: memref<4x8xf32>, %[[A1:.*]]: memref<?x?xf32, strided<[?, 1], offset: ?>>, %[[A2:.*]]: memref<1x1xf32>, %[[A3:.*]]: memref<2x3x4xf32, strided<[24, 8, 2], offset: 5>>, %[[A4:.*]]: index, %[[A5:.*]]: memref<2xindex>, %[[A6:.*]]: memref<?xi32>, %[[A7:.*]]: memref<*xf32>) {
func.func @reshape(%m: memref<4x8xf32>, %d: memref<?x?xf32, strided<[?, 1], offset: ?>>, %one: memref<1x1xf32>, %g: memref<2x3x4xf32, strided<[24, 8, 2], offset: 5>>, %n: index, %static: memref<2xindex>, %dynamic: memref<?xi32>, %u: memref<*xf32>) {
  // CHECK-NEXT: %expand_shape = memref.expand_shape %[[A0]] {{\[\[}}0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  // CHECK-NEXT: %expand_shape_0 = memref.expand_shape %[[A1]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[A4]], 2, 3, %[[A4]]] {tt.note} : memref<?x?xf32, strided<[?, 1], offset: ?>> into memref<?x2x3x?xf32, strided<[?, ?, ?, 1], offset: ?>>
  // CHECK-NEXT: %collapse_shape = memref.collapse_shape %[[A0]] {{\[\[}}0, 1]] : memref<4x8xf32> into memref<32xf32>
  // CHECK-NEXT: %collapse_shape_1 = memref.collapse_shape %[[A1]] {{\[\[}}0, 1]] {tt.note} : memref<?x?xf32, strided<[?, 1], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: %collapse_shape_2 = memref.collapse_shape %[[A2]] [] : memref<1x1xf32> into memref<f32>
  // CHECK-NEXT: %expand_shape_3 = memref.expand_shape %collapse_shape_2 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  // CHECK-NEXT: %collapse_shape_4 = memref.collapse_shape %[[A3]] {{\[\[}}0], [1, 2]] : memref<2x3x4xf32, strided<[24, 8, 2], offset: 5>> into memref<2x12xf32, strided<[24, 2], offset: 5>>
  // CHECK-NEXT: %reshape = memref.reshape %[[A0]](%[[A5]]) {tt.note} : (memref<4x8xf32>, memref<2xindex>) -> memref<2x16xf32>
  // CHECK-NEXT: %reshape_5 = memref.reshape %[[A7]](%[[A6]]) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  // CHECK-NEXT: %transpose = memref.transpose %[[A0]] (d0, d1) -> (d1, d0) {tt.note} : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  // CHECK-NEXT: %transpose_6 = memref.transpose %[[A3]] (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xf32, strided<[24, 8, 2], offset: 5>> to memref<4x2x3xf32, #{{.*}}>
  // CHECK-NEXT: return
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  %1 = memref.expand_shape %d [[0, 1], [2, 3]] output_shape [%n, 2, 3, %n] {tt.note} : memref<?x?xf32, strided<[?, 1], offset: ?>> into memref<?x2x3x?xf32, strided<[?, ?, ?, 1], offset: ?>>
  %2 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %3 = memref.collapse_shape %d [[0, 1]] {tt.note} : memref<?x?xf32, strided<[?, 1], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
  %4 = memref.collapse_shape %one [] : memref<1x1xf32> into memref<f32>
  %5 = memref.expand_shape %4 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %6 = memref.collapse_shape %g [[0], [1, 2]] : memref<2x3x4xf32, strided<[24, 8, 2], offset: 5>> into memref<2x12xf32, strided<[24, 2], offset: 5>>
  %7 = memref.reshape %m(%static) {tt.note} : (memref<4x8xf32>, memref<2xindex>) -> memref<2x16xf32>
  %8 = memref.reshape %u(%dynamic) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %9 = memref.transpose %m (i, j) -> (j, i) {tt.note} : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %10 = memref.transpose %g (i, j, k) -> (k, i, j) : memref<2x3x4xf32, strided<[24, 8, 2], offset: 5>> to memref<4x2x3xf32, affine_map<(d0, d1, d2) -> (d0 * 2 + d1 * 24 + d2 * 8 + 5)>>
  return
}

// CHECK-LABEL: func.func @views
// CHECK-SAME: (%[[A0:.*]]: memref<8x16xf32>, %[[A1:.*]]: index, %[[A2:.*]]: memref<2048xi8>, %[[A3:.*]]: memref<*xf32>, %[[A4:.*]]: memref<1x1x?xf32, strided<[?, ?, 1], offset: ?>>, %[[A5:.*]]: memref<f32>) {
func.func @views(%m: memref<8x16xf32>, %n: index, %bytes: memref<2048xi8>, %u: memref<*xf32>, %d: memref<1x1x?xf32, strided<[?, ?, 1], offset: ?>>, %s: memref<f32>) {
  // CHECK-NEXT: %subview = memref.subview %[[A0]][1, 2] [4, 8] [2, 1] : memref<8x16xf32> to memref<4x8xf32, strided<[32, 1], offset: 18>>
  // CHECK-NEXT: %subview_0 = memref.subview %[[A0]][%[[A1]], 0] [1, %[[A1]]] [1, %[[A1]]] {tt.note} : memref<8x16xf32> to memref<?xf32, strided<[?], offset: ?>>
  // CHECK-NEXT: %subview_1 = memref.subview %[[A0]][0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  // CHECK-NEXT: %subview_2 = memref.subview %[[A4]][0, 0, 0] [1, 1, %[[A1]]] [1, 1, 1] : memref<1x1x?xf32, strided<[?, ?, 1], offset: ?>> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  // CHECK-NEXT: %subview_3 = memref.subview %[[A5]][] [] [] : memref<f32> to memref<f32, strided<[]>>
  // CHECK-NEXT: %view = memref.view %[[A2]][%[[A1]]][] {tt.note} : memref<2048xi8> to memref<64x4xf32>
  // CHECK-NEXT: %view_4 = memref.view %[[A2]][%[[A1]]][%[[A1]], %[[A1]]] : memref<2048xi8> to memref<?x4x?xf32>
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [8], strides: [17] : memref<8x16xf32> to memref<8xf32, strided<[17]>>
  // CHECK-NEXT: %reinterpret_cast_5 = memref.reinterpret_cast %[[A3]] to offset: [%[[A1]]], sizes: [%[[A1]], 4], strides: [4, %[[A1]]] {tt.note} : memref<*xf32> to memref<?x4xf32, strided<[4, ?], offset: ?>>
  // CHECK-NEXT: %reinterpret_cast_6 = memref.reinterpret_cast %[[A3]] to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  // CHECK-NEXT: return
  %0 = memref.subview %m[1, 2] [4, 8] [2, 1] : memref<8x16xf32> to memref<4x8xf32, strided<[32, 1], offset: 18>>
  %1 = memref.subview %m[%n, 0] [1, %n] [1, %n] {tt.note} : memref<8x16xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  %3 = memref.subview %d[0, 0, 0] [1, 1, %n] [1, 1, 1] : memref<1x1x?xf32, strided<[?, ?, 1], offset: ?>> to memref<1x?xf32, strided<[?, 1], offset: ?>>
  %4 = memref.subview %s[] [] [] : memref<f32> to memref<f32, strided<[]>>
  %5 = memref.view %bytes[%n][] {tt.note} : memref<2048xi8> to memref<64x4xf32>
  %6 = memref.view %bytes[%n][%n, %n] : memref<2048xi8> to memref<?x4x?xf32>
  %7 = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [17] : memref<8x16xf32> to memref<8xf32, strided<[17]>>
  %8 = memref.reinterpret_cast %u to offset: [%n], sizes: [%n, 4], strides: [4, %n] {tt.note} : memref<*xf32> to memref<?x4xf32, strided<[4, ?], offset: ?>>
  %9 = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  return
}

// CHECK: memref.global @elsewhere : memref<2xf32>
// CHECK: memref.global "private" @table : memref<2xf32> = dense<[0.000000e+00, 1.000000e+00]>
// CHECK: memref.global "nested" constant @ones : memref<2xf32, 1> = dense<1.000000e+00> {alignment = 64 : i64, tt.note}
// CHECK: memref.global constant @"not set" : memref<2x2xi8, strided<[3, 1]>> = uninitialized
// CHECK: memref.global @scalar : memref<f32> = dense<0x7FC00000>
// CHECK: memref.global @sparse : memref<4xi32> = sparse<2, 5>
memref.global @elsewhere : memref<2xf32>
memref.global "private" @table : memref<2xf32> = dense<[0.0, 1.0]>
memref.global "nested" constant @ones : memref<2xf32, 1> = dense<1.0> {alignment = 64, tt.note}
memref.global constant @"not set" : memref<2x2xi8, strided<[3, 1]>> = uninitialized
memref.global @scalar : memref<f32> = dense<0x7FC00000>
memref.global @sparse : memref<4xi32> = sparse<[[2]], [5]>

// CHECK-LABEL: func.func @globals
// CHECK-SAME: () -> memref<2x2xi8, strided<[3, 1]>> {
func.func @globals() -> memref<2x2xi8, strided<[3, 1]>> {
  // CHECK-NEXT: %[[V0:.*]] = memref.get_global @table : memref<2xf32> {tt.note}
  // CHECK-NEXT: %[[V1:.*]] = memref.get_global @"not set" : memref<2x2xi8, strided<[3, 1]>>
  // CHECK-NEXT: return %[[V1]] : memref<2x2xi8, strided<[3, 1]>>
  %0 = memref.get_global @table : memref<2xf32> {tt.note}
  %1 = memref.get_global @"not set" : memref<2x2xi8, strided<[3, 1]>>
  return %1 : memref<2x2xi8, strided<[3, 1]>>
}
