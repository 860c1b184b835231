// RUN: ttmlir-opt --split-input-file --stablehlo-legalize-quant-to-math %s | filecheck %s

// Numbers are rounded, moved by the zero point and kept within what is stored; arguments and results are the integers.
// CHECK-LABEL: func.func @quantize(
// CHECK-SAME: %[[A:.*]]: tensor<9xf32>) -> tensor<9xui8>
// CHECK-NEXT: %[[SCALE:.*]] = stablehlo.constant dense<5.000000e-01> : tensor<9xf32>
// CHECK-NEXT: %[[SCALED:.*]] = stablehlo.divide %[[A]], %[[SCALE]] : tensor<9xf32>
// CHECK-NEXT: %[[ROUNDED:.*]] = stablehlo.round_nearest_even %[[SCALED]] : tensor<9xf32>
// CHECK-NEXT: %[[ZERO:.*]] = stablehlo.constant dense<7.000000e+00> : tensor<9xf32>
// CHECK-NEXT: %[[MOVED:.*]] = stablehlo.add %[[ROUNDED]], %[[ZERO]] : tensor<9xf32>
// CHECK-NEXT: %[[MIN:.*]] = stablehlo.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[MAX:.*]] = stablehlo.constant dense<2.500000e+02> : tensor<f32>
// CHECK-NEXT: %[[KEPT:.*]] = stablehlo.clamp %[[MIN]], %[[MOVED]], %[[MAX]] :
// CHECK-NEXT: %[[STORED:.*]] = stablehlo.convert %[[KEPT]] : (tensor<9xf32>) -> tensor<9xui8>
// CHECK-NEXT: return %[[STORED]] : tensor<9xui8>
func.func @quantize(%a: tensor<9xf32>) -> tensor<9x!quant.uniform<u8<2:250>:f32, 0.5:7>> {
  %0 = stablehlo.uniform_quantize %a : (tensor<9xf32>) -> tensor<9x!quant.uniform<u8<2:250>:f32, 0.5:7>>
  return %0 : tensor<9x!quant.uniform<u8<2:250>:f32, 0.5:7>>
}

// -----

// A scale for each index of a dimension, and another type of floats.
// CHECK-LABEL: func.func @dequantize(
// CHECK-SAME: %[[A:.*]]: tensor<3x2xi8>) -> tensor<3x2xbf16>
// CHECK-NEXT: %[[FLOAT:.*]] = stablehlo.convert %[[A]] : (tensor<3x2xi8>) -> tensor<3x2xf32>
// CHECK-NEXT: %[[SCALES:.*]] = stablehlo.constant dense<[5.000000e-01, 2.500000e-01]> : tensor<2xf32>
// CHECK-NEXT: %[[SPREAD:.*]] = stablehlo.broadcast_in_dim %[[SCALES]], dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: %[[SCALED:.*]] = stablehlo.multiply %[[FLOAT]], %[[SPREAD]] : tensor<3x2xf32>
// CHECK-NEXT: %[[RESULT:.*]] = stablehlo.convert %[[SCALED]] : (tensor<3x2xf32>) -> tensor<3x2xbf16>
// CHECK-NEXT: return %[[RESULT]]
func.func @dequantize(%a: tensor<3x2x!quant.uniform<i8:bf16:1, {0.5, 0.25}>>) -> tensor<3x2xbf16> {
  %0 = stablehlo.uniform_dequantize %a : (tensor<3x2x!quant.uniform<i8:bf16:1, {0.5, 0.25}>>) -> tensor<3x2xbf16>
  return %0 : tensor<3x2xbf16>
}

// -----

// What moves elements moves integers; calls take and give them. Words end, in f32, with the number before 2^31.
// CHECK-LABEL: func.func @moves(
// CHECK-SAME: %[[A:.*]]: tensor<1x4xi32>) -> tensor<3x6xi32>
// CHECK-NEXT: %[[FILL:.*]] = stablehlo.constant dense<3> : tensor<i32>
// CHECK-NEXT: %[[PADDED:.*]] = stablehlo.pad %[[A]], %[[FILL]], low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<1x4xi32>, tensor<i32>) -> tensor<3x6xi32>
// CHECK-NEXT: %[[CALLED:.*]] = call @called(%[[PADDED]]) : (tensor<3x6xi32>) -> tensor<3x6xi32>
// CHECK-NEXT: return %[[CALLED]] : tensor<3x6xi32>
!word = !quant.uniform<i32:f32, 0.5>
func.func @moves(%a: tensor<1x4x!word>) -> tensor<3x6x!word> {
  %z = stablehlo.constant() <{value = dense<3> : tensor<i32>}> : () -> tensor<!word>
  %0 = stablehlo.pad %a, %z, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<1x4x!word>, tensor<!word>) -> tensor<3x6x!word>
  %1 = func.call @called(%0) : (tensor<3x6x!word>) -> tensor<3x6x!word>
  return %1 : tensor<3x6x!word>
}

// CHECK-LABEL: func.func @called(
// CHECK: stablehlo.negate %{{.*}} : tensor<3x6xf32>
// CHECK: %[[MAX:.*]] = stablehlo.constant dense<2.14748352E+9> : tensor<f32>
// CHECK-NEXT: stablehlo.clamp %{{.*}}, %{{.*}}, %[[MAX]]
func.func @called(%a: tensor<3x6x!word>) -> tensor<3x6x!word> {
  %0 = stablehlo.negate %a : tensor<3x6x!word>
  return %0 : tensor<3x6x!word>
}

// -----

// The greatest number has the greatest integer.
// CHECK-LABEL: func.func @reduction(
// CHECK-SAME: %[[A:.*]]: tensor<4xi8>) -> tensor<f32>
// CHECK-NEXT: %[[LEAST:.*]] = stablehlo.constant dense<-128> : tensor<i8>
// CHECK-NEXT: %[[MAX:.*]] = stablehlo.reduce(%[[A]] init: %[[LEAST]]) applies stablehlo.maximum across dimensions = [0] : (tensor<4xi8>, tensor<i8>) -> tensor<i8>
// CHECK-NEXT: stablehlo.convert %[[MAX]] : (tensor<i8>) -> tensor<f32>
func.func @reduction(%a: tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<f32> {
  %z = stablehlo.constant() <{value = dense<-128> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5>>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  %1 = stablehlo.uniform_dequantize %0 : (tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<f32>
  return %1 : tensor<f32>
}

// -----

// Sums are quantized at each step; what a branch gives is an integer.
// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[P:.*]]: tensor<i1>, %[[A:.*]]: tensor<4xi8>) -> tensor<i8>
// CHECK: "stablehlo.if"(%[[P]]) ({
// CHECK-NEXT: stablehlo.reduce(%[[A]] init: %{{.*}}) across dimensions = [0] : (tensor<4xi8>, tensor<i8>) -> tensor<i8>
// CHECK-NEXT: reducer(%[[X:.*]]: tensor<i8>, %[[Y:.*]]: tensor<i8>) {
// CHECK: stablehlo.add %{{.*}}, %{{.*}} : tensor<f32>
// CHECK: stablehlo.round_nearest_even
// CHECK: %[[SUM:.*]] = stablehlo.convert %{{.*}} : (tensor<f32>) -> tensor<i8>
// CHECK-NEXT: stablehlo.return %[[SUM]] : tensor<i8>
// CHECK: }) : (tensor<i1>) -> tensor<i8>
!byte = !quant.uniform<i8:f32, 0.5:3>
func.func @sum(%p: tensor<i1>, %a: tensor<4x!byte>) -> tensor<!byte> {
  %z = stablehlo.constant() <{value = dense<3> : tensor<i8>}> : () -> tensor<!byte>
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x!byte>, tensor<!byte>) -> tensor<!byte>
    stablehlo.return %1 : tensor<!byte>
  }, {
    stablehlo.return %z : tensor<!byte>
  }) : (tensor<i1>) -> tensor<!byte>
  return %0 : tensor<!byte>
}

// -----

// A computation on other types than those of the tensors: nothing is changed.
// CHECK-LABEL: func.func @promoted(
// CHECK-SAME: tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>
// CHECK: stablehlo.add %{{.*}}, %{{.*}} : tensor<!quant.uniform<i32:f32, 5.000000e-01>>
!byte = !quant.uniform<i8:f32, 0.5>
!word = !quant.uniform<i32:f32, 0.5>
func.func @promoted(%a: tensor<4x!byte>, %z: tensor<!word>) -> tensor<!word> {
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [0] : (tensor<4x!byte>, tensor<!word>) -> tensor<!word>
  reducer(%x: tensor<!word>, %y: tensor<!word>) {
    %1 = stablehlo.add %x, %y : tensor<!word>
    stablehlo.return %1 : tensor<!word>
  }
  return %0 : tensor<!word>
}
