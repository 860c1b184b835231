// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-linalg-to-ttir %s

// Sizes that are not known.
func.func @f(%a: tensor<?x8xf32>, %e: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'linalg.exp'}}
  %r = linalg.exp ins(%a : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

// A size that is not known.
func.func @f(%a: tensor<?x8xf32>, %e: tensor<8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0 : index
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'tensor.dim'}}
  %size = tensor.dim %a, %zero : tensor<?x8xf32>
  %r = tensor.empty(%size) : tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

// A function that TTIR does not have.
func.func @f(%a: tensor<4x8xi64>) -> tensor<4x8xi64> {
  %e = tensor.empty() : tensor<4x8xi64>
  // expected-note @+2 {{TTIR cannot compute the body}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xi64>) outs(%e : tensor<4x8xi64>) {
    ^bb0(%x: i64, %o: i64):
      %sum, %carry = arith.addui_extended %x, %x : i64, i1
      linalg.yield %sum : i64
  } -> tensor<4x8xi64>
  return %r : tensor<4x8xi64>
}

// -----

// A result of indices.
func.func @f(%e: tensor<4x8xindex>) -> tensor<4x8xindex> {
  // expected-note @+2 {{only tensors of integers or floats are supported}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<4x8xindex>) {
    ^bb0(%o: index):
      %i = linalg.index 0 : index
      linalg.yield %i : index
  } -> tensor<4x8xindex>
  return %r : tensor<4x8xindex>
}

// -----

// A diagonal of more rows than are looked up.
func.func @f(%a: tensor<1048577x1048577xf32>) -> tensor<1048577xf32> {
  %e = tensor.empty() : tensor<1048577xf32>
  // expected-note @+2 {{1048577 rows would be looked up, of at most 2^20}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<1048577x1048577xf32>) outs(%e : tensor<1048577xf32>) {
    ^bb0(%x: f32, %o: f32):
      linalg.yield %x : f32
  } -> tensor<1048577xf32>
  return %r : tensor<1048577xf32>
}

// -----

// An index that goes beyond the end between the first iteration and the last.
func.func @f(%a: tensor<2xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  // expected-note @+2 {{an operand is indexed outside of its bounds}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i mod 3)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<2xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%x: f32, %o: f32):
      linalg.yield %x : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// An index that is not constant.
func.func @f(%z: index, %e: tensor<4xi32>) -> tensor<4xi32> {
  // expected-note @+2 {{an index is not constant}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%z : index) outs(%e : tensor<4xi32>) {
  ^bb0(%i: index, %o: i32):
    %j = arith.index_cast %i : index to i32
    linalg.yield %j : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

// Elements combined in a way that TTIR does not have, too often to write it out.
func.func @f(%a: tensor<4x2049xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{the body combines elements in no way that TTIR has, in more than 2048 iterations, which are not written out}}
  // expected-error @+1 {{failed to legalize operation 'linalg.reduce'}}
  %r = linalg.reduce { arith.divf } ins(%a : tensor<4x2049xf32>) outs(%c : tensor<4xf32>) dimensions = [1]
  return %r : tensor<4xf32>
}

// -----

// More windows than are looked up.
func.func @f(%a: tensor<344x344xf32>, %b: tensor<3x3xf32>, %c: tensor<342x342xf32>) -> tensor<342x342xf32> {
  // expected-note @+2 {{1052676 rows would be looked up, of at most 2^20}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r = linalg.generic {indexing_maps = [affine_map<(h, w, y, x) -> (h + y, w + x)>, affine_map<(h, w, y, x) -> (y, x)>, affine_map<(h, w, y, x) -> (h, w)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a, %b : tensor<344x344xf32>, tensor<3x3xf32>) outs(%c : tensor<342x342xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %d = arith.subf %x, %y : f32
    %s = arith.maximumf %o, %d : f32
    linalg.yield %s : f32
  } -> tensor<342x342xf32>
  return %r : tensor<342x342xf32>
}

// -----

// A part at a place that is not known.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<2x8xf32>, %i: index) -> tensor<4x8xf32> {
  // expected-note @+2 {{the place of the slice is not constant}}
  // expected-error @+1 {{failed to legalize operation 'tensor.insert_slice'}}
  %r = tensor.insert_slice %b into %a[%i, 0] [2, 8] [2, 1] : tensor<2x8xf32> into tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// -----

// A part whose first row comes last.
func.func @f(%a: tensor<4x8xf32>, %b: tensor<2x8xf32>) -> tensor<4x8xf32> {
  // expected-note @+2 {{the slice goes backwards}}
  // expected-error @+1 {{failed to legalize operation 'tensor.insert_slice'}}
  %r = tensor.insert_slice %b into %a[2, 0] [2, 8] [-2, 1] : tensor<2x8xf32> into tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// -----

// An element of a table of unknown size.
func.func @f(%t: tensor<?xf32>, %a: tensor<4xi32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{TTIR cannot compute the body}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xi32>) outs(%c : tensor<4xf32>) {
  ^bb0(%i: i32, %o: f32):
    %j = arith.index_cast %i : i32 to index
    %e = tensor.extract %t[%j] : tensor<?xf32>
    linalg.yield %e : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// A slice of elements whose distances are not known.
func.func @f(%a: tensor<4x8xf32>, %i: index) -> tensor<2x8xf32> {
  // expected-note @+2 {{the place of the slice is not constant}}
  // expected-error @+1 {{failed to legalize operation 'tensor.extract_slice'}}
  %r = tensor.extract_slice %a[0, 0] [2, 8] [%i, 1] : tensor<4x8xf32> to tensor<2x8xf32>
  return %r : tensor<2x8xf32>
}

// -----

// A slice that goes backwards.
func.func @f(%a: tensor<4x8xf32>) -> tensor<2x8xf32> {
  // expected-note @+2 {{the slice goes backwards}}
  // expected-error @+1 {{failed to legalize operation 'tensor.extract_slice'}}
  %r = tensor.extract_slice %a[3, 0] [2, 8] [-1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
  return %r : tensor<2x8xf32>
}

// -----

// Padding that cannot be computed.
func.func @f(%a: tensor<4x8xf32>, %t: tensor<?xf32>) -> tensor<5x8xf32> {
  // expected-note @+2 {{TTIR cannot compute the body}}
  // expected-error @+1 {{failed to legalize operation 'tensor.pad'}}
  %r = tensor.pad %a low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %z = tensor.extract %t[%j] : tensor<?xf32>
    tensor.yield %z : f32
  } : tensor<4x8xf32> to tensor<5x8xf32>
  return %r : tensor<5x8xf32>
}

// -----

// Padding that takes away.
func.func @f(%a: tensor<4x8xf32>) -> tensor<3x8xf32> {
  %z = arith.constant 0.0 : f32
  // expected-note @+2 {{the padding is not constant, or negative}}
  // expected-error @+1 {{failed to legalize operation 'tensor.pad'}}
  %r = tensor.pad %a low[-1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<4x8xf32> to tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}

// -----

// More dimensions than a reshape gives.
func.func @f(%a: tensor<4096xf32>) -> tensor<2x2x2x2x2x2x2x2x2x2x2x2xf32> {
  // expected-error @+1 {{failed to legalize, as ttir.reshape gives at most 5 dimensions, and tensors of more are put together of at most 64 parts}}
  %r = tensor.expand_shape %a [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]] output_shape [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2] : tensor<4096xf32> into tensor<2x2x2x2x2x2x2x2x2x2x2x2xf32>
  // expected-note @+1 {{'func.return' needs more}}
  return %r : tensor<2x2x2x2x2x2x2x2x2x2x2x2xf32>
}

// -----

// A splat of an index that is not constant.
func.func @f(%z: index) -> tensor<4x8xindex> {
  // expected-note @+2 {{the element is not constant}}
  // expected-error @+1 {{failed to legalize operation 'tensor.splat'}}
  %r = tensor.splat %z : tensor<4x8xindex>
  return %r : tensor<4x8xindex>
}

// -----

// A scalar constant that is left over.
func.func @f() -> complex<f32> {
  // expected-error @+1 {{failed to legalize operation 'complex.constant'}}
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %r = complex.tanh %0 : complex<f32>
  return %r : complex<f32>
}

// -----

// Operations of other dialects.
func.func @f(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{failed to legalize operation 'tosa.abs'}}
  %r = tosa.abs %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// -----

// Buffers.
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-note @+2 {{the operation is not on tensors}}
  // expected-error @+1 {{failed to legalize operation 'linalg.exp'}}
  linalg.exp ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func private @called(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @calls(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{functions are not called in TTIR; --inline puts what they do in the place of calls}}
  // expected-error @+1 {{failed to legalize operation 'func.call'}}
  %0 = call @called(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A sum of differences from the greatest element so far of each row.
func.func @f(%a: tensor<4x8xf32>, %best: tensor<4xf32>, %total: tensor<f32>) -> tensor<f32> {
  // expected-note @+2 {{the body combines elements in no way that TTIR has}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> ()>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%best, %total : tensor<4xf32>, tensor<f32>) {
  ^bb0(%x: f32, %b: f32, %t: f32):
    %m = arith.maximumf %x, %b : f32
    %d = arith.subf %x, %b : f32
    %s = arith.addf %t, %d : f32
    linalg.yield %m, %s : f32, f32
  } -> (tensor<4xf32>, tensor<f32>)
  return %r#1 : tensor<f32>
}

// -----

// A search that starts with an element that is not known.
func.func @f(%a: tensor<4x2049xf32>, %best: tensor<4xf32>) -> tensor<4xi32> {
  %zero = arith.constant dense<0> : tensor<4xi32>
  // expected-note @+2 {{the search starts with an element that could be chosen, or another place than 0}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x2049xf32>) outs(%best, %zero : tensor<4xf32>, tensor<4xi32>) {
  ^bb0(%x: f32, %b: f32, %p: i32):
    %i = linalg.index 1 : index
    %c = arith.index_cast %i : index to i32
    %m = arith.maximumf %x, %b : f32
    %g = arith.cmpf ogt, %x, %b : f32
    %s = arith.select %g, %c, %p : i32
    linalg.yield %m, %s : f32, i32
  } -> (tensor<4xf32>, tensor<4xi32>)
  return %r#1 : tensor<4xi32>
}

// -----

// More elements than f32 counts.
func.func @f(%a: tensor<16777217xf32>) -> tensor<i32> {
  %least = arith.constant dense<0xFF800000> : tensor<f32>
  %zero = arith.constant dense<0> : tensor<i32>
  // expected-note @+2 {{indices are numbers in f32, which ends at 2^24}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<16777217xf32>) outs(%least, %zero : tensor<f32>, tensor<i32>) {
  ^bb0(%x: f32, %b: f32, %p: i32):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i32
    %m = arith.maximumf %x, %b : f32
    %g = arith.cmpf ogt, %x, %b : f32
    %s = arith.select %g, %c, %p : i32
    linalg.yield %m, %s : f32, i32
  } -> (tensor<f32>, tensor<i32>)
  return %r#1 : tensor<i32>
}

// -----

// A loop.
func.func @f(%a: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  // expected-note @+2 {{TTIR has no loops and no branches; --scf-unroll-loops writes those out that are known}}
  // expected-error @+1 {{failed to legalize operation 'scf.for'}}
  %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (tensor<4xf32>) {
    scf.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// Parallel iterations.
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{TTIR has no loops and no branches; --scf-unroll-loops writes those out that are known}}
  // expected-error @+1 {{failed to legalize operation 'scf.forall'}}
  %r = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<4xf32>) {
  }
  return %r : tensor<4xf32>
}

// -----

// A branch whose condition cannot be lifted, as the element comes from a tensor of unknown size.
func.func @f(%a: tensor<?xi1>, %i: index, %b: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{TTIR has no scalars, and not all users of this one take a tensor without dimensions in its place}}
  // expected-error @+1 {{failed to legalize operation 'tensor.extract'}}
  %x = tensor.extract %a[%i] : tensor<?xi1>
  %r = scf.if %x -> tensor<4xf32> {
    scf.yield %b : tensor<4xf32>
  } else {
    %n = arith.negf %b : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// An argument that a size needs too.
// expected-note @+2 {{TTIR has no scalars, and not all users of this one take a tensor without dimensions in its place}}
// expected-error @+1 {{failed to legalize operation 'tensor.extract'}}
func.func @f(%n: index) -> (tensor<?xf32>, index) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %m = arith.addi %n, %n : index
  return %e, %m : tensor<?xf32>, index
}

// -----

// An element that something takes which needs a scalar.
func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{TTIR has no scalars, and not all users of this one take a tensor without dimensions in its place}}
  // expected-error @+1 {{failed to legalize operation 'tensor.extract'}}
  %x = tensor.extract %a[] : tensor<i1>
  cf.assert %x, "no"
  return %b : tensor<4xf32>
}

// -----

// Elements made of what is not known.
func.func @f(%t: tensor<?xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{TTIR cannot compute the body}}
  // expected-error @+1 {{failed to legalize operation 'tensor.generate'}}
  %r = tensor.generate {
  ^bb0(%i: index):
    %c = tensor.extract %t[%i] : tensor<?xf32>
    tensor.yield %c : f32
  } : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// Indices that are elements.
func.func @f() -> tensor<4xindex> {
  // expected-note @+2 {{only tensors of integers or floats are supported}}
  // expected-error @+1 {{failed to legalize operation 'tensor.generate'}}
  %r = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<4xindex>
  return %r : tensor<4xindex>
}

// -----

// As many elements as are known only when the program runs.
func.func @f(%n: index) -> tensor<?xi32> {
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'tensor.generate'}}
  %r = tensor.generate %n {
  ^bb0(%i: index):
    %e = arith.index_cast %i : index to i32
    tensor.yield %e : i32
  } : tensor<?xi32>
  return %r : tensor<?xi32>
}

// -----

// Indices are no numbers on the device.
func.func @f(%a: tensor<7x3xf32>, %i: tensor<4x1xindex>) -> tensor<4x3xf32> {
  // expected-note @+2 {{only tensors of integers or floats are supported}}
  // expected-error @+1 {{failed to legalize operation 'tensor.gather'}}
  %r = tensor.gather %a[%i] gather_dims([0]) : (tensor<7x3xf32>, tensor<4x1xindex>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// -----

// Rows at places that are not in the tensor.
func.func @f(%a: tensor<7x3xf32>, %rows: tensor<4x1x3xf32>) -> tensor<7x3xf32> {
  %i = arith.constant dense<[[0], [7], [1], [2]]> : tensor<4x1xi32>
  // expected-note @+2 {{an index is not in the tensor}}
  // expected-error @+1 {{failed to legalize operation 'tensor.scatter'}}
  %r = tensor.scatter %rows into %a[%i] scatter_dims([0]) unique : (tensor<4x1x3xf32>, tensor<7x3xf32>, tensor<4x1xi32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}

// -----

// Tiles that are filled up with what is not known.
func.func @f(%a: tensor<7xf32>, %e: tensor<2x4xf32>, %z: f32) -> tensor<2x4xf32> {
  // expected-note @+2 {{what fills tiles up is not constant}}
  // expected-error @+1 {{failed to legalize operation 'linalg.pack'}}
  %r = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<7xf32> -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// -----

// What every iteration leaves in the sum.
func.func @f(%a: tensor<4x8xf32>, %sum: tensor<4xf32>, %all: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4x8xf32>) {
  // expected-note @+2 {{a result depends on what earlier iterations leave in another}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%sum, %all : tensor<4xf32>, tensor<4x8xf32>) {
  ^bb0(%x: f32, %s: f32, %o: f32):
    %t = arith.addf %x, %s : f32
    linalg.yield %t, %t : f32, f32
  } -> (tensor<4xf32>, tensor<4x8xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4x8xf32>
}

// -----

// A result that only every other row of is written.
func.func @f(%a: tensor<4xf32>, %o: tensor<7xf32>) -> tensor<7xf32> {
  // expected-note @+2 {{a result is indexed with more than loops}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i * 2)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%o : tensor<7xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// -----

// A scalar that stays one.
func.func @f(%a: i64) -> i64 {
  // expected-note @+2 {{TTIR has no scalars}}
  // expected-error @+1 {{failed to legalize operation 'arith.mulsi_extended'}}
  %low, %high = arith.mulsi_extended %a, %a : i64
  return %high : i64
}

// -----

// Globals that are written: in a branch, in a function that is called, in 64 bits, and one that other programs see.
// expected-note @+2 {{only private globals that nobody writes, and whose value is known, become constants, and those that only bodies of functions access, outside of branches and loops, arguments and results, unless they are computed in 64 bits}}
// expected-error @+1 {{failed to legalize operation 'ml_program.global'}}
ml_program.global private mutable @state(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @f(%a: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r = ml_program.global_load @state : tensor<4xf32>
  scf.if %c {
    ml_program.global_store @state = %a : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// expected-note @+2 {{only private globals}}
// expected-error @+1 {{failed to legalize operation 'ml_program.global'}}
ml_program.global private mutable @state(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func private @g(%a: tensor<4xf32>) {
  ml_program.global_store @state = %a : tensor<4xf32>
  return
}
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = ml_program.global_load @state : tensor<4xf32>
  call @g(%a) : (tensor<4xf32>) -> ()
  return %r : tensor<4xf32>
}

// -----

// expected-note @+2 {{only private globals}}
// expected-error @+1 {{failed to legalize operation 'ml_program.global'}}
ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
func.func @f() -> tensor<i64> {
  %c = arith.constant 6364136223846793005 : i64
  %r = ml_program.global_load @seed : tensor<i64>
  %0 = tensor.extract %r[] : tensor<i64>
  %1 = arith.muli %0, %c : i64
  %2 = tensor.insert %1 into %r[] : tensor<i64>
  ml_program.global_store @seed = %2 : tensor<i64>
  return %r : tensor<i64>
}

// -----

// expected-note @+2 {{only private globals}}
// expected-error @+1 {{failed to legalize operation 'ml_program.global'}}
ml_program.global public mutable @state(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @f(%a: tensor<4xf32>) {
  ml_program.global_store @state = %a : tensor<4xf32>
  return
}

// -----

// A global whose value another program gives.
// expected-note @+2 {{only private globals that nobody writes, and whose value is known, become constants}}
// expected-error @+1 {{failed to legalize operation 'ml_program.global'}}
ml_program.global private @weights(#ml_program.extern : tensor<4xf32>) : tensor<4xf32>
func.func @f() -> tensor<4xf32> {
  %r = ml_program.global_load_const @weights : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @winograd_of_integers(%f: tensor<2x3x3x5xi32>, %o: tensor<4x4x5x2xi32>) -> tensor<4x4x5x2xi32> {
  // expected-error @+2 {{failed to legalize operation 'linalg.winograd_filter_transform'}}
  // expected-note @+1 {{the matrices of Winograd transforms need floats of 16 bits at least}}
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%f : tensor<2x3x3x5xi32>) outs(%o : tensor<4x4x5x2xi32>) -> tensor<4x4x5x2xi32>
  return %r : tensor<4x4x5x2xi32>
}

// -----

// 1024, the factor of the results, is more than such floats can be.
func.func @winograd_of_bytes(%v: tensor<6x6x2x2x2x2xf8E4M3FN>, %o: tensor<2x8x8x2xf8E4M3FN>) -> tensor<2x8x8x2xf8E4M3FN> {
  // expected-error @+2 {{failed to legalize operation 'linalg.winograd_output_transform'}}
  // expected-note @+1 {{the matrices of Winograd transforms need floats of 16 bits at least}}
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf8E4M3FN>) outs(%o : tensor<2x8x8x2xf8E4M3FN>) -> tensor<2x8x8x2xf8E4M3FN>
  return %r : tensor<2x8x8x2xf8E4M3FN>
}

// -----

func.func @winograd_of_unknown_sizes(%i: tensor<2x?x10x5xf32>, %o: tensor<6x6x?x2x2x5xf32>) -> tensor<6x6x?x2x2x5xf32> {
  // expected-error @+2 {{failed to legalize operation 'linalg.winograd_input_transform'}}
  // expected-note @+1 {{only ranked tensors of static shape are supported}}
  %r = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x?x10x5xf32>) outs(%o : tensor<6x6x?x2x2x5xf32>) -> tensor<6x6x?x2x2x5xf32>
  return %r : tensor<6x6x?x2x2x5xf32>
}

// -----

func.func @convolution_in_memory(%i: memref<1x9x3xf32>, %f: memref<3x3x5xf32>, %o: memref<1x7x5xf32>) {
  // expected-error @+3 {{failed to legalize operation 'linalg.conv_1d_nwc_wcf'}}
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-note @+1 {{the operation is not on tensors}}
  linalg.conv_1d_nwc_wcf ins(%i, %f : memref<1x9x3xf32>, memref<3x3x5xf32>) outs(%o : memref<1x7x5xf32>)
  return
}

// -----

func.func @pool_in_memory(%i: memref<1x4x4x1xf32>, %f: memref<3x3xf32>, %o: memref<1x2x2x1xf32>) {
  // expected-error @+3 {{failed to legalize operation 'linalg.pooling_nhwc_max'}}
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-note @+1 {{the operation is not on tensors}}
  linalg.pooling_nhwc_max ins(%i, %f : memref<1x4x4x1xf32>, memref<3x3xf32>) outs(%o : memref<1x2x2x1xf32>)
  return
}

// -----

// A cast that makes a size unknown.
func.func @f(%a: tensor<4x8xf32>) -> tensor<?x8xf32> {
  // expected-note @+2 {{only ranked tensors of static shape are supported, and casts to others where the sizes follow}}
  // expected-error @+1 {{failed to legalize operation 'tensor.cast'}}
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x8xf32>
  %r = math.exp %0 : tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

// An assertion that does not hold.
func.func @f(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %false = arith.constant false
  // expected-note @+2 {{TTIR has no assertions; those that are known to hold are erased}}
  // expected-error @+1 {{failed to legalize operation 'cf.assert'}}
  cf.assert %false, "sizes differ"
  return %a : tensor<4x8xf32>
}

// -----

// A function of complex numbers that is called.
func.func private @g(%a: tensor<4xcomplex<f32>>, %o: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+2 {{TTIR has no complex numbers}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xcomplex<f32>>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: complex<f32>, %y: f32):
    %z = complex.abs %x : complex<f32>
    linalg.yield %z : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f(%a: tensor<4xcomplex<f32>>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = call @g(%a, %o) : (tensor<4xcomplex<f32>>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// A function of complex numbers that is not computed of their parts.
func.func @f(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %z = tensor.empty() : tensor<4xcomplex<f32>>
  // expected-note @+2 {{TTIR has no complex numbers}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %c = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%z : tensor<4xcomplex<f32>>) {
  ^bb0(%x: f32, %y: complex<f32>):
    %0 = complex.create %x, %x : complex<f32>
    %1 = complex.tanh %0 : complex<f32>
    linalg.yield %1 : complex<f32>
  } -> tensor<4xcomplex<f32>>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%c : tensor<4xcomplex<f32>>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: complex<f32>, %y: f32):
    %0 = complex.re %x : complex<f32>
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// Complex numbers of integers.
func.func @f(%a: tensor<4xcomplex<i32>>, %o: tensor<4xcomplex<i32>>) -> tensor<4xcomplex<i32>> {
  // expected-note @+2 {{TTIR has no complex numbers}}
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (3 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xcomplex<i32>>) outs(%o : tensor<4xcomplex<i32>>) {
  ^bb0(%x: complex<i32>, %y: complex<i32>):
    linalg.yield %x : complex<i32>
  } -> tensor<4xcomplex<i32>>
  return %r : tensor<4xcomplex<i32>>
}

// -----

// Another block takes complex numbers.
func.func @f(%a: tensor<2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  // expected-error @+1 {{failed to legalize operation 'cf.br'}}
  cf.br ^next(%a : tensor<2x2xcomplex<f32>>)
^next(%b: tensor<2x2xcomplex<f32>>):
  %r = tensor.collapse_shape %b [[0, 1]] : tensor<2x2xcomplex<f32>> into tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}

// -----

func.func @outside(%x: f32, %t: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant -100 : index
  // expected-error @+1 {{failed to legalize operation 'tensor.insert'}}
  %r = tensor.insert %x into %t[%c] : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// Windows that do not fill what they are in.
func.func @f(%u: tensor<5x3xf32>, %i: tensor<5x1xi32>, %o: tensor<9x4xf32>) -> tensor<9x4xf32> {
  // expected-note @+2 {{only tensors of static shape that have elements are supported, and windows that fill each dimension that no index is for, and no other}}
  // expected-error @+1 {{failed to legalize operation 'tm_tensor.scatter'}}
  %r = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : tensor<5x3xf32>, tensor<5x1xi32>) outs(%o : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>
  return %r : tensor<9x4xf32>
}

// -----

func.func @f(%x: tensor<?xf32>, %o: tensor<?xf32>, %s: tensor<f32>) -> tensor<?xf32> {
  // expected-note @+2 {{only tensors of static shape that have elements are supported}}
  // expected-error @+1 {{failed to legalize operation 'tm_tensor.scan'}}
  %r:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%x : tensor<?xf32>) outs(%o, %s : tensor<?xf32>, tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    tm_tensor.yield %c : f32
  } -> tensor<?xf32>, tensor<f32>
  return %r#0 : tensor<?xf32>
}

// -----

func.func @f(%x: tensor<?xf32>) -> tensor<2xf32> {
  %v = arith.constant dense<0xFF800000> : tensor<2xf32>
  %p = arith.constant dense<0> : tensor<2xi32>
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'tm_tensor.topk'}}
  %r:2 = tm_tensor.topk dimension(0) ins(%x : tensor<?xf32>) outs(%v, %p : tensor<2xf32>, tensor<2xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2xf32>, tensor<2xi32>
  return %r#0 : tensor<2xf32>
}

// -----

func.func @f(%x: tensor<5xf32>) -> tensor<2xf32> {
  %v = arith.constant dense<0.0> : tensor<2xf32>
  %p = arith.constant dense<0> : tensor<2xi32>
  // expected-note @+2 {{the search starts with elements that could be chosen}}
  // expected-error @+1 {{failed to legalize operation 'tm_tensor.topk'}}
  %r:2 = tm_tensor.topk dimension(0) ins(%x : tensor<5xf32>) outs(%v, %p : tensor<2xf32>, tensor<2xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2xf32>, tensor<2xi32>
  return %r#0 : tensor<2xf32>
}

// -----

func.func @f(%x: tensor<5xf32>) -> tensor<6xf32> {
  %v = arith.constant dense<0xFF800000> : tensor<6xf32>
  %p = arith.constant dense<0> : tensor<6xi32>
  // expected-note @+2 {{there are fewer elements than are asked for}}
  // expected-error @+1 {{failed to legalize operation 'tm_tensor.topk'}}
  %r:2 = tm_tensor.topk dimension(0) ins(%x : tensor<5xf32>) outs(%v, %p : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<6xf32>, tensor<6xi32>
  return %r#0 : tensor<6xf32>
}

// -----

func.func @f(%x: tensor<5xf32>) -> tensor<2xf32> {
  %v = arith.constant dense<0xFF800000> : tensor<2xf32>
  %p = arith.constant dense<0> : tensor<2xi32>
  // expected-note @+2 {{the region does not tell which of two elements is the greater, or the lesser one}}
  // expected-error @+1 {{failed to legalize operation 'tm_tensor.topk'}}
  %r:2 = tm_tensor.topk dimension(0) ins(%x : tensor<5xf32>) outs(%v, %p : tensor<2xf32>, tensor<2xi32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.mulf %a, %a : f32
    %t = arith.mulf %b, %b : f32
    %c = arith.cmpf ogt, %s, %t : f32
    tm_tensor.yield %c : i1
  } -> tensor<2xf32>, tensor<2xi32>
  return %r#0 : tensor<2xf32>
}

// -----

func.func @f(%q: tensor<2x?x8xf32>, %k: tensor<2x3x8xf32>, %o: tensor<2x?x8xf32>) -> tensor<2x?x8xf32> {
  // expected-note @+2 {{only ranked tensors of static shape are supported}}
  // expected-error @+1 {{failed to legalize operation 'tm_tensor.attention'}}
  %r = tm_tensor.attention ins(%q, %k, %k : tensor<2x?x8xf32>, tensor<2x3x8xf32>, tensor<2x3x8xf32>) outs(%o : tensor<2x?x8xf32>) -> tensor<2x?x8xf32>
  return %r : tensor<2x?x8xf32>
}

// -----

func.func @f(%q: tensor<2x5x8xf32>, %k: tensor<2x0x8xf32>, %o: tensor<2x5x8xf32>) -> tensor<2x5x8xf32> {
  // expected-note @+2 {{there are no queries, keys or values}}
  // expected-error @+1 {{failed to legalize operation 'tm_tensor.attention'}}
  %r = tm_tensor.attention ins(%q, %k, %k : tensor<2x5x8xf32>, tensor<2x0x8xf32>, tensor<2x0x8xf32>) outs(%o : tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
  return %r : tensor<2x5x8xf32>
}

// -----

func.func @windows_beyond_the_image(%x: tensor<2x0x10x5xi32>, %w: tensor<6x7xi32>, %o: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  // expected-note @+2 {{windows reach beyond the image}}
  // expected-error @+1 {{failed to legalize operation 'linalg.pooling_nhwc_max_unsigned'}}
  %0 = linalg.pooling_nhwc_max_unsigned ins(%x, %w : tensor<2x0x10x5xi32>, tensor<6x7xi32>) outs(%o : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}

// -----

func.func @places_of_more_than_32_bits(%x: f32, %t: tensor<2x4294967296xf32>) -> tensor<2x4294967296xf32> {
  %c = arith.constant 0 : index
  // expected-error @+1 {{failed to legalize operation 'tensor.insert'}}
  %r = tensor.insert %x into %t[%c, %c] : tensor<2x4294967296xf32>
  return %r : tensor<2x4294967296xf32>
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
