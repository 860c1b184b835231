// RUN: ttmlir-opt --convert-linalg-to-ttir %s | filecheck %s

// A mask of what is above the diagonal, of indices that are compared.
// CHECK-LABEL: func.func @mask(
// CHECK-NEXT: %[[V0:.*]] = "ttir.arange"() <{arange_dimension = 1 : i64, end = 8 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<1x8xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.arange"() <{arange_dimension = 0 : i64, end = 4 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<4x1xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V3:.*]] = "ttir.gt"(%[[V0]], %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x8xi32>, tensor<4x1xi32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V4:.*]] = "ttir.constant"() <{value = dense<0xFF800000> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.where"(%[[V3]], %[[V4]], %arg0, %[[V5]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<1x1xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[V6]] : tensor<4x8xf32>
func.func @mask(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %least = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %p = arith.cmpi sgt, %j, %i : index
    %s = arith.select %p, %least, %x : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// Numbers of iterations are counted with.
// CHECK-LABEL: func.func @sum_of_indices(
// CHECK-NEXT: %[[V0:.*]] = "ttir.arange"() <{arange_dimension = 0 : i64, end = 4 : si64, start = 0 : si64, step = 1 : si64}> : () -> tensor<4xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %[[V2:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.multiply"(%[[V0]], %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: return %[[V3]] : tensor<4xi32>
func.func @sum_of_indices(%e: tensor<4xi32>) -> tensor<4xi32> {
  %two = arith.constant 2 : index
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<4xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %d = arith.muli %i, %two : index
    %c = arith.index_cast %d : index to i32
    linalg.yield %c : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Rows in the other direction, at places that are computed of those that are given.
// CHECK-LABEL: func.func @reversed_rows(
// CHECK-NEXT: %[[V0:.*]] = tensor.empty() : tensor<3x1xi32>
// CHECK-NEXT: %[[V1:.*]] = "ttir.reshape"(%arg1, %[[V0]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [3 : i32, 1 : i32]}> : (tensor<3xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.constant"() <{value = dense<7> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<3x1xi32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.subtract"(%[[V2]], %[[V1]], %[[V3]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<3xi32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.reshape"(%[[V4]], %[[V5]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [3 : i32]}> : (tensor<3x1xi32>, tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT: %[[V8:.*]] = "ttir.embedding"(%[[V6]], %arg0, %[[V7]]) <{operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<3xi32>, tensor<8x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT: return %[[V8]] : tensor<3x4xf32>
func.func @reversed_rows(%table: tensor<8x4xf32>, %row: tensor<3xi32>) -> tensor<3x4xf32> {
  %last = arith.constant 7 : index
  %e = tensor.empty() : tensor<3x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%row : tensor<3xi32>) outs(%e : tensor<3x4xf32>) {
  ^bb0(%x: i32, %o: f32):
    %i = arith.index_cast %x : i32 to index
    %j = linalg.index 1 : index
    %k = arith.subi %last, %i : index
    %f = tensor.extract %table[%k, %j] : tensor<8x4xf32>
    linalg.yield %f : f32
  } -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// What branches in bodies compute is computed of all elements, and one result is chosen. What is only taken from inside of a table stays inside.
// CHECK-LABEL: func.func @branches(
// CHECK: %[[P:.*]] = "ttir.lt"({{.*}} -> tensor<6x1xi1>
// CHECK: %[[Q:.*]] = "ttir.eq"({{.*}} -> tensor<6x4xi1>
// CHECK: %[[ROW:.*]] = "ttir.reshape"(%arg0, {{.*}} -> tensor<1x4xf32>
// CHECK: %[[EXP:.*]] = "ttir.exp"(%[[ROW]], {{.*}} -> tensor<1x4xf32>
// CHECK: %[[LAST:.*]] = "ttir.constant"() <{value = dense<3> : tensor<1x1xi32>}>
// CHECK: %[[WITHIN:.*]] = "ttir.minimum"(%{{.*}}, %[[LAST]], {{.*}} -> tensor<6x1xi32>
// CHECK: %[[PLACES:.*]] = "ttir.reshape"(%[[WITHIN]], {{.*}} -> tensor<6xi32>
// CHECK: %[[COLUMN:.*]] = "ttir.embedding"(%[[PLACES]], {{.*}} -> tensor<6x1xf32>
// CHECK: %[[INNER:.*]] = "ttir.where"(%[[Q]], %[[COLUMN]], %[[EXP]], {{.*}} -> tensor<6x4xf32>
// CHECK: %[[OUTER:.*]] = "ttir.where"(%[[P]], %[[INNER]], {{.*}} -> tensor<6x4xf32>
// CHECK-NEXT: return %[[OUTER]] : tensor<6x4xf32>
func.func @branches(%table: tensor<4xf32>) -> tensor<6x4xf32> {
  %zero = arith.constant 0.0 : f32
  %four = arith.constant 4 : index
  %e = tensor.empty() : tensor<6x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<6x4xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %p = arith.cmpi slt, %i, %four : index
    %s = scf.if %p -> f32 {
      %q = arith.cmpi eq, %i, %j : index
      %t = scf.if %q -> f32 {
        %x = tensor.extract %table[%i] : tensor<4xf32>
        scf.yield %x : f32
      } else {
        %x = tensor.extract %table[%j] : tensor<4xf32>
        %y = math.exp %x : f32
        scf.yield %y : f32
      }
      scf.yield %t : f32
    } else {
      scf.yield %zero : f32
    }
    linalg.yield %s : f32
  } -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}
