// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-tosa-to-ttir %s

// Sizes that are not known.
func.func @f(%a: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'tosa.abs'}}
  %r = tosa.abs %a : (tensor<?x8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

// A rank that is not known.
func.func @f(%a: tensor<*xf32>) -> tensor<*xf32> {
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'tosa.exp'}}
  %r = tosa.exp %a : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// -----

// A product that is shifted further than it has bits.
func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %s = "tosa.const"() <{values = dense<64> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-note @+2 {{products are shifted by up to 63 bits}}
  // expected-error @+1 {{failed to legalize operation 'tosa.mul'}}
  %r = tosa.mul %a, %b, %s : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<1xi8>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}

// -----

// More dimensions than a reshape gives.
func.func @f(%a: tensor<4096xf32>) -> tensor<2x2x2x2x2x2x2x2x2x2x2x2xf32> {
  %s = tosa.const_shape {values = dense<2> : tensor<12xindex>} : () -> !tosa.shape<12>
  // expected-error @+1 {{failed to legalize, as ttir.reshape gives at most 5 dimensions, and tensors of more are put together of at most 64 parts}}
  %r = tosa.reshape %a, %s : (tensor<4096xf32>, !tosa.shape<12>) -> tensor<2x2x2x2x2x2x2x2x2x2x2x2xf32>
  // expected-note @+1 {{'func.return' needs more}}
  return %r : tensor<2x2x2x2x2x2x2x2x2x2x2x2xf32>
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

// -----

func.func @f(%v: tensor<1x16777216x1xf32>, %i: tensor<1x1xi32>, %u: tensor<1x1x1xf32>) -> tensor<1x16777216x1xf32> {
  // expected-note @+2 {{indices are numbers in f32, which ends at 2^24}}
  // expected-error @+1 {{failed to legalize operation 'tosa.scatter'}}
  %r = tosa.scatter %v, %i, %u : (tensor<1x16777216x1xf32>, tensor<1x1xi32>, tensor<1x1x1xf32>) -> tensor<1x16777216x1xf32>
  return %r : tensor<1x16777216x1xf32>
}

// -----

func.func @f(%v: tensor<1x3x4xf32>, %u: tensor<1x1x4xf32>) -> tensor<1x3x4xf32> {
  %i = "tosa.const"() <{values = dense<3> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
  // expected-note @+2 {{index 3 is not one of 3 rows}}
  // expected-error @+1 {{failed to legalize operation 'tosa.scatter'}}
  %r = tosa.scatter %v, %i, %u : (tensor<1x3x4xf32>, tensor<1x1xi32>, tensor<1x1x4xf32>) -> tensor<1x3x4xf32>
  return %r : tensor<1x3x4xf32>
}

// -----

func.func @f(%a: tensor<1x2x2x4xi16>) -> tensor<1x3x3x4xi48> {
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-note @+2 {{integers of more than 32 bits have no format on the device}}
  // expected-error @+1 {{failed to legalize operation 'tosa.resize'}}
  %r = tosa.resize %a, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x2x2x4xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x3x4xi48>
  return %r : tensor<1x3x3x4xi48>
}

// -----

func.func @f(%a: tensor<4xi8>) -> tensor<4xi8> {
  %m = "tosa.const"() <{values = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zp = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-note @+2 {{a multiplier is negative, or a shift is not from 1 to 62}}
  // expected-error @+1 {{failed to legalize operation 'tosa.rescale'}}
  %r = tosa.rescale %a, %m, %s, %zp, %zp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

// A loop whose limit is computed.
func.func @f(%a: tensor<i32>, %limit: tensor<i32>) -> tensor<i32> {
  // expected-note @+2 {{it is not known while compiling how often the loop runs}}
  // expected-error @+1 {{failed to legalize operation 'tosa.while_loop'}}
  %0 = tosa.while_loop (%i = %a) : (tensor<i32>) -> tensor<i32> {
    %1 = tosa.greater %limit, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %1 = tosa.add %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}

// -----

// A loop that never ends.
func.func @f(%a: tensor<i32>) -> tensor<i32> {
  %true = "tosa.const"() <{values = dense<true> : tensor<i1>}> : () -> tensor<i1>
  // expected-note @+2 {{the loop runs more than 2048 times}}
  // expected-error @+1 {{failed to legalize operation 'tosa.while_loop'}}
  %0 = tosa.while_loop (%i = %a) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %true : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    tosa.yield %i : tensor<i32>
  }
  return %0 : tensor<i32>
}

// -----

// Loops that add too many operations.
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %many = "tosa.const"() <{values = dense<256> : tensor<i32>}> : () -> tensor<i32>
  // expected-note @+2 {{the program gets too large}}
  // expected-error @+1 {{failed to legalize operation 'tosa.while_loop'}}
  %0:2 = tosa.while_loop (%i = %zero, %x = %a) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %1 = tosa.greater %many, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %x: tensor<4xf32>):
    %1 = tosa.add %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = tosa.while_loop (%j = %zero) : (tensor<i32>) -> tensor<i32> {
      %3 = tosa.greater %many, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %3 : tensor<i1>
    } do {
    ^bb0(%j: tensor<i32>):
      %3 = tosa.add %j, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
      tosa.yield %3 : tensor<i32>
    }
    %4 = tosa.exp %x : (tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %1, %4 : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{both regions are computed, and one of them has effects}}
  // expected-error @+1 {{failed to legalize operation 'tosa.cond_if'}}
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    %1 = tosa.custom %a {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  } else {
    tosa.yield %a : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// A transform of unknown size.
func.func @f(%a: tensor<?x8x8xf32>) {
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'tosa.rfft2d'}}
  %0, %1 = tosa.rfft2d %a : (tensor<?x8x8xf32>) -> (tensor<?x8x5xf32>, tensor<?x8x5xf32>)
  return
}

// -----

// A transform whose matrices would be large.
func.func @f(%a: tensor<4x8x2048xf32>) {
  // expected-note @+2 {{images of at most 1024 rows and columns are transformed}}
  // expected-error @+1 {{failed to legalize operation 'tosa.rfft2d'}}
  %0, %1 = tosa.rfft2d %a : (tensor<4x8x2048xf32>) -> (tensor<4x8x1025xf32>, tensor<4x8x1025xf32>)
  return
}

// -----

// A condition that writes.
// expected-note @+2 {{a TTIR program keeps nothing between its runs}}
// expected-error @+1 {{failed to legalize operation 'tosa.variable'}}
tosa.variable @state = dense<0.0> : tensor<4xf32>
func.func @f(%a: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
  %0 = tosa.while_loop (%x = %a) : (tensor<4xf32>) -> tensor<4xf32> {
    tosa.variable_write @state, %x : tensor<4xf32>
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%x: tensor<4xf32>):
    tosa.yield %x : tensor<4xf32>
  }
  %1 = tosa.variable_read @state : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{it is not known what the operator 'o' of 'd' does}}
  // expected-error @+1 {{failed to legalize operation 'tosa.custom'}}
  %0 = tosa.custom %a {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// As it was written in 2023.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{it is not known what the operator 'swish' of 'mine' does}}
  // expected-error @+1 {{failed to legalize operation 'tosa.custom'}}
  %0 = tosa.custom %a {config = "mine", identifier = "swish", implementation_attrs = ""} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<?xf32>) -> tensor<?xf32> {
  // expected-note @+2 {{results are chosen between that are tensors of known size}}
  // expected-error @+1 {{failed to legalize operation 'tosa.cond_if'}}
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<?xf32> {
    tosa.yield %a : tensor<?xf32>
  } else {
    tosa.yield %a : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// -----

func.func @f(%c: tensor<*xi1>, %a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{the condition is a tensor of known rank}}
  // expected-error @+1 {{failed to legalize operation 'tosa.cond_if'}}
  %0 = tosa.cond_if %c : tensor<*xi1> -> tensor<4xf32> {
    tosa.yield %a : tensor<4xf32>
  } else {
    tosa.yield %a : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

func.func private @called(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @calls(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{functions are not called in TTIR; --inline puts what they do in the place of calls}}
  // expected-error @+1 {{failed to legalize operation 'func.call'}}
  %0 = call @called(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%a: tensor<4xi48>) {
  // expected-note @+2 {{the device has no integers of more than 32 bits}}
  // expected-error @+1 {{failed to legalize operation 'tosa.clz'}}
  %0 = tosa.clz %a : (tensor<4xi48>) -> tensor<4xi48>
  return
}

// -----

// What has effects may not happen behind the end of a loop that data ends.
func.func @f(%a: tensor<1xi32>, %p: tensor<i1>) -> tensor<i32> {
  %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  // expected-note @+2 {{data ends the loop, and what it repeats has effects}}
  // expected-error @+1 {{failed to legalize operation 'tosa.while_loop'}}
  %0 = tosa.while_loop (%i = %zero) : (tensor<i32>) -> tensor<i32> {
    %1 = tosa.greater %one, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = tosa.logical_and %1, %p : (tensor<i1>, tensor<i1>) -> tensor<i1>
    tosa.yield %2 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %1 = tosa.add %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c = tosa.custom %a {domain_name = "d", operator_name = "o", implementation_attrs = ""} : (tensor<1xi32>) -> tensor<1xi32>
    tosa.yield %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}

// -----

// Sums of 48 bits to which numbers are added that are not known.
func.func @f(%a: tensor<1x4x4x4xi16>, %w: tensor<6x3x3x4xi8>, %b: tensor<6xi48>) -> tensor<1x2x2x6xi16> {
  %izp = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %wzp = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %szp = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %m = "tosa.const"() <{values = dense<16384> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv2d %a, %w, %b, %izp, %wzp {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi16>, tensor<6x3x3x4xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x2x2x6xi48>
  // expected-note @+2 {{the bias of a convolution with sums of 48 bits is not constant}}
  // expected-error @+1 {{failed to legalize operation 'tosa.rescale'}}
  %1 = tosa.rescale %0, %m, %s, %szp, %izp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<1x2x2x6xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<1x2x2x6xi16>
  return %1 : tensor<1x2x2x6xi16>
}

// -----

// Sums of 48 bits that nothing here makes.
func.func @f(%a: tensor<1x2x2x6xi48>) -> tensor<1x2x2x6xi16> {
  %izp = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %szp = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %m = "tosa.const"() <{values = dense<16384> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-note @+2 {{sums of 48 bits are those of a convolution, of a product of matrices or of a resize}}
  // expected-error @+1 {{failed to legalize operation 'tosa.rescale'}}
  %1 = tosa.rescale %a, %m, %s, %szp, %izp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<1x2x2x6xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<1x2x2x6xi16>
  return %1 : tensor<1x2x2x6xi16>
}

// -----

// Sums of 48 bits with scales that are computed.
func.func @f(%a: tensor<1x4x8xi16>, %b: tensor<1x8x4xi16>, %m: tensor<1xi16>) -> tensor<1x4x4xi16> {
  %izp = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %szp = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.matmul %a, %b, %izp, %izp : (tensor<1x4x8xi16>, tensor<1x8x4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x4xi48>
  // expected-note @+2 {{the multipliers or shifts of sums of 48 bits are computed}}
  // expected-error @+1 {{failed to legalize operation 'tosa.rescale'}}
  %1 = tosa.rescale %0, %m, %s, %szp, %izp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<1x4x4xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<1x4x4xi16>
  return %1 : tensor<1x4x4xi16>
}

// -----

// Sums of 48 bits of so many products that their upper halves have more than 32.
func.func @f(%x: tensor<1x2x505xi16>, %y: tensor<1x505x2xi16>) -> tensor<1x2x2xi16> {
  %izp = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %szp = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %m = "tosa.const"() <{values = dense<16384> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.matmul %x, %y, %izp, %izp : (tensor<1x2x505xi16>, tensor<1x505x2xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x2x2xi48>
  // expected-note @+2 {{sums of 48 bits may be too large for two words}}
  // expected-error @+1 {{failed to legalize operation 'tosa.rescale'}}
  %1 = tosa.rescale %0, %m, %s, %szp, %izp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<1x2x2xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<1x2x2xi16>
  return %1 : tensor<1x2x2xi16>
}

// -----

func.func @float_table(%a: tensor<64xf32>, %t: tensor<513xf32>) -> tensor<64xf32> {
  // expected-note @+2 {{only tables of integers are supported}}
  // expected-error @+1 {{failed to legalize operation 'tosa.table'}}
  %0 = tosa.table %a, %t : (tensor<64xf32>, tensor<513xf32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

func.func @quantized(%a: tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x!quant.uniform<i8:f32, 0.5>> {
  // expected-note @+2 {{TTIR has no quantized numbers; --tosa-strip-quant-types makes integers of those that TOSA computes with}}
  // expected-error @+1 {{failed to legalize operation 'tosa.add'}}
  %0 = tosa.add %a, %a : (tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.5>>
}

// -----

func.func @shift_of_a_product(%a: tensor<4x4xi8>) -> tensor<4x4xi32> {
  %shift = "tosa.const"() <{values = dense<-2> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-note @+2 {{products are shifted by up to 63 bits}}
  // expected-error @+1 {{failed to legalize operation 'tosa.mul'}}
  %0 = tosa.mul %a, %a, %shift : (tensor<4x4xi8>, tensor<4x4xi8>, tensor<1xi8>) -> tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}

// -----

func.func private @declared(tensor<4xf32>) -> tensor<4xf32>
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{the module does not say what '@declared' does, which cannot be called}}
  // expected-error @+1 {{failed to legalize operation 'func.call'}}
  %0 = call @declared(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @even(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{'@odd' calls itself, and functions are not called in TTIR}}
  // expected-error @+1 {{failed to legalize operation 'func.call'}}
  %0 = call @odd(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @odd(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @even(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Weights between more elements than a constant should have.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_int, pro_fp], extensions = [bf16]>} {
  func.func @f(%a: tensor<1x4x16384x1xf32>) {
    %scale = tosa.const_shape {values = dense<[2, 2, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %offset = tosa.const_shape {values = dense<[31, -4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %border = tosa.const_shape {values = dense<[31, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    // expected-note @+2 {{it needs a table of more than 16777216 numbers}}
    // expected-error @+1 {{failed to legalize operation 'tosa.resize'}}
    %r = tosa.resize %a, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x4x16384x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x65541x1xf32>
    return
  }
}
