// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

// expected-error @+1 {{expected valid keyword}}
func.func private @a(!quant.any<>)

// -----

// expected-error @+1 {{illegal storage type prefix}}
func.func private @a(!quant.any<x8>)

// -----

// expected-error @+1 {{expected storage type width}}
func.func private @a(!quant.any<ux>)

// -----

// expected-error @+1 {{illegal storage type size: 33}}
func.func private @a(!quant.any<i33>)

// -----

// expected-error @+1 {{illegal storage type size: 0}}
func.func private @a(!quant.any<u0>)

// -----

// expected-error @+1 {{illegal storage type minimum: -129}}
func.func private @a(!quant.any<i8<-129:7>>)

// -----

// expected-error @+1 {{illegal storage type maximum: 128}}
func.func private @a(!quant.any<i8<-12:128>>)

// -----

// expected-error @+1 {{illegal storage min and storage max: (12:12)}}
func.func private @a(!quant.any<i8<12:12>>)

// -----

// expected-error @+1 {{invalid kind of type specified}}
func.func private @a(!quant.any<i8:i32>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @a(!quant.uniform<i8:f32>)

// -----

// expected-error @+1 {{expected ':'}}
func.func private @a(!quant.uniform<i8, 1.0>)

// -----

// expected-error @+1 {{invalid kind of type specified}}
func.func private @a(!quant.uniform<i8:i32, 1.0>)

// -----

// expected-error @+1 {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @a(!quant.uniform<i8:f32, 0.0>)

// -----

// expected-error @+1 {{scale -1.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @a(!quant.uniform<i8:f32, -1.0>)

// -----

// expected-error @+1 {{scale 1.000000e+300 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @a(!quant.uniform<i8:f32, 1.0e300>)

// -----

// expected-error @+1 {{expected integer value}}
func.func private @a(!quant.uniform<i8:f32, 1.0:1.0>)

// -----

// expected-error @+1 {{expected '{'}}
func.func private @a(!quant.uniform<i8:f32:1, 1.0>)

// -----

// expected-error @+1 {{unbalanced '{' character in pretty dialect name}}
func.func private @a(!quant.uniform<i8:f32:1, {1.0>)

// -----

// expected-error @+1 {{illegal quantized dimension: -1}}
func.func private @a(!quant.uniform<i8:f32:-1, {1.0}>)

// -----

// expected-error @+1 {{expected floating point literal}}
func.func private @a(!quant.uniform<i8:f32, {1.0}>)

// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
func.func private @a(!quant.uniform<i8:f32:{0:2, 1:2}, {{2.0:10}, {3.0:20, 1.0}}>)

// -----

// expected-error @+1 {{illegal block size: 0}}
func.func private @a(!quant.uniform<i8:f32:{0:0, 1:2}, {{2.0:10}}>)

// -----

// expected-error @+1 {{illegal quantized dimension: -1}}
func.func private @a(!quant.uniform<i8:f32:{-1:2, 1:2}, {{2.0:10}}>)

// -----

// expected-error @+1 {{expected '{'}}
func.func private @a(!quant.uniform<i8:f32:{0:2, 1:2}, 1.0>)

// -----

// expected-error @+1 {{illegal block size: -2}}
func.func private @a(!quant.uniform<i8:f32:{0:2}, {{1.0},{2.0}}>, !quant.uniform<i8:f32:{0:2, 2:-2}, {1.0}>)

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{calibrated values must be present}}
func.func private @a(!quant.calibrated<f32>)

// -----

// expected-error @+2 {{invalid kind of type specified}}
// expected-error @+1 {{expecting float expressed type}}
func.func private @a(!quant.calibrated<i32<1.0:2.0>>)

// -----

// expected-error @+1 {{illegal min and max: (2.000000e+00:1.000000e+00)}}
func.func private @a(!quant.calibrated<f32<2.0:1.0>>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @a(!quant.calibrated<f32<-1.0:2.0>, 1>)

// -----

// expected-error @+1 {{invalid kind of type specified}}
func.func private @a(!quant.any<i8<-12:12>:f32>, !quant.any<i8<-12:12>:i16>)

// -----

// expected-error @+1 {{expected '}'}}
func.func private @a(!quant.uniform<i8:f32:{0:2 1:2}, {1.0}>)

// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
func.func private @a(!quant.uniform<i8:f32:{0:2, 1:2}, {{1.0},{2.0}, 3.0}>)

// -----

// expected-error @+1 {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @a(!quant.uniform<i8:f32:0, {1.0, 0.0}>)

// -----

// expected-error @+1 {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @a(!quant.uniform<i8:f32:{0:1}, {1.0, 0.0}>)

// -----

// expected-error @+1 {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @a(!quant.uniform<i8:f32:{0:1}, {{1.0}, {0.0:1.0}}>)

// -----

// expected-error @+1 {{expected floating point literal}}
func.func private @a(!quant.uniform<i8:f32:{0:1}, {}>, !quant.uniform<i8:f32:0, {}>)

// -----

// expected-error @+1 {{scale 1.000000e-08 out of expressed type range [5.960464e-08, 6.550400e+04]}}
func.func private @a(!quant.uniform<i8:f16, 1.0e-8>)

// -----

// expected-error @+1 {{scale 1.000000e-45 out of expressed type range [9.183550e-41, 3.389531e+38]}}
func.func private @a(!quant.uniform<i8:bf16, 1.0e-45>)

// -----

// expected-error @+1 {{scale 0.000000e+00 out of expressed type range [4.940656e-324, 1.797693e+308]}}
func.func private @a(!quant.uniform<i8:f64, 0.0>)

// -----

func.func @a(%a: f32) {
  // expected-error @+1 {{expressed type in quantized type expected to match float type}}
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f16, 2.0:10>
  return
}

// -----

func.func @a(%a: f32) {
  // expected-error @+1 {{scalar types may not use per-axis quantization}}
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:0, {2.0:10}>
  return
}

// -----

func.func @a(%a: tensor<3xf32>) {
  // expected-error @+1 {{quantized dimension must be less than tensor rank}}
  %0 = quant.qcast %a : tensor<3xf32> to tensor<3x!quant.uniform<i8:f32:1, {2.0:10}>>
  return
}

// -----

func.func @a(%a: tensor<3xf32>) {
  // expected-error @+1 {{quantized dimension size does not match number of scales}}
  %0 = quant.qcast %a : tensor<3xf32> to tensor<3x!quant.uniform<i8:f32:0, {2.0:10}>>
  return
}

// -----

func.func @a(%a: tensor<3xf32>) {
  // expected-error @+1 {{'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.qcast %a : tensor<3xf32> to tensor<4x!quant.uniform<i8:f32:0, {2.0:10}>>
  return
}

// -----

func.func @a(%a: tensor<3xi8>) {
  // expected-error @+1 {{'quant.scast' op failed to verify that input must be integer and result must be quantized, or vice versa}}
  %0 = quant.scast %a : tensor<3xi8> to tensor<3xi8>
  return
}

// -----

func.func @a(%a: tensor<3xi8>) {
  // expected-error @+1 {{storage type in quantized type expected to match integer type}}
  %0 = quant.scast %a : tensor<3xi8> to tensor<3x!quant.uniform<i16:f32, 2.0>>
  return
}

// -----

func.func @a(%a: tensor<3xi8>) {
  // expected-error @+1 {{'quant.qcast' op operand #0 must be scalar or tensor of floating-point, but got 'tensor<3xi8>'}}
  %0 = quant.qcast %a : tensor<3xi8> to tensor<3x!quant.uniform<i16:f32, 2.0>>
  return
}

// -----

func.func @a(%a: tensor<3xf32>) {
  // expected-error @+1 {{'quant.qcast' op result #0 must be scalar or tensor of quantized type, but got 'tensor<3xf32>'}}
  %0 = quant.qcast %a : tensor<3xf32> to tensor<3xf32>
  return
}

// -----

func.func @a(%a: tensor<6x2xf32>, %b: tensor<*xf32>, %c: tensor<0x2xf32>, %d: tensor<?x2xf32>) {
  // expected-error @+1 {{dimension size 1 of scales tensor at axis 1 should match (tensor dimension at axis / block sizes at axis) = 1}}
  %0 = quant.qcast %d : tensor<?x2xf32> to tensor<?x2x!quant.uniform<i8:f32:{0:2}, {{2.0, 3.0}}>>
  return
}

// -----

func.func @a(%a: tensor<6x2xf32>, %b: tensor<*xf32>, %c: tensor<0x2xf32>, %d: tensor<?x2xf32>) {
  // expected-error @+1 {{tensor dimension size 6 at axis 0 must be divisible by the corresponding block size 4}}
  %0 = quant.qcast %a : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:4}, {{2.0, 3.0}}>>
  return
}

// -----

func.func @a(%a: tensor<6x2xf32>, %b: tensor<*xf32>, %c: tensor<0x2xf32>, %d: tensor<?x2xf32>) {
  // expected-error @+1 {{tensor dimension size of zero is not allowed with sub-channel quantization}}
  %0 = quant.qcast %c : tensor<0x2xf32> to tensor<0x2x!quant.uniform<i8:f32:{0:4}, {{2.0, 3.0}}>>
  return
}

// -----

func.func @a(%a: tensor<6x2xf32>, %b: tensor<*xf32>, %c: tensor<0x2xf32>, %d: tensor<?x2xf32>) {
  // expected-error @+1 {{quantized dimension 2 must be less than tensor rank 2}}
  %0 = quant.qcast %a : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{2:4}, {{2.0, 3.0}}>>
  return
}

// -----

func.func @a(%a: tensor<6x2xf32>, %b: tensor<*xf32>, %c: tensor<0x2xf32>, %d: tensor<?x2xf32>) {
  // expected-error @+1 {{Rank of scales 1 must match the rank of the tensor 2}}
  %0 = quant.qcast %a : tensor<6x2xf32> to tensor<6x2x!quant.uniform<i8:f32:{0:2}, {2.0, 3.0}>>
  return
}

// -----

func.func @a(%a: tensor<6x2xf32>, %b: tensor<*xf32>, %c: tensor<0x2xf32>, %d: tensor<?x2xf32>) {
  // expected-error @+1 {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.qcast %b : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:{0:2}, {2.0, 3.0}>>
  return
}

// -----

func.func @a(%a: f32) {
  // expected-error @+1 {{scalar types may not use sub-channel quantization}}
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:{}, {2.0:10}>
  return
}

// -----

// expected-error @+1 {{illegal storage type minimum: -9007199254740993}}
func.func private @a(!quant.uniform<i8<-9007199254740993:100>:f32, 2.0>)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @a(tensor<4x!quant.uniform<i8:f32:2147483648, {2.0, 3.0}>>)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @a(!quant.uniform<i8:f32, 2.0:-9223372036854775809>)
