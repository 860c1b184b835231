// RUN: ttmlir-opt --split-input-file --stablehlo-partial-evaluation %s | filecheck %s

// What JAX calls in programs of any size, once the sizes are known: a cumulative sum, whose computation goes.
// CHECK-LABEL: func.func @cumulative(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %[[ZERO:.*]]: tensor<f32>) -> tensor<4x8xf32> {
// CHECK: %[[SUM:.*]] = "stablehlo.reduce_window"(%[[A]], %[[ZERO]]) <{
// CHECK-SAME: base_dilations = array<i64: 1, 1>, padding = dense<{{\[}}[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}>
// CHECK: stablehlo.add
// CHECK: return %[[SUM]] : tensor<4x8xf32>
// CHECK-NOT: @sum
func.func @cumulative(%a: tensor<4x8xf32>, %zero: tensor<f32>) -> tensor<?x8xf32> {
  %size = stablehlo.get_dimension_size %a, dim = 0 : (tensor<4x8xf32>) -> tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ones = stablehlo.constant dense<1> : tensor<2xi32>
  %none = stablehlo.constant dense<0> : tensor<1x2xi32>
  %n = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %m = stablehlo.constant dense<1> : tensor<1xi32>
  %window = stablehlo.concatenate %n, %m, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %before = stablehlo.subtract %size, %one : tensor<i32>
  %low = stablehlo.reshape %before : (tensor<i32>) -> tensor<1x1xi32>
  %high = stablehlo.constant dense<0> : tensor<1x1xi32>
  %first = stablehlo.concatenate %low, %high, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
  %padding = stablehlo.concatenate %first, %none, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%a, %zero, %window, %ones, %ones, %ones, %padding) {called_computations = [@sum]} : (tensor<4x8xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
func.func @sum(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

// -----

// CHECK-LABEL: func.func @greatest(
// CHECK-SAME: -> (tensor<4x3xf32>, tensor<4x3xi32>) {
func.func @greatest(%a: tensor<4x8xf32>) -> (tensor<4x?xf32>, tensor<4x?xi32>) {
  %k = stablehlo.constant dense<3> : tensor<i32>
  // CHECK: stablehlo.custom_call @mhlo.topk(%{{.*}}) {mhlo.attributes = {k = 3 : i64, largest = true}} : (tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%a, %k) : (tensor<4x8xf32>, tensor<i32>) -> (tensor<4x?xf32>, tensor<4x?xi32>)
  return %0#0, %0#1 : tensor<4x?xf32>, tensor<4x?xi32>
}

// CHECK-LABEL: func.func @bits(
// CHECK-SAME: -> (tensor<2xui64>, tensor<5x2xui32>) {
func.func @bits(%state: tensor<2xui64>) -> (tensor<2xui64>, tensor<?x2xui32>) {
  %shape = stablehlo.constant dense<[5, 2]> : tensor<2xi32>
  // CHECK: stablehlo.rng_bit_generator %{{.*}}, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x2xui32>)
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_rng_bit_generator(%state, %shape) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>, tensor<2xi32>) -> (tensor<2xui64>, tensor<?x2xui32>)
  return %0#0, %0#1 : tensor<2xui64>, tensor<?x2xui32>
}

// What approx_max_k calls for a number of elements that is computed: of a constant, of shapes behind it, or of a type that says it.
// CHECK-LABEL: func.func @approximate(
// CHECK-SAME: -> (tensor<3x2xf32>, tensor<3x2xi32>) {
func.func @approximate(%a: tensor<6x2xf32>, %n: tensor<i32>) -> (tensor<?x2xf32>, tensor<?x2xi32>) {
  %places = stablehlo.iota dim = 0 : tensor<6x2xi32>
  %worst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %k = stablehlo.constant dense<3> : tensor<i32>
  %s = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  // CHECK: %[[R:.*]]:2 = stablehlo.custom_call @ApproxTopK(%{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}) {called_computations = [@greater], mhlo.backend_config = {reduction_dim = 0 : i64, top_k = 3 : i64}} : (tensor<6x2xf32>, tensor<6x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  // CHECK: stablehlo.custom_call @ApproxTopK({{.*}} {called_computations = [@greater], has_side_effect = true, mhlo.backend_config = {reduction_dim = 0 : i64, top_k = 3 : i64}} : {{.*}} -> (tensor<3x2xf32>, tensor<3x2xi32>)
  // CHECK: stablehlo.custom_call @ApproxTopK({{.*}} {called_computations = [@greater], has_side_effect = true, mhlo.backend_config = {reduction_dim = 0 : i64, top_k = 4 : i64}} : {{.*}} -> (tensor<4x2xf32>, tensor<4x2xi32>)
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_approx_top_k(%a, %places, %worst, %none, %k, %s, %s) {called_computations = [@greater], indices_of_shape_operands = dense<[5, 6]> : tensor<2xi64>, mhlo.backend_config = {reduction_dim = 0 : i64}} : (tensor<6x2xf32>, tensor<6x2xi32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<?x2xf32>, tensor<?x2xi32>)
  %1:2 = stablehlo.custom_call @stablehlo.dynamic_approx_top_k(%a, %places, %worst, %none, %k) {called_computations = [@greater], mhlo.backend_config = {reduction_dim = 0 : i64}, has_side_effect = true} : (tensor<6x2xf32>, tensor<6x2xi32>, tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<?x2xf32>, tensor<?x2xi32>)
  %2:2 = stablehlo.custom_call @stablehlo.dynamic_approx_top_k(%a, %places, %worst, %none, %n) {called_computations = [@greater], mhlo.backend_config = {reduction_dim = 0 : i64}, has_side_effect = true} : (tensor<6x2xf32>, tensor<6x2xi32>, tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
  return %0#0, %0#1 : tensor<?x2xf32>, tensor<?x2xi32>
}
func.func private @greater(%x: tensor<f32>, %y: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

// Those of a matrix follow from it, whatever is given behind.
// CHECK-LABEL: func.func @matrices(
// CHECK-SAME: -> (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x4xi32>) {
func.func @matrices(%a: tensor<2x4x3xf32>, %k: tensor<3xi32>, %m: tensor<2xi32>) -> (tensor<?x?x3xf32>, tensor<?x?xf32>, tensor<?x?xi32>) {
  // CHECK: @Qr(%{{[^,]*}}) : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>)
  // CHECK: @LuDecomposition(%{{[^,]*}}) : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x4xi32>)
  %0:2 = stablehlo.custom_call @Qr(%a, %k, %m) {indices_of_shape_operands = dense<[1, 2]> : tensor<2xi64>} : (tensor<2x4x3xf32>, tensor<3xi32>, tensor<2xi32>) -> (tensor<?x?x3xf32>, tensor<?x?xf32>)
  %1:3 = stablehlo.custom_call @LuDecomposition(%a) : (tensor<2x4x3xf32>) -> (tensor<?x?x3xf32>, tensor<?x?xi32>, tensor<?x?xi32>)
  return %0#0, %0#1, %1#2 : tensor<?x?x3xf32>, tensor<?x?xf32>, tensor<?x?xi32>
}

// Of a call of another library, the last operands are the shapes of its results.
// CHECK-LABEL: func.func @shapes(
// CHECK-SAME: %[[A:.*]]: tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2xi32>) {
func.func @shapes(%a: tensor<2x3x3xf32>) -> (tensor<?x3x3xf32>, tensor<?xi32>) {
  %s = stablehlo.constant dense<[2, 3, 3]> : tensor<3xi64>
  %t = stablehlo.constant dense<2> : tensor<1xi64>
  // CHECK: stablehlo.custom_call @lapack_spotrf_ffi(%[[A]]) {operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2xi32>)
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a, %s, %t) {indices_of_shape_operands = dense<[1, 2]> : tensor<2xi64>, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xf32>, tensor<3xi64>, tensor<1xi64>) -> (tensor<?x3x3xf32>, tensor<?xi32>)
  return %0#0, %0#1 : tensor<?x3x3xf32>, tensor<?xi32>
}

// -----

// These stay: sizes that are not known, more elements than there are, a computation that is none, other shapes than the types say.
// CHECK-LABEL: func.func @stays(
func.func @stays(%a: tensor<4x8xf32>, %k: tensor<i32>, %zero: tensor<f32>) {
  %many = stablehlo.constant dense<9> : tensor<i32>
  %few = stablehlo.constant dense<-1> : tensor<i32>
  %ones = stablehlo.constant dense<1> : tensor<2xi32>
  %none = stablehlo.constant dense<0> : tensor<2x2xi32>
  %five = stablehlo.constant dense<5> : tensor<2xi32>
  // CHECK-COUNT-3: @stablehlo.dynamic_top_k
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%a, %k) : (tensor<4x8xf32>, tensor<i32>) -> (tensor<4x?xf32>, tensor<4x?xi32>)
  %1:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%a, %many) : (tensor<4x8xf32>, tensor<i32>) -> (tensor<4x?xf32>, tensor<4x?xi32>)
  %2:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%a, %few) : (tensor<4x8xf32>, tensor<i32>) -> (tensor<4x?xf32>, tensor<4x?xi32>)
  // Of a number that data says, of more than there are, and of another than the type has.
  // CHECK-COUNT-3: @stablehlo.dynamic_approx_top_k
  %a0:2 = stablehlo.custom_call @stablehlo.dynamic_approx_top_k(%a, %a, %zero, %k, %k) {called_computations = [@two], has_side_effect = true, mhlo.backend_config = {reduction_dim = 1 : i64}} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<4x?xf32>, tensor<4x?xi32>)
  %a1:2 = stablehlo.custom_call @stablehlo.dynamic_approx_top_k(%a, %a, %zero, %k, %many) {called_computations = [@two], has_side_effect = true, mhlo.backend_config = {reduction_dim = 1 : i64}} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<4x?xf32>, tensor<4x?xi32>)
  %three = stablehlo.constant dense<3> : tensor<i32>
  %a2:2 = stablehlo.custom_call @stablehlo.dynamic_approx_top_k(%a, %a, %zero, %k, %three) {called_computations = [@two], has_side_effect = true, mhlo.backend_config = {reduction_dim = 1 : i64}} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>, tensor<i32>, tensor<i32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
  // CHECK-COUNT-3: @stablehlo.dynamic_reduce_window
  %3 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%a, %zero, %ones, %ones, %ones, %ones, %none) {called_computations = [@missing]} : (tensor<4x8xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x8xf32>
  %4 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%a, %zero, %ones, %ones, %ones, %ones, %none) {called_computations = [@one]} : (tensor<4x8xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x8xf32>
  %5 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%a, %zero, %ones, %five, %ones, %ones, %none) {called_computations = [@two]} : (tensor<4x8xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x8xf32>
  // CHECK: @mhlo.erf(%{{.*}}) : (!stablehlo.token) -> tensor<?xf32>
  %token = stablehlo.create_token : !stablehlo.token
  %7 = stablehlo.custom_call @mhlo.erf(%token) : (!stablehlo.token) -> tensor<?xf32>
  // CHECK: @something(%{{.*}}, %{{.*}}) {indices_of_shape_operands
  %6 = stablehlo.custom_call @something(%a, %five) {indices_of_shape_operands = dense<1> : tensor<1xi64>} : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<?x8xf32>
  return
}
func.func private @one(%a: tensor<f32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func private @two(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  return %b : tensor<f32>
}
