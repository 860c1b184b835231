// RUN: ttmlir-opt --allow-unregistered-dialect --convert-memref-to-tensor %s | filecheck %s

// CHECK-NOT: memref.global
memref.global "private" constant @bias : memref<32xf32> = dense<0.5>

// What is written into an argument is a result, behind those that the function has.
// CHECK-LABEL: func.func @layer(
// CHECK-SAME: %[[X:.*]]: tensor<64x128xf32>, %[[W:.*]]: tensor<128x32xf32>, %[[OUT:.*]]: tensor<64x32xf32>) -> (f32 {foo.first}, tensor<64x32xf32>) {
// CHECK: %[[TMP:.*]] = tensor.empty() : tensor<64x32xf32>
// CHECK: %[[ZERO:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%[[TMP]] : tensor<64x32xf32>) -> tensor<64x32xf32>
// CHECK: %[[PRODUCT:.*]] = linalg.matmul ins(%[[X]], %[[W]] : tensor<64x128xf32>, tensor<128x32xf32>) outs(%[[ZERO]] : tensor<64x32xf32>) -> tensor<64x32xf32>
// CHECK: %[[BIAS:.*]] = arith.constant dense<5.000000e-01> : tensor<32xf32>
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[PRODUCT]], %[[BIAS]] : {{.*}}) outs(%[[OUT]] : tensor<64x32xf32>) attrs = {kept} {
// CHECK: } -> tensor<64x32xf32>
// CHECK: %[[FIRST:.*]] = tensor.extract %[[SUM]][
// CHECK: return %[[FIRST]], %[[SUM]] : f32, tensor<64x32xf32>
func.func @layer(%x: memref<64x128xf32>, %w: memref<128x32xf32>, %out: memref<64x32xf32>) -> (f32 {foo.first}) {
  %zero = arith.constant 0.0 : f32
  %tmp = memref.alloc() {alignment = 64 : i64} : memref<64x32xf32>
  linalg.fill ins(%zero : f32) outs(%tmp : memref<64x32xf32>)
  linalg.matmul ins(%x, %w : memref<64x128xf32>, memref<128x32xf32>) outs(%tmp : memref<64x32xf32>)
  %b = memref.get_global @bias : memref<32xf32>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
    ins(%tmp, %b : memref<64x32xf32>, memref<32xf32>) outs(%out : memref<64x32xf32>) attrs = {kept} {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  }
  memref.dealloc %tmp : memref<64x32xf32>
  %c0 = arith.constant 0 : index
  %first = memref.load %out[%c0, %c0] : memref<64x32xf32>
  return %first : f32
}

// Views are read through slices and reshapes, and written through insertions and the reshapes back.
// CHECK-LABEL: func.func @views(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[I:.*]]: index) -> (tensor<2x4xf32>, tensor<4x8xf32>) {
// CHECK: %[[LINE:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1]] : tensor<4x8xf32> into tensor<32xf32>
// CHECK: %[[PART:.*]] = tensor.extract_slice %[[LINE]][%[[I]]] [8] [2] : tensor<32xf32> to tensor<8xf32>
// CHECK: %[[NEGATED:.*]] = linalg.negf ins(%[[PART]] : tensor<8xf32>) outs(%{{.*}} : tensor<8xf32>) -> tensor<8xf32>
// CHECK: %[[NEWLINE:.*]] = tensor.insert_slice %[[NEGATED]] into %{{.*}}[%[[I]]] [8] [2] : tensor<8xf32> into tensor<32xf32>
// CHECK: %[[NEW:.*]] = tensor.expand_shape %[[NEWLINE]] {{\[\[}}0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
// CHECK: %[[ROW:.*]] = tensor.extract_slice %[[NEW]][1, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
// CHECK: %[[HALVES:.*]] = tensor.expand_shape %[[ROW]] {{\[\[}}0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
// CHECK: return %[[HALVES]], %[[NEW]]
func.func @views(%x: memref<4x8xf32>, %i: index) -> memref<2x4xf32, strided<[4, 1], offset: 8>> {
  %line = memref.collapse_shape %x [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %part = memref.subview %line[%i] [8] [2] : memref<32xf32> to memref<8xf32, strided<[2], offset: ?>>
  linalg.negf ins(%part : memref<8xf32, strided<[2], offset: ?>>) outs(%part : memref<8xf32, strided<[2], offset: ?>>)
  %row = memref.subview %x[1, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: 8>>
  %halves = memref.expand_shape %row [[0, 1]] output_shape [2, 4] : memref<8xf32, strided<[1], offset: 8>> into memref<2x4xf32, strided<[4, 1], offset: 8>>
  return %halves : memref<2x4xf32, strided<[4, 1], offset: 8>>
}

// Layouts and memory spaces are dropped; what is known of sizes is not.
// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>, %[[Y:.*]]: tensor<4xf32>, %[[VALUE:.*]]: f32, %[[I:.*]]: index) -> (index, tensor<4xf32>) {
// CHECK: %[[DIM:.*]] = tensor.dim %[[X]], %[[I]] : tensor<?xf32>
// CHECK: %[[CAST:.*]] = tensor.cast %[[X]] : tensor<?xf32> to tensor<4xf32>
// CHECK: %[[STORED:.*]] = tensor.insert %[[VALUE]] into %[[CAST]][%[[I]]] : tensor<4xf32>
// CHECK: return %[[DIM]], %[[STORED]]
func.func @casts(%x: memref<?xf32, strided<[?], offset: ?>>, %y: memref<4xf32, 1>, %value: f32, %i: index) -> index {
  %dim = memref.dim %x, %i : memref<?xf32, strided<[?], offset: ?>>
  %cast = memref.cast %x : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  memref.copy %cast, %y : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, 1>
  %other = memref.memory_space_cast %y : memref<4xf32, 1> to memref<4xf32>
  memref.store %value, %other[%i] : memref<4xf32>
  return %dim : index
}

// What a body loads was there before the operation.
// CHECK-LABEL: func.func @table(
// CHECK-SAME: %[[T:.*]]: tensor<8xf32>
// CHECK: linalg.generic
// CHECK: tensor.extract %[[T]][%{{.*}}] : tensor<8xf32>
func.func @table(%table: memref<8xf32>, %places: memref<4xindex>, %out: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%places : memref<4xindex>) outs(%out : memref<4xf32>) {
  ^bb0(%place: index, %o: f32):
    %element = memref.load %table[%place] : memref<8xf32>
    linalg.yield %element : f32
  }
  return
}

// Declarations, and functions without memory, stay as they are.
// CHECK: func.func private @declared(memref<4xf32>)
// CHECK: func.func @scalar(%{{.*}}: f32) -> f32
func.func private @declared(memref<4xf32>)
func.func @scalar(%x: f32) -> f32 {
  return %x : f32
}
