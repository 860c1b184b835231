import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { at, attended, build, computesAfter, total } from './program-runs.ts';

/** Programs of each front end whose arguments have unknown sizes, which an option gives, run on the device model: a layer with a bias. */

const programs: Readonly<Record<string, string>> = {
  tosa: `func.func @main(%x: tensor<?x8xf32>, %w: tensor<8x4xf32>) -> tensor<?x4xf32> {
    %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    %bias = "tosa.const"() <{values = dense<1.5> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %sx = tosa.const_shape {values = dense<[1, -1, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %sw = tosa.const_shape {values = dense<[1, 8, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %sy = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %0 = tosa.reshape %x, %sx : (tensor<?x8xf32>, !tosa.shape<3>) -> tensor<1x?x8xf32>
    %1 = tosa.reshape %w, %sw : (tensor<8x4xf32>, !tosa.shape<3>) -> tensor<1x8x4xf32>
    %2 = tosa.matmul %0, %1, %zero, %zero : (tensor<1x?x8xf32>, tensor<1x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x4xf32>
    %3 = tosa.reshape %2, %sy : (tensor<1x?x4xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
    %4 = tosa.add %3, %bias : (tensor<?x4xf32>, tensor<1x1xf32>) -> tensor<?x4xf32>
    return %4 : tensor<?x4xf32>
  }`,
  // As JAX exports programs for any size.
  stablehlo: `func.func public @main(%x: tensor<?x8xf32>, %w: tensor<8x4xf32>) -> tensor<?x4xf32> {
    %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x8xf32>) -> tensor<i32>
    %0 = call @layer(%size, %x, %w) : (tensor<i32>, tensor<?x8xf32>, tensor<8x4xf32>) -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
  func.func private @layer(%size: tensor<i32>, %x: tensor<?x8xf32>, %w: tensor<8x4xf32>) -> tensor<?x4xf32> {
    %four = stablehlo.constant dense<4> : tensor<1xi32>
    %bias = stablehlo.constant dense<1.5> : tensor<f32>
    %rows = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
    %shape = stablehlo.concatenate %rows, %four, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %0 = stablehlo.dynamic_broadcast_in_dim %bias, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %1 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x8xf32>, tensor<8x4xf32>) -> tensor<?x4xf32>
    %2 = stablehlo.add %1, %0 : tensor<?x4xf32>
    return %2 : tensor<?x4xf32>
  }`,
  // As torch-mlir lowers programs for any size.
  linalg: `func.func @forward(%x: tensor<?x8xf32>, %w: tensor<8x4xf32>) -> tensor<?x4xf32> {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %bias = arith.constant dense<1.5> : tensor<4xf32>
    %rows = tensor.dim %x, %c0 : tensor<?x8xf32>
    %0 = tensor.empty(%rows) : tensor<?x4xf32>
    %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %2 = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]} ins(%2, %bias : tensor<?x4xf32>, tensor<4xf32>) outs(%0 : tensor<?x4xf32>) {
    ^bb0(%y: f32, %b: f32, %out: f32):
      %4 = arith.addf %y, %b : f32
      linalg.yield %4 : f32
    } -> tensor<?x4xf32>
    return %3 : tensor<?x4xf32>
  }`,
};

for (const [frontEnd, text] of Object.entries(programs)) {
  computesAfter(`--${frontEnd}-to-ttir-pipeline=argument-shapes=arg0:3x8`)(
    `a layer of ${frontEnd} for any number of rows`,
    text,
    (x, w) =>
      build([3, 4], ([i, j]) => 1.5 + total(Array.from({ length: 8 }, (_, k) => at(x, [i!, k]) * at(w, [k, j!])))),
  );
}

// What torch-mlir has beside linalg: a cumulative sum of attention, and the top elements of that.
computesAfter('--linalg-to-ttir-pipeline=argument-shapes=arg0:2x5x8')(
  'a scan, attention and a search for any size of the batch and of the sequence',
  `func.func @main(%x: tensor<?x?x8xf32>) -> tensor<?x?x2xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %worst = arith.constant 0xFF800000 : f32
    %none = arith.constant 0 : i64
    %batch = tensor.dim %x, %c0 : tensor<?x?x8xf32>
    %length = tensor.dim %x, %c1 : tensor<?x?x8xf32>
    %0 = tensor.empty(%batch, %length) : tensor<?x?x8xf32>
    %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %2 = tm_tensor.attention ins(%x, %x, %x : tensor<?x?x8xf32>, tensor<?x?x8xf32>, tensor<?x?x8xf32>) outs(%1 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %3 = tensor.empty(%batch) : tensor<?x8xf32>
    %4 = linalg.fill ins(%zero : f32) outs(%3 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %5:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%2 : tensor<?x?x8xf32>) outs(%1, %4 : tensor<?x?x8xf32>, tensor<?x8xf32>) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      tm_tensor.yield %c : f32
    } -> tensor<?x?x8xf32>, tensor<?x8xf32>
    %6 = tensor.empty(%batch, %length) : tensor<?x?x2xf32>
    %7 = linalg.fill ins(%worst : f32) outs(%6 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    %8 = tensor.empty(%batch, %length) : tensor<?x?x2xi64>
    %9 = linalg.fill ins(%none : i64) outs(%8 : tensor<?x?x2xi64>) -> tensor<?x?x2xi64>
    %10:2 = tm_tensor.topk dimension(2) ins(%5#0 : tensor<?x?x8xf32>) outs(%7, %9 : tensor<?x?x2xf32>, tensor<?x?x2xi64>) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.cmpf ogt, %a, %b : f32
      tm_tensor.yield %c : i1
    } -> tensor<?x?x2xf32>, tensor<?x?x2xi64>
    return %10#0 : tensor<?x?x2xf32>
  }`,
  (x) => {
    const sums = build([2, 5, 8], ([b, l, e]) => total(range(l! + 1).map((i) => attended([x, x, x], [b!], [i, e!], () => 0)))); // prettier-ignore
    return build(
      [2, 5, 2],
      ([b, l, k]) =>
        range(8)
          .map((e) => at(sums, [b!, l!, e]))
          .sort((p, q) => q - p)[k!]!,
    );
  },
);

// A number at run time ends the loop, after five iterations at most; what it begins with is made of a size.
for (const count of [0, 3, 9]) {
  computesAfter('--stablehlo-to-ttir-pipeline=argument-shapes=arg0:2x8')(
    `a loop carries a tensor of a size that an argument has, ${count} times at most`,
    `func.func public @main(%x: tensor<?x8xf32>, %n: tensor<i32>) -> tensor<?x8xf32> {
      %c0 = stablehlo.constant dense<0> : tensor<i32>
      %c1 = stablehlo.constant dense<1> : tensor<i32>
      %c5 = stablehlo.constant dense<5> : tensor<i32>
      %c8 = stablehlo.constant dense<8> : tensor<1xi32>
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %limit = stablehlo.minimum %n, %c5 : tensor<i32>
      %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x8xf32>) -> tensor<i32>
      %rows = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
      %shape = stablehlo.concatenate %rows, %c8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %init = stablehlo.dynamic_broadcast_in_dim %zero, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x8xf32>
      %0:2 = stablehlo.while(%i = %c0, %sum = %init) : tensor<i32>, tensor<?x8xf32>
        cond {
          %goesOn = stablehlo.compare LT, %i, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %goesOn : tensor<i1>
        } do {
          %j = stablehlo.add %i, %c1 : tensor<i32>
          %more = stablehlo.add %sum, %x : tensor<?x8xf32>
          stablehlo.return %j, %more : tensor<i32>, tensor<?x8xf32>
        }
      return %0#1 : tensor<?x8xf32>
    }`,
    (x) => build([2, 8], (index) => Math.min(count, 5) * at(x, index)),
    { 1: hostTensor([], 'si32', [count]) },
  );
}

// As JAX exports jnp.cumsum and jax.lax.top_k for any number of rows.
computesAfter('--stablehlo-to-ttir-pipeline=argument-shapes=arg0:4x8')(
  'sums of rows up to each, and the two greatest of these, for any number of rows',
  `func.func public @main(%x: tensor<?x8xf32>) -> tensor<?x?xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %ones = stablehlo.constant dense<1> : tensor<2xi32>
    %m = stablehlo.constant dense<1> : tensor<1xi32>
    %none = stablehlo.constant dense<0> : tensor<1x2xi32>
    %high = stablehlo.constant dense<0> : tensor<1x1xi32>
    %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x8xf32>) -> tensor<i32>
    %n = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
    %window = stablehlo.concatenate %n, %m, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %before = stablehlo.subtract %size, %one : tensor<i32>
    %low = stablehlo.reshape %before : (tensor<i32>) -> tensor<1x1xi32>
    %first = stablehlo.concatenate %low, %high, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
    %padding = stablehlo.concatenate %first, %none, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %zero, %window, %ones, %ones, %ones, %padding) {called_computations = [@sum]} : (tensor<?x8xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x8xf32>
    %1:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%0, %two) : (tensor<?x8xf32>, tensor<i32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
    return %1#0 : tensor<?x?xf32>
  }
  func.func @sum(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %a, %b : tensor<f32>
    return %0 : tensor<f32>
  }`,
  (x) =>
    build([4, 2], ([i, k]) => {
      const sums = range(8).map((j) => total(range(i! + 1).map((row) => at(x, [row, j]))));
      return sums.sort((p, q) => q - p)[k!]!;
    }),
);

test.run();
