import { test } from 'uvu';
import { at, build, computesAfter, range, total } from './program-runs.ts';

/** Programs of linalg, compiled with the tools and run on the device model, against plain loops. */

const computes = computesAfter('--convert-linalg-to-ttir');

computes(
  'numbers of iterations are added to what is transposed',
  `func.func @f(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
    %e = tensor.empty() : tensor<8x4xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) {
      ^bb0(%x: f32, %o: f32):
        %i = linalg.index 0 : index
        %c = arith.index_cast %i : index to i32
        %f = arith.sitofp %c : i32 to f32
        %s = arith.addf %x, %f : f32
        linalg.yield %s : f32
    } -> tensor<8x4xf32>
    return %r : tensor<8x4xf32>
  }`,
  (a) => build([8, 4], ([i, j]) => at(a, [j!, i!]) + i!),
);

computes(
  'sums and minima under windows',
  `func.func @f(%a: tensor<1x9x9x4xf32>) -> tensor<1x3x3x4xf32> {
    %w = tensor.empty() : tensor<2x3xf32>
    %e = tensor.empty() : tensor<1x8x7x4xf32>
    %s = linalg.pooling_nhwc_sum ins(%a, %w : tensor<1x9x9x4xf32>, tensor<2x3xf32>) outs(%e : tensor<1x8x7x4xf32>) -> tensor<1x8x7x4xf32>
    %f = tensor.empty() : tensor<1x3x3x4xf32>
    %r = linalg.pooling_nhwc_min {strides = dense<[3, 2]> : vector<2xi64>} ins(%s, %w : tensor<1x8x7x4xf32>, tensor<2x3xf32>) outs(%f : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
    return %r : tensor<1x3x3x4xf32>
  }`,
  (a) => {
    const window = range(6).map((k) => [Math.floor(k / 3), k % 3] as const);
    const sums = build([1, 8, 7, 4], ([, y, x, c]) => total(window.map(([i, j]) => at(a, [0, y! + i, x! + j, c!]))));
    return build([1, 3, 3, 4], ([, y, x, c]) =>
      Math.min(...window.map(([i, j]) => at(sums, [0, 3 * y! + i, 2 * x! + j, c!]))),
    );
  },
);

computes(
  'a part of a tensor is replaced',
  `func.func @f(%a: tensor<4x8xf32>, %b: tensor<2x6xf32>) -> tensor<4x8xf32> {
    %r = tensor.insert_slice %b into %a[1, 2] [2, 6] [1, 1] : tensor<2x6xf32> into tensor<4x8xf32>
    return %r : tensor<4x8xf32>
  }`,
  (a, b) => build([4, 8], ([i, j]) => (i! > 0 && i! < 3 && j! > 1 ? at(b, [i! - 1, j! - 2]) : at(a, [i!, j!]))),
);

test.run();
