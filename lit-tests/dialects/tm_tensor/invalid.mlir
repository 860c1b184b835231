// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf32>, %s: tensor<2xf32>) {
  // expected-note @+2 {{there are 2}}
  // expected-error @+1 {{'tm_tensor.scan' op expected one input operands}}
  %r:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x, %x : tensor<2x7xf32>, tensor<2x7xf32>) outs(%o, %s : tensor<2x7xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2x7xf32>, tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf32>, %s: tensor<2xf32>) {
  // expected-note @+2 {{there are 1}}
  // expected-error @+1 {{'tm_tensor.scan' op expected two output operands}}
  %r = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o : tensor<2x7xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2x7xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf32>, %s: tensor<2xf64>) {
  // expected-error @+1 {{'tm_tensor.scan' op expected input/accumulator element types to be identical}}
  %r:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o, %s : tensor<2x7xf32>, tensor<2xf64>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2x7xf32>, tensor<2xf64>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf64>, %s: tensor<2xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op expected input/output element types to be identical}}
  %r:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o, %s : tensor<2x7xf64>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2x7xf64>, tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf32>, %s: tensor<2xf32>) {
  // expected-note @+2 {{dimension is 2, the rank 2}}
  // expected-error @+1 {{'tm_tensor.scan' op dimension is out of range}}
  %r:2 = tm_tensor.scan dimension(2) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o, %s : tensor<2x7xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2x7xf32>, tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf32>, %s: tensor<2xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op incompatible input/accumulator shapes}}
  %r:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o, %s : tensor<2x7xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2x7xf32>, tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x6xf32>, %s: tensor<2xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op incompatible input/output shapes}}
  %r:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o, %s : tensor<2x6xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2x6xf32>, tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf32>, %s: tensor<2xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op expected the number of tensor results (1) to be equal to the number of output tensors (2)}}
  %r = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o, %s : tensor<2x7xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2x7xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf32>, %s: tensor<2xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op expected type of operand #2 ('tensor<2xf32>') to match type of corresponding result ('tensor<3xf32>')}}
  %r:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o, %s : tensor<2x7xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2x7xf32>, tensor<3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf32>, %s: tensor<2xf32>) {
  // expected-note @+2 {{there are 1}}
  // expected-error @+1 {{'tm_tensor.scan' op expected region to have 2 arguments}}
  %r:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o, %s : tensor<2x7xf32>, tensor<2xf32>) {
  ^bb0(%a: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2x7xf32>, tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf32>, %s: tensor<2xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op mismatch in argument 1 of region f64 and element type of operand f32}}
  %r:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o, %s : tensor<2x7xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f64):
    tm_tensor.yield %a : f32
  } -> tensor<2x7xf32>, tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf32>, %s: tensor<2xf32>) {
  %r:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o, %s : tensor<2x7xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    // expected-error @+1 {{'tm_tensor.yield' op expected region to yield a single value}}
    tm_tensor.yield
  } -> tensor<2x7xf32>, tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf32>, %s: tensor<2xf32>, %c: i1) {
  %r:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o, %s : tensor<2x7xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    // expected-error @+1 {{'tm_tensor.yield' op mismatch in type of yielded value i1 and expected type f32}}
    tm_tensor.yield %c : i1
  } -> tensor<2x7xf32>, tensor<2xf32>
  return
}

// -----

func.func @f(%u: tensor<5x4xf32>, %i: tensor<5x1xi32>, %o: tensor<9x4xf32>) {
  // expected-note @+2 {{there are 1}}
  // expected-error @+1 {{'tm_tensor.scatter' op expected two input operands}}
  %r = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u : tensor<5x4xf32>) outs(%o : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>
  return
}

// -----

func.func @f(%u: tensor<5x4xf32>, %i: tensor<5x1xi32>, %o: tensor<9x4xf32>) {
  // expected-note @+2 {{there are 2}}
  // expected-error @+1 {{'tm_tensor.scatter' op expected one output operand}}
  %r:2 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : tensor<5x4xf32>, tensor<5x1xi32>) outs(%o, %o : tensor<9x4xf32>, tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>, tensor<9x4xf32>
  return
}

// -----

func.func @f(%u: tensor<5x4xf32>, %i: tensor<5xi32>, %o: tensor<9x4xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op expected indices to be of rank 2 of i32 element type}}
  %r = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : tensor<5x4xf32>, tensor<5xi32>) outs(%o : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>
  return
}

// -----

func.func @f(%u: tensor<5x4xf32>, %i: tensor<5x1xi64>, %o: tensor<9x4xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op expected indices to be of rank 2 of i32 element type}}
  %r = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : tensor<5x4xf32>, tensor<5x1xi64>) outs(%o : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>
  return
}

// -----

func.func @f(%u: tensor<5x4xf32>, %i: tensor<5x1xi32>, %o: tensor<9x4xf32>) {
  // expected-note @+2 {{there are 2 for 1 indices}}
  // expected-error @+1 {{'tm_tensor.scatter' op invalid number of dimension map entries}}
  %r = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(true) ins(%u, %i : tensor<5x4xf32>, tensor<5x1xi32>) outs(%o : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>
  return
}

// -----

func.func @f(%u: tensor<5x4xf32>, %i: tensor<5x1xi32>, %o: tensor<9x4xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op dimension map is invalid}}
  %r = tm_tensor.scatter {dimension_map = array<i64: 2>} unique_indices(true) ins(%u, %i : tensor<5x4xf32>, tensor<5x1xi32>) outs(%o : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>
  return
}

// -----

func.func @f(%u: tensor<5x4xf32>, %i: tensor<5x2xi32>, %o: tensor<9x4xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op dimension map is invalid}}
  %r = tm_tensor.scatter {dimension_map = array<i64: 0, 0>} unique_indices(true) ins(%u, %i : tensor<5x4xf32>, tensor<5x2xi32>) outs(%o : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>
  return
}

// -----

func.func @f(%u: tensor<5x4xf32>, %i: tensor<6x1xi32>, %o: tensor<9x4xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op mismatch in shape of indices and update value at dim#0}}
  %r = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : tensor<5x4xf32>, tensor<6x1xi32>) outs(%o : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>
  return
}

// -----

func.func @f(%u: tensor<5x9x4x1xf32>, %i: tensor<5x1xi32>, %o: tensor<9x4xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op update value rank exceeds the rank of the original value}}
  %r = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : tensor<5x9x4x1xf32>, tensor<5x1xi32>) outs(%o : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>
  return
}

// -----

func.func @f(%u: tensor<5x4xf32>, %i: tensor<5x1xi32>, %o: tensor<9x4xf32>) {
  // expected-note @+2 {{dimension 0 is in neither}}
  // expected-error @+1 {{'tm_tensor.scatter' op index depth and update value does not cover rank of original value}}
  %r = tm_tensor.scatter {dimension_map = array<i64: 1>} unique_indices(true) ins(%u, %i : tensor<5x4xf32>, tensor<5x1xi32>) outs(%o : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>
  return
}

// -----

func.func @f(%u: tensor<5x5xf32>, %i: tensor<5x1xi32>, %o: tensor<9x4xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op indexed shape of update value dim#1 exceeds original value at dim#1 5 4}}
  %r = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : tensor<5x5xf32>, tensor<5x1xi32>) outs(%o : tensor<9x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>
  return
}

// -----

func.func @f(%u: tensor<5x4xf32>, %i: tensor<5x1xi32>, %o: tensor<9x4xf32>) {
  // expected-error @+1 {{'tm_tensor.scatter' op mismatch in argument 0 of region i8 and element type of operand f32}}
  %r = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : tensor<5x4xf32>, tensor<5x1xi32>) outs(%o : tensor<9x4xf32>) {
  ^bb0(%b: i8, %a: f32):
    tm_tensor.yield %a : f32
  } -> tensor<9x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %i: tensor<2x7xi64>) {
  // expected-note @+2 {{there are 1}}
  // expected-error @+1 {{'tm_tensor.sort' op does not expect to take any inputs}}
  %r:2 = tm_tensor.sort dimension(1) ins(%x : tensor<2x7xf32>) outs(%x, %i : tensor<2x7xf32>, tensor<2x7xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %p = arith.cmpi sle, %c, %d : i64
    tm_tensor.yield %p : i1
  } -> tensor<2x7xf32>, tensor<2x7xi64>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tm_tensor.sort' op expected at least one `outs` operand}}
  "tm_tensor.sort"() <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 0>}> ({
    %p = arith.constant true
    tm_tensor.yield %p : i1
  }) : () -> ()
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %i: tensor<2x7xi64>) {
  // expected-note @+2 {{dimension is -1}}
  // expected-error @+1 {{'tm_tensor.sort' op dimension must be within (0, 2]}}
  %r:2 = tm_tensor.sort dimension(-1) outs(%x, %i : tensor<2x7xf32>, tensor<2x7xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %p = arith.cmpi sle, %c, %d : i64
    tm_tensor.yield %p : i1
  } -> tensor<2x7xf32>, tensor<2x7xi64>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %i: tensor<2x6xi64>) {
  // expected-error @+1 {{'tm_tensor.sort' op expected operand 1 to be of the shape of operand 0}}
  %r:2 = tm_tensor.sort dimension(1) outs(%x, %i : tensor<2x7xf32>, tensor<2x6xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %p = arith.cmpi sle, %c, %d : i64
    tm_tensor.yield %p : i1
  } -> tensor<2x7xf32>, tensor<2x6xi64>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %i: tensor<2x7xi64>) {
  // expected-note @+2 {{there are 2}}
  // expected-error @+1 {{'tm_tensor.sort' op expected region to have 4 arguments}}
  %r:2 = tm_tensor.sort dimension(1) outs(%x, %i : tensor<2x7xf32>, tensor<2x7xi64>) {
  ^bb0(%c: i64, %d: i64):
    %p = arith.cmpi sle, %c, %d : i64
    tm_tensor.yield %p : i1
  } -> tensor<2x7xf32>, tensor<2x7xi64>
  return
}

// -----

func.func @f(%q: tensor<2x5x8xf32>, %k: tensor<2x7x8xf32>, %v: tensor<2x7x4xf32>, %m: tensor<2x5x7xf32>, %o: tensor<2x5x4xf32>) {
  // expected-note @+2 {{there are 2}}
  // expected-error @+1 {{'tm_tensor.attention' op expected query, key, value, and at most a mask as inputs}}
  %r = tm_tensor.attention ins(%q, %k : tensor<2x5x8xf32>, tensor<2x7x8xf32>) outs(%o : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%q: tensor<2x5x8xf32>, %k: tensor<2x7x8xf32>, %v: tensor<2x7x4xf32>, %m: tensor<2x5x7xf32>, %o: tensor<2x5x4xf32>) {
  // expected-note @+2 {{there are 2}}
  // expected-error @+1 {{'tm_tensor.attention' op expected one output operand}}
  %r:2 = tm_tensor.attention ins(%q, %k, %v : tensor<2x5x8xf32>, tensor<2x7x8xf32>, tensor<2x7x4xf32>) outs(%o, %o : tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>, tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%q: tensor<8xf32>, %k: tensor<2x7x8xf32>, %v: tensor<2x7x4xf32>, %m: tensor<2x5x7xf32>, %o: tensor<2x5x4xf32>) {
  // expected-note @+2 {{its rank is 1}}
  // expected-error @+1 {{'tm_tensor.attention' op expected query to have at least two dimensions}}
  %r = tm_tensor.attention ins(%q, %k, %v : tensor<8xf32>, tensor<2x7x8xf32>, tensor<2x7x4xf32>) outs(%o : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%q: tensor<2x5x8xf32>, %k: tensor<7x8xf32>, %v: tensor<2x7x4xf32>, %m: tensor<2x5x7xf32>, %o: tensor<2x5x4xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op expected all operands to have the same rank}}
  %r = tm_tensor.attention ins(%q, %k, %v : tensor<2x5x8xf32>, tensor<7x8xf32>, tensor<2x7x4xf32>) outs(%o : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%q: tensor<2x5x8xf32>, %k: tensor<2x7x8xf32>, %v: tensor<2x7x4xf32>, %m: tensor<2x5x7xi1>, %o: tensor<2x5x4xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op expected all operands to have the same element type}}
  %r = tm_tensor.attention ins(%q, %k, %v, %m : tensor<2x5x8xf32>, tensor<2x7x8xf32>, tensor<2x7x4xf32>, tensor<2x5x7xi1>) outs(%o : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%q: tensor<2x5x8xf32>, %k: tensor<3x7x8xf32>, %v: tensor<2x7x4xf32>, %m: tensor<2x5x7xf32>, %o: tensor<2x5x4xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op query and key batch mismatch}}
  %r = tm_tensor.attention ins(%q, %k, %v : tensor<2x5x8xf32>, tensor<3x7x8xf32>, tensor<2x7x4xf32>) outs(%o : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%q: tensor<2x5x8xf32>, %k: tensor<2x7x8xf32>, %v: tensor<3x7x4xf32>, %m: tensor<2x5x7xf32>, %o: tensor<2x5x4xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op query and value batch mismatch}}
  %r = tm_tensor.attention ins(%q, %k, %v : tensor<2x5x8xf32>, tensor<2x7x8xf32>, tensor<3x7x4xf32>) outs(%o : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%q: tensor<2x5x8xf32>, %k: tensor<2x7x9xf32>, %v: tensor<2x7x4xf32>, %m: tensor<2x5x7xf32>, %o: tensor<2x5x4xf32>) {
  // expected-note @+2 {{8 and 9}}
  // expected-error @+1 {{'tm_tensor.attention' op query and key head dimension mismatch}}
  %r = tm_tensor.attention ins(%q, %k, %v : tensor<2x5x8xf32>, tensor<2x7x9xf32>, tensor<2x7x4xf32>) outs(%o : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%q: tensor<2x5x8xf32>, %k: tensor<2x7x8xf32>, %v: tensor<2x6x4xf32>, %m: tensor<2x5x7xf32>, %o: tensor<2x5x4xf32>) {
  // expected-note @+2 {{7 and 6}}
  // expected-error @+1 {{'tm_tensor.attention' op key and value sequence length mismatch}}
  %r = tm_tensor.attention ins(%q, %k, %v : tensor<2x5x8xf32>, tensor<2x7x8xf32>, tensor<2x6x4xf32>) outs(%o : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%q: tensor<2x5x8xf32>, %k: tensor<2x7x8xf32>, %v: tensor<2x7x4xf32>, %m: tensor<2x1x7xf32>, %o: tensor<2x5x4xf32>) {
  // expected-note @+2 {{there are 5 queries and 7 keys}}
  // expected-error @+1 {{'tm_tensor.attention' op incompatible mask shape}}
  %r = tm_tensor.attention ins(%q, %k, %v, %m : tensor<2x5x8xf32>, tensor<2x7x8xf32>, tensor<2x7x4xf32>, tensor<2x1x7xf32>) outs(%o : tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%q: tensor<2x5x8xf32>, %k: tensor<2x7x8xf32>, %v: tensor<2x7x4xf32>, %m: tensor<2x5x7xf32>, %o: tensor<2x5x8xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op incompatible output shape}}
  %r = tm_tensor.attention ins(%q, %k, %v : tensor<2x5x8xf32>, tensor<2x7x8xf32>, tensor<2x7x4xf32>) outs(%o : tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
  return
}

// -----

func.func @f(%q: tensor<2x5x8xf32>, %k: tensor<2x7x8xf32>, %v: tensor<2x7x4xf32>, %m: tensor<2x5x7xf32>, %o: tensor<2x5x4xf32>) {
  // expected-error @+1 {{'tm_tensor.attention' op expected type of operand #3 ('tensor<2x5x4xf32>') to match type of corresponding result ('tensor<2x?x4xf32>')}}
  %r = tm_tensor.attention ins(%q, %k, %v : tensor<2x5x8xf32>, tensor<2x7x8xf32>, tensor<2x7x4xf32>) outs(%o : tensor<2x5x4xf32>) -> tensor<2x?x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %n: tensor<2x7xi32>, %v: tensor<2x3xf32>, %p: tensor<2x3xi32>) {
  // expected-note @+2 {{there are 3}}
  // expected-error @+1 {{'tm_tensor.topk' op expected one or two input operands}}
  %r:2 = tm_tensor.topk dimension(1) ins(%x, %n, %n : tensor<2x7xf32>, tensor<2x7xi32>, tensor<2x7xi32>) outs(%v, %p : tensor<2x3xf32>, tensor<2x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2x3xf32>, tensor<2x3xi32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %n: tensor<2x7xi32>, %v: tensor<2x3xf32>, %p: tensor<2x3xi32>) {
  // expected-note @+2 {{there are 1}}
  // expected-error @+1 {{'tm_tensor.topk' op expected two output operands}}
  %r = tm_tensor.topk dimension(1) ins(%x : tensor<2x7xf32>) outs(%v : tensor<2x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %n: tensor<2x7xi32>, %v: tensor<2x3xf32>, %p: tensor<2x3xi32>) {
  // expected-note @+2 {{dimension is 2, the rank 2}}
  // expected-error @+1 {{'tm_tensor.topk' op dimension exceeds rank}}
  %r:2 = tm_tensor.topk dimension(2) ins(%x : tensor<2x7xf32>) outs(%v, %p : tensor<2x3xf32>, tensor<2x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2x3xf32>, tensor<2x3xi32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %n: tensor<2x7xi32>, %v: tensor<2x3xf64>, %p: tensor<2x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op expected input/output value types to be identical}}
  %r:2 = tm_tensor.topk dimension(1) ins(%x : tensor<2x7xf32>) outs(%v, %p : tensor<2x3xf64>, tensor<2x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2x3xf64>, tensor<2x3xi32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %n: tensor<2x7xi32>, %v: tensor<2x3xf32>, %p: tensor<2x3xf32>) {
  // expected-error @+1 {{'tm_tensor.topk' op expected output indices to be integers}}
  %r:2 = tm_tensor.topk dimension(1) ins(%x : tensor<2x7xf32>) outs(%v, %p : tensor<2x3xf32>, tensor<2x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2x3xf32>, tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %n: tensor<2x7xi32>, %v: tensor<2x3xf32>, %p: tensor<2x3xi64>) {
  // expected-error @+1 {{'tm_tensor.topk' op expected input/output index types to be identical}}
  %r:2 = tm_tensor.topk dimension(1) ins(%x, %n : tensor<2x7xf32>, tensor<2x7xi32>) outs(%v, %p : tensor<2x3xf32>, tensor<2x3xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2x3xf32>, tensor<2x3xi64>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %n: tensor<2x6xi32>, %v: tensor<2x3xf32>, %p: tensor<2x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op input indices/values shape must match}}
  %r:2 = tm_tensor.topk dimension(1) ins(%x, %n : tensor<2x7xf32>, tensor<2x6xi32>) outs(%v, %p : tensor<2x3xf32>, tensor<2x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2x3xf32>, tensor<2x3xi32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %n: tensor<2x7xi32>, %v: tensor<2x3xf32>, %p: tensor<2x4xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op output indices/values shape must match}}
  %r:2 = tm_tensor.topk dimension(1) ins(%x : tensor<2x7xf32>) outs(%v, %p : tensor<2x3xf32>, tensor<2x4xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2x3xf32>, tensor<2x4xi32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %n: tensor<2x7xi32>, %v: tensor<3x3xf32>, %p: tensor<3x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op incompatible input/output shapes}}
  %r:2 = tm_tensor.topk dimension(1) ins(%x : tensor<2x7xf32>) outs(%v, %p : tensor<3x3xf32>, tensor<3x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<3x3xf32>, tensor<3x3xi32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %n: tensor<2x7xi32>, %v: tensor<2x3x1xf32>, %p: tensor<2x3x1xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op incompatible input/output shapes}}
  %r:2 = tm_tensor.topk dimension(1) ins(%x : tensor<2x7xf32>) outs(%v, %p : tensor<2x3x1xf32>, tensor<2x3x1xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %c : i1
  } -> tensor<2x3x1xf32>, tensor<2x3x1xi32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %n: tensor<2x7xi32>, %v: tensor<2x3xf32>, %p: tensor<2x3xi32>) {
  // expected-error @+1 {{'tm_tensor.topk' op mismatch in argument 0 of region f64 and element type of operand f32}}
  %r:2 = tm_tensor.topk dimension(1) ins(%x : tensor<2x7xf32>) outs(%v, %p : tensor<2x3xf32>, tensor<2x3xi32>) {
  ^bb0(%a: f64, %b: f64):
    %c = arith.cmpf ogt, %a, %b : f64
    tm_tensor.yield %c : i1
  } -> tensor<2x3xf32>, tensor<2x3xi32>
  return
}
