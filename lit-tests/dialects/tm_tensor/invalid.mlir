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
  // expected-note @+2 {{there are 1 for 2}}
  // expected-error @+1 {{'tm_tensor.scan' op expected a result for each output}}
  %r = tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<2x7xf32>) outs(%o, %s : tensor<2x7xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2x7xf32>
  return
}

// -----

func.func @f(%x: tensor<2x7xf32>, %o: tensor<2x7xf32>, %s: tensor<2xf32>) {
  // expected-error @+1 {{'tm_tensor.scan' op expected type of result #1 to be that of its output}}
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
