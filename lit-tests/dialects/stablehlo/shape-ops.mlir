// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | filecheck --check-prefix=GENERIC %s

// CHECK-LABEL: func.func @shapes
func.func @shapes(%a: tensor<2x3xf32>, %s: tensor<f32>, %d: tensor<2xi64>, %i: tensor<i32>) {
  // CHECK-NEXT: stablehlo.bitcast_convert %arg0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
  %0 = stablehlo.bitcast_convert %a : (tensor<2x3xf32>) -> tensor<2x3xi32>
  // CHECK-NEXT: stablehlo.broadcast %arg0, sizes = [4, 5] : (tensor<2x3xf32>) -> tensor<4x5x2x3xf32>
  %1 = stablehlo.broadcast %a, sizes = [4, 5] : (tensor<2x3xf32>) -> tensor<4x5x2x3xf32>
  // CHECK-NEXT: stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<4x2x3xf32>
  // GENERIC: "stablehlo.broadcast_in_dim"(%{{.*}}) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<4x2x3xf32>
  %2 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<4x2x3xf32>
  // CHECK-NEXT: stablehlo.broadcast_in_dim %arg1, dims = [] {note} : (tensor<f32>) -> tensor<4xf32>
  %3 = stablehlo.broadcast_in_dim %s, dims = [] {note} : (tensor<f32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.dynamic_broadcast_in_dim %arg0, %arg2, dims = [0, 1] : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %4 = stablehlo.dynamic_broadcast_in_dim %a, %d, dims = [0, 1] : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK-NEXT: stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  // GENERIC: "stablehlo.concatenate"(%{{.*}}, %{{.*}}) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  %5 = stablehlo.concatenate %a, %a, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  // CHECK-NEXT: stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %6 = stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<6xf32>
  // CHECK-NEXT: stablehlo.dynamic_reshape %arg0, %arg2 : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %7 = stablehlo.dynamic_reshape %a, %d : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK-NEXT: stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x3xf32>
  %8 = stablehlo.reverse %a, dims = [0, 1] : tensor<2x3xf32>
  // CHECK-NEXT: stablehlo.slice %arg0 [0:2, 1:3:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  // GENERIC: "stablehlo.slice"(%{{.*}}) <{limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %9 = stablehlo.slice %a [0:2, 1:3:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  // CHECK-NEXT: stablehlo.slice %arg1 [] : (tensor<f32>) -> tensor<f32>
  %10 = stablehlo.slice %s [] : (tensor<f32>) -> tensor<f32>
  // CHECK-NEXT: stablehlo.dynamic_slice %arg0, %arg3, %arg3, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  %11 = stablehlo.dynamic_slice %a, %i, %i, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  // CHECK-NEXT: stablehlo.dynamic_slice %arg3, sizes = [] : (tensor<i32>) -> tensor<i32>
  %scalar = stablehlo.dynamic_slice %i, sizes = [] : (tensor<i32>) -> tensor<i32>
  // CHECK-NEXT: stablehlo.dynamic_update_slice %arg0, %{{.*}}, %arg3, %arg3 : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %12 = stablehlo.dynamic_update_slice %a, %11, %i, %i : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  // CHECK-NEXT: stablehlo.real_dynamic_slice %arg0, %arg2, %arg2, %arg2 : (tensor<2x3xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  %13 = stablehlo.real_dynamic_slice %a, %d, %d, %d : (tensor<2x3xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK-NEXT: stablehlo.pad %arg0, %arg1, low = [0, 1], high = [2, -1], interior = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x3xf32>
  %14 = stablehlo.pad %a, %s, low = [0, 1], high = [2, -1], interior = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x3xf32>
  // CHECK-NEXT: stablehlo.dynamic_pad %arg0, %arg1, %arg2, %arg2, %arg2 : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  %15 = stablehlo.dynamic_pad %a, %s, %d, %d, %d : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK-NEXT: stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %16 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  // CHECK-NEXT: stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<2x3xf32>) -> tensor<i32>
  %17 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<2x3xf32>) -> tensor<i32>
  // CHECK-NEXT: stablehlo.set_dimension_size %arg0, %arg3, dim = 1 : (tensor<2x3xf32>, tensor<i32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 3>>
  %18 = stablehlo.set_dimension_size %a, %i, dim = 1 : (tensor<2x3xf32>, tensor<i32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 3>>
  // CHECK-NEXT: stablehlo.reshape %{{.*}} : (tensor<2x?xf32, #stablehlo.bounds<?, 3>>) -> tensor<?xf32, #stablehlo.bounds<6>>
  %19 = stablehlo.reshape %18 : (tensor<2x?xf32, #stablehlo.bounds<?, 3>>) -> tensor<?xf32, #stablehlo.bounds<6>>
  return
}

// CHECK-LABEL: func.func @places
func.func @places(%table: tensor<512x64xf32>, %ids: tensor<2x32xi32>, %u: tensor<2x32x64xf32>) {
  // CHECK-NEXT: "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 64>}> : (tensor<512x64xf32>, tensor<2x32xi32>) -> tensor<2x32x64xf32>
  %0 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 64>}> : (tensor<512x64xf32>, tensor<2x32xi32>) -> tensor<2x32x64xf32>
  // CHECK-NEXT: "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 64>}>
  %1 = "stablehlo.gather"(%table, %ids) {slice_sizes = array<i64: 1, 64>, indices_are_sorted = true, dimension_numbers = #stablehlo.gather<index_vector_dim = 2, offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0]>} : (tensor<512x64xf32>, tensor<2x32xi32>) -> tensor<2x32x64xf32>
  // CHECK-NEXT: %[[SIZES:.*]] = stablehlo.constant
  %sizes = stablehlo.constant dense<[1, 64]> : tensor<2xi32>
  // CHECK-NEXT: "stablehlo.dynamic_gather"(%arg0, %arg1, %[[SIZES]]) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<512x64xf32>, tensor<2x32xi32>, tensor<2xi32>) -> tensor<2x32x64xf32>
  %2 = "stablehlo.dynamic_gather"(%table, %ids, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<512x64xf32>, tensor<2x32xi32>, tensor<2xi32>) -> tensor<2x32x64xf32>
  // CHECK-NEXT: "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = true}> ({
  // CHECK-NEXT: ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
  // CHECK-NEXT:   %[[SUM:.*]] = stablehlo.add %arg3, %arg4 : tensor<f32>
  // CHECK-NEXT:   stablehlo.return %[[SUM]] : tensor<f32>
  // CHECK-NEXT: }) : (tensor<512x64xf32>, tensor<2x32xi32>, tensor<2x32x64xf32>) -> tensor<512x64xf32>
  %3 = "stablehlo.scatter"(%table, %ids, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %sum = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<512x64xf32>, tensor<2x32xi32>, tensor<2x32x64xf32>) -> tensor<512x64xf32>
  // CHECK-NEXT: "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<512x64xf32>, tensor<2x32xi32>) -> tensor<2x32x64xf32>
  %4 = "stablehlo.torch_index_select"(%table, %ids) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<512x64xf32>, tensor<2x32xi32>) -> tensor<2x32x64xf32>
  return
}

// CHECK-LABEL: func.func @integers_of_64_bits
func.func @integers_of_64_bits(%a: tensor<3xi32>, %b: tensor<1x8x8x4xf32>, %k: tensor<3x3x4x2xf32>) {
  // CHECK-NEXT: stablehlo.slice %arg0 [1:2:9007199254740993]
  // GENERIC: strides = array<i64: 9007199254740993>
  %0 = stablehlo.slice %a [1:2:9007199254740993] : (tensor<3xi32>) -> tensor<1xi32>
  // CHECK-NEXT: window = {stride = [9007199254740993, 9223372036854775807], pad = [
  // CHECK-SAME: [9007199254740993, 0], [0, 0]], lhs_dilate = [9007199254740993, 1]}
  // GENERIC: padding = dense<{{\[\[}}9007199254740993, 0], [0, 0]]>
  %1 = stablehlo.convolution(%b, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [9007199254740993, 9223372036854775807], pad = [[9007199254740993, 0], [0, 0]], lhs_dilate = [9007199254740993, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>) -> tensor<?x?x?x2xf32>
  return
}

// Scales change along a dimension that moves with its elements.
!first = !quant.uniform<i8:f32:0, {1.0, 2.0}>
!second = !quant.uniform<i8:f32:1, {1.0, 2.0}>
!one = !quant.uniform<i8:f32:0, {3.0}>
!same = !quant.uniform<i8:f32:1, {3.0, 3.0}>
// CHECK-LABEL: func.func @moved_scales
func.func @moved_scales(%a: tensor<2x!first>, %b: tensor<1x!one>, %s: tensor<2xi32>) {
  // CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [1] : (tensor<2x!quant.uniform<i8:f32:0, {{.*}}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {{.*}}>>
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<2x!first>) -> tensor<3x2x!second>
  // CHECK-NEXT: stablehlo.broadcast_in_dim %{{.*}}, dims = [1] : (tensor<1x!quant.uniform<i8:f32:0, {{.*}}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {{.*}}>>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1x!one>) -> tensor<3x2x!same>
  // CHECK-NEXT: stablehlo.dynamic_broadcast_in_dim %{{.*}}, dims = [1]
  %2 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] : (tensor<2x!first>, tensor<2xi32>) -> tensor<?x2x!second>
  // CHECK-NEXT: stablehlo.transpose %{{.*}}, dims = [1, 0] : (tensor<3x2x!quant.uniform<i8:f32:1, {{.*}}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {{.*}}>>
  %3 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x2x!second>) -> tensor<2x3x!first>
  // CHECK-NEXT: stablehlo.reshape %{{.*}} : (tensor<2x!quant.uniform<i8:f32:0, {{.*}}>>) -> tensor<1x2x!quant.uniform<i8:f32:1, {{.*}}>>
  %4 = stablehlo.reshape %a : (tensor<2x!first>) -> tensor<1x2x!second>
  return
}
