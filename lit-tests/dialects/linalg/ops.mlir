// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect %s | filecheck %s
// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --mlir-print-op-generic %s | ttmlir-opt --split-input-file --allow-unregistered-dialect | filecheck %s

// CHECK-LABEL: func.func @copy_1(
// CHECK: %0 = linalg.copy ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @copy_1(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.copy ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @copy_2(
// CHECK: linalg.copy ins(%arg0 : memref<4x5xi8>) outs(%arg1 : memref<4x5xi32>)
func.func @copy_2(%a0: memref<4x5xi8>, %a1: memref<4x5xi32>) {
  linalg.copy ins(%a0 : memref<4x5xi8>) outs(%a1 : memref<4x5xi32>)
  return
}

// CHECK-LABEL: func.func @copy_3(
// CHECK: linalg.copy ins(%arg0 : memref<?x?xi8>) outs(%arg1 : memref<?x?xf32>)
func.func @copy_3(%a0: memref<?x?xi8>, %a1: memref<?x?xf32>) {
  linalg.copy ins(%a0 : memref<?x?xi8>) outs(%a1 : memref<?x?xf32>)
  return
}

// CHECK-LABEL: func.func @exp_4(
// CHECK: %0 = linalg.exp ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @exp_4(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.exp ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @log_5(
// CHECK: %0 = linalg.log ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @log_5(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.log ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @abs_6(
// CHECK: %0 = linalg.abs ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @abs_6(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.abs ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @ceil_7(
// CHECK: %0 = linalg.ceil ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @ceil_7(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.ceil ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @floor_8(
// CHECK: %0 = linalg.floor ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @floor_8(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.floor ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @negf_9(
// CHECK: %0 = linalg.negf ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @negf_9(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.negf ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @reciprocal_10(
// CHECK: %0 = linalg.reciprocal ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @reciprocal_10(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.reciprocal ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @round_11(
// CHECK: %0 = linalg.round ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @round_11(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.round ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @sqrt_12(
// CHECK: %0 = linalg.sqrt ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @sqrt_12(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.sqrt ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @rsqrt_13(
// CHECK: %0 = linalg.rsqrt ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @rsqrt_13(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.rsqrt ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @square_14(
// CHECK: %0 = linalg.square ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @square_14(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.square ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @tanh_15(
// CHECK: %0 = linalg.tanh ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @tanh_15(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.tanh ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @erf_16(
// CHECK: %0 = linalg.erf ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @erf_16(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>) {
  %0 = linalg.erf ins(%a0 : tensor<4x5xf32>) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @add_17(
// CHECK: %0 = linalg.add ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @add_17(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>) {
  %0 = linalg.add ins(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%a2 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @sub_18(
// CHECK: %0 = linalg.sub ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @sub_18(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>) {
  %0 = linalg.sub ins(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%a2 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @mul_19(
// CHECK: %0 = linalg.mul ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @mul_19(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>) {
  %0 = linalg.mul ins(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%a2 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @div_20(
// CHECK: %0 = linalg.div ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @div_20(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>) {
  %0 = linalg.div ins(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%a2 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @div_unsigned_21(
// CHECK: linalg.div_unsigned ins(%arg0, %arg1 : memref<4x5xi32>, memref<4x5xi32>) outs(%arg2 : memref<4x5xi32>)
func.func @div_unsigned_21(%a0: memref<4x5xi32>, %a1: memref<4x5xi32>, %a2: memref<4x5xi32>) {
  linalg.div_unsigned ins(%a0, %a1 : memref<4x5xi32>, memref<4x5xi32>) outs(%a2 : memref<4x5xi32>)
  return
}

// CHECK-LABEL: func.func @max_22(
// CHECK: %0 = linalg.max ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @max_22(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>) {
  %0 = linalg.max ins(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%a2 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @min_23(
// CHECK: %0 = linalg.min ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @min_23(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>) {
  %0 = linalg.min ins(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%a2 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @powf_24(
// CHECK: %0 = linalg.powf ins(%arg0, %arg1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @powf_24(%a0: tensor<4x5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>) {
  %0 = linalg.powf ins(%a0, %a1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%a2 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @select_25(
// CHECK: %0 = linalg.select ins(%arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) outs(%arg3 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @select_25(%a0: tensor<4x5xi1>, %a1: tensor<4x5xf32>, %a2: tensor<4x5xf32>, %a3: tensor<4x5xf32>) {
  %0 = linalg.select ins(%a0, %a1, %a2 : tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) outs(%a3 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @quantized_matmul_26(
// CHECK: %0 = linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x4xf32>, tensor<4x3xf32>, f32, f32) outs(%arg4 : tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @quantized_matmul_26(%a0: tensor<2x4xf32>, %a1: tensor<4x3xf32>, %a2: f32, %a3: f32, %a4: tensor<2x3xf32>) {
  %0 = linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : tensor<2x4xf32>, tensor<4x3xf32>, f32, f32) outs(%a4 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @quantized_matmul_27(
// CHECK: linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x4xi8>, memref<4x3xi8>, i32, i32) outs(%arg4 : memref<2x3xi32>)
func.func @quantized_matmul_27(%a0: memref<2x4xi8>, %a1: memref<4x3xi8>, %a2: i32, %a3: i32, %a4: memref<2x3xi32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<2x4xi8>, memref<4x3xi8>, i32, i32) outs(%a4 : memref<2x3xi32>)
  return
}

// CHECK-LABEL: func.func @quantized_matmul_28(
// CHECK: linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?xi8>, memref<?x?xf16>, f32, f32) outs(%arg4 : memref<?x?xf32>)
func.func @quantized_matmul_28(%a0: memref<?x?xi8>, %a1: memref<?x?xf16>, %a2: f32, %a3: f32, %a4: memref<?x?xf32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<?x?xi8>, memref<?x?xf16>, f32, f32) outs(%a4 : memref<?x?xf32>)
  return
}

// CHECK-LABEL: func.func @mmt4d_29(
// CHECK: %0 = linalg.mmt4d ins(%arg0, %arg1 : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>) outs(%arg2 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
func.func @mmt4d_29(%a0: tensor<2x4x5x7xf32>, %a1: tensor<3x4x6x7xf32>, %a2: tensor<2x3x5x6xf32>) {
  %0 = linalg.mmt4d ins(%a0, %a1 : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>) outs(%a2 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  return
}

// CHECK-LABEL: func.func @mmt4d_30(
// CHECK: linalg.mmt4d ins(%arg0, %arg1 : memref<2x4x5x7xi8>, memref<3x4x6x7xi8>) outs(%arg2 : memref<2x3x5x6xi32>)
func.func @mmt4d_30(%a0: memref<2x4x5x7xi8>, %a1: memref<3x4x6x7xi8>, %a2: memref<2x3x5x6xi32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<2x4x5x7xi8>, memref<3x4x6x7xi8>) outs(%a2 : memref<2x3x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @mmt4d_31(
// CHECK: linalg.mmt4d ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?xf32>)
func.func @mmt4d_31(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xf16>, %a2: memref<?x?x?x?xf32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @batch_mmt4d_32(
// CHECK: %0 = linalg.batch_mmt4d ins(%arg0, %arg1 : tensor<2x3x5x6x8xf32>, tensor<2x4x5x7x8xf32>) outs(%arg2 : tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
func.func @batch_mmt4d_32(%a0: tensor<2x3x5x6x8xf32>, %a1: tensor<2x4x5x7x8xf32>, %a2: tensor<2x3x4x6x7xf32>) {
  %0 = linalg.batch_mmt4d ins(%a0, %a1 : tensor<2x3x5x6x8xf32>, tensor<2x4x5x7x8xf32>) outs(%a2 : tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
  return
}

// CHECK-LABEL: func.func @batch_mmt4d_33(
// CHECK: linalg.batch_mmt4d ins(%arg0, %arg1 : memref<2x3x5x6x8xi8>, memref<2x4x5x7x8xi8>) outs(%arg2 : memref<2x3x4x6x7xi32>)
func.func @batch_mmt4d_33(%a0: memref<2x3x5x6x8xi8>, %a1: memref<2x4x5x7x8xi8>, %a2: memref<2x3x4x6x7xi32>) {
  linalg.batch_mmt4d ins(%a0, %a1 : memref<2x3x5x6x8xi8>, memref<2x4x5x7x8xi8>) outs(%a2 : memref<2x3x4x6x7xi32>)
  return
}

// CHECK-LABEL: func.func @batch_mmt4d_34(
// CHECK: linalg.batch_mmt4d ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xf32>)
func.func @batch_mmt4d_34(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xf16>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.batch_mmt4d ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @quantized_batch_matmul_35(
// CHECK: %0 = linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x3x5xf32>, tensor<2x5x4xf32>, f32, f32) outs(%arg4 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @quantized_batch_matmul_35(%a0: tensor<2x3x5xf32>, %a1: tensor<2x5x4xf32>, %a2: f32, %a3: f32, %a4: tensor<2x3x4xf32>) {
  %0 = linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : tensor<2x3x5xf32>, tensor<2x5x4xf32>, f32, f32) outs(%a4 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @quantized_batch_matmul_36(
// CHECK: linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3x5xi8>, memref<2x5x4xi8>, i32, i32) outs(%arg4 : memref<2x3x4xi32>)
func.func @quantized_batch_matmul_36(%a0: memref<2x3x5xi8>, %a1: memref<2x5x4xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4xi32>) {
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<2x3x5xi8>, memref<2x5x4xi8>, i32, i32) outs(%a4 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @quantized_batch_matmul_37(
// CHECK: linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?xi8>, memref<?x?x?xf16>, f32, f32) outs(%arg4 : memref<?x?x?xf32>)
func.func @quantized_batch_matmul_37(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xf16>, %a2: f32, %a3: f32, %a4: memref<?x?x?xf32>) {
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<?x?x?xi8>, memref<?x?x?xf16>, f32, f32) outs(%a4 : memref<?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @matvec_38(
// CHECK: %0 = linalg.matvec ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<3xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
func.func @matvec_38(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<2xf32>) {
  %0 = linalg.matvec ins(%a0, %a1 : tensor<2x3xf32>, tensor<3xf32>) outs(%a2 : tensor<2xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @matvec_39(
// CHECK: linalg.matvec ins(%arg0, %arg1 : memref<2x3xi8>, memref<3xi8>) outs(%arg2 : memref<2xi32>)
func.func @matvec_39(%a0: memref<2x3xi8>, %a1: memref<3xi8>, %a2: memref<2xi32>) {
  linalg.matvec ins(%a0, %a1 : memref<2x3xi8>, memref<3xi8>) outs(%a2 : memref<2xi32>)
  return
}

// CHECK-LABEL: func.func @matvec_40(
// CHECK: linalg.matvec ins(%arg0, %arg1 : memref<?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?xf32>)
func.func @matvec_40(%a0: memref<?x?xi8>, %a1: memref<?xf16>, %a2: memref<?xf32>) {
  linalg.matvec ins(%a0, %a1 : memref<?x?xi8>, memref<?xf16>) outs(%a2 : memref<?xf32>)
  return
}

// CHECK-LABEL: func.func @vecmat_41(
// CHECK: %0 = linalg.vecmat ins(%arg0, %arg1 : tensor<3xf32>, tensor<3x2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
func.func @vecmat_41(%a0: tensor<3xf32>, %a1: tensor<3x2xf32>, %a2: tensor<2xf32>) {
  %0 = linalg.vecmat ins(%a0, %a1 : tensor<3xf32>, tensor<3x2xf32>) outs(%a2 : tensor<2xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @vecmat_42(
// CHECK: linalg.vecmat ins(%arg0, %arg1 : memref<3xi8>, memref<3x2xi8>) outs(%arg2 : memref<2xi32>)
func.func @vecmat_42(%a0: memref<3xi8>, %a1: memref<3x2xi8>, %a2: memref<2xi32>) {
  linalg.vecmat ins(%a0, %a1 : memref<3xi8>, memref<3x2xi8>) outs(%a2 : memref<2xi32>)
  return
}

// CHECK-LABEL: func.func @vecmat_43(
// CHECK: linalg.vecmat ins(%arg0, %arg1 : memref<?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?xf32>)
func.func @vecmat_43(%a0: memref<?xi8>, %a1: memref<?x?xf16>, %a2: memref<?xf32>) {
  linalg.vecmat ins(%a0, %a1 : memref<?xi8>, memref<?x?xf16>) outs(%a2 : memref<?xf32>)
  return
}

// CHECK-LABEL: func.func @batch_matvec_44(
// CHECK: %0 = linalg.batch_matvec ins(%arg0, %arg1 : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @batch_matvec_44(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4xf32>, %a2: tensor<2x3xf32>) {
  %0 = linalg.batch_matvec ins(%a0, %a1 : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @batch_matvec_45(
// CHECK: linalg.batch_matvec ins(%arg0, %arg1 : memref<2x3x4xi8>, memref<2x4xi8>) outs(%arg2 : memref<2x3xi32>)
func.func @batch_matvec_45(%a0: memref<2x3x4xi8>, %a1: memref<2x4xi8>, %a2: memref<2x3xi32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<2x3x4xi8>, memref<2x4xi8>) outs(%a2 : memref<2x3xi32>)
  return
}

// CHECK-LABEL: func.func @batch_matvec_46(
// CHECK: linalg.batch_matvec ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf32>)
func.func @batch_matvec_46(%a0: memref<?x?x?xi8>, %a1: memref<?x?xf16>, %a2: memref<?x?xf32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?xf16>) outs(%a2 : memref<?x?xf32>)
  return
}

// CHECK-LABEL: func.func @batch_vecmat_47(
// CHECK: %0 = linalg.batch_vecmat ins(%arg0, %arg1 : tensor<2x4xf32>, tensor<2x4x3xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @batch_vecmat_47(%a0: tensor<2x4xf32>, %a1: tensor<2x4x3xf32>, %a2: tensor<2x3xf32>) {
  %0 = linalg.batch_vecmat ins(%a0, %a1 : tensor<2x4xf32>, tensor<2x4x3xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @batch_vecmat_48(
// CHECK: linalg.batch_vecmat ins(%arg0, %arg1 : memref<2x4xi8>, memref<2x4x3xi8>) outs(%arg2 : memref<2x3xi32>)
func.func @batch_vecmat_48(%a0: memref<2x4xi8>, %a1: memref<2x4x3xi8>, %a2: memref<2x3xi32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<2x4xi8>, memref<2x4x3xi8>) outs(%a2 : memref<2x3xi32>)
  return
}

// CHECK-LABEL: func.func @batch_vecmat_49(
// CHECK: linalg.batch_vecmat ins(%arg0, %arg1 : memref<?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?xf32>)
func.func @batch_vecmat_49(%a0: memref<?x?xi8>, %a1: memref<?x?x?xf16>, %a2: memref<?x?xf32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<?x?xi8>, memref<?x?x?xf16>) outs(%a2 : memref<?x?xf32>)
  return
}

// CHECK-LABEL: func.func @dot_50(
// CHECK: %0 = linalg.dot ins(%arg0, %arg1 : tensor<2xf32>, tensor<2xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
func.func @dot_50(%a0: tensor<2xf32>, %a1: tensor<2xf32>, %a2: tensor<f32>) {
  %0 = linalg.dot ins(%a0, %a1 : tensor<2xf32>, tensor<2xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  return
}

// CHECK-LABEL: func.func @dot_51(
// CHECK: linalg.dot ins(%arg0, %arg1 : memref<2xi8>, memref<2xi8>) outs(%arg2 : memref<i32>)
func.func @dot_51(%a0: memref<2xi8>, %a1: memref<2xi8>, %a2: memref<i32>) {
  linalg.dot ins(%a0, %a1 : memref<2xi8>, memref<2xi8>) outs(%a2 : memref<i32>)
  return
}

// CHECK-LABEL: func.func @dot_52(
// CHECK: linalg.dot ins(%arg0, %arg1 : memref<?xi8>, memref<?xf16>) outs(%arg2 : memref<f32>)
func.func @dot_52(%a0: memref<?xi8>, %a1: memref<?xf16>, %a2: memref<f32>) {
  linalg.dot ins(%a0, %a1 : memref<?xi8>, memref<?xf16>) outs(%a2 : memref<f32>)
  return
}

// CHECK-LABEL: func.func @conv_1d_53(
// CHECK: %0 = linalg.conv_1d ins(%arg0, %arg1 : tensor<4xf32>, tensor<3xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
func.func @conv_1d_53(%a0: tensor<4xf32>, %a1: tensor<3xf32>, %a2: tensor<2xf32>) {
  %0 = linalg.conv_1d ins(%a0, %a1 : tensor<4xf32>, tensor<3xf32>) outs(%a2 : tensor<2xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @conv_1d_54(
// CHECK: linalg.conv_1d ins(%arg0, %arg1 : memref<4xi8>, memref<3xi8>) outs(%arg2 : memref<2xi32>)
func.func @conv_1d_54(%a0: memref<4xi8>, %a1: memref<3xi8>, %a2: memref<2xi32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<4xi8>, memref<3xi8>) outs(%a2 : memref<2xi32>)
  return
}

// CHECK-LABEL: func.func @conv_1d_55(
// CHECK: linalg.conv_1d ins(%arg0, %arg1 : memref<?xi8>, memref<?xf16>) outs(%arg2 : memref<?xf32>)
func.func @conv_1d_55(%a0: memref<?xi8>, %a1: memref<?xf16>, %a2: memref<?xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<?xi8>, memref<?xf16>) outs(%a2 : memref<?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_56(
// CHECK: %0 = linalg.conv_2d ins(%arg0, %arg1 : tensor<5x7xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @conv_2d_56(%a0: tensor<5x7xf32>, %a1: tensor<4x5xf32>, %a2: tensor<2x3xf32>) {
  %0 = linalg.conv_2d ins(%a0, %a1 : tensor<5x7xf32>, tensor<4x5xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @conv_2d_57(
// CHECK: linalg.conv_2d ins(%arg0, %arg1 : memref<5x7xi8>, memref<4x5xi8>) outs(%arg2 : memref<2x3xi32>)
func.func @conv_2d_57(%a0: memref<5x7xi8>, %a1: memref<4x5xi8>, %a2: memref<2x3xi32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<5x7xi8>, memref<4x5xi8>) outs(%a2 : memref<2x3xi32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_58(
// CHECK: linalg.conv_2d ins(%arg0, %arg1 : memref<?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?xf32>)
func.func @conv_2d_58(%a0: memref<?x?xi8>, %a1: memref<?x?xf16>, %a2: memref<?x?xf32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<?x?xi8>, memref<?x?xf16>) outs(%a2 : memref<?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_3d_59(
// CHECK: %0 = linalg.conv_3d ins(%arg0, %arg1 : tensor<6x8x10xf32>, tensor<5x6x7xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @conv_3d_59(%a0: tensor<6x8x10xf32>, %a1: tensor<5x6x7xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.conv_3d ins(%a0, %a1 : tensor<6x8x10xf32>, tensor<5x6x7xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @conv_3d_60(
// CHECK: linalg.conv_3d ins(%arg0, %arg1 : memref<6x8x10xi8>, memref<5x6x7xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @conv_3d_60(%a0: memref<6x8x10xi8>, %a1: memref<5x6x7xi8>, %a2: memref<2x3x4xi32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<6x8x10xi8>, memref<5x6x7xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @conv_3d_61(
// CHECK: linalg.conv_3d ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?xf32>)
func.func @conv_3d_61(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xf16>, %a2: memref<?x?x?xf32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%a2 : memref<?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_1d_nwc_wcf_62(
// CHECK: %0 = linalg.conv_1d_nwc_wcf ins(%arg0, %arg1 : tensor<2x7x6xf32>, tensor<5x6x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @conv_1d_nwc_wcf_62(%a0: tensor<2x7x6xf32>, %a1: tensor<5x6x4xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.conv_1d_nwc_wcf ins(%a0, %a1 : tensor<2x7x6xf32>, tensor<5x6x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @conv_1d_nwc_wcf_63(
// CHECK: linalg.conv_1d_nwc_wcf ins(%arg0, %arg1 : memref<2x7x6xi8>, memref<5x6x4xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @conv_1d_nwc_wcf_63(%a0: memref<2x7x6xi8>, %a1: memref<5x6x4xi8>, %a2: memref<2x3x4xi32>) {
  linalg.conv_1d_nwc_wcf ins(%a0, %a1 : memref<2x7x6xi8>, memref<5x6x4xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @conv_1d_nwc_wcf_64(
// CHECK: linalg.conv_1d_nwc_wcf ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?xf32>)
func.func @conv_1d_nwc_wcf_64(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xf16>, %a2: memref<?x?x?xf32>) {
  linalg.conv_1d_nwc_wcf ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%a2 : memref<?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_1d_ncw_fcw_65(
// CHECK: %0 = linalg.conv_1d_ncw_fcw ins(%arg0, %arg1 : tensor<2x5x9xf32>, tensor<3x5x6xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @conv_1d_ncw_fcw_65(%a0: tensor<2x5x9xf32>, %a1: tensor<3x5x6xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.conv_1d_ncw_fcw ins(%a0, %a1 : tensor<2x5x9xf32>, tensor<3x5x6xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @conv_1d_ncw_fcw_66(
// CHECK: linalg.conv_1d_ncw_fcw ins(%arg0, %arg1 : memref<2x5x9xi8>, memref<3x5x6xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @conv_1d_ncw_fcw_66(%a0: memref<2x5x9xi8>, %a1: memref<3x5x6xi8>, %a2: memref<2x3x4xi32>) {
  linalg.conv_1d_ncw_fcw ins(%a0, %a1 : memref<2x5x9xi8>, memref<3x5x6xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @conv_1d_ncw_fcw_67(
// CHECK: linalg.conv_1d_ncw_fcw ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?xf32>)
func.func @conv_1d_ncw_fcw_67(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xf16>, %a2: memref<?x?x?xf32>) {
  linalg.conv_1d_ncw_fcw ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%a2 : memref<?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwc_hwcf_68(
// CHECK: %0 = linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : tensor<2x8x10x8xf32>, tensor<6x7x8x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @conv_2d_nhwc_hwcf_68(%a0: tensor<2x8x10x8xf32>, %a1: tensor<6x7x8x5xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : tensor<2x8x10x8xf32>, tensor<6x7x8x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwc_hwcf_69(
// CHECK: linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : memref<2x8x10x8xi8>, memref<6x7x8x5xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @conv_2d_nhwc_hwcf_69(%a0: memref<2x8x10x8xi8>, %a1: memref<6x7x8x5xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : memref<2x8x10x8xi8>, memref<6x7x8x5xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwc_hwcf_70(
// CHECK: linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?xf32>)
func.func @conv_2d_nhwc_hwcf_70(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xf16>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwc_fhwc_71(
// CHECK: %0 = linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : tensor<2x8x10x8xf32>, tensor<5x6x7x8xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @conv_2d_nhwc_fhwc_71(%a0: tensor<2x8x10x8xf32>, %a1: tensor<5x6x7x8xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : tensor<2x8x10x8xf32>, tensor<5x6x7x8xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwc_fhwc_72(
// CHECK: linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : memref<2x8x10x8xi8>, memref<5x6x7x8xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @conv_2d_nhwc_fhwc_72(%a0: memref<2x8x10x8xi8>, %a1: memref<5x6x7x8xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : memref<2x8x10x8xi8>, memref<5x6x7x8xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwc_fhwc_73(
// CHECK: linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?xf32>)
func.func @conv_2d_nhwc_fhwc_73(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xf16>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwc_hwcf_q_74(
// CHECK: %0 = linalg.conv_2d_nhwc_hwcf_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x8x10x8xf32>, tensor<6x7x8x5xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @conv_2d_nhwc_hwcf_q_74(%a0: tensor<2x8x10x8xf32>, %a1: tensor<6x7x8x5xf32>, %a2: f32, %a3: f32, %a4: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%a0, %a1, %a2, %a3 : tensor<2x8x10x8xf32>, tensor<6x7x8x5xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwc_hwcf_q_75(
// CHECK: linalg.conv_2d_nhwc_hwcf_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x8x10x8xi8>, memref<6x7x8x5xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5xi32>)
func.func @conv_2d_nhwc_hwcf_q_75(%a0: memref<2x8x10x8xi8>, %a1: memref<6x7x8x5xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nhwc_hwcf_q ins(%a0, %a1, %a2, %a3 : memref<2x8x10x8xi8>, memref<6x7x8x5xi8>, i32, i32) outs(%a4 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwc_hwcf_q_76(
// CHECK: linalg.conv_2d_nhwc_hwcf_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>, f32, f32) outs(%arg4 : memref<?x?x?x?xf32>)
func.func @conv_2d_nhwc_hwcf_q_76(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xf16>, %a2: f32, %a3: f32, %a4: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_hwcf_q ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>, f32, f32) outs(%a4 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwc_fhwc_q_77(
// CHECK: %0 = linalg.conv_2d_nhwc_fhwc_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x8x10x8xf32>, tensor<5x6x7x8xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @conv_2d_nhwc_fhwc_q_77(%a0: tensor<2x8x10x8xf32>, %a1: tensor<5x6x7x8xf32>, %a2: f32, %a3: f32, %a4: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x8x10x8xf32>, tensor<5x6x7x8xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwc_fhwc_q_78(
// CHECK: linalg.conv_2d_nhwc_fhwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x8x10x8xi8>, memref<5x6x7x8xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5xi32>)
func.func @conv_2d_nhwc_fhwc_q_78(%a0: memref<2x8x10x8xi8>, %a1: memref<5x6x7x8xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nhwc_fhwc_q ins(%a0, %a1, %a2, %a3 : memref<2x8x10x8xi8>, memref<5x6x7x8xi8>, i32, i32) outs(%a4 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwc_fhwc_q_79(
// CHECK: linalg.conv_2d_nhwc_fhwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>, f32, f32) outs(%arg4 : memref<?x?x?x?xf32>)
func.func @conv_2d_nhwc_fhwc_q_79(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xf16>, %a2: f32, %a3: f32, %a4: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_fhwc_q ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>, f32, f32) outs(%a4 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nchw_fchw_q_80(
// CHECK: %0 = linalg.conv_2d_nchw_fchw_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x6x10x12xf32>, tensor<3x6x7x8xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @conv_2d_nchw_fchw_q_80(%a0: tensor<2x6x10x12xf32>, %a1: tensor<3x6x7x8xf32>, %a2: f32, %a3: f32, %a4: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nchw_fchw_q ins(%a0, %a1, %a2, %a3 : tensor<2x6x10x12xf32>, tensor<3x6x7x8xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @conv_2d_nchw_fchw_q_81(
// CHECK: linalg.conv_2d_nchw_fchw_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x6x10x12xi8>, memref<3x6x7x8xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5xi32>)
func.func @conv_2d_nchw_fchw_q_81(%a0: memref<2x6x10x12xi8>, %a1: memref<3x6x7x8xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nchw_fchw_q ins(%a0, %a1, %a2, %a3 : memref<2x6x10x12xi8>, memref<3x6x7x8xi8>, i32, i32) outs(%a4 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nchw_fchw_q_82(
// CHECK: linalg.conv_2d_nchw_fchw_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>, f32, f32) outs(%arg4 : memref<?x?x?x?xf32>)
func.func @conv_2d_nchw_fchw_q_82(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xf16>, %a2: f32, %a3: f32, %a4: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nchw_fchw_q ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>, f32, f32) outs(%a4 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nchw_fchw_83(
// CHECK: %0 = linalg.conv_2d_nchw_fchw ins(%arg0, %arg1 : tensor<2x6x10x12xf32>, tensor<3x6x7x8xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @conv_2d_nchw_fchw_83(%a0: tensor<2x6x10x12xf32>, %a1: tensor<3x6x7x8xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nchw_fchw ins(%a0, %a1 : tensor<2x6x10x12xf32>, tensor<3x6x7x8xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @conv_2d_nchw_fchw_84(
// CHECK: linalg.conv_2d_nchw_fchw ins(%arg0, %arg1 : memref<2x6x10x12xi8>, memref<3x6x7x8xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @conv_2d_nchw_fchw_84(%a0: memref<2x6x10x12xi8>, %a1: memref<3x6x7x8xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nchw_fchw ins(%a0, %a1 : memref<2x6x10x12xi8>, memref<3x6x7x8xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nchw_fchw_85(
// CHECK: linalg.conv_2d_nchw_fchw ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?xf32>)
func.func @conv_2d_nchw_fchw_85(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xf16>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nchw_fchw ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_ngchw_fgchw_86(
// CHECK: %0 = linalg.conv_2d_ngchw_fgchw ins(%arg0, %arg1 : tensor<2x3x7x12x14xf32>, tensor<4x3x7x8x9xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @conv_2d_ngchw_fgchw_86(%a0: tensor<2x3x7x12x14xf32>, %a1: tensor<4x3x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_fgchw ins(%a0, %a1 : tensor<2x3x7x12x14xf32>, tensor<4x3x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @conv_2d_ngchw_fgchw_87(
// CHECK: linalg.conv_2d_ngchw_fgchw ins(%arg0, %arg1 : memref<2x3x7x12x14xi8>, memref<4x3x7x8x9xi8>) outs(%arg2 : memref<2x3x4x5x6xi32>)
func.func @conv_2d_ngchw_fgchw_87(%a0: memref<2x3x7x12x14xi8>, %a1: memref<4x3x7x8x9xi8>, %a2: memref<2x3x4x5x6xi32>) {
  linalg.conv_2d_ngchw_fgchw ins(%a0, %a1 : memref<2x3x7x12x14xi8>, memref<4x3x7x8x9xi8>) outs(%a2 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_ngchw_fgchw_88(
// CHECK: linalg.conv_2d_ngchw_fgchw ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xf32>)
func.func @conv_2d_ngchw_fgchw_88(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xf16>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_ngchw_fgchw ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_ngchw_gfchw_89(
// CHECK: %0 = linalg.conv_2d_ngchw_gfchw ins(%arg0, %arg1 : tensor<2x3x7x12x14xf32>, tensor<3x4x7x8x9xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @conv_2d_ngchw_gfchw_89(%a0: tensor<2x3x7x12x14xf32>, %a1: tensor<3x4x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : tensor<2x3x7x12x14xf32>, tensor<3x4x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @conv_2d_ngchw_gfchw_90(
// CHECK: linalg.conv_2d_ngchw_gfchw ins(%arg0, %arg1 : memref<2x3x7x12x14xi8>, memref<3x4x7x8x9xi8>) outs(%arg2 : memref<2x3x4x5x6xi32>)
func.func @conv_2d_ngchw_gfchw_90(%a0: memref<2x3x7x12x14xi8>, %a1: memref<3x4x7x8x9xi8>, %a2: memref<2x3x4x5x6xi32>) {
  linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : memref<2x3x7x12x14xi8>, memref<3x4x7x8x9xi8>) outs(%a2 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_ngchw_gfchw_91(
// CHECK: linalg.conv_2d_ngchw_gfchw ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xf32>)
func.func @conv_2d_ngchw_gfchw_91(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xf16>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwgc_gfhwc_92(
// CHECK: %0 = linalg.conv_2d_nhwgc_gfhwc ins(%arg0, %arg1 : tensor<2x9x11x5x9xf32>, tensor<5x6x7x8x9xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @conv_2d_nhwgc_gfhwc_92(%a0: tensor<2x9x11x5x9xf32>, %a1: tensor<5x6x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%a0, %a1 : tensor<2x9x11x5x9xf32>, tensor<5x6x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwgc_gfhwc_93(
// CHECK: linalg.conv_2d_nhwgc_gfhwc ins(%arg0, %arg1 : memref<2x9x11x5x9xi8>, memref<5x6x7x8x9xi8>) outs(%arg2 : memref<2x3x4x5x6xi32>)
func.func @conv_2d_nhwgc_gfhwc_93(%a0: memref<2x9x11x5x9xi8>, %a1: memref<5x6x7x8x9xi8>, %a2: memref<2x3x4x5x6xi32>) {
  linalg.conv_2d_nhwgc_gfhwc ins(%a0, %a1 : memref<2x9x11x5x9xi8>, memref<5x6x7x8x9xi8>) outs(%a2 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwgc_gfhwc_94(
// CHECK: linalg.conv_2d_nhwgc_gfhwc ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xf32>)
func.func @conv_2d_nhwgc_gfhwc_94(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xf16>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_nhwgc_gfhwc ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwgc_gfhwc_q_95(
// CHECK: %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x11x5x9xf32>, tensor<5x6x7x8x9xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @conv_2d_nhwgc_gfhwc_q_95(%a0: tensor<2x9x11x5x9xf32>, %a1: tensor<5x6x7x8x9xf32>, %a2: f32, %a3: f32, %a4: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x9x11x5x9xf32>, tensor<5x6x7x8x9xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwgc_gfhwc_q_96(
// CHECK: linalg.conv_2d_nhwgc_gfhwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x9x11x5x9xi8>, memref<5x6x7x8x9xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5x6xi32>)
func.func @conv_2d_nhwgc_gfhwc_q_96(%a0: memref<2x9x11x5x9xi8>, %a1: memref<5x6x7x8x9xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5x6xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q ins(%a0, %a1, %a2, %a3 : memref<2x9x11x5x9xi8>, memref<5x6x7x8x9xi8>, i32, i32) outs(%a4 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_nhwgc_gfhwc_q_97(
// CHECK: linalg.conv_2d_nhwgc_gfhwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>, f32, f32) outs(%arg4 : memref<?x?x?x?x?xf32>)
func.func @conv_2d_nhwgc_gfhwc_q_97(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xf16>, %a2: f32, %a3: f32, %a4: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_nhwgc_gfhwc_q ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>, f32, f32) outs(%a4 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_ngchw_gfchw_q_98(
// CHECK: %0 = linalg.conv_2d_ngchw_gfchw_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x3x7x12x14xf32>, tensor<3x4x7x8x9xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @conv_2d_ngchw_gfchw_q_98(%a0: tensor<2x3x7x12x14xf32>, %a1: tensor<3x4x7x8x9xf32>, %a2: f32, %a3: f32, %a4: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_gfchw_q ins(%a0, %a1, %a2, %a3 : tensor<2x3x7x12x14xf32>, tensor<3x4x7x8x9xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @conv_2d_ngchw_gfchw_q_99(
// CHECK: linalg.conv_2d_ngchw_gfchw_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3x7x12x14xi8>, memref<3x4x7x8x9xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5x6xi32>)
func.func @conv_2d_ngchw_gfchw_q_99(%a0: memref<2x3x7x12x14xi8>, %a1: memref<3x4x7x8x9xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5x6xi32>) {
  linalg.conv_2d_ngchw_gfchw_q ins(%a0, %a1, %a2, %a3 : memref<2x3x7x12x14xi8>, memref<3x4x7x8x9xi8>, i32, i32) outs(%a4 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @conv_2d_ngchw_gfchw_q_100(
// CHECK: linalg.conv_2d_ngchw_gfchw_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>, f32, f32) outs(%arg4 : memref<?x?x?x?x?xf32>)
func.func @conv_2d_ngchw_gfchw_q_100(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xf16>, %a2: f32, %a3: f32, %a4: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_ngchw_gfchw_q ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>, f32, f32) outs(%a4 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_3d_ndhwc_dhwcf_101(
// CHECK: %0 = linalg.conv_3d_ndhwc_dhwcf ins(%arg0, %arg1 : tensor<2x9x11x13x10xf32>, tensor<7x8x9x10x6xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @conv_3d_ndhwc_dhwcf_101(%a0: tensor<2x9x11x13x10xf32>, %a1: tensor<7x8x9x10x6xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : tensor<2x9x11x13x10xf32>, tensor<7x8x9x10x6xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @conv_3d_ndhwc_dhwcf_102(
// CHECK: linalg.conv_3d_ndhwc_dhwcf ins(%arg0, %arg1 : memref<2x9x11x13x10xi8>, memref<7x8x9x10x6xi8>) outs(%arg2 : memref<2x3x4x5x6xi32>)
func.func @conv_3d_ndhwc_dhwcf_102(%a0: memref<2x9x11x13x10xi8>, %a1: memref<7x8x9x10x6xi8>, %a2: memref<2x3x4x5x6xi32>) {
  linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : memref<2x9x11x13x10xi8>, memref<7x8x9x10x6xi8>) outs(%a2 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @conv_3d_ndhwc_dhwcf_103(
// CHECK: linalg.conv_3d_ndhwc_dhwcf ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xf32>)
func.func @conv_3d_ndhwc_dhwcf_103(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xf16>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_3d_ndhwc_dhwcf_q_104(
// CHECK: %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x11x13x10xf32>, tensor<7x8x9x10x6xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @conv_3d_ndhwc_dhwcf_q_104(%a0: tensor<2x9x11x13x10xf32>, %a1: tensor<7x8x9x10x6xf32>, %a2: f32, %a3: f32, %a4: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%a0, %a1, %a2, %a3 : tensor<2x9x11x13x10xf32>, tensor<7x8x9x10x6xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @conv_3d_ndhwc_dhwcf_q_105(
// CHECK: linalg.conv_3d_ndhwc_dhwcf_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x9x11x13x10xi8>, memref<7x8x9x10x6xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5x6xi32>)
func.func @conv_3d_ndhwc_dhwcf_q_105(%a0: memref<2x9x11x13x10xi8>, %a1: memref<7x8x9x10x6xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5x6xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q ins(%a0, %a1, %a2, %a3 : memref<2x9x11x13x10xi8>, memref<7x8x9x10x6xi8>, i32, i32) outs(%a4 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @conv_3d_ndhwc_dhwcf_q_106(
// CHECK: linalg.conv_3d_ndhwc_dhwcf_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>, f32, f32) outs(%arg4 : memref<?x?x?x?x?xf32>)
func.func @conv_3d_ndhwc_dhwcf_q_106(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xf16>, %a2: f32, %a3: f32, %a4: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_ndhwc_dhwcf_q ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>, f32, f32) outs(%a4 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @conv_3d_ncdhw_fcdhw_107(
// CHECK: %0 = linalg.conv_3d_ncdhw_fcdhw ins(%arg0, %arg1 : tensor<2x7x11x13x15xf32>, tensor<3x7x8x9x10xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @conv_3d_ncdhw_fcdhw_107(%a0: tensor<2x7x11x13x15xf32>, %a1: tensor<3x7x8x9x10xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%a0, %a1 : tensor<2x7x11x13x15xf32>, tensor<3x7x8x9x10xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @conv_3d_ncdhw_fcdhw_108(
// CHECK: linalg.conv_3d_ncdhw_fcdhw ins(%arg0, %arg1 : memref<2x7x11x13x15xi8>, memref<3x7x8x9x10xi8>) outs(%arg2 : memref<2x3x4x5x6xi32>)
func.func @conv_3d_ncdhw_fcdhw_108(%a0: memref<2x7x11x13x15xi8>, %a1: memref<3x7x8x9x10xi8>, %a2: memref<2x3x4x5x6xi32>) {
  linalg.conv_3d_ncdhw_fcdhw ins(%a0, %a1 : memref<2x7x11x13x15xi8>, memref<3x7x8x9x10xi8>) outs(%a2 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @conv_3d_ncdhw_fcdhw_109(
// CHECK: linalg.conv_3d_ncdhw_fcdhw ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xf32>)
func.func @conv_3d_ncdhw_fcdhw_109(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xf16>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_ncdhw_fcdhw ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_1d_nwc_wc_110(
// CHECK: %0 = linalg.depthwise_conv_1d_nwc_wc ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @depthwise_conv_1d_nwc_wc_110(%a0: tensor<2x7x4xf32>, %a1: tensor<5x4xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @depthwise_conv_1d_nwc_wc_111(
// CHECK: linalg.depthwise_conv_1d_nwc_wc ins(%arg0, %arg1 : memref<2x7x4xi8>, memref<5x4xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @depthwise_conv_1d_nwc_wc_111(%a0: memref<2x7x4xi8>, %a1: memref<5x4xi8>, %a2: memref<2x3x4xi32>) {
  linalg.depthwise_conv_1d_nwc_wc ins(%a0, %a1 : memref<2x7x4xi8>, memref<5x4xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_1d_nwc_wc_112(
// CHECK: linalg.depthwise_conv_1d_nwc_wc ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?xf32>)
func.func @depthwise_conv_1d_nwc_wc_112(%a0: memref<?x?x?xi8>, %a1: memref<?x?xf16>, %a2: memref<?x?x?xf32>) {
  linalg.depthwise_conv_1d_nwc_wc ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?xf16>) outs(%a2 : memref<?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_1d_ncw_cw_113(
// CHECK: %0 = linalg.depthwise_conv_1d_ncw_cw ins(%arg0, %arg1 : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
func.func @depthwise_conv_1d_ncw_cw_113(%a0: tensor<2x4x7xf32>, %a1: tensor<4x5xf32>, %a2: tensor<2x4x3xf32>) {
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a0, %a1 : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%a2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// CHECK-LABEL: func.func @depthwise_conv_1d_ncw_cw_114(
// CHECK: linalg.depthwise_conv_1d_ncw_cw ins(%arg0, %arg1 : memref<2x4x7xi8>, memref<4x5xi8>) outs(%arg2 : memref<2x4x3xi32>)
func.func @depthwise_conv_1d_ncw_cw_114(%a0: memref<2x4x7xi8>, %a1: memref<4x5xi8>, %a2: memref<2x4x3xi32>) {
  linalg.depthwise_conv_1d_ncw_cw ins(%a0, %a1 : memref<2x4x7xi8>, memref<4x5xi8>) outs(%a2 : memref<2x4x3xi32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_1d_ncw_cw_115(
// CHECK: linalg.depthwise_conv_1d_ncw_cw ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?xf32>)
func.func @depthwise_conv_1d_ncw_cw_115(%a0: memref<?x?x?xi8>, %a1: memref<?x?xf16>, %a2: memref<?x?x?xf32>) {
  linalg.depthwise_conv_1d_ncw_cw ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?xf16>) outs(%a2 : memref<?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_1d_nwc_wcm_116(
// CHECK: %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%arg0, %arg1 : tensor<2x8x4xf32>, tensor<6x4x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @depthwise_conv_1d_nwc_wcm_116(%a0: tensor<2x8x4xf32>, %a1: tensor<6x4x5xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%a0, %a1 : tensor<2x8x4xf32>, tensor<6x4x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @depthwise_conv_1d_nwc_wcm_117(
// CHECK: linalg.depthwise_conv_1d_nwc_wcm ins(%arg0, %arg1 : memref<2x8x4xi8>, memref<6x4x5xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @depthwise_conv_1d_nwc_wcm_117(%a0: memref<2x8x4xi8>, %a1: memref<6x4x5xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.depthwise_conv_1d_nwc_wcm ins(%a0, %a1 : memref<2x8x4xi8>, memref<6x4x5xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_1d_nwc_wcm_118(
// CHECK: linalg.depthwise_conv_1d_nwc_wcm ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?x?xf32>)
func.func @depthwise_conv_1d_nwc_wcm_118(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xf16>, %a2: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwc_119(
// CHECK: %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @depthwise_conv_2d_nhwc_hwc_119(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7x5xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwc_120(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc ins(%arg0, %arg1 : memref<2x8x10x5xi8>, memref<6x7x5xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @depthwise_conv_2d_nhwc_hwc_120(%a0: memref<2x8x10x5xi8>, %a1: memref<6x7x5xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : memref<2x8x10x5xi8>, memref<6x7x5xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwc_121(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?x?xf32>)
func.func @depthwise_conv_2d_nhwc_hwc_121(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?xf16>, %a2: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?xf16>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nchw_chw_122(
// CHECK: %0 = linalg.depthwise_conv_2d_nchw_chw ins(%arg0, %arg1 : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) outs(%arg2 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
func.func @depthwise_conv_2d_nchw_chw_122(%a0: tensor<2x5x8x10xf32>, %a1: tensor<5x6x7xf32>, %a2: tensor<2x5x3x4xf32>) {
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) outs(%a2 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nchw_chw_123(
// CHECK: linalg.depthwise_conv_2d_nchw_chw ins(%arg0, %arg1 : memref<2x5x8x10xi8>, memref<5x6x7xi8>) outs(%arg2 : memref<2x5x3x4xi32>)
func.func @depthwise_conv_2d_nchw_chw_123(%a0: memref<2x5x8x10xi8>, %a1: memref<5x6x7xi8>, %a2: memref<2x5x3x4xi32>) {
  linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : memref<2x5x8x10xi8>, memref<5x6x7xi8>) outs(%a2 : memref<2x5x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nchw_chw_124(
// CHECK: linalg.depthwise_conv_2d_nchw_chw ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?x?xf32>)
func.func @depthwise_conv_2d_nchw_chw_124(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?xf16>, %a2: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?xf16>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwc_q_125(
// CHECK: %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @depthwise_conv_2d_nhwc_hwc_q_125(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7x5xf32>, %a2: f32, %a3: f32, %a4: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwc_q_126(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x8x10x5xi8>, memref<6x7x5xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5xi32>)
func.func @depthwise_conv_2d_nhwc_hwc_q_126(%a0: memref<2x8x10x5xi8>, %a1: memref<6x7x5xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a0, %a1, %a2, %a3 : memref<2x8x10x5xi8>, memref<6x7x5xi8>, i32, i32) outs(%a4 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwc_q_127(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?xi8>, memref<?x?x?xf16>, f32, f32) outs(%arg4 : memref<?x?x?x?xf32>)
func.func @depthwise_conv_2d_nhwc_hwc_q_127(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?xf16>, %a2: f32, %a3: f32, %a4: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?xf16>, f32, f32) outs(%a4 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwcm_128(
// CHECK: %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%arg0, %arg1 : tensor<2x9x11x5xf32>, tensor<7x8x5x6xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @depthwise_conv_2d_nhwc_hwcm_128(%a0: tensor<2x9x11x5xf32>, %a1: tensor<7x8x5x6xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a0, %a1 : tensor<2x9x11x5xf32>, tensor<7x8x5x6xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwcm_129(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwcm ins(%arg0, %arg1 : memref<2x9x11x5xi8>, memref<7x8x5x6xi8>) outs(%arg2 : memref<2x3x4x5x6xi32>)
func.func @depthwise_conv_2d_nhwc_hwcm_129(%a0: memref<2x9x11x5xi8>, %a1: memref<7x8x5x6xi8>, %a2: memref<2x3x4x5x6xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%a0, %a1 : memref<2x9x11x5xi8>, memref<7x8x5x6xi8>) outs(%a2 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwcm_130(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwcm ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xf32>)
func.func @depthwise_conv_2d_nhwc_hwcm_130(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xf16>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwcm_q_131(
// CHECK: %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x11x5xf32>, tensor<7x8x5x6xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @depthwise_conv_2d_nhwc_hwcm_q_131(%a0: tensor<2x9x11x5xf32>, %a1: tensor<7x8x5x6xf32>, %a2: f32, %a3: f32, %a4: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a0, %a1, %a2, %a3 : tensor<2x9x11x5xf32>, tensor<7x8x5x6xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwcm_q_132(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x9x11x5xi8>, memref<7x8x5x6xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5x6xi32>)
func.func @depthwise_conv_2d_nhwc_hwcm_q_132(%a0: memref<2x9x11x5xi8>, %a1: memref<7x8x5x6xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5x6xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a0, %a1, %a2, %a3 : memref<2x9x11x5xi8>, memref<7x8x5x6xi8>, i32, i32) outs(%a4 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_2d_nhwc_hwcm_q_133(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>, f32, f32) outs(%arg4 : memref<?x?x?x?x?xf32>)
func.func @depthwise_conv_2d_nhwc_hwcm_q_133(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xf16>, %a2: f32, %a3: f32, %a4: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xf16>, f32, f32) outs(%a4 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_3d_ndhwc_dhwc_134(
// CHECK: %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%arg0, %arg1 : tensor<2x8x10x12x9xf32>, tensor<6x7x8x9xf32>) outs(%arg2 : tensor<2x3x4x5x9xf32>) -> tensor<2x3x4x5x9xf32>
func.func @depthwise_conv_3d_ndhwc_dhwc_134(%a0: tensor<2x8x10x12x9xf32>, %a1: tensor<6x7x8x9xf32>, %a2: tensor<2x3x4x5x9xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a0, %a1 : tensor<2x8x10x12x9xf32>, tensor<6x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x9xf32>) -> tensor<2x3x4x5x9xf32>
  return
}

// CHECK-LABEL: func.func @depthwise_conv_3d_ndhwc_dhwc_135(
// CHECK: linalg.depthwise_conv_3d_ndhwc_dhwc ins(%arg0, %arg1 : memref<2x8x10x12x9xi8>, memref<6x7x8x9xi8>) outs(%arg2 : memref<2x3x4x5x9xi32>)
func.func @depthwise_conv_3d_ndhwc_dhwc_135(%a0: memref<2x8x10x12x9xi8>, %a1: memref<6x7x8x9xi8>, %a2: memref<2x3x4x5x9xi32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a0, %a1 : memref<2x8x10x12x9xi8>, memref<6x7x8x9xi8>) outs(%a2 : memref<2x3x4x5x9xi32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_3d_ndhwc_dhwc_136(
// CHECK: linalg.depthwise_conv_3d_ndhwc_dhwc ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xf32>)
func.func @depthwise_conv_3d_ndhwc_dhwc_136(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?xf16>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_3d_ncdhw_cdhw_137(
// CHECK: %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg0, %arg1 : tensor<2x9x8x10x12xf32>, tensor<9x6x7x8xf32>) outs(%arg2 : tensor<2x9x3x4x5xf32>) -> tensor<2x9x3x4x5xf32>
func.func @depthwise_conv_3d_ncdhw_cdhw_137(%a0: tensor<2x9x8x10x12xf32>, %a1: tensor<9x6x7x8xf32>, %a2: tensor<2x9x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a0, %a1 : tensor<2x9x8x10x12xf32>, tensor<9x6x7x8xf32>) outs(%a2 : tensor<2x9x3x4x5xf32>) -> tensor<2x9x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @depthwise_conv_3d_ncdhw_cdhw_138(
// CHECK: linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg0, %arg1 : memref<2x9x8x10x12xi8>, memref<9x6x7x8xi8>) outs(%arg2 : memref<2x9x3x4x5xi32>)
func.func @depthwise_conv_3d_ncdhw_cdhw_138(%a0: memref<2x9x8x10x12xi8>, %a1: memref<9x6x7x8xi8>, %a2: memref<2x9x3x4x5xi32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a0, %a1 : memref<2x9x8x10x12xi8>, memref<9x6x7x8xi8>) outs(%a2 : memref<2x9x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_3d_ncdhw_cdhw_139(
// CHECK: linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xf32>)
func.func @depthwise_conv_3d_ncdhw_cdhw_139(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?xf16>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_3d_ndhwc_dhwcm_140(
// CHECK: %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%arg0, %arg1 : tensor<2x9x11x13x10xf32>, tensor<7x8x9x10x6xf32>) outs(%arg2 : tensor<2x3x4x5x10x6xf32>) -> tensor<2x3x4x5x10x6xf32>
func.func @depthwise_conv_3d_ndhwc_dhwcm_140(%a0: tensor<2x9x11x13x10xf32>, %a1: tensor<7x8x9x10x6xf32>, %a2: tensor<2x3x4x5x10x6xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a0, %a1 : tensor<2x9x11x13x10xf32>, tensor<7x8x9x10x6xf32>) outs(%a2 : tensor<2x3x4x5x10x6xf32>) -> tensor<2x3x4x5x10x6xf32>
  return
}

// CHECK-LABEL: func.func @depthwise_conv_3d_ndhwc_dhwcm_141(
// CHECK: linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%arg0, %arg1 : memref<2x9x11x13x10xi8>, memref<7x8x9x10x6xi8>) outs(%arg2 : memref<2x3x4x5x10x6xi32>)
func.func @depthwise_conv_3d_ndhwc_dhwcm_141(%a0: memref<2x9x11x13x10xi8>, %a1: memref<7x8x9x10x6xi8>, %a2: memref<2x3x4x5x10x6xi32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a0, %a1 : memref<2x9x11x13x10xi8>, memref<7x8x9x10x6xi8>) outs(%a2 : memref<2x3x4x5x10x6xi32>)
  return
}

// CHECK-LABEL: func.func @depthwise_conv_3d_ndhwc_dhwcm_142(
// CHECK: linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?x?xf32>)
func.func @depthwise_conv_3d_ndhwc_dhwcm_142(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xf16>, %a2: memref<?x?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_sum_143(
// CHECK: %0 = linalg.pooling_nhwc_sum ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @pooling_nhwc_sum_143(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_sum ins(%a0, %a1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_sum_144(
// CHECK: linalg.pooling_nhwc_sum ins(%arg0, %arg1 : memref<2x8x10x5xi8>, memref<6x7xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @pooling_nhwc_sum_144(%a0: memref<2x8x10x5xi8>, %a1: memref<6x7xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_sum ins(%a0, %a1 : memref<2x8x10x5xi8>, memref<6x7xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_sum_145(
// CHECK: linalg.pooling_nhwc_sum ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?x?xf32>)
func.func @pooling_nhwc_sum_145(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xf16>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_sum ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_nchw_sum_146(
// CHECK: %0 = linalg.pooling_nchw_sum ins(%arg0, %arg1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @pooling_nchw_sum_146(%a0: tensor<2x3x9x11xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nchw_sum ins(%a0, %a1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @pooling_nchw_sum_147(
// CHECK: linalg.pooling_nchw_sum ins(%arg0, %arg1 : memref<2x3x9x11xi8>, memref<6x7xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @pooling_nchw_sum_147(%a0: memref<2x3x9x11xi8>, %a1: memref<6x7xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nchw_sum ins(%a0, %a1 : memref<2x3x9x11xi8>, memref<6x7xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nchw_sum_148(
// CHECK: linalg.pooling_nchw_sum ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?x?xf32>)
func.func @pooling_nchw_sum_148(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xf16>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nchw_sum ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_max_149(
// CHECK: %0 = linalg.pooling_nhwc_max ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @pooling_nhwc_max_149(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_max ins(%a0, %a1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_max_150(
// CHECK: linalg.pooling_nhwc_max ins(%arg0, %arg1 : memref<2x8x10x5xi8>, memref<6x7xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @pooling_nhwc_max_150(%a0: memref<2x8x10x5xi8>, %a1: memref<6x7xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_max ins(%a0, %a1 : memref<2x8x10x5xi8>, memref<6x7xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_max_151(
// CHECK: linalg.pooling_nhwc_max ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?x?xf32>)
func.func @pooling_nhwc_max_151(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xf16>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_max ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_max_unsigned_152(
// CHECK: linalg.pooling_nhwc_max_unsigned ins(%arg0, %arg1 : memref<2x8x10x5xi32>, memref<6x7xi32>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @pooling_nhwc_max_unsigned_152(%a0: memref<2x8x10x5xi32>, %a1: memref<6x7xi32>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_max_unsigned ins(%a0, %a1 : memref<2x8x10x5xi32>, memref<6x7xi32>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_max_unsigned_153(
// CHECK: linalg.pooling_nhwc_max_unsigned ins(%arg0, %arg1 : memref<2x8x10x5xi8>, memref<6x7xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @pooling_nhwc_max_unsigned_153(%a0: memref<2x8x10x5xi8>, %a1: memref<6x7xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_max_unsigned ins(%a0, %a1 : memref<2x8x10x5xi8>, memref<6x7xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_max_unsigned_154(
// CHECK: linalg.pooling_nhwc_max_unsigned {strides = dense<2> : vector<2xi64>} ins(%arg0, %arg1 : memref<2x10x13x5xi8>, memref<6x7xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @pooling_nhwc_max_unsigned_154(%a0: memref<2x10x13x5xi8>, %a1: memref<6x7xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_max_unsigned {strides = dense<2> : vector<2xi64>} ins(%a0, %a1 : memref<2x10x13x5xi8>, memref<6x7xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nchw_max_155(
// CHECK: %0 = linalg.pooling_nchw_max ins(%arg0, %arg1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @pooling_nchw_max_155(%a0: tensor<2x3x9x11xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nchw_max ins(%a0, %a1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @pooling_nchw_max_156(
// CHECK: linalg.pooling_nchw_max ins(%arg0, %arg1 : memref<2x3x9x11xi8>, memref<6x7xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @pooling_nchw_max_156(%a0: memref<2x3x9x11xi8>, %a1: memref<6x7xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nchw_max ins(%a0, %a1 : memref<2x3x9x11xi8>, memref<6x7xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nchw_max_157(
// CHECK: linalg.pooling_nchw_max ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?x?xf32>)
func.func @pooling_nchw_max_157(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xf16>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nchw_max ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_min_158(
// CHECK: %0 = linalg.pooling_nhwc_min ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @pooling_nhwc_min_158(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_min ins(%a0, %a1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_min_159(
// CHECK: linalg.pooling_nhwc_min ins(%arg0, %arg1 : memref<2x8x10x5xi8>, memref<6x7xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @pooling_nhwc_min_159(%a0: memref<2x8x10x5xi8>, %a1: memref<6x7xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_min ins(%a0, %a1 : memref<2x8x10x5xi8>, memref<6x7xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_min_160(
// CHECK: linalg.pooling_nhwc_min ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?x?xf32>)
func.func @pooling_nhwc_min_160(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xf16>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_min ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_min_unsigned_161(
// CHECK: linalg.pooling_nhwc_min_unsigned ins(%arg0, %arg1 : memref<2x8x10x5xi32>, memref<6x7xi32>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @pooling_nhwc_min_unsigned_161(%a0: memref<2x8x10x5xi32>, %a1: memref<6x7xi32>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_min_unsigned ins(%a0, %a1 : memref<2x8x10x5xi32>, memref<6x7xi32>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_min_unsigned_162(
// CHECK: linalg.pooling_nhwc_min_unsigned ins(%arg0, %arg1 : memref<2x8x10x5xi8>, memref<6x7xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @pooling_nhwc_min_unsigned_162(%a0: memref<2x8x10x5xi8>, %a1: memref<6x7xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_min_unsigned ins(%a0, %a1 : memref<2x8x10x5xi8>, memref<6x7xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nhwc_min_unsigned_163(
// CHECK: linalg.pooling_nhwc_min_unsigned {strides = dense<2> : vector<2xi64>} ins(%arg0, %arg1 : memref<2x10x13x5xi8>, memref<6x7xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @pooling_nhwc_min_unsigned_163(%a0: memref<2x10x13x5xi8>, %a1: memref<6x7xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_min_unsigned {strides = dense<2> : vector<2xi64>} ins(%a0, %a1 : memref<2x10x13x5xi8>, memref<6x7xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nwc_sum_164(
// CHECK: %0 = linalg.pooling_nwc_sum ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @pooling_nwc_sum_164(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_sum ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @pooling_nwc_sum_165(
// CHECK: linalg.pooling_nwc_sum ins(%arg0, %arg1 : memref<2x7x4xi8>, memref<5xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @pooling_nwc_sum_165(%a0: memref<2x7x4xi8>, %a1: memref<5xi8>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_sum ins(%a0, %a1 : memref<2x7x4xi8>, memref<5xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nwc_sum_166(
// CHECK: linalg.pooling_nwc_sum ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?x?x?xf32>)
func.func @pooling_nwc_sum_166(%a0: memref<?x?x?xi8>, %a1: memref<?xf16>, %a2: memref<?x?x?xf32>) {
  linalg.pooling_nwc_sum ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xf16>) outs(%a2 : memref<?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_ncw_sum_167(
// CHECK: %0 = linalg.pooling_ncw_sum ins(%arg0, %arg1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @pooling_ncw_sum_167(%a0: tensor<2x3x8xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_sum ins(%a0, %a1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @pooling_ncw_sum_168(
// CHECK: linalg.pooling_ncw_sum ins(%arg0, %arg1 : memref<2x3x8xi8>, memref<5xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @pooling_ncw_sum_168(%a0: memref<2x3x8xi8>, %a1: memref<5xi8>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_ncw_sum ins(%a0, %a1 : memref<2x3x8xi8>, memref<5xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_ncw_sum_169(
// CHECK: linalg.pooling_ncw_sum ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?x?x?xf32>)
func.func @pooling_ncw_sum_169(%a0: memref<?x?x?xi8>, %a1: memref<?xf16>, %a2: memref<?x?x?xf32>) {
  linalg.pooling_ncw_sum ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xf16>) outs(%a2 : memref<?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_nwc_max_170(
// CHECK: %0 = linalg.pooling_nwc_max ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @pooling_nwc_max_170(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_max ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @pooling_nwc_max_171(
// CHECK: linalg.pooling_nwc_max ins(%arg0, %arg1 : memref<2x7x4xi8>, memref<5xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @pooling_nwc_max_171(%a0: memref<2x7x4xi8>, %a1: memref<5xi8>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_max ins(%a0, %a1 : memref<2x7x4xi8>, memref<5xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nwc_max_172(
// CHECK: linalg.pooling_nwc_max ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?x?x?xf32>)
func.func @pooling_nwc_max_172(%a0: memref<?x?x?xi8>, %a1: memref<?xf16>, %a2: memref<?x?x?xf32>) {
  linalg.pooling_nwc_max ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xf16>) outs(%a2 : memref<?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_nwc_max_unsigned_173(
// CHECK: linalg.pooling_nwc_max_unsigned ins(%arg0, %arg1 : memref<2x7x4xi32>, memref<5xi32>) outs(%arg2 : memref<2x3x4xi32>)
func.func @pooling_nwc_max_unsigned_173(%a0: memref<2x7x4xi32>, %a1: memref<5xi32>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_max_unsigned ins(%a0, %a1 : memref<2x7x4xi32>, memref<5xi32>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nwc_max_unsigned_174(
// CHECK: linalg.pooling_nwc_max_unsigned ins(%arg0, %arg1 : memref<2x7x4xi8>, memref<5xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @pooling_nwc_max_unsigned_174(%a0: memref<2x7x4xi8>, %a1: memref<5xi8>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_max_unsigned ins(%a0, %a1 : memref<2x7x4xi8>, memref<5xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nwc_max_unsigned_175(
// CHECK: linalg.pooling_nwc_max_unsigned {strides = dense<2> : vector<1xi64>} ins(%arg0, %arg1 : memref<2x9x4xi8>, memref<5xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @pooling_nwc_max_unsigned_175(%a0: memref<2x9x4xi8>, %a1: memref<5xi8>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_max_unsigned {strides = dense<2> : vector<1xi64>} ins(%a0, %a1 : memref<2x9x4xi8>, memref<5xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_ncw_max_176(
// CHECK: %0 = linalg.pooling_ncw_max ins(%arg0, %arg1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @pooling_ncw_max_176(%a0: tensor<2x3x8xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_max ins(%a0, %a1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @pooling_ncw_max_177(
// CHECK: linalg.pooling_ncw_max ins(%arg0, %arg1 : memref<2x3x8xi8>, memref<5xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @pooling_ncw_max_177(%a0: memref<2x3x8xi8>, %a1: memref<5xi8>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_ncw_max ins(%a0, %a1 : memref<2x3x8xi8>, memref<5xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_ncw_max_178(
// CHECK: linalg.pooling_ncw_max ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?x?x?xf32>)
func.func @pooling_ncw_max_178(%a0: memref<?x?x?xi8>, %a1: memref<?xf16>, %a2: memref<?x?x?xf32>) {
  linalg.pooling_ncw_max ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xf16>) outs(%a2 : memref<?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_nwc_min_179(
// CHECK: %0 = linalg.pooling_nwc_min ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @pooling_nwc_min_179(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_min ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @pooling_nwc_min_180(
// CHECK: linalg.pooling_nwc_min ins(%arg0, %arg1 : memref<2x7x4xi8>, memref<5xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @pooling_nwc_min_180(%a0: memref<2x7x4xi8>, %a1: memref<5xi8>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_min ins(%a0, %a1 : memref<2x7x4xi8>, memref<5xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nwc_min_181(
// CHECK: linalg.pooling_nwc_min ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?x?x?xf32>)
func.func @pooling_nwc_min_181(%a0: memref<?x?x?xi8>, %a1: memref<?xf16>, %a2: memref<?x?x?xf32>) {
  linalg.pooling_nwc_min ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xf16>) outs(%a2 : memref<?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_nwc_min_unsigned_182(
// CHECK: linalg.pooling_nwc_min_unsigned ins(%arg0, %arg1 : memref<2x7x4xi32>, memref<5xi32>) outs(%arg2 : memref<2x3x4xi32>)
func.func @pooling_nwc_min_unsigned_182(%a0: memref<2x7x4xi32>, %a1: memref<5xi32>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_min_unsigned ins(%a0, %a1 : memref<2x7x4xi32>, memref<5xi32>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nwc_min_unsigned_183(
// CHECK: linalg.pooling_nwc_min_unsigned ins(%arg0, %arg1 : memref<2x7x4xi8>, memref<5xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @pooling_nwc_min_unsigned_183(%a0: memref<2x7x4xi8>, %a1: memref<5xi8>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_min_unsigned ins(%a0, %a1 : memref<2x7x4xi8>, memref<5xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_nwc_min_unsigned_184(
// CHECK: linalg.pooling_nwc_min_unsigned {strides = dense<2> : vector<1xi64>} ins(%arg0, %arg1 : memref<2x9x4xi8>, memref<5xi8>) outs(%arg2 : memref<2x3x4xi32>)
func.func @pooling_nwc_min_unsigned_184(%a0: memref<2x9x4xi8>, %a1: memref<5xi8>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_min_unsigned {strides = dense<2> : vector<1xi64>} ins(%a0, %a1 : memref<2x9x4xi8>, memref<5xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_ndhwc_sum_185(
// CHECK: %0 = linalg.pooling_ndhwc_sum ins(%arg0, %arg1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @pooling_ndhwc_sum_185(%a0: tensor<2x9x11x13x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_sum ins(%a0, %a1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @pooling_ndhwc_sum_186(
// CHECK: linalg.pooling_ndhwc_sum ins(%arg0, %arg1 : memref<2x9x11x13x6xi8>, memref<7x8x9xi8>) outs(%arg2 : memref<2x3x4x5x6xi32>)
func.func @pooling_ndhwc_sum_186(%a0: memref<2x9x11x13x6xi8>, %a1: memref<7x8x9xi8>, %a2: memref<2x3x4x5x6xi32>) {
  linalg.pooling_ndhwc_sum ins(%a0, %a1 : memref<2x9x11x13x6xi8>, memref<7x8x9xi8>) outs(%a2 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_ndhwc_sum_187(
// CHECK: linalg.pooling_ndhwc_sum ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xf32>)
func.func @pooling_ndhwc_sum_187(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?xf16>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_sum ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_ndhwc_max_188(
// CHECK: %0 = linalg.pooling_ndhwc_max ins(%arg0, %arg1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @pooling_ndhwc_max_188(%a0: tensor<2x9x11x13x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_max ins(%a0, %a1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @pooling_ndhwc_max_189(
// CHECK: linalg.pooling_ndhwc_max ins(%arg0, %arg1 : memref<2x9x11x13x6xi8>, memref<7x8x9xi8>) outs(%arg2 : memref<2x3x4x5x6xi32>)
func.func @pooling_ndhwc_max_189(%a0: memref<2x9x11x13x6xi8>, %a1: memref<7x8x9xi8>, %a2: memref<2x3x4x5x6xi32>) {
  linalg.pooling_ndhwc_max ins(%a0, %a1 : memref<2x9x11x13x6xi8>, memref<7x8x9xi8>) outs(%a2 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_ndhwc_max_190(
// CHECK: linalg.pooling_ndhwc_max ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xf32>)
func.func @pooling_ndhwc_max_190(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?xf16>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_max ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @pooling_ndhwc_min_191(
// CHECK: %0 = linalg.pooling_ndhwc_min ins(%arg0, %arg1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @pooling_ndhwc_min_191(%a0: tensor<2x9x11x13x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_min ins(%a0, %a1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @pooling_ndhwc_min_192(
// CHECK: linalg.pooling_ndhwc_min ins(%arg0, %arg1 : memref<2x9x11x13x6xi8>, memref<7x8x9xi8>) outs(%arg2 : memref<2x3x4x5x6xi32>)
func.func @pooling_ndhwc_min_192(%a0: memref<2x9x11x13x6xi8>, %a1: memref<7x8x9xi8>, %a2: memref<2x3x4x5x6xi32>) {
  linalg.pooling_ndhwc_min ins(%a0, %a1 : memref<2x9x11x13x6xi8>, memref<7x8x9xi8>) outs(%a2 : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @pooling_ndhwc_min_193(
// CHECK: linalg.pooling_ndhwc_min ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xf32>)
func.func @pooling_ndhwc_min_193(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?xf16>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_min ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?xf16>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @fill_194(
// CHECK: %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x5xf32>) -> tensor<4x5xf32>
func.func @fill_194(%a0: f32, %a1: tensor<4x5xf32>) {
  %0 = linalg.fill ins(%a0 : f32) outs(%a1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// CHECK-LABEL: func.func @fill_rng_2d_195(
// CHECK: %0 = linalg.fill_rng_2d ins(%arg0, %arg1, %arg2 : f64, f64, i32) outs(%arg3 : tensor<3x4xf32>) -> tensor<3x4xf32>
func.func @fill_rng_2d_195(%a0: f64, %a1: f64, %a2: i32, %a3: tensor<3x4xf32>) {
  %0 = linalg.fill_rng_2d ins(%a0, %a1, %a2 : f64, f64, i32) outs(%a3 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#trait = {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"], library_call = "foo", doc = "bar"}
// CHECK-LABEL: func.func @g(
// CHECK: %0 = linalg.generic {doc = "bar", indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "parallel"], library_call = "foo"} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) {
// CHECK: %1 = linalg.index 0 : index
// CHECK: %2 = linalg.index 1 {foo} : index
func.func @g(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic #trait ins(%a: tensor<4x8xf32>) outs(%o: tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 {foo} : index
    %k = arith.addi %i, %j : index
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func.func @g(
// CHECK: linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : memref<?x?xf32>, f32) outs(%arg2, %arg3 : memref<?xf32>, memref<f32>) attrs =  {__internal_linalg_transform__ = "x", a = 1 : i32, b = "c"} {
func.func @g(%a: memref<?x?xf32>, %s: f32, %o: memref<?xf32>, %p: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> ()>], iterator_types = ["parallel", "reduction"]}
    ins(%a, %s : memref<?x?xf32>, f32) outs(%o, %p : memref<?xf32>, memref<f32>) attrs = {a = 1 : i32, b = "c", __internal_linalg_transform__ = "x"} {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %1 = arith.mulf %x, %y : f32
    linalg.yield %1, %1 : f32, f32
  }
  return
}

// -----

// CHECK-LABEL: func.func @no_ins(
// CHECK: %0 = linalg.generic {indexing_maps = [#map{{[0-9]*}}], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<?x3xindex>) {
// CHECK: %1 = linalg.index 1 : index
func.func @no_ins(%o: tensor<?x3xindex>) -> tensor<?x3xindex> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%o : tensor<?x3xindex>) {
  ^bb0(%x: index):
    %0 = linalg.index 1 : index
    linalg.yield %0 : index
  } -> tensor<?x3xindex>
  return %r : tensor<?x3xindex>
}

// -----

// CHECK-LABEL: func.func @multi(
// CHECK: %0:2 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "reduction"]} outs(%arg0, %arg1 : tensor<?x3xindex>, tensor<?xf32>) {
// CHECK: %1 = linalg.index 1 : index
func.func @multi(%o: tensor<?x3xindex>, %p: tensor<?xf32>) -> (tensor<?x3xindex>, tensor<?xf32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} outs(%o, %p : tensor<?x3xindex>, tensor<?xf32>) {
  ^bb0(%x: index, %y: f32):
    %0 = linalg.index 1 : index
    linalg.yield %0, %y : index, f32
  } -> (tensor<?x3xindex>, tensor<?xf32>)
  return %r#0, %r#1 : tensor<?x3xindex>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @zero(
// CHECK: %0 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) {
func.func @zero(%o: tensor<f32>, %p: tensor<f32>) -> tensor<f32> {
  %r = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%o : tensor<f32>) outs(%p : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @vec(
// CHECK: %0 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel"]} ins(%arg1 : vector<4xf32>) outs(%arg0 : tensor<4xvector<4xf32>>) {
func.func @vec(%o: tensor<4xvector<4xf32>>, %v: vector<4xf32>) {
  %r = linalg.generic {indexing_maps = [affine_map<(d) -> ()>, affine_map<(d) -> (d)>], iterator_types = ["parallel"]} ins(%v : vector<4xf32>) outs(%o : tensor<4xvector<4xf32>>) {
  ^bb0(%x: vector<4xf32>, %y: vector<4xf32>):
    linalg.yield %y : vector<4xf32>
  } -> tensor<4xvector<4xf32>>
  return
}

// -----

// CHECK-LABEL: func.func @conv(
// CHECK: %1 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %0 : tensor<1x8x8xf32>, tensor<3x3xf32>) outs(%arg1 : tensor<1x6x6xf32>) {
func.func @conv(%i: tensor<1x8x8xf32>, %o: tensor<1x6x6xf32>) {
  %e = tensor.empty() : tensor<3x3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(n, a, b, c, d) -> (n, a + c, b + d)>, affine_map<(n, a, b, c, d) -> (c, d)>, affine_map<(n, a, b, c, d) -> (n, a, b)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%i, %e : tensor<1x8x8xf32>, tensor<3x3xf32>) outs(%o : tensor<1x6x6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.maximumf %x, %z : f32
    linalg.yield %m : f32
  } -> tensor<1x6x6xf32>
  return
}

// -----

// CHECK-LABEL: func.func @map(
// CHECK: %mapped = linalg.map { arith.addf } ins(%arg0, %arg1 : tensor<64xf32>, tensor<64xf32>) outs(%arg2 : tensor<64xf32>)
// CHECK: %mapped_0 = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg0, %arg1 : tensor<64xf32>, tensor<64xf32>) outs(%arg2 : tensor<64xf32>)
// CHECK: %mapped_1 = linalg.map { arith.addf {x} } ins(%arg0, %arg1 : tensor<64xf32>, tensor<64xf32>) outs(%arg2 : tensor<64xf32>) {foo = 1 : i64}
// CHECK: %mapped_2 = linalg.map { arith.mulf } ins(%arg0, %arg1 : tensor<64xf32>, tensor<64xf32>) outs(%arg2 : tensor<64xf32>)
// CHECK: %mapped_3 = linalg.map ins(%arg0, %arg1 : tensor<64xf32>, tensor<64xf32>) outs(%arg2 : tensor<64xf32>) {bar}
// CHECK: (%in: f32, %in_7: f32, %init: f32) {
// CHECK: %mapped_4 = linalg.map outs(%arg2 : tensor<64xf32>)
// CHECK: (%init: f32) {
// CHECK: %mapped_5 = linalg.map { math.absf } ins(%arg0 : tensor<64xf32>) outs(%arg2 : tensor<64xf32>)
// CHECK: %mapped_6 = linalg.map ins(%arg0, %arg1 : tensor<64xf32>, tensor<64xf32>) outs(%arg2 : tensor<64xf32>)
// CHECK: (%in: f32, %in_7: f32, %init: f32) {
func.func @map(%a: tensor<64xf32>, %b: tensor<64xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
  %0 = linalg.map { arith.addf } ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%o : tensor<64xf32>)
  %1 = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%o : tensor<64xf32>)
  %2 = linalg.map { arith.addf {fastmath = #arith.fastmath<none>, x} } ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%o : tensor<64xf32>) {foo = 1}
  %3 = linalg.map ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%o : tensor<64xf32>)
     (%x: f32, %y: f32, %z: f32) {
       %m = arith.mulf %x, %y : f32
       linalg.yield %m : f32
     }
  %4 = linalg.map ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%o : tensor<64xf32>) {bar}
     (%x: f32, %y: f32, %z: f32) {
       %m = arith.mulf %y, %x : f32
       %n = arith.mulf %m, %x : f32
       linalg.yield %n : f32
     }
  %5 = linalg.map outs(%o : tensor<64xf32>)
     (%z: f32) {
       %c = arith.constant 0.0 : f32
       linalg.yield %c : f32
     }
  %6 = linalg.map { math.absf } ins(%a : tensor<64xf32>) outs(%o : tensor<64xf32>)
  %7 = linalg.map ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%o : tensor<64xf32>)
     (%x: f32, %y: f32, %z: f32) {
       %m = arith.mulf %x, %y : f32
       linalg.yield %x : f32
     }
  return %0 : tensor<64xf32>
}

// -----

// CHECK-LABEL: func.func @map(
// CHECK: %mapped = linalg.map { arith.addi {overflowFlags = #arith.overflow<nsw>} } ins(%arg1, %arg1 : tensor<64xi32>, tensor<64xi32>) outs(%arg2 : tensor<64xi32>)
// CHECK: %mapped_0 = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg1, %arg1 : tensor<64xi32>, tensor<64xi32>) outs(%arg2 : tensor<64xi32>)
// CHECK: linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg3, %arg3 : memref<4x?xi32>, memref<4x?xi32>) outs(%arg3 : memref<4x?xi32>)
// CHECK: %mapped_1 = linalg.map { arith.fptosi } ins(%arg0 : tensor<64xf32>) outs(%arg2 : tensor<64xi32>)
func.func @map(%a: tensor<64xf32>, %b: tensor<64xi32>, %o: tensor<64xi32>, %m: memref<4x?xi32>) -> tensor<64xf32> {
  %1 = linalg.map { arith.addi {overflowFlags = #arith.overflow<nsw>} } ins(%b, %b : tensor<64xi32>, tensor<64xi32>) outs(%o : tensor<64xi32>)
  %2 = linalg.map { arith.addi } ins(%b, %b : tensor<64xi32>, tensor<64xi32>) outs(%o : tensor<64xi32>)
  linalg.map { arith.addi } ins(%m, %m : memref<4x?xi32>, memref<4x?xi32>) outs(%m : memref<4x?xi32>)
  %3 = linalg.map { arith.fptosi } ins(%a : tensor<64xf32>) outs(%o : tensor<64xi32>)
  return %a : tensor<64xf32>
}

// -----

// CHECK-LABEL: func.func @map(
// CHECK: %mapped = linalg.map { test.foo {x = 1 : i64} } ins(%arg0 : tensor<64xf32>) outs(%arg2 : tensor<64xi32>)
func.func @map(%a: tensor<64xf32>, %b: tensor<64xi32>, %o: tensor<64xi32>) -> tensor<64xf32> {
  %4 = linalg.map { test.foo {x = 1} } ins(%a : tensor<64xf32>) outs(%o : tensor<64xi32>)
  return %a : tensor<64xf32>
}

// -----

// CHECK-LABEL: func.func @reduce(
// CHECK: %reduced = linalg.reduce { arith.addf } ins(%arg0 : tensor<16x32x64xf32>) outs(%arg1 : tensor<16x64xf32>) dimensions = [1]
// CHECK: %reduced_0 = linalg.reduce { arith.addf } ins(%arg0 : tensor<16x32x64xf32>) outs(%arg1 : tensor<16x64xf32>) dimensions = [1]
// CHECK: %reduced_1 = linalg.reduce ins(%arg0 : tensor<16x32x64xf32>) outs(%arg1 : tensor<16x64xf32>) dimensions = [1]
// CHECK: (%in: f32, %init: f32) {
// CHECK: %reduced_2:2 = linalg.reduce ins(%arg0, %arg2 : tensor<16x32x64xf32>, tensor<16x32x64xi32>) outs(%arg1, %arg3 : tensor<16x64xf32>, tensor<16x64xi32>) dimensions = [1]  {foo = "bar"}
// CHECK: (%in: f32, %in_5: i32, %init: f32, %init_6: i32) {
// CHECK: linalg.reduce { arith.maximumf {fastmath = #arith.fastmath<nnan,ninf>} } ins(%arg4 : memref<?x?xf32>) outs(%arg5 : memref<?xf32>) dimensions = [0]  {z}
// CHECK: %reduced_3 = linalg.reduce { arith.addf } ins(%arg0 : tensor<16x32x64xf32>) outs(%0 : tensor<f32>) dimensions = [0, 1, 2]
// CHECK: %reduced_4 = linalg.reduce { arith.addf } ins(%arg0 : tensor<16x32x64xf32>) outs(%arg0 : tensor<16x32x64xf32>) dimensions = []
func.func @reduce(%a: tensor<16x32x64xf32>, %o: tensor<16x64xf32>, %i: tensor<16x32x64xi32>, %p: tensor<16x64xi32>, %m: memref<?x?xf32>, %q: memref<?xf32>) -> tensor<16x64xf32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<16x32x64xf32>) outs(%o : tensor<16x64xf32>) dimensions = [1]
  %1 = linalg.reduce ins(%a : tensor<16x32x64xf32>) outs(%o : tensor<16x64xf32>) dimensions = [1]
    (%in: f32, %out: f32) {
      %x = arith.addf %out, %in : f32
      linalg.yield %x : f32
    }
  %2 = linalg.reduce ins(%a : tensor<16x32x64xf32>) outs(%o : tensor<16x64xf32>) dimensions = [1]
    (%in: f32, %out: f32) {
      %x = arith.addf %in, %out : f32
      linalg.yield %x : f32
    }
  %3:2 = linalg.reduce ins(%a, %i : tensor<16x32x64xf32>, tensor<16x32x64xi32>) outs(%o, %p : tensor<16x64xf32>, tensor<16x64xi32>) dimensions = [1] {foo = "bar"}
    (%in: f32, %j: i32, %out: f32, %k: i32) {
      %x = arith.addf %in, %out : f32
      %y = arith.addi %j, %k : i32
      linalg.yield %x, %y : f32, i32
    }
  linalg.reduce { arith.maximumf {fastmath = #arith.fastmath<nnan,ninf>} } ins(%m : memref<?x?xf32>) outs(%q : memref<?xf32>) dimensions = [0] {z}
  %s = tensor.empty() : tensor<f32>
  %4 = linalg.reduce { arith.addf } ins(%a : tensor<16x32x64xf32>) outs(%s : tensor<f32>) dimensions = [0, 1, 2]
  %5 = linalg.reduce { arith.addf } ins(%a : tensor<16x32x64xf32>) outs(%a : tensor<16x32x64xf32>) dimensions = []
  return %0 : tensor<16x64xf32>
}

// -----

// CHECK-LABEL: func.func @tr(
// CHECK: %transposed = linalg.transpose ins(%arg0 : tensor<16x32x64xf32>) outs(%arg1 : tensor<32x64x16xf32>) permutation = [1, 2, 0]
// CHECK: linalg.transpose ins(%arg2 : memref<?x4xf32, strided<[?, ?], offset: ?>>) outs(%arg3 : memref<4x?xf32>) permutation = [1, 0]  {x}
// CHECK: linalg.transpose ins(%arg2 : memref<?x4xf32, strided<[?, ?], offset: ?>>) outs(%arg3 : memref<4x?xf32>) permutation = [1, 0]  {pre = 1 : i64, x}
func.func @tr(%a: tensor<16x32x64xf32>, %o: tensor<32x64x16xf32>, %m: memref<?x4xf32, strided<[?, ?], offset: ?>>, %n: memref<4x?xf32>, %s: tensor<f32>) -> tensor<32x64x16xf32> {
  %0 = linalg.transpose ins(%a : tensor<16x32x64xf32>) outs(%o : tensor<32x64x16xf32>) permutation = [1, 2, 0]
  linalg.transpose ins(%m : memref<?x4xf32, strided<[?, ?], offset: ?>>) outs(%n : memref<4x?xf32>) permutation = [1, 0] {x}
  linalg.transpose {pre = 1} ins(%m : memref<?x4xf32, strided<[?, ?], offset: ?>>) outs(%n : memref<4x?xf32>) permutation = [1, 0] {x}
  return %0 : tensor<32x64x16xf32>
}

// -----

// CHECK-LABEL: func.func @bc(
// CHECK: %broadcasted = linalg.broadcast ins(%arg0 : tensor<16xf32>) outs(%arg1 : tensor<16x64xf32>) dimensions = [1]
// CHECK: linalg.broadcast ins(%arg2 : memref<?xf32>) outs(%arg3 : memref<4x?xf32>) dimensions = [0]  {x}
// CHECK: %broadcasted_0 = linalg.broadcast ins(%arg4 : tensor<f32>) outs(%arg4 : tensor<f32>) dimensions = []
// CHECK: %broadcasted_1 = linalg.broadcast ins(%arg4 : tensor<f32>) outs(%arg1 : tensor<16x64xf32>) dimensions = [0, 1]
// CHECK: %broadcasted_2 = linalg.broadcast ins(%arg4 : tensor<f32>) outs(%arg1 : tensor<16x64xf32>) dimensions = [0, 1]
func.func @bc(%a: tensor<16xf32>, %o: tensor<16x64xf32>, %m: memref<?xf32>, %n: memref<4x?xf32>, %s: tensor<f32>) -> tensor<16x64xf32> {
  %0 = linalg.broadcast ins(%a : tensor<16xf32>) outs(%o : tensor<16x64xf32>) dimensions = [1]
  linalg.broadcast ins(%m : memref<?xf32>) outs(%n : memref<4x?xf32>) dimensions = [0] {x}
  %1 = linalg.broadcast ins(%s : tensor<f32>) outs(%s : tensor<f32>) dimensions = []
  %2 = linalg.broadcast ins(%s : tensor<f32>) outs(%o : tensor<16x64xf32>) dimensions = [0, 1]
  %3 = linalg.broadcast <{dimensions = array<i64: 0, 1>}> ins(%s : tensor<f32>) outs(%o : tensor<16x64xf32>) dimensions = [0, 1]
  return %0 : tensor<16x64xf32>
}

// -----

// CHECK-LABEL: func.func @ew(
// CHECK: %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : tensor<4x16x8xf32>) outs(%arg0 : tensor<4x16x8xf32>) -> tensor<4x16x8xf32>
// CHECK: %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg0 : tensor<4x16x8xf32>, tensor<4x16x8xf32>) outs(%arg0 : tensor<4x16x8xf32>) -> tensor<4x16x8xf32>
// CHECK: %2 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg3, %arg0, %arg0 : tensor<4x16x8xi1>, tensor<4x16x8xf32>, tensor<4x16x8xf32>) outs(%arg0 : tensor<4x16x8xf32>) -> tensor<4x16x8xf32>
// CHECK: %3 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}] ins(%arg0, %arg1 : tensor<4x16x8xf32>, tensor<4x16xf32>) outs(%arg2 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
// CHECK: linalg.elementwise kind=#linalg.elementwise_kind<max_signed> {foo} ins(%arg4, %arg4 : memref<?x?xi32>, memref<?x?xi32>) outs(%arg4 : memref<?x?xi32>)
// CHECK: linalg.elementwise kind=#linalg.elementwise_kind<mul> {foo} ins(%arg4, %arg4 : memref<?x?xi32>, memref<?x?xi32>) outs(%arg4 : memref<?x?xi32>)
// CHECK: %4 = linalg.elementwise kind=#linalg.elementwise_kind<div> indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}] ins(%arg0, %arg5 : tensor<4x16x8xf32>, f32) outs(%arg0 : tensor<4x16x8xf32>) -> tensor<4x16x8xf32>
func.func @ew(%a: tensor<4x16x8xf32>, %b: tensor<4x16xf32>, %c: tensor<4x8x16xf32>, %p: tensor<4x16x8xi1>, %m: memref<?x?xi32>, %s: f32) -> tensor<4x16x8xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x16x8xf32>) outs(%a : tensor<4x16x8xf32>) -> tensor<4x16x8xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %a : tensor<4x16x8xf32>, tensor<4x16x8xf32>) outs(%a : tensor<4x16x8xf32>) -> tensor<4x16x8xf32>
  %2 = linalg.elementwise kind = #linalg.elementwise_kind<select> ins(%p, %a, %a : tensor<4x16x8xi1>, tensor<4x16x8xf32>, tensor<4x16x8xf32>) outs(%a : tensor<4x16x8xf32>) -> tensor<4x16x8xf32>
  %3 = linalg.elementwise kind=#linalg.elementwise_kind<add>
        indexing_maps = [affine_map<(i, j, k) -> (i, k, j)>, affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (i, j, k)>]
        ins(%a, %b : tensor<4x16x8xf32>, tensor<4x16xf32>) outs(%c : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
  linalg.elementwise kind=#linalg.elementwise_kind<max_signed> {foo} ins(%m, %m : memref<?x?xi32>, memref<?x?xi32>) outs(%m : memref<?x?xi32>)
  linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>] ins(%m, %m : memref<?x?xi32>, memref<?x?xi32>) outs(%m : memref<?x?xi32>) {foo}
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<div>
        indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> ()>, affine_map<(i, j, k) -> (i, j, k)>]
        ins(%a, %s : tensor<4x16x8xf32>, f32) outs(%a : tensor<4x16x8xf32>) -> tensor<4x16x8xf32>
  return %0 : tensor<4x16x8xf32>
}

// -----

// CHECK-LABEL: func.func @mm(
// CHECK: %0 = linalg.matmul indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}] ins(%arg0, %arg1 : tensor<5x3xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
// CHECK: %1 = linalg.matmul indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}] ins(%arg3, %arg1 : tensor<5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
// CHECK: %2 = linalg.matmul indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}] {cast = #linalg.type_fn<cast_unsigned>, x, y} ins(%arg0, %arg3 : tensor<5x3xf32>, tensor<5xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
// CHECK: %3 = linalg.contract indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}] ins(%arg0, %arg1 : tensor<5x3xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
// CHECK: %4 = linalg.contract indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : tensor<5x3xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
func.func @mm(%a: tensor<5x3xf32>, %b: tensor<5x7xf32>, %c: tensor<3x7xf32>, %d: tensor<5xf32>) {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<5x3xf32>, tensor<5x7xf32>) outs(%c: tensor<3x7xf32>) -> tensor<3x7xf32>
  %1 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%d, %b : tensor<5xf32>, tensor<5x7xf32>) outs(%c: tensor<3x7xf32>) -> tensor<3x7xf32>
  %2 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (m, n)>] {cast = #linalg.type_fn<cast_unsigned>, x} ins(%a, %d : tensor<5x3xf32>, tensor<5xf32>) outs(%c: tensor<3x7xf32>) {y} -> tensor<3x7xf32>
  %3 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<5x3xf32>, tensor<5x7xf32>) outs(%c: tensor<3x7xf32>) -> tensor<3x7xf32>
  %4 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<5x3xf32>, tensor<5x7xf32>) outs(%c: tensor<3x7xf32>) -> tensor<3x7xf32>

  return
}

// -----

// CHECK-LABEL: func.func @mm(
// CHECK: linalg.batch_matmul ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?xf32>)
// CHECK: linalg.batch_matmul indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}] ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?xf32>)
// CHECK: linalg.batch_matmul indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg4, %arg1 : memref<?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?xf32>)
// CHECK: linalg.batch_reduce_matmul ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%arg3 : memref<?x?xf32>)
// CHECK: linalg.batch_reduce_matmul indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}] ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%arg3 : memref<?x?xf32>)
// CHECK: %0 = linalg.contract indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}] ins(%arg6, %arg6 : tensor<4xf32>, tensor<4xf32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
func.func @mm(%a: memref<?x?x?xi8>, %b: memref<?x?x?xf16>, %c: memref<?x?x?xf32>, %d: memref<?x?xf32>, %e: memref<?xi8>, %z : tensor<f32>, %x: tensor<4xf32>) {
  linalg.batch_matmul ins(%a, %b : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%c: memref<?x?x?xf32>)
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%c: memref<?x?x?xf32>)
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>] {cast = #linalg.type_fn<cast_unsigned>} ins(%e, %b : memref<?xi8>, memref<?x?x?xf16>) outs(%c: memref<?x?x?xf32>)
  linalg.batch_reduce_matmul ins(%a, %b : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%d: memref<?x?xf32>)
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : memref<?x?x?xi8>, memref<?x?x?xf16>) outs(%d: memref<?x?xf32>)
  %0 = linalg.contract indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>] ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%z: tensor<f32>) -> tensor<f32>
  return
}

// -----

// CHECK-LABEL: func.func @sm(
// CHECK: %0 = linalg.softmax dimension(2) ins(%arg0 : tensor<2x16x32xf32>) outs(%arg0 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
// CHECK: linalg.softmax dimension(0) ins(%arg1 : memref<2x16x32xf32>) outs(%arg1 : memref<2x16x32xf32>)
// CHECK: %1 = linalg.softmax {foo} dimension(1) ins(%arg0 : tensor<2x16x32xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
func.func @sm(%a: tensor<2x16x32xf32>, %m: memref<2x16x32xf32>, %d: tensor<?x?x?xf32>) {
  %0 = linalg.softmax dimension(2) ins(%a : tensor<2x16x32xf32>) outs(%a: tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
  linalg.softmax dimension(0) ins(%m : memref<2x16x32xf32>) outs(%m: memref<2x16x32xf32>)
  %1 = linalg.softmax {foo} dimension(1) ins(%a : tensor<2x16x32xf32>) outs(%d: tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

// -----

// CHECK-LABEL: func.func @wg(
// CHECK: %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// CHECK: %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg2 : tensor<2x14x14x5xf32>) outs(%arg3 : tensor<6x6x3x3x2x5xf32>) -> tensor<6x6x3x3x2x5xf32>
// CHECK: %2 = linalg.winograd_output_transform {a} fmr(F_4_3) ins(%arg4 : tensor<6x6x3x3x2x2xf32>) outs(%arg5 : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
func.func @wg(%f: tensor<2x3x3x5xf32>, %fo: tensor<6x6x5x2xf32>, %i: tensor<2x14x14x5xf32>, %io: tensor<6x6x3x3x2x5xf32>, %v: tensor<6x6x3x3x2x2xf32>, %vo: tensor<2x12x12x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x14x14x5xf32>) outs(%io : tensor<6x6x3x3x2x5xf32>) -> tensor<6x6x3x3x2x5xf32>
  %2 = linalg.winograd_output_transform {a} fmr(F_4_3) ins(%v : tensor<6x6x3x3x2x2xf32>) outs(%vo : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return
}

// -----

// CHECK-LABEL: func.func @pack(
// CHECK: %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// CHECK: %pack_0 = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg2 : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
// CHECK: %pack_1 = linalg.pack %arg3 inner_dims_pos = [0, 1] inner_tiles = [%arg5, 32] into %arg4 {foo} : tensor<?x?xf32> -> tensor<?x?x?x32xf32>
// CHECK: %pack_2 = linalg.pack %arg7 padding_value(%arg6 : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg8 : tensor<129x256xf32> -> tensor<17x8x8x32xf32>
// CHECK: %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
// CHECK: %unpack_3 = linalg.unpack %arg2 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<8x16x8x32xf32> -> tensor<128x256xf32>
// CHECK: %unpack_4 = linalg.unpack %arg4 inner_dims_pos = [0, 1] inner_tiles = [%arg5, 32] into %arg3 : tensor<?x?x?x32xf32> -> tensor<?x?xf32>
// CHECK: %pack_5 = linalg.pack %arg0 inner_dims_pos = [] inner_tiles = [] into %arg0 : tensor<128x256xf32> -> tensor<128x256xf32>
func.func @pack(%a: tensor<128x256xf32>, %o: tensor<16x8x8x32xf32>, %p: tensor<8x16x8x32xf32>, %d: tensor<?x?xf32>, %dp: tensor<?x?x?x32xf32>, %n: index, %pad: f32, %q: tensor<129x256xf32>, %qo: tensor<17x8x8x32xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  %2 = linalg.pack %d inner_dims_pos = [0, 1] inner_tiles = [%n, 32] into %dp {foo} : tensor<?x?xf32> -> tensor<?x?x?x32xf32>
  %3 = linalg.pack %q padding_value(%pad : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %qo : tensor<129x256xf32> -> tensor<17x8x8x32xf32>
  %4 = linalg.unpack %o inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %a : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %5 = linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %a : tensor<8x16x8x32xf32> -> tensor<128x256xf32>
  %6 = linalg.unpack %dp inner_dims_pos = [0, 1] inner_tiles = [%n, 32] into %d : tensor<?x?x?x32xf32> -> tensor<?x?xf32>
  %7 = linalg.pack %a outer_dims_perm = [] inner_dims_pos = [] inner_tiles = [] into %a : tensor<128x256xf32> -> tensor<128x256xf32>
  return
}

// -----

// CHECK-LABEL: func.func @fill(
// CHECK: %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.fill ins(%arg0 : f32) outs(%arg2 : memref<2xf32>)
// CHECK: %1 = linalg.fill {x, y} ins(%arg0 : f32) outs(%arg3 : tensor<f32>) -> tensor<f32>
// CHECK: %2 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.copy ins(%arg2 : memref<2xf32>) outs(%arg2 : memref<2xf32>)
// CHECK: linalg.copy ins(%arg0 : f32) outs(%arg2 : memref<2xf32>)
// CHECK: %3 = linalg.add ins(%arg1, %arg0 : tensor<?xf32>, f32) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
func.func @fill(%f: f32, %t: tensor<?xf32>, %m: memref<2xf32>, %u: tensor<f32>, %i: i32, %ti: tensor<2xi32>) {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  linalg.fill ins(%f : f32) outs(%m : memref<2xf32>)
  %1 = linalg.fill {x} ins(%f : f32) outs(%u : tensor<f32>) {y} -> tensor<f32>
  %c = arith.constant 0.0 : f32
  %2 = linalg.fill ins(%c : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  linalg.copy ins(%m : memref<2xf32>) outs(%m : memref<2xf32>)
  linalg.copy ins(%f : f32) outs(%m : memref<2xf32>)
  %3 = linalg.add ins(%t, %f : tensor<?xf32>, f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

#strided = strided<[?, 1], offset: ?>
// CHECK-LABEL: func.func @views(
// CHECK: linalg.fill ins(%cst : f32) outs(%view : memref<?x?xf32>)
// CHECK: linalg.copy ins(%subview : memref<4x4xf32, strided<[?, 1], offset: ?>>) outs(%subview : memref<4x4xf32, strided<[?, 1], offset: ?>>)
// CHECK: linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "parallel"]} ins(%subview : memref<4x4xf32, strided<[?, 1], offset: ?>>) outs(%view : memref<?x?xf32>) {
// CHECK: %0 = linalg.index 0 : index
func.func @views(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %m: index, %alloc_size: index) {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0.0 : f32
  %b = memref.alloc(%alloc_size) : memref<?xi8>
  %v = memref.view %b[%c0][%m, %m] : memref<?xi8> to memref<?x?xf32>
  %sv = memref.subview %arg0[%m, %m] [4, 4] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  linalg.fill ins(%cst : f32) outs(%v : memref<?x?xf32>)
  linalg.copy ins(%sv : memref<4x4xf32, strided<[?, 1], offset: ?>>) outs(%sv : memref<4x4xf32, strided<[?, 1], offset: ?>>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    ins(%sv : memref<4x4xf32, strided<[?, 1], offset: ?>>) outs(%v : memref<?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 0 : index
    %x = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0)>(%i)[%m]
    %l = memref.load %v[%x, %i] : memref<?x?xf32>
    %s = arith.addf %l, %in : f32
    linalg.yield %s : f32
  }
  memref.dealloc %b : memref<?xi8>
  return
}

// -----

// CHECK-LABEL: func.func @softmax_decomposed(
// CHECK: %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x16xf32>) -> tensor<2x16xf32>
// CHECK: %2 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x16x32xf32>) outs(%1 : tensor<2x16xf32>) {
// CHECK: %4 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %2 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%3 : tensor<2x16x32xf32>) {
func.func @softmax_decomposed(%arg0: tensor<2x16x32xf32>) -> tensor<2x16x32xf32> {
  %0 = tensor.empty() : tensor<2x16xf32>
  %cst = arith.constant 0xFFC00000 : f32
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x16xf32>) -> tensor<2x16xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x16x32xf32>) outs(%1 : tensor<2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %8 = arith.maxnumf %in, %out : f32
    linalg.yield %8 : f32
  } -> tensor<2x16xf32>
  %e = tensor.empty() : tensor<2x16x32xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %2 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%e : tensor<2x16x32xf32>) {
  ^bb0(%in: f32, %in_1: f32, %out: f32):
    %8 = arith.subf %in, %in_1 : f32
    %9 = math.exp %8 fastmath<fast> : f32
    linalg.yield %9 : f32
  } -> tensor<2x16x32xf32>
  return %3 : tensor<2x16x32xf32>
}

// -----

#accesses = [
  affine_map<(i, j, k) -> (j, i)>,
  affine_map<(i, j, k) -> ()>,
  affine_map<(i, j, k) -> (i, k, i + j)>
]
#trait_0 = {
  indexing_maps = #accesses,
  iterator_types = ["parallel", "parallel", "parallel"],
  library_call = "some_external_function_name_1"
}
!vec = vector<3x4xi4>
// CHECK-LABEL: func.func @generic(
// CHECK: linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "parallel", "parallel"], library_call = "some_external_function_name_1"} ins(%arg0, %cst : memref<?x?xvector<3x4xi4>, strided<[?, 1], offset: ?>>, f32) outs(%arg1 : memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>) attrs =  {foo = 1 : i64} {
func.func @generic(%arg0: memref<?x?x!vec, strided<[?, 1], offset: ?>>, %arg1: memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>) {
  %cst = arith.constant 0.0 : f32
  linalg.generic #trait_0
       ins(%arg0, %cst : memref<?x?x!vec, strided<[?, 1], offset: ?>>, f32)
      outs(%arg1 : memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>)
      attrs = {foo = 1} {
    ^bb(%0: vector<3x4xi4>, %1: f32, %2: f32) :
      linalg.yield %1 : f32
  }
  return
}

// -----

// CHECK-LABEL: func.func @pad_conv(
// CHECK: %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x14x14x4xi32>) -> tensor<1x14x14x4xi32>
// CHECK: %2 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg1, %c0_i32, %c1_i32 : tensor<1x16x16x8xi8>, tensor<3x3x8x4xi8>, i32, i32) outs(%1 : tensor<1x14x14x4xi32>) -> tensor<1x14x14x4xi32>
func.func @pad_conv(%arg0: tensor<1x14x14x8xi8>, %w: tensor<3x3x8x4xi8>, %zp: i8) -> tensor<1x14x14x4xi32> {
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zp : i8
  } : tensor<1x14x14x8xi8> to tensor<1x16x16x8xi8>
  %e = tensor.empty() : tensor<1x14x14x4xi32>
  %f = linalg.fill ins(%c0_i32 : i32) outs(%e : tensor<1x14x14x4xi32>) -> tensor<1x14x14x4xi32>
  %r = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %w, %c0_i32, %c1_i32 : tensor<1x16x16x8xi8>, tensor<3x3x8x4xi8>, i32, i32) outs(%f : tensor<1x14x14x4xi32>) -> tensor<1x14x14x4xi32>
  return %r : tensor<1x14x14x4xi32>
}

// -----

// CHECK-LABEL: func.func @forall(
// CHECK: %mapped = linalg.map { math.absf } ins(%extracted_slice : tensor<8x8xf32>) outs(%extracted_slice_0 : tensor<8x8xf32>)
func.func @forall(%a: tensor<64x64xf32>, %o: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = scf.forall (%i, %j) in (8, 8) shared_outs(%out = %o) -> (tensor<64x64xf32>) {
    %x = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
    %y = affine.apply affine_map<(d0) -> (d0 * 8)>(%j)
    %s = tensor.extract_slice %a[%x, %y] [8, 8] [1, 1] : tensor<64x64xf32> to tensor<8x8xf32>
    %t = tensor.extract_slice %out[%x, %y] [8, 8] [1, 1] : tensor<64x64xf32> to tensor<8x8xf32>
    %r = linalg.map { math.absf } ins(%s : tensor<8x8xf32>) outs(%t : tensor<8x8xf32>)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %r into %out[%x, %y] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<64x64xf32>
    }
  } {mapping = []}
  return %0 : tensor<64x64xf32>
}

// -----

// CHECK-LABEL: func.func @control_producer_reshape_fusion(
// CHECK: %1 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %arg1 : tensor<?x?xf32>, tensor<?xf32>) outs(%0 : tensor<?x?xf32>) {
func.func @control_producer_reshape_fusion(%arg0 : tensor<?x?x?xf32>, %arg1 : tensor<?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %init = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0, %arg1 : tensor<?x?xf32>, tensor<?xf32>)
      outs(%init : tensor<?x?xf32>) {
    ^bb0(%arg2 : f32, %arg3 : f32, %arg4 : f32):
      %2 = arith.addf %arg2, %arg3 : f32
      linalg.yield %2 : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @main(
// CHECK: %2 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = []} ins(%0, %from_elements_0 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
func.func @main() -> (tensor<i32>) attributes {} {
  %c0 = arith.constant 0 : i32
  %0 = tensor.from_elements %c0 : tensor<i32>
  %c10 = arith.constant 10 : i32
  %1 = tensor.from_elements %c10 : tensor<i32>
  cf.br ^bb1(%0 : tensor<i32>)
^bb1(%2: tensor<i32>):
  %3 = tensor.empty() : tensor<i1>
  %4 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%2, %1 : tensor<i32>, tensor<i32>) outs(%3 : tensor<i1>) {
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i1):
      %8 = arith.cmpi slt, %arg0, %arg1 : i32
      linalg.yield %8 : i1
  } -> tensor<i1>
  %5 = tensor.extract %4[] : tensor<i1>
  cf.cond_br %5, ^bb2(%2 : tensor<i32>), ^bb3(%2 : tensor<i32>)
^bb2(%6: tensor<i32>):
  cf.br ^bb1(%6 : tensor<i32>)
^bb3(%10: tensor<i32>):
  return %10 : tensor<i32>
}

// -----

#matmat_accesses = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#matmat_trait = {indexing_maps = #matmat_accesses, iterator_types = ["parallel", "parallel", "reduction"]}
// CHECK-LABEL: func.func @vec(
// CHECK: linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : memref<8x16xf32>, memref<16x32xf32>) outs(%arg2 : memref<8x32xf32>) {
func.func @vec(%A: memref<8x16xf32>, %B: memref<16x32xf32>, %C: memref<8x32xf32>) {
  linalg.generic #matmat_trait ins(%A, %B : memref<8x16xf32>, memref<16x32xf32>) outs(%C : memref<8x32xf32>) {
    ^bb(%a: f32, %b: f32, %c: f32) :
      %d = arith.mulf %a, %b: f32
      %e = arith.addf %c, %d: f32
      linalg.yield %e : f32
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 32 step 4 {
      %v = affine.load %C[%i, %j] : memref<8x32xf32>
      affine.store %v, %C[%i, %j] : memref<8x32xf32>
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @mmt4d(
// CHECK: %0 = linalg.mmt4d ins(%arg0, %arg1 : tensor<10x32x8x1xf32>, tensor<80x32x4x1xf32>) outs(%arg2 : tensor<10x80x8x4xf32>) -> tensor<10x80x8x4xf32>
// CHECK: %1 = linalg.generic {indexing_maps = [#map{{[0-9]*}}], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<10x80x8x4xf32>) attrs =  {lowering_config = {tile_sizes = {{\[\[}}1, 1], [2]]}} {
func.func @mmt4d(%A: tensor<10x32x8x1xf32>, %B: tensor<80x32x4x1xf32>, %C: tensor<10x80x8x4xf32>) -> tensor<10x80x8x4xf32> {
  %0 = linalg.mmt4d ins(%A, %B: tensor<10x32x8x1xf32>, tensor<80x32x4x1xf32>) outs(%C: tensor<10x80x8x4xf32>) -> tensor<10x80x8x4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<10x80x8x4xf32>) attrs =  {lowering_config = {tile_sizes = [[1, 1], [2]]}} {
  ^bb0(%out: f32):
    %c = arith.constant 1.0 : f32
    %s = math.fma %out, %c, %c : f32
    linalg.yield %s : f32
  } -> tensor<10x80x8x4xf32>
  return %1: tensor<10x80x8x4xf32>
}

// -----

// CHECK-LABEL: func.func @generic_form(
// CHECK: %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%arg2 : tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK: %1 = linalg.matmul {cast = #linalg.type_fn<cast_signed>, foo = 2 : i8} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%arg2 : tensor<4x16xf32>) -> tensor<4x16xf32>
func.func @generic_form(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
  %3 = "linalg.matmul"(%a, %b, %c) ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {cast = #linalg.type_fn<cast_signed>, foo = 2 : i8, operandSegmentSizes = array<i32: 2, 1>} : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// -----

// CHECK-LABEL: func.func @generic_form(
// CHECK: %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK: linalg.exp ins(%arg2 : memref<4x16xf32>) outs(%arg2 : memref<4x16xf32>)
// CHECK: linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg2 : memref<4x16xf32>) outs(%arg2 : memref<4x16xf32>)
// CHECK: linalg.transpose ins(%arg2 : memref<4x16xf32>) outs(%arg2 : memref<4x16xf32>) permutation = [0, 1]  {x = 1 : i64}
// CHECK: %mapped = linalg.map ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>)
// CHECK: (%in: f32, %init: f32) {
func.func @generic_form(%a: tensor<4x8xf32>, %f: f32, %c: memref<4x16xf32>) {
  %0 = "linalg.fill"(%f, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  "linalg.exp"(%c, %c) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    %m = math.exp %x : f32
    linalg.yield %m : f32
  }) : (memref<4x16xf32>, memref<4x16xf32>) -> ()
  "linalg.copy"(%c, %c) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (memref<4x16xf32>, memref<4x16xf32>) -> ()
  "linalg.transpose"(%c, %c) <{permutation = array<i64: 0, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) {x = 1} : (memref<4x16xf32>, memref<4x16xf32>) -> ()
  %1 = "linalg.map"(%a, %a) ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// CHECK-LABEL: func.func @memo(
// CHECK: linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x5x5x3xf32>, memref<2x2x3x4xf32>) outs(%arg2 : memref<1x4x4x4xf32>)
func.func @memo(%arg0: memref<1x5x5x3xf32>, %k: memref<2x2x3x4xf32>, %o: memref<1x4x4x4xf32>) {
  "linalg.conv_2d_nhwc_hwcf"(%arg0, %k, %o) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (memref<1x5x5x3xf32>, memref<2x2x3x4xf32>, memref<1x4x4x4xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @y(
// CHECK: %0 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) {
func.func @y(%a: tensor<?xf32>) -> tensor<?xf32> {
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in {foo = "x"} : f32
  } -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @prop(
// CHECK: linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel"]} ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>) {
func.func @prop(%a: memref<4xf32>) {
  linalg.generic {iterator_types = ["parallel"]} <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>]}> ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// -----

// CHECK-LABEL: func.func @addr(
// CHECK: linalg.copy ins(%arg0 : memref<4xf32, 3>) outs(%arg0 : memref<4xf32, 3>)
// CHECK: linalg.copy ins(%arg1 : memref<4x8xf32, #map{{[0-9]*}}>) outs(%arg2 : memref<4x8xf32, strided<[8, 1], offset: ?>, "x">)
// CHECK: linalg.copy ins(%arg3 : memref<0x4xf32>) outs(%arg3 : memref<0x4xf32>)
// CHECK: linalg.copy ins(%arg4 : memref<f32>) outs(%arg4 : memref<f32>)
// CHECK: linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "parallel"]} ins(%arg3 : memref<0x4xf32>) outs(%arg3 : memref<0x4xf32>) {
func.func @addr(%a: memref<4xf32, 3>, %b: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %c: memref<4x8xf32, strided<[8, 1], offset: ?>, "x">, %z: memref<0x4xf32>, %s: memref<f32>) {
  linalg.copy ins(%a : memref<4xf32, 3>) outs(%a : memref<4xf32, 3>)
  linalg.copy ins(%b : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) outs(%c : memref<4x8xf32, strided<[8, 1], offset: ?>, "x">)
  linalg.copy ins(%z : memref<0x4xf32>) outs(%z : memref<0x4xf32>)
  linalg.copy ins(%s : memref<f32>) outs(%s : memref<f32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%z : memref<0x4xf32>) outs(%z : memref<0x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// -----

// CHECK-LABEL: func.func @enc(
// CHECK: %0 = linalg.copy ins(%arg0 : tensor<4x8xf32, "enc">) outs(%arg1 : tensor<4x8xf32, {x = 1 : i64}>) -> tensor<4x8xf32, {x = 1 : i64}>
// CHECK: %1 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<4x8xf32, {x = 1 : i64}>) -> tensor<4x8xf32, {x = 1 : i64}>
func.func @enc(%a: tensor<4x8xf32, "enc">, %b: tensor<4x8xf32, {x = 1}>) {
  %c = arith.constant 0.0 : f32
  %0 = linalg.copy ins(%a : tensor<4x8xf32, "enc">) outs(%b : tensor<4x8xf32, {x = 1}>) -> tensor<4x8xf32, {x = 1}>
  %1 = linalg.fill ins(%c : f32) outs(%b : tensor<4x8xf32, {x = 1}>) -> tensor<4x8xf32, {x = 1}>
  return
}

// -----

// CHECK-LABEL: func.func @window(
// CHECK: %0 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?xf32>) {
// CHECK: %1 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
// CHECK: %2 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
func.func @window(%i: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1 * 2, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%i : tensor<?x?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 floordiv 4, d1 mod 3)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["parallel", "reduction"]} ins(%i, %o : tensor<?x?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%in: f32, %in2: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<?xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["parallel", "reduction"]} ins(%i, %o : tensor<?x?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%in: f32, %in2: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @static(
// CHECK: %0 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<6x3xf32>) outs(%arg1 : tensor<2xf32>) {
// CHECK: %1 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<6x3xf32>, tensor<2xf32>) outs(%arg2 : tensor<3xf32>) {
func.func @static(%i: tensor<6x3xf32>, %o: tensor<2xf32>, %p: tensor<3xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1 * 2, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%i : tensor<6x3xf32>) outs(%o : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (5 - d0, 2 - d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["parallel", "parallel"]} ins(%i, %o : tensor<6x3xf32>, tensor<2xf32>) outs(%p : tensor<3xf32>) {
  ^bb0(%in: f32, %in2: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3xf32>
  return
}

// -----

// CHECK-LABEL: func.func @types(
// CHECK: %0 = linalg.generic {indexing_maps = [#map{{[0-9]*}}, #map{{[0-9]*}}], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xvector<2xf32>>) outs(%arg0 : tensor<4xvector<2xf32>>) {
// CHECK: %1 = linalg.copy ins(%arg1 : tensor<4xcomplex<f32>>) outs(%arg1 : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK: %2 = linalg.copy ins(%arg0 : tensor<4xvector<2xf32>>) outs(%arg0 : tensor<4xvector<2xf32>>) -> tensor<4xvector<2xf32>>
func.func @types(%b: tensor<4xvector<2xf32>>, %d: tensor<4xcomplex<f32>>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%b : tensor<4xvector<2xf32>>) outs(%b : tensor<4xvector<2xf32>>) {
  ^bb0(%in: vector<2xf32>, %out: vector<2xf32>):
    %x = arith.addf %in, %out : vector<2xf32>
    linalg.yield %x : vector<2xf32>
  } -> tensor<4xvector<2xf32>>
  %1 = linalg.copy ins(%d : tensor<4xcomplex<f32>>) outs(%d : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %2 = linalg.copy ins(%b : tensor<4xvector<2xf32>>) outs(%b : tensor<4xvector<2xf32>>) -> tensor<4xvector<2xf32>>
  return
}

// -----

// CHECK-LABEL: func.func @cplx(
// CHECK: %0 = linalg.add ins(%arg0, %arg0 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%arg0 : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK: %1 = linalg.sub ins(%arg0, %arg0 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%arg0 : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK: %2 = linalg.mul ins(%arg0, %arg0 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%arg0 : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK: %3 = linalg.div ins(%arg0, %arg0 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%arg0 : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK: %4 = linalg.copy ins(%arg0 : tensor<4xcomplex<f32>>) outs(%arg1 : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
// CHECK: %5 = linalg.copy ins(%arg1 : tensor<4xcomplex<f64>>) outs(%arg0 : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK: %6 = linalg.copy ins(%arg2 : tensor<4xf32>) outs(%arg1 : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
// CHECK: %7 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg3 : tensor<4xi8>) outs(%arg1 : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
func.func @cplx(%d: tensor<4xcomplex<f32>>, %e: tensor<4xcomplex<f64>>, %f: tensor<4xf32>, %i: tensor<4xi8>) {
  %0 = linalg.add ins(%d, %d : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%d : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %1 = linalg.sub ins(%d, %d : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%d : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %2 = linalg.mul ins(%d, %d : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%d : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %3 = linalg.div ins(%d, %d : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%d : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %4 = linalg.copy ins(%d : tensor<4xcomplex<f32>>) outs(%e : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %5 = linalg.copy ins(%e : tensor<4xcomplex<f64>>) outs(%d : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %6 = linalg.copy ins(%f : tensor<4xf32>) outs(%e : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %7 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%i : tensor<4xi8>) outs(%e : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return
}

// -----

// CHECK-LABEL: func.func @cplx(
// CHECK: %0 = linalg.matmul ins(%arg0, %arg0 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) outs(%arg0 : tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
func.func @cplx(%d: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
  %0 = linalg.matmul ins(%d, %d : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) outs(%d : tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  return %0 : tensor<4x4xcomplex<f32>>
}

// -----

// CHECK-LABEL: func.func @shapes(
// CHECK: %1 = linalg.matmul ins(%arg1, %arg2 : tensor<4x?xf32>, tensor<?x8xf32>) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK: %2 = linalg.matmul ins(%arg1, %arg2 : tensor<4x?xf32>, tensor<?x8xf32>) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK: %3 = linalg.matmul {__internal_linalg_transform__ = "tile"} ins(%arg1, %arg2 : tensor<4x?xf32>, tensor<?x8xf32>) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @shapes(%a: tensor<?x?xf32>, %b: tensor<4x?xf32>, %c: tensor<?x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul ins(%b, %c : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.matmul ins(%b, %c : tensor<4x?xf32>, tensor<?x8xf32>)
     outs(%e : tensor<4x8xf32>)
       -> tensor<4x8xf32>
  %2 = linalg.matmul {__internal_linalg_transform__ = "tile"} ins(%b, %c: tensor<4x?xf32>, tensor<?x8xf32>) outs(%e: tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %2 : tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func.func @red(
// CHECK: %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
// CHECK: %reduced = linalg.reduce ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) dimensions = [1]
// CHECK: (%in: f32, %init: f32) {
// CHECK: %reduced_0 = linalg.reduce { arith.addf {fastmath = #arith.fastmath<reassoc>} } ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) dimensions = [1]
// CHECK: %reduced_1 = linalg.reduce { test.op } ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) dimensions = [1]
// CHECK: %mapped = linalg.map { test.op {a} } ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>)
// CHECK: %mapped_2 = linalg.map ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>)
// CHECK: (%in: f32, %init: f32) {
// CHECK: %mapped_3 = linalg.map ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>)
// CHECK: (%in: f32, %init: f32) {
// CHECK: %1 = linalg.index 0 : index
func.func @red(%a: tensor<4x8xf32>, %o: tensor<4xf32>, %i : tensor<4x8xi32>) {
  %c = arith.constant 0.0 : f32
  %f = linalg.fill ins(%c : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
   (%in: f32, %init: f32) {
     %1 = arith.mulf %in, %in : f32
     %2 = arith.addf %1, %init : f32
     linalg.yield %2 : f32
   }
  %3 = linalg.reduce { arith.addf {fastmath = #arith.fastmath<reassoc>} } ins(%a : tensor<4x8xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
  %4 = linalg.reduce { test.op } ins(%a : tensor<4x8xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
  %5 = linalg.map { test.op {a, fastmath = #arith.fastmath<none>} } ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
  %6 = linalg.map ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) (%x: f32, %y: f32) { linalg.yield %x : f32 }
  %7 = linalg.map ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) (%x: f32, %y: f32) {
    %z = linalg.index 0 : index
    %w = scf.for %k = %z to %z step %z iter_args(%q = %x) -> f32 {
      scf.yield %q : f32
    }
    linalg.yield %w : f32 }
  return
}

// -----

// CHECK-LABEL: func.func @sparse_strides(
// CHECK: %0 = linalg.pooling_nhwc_sum {dilations = dense<[3, 4]> : tensor<2xi64>, strides = dense<[2, 5]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x?x?x1xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
func.func @sparse_strides(%i: tensor<1x?x?x1xf32>, %k: tensor<?x?xf32>, %o: tensor<1x?x?x1xf32>) {
  %0 = linalg.pooling_nhwc_sum {strides = dense<[2, 5]> : tensor<2xi64>, dilations = dense<[3, 4]> : tensor<2xi64>} ins(%i, %k: tensor<1x?x?x1xf32>, tensor<?x?xf32>) outs(%o: tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
  return
}

// -----

%0 = tensor.empty() : tensor<4xf32>
%c = arith.constant 1.0 : f32
%1 = linalg.fill ins(%c : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>

// -----

// CHECK-LABEL: func.func @loc(
// CHECK: %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK: %broadcasted = linalg.broadcast ins(%0 : tensor<4xf32>) outs(%arg1 : tensor<2x4xf32>) dimensions = [0]
// CHECK: %mapped = linalg.map { math.exp } ins(%0 : tensor<4xf32>) outs(%0 : tensor<4xf32>)
func.func @loc(%a: tensor<4xf32>, %b: tensor<2x4xf32>) -> tensor<4xf32> {
  %c = arith.constant 1.0 : f32
  %1 = linalg.fill ins(%c : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32> loc("x")
  %2 = linalg.broadcast ins(%1 : tensor<4xf32>) outs(%b : tensor<2x4xf32>) dimensions = [0] loc("y")
  %3 = linalg.map { math.exp } ins(%1 : tensor<4xf32>) outs(%1 : tensor<4xf32>) loc("z")
  return %1 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @agg(
// CHECK: %0 = linalg.max ins(%arg0, %arg1 : tensor<2x8xbf16>, tensor<2x8xbf16>) outs(%arg0 : tensor<2x8xbf16>) -> tensor<2x8xbf16>
// CHECK: %1 = linalg.round ins(%arg0 : tensor<2x8xbf16>) outs(%arg0 : tensor<2x8xbf16>) -> tensor<2x8xbf16>
// CHECK: %2 = linalg.square ins(%arg0 : tensor<2x8xbf16>) outs(%arg0 : tensor<2x8xbf16>) -> tensor<2x8xbf16>
// CHECK: %3 = linalg.reciprocal ins(%arg0 : tensor<2x8xbf16>) outs(%arg0 : tensor<2x8xbf16>) -> tensor<2x8xbf16>
func.func @agg(%arg0: tensor<2x8xbf16>, %arg1: tensor<2x8xbf16>) -> tensor<2x8xbf16> {
  %0 = linalg.max ins(%arg0, %arg1 : tensor<2x8xbf16>, tensor<2x8xbf16>) outs(%arg0 : tensor<2x8xbf16>) -> tensor<2x8xbf16>
  %1 = linalg.round ins(%arg0 : tensor<2x8xbf16>) outs(%arg0 : tensor<2x8xbf16>) -> tensor<2x8xbf16>
  %2 = linalg.square ins(%arg0 : tensor<2x8xbf16>) outs(%arg0 : tensor<2x8xbf16>) -> tensor<2x8xbf16>
  %3 = linalg.reciprocal ins(%arg0 : tensor<2x8xbf16>) outs(%arg0 : tensor<2x8xbf16>) -> tensor<2x8xbf16>
  return %0 : tensor<2x8xbf16>
}

// -----

// CHECK-LABEL: func.func @f8(
// CHECK: %0 = linalg.matmul ins(%arg0, %arg1 : tensor<2x8xf8E4M3FN>, tensor<8x4xf8E5M2>) outs(%arg2 : tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK: %1 = linalg.copy ins(%arg3 : tensor<2x4xf16>) outs(%arg3 : tensor<2x4xf16>) -> tensor<2x4xf16>
func.func @f8(%a: tensor<2x8xf8E4M3FN>, %b: tensor<8x4xf8E5M2>, %c: tensor<2x4xf32>, %d: tensor<2x4xf16>, %e: tensor<2x4xbf16>) {
  %0 = linalg.matmul ins(%a, %b : tensor<2x8xf8E4M3FN>, tensor<8x4xf8E5M2>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = linalg.copy ins(%d : tensor<2x4xf16>) outs(%d : tensor<2x4xf16>) -> tensor<2x4xf16>
  return
}

// -----

// CHECK-LABEL: func.func @w(
// CHECK: %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg0 : tensor<?x?x?x?xf32>) outs(%arg1 : tensor<6x6x?x?x?x?xf32>) -> tensor<6x6x?x?x?x?xf32>
// CHECK: %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg2 : tensor<?x3x1x?xf32>) outs(%arg3 : tensor<6x1x?x?xf32>) -> tensor<6x1x?x?xf32>
func.func @w(%v: tensor<?x?x?x?xf32>, %vo: tensor<6x6x?x?x?x?xf32>, %f: tensor<?x3x1x?xf32>, %fo: tensor<6x1x?x?xf32>) {
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%v : tensor<?x?x?x?xf32>) outs(%vo : tensor<6x6x?x?x?x?xf32>) -> tensor<6x6x?x?x?x?xf32>
  %2 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<?x3x1x?xf32>) outs(%fo : tensor<6x1x?x?xf32>) -> tensor<6x1x?x?xf32>
  return
}

// -----

// CHECK-LABEL: func.func @w(
// CHECK: %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg0 : tensor<6x1x3x12x2x2xf32>) outs(%arg1 : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
// CHECK: %1 = linalg.winograd_output_transform fmr(F_2_5) ins(%arg2 : tensor<?x?x?x?x?x?xf32>) outs(%arg1 : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
// CHECK: %2 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg3 : tensor<2x14x1x5xf32>) outs(%arg4 : tensor<6x1x3x1x2x5xf32>) -> tensor<6x1x3x1x2x5xf32>
func.func @w(%v: tensor<6x1x3x12x2x2xf32>, %vo: tensor<2x12x12x2xf32>, %u: tensor<?x?x?x?x?x?xf32>, %i: tensor<2x14x1x5xf32>, %io: tensor<6x1x3x1x2x5xf32>) {
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x1x3x12x2x2xf32>) outs(%vo : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  %3 = linalg.winograd_output_transform fmr(F_2_5) ins(%u : tensor<?x?x?x?x?x?xf32>) outs(%vo : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  %4 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x14x1x5xf32>) outs(%io : tensor<6x1x3x1x2x5xf32>) -> tensor<6x1x3x1x2x5xf32>
  return
}

// -----

// CHECK-LABEL: func.func @p(
// CHECK: %pack = linalg.pack %arg0 padding_value(%arg4 : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [%arg2, %arg3] into %arg1 {a = 1 : i64} : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
// CHECK: %unpack = linalg.unpack %pack outer_dims_perm = [0, 1] inner_dims_pos = [1, 0] inner_tiles = [%arg2, %arg3] into %arg0 {b} : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
// CHECK: %pack_0 = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [%arg2, %arg3] into %arg1 : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
func.func @p(%s: tensor<?x?xf32>, %d: tensor<?x?x?x?xf32>, %i: index, %j: index, %pad: f32) {
  %0 = linalg.pack %s padding_value(%pad : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [%i, %j] into %d {a = 1} : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %1 = linalg.unpack %0 outer_dims_perm = [0, 1] inner_dims_pos = [1, 0] inner_tiles = [%i, %j] into %s {b} : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  %2 = "linalg.pack"(%s, %d, %i, %j) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 2>, static_inner_tiles = array<i64: -9223372036854775808, -9223372036854775808>}> : (tensor<?x?xf32>, tensor<?x?x?x?xf32>, index, index) -> tensor<?x?x?x?xf32>
  return
}
