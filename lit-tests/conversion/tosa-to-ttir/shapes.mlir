// RUN: ttmlir-opt --convert-tosa-to-ttir %s | filecheck %s

// Operations that move elements, and constants.

// CHECK-LABEL: func.func @constants(
// CHECK-SAME: ) -> tensor<2x2xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
// CHECK-NEXT: return %[[V0]] : tensor<2x2xf32>
func.func @constants() -> tensor<2x2xf32> {
  %r = "tosa.const"() <{values = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// CHECK-LABEL: func.func @concat(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<2x8xf32>) -> tensor<6x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<6x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.concat"(%[[A0]], %[[A1]], %[[V0]]) <{dim = 0 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<2x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<6x8xf32>
func.func @concat(%a: tensor<4x8xf32>, %b: tensor<2x8xf32>) -> tensor<6x8xf32> {
  %r = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4x8xf32>, tensor<2x8xf32>) -> tensor<6x8xf32>
  return %r : tensor<6x8xf32>
}

// The shape is a constant that goes.
// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<2x4x4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [2 : i32, 4 : i32, 4 : i32]}> : (tensor<4x8xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<2x4x4xf32>
func.func @reshape(%a: tensor<4x8xf32>) -> tensor<2x4x4xf32> {
  %s = tosa.const_shape {values = dense<[2, 4, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = tosa.reshape %a, %s : (tensor<4x8xf32>, !tosa.shape<3>) -> tensor<2x4x4xf32>
  return %r : tensor<2x4x4xf32>
}

// CHECK-LABEL: func.func @transpose(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<8x4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A0]], %[[V0]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<8x4xf32>
func.func @transpose(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %r = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// Two swaps.
// CHECK-LABEL: func.func @transpose_rotation(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<2x3x4x5xf32>) -> tensor<2x5x3x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<2x3x5x4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.transpose"(%[[A0]], %[[V0]]) <{dim0 = 2 : si32, dim1 = 3 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x3x4x5xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<2x5x3x4xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.transpose"(%[[V1]], %[[V2]]) <{dim0 = 1 : si32, dim1 = 2 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<2x3x5x4xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
// CHECK-NEXT: return %[[V3]] : tensor<2x5x3x4xf32>
func.func @transpose_rotation(%a: tensor<2x3x4x5xf32>) -> tensor<2x5x3x4xf32> {
  %r = tosa.transpose %a {perms = array<i32: 0, 3, 1, 2>} : (tensor<2x3x4x5xf32>) -> tensor<2x5x3x4xf32>
  return %r : tensor<2x5x3x4xf32>
}

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<7x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<7x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.pad"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], padding = [1 : i32, 2 : i32, 0 : i32, 0 : i32], value = 1.500000e+00 : f32}> : (tensor<4x8xf32>, tensor<7x8xf32>) -> tensor<7x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<7x8xf32>
func.func @pad(%a: tensor<4x8xf32>) -> tensor<7x8xf32> {
  %p = tosa.const_shape {values = dense<[1, 2, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %v = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %a, %p, %v : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<7x8xf32>
  return %r : tensor<7x8xf32>
}

// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.slice"(%[[A0]], %[[V0]]) <{begins = [1 : i32, 4 : i32], ends = [3 : i32, 7 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<4x8xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[V1]] : tensor<2x3xf32>
func.func @slice(%a: tensor<4x8xf32>) -> tensor<2x3xf32> {
  %b = tosa.const_shape {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %a, %b, %s : (tensor<4x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @reverse(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reverse"(%[[A0]], %[[V0]]) <{dimensions = array<i64: 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x8xf32>
func.func @reverse(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = tosa.reverse %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @tile(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x16xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.repeat"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], repeat_dimensions = array<i64: 1, 2>}> : (tensor<4x8xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x16xf32>
func.func @tile(%a: tensor<4x8xf32>) -> tensor<4x16xf32> {
  %m = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a, %m : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<4x16xf32>
  return %r : tensor<4x16xf32>
}

// A lookup in a table.
// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<1x512x64xf32>, %[[A1:[^:]+]]: tensor<1x16xi32>) -> tensor<1x16x64xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<512x64xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [512 : i32, 64 : i32]}> : (tensor<1x512x64xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<1x16x64xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.embedding"(%[[A1]], %[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x16xi32>, tensor<512x64xf32>, tensor<1x16x64xf32>) -> tensor<1x16x64xf32>
// CHECK-NEXT: return %[[V3]] : tensor<1x16x64xf32>
func.func @gather(%a: tensor<1x512x64xf32>, %i: tensor<1x16xi32>) -> tensor<1x16x64xf32> {
  %r = tosa.gather %a, %i : (tensor<1x512x64xf32>, tensor<1x16xi32>) -> tensor<1x16x64xf32>
  return %r : tensor<1x16x64xf32>
}

// Several images: their tables follow one another.
// CHECK-LABEL: func.func @gather_images(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<2x512x64xf32>, %[[A1:[^:]+]]: tensor<2x16xi32>) -> tensor<2x16x64xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1024x64xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1024 : i32, 64 : i32]}> : (tensor<2x512x64xf32>, tensor<1024x64xf32>) -> tensor<1024x64xf32>
// CHECK-NEXT: %[[V2:.+]] = "ttir.constant"() <{value = dense<{{\[\[}}0], [512]]> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
// CHECK-NEXT: %[[V3:.+]] = tensor.empty() : tensor<2x16xi32>
// CHECK-NEXT: %[[V4:.+]] = "ttir.add"(%[[A1]], %[[V2]], %[[V3]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x16xi32>, tensor<2x1xi32>, tensor<2x16xi32>) -> tensor<2x16xi32>
// CHECK-NEXT: %[[V5:.+]] = tensor.empty() : tensor<2x16x64xf32>
// CHECK-NEXT: %[[V6:.+]] = "ttir.embedding"(%[[V4]], %[[V1]], %[[V5]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<2x16xi32>, tensor<1024x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
// CHECK-NEXT: return %[[V6]] : tensor<2x16x64xf32>
func.func @gather_images(%a: tensor<2x512x64xf32>, %i: tensor<2x16xi32>) -> tensor<2x16x64xf32> {
  %r = tosa.gather %a, %i : (tensor<2x512x64xf32>, tensor<2x16xi32>) -> tensor<2x16x64xf32>
  return %r : tensor<2x16x64xf32>
}

// Shapes may be computed of what is known.
// CHECK-LABEL: func.func @computed_shape(
func.func @computed_shape(%a: tensor<3x4x5xf32>) -> tensor<12x5xf32> {
  %0 = tosa.dim %a {axis = 0 : i32} : (tensor<3x4x5xf32>) -> !tosa.shape<1>
  %1 = tosa.dim %a {axis = 1 : i32} : (tensor<3x4x5xf32>) -> !tosa.shape<1>
  %2 = tosa.mul_shape %0, %1 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %3 = tosa.const_shape {values = dense<5> : tensor<1xindex>} : () -> !tosa.shape<1>
  %4 = tosa.concat_shape %2, %3 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  // CHECK: "ttir.reshape"{{.*}}shape = [12 : i32, 5 : i32]
  %5 = tosa.reshape %a, %4 : (tensor<3x4x5xf32>, !tosa.shape<2>) -> tensor<12x5xf32>
  return %5 : tensor<12x5xf32>
}
