// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

func.func @f(%a: tensor<14x19xf32>) {
  // expected-error @+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %a {axis = 2 : i32} : (tensor<14x19xf32>) -> tensor<14xi32>
  return
}

// -----

func.func @f(%a: tensor<14x19xf32>) {
  // expected-error @+1 {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<14x19xf32>) -> tensor<14xf32>
  return
}

// -----

func.func @f(%a: tensor<14x19xf32>) {
  // expected-error @+1 {{'tosa.argmax' op expected output shape '14', got '15'}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<14x19xf32>) -> tensor<15xi32>
  return
}

// -----

func.func @f(%a: tensor<14x19x?xf32>) {
  // expected-error @+1 {{'tosa.argmax' op expected output shape '14, -9223372036854775808', got '15, -9223372036854775808'}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<14x19x?xf32>) -> tensor<15x?xi32>
  return
}

// -----

func.func @f(%a: tensor<14x19xf32>) {
  // expected-error @+1 {{'tosa.argmax' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = tosa.argmax %a {axis = 1 : i64} : (tensor<14x19xf32>) -> tensor<14xi32>
  return
}

// -----

func.func @f(%a: tensor<14x19xf32>) {
  // expected-error @+1 {{'tosa.argmax' op requires attribute 'axis'}}
  %0 = tosa.argmax %a : (tensor<14x19xf32>) -> tensor<14xi32>
  return
}

// -----

func.func @f(%a: tensor<14x19xf32>) {
  // expected-error @+1 {{custom op 'tosa.argmax' invalid nan_mode value: FOO}}
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = FOO} : (tensor<14x19xf32>) -> tensor<14xi32>
  return
}

// -----

func.func @f(%a: tensor<14x19xf32>) {
  // expected-error @+1 {{expected '}'}}
  %0 = tosa.argmax %a {axis = 1 : i32 nan_mode = IGNORE} : (tensor<14x19xf32>) -> tensor<14xi32>
  return
}

// -----

func.func @f(%a: tensor<14x19xf32>) {
  // expected-error @+1 {{custom op 'tosa.argmax' invalid kind of type specified: expected builtin.function, but found 'tensor<14x19xf32>'}}
  %0 = tosa.argmax %a {axis = 1 : i32} : tensor<14x19xf32> -> tensor<14xi32>
  return
}

// -----

func.func @f(%a: tensor<14x19xf32>) {
  // expected-error @+1 {{custom op 'tosa.argmax' invalid kind of type specified: expected builtin.function, but found 'tensor<14x19xf32>'}}
  %0 = tosa.argmax %a {axis = 1 : i32} : tensor<14x19xf32>
  return
}

// -----

func.func @f(%a: tensor<14x19xf32>) {
  %0 = tosa.argmax %a, %a {axis = 1 : i32} : (tensor<14x19xf32>) -> tensor<14xi32>
  // expected-error @+1 {{custom op 'tosa.argmax' number of operands and types do not match: got 2 operands and 1 types}}
  return
}

// -----

func.func @f(%a: tensor<14x19xf32>) {
  // expected-error @+1 {{'tosa.argmax' op requires a single operand}}
  %0 = tosa.argmax %a, %a {axis = 1 : i32} : (tensor<14x19xf32>, tensor<14x19xf32>) -> tensor<14xi32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: tensor<14x19xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'tensor<14x20xf32>' vs 'tensor<14x19xf32>'}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<14x20xf32>) -> tensor<14xi32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error @+1 {{'tosa.argmax' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<f32>'}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<f32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<14x0xf32>) {
  // expected-error @+1 {{'tosa.argmax' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<14x0xf32>'}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<14x0xf32>) -> tensor<14xi32>
  return
}

// -----

func.func @f(%a: memref<14x1xf32>) {
  // expected-error @+1 {{'tosa.argmax' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'memref<14x1xf32>'}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (memref<14x1xf32>) -> tensor<14xi32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{custom op 'tosa.avg_pool2d' 'tosa.avg_pool2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f64, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = i48, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x9xi8>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf16>, %z: tensor<1xf16>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for f16 tensor is not f16/f32}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x7x7x9xf16>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xbf16>, %z: tensor<1xbf16>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for bf16 tensor is not f32}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x7x7x9xbf16>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>, %z: tensor<1xf16>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op expect both input and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>, %z: tensor<1xf32>, %y: tensor<1xf16>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op expect both output and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.avg_pool2d %a, %z, %y {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xi16>, %y: tensor<1xi16>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.avg_pool2d' op input zero point must be zero for non-int8 integer types}}
  %0 = tosa.avg_pool2d %a, %z, %y {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x7x7x9xi16>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xi16>, %y: tensor<1xi16>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.avg_pool2d' op output zero point must be zero for non-int8 integer types}}
  %0 = tosa.avg_pool2d %a, %y, %z {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x7x7x9xi16>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>, %y: tensor<1xf32>) {
  %z = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.avg_pool2d' op output zero point must be zero for non-int8 integer types}}
  %0 = tosa.avg_pool2d %a, %y, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>, %y: tensor<1x1xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op operand #1 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<1x1xf32>'}}
  %0 = tosa.avg_pool2d %a, %y, %y {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>, %y: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op operand #1 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<2xf32>'}}
  %0 = tosa.avg_pool2d %a, %y, %y {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>, %y: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op expect all kernel values to be >= 1, got 2, 0}}
  %0 = tosa.avg_pool2d %a, %y, %y {acc_type = f32, kernel = array<i64: 2, 0>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>, %y: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op expect all stride values to be >= 1, got 0, 1}}
  %0 = tosa.avg_pool2d %a, %y, %y {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 0, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>, %y: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op expect all padding values to be >= 0, got 0, -1, 0, 1}}
  %0 = tosa.avg_pool2d %a, %y, %y {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, -1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>, %y: tensor<1xf32>) {
  // expected-error @+1 {{custom op 'tosa.avg_pool2d' 'tosa.avg_pool2d' op attribute 'pad' failed to satisfy constraint: i64 dense array attribute with exactly 4 elements}}
  %0 = tosa.avg_pool2d %a, %y, %y {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>, %y: tensor<1xf32>) {
  // expected-error @+1 {{custom op 'tosa.avg_pool2d' 'tosa.avg_pool2d' op attribute 'pad' failed to satisfy constraint: i64 dense array attribute with exactly 4 elements}}
  %0 = tosa.avg_pool2d %a, %y, %y {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i32: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=2, pad_right=1, kernel_x=2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 2, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=0, pad_bottom=2, kernel_y=2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 2, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (7 + 0 + 0 - 2) / 2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 2>} : (tensor<1x7x7x9xf32>) -> tensor<1x6x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (7 + 0 + 0 - 2) / 2}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x7x7x9xf32>) -> tensor<1x6x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op calculated output height did not match expected: calculated=6, expected=7}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%a: tensor<1x7x7x9xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>) -> tensor<1x6x6x9xi32>
  return
}

// -----

func.func @f(%a: tensor<7x7x9xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op operand #0 must be 4-d tosa-conformant tensor, but got 'tensor<7x7x9xf32>'}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<7x7x9xf32>) -> tensor<1x6x6x9xi32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf16>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf8E5M2>, %w: tensor<8x1x1x4xf8E4M3FN>, %b: tensor<8xf16>, %z: tensor<1xf8E5M2>) {
  // expected-error @+1 {{'tosa.conv2d' op expect both input and weight to have same element type, got 'f8E5M2' and 'f8E4M3FN'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf8E5M2>, tensor<8x1x1x4xf8E4M3FN>, tensor<8xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x4x4x8xf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xi8>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi32>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.conv2d' op accumulator type for i8 tensor is not i32}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xi16>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi32>, %z: tensor<1xi16>, %y: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.conv2d' op accumulator type for i16 tensor is not i48}}
  %0 = tosa.conv2d %a, %w, %b, %z, %y {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi16>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf8E5M2>, %w: tensor<8x1x1x4xf8E5M2>, %b: tensor<8xf16>, %z: tensor<1xf8E5M2>) {
  // expected-error @+1 {{'tosa.conv2d' op accumulator type for f8 tensor is not f16}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf8E5M2>, tensor<8x1x1x4xf8E5M2>, tensor<8xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x4x4x8xf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf16>, %w: tensor<8x1x1x4xf16>, %b: tensor<8xf16>, %z: tensor<1xf16>) {
  // expected-error @+1 {{'tosa.conv2d' op accumulator type for f16 tensor is not f16/f32}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf16>, tensor<8x1x1x4xf16>, tensor<8xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x8xf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xbf16>, %w: tensor<8x1x1x4xbf16>, %b: tensor<8xbf16>, %z: tensor<1xbf16>) {
  // expected-error @+1 {{'tosa.conv2d' op accumulator type for bf16 tensor is not f32}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xbf16>, tensor<8x1x1x4xbf16>, tensor<8xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x4x4x8xbf16>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi32>, %z: tensor<1xi16>, %y: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.conv2d' op expect both input and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %y {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi32>, %z: tensor<1xi16>, %y: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.conv2d' op expect both weight and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = tosa.conv2d %a, %w, %b, %y, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op expect all dilation values to be >= 1, got 1, 0}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op expect all padding values to be >= 0, got 0, 0, 0, -1}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, -1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op expect all stride values to be >= 1, got 0, 1}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (4 - 1 + 0 + 0 - (1 - 1) * 1) / 2}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (4 - 1 + 0 + 0 - (1 - 1) * 1) / 2}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 2>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op calculated output width did not match expected: calculated=5, expected=4}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<7xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op bias channels expected to be equal to output channels (8) or 1, got 7}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op requires attribute 'stride'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8x1xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op operand #2 must be 1-d tosa-conformant tensor, but got 'tensor<8x1xf32>'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>) {
  // expected-error @+1 {{'tosa.conv2d' op expected 5 operands, but found 4}}
  %0 = tosa.conv2d %a, %w, %b, %b {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x8x21x17xf32>, %w: tensor<34x1x1x1x17xf32>, %b: tensor<34xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv3d' op expected input_depth - 1 + pad_front + pad_back - (kernel_depth - 1) * dilation_d to be wholly divisible by stride_d, got (4 - 1 + 1 + 1 - (1 - 1) * 1) / 2}}
  %0 = tosa.conv3d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 1, 1, 0, 0, 0, 0>, stride = array<i64: 2, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x8x21x17xf32>, %w: tensor<34x1x1x1x17xf32>, %b: tensor<34xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.conv3d' op calculated output width did not match expected: calculated=22, expected=21}}
  %0 = tosa.conv3d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 1, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<2x1x4x2xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.depthwise_conv2d' op calculated output height did not match expected: calculated=3, expected=4}}
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<2x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.transpose_conv2d' op expected out_pad_bottom > -KH, but got: out_pad_bottom=-1 and KH=1}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, -1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.transpose_conv2d' op expected out_pad_left > -KW, but got: out_pad_left=-3 and KW=1}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, -3, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.transpose_conv2d' op expect all stride values to be >= 1, got [0, 1]}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.transpose_conv2d' op dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH, but got 4 != (4 - 1) * 1 + 0 + 1 + 1}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 4 != (4 - 1) * 2 + 0 + 2 + 1}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 2>, stride = array<i64: 1, 2>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<9xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.transpose_conv2d' op bias channels expected to be equal to output channels (8) or 1, got 9}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x7xf32>) {
  // expected-error @+1 {{'tosa.fft2d' op expected width to be a power of two, got 7}}
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> (tensor<1x4x7xf32>, tensor<1x4x7xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x5x8xf32>) {
  // expected-error @+1 {{'tosa.fft2d' op expected height to be a power of two, got 5}}
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<1x5x8xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x5x8xi32>) {
  // expected-error @+1 {{'tosa.fft2d' op requires a floating point type}}
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x5x8xi32>, tensor<1x5x8xi32>) -> (tensor<1x5x8xi32>, tensor<1x5x8xi32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error @+1 {{'tosa.fft2d' op requires the same element type for all operands and results}}
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf16>, tensor<1x4x8xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error @+1 {{'tosa.fft2d' op requires the same shape for all operands and results}}
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x9xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error @+1 {{'tosa.fft2d' op requires attribute 'inverse'}}
  %0, %1 = tosa.fft2d %a, %a : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op expected output shapes to match, got 'tensor<1x4x5xf32>', 'tensor<1x4x6xf32>'}}
  %0, %1 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x6xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x9xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op expected width to be a power of two, got 9}}
  %0, %1 = tosa.rfft2d %a : (tensor<1x4x9xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x3x8xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op expected height to be a power of two, got 3}}
  %0, %1 = tosa.rfft2d %a : (tensor<1x3x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<1x4x8xf32>' output='tensor<2x4x5xf32>'}}
  %0, %1 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 6}}
  %0, %1 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x6xf32>, tensor<1x4x6xf32>)
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op requires the same element type for all operands and results}}
  %0, %1 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf16>, tensor<1x4x5xf16>)
  return
}

// -----

func.func @f(%a: tensor<1x14x19xf32>, %b: tensor<1x19x28xf16>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.matmul' op expect input b and b_zp have the same element type, got 'f16' and 'f32'}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x14x19xf32>, tensor<1x19x28xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x28xf32>
  return
}

// -----

func.func @f(%a: tensor<1x14x19xi16>, %b: tensor<1x19x28xi16>, %y: tensor<1xi16>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.matmul' op a zero point must be zero for non-int8 integer types}}
  %0 = tosa.matmul %a, %b, %z, %y : (tensor<1x14x19xi16>, tensor<1x19x28xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x14x28xi48>
  return
}

// -----

func.func @f(%a: tensor<1x14x19xi16>, %b: tensor<1x19x28xi16>, %y: tensor<1xi16>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.matmul' op b zero point must be zero for non-int8 integer types}}
  %0 = tosa.matmul %a, %b, %y, %z : (tensor<1x14x19xi16>, tensor<1x19x28xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x14x28xi48>
  return
}

// -----

func.func @f(%a: tensor<1x14x19xi8>, %b: tensor<1x19x28x!quant.uniform<i8:f32, 1.0>>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.matmul' op expect operands to be both quantized or both not quantized, got 'i8' and '!quant.uniform<i8:f32, 1.000000e+00>'}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x14x19xi8>, tensor<1x19x28x!quant.uniform<i8:f32, 1.0>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x14x28xi32>
  return
}

// -----

func.func @f(%a: tensor<1x14x19x!quant.uniform<i16:f32, 1.0>>, %b: tensor<1x19x28x!quant.uniform<i8:f32, 1.0>>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.matmul' op expect quantized operands to have same widths, got 16 and 8}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x14x19x!quant.uniform<i16:f32, 1.0>>, tensor<1x19x28x!quant.uniform<i8:f32, 1.0>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x14x28xi32>
  return
}

// -----

func.func @f(%a: tensor<1x14x19xf32>, %b: tensor<1x19x28xf32>, %z: tensor<1xf16>) {
  // expected-error @+1 {{'tosa.matmul' op expect input a and a_zp have the same element type, got 'f32' and 'f16'}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x14x19xf32>, tensor<1x19x28xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x14x28xf32>
  return
}

// -----

func.func @f(%a: tensor<4x33xf32>) {
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op expect last dimension of input_data (33) to be divisible by block_size (32)}}
  %1, %2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x33xf32>) -> (tensor<4x33xf6E3M2FN>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf32>') and output_data ('tensor<4x64xf6E3M2FN>')}}
  %1, %2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x64xf6E3M2FN>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x32xf6E3M2FN>') and output_scale ('tensor<5x1xf8E8M0FNU>') except for the last dimension}}
  %1, %2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf6E3M2FN>, tensor<5x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op expect last dimension of output_scale (2) to be equal to last dimension of output_data / block_size (1)}}
  %1, %2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf6E3M2FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error @+1 {{custom op 'tosa.cast_to_block_scaled' invalid block_size value: BLOCK_SIZE_33}}
  %1, %2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_33} : (tensor<4x32xf32>) -> (tensor<4x32xf6E3M2FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op result #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<4x32xf32>'}}
  %1, %2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf32>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x32xf6E3M2FN>, %b: tensor<4x1xf32>) {
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op operand #1 must be tosa-conformant tensor of at least rank 1, but got 'tensor<4x1xf32>'}}
  %1 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x32xf6E3M2FN>, tensor<4x1xf32>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a: tensor<4x33xf6E3M2FN>, %b: tensor<4x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_data (33) to be divisible by block_size (32)}}
  %1 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x33xf6E3M2FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x33xf32>
  return
}

// -----

func.func @f(%a: tensor<4x32xf6E3M2FN>, %b: tensor<4x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf6E3M2FN>') and output_data ('tensor<4x33xf32>')}}
  %1 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x32xf6E3M2FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x33xf32>
  return
}

// -----

func.func @f(%a: tensor<4x32xf6E3M2FN>, %b: tensor<4x2xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_scale (2) to be equal to last dimension of input_data / block_size (1)}}
  %1 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x32xf6E3M2FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a: tensor<4x32xf6E3M2FN>, %b: tensor<5x2xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf6E3M2FN>') and input_scale ('tensor<5x2xf8E8M0FNU>') except for the last dimension}}
  %1 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x32xf6E3M2FN>, tensor<5x2xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 0 : i8, max_val = 1: i8} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 0.0 : f16, max_val = 1.0: f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  // expected-error @+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=0 : i8, max_val=-1 : i8}}
  %0 = tosa.clamp %a {min_val = 0 : i8, max_val = -1: i8} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  // expected-error @+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 0 : i32, max_val = 1: i32} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>) {
  // expected-error @+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0: f32} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=2.000000e+00 : f32, max_val=1.000000e+00 : f32}}
  %0 = tosa.clamp %a {min_val = 2.0 : f32, max_val = 1.0: f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=0xFFFFFFFF : f32, max_val=1.000000e+00 : f32}}
  %0 = tosa.clamp %a {min_val = 0xFFFFFFFF : f32, max_val = 1.0: f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.clamp' op attribute 'min_val' failed to satisfy constraint: arbitrary integer attribute or arbitrary float attribute}}
  %0 = tosa.clamp %a {min_val = "x", max_val = 1.0: f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.clamp' op requires attribute 'min_val'}}
  %0 = tosa.clamp %a {max_val = 1.0: f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.clamp' op requires the same element type for all operands and results}}
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0: f32} : (tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.clamp' op requires the same shape for all operands and results}}
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0: f32} : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.exp' op requires the same shape for all operands and results}}
  %0 = tosa.exp %a : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.exp' op requires the same element type for all operands and results}}
  %0 = tosa.exp %a : (tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.exp' op requires the same shape for all operands and results}}
  %0 = tosa.exp %a : (tensor<4xf32>) -> tensor<4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error @+1 {{'tosa.sin' op operand #0 must be tosa-conformant tensor of floating-point values, but got 'tensor<4xi32>'}}
  %0 = tosa.sin %a : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error @+1 {{'tosa.logical_not' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<4xi32>'}}
  %0 = tosa.logical_not %a : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xsi32>) {
  // expected-error @+1 {{'tosa.abs' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<4xsi32>'}}
  %0 = tosa.abs %a : (tensor<4xsi32>) -> tensor<4xsi32>
  return
}

// -----

func.func @f(%a: tensor<4xindex>) {
  // expected-error @+1 {{'tosa.abs' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<4xindex>'}}
  %0 = tosa.abs %a : (tensor<4xindex>) -> tensor<4xindex>
  return
}

// -----

func.func @f(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{'tosa.abs' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<4xcomplex<f32>>'}}
  %0 = tosa.abs %a : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.add' op operands don't have broadcast-compatible shapes}}
  %0 = tosa.add %a, %b : (tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'tosa.add' op operands don't have matching ranks}}
  %0 = tosa.add %a, %b : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<1x3xf32>) {
  // expected-error @+1 {{'tosa.add' op result type has different rank than operands}}
  %0 = tosa.add %a, %b : (tensor<4x3xf32>, tensor<1x3xf32>) -> tensor<4x?x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<1x3xf32>) {
  // expected-error @+1 {{'tosa.add' op result type '5x?' not broadcast compatible with broadcasted operands's shapes '4x3'}}
  %0 = tosa.add %a, %b : (tensor<4x3xf32>, tensor<1x3xf32>) -> tensor<5x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<1x3xf16>) {
  // expected-error @+1 {{'tosa.add' op requires the same element type for all operands and results}}
  %0 = tosa.add %a, %b : (tensor<4x3xf32>, tensor<1x3xf16>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<1x3xf32>) {
  // expected-error @+1 {{'tosa.equal' op result type '5x?' not broadcast compatible with broadcasted operands's shapes '4x3'}}
  %0 = tosa.equal %a, %b : (tensor<4x3xf32>, tensor<1x3xf32>) -> tensor<5x?xi1>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<1x3xf32>) {
  // expected-error @+1 {{'tosa.equal' op result #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<4x3xf32>'}}
  %0 = tosa.equal %a, %b : (tensor<4x3xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.equal' op operands don't have broadcast-compatible shapes}}
  %0 = tosa.equal %a, %b : (tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<4x3xi1>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<1x3xf16>) {
  // expected-error @+1 {{'tosa.equal' op requires the same element type for all operands}}
  %0 = tosa.equal %a, %b : (tensor<4x3xf32>, tensor<1x3xf16>) -> tensor<4x3xi1>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'tosa.equal' op operands don't have matching ranks}}
  %0 = tosa.equal %a, %b : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xi1>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<1x3xf16>) {
  // expected-error @+1 {{'tosa.greater' op requires the same element type for all operands}}
  %0 = tosa.greater %a, %b : (tensor<4x3xf32>, tensor<1x3xf16>) -> tensor<4x3xi1>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<1x3xf32>) {
  // expected-error @+1 {{'tosa.maximum' op result type '4x4' not broadcast compatible with broadcasted operands's shapes '4x3'}}
  %0 = tosa.maximum %a, %b : (tensor<4x3xf32>, tensor<1x3xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xi32>, %b: tensor<1x3xi8>, %s: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.mul' op requires the same element type for all operands}}
  %0 = tosa.mul %a, %b, %s : (tensor<4x3xi32>, tensor<1x3xi8>, tensor<1xi8>) -> tensor<4x3xi32>
  return
}

// -----

func.func @f(%a: tensor<4x3xi32>, %s: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.mul' op invalid data type size for operands or result}}
  %0 = tosa.mul %a, %a, %s : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<4x3xi8>
  return
}

// -----

func.func @f(%a: tensor<4x3xi32>, %s: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %a, %a, %s : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>) {
  %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.mul' op require shift to be 0 for float type}}
  %0 = tosa.mul %a, %a, %s : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<1xi8>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<3xf32>, %s: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.mul' op a and b operands don't have matching ranks, got 2 and 1}}
  %0 = tosa.mul %a, %b, %s : (tensor<4x3xf32>, tensor<3xf32>, tensor<1xi8>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<2x3xf32>, %s: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<4x3xf32>' and 'tensor<2x3xf32>'}}
  %0 = tosa.mul %a, %b, %s : (tensor<4x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<1x3xf32>, %s: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.mul' op result type has different rank than a, got 3 vs 2}}
  %0 = tosa.mul %a, %b, %s : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<1xi8>) -> tensor<1x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<1x3xf32>, %s: tensor<1xi32>) {
  // expected-error @+1 {{'tosa.mul' op operand #2 must be tosa-conformant unranked tensor of 8-bit signless integer values or tosa-conformant scalar tensor of 8-bit signless integer values, but got 'tensor<1xi32>'}}
  %0 = tosa.mul %a, %b, %s : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<1xi32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<1x3xf32>) {
  // expected-error @+1 {{'tosa.mul' op expected 3 operands, but found 2}}
  %0 = tosa.mul %a, %b : (tensor<4x3xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.negate' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.negate %a, %z, %z : (tensor<4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x3xf16>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.negate' op requires the same shape for input1 and output}}
  %0 = tosa.negate %a, %z, %z : (tensor<4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %z: tensor<1xf16>) {
  // expected-error @+1 {{'tosa.negate' op expect both input1 and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.negate %a, %z, %z : (tensor<4x3xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %y: tensor<1xf32>, %z: tensor<1xf16>) {
  // expected-error @+1 {{'tosa.negate' op expect both output and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.negate %a, %y, %z : (tensor<4x3xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xi16>, %y: tensor<1xi16>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a, %z, %y : (tensor<4x3xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4x3xi16>
  return
}

// -----

func.func @f(%a: tensor<4x3xi16>, %y: tensor<1xi16>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.negate' op output zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a, %y, %z : (tensor<4x3xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4x3xi16>
  return
}

// -----

func.func @f(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf16>) {
  // expected-error @+1 {{'tosa.select' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.select %c, %a, %b : (tensor<4xi1>, tensor<4xf32>, tensor<4xf16>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf16>) {
  // expected-error @+1 {{'tosa.select' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.select %c, %b, %a : (tensor<4xi1>, tensor<4xf16>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%c: tensor<4xi8>, %a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.select' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<4xi8>'}}
  %0 = tosa.select %c, %a, %a : (tensor<4xi8>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%c: tensor<5xi1>, %a: tensor<4xf32>) {
  // expected-error @+1 {{'tosa.select' op operands don't have broadcast-compatible shapes}}
  %0 = tosa.select %c, %a, %a : (tensor<5xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xi8>, %t: tensor<256xi8>) {
  // expected-error @+1 {{'tosa.table' op dim(result, 1) = 6 doesn't match dim(input, 1) = 5}}
  %0 = tosa.table %a, %t : (tensor<4x5xi8>, tensor<256xi8>) -> tensor<4x6xi8>
  return
}

// -----

func.func @f(%a: tensor<4x?xi8>, %t: tensor<256xi8>) {
  // expected-error @+1 {{'tosa.table' op dim(result, 1) = 6 doesn't match dim(input, 1) = -9223372036854775808}}
  %0 = tosa.table %a, %t : (tensor<4x?xi8>, tensor<256xi8>) -> tensor<4x6xi8>
  return
}

// -----

func.func @f(%a: tensor<4x?xi8>, %t: tensor<256xi8>) {
  // expected-error @+1 {{'tosa.table' op expected input tensor rank to equal result tensor rank}}
  %0 = tosa.table %a, %t : (tensor<4x?xi8>, tensor<256xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op expect input tensor rank (3) to be larger than reduce axis (3)}}
  %0 = tosa.reduce_sum %a {axis = 3 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op reduce axis must not be negative}}
  %0 = tosa.reduce_sum %a {axis = -1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x1xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 21}}
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.reduce_max' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x1xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+2 {{'tosa.reduce_max' op inferred type(s) 'tensor<13x1x3xf32>' are incompatible with return type(s) of operation 'tensor<13x1x3xf16>'}}
  // expected-error @+1 {{'tosa.reduce_max' op failed to infer returned types}}
  %0 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x1x3xf16>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error @+1 {{'tosa.reduce_max' op expect output tensor rank (3) to be larger than reduce axis (3)}}
  %0 = tosa.reduce_max %a {axis = 3 : i32} : (tensor<*xf32>) -> tensor<13x1x3xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error @+1 {{'tosa.reduce_max' op expect reduced dimension size to be 1, got 2}}
  %0 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<*xf32>) -> tensor<13x2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error @+1 {{custom op 'tosa.reduce_max' invalid nan_mode value: x}}
  %0 = tosa.reduce_max %a {axis = 1 : i32, nan_mode = x} : (tensor<*xf32>) -> tensor<13x2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xi1>) {
  // expected-error @+1 {{'tosa.reduce_all' op requires attribute 'axis'}}
  %0 = tosa.reduce_all %a : (tensor<13x21x3xi1>) -> tensor<13x1x3xi1>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x20x3xf32>) {
  // expected-error @+1 {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 20 vs 21 at index 1 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x20x3xf32>) -> tensor<26x21x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x3xf16>) {
  // expected-error @+1 {{'tosa.concat' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf16>) -> tensor<26x21x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 3}}
  %0 = tosa.concat %a, %b {axis = 3 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x21x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21xf32>) {
  // expected-error @+1 {{'tosa.concat' op expect all operands to have the same rank, but got 3 vs 2 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<13x21x3xf32>, tensor<13x21xf32>) -> tensor<26x21x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 26 and 27}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<27x21x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x3xf32>) {
  // expected-error @+2 {{'tosa.concat' op inferred type(s) 'tensor<26x21x3xf32>' are incompatible with return type(s) of operation 'tensor<26x22x3xf32>'}}
  // expected-error @+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x22x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.concat' op expect output rank to match inputs rank, got 2 vs 3}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x63xf32>
  return
}

// -----

func.func @f(%a: tensor<?x21x3xf32>, %b: tensor<*xf32>) {
  // expected-error @+2 {{'tosa.concat' op inferred type(s) 'tensor<?x21x3xf32>' are incompatible with return type(s) of operation 'tensor<26x63xf32>'}}
  // expected-error @+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<?x21x3xf32>, tensor<*xf32>) -> tensor<26x63xf32>
  return
}

// -----

func.func @f(%a: tensor<?x21x3xf32>, %b: tensor<*xf32>, %c: tensor<2x22x3xf32>) {
  // expected-error @+2 {{Cannot concat tensors with different sizes on the non-axis dimension 1}}
  // expected-error @+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %a, %b, %c {axis = 0 : i32} : (tensor<?x21x3xf32>, tensor<*xf32>, tensor<2x22x3xf32>) -> tensor<26x63x3xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.concat' op expect at least one input}}
  %0 = tosa.concat {axis = 0 : i32} : () -> tensor<26x63xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.concat' op expect at least one input}}
  %0 = "tosa.concat"() {axis = 0 : i32} : () -> tensor<26x63xf32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error @+1 {{'tosa.concat' op operand #0 must be variadic of tosa-conformant tensor of at least rank 1, but got 'tensor<f32>'}}
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<f32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>, %p: tensor<1xf32>) {
  %0 = tosa.const_shape {values = dense<[0, 0, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op mismatch in output shape at dimension 1: expected 21 + 0 + 1 = 22, but got 21}}
  %1 = tosa.pad %a, %0, %p : (tensor<13x21xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<13x21xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>, %p: tensor<1xf32>) {
  %0 = tosa.const_shape {values = dense<[0, 0, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error @+1 {{'tosa.pad' op padding tensor must have 2 * 2 = 4 elements, but got 3}}
  %1 = tosa.pad %a, %0, %p : (tensor<13x21xf32>, !tosa.shape<3>, tensor<1xf32>) -> tensor<13x22xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>, %p: tensor<1xf32>) {
  %0 = tosa.const_shape {values = dense<[0, 0, 0, -2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op invalid padding values at dimension 1: values must be non-negative or -1 for dynamic padding, got [0, -2]}}
  %1 = tosa.pad %a, %0, %p : (tensor<13x21xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<13x19xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>, %p: tensor<1xf32>) {
  %0 = tosa.const_shape {values = dense<[0, 0, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op expect same input and output tensor rank, but got inputRank: 2, outputRank: 3}}
  %1 = tosa.pad %a, %0, %p : (tensor<13x21xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<13x22x1xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>, %p: tensor<1xf16>) {
  %0 = tosa.const_shape {values = dense<[0, 0, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %1 = tosa.pad %a, %0, %p : (tensor<13x21xf32>, !tosa.shape<4>, tensor<1xf16>) -> tensor<13x22xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>, %p: tensor<1xf32>) {
  %0 = tosa.const_shape {values = dense<[0, 0, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %1 = tosa.pad %a, %0, %p : (tensor<13x21xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<13x22xf16>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>, %0: !tosa.shape<4>, %p: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.pad' op shape operand is not compile time resolvable}}
  %1 = tosa.pad %a, %0, %p : (tensor<13x21xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<13x22xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>, %0: tensor<4xi32>, %p: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.pad' op operand #1 must be Shape with static rank and Index element type, but got 'tensor<4xi32>'}}
  %1 = tosa.pad %a, %0, %p : (tensor<13x21xf32>, tensor<4xi32>, tensor<1xf32>) -> tensor<13x22xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>, %p: tensor<f32>) {
  %0 = tosa.const_shape {values = dense<[0, 0, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op operand #2 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of number values, but got 'tensor<f32>'}}
  %1 = tosa.pad %a, %0, %p : (tensor<13x21xf32>, !tosa.shape<4>, tensor<f32>) -> tensor<13x22xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %0 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op expected at most one target dimension to be -1}}
  %1 = tosa.reshape %a, %0 : (tensor<13x21xf32>, !tosa.shape<2>) -> tensor<13x21xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %0 = tosa.const_shape {values = dense<[13, 21]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op new shape does not match result rank}}
  %1 = tosa.reshape %a, %0 : (tensor<13x21xf32>, !tosa.shape<2>) -> tensor<13x21x1xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %0 = tosa.const_shape {values = dense<[13, 22]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op new shape is inconsistent with result shape}}
  %1 = tosa.reshape %a, %0 : (tensor<13x21xf32>, !tosa.shape<2>) -> tensor<13x21xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %0 = tosa.const_shape {values = dense<[13, 22]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op cannot reshape 273 elements into 286}}
  %1 = tosa.reshape %a, %0 : (tensor<13x21xf32>, !tosa.shape<2>) -> tensor<13x22xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %0 = tosa.const_shape {values = dense<[13, -5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op new shape has invalid tensor dimension size -5}}
  %1 = tosa.reshape %a, %0 : (tensor<13x21xf32>, !tosa.shape<2>) -> tensor<13x?xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %0 = tosa.const_shape {values = dense<[280, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op cannot reshape 273 elements into 280}}
  %1 = tosa.reshape %a, %0 : (tensor<13x21xf32>, !tosa.shape<2>) -> tensor<280x?xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %0 = tosa.const_shape {values = dense<[13, 21]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %1 = tosa.reshape %a, %0 : (tensor<13x21xf32>, !tosa.shape<2>) -> tensor<13x21xf16>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  // expected-error @+1 {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)}}
  %0 = tosa.reverse %a {axis = 2 : i32} : (tensor<13x21xf32>) -> tensor<13x21xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  // expected-error @+1 {{'tosa.reverse' op expected non-negative reverse axis}}
  %0 = tosa.reverse %a {axis = -1 : i32} : (tensor<13x21xf32>) -> tensor<13x21xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  // expected-error @+1 {{'tosa.reverse' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<13x21xf32>) -> tensor<13x21x1xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error @+1 {{'tosa.reverse' op expect output tensor rank (3) to be larger than reverse axis (3)}}
  %0 = tosa.reverse %a {axis = 3 : i32} : (tensor<*xf32>) -> tensor<13x21x1xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  // expected-error @+1 {{'tosa.reverse' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<13x21xf32>) -> tensor<13x21xi32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %s = tosa.const_shape {values = dense<[6, 8, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %z = tosa.const_shape {values = dense<[4, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.slice' op length of start is not equal to rank of input shape}}
  %0 = tosa.slice %a, %s, %z : (tensor<13x21xf32>, !tosa.shape<3>, !tosa.shape<2>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %s = tosa.const_shape {values = dense<[6, 8, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %z = tosa.const_shape {values = dense<[4, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.slice' op length of size is not equal to rank of input shape}}
  %0 = tosa.slice %a, %z, %s : (tensor<13x21xf32>, !tosa.shape<2>, !tosa.shape<3>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %z = tosa.const_shape {values = dense<[4, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.slice' op expect input1 and output to have the same ranks, got 2 and 3}}
  %0 = tosa.slice %a, %z, %z : (tensor<13x21xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x3x1xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %z = tosa.const_shape {values = dense<[4, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.slice' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.slice %a, %z, %z : (tensor<13x21xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x3xf16>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error @+1 {{'tosa.tile' op expect 'multiples' to have rank 2 but got 3.}}
  %0 = tosa.tile %a, %s : (tensor<13x21xf32>, !tosa.shape<3>) -> tensor<14x5xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error @+1 {{'tosa.tile' op expect 'multiples' array to have length 2 but got 3.}}
  %0 = tosa.tile %a, %s : (tensor<*xf32>, !tosa.shape<3>) -> tensor<14x5xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.tile' op expect same input and output tensor rank.}}
  %0 = tosa.tile %a, %s : (tensor<13x21xf32>, !tosa.shape<2>) -> tensor<14x5x1xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %s = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.tile' op expect element of 'multiples' to be positive integer or -1.}}
  %0 = tosa.tile %a, %s : (tensor<13x21xf32>, !tosa.shape<2>) -> tensor<13x21xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.tile' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.tile %a, %s : (tensor<13x21xf32>, !tosa.shape<2>) -> tensor<13x21xi32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected perms attribute to have size 3 (input rank) but got size 2}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<13x21x3xf32>) -> tensor<3x13x21xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected perms attribute to have size 3 (output rank) but got size 2}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<*xf32>) -> tensor<3x13x21xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected input tensor rank to equal result tensor rank}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<13x21x3xf32>) -> tensor<3x13xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0, 3>} : (tensor<13x21x3xf32>) -> tensor<21x13x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0, 0>} : (tensor<13x21x3xf32>) -> tensor<21x13x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected input1 and output to have same numbers of elements, got 819 and 1092}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<13x21x3xf32>) -> tensor<21x13x4xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected output tensor dim 0 to match input dim 1 with value of 21}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op failed to verify that all of {input1, output} have same element type}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<13x21x3xf32>) -> tensor<21x13x3xf16>
  return
}

// -----

func.func @f(%a: tensor<13x21x3xf32>) {
  // expected-error @+1 {{custom op 'tosa.transpose' 'tosa.transpose' op attribute 'perms' failed to satisfy constraint: i32 dense array attribute}}
  %0 = tosa.transpose %a {perms = array<i64: 1, 0, 2>} : (tensor<13x21x3xf32>) -> tensor<21x13x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<12x26xi32>) {
  // expected-error @+1 {{'tosa.gather' op requires indices dimension 0 to have size 13, got 12}}
  %0 = tosa.gather %v, %i : (tensor<13x27x3xf32>, tensor<12x26xi32>) -> tensor<13x26x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>) {
  // expected-error @+1 {{'tosa.gather' op requires output dimension 0 to have size 13, got 12}}
  %0 = tosa.gather %v, %i : (tensor<13x27x3xf32>, tensor<13x26xi32>) -> tensor<12x26x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>) {
  // expected-error @+1 {{'tosa.gather' op requires output dimension 1 to have size 26, got 27}}
  %0 = tosa.gather %v, %i : (tensor<13x27x3xf32>, tensor<13x26xi32>) -> tensor<13x27x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>) {
  // expected-error @+1 {{'tosa.gather' op requires output dimension 2 to have size 3, got 4}}
  %0 = tosa.gather %v, %i : (tensor<13x27x3xf32>, tensor<13x26xi32>) -> tensor<13x26x4xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>) {
  // expected-error @+1 {{'tosa.gather' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.gather %v, %i : (tensor<13x27x3xf32>, tensor<13x26xi32>) -> tensor<13x26x3xf16>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi8>) {
  // expected-error @+1 {{'tosa.gather' op operand #1 must be tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<13x26xi8>'}}
  %0 = tosa.gather %v, %i : (tensor<13x27x3xf32>, tensor<13x26xi8>) -> tensor<13x26x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<12x26xi32>, %d: tensor<13x26x3xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires indices dimension 0 to have size 13, got 12}}
  %0 = tosa.scatter %v, %i, %d : (tensor<13x27x3xf32>, tensor<12x26xi32>, tensor<13x26x3xf32>) -> tensor<13x27x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>, %d: tensor<12x26x3xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires input dimension 0 to have size 13, got 12}}
  %0 = tosa.scatter %v, %i, %d : (tensor<13x27x3xf32>, tensor<13x26xi32>, tensor<12x26x3xf32>) -> tensor<13x27x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>, %d: tensor<13x25x3xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires input dimension 1 to have size 26, got 25}}
  %0 = tosa.scatter %v, %i, %d : (tensor<13x27x3xf32>, tensor<13x26xi32>, tensor<13x25x3xf32>) -> tensor<13x27x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>, %d: tensor<13x26x4xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires input dimension 2 to have size 3, got 4}}
  %0 = tosa.scatter %v, %i, %d : (tensor<13x27x3xf32>, tensor<13x26xi32>, tensor<13x26x4xf32>) -> tensor<13x27x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>, %d: tensor<13x26x3xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires values_out dimension 0 to have size 13, got 12}}
  %0 = tosa.scatter %v, %i, %d : (tensor<13x27x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<12x27x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>, %d: tensor<13x26x3xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires values_out dimension 1 to have size 27, got 28}}
  %0 = tosa.scatter %v, %i, %d : (tensor<13x27x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<13x28x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>, %d: tensor<13x26x3xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires values_out dimension 2 to have size 3, got 4}}
  %0 = tosa.scatter %v, %i, %d : (tensor<13x27x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<13x27x4xf32>
  return
}

// -----

func.func @f(%v: tensor<13x25x3xf32>, %i: tensor<13x26xi32>, %d: tensor<13x26x3xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires dimensions K >= W, got K=25 and W=26}}
  %0 = tosa.scatter %v, %i, %d : (tensor<13x25x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<13x25x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>, %d: tensor<13x26x3xf16>) {
  // expected-error @+1 {{'tosa.scatter' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.scatter %v, %i, %d : (tensor<13x27x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf16>) -> tensor<13x27x3xf32>
  return
}

// -----

func.func @f(%v: tensor<13x27x3xf32>, %i: tensor<13x26xi32>, %d: tensor<13x26x3xf32>) {
  // expected-error @+1 {{'tosa.scatter' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.scatter %v, %i, %d : (tensor<13x27x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<13x27x3xf16>
  return
}

// -----

func.func @resize(%a: tensor<1x32x32x8xf32>) {
  %0 = tosa.const_shape {values = dense<[4, 2, 0, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op expect all scale values to be > 0, got 4, 2, 0, 2}}
  %3 = tosa.resize %a, %0, %1, %2 {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  return
}

// -----

func.func @resize(%a: tensor<1x32x32x8xf32>) {
  %0 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op expected (input_height - 1) * scale_y_n - offset_y + border_y to be wholly divisible by scale_y_d, got ((32 - 1) * 4 - -1 + 2) / 2}}
  %3 = tosa.resize %a, %0, %1, %2 {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  return
}

// -----

func.func @resize(%a: tensor<1x32x32x8xf32>) {
  %0 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op expected (input_width - 1) * scale_x_n - offset_x + border_x to be wholly divisible by scale_x_d, got ((32 - 1) * 4 - -1 + 2) / 2}}
  %3 = tosa.resize %a, %0, %1, %2 {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  return
}

// -----

func.func @resize(%a: tensor<1x32x32x8xf32>) {
  %0 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op calculated output width did not match expected: calculated=64, expected=65}}
  %3 = tosa.resize %a, %0, %1, %2 {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x65x8xf32>
  return
}

// -----

func.func @resize(%a: tensor<1x32x32x8xf32>) {
  %0 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op operand #1 must be Tosa shape type of rank 4, but got '!tosa.shape<2>'}}
  %3 = tosa.resize %a, %1, %1, %1 {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x65x8xf32>
  return
}

// -----

func.func @resize(%a: tensor<1x32x32x8xf32>) {
  %0 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op operand #2 must be Tosa shape type of rank 2, but got '!tosa.shape<4>'}}
  %3 = tosa.resize %a, %0, %0, %1 {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<4>, !tosa.shape<2>) -> tensor<1x64x65x8xf32>
  return
}

// -----

func.func @resize(%a: tensor<1x32x32x8xf32>) {
  %0 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{custom op 'tosa.resize' invalid resize mode value: FOO}}
  %3 = tosa.resize %a, %0, %1, %1 {mode = FOO} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x65x8xf32>
  return
}

// -----

func.func @resize(%a: tensor<1x32x32x8xf32>) {
  %0 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op requires attribute 'mode'}}
  %3 = tosa.resize %a, %0, %1, %1 {mode = "BILINEAR"} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x65x8xf32>
  return
}

// -----

func.func @resize(%a: tensor<1x32x32x8xf32>) {
  // expected-error @+1 {{'tosa.cast' op requires the same shape for all operands and results}}
  %0 = tosa.cast %a : (tensor<1x32x32x8xf32>) -> tensor<1x32x31x8xi8>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op expect input to have integer element type, got 'f32'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op expect output to have integer element type, got 'f32'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi16>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op expected input and input_zp to both be integer of the same bitwidth, but got 'i16' vs. 'i8'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op expected output and output_zp to both be integer of the same bitwidth, but got 'i16' vs. 'i8'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %m: tensor<1xi16>, %s: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %m: tensor<2xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op expect shape of { 1 } for multiplier input, got { 2 }}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<2xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op expect shape of { 1 } for shift input, got { 2 }}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<?xi8>, %m: tensor<3xi32>, %s: tensor<4xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op expect shape of { -9223372036854775808 } for multiplier input, got { 3 }}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<?xi8>, tensor<3xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<i8>, %m: tensor<3xi32>, %s: tensor<4xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op requires input to be at least rank 1 when per_channel is true, but got rank 0}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<i8>, tensor<3xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<i8>
  return
}

// -----

func.func @f(%a: tensor<4xi16>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.rescale' op expect input_zp of 0, got 1}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%a: tensor<4xi16>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.rescale' op expect input_zp of 0 or 32768 for unsigned int16 input, got 1}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%a: tensor<4xi16>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xi16>) {
  %z = "tosa.const"() <{values = dense<-32767> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.rescale' op expect output_zp of 0 or 32768 for unsigned int16 output, got 32769}}
  %0 = tosa.rescale %a, %m, %s, %y, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xi8>) {
  %z = "tosa.const"() <{values = dense<-5> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.rescale' op expect input_zp of 0, got -5}}
  %0 = tosa.rescale %a, %m, %s, %z, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{custom op 'tosa.rescale' invalid rounding_mode value: TRIPLE}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = TRIPLE, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op requires attribute 'per_channel'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi16>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op operand #2 must be 1D tensor of 8-bit signless integer values, but got 'tensor<1xi16>'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<3xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi32>} : () -> tensor<?xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op expected tensors for attr/result type}}
  %0 = "tosa.const"() {values = dense<1> : vector<2xi32>} : () -> tensor<2xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op requires attribute 'values'}}
  %0 = "tosa.const"() {other = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op attribute 'values' failed to satisfy constraint: constant vector/tensor attribute}}
  %0 = "tosa.const"() {values = 1 : i32} : () -> tensor<2xi32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op result #0 must be tosa-conformant tensor of number values, but got 'tensor<2xindex>'}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xindex>} : () -> tensor<2xindex>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i16:f32, 1.0>>
  return
}

// -----

func.func @f(%c: tensor<2xi1>, %x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error @+1 {{'tosa.cond_if' op 'condition' must be a size 1 tensor, got 'tensor<2xi1>'}}
  %0 = tosa.cond_if %c : tensor<2xi1> -> tensor<2x3xf32> {
    tosa.yield %x : tensor<2x3xf32>
  } else {
    tosa.yield %x : tensor<2x3xf32>
  }
  return %0 : tensor<2x3xf32>
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op region #1 ('else_graph') failed to verify constraint: region with 1 blocks}}
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<2x3xf32> {
    tosa.yield %x : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op region #1 ('else_graph') failed to verify constraint: region with 1 blocks}}
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<2x3xf32> {
    tosa.yield %x : tensor<2x3xf32>
  } else {
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op require same shapes for 'then_graph' results ('tensor<2x3xf32>') and 'output_list' ('tensor<2x4xf32>')}}
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<2x4xf32> {
    tosa.yield %x : tensor<2x3xf32>
  } else {
    tosa.yield %x : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op require same element type for 'then_graph' results ('f32') and 'output_list' ('f16')}}
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<2x3xf16> {
    tosa.yield %x : tensor<2x3xf32>
  } else {
    tosa.yield %x : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op require same number of values in 'else_graph' results (2) and 'output_list' (1)}}
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<2x3xf32> {
    tosa.yield %x : tensor<2x3xf32>
  } else {
    tosa.yield %x, %x : tensor<2x3xf32>, tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op require same number of values in 'then_graph' arguments (0) and 'input_list' (1)}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<2x3xf32>) -> tensor<2x3xf32> {
    tosa.yield %x : tensor<2x3xf32>
  } else {
  ^bb0(%a: tensor<2x3xf32>):
    tosa.yield %x : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op require same shapes for 'else_graph' arguments ('tensor<2x4xf32>') and 'input_list' ('tensor<2x3xf32>')}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<2x3xf32>) -> tensor<2x3xf32> {
  ^bb0(%a: tensor<2x3xf32>):
    tosa.yield %x : tensor<2x3xf32>
  } else {
  ^bb0(%a: tensor<2x4xf32>):
    tosa.yield %x : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+1 {{custom op 'tosa.cond_if' expected as many input types as operands (expected 1 got 2)}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> {
  ^bb0(%a: tensor<2x3xf32>):
    tosa.yield %x : tensor<2x3xf32>
  } else {
  ^bb0(%a: tensor<2x4xf32>):
    tosa.yield %x : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+2 {{expected non-function type}}
  // expected-error @+1 {{custom op 'tosa.cond_if' expected list of types for block arguments followed by arrow type and list of return types}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> -> tensor<2x3xf32> {
    tosa.yield %x : tensor<2x3xf32>
  } else {
    tosa.yield %x : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+2 {{expected ':'}}
  // expected-error @+1 {{custom op 'tosa.cond_if' expected type for condition operand}}
  %0 = tosa.cond_if %c -> tensor<2x3xf32> {
    tosa.yield %x : tensor<2x3xf32>
  } else {
    tosa.yield %x : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+2 {{expected non-function type}}
  // expected-error @+1 {{custom op 'tosa.cond_if' expected type for condition operand}}
  %0 = tosa.cond_if %c : -> tensor<2x3xf32> {
    tosa.yield %x : tensor<2x3xf32>
  } else {
    tosa.yield %x : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+1 {{expected '='}}
  %0 = tosa.cond_if %c (%x) : tensor<i1> -> tensor<2x3xf32> {
    tosa.yield %x : tensor<2x3xf32>
  } else {
    tosa.yield %x : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i8>, %x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<i8>'}}
  %0 = tosa.cond_if %c : tensor<i8> -> tensor<2x3xf32> {
    tosa.yield %x : tensor<2x3xf32>
  } else {
    tosa.yield %x : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<2x3xf32> {
    // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  } else {
    tosa.yield %x : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.cond_if' op expected 2 regions}}
  %0 = "tosa.cond_if"(%c) ({
    tosa.yield %x : tensor<2x3xf32>
  }) : (tensor<i1>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%n: tensor<i32>, %x: tensor<2x3xf32>, %b: tensor<i1>) {
  // expected-error @+1 {{'tosa.while_loop' op 'cond_graph' result must be a boolean tensor, got 'tensor<i32>'}}
  %0 = tosa.while_loop (%i = %n) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %i : tensor<i32>
  } do {
  ^bb0(%i: tensor<i32>):
    tosa.yield %i : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %x: tensor<2x3xf32>, %b: tensor<i1>) {
  // expected-error @+1 {{'tosa.while_loop' op require 'cond_graph' only have one result}}
  %0 = tosa.while_loop (%i = %n) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %b, %b : tensor<i1>, tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    tosa.yield %i : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %x: tensor<2x3xf32>, %b: tensor<2xi1>) {
  // expected-error @+1 {{'tosa.while_loop' op 'cond_graph' result must be a size 1 tensor, got 'tensor<2xi1>'}}
  %0 = tosa.while_loop (%i = %n) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %b : tensor<2xi1>
  } do {
  ^bb0(%i: tensor<i32>):
    tosa.yield %i : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %x: tensor<2x3xf32>, %b: tensor<i1>) {
  // expected-error @+1 {{'tosa.while_loop' op require same element type for 'input_list' ('i32') and 'output_list' ('f32')}}
  %0 = tosa.while_loop (%i = %n) : (tensor<i32>) -> tensor<f32> {
    tosa.yield %b : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    tosa.yield %i : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %x: tensor<2x3xf32>, %b: tensor<i1>) {
  // expected-error @+1 {{'tosa.while_loop' op require same number of values in 'input_list' (1) and 'output_list' (2)}}
  %0:2 = tosa.while_loop (%i = %n) : (tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    tosa.yield %b : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    tosa.yield %i : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %x: tensor<2x3xf32>, %b: tensor<i1>) {
  // expected-error @+1 {{'tosa.while_loop' op require same number of values in 'body_graph' arguments (0) and 'input_list' (1)}}
  %0 = tosa.while_loop (%i = %n) : (tensor<i32>) -> (tensor<i32>) {
    tosa.yield %b : tensor<i1>
  } do {
    tosa.yield %n : tensor<i32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %x: tensor<2x3xf32>, %b: tensor<i1>) {
  // expected-error @+1 {{'tosa.while_loop' op require same element type for 'body_graph' results ('i1') and 'input_list' ('i32')}}
  %0 = tosa.while_loop (%i = %n) : (tensor<i32>) -> (tensor<i32>) {
    tosa.yield %b : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    tosa.yield %b : tensor<i1>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %x: tensor<2x3xf32>, %b: tensor<i1>) {
  // expected-error @+1 {{custom op 'tosa.while_loop' expected as many input types as operands (expected 1 got 2)}}
  %0 = tosa.while_loop (%i = %n) : (tensor<i32>, tensor<i32>) -> (tensor<i32>) {
    tosa.yield %b : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    tosa.yield %b : tensor<i1>
  }
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<f32>) {
  // expected-error @+2 {{custom op 'tosa.cond_if' invalid kind of type specified: expected builtin.function, but found 'tensor<f32>'}}
  // expected-error @+1 {{custom op 'tosa.cond_if' expected list of types for block arguments followed by arrow type and list of return types}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> tensor<f32> {
    tosa.yield %a : tensor<f32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %x: tensor<2x3xf32>, %b: tensor<i1>) {
  // expected-error @+1 {{custom op 'tosa.while_loop' invalid kind of type specified: expected builtin.function, but found 'tensor<i32>'}}
  %0 = tosa.while_loop (%i = %n) : tensor<i32> {
    tosa.yield %b : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    tosa.yield %b : tensor<i1>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %x: tensor<2x3xf32>, %b: tensor<i1>) {
  %0 = tosa.while_loop (%i = %n) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %b : tensor<i1>
  // expected-error @+1 {{custom op 'tosa.while_loop' expected 'do'}}
  } else {
  ^bb0(%i: tensor<i32>):
    tosa.yield %b : tensor<i1>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>, %x: tensor<2x3xf32>, %b: tensor<i1>) {
  // expected-error @+1 {{'tosa.while_loop' op require same number of values in 'cond_graph' arguments (0) and 'input_list' (1)}}
  %0 = "tosa.while_loop"(%n) ({
    tosa.yield %b : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>):
    tosa.yield %i : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

// expected-error @+1 {{expected ':'}}
tosa.variable @a
// expected-error @+1 {{custom op 'tosa.variable' expected type after colon}}
func.func private @next()

// -----

tosa.variable @a : i32
// expected-error @+1 {{custom op 'tosa.variable' expected shaped type}}
func.func private @next()

// -----

tosa.variable @a : tensor<*xf32>
// expected-error @+1 {{custom op 'tosa.variable' expected ranked type}}
func.func private @next()

// -----

tosa.variable @a = 1
// expected-error @+1 {{custom op 'tosa.variable' expected shaped type}}
func.func private @next()

// -----

tosa.variable @a = "x"
// expected-error @+1 {{custom op 'tosa.variable' expected shaped type}}
func.func private @next()

// -----

// expected-error @+1 {{expected attribute value}}
tosa.variable @a =
// expected-error @+1 {{custom op 'tosa.variable' expected attribute}}
func.func private @next()

// -----

// expected-error @+1 {{expected non-function type}}
tosa.variable @a : 
// expected-error @+1 {{custom op 'tosa.variable' expected type after colon}}
func.func private @next()

// -----

// expected-error @+1 {{custom op 'tosa.variable' expected valid '@'-identifier for symbol name}}
tosa.variable a : tensor<2xf32>
func.func private @next()

// -----

// expected-note @+1 {{see existing symbol definition here}}
tosa.variable @a : tensor<2xf32>
// expected-error @+1 {{redefinition of symbol named 'a'}}
tosa.variable @a : tensor<2xf32>

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.variable_read' op 'stored' has not been declared by 'tosa.variable'}}
  %0 = tosa.variable_read @stored : tensor<2x4x8xi32>
  return
}

// -----

tosa.variable @stored = dense<-1> : tensor<2x4x8xi32>
func.func @f() {
  // expected-error @+1 {{'tosa.variable_read' op require same element type for 'output1' ('i16') and the input tensor ('i32')}}
  %0 = tosa.variable_read @stored : tensor<2x4x8xi16>
  return
}

// -----

tosa.variable @stored = dense<-1> : tensor<2x4x8xi32>
func.func @f() {
  // expected-error @+1 {{'tosa.variable_read' op require same shapes for 'output1' ('tensor<1x4x8xi32>') and the input tensor ('tensor<2x4x8xi32>')}}
  %0 = tosa.variable_read @stored : tensor<1x4x8xi32>
  return
}

// -----

tosa.variable @stored : tensor<2x4x8xi32>
func.func @f(%a: tensor<1x4x8xi32>) {
  // expected-error @+1 {{'tosa.variable_write' op require same shapes for 'input1' ('tensor<1x4x8xi32>') and the input tensor ('tensor<2x4x8xi32>')}}
  tosa.variable_write @stored, %a : tensor<1x4x8xi32>
  return
}

// -----

tosa.variable @stored : tensor<2x4x8xi32>
func.func @f(%a: tensor<1x4x8xi32>) {
  // expected-error @+1 {{'tosa.variable_write' op 'store' has not been declared by 'tosa.variable'}}
  tosa.variable_write @store, %a : tensor<1x4x8xi32>
  return
}

// -----

tosa.variable @stored : tensor<2x4x8xi32>
func.func @f(%a: tensor<2x4x8xf32>) {
  // expected-error @+1 {{'tosa.variable_write' op require same element type for 'input1' ('f32') and the input tensor ('i32')}}
  tosa.variable_write @stored, %a : tensor<2x4x8xf32>
  return
}

// -----

func.func private @stored()
func.func @f(%a: tensor<2x4x8xf32>) {
  // expected-error @+1 {{'tosa.variable_write' op 'stored' has not been declared by 'tosa.variable'}}
  tosa.variable_write @stored, %a : tensor<2x4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x8xf32>) {
  // expected-error @+1 {{expected ','}}
  tosa.variable_write @stored %a : tensor<2x4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %s: i8) {
  // expected-error @+1 {{'tosa.apply_scale' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode = DOUBLE_ROUND} : (f32, f32, i8) -> f32
  return
}

// -----

func.func @f(%a: i32, %s: i32) {
  // expected-error @+1 {{'tosa.apply_scale' op operand #2 must be signless-integer-8-bit-like, but got 'i32'}}
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode = DOUBLE_ROUND} : (i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %s: i8) {
  // expected-error @+1 {{'tosa.apply_scale' op requires attribute 'rounding_mode'}}
  %0 = tosa.apply_scale %a, %a, %s : (i32, i32, i8) -> i32
  return
}

// -----

func.func @f(%a: i32, %s: i8) {
  // expected-error @+1 {{'tosa.apply_scale' op requires attribute 'rounding_mode'}}
  %0 = tosa.apply_scale %a, %a, %s {scale32 = true} : (i32, i32, i8) -> i32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %s: i8) {
  // expected-error @+1 {{'tosa.apply_scale' op if an operand is non-scalar, then there must be at least one non-scalar result}}
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode = DOUBLE_ROUND} : (vector<4xi32>, vector<4xi32>, i8) -> i32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %s: vector<5xi8>) {
  // expected-error @+1 {{'tosa.apply_scale' op all non-scalar operands/results must have the same shape and base type}}
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode = DOUBLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<5xi8>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: tensor<10xi32>) {
  // expected-error @+1 {{'tosa.custom' op requires attribute 'implementation_attrs'}}
  %0 = tosa.custom %a {operator_name="custom_test", domain_name="tosa.mlir_test"} : (tensor<10xi32>) -> (tensor<10xi32>)
  return
}

// -----

func.func @f(%a: tensor<10xi32>) {
  // expected-error @+1 {{custom op 'tosa.custom' 'tosa.custom' op attribute 'operator_name' failed to satisfy constraint: string attribute}}
  %0 = tosa.custom %a {operator_name=10, domain_name="tosa.mlir_test", implementation_attrs=""} : (tensor<10xi32>) -> (tensor<10xi32>)
  return
}

// -----

func.func @f(%a: tensor<10xi32>) {
  // expected-error @+1 {{'tosa.custom' op result #0 must be variadic of tosa-conformant tensor of number values, but got 'i32'}}
  tosa.custom %a {operator_name="a", domain_name="tosa.mlir_test", implementation_attrs=""} : (tensor<10xi32>) -> i32
  return
}

// -----

func.func @f(%a: tensor<10xi32>) {
  // expected-error @+1 {{custom op 'tosa.identity' invalid kind of type specified: expected builtin.function, but found 'tensor<10xi32>'}}
  %0 = tosa.identity %a : tensor<10xi32>
  return
}

// -----

func.func @f(%a: tensor<10xi32>) {
  // expected-error @+1 {{custom op 'tosa.foo' is unknown}}
  %0 = tosa.foo %a : (tensor<10xi32>) -> tensor<10xi32>
  return
}

// -----

func.func @f(%a: tensor<10xi32>) {
  // expected-error @+1 {{unregistered operation 'tosa.foo' found in dialect ('tosa') that does not allow unknown operations}}
  %0 = "tosa.foo"(%a) : (tensor<10xi32>) -> tensor<10xi32>
  return
}

// -----

// expected-error @+1 {{unknown  type `foo` in dialect `tosa`}}
func.func private @f(!tosa.foo)

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `tosa`}}
func.func private @f() attributes {a = #tosa.foo}

// -----

// expected-error @+2 {{expected ::mlir::tosa::NanPropagationMode to be one of: PROPAGATE, IGNORE}}
// expected-error @+1 {{failed to parse Tosa_NanPropagationModeAttr parameter 'value' which is to be a `::mlir::tosa::NanPropagationMode`}}
func.func private @f() attributes {a = #tosa.nan_mode<FOO>}

// -----

// expected-error @+1 {{expected ','}}
func.func private @f() attributes {a = #tosa.conv_quant<input_zp = 1>}

// -----

func.func @f(%a: tensor<2x3xi32>) {
  // expected-error @+1 {{'tosa.arithmetic_right_shift' op requires attribute 'round'}}
  %0 = tosa.arithmetic_right_shift %a, %a : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xi16>) {
  // expected-error @+1 {{'tosa.intdiv' op operand #0 must be tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<2x3xi16>'}}
  %0 = tosa.intdiv %a, %a : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}

// -----

func.func @f(%a: tensor<2x3xi16>) {
  // expected-error @+1 {{expected '->' in function type}}
  %0 = tosa.add %a, %a : (tensor<2x3xi16>, tensor<2x3xi16>)
  return
}

// -----

func.func @f(%a: tensor<2x3xi16>) {
  // expected-error @+1 {{'tosa.add' op expected 2 operands, but found 1}}
  %0 = tosa.add %a : (tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}

// -----

func.func @f(%a: tensor<2x3xi16>) {
  // expected-error @+1 {{'tosa.add' op expected 2 operands, but found 3}}
  %0 = tosa.add %a, %a, %a : (tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  return
}

// -----

func.func @f(%a: tensor<2x3xi16>) {
  // expected-error @+1 {{'tosa.add' op requires one result}}
  %0:2 = tosa.add %a, %a : (tensor<2x3xi16>, tensor<2x3xi16>) -> (tensor<2x3xi16>, tensor<2x3xi16>)
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>, %a: !tosa.shape<2>) {
  // expected-error @+1 {{'tosa.slice_shape' op shape operand is not compile time resolvable}}
  %d = tosa.slice_shape %a, %i, %i : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op expected start + size to be less than or equal to input shape rank (2), got 3}}
  %d = tosa.slice_shape %a, %s, %z : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = "tosa.const"() {values = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op expected non-negative start index, got -1}}
  %d = tosa.slice_shape %a, %s, %z : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op expected positive size, got 0}}
  %d = tosa.slice_shape %a, %s, %z : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op expected output type size to be equal to size attribute, got 2 vs 1}}
  %d = tosa.slice_shape %a, %s, %z : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op expected output type size to be equal to size attribute, got 2 vs 1}}
  %d = tosa.slice_shape %a, %i, %z : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (4), got 5}}
  %d = tosa.concat_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<5>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  // expected-error @+1 {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (0), got 5}}
  %d = tosa.concat_shape : () -> !tosa.shape<5>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  // expected-error @+1 {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (0), got 5}}
  %d = "tosa.concat_shape"() : () -> !tosa.shape<5>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  // expected-error @+1 {{'tosa.dim' op expect axis to be in the range [0, 2), got 2}}
  %d = tosa.dim %t {axis = 2 : i32} : (tensor<4x?xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  // expected-error @+1 {{'tosa.dim' op expect axis to be in the range [0, 2), got -1}}
  %d = tosa.dim %t {axis = -1 : i32} : (tensor<4x?xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  // expected-error @+1 {{'tosa.dim' op expect output shape type to contain one element, got '!tosa.shape<2>'}}
  %d = tosa.dim %t {axis = 1 : i32} : (tensor<4x?xf32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  // expected-error @+1 {{'tosa.const_shape' op expect elements in attribute values with rank 1}}
  %a = tosa.const_shape {values = dense<[[1, 2]]> : tensor<1x2xindex>} : () -> !tosa.shape<2>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  // expected-error @+1 {{'tosa.const_shape' op expect number of elements in attribute values (2) to be equal to the rank (3) for the result shape type}}
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<3>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: tensor<1xi32>) {
  // expected-error @+1 {{custom op 'tosa.const_shape' 'tosa.const_shape' op attribute 'values' failed to satisfy constraint: index elements attribute}}
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xi32>} : () -> !tosa.shape<3>
  return
}

// -----

// expected-error @+1 {{invalid rank (must be >= 0): -1}}
func.func private @f(!tosa.shape<-1>)

// -----

func.func @f(%t: !tosa.shape<4>) {
  // expected-error @+1 {{'tosa.add_shape' op shape operand is not compile time resolvable}}
  %a = tosa.add_shape %t, %t : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
  return
}

// -----

func.func @f(%t: !tosa.shape<4>) {
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.add_shape' op operands don't have matching ranks}}
  %c = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%t: !tosa.shape<4>) {
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.add_shape' op result shape has different rank than operands}}
  %c = tosa.add_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%t: !tosa.shape<4>) {
  %a = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %b = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<0>
  // expected-error @+1 {{'tosa.exp2_shape' op result #0 must be Shape with static rank and Index element type, but got 'tensor<2xf32>'}}
  %c = tosa.exp2_shape %a : (!tosa.shape<0>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8x32xf8E5M2>, %as: tensor<4x8x1xf8E8M0FNU>, %b: tensor<4x16x32xf8E5M2>, %bs: tensor<4x16x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected output shape 4, 8, 17 to be compatible with expected output shape 4, 8, 16}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x17xf32>
  return
}

// -----

func.func @f(%a: tensor<?x8x32xf8E5M2>, %as: tensor<?x8x1xf8E8M0FNU>, %b: tensor<?x16x32xf8E5M2>, %bs: tensor<?x16x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected output shape 4, ?, 17 to be compatible with expected output shape ?, 8, 16}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<?x8x32xf8E5M2>, tensor<?x8x1xf8E8M0FNU>, tensor<?x16x32xf8E5M2>, tensor<?x16x1xf8E8M0FNU>) -> tensor<4x?x17xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8x32xf8E5M2>, %as: tensor<?x8x1xf8E8M0FNU>, %b: tensor<3x16x32xf8E5M2>, %bs: tensor<?x16x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op expect B matrix batch size to be broadcast compatible with A, got D=3 vs N=4}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<?x8x1xf8E8M0FNU>, tensor<3x16x32xf8E5M2>, tensor<?x16x1xf8E8M0FNU>) -> tensor<4x?x17xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8x32xf8E5M2>, %as: tensor<?x8x2xf8E8M0FNU>, %b: tensor<4x16x32xf8E5M2>, %bs: tensor<?x16x?xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op expect scale operands dimension 2 to equal C/block_size (32/32), got 2}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<?x8x2xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<?x16x?xf8E8M0FNU>) -> tensor<4x?x17xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8x33xf8E5M2>, %as: tensor<?x8x1xf8E8M0FNU>, %b: tensor<4x16x33xf8E5M2>, %bs: tensor<?x16x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op expect C to be a multiple of block size, got C=33, block_size=32}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<4x8x33xf8E5M2>, tensor<?x8x1xf8E8M0FNU>, tensor<4x16x33xf8E5M2>, tensor<?x16x1xf8E8M0FNU>) -> tensor<4x?x17xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8x32xf8E5M2>, %as: tensor<5x8x1xf8E8M0FNU>, %b: tensor<4x16x33xf8E5M2>, %bs: tensor<?x16x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected batch of a_scale to match size 4, got 5}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<5x8x1xf8E8M0FNU>, tensor<4x16x33xf8E5M2>, tensor<?x16x1xf8E8M0FNU>) -> tensor<4x?x17xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8x32xf8E5M2>, %as: tensor<4x8x1xf8E8M0FNU>, %b: tensor<4x16x33xf8E5M2>, %bs: tensor<?x16x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected channels of b_data to match size 32, got 33}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x33xf8E5M2>, tensor<?x16x1xf8E8M0FNU>) -> tensor<4x?x17xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8x32xf8E5M2>, %as: tensor<4x8x1xf8E8M0FNU>, %b: tensor<4x16x32xf8E5M2>, %bs: tensor<5x17x2xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected batch of b_scale to match size 4, got 5}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<5x17x2xf8E8M0FNU>) -> tensor<4x?x17xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8x32xf8E5M2>, %as: tensor<4x8x1xf8E8M0FNU>, %b: tensor<4x16x32xf8E4M3FN>, %bs: tensor<5x17x2xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op expect A_data and B_data to have same element type, got 'f8E5M2' and 'f8E4M3FN'}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E4M3FN>, tensor<5x17x2xf8E8M0FNU>) -> tensor<4x?x17xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf8E5M2>, %as: tensor<*xf8E8M0FNU>, %b: tensor<4x16x32xf8E5M2>, %bs: tensor<*xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected output shape 5, ?, 16 to be compatible with expected output shape 4, ?, 16}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<*xf8E5M2>, tensor<*xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<*xf8E8M0FNU>) -> tensor<5x?x16xf32>
  return
}

// -----

// An attribute stands in the dictionary once.
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'tosa.clamp' attribute 'max_val' occurs more than once in the attribute list}}
  %0 = tosa.clamp %a {max_val = 0.0 : f32, min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

!q = !quant.uniform<u8:f32, 5.0e-01>
func.func @f(%a: tensor<1x2x2x!q>, %z: tensor<1xi8>) -> tensor<1x2x2xi32> {
  // expected-error @+1 {{'tosa.matmul' op expect input a and a_zp have the same element type, got 'ui8' and 'i8'}}
  %0 = tosa.matmul %a, %a, %z, %z : (tensor<1x2x2x!q>, tensor<1x2x2x!q>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2xi32>
  return %0 : tensor<1x2x2xi32>
}

// -----

!q = !quant.uniform<u8:f32, 5.0e-01>
func.func @f(%a: tensor<2x!q>) -> tensor<2x!q> {
  // expected-error @+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {max_val = 9 : i8, min_val = 0 : i8} : (tensor<2x!q>) -> tensor<2x!q>
  return %0 : tensor<2x!q>
}

// -----

!q = !quant.uniform<u8:f32, 5.0e-01>
func.func @f() -> tensor<1x!q> {
  // expected-error @+1 {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1x!q>
  return %0 : tensor<1x!q>
}

// -----

!q = !quant.uniform<u16:f32, 5.0e-01>
func.func @f(%a: tensor<1x2x2x1x!q>, %w: tensor<1x1x1x1x!q>, %b: tensor<1xi32>, %z: tensor<1xui16>) -> tensor<1x2x2x1xi32> {
  // expected-error @+1 {{'tosa.conv2d' op accumulator type for i16 tensor is not i48}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x2x1x!q>, tensor<1x1x1x1x!q>, tensor<1xi32>, tensor<1xui16>, tensor<1xui16>) -> tensor<1x2x2x1xi32>
  return %0 : tensor<1x2x2x1xi32>
}

// -----

// expected-error @+2 {{expected one of [none, "8k"8k] for supported TOSA levels, got: 9k}}
// expected-error @+1 {{failed to parse Tosa_TargetEnv parameter 'level' which is to be a `Level`}}
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "9k", profiles = [pro_int], extensions = [int16]>} {}

// -----

func.func @f(%a: tensor<1x4x4x4xf8E4M3>, %w: tensor<8x1x1x4xf8E4M3>, %b: tensor<8xf16>, %z: tensor<1xf8E4M3>) {
  // expected-error @+1 {{'tosa.conv2d' op accumulator type for f8 tensor is not f16}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf8E4M3>, tensor<8x1x1x4xf8E4M3>, tensor<8xf16>, tensor<1xf8E4M3>, tensor<1xf8E4M3>) -> tensor<1x4x4x8xf16>
  return
}
