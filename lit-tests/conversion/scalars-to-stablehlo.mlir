// RUN: ttmlir-opt --convert-scalars-to-stablehlo %s | filecheck %s

// The seed of random numbers, which PyTorch declares in every program, and globals that nobody writes.
// CHECK-NOT: ml_program.global
ml_program.global private mutable @global_seed(dense<0> : tensor<i64>) : tensor<i64>
ml_program.global private @weights(dense<2.0> : tensor<4xf32>) : tensor<4xf32>

// CHECK-LABEL: func.func @globals(
// CHECK-NEXT: %[[W:.*]] = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK-NEXT: stablehlo.abs %[[W]]
func.func @globals() -> tensor<4xf32> {
  %0 = ml_program.global_load @weights : tensor<4xf32>
  %1 = stablehlo.abs %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Sizes, and what is computed of them, as torch-mlir does.
// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>) -> tensor<?x2xf32> {
// CHECK-DAG: %[[SIZE:.*]] = stablehlo.get_dimension_size %[[X]], dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
// CHECK-DAG: %[[ROWS:.*]] = stablehlo.convert %[[SIZE]] : (tensor<i32>) -> tensor<i64>
// CHECK-DAG: %[[TWO:.*]] = stablehlo.constant dense<2> : tensor<i64>
// CHECK: %[[MORE:.*]] = stablehlo.multiply %[[ROWS]], %[[TWO]] : tensor<i64>
// CHECK-NEXT: %[[FIRST:.*]] = stablehlo.reshape %[[MORE]] : (tensor<i64>) -> tensor<1xi64>
// CHECK-NEXT: %[[SECOND:.*]] = stablehlo.reshape %[[TWO]] : (tensor<i64>) -> tensor<1xi64>
// CHECK-NEXT: %[[SHAPE:.*]] = stablehlo.concatenate %[[FIRST]], %[[SECOND]], dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
// CHECK-NEXT: %[[R:.*]] = stablehlo.dynamic_reshape %[[X]], %[[SHAPE]] : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @sizes(%x: tensor<?x4xf32>) -> tensor<?x2xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %dim = tensor.dim %x, %c0 : tensor<?x4xf32>
  %0 = arith.muli %dim, %c2 : index
  %1 = tensor.from_elements %0, %c2 : tensor<2xindex>
  %2 = stablehlo.dynamic_reshape %x, %1 : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x2xf32>
  return %2 : tensor<?x2xf32>
}

// Functions of elements of tensors too, conversions, comparisons and elements.
// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %[[X:.*]]: tensor<3xi64>, %[[Y:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[PLACE:.*]] = stablehlo.constant dense<1> : tensor<i64>
// CHECK-NEXT: %[[ONE:.*]] = stablehlo.constant dense<1> : tensor<i64>
// CHECK-NEXT: %[[PART:.*]] = stablehlo.dynamic_slice %[[X]], %[[PLACE]], sizes = [1] : (tensor<3xi64>, tensor<i64>) -> tensor<1xi64>
// CHECK-NEXT: %[[I:.*]] = stablehlo.reshape %[[PART]] : (tensor<1xi64>) -> tensor<i64>
// CHECK-NEXT: %[[LESS:.*]] = stablehlo.compare LT, %[[I]], %[[ONE]] : (tensor<i64>, tensor<i64>) -> tensor<i1>
// CHECK-NEXT: %[[LARGER:.*]] = stablehlo.select %[[LESS]], %[[ONE]], %[[I]] : tensor<i1>, tensor<i64>
// CHECK-NEXT: %[[F:.*]] = stablehlo.convert %[[LARGER]] : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT: %[[ALL:.*]] = stablehlo.broadcast_in_dim %[[F]], dims = [] : (tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT: %[[SUM:.*]] = stablehlo.add %[[Y]], %[[ALL]] : tensor<4xf32>
// CHECK-NEXT: %[[R:.*]] = stablehlo.negate %[[SUM]] : tensor<4xf32>
// CHECK-NEXT: return %[[R]]
func.func @elements(%x: tensor<3xi64>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %0 = tensor.extract %x[%c1] : tensor<3xi64>
  %1 = arith.cmpi slt, %0, %one : i64
  %2 = arith.select %1, %one, %0 : i64
  %3 = arith.sitofp %2 : i64 to f32
  %4 = tensor.splat %3 : tensor<4xf32>
  %5 = arith.addf %y, %4 : tensor<4xf32>
  %6 = stablehlo.negate %5 : tensor<4xf32>
  return %6 : tensor<4xf32>
}

// A quotient that is rounded down.
// CHECK-LABEL: func.func @floor(
// CHECK-SAME: %[[X:.*]]: tensor<2xi32>, %[[Y:.*]]: tensor<2xi32>)
// CHECK-NEXT: %[[REST:.*]] = stablehlo.remainder %[[X]], %[[Y]] : tensor<2xi32>
// CHECK: %[[Q:.*]] = stablehlo.divide %[[X]], %[[Y]] : tensor<2xi32>
// CHECK: stablehlo.select
func.func @floor(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %0 = arith.floordivsi %x, %y : tensor<2xi32>
  %1 = stablehlo.abs %0 : tensor<2xi32>
  return %1 : tensor<2xi32>
}

// A cast says sizes that were not known, or forgets some.
// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>
// CHECK-DAG: %[[SIZE:.*]] = stablehlo.get_dimension_size %[[X]], dim = 0
// CHECK-DAG: %[[FOUR:.*]] = stablehlo.constant dense<4> : tensor<1xi32>
// CHECK: %[[SHAPE:.*]] = stablehlo.concatenate
// CHECK-NEXT: %[[MORE:.*]] = stablehlo.dynamic_reshape %[[X]], %[[SHAPE]] : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x4xf32>
// CHECK-NEXT: %[[ABS:.*]] = stablehlo.abs %[[MORE]] : tensor<?x4xf32>
// CHECK-NEXT: %[[LESS:.*]] = tensor.cast %[[ABS]] : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[LESS]]
func.func @casts(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %x : tensor<?x?xf32> to tensor<?x4xf32>
  %1 = stablehlo.abs %0 : tensor<?x4xf32>
  %2 = tensor.cast %1 : tensor<?x4xf32> to tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// What needs a scalar argument, and what StableHLO has differently, stays: orders of truth values, NaN.
// CHECK-LABEL: func.func @others(
// CHECK-DAG: %[[C:.*]] = arith.constant 3 : i64
// CHECK-DAG: arith.addi %{{.*}}, %[[C]] : i64
// CHECK-DAG: arith.minui {{.*}} : tensor<2xi1>
// CHECK-DAG: arith.extsi
// CHECK-DAG: arith.trunci
// CHECK-DAG: arith.addi {{.*}} : tensor<2xi1>
// CHECK-DAG: arith.cmpi slt, {{.*}} : tensor<2xi1>
// CHECK-DAG: arith.cmpi ult, {{.*}} : tensor<2xi1>
// CHECK-DAG: arith.cmpf one
// CHECK-DAG: stablehlo.convert {{.*}} : (tensor<2xi1>) -> tensor<2xi64>
func.func @others(%n: i64, %x: tensor<2xi64>, %p: tensor<2xi1>, %f: tensor<2xf32>) -> (i64, tensor<2xi1>, tensor<2xi64>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi64>) {
  %c3 = arith.constant 3 : i64
  %0 = arith.addi %n, %c3 : i64
  %1 = arith.minui %p, %p : tensor<2xi1>
  %2 = arith.extsi %p : tensor<2xi1> to tensor<2xi64>
  %3 = arith.trunci %x : tensor<2xi64> to tensor<2xi1>
  %4 = arith.addi %p, %p : tensor<2xi1>
  %5 = arith.cmpi slt, %p, %p : tensor<2xi1>
  %6 = arith.cmpi ult, %p, %p : tensor<2xi1>
  %7 = arith.cmpf one, %f, %f : tensor<2xf32>
  %8 = arith.extui %p : tensor<2xi1> to tensor<2xi64>
  %9 = stablehlo.abs %x : tensor<2xi64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i64, tensor<2xi1>, tensor<2xi64>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi64>
}

// Integers without a sign are unsigned for some operations, for which StableHLO has types.
// CHECK-LABEL: func.func @unsigned(
// CHECK-SAME: %[[X:.*]]: tensor<2xi32>, %[[Y:.*]]: tensor<2xi8>
// CHECK-NEXT: %[[A:.*]] = stablehlo.bitcast_convert %[[X]] : (tensor<2xi32>) -> tensor<2xui32>
// CHECK-NEXT: %[[B:.*]] = stablehlo.bitcast_convert %[[X]] : (tensor<2xi32>) -> tensor<2xui32>
// CHECK-NEXT: %[[C:.*]] = stablehlo.divide %[[A]], %[[B]] : tensor<2xui32>
// CHECK-NEXT: %[[D:.*]] = stablehlo.bitcast_convert %[[C]] : (tensor<2xui32>) -> tensor<2xi32>
// CHECK: stablehlo.compare LT, %{{.*}}, %{{.*}} : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
// CHECK-NEXT: %[[E:.*]] = stablehlo.bitcast_convert %[[Y]] : (tensor<2xi8>) -> tensor<2xui8>
// CHECK-NEXT: stablehlo.convert %[[E]] : (tensor<2xui8>) -> tensor<2xi32>
// CHECK-NEXT: stablehlo.shift_right_logical %[[X]], %[[X]]
// CHECK-NEXT: stablehlo.convert %{{.*}} : (tensor<2xf32>) -> tensor<2xui8>
// CHECK-NEXT: stablehlo.bitcast_convert %{{.*}} : (tensor<2xui8>) -> tensor<2xi8>
// CHECK-NOT: arith
func.func @unsigned(%x: tensor<2xi32>, %y: tensor<2xi8>, %f: tensor<2xf32>) -> (tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi32>, tensor<2xi8>) {
  %0 = arith.divui %x, %x : tensor<2xi32>
  %1 = arith.cmpi ult, %x, %x : tensor<2xi32>
  %2 = arith.extui %y : tensor<2xi8> to tensor<2xi32>
  %3 = arith.shrui %x, %x : tensor<2xi32>
  %4 = arith.fptoui %f : tensor<2xf32> to tensor<2xi8>
  %5 = stablehlo.abs %x : tensor<2xi32>
  return %0, %1, %2, %3, %4 : tensor<2xi32>, tensor<2xi1>, tensor<2xi32>, tensor<2xi32>, tensor<2xi8>
}

// Shapes of what broadcasts, as the legalization of chlo leaves them.
// CHECK-LABEL: func.func @shapes(
// CHECK-SAME: %[[A:.*]]: tensor<?x4xf32>, %[[B:.*]]: tensor<4xf32>
// CHECK-DAG: stablehlo.get_dimension_size %[[A]], dim = 0
// CHECK-DAG: stablehlo.get_dimension_size %[[B]], dim = 0
// CHECK: %[[ONES:.*]] = stablehlo.constant dense<1> : tensor<1xi64>
// CHECK-NEXT: %[[LONGER:.*]] = stablehlo.concatenate %[[ONES]], %{{.*}}, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
// CHECK: %[[IS_ONE:.*]] = stablehlo.compare EQ, %[[SA:.*]], %{{.*}} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
// CHECK-NEXT: %[[COMMON:.*]] = stablehlo.select %[[IS_ONE]], %[[LONGER]], %[[SA]] : tensor<2xi1>, tensor<2xi64>
// CHECK: stablehlo.multiply %{{.*}}, %{{.*}} : tensor<i64>
// CHECK: stablehlo.dynamic_broadcast_in_dim %[[B]], %[[COMMON]], dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
// CHECK: stablehlo.dynamic_reshape
func.func @shapes(%a: tensor<?x4xf32>, %b: tensor<4xf32>) -> tensor<?xf32> {
  %0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<4xf32> -> tensor<1xindex>
  %2 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
  %3 = shape.num_elements %2 : tensor<2xindex> -> index
  %4 = stablehlo.dynamic_broadcast_in_dim %b, %2, dims = [1] : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x4xf32>
  %5 = tensor.from_elements %3 : tensor<1xindex>
  %6 = stablehlo.dynamic_reshape %4, %5 : (tensor<?x4xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %6 : tensor<?xf32>
}

// Sizes and shapes of the shape dialect, as onnx-mlir computes them, and what depends on constraints.
// CHECK-LABEL: func.func @extents(
// CHECK-SAME: %[[A:.*]]: tensor<?x4xf32>, %[[I:.*]]: tensor<i64>
// CHECK: %[[LIST:.*]] = stablehlo.concatenate %{{.*}}, %{{.*}}, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
// CHECK: %[[FIRST:.*]] = stablehlo.slice %[[LIST]] [0:1]
// CHECK-NEXT: %[[ROWS:.*]] = stablehlo.reshape %[[FIRST]] : (tensor<1xi64>) -> tensor<i64>
// CHECK: %[[TWO:.*]] = stablehlo.constant dense<2> : tensor<i64>
// CHECK: %[[TWICE:.*]] = stablehlo.multiply %[[ROWS]], %[[TWO]] : tensor<i64>
// CHECK: %[[SIZE:.*]] = stablehlo.get_dimension_size %[[A]], dim = 1
// CHECK-NEXT: %[[COLUMNS:.*]] = stablehlo.convert %[[SIZE]]
// CHECK: %[[FRONT:.*]] = stablehlo.slice %[[LIST]] [0:1]
// CHECK-NEXT: %[[BEHIND:.*]] = stablehlo.slice %[[LIST]] [1:2]
// CHECK-NEXT: %[[JOINED:.*]] = stablehlo.concatenate %[[BEHIND]], %[[FRONT]], dim = 0
// CHECK: %[[RANK:.*]] = stablehlo.constant dense<2> : tensor<i64>
// CHECK: stablehlo.dynamic_reshape %[[A]], %[[JOINED]] : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<4x?xf32>
// CHECK-NOT: shape.
func.func @extents(%a: tensor<?x4xf32>, %i: tensor<i64>) -> (tensor<4x?xf32>, tensor<?x?xf32>, tensor<2xi64>, tensor<i64>) {
  %c1 = arith.constant 1 : index
  %zero = shape.const_size 0
  %s = shape.shape_of %a : tensor<?x4xf32> -> !shape.shape
  %rows = shape.get_extent %s, %zero : !shape.shape, !shape.size -> !shape.size
  %two = shape.const_size 2
  %twice = shape.mul %rows, %two : !shape.size, !shape.size -> !shape.size
  %n = shape.size_to_index %twice : !shape.size
  %columns = shape.dim %a, %c1 : tensor<?x4xf32>, index -> index
  %front, %behind = "shape.split_at"(%s, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %joined = shape.concat %behind, %front : !shape.shape, !shape.shape -> !shape.shape
  %rank = shape.rank %s : !shape.shape -> !shape.size
  %r = shape.size_to_index %rank : !shape.size
  %q = arith.addi %r, %n : index
  %new = shape.from_extents %n, %columns : index, index
  %list = shape.to_extent_tensor %new : !shape.shape -> tensor<2xindex>
  %turned = shape.to_extent_tensor %joined : !shape.shape -> tensor<2xindex>
  %same = shape.const_shape [2, 4] : tensor<2xindex>
  %w = shape.cstr_broadcastable %list, %same : tensor<2xindex>, tensor<2xindex>
  %0 = shape.assuming %w -> (tensor<4x?xf32>) {
    %5 = stablehlo.dynamic_reshape %a, %turned : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<4x?xf32>
    shape.assuming_yield %5 : tensor<4x?xf32>
  }
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.dynamic_broadcast_in_dim %z, %list, dims = [] : (tensor<f32>, tensor<2xindex>) -> tensor<?x?xf32>
  %m = arith.index_cast %q : index to i64
  %p = tensor.from_elements %m, %m : tensor<2xi64>
  %f = arith.index_cast %r : index to i64
  %g = tensor.from_elements %f : tensor<i64>
  return %0, %1, %p, %g : tensor<4x?xf32>, tensor<?x?xf32>, tensor<2xi64>, tensor<i64>
}

// Lists of unknown length, and places that are none.
// CHECK-LABEL: func.func @no_extents(
// CHECK-DAG: shape.num_elements
// CHECK-DAG: shape.get_extent
// CHECK-DAG: "shape.split_at"
func.func @no_extents(%a: tensor<2x4xf32>, %s: !shape.shape) -> (tensor<index>, tensor<index>, tensor<index>) {
  %c3 = arith.constant 3 : index
  %0 = shape.shape_of %a : tensor<2x4xf32> -> tensor<2xindex>
  %1 = shape.get_extent %0, %c3 : tensor<2xindex>, index -> index
  %2 = shape.num_elements %s : !shape.shape -> !shape.size
  %3 = shape.size_to_index %2 : !shape.size
  %4, %5 = "shape.split_at"(%0, %c3) : (tensor<2xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %6 = shape.rank %4 : tensor<?xindex> -> index
  %7 = stablehlo.abs %a : tensor<2x4xf32>
  %8 = tensor.from_elements %1 : tensor<index>
  %9 = tensor.from_elements %3 : tensor<index>
  %10 = tensor.from_elements %6 : tensor<index>
  return %8, %9, %10 : tensor<index>, tensor<index>, tensor<index>
}
