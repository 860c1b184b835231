// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-stablehlo-to-ttir %s

// A size that is not known.
func.func @f(%a: tensor<?xf32>) {
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.tan'}}
  %0 = stablehlo.tan %a : tensor<?xf32>
  return
}

// -----

// Complex numbers.
func.func @f(%a: tensor<4xcomplex<f32>>) {
  // expected-note @+2 {{only tensors of integers or floats are supported}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.cosine'}}
  %0 = stablehlo.cosine %a : tensor<4xcomplex<f32>>
  return
}

// -----

// Quantized numbers.
func.func @f(%a: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  // expected-note @+2 {{only tensors of integers or floats are supported}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.exponential'}}
  %0 = stablehlo.exponential %a : tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

// A result of unknown size.
func.func @f(%a: tensor<4xi32>) {
  %0 = stablehlo.convert %a : (tensor<4xi32>) -> tensor<4xi1>
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.subtract'}}
  %1 = stablehlo.subtract %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<?xi32>
  return
}

// -----

// Nothing in TTIR computes this of fewer operations.
func.func @f(%a: tensor<65x65xf32>) {
  // expected-note @+2 {{matrices of at most 64 rows or columns are supported, because each is written out; of complex numbers, of at most 32}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.cholesky'}}
  %0 = stablehlo.cholesky %a : tensor<65x65xf32>
  return
}

// -----

// Systems of more equations.
func.func @f(%a: tensor<65x65xf32>, %b: tensor<65x2xf32>) {
  // expected-note @+2 {{matrices of at most 64 rows or columns are supported, because each is written out; of complex numbers, of at most 32}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.triangular_solve'}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<65x65xf32>, tensor<65x2xf32>) -> tensor<65x2xf32>
  return
}

// -----

// An update at computed indices of more elements than f32 counts.
func.func @f(%a: tensor<16777217xf32>, %u: tensor<2xf32>, %i: tensor<i32>) {
  // expected-note @+2 {{indices are numbers in f32, which ends at 2^24}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.dynamic_update_slice'}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<16777217xf32>, tensor<2xf32>, tensor<i32>) -> tensor<16777217xf32>
  return
}

// -----

// Windows of more rows than f32 counts.
func.func @f(%t: tensor<16777217x4xf32>, %i: tensor<3x1xi32>) {
  // expected-note @+2 {{indices are numbers in f32, which ends at 2^24}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.gather'}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 4>}> : (tensor<16777217x4xf32>, tensor<3x1xi32>) -> tensor<3x2x4xf32>
  return
}

// -----

// Windows of more rows than are looked up.
func.func @f(%t: tensor<2048x2048xf32>, %i: tensor<3x1xi32>) {
  // expected-note @+2 {{3145728 rows would be looked up, of at most 2^20}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.gather'}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1024, 1024>}> : (tensor<2048x2048xf32>, tensor<3x1xi32>) -> tensor<3x1024x1024xf32>
  return
}

// -----

// An update that is computed of more than single elements.
func.func @f(%t: tensor<8x4xf32>, %i: tensor<1xi32>, %u: tensor<4xf32>) {
  // expected-note @+2 {{'stablehlo.reshape' does not compute one element of one}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.scatter'}}
  %0 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %r = stablehlo.reshape %x : (tensor<f32>) -> tensor<f32>
    %s = stablehlo.subtract %r, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<8x4xf32>
  return
}

// -----

// Too many updates at computed places.
func.func @f(%t: tensor<8x4xf32>, %i: tensor<65x1xi32>, %u: tensor<65x4xf32>) {
  // expected-note @+2 {{updates at computed places are written one after the other, of at most 64}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.scatter'}}
  %0 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.subtract %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<65x1xi32>, tensor<65x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

// Too many choices of an update for an element.
func.func @f(%t: tensor<2048x64xf32>, %i: tensor<65x1xi32>, %u: tensor<65x64xf32>) {
  // expected-note @+2 {{updates at computed places are written one after the other, of at most 64}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.scatter'}}
  %0 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2048x64xf32>, tensor<65x1xi32>, tensor<65x64xf32>) -> tensor<2048x64xf32>
  return
}

// -----

// Too many updates of one element.
func.func @f(%t: tensor<8x4xf32>, %u: tensor<65x4xf32>) {
  %i = stablehlo.constant dense<3> : tensor<65x1xi32>
  // expected-note @+2 {{updates of one element are written one after the other, of at most 64}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.scatter'}}
  %0 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.subtract %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<65x1xi32>, tensor<65x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

// Not known what is called.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{nothing is known about 'something', which is called}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %0 = stablehlo.custom_call @something(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// A call of Python.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{'xla_ffi_python_cpu_callback' calls Python while the program runs, as jax.debug.print and jax.pure_callback do, which a device cannot}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  stablehlo.custom_call @xla_ffi_python_cpu_callback(%a) {has_side_effect = true} : (tensor<4xf32>) -> ()
  return
}

// -----

// A function of a library for other chips.
func.func @f(%a: tensor<4xui32>) {
  // expected-note @+2 {{'cu_threefry2x32_ffi' is for another kind of device; JAX writes programs without it with lowering_platforms=('cpu',), an option of lower()}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %0:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%a, %a, %a, %a) : (tensor<4xui32>, tensor<4xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
  return
}

// -----

// Two results.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{only operations with one result are supported}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %0:2 = stablehlo.custom_call @mhlo.erf(%a) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4096xf32>) -> tensor<2x2x2x2x2x2x2x2x2x2x2x2xf32> {
  // expected-error @+1 {{failed to legalize, as ttir.reshape gives at most 5 dimensions, and tensors of more are put together of at most 64 parts}}
  %0 = stablehlo.reshape %a : (tensor<4096xf32>) -> tensor<2x2x2x2x2x2x2x2x2x2x2x2xf32>
  %1 = stablehlo.add %0, %0 : tensor<2x2x2x2x2x2x2x2x2x2x2x2xf32>
  // expected-note @+1 {{'func.return' needs more}}
  return %1 : tensor<2x2x2x2x2x2x2x2x2x2x2x2xf32>
}

// -----

// Four spatial dimensions.
func.func @f(%a: tensor<1x4x4x4x4x2xf32>, %b: tensor<3x3x3x3x2x3xf32>) {
  // expected-note @+2 {{only convolutions of at most three spatial dimensions are supported}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.convolution'}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, 2, 3, f]x[0, 1, 2, 3, i, o]->[b, 0, 1, 2, 3, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x4x4x2xf32>, tensor<3x3x3x3x2x3xf32>) -> tensor<1x2x2x2x2x3xf32>
  return
}

// -----

// A constant of complex numbers.
func.func @f() {
  // expected-note @+2 {{only tensors of integers or floats are supported}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.constant'}}
  %0 = stablehlo.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  return
}

// -----

// A loop.
func.func @f(%i: tensor<i32>, %p: tensor<i1>) {
  // expected-note @+2 {{TTIR has no loops; --stablehlo-partial-evaluation writes those out that are known to run 2048 times at most, by constants or a stablehlo.minimum of their ends, or as often as its max-iterations, and that of the pipeline, says}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.while'}}
  %0 = stablehlo.while(%x = %i) : tensor<i32>
   cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %x : tensor<i32>
  }
  return
}

// -----

// A choice between tensors of unknown size.
func.func @f(%p: tensor<i1>, %a: tensor<?xf32>) {
  // expected-note @+2 {{results are chosen between that are tensors of known size}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.if'}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<?xf32>
  }, {
    stablehlo.return %a : tensor<?xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  return
}

// -----

// What a composite stands for.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{functions are called by name; --stablehlo-legalize-composite-to-call and --inline put what they do in the place of composites}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.composite'}}
  %0 = stablehlo.composite "a.b" %a {decomposition = @g} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

// -----

// Too many.
func.func @f(%a: tensor<2x8388609xf32>) {
  // expected-note @+2 {{indices are numbers in f32, which ends at 2^24}}
  // expected-error @+1 {{failed to legalize operation 'chlo.top_k'}}
  %values, %indices = chlo.top_k(%a, k = 129) : tensor<2x8388609xf32> -> (tensor<2x129xf32>, tensor<2x129xi32>)
  return
}

// -----

// Sizes that are not known.
func.func @f(%a: tensor<?x100xf32>) {
  // expected-note @+2 {{only tensors of integers or floats of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'chlo.top_k'}}
  %values, %indices = chlo.top_k(%a, k = 5) : tensor<?x100xf32> -> (tensor<?x5xf32>, tensor<?x5xi32>)
  return
}

// -----

// More indices than f32 has.
func.func @f(%a: tensor<16777217xf32>) {
  // expected-note @+2 {{indices are numbers in f32, which ends at 2^24}}
  // expected-error @+1 {{failed to legalize operation 'chlo.top_k'}}
  %values, %indices = chlo.top_k(%a, k = 5) : tensor<16777217xf32> -> (tensor<5xf32>, tensor<5xi32>)
  return
}

// -----

// An integer for a float.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{the number is not of the element type}}
  // expected-error @+1 {{failed to legalize operation 'chlo.constant_like'}}
  %0 = "chlo.constant_like"(%a) {value = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// A call: the pipeline inlines it.
func.func private @g(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{functions are not called in TTIR; --inline puts what they do in the place of calls}}
  // expected-error @+1 {{failed to legalize operation 'func.call'}}
  %0 = call @g(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// More elements than are counted.
func.func @f(%a: tensor<2x8388609xf32>) {
  // expected-note @+2 {{indices are numbers in f32, which ends at 2^24}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.sort'}}
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x8388609xf32>) -> tensor<2x8388609xf32>
  return
}

// -----

// An order by more than functions of elements.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{the comparator is not made of elementwise operations}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.sort'}}
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.reshape %x : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = stablehlo.compare LT, %2, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// A diagonal in the notation of Einstein.
func.func @f(%a: tensor<5x5xf32>) {
  // expected-note @+2 {{a letter stands for two dimensions of one tensor}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.unary_einsum'}}
  %r = stablehlo.unary_einsum %a, config = "ii->i" : (tensor<5x5xf32>) -> tensor<5xf32>
  return
}

// -----

// An ellipsis.
func.func @f(%a: tensor<5x7xf32>, %b: tensor<7x3xf32>) {
  // expected-note @+2 {{only letters are supported in equations}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.einsum'}}
  %r = stablehlo.einsum %a, %b, config = "...j,jk->...k" : (tensor<5x7xf32>, tensor<7x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

// An equation of one operand.
func.func @f(%a: tensor<5x7xf32>, %b: tensor<7x3xf32>) {
  // expected-note @+2 {{the equation names the dimensions of another number of operands}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.einsum'}}
  %r = stablehlo.einsum %a, %b, config = "ij->ij" : (tensor<5x7xf32>, tensor<7x3xf32>) -> tensor<5x7xf32>
  return
}

// -----

// Too few letters.
func.func @f(%a: tensor<5x7xf32>, %b: tensor<7x3xf32>) {
  // expected-note @+2 {{'i' stands for a tensor of rank 2}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.einsum'}}
  %r = stablehlo.einsum %a, %b, config = "i,ik->k" : (tensor<5x7xf32>, tensor<7x3xf32>) -> tensor<3xf32>
  return
}

// -----

// One letter, two sizes.
func.func @f(%a: tensor<5x7xf32>, %b: tensor<7x3xf32>) {
  // expected-note @+2 {{'i' stands for sizes 5 and 7}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.einsum'}}
  %r = stablehlo.einsum %a, %b, config = "ij,ik->jk" : (tensor<5x7xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
  return
}

// -----

// A letter out of nothing.
func.func @f(%a: tensor<5x7xf32>, %b: tensor<7x3xf32>) {
  // expected-note @+2 {{a letter of the result is in no operand}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.einsum'}}
  %r = stablehlo.einsum %a, %b, config = "ij,jk->il" : (tensor<5x7xf32>, tensor<7x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

// A lookup as of torch, of a table of unknown size.
func.func @f(%a: tensor<?x7xf32>, %i: tensor<3xi32>) -> tensor<3x7xf32> {
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.torch_index_select'}}
  %r = "stablehlo.torch_index_select"(%a, %i) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<?x7xf32>, tensor<3xi32>) -> tensor<3x7xf32>
  return %r : tensor<3x7xf32>
}

// -----

// A function of each element that takes one apart.
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{'stablehlo.reshape' does not compute one element of one}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.map'}}
  %r = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>):
    %row = stablehlo.reshape %x : (tensor<f32>) -> tensor<1xf32>
    %y = stablehlo.reshape %row : (tensor<1xf32>) -> tensor<f32>
    stablehlo.return %y : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// A function of each element of a tensor of unknown size.
func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.map'}}
  %r = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// A tuple that a function returns to a caller.
func.func private @pair(%a: tensor<4xf32>) -> tuple<tensor<4xf32>, tensor<4xf32>> {
  // expected-note @+2 {{TTIR has no tuples}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.tuple'}}
  %t = stablehlo.tuple %a, %a : tuple<tensor<4xf32>, tensor<4xf32>>
  return %t : tuple<tensor<4xf32>, tensor<4xf32>>
}
func.func @f(%a: tensor<4xf32>) {
  %0 = call @pair(%a) : (tensor<4xf32>) -> tuple<tensor<4xf32>, tensor<4xf32>>
  return
}

// -----

// A shape that is not known.
func.func @f(%n: tensor<1xi32>) {
  // expected-note @+2 {{shapes in TTIR are constant; --stablehlo-partial-evaluation makes those so that follow from constants}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.dynamic_iota'}}
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

// Bits of wide floats.
func.func @f(%a: tensor<4xf64>) {
  // expected-note @+2 {{TTIR takes bits for those of another type of the same width only, of integers, f32, bf16 and f16}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.bitcast_convert'}}
  %0 = stablehlo.bitcast_convert %a : (tensor<4xf64>) -> tensor<4xi64>
  return
}

// -----

// A sum over two processes.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{TTIR programs run on one chip}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.all_reduce'}}
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// The number of one of two processes.
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @f() {
    // expected-note @+2 {{TTIR programs run on one chip}}
    // expected-error @+1 {{failed to legalize operation 'stablehlo.partition_id'}}
    %0 = stablehlo.partition_id : tensor<ui32>
    return
  }
}

// -----

// A tensor of the only process, of which the module says that it is not.
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @f(%a: tensor<4xf32>) {
    // expected-note @+2 {{TTIR programs run on one chip}}
    // expected-error @+1 {{failed to legalize operation 'stablehlo.collective_permute'}}
    %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// Random truths.
func.func @f() {
  %a = stablehlo.constant dense<false> : tensor<i1>
  %b = stablehlo.constant dense<true> : tensor<i1>
  %shape = stablehlo.constant dense<4> : tensor<1xi64>
  // expected-note @+2 {{random numbers are integers or floats, in tensors of static shape}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.rng'}}
  %0 = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<1xi64>) -> tensor<4xi1>
  return
}

// -----

// As many random numbers as an argument says.
func.func @f(%shape: tensor<1xi64>) {
  %a = stablehlo.constant dense<1.0> : tensor<f32>
  // expected-note @+2 {{random numbers are integers or floats, in tensors of static shape}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.rng'}}
  %0 = stablehlo.rng %a, %a, %shape, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

// A state of 64 bits that is computed.
func.func @f(%a: tensor<2xui64>) {
  %s = stablehlo.not %a : tensor<2xui64>
  // expected-note @+2 {{random bits are integers of up to 32 bits, and their states words of 32 bits, or numbers of 64 that bitcast_convert makes of words and takes apart, constants, arguments or results}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.rng_bit_generator'}}
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return
}

// -----

// A state of 64 bits that is computed with.
func.func @f() -> tensor<2xui64> {
  %s = stablehlo.constant dense<1> : tensor<2xui64>
  // expected-note @+2 {{random bits are integers of up to 32 bits, and their states words of 32 bits, or numbers of 64 that bitcast_convert makes of words and takes apart, constants, arguments or results}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.rng_bit_generator'}}
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %1 = stablehlo.not %0#0 : tensor<2xui64>
  return %1 : tensor<2xui64>
}

// -----

// Bits of floats.
func.func @f() {
  %s = stablehlo.constant dense<1> : tensor<2xui64>
  // expected-note @+2 {{random bits are integers of up to 32 bits, and their states words of 32 bits, or numbers of 64 that bitcast_convert makes of words and takes apart, constants, arguments or results}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.rng_bit_generator'}}
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
  return
}

// -----

// Complex numbers that come from elsewhere, and that go elsewhere.
func.func @f(%a: tensor<4xcomplex<f32>>) {
  // expected-note @+2 {{TTIR has no complex numbers}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.imag'}}
  %0 = stablehlo.imag %a : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xcomplex<f32>>) {
  // expected-note @+2 {{TTIR has no complex numbers, which 'func.return' would take}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.complex'}}
  %0 = stablehlo.complex %a, %a : tensor<4xcomplex<f32>>
  %1 = stablehlo.real %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<4xcomplex<f32>>
}

// -----

// A token that something waits for.
func.func @f() -> !stablehlo.token {
  // expected-note @+2 {{TTIR programs take arguments and return results only}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.create_token'}}
  %0 = stablehlo.create_token : !stablehlo.token
  return %0 : !stablehlo.token
}

// -----

// What a token is for is what cannot be done.
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.create_token : !stablehlo.token
  %1 = stablehlo.after_all %0, %0 : !stablehlo.token
  // expected-note @+2 {{'xla_python_cpu_callback' calls Python while the program runs}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %2 = stablehlo.custom_call @xla_python_cpu_callback(%1, %a) {has_side_effect = true} : (!stablehlo.token, tensor<4xf32>) -> !stablehlo.token
  return %a : tensor<4xf32>
}

// -----

// A tensor for another process.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{TTIR programs run on one chip}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.collective_permute'}}
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// A part of a tensor on each of two chips.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{the parts of the tensor would be on several chips}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %0 = stablehlo.custom_call @SPMDFullToShardShape(%a) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// Nothing says how many.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{a call of 'mhlo.topk' has one operand, two results, and 'k' in 'mhlo.attributes'}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %0:2 = stablehlo.custom_call @mhlo.topk(%a) : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return
}

// -----

// Another shape than the operand has.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{what is called takes one operand of the type of its result}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %0 = stablehlo.custom_call @mhlo.erf(%a) : (tensor<4xf32>) -> tensor<1xf32>
  return
}

// -----

// Functions of integers.
func.func @f(%a: tensor<4xi32>) {
  // expected-note @+2 {{only tensors of floats of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %0 = stablehlo.custom_call @mhlo.erf(%a) : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

// Quantized numbers that have not become integers.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{TTIR has no quantized numbers; --stablehlo-legalize-quant-to-math makes integers of them}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.uniform_quantize'}}
  %0 = stablehlo.uniform_quantize %a : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}
// -----

func.func @f(%a: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-note @+3 {{TTIR has no reduction by this computation}}
  // expected-note @+2 {{'stablehlo.reshape' does not compute one element of one}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.reduce'}}
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%x: tensor<f32>, %y: tensor<f32>) {
    %1 = stablehlo.reshape %x : (tensor<f32>) -> tensor<f32>
    %2 = stablehlo.add %1, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-note @+3 {{the computation or what it starts with is not supported}}
  // expected-note @+2 {{'stablehlo.reshape' does not compute one element of one}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.reduce_window'}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.reshape %x : (tensor<f32>) -> tensor<f32>
    %2 = stablehlo.add %1, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi64>) {
  // expected-note @+2 {{words and their parts are integers of 2, 4, 8, 16 or 32 bits, f32, bf16 or f16}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.bitcast_convert'}}
  %0 = stablehlo.bitcast_convert %a : (tensor<4xi64>) -> tensor<4x2xi32>
  return
}

// -----

// Results that may be off by so much only.
func.func @f(%a: tensor<4xf32>) {
  // expected-note @+2 {{TTIR does not promise that results are within tolerances}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.tanh'}}
  %0 = stablehlo.tanh %a {result_accuracy = #stablehlo.result_accuracy<rtol = 1.0e-5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return
}

// -----

// An order that is not the one of the elements.
func.func @f(%a: tensor<4xi32>) {
  // expected-note @+2 {{an UNSIGNED comparison cannot order signed elements}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.compare'}}
  %0 = stablehlo.compare LT, %a, %a, UNSIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4xi1>) {
  // expected-note @+2 {{a SIGNED comparison cannot order unsigned elements}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.compare'}}
  %0 = stablehlo.compare GE, %a, %a, SIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4xui8>) {
  // What is equal is so in any order.
  %0 = stablehlo.compare EQ, %a, %a, SIGNED : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  // expected-note @+2 {{a SIGNED comparison cannot order unsigned elements}}
  // expected-error @+1 {{failed to legalize operation 'chlo.broadcast_compare'}}
  %1 = chlo.broadcast_compare %a, %a {comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type SIGNED>} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  return
}

// -----

// Nothing says how many.
func.func @f(%a: tensor<2x6xf32>, %p: tensor<2x6xi32>, %x: tensor<f32>, %i: tensor<i32>) {
  %places = stablehlo.iota dim = 1 : tensor<2x6xi32>
  // expected-error @+1 {{'stablehlo.custom_call' op a call of 'ApproxTopK' has four operands, two results, and 'top_k' and 'reduction_dim' in 'mhlo.backend_config'}}
  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %places, %x, %i) {called_computations = [@order], mhlo.backend_config = {reduction_dim = 1 : i64}} : (tensor<2x6xf32>, tensor<2x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return
}
func.func private @order(%x: tensor<f32>, %y: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

// -----

// Fewer than none.
func.func @f(%a: tensor<2x6xf32>, %p: tensor<2x6xi32>, %x: tensor<f32>, %i: tensor<i32>) {
  %places = stablehlo.iota dim = 1 : tensor<2x6xi32>
  // expected-error @+1 {{'stablehlo.custom_call' op 'top_k' is -1, which is no number of elements of the dimension}}
  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %places, %x, %i) {called_computations = [@order], mhlo.backend_config = {reduction_dim = 1 : i64, top_k = -1 : i64}} : (tensor<2x6xf32>, tensor<2x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return
}
func.func private @order(%x: tensor<f32>, %y: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

// -----

// More than are asked for.
func.func @f(%a: tensor<2x6xf32>, %p: tensor<2x6xi32>, %x: tensor<f32>, %i: tensor<i32>) {
  %places = stablehlo.iota dim = 1 : tensor<2x6xi32>
  // expected-error @+1 {{'stablehlo.custom_call' op only the elements that are asked for are found, not candidates for them}}
  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %places, %x, %i) {called_computations = [@order], mhlo.backend_config = {aggregate_to_topk = false, reduction_dim = 1 : i64, top_k = 2 : i64}} : (tensor<2x6xf32>, tensor<2x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x4xf32>, tensor<2x4xi32>)
  return
}
func.func private @order(%x: tensor<f32>, %y: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

// -----

// Anything beside the elements.
func.func @f(%a: tensor<2x6xf32>, %p: tensor<2x6xi32>, %x: tensor<f32>, %i: tensor<i32>) {
  %places = stablehlo.iota dim = 1 : tensor<2x6xi32>
  // expected-error @+1 {{'stablehlo.custom_call' op the second operand must count the elements along the dimension, as stablehlo.iota does}}
  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %p, %x, %i) {called_computations = [@order], mhlo.backend_config = {reduction_dim = 1 : i64, top_k = 2 : i64}} : (tensor<2x6xf32>, tensor<2x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return
}
func.func private @order(%x: tensor<f32>, %y: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

// -----

// No order.
func.func @f(%a: tensor<2x6xf32>, %p: tensor<2x6xi32>, %x: tensor<f32>, %i: tensor<i32>) {
  %places = stablehlo.iota dim = 1 : tensor<2x6xi32>
  // expected-error @+1 {{'stablehlo.custom_call' op what is called must compare its first two arguments by GT or LT}}
  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %places, %x, %i) {called_computations = [@order], mhlo.backend_config = {reduction_dim = 1 : i64, top_k = 2 : i64}} : (tensor<2x6xf32>, tensor<2x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return
}
func.func private @order(%x: tensor<f32>, %y: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare NE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

// -----

// Fewer results.
func.func @f(%a: tensor<2x6xf32>, %p: tensor<2x6xi32>, %x: tensor<f32>, %i: tensor<i32>) {
  %places = stablehlo.iota dim = 1 : tensor<2x6xi32>
  // expected-error @+1 {{'stablehlo.custom_call' op results must have 2 elements along dimension 1}}
  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %places, %x, %i) {called_computations = [@order], mhlo.backend_config = {reduction_dim = 1 : i64, top_k = 2 : i64}} : (tensor<2x6xf32>, tensor<2x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x1xf32>, tensor<2x1xi32>)
  return
}
func.func private @order(%x: tensor<f32>, %y: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

// -----

// A group of less than no rows.
func.func @f(%a: tensor<11x5xf32>, %b: tensor<3x5x7xf32>) {
  %g = stablehlo.constant dense<[4, -2, 5]> : tensor<3xi32>
  // expected-note @+2 {{no group has -2 rows}}
  // expected-error @+1 {{failed to legalize operation 'chlo.ragged_dot'}}
  %0 = "chlo.ragged_dot"(%a, %b, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<11x7xf32>
  return
}

// -----

// A group of less than no elements that are summed.
func.func @f(%a: tensor<11x5xf32>, %b: tensor<5x7xf32>) {
  %g = stablehlo.constant dense<[4, -2, 5]> : tensor<3xi32>
  // expected-note @+2 {{no group has -2 elements}}
  // expected-error @+1 {{failed to legalize operation 'chlo.ragged_dot'}}
  %0 = "chlo.ragged_dot"(%a, %b, %g) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>} : (tensor<11x5xf32>, tensor<5x7xf32>, tensor<3xi32>) -> tensor<3x11x7xf32>
  return
}

// -----

// Calls of linear algebra with something else than what they take.
func.func @f(%a: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<i32>) {
  // expected-note @+2 {{its operands or results have other shapes than what is called by that name}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<i32>)
  return %0#0, %0#1 : tensor<3x4xf32>, tensor<i32>
}

// -----

func.func @f(%a: tensor<4x4xi32>) -> (tensor<4x4xi32>, tensor<4xi32>) {
  // expected-note @+2 {{it takes a matrix of floats}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %0:2 = stablehlo.custom_call @Qr(%a) : (tensor<4x4xi32>) -> (tensor<4x4xi32>, tensor<4xi32>)
  return %0#0, %0#1 : tensor<4x4xi32>, tensor<4xi32>
}

// -----

func.func @f(%a: tensor<65x65xf32>) -> (tensor<65x65xf32>, tensor<65xi32>, tensor<i32>) {
  // expected-note @+2 {{matrices of at most 64 rows or columns are supported, because each is written out}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<65x65xf32>) -> (tensor<65x65xf32>, tensor<65xi32>, tensor<i32>)
  return %0#0, %0#1, %0#2 : tensor<65x65xf32>, tensor<65xi32>, tensor<i32>
}

// -----

// Rotations of more columns, and what LAPACK would do with side effects.
func.func @f(%a: tensor<33x33xf32>) -> (tensor<33x33xf32>, tensor<33xf32>, tensor<i32>) {
  // expected-note @+2 {{matrices of at most 32 rows or columns are supported, because each is written out}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %0:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%a) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<33x33xf32>) -> (tensor<33x33xf32>, tensor<33xf32>, tensor<i32>)
  return %0#0, %0#1, %0#2 : tensor<33x33xf32>, tensor<33xf32>, tensor<i32>
}

// -----

func.func @f(%a: tensor<4x3xf32>) -> tensor<3xf32> {
  // expected-note @+2 {{its operands or results have other shapes than what is called by that name}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.custom_call'}}
  %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%a) {mhlo.backend_config = {mode = 79 : ui8}} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<3x3xf32>, tensor<i32>)
  return %0#1 : tensor<3xf32>
}

// -----

// Numbers in attributes have 32 bits.
func.func @f(%x: tensor<4294967296xf32>, %a: tensor<1xf32>) -> tensor<4294967296xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  // expected-note @+2 {{'ttir.slice' op: attribute 'ends': 4294967296 is no value of type i32}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.dynamic_update_slice'}}
  %0 = stablehlo.dynamic_update_slice %x, %a, %c1 : (tensor<4294967296xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4294967296xf32>
  return %0 : tensor<4294967296xf32>
}

// -----

func.func private @declared(tensor<4xf32>) -> tensor<4xf32>
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{the module does not say what '@declared' does, which cannot be called}}
  // expected-error @+1 {{failed to legalize operation 'func.call'}}
  %0 = call @declared(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @even(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{'@odd' calls itself, and functions are not called in TTIR}}
  // expected-error @+1 {{failed to legalize operation 'func.call'}}
  %0 = call @odd(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @odd(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @even(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
