// RUN: ttmlir-opt --tosa-to-ttir-pipeline --ttir-element-type-normalization %s | filecheck %s
// RUN: ttmlir-opt --tosa-to-ttir-pipeline --ttir-to-ttnn-backend-pipeline %s | ttmlir-translate --ttnn-to-flatbuffer -o %t.ttnn
// RUN: ttrt run --golden --program-index all %t.ttnn

// Weights of int4 and fp8, as quantized models have: what moves and casts them is computed while compiling.

// Integers are the nearest, of two the even one, within the range of the type.
// CHECK-LABEL: func.func @casts(
// CHECK: %[[F32:.*]] = "ttir.constant"() <{value = dense<[2.500000e+00, -3.500000e+00, 4.480000e+02, -2.500000e-01]> : tensor<4xf32>}>
// CHECK: %[[NEAREST:.*]] = "ttir.round"(%[[F32]],
// CHECK: %[[CLAMPED:.*]] = "ttir.clamp"(%[[NEAREST]],{{.*}}<{max = 1.270000e+02 : f32, min = -1.280000e+02 : f32
// CHECK: %[[I8:.*]] = "ttir.typecast"(%[[CLAMPED]],
// CHECK: %[[F16:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}2.500000e+00, -3.500000e+00], [4.480000e+02, -2.500000e-01]]> : tensor<2x2xf16>}>
// CHECK: %[[I1:.*]] = "ttir.constant"() <{value = dense<[true, true, false, true]> : tensor<4xi1>}>
// CHECK: return %[[I8]], %[[F16]], %[[I1]]
func.func @casts() -> (tensor<4xi8>, tensor<2x2xf16>, tensor<4xi1>) {
  %w = "tosa.const"() <{values = dense<[2.5, -3.5, 448.0, -0.25]> : tensor<4xf8E4M3FN>}> : () -> tensor<4xf8E4M3FN>
  %0 = tosa.cast %w : (tensor<4xf8E4M3FN>) -> tensor<4xi8>
  %sh = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %q = tosa.reshape %w, %sh : (tensor<4xf8E4M3FN>, !tosa.shape<2>) -> tensor<2x2xf8E4M3FN>
  %2 = tosa.cast %q : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf16>
  %i = "tosa.const"() <{values = dense<[2, -3, 0, 7]> : tensor<4xi4>}> : () -> tensor<4xi4>
  %3 = tosa.cast %i : (tensor<4xi4>) -> tensor<4xi1>
  return %0, %2, %3 : tensor<4xi8>, tensor<2x2xf16>, tensor<4xi1>
}

// CHECK-LABEL: func.func @moved(
// CHECK-NEXT: %[[JOINED:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1.000000e+00, -8.000000e+00, 7.000000e+00, 3.000000e+00], [0.000000e+00, -1.000000e+00, 2.000000e+00, -3.000000e+00], [1.000000e+00, -8.000000e+00, 7.000000e+00, 3.000000e+00], [0.000000e+00, -1.000000e+00, 2.000000e+00, -3.000000e+00], [1.000000e+00,
// CHECK-NEXT: %[[PADDED:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}-2.000000e+00, -2.000000e+00, -2.000000e+00, -2.000000e+00, -2.000000e+00, -2.000000e+00], [1.000000e+00, -8.000000e+00, 7.000000e+00, 3.000000e+00, -2.000000e+00, -2.000000e+00],
// CHECK-NEXT: %[[PART:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}2.000000e+00, -3.000000e+00]]> : tensor<1x2xf32>}>
// CHECK-NEXT: %[[REVERSED:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00, -1.000000e+00, 2.000000e+00, -3.000000e+00], [1.000000e+00, -8.000000e+00, 7.000000e+00, 3.000000e+00]]> : tensor<2x4xf32>}>
// CHECK-NEXT: %[[TILED:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}1, -8, 7, 3, 1, -8, 7, 3], [0, -1, 2, -3, 0, -1, 2, -3], [1, -8, 7, 3, 1, -8, 7, 3], [0, -1, 2, -3, 0, -1, 2, -3]]> : tensor<4x8xi32>}>
// CHECK-NEXT: return %[[JOINED]], %[[PADDED]], %[[PART]], %[[REVERSED]], %[[TILED]]
func.func @moved() -> (tensor<6x4xf32>, tensor<4x6xf32>, tensor<1x2xf32>, tensor<2x4xf32>, tensor<4x8xi32>) {
  %w = "tosa.const"() <{values = dense<[[1, -8, 7, 3],[0, -1, 2, -3]]> : tensor<2x4xi4>}> : () -> tensor<2x4xi4>
  %c = tosa.concat %w, %w, %w {axis = 0 : i32} : (tensor<2x4xi4>, tensor<2x4xi4>, tensor<2x4xi4>) -> tensor<6x4xi4>
  %0 = tosa.cast %c : (tensor<6x4xi4>) -> tensor<6x4xf32>
  %ps = tosa.const_shape {values = dense<[1, 1, 0, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %pc = "tosa.const"() <{values = dense<-2> : tensor<1xi4>}> : () -> tensor<1xi4>
  %p = tosa.pad %w, %ps, %pc : (tensor<2x4xi4>, !tosa.shape<4>, tensor<1xi4>) -> tensor<4x6xi4>
  %1 = tosa.cast %p : (tensor<4x6xi4>) -> tensor<4x6xf32>
  %st = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %sz = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.slice %w, %st, %sz : (tensor<2x4xi4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xi4>
  %2 = tosa.cast %s : (tensor<1x2xi4>) -> tensor<1x2xf32>
  %r = tosa.reverse %w {axis = 0 : i32} : (tensor<2x4xi4>) -> tensor<2x4xi4>
  %3 = tosa.cast %r : (tensor<2x4xi4>) -> tensor<2x4xf32>
  %m = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %t = tosa.tile %w, %m : (tensor<2x4xi4>, !tosa.shape<2>) -> tensor<4x8xi4>
  %4 = tosa.cast %t : (tensor<4x8xi4>) -> tensor<4x8xi32>
  return %0, %1, %2, %3, %4 : tensor<6x4xf32>, tensor<4x6xf32>, tensor<1x2xf32>, tensor<2x4xf32>, tensor<4x8xi32>
}

// Weights of a convolution of bytes, of the order that it reads them in.
// CHECK-LABEL: func.func @convolution(
// CHECK: %[[W:.*]] = "ttir.constant"() <{value = dense<{{.*}}[-8, -1, 2], {{.*}}> : tensor<2x4x3x3xi32>}>
// CHECK-NOT: "ttir.transpose"
// CHECK: "ttir.conv2d"(%{{.*}}, %[[W]],
func.func @convolution(%x: tensor<1x4x4x4xi8>, %b: tensor<2xi32>) -> tensor<1x2x2x2xi32> {
  %w = "tosa.const"() <{values = dense<[[[[1, -8, 7, 3],[0, -1, 2, -3],[1,2,3,4]],[[1, -8, 7, 3],[0, -1, 2, -3],[1,2,3,4]],[[1, -8, 7, 3],[0, -1, 2, -3],[1,2,3,4]]],[[[1, -8, 7, 3],[0, -1, 2, -3],[1,2,3,4]],[[1, -8, 7, 3],[0, -1, 2, -3],[1,2,3,4]],[[1, -8, 7, 3],[0, -1, 2, -3],[1,2,3,4]]]]> : tensor<2x3x3x4xi4>}> : () -> tensor<2x3x3x4xi4>
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z4 = "tosa.const"() <{values = dense<0> : tensor<1xi4>}> : () -> tensor<1xi4>
  %r = tosa.conv2d %x, %w, %b, %z, %z4 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<2x3x3x4xi4>, tensor<2xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x2x2x2xi32>
  return %r : tensor<1x2x2x2xi32>
}

// Factors of a product are read as they are.
// CHECK-LABEL: func.func @product(
// CHECK: %[[A:.*]] = "ttir.constant"() <{value = {{.*}} : tensor<1x2x4xbf16>}>
// CHECK: %[[B:.*]] = "ttir.constant"() <{value = {{.*}} : tensor<1x4x2xbf16>}>
// CHECK: "ttir.matmul"(%[[A]], %[[B]],
// CHECK-SAME: (tensor<1x2x4xbf16>, tensor<1x4x2xbf16>, tensor<1x2x2xf16>) -> tensor<1x2x2xf16>
func.func @product() -> tensor<1x2x2xf16> {
  %a = "tosa.const"() <{values = dense<[[[1.0, -4.0, 0.015625, 3.0],[0.0, -1.0, 2.0, -3.5]]]> : tensor<1x2x4xf8E4M3FN>}> : () -> tensor<1x2x4xf8E4M3FN>
  %b = "tosa.const"() <{values = dense<[[[1.0, -4.0],[0.015625, 3.0],[0.0, -1.0],[2.0, -3.5]]]> : tensor<1x4x2xf8E4M3FN>}> : () -> tensor<1x4x2xf8E4M3FN>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
  %r = tosa.matmul %a, %b, %z, %z : (tensor<1x2x4xf8E4M3FN>, tensor<1x4x2xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x2x2xf16>
  return %r : tensor<1x2x2xf16>
}
