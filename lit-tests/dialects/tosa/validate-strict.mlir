// RUN: ttmlir-opt --split-input-file --tosa-validate="strict-op-spec-alignment allow-invalid-op-datatype-combinations" --verify-diagnostics %s

// Profiles and extensions, and what the specification calls an error.
func.func @defaults(%a: tensor<1xbf16>, %b: tensor<1xi8>, %c: tensor<i1>, %d: tensor<4xf32>, %e: tensor<1xui8>) {
  // expected-error @+1 {{'tosa.abs' op illegal: requires [bf16] but not enabled in target}}
  %0 = tosa.abs %a : (tensor<1xbf16>) -> tensor<1xbf16>
  // A combination that nothing has, which is allowed here.
  %1 = tosa.abs %b : (tensor<1xi8>) -> tensor<1xi8>
  // expected-error @+1 {{'tosa.cast' op illegal: requires all of [bf16, fp8e4m3] but not enabled in target}}
  %2 = tosa.cast %a : (tensor<1xbf16>) -> tensor<1xf8E4M3FN>
  // expected-error @+1 {{'tosa.cond_if' op illegal: requires [controlflow] but not enabled in target}}
  %3 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    tosa.yield %d : tensor<4xf32>
  } else {
    tosa.yield %d : tensor<4xf32>
  }
  %s = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.add_shape' op illegal: requires [shape] but not enabled in target}}
  %4 = tosa.add_shape %s, %s : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %one = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.rescale' op is not profile-aligned: element type 'ui8' is not legal}}
  %5 = tosa.rescale %e, %one, %zero, %zero, %zero {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<1xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}

// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_int], extensions = [bf16, shape, mxfp]>} {
  func.func @profiles(%a: tensor<1xf32>, %b: tensor<1xbf16>, %c: tensor<2x32xf32>) {
    // expected-error @+1 {{'tosa.abs' op illegal: requires [pro_fp] but not enabled in target}}
    %0 = tosa.abs %a : (tensor<1xf32>) -> tensor<1xf32>
    // expected-error @+1 {{'tosa.abs' op illegal: requires [pro_fp] to work with but not enabled in target}}
    %1 = tosa.abs %b : (tensor<1xbf16>) -> tensor<1xbf16>
    // expected-error @+1 {{'tosa.cast_to_block_scaled' op illegal: requires [pro_fp] but not enabled in target}}
    %2:2 = tosa.cast_to_block_scaled %c {block_size = BLOCK_SIZE_32} : (tensor<2x32xf32>) -> (tensor<2x32xf8E5M2>, tensor<2x1xf8E8M0FNU>)
    return
  }
}

// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_fp], extensions = [bf16, shape]>} {
  func.func @sizes(%a: tensor<2xbf16>, %b: tensor<2xf32>) {
    // expected-error @+1 {{'tosa.dim' op illegal: requires [bf16, shape] but not included in the profile compliance [shape]}}
    %0 = tosa.dim %a {axis = 0 : i32} : (tensor<2xbf16>) -> !tosa.shape<1>
    %1 = tosa.dim %b {axis = 0 : i32} : (tensor<2xf32>) -> !tosa.shape<1>
    return
  }
}

// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_fp], extensions = [fp8e4m3, fp8e5m2]>} {
  func.func @versions(%a: tensor<1x2x3xf8E4M3FN>, %b: tensor<1x3x2xf8E5M2>) {
    %x = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
    %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
    // expected-error @+1 {{'tosa.matmul' op illegal: the target specification version (1.0) is not backwards compatible with the op compliance specification version (1.1)}}
    %0 = tosa.matmul %a, %b, %x, %y : (tensor<1x2x3xf8E4M3FN>, tensor<1x3x2xf8E5M2>, tensor<1xf8E4M3FN>, tensor<1xf8E5M2>) -> tensor<1x2x2xf16>
    return
  }
}

// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [none], extensions = [int16]>} {}
// expected-error @-1 {{profile 'none' is not compatible with the target version 1.0, minimum required version is 0.0}}

// -----
func.func @products(%a: tensor<1xi32>, %b: tensor<1xi16>, %c: tensor<2xi8>, %d: tensor<2xi16>) {
  %70 = "tosa.const"() <{values = dense<70> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.mul' op requires 0 <= shift && shift <= 63, but got: 70}}
  %0 = tosa.mul %a, %a, %70 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1xi32>
  // expected-error @+1 {{'tosa.mul' op requires shift = 0 for all input data types that are not int32_t, but got: 70}}
  %1 = tosa.mul %b, %b, %70 : (tensor<1xi16>, tensor<1xi16>, tensor<1xi8>) -> tensor<1xi32>
  %t = "tosa.const"() <{values = dense<0> : tensor<513xi8>}> : () -> tensor<513xi8>
  // expected-error @+1 {{'tosa.table' op requires table size of 256, got 513}}
  %2 = tosa.table %c, %t : (tensor<2xi8>, tensor<513xi8>) -> tensor<2xi8>
  return
}

// -----
func.func @scatter(%a: tensor<2x4x1xf32>, %b: tensor<2x2x1xf32>) {
  %i = "tosa.const"() <{values = dense<[[0, 1], [0, 1]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %0 = tosa.scatter %a, %i, %b : (tensor<2x4x1xf32>, tensor<2x2xi32>, tensor<2x2x1xf32>) -> tensor<2x4x1xf32>
  %j = "tosa.const"() <{values = dense<[[0, 1], [3, 3]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  // expected-error @+1 {{'tosa.scatter' op indices values contain duplicates}}
  %1 = tosa.scatter %a, %j, %b : (tensor<2x4x1xf32>, tensor<2x2xi32>, tensor<2x2x1xf32>) -> tensor<2x4x1xf32>
  return
}

// -----
func.func @padding(%a: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+2 {{'tosa.pad' op failed level check: result shape dimension cannot be dynamic}}
  // expected-error @+1 {{'tosa.pad' op padding value must all be non-negative, got -1}}
  %0 = tosa.pad %a, %p, %zero : (tensor<1xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
  return
}

// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [controlflow, int16, dynamic, doubleround]>} {
  func.func @isolated(%c: tensor<i1>, %a: tensor<4xf32>, %n: tensor<1xi32>) {
    // expected-error @+1 {{'tosa.cond_if' op is not conformant to the TOSA specification. It requires the 'then' region is isolated from above.}}
    %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
      tosa.yield %a : tensor<4xf32>
    } else {
      tosa.yield %a : tensor<4xf32>
    }
    %1 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%x: tensor<4xf32>):
      tosa.yield %x : tensor<4xf32>
    } else {
    ^bb0(%x: tensor<4xf32>):
      tosa.yield %x : tensor<4xf32>
    }
    // expected-error @+1 {{'tosa.while_loop' op is not conformant to the TOSA specification. It requires the 'body' region is isolated from above.}}
    %2 = tosa.while_loop (%i = %n) : (tensor<1xi32>) -> tensor<1xi32> {
      %3 = tosa.greater %i, %i : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      tosa.yield %3 : tensor<1xi1>
    } do {
    ^bb0(%i: tensor<1xi32>):
      %3 = tosa.add %i, %n : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      tosa.yield %3 : tensor<1xi32>
    }
    return
  }
  func.func @rescale(%a: tensor<4xi8>, %b: tensor<4xi32>, %c: tensor<4xi48>, %m: tensor<1xi32>, %k: tensor<1xi16>, %s: tensor<1xi8>, %z: tensor<1xi32>, %y: tensor<1xi48>) {
    // expected-error @+1 {{'tosa.rescale' op scale32 is not allowed with 48-bit input.}}
    %0 = tosa.rescale %c, %m, %s, %y, %s {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi48>, tensor<1xi32>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<4xi8>
    // expected-error @+1 {{'tosa.rescale' op DOUBLE_ROUND is only allowed with scale32=true.}}
    %1 = tosa.rescale %a, %k, %s, %s, %s {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = false} : (tensor<4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
    // expected-error @+1 {{'tosa.rescale' op input and output cannot be both unsigned.}}
    %2 = tosa.rescale %a, %m, %s, %s, %s {input_unsigned = true, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
    // expected-error @+1 {{'tosa.rescale' op i32 output type is not allowed with unsigned input.}}
    %3 = tosa.rescale %a, %m, %s, %s, %z {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<4xi32>
    // expected-error @+1 {{'tosa.rescale' op i32 input type is not allowed with unsigned output.}}
    %4 = tosa.rescale %b, %m, %s, %z, %s {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
    // expected-error @+1 {{'tosa.rescale' op i48 input type is not allowed with unsigned output.}}
    %5 = tosa.rescale %c, %k, %s, %y, %s {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<4xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<4xi8>
    // expected-error @+1 {{'tosa.rescale' op i48 input type cannot be unsigned.}}
    %6 = tosa.rescale %c, %k, %s, %y, %s {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<4xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<4xi8>
    // expected-error @+1 {{'tosa.rescale' op i32 input type cannot be unsigned.}}
    %7 = tosa.rescale %b, %m, %s, %z, %s {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
    // expected-error @+1 {{'tosa.rescale' op i32 output type cannot be unsigned.}}
    %8 = tosa.rescale %a, %m, %s, %s, %z {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<4xi32>
    return
  }
}

// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_fp], extensions = [int16]>} {
  func.func @resize(%a: tensor<1x1x1x1xf32>, %b: tensor<1x16384x1x1xf32>, %u: tensor<*xf32>) {
    %one = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
    %none = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    // expected-error @+1 {{'tosa.resize' op expect ranked input/output tensor}}
    %0 = tosa.resize %u, %one, %none, %none {mode = BILINEAR} : (tensor<*xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
    // expected-error @+1 {{'tosa.resize' op expect input/output height/width dims to be < 16384, got [OH, OW, IH, IW] = 16384, 1, 16384, 1}}
    %1 = tosa.resize %b, %one, %none, %none {mode = BILINEAR} : (tensor<1x16384x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x16384x1x1xf32>
    %large = tosa.const_shape {values = dense<[2049, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    // expected-error @+1 {{'tosa.resize' op expect all scale numerator values to be <= (1 << 11), got scale_y_n=2049, scale_x_n=2}}
    %2 = tosa.resize %a, %large, %none, %none {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
    %small = tosa.const_shape {values = dense<[1, 16, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    // expected-error @+1 {{'tosa.resize' op expect a downscale ratio larger than 1/16, got y=1/16, x=1/1}}
    %3 = tosa.resize %a, %small, %none, %none {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
    %offset = tosa.const_shape {values = dense<[-2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
    // expected-error @+1 {{'tosa.resize' op expect offsetY / scaleYNumerator to be in range [-1, 16), got -2/1}}
    %4 = tosa.resize %a, %one, %offset, %none {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
    %border = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    // expected-error @+1 {{'tosa.resize' op expect borderX / scaleXNumerator to be in range [-16, 1), got 1/1}}
    %5 = tosa.resize %a, %one, %none, %border {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
    %half = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %odd = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
    // expected-error @+1 {{'tosa.resize' op expected (input_height - 1) * scale_y_n - offset_y + border_y to be wholly divisible by scale_y_d, got ((1 - 1) * 2 - 1 + 0) / 2}}
    %6 = tosa.resize %a, %half, %odd, %none {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
    // One element may be broadcast in the dialect, not in the specification.
    // expected-error @+1 {{'tosa.resize' op calculated output height did not match expected: calculated=1, expected=8}}
    %7 = tosa.resize %a, %one, %none, %none {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x1x1xf32>
    return
  }
}
