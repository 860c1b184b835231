// RUN: ttmlir-opt --convert-linalg-to-ttir %s | filecheck %s

// The place of the greatest element, as PyTorch has it; nobody wants the element.
// CHECK-LABEL: func.func @place_of_greatest(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<0xFF800000> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<4x10xi1>
// CHECK-NEXT: %[[V2:.*]] = "ttir.eq"(%arg0, %arg0, %[[V1]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x10xf32>, tensor<4x10xf32>, tensor<4x10xi1>) -> tensor<4x10xi1>
// CHECK-NEXT: %[[V3:.*]] = tensor.empty() : tensor<4x10xf32>
// CHECK-NEXT: %[[V4:.*]] = "ttir.where"(%[[V2]], %arg0, %[[V0]], %[[V3]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<1x1xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
// CHECK-NEXT: %[[V5:.*]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V6:.*]] = "ttir.max"(%[[V4]], %[[V5]]) <{dim_arg = [1 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x10xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V7:.*]] = tensor.empty() : tensor<4x10xi1>
// CHECK-NEXT: %[[V8:.*]] = "ttir.ge"(%[[V4]], %[[V6]], %[[V7]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x10xf32>, tensor<4x1xf32>, tensor<4x10xi1>) -> tensor<4x10xi1>
// CHECK-NEXT: %[[V9:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00, 9.000000e+00]]> : tensor<1x10xf32>}> : () -> tensor<1x10xf32>
// CHECK-NEXT: %[[V10:.*]] = "ttir.constant"() <{value = dense<1.000000e+01> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V11:.*]] = tensor.empty() : tensor<4x10xf32>
// CHECK-NEXT: %[[V12:.*]] = "ttir.where"(%[[V8]], %[[V9]], %[[V10]], %[[V11]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x10xi1>, tensor<1x10xf32>, tensor<1x1xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
// CHECK-NEXT: %[[V13:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V14:.*]] = "ttir.min"(%[[V12]], %[[V13]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x10xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V15:.*]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT: %[[V16:.*]] = "ttir.typecast"(%[[V14]], %[[V15]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT: return %[[V16]] : tensor<4xi64>
func.func @place_of_greatest(%a: tensor<4x10xf32>) -> tensor<4xi64> {
  %least = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : i64
  %0 = tensor.empty() : tensor<4xi64>
  %1 = linalg.fill ins(%zero : i64) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
  %2 = tensor.empty() : tensor<4xf32>
  %3 = linalg.fill ins(%least : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
  %4:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x10xf32>) outs(%3, %1 : tensor<4xf32>, tensor<4xi64>) {
  ^bb0(%in: f32, %best: f32, %place: i64):
    %5 = linalg.index 1 : index
    %6 = arith.index_cast %5 : index to i64
    %7 = arith.maximumf %in, %best : f32
    %8 = arith.cmpf ogt, %in, %best : f32
    %9 = arith.select %8, %6, %place : i64
    linalg.yield %7, %9 : f32, i64
  } -> (tensor<4xf32>, tensor<4xi64>)
  return %4#1 : tensor<4xi64>
}

// The least element and its place, chosen together, of columns.
// CHECK-LABEL: func.func @least_and_place(
// CHECK-NEXT: %[[V0:.*]] = "ttir.constant"() <{value = dense<3.40282347E+38> : tensor<1x10xf32>}> : () -> tensor<1x10xf32>
// CHECK-NEXT: %[[V1:.*]] = tensor.empty() : tensor<10x4xf32>
// CHECK-NEXT: %[[V2:.*]] = "ttir.transpose"(%arg0, %[[V1]]) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x10xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT: %[[V3:.*]] = "ttir.constant"() <{value = dense<0x7F800000> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V4:.*]] = tensor.empty() : tensor<10x4xi1>
// CHECK-NEXT: %[[V5:.*]] = "ttir.eq"(%[[V2]], %[[V2]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<10x4xf32>, tensor<10x4xf32>, tensor<10x4xi1>) -> tensor<10x4xi1>
// CHECK-NEXT: %[[V6:.*]] = tensor.empty() : tensor<10x4xf32>
// CHECK-NEXT: %[[V7:.*]] = "ttir.where"(%[[V5]], %[[V2]], %[[V3]], %[[V6]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<1x1xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT: %[[V8:.*]] = tensor.empty() : tensor<10x1xf32>
// CHECK-NEXT: %[[V9:.*]] = "ttir.min"(%[[V7]], %[[V8]]) <{dim_arg = [1 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<10x4xf32>, tensor<10x1xf32>) -> tensor<10x1xf32>
// CHECK-NEXT: %[[V10:.*]] = tensor.empty() : tensor<10x4xi1>
// CHECK-NEXT: %[[V11:.*]] = "ttir.le"(%[[V7]], %[[V9]], %[[V10]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<10x4xf32>, tensor<10x1xf32>, tensor<10x4xi1>) -> tensor<10x4xi1>
// CHECK-NEXT: %[[V12:.*]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]]> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
// CHECK-NEXT: %[[V13:.*]] = "ttir.constant"() <{value = dense<4.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V14:.*]] = tensor.empty() : tensor<10x4xf32>
// CHECK-NEXT: %[[V15:.*]] = "ttir.where"(%[[V11]], %[[V12]], %[[V13]], %[[V14]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<10x4xi1>, tensor<1x4xf32>, tensor<1x1xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT: %[[V16:.*]] = tensor.empty() : tensor<10xf32>
// CHECK-NEXT: %[[V17:.*]] = "ttir.min"(%[[V15]], %[[V16]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<10x4xf32>, tensor<10xf32>) -> tensor<10xf32>
// CHECK-NEXT: %[[V18:.*]] = tensor.empty() : tensor<10xi32>
// CHECK-NEXT: %[[V19:.*]] = "ttir.typecast"(%[[V17]], %[[V18]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<10xf32>, tensor<10xi32>) -> tensor<10xi32>
// CHECK-NEXT: %[[V20:.*]] = tensor.empty() : tensor<1x10xi32>
// CHECK-NEXT: %[[V21:.*]] = "ttir.reshape"(%[[V19]], %[[V20]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 10 : i32]}> : (tensor<10xi32>, tensor<1x10xi32>) -> tensor<1x10xi32>
// CHECK-NEXT: %[[V22:.*]] = tensor.empty() : tensor<10xf32>
// CHECK-NEXT: %[[V23:.*]] = "ttir.min"(%[[V7]], %[[V22]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<10x4xf32>, tensor<10xf32>) -> tensor<10xf32>
// CHECK-NEXT: %[[V24:.*]] = tensor.empty() : tensor<1x10xf32>
// CHECK-NEXT: %[[V25:.*]] = "ttir.reshape"(%[[V23]], %[[V24]]) <{operand_constraints = [#any_device_tile, #any_device_tile], shape = [1 : i32, 10 : i32]}> : (tensor<10xf32>, tensor<1x10xf32>) -> tensor<1x10xf32>
// CHECK-NEXT: %[[V26:.*]] = tensor.empty() : tensor<1x10xf32>
// CHECK-NEXT: %[[V27:.*]] = "ttir.minimum"(%[[V25]], %[[V0]], %[[V26]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<1x10xf32>, tensor<1x10xf32>, tensor<1x10xf32>) -> tensor<1x10xf32>
// CHECK-NEXT: return %[[V27]], %[[V21]] : tensor<1x10xf32>, tensor<1x10xi32>
func.func @least_and_place(%a: tensor<4x10xf32>) -> (tensor<1x10xf32>, tensor<1x10xi32>) {
  %most = arith.constant dense<3.40282347E+38> : tensor<1x10xf32>
  %zero = arith.constant dense<0> : tensor<1x10xi32>
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (0, i)>, affine_map<(i, j) -> (0, i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x10xf32>) outs(%most, %zero : tensor<1x10xf32>, tensor<1x10xi32>) {
  ^bb0(%in: f32, %best: f32, %place: i32):
    %1 = linalg.index 1 : index
    %2 = arith.index_cast %1 : index to i32
    %3 = arith.cmpf uge, %in, %best : f32
    %4 = arith.select %3, %best, %in : f32
    %5 = arith.select %3, %place, %2 : i32
    linalg.yield %4, %5 : f32, i32
  } -> (tensor<1x10xf32>, tensor<1x10xi32>)
  return %0#0, %0#1 : tensor<1x10xf32>, tensor<1x10xi32>
}

// A row that is taken only where it is inside: it is looked up in any case, and stays inside.
// CHECK-LABEL: func.func @row_or_other(
// CHECK: %[[LAST:.*]] = "ttir.constant"() <{value = dense<3> : tensor<i32>}>
// CHECK: %[[WITHIN:.*]] = "ttir.minimum"(%{{.*}}, %[[LAST]], {{.*}} -> tensor<i32>
// CHECK: %[[PLACE:.*]] = "ttir.reshape"(%[[WITHIN]], {{.*}} -> tensor<1xi32>
// CHECK: "ttir.embedding"(%[[PLACE]], %arg0, {{.*}} -> tensor<1x8xf32>
// CHECK: "ttir.where"({{.*}} -> tensor<1x8xf32>
func.func @row_or_other(%a: tensor<4x8xf32>, %other: tensor<1x8xf32>, %n: tensor<i32>) -> tensor<1x8xf32> {
  %four = arith.constant 4 : i32
  %x = tensor.extract %n[] : tensor<i32>
  %p = arith.cmpi ult, %x, %four : i32
  %r = scf.if %p -> tensor<1x8xf32> {
    %i = arith.index_cast %x : i32 to index
    %row = tensor.extract_slice %a[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    scf.yield %row : tensor<1x8xf32>
  } else {
    scf.yield %other : tensor<1x8xf32>
  }
  return %r : tensor<1x8xf32>
}

// The same of elements that are numbered by a tensor beside them, as JAX has it.
// CHECK-LABEL: func.func @place_of_numbered(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<4x8xf32>) -> tensor<4xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<4x1xf32>
// CHECK-NEXT: %[[V1:.+]] = "ttir.max"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V3:.+]] = "ttir.ge"(%[[A0]], %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x1xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V4:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V5:.+]] = "ttir.ne"(%[[A0]], %[[A0]], %[[V4]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<4x8xi1>
// CHECK-NEXT: %[[V7:.+]] = "ttir.logical_or"(%[[V3]], %[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT: %[[V8:.+]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00]]> : tensor<1x8xf32>}> : () -> tensor<1x8xf32>
// CHECK-NEXT: %[[V9:.+]] = "ttir.constant"() <{value = dense<8.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V10:.+]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[V11:.+]] = "ttir.where"(%[[V7]], %[[V8]], %[[V9]], %[[V10]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<4x8xi1>, tensor<1x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[V12:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[V13:.+]] = "ttir.min"(%[[V11]], %[[V12]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V14:.+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT: %[[V15:.+]] = "ttir.typecast"(%[[V13]], %[[V14]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: return %[[V15]] : tensor<4xi32>
func.func @place_of_numbered(%a: tensor<4x8xf32>) -> tensor<4xi32> {
  %zero = arith.constant 0 : i32
  %least = arith.constant 0xFF800000 : f32
  %0 = tensor.empty() : tensor<4x8xi32>
  %numbers = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x8xi32>) {
  ^bb0(%out: i32):
    %j = linalg.index 1 : index
    %number = arith.index_cast %j : index to i32
    linalg.yield %number : i32
  } -> tensor<4x8xi32>
  %1 = tensor.empty() : tensor<4xf32>
  %2 = linalg.fill ins(%least : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = tensor.empty() : tensor<4xi32>
  %4 = linalg.fill ins(%zero : i32) outs(%3 : tensor<4xi32>) -> tensor<4xi32>
  %5:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a, %numbers : tensor<4x8xf32>, tensor<4x8xi32>) outs(%2, %4 : tensor<4xf32>, tensor<4xi32>) {
  ^bb0(%x: f32, %at: i32, %best: f32, %place: i32):
    %gt = arith.cmpf ogt, %best, %x : f32
    %nan = arith.cmpf une, %best, %best : f32
    %stays = arith.ori %gt, %nan : i1
    %eq = arith.cmpf oeq, %best, %x : f32
    %before = arith.cmpi slt, %place, %at : i32
    %first = arith.andi %eq, %before : i1
    %placeStays = arith.ori %stays, %first : i1
    %element = arith.select %stays, %best, %x : f32
    %found = arith.select %placeStays, %place, %at : i32
    linalg.yield %element, %found : f32, i32
  } -> (tensor<4xf32>, tensor<4xi32>)
  return %5#1 : tensor<4xi32>
}

// The place is the first result, as TOSA has it.
// CHECK-LABEL: func.func @place_before_element(
// CHECK-SAME: %[[A0:[^:]+]]: tensor<5x4xi8>) -> tensor<5xi32>
// CHECK-NEXT: %[[V0:.+]] = tensor.empty() : tensor<5x1xi8>
// CHECK-NEXT: %[[V1:.+]] = "ttir.max"(%[[A0]], %[[V0]]) <{dim_arg = [1 : i32], keep_dim = true, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<5x4xi8>, tensor<5x1xi8>) -> tensor<5x1xi8>
// CHECK-NEXT: %[[V2:.+]] = tensor.empty() : tensor<5x4xi1>
// CHECK-NEXT: %[[V3:.+]] = "ttir.ge"(%[[A0]], %[[V1]], %[[V2]]) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<5x4xi8>, tensor<5x1xi8>, tensor<5x4xi1>) -> tensor<5x4xi1>
// CHECK-NEXT: %[[V4:.+]] = "ttir.constant"() <{value = dense<{{\[\[}}0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]]> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
// CHECK-NEXT: %[[V5:.+]] = "ttir.constant"() <{value = dense<4.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %[[V6:.+]] = tensor.empty() : tensor<5x4xf32>
// CHECK-NEXT: %[[V7:.+]] = "ttir.where"(%[[V3]], %[[V4]], %[[V5]], %[[V6]]) <{operandSegmentSizes = array<i32: 3, 1>, operand_constraints = [#any_device_tile, #any_device_tile, #any_device_tile, #any_device_tile]}> : (tensor<5x4xi1>, tensor<1x4xf32>, tensor<1x1xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT: %[[V8:.+]] = tensor.empty() : tensor<5xf32>
// CHECK-NEXT: %[[V9:.+]] = "ttir.min"(%[[V7]], %[[V8]]) <{dim_arg = [1 : i32], keep_dim = false, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<5x4xf32>, tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT: %[[V10:.+]] = tensor.empty() : tensor<5xi32>
// CHECK-NEXT: %[[V11:.+]] = "ttir.typecast"(%[[V9]], %[[V10]]) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any_device_tile, #any_device_tile]}> : (tensor<5xf32>, tensor<5xi32>) -> tensor<5xi32>
// CHECK-NEXT: return %[[V11]] : tensor<5xi32>
func.func @place_before_element(%a: tensor<5x4xi8>) -> tensor<5xi32> {
  %least = arith.constant -128 : i8
  %zero = arith.constant 0 : i32
  %0 = tensor.empty() : tensor<5xi32>
  %1 = linalg.fill ins(%zero : i32) outs(%0 : tensor<5xi32>) -> tensor<5xi32>
  %2 = tensor.empty() : tensor<5xi8>
  %3 = linalg.fill ins(%least : i8) outs(%2 : tensor<5xi8>) -> tensor<5xi8>
  %4:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<5x4xi8>) outs(%1, %3 : tensor<5xi32>, tensor<5xi8>) {
  ^bb0(%x: i8, %place: i32, %best: i8):
    %j = linalg.index 1 : index
    %at = arith.index_cast %j : index to i32
    %gt = arith.cmpi sgt, %x, %best : i8
    %element = arith.select %gt, %x, %best : i8
    %found = arith.select %gt, %at, %place : i32
    linalg.yield %found, %element : i32, i8
  } -> (tensor<5xi32>, tensor<5xi8>)
  return %4#0 : tensor<5xi32>
}
