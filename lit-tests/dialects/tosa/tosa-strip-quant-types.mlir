// RUN: ttmlir-opt --tosa-strip-quant-types --split-input-file %s | filecheck %s

!image = !quant.uniform<i8:f32, 5.000000e-01:-3>
!weight = !quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>
!sum = !quant.uniform<i32:f32, 5.000000e-02>

// What is computed stays: it is of integers already.
// CHECK-LABEL: func.func @convolution(
// CHECK-SAME: %[[A:.*]]: tensor<1x4x4x3xi8>) -> tensor<1x4x4x2xi32>
// CHECK-NEXT: %[[W:.*]] = "tosa.const"() <{values = dense<3> : tensor<2x1x1x3xi8>}> : () -> tensor<2x1x1x3xi8>
// CHECK: %[[R:.*]] = tosa.conv2d %[[A]], %[[W]],
// CHECK-SAME: -> tensor<1x4x4x2xi32>
// CHECK-NEXT: return %[[R]] : tensor<1x4x4x2xi32>
func.func @convolution(%a: tensor<1x4x4x3x!image>) -> tensor<1x4x4x2x!sum> {
  %w = "tosa.const"() <{values = dense<3> : tensor<2x1x1x3xi8>}> : () -> tensor<2x1x1x3x!weight>
  %b = "tosa.const"() <{values = dense<7> : tensor<2xi32>}> : () -> tensor<2x!sum>
  %zi = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv2d %a, %w, %b, %zi, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x3x!image>, tensor<2x1x1x3x!weight>, tensor<2x!sum>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x2x!sum>
  return %0 : tensor<1x4x4x2x!sum>
}

// -----

!byte = !quant.uniform<u8:f32, 5.000000e-01:128>

// Storage without sign is integers without sign, constants too. Regions and calls hand over what they are given.
// CHECK-LABEL: func.func private @larger(
// CHECK-SAME: %[[A:.*]]: tensor<?xui8>, %[[C:.*]]: tensor<i1>) -> tensor<?xui8>
// CHECK: tosa.cond_if
// CHECK: ^bb0(%[[X:.*]]: tensor<?xui8>):
// CHECK-NEXT: %[[K:.*]] = "tosa.const"() <{values = dense<200> : tensor<1xui8>}> : () -> tensor<1xui8>
// CHECK-NEXT: tosa.maximum %[[X]], %[[K]] : (tensor<?xui8>, tensor<1xui8>) -> tensor<?xui8>
func.func private @larger(%a: tensor<?x!byte>, %c: tensor<i1>) -> tensor<?x!byte> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<?x!byte>) -> tensor<?x!byte> {
  ^bb0(%x: tensor<?x!byte>):
    %k = "tosa.const"() <{values = dense<200> : tensor<1xui8>}> : () -> tensor<1x!byte>
    %1 = tosa.maximum %x, %k : (tensor<?x!byte>, tensor<1x!byte>) -> tensor<?x!byte>
    tosa.yield %1 : tensor<?x!byte>
  } else {
  ^bb0(%x: tensor<?x!byte>):
    tosa.yield %x : tensor<?x!byte>
  }
  return %0 : tensor<?x!byte>
}

// CHECK-LABEL: func.func @caller(
// CHECK: call @larger(%{{.*}}, %{{.*}}) : (tensor<?xui8>, tensor<i1>) -> tensor<?xui8>
func.func @caller(%a: tensor<4x!byte>, %c: tensor<i1>) -> tensor<?x!byte> {
  %0 = tensor.cast %a : tensor<4x!byte> to tensor<?x!byte>
  %1 = call @larger(%0, %c) : (tensor<?x!byte>, tensor<i1>) -> tensor<?x!byte>
  return %1 : tensor<?x!byte>
}

// -----

// Nothing says what other dialects do with what quantized numbers are stored in.
// CHECK-LABEL: func.func @dequantized(
// CHECK-SAME: tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>
func.func @dequantized(%a: tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<4xf32> {
  %0 = quant.dcast %a : tensor<4x!quant.uniform<i8:f32, 5.000000e-01>> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
