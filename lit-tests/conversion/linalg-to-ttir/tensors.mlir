// RUN: ttmlir-opt --convert-linalg-to-ttir %s | filecheck %s

// Operations of the tensor dialect between those of linalg.

// CHECK-LABEL: func.func @expand_shape(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4x2x4xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x2x4xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [4 : i32, 2 : i32, 4 : i32]}> : (tensor<4x8xf32>, tensor<4x2x4xf32>) -> tensor<4x2x4xf32>
// CHECK-NEXT: return %[[V1]] : tensor<4x2x4xf32>
func.func @expand_shape(%a: tensor<4x8xf32>) -> tensor<4x2x4xf32> {
  %r = tensor.expand_shape %a [[0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
  return %r : tensor<4x2x4xf32>
}

// CHECK-LABEL: func.func @collapse_shape(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<32xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<32xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.reshape"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [32 : i32]}> : (tensor<4x8xf32>, tensor<32xf32>) -> tensor<32xf32>
// CHECK-NEXT: return %[[V1]] : tensor<32xf32>
func.func @collapse_shape(%a: tensor<4x8xf32>) -> tensor<32xf32> {
  %r = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  return %r : tensor<32xf32>
}

// CHECK-LABEL: func.func @extract_slice(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.slice"(%[[A0]], %[[V0]]) <{begins = [1 : i32, 2 : i32], ends = [3 : i32, 7 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 2 : i32]}> : (tensor<4x8xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[V1]] : tensor<2x3xf32>
func.func @extract_slice(%a: tensor<4x8xf32>) -> tensor<2x3xf32> {
  %r = tensor.extract_slice %a[1, 2] [2, 3] [1, 2] : tensor<4x8xf32> to tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// A dimension of size 1 is dropped.
// CHECK-LABEL: func.func @extract_row(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<1x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.slice"(%[[A0]], %[[V0]]) <{begins = [1 : i32, 0 : i32], ends = [2 : i32, 8 : i32], operand_constraints = [#any_device_tile, #any_device_tile], step = [1 : i32, 1 : i32]}> : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT: %[[V3:.+]] = "ttir.reshape"(%[[V1]], %[[V2]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [8 : i32]}> : (tensor<1x8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %[[V3]] : tensor<8xf32>
func.func @extract_row(%a: tensor<4x8xf32>) -> tensor<8xf32> {
  %r = tensor.extract_slice %a[1, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<5x10xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<5x10xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.pad"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], padding = [1 : i32, 0 : i32, 0 : i32, 2 : i32], value = 5.000000e-01 : f32}> : (tensor<4x8xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
// CHECK-NEXT: return %[[V1]] : tensor<5x10xf32>
func.func @pad(%a: tensor<4x8xf32>) -> tensor<5x10xf32> {
  %z = arith.constant 0.5 : f32
  %r = tensor.pad %a low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<4x8xf32> to tensor<5x10xf32>
  return %r : tensor<5x10xf32>
}

// CHECK-LABEL: func.func @pad_with_constants(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<5x10xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<5x10xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.pad"(%[[A0]], %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], padding = [1 : i32, 0 : i32, 0 : i32, 2 : i32], value = 5.000000e-01 : f32}> : (tensor<4x8xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
// CHECK-NEXT: return %[[V1]] : tensor<5x10xf32>
func.func @pad_with_constants(%a: tensor<4x8xf32>) -> tensor<5x10xf32> {
  %z = arith.constant 0.5 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = tensor.pad %a low[%c1, 0] high[%c0, %c2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<4x8xf32> to tensor<5x10xf32>
  return %r : tensor<5x10xf32>
}

// CHECK-LABEL: func.func @concat(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>, %[[A1:[^:]+]]: tensor<4x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<8x8xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.concat"(%[[A0]], %[[A1]], %[[V0]]) <{dim = 0 : si32, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT: return %[[V1]] : tensor<8x8xf32>
func.func @concat(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<8x8xf32> {
  %r = tensor.concat dim(0) %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @splat(
// CHECK-SAME: ) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<5.000000e-01> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V0]] : tensor<4x8xf32>
func.func @splat() -> tensor<4x8xf32> {
  %z = arith.constant 0.5 : f32
  %r = tensor.splat %z : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @constant(
// CHECK-SAME: ) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V0:.+]] = "ttir.constant"() <{value = dense<3.000000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V0]] : tensor<4x8xf32>
func.func @constant() -> tensor<4x8xf32> {
  %r = arith.constant dense<3.0> : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// What is added is known for the index of each element; the tensor is then a part of such.
// CHECK-LABEL: func.func @pad_with_indices(
// CHECK-NEXT: %[[I:.+]] = "ttir.arange"() <{arange_dimension = 0 : i64, end = 4 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<4xi32>
// CHECK-NEXT: %[[A:.+]] = tensor.empty() : tensor<1xi32>
// CHECK-NEXT: %[[FIRST:.+]] = "ttir.slice"(%[[I]], %[[A]]) <{begins = [0 : i32], ends = [1 : i32], {{.*}} -> tensor<1xi32>
// CHECK-NEXT: %[[B:.+]] = tensor.empty() : tensor<1xi32>
// CHECK-NEXT: %[[LAST:.+]] = "ttir.slice"(%[[I]], %[[B]]) <{begins = [3 : i32], ends = [4 : i32], {{.*}} -> tensor<1xi32>
// CHECK-NEXT: %[[C:.+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[R:.+]] = "ttir.concat"(%[[FIRST]], %arg0, %[[LAST]], %[[C]]) <{dim = 0 : si32, {{.*}} -> tensor<4xi32>
// CHECK-NEXT: return %[[R]] : tensor<4xi32>
func.func @pad_with_indices(%a: tensor<2xi32>) -> tensor<4xi32> {
  %r = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    %n = arith.index_cast %i : index to i32
    tensor.yield %n : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: func.func @generate_constants(
// CHECK-NEXT: %[[R:.+]] = "ttir.constant"() <{value = dense<5.000000e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// CHECK-NEXT: return %[[R]] : tensor<2x3xf32>
func.func @generate_constants() -> tensor<2x3xf32> {
  %z = arith.constant 0.5 : f32
  %r = tensor.generate {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// Tensors without dimensions stand for scalars, also in signatures; what follows from constants alone stays constant.
// CHECK-LABEL: func.func @scalars(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<f32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.multiply"(%arg0, %[[V0]], %[[V1]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<1xi32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.reshape"(%arg1, %[[V3]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32]}> : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<8x1xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.reshape"(%arg2, %[[V5]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [8 : i32, 1 : i32]}> : (tensor<8xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<1x1xf32>
// CHECK-NEXT: %[[V8:.*]] = "ttir.embedding"(%[[V4]], %[[V6]], %[[V7]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1xi32>, tensor<8x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
// CHECK-NEXT: %[[V9:.*]] = tensor.empty() : tensor<1xf32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.reshape"(%[[V8]], %[[V9]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32]}> : (tensor<1x1xf32>, tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT: %[[V11:.*]] = tensor.empty() : tensor<f32>
// CHECK-NEXT: %[[V12:.*]] = "ttir.sum"(%[[V10]], %[[V11]]) <{dim_arg = [0 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %[[V13:.*]] = tensor.empty() : tensor<1xf32>
// CHECK-NEXT: %[[V14:.*]] = "ttir.reshape"(%[[V2]], %[[V13]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32]}> : (tensor<f32>, tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT: %[[V15:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V16:.*]] = "ttir.broadcast"(%[[V14]], %[[V15]]) <{dimension = [0], operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V17:.*]] = "ttir.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT: return %[[V16]], %[[V12]], %[[V17]] : tensor<4xf32>, tensor<f32>, tensor<f32>
func.func @scalars(%s: f32, %i: index, %a: tensor<8xf32>) -> (tensor<4xf32>, f32, f32) {
  %one = arith.constant 1.0 : f32
  %two = arith.addf %one, %one : f32
  %t = arith.mulf %s, %two : f32
  %x = tensor.extract %a[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.fill ins(%t : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %r, %x, %two : tensor<4xf32>, f32, f32
}

// What has no elements adds nothing.
// CHECK-LABEL: func.func @concat_empty(
// CHECK-NEXT: return %arg0 : tensor<4x8xf32>
func.func @concat_empty(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %none = tensor.extract_slice %a[0, 7] [4, 0] [1, 1] : tensor<4x8xf32> to tensor<4x0xf32>
  %r = tensor.concat dim(1) %none, %a : (tensor<4x0xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// A list of constants.
// CHECK-LABEL: func.func @constant_list(
// CHECK-NEXT: %[[R:.+]] = "ttir.constant"() <{value = dense<[3.000000e+00, 8.000000e+00]> : tensor<2xf32>}>
// CHECK-NEXT: return %[[R]] : tensor<2xf32>
func.func @constant_list() -> tensor<2xf32> {
  %a = arith.constant 3.0 : f32
  %b = arith.constant 8.0 : f32
  %r = tensor.from_elements %a, %b : tensor<2xf32>
  return %r : tensor<2xf32>
}

// What is asserted of sizes is known to hold.
// CHECK-LABEL: func.func @assertion(
// CHECK-NEXT: return %arg0 : tensor<4xf32>
func.func @assertion(%a: tensor<4xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %size = tensor.dim %a, %zero : tensor<4xf32>
  %p = arith.cmpi eq, %size, %four : index
  cf.assert %p, "sizes differ"
  return %a : tensor<4xf32>
}

// Insertions beside each other are one; what is all of the tensor is not inserted.
// CHECK-LABEL: func.func @insertions_beside(
// CHECK-SAME: %[[A:[^:]+]]: tensor<2xf32>, %[[B:[^:]+]]: tensor<1x2xf32>, %[[X:[^:]+]]: tensor<5x2xf32>)
// CHECK: %[[ROW:.*]] = "ttir.reshape"(%[[A]],
// CHECK: %[[ROWS:.*]] = "ttir.concat"(%[[ROW]], %[[B]],
// CHECK: %[[ABOVE:.*]] = "ttir.slice"(%[[X]], {{.*}} -> tensor<1x2xf32>
// CHECK: %[[BELOW:.*]] = "ttir.slice"(%[[X]], {{.*}} -> tensor<2x2xf32>
// CHECK: %[[R:.*]] = "ttir.concat"(%[[ABOVE]], %[[ROWS]], %[[BELOW]],
// CHECK-NEXT: return %[[R]]
func.func @insertions_beside(%a: tensor<2xf32>, %b: tensor<1x2xf32>, %x: tensor<5x2xf32>) -> tensor<5x2xf32> {
  %0 = tensor.insert_slice %a into %x[1, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<5x2xf32>
  %1 = tensor.insert_slice %b into %0[2, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<5x2xf32>
  return %1 : tensor<5x2xf32>
}

// CHECK-LABEL: func.func @insertions_whole(
// CHECK-SAME: %[[A:[^:]+]]: tensor<2x3xf32>, %[[B:[^:]+]]: tensor<2x1xf32>,
// CHECK: %[[R:.*]] = "ttir.concat"(%[[A]], %[[B]],
// CHECK-NEXT: return %[[R]]
func.func @insertions_whole(%a: tensor<2x3xf32>, %b: tensor<2x1xf32>, %x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = tensor.insert_slice %b into %x[0, 3] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x4xf32>
  %1 = tensor.insert_slice %a into %0[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// One that is used in between stays.
// CHECK-LABEL: func.func @insertions_used(
// CHECK: %[[FIRST:.*]] = "ttir.concat"(
// CHECK: %[[SECOND:.*]] = "ttir.concat"(
// CHECK: return %[[FIRST]], %[[SECOND]]
func.func @insertions_used(%a: tensor<2x3xf32>, %b: tensor<2x1xf32>, %x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %0 = tensor.insert_slice %b into %x[0, 3] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x4xf32>
  %1 = tensor.insert_slice %a into %0[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x4xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<2x4xf32>
}

// Gathers are lookups; dimensions that the indices are for are joined to rows.
// CHECK-LABEL: func.func @gather(
// CHECK: %[[ROWS:.*]] = "ttir.reshape"(%arg1, %{{.*}}) {{.*}} -> tensor<3xi32>
// CHECK: "ttir.embedding"(%[[ROWS]], %arg0, %{{.*}}) {{.*}} -> tensor<3x4xf32>
func.func @gather(%a: tensor<5x4xf32>, %i: tensor<3x1xi32>) -> tensor<3x4xf32> {
  %at = arith.index_cast %i : tensor<3x1xi32> to tensor<3x1xindex>
  %r = tensor.gather %a[%at] gather_dims([0]) : (tensor<5x4xf32>, tensor<3x1xindex>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @gather_known_elements(
// CHECK: "ttir.constant"() <{value = dense<{{\[\[}}4, 1], [0, 3]]> : tensor<2x2xi32>}>
// CHECK: "ttir.multiply"(
// CHECK: %[[PLACES:.*]] = "ttir.add"(
// CHECK: %[[TABLE:.*]] = "ttir.reshape"(%arg0, %{{.*}}) {{.*}} -> tensor<20x1xf32>
// CHECK: "ttir.embedding"(%[[PLACES]], %[[TABLE]], %{{.*}}) {{.*}} -> tensor<2x1xf32>
func.func @gather_known_elements(%a: tensor<5x4xf32>) -> tensor<2xf32> {
  %at = arith.constant dense<[[4, 1], [0, 3]]> : tensor<2x2xindex>
  %r = tensor.gather %a[%at] gather_dims([0, 1]) unique : (tensor<5x4xf32>, tensor<2x2xindex>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// Tiles are read of the tensor that a loop began with, past the insertions of other tiles, which become rows of tiles, and these the whole tensor.
// CHECK-LABEL: func.func @tiles(
// CHECK-COUNT-2: "ttir.slice"(%arg0,
// CHECK: "ttir.concat"(%{{.*}}, %{{.*}}, %{{.*}}) <{dim = 1 : si32, {{.*}} -> tensor<2x8xf32>
// CHECK-COUNT-2: "ttir.slice"(%arg0,
// CHECK: "ttir.concat"(%{{.*}}, %{{.*}}, %{{.*}}) <{dim = 1 : si32, {{.*}} -> tensor<2x8xf32>
// CHECK: %[[WHOLE:.*]] = "ttir.concat"(%{{.*}}, %{{.*}}, %{{.*}}) <{dim = 0 : si32, {{.*}} -> tensor<4x8xf32>
// CHECK-NEXT: return %[[WHOLE]]
func.func @tiles(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %t0 = tensor.extract_slice %a[0, 0] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  %n0 = linalg.negf ins(%t0 : tensor<2x4xf32>) outs(%t0 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %a0 = tensor.insert_slice %n0 into %a[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x8xf32>
  %t1 = tensor.extract_slice %a0[0, 4] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  %n1 = linalg.negf ins(%t1 : tensor<2x4xf32>) outs(%t1 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %a1 = tensor.insert_slice %n1 into %a0[0, 4] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x8xf32>
  %t2 = tensor.extract_slice %a1[2, 0] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  %n2 = linalg.negf ins(%t2 : tensor<2x4xf32>) outs(%t2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %a2 = tensor.insert_slice %n2 into %a1[2, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x8xf32>
  %t3 = tensor.extract_slice %a2[2, 4] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  %n3 = linalg.negf ins(%t3 : tensor<2x4xf32>) outs(%t3 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %a3 = tensor.insert_slice %n3 into %a2[2, 4] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x8xf32>
  return %a3 : tensor<4x8xf32>
}

// A part of what was inserted is read of that; what is covered by the next insertion is not inserted.
// CHECK-LABEL: func.func @parts_of_insertions(
// CHECK-NEXT: tensor.empty() : tensor<2x2xf32>
// CHECK-NEXT: %[[PART:.*]] = "ttir.slice"(%arg1, %{{.*}}) <{begins = [1 : i32, 2 : i32], ends = [3 : i32, 4 : i32],
// CHECK-NOT: "ttir.slice"(%arg1
// CHECK: return %[[PART]],
func.func @parts_of_insertions(%a: tensor<4x8xf32>, %b: tensor<3x4xf32>, %c: tensor<3x8xf32>) -> (tensor<2x2xf32>, tensor<4x8xf32>) {
  %0 = tensor.insert_slice %b into %a[1, 2] [3, 4] [1, 1] : tensor<3x4xf32> into tensor<4x8xf32>
  %1 = tensor.extract_slice %0[2, 4] [2, 2] [1, 1] : tensor<4x8xf32> to tensor<2x2xf32>
  %2 = tensor.insert_slice %c into %0[1, 0] [3, 8] [1, 1] : tensor<3x8xf32> into tensor<4x8xf32>
  return %1, %2 : tensor<2x2xf32>, tensor<4x8xf32>
}
