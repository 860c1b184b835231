// RUN: ttmlir-opt %s | filecheck %s
// Read back in generic form only: as in MLIR, the custom form of a yield of nothing, or of a variable without a type, cannot be.
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @argmax
func.func @argmax(%a: tensor<14x19xf32>, %u: tensor<*xf32>) {
  // CHECK-NEXT: tosa.argmax %{{.*}} {axis = 1 : i32} : (tensor<14x19xf32>) -> tensor<14xi32>
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<14x19xf32>) -> tensor<14xi32>
  // CHECK-NEXT: tosa.argmax %{{.*}} {axis = 0 : i32, nan_mode = IGNORE} : (tensor<14x19xf32>) -> tensor<19xi64>
  %1 = tosa.argmax %a {axis = 0 : i32, nan_mode = IGNORE} : (tensor<14x19xf32>) -> tensor<19xi64>
  %2 = tosa.argmax %a {axis = 1 : i32, nan_mode = PROPAGATE} : (tensor<14x19xf32>) -> tensor<*xi32>
  %3 = tosa.argmax %u {nan_mode = #tosa.nan_mode<IGNORE>, axis = 3 : i32, note = "x", unit = unit} : (tensor<*xf32>) -> tensor<?x?xi32>
  %4 = "tosa.argmax"(%a) {axis = 1 : i32} : (tensor<14x19xf32>) -> tensor<14xi32>
  %5 = "tosa.argmax"(%a) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> {other = 1 : i32} : (tensor<14x19xf32>) -> tensor<?xi32>
  return
}

// CHECK-LABEL: func.func @avg_pool2d
func.func @avg_pool2d(%a: tensor<1x7x7x9xf32>, %b: tensor<1x7x7x9xi8>, %c: tensor<1x7x7x9x!quant.uniform<i8:f32, 0.01>>, %d: tensor<?x?x?x?xf16>, %e: tensor<1x7x7x9xi16>) {
  %zf = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z8 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z16 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %zh = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  // CHECK: tosa.avg_pool2d %{{.*}}, %{{.*}}, %{{.*}} {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
  %0 = tosa.avg_pool2d %a, %zf, %zf {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
  %1 = "tosa.avg_pool2d"(%b, %z8, %z8) {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x9xi8>
  %2 = tosa.avg_pool2d %c, %z8, %z8 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9x!quant.uniform<i8:f32, 0.01>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x9x!quant.uniform<i8:f32, 0.01>>
  %3 = tosa.avg_pool2d %d, %zh, %zh {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>, acc_type = f16} : (tensor<?x?x?x?xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<*xf16>
  %4 = tosa.avg_pool2d %e, %z16, %z16 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x?x7x9xi16>
  return
}

// CHECK-LABEL: func.func @conv
func.func @conv(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %b1: tensor<1xf32>, %a5: tensor<1x4x8x21x17xf32>, %w5: tensor<34x1x1x1x17xf32>, %b5: tensor<34xf32>, %wd: tensor<1x1x4x2xf32>, %q: tensor<1x4x4x4x!quant.uniform<i8:f32, 0.01>>, %qw: tensor<8x1x1x4x!quant.uniform<i8<-127:127>:f32:0, {0.015,0.015,0.015,0.015,0.015,0.015,0.015,0.015}>>, %qb: tensor<8xi32>, %i16: tensor<1x4x4x4xi16>, %i8: tensor<1x4x4x4xi8>, %w8: tensor<8x1x1x4xi8>, %w4: tensor<8x1x1x4xi4>, %b48: tensor<8xi48>, %u: tensor<*xf32>) {
  %zf = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z8 = "tosa.const"() <{values = dense<-5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z4 = "tosa.const"() <{values = dense<0> : tensor<1xi4>}> : () -> tensor<1xi4>
  %z16 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // CHECK: tosa.conv2d %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {acc_type = f32, dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
  %0 = tosa.conv2d %a, %w, %b, %zf, %zf {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %1 = tosa.conv2d %a, %w, %b1, %zf, %zf {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, local_bound = false} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %2 = tosa.conv2d %q, %qw, %qb, %z8, %z8 {acc_type = i32, pad = array<i64: 1, 2, 2, 1>, dilation = array<i64: 2, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4x!quant.uniform<i8:f32, 0.01>>, tensor<8x1x1x4x!quant.uniform<i8<-127:127>:f32:0, {0.015,0.015,0.015,0.015,0.015,0.015,0.015,0.015}>>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x8x!quant.uniform<i32:f32, 0.01>>
  %3 = tosa.conv3d %a5, %w5, %b5, %zf, %zf {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  %4 = tosa.depthwise_conv2d %a, %wd, %b, %zf, %zf {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %5 = tosa.transpose_conv2d %a, %w, %b, %zf, %zf {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %6 = tosa.conv2d %i16, %w8, %b48, %z16, %z8 {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi16>, tensor<8x1x1x4xi8>, tensor<8xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x8xi48>
  %7 = tosa.conv2d %i8, %w4, %qb, %z8, %z4 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 3>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi4>, tensor<8xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x2x2x8xi32>
  %8 = "tosa.conv2d"(%u, %u, %u, %zf, %zf) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  %9 = tosa.transpose_conv2d %i8, %w8, %qb, %z8, %z8 {acc_type = i32, out_pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 2, 2>, local_bound = true} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x8x?x8xi32>
  return
}

// CHECK-LABEL: func.func @fft
func.func @fft(%a: tensor<1x4x8xf32>, %b: tensor<1x4x8xf32>, %c: tensor<?x8x16xf32>) {
  // CHECK-NEXT: %output_real, %output_imag = tosa.fft2d %{{.*}}, %{{.*}} {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  %0, %1 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  %2, %3 = "tosa.fft2d"(%a, %b) {inverse = true, local_bound = true} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  // CHECK: tosa.rfft2d %{{.*}} : (tensor<?x8x16xf32>) -> (tensor<?x8x9xf32>, tensor<?x8x9xf32>)
  %4, %5 = tosa.rfft2d %c : (tensor<?x8x16xf32>) -> (tensor<?x8x9xf32>, tensor<?x8x9xf32>)
  %6:2 = tosa.rfft2d %c {local_bound = true} : (tensor<?x8x16xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return
}

// CHECK-LABEL: func.func @matmul
func.func @matmul(%a: tensor<1x14x19xf32>, %b: tensor<1x19x28xf32>, %q: tensor<1x14x19x!quant.uniform<i8:f32, 0.01>>, %r: tensor<1x19x28x!quant.uniform<i8:f32, 0.01>>, %zf: tensor<1xf32>, %zu: tensor<*xi8>, %f8: tensor<1x4x4xf8E5M2>, %z8: tensor<1xf8E5M2>) {
  // CHECK-NEXT: tosa.matmul %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : (tensor<1x14x19xf32>, tensor<1x19x28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x28xf32>
  %0 = tosa.matmul %a, %b, %zf, %zf : (tensor<1x14x19xf32>, tensor<1x19x28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x28xf32>
  %1 = tosa.matmul %q, %r, %zu, %zu {note} : (tensor<1x14x19x!quant.uniform<i8:f32, 0.01>>, tensor<1x19x28x!quant.uniform<i8:f32, 0.01>>, tensor<*xi8>, tensor<*xi8>) -> tensor<1x14x28x!quant.uniform<i32:f32, 0.01>>
  %2 = tosa.matmul %f8, %f8, %z8, %z8 : (tensor<1x4x4xf8E5M2>, tensor<1x4x4xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x4x4xf16>
  return
}

// CHECK-LABEL: func.func @block_scaled
func.func @block_scaled(%a: tensor<4x8x32xf8E4M3FN>, %as: tensor<4x8x1xf8E8M0FNU>, %b: tensor<4x16x32xf8E4M3FN>, %bs: tensor<4x16x1xf8E8M0FNU>, %f: tensor<4x32xf32>, %m: tensor<4x32x!tosa.mxint8>, %ms: tensor<4x1xf8E8M0FNU>, %u: tensor<*xf4E2M1FN>, %us: tensor<*xf8E8M0FNU>) {
  // CHECK-NEXT: tosa.matmul_t_block_scaled %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E4M3FN>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E4M3FN>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E4M3FN>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  %1, %2 = tosa.cast_to_block_scaled %f {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf32>) -> (tensor<4x32xf6E3M2FN>, tensor<4x1xf8E8M0FNU>)
  %3 = tosa.cast_from_block_scaled %m, %ms {block_size = BLOCK_SIZE_32} : (tensor<4x32x!tosa.mxint8>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xbf16>
  %4 = "tosa.cast_from_block_scaled"(%u, %us) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> {x = 2 : i8} : (tensor<*xf4E2M1FN>, tensor<*xf8E8M0FNU>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @max_pool2d
func.func @max_pool2d(%a: tensor<1x32x32x8xf32>, %u: tensor<*xi8>) {
  // CHECK-NEXT: tosa.max_pool2d %{{.*}} {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  %1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x32x32x8xf32>) -> tensor<1x?x16x8xf32>
  %2 = "tosa.max_pool2d"(%u) {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<*xi8>) -> tensor<*xi8>
  return
}

// CHECK-LABEL: func.func @clamp
func.func @clamp(%a: tensor<13x21x3xf32>, %b: tensor<4xi8>, %c: tensor<4xui8>, %d: tensor<?xf16>, %e: tensor<*xbf16>, %q: tensor<?x!quant.uniform<i8:f32, 0.01>>) {
  // CHECK-NEXT: tosa.clamp %{{.*}} {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0: f32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  // CHECK-NEXT: tosa.clamp %{{.*}} {max_val = 10 : i8, min_val = -3 : i8, nan_mode = IGNORE} : (tensor<4xi8>) -> tensor<4xi8>
  %1 = tosa.clamp %b {min_val = -3 : i8, max_val = 10: i8, nan_mode = IGNORE} : (tensor<4xi8>) -> tensor<4xi8>
  %2 = tosa.clamp %c {min_val = 1 : ui8, max_val = 200: ui8} : (tensor<4xui8>) -> tensor<4xui8>
  %3 = tosa.clamp %d {min_val = -1.0e-3 : f16, max_val = 0x7C00: f16} : (tensor<?xf16>) -> tensor<4xf16>
  %4 = "tosa.clamp"(%e) {min_val = 0.0 : bf16, max_val = 1.0: bf16} : (tensor<*xbf16>) -> tensor<*xbf16>
  %5 = tosa.clamp %q {min_val = 0 : i8, max_val = 1 : i8} : (tensor<?x!quant.uniform<i8:f32, 0.01>>) -> tensor<?x!quant.uniform<i8:f32, 0.01>>
  return
}

// CHECK-LABEL: func.func @unary
func.func @unary(%a: tensor<13x21x3xf32>, %i: tensor<13x21x3xi32>, %l: tensor<1x21x3xi1>, %u: tensor<*xf32>, %s: tensor<f32>) {
  // CHECK-NEXT: tosa.erf %{{.*}} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %0 = tosa.erf %a : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %1 = tosa.sigmoid %a : (tensor<13x21x3xf32>) -> tensor<13x?x3xf32>
  %2 = tosa.tanh %u : (tensor<*xf32>) -> tensor<*xf32>
  %3 = tosa.abs %u {note = 1} : (tensor<*xf32>) -> tensor<13x?x3xf32>
  %4 = tosa.bitwise_not %i : (tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  %5 = tosa.ceil %a : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %6 = tosa.clz %i : (tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  %7 = tosa.cos %a : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %8 = tosa.exp %s : (tensor<f32>) -> tensor<f32>
  %9 = "tosa.floor"(%a) : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %10 = tosa.log %a : (tensor<13x21x3xf32>) -> tensor<*xf32>
  %11 = tosa.logical_not %l : (tensor<1x21x3xi1>) -> tensor<1x21x3xi1>
  %12 = tosa.reciprocal %a : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %13 = tosa.rsqrt %a : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %14 = tosa.sin %a : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %15 = tosa.identity %i : (tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return
}

// CHECK-LABEL: func.func @negate
func.func @negate(%a: tensor<13x21x3xf32>, %q: tensor<?x3xi8>, %z: tensor<1xf32>, %z8: tensor<1xi8>) {
  // CHECK-NEXT: tosa.negate %{{.*}}, %{{.*}}, %{{.*}} : (tensor<13x21x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<13x21x3xf32>
  %0 = tosa.negate %a, %z, %z : (tensor<13x21x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<13x21x3xf32>
  %1 = tosa.negate %q, %z8, %z8 : (tensor<?x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<*xi8>
  return
}

// CHECK-LABEL: func.func @binary
func.func @binary(%a: tensor<13x21x1xf32>, %b: tensor<13x1x3xf32>, %i: tensor<13x21x1xi32>, %j: tensor<13x1x3xi32>, %l: tensor<13x1x3xi1>, %m: tensor<13x21x3xi1>, %u: tensor<*xf32>, %d: tensor<?x?x3xf32>, %sh: tensor<1xi8>, %i8: tensor<4xi8>) {
  // CHECK-NEXT: tosa.add %{{.*}}, %{{.*}} : (tensor<13x21x1xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xf32>
  %0 = tosa.add %a, %b : (tensor<13x21x1xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xf32>
  %1 = tosa.add %u, %b : (tensor<*xf32>, tensor<13x1x3xf32>) -> tensor<*xf32>
  // CHECK: tosa.arithmetic_right_shift %{{.*}}, %{{.*}} {round = false}
  %2 = tosa.arithmetic_right_shift %i, %j {round = false} : (tensor<13x21x1xi32>, tensor<13x1x3xi32>) -> tensor<13x21x3xi32>
  %3 = tosa.bitwise_and %i, %j : (tensor<13x21x1xi32>, tensor<13x1x3xi32>) -> tensor<13x21x3xi32>
  %4 = tosa.bitwise_or %i, %j : (tensor<13x21x1xi32>, tensor<13x1x3xi32>) -> tensor<13x21x3xi32>
  %5 = tosa.bitwise_xor %i, %j : (tensor<13x21x1xi32>, tensor<13x1x3xi32>) -> tensor<13x21x3xi32>
  %6 = tosa.intdiv %i, %j : (tensor<13x21x1xi32>, tensor<13x1x3xi32>) -> tensor<13x21x3xi32>
  %7 = tosa.logical_and %l, %m : (tensor<13x1x3xi1>, tensor<13x21x3xi1>) -> tensor<13x21x3xi1>
  %8 = tosa.logical_left_shift %i, %j : (tensor<13x21x1xi32>, tensor<13x1x3xi32>) -> tensor<13x21x3xi32>
  %9 = tosa.logical_right_shift %i, %j : (tensor<13x21x1xi32>, tensor<13x1x3xi32>) -> tensor<13x21x3xi32>
  %10 = tosa.logical_or %l, %m : (tensor<13x1x3xi1>, tensor<13x21x3xi1>) -> tensor<13x21x3xi1>
  %11 = tosa.logical_xor %l, %m : (tensor<13x1x3xi1>, tensor<13x21x3xi1>) -> tensor<13x21x3xi1>
  // CHECK: tosa.maximum %{{.*}}, %{{.*}} : (tensor<13x21x1xf32>, tensor<?x?x3xf32>) -> tensor<13x?x3xf32>
  %12 = tosa.maximum %a, %d : (tensor<13x21x1xf32>, tensor<?x?x3xf32>) -> tensor<13x?x3xf32>
  // CHECK: tosa.minimum %{{.*}}, %{{.*}} {nan_mode = IGNORE}
  %13 = tosa.minimum %a, %b {nan_mode = IGNORE} : (tensor<13x21x1xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xf32>
  %14 = tosa.mul %a, %b, %sh : (tensor<13x21x1xf32>, tensor<13x1x3xf32>, tensor<1xi8>) -> tensor<13x21x3xf32>
  %15 = tosa.mul %i8, %i8, %sh : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi32>
  %16 = tosa.pow %a, %b : (tensor<13x21x1xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xf32>
  %17 = tosa.sub %d, %d : (tensor<?x?x3xf32>, tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
  // CHECK: tosa.equal %{{.*}}, %{{.*}} : (tensor<13x21x1xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xi1>
  %18 = tosa.equal %a, %b : (tensor<13x21x1xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xi1>
  %19 = tosa.greater %a, %b : (tensor<13x21x1xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xi1>
  %20 = tosa.greater_equal %a, %b {x} : (tensor<13x21x1xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xi1>
  %21 = tosa.select %l, %a, %b : (tensor<13x1x3xi1>, tensor<13x21x1xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xf32>
  %22 = "tosa.maximum"(%a, %b) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<13x21x1xf32>, tensor<13x1x3xf32>) -> tensor<13x21x3xf32>
  return
}

// CHECK-LABEL: func.func @table
func.func @table(%a: tensor<4x5xi8>, %t: tensor<256xi8>, %b: tensor<*xi16>, %t16: tensor<513xi16>) {
  // CHECK-NEXT: tosa.table %{{.*}}, %{{.*}} : (tensor<4x5xi8>, tensor<256xi8>) -> tensor<4x5xi8>
  %0 = tosa.table %a, %t : (tensor<4x5xi8>, tensor<256xi8>) -> tensor<4x5xi8>
  %1 = tosa.table %b, %t16 : (tensor<*xi16>, tensor<513xi16>) -> tensor<?x5xi32>
  return
}

// CHECK-LABEL: func.func @reduce
func.func @reduce(%a: tensor<13x21x3xf32>, %l: tensor<13x21x3xi1>, %d: tensor<?x?xi32>, %u: tensor<*xf32>) {
  // CHECK-NEXT: tosa.reduce_all %{{.*}} {axis = 0 : i32} : (tensor<13x21x3xi1>) -> tensor<1x21x3xi1>
  %0 = tosa.reduce_all %l {axis = 0 : i32} : (tensor<13x21x3xi1>) -> tensor<1x21x3xi1>
  %1 = tosa.reduce_any %l {axis = 2 : i32} : (tensor<13x21x3xi1>) -> tensor<13x21x1xi1>
  // CHECK: tosa.reduce_max %{{.*}} {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x1x3xf32>
  %2 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x1x3xf32>
  %3 = tosa.reduce_min %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<13x21x3xf32>) -> tensor<?x1x3xf32>
  %4 = tosa.reduce_product %a {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<*xf32>
  %5 = tosa.reduce_sum %d {axis = 1 : i32} : (tensor<?x?xi32>) -> tensor<?x1xi32>
  %6 = "tosa.reduce_max"(%u) {axis = 7 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @layout
func.func @layout(%a: tensor<13x21x3xf32>, %d: tensor<?x21x3xf32>, %u: tensor<*xf32>, %p: tensor<1xf32>) {
  // CHECK-NEXT: tosa.concat %{{.*}}, %{{.*}} {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x21x3xf32>
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x21x3xf32>
  %1 = tosa.concat %a, %d, %u {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<?x21x3xf32>, tensor<*xf32>) -> tensor<?x21x3xf32>
  %2 = tosa.concat %a {axis = 2 : i32} : (tensor<13x21x3xf32>) -> tensor<*xf32>
  // CHECK: %[[PADDING:.*]] = tosa.const_shape {values = dense<[0, 0, 0, 1, 0, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %3 = tosa.const_shape {values = dense<[0, 0, 0, 1, 0, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
  // CHECK-NEXT: tosa.pad %{{.*}}, %[[PADDING]], %{{.*}} : (tensor<13x21x3xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<13x22x4xf32>
  %4 = tosa.pad %a, %3, %p : (tensor<13x21x3xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<13x22x4xf32>
  %5 = "tosa.const_shape"() <{values = dense<[1, 819]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %6 = tosa.reshape %a, %5 : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<1x819xf32>
  %7 = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %8 = tosa.reshape %a, %7 : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<273x3xf32>
  %9 = tosa.reshape %u, %7 : (tensor<*xf32>, !tosa.shape<2>) -> tensor<?x3xf32>
  %10 = tosa.reverse %a {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %11 = tosa.const_shape {values = dense<[6, 8, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %12 = tosa.const_shape {values = dense<[4, 11, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %13 = tosa.slice %a, %11, %12 : (tensor<13x21x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<4x11x1xf32>
  %14 = tosa.const_shape {values = dense<[3, 1, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %15 = tosa.tile %a, %14 : (tensor<13x21x3xf32>, !tosa.shape<3>) -> tensor<39x21x?xf32>
  // CHECK: tosa.transpose %{{.*}} {perms = array<i32: 2, 0, 1>} : (tensor<13x21x3xf32>) -> tensor<3x13x21xf32>
  %16 = tosa.transpose %a {perms = array<i32: 2, 0, 1>} : (tensor<13x21x3xf32>) -> tensor<3x13x21xf32>
  %17 = tosa.transpose %u {perms = array<i32: 2, 0, 1>} : (tensor<*xf32>) -> tensor<*xf32>
  %18 = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %19 = tosa.reshape %p, %18 : (tensor<1xf32>, !tosa.shape<0>) -> tensor<f32>
  return
}

// CHECK-LABEL: func.func @gather_scatter
func.func @gather_scatter(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>, %d: tensor<13x26x3xf32>, %j: tensor<?x26xi64>, %u: tensor<*xi8>) {
  // CHECK-NEXT: tosa.gather %{{.*}}, %{{.*}} : (tensor<13x27x3xf32>, tensor<13x26xi32>) -> tensor<13x26x3xf32>
  %0 = tosa.gather %v, %i : (tensor<13x27x3xf32>, tensor<13x26xi32>) -> tensor<13x26x3xf32>
  %1 = tosa.gather %v, %j : (tensor<13x27x3xf32>, tensor<?x26xi64>) -> tensor<*xf32>
  // CHECK: tosa.scatter %{{.*}}, %{{.*}}, %{{.*}} : (tensor<13x27x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<13x27x3xf32>
  %2 = tosa.scatter %v, %i, %d : (tensor<13x27x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<13x27x3xf32>
  %3 = tosa.gather %v, %u : (tensor<13x27x3xf32>, tensor<*xi8>) -> tensor<13x?x3xf32>
  return
}

// CHECK-LABEL: func.func @resize
func.func @resize(%a: tensor<1x32x32x8xf32>, %u: tensor<*xi8>) {
  %0 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // CHECK: tosa.resize %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  %3 = tosa.resize %a, %0, %1, %2 {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  %4 = tosa.resize %u, %0, %1, %2 {mode = #tosa.resize_mode<NEAREST_NEIGHBOR>} : (tensor<*xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x64x8xi8>
  %5 = "tosa.resize"(%a, %0, %1, %2) <{mode = #tosa.resize_mode<BILINEAR>}> {a = unit, b = dense<1> : tensor<2xi8>} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  return
}

// CHECK-LABEL: func.func @convert
func.func @convert(%a: tensor<13x21x3xf32>, %q: tensor<13x?x3x!quant.uniform<u8:f32, 0.015:127>>, %i: tensor<13x21x3xi8>, %m: tensor<1xi32>, %m16: tensor<1xi16>, %s: tensor<1xi8>, %z8: tensor<1xi8>, %zu: tensor<1xui8>, %m3: tensor<3xi32>, %s3: tensor<3xi8>, %z16: tensor<1xi16>) {
  // CHECK-NEXT: tosa.cast %{{.*}} : (tensor<13x21x3xf32>) -> tensor<13x21x3xi32>
  %0 = tosa.cast %a : (tensor<13x21x3xf32>) -> tensor<13x21x3xi32>
  %1 = tosa.cast %q : (tensor<13x?x3x!quant.uniform<u8:f32, 0.015:127>>) -> tensor<13x21x3x!quant.uniform<i8:f32, 0.015:-1>>
  // CHECK: tosa.rescale %{{.*}} {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true}
  %2 = tosa.rescale %i, %m, %s, %z8, %z8 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<13x21x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<13x21x3xi8>
  %3 = tosa.rescale %q, %m16, %s, %z8, %z8 {scale32 = false, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<13x?x3x!quant.uniform<u8:f32, 0.015:127>>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<13x?x3x!quant.uniform<i8:f32, 0.015:-1>>
  %4 = "tosa.rescale"(%i, %m3, %s3, %z8, %z16) {scale32 = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, per_channel = true, input_unsigned = true, output_unsigned = true} : (tensor<13x21x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<13x21x3xi16>
  return
}

// Zero points of unsigned integers are unsigned.
// CHECK-LABEL: func.func @unsigned_zero_points
func.func @unsigned_zero_points(%a: tensor<4xui8>, %b: tensor<4xui16>, %c: tensor<1x4x4xui8>) {
  %m = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z8 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %u8 = "tosa.const"() <{values = dense<128> : tensor<1xui8>}> : () -> tensor<1xui8>
  %u16 = "tosa.const"() <{values = dense<32768> : tensor<1xui16>}> : () -> tensor<1xui16>
  // CHECK: tosa.rescale {{.*}} : (tensor<4xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<4xi8>
  %0 = tosa.rescale %a, %m, %s, %u8, %z8 {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<4xi8>
  %1 = tosa.rescale %b, %m, %s, %u16, %u8 {input_unsigned = true, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xui16>, tensor<1xi32>, tensor<1xi8>, tensor<1xui16>, tensor<1xui8>) -> tensor<4xui8>
  %2 = tosa.matmul %c, %c, %u8, %u8 : (tensor<1x4x4xui8>, tensor<1x4x4xui8>, tensor<1xui8>, tensor<1xui8>) -> tensor<1x4x4xi32>
  return
}

// CHECK-LABEL: func.func @data
func.func @data() {
  // CHECK-NEXT: "tosa.const"() <{values = dense<0> : tensor<13x21x3xi32>}> : () -> tensor<13x21x3xi32>
  %0 = "tosa.const"() {values = dense<0> : tensor<13x21x3xi32>} : () -> tensor<13x21x3xi32>
  %1 = "tosa.const"() <{values = dense<[1, -2, 3]> : tensor<3xi48>}> : () -> tensor<3xi48>
  %2 = "tosa.const"() <{values = dense<[1, -2, 7]> : tensor<3xi4>}> : () -> tensor<3xi4>
  %3 = "tosa.const"() <{values = dense<"0x0102"> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "tosa.const"() <{values = dense<[1.5, -0.0]> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
  %5 = "tosa.const"() <{values = dense_resource<blob> : tensor<2xf32>}> : () -> tensor<2xf32>
  %6 = "tosa.const"() <{values = dense<[true, false]> : tensor<2xi1>}> {note = 3 : i7} : () -> tensor<2xi1>
  %7 = "tosa.const"() <{values = dense<[1, 255]> : tensor<2xui8>}> : () -> tensor<2xui8>
  %8 = "tosa.const"() <{values = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
  return
}

// CHECK-LABEL: func.func @custom
func.func @custom(%a: tensor<10xi32>) {
  // CHECK-NEXT: tosa.custom %{{.*}}, %{{.*}} {domain_name = "tosa.mlir_test", implementation_attrs = "", operator_name = "custom_test"} : (tensor<10xi32>, tensor<10xi32>) -> (tensor<10xi32>, tensor<10xf32>)
  %0:2 = tosa.custom %a, %a {operator_name="custom_test", domain_name="tosa.mlir_test", implementation_attrs=""} : (tensor<10xi32>, tensor<10xi32>) -> (tensor<10xi32>, tensor<10xf32>)
  tosa.custom %a {operator_name="custom_test", domain_name="tosa.mlir_test", implementation_attrs="{\22a\22: 1}", extra} : (tensor<10xi32>) -> ()
  %1 = tosa.custom {operator_name="c", domain_name="d", implementation_attrs=""} : () -> tensor<10xi32>
  return
}

// CHECK-LABEL: func.func @cond_if
func.func @cond_if(%c: tensor<i1>, %c1: tensor<1xi1>, %x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %u: tensor<*xi1>) -> tensor<2x3xf32> {
  // CHECK-NEXT: tosa.cond_if %{{.*}} : tensor<i1> -> tensor<2x3xf32> {
  %0 = tosa.cond_if %c : tensor<i1> -> (tensor<2x3xf32>) {
    %5 = tosa.add %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    tosa.yield %5 : tensor<2x3xf32>
  } else {
    tosa.yield %y : tensor<2x3xf32>
  }
  %1:2 = tosa.cond_if %c1 (%a = %x, %b = %y) : tensor<1xi1> (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<?x3xf32>) {
  ^bb0(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>):
    tosa.yield %a, %b : tensor<2x3xf32>, tensor<?x3xf32>
  } else {
  ^bb0(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>):
    tosa.yield %b, %b : tensor<2x3xf32>, tensor<2x3xf32>
  } {foo = 1 : i32}
  "tosa.cond_if"(%u) ({
    "tosa.yield"() {x} : () -> ()
  }, {
    tosa.custom {operator_name="c", domain_name="d", implementation_attrs=""} : () -> ()
    "tosa.yield"() : () -> ()
  }): (tensor<*xi1>) -> ()
  %2 = "tosa.cond_if"(%c, %x) ({
  ^bb0(%arg0: tensor<2x3xf32>):
    tosa.yield %arg0 : tensor<2x3xf32>
  }, {
  ^bb0(%arg0: tensor<2x3xf32>):
    tosa.yield %arg0 : tensor<2x3xf32>
  }) : (tensor<i1>, tensor<2x3xf32>) -> tensor<*xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @while_loop
func.func @while_loop(%n: tensor<i32>, %x: tensor<2x3xf32>) {
  // CHECK-NEXT: tosa.while_loop (%[[I:.*]] = %{{.*}}, %[[V:.*]] = %{{.*}}) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>) {
  %0:2 = tosa.while_loop (%i = %n, %v = %x) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>) {
    // CHECK-NEXT: tosa.greater_equal %{{.*}}, %[[I]]
    %1 = tosa.greater_equal %n, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  // CHECK: } do {
  } do {
  ^bb0(%i: tensor<i32>, %v: tensor<2x3xf32>):
    %1 = tosa.add %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %1, %v : tensor<i32>, tensor<2x3xf32>
  } attributes {bar, baz = "x"}
  tosa.while_loop : () -> () {
    %1 = tosa.equal %n, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
    "tosa.yield"() : () -> ()
  }
  return
}

// CHECK: tosa.variable @stored_var = dense<-1> : tensor<2x4x8xi32>
tosa.variable @stored_var = dense<-1> : tensor<2x4x8xi32>
// CHECK: tosa.variable @largest : tensor<9223372036854775807xi8>
tosa.variable @largest : tensor<9223372036854775807xi8>
// CHECK: tosa.variable @unset {sym_visibility = "private"} : tensor<?x4xf32>
tosa.variable @unset {sym_visibility = "private"} : tensor<?x4xf32>
tosa.variable @scalar : tensor<i1>
tosa.variable @hex = dense<"0x0000803F0000004000004040"> : tensor<3xf32>
"tosa.variable"() <{sym_name = "both", type = i8, var_shape = dense<[2, -1]> : tensor<2xindex>, initial_value = "x"}> : () -> ()

// CHECK-LABEL: func.func @variables
func.func @variables(%a: tensor<2x4x8xi32>, %u: tensor<*xf32>) {
  // CHECK-NEXT: tosa.variable_write @stored_var, %{{.*}} : tensor<2x4x8xi32>
  tosa.variable_write @stored_var, %a : tensor<2x4x8xi32>
  // CHECK-NEXT: tosa.variable_read @stored_var : tensor<2x4x8xi32>
  %0 = tosa.variable_read @stored_var : tensor<2x4x8xi32>
  tosa.variable_write @unset {x = 1 : i8}, %u : tensor<*xf32>
  %1 = "tosa.variable_read"() {name = "scalar"} : () -> tensor<i1>
  %2 = tosa.variable_read @unset {y} : tensor<7x4xf32>
  return
}

// CHECK-LABEL: func.func @shapes
func.func @shapes(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<7> : tensor<2xindex>} : () -> !tosa.shape<2>
  // CHECK: tosa.add_shape %{{.*}}, %{{.*}} : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %1 = tosa.div_ceil_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %2 = tosa.div_floor_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.exp2_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %4 = tosa.log2_ceil_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.log2_floor_shape %a {x} : (!tosa.shape<2>) -> !tosa.shape<2>
  %6 = tosa.max_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %7 = tosa.min_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %8 = tosa.mod_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %9 = "tosa.mul_shape"(%a, %b) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %10 = tosa.sub_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  // CHECK: tosa.dim %{{.*}} {axis = 1 : i32} : (tensor<4x?xf32>) -> !tosa.shape<1>
  %11 = tosa.dim %t {axis = 1 : i32} : (tensor<4x?xf32>) -> !tosa.shape<1>
  %12 = tosa.slice_shape %a, %i, %i : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  %13 = tosa.concat_shape %a, %11, %b : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<5>
  return
}

// CHECK-LABEL: func.func @apply_scale
func.func @apply_scale(%a: i32, %s: i8, %v: vector<4xi32>, %vs: vector<4xi8>, %t: tensor<2x?xi64>, %ti: tensor<2x?xi8>, %tm: tensor<2x?xi32>) {
  // CHECK-NEXT: tosa.apply_scale %{{.*}}, %{{.*}}, %{{.*}} {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  %1 = tosa.apply_scale %v, %v, %vs {rounding_mode = SINGLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  %2 = tosa.apply_scale %t, %tm, %ti {rounding_mode = INEXACT_ROUND, x = 1} : (tensor<2x?xi64>, tensor<2x?xi32>, tensor<2x?xi8>) -> tensor<2x?xi32>
  return
}

// CHECK-LABEL: func.func private @attributes
// CHECK-SAME: #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16, fft]>
// CHECK-SAME: #tosa.unary_quant<input_zp = -9223372036854775808, output_zp = 9007199254740993>
func.func private @attributes(!tosa.shape<0>, !tosa.mxint8) attributes {
  a = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16, fft]>,
  b = #tosa.matmul_quant<a_zp = 1, b_zp = -2>, c = #tosa.nan_mode<IGNORE>, d = #tosa.level<none>,
  f = #tosa.conv_quant<weight_zp = 1, input_zp = 2>,
  g = #tosa.unary_quant<input_zp = -9223372036854775808, output_zp = 9007199254740993>, h = #tosa.pad_quant<input_zp = 1>, i = [#tosa.prof<pro_int>, #tosa.ext<mxfp>],
  j = #tosa.rounding_mode<SINGLE_ROUND>, k = #tosa.resize_mode<BILINEAR>, l = #tosa.block_size<BLOCK_SIZE_32>
}

// CHECK-LABEL: func.func @f8_accumulator
func.func @f8_accumulator(%a: tensor<1x4x4x4xf8E4M3FN>, %w: tensor<8x1x1x4xf8E4M3FN>, %b: tensor<8xf16>, %z: tensor<1xf8E4M3FN>) -> tensor<1x4x4x8xf16> {
  // CHECK-NEXT: tosa.conv2d %{{.*}} {acc_type = f32,
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf8E4M3FN>, tensor<8x1x1x4xf8E4M3FN>, tensor<8xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x4x4x8xf16>
  return %0 : tensor<1x4x4x8xf16>
}
