// RUN: ttmlir-opt --split-input-file --tosa-validate --verify-diagnostics %s

// What a target supports by default, and what is checked in every operation.
func.func @element_types(%a: tensor<1xf64>, %b: tensor<2xui8>, %m: tensor<1xi32>) {
  // expected-error @+1 {{'tosa.abs' op is not profile-aligned: element type 'f64' is not legal}}
  %0 = tosa.abs %a : (tensor<1xf64>) -> tensor<1xf64>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %multiplier = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = tosa.rescale %b, %multiplier, %shift, %shift, %shift {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----
func.func @combinations(%a: tensor<1xi8>, %b: tensor<1xf16>, %f: tensor<1x!tosa.mxint8>, %t: tensor<2x32x!tosa.mxint8>, %s: tensor<2x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.abs' op illegal: operation operand/result data types did not align with any profile or extension, got (i8,i8), did you mean (i32,i32)? Otherwise, please refer to the 'supported data types' for 'tosa.abs' in the specification.}}
  %0 = tosa.abs %a : (tensor<1xi8>) -> tensor<1xi8>
  // expected-error @+1 {{got (f16,i48), did you mean (f16,i8)?}}
  %1 = tosa.cast %b : (tensor<1xf16>) -> tensor<1xi48>
  // expected-error @+1 {{got (mxint8,mxint8), did you mean (i1,i1)?}}
  %2 = tosa.identity %f : (tensor<1x!tosa.mxint8>) -> tensor<1x!tosa.mxint8>
  // expected-error @+1 {{got (mxint8,fp8e8m0,f16), did you mean (mxint8,fp8e8m0,bf16)?}}
  %3 = tosa.cast_from_block_scaled %t, %s {block_size = BLOCK_SIZE_32} : (tensor<2x32x!tosa.mxint8>, tensor<2x1xf8E8M0FNU>) -> tensor<2x32xf16>
  return
}

// -----
// mlir-opt takes all floats that it does not know for mxint8.
// expected-error @+1 {{got (mxint8), did you mean (i8)?}}
tosa.variable @float : tensor<2xf80>
// mlir-opt-22 crashes.
// expected-error @+1 {{got (index), did you mean (i8)?}}
tosa.variable @index : tensor<2xindex>

// -----
func.func @constants(%a: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi32>, %t: tensor<256xi8>, %b: tensor<4xi8>, %f: tensor<1x2x2x1xf32>, %w: tensor<1x1x1x1xf32>, %fz: tensor<1xf32>, %x: tensor<1x2x3xf32>, %y: tensor<1x3x2xf32>, %m: tensor<1xi32>) {
  // expected-error @+1 {{'tosa.mul' op expected compile time resolvable constant, but got variable value for operand #2}}
  %0 = tosa.mul %a, %a, %s : (tensor<1xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1xi32>
  // expected-error @+1 {{'tosa.negate' op expected compile time resolvable constant, but got variable value for operand #1}}
  %1 = tosa.negate %a, %z, %z : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  // expected-error @+1 {{variable value for operand #1}}
  %2 = tosa.table %b, %t : (tensor<4xi8>, tensor<256xi8>) -> tensor<4xi8>
  %padding = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{variable value for operand #2}}
  %3 = tosa.pad %a, %padding, %a : (tensor<1xi32>, !tosa.shape<2>, tensor<1xi32>) -> tensor<1xi32>
  // expected-error @+1 {{variable value for operand #3}}
  %4 = tosa.conv2d %f, %w, %fz, %fz, %fz {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x2x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x1xf32>
  // expected-error @+1 {{variable value for operand #2}}
  %5 = tosa.matmul %x, %y, %fz, %fz : (tensor<1x2x3xf32>, tensor<1x3x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2xf32>
  // expected-error @+1 {{variable value for operand #1}}
  %6 = tosa.avg_pool2d %f, %fz, %fz {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
  // expected-error @+1 {{variable value for operand #1}}
  %first = tosa.slice_shape %padding, %m, %m : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  // expected-error @+2 {{variable value for operand #1}}
  // expected-error @+1 {{'tosa.rescale' op failed attribute check: rounding_mode = DOUBLE_ROUND requires extension [doubleround]}}
  %7 = tosa.rescale %b, %m, %s, %s, %s {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  // expected-error @+2 {{variable value for operand #1}}
  // expected-error @+1 {{'tosa.rescale' op failed attribute check: rounding_mode = INEXACT_ROUND requires extension [inexactround]}}
  %8 = tosa.rescale %b, %m, %s, %s, %s {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = INEXACT_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----
func.func @ranks(%a: tensor<*xf32>, %b: tensor<1x1x1x1x1x1x1xf32>, %c: tensor<?xf32>, %d: tensor<65536x32768xf32>, %e: tensor<1x1x1x1xf32>) {
  // expected-error @+1 {{'tosa.abs' op failed level check: unranked tensor}}
  %0 = tosa.abs %a : (tensor<*xf32>) -> tensor<*xf32>
  // expected-error @+1 {{'tosa.abs' op failed level check: operand rank(shape) <= MAX_RANK}}
  %1 = tosa.abs %b : (tensor<1x1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1x1xf32>
  // expected-error @+1 {{'tosa.abs' op failed level check: operand shape dimension cannot be dynamic when targeting TOSA specification version 1.0 or below}}
  %2 = tosa.abs %c : (tensor<?xf32>) -> tensor<?xf32>
  // expected-error @+1 {{'tosa.abs' op failed level check: operand tensor size (in bytes) <= (1 << MAX_LOG2_SIZE - 1)}}
  %3 = tosa.abs %d : (tensor<65536x32768xf32>) -> tensor<65536x32768xf32>
  %padding = tosa.const_shape {values = dense<0> : tensor<8xindex>} : () -> !tosa.shape<8>
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.pad' op failed shape type level check: '!tosa.shape<8>' exceeds MAX_RANK}}
  %4 = tosa.pad %e, %padding, %zero : (tensor<1x1x1x1xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
  // expected-error @+1 {{'tosa.custom' op failed level check: unranked tensor}}
  %5:2 = tosa.custom %b {domain_name = "a", operator_name = "b", implementation_attrs = ""} : (tensor<1x1x1x1x1x1x1xf32>) -> (tensor<1x1x1x1x1x1x1xf32>, tensor<*xf32>)
  return
}

// -----
func.func @windows(%a: tensor<1x9000x9000x1xf32>, %w: tensor<1x8193x1x1xf32>, %d: tensor<8193x1x1x1xf32>, %v: tensor<1x1x8193x1x1xf32>, %u: tensor<1x1x9000x1x1xf32>, %f: tensor<1x16384x2xf32>, %b: tensor<1xf32>, %s: tensor<1x1x1x1xf32>, %t: tensor<1x3x1x1xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.max_pool2d' op failed level check: kernel <= MAX_KERNEL}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 9000, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9000x9000x1xf32>) -> tensor<1x1x9000x1xf32>
  // expected-error @+1 {{'tosa.avg_pool2d' op failed level check: stride <= MAX_STRIDE}}
  %1 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 8999, 1>} : (tensor<1x9000x9000x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x9000x1xf32>
  // expected-error @+1 {{'tosa.conv2d' op failed level check: dilation_y * KH <= MAX_KERNEL)}}
  %2 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9000x9000x1xf32>, tensor<1x8193x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x808x9000x1xf32>
  // expected-error @+1 {{'tosa.depthwise_conv2d' op failed level check: dilation_y * KH <= MAX_KERNEL)}}
  %3 = tosa.depthwise_conv2d %a, %d, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9000x9000x1xf32>, tensor<8193x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x808x9000x1xf32>
  // expected-error @+1 {{'tosa.conv3d' op failed level check: dilation_y * KH <= MAX_KERNEL)}}
  %4 = tosa.conv3d %u, %v, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x1x9000x1x1xf32>, tensor<1x1x8193x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x808x1x1xf32>
  // expected-error @+1 {{'tosa.conv2d' op failed level check: dilation <= MAX_KERNEL}}
  %5 = tosa.conv2d %s, %s, %b, %z, %z {acc_type = f32, dilation = array<i64: 8193, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
  // expected-error @+1 {{'tosa.conv2d' op failed level check: pad <= MAX_KERNEL}}
  %6 = tosa.conv2d %s, %s, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 8193, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8194x1x1xf32>
  // expected-error @+1 {{'tosa.transpose_conv2d' op failed level check: KH <= MAX_KERNEL}}
  %7 = tosa.transpose_conv2d %s, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x1xf32>, tensor<1x8193x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8193x1x1xf32>
  // expected-error @+1 {{'tosa.rfft2d' op failed level check: H <= MAX_KERNEL}}
  %8:2 = tosa.rfft2d %f : (tensor<1x16384x2xf32>) -> (tensor<1x16384x2xf32>, tensor<1x16384x2xf32>)
  %scale = tosa.const_shape {values = dense<[257, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %none = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op failed level check: scale_y_n/scale_y_d <= MAX_SCALE}}
  %9 = tosa.resize %t, %scale, %none, %none {mode = BILINEAR} : (tensor<1x3x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x515x1x1xf32>
  return
}

// -----
func.func @lists(%a: tensor<1xi32>, %c: tensor<i1>) {
  // expected-error @+1 {{'tosa.concat' op failed level check for MAX_TENSOR_LIST_SIZE: input1}}
  %0 = tosa.concat %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a {axis = 0 : i32} : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<65xi32>
  return
}

// -----
func.func @nesting(%c: tensor<i1>, %a: tensor<4xf32>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    %1 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
      %2 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
        %3 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
          %4 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
            // expected-error @+1 {{'tosa.cond_if' op failed level check: 6 >= MAX_NESTING}}
            %5 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
              tosa.yield %a : tensor<4xf32>
            } else {
              tosa.yield %a : tensor<4xf32>
            }
            tosa.yield %5 : tensor<4xf32>
          } else {
            tosa.yield %a : tensor<4xf32>
          }
          tosa.yield %4 : tensor<4xf32>
        } else {
          tosa.yield %a : tensor<4xf32>
        }
        tosa.yield %3 : tensor<4xf32>
      } else {
        tosa.yield %a : tensor<4xf32>
      }
      tosa.yield %2 : tensor<4xf32>
    } else {
      tosa.yield %a : tensor<4xf32>
    }
    tosa.yield %1 : tensor<4xf32>
  } else {
    tosa.yield %a : tensor<4xf32>
  }
  return
}

// -----
module {
  func.func @before(%a: tensor<4xf32>) {
    // expected-error @+1 {{'tosa.variable_read' op name has not been declared}}
    %0 = tosa.variable_read @state : tensor<4xf32>
    return
  }
  tosa.variable @state : tensor<4xf32>
  func.func @after(%a: tensor<4xf32>) {
    %0 = tosa.variable_read @state : tensor<4xf32>
    tosa.variable_write @state, %a : tensor<4xf32>
    return
  }
  module {
    // expected-error @+1 {{'tosa.variable' op name has already been declared}}
    tosa.variable @state : tensor<3xf32>
    func.func @nested(%a: tensor<3xf32>) {
      // expected-error @+1 {{'tosa.variable_read' op result type does not equal variable type}}
      %0 = tosa.variable_read @state : tensor<3xf32>
      // expected-error @+1 {{'tosa.variable_write' op operand type does not equal variable type}}
      tosa.variable_write @state, %a : tensor<3xf32>
      return
    }
  }
}

// -----
// expected-error @+1 {{'tosa.variable' op failed level check: variable type shape dimension cannot be dynamic when targeting TOSA specification version 1.0 or below}}
tosa.variable @state : tensor<1x?xf32>
func.func @dynamic(%a: tensor<1x2xf32>) {
  // expected-error @+1 {{'tosa.variable_write' op operand type does not equal variable type}}
  tosa.variable_write @state, %a : tensor<1x2xf32>
  return
}

// -----
// expected-error @+1 {{profile 'none' is not compatible with the target version 1.0, minimum required version is 0.0}}
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, none], extensions = [mxfp]>} {}

// -----
// expected-error @+1 {{extension 'mxfp' is not compatible with the target version 1.0, minimum required version is 1.1}}
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [int16, mxfp, shape]>} {}

// -----
// Without limits and with every extension there is nothing to refuse; other attributes of this name say nothing.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @allowed(%a: tensor<1x1x1x1x1x1x?xi32>, %s: tensor<1xi8>) -> tensor<1x1x1x1x1x1x?xi32> {
    %0 = tosa.mul %a, %a, %s : (tensor<1x1x1x1x1x1x?xi32>, tensor<1x1x1x1x1x1x?xi32>, tensor<1xi8>) -> tensor<1x1x1x1x1x1x?xi32>
    return %0 : tensor<1x1x1x1x1x1x?xi32>
  }
}
