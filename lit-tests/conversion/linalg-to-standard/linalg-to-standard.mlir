// RUN: ttmlir-opt --convert-linalg-to-std %s | filecheck %s

// Functions are named by the operation and the types of its operands, and do not know where in memory elements are.
// CHECK-LABEL: func.func @named(
// CHECK-SAME: %[[A0:.*]]: memref<4x?xf32>, %[[A1:.*]]: memref<?x8xf32, strided<[8, 1], offset: ?>>, %[[A2:.*]]: memref<4x8xf32, 1>, %[[A3:.*]]: f32)
// CHECK-NEXT: %[[V0:.*]] = memref.cast %[[A2]] : memref<4x8xf32, 1> to memref<4x8xf32, strided<[?, ?], offset: ?>, 1>
// CHECK-NEXT: call @linalg_fill_f32_view4x8xf32as1(%[[A3]], %[[V0]]) : (f32, memref<4x8xf32, strided<[?, ?], offset: ?>, 1>) -> ()
// CHECK-NEXT: %[[V1:.*]] = memref.cast %[[A0]] : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[V2:.*]] = memref.cast %[[A1]] : memref<?x8xf32, strided<[8, 1], offset: ?>> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[V3:.*]] = memref.cast %[[A2]] : memref<4x8xf32, 1> to memref<4x8xf32, strided<[?, ?], offset: ?>, 1>
// CHECK-NEXT: call @linalg_matmul_view4xsxf32_viewsx8xf32_view4x8xf32as1(%[[V1]], %[[V2]], %[[V3]]) : (memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<?x8xf32, strided<[?, ?], offset: ?>>, memref<4x8xf32, strided<[?, ?], offset: ?>, 1>) -> ()
// CHECK-NEXT: %[[V4:.*]] = memref.cast %[[A0]] : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[V5:.*]] = memref.cast %[[A1]] : memref<?x8xf32, strided<[8, 1], offset: ?>> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[V6:.*]] = memref.cast %[[A2]] : memref<4x8xf32, 1> to memref<4x8xf32, strided<[?, ?], offset: ?>, 1>
// CHECK-NEXT: call @linalg_matmul_view4xsxf32_viewsx8xf32_view4x8xf32as1(%[[V4]], %[[V5]], %[[V6]]) : (memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<?x8xf32, strided<[?, ?], offset: ?>>, memref<4x8xf32, strided<[?, ?], offset: ?>, 1>) -> ()
// CHECK-NEXT: return
func.func @named(%a: memref<4x?xf32>, %b: memref<?x8xf32, strided<[8, 1], offset: ?>>, %c: memref<4x8xf32, 1>, %f: f32) {
  linalg.fill ins(%f : f32) outs(%c : memref<4x8xf32, 1>)
  linalg.matmul ins(%a, %b : memref<4x?xf32>, memref<?x8xf32, strided<[8, 1], offset: ?>>) outs(%c : memref<4x8xf32, 1>)
  linalg.matmul ins(%a, %b : memref<4x?xf32>, memref<?x8xf32, strided<[8, 1], offset: ?>>) outs(%c : memref<4x8xf32, 1>)
  return
}

// Of a generic operation the name is said.
// CHECK-LABEL: func.func @generic(
// CHECK-SAME: %[[A0:.*]]: memref<4xi8>, %[[A1:.*]]: memref<2xvector<4x2xf32>>)
// CHECK-NEXT: %[[V0:.*]] = memref.cast %[[A0]] : memref<4xi8> to memref<4xi8, strided<[?], offset: ?>>
// CHECK-NEXT: %[[V1:.*]] = memref.cast %[[A0]] : memref<4xi8> to memref<4xi8, strided<[?], offset: ?>>
// CHECK-NEXT: call @my_function(%[[V0]], %[[V1]]) : (memref<4xi8, strided<[?], offset: ?>>, memref<4xi8, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT: %[[V2:.*]] = memref.cast %[[A1]] : memref<2xvector<4x2xf32>> to memref<2xvector<4x2xf32>, strided<[?], offset: ?>>
// CHECK-NEXT: %[[V3:.*]] = memref.cast %[[A1]] : memref<2xvector<4x2xf32>> to memref<2xvector<4x2xf32>, strided<[?], offset: ?>>
// CHECK-NEXT: call @linalg_copy_view2xvector4x2f32_view2xvector4x2f32(%[[V2]], %[[V3]]) : (memref<2xvector<4x2xf32>, strided<[?], offset: ?>>, memref<2xvector<4x2xf32>, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT: return
func.func @generic(%a: memref<4xi8>, %v: memref<2xvector<4x2xf32>>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"], library_call = "my_function"} ins(%a : memref<4xi8>) outs(%a : memref<4xi8>) {
  ^bb0(%x: i8, %y: i8):
    linalg.yield %x : i8
  }
  linalg.copy ins(%v : memref<2xvector<4x2xf32>>) outs(%v : memref<2xvector<4x2xf32>>)
  return
}

// There is one name for what has none.
// CHECK-LABEL: func.func @unnamed(
// CHECK-SAME: %[[A0:.*]]: memref<4x8xf32>, %[[A1:.*]]: memref<8x4xf32>)
// CHECK-NEXT: %[[V0:.*]] = memref.cast %[[A0]] : memref<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[V1:.*]] = memref.cast %[[A1]] : memref<8x4xf32> to memref<8x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: call @op_has_no_registered_library_name(%[[V0]], %[[V1]]) : (memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<8x4xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT: return
func.func @unnamed(%a: memref<4x8xf32>, %b: memref<8x4xf32>) {
  linalg.transpose ins(%a : memref<4x8xf32>) outs(%b : memref<8x4xf32>) permutation = [1, 0]
  return
}
