// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | filecheck --check-prefix=GENERIC %s

// CHECK-LABEL: func.func @products
func.func @products(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %m: tensor<3x4xf32>, %n: tensor<4x5xf32>) {
  // CHECK-NEXT: stablehlo.dot %arg2, %arg3 : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %0 = stablehlo.dot %m, %n : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  // CHECK-NEXT: stablehlo.dot %arg2, %arg3, precision = [HIGH, HIGHEST] {note} : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  // GENERIC: "stablehlo.dot"(%{{.*}}, %{{.*}}) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]}> {note} : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %1 = stablehlo.dot %m, %n, precision = [HIGH, HIGHEST] {note} : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  // CHECK-NEXT: stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // GENERIC: "stablehlo.dot_general"(%{{.*}}, %{{.*}}) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}>
  %2 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // CHECK-NEXT: stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %3 = stablehlo.dot_general %m, %n, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  // CHECK-NEXT: stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %4 = stablehlo.dot_general %m, %n, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  // CHECK-NEXT: stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16,
  %5 = stablehlo.dot_general %m, %n, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  // CHECK-NEXT: stablehlo.einsum %arg2, %arg3, config = "ij,jk->ik" : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %6 = stablehlo.einsum %m, %n, config = "ij,jk->ik" : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  // CHECK-NEXT: stablehlo.unary_einsum %arg2, config = "ij->i" : (tensor<3x4xf32>) -> tensor<3xf32>
  %7 = stablehlo.unary_einsum %m, config = "ij->i" : (tensor<3x4xf32>) -> tensor<3xf32>
  return
}

// CHECK-LABEL: func.func @decompositions
func.func @decompositions(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>, %c: tensor<9xcomplex<f32>>) {
  // CHECK-NEXT: stablehlo.cholesky %arg0, lower = true : tensor<4x4xf32>
  %0 = stablehlo.cholesky %a, lower = true : tensor<4x4xf32>
  // CHECK-NEXT: stablehlo.cholesky %arg0 : tensor<4x4xf32>
  %1 = stablehlo.cholesky %a : tensor<4x4xf32>
  // CHECK-NEXT: "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK-NEXT: stablehlo.fft %arg2, type =  FFT, length = [9] : (tensor<9xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %3 = stablehlo.fft %c, type = FFT, length = [9] : (tensor<9xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  return
}

// CHECK-LABEL: func.func @windows
func.func @windows(%image: tensor<1x8x8x16xf32>, %filters: tensor<3x3x16x32xf32>, %init: tensor<f32>) {
  // CHECK-NEXT: stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = {{\[\[}}1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x8x8x32xf32>
  // GENERIC: "stablehlo.convolution"(%{{.*}}, %{{.*}}) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}>
  %0 = stablehlo.convolution(%image, %filters) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [0, 0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x8x8x32xf32>
  // CHECK-NEXT: stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x32x6x6xf32>
  %1 = stablehlo.convolution(%image, %filters) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<1x32x6x6xf32>
  // CHECK-NEXT: %[[PAD:.*]] = stablehlo.constant
  %pad = stablehlo.constant dense<0> : tensor<2x2xi64>
  // CHECK-NEXT: "stablehlo.dynamic_conv"(%arg0, %arg1, %[[PAD]]) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>, tensor<2x2xi64>) -> tensor<1x?x?x32xf32>
  %2 = "stablehlo.dynamic_conv"(%image, %filters, %pad) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x16xf32>, tensor<3x3x16x32xf32>, tensor<2x2xi64>) -> tensor<1x?x?x32xf32>
  // CHECK-NEXT: "stablehlo.reduce_window"(%arg0, %arg2) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  // CHECK-NEXT: ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
  // CHECK-NEXT:   %[[MAX:.*]] = stablehlo.maximum %arg3, %arg4 : tensor<f32>
  // CHECK-NEXT:   stablehlo.return %[[MAX]] : tensor<f32>
  // CHECK-NEXT: }) : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x4x4x16xf32>
  %3 = "stablehlo.reduce_window"(%image, %init) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %max = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %max : tensor<f32>
  }) : (tensor<1x8x8x16xf32>, tensor<f32>) -> tensor<1x4x4x16xf32>
  // CHECK-NEXT: "stablehlo.select_and_scatter"(%arg0, %{{.*}}, %arg2) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  // CHECK: stablehlo.compare  GE
  // CHECK: }, {
  // CHECK: stablehlo.add
  // CHECK: }) : (tensor<1x8x8x16xf32>, tensor<1x4x4x16xf32>, tensor<f32>) -> tensor<1x8x8x16xf32>
  %4 = "stablehlo.select_and_scatter"(%image, %3, %init) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %ge = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<1x8x8x16xf32>, tensor<1x4x4x16xf32>, tensor<f32>) -> tensor<1x8x8x16xf32>
  return
}

// CHECK-LABEL: func.func @reductions
func.func @reductions(%a: tensor<4x6xf32>, %i: tensor<4x6xi32>, %f0: tensor<f32>, %i0: tensor<i32>) {
  // CHECK-NEXT: stablehlo.reduce(%arg0 init: %arg2) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  // GENERIC: "stablehlo.reduce"(%{{.*}}, %{{.*}}) <{dimensions = array<i64: 1>}> ({
  // GENERIC-NEXT: ^bb0(%{{.*}}: tensor<f32>, %{{.*}}: tensor<f32>):
  // GENERIC-NEXT: %[[SUM:.*]] = "stablehlo.add"(%{{.*}}, %{{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  // GENERIC-NEXT: "stablehlo.return"(%[[SUM]]) : (tensor<f32>) -> ()
  // GENERIC-NEXT: }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %0 = stablehlo.reduce(%a init: %f0) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.reduce(%arg0 init: %arg2) applies stablehlo.maximum across dimensions = [0, 1] {note} : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%a init: %f0) across dimensions = [0, 1] {note} : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
   reducer(%x: tensor<f32>, %y: tensor<f32>) {
    %max = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %max : tensor<f32>
  }
  // Operands in another order, or an attribute: the body is printed.
  // CHECK-NEXT: stablehlo.reduce(%arg0 init: %arg2) across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK-NEXT: reducer(%arg4: tensor<f32>, %arg5: tensor<f32>)  {
  // CHECK-NEXT:   %[[SUM:.*]] = stablehlo.add %arg5, %arg4 : tensor<f32>
  // CHECK-NEXT:   stablehlo.return %[[SUM]] : tensor<f32>
  // CHECK-NEXT: }
  %2 = stablehlo.reduce(%a init: %f0) across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%x: tensor<f32>, %y: tensor<f32>) {
    %sum = stablehlo.add %y, %x : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }
  // CHECK-NEXT: stablehlo.reduce(%arg0 init: %arg2) across dimensions = [1]
  // CHECK-NEXT: reducer
  // CHECK-NEXT: stablehlo.add %{{.*}} {note}
  // CHECK-NEXT: stablehlo.return
  // CHECK-NEXT: }
  %3 = stablehlo.reduce(%a init: %f0) across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%x: tensor<f32>, %y: tensor<f32>) {
    %sum = stablehlo.add %x, %y {note} : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }
  // An argmax as jax writes it.
  // CHECK-NEXT: %{{.*}}:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [1] : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  // CHECK-NEXT: reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
  // CHECK-NEXT:   %[[GT:.*]] = stablehlo.compare  GT, %arg4, %arg6,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  // CHECK-NEXT:   %[[VALUE:.*]] = stablehlo.select %[[GT]], %arg4, %arg6 : tensor<i1>, tensor<f32>
  // CHECK-NEXT:   %[[INDEX:.*]] = stablehlo.select %[[GT]], %arg5, %arg7 : tensor<i1>, tensor<i32>
  // CHECK-NEXT:   stablehlo.return %[[VALUE]], %[[INDEX]] : tensor<f32>, tensor<i32>
  // CHECK-NEXT: }
  %4:2 = stablehlo.reduce(%a init: %f0), (%i init: %i0) across dimensions = [1] : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %gt = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %value = stablehlo.select %gt, %x, %y : tensor<i1>, tensor<f32>
    %index = stablehlo.select %gt, %p, %q : tensor<i1>, tensor<i32>
    stablehlo.return %value, %index : tensor<f32>, tensor<i32>
  }
  // CHECK-NEXT: "stablehlo.map"(%arg0) <{dimensions = array<i64: 0, 1>}> ({
  // CHECK: }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %5 = "stablehlo.map"(%a) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  // CHECK-NEXT: %{{.*}}:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
  // CHECK: }) : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  %6:2 = "stablehlo.sort"(%a, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  return
}

// CHECK-LABEL: func.func @others
func.func @others(%x: tensor<2x4x3xf32>, %s: tensor<3xf32>, %a: tensor<f32>, %shape: tensor<2xi64>, %state: tensor<2xui64>) {
  // CHECK-NEXT: "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<2x4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x4x3xf32>
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %s, %s, %s) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<2x4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x4x3xf32>
  // CHECK-NEXT: "stablehlo.batch_norm_training"
  %1:3 = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<2x4x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  // CHECK-NEXT: "stablehlo.batch_norm_grad"
  %2:3 = "stablehlo.batch_norm_grad"(%x, %s, %s, %s, %x) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<2x4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  // CHECK-NEXT: stablehlo.rng %arg2, %arg2, %arg3, distribution =  UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<4x5xf32>
  %3 = stablehlo.rng %a, %a, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<4x5xf32>
  // CHECK-NEXT: stablehlo.rng_bit_generator %arg4, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %4:2 = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return
}

// What the lists of dimensions cannot say is printed as it is stored.
// CHECK-LABEL: func.func @raw_dimensions
// CHECK-SAME: attributes {dims = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 5, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [0]>, lists = #stablehlo.conv<[b, f, 1, 0]x[o, i]->[f, 0, b]>}
func.func @raw_dimensions() attributes {
  dims = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 5, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, output_feature_dimension = 1, output_spatial_dimensions = [0]>,
  lists = #stablehlo.conv<[b, f, 1, 0]x[o, i]->[f, 0, b]>
} {
  return
}

// A computation may be of a wider type than the elements.
// CHECK-LABEL: func.func @promoting_reductions
func.func @promoting_reductions(%a: tensor<4x6xbf16>, %i: tensor<bf16>, %b: tensor<4xi8>, %j: tensor<i8>) -> (tensor<4xf32>, tensor<3xi32>) {
  // CHECK: stablehlo.reduce(%{{.*}} init: %{{.*}}) across dimensions = [1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xf32>
  // CHECK-NEXT: reducer(%{{.*}}: tensor<f32>, %{{.*}}: tensor<f32>)
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xf32>
  // CHECK: "stablehlo.reduce_window"
  // CHECK: (tensor<4xi8>, tensor<i8>) -> tensor<3xi32>
  %1 = "stablehlo.reduce_window"(%b, %j) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4xi8>, tensor<i8>) -> tensor<3xi32>
  return %0, %1 : tensor<4xf32>, tensor<3xi32>
}
