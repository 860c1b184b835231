// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-tosa-to-ttir %s

// TTIR has no tables.
func.func @f(%a: tensor<4x8xi8>, %t: tensor<256xi8>) -> tensor<4x8xi8> {
  // expected-error @+1 {{failed to legalize operation 'tosa.table'}}
  %r = tosa.table %a, %t : (tensor<4x8xi8>, tensor<256xi8>) -> tensor<4x8xi8>
  return %r : tensor<4x8xi8>
}

// -----

// TTIR has no index of the largest.
func.func @f(%a: tensor<4x8xf32>) -> tensor<4xi32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.argmax'}}
  %r = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

// Sizes that are not known.
func.func @f(%a: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.abs'}}
  %r = tosa.abs %a : (tensor<?x8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

// A rank that is not known.
func.func @f(%a: tensor<*xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.exp'}}
  %r = tosa.exp %a : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// -----

// A product that is shifted.
func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{failed to legalize operation 'tosa.mul'}}
  %r = tosa.mul %a, %b, %s : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<1xi8>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// -----

// A shift that is not known.
func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %s: tensor<1xi8>) -> tensor<4x8xi32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.mul'}}
  %r = tosa.mul %a, %b, %s : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<1xi8>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// -----

// A zero point that is not known.
func.func @f(%a: tensor<4x8xf32>, %zp: tensor<1xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.negate'}}
  %r = tosa.negate %a, %zp, %zp : (tensor<4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// -----

// Zero points of a product that are not known.
func.func @f(%a: tensor<1x4x8xi8>, %b: tensor<1x8x16xi8>, %zp: tensor<1xi8>) -> tensor<1x4x16xi32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.matmul'}}
  %r = tosa.matmul %a, %b, %zp, %zp : (tensor<1x4x8xi8>, tensor<1x8x16xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x16xi32>
  return %r : tensor<1x4x16xi32>
}

// -----

// Zero points of a convolution that are not known.
func.func @f(%a: tensor<1x8x8x4xf32>, %w: tensor<16x1x1x4xf32>, %b: tensor<16xf32>, %zp: tensor<1xf32>) -> tensor<1x8x8x16xf32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.conv2d'}}
  %r = tosa.conv2d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<16x1x1x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x16xf32>
  return %r : tensor<1x8x8x16xf32>
}

// -----

// A mean of integers is rounded.
func.func @f(%a: tensor<1x8x8x4xi8>) -> tensor<1x1x1x4xi8> {
  %zp = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{failed to legalize operation 'tosa.avg_pool2d'}}
  %r = tosa.avg_pool2d %a, %zp, %zp {acc_type = i32, kernel = array<i64: 8, 8>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x1x4xi8>
  return %r : tensor<1x1x1x4xi8>
}

// -----

// A mean with a zero point.
func.func @f(%a: tensor<1x8x8x4xi8>) -> tensor<1x1x1x4xi8> {
  %zp = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{failed to legalize operation 'tosa.avg_pool2d'}}
  %r = tosa.avg_pool2d %a, %zp, %zp {acc_type = i32, kernel = array<i64: 8, 8>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x1x4xi8>
  return %r : tensor<1x1x1x4xi8>
}

// -----

// NaN is to be ignored.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.maximum'}}
  %r = tosa.maximum %a, %b {nan_mode = IGNORE} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// -----

// The same in a reduction.
func.func @f(%a: tensor<4x8xf32>) -> tensor<4x1xf32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.reduce_min'}}
  %r = tosa.reduce_min %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}

// -----

// The same in a range.
func.func @f(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.clamp'}}
  %r = tosa.clamp %a {max_val = 1.0 : f32, min_val = 0.0 : f32, nan_mode = IGNORE} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// -----

// The same in a window.
func.func @f(%a: tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.max_pool2d'}}
  %r = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}

// -----

// A bound that f32 does not have.
func.func @f(%a: tensor<4x8xi32>) -> tensor<4x8xi32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.clamp'}}
  %r = tosa.clamp %a {max_val = 16777217 : i32, min_val = 0 : i32} : (tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// -----

// More dimensions than a reshape gives.
func.func @f(%a: tensor<64xf32>) -> tensor<2x2x2x2x2x2xf32> {
  %s = tosa.const_shape {values = dense<2> : tensor<6xindex>} : () -> !tosa.shape<6>
  // expected-error @+1 {{failed to legalize operation 'tosa.reshape'}}
  %r = tosa.reshape %a, %s : (tensor<64xf32>, !tosa.shape<6>) -> tensor<2x2x2x2x2x2xf32>
  return %r : tensor<2x2x2x2x2x2xf32>
}

// -----

// Padding that is not known.
func.func @f(%a: tensor<4x8xf32>, %v: tensor<1xf32>) -> tensor<5x8xf32> {
  %p = tosa.const_shape {values = dense<[1, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{failed to legalize operation 'tosa.pad'}}
  %r = tosa.pad %a, %p, %v : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x8xf32>
  return %r : tensor<5x8xf32>
}

// -----

// Operations of other dialects.
func.func @f(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{failed to legalize operation 'arith.addf'}}
  %r = arith.addf %a, %a : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// -----

// A shape that something else than TOSA uses.
func.func @f() -> !tosa.shape<1> {
  // expected-error @+1 {{failed to legalize operation 'tosa.const_shape'}}
  %s = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  return %s : !tosa.shape<1>
}
