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

/** Returns the indices of a window of these sizes. */
const windowOf = (...sizes: readonly number[]): readonly (readonly number[])[] =>
  sizes.reduce<number[][]>((indices, size) => indices.flatMap((index) => range(size).map((i) => [...index, i])), [[]]);

computes(
  'a convolution in groups',
  `func.func @f(%a: tensor<2x2x4x6x6xf32>, %w: tensor<3x2x4x3x3xf32>, %c: tensor<2x2x3x2x4xf32>) -> tensor<2x2x3x2x4xf32> {
    %r = linalg.conv_2d_ngchw_fgchw {strides = dense<[2, 1]> : tensor<2xi64>} ins(%a, %w : tensor<2x2x4x6x6xf32>, tensor<3x2x4x3x3xf32>) outs(%c : tensor<2x2x3x2x4xf32>) -> tensor<2x2x3x2x4xf32>
    return %r : tensor<2x2x3x2x4xf32>
  }`,
  (a, w, init) =>
    build([2, 2, 3, 2, 4], ([n, g, f, y, x]) => {
      const products = windowOf(4, 3, 3).map(
        ([c, i, j]) => at(a, [n!, g!, c!, 2 * y! + i!, x! + j!]) * at(w, [f!, g!, c!, i!, j!]),
      );
      return at(init, [n!, g!, f!, y!, x!]) + total(products);
    }),
);

computes(
  'windows of one dimension, dilated, with several filters for each channel',
  `func.func @f(%a: tensor<2x12x4xf32>, %w: tensor<3x4x2xf32>) -> tensor<2x8x4x2xf32> {
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<2x8x4x2xf32>
    %i = linalg.fill ins(%z : f32) outs(%e : tensor<2x8x4x2xf32>) -> tensor<2x8x4x2xf32>
    %r = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %w : tensor<2x12x4xf32>, tensor<3x4x2xf32>) outs(%i : tensor<2x8x4x2xf32>) -> tensor<2x8x4x2xf32>
    return %r : tensor<2x8x4x2xf32>
  }`,
  (a, w) =>
    build([2, 8, 4, 2], ([n, x, c, m]) => total(range(3).map((i) => at(a, [n!, x! + 2 * i, c!]) * at(w, [i, c!, m!])))),
);

computes(
  'a convolution of volumes',
  `func.func @f(%a: tensor<1x2x4x6x6xf32>, %w: tensor<3x2x2x3x3xf32>) -> tensor<1x3x3x4x4xf32> {
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<1x3x3x4x4xf32>
    %i = linalg.fill ins(%z : f32) outs(%e : tensor<1x3x3x4x4xf32>) -> tensor<1x3x3x4x4xf32>
    %r = linalg.conv_3d_ncdhw_fcdhw ins(%a, %w : tensor<1x2x4x6x6xf32>, tensor<3x2x2x3x3xf32>) outs(%i : tensor<1x3x3x4x4xf32>) -> tensor<1x3x3x4x4xf32>
    return %r : tensor<1x3x3x4x4xf32>
  }`,
  (a, w) =>
    build([1, 3, 3, 4, 4], ([, f, z, y, x]) =>
      total(
        windowOf(2, 2, 3, 3).map(
          ([c, k, i, j]) => at(a, [0, c!, z! + k!, y! + i!, x! + j!]) * at(w, [f!, c!, k!, i!, j!]),
        ),
      ),
    ),
);

computes(
  'the greatest integers under windows',
  `func.func @f(%a: tensor<1x6x6x4xi32>) -> tensor<1x3x5x4xi32> {
    %least = arith.constant -2147483648 : i32
    %w = tensor.empty() : tensor<2x2xi32>
    %e = tensor.empty() : tensor<1x3x5x4xi32>
    %i = linalg.fill ins(%least : i32) outs(%e : tensor<1x3x5x4xi32>) -> tensor<1x3x5x4xi32>
    %r = linalg.pooling_nhwc_max {strides = dense<[2, 1]> : tensor<2xi64>} ins(%a, %w : tensor<1x6x6x4xi32>, tensor<2x2xi32>) outs(%i : tensor<1x3x5x4xi32>) -> tensor<1x3x5x4xi32>
    return %r : tensor<1x3x5x4xi32>
  }`,
  (a) =>
    build([1, 3, 5, 4], ([, y, x, c]) =>
      Math.max(...windowOf(2, 2).map(([i, j]) => at(a, [0, 2 * y! + i!, x! + j!, c!]))),
    ),
);

computes(
  'sums and minima over volumes and rows',
  `func.func @f(%a: tensor<1x4x5x6x2xf32>) -> tensor<1x3x4x2xf32> {
    %z = arith.constant 0.0 : f32
    %w = tensor.empty() : tensor<2x3x1xf32>
    %e = tensor.empty() : tensor<1x3x3x6x2xf32>
    %i = linalg.fill ins(%z : f32) outs(%e : tensor<1x3x3x6x2xf32>) -> tensor<1x3x3x6x2xf32>
    %s = linalg.pooling_ndhwc_sum ins(%a, %w : tensor<1x4x5x6x2xf32>, tensor<2x3x1xf32>) outs(%i : tensor<1x3x3x6x2xf32>) -> tensor<1x3x3x6x2xf32>
    %flat = tensor.collapse_shape %s [[0, 1], [2], [3, 4]] : tensor<1x3x3x6x2xf32> into tensor<3x3x12xf32>
    %row = tensor.empty() : tensor<2xf32>
    %o = tensor.empty() : tensor<3x2x12xf32>
    %m = linalg.pooling_nwc_min ins(%flat, %row : tensor<3x3x12xf32>, tensor<2xf32>) outs(%o : tensor<3x2x12xf32>) -> tensor<3x2x12xf32>
    %r = tensor.extract_slice %m[0, 0, 0] [3, 2, 4] [1, 1, 1] : tensor<3x2x12xf32> to tensor<3x2x4xf32>
    %x = tensor.expand_shape %r [[0], [1], [2, 3]] output_shape [3, 2, 4, 1] : tensor<3x2x4xf32> into tensor<3x2x4x1xf32>
    %t = tensor.collapse_shape %x [[0], [1], [2, 3]] : tensor<3x2x4x1xf32> into tensor<3x2x4xf32>
    %u = tensor.expand_shape %t [[0, 1], [2], [3]] output_shape [1, 3, 2, 4] : tensor<3x2x4xf32> into tensor<1x3x2x4xf32>
    %v = tensor.empty() : tensor<1x3x4x2xf32>
    %y = linalg.transpose ins(%u : tensor<1x3x2x4xf32>) outs(%v : tensor<1x3x4x2xf32>) permutation = [0, 1, 3, 2]
    return %y : tensor<1x3x4x2xf32>
  }`,
  (a) => {
    const sums = build([3, 3, 6, 2], ([z, y, x, c]) =>
      total(windowOf(2, 3).map(([k, i]) => at(a, [0, z! + k!, y! + i!, x!, c!]))),
    );
    return build([1, 3, 4, 2], ([, z, place, y]) =>
      Math.min(...range(2).map((i) => at(sums, [z!, y! + i, place! >> 1, place! & 1]))),
    );
  },
);

test.run();
