// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

func.func @a(%a: memref<?x4xf32>, %t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%a : memref<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected indexing_map #0 to have 2 dim(s) to match the number of loops}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %u: tensor<5xf32>) {
  // expected-error @+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%u : tensor<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<5xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %u: tensor<5xf32>) {
  // expected-error @+1 {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (-d0)}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (-i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%u : tensor<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<5xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %u: tensor<5xf32>) {
  // expected-error @+1 {{'linalg.generic' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 9, but found 4}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i * 2)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%u : tensor<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<5xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected type of bb argument #1 ('i32') to match element or self type of the corresponding operand ('f32')}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: i32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expects to have 1 region with 1 block}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    // expected-error @+1 {{block with no terminator, has %1 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32}}
    %z = arith.addf %x, %y : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expects region #0 to have 0 or 1 blocks}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    cf.br ^bb1
  ^bb1:
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    // expected-error @+1 {{'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield %x, %y : f32, f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.constant 1 : i32
    // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
    linalg.yield %c : i32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    // expected-error @+1 {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
    %c = linalg.index 1 : index
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.index' op expected parent op with LinalgOp interface}}
  %c = linalg.index 1 : index
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
  linalg.yield
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' unexpected iterator_type (foo)}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["foo"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' expected "iterator_types" array attribute}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op requires attribute 'indexing_maps'}}
  %0 = linalg.generic {iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = linalg.generic ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' 'linalg.generic' op attribute 'indexing_maps' failed to satisfy constraint: AffineMap array attribute}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, 1], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{'linalg.generic' op operand #1 must be variadic of shaped of any type values, but got 'f32'}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%f : f32) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{'linalg.generic' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<?xf32>')}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{'linalg.generic' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{'linalg.generic' op unexpected symbols in indexing_map #0}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i)[s] -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{'linalg.generic' op unexpected symbols in indexing_map #0}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i)[s] -> (i + s)>, affine_map<(i)[s] -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @a(%t: tensor<*xf32>, %f: f32) {
  // expected-error @+1 {{'linalg.generic' op result #0 must be variadic of ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%f : f32) outs(%t : tensor<*xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<*xf32>
  return
}

// -----

func.func @fill(%f: i32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.fill' op expected fill value type ('i32') to match output element type ('f32')}}
  %0 = linalg.fill ins(%f : i32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @fill(%f: tensor<f32>, %t: tensor<4xf32>) {
  // expected-error @+1 {{expected op with scalar input}}
  %0 = linalg.fill ins(%f : tensor<f32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @fill(%f: f32, %t: tensor<4xf32>) {
  %0 = linalg.fill ins(%f, %f : f32, f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 3}}
  return
}

// -----

func.func @fill(%f: f32, %t: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.fill' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.fill ins(%f : f32) outs(%t : tensor<4xf32>)
  return
}

// -----

func.func @mm(%a: tensor<4x5xf32>, %b: tensor<4x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 5, but found 4}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<4x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @mm(%a: tensor<4xf32>, %b: tensor<4x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %0 = linalg.matmul ins(%a, %b : tensor<4xf32>, tensor<4x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @mm(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.matmul' 'linalg.matmul' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1}}
  %0 = linalg.matmul {cast = 1} ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @mm(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @mm(%a: tensor<4xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @mm(%a: tensor<4xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>] ins(%a, %b : tensor<4xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @mm(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.matmul' element of indexing_maps array is not an affine_map}}
  %0 = linalg.matmul indexing_maps = [1] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @mm(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.matmul' invalid kind of attribute specified}}
  %0 = linalg.matmul indexing_maps = 1 ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @mm(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op inferred input/output operand #2 has shape's dimension #0 to be 6, but found 4}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @mm(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{expected ',' or ']'}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)> ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @bm(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, n)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @bm(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Invalid batch dimension expression.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @bm(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @bm(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op expects 3 dims, but got (2).}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @bm(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, n, m)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @bm(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Indexing_map attribute must have 3 affine maps.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @bm(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op no. of result dim expressions exceeds 3.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, n, m)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @bm(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op Invalid output map result dimension.}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @bm(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op expects 2 dims, but got (1).}}
  %0 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @c(%a: tensor<5x3xf32>, %b: tensor<5x7xf32>, %c: tensor<3x7xf32>) {
  // expected-error @+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  %3 = linalg.contract ins(%a, %b : tensor<5x3xf32>, tensor<5x7xf32>) outs(%c: tensor<3x7xf32>) -> tensor<3x7xf32>
  return
}

// -----

func.func @c(%a: tensor<5x3xf32>, %b: tensor<5x7xf32>, %c: tensor<3x7xf32>) {
  // expected-error @+1 {{iteration spaces of provided affine_maps differ}}
  %3 = linalg.contract indexing_maps = [affine_map<(m, n, k, z) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<5x3xf32>, tensor<5x7xf32>) outs(%c: tensor<3x7xf32>) -> tensor<3x7xf32>
  return
}

// -----

func.func @c(%a: tensor<5x3xf32>, %b: tensor<5x7xf32>, %c: tensor<3x7xf32>) {
  // expected-error @+1 {{provided affine_map is not a projected permutation}}
  %3 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k + m, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<5x3xf32>, tensor<5x7xf32>) outs(%c: tensor<3x7xf32>) -> tensor<3x7xf32>
  return
}

// -----

func.func @c(%a: tensor<5x3xf32>, %b: tensor<5x7xf32>, %c: tensor<3x7xf32>) {
  // expected-error @+1 {{ranks of shaped operand and results of corresponding affine_map differ}}
  %3 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<5x3xf32>, tensor<5x7xf32>) outs(%c: tensor<3x7xf32>) -> tensor<3x7xf32>
  return
}

// -----

func.func @c(%a: tensor<5x3xf32>, %b: tensor<5x7xf32>, %c: tensor<3x7xf32>) {
  // expected-error @+1 {{iteration space dim at index 3 not used to access any operand}}
  %3 = linalg.contract indexing_maps = [affine_map<(m, n, k, z) -> (k, m)>, affine_map<(m, n, k, z) -> (k, n)>, affine_map<(m, n, k, z) -> (m, n)>] ins(%a, %b : tensor<5x3xf32>, tensor<5x7xf32>) outs(%c: tensor<3x7xf32>) -> tensor<3x7xf32>
  return
}

// -----

func.func @c(%a: tensor<5x3xf32>, %b: tensor<5x7xf32>, %c: tensor<3x7xf32>) {
  // expected-error @+1 {{iteration space dim at index 2 is neither a contracting dim nor of parallel iteration type}}
  %3 = linalg.contract indexing_maps = [affine_map<(m, n, k, z) -> (k, m)>, affine_map<(m, n, k, z) -> (z, n)>, affine_map<(m, n, k, z) -> (m, n)>] ins(%a, %b : tensor<5x3xf32>, tensor<5x7xf32>) outs(%c: tensor<3x7xf32>) -> tensor<3x7xf32>
  return
}

// -----

func.func @c(%a: tensor<3xf32>, %b: tensor<3xf32>, %c: tensor<3xf32>) {
  // expected-error @+1 {{'indexing_maps' do not specify a contracting dimension}}
  %3 = linalg.contract indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, affine_map<(m) -> (m)>] ins(%a, %b : tensor<3xf32>, tensor<3xf32>) outs(%c: tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @c(%a: f32, %b: tensor<3xf32>, %c: tensor<3xf32>) {
  // expected-error @+1 {{affine_map specifies shaped access while operand has non-shaped type}}
  %3 = linalg.contract indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, affine_map<(m) -> (m)>] ins(%a, %b : f32, tensor<3xf32>) outs(%c: tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @m(%a: tensor<4xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 3 and 2}}
  %4 = linalg.map ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>)
     (%x: f32, %y: f32) {
       %m = arith.mulf %x, %y : f32
       linalg.yield %m : f32
     }
  return
}

// -----

func.func @m(%a: tensor<4xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.map' op expected element type of input 'f32' to match bbArg type 'i32'}}
  %4 = linalg.map ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>)
     (%x: f32, %y: i32, %z: f32) {
       linalg.yield %x : f32
     }
  return
}

// -----

func.func @m(%a: tensor<4xf32>, %o: tensor<5xf32>) {
  // expected-error @+1 {{'linalg.map' op expected shape of input (4) to match shape of output (5)}}
  %4 = linalg.map {arith.addf} ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<5xf32>)
  return
}

// -----

func.func @m(%a: tensor<?x4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.map' op expected shape of input (-9223372036854775808, 4) to match shape of output (5, 4)}}
  %4 = linalg.map {arith.addf} ins(%a, %a : tensor<?x4xf32>, tensor<?x4xf32>) outs(%o : tensor<5x4xf32>)
  return
}

// -----

func.func @m(%a: tensor<4xf32>, %o: tensor<4xi32>) {
  // expected-error @+1 {{'arith.addf' op result #0 must be floating-point-like, but got 'i32'}}
  %4 = linalg.map {arith.addf} ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xi32>)
  return
}

// -----

func.func @m(%a: tensor<4xf32>, %o: tensor<4xi32>) {
  // expected-error @+1 {{unregistered operation 'arith.foo' found in dialect ('arith') that does not allow unknown operations}}
  %4 = linalg.map {arith.foo} ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xi32>)
  return
}

// -----

func.func @r(%a: tensor<4x5xf32>, %b: tensor<4x6xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  %3:2 = linalg.reduce ins(%a, %b : tensor<4x5xf32>, tensor<4x6xf32>) outs(%o, %o : tensor<4xf32>, tensor<4xf32>) dimensions = [1]
    (%in: f32, %j: f32, %out: f32, %k: f32) {
      linalg.yield %in, %in : f32, f32
    }
  return
}

// -----

func.func @r(%a: tensor<4x5xf32>, %b: tensor<5xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op expects all outputs to have the same shapes. Shape at output-index 1 is not equal to the shape at output-index 0.}}
  %3:2 = linalg.reduce ins(%a, %a : tensor<4x5xf32>, tensor<4x5xf32>) outs(%o, %b : tensor<4xf32>, tensor<5xf32>) dimensions = [1]
    (%in: f32, %j: f32, %out: f32, %k: f32) {
      linalg.yield %in, %in : f32, f32
    }
  return
}

// -----

func.func @r(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{expected bare identifier or keyword}}
  %3 = linalg.reduce {i1} ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [1]
  return
}

// -----

func.func @r(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  %3 = linalg.reduce {arith.addf} ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [2]
  return
}

// -----

func.func @r(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  %3 = linalg.reduce {arith.addf} ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [-1]
  return
}

// -----

func.func @r(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
  %3 = linalg.reduce {arith.addf} ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [1, 0]
  return
}

// -----

func.func @r(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op number of dimensions after reduction 0 doesn't match the init rank 1}}
  %3 = linalg.reduce {arith.addf} ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [0, 1]
  return
}

// -----

func.func @r(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op init dimensions [4] doesn't match input dimensions after reduction [5]}}
  %3 = linalg.reduce {arith.addf} ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [0]
  return
}

// -----

func.func @r(%a: tensor<4x?xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op init dimensions [4] doesn't match input dimensions after reduction [-9223372036854775808]}}
  %3 = linalg.reduce {arith.addf} ins(%a : tensor<4x?xf32>) outs(%o : tensor<4xf32>) dimensions = [0]
  return
}

// -----

func.func @r(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op mismatching number of operands and block arguments}}
  %3 = linalg.reduce ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [1]
    (%in: f32) {
      linalg.yield %in : f32
    }
  return
}

// -----

func.func @r(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op input element type 'f32' does not match corresponding block argument type 'i32'}}
  %3 = linalg.reduce ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [1]
    (%in: i32, %x: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @r(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op output element type 'f32' does not match corresponding block argument type 'i32'}}
  %3 = linalg.reduce ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [1]
    (%in: f32, %x: i32) {
      linalg.yield %in : f32
    }
  return
}

// -----

func.func @r(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  %3 = linalg.reduce ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>)
    // expected-error @+1 {{custom op 'linalg.reduce' expected 'dimensions'}}
    (%in: f32, %x: f32) {
      linalg.yield %in : f32
    }
  return
}

// -----

func.func @t(%a: tensor<4x5xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op permutation is not valid}}
  %3 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%o : tensor<5x4xf32>) permutation = [1, 1]
  return
}

// -----

func.func @t(%a: tensor<4x5xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op size of permutation 3 does not match the argument rank 2}}
  %3 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%o : tensor<5x4xf32>) permutation = [1, 0, 2]
  return
}

// -----

func.func @t(%a: tensor<4x5xf32>, %o: tensor<5x4x1xf32>) {
  // expected-error @+1 {{'linalg.transpose' op input rank 2 does not match init rank 3}}
  %3 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%o : tensor<5x4x1xf32>) permutation = [1, 0]
  return
}

// -----

func.func @t(%a: tensor<4x5xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 0) = 5 doesn't match dim(input, permutation[0]) = 4}}
  %3 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%o : tensor<5x4xf32>) permutation = [0, 1]
  return
}

// -----

func.func @t(%a: tensor<4x?xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 0) = 5 doesn't match dim(input, permutation[0]) = -9223372036854775808}}
  %3 = linalg.transpose ins(%a : tensor<4x?xf32>) outs(%o : tensor<5x4xf32>) permutation = [1, 0]
  return
}

// -----

func.func @t(%a: tensor<4x5xf32>, %o: tensor<5x4xi32>) {
  // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('i32')}}
  %3 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%o : tensor<5x4xi32>) permutation = [1, 0]
  return
}

// -----

func.func @t(%a: tensor<4x5xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{expected '='}}
  %3 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%o : tensor<5x4xf32>) permutation [1, 0]
  return
}

// -----

func.func @b(%a: tensor<4xf32>, %o: tensor<5x4x3xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 1, init rank: 3}}
  %3 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%o : tensor<5x4x3xf32>) dimensions = [1]
  return
}

// -----

func.func @b(%a: tensor<4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2}}
  %3 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%o : tensor<5x4xf32>) dimensions = [2]
  return
}

// -----

func.func @b(%a: tensor<4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 9007199254740993}}
  %3 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%o : tensor<5x4xf32>) dimensions = [9007199254740993]
  return
}

// -----

func.func @b(%a: tensor<4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input dim 0 should match init dim 0. input: 4, init: 5}}
  %3 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%o : tensor<5x4xf32>) dimensions = [1]
  return
}

// -----

func.func @b(%a: tensor<?xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input dim 0 should match init dim 1. input: -9223372036854775808, init: 4}}
  %3 = linalg.broadcast ins(%a : tensor<?xf32>) outs(%o : tensor<5x4xf32>) dimensions = [0]
  return
}

// -----

func.func @s(%a: tensor<?xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.softmax' op incompatible output shape}}
  %0 = linalg.softmax dimension(0) ins(%a : tensor<?xf32>) outs(%o: tensor<5x4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @s(%a: tensor<?x4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.softmax' op incorrect dimension specified}}
  %0 = linalg.softmax dimension(2) ins(%a : tensor<?x4xf32>) outs(%o: tensor<5x4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @s(%a: tensor<?x4xf32>, %o: tensor<5x4xi32>) {
  // expected-error @+1 {{'linalg.softmax' op failed to verify that input and output have same element type}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<?x4xf32>) outs(%o: tensor<5x4xi32>) -> tensor<5x4xi32>
  return
}

// -----

func.func @s(%a: tensor<?x4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.softmax' op expected type of operand #1 ('tensor<5x4xf32>') to match type of corresponding result ('tensor<6x4xf32>')}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<?x4xf32>) outs(%o: tensor<5x4xf32>) -> tensor<6x4xf32>
  return
}

// -----

func.func @s(%a: tensor<?x4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.softmax' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.softmax dimension(1) ins(%a : tensor<?x4xf32>) outs(%o: tensor<5x4xf32>)
  return
}

// -----

func.func @e(%a: tensor<?x4xf32>, %o: tensor<5x4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a : tensor<?x4xf32>) outs(%o: tensor<5x4xf32>) -> tensor<5x4xf32>
  // expected-error @+2 {{custom op 'linalg.elementwise' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  // expected-error @+1 {{custom op 'linalg.elementwise' unable to parse elemwise op}}
  return
}

// -----

func.func @e(%a: tensor<?x4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  %0 = linalg.elementwise kind=1 ins(%a : tensor<?x4xf32>) outs(%o: tensor<5x4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @e(%a: tensor<?x4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.elementwise' expected 'kind'}}
  %0 = linalg.elementwise ins(%a : tensor<?x4xf32>) outs(%o: tensor<5x4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @e(%a: tensor<3x4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op inferred input/output operand #1 has shape's dimension #0 to be 3, but found 5}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<3x4xf32>) outs(%o: tensor<5x4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @e(%a: tensor<4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4xf32>) outs(%o: tensor<5x4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @e(%a: tensor<5x4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(i, j) -> (i, j)>] ins(%a : tensor<5x4xf32>) outs(%o: tensor<5x4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @e(%a: tensor<5x4xf32>, %o: tensor<5x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.elementwise' expected affine map attribute}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [1] ins(%a : tensor<5x4xf32>) outs(%o: tensor<5x4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{invalid zero tile factor}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [0, 32] into %o : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %a inner_dims_pos = [0, 2] inner_tiles = [8, 32] into %o : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %a outer_dims_perm = [1, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{outer_dims_perm must be a permutation or empty}}
  %0 = linalg.pack %a outer_dims_perm = [1] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8, 32] into %o : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{tiling factors must be less than or equal to the input rank for pack or output rank for unpack}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32, 4] into %o : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<16x8x8xf32>) {
  // expected-error @+1 {{packed rank != (unpacked rank + num tiling factors), got 3 != 4}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<128x256xf32> -> tensor<16x8x8xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<15x8x8x32xf32>) {
  // expected-error @+1 {{expected 'tensor<16x8x8x32xf32>' for the packed domain value, got 'tensor<15x8x8x32xf32>'}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<128x256xf32> -> tensor<15x8x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<17x8x8x32xf32>) {
  // expected-error @+1 {{expected 'tensor<16x8x8x32xf32>' for the packed domain value, got 'tensor<17x8x8x32xf32>'}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<128x256xf32> -> tensor<17x8x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<16x8x8x33xf32>) {
  // expected-error @+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<128x256xf32> -> tensor<16x8x8x33xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<16x8x8x?xf32>) {
  // expected-error @+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<128x256xf32> -> tensor<16x8x8x?xf32>
  return
}

// -----

func.func @p(%a: tensor<127x256xf32>, %o: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<127x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<127x256xf32>, %o: tensor<16x8x8x32xf32>, %p: i32) {
  // expected-error @+1 {{'linalg.pack' op expected padding_value has 'f32' but got: 'i32'}}
  %0 = linalg.pack %a padding_value(%p : i32) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<127x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @p(%a: tensor<127x256xf32>, %o: tensor<16x8x?x32xf32>) {
  %c = arith.constant 8 : index
  // expected-error @+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%c, 32] into %o : tensor<127x256xf32> -> tensor<16x8x?x32xf32>
  return
}

// -----

func.func @p(%a: tensor<127x256xf32>, %o: tensor<16x8x?x32xf32>) {
  %c = arith.constant 0 : index
  // expected-error @+1 {{invalid zero tile factor}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%c, 32] into %o : tensor<127x256xf32> -> tensor<16x8x?x32xf32>
  return
}

// -----

func.func @p(%a: tensor<127x256xf32>, %o: tensor<16x8x?x32xf32>, %c: index) {
  // expected-error @+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%c, 32] into %o : tensor<127x256xf32> -> tensor<16x8x?x32xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{expected 'tensor<4x32x8x32xf32>' for the packed domain value, got 'tensor<16x8x8x32xf32>'}}
  %0 = linalg.unpack %o inner_dims_pos = [1, 0] inner_tiles = [8, 32] into %a : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.unpack %o inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %a : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return
}

// -----

func.func @p(%a: memref<128x256xf32>, %o: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{custom op 'linalg.unpack' invalid kind of type specified: expected builtin.tensor, but found 'memref<128x256xf32>'}}
  %0 = linalg.unpack %o inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %a : tensor<16x8x8x32xf32> -> memref<128x256xf32>
  return
}

// -----

func.func @p(%a: tensor<128x256xf32>, %o: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{'linalg.pack' op failed to verify that result type matches type of dest}}
  %0 = "linalg.pack"(%a, %o) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x33xf32>
  return
}

// -----

func.func @w(%f: tensor<2x4x3x5xf32>, %fo: tensor<6x6x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x4x3x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @w(%f: tensor<2x3x4x5xf32>, %fo: tensor<6x6x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x4x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @w(%f: tensor<2x1x1x5xf32>, %fo: tensor<6x6x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x1x1x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @w(%f: tensor<2x3x3x5xf32>, %fo: tensor<6x7x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%fo : tensor<6x7x5x2xf32>) -> tensor<6x7x5x2xf32>
  return
}

// -----

func.func @w(%f: tensor<2x3x3x5xf32>, %fo: tensor<6x6x5x2xf32>) {
  // expected-error @+1 {{custom op 'linalg.winograd_filter_transform' expected string or keyword containing one of the following enum values for attribute 'fmr' [F_2_3, F_4_3, F_2_5]}}
  %0 = linalg.winograd_filter_transform fmr(F_4_4) ins(%f : tensor<2x3x3x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @w(%f: tensor<2x3x3x5xf32>, %fo: tensor<6x6x5x2xi32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op failed to verify that all of {filter, output} have same element type}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%fo : tensor<6x6x5x2xi32>) -> tensor<6x6x5x2xi32>
  return
}

// -----

func.func @w(%i: tensor<2x14x14x5xf32>, %io: tensor<6x6x3x4x2x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x14x14x5xf32>) outs(%io : tensor<6x6x3x4x2x5xf32>) -> tensor<6x6x3x4x2x5xf32>
  return
}

// -----

func.func @w(%v: tensor<5x6x3x3x2x2xf32>, %vo: tensor<2x12x12x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<5x6x3x3x2x2xf32>) outs(%vo : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return
}

// -----

func.func @w(%v: tensor<6x5x3x3x2x2xf32>, %vo: tensor<2x12x12x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x5x3x3x2x2xf32>) outs(%vo : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return
}

// -----

func.func @w(%v: tensor<6x6x3x3x2x2xf32>, %vo: tensor<2x12x13x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x3x3x2x2xf32>) outs(%vo : tensor<2x12x13x2xf32>) -> tensor<2x12x13x2xf32>
  return
}

// -----

func.func @conv(%a: memref<1x5x5x3xf32>, %k: memref<2x2x3x4xf32>, %o: memref<1x4x4x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' 'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi32>} ins(%a, %k : memref<1x5x5x3xf32>, memref<2x2x3x4xf32>) outs(%o : memref<1x4x4x4xf32>)
  return
}

// -----

func.func @conv(%a: memref<1x5x5x3xf32>, %k: memref<2x2x3x4xf32>, %o: memref<1x4x4x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' 'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<3xi64>} ins(%a, %k : memref<1x5x5x3xf32>, memref<2x2x3x4xf32>) outs(%o : memref<1x4x4x4xf32>)
  return
}

// -----

func.func @conv(%a: memref<1x5x5x3xf32>, %k: memref<2x2x3x4xf32>, %o: memref<1x4x4x4xf32>) {
  // expected-error @+1 {{'linalg.conv_2d_nhwc_hwcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 8, but found 5}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%a, %k : memref<1x5x5x3xf32>, memref<2x2x3x4xf32>) outs(%o : memref<1x4x4x4xf32>)
  return
}

// -----

func.func @conv(%a: memref<1x5x5x3xf32>, %k: memref<2x2x3x4xf32>, %o: memref<1x4x4x4xf32>) {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<0> : tensor<2xi64>} ins(%a, %k : memref<1x5x5x3xf32>, memref<2x2x3x4xf32>) outs(%o : memref<1x4x4x4xf32>)
  return
}

// -----

func.func @conv(%a: memref<1x5x5x3xf32>, %k: memref<2x2x3x4xf32>, %o: memref<1x4x4x4xf32>) {
  // expected-error @+1 {{attribute '"linalg.foo"' not supported by the linalg dialect}}
  linalg.conv_2d_nhwc_hwcf ins(%a, %k : memref<1x5x5x3xf32>, memref<2x2x3x4xf32>) outs(%o : memref<1x4x4x4xf32>) {linalg.foo = 1}
  return
}

// -----

// expected-error @+1 {{attribute '"linalg.foo"' not supported by the linalg dialect}}
func.func @conv(%a: memref<1x5x5x3xf32>, %k: memref<2x2x3x4xf32>, %o: memref<1x4x4x4xf32>) attributes {linalg.foo = 1} {
  return
}

// -----

func.func @x(%a: memref<1x5x5x3xf32>, %k: memref<2x2x3x4xf32>, %o: memref<1x4x4x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' number of operands and types do not match: got 2 operands and 1 types}}
  linalg.conv_2d_nhwc_hwcf ins(%a, %k : memref<1x5x5x3xf32>) outs(%o : memref<1x4x4x4xf32>)
  return
}

// -----

func.func @x(%a: memref<1x5x5x3xf32>, %k: memref<2x2x3x4xf32>, %o: memref<1x4x4x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 0}}
  linalg.conv_2d_nhwc_hwcf (%a, %k : memref<1x5x5x3xf32>) outs(%o : memref<1x4x4x4xf32>)
  return
}

// -----

func.func @x(%a: memref<1x5x5x3xf32>, %k: memref<2x2x3x4xf32>, %o: memref<1x4x4x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.conv_2d_foo' is unknown}}
  linalg.conv_2d_foo ins(%a, %k : memref<1x5x5x3xf32>) outs(%o : memref<1x4x4x4xf32>)
  return
}

// -----

func.func @x(%a: memref<1x5x5x3xf32>, %k: memref<2x2x3x4xf32>, %o: memref<1x4x4x4xf32>) {
  // expected-error @+1 {{'linalg.index' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
  linalg.index -1 : index
  return
}

// -----

func.func @x(%a: memref<1x5x5x3xf32>) {
  // expected-error @+1 {{expected attribute name}}
  linalg.generic {indexing_maps = [], iterator_types = []} {
  ^bb0:
    linalg.yield
  }
  return
}

// -----

#map = affine_map<(d0, d1) -> (d0)>
func.func @x(%a: memref<?x?xi32>) {
  // expected-error @+1 {{'linalg.generic' op expected operand #0 rank (2) to match the result rank of indexing_map (1)}}
  linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%a : memref<?x?xi32>) {
  ^bb0(%x : i32):
    linalg.yield %x : i32
  }
  return
}

// -----

func.func @generic_no_region(%arg0: memref<f32>) {
  linalg.generic {
    indexing_maps =  [ affine_map<() -> (0)> ],
    iterator_types = []
  // expected-error @+1 {{expected '{' to begin a region}}
  } ins(%arg0 : memref<f32>)
}

// -----

func.func @generic_mismatched_num_returns(%arg0: memref<f32>) {
  linalg.generic {
      indexing_maps =  [ affine_map<() -> ()> ],
      iterator_types = []}
      outs(%arg0 : memref<f32>) {
    ^bb(%0: f32):
      // expected-error @+1 {{'linalg.yield' op expected number of yield values (0) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
      linalg.yield
  }
  return
}

// -----

func.func @generic_scalar_view(%arg0: memref<?xf32>) {
  %cst = arith.constant 0.0 : f32
  // expected-error @+1 {{'linalg.generic' op expected operand #1 rank (1) to match the result rank of indexing_map (2)}}
  linalg.generic {
    indexing_maps =  [ affine_map<() -> ()>, affine_map<() -> (0, 0)> ],
    iterator_types = []}
      ins(%cst : f32)
      outs(%arg0 : memref<?xf32>) {
    ^bb(%0 : f32, %1: f32):
      linalg.yield %0 : f32
  }
  return
}

// -----

func.func @generic_singular_maps(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
  // expected-error @+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0 + d1, d0 + d1))}}
  linalg.generic {
    indexing_maps =  [
      affine_map<(i, j) -> (i + j)>,
      affine_map<(i, j) -> (i + j)>
    ],
    iterator_types = ["parallel","parallel"]}
    ins(%arg0 : memref<?xf32>)
   outs(%arg1 : memref<?xf32>) {
  ^bb(%0: f32, %1: f32):
      linalg.yield %1: f32
  }
  return
}

// -----

func.func @generic_empty_region(%arg0: memref<f32>) {
  %f0 = arith.constant 0.0: f32
  // expected-error @+1 {{'linalg.generic' op expects region #0 to have 0 or 1 blocks}}
  linalg.generic {
    indexing_maps =  [ affine_map<() -> ()>, affine_map<() -> ()> ],
    iterator_types = []}
      ins(%arg0 : memref<f32>)
     outs(%arg0 : memref<f32>) {
    ^bb1:
      linalg.yield %f0: f32
    ^bb2:
      linalg.yield %f0: f32
  }
  return
}

// -----

func.func @generic_empty_region(%arg0: memref<f32>) {
  // expected-error @+1 {{'linalg.generic' op expects to have 1 region with 1 block}}
  linalg.generic {
    indexing_maps =  [ affine_map<() -> ()> , affine_map<() -> ()> ],
    iterator_types = []}
    ins(%arg0 : memref<f32>)
   outs(%arg0 : memref<f32>) {
  }
  return
}

// -----

func.func @generic_scalar_operand_block_arg_type(%arg0: tensor<f32>) {
  linalg.generic {
    indexing_maps =  [ affine_map<() -> ()> ],
    iterator_types = []}
      outs(%arg0 : tensor<f32>) {
    ^bb(%i: i1):
    // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('i1') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
    linalg.yield %i : i1
  } -> tensor<f32>
  return
}

// -----

func.func @generic_result_tensor_type(%arg0: memref<?xf32>, %arg1: tensor<?xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  %0 = linalg.generic {
    indexing_maps = [ affine_map<(i) -> (i)> , affine_map<(i) -> (i)> ],
    iterator_types = ["parallel"]}
       ins(%arg0 : memref<?xf32>)
      outs(%arg1 : tensor<?xf32>) {
    ^bb(%i: f32, %j: f32):
      linalg.yield %i: f32
  } -> tensor<?xf32>
  return
}

// -----

func.func @generic(%arg0: memref<?x?xf32>) {
  linalg.generic  {
    indexing_maps = [ affine_map<(i, j) -> (i, j)> ],
    iterator_types = ["parallel", "parallel"]}
      outs(%arg0 : memref<?x?xf32>) {
    ^bb(%0: f32) :
      // expected-error @+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32}}
      %1 = arith.constant 0.0: f32
  }
  return
}

// -----

func.func @named_ops(%a3: memref<?x?x?xf32>, %b3: memref<?x?xf32>, %c3: memref<?x?x?xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op expected operand #1 rank (2) to match the result rank of indexing_map (3)}}
  linalg.batch_matmul ins(%a3, %b3 : memref<?x?x?xf32>, memref<?x?xf32>)
                     outs(%c3 : memref<?x?x?xf32>)
  return
}

// -----

func.func @incorrect_region_arg_count(%m: memref<?x?xf32>) {
  %res = linalg.matmul ins(%m, %m : memref<?x?xf32>, memref<?x?xf32>)
                                -> (tensor<?x?xf32>, tensor<?x?xf32>)
  // expected-error @+1 {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @matching_inits(%m: memref<?x?xf32>, %t: tensor<?x?xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected type of operand #2 ('tensor<?x?xf32>') to match type of corresponding result ('tensor<?xf32>')}}
  %res = linalg.matmul ins(%m, %m : memref<?x?xf32>, memref<?x?xf32>)
                      outs(%t : tensor<?x?xf32>)
                        -> tensor<?xf32>
  return
}

// -----

func.func @illegal_fill_tensor_no_return(%arg0 : index, %arg1 : index, %arg2 : f32) {
  %0 = tensor.empty(%arg0, %arg1) : tensor<?x?xf32>
  // expected-error @+1 {{'linalg.fill' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.fill ins(%arg2 : f32) outs(%0 : tensor<?x?xf32>)
}

// -----

func.func @illegal_fill_memref_with_tensor_return(%arg0 : memref<?x?xf32>, %arg1 : f32) -> tensor<?x?xf32> {
  // expected-error @+1 {{'linalg.fill' op expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @illegal_fill_tensor_with_memref_return(%arg0 : tensor<?x?xf32>, %arg1 : f32) -> memref<?x?xf32> {
  // expected-error @+1 {{'linalg.fill' op result #0 must be variadic of ranked tensor of any type values, but got 'memref<?x?xf32>'}}
  %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<?x?xf32>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

func.func @illegal_fill_element_type_truncation(%arg0 : tensor<2xf32>, %arg1 : f64) -> tensor<2xf32> {
  // expected-error @+1 {{'linalg.fill' op expected fill value type ('f64') to match output element type ('f32')}}
  %0 = linalg.fill ins(%arg1 : f64) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @invalid_static_2d_conv(%input : memref<1x3x4x2xf32>, %filter: memref<3x2x2x1xf32>, %output: memref<1x2x3x1xf32>) {
  // expected-error @+1 {{'linalg.conv_2d_nhwc_hwcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 4, but found 3}}
  linalg.conv_2d_nhwc_hwcf
    { dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%input, %filter : memref<1x3x4x2xf32>, memref<3x2x2x1xf32>)
    outs(%output : memref<1x2x3x1xf32>)
  return
}

// -----

#attrs = {
  indexing_maps = [
    affine_map<(i) -> (3 - i)>,
    affine_map<(i) -> (i)>
  ],
  iterator_types = ["parallel"]
}
func.func @invalid_reverse(%A: memref<5xf32>, %B: memref<5xf32>) {
  // expected-error @+1 {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (-d0 + 3)}}
  linalg.generic #attrs ins(%A: memref<5xf32>) outs(%B: memref<5xf32>) {
    ^bb0(%a: f32, %b: f32):
      linalg.yield %a : f32
  }
  return
}

// -----

func.func @g(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.copy' op requires one region}}
  %0 = "linalg.copy"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @g(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.copy' op expects to have 1 region with 1 block}}
  %0 = "linalg.copy"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @g(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.copy' op operand count (2) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %0 = "linalg.copy"(%a, %a) <{operandSegmentSizes = array<i32: 1, 2>}> ({^bb0(%x:f32,%y:f32): linalg.yield %x : f32}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @g(%a: tensor<4xf32>) {
  // expected-error @+1 {{block with no terminator, has %1 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32}}
  %0 = "linalg.copy"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x:f32,%y:f32): %z = arith.addf %x, %y : f32}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @g(%a: tensor<4xf32>) {
  // expected-error @+2 {{'linalg.copy' op expects regions to end with 'linalg.yield', found 'test.term'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'linalg.yield'}}
  %0 = "linalg.copy"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x:f32,%y:f32): "test.term"(): () -> ()}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @g(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.copy' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "linalg.copy"(%a, %a) ({^bb0(%x:f32,%y:f32): linalg.yield %x : f32}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @g(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{expected add/mul op in the body}}
  %0 = "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({^bb0(%x:f32,%y:f32, %z: f32): linalg.yield %x : f32}) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @g(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected the number of indexing_map (3) to be equal to the number of input/output operands (2)}}
  %0 = "linalg.matmul"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x:f32,%y:f32): linalg.yield %x : f32}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @g(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op number of dimensions after reduction 1 doesn't match the init rank 2}}
  %0 = "linalg.reduce"(%a, %a, %a) <{dimensions = array<i64: 0>}> ({^bb0(%x:f32,%y:f32): linalg.yield %x : f32}) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @g(%a: tensor<4x4xf32>) {
  %0 = "linalg.map"(%a) ({^bb0(%y:f32): linalg.yield %y : f32}) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  // expected-error @+1 {{'linalg.map' op requires one region}}
  %1 = "linalg.map"(%a) ({^bb0(%y:f32): linalg.yield %y : f32}, {}) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @g(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.map' op expected 1 or more operands, but found 0}}
  "linalg.map"() ({^bb0(%y:f32): linalg.yield %y : f32}) : () -> ()
  return
}

// -----

func.func @g(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op requires attribute 'permutation'}}
  %0 = "linalg.transpose"(%a, %a) ({^bb0(%y:f32, %x: f32): linalg.yield %y : f32}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @g(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op expected the number of indexing_map (0) to be equal to the number of input/output operands (2)}}
  %0 = "linalg.elementwise"(%a, %a) <{kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({^bb0(%y:f32, %x: f32): linalg.yield %y : f32}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @g(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op attribute 'iterator_types' failed to satisfy constraint: Iterator type should be an enum.}}
  %0 = "linalg.generic"(%a, %a) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"], operandSegmentSizes = array<i32: 1, 1>}> ({^bb0(%y:f32, %x: f32): linalg.yield %y : f32}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @g(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{invalid properties {doc = 1 : i64, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>} for op linalg.generic: Invalid attribute `doc` in property conversion: 1 : i64}}
  %0 = "linalg.generic"(%a, %a) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>, doc = 1}> ({^bb0(%y:f32, %x: f32): linalg.yield %y : f32}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @g(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.generic' op requires attribute 'indexing_maps'}}
  %0 = "linalg.generic"(%a, %a) <{iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({^bb0(%y:f32, %x: f32): linalg.yield %y : f32}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @idx(%a: tensor<4xf32>, %c: i1) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    scf.if %c {
      // expected-error @+1 {{'linalg.index' op expected parent op with LinalgOp interface}}
      %i = linalg.index 0 : index
    }
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @idx(%a: tensor<4xf32>, %c: i1) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    scf.if %c {
      // expected-error @+1 {{'linalg.yield' op expected single non-empty parent region}}
      linalg.yield %x : f32
    }
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @idx(%a: tensor<4xf32>, %c: i1) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    // expected-error @+1 {{custom op 'linalg.index' invalid kind of type specified: expected builtin.index, but found 'i32'}}
    %i = linalg.index 0 : i32
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @mmt4d_dims_mismatch(%A: tensor<16x16x8x1xf32>, %B: tensor<16x16x8x1xf32>, %C_in: tensor<16x16x8x1xf32>) -> tensor<16x16x8x1xf32> {
  // expected-error @+1 {{'linalg.mmt4d' op inferred input/output operand #2 has shape's dimension #3 to be 8, but found 1}}
  %res = linalg.mmt4d ins(%A, %B: tensor<16x16x8x1xf32>, tensor<16x16x8x1xf32>) outs(%C_in: tensor<16x16x8x1xf32>) -> tensor<16x16x8x1xf32>
  return %res : tensor<16x16x8x1xf32>
}

// -----

func.func @mmt4d_rank_mismatch(%A: tensor<16x16x8x1xf32>, %B: tensor<16x16x8x1xf32>, %C_in: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'linalg.mmt4d' op expected operand #2 rank (2) to match the result rank of indexing_map (4)}}
  %res = linalg.mmt4d ins(%A, %B: tensor<16x16x8x1xf32>, tensor<16x16x8x1xf32>) outs(%C_in: tensor<8x8xf32>) -> tensor<8x8xf32>
  return %res : tensor<8x8xf32>
}

// -----

func.func @invalid_matmul_dim_a(%arg0: memref<5x5xf32>, %arg1: memref<5x5xf32>, %arg2: memref<5x5xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>,
                                 affine_map<(d0, d1, d2) -> (d2, d1)>,
                                 affine_map<(d0, d1, d2) -> (d0, d1)>]
                      ins(%arg0, %arg1 : memref<5x5xf32>, memref<5x5xf32>)
                      outs(%arg2: memref<5x5xf32>)
  return
}

// -----

func.func @invalid_transpose_a_matmul(%lhs: tensor<4x1xf32>, %rhs: tensor<1x64xf32>, %init: tensor<4x64xf32>) -> tensor<4x64xf32> {
  // expected-error @+1 {{'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 1}}
  %0 = linalg.matmul
                      indexing_maps = [
                       affine_map<(d0, d1, d2) -> (d2, d0)>,
                       affine_map<(d0, d1, d2) -> (d2, d1)>,
                       affine_map<(d0, d1, d2) -> (d0, d1)>
                      ]
                      ins(%lhs, %rhs : tensor<4x1xf32>, tensor<1x64xf32>)
                      outs(%init : tensor<4x64xf32>) -> tensor<4x64xf32>
  return %0: tensor<4x64xf32>
}

// -----

func.func @invalid_indexing_maps_placement_matmul(%lhs: tensor<4x1xf32>, %rhs: tensor<1x64xf32>, %init: tensor<4x64xf32>) {
  linalg.matmul ins(%lhs, %rhs : tensor<4x1xf32>, tensor<1x64xf32>) outs(%init : tensor<4x64xf32>)
                      // expected-error @+1 {{custom op 'indexing_maps' is unknown (tried 'func.indexing_maps' as well)}}
                      indexing_maps = [
                       affine_map<(d0, d1, d2) -> (d0, d2)>,
                       affine_map<(d0, d1, d2) -> (d2, d1)>,
                       affine_map<(d0, d1, d2) -> (d0, d1)>
                      ]
  return
}

// -----

func.func @matmul_missing_outs(%lhs: tensor<4x1xf32>, %rhs: tensor<1x64xf32>) {
  linalg.matmul ins(%lhs, %rhs : tensor<4x1xf32>, tensor<1x64xf32>)
  // expected-error @+1 {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @g(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.matvec' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %0 = linalg.matvec ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @u(%a: tensor<*xf32>) {
  // expected-error @+1 {{'linalg.softmax' op result #0 must be variadic of ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %0 = linalg.softmax dimension(0) ins(%a : tensor<*xf32>) outs(%a : tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @u(%a: tensor<4xf32>) {
  // expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = linalg.map { arith.addf } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a, %a : tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @u(%a: tensor<4xf32>) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = linalg.map { arith.addf } ins(%a, %a : tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @u(%a: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @+1 {{'linalg.map' op expected to have pure tensor or buffer semantics}}
  linalg.map { arith.addf } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%m : memref<4xf32>)
  return
}

// -----

func.func @u(%a: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @+1 {{'arith.cmpf' op result #0 must be bool-like, but got 'f32'}}
  linalg.map { arith.cmpf {predicate = 1 : i64} } ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  return
}

// -----

func.func @u(%a: tensor<4xf32>, %m: memref<4xf32>) {
  linalg.reduce { arith.addf } ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  // expected-error @+1 {{custom op 'linalg.reduce' expected 'dimensions'}}
  return
}

// -----

func.func @u(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) dimensions = [] -> tensor<4xf32>
  return
}

// -----

func.func @u(%a: tensor<4xf32>) {
  // expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
  %0, %1 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @u(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.exp' op result #0 must be variadic of ranked tensor of any type values, but got 'f32'}}
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> f32
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'linalg.map' op expected 1 or more operands, but found 0}}
  linalg.map {arith.addf}
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'linalg.map' op expected 1 or more operands, but found 0}}
  linalg.map () { linalg.yield }
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'linalg.transpose' op expected 2 operands, but found 0}}
  linalg.transpose permutation = []
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'linalg.broadcast' op expected 2 operands, but found 0}}
  linalg.broadcast dimensions = []
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected '{' to begin a region}}
  linalg.generic {indexing_maps = [], iterator_types = []} { linalg.yield }
  return
}

// -----

func.func @f() {
  linalg.matmul
  // expected-error @+1 {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 0}}
  return
}

// -----

func.func @f() {
  linalg.elementwise kind=#linalg.elementwise_kind<exp>
  // expected-error @+2 {{custom op 'linalg.elementwise' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 0}}
  // expected-error @+1 {{custom op 'linalg.elementwise' unable to parse elemwise op}}
  return
}

// -----

func.func @f() {
  linalg.fill
  // expected-error @+1 {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 0}}
  return
}

// -----

func.func @f() {
  linalg.contract indexing_maps = []
  // expected-error @+1 {{custom op 'linalg.contract' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 0}}
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = linalg.reduce {arith.addf} ins(%a : tensor<4xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op number of dimensions after reduction 0 doesn't match the init rank 1}}
  %0 = linalg.reduce {arith.addf} outs(%a : tensor<4xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op number of dimensions after reduction 0 doesn't match the init rank 1}}
  %0 = linalg.reduce {arith.addf} ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = linalg.reduce {arith.addf} ins(%a: tensor<4xf32>) outs(%a, %a : tensor<4xf32>, tensor<4xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op expected 2 operands, but found 3}}
  %0 = linalg.transpose ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) permutation = [0]
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{iteration space dim at index 0 not used to access any operand}}
  %0 = linalg.contract indexing_maps = [] ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{iteration space dim at index 0 is neither a contracting dim nor of parallel iteration type}}
  %0 = linalg.contract indexing_maps = [affine_map<(d0) -> (d0)>] ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{ranks of shaped operand and results of corresponding affine_map differ}}
  %0 = linalg.contract indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>] ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %t: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected the number of indexing_map (4) to be equal to the number of input/output operands (3)}}
  %0 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%t, %t: tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %t: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op expected indexing_map #0 to have 2 dim(s) to match the number of loops}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a: tensor<4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %t: tensor<4x4xf32>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [] ins(%t: tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    "test.region"() ({
      // expected-error @+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
      linalg.yield %x : f32
    }) : () -> ()
    linalg.yield %x : f32
  }
  return
}

// -----

// expected-error @+1 {{'linalg.generic' op requires attribute 'indexing_maps'}}
"linalg.generic"() ({ "linalg.yield"() : () -> () }) : () -> ()

// -----

// expected-error @+1 {{expected op with 2 inputs and 1 output}}
"linalg.conv_2d"() ({ "linalg.yield"() : () -> () }) {operandSegmentSizes = array<i32: 0, 0>} : () -> ()

// -----

// expected-error @+1 {{'linalg.matmul' op expected the number of indexing_map (3) to be equal to the number of input/output operands (0)}}
"linalg.matmul"() ({ "linalg.yield"() : () -> () }) {operandSegmentSizes = array<i32: 0, 0>} : () -> ()

// -----

// expected-error @+1 {{iteration space dim at index 0 not used to access any operand}}
"linalg.contract"() ({ "linalg.yield"() : () -> () }) {operandSegmentSizes = array<i32: 0, 0>, indexing_maps = []} : () -> ()

// -----

// expected-error @+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
"linalg.yield"() : () -> ()

// -----

// expected-error @+1 {{'linalg.index' op expected parent op with LinalgOp interface}}
"linalg.index"() {dim = 0 : i64} : () -> index

// -----

// expected-error @+1 {{'linalg.softmax' op expected 2 operands, but found 0}}
"linalg.softmax"() {dimension = 0 : i64} : () -> ()

// -----

func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>) {
  // expected-error @+1 {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [2] into %t : tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = "linalg.pack"(%t, %t) <{inner_dims_pos = array<i64: 0>, static_inner_tiles = array<i64: -9223372036854775808>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %t: tensor<4x4xf32>, %i: index, %o: tensor<4x4x?xf32>) {
  // expected-error @+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %1 = "linalg.pack"(%t, %o, %i) <{inner_dims_pos = array<i64: 0>, static_inner_tiles = array<i64: 4>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (tensor<4x4xf32>, tensor<4x4x?xf32>, index) -> tensor<4x4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %o: tensor<4x4x1xf32>, %i: index) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %1 = linalg.pack %t inner_dims_pos = [-1] inner_tiles = [-2] into %o : tensor<4x4xf32> -> tensor<4x4x1xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %o: tensor<4x4x1xf32>, %i: index) {
  // expected-error @+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %1 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [-2] into %o : tensor<4x4xf32> -> tensor<4x4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  // expected-error @+1 {{unexpected input index map for convolutions}}
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1 + 1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  // expected-error @+1 {{expected output/filter indexing maps to be projected permutations}}
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  // expected-error @+1 {{expected all iterators used to access outputs to be parallel}}
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  // expected-error @+1 {{unexpected input index map for convolutions}}
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 floordiv 2)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  // expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 * d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  // expected-error @+1 {{unexpected input index map for convolutions}}
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 * 2)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  // expected-error @+1 {{unexpected input index map for convolutions}}
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  // expected-error @+1 {{unexpected input index map for convolutions}}
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (3)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  %0 = "linalg.conv_1d"(%a, %k, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1 * 3)>, affine_map<(d0, d1) -> (d1)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.reduce' attribute 'dimensions' occurs more than once in the attribute list}}
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1] {dimensions = array<i64: 1>}
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.fill' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = linalg.fill {operandSegmentSizes = array<i32: 1, 1>} ins(%a : f32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @maps_twice(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.matmul' attribute 'indexing_maps' occurs more than once in the attribute list}}
  %0 = linalg.matmul {indexing_maps = 1} ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @given_properties(%a: memref<1x9x9x3xf32>, %b: memref<3x3x3xf32>, %c: memref<1x3x3x3xf32>) {
  // expected-error @+1 {{invalid properties {dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2.000000e+00> : vector<2xf32>} for op linalg.depthwise_conv_2d_nhwc_hwc: Invalid attribute `strides` in property conversion: dense<2.000000e+00> : vector<2xf32>}}
  linalg.depthwise_conv_2d_nhwc_hwc <{dilations = dense<1> : vector<2xi64>, strides = dense<2.0> : vector<2xf32>}> ins(%a, %b : memref<1x9x9x3xf32>, memref<3x3x3xf32>) outs(%c : memref<1x3x3x3xf32>)
  return
}

// -----

// What follows is looked at first.
func.func @given_properties(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.matmul' number of operands and types do not match: got 2 operands and 1 types}}
  linalg.matmul <{cast = 5}> ins(%a, %b : memref<4x8xf32>) outs(%c : memref<4x4xf32>)
  return
}
