// RUN: ttmlir-opt --canonicalize %s | filecheck %s

// CHECK-LABEL: func.func @c1
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @c1(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
  %cast_0 = tensor.cast %cast : tensor<?xf32> to tensor<4xf32>
  return %cast_0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<4x?xf32>) -> tensor<?x8xf32> {
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[ARG0]] : tensor<4x?xf32> to tensor<?x8xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x8xf32>
// CHECK-NEXT: }
func.func @c2(%arg0: tensor<4x?xf32>) -> tensor<?x8xf32> {
  %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
  %cast_0 = tensor.cast %cast : tensor<?x?xf32> to tensor<?x8xf32>
  return %cast_0 : tensor<?x8xf32>
}

// CHECK-LABEL: func.func @c3
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[ARG0]] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: %[[CAST_0:[^ :,)]+]] = tensor.cast %[[CAST]] : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST_0]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @c3(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
  %cast_0 = tensor.cast %cast : tensor<4x?xf32> to tensor<?x?xf32>
  return %cast_0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @c4
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<*xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[ARG0]] : tensor<*xf32> to tensor<4xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @c4(%arg0: tensor<*xf32>) -> tensor<4xf32> {
  %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?xf32>
  %cast_0 = tensor.cast %cast : tensor<?xf32> to tensor<4xf32>
  return %cast_0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @c5
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @c5(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<4xf32>
  return %cast : tensor<4xf32>
}

// CHECK-LABEL: func.func @d1
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<4x?xf32>, %[[ARG1:[^ :,)]+]]: index) -> (index, index, index) {
// CHECK-NEXT: %[[C1:[^ :,)]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[C4:[^ :,)]+]] = arith.constant 4 : index
// CHECK-NEXT: %[[DIM:[^ :,)]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT: %[[DIM_0:[^ :,)]+]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<4x?xf32>
// CHECK-NEXT: return %[[C4]], %[[DIM]], %[[DIM_0]] : index, index, index
// CHECK-NEXT: }
func.func @d1(%arg0: tensor<4x?xf32>, %arg1: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = tensor.dim %arg0, %c0 : tensor<4x?xf32>
  %dim_0 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
  %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
  %dim_1 = tensor.dim %cast, %arg1 : tensor<?x?xf32>
  return %dim, %dim_0, %dim_1 : index, index, index
}

// CHECK-LABEL: func.func @d2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: index, %[[ARG1:[^ :,)]+]]: f32) -> (index, index) {
// CHECK-NEXT: return %[[ARG0]], %[[ARG0]] : index, index
// CHECK-NEXT: }
func.func @d2(%arg0: index, %arg1: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %generated = tensor.generate %arg0 {
  ^bb0(%arg2: index):
    tensor.yield %arg1 : f32
  } : tensor<?xf32>
  %dim = tensor.dim %generated, %c0 : tensor<?xf32>
  %0 = tensor.empty(%arg0) : tensor<?xf32>
  %dim_0 = tensor.dim %0, %c0 : tensor<?xf32>
  return %dim, %dim_0 : index, index
}

// CHECK-LABEL: func.func @e1
// CHECK-SAME: () -> tensor<?x4xf32> {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[V0]] : tensor<3x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x4xf32>
// CHECK-NEXT: }
func.func @e1() -> tensor<?x4xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.empty(%c3) : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @e2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: index) -> tensor<8x?xf32> {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = tensor.empty(%[[ARG0]]) : tensor<8x?xf32>
// CHECK-NEXT: return %[[V0]] : tensor<8x?xf32>
// CHECK-NEXT: }
func.func @e2(%arg0: index) -> tensor<8x?xf32> {
  %0 = tensor.empty(%arg0, %arg0) : tensor<?x?xf32>
  %cast = tensor.cast %0 : tensor<?x?xf32> to tensor<8x?xf32>
  return %cast : tensor<8x?xf32>
}

// CHECK-LABEL: func.func @x1
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: f32, %[[ARG1:[^ :,)]+]]: f32, %[[ARG2:[^ :,)]+]]: tensor<3xf32>) -> (f32, f32, f32, f32) {
// CHECK-NEXT: %[[C1:[^ :,)]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT: %[[CST_0:[^ :,)]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT: %[[EXTRACTED:[^ :,)]+]] = tensor.extract %[[ARG2]][%[[C1]]] : tensor<3xf32>
// CHECK-NEXT: return %[[ARG1]], %[[CST]], %[[CST_0]], %[[EXTRACTED]] : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @x1(%arg0: f32, %arg1: f32, %arg2: tensor<3xf32>) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2xf32>
  %extracted = tensor.extract %from_elements[%c1] : tensor<2xf32>
  %cst = arith.constant dense<4.000000e+00> : tensor<4xf32>
  %extracted_0 = tensor.extract %cst[%c0] : tensor<4xf32>
  %cst_1 = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
  %extracted_2 = tensor.extract %cst_1[%c1, %c0] : tensor<2x2xf32>
  %cast = tensor.cast %arg2 : tensor<3xf32> to tensor<?xf32>
  %extracted_3 = tensor.extract %cast[%c1] : tensor<?xf32>
  return %extracted, %extracted_0, %extracted_2, %extracted_3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @x2
// CHECK-SAME: () -> (tensor<2xi32>, tensor<4xf32>, tensor<2x2xi32>) {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT: %[[CST_0:[^ :,)]+]] = arith.constant dense<1.500000e+00> : tensor<4xf32>
// CHECK-NEXT: %[[CST_1:[^ :,)]+]] = arith.constant dense<1> : tensor<2x2xi32>
// CHECK-NEXT: return %[[CST]], %[[CST_0]], %[[CST_1]] : tensor<2xi32>, tensor<4xf32>, tensor<2x2xi32>
// CHECK-NEXT: }
func.func @x2() -> (tensor<2xi32>, tensor<4xf32>, tensor<2x2xi32>) {
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %from_elements = tensor.from_elements %c1_i32, %c2_i32 : tensor<2xi32>
  %cst = arith.constant 1.500000e+00 : f32
  %splat = tensor.splat %cst : tensor<4xf32>
  %from_elements_0 = tensor.from_elements %c1_i32, %c1_i32, %c1_i32, %c1_i32 : tensor<2x2xi32>
  return %from_elements, %splat, %from_elements_0 : tensor<2xi32>, tensor<4xf32>, tensor<2x2xi32>
}

// CHECK-LABEL: func.func @x3
// CHECK-SAME: () -> tensor<4xi32> {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<1> : tensor<4xi32>
// CHECK-NEXT: return %[[CST]] : tensor<4xi32>
// CHECK-NEXT: }
func.func @x3() -> tensor<4xi32> {
  %c1_i32 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %cst = arith.constant dense<1> : tensor<4xi32>
  %inserted = tensor.insert %c1_i32 into %cst[%c0] : tensor<4xi32>
  return %inserted : tensor<4xi32>
}

// CHECK-LABEL: func.func @s1
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<4x6x16x32xi8>) -> tensor<4x6x16x32xi8> {
// CHECK-NEXT: return %[[ARG0]] : tensor<4x6x16x32xi8>
// CHECK-NEXT: }
func.func @s1(%arg0: tensor<4x6x16x32xi8>) -> tensor<4x6x16x32xi8> {
  %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [4, 6, 16, 32] [1, 1, 1, 1] : tensor<4x6x16x32xi8> to tensor<4x6x16x32xi8>
  return %extracted_slice : tensor<4x6x16x32xi8>
}

// CHECK-LABEL: func.func @s2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?x?x?xf32>, %[[ARG1:[^ :,)]+]]: index, %[[ARG2:[^ :,)]+]]: index) -> tensor<?x?x?xf32> {
// CHECK-NEXT: %[[EXTRACTED_SLICE:[^ :,)]+]] = tensor.extract_slice %[[ARG0]][0, %[[ARG1]], 1] [4, 1, %[[ARG2]]] [1, 1, 1] : tensor<?x?x?xf32> to tensor<4x1x?xf32>
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<4x1x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @s2(%arg0: tensor<?x?x?xf32>, %arg1: index, %arg2: index) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %extracted_slice = tensor.extract_slice %arg0[%c0, %arg1, %c1] [%c4, %c1, %arg2] [%c1, %c1, %c1] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
  return %extracted_slice : tensor<?x?x?xf32>
}

// CHECK-LABEL: func.func @s3
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?x?x?xf32>, %[[ARG1:[^ :,)]+]]: index, %[[ARG2:[^ :,)]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[EXTRACTED_SLICE:[^ :,)]+]] = tensor.extract_slice %[[ARG0]][0, %[[ARG1]], 1] [4, 1, %[[ARG2]]] [1, 1, 1] : tensor<?x?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @s3(%arg0: tensor<?x?x?xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %extracted_slice = tensor.extract_slice %arg0[%c0, %arg1, %c1] [%c4, 1, %arg2] [%c1, %c1, %c1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  return %extracted_slice : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @s4
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<128x512xf32>, %[[ARG1:[^ :,)]+]]: index) -> tensor<16x?xf32> {
// CHECK-NEXT: %[[EXTRACTED_SLICE:[^ :,)]+]] = tensor.extract_slice %[[ARG0]][%[[ARG1]], 4] [16, %[[ARG1]]] [1, 1] : tensor<128x512xf32> to tensor<16x?xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<16x?xf32>
// CHECK-NEXT: }
func.func @s4(%arg0: tensor<128x512xf32>, %arg1: index) -> tensor<16x?xf32> {
  %cast = tensor.cast %arg0 : tensor<128x512xf32> to tensor<?x?xf32>
  %extracted_slice = tensor.extract_slice %cast[%arg1, 4] [16, %arg1] [1, 1] : tensor<?x?xf32> to tensor<16x?xf32>
  return %extracted_slice : tensor<16x?xf32>
}

// CHECK-LABEL: func.func @s5
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<8xf32>, %[[ARG1:[^ :,)]+]]: tensor<16xf32>, %[[ARG2:[^ :,)]+]]: index) -> (tensor<8xf32>, tensor<16xf32>, tensor<16xf32>) {
// CHECK-NEXT: %[[INSERTED_SLICE:[^ :,)]+]] = tensor.insert_slice %[[ARG0]] into %[[ARG1]][%[[ARG2]]] [8] [1] : tensor<8xf32> into tensor<16xf32>
// CHECK-NEXT: return %[[ARG0]], %[[ARG1]], %[[INSERTED_SLICE]] : tensor<8xf32>, tensor<16xf32>, tensor<16xf32>
// CHECK-NEXT: }
func.func @s5(%arg0: tensor<8xf32>, %arg1: tensor<16xf32>, %arg2: index) -> (tensor<8xf32>, tensor<16xf32>, tensor<16xf32>) {
  %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg2] [8] [1] : tensor<8xf32> into tensor<16xf32>
  %extracted_slice = tensor.extract_slice %inserted_slice[%arg2] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %extracted_slice_0 = tensor.extract_slice %arg1[%arg2] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %arg1[%arg2] [8] [1] : tensor<8xf32> into tensor<16xf32>
  %inserted_slice_2 = tensor.insert_slice %extracted_slice into %inserted_slice[%arg2] [8] [1] : tensor<8xf32> into tensor<16xf32>
  return %extracted_slice, %inserted_slice_1, %inserted_slice_2 : tensor<8xf32>, tensor<16xf32>, tensor<16xf32>
}

// CHECK-LABEL: func.func @s6
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?x?xf32>, %[[ARG1:[^ :,)]+]]: tensor<?x?xf32>, %[[ARG2:[^ :,)]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[ARG0]] : tensor<?x?xf32> to tensor<4x1xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:[^ :,)]+]] = tensor.insert_slice %[[CAST]] into %[[ARG1]][0, %[[ARG2]]] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @s6(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %inserted_slice = tensor.insert_slice %arg0 into %arg1[%c0, %arg2] [%c4, %c1] [1, %c1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %inserted_slice : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @s7
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<1x4xf32>, %[[ARG1:[^ :,)]+]]: tensor<4x4xf32>, %[[ARG2:[^ :,)]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[INSERTED_SLICE:[^ :,)]+]] = tensor.insert_slice %[[ARG0]] into %[[ARG1]][0, %[[ARG2]]] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[INSERTED_SLICE]] : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @s7(%arg0: tensor<1x4xf32>, %arg1: tensor<4x4xf32>, %arg2: index) -> tensor<?x?xf32> {
  %cast = tensor.cast %arg0 : tensor<1x4xf32> to tensor<?x?xf32>
  %cast_0 = tensor.cast %arg1 : tensor<4x4xf32> to tensor<?x?xf32>
  %inserted_slice = tensor.insert_slice %cast into %cast_0[0, %arg2] [%arg2, %arg2] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %inserted_slice : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @s8
// CHECK-SAME: () -> tensor<2xf32> {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT: return %[[CST]] : tensor<2xf32>
// CHECK-NEXT: }
func.func @s8() -> tensor<2xf32> {
  %cst = arith.constant dense<1.000000e+00> : tensor<8xf32>
  %extracted_slice = tensor.extract_slice %cst[1] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %extracted_slice : tensor<2xf32>
}

// CHECK-LABEL: func.func @s9
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<0xf32>, %[[ARG1:[^ :,)]+]]: tensor<16xf32>) -> tensor<16xf32> {
// CHECK-NEXT: return %[[ARG1]] : tensor<16xf32>
// CHECK-NEXT: }
func.func @s9(%arg0: tensor<0xf32>, %arg1: tensor<16xf32>) -> tensor<16xf32> {
  %inserted_slice = tensor.insert_slice %arg0 into %arg1[0] [0] [1] : tensor<0xf32> into tensor<16xf32>
  return %inserted_slice : tensor<16xf32>
}

// CHECK-LABEL: func.func @s10
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?xf32>, %[[ARG1:[^ :,)]+]]: index) -> tensor<4xf32> {
// CHECK-NEXT: %[[EXTRACTED_SLICE:[^ :,)]+]] = tensor.extract_slice %[[ARG0]][%[[ARG1]]] [4] [1] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @s10(%arg0: tensor<?xf32>, %arg1: index) -> tensor<4xf32> {
  %extracted_slice = tensor.extract_slice %arg0[%arg1] [4] [1] : tensor<?xf32> to tensor<4xf32>
  %extracted_slice_0 = tensor.extract_slice %arg0[%arg1] [%arg1] [1] : tensor<?xf32> to tensor<?xf32>
  %cast = tensor.cast %extracted_slice_0 : tensor<?xf32> to tensor<4xf32>
  return %cast : tensor<4xf32>
}

// CHECK-LABEL: func.func @r1
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?x4xf32>, %[[ARG1:[^ :,)]+]]: index) -> (tensor<?x4xf32>, tensor<20xf32>) {
// CHECK-NEXT: %[[CST:[^ :,)]+]] = arith.constant dense<1.000000e+00> : tensor<20xf32>
// CHECK-NEXT: return %[[ARG0]], %[[CST]] : tensor<?x4xf32>, tensor<20xf32>
// CHECK-NEXT: }
func.func @r1(%arg0: tensor<?x4xf32>, %arg1: index) -> (tensor<?x4xf32>, tensor<20xf32>) {
  %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg1, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %collapsed = tensor.collapse_shape %expanded [[0, 1], [2]] : tensor<?x2x4xf32> into tensor<?x4xf32>
  %cst = arith.constant dense<1.000000e+00> : tensor<4x5xf32>
  %collapsed_0 = tensor.collapse_shape %cst [[0, 1]] : tensor<4x5xf32> into tensor<20xf32>
  return %collapsed, %collapsed_0 : tensor<?x4xf32>, tensor<20xf32>
}

// CHECK-LABEL: func.func @r2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<2x3x4x5xf32>) -> tensor<120xf32> {
// CHECK-NEXT: %[[COLLAPSED:[^ :,)]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2, 3]] : tensor<2x3x4x5xf32> into tensor<120xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<120xf32>
// CHECK-NEXT: }
func.func @r2(%arg0: tensor<2x3x4x5xf32>) -> tensor<120xf32> {
  %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2, 3]] : tensor<2x3x4x5xf32> into tensor<6x20xf32>
  %collapsed_0 = tensor.collapse_shape %collapsed [[0, 1]] : tensor<6x20xf32> into tensor<120xf32>
  return %collapsed_0 : tensor<120xf32>
}

// CHECK-LABEL: func.func @r3
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<120xf32>) -> tensor<2x3x4x5xf32> {
// CHECK-NEXT: %[[EXPANDED:[^ :,)]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xf32> into tensor<2x3x4x5xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<2x3x4x5xf32>
// CHECK-NEXT: }
func.func @r3(%arg0: tensor<120xf32>) -> tensor<2x3x4x5xf32> {
  %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [6, 20] : tensor<120xf32> into tensor<6x20xf32>
  %expanded_0 = tensor.expand_shape %expanded [[0, 1], [2, 3]] output_shape [2, 3, 4, 5] : tensor<6x20xf32> into tensor<2x3x4x5xf32>
  return %expanded_0 : tensor<2x3x4x5xf32>
}

// CHECK-LABEL: func.func @r4
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[C4:[^ :,)]+]] = arith.constant 4 : index
// CHECK-NEXT: %[[C5:[^ :,)]+]] = arith.constant 5 : index
// CHECK-NEXT: %[[EXPANDED:[^ :,)]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [%[[C4]], %[[C5]]] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %[[EXPANDED]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @r4(%arg0: tensor<?xf32>) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [%c4, %c5] : tensor<?xf32> into tensor<?x?xf32>
  return %expanded : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @r5
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: f32) -> (tensor<1x2xf32>, tensor<4xf32>) {
// CHECK-NEXT: %[[FROM_ELEMENTS:[^ :,)]+]] = tensor.from_elements %[[ARG0]], %[[ARG0]] : tensor<1x2xf32>
// CHECK-NEXT: %[[SPLAT:[^ :,)]+]] = tensor.splat %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT: return %[[FROM_ELEMENTS]], %[[SPLAT]] : tensor<1x2xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @r5(%arg0: f32) -> (tensor<1x2xf32>, tensor<4xf32>) {
  %from_elements = tensor.from_elements %arg0, %arg0 : tensor<2xf32>
  %expanded = tensor.expand_shape %from_elements [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
  %splat = tensor.splat %arg0 : tensor<2x2xf32>
  %collapsed = tensor.collapse_shape %splat [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %expanded, %collapsed : tensor<1x2xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @r6
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<4x5xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %[[COLLAPSED:[^ :,)]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : tensor<4x5xf32> into tensor<20xf32>
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[COLLAPSED]] : tensor<20xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @r6(%arg0: tensor<4x5xf32>) -> tensor<?xf32> {
  %cast = tensor.cast %arg0 : tensor<4x5xf32> to tensor<?x5xf32>
  %collapsed = tensor.collapse_shape %cast [[0, 1]] : tensor<?x5xf32> into tensor<?xf32>
  return %collapsed : tensor<?xf32>
}

// CHECK-LABEL: func.func @b
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<4xf32>) -> tensor<4xi32> {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = tensor.bitcast %[[ARG0]] : tensor<4xf32> to tensor<4xi32>
// CHECK-NEXT: return %[[V0]] : tensor<4xi32>
// CHECK-NEXT: }
func.func @b(%arg0: tensor<4xf32>) -> tensor<4xi32> {
  %0 = tensor.bitcast %arg0 : tensor<4xf32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK-LABEL: func.func @rank
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?x?xf32>, %[[ARG1:[^ :,)]+]]: tensor<5x?x?xf32>) -> (index, tensor<5x?x?xf32>) {
// CHECK-NEXT: %[[C2:[^ :,)]+]] = arith.constant 2 : index
// CHECK-NEXT: return %[[C2]], %[[ARG1]] : index, tensor<5x?x?xf32>
// CHECK-NEXT: }
func.func @rank(%arg0: tensor<?x?xf32>, %arg1: tensor<5x?x?xf32>) -> (index, tensor<5x?x?xf32>) {
  %rank = tensor.rank %arg0 : tensor<?x?xf32>
  %cst = arith.constant 0.000000e+00 : f32
  %padded = tensor.pad %arg1 low[0, 0, 0] high[0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index):
    tensor.yield %cst : f32
  } : tensor<5x?x?xf32> to tensor<5x?x?xf32>
  return %rank, %padded : index, tensor<5x?x?xf32>
}

// CHECK-LABEL: func.func @concat
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @concat(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %concat = tensor.concat dim(0) %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %concat : tensor<4xf32>
}

// CHECK-LABEL: func.func @gen
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT: %[[GENERATED:[^ :,)]+]] = tensor.generate  {
// CHECK-NEXT: ^bb0(%[[ARG1:[^ :,)]+]]: index):
// CHECK-NEXT: tensor.yield %[[ARG0]] : f32
// CHECK-NEXT: } : tensor<4xf32>
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[GENERATED]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @gen(%arg0: f32) -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %generated = tensor.generate %c4 {
  ^bb0(%arg1: index):
    tensor.yield %arg0 : f32
  } : tensor<?xf32>
  return %generated : tensor<?xf32>
}

// CHECK-LABEL: func.func @gen2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: index, %[[ARG1:[^ :,)]+]]: index) -> index {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = arith.muli %[[ARG1]], %[[ARG1]] : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
func.func @gen2(%arg0: index, %arg1: index) -> index {
  %generated = tensor.generate %arg0 {
  ^bb0(%arg2: index):
    %0 = arith.muli %arg2, %arg2 : index
    tensor.yield %0 : index
  } : tensor<?xindex>
  %extracted = tensor.extract %generated[%arg1] : tensor<?xindex>
  return %extracted : index
}

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?x?xf32>, %[[ARG1:[^ :,)]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[C0:[^ :,)]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:[^ :,)]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[DIM:[^ :,)]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT: %[[DIM_0:[^ :,)]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT: %[[V0:[^ :,)]+]] = tensor.empty(%[[DIM]], %[[DIM_0]]) : tensor<?x?xf32>
// CHECK-NEXT: %[[INSERTED_SLICE:[^ :,)]+]] = tensor.insert_slice %[[ARG0]] into %[[V0]][0, 0] [%[[DIM]], %[[DIM_0]]] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @a(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
  %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
  %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
  %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %inserted_slice : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @b_2
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<4x?xf32>, %[[ARG1:[^ :,)]+]]: f32) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[PADDED:[^ :,)]+]] = tensor.pad %[[ARG0]] low[1, 0] high[0, 2] {
// CHECK-NEXT: ^bb0(%[[ARG2:[^ :,)]+]]: index, %[[ARG3:[^ :,)]+]]: index):
// CHECK-NEXT: tensor.yield %[[ARG1]] : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<5x?xf32>
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[PADDED]] : tensor<5x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @b_2(%arg0: tensor<4x?xf32>, %arg1: f32) -> tensor<?x?xf32> {
  %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
  %padded = tensor.pad %cast low[1, 0] high[0, 2] {
  ^bb0(%arg2: index, %arg3: index):
    tensor.yield %arg1 : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %padded : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @c
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?x?xf32>, %[[ARG1:[^ :,)]+]]: f32) -> tensor<4x6xf32> {
// CHECK-NEXT: %[[PADDED:[^ :,)]+]] = tensor.pad %[[ARG0]] low[1, 0] high[0, 2] {
// CHECK-NEXT: ^bb0(%[[ARG2:[^ :,)]+]]: index, %[[ARG3:[^ :,)]+]]: index):
// CHECK-NEXT: tensor.yield %[[ARG1]] : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<4x6xf32>
// CHECK-NEXT: return %[[PADDED]] : tensor<4x6xf32>
// CHECK-NEXT: }
func.func @c(%arg0: tensor<?x?xf32>, %arg1: f32) -> tensor<4x6xf32> {
  %padded = tensor.pad %arg0 low[1, 0] high[0, 2] {
  ^bb0(%arg2: index, %arg3: index):
    tensor.yield %arg1 : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %cast = tensor.cast %padded : tensor<?x?xf32> to tensor<4x6xf32>
  return %cast : tensor<4x6xf32>
}

// CHECK-LABEL: func.func @d
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<4xf32>, %[[ARG1:[^ :,)]+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT: %[[PADDED:[^ :,)]+]] = tensor.pad %[[ARG0]] low[1] high[0] {
// CHECK-NEXT: ^bb0(%[[ARG2:[^ :,)]+]]: index):
// CHECK-NEXT: tensor.yield %[[ARG1]] : f32
// CHECK-NEXT: } : tensor<4xf32> to tensor<5xf32>
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[PADDED]] : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @d(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %padded = tensor.pad %arg0 low[%c1] high[0] {
  ^bb0(%arg2: index):
    tensor.yield %arg1 : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %padded : tensor<?xf32>
}

// CHECK-LABEL: func.func @e
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<2x3xf32>, %[[ARG1:[^ :,)]+]]: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT: %[[CONCAT:[^ :,)]+]] = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: return %[[CONCAT]] : tensor<?x3xf32>
// CHECK-NEXT: }
func.func @e(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %concat : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<2x3xf32>, %[[ARG1:[^ :,)]+]]: tensor<4x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[CONCAT:[^ :,)]+]] = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[CONCAT]] : tensor<6x3xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<?x?xf32> {
  %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<?x?xf32>
  return %concat : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @g
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?x?xf32>, %[[ARG1:[^ :,)]+]]: tensor<2xindex>, %[[ARG2:[^ :,)]+]]: index) -> index {
// CHECK-NEXT: %[[C1:[^ :,)]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[EXTRACTED:[^ :,)]+]] = tensor.extract %[[ARG1]][%[[C1]]] : tensor<2xindex>
// CHECK-NEXT: return %[[EXTRACTED]] : index
// CHECK-NEXT: }
func.func @g(%arg0: tensor<?x?xf32>, %arg1: tensor<2xindex>, %arg2: index) -> index {
  %reshape = tensor.reshape %arg0(%arg1) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  %dim = tensor.dim %reshape, %c1 : tensor<?x?xf32>
  return %dim : index
}

// CHECK-LABEL: func.func @h
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?xf32>, %[[ARG1:[^ :,)]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[C4:[^ :,)]+]] = arith.constant 4 : index
// CHECK-NEXT: %[[C0:[^ :,)]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[EXPANDED:[^ :,)]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], 4] : tensor<?xf32> into tensor<?x4xf32>
// CHECK-NEXT: %[[DIM:[^ :,)]+]] = tensor.dim %[[EXPANDED]], %[[C0]] : tensor<?x4xf32>
// CHECK-NEXT: return %[[DIM]], %[[C4]] : index, index
// CHECK-NEXT: }
func.func @h(%arg0: tensor<?xf32>, %arg1: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 4] : tensor<?xf32> into tensor<?x4xf32>
  %dim = tensor.dim %expanded, %c0 : tensor<?x4xf32>
  %dim_0 = tensor.dim %expanded, %c1 : tensor<?x4xf32>
  return %dim, %dim_0 : index, index
}

// CHECK-LABEL: func.func @i
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?x4x5xf32>) -> index {
// CHECK-NEXT: %[[C0:[^ :,)]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[COLLAPSED:[^ :,)]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
// CHECK-NEXT: %[[DIM:[^ :,)]+]] = tensor.dim %[[COLLAPSED]], %[[C0]] : tensor<?x5xf32>
// CHECK-NEXT: return %[[DIM]] : index
// CHECK-NEXT: }
func.func @i(%arg0: tensor<?x4x5xf32>) -> index {
  %c0 = arith.constant 0 : index
  %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
  %dim = tensor.dim %collapsed, %c0 : tensor<?x5xf32>
  return %dim : index
}

// CHECK-LABEL: func.func @j
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<1x?x4xf32>) -> tensor<?x4xf32> {
// CHECK-NEXT: %[[COLLAPSED:[^ :,)]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : tensor<1x?x4xf32> into tensor<?x4xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<?x4xf32>
// CHECK-NEXT: }
func.func @j(%arg0: tensor<1x?x4xf32>) -> tensor<?x4xf32> {
  %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x?x4xf32> into tensor<?x4xf32>
  return %collapsed : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @k
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?x12xf32>, %[[ARG1:[^ :,)]+]]: index) -> tensor<?x12xf32> {
// CHECK-NEXT: return %[[ARG0]] : tensor<?x12xf32>
// CHECK-NEXT: }
func.func @k(%arg0: tensor<?x12xf32>, %arg1: index) -> tensor<?x12xf32> {
  %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg1, 3, 4] : tensor<?x12xf32> into tensor<?x3x4xf32>
  %collapsed = tensor.collapse_shape %expanded [[0], [1, 2]] : tensor<?x3x4xf32> into tensor<?x12xf32>
  return %collapsed : tensor<?x12xf32>
}

// CHECK-LABEL: func.func @l
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<12x4xf32>) -> tensor<3x16xf32> {
// CHECK-NEXT: %[[EXPANDED:[^ :,)]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [3, 4, 4] : tensor<12x4xf32> into tensor<3x4x4xf32>
// CHECK-NEXT: %[[COLLAPSED:[^ :,)]+]] = tensor.collapse_shape %[[EXPANDED]] {{\[\[}}0], [1, 2]] : tensor<3x4x4xf32> into tensor<3x16xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<3x16xf32>
// CHECK-NEXT: }
func.func @l(%arg0: tensor<12x4xf32>) -> tensor<3x16xf32> {
  %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, 4] : tensor<12x4xf32> into tensor<3x4x4xf32>
  %collapsed = tensor.collapse_shape %expanded [[0], [1, 2]] : tensor<3x4x4xf32> into tensor<3x16xf32>
  return %collapsed : tensor<3x16xf32>
}

// CHECK-LABEL: func.func @m
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<2x3x4xf32>) -> tensor<6x4x1xf32> {
// CHECK-NEXT: %[[EXPANDED:[^ :,)]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0], [1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<2x3x4xf32> into tensor<2x3x4x1xf32>
// CHECK-NEXT: %[[COLLAPSED:[^ :,)]+]] = tensor.collapse_shape %[[EXPANDED]] {{\[\[}}0, 1], [2], [3]] : tensor<2x3x4x1xf32> into tensor<6x4x1xf32>
// CHECK-NEXT: return %[[COLLAPSED]] : tensor<6x4x1xf32>
// CHECK-NEXT: }
func.func @m(%arg0: tensor<2x3x4xf32>) -> tensor<6x4x1xf32> {
  %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<2x3x4xf32> into tensor<2x3x4x1xf32>
  %collapsed = tensor.collapse_shape %expanded [[0, 1], [2], [3]] : tensor<2x3x4x1xf32> into tensor<6x4x1xf32>
  return %collapsed : tensor<6x4x1xf32>
}

// CHECK-LABEL: func.func @p
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<8x8xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %[[EXTRACTED_SLICE:[^ :,)]+]] = tensor.extract_slice %[[ARG0]][0, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @p(%arg0: tensor<8x8xf32>) -> tensor<?xf32> {
  %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
  %cast = tensor.cast %extracted_slice : tensor<8xf32> to tensor<?xf32>
  return %cast : tensor<?xf32>
}

// CHECK-LABEL: func.func @q
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<?xi32>, %[[ARG1:[^ :,)]+]]: index) -> i32 {
// CHECK-NEXT: %[[EXTRACTED:[^ :,)]+]] = tensor.extract %[[ARG0]][%[[ARG1]]] : tensor<?xi32>
// CHECK-NEXT: return %[[EXTRACTED]] : i32
// CHECK-NEXT: }
func.func @q(%arg0: tensor<?xi32>, %arg1: index) -> i32 {
  %0 = arith.index_cast %arg0 : tensor<?xi32> to tensor<?xindex>
  %extracted = tensor.extract %0[%arg1] : tensor<?xindex>
  %1 = arith.index_cast %extracted : index to i32
  return %1 : i32
}

// CHECK-LABEL: func.func @r
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<*xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[ARG0]] : tensor<*xf32> to tensor<4x?xf32>
// CHECK-NEXT: %[[CAST_0:[^ :,)]+]] = tensor.cast %[[CAST]] : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST_0]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @r(%arg0: tensor<*xf32>) -> tensor<?x?xf32> {
  %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<4x?xf32>
  %cast_0 = tensor.cast %cast : tensor<4x?xf32> to tensor<?x?xf32>
  return %cast_0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @s
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: tensor<4x4xf32>, %[[ARG1:[^ :,)]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[CAST:[^ :,)]+]] = tensor.cast %[[ARG0]] : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @s(%arg0: tensor<4x4xf32>, %arg1: index) -> tensor<?x?xf32> {
  %0 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %arg0) -> (tensor<4x4xf32>) {
    scf.yield %arg3 : tensor<4x4xf32>
  }
  %cast = tensor.cast %0 : tensor<4x4xf32> to tensor<?x?xf32>
  return %cast : tensor<?x?xf32>
}
