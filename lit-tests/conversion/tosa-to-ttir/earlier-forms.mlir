// RUN: ttmlir-opt --convert-tosa-to-ttir=mixed=true --split-input-file %s | filecheck %s
// RUN: ttmlir-opt --mlir-print-debuginfo --split-input-file %s | filecheck %s --check-prefix=READ
// RUN: not ttmlir-opt --split-input-file %S/inputs/no-earlier-forms.mlir -o %t 2>&1 | filecheck %S/inputs/no-earlier-forms.mlir

// Programs of September 2024, when shapes, shifts and zero points were attributes.

// CHECK-LABEL: func.func @mul(
// CHECK-NEXT:    %[[INIT:.*]] = tensor.empty() : tensor<13x21x3xf32>
// CHECK-NEXT:    %[[PRODUCT:.*]] = "ttir.multiply"(%arg0, %arg1, %[[INIT]])
// CHECK-NEXT:    return %[[PRODUCT]]
// READ-LABEL: func.func @mul(
// READ-NEXT:    %[[SHIFT:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8> loc(#[[LOC:.*]])
// READ-NEXT:    tosa.mul %arg0, %arg1, %[[SHIFT]] {mine.kept} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>, tensor<1xi8>) -> tensor<13x21x3xf32> loc(#[[LOC]])
// READ: #[[LOC]] = loc("product")
func.func @mul(%arg0: tensor<13x21x3xf32>, %arg1: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
  %0 = tosa.mul %arg0, %arg1 {mine.kept, shift = 0 : i8} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32> loc(#loc)
  return %0 : tensor<13x21x3xf32>
}
#loc = loc("product")

// -----

// CHECK-LABEL: func.func @shifted(
// CHECK:         ttir.
// READ-LABEL: func.func @shifted(
// READ:         "tosa.const"() <{values = dense<31> : tensor<1xi8>}>
func.func @shifted(%arg0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "tosa.mul"(%arg0, %arg0) {shift = 31 : i8} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @negate(
// CHECK-NEXT:    %[[INIT:.*]] = tensor.empty() : tensor<13x21x3xbf16>
// CHECK-NEXT:    "ttir.neg"(%arg0, %[[INIT]])
// CHECK:         "ttir.neg"
// READ-LABEL: func.func @negate(
// READ-NEXT:    %[[IN:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}>
// READ-NEXT:    %[[OUT:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}>
// READ-NEXT:    tosa.negate %arg0, %[[IN]], %[[OUT]] : (tensor<13x21x3xbf16>, tensor<1xbf16>, tensor<1xbf16>)
func.func @negate(%arg0: tensor<13x21x3xbf16>) -> tensor<13x21x3xbf16> {
  %0 = tosa.negate %arg0 : (tensor<13x21x3xbf16>) -> tensor<13x21x3xbf16>
  %1 = tosa.negate %0 : (tensor<13x21x3xbf16>) -> tensor<13x21x3xbf16>
  return %1 : tensor<13x21x3xbf16>
}

// -----

// CHECK-LABEL: func.func @shapes(
// CHECK: "ttir.reshape"
// READ-LABEL: func.func @shapes(
// READ-NEXT: %[[ALL:.*]] = tosa.const_shape {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// READ-NEXT: tosa.reshape %arg0, %[[ALL]] : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
// READ-NEXT: %[[TWICE:.*]] = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>}
// READ-NEXT: tosa.tile %arg0, %[[TWICE]] : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
// READ-NEXT: %[[START:.*]] = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>}
// READ-NEXT: %[[SIZE:.*]] = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>}
// READ-NEXT: tosa.slice %arg0, %[[START]], %[[SIZE]] : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
// READ-NEXT: "tosa.const"() <{values = dense<[1, 0]> : tensor<2xi32>}>
// READ-NEXT: tosa.transpose %arg0 {perms = array<i32: 1, 0>}
// READ: tosa.transpose %arg0 {perms = array<i32: 1, 0>}
// READ: %[[SIX:.*]] = tosa.const_shape {values = dense<6> : tensor<1xindex>}
// READ-NEXT: tosa.reshape %arg0, %[[SIX]]
func.func @shapes(%a: tensor<2x3xf32>) -> (tensor<6xf32>, tensor<4x3xf32>, tensor<1x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) {
  %0 = tosa.reshape %a {new_shape = array<i64: -1>} : (tensor<2x3xf32>) -> tensor<6xf32>
  %1 = tosa.tile %a {multiples = array<i64: 2, 1>} : (tensor<2x3xf32>) -> tensor<4x3xf32>
  %2 = tosa.slice %a {size = array<i64: 1, 2>, start = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<1x2xf32>
  %p = "tosa.const"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %3 = tosa.transpose %a, %p : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  %q = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi64>} : () -> tensor<2xi64>
  %4 = "tosa.transpose"(%a, %q) : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  %5 = "tosa.reshape"(%a) <{new_shape = array<i64: 6>}> : (tensor<2x3xf32>) -> tensor<6xf32>
  return %5, %1, %2, %3, %4 : tensor<6xf32>, tensor<4x3xf32>, tensor<1x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>
}

// -----

// READ-LABEL: func.func @pad(
// READ: %[[CONST:.*]] = "tosa.const"() <{values = dense<2.500000e+00> : tensor<f32>}>
// READ-NEXT: %[[SHAPE:.*]] = tosa.const_shape {values = dense<[1, 0, 1, 1]> : tensor<4xindex>}
// READ-NEXT: %[[ZERO:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}>
// READ-NEXT: tosa.pad %arg0, %[[SHAPE]], %[[ZERO]] : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5xf32>
// READ: %[[VALUE:.*]] = tosa.reshape %[[CONST]], %{{.*}} : (tensor<f32>, !tosa.shape<1>) -> tensor<1xf32>
// READ-NEXT: tosa.pad %arg0, %{{.*}}, %[[VALUE]]
// READ: %[[ARG:.*]] = tosa.reshape %arg1, %{{.*}} : (tensor<f32>, !tosa.shape<1>) -> tensor<1xf32>
// READ-NEXT: tosa.pad %arg0, %{{.*}}, %[[ARG]]
func.func @pad(%a: tensor<2x3xf32>, %v: tensor<f32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
  %p = "tosa.const"() {value = dense<[[1, 0], [1, 1]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %c = "tosa.const"() <{value = dense<2.5> : tensor<f32>}> : () -> tensor<f32>
  %0 = tosa.pad %a, %p : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<3x5xf32>
  %1 = tosa.pad %a, %p, %c : (tensor<2x3xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<3x5xf32>
  %2 = tosa.pad %a, %p, %v : (tensor<2x3xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<3x5xf32>
  return %0, %1, %2 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
}

// -----

// READ-LABEL: func.func @pad8(
// READ: %[[ZP:.*]] = "tosa.const"() <{values = dense<-7> : tensor<1xi8>}>
// READ-NEXT: tosa.pad %arg0, %{{.*}}, %[[ZP]] : (tensor<2xi8>, !tosa.shape<2>, tensor<1xi8>) -> tensor<4xi8>
func.func @pad8(%a: tensor<2xi8>) -> tensor<4xi8> {
  %p = "tosa.const"() {value = dense<[[1, 1]]> : tensor<1x2xi64>} : () -> tensor<1x2xi64>
  %0 = tosa.pad %a, %p {quantization_info = #tosa.pad_quant<input_zp = -7>} : (tensor<2xi8>, tensor<1x2xi64>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// -----

// CHECK-LABEL: func.func @resize(
// CHECK: ttir.
// READ-LABEL: func.func @resize(
// READ-NEXT: %[[SCALE:.*]] = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>}
// READ-NEXT: %[[OFFSET:.*]] = tosa.const_shape {values = dense<-1> : tensor<2xindex>}
// READ-NEXT: %[[BORDER:.*]] = tosa.const_shape {values = dense<1> : tensor<2xindex>}
// READ-NEXT: tosa.resize %arg0, %[[SCALE]], %[[OFFSET]], %[[BORDER]] {mode = BILINEAR}
func.func @resize(%a: tensor<1x2x2x1xf32>) -> tensor<1x4x4x1xf32> {
  %0 = tosa.resize %a {border = array<i64: 1, 1>, mode = "BILINEAR", offset = array<i64: -1, -1>, scale = array<i64: 4, 2, 4, 2>} : (tensor<1x2x2x1xf32>) -> tensor<1x4x4x1xf32>
  return %0 : tensor<1x4x4x1xf32>
}

// -----

// CHECK-LABEL: func.func @products(
// CHECK: "ttir.conv2d"
// READ-LABEL: func.func @products(
// READ: %[[A:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}>
// READ-NEXT: %[[B:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}>
// READ-NEXT: tosa.conv2d %arg0, %arg1, %arg2, %[[A]], %[[B]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
// READ: tosa.depthwise_conv2d %arg0, %arg3, %arg4, %{{.*}}, %{{.*}} {acc_type = f32, 
// READ: tosa.transpose_conv2d %arg0, %arg1, %arg2, %{{.*}}, %{{.*}} {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
// READ: tosa.matmul %arg5, %arg6, %{{.*}}, %{{.*}} : (tensor<1x2x3xf32>, tensor<1x3x2xf32>, tensor<1xf32>, tensor<1xf32>)
// READ: tosa.avg_pool2d %arg0, %{{.*}}, %{{.*}} {acc_type = f32, kernel
func.func @products(%a: tensor<1x4x4x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>, %d: tensor<3x3x2x1xf32>, %e: tensor<2xf32>, %m: tensor<1x2x3xf32>, %n: tensor<1x3x2xf32>) -> (tensor<1x4x4x3xf32>, tensor<1x2x2x2xf32>, tensor<1x6x6x3xf32>, tensor<1x2x2xf32>, tensor<1x2x2x2xf32>) {
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<1x4x4x3xf32>
  %1 = tosa.depthwise_conv2d %a, %d, %e {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x3x2x1xf32>, tensor<2xf32>) -> tensor<1x2x2x2xf32>
  %2 = tosa.transpose_conv2d %a, %w, %b {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: 1, 6, 6, 3>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>) -> tensor<1x6x6x3xf32>
  %3 = tosa.matmul %m, %n : (tensor<1x2x3xf32>, tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
  %4 = tosa.avg_pool2d %a {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return %0, %1, %2, %3, %4 : tensor<1x4x4x3xf32>, tensor<1x2x2x2xf32>, tensor<1x6x6x3xf32>, tensor<1x2x2xf32>, tensor<1x2x2x2xf32>
}

// -----

// CHECK-LABEL: func.func @quant(
// CHECK: return
// READ-LABEL: func.func @quant(
// READ-NEXT: %[[IN:.*]] = "tosa.const"() <{values = dense<-5> : tensor<1xi8>}>
// READ-NEXT: %[[WEIGHT:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}>
// READ-NEXT: tosa.conv2d %arg0, %arg1, %arg2, %[[IN]], %[[WEIGHT]] {acc_type = i32, dilation
// READ-NEXT: %[[FACTORS:.*]] = "tosa.const"() <{values = dense<1073741824> : tensor<3xi32>}>
// READ-NEXT: %[[SHIFTS:.*]] = "tosa.const"() <{values = dense<[36, 37, 38]> : tensor<3xi8>}>
// READ-NEXT: %[[SUM:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi32>}>
// READ-NEXT: %[[OUT:.*]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}>
// READ-NEXT: tosa.rescale %{{.*}}, %[[FACTORS]], %[[SHIFTS]], %[[SUM]], %[[OUT]] {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = DOUBLE_ROUND, scale32 = true}
// READ-NEXT: tosa.clamp %{{.*}} {max_val = 127 : i8, min_val = 3 : i8}
// READ: tosa.avg_pool2d %arg0, %{{.*}}, %{{.*}} {acc_type = i32, kernel
// READ: %[[TWO:.*]] = "tosa.const"() <{values = dense<2> : tensor<1xi8>}>
// READ-NEXT: tosa.negate %arg0, %{{.*}}, %[[TWO]]
func.func @quant(%a: tensor<1x4x4x2xi8>, %w: tensor<3x3x3x2xi8>, %b: tensor<3xi32>) -> (tensor<1x4x4x3xi8>, tensor<1x2x2x2xi8>, tensor<1x4x4x2xi8>) {
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, quantization_info = #tosa.conv_quant<input_zp = -5, weight_zp = 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xi8>, tensor<3x3x3x2xi8>, tensor<3xi32>) -> tensor<1x4x4x3xi32>
  %1 = tosa.rescale %0 {double_round = true, input_zp = 0 : i32, multiplier = array<i32: 1073741824, 1073741824, 1073741824>, output_zp = 3 : i32, per_channel = true, scale32 = true, shift = array<i8: 36, 37, 38>} : (tensor<1x4x4x3xi32>) -> tensor<1x4x4x3xi8>
  %2 = tosa.clamp %1 {max_fp = 0.0 : f32, max_int = 600 : i64, min_fp = 0.0 : f32, min_int = 3 : i64} : (tensor<1x4x4x3xi8>) -> tensor<1x4x4x3xi8>
  %3 = tosa.avg_pool2d %a {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.unary_quant<input_zp = -5, output_zp = -5>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xi8>) -> tensor<1x2x2x2xi8>
  %4 = tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = -5, output_zp = 2>} : (tensor<1x4x4x2xi8>) -> tensor<1x4x4x2xi8>
  return %2, %3, %4 : tensor<1x4x4x3xi8>, tensor<1x2x2x2xi8>, tensor<1x4x4x2xi8>
}

// -----

// READ-LABEL: func.func @clamp(
// READ-NEXT: tosa.clamp %arg0 {max_val = 6.000000e+00 : bf16, min_val = -1.000980e-01 : bf16}
// READ-NEXT: %[[A:.*]] = "tosa.const"() <{values = dense<1> : tensor<1xi8>}>
// READ-NEXT: %[[B:.*]] = "tosa.const"() <{values = dense<-2> : tensor<1xi8>}>
// READ-NEXT: tosa.matmul %arg1, %arg2, %[[A]], %[[B]]
// READ-NEXT: tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>}
func.func @clamp(%a: tensor<2xbf16>, %m: tensor<1x2x3xi8>, %n: tensor<1x3x2xi8>) -> (tensor<2xbf16>, tensor<1x2x2xi32>) {
  %0 = tosa.clamp %a {max_fp = 6.0 : f32, max_int = 6 : i64, min_fp = -0.1 : f32, min_int = 0 : i64} : (tensor<2xbf16>) -> tensor<2xbf16>
  %1 = "tosa.matmul"(%m, %n) <{quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = -2>}> : (tensor<1x2x3xi8>, tensor<1x3x2xi8>) -> tensor<1x2x2xi32>
  %2 = tosa.const_shape {value = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  return %0, %1 : tensor<2xbf16>, tensor<1x2x2xi32>
}

// -----

// Names of early 2025 and before.
// READ-LABEL: func.func @names(
// READ-NEXT: %[[ONE:.*]] = tosa.intdiv %arg0, %arg0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// READ-NEXT: %[[TWO:.*]] = tosa.intdiv %[[ONE]], %arg0
// READ-NEXT: tosa.reduce_product %arg1 {axis = 0 : i32} : (tensor<4xf32>) -> tensor<1xf32>
// READ-NEXT: tosa.variable_read @kept : tensor<4xi32>
// READ-NEXT: tosa.variable_write @kept, %[[TWO]] : tensor<4xi32>
tosa.variable @kept = dense<1> : tensor<4xi32>
func.func @names(%a: tensor<4xi32>, %b: tensor<4xf32>) -> (tensor<1xf32>, tensor<4xi32>) {
  %0 = tosa.div %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %1 = "tosa.int_div"(%0, %a) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %2 = tosa.reduce_prod %b {axis = 0 : i32} : (tensor<4xf32>) -> tensor<1xf32>
  %3 = tosa.variable.read @kept : tensor<4xi32>
  tosa.variable.write @kept, %1 : tensor<4xi32>
  return %2, %3 : tensor<1xf32>, tensor<4xi32>
}

// -----

// A layer that connects all, in all forms, and one of as many rows as there are.
// CHECK-LABEL: func.func @fully_connected(
// CHECK:         %[[WEIGHT:.*]] = "ttir.transpose"(%{{.*}}, %{{.*}}) {{.*}} -> tensor<19x28xf32>
// CHECK:         %[[PRODUCT:.*]] = "ttir.matmul"(%{{.*}}, %[[WEIGHT]], %{{.*}}) {{.*}} -> tensor<14x28xf32>
// CHECK:         "ttir.add"(%[[PRODUCT]], {{.*}} -> tensor<14x28xf32>
// READ-LABEL: func.func @fully_connected(
// READ-NEXT: %[[SHAPE:.*]] = tosa.const_shape {values = dense<[14, 1, 1, 19]> : tensor<4xindex>} : () -> !tosa.shape<4> loc(#[[LAYER:.*]])
// READ-NEXT: %[[IN:.*]] = tosa.reshape %arg0, %[[SHAPE]] : (tensor<14x19xf32>, !tosa.shape<4>) -> tensor<14x1x1x19xf32> loc(#[[LAYER]])
// READ-NEXT: %[[SHAPE:.*]] = tosa.const_shape {values = dense<[28, 1, 1, 19]> : tensor<4xindex>}
// READ-NEXT: %[[W:.*]] = tosa.reshape %arg1, %[[SHAPE]] : (tensor<28x19xf32>, !tosa.shape<4>) -> tensor<28x1x1x19xf32>
// READ-NEXT: %[[A:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}>
// READ-NEXT: %[[B:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}>
// READ-NEXT: %[[OUT:.*]] = tosa.conv2d %[[IN]], %[[W]], %arg2, %[[A]], %[[B]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : {{.*}} -> tensor<14x1x1x28xf32> loc(#[[LAYER]])
// READ-NEXT: %[[SHAPE:.*]] = tosa.const_shape {values = dense<[14, 28]> : tensor<2xindex>}
// READ-NEXT: %[[R:.*]] = tosa.reshape %[[OUT]], %[[SHAPE]] : {{.*}} -> tensor<14x28xf32> loc(#[[LAYER]])
// READ-NEXT: return %[[R]]
// READ: #[[LAYER]] = loc("layer")
func.func @fully_connected(%a: tensor<14x19xf32>, %w: tensor<28x19xf32>, %b: tensor<28xf32>) -> tensor<14x28xf32> {
  %0 = tosa.fully_connected %a, %w, %b : (tensor<14x19xf32>, tensor<28x19xf32>, tensor<28xf32>) -> tensor<14x28xf32> loc("layer")
  return %0 : tensor<14x28xf32>
}

// -----

// CHECK-LABEL: func.func @fully_connected8(
// CHECK:         "ttir.matmul"({{.*}} -> tensor<2x4xi32>
// CHECK:         "ttir.matmul"({{.*}} -> tensor<2x4xi32>
// READ-LABEL: func.func @fully_connected8(
// READ: "tosa.const"() <{values = dense<1> : tensor<1xi8>}>
// READ: "tosa.const"() <{values = dense<-2> : tensor<1xi8>}>
// READ: tosa.conv2d {{.*}} {acc_type = i32, dilation = array<i64: 1, 1>, mine.kept,
// READ: tosa.reshape
// READ: tosa.conv2d
// READ: tosa.reshape
func.func @fully_connected8(%a: tensor<2x3xi8>, %w: tensor<4x3xi8>, %b: tensor<4xi32>) -> (tensor<2x4xi32>, tensor<2x4xi32>) {
  %0 = "tosa.fully_connected"(%a, %w, %b) <{quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = -2>}> {mine.kept} : (tensor<2x3xi8>, tensor<4x3xi8>, tensor<4xi32>) -> tensor<2x4xi32>
  %1 = "tosa.fully_connected"(%a, %w, %b) {quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = -2>} : (tensor<2x3xi8>, tensor<4x3xi8>, tensor<4xi32>) -> tensor<2x4xi32>
  return %0, %1 : tensor<2x4xi32>, tensor<2x4xi32>
}

// -----

// Sums of 48 bits.
// CHECK-LABEL: func.func @fully_connected16(
// CHECK:         "ttir.matmul"({{.*}} -> tensor<2x4xi32>
// CHECK:         "ttir.matmul"({{.*}} -> tensor<2x4xi32>
// CHECK:         return
func.func @fully_connected16(%a: tensor<2x3xi16>, %w: tensor<4x3xi8>) -> tensor<2x4xi16> {
  %b = "tosa.const"() <{value = dense<100> : tensor<4xi48>}> : () -> tensor<4xi48>
  %0 = tosa.fully_connected %a, %w, %b : (tensor<2x3xi16>, tensor<4x3xi8>, tensor<4xi48>) -> tensor<2x4xi48>
  %1 = tosa.rescale %0 {double_round = false, input_zp = 0 : i32, multiplier = array<i32: 20000>, output_zp = 0 : i32, per_channel = false, scale32 = false, shift = array<i8: 26>} : (tensor<2x4xi48>) -> tensor<2x4xi16>
  return %1 : tensor<2x4xi16>
}

// -----

// A bias for all channels.
// CHECK-LABEL: func.func @one_bias(
// CHECK:         "ttir.reshape"({{.*}} -> tensor<1x1xf32>
// CHECK:         "ttir.add"({{.*}} -> tensor<2x4xf32>
func.func @one_bias(%a: tensor<2x3xf32>, %w: tensor<4x3xf32>, %b: tensor<1xf32>) -> tensor<2x4xf32> {
  %1 = tosa.fully_connected %a, %w, %b : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<1xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}
