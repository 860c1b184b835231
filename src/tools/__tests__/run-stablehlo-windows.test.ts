import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, padded, type Tensor, total } from './program-runs.ts';

/** Programs of StableHLO whose windows slide over tensors, run on the device model, against what the specification says they compute. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

computes(
  'convolution takes images and filters with channels first, in groups, strides and dilations',
  `func.func @f(%a: tensor<1x4x7x8xf32>, %w: tensor<6x2x3x2xf32>) -> tensor<1x6x3x3xf32> {
    %0 = stablehlo.convolution(%a, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 3], pad = [[1, 1], [1, 1]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x4x7x8xf32>, tensor<6x2x3x2xf32>) -> tensor<1x6x3x3xf32>
    return %0 : tensor<1x6x3x3xf32>
  }`,
  (a, w) =>
    build([1, 6, 3, 3], ([, o, row, column]) => {
      const firstChannel = o! < 3 ? 0 : 2;
      return total(
        range(2).flatMap((c) =>
          range(6).map((k) => {
            const [y, x] = [Math.floor(k / 2), k % 2];
            const place = [0, firstChannel + c, 2 * row! + 2 * y - 1, 3 * column! + 2 * x - 1];
            return padded(a, place) * at(w, [o!, c, y, x]);
          }),
        ),
      );
    }),
);

computes(
  'a sum under a window is added up per channel',
  `func.func @f(%a: tensor<1x3x6x6xf32>) -> tensor<1x3x3x3xf32> {
    %init = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%a, %init) <{window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %sum = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<1x3x6x6xf32>, tensor<f32>) -> tensor<1x3x3x3xf32>
    return %0 : tensor<1x3x3x3xf32>
  }`,
  (a) =>
    build([1, 3, 3, 3], ([, c, row, column]) =>
      total(range(4).map((k) => at(a, [0, c!, 2 * row! + Math.floor(k / 2), 2 * column! + (k % 2)]))),
    ),
);

computes(
  'a convolution and a pooling of images with more padding on one side',
  `func.func @f(%a: tensor<1x5x6x2xf32>, %w: tensor<2x2x2x3xf32>) -> tensor<1x3x3x3xf32> {
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.convolution(%a, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x6x2xf32>, tensor<2x2x2x3xf32>) -> tensor<1x5x6x3xf32>
    %1 = "stablehlo.reduce_window"(%0, %least) <{padding = dense<[[0, 0], [1, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %max = stablehlo.maximum %x, %y : tensor<f32>
      stablehlo.return %max : tensor<f32>
    }) : (tensor<1x5x6x3xf32>, tensor<f32>) -> tensor<1x3x3x3xf32>
    return %1 : tensor<1x3x3x3xf32>
  }`,
  (a, w) => {
    const inside = ({ shape }: Tensor, index: readonly number[]): boolean =>
      index.every((i, dim) => i >= 0 && i < shape[dim]!);
    const filtered = build([1, 5, 6, 3], ([, row, column, o]) =>
      total(
        range(8).map((k) => {
          const [kr, kc, i] = [k >> 2, (k >> 1) & 1, k & 1];
          const from = [0, row! + kr, column! + kc - 1, i];
          return inside(a, from) ? at(a, from) * at(w, [kr, kc, i, o!]) : 0;
        }),
      ),
    );
    return build([1, 3, 3, 3], ([, row, column, c]) =>
      Math.max(
        ...range(4).map((k) => {
          const from = [0, 2 * row! + (k >> 1) - 1, 2 * column! + (k & 1), c!];
          return inside(filtered, from) ? at(filtered, from) : -Infinity;
        }),
      ),
    );
  },
);

/** Returns a reduction of `%a` under a window, by an operation that starts with a number; the other attributes of the window are `more`. */
const reduceWindow = (
  op: string,
  init: string,
  sizes: readonly number[],
  from: string,
  to: string,
  more: string,
): string =>
  `func.func @f(%a: tensor<${from}>) -> tensor<${to}> {
    %init = stablehlo.constant dense<${init}> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%a, %init) <{window_dimensions = array<i64: ${sizes.join(', ')}>, ${more}}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %r = stablehlo.${op} %x, %y : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<${from}>, tensor<f32>) -> tensor<${to}>
    return %0 : tensor<${to}>
  }`;

computes(
  'sums of all elements up to each',
  reduceWindow('add', '0.0', [1, 13], '4x13xf32', '4x13xf32', 'padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>'),
  (a) => build([4, 13], ([i, j]) => total(range(j! + 1).map((k) => at(a, [i!, k])))),
);

computes(
  'maxima of all elements from each on',
  reduceWindow('maximum', '0xFF800000', [6, 1], '6x5xf32', '6x5xf32', 'padding = dense<[[0, 5], [0, 0]]> : tensor<2x2xi64>'), // prettier-ignore
  (a) => build([6, 5], ([i, j]) => Math.max(...range(6 - i!).map((k) => at(a, [i! + k, j!])))),
);

computes(
  'sums under windows on lines, with padding and a stride',
  reduceWindow('add', '0.0', [1, 1, 3], '2x3x9xf32', '2x3x5xf32', 'window_strides = array<i64: 1, 1, 2>, padding = dense<[[0, 0], [0, 0], [1, 1]]> : tensor<3x2xi64>'), // prettier-ignore
  (a) =>
    build([2, 3, 5], ([i, j, k]) =>
      total(
        range(3)
          .map((l) => 2 * k! + l - 1)
          .map((l) => (l >= 0 && l < 9 ? at(a, [i!, j!, l]) : 0)),
      ),
    ),
);

computes(
  'products under windows with holes, of elements that are put apart and cut off',
  reduceWindow('multiply', '1.0', [3, 2], '4x5xf32', '1x4xf32', 'window_strides = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[-2, 0], [0, 0]]> : tensor<2x2xi64>'), // prettier-ignore
  (a) =>
    build([1, 4], ([, j]) =>
      range(6)
        .map((k) => at(a, [1 + (k >> 1), j! + (k & 1)]))
        .reduce((x, y) => x * y),
    ),
);

computes(
  'elements are put between others',
  `func.func @f(%a: tensor<3x4xf32>) -> tensor<5x10xf32> {
    %v = stablehlo.constant dense<1.5> : tensor<f32>
    %0 = stablehlo.pad %a, %v, low = [1, -1], high = [-1, 1], interior = [1, 2] : (tensor<3x4xf32>, tensor<f32>) -> tensor<5x10xf32>
    return %0 : tensor<5x10xf32>
  }`,
  (a) =>
    build([5, 10], ([i, j]) => {
      const [row, column] = [i! - 1, j! + 1];
      const isElement = row >= 0 && row % 2 === 0 && column % 3 === 0 && column <= 9;
      return isElement ? at(a, [row / 2, column / 3]) : 1.5;
    }),
);

/** Returns the nearest integer, of two the even one. */

computes(
  'what has no elements adds nothing, and a sum of nothing is what it starts with',
  `func.func @f(%a: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %none = stablehlo.constant dense<0> : tensor<0x1xi32>
    %start = stablehlo.constant dense<2.0> : tensor<f32>
    %0 = stablehlo.slice %a [0:3, 1:1] : (tensor<3x4xf32>) -> tensor<3x0xf32>
    %1 = stablehlo.exponential %0 : tensor<3x0xf32>
    %2 = stablehlo.concatenate %1, %a, dim = 1 : (tensor<3x0xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.reduce(%1 init: %start) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<3x4xf32>
    %6 = stablehlo.pad %1, %start, low = [0, 3], high = [0, 1], interior = [0, 0] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3x4xf32>
    %7 = stablehlo.add %5, %6 : tensor<3x4xf32>
    %8 = stablehlo.pad %a, %start, low = [-3, 0], high = [3, 0], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.add %7, %8 : tensor<3x4xf32>
    %10 = stablehlo.dynamic_update_slice %9, %0, %zero, %zero : (tensor<3x4xf32>, tensor<3x0xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    %11 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [1] : (tensor<3x0xf32>, tensor<3x0xf32>) -> tensor<3x3xf32>
    %12 = stablehlo.dot_general %11, %10, contracting_dims = [1] x [0] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %13 = stablehlo.subtract %10, %12 : tensor<3x4xf32>
    %rows = stablehlo.slice %a [0:0, 0:4] : (tensor<3x4xf32>) -> tensor<0x4xf32>
    %14 = "stablehlo.scatter"(%13, %none, %rows) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      stablehlo.return %y : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<0x1xi32>, tensor<0x4xf32>) -> tensor<3x4xf32>
    return %14 : tensor<3x4xf32>
  }`,
  (a) => build([3, 4], (index) => 2 * at(a, index) + 4),
);

computes(
  'updates whose indices have no numbers are for where batches are, and for the beginning',
  `func.func @f(%a: tensor<3x4xf32>, %b: tensor<3x2xf32>) -> tensor<3x4xf32> {
    %none = stablehlo.constant dense<> : tensor<3x0xi32>
    %0 = "stablehlo.scatter"(%a, %none, %b) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %sum = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<3x0xi32>, tensor<3x2xf32>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }`,
  (a, b) => build([3, 4], ([i, j]) => at(a, [i!, j!]) + (j! < 2 ? at(b, [i!, j!]) : 0)),
);

computes(
  'maxima of windows that are larger than the image without its padding',
  `func.func @f(%a: tensor<1x2x2x3xf32>) -> tensor<1x3x2x3xf32> {
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%a, %least) <{padding = dense<[[0, 0], [1, 2], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %m = stablehlo.maximum %x, %y : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x3x2x3xf32>
    return %0 : tensor<1x3x2x3xf32>
  }`,
  (a) =>
    build([1, 3, 2, 3], ([, y, , c]) => {
      const rows = range(2).filter((row) => row >= y! - 1 && row <= y! + 1);
      return Math.max(...rows.flatMap((row) => range(2).map((column) => at(a, [0, row, column, c!]))));
    }),
);

computes(
  'windows that slide over the padding of a dimension without elements, which is dilated, combine what they start with',
  `func.func @f(%a: tensor<3xf32>) -> tensor<4x3xf32> {
    %none = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xf32>) -> tensor<0x3xf32>
    %two = stablehlo.constant dense<2.0> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%none, %two) <{padding = dense<[[2, 4], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, base_dilations = array<i64: 3, 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<0x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }`,
  // Three of the padding, and what the sum starts with.
  () => build([4, 3], () => 8),
);

test.run();
