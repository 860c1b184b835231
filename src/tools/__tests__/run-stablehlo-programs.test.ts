import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { at, build, computesAfter, outputsOf, range, total, type Tensor } from './program-runs.ts';

/** Programs of StableHLO, compiled with the tools and run on the device model, against what the specification says they compute. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

computes(
  'transpose permutes dimensions',
  `func.func @f(%a: tensor<3x8x40xf32>) -> tensor<40x3x8xf32> {
    %0 = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<3x8x40xf32>) -> tensor<40x3x8xf32>
    return %0 : tensor<40x3x8xf32>
  }`,
  (a) => build([40, 3, 8], ([i, j, k]) => at(a, [j!, k!, i!])),
);

computes(
  'dot_general sums over contracting dimensions wherever they are',
  `func.func @f(%a: tensor<6x2x5x4xf32>, %b: tensor<7x4x2x6xf32>) -> tensor<2x5x7xf32> {
    %0 = stablehlo.dot_general %a, %b, batching_dims = [1] x [2], contracting_dims = [0, 3] x [3, 1] : (tensor<6x2x5x4xf32>, tensor<7x4x2x6xf32>) -> tensor<2x5x7xf32>
    return %0 : tensor<2x5x7xf32>
  }`,
  (a, b) =>
    build([2, 5, 7], ([batch, row, column]) =>
      total(range(6).flatMap((k) => range(4).map((l) => at(a, [k, batch!, row!, l]) * at(b, [column!, l, batch!, k])))),
    ),
);

computes(
  'einsum multiplies, sums and permutes as its equation says',
  `func.func @f(%a: tensor<6x2x5x4xf32>, %b: tensor<7x4x2x6x3xf32>) -> tensor<7x2x5xf32> {
    %0 = stablehlo.einsum %a, %b, config = "abcd,edbaf->ebc" : (tensor<6x2x5x4xf32>, tensor<7x4x2x6x3xf32>) -> tensor<7x2x5xf32>
    return %0 : tensor<7x2x5xf32>
  }`,
  (x, y) =>
    build([7, 2, 5], ([e, b, c]) =>
      total(
        range(6 * 4 * 3).map((k) => {
          const [a, d, f] = [k % 6, Math.floor(k / 6) % 4, Math.floor(k / 24)];
          return at(x, [a, b!, c!, d]) * at(y, [e!, d, b!, a, f]);
        }),
      ),
    ),
);

computes(
  'unary_einsum sums and permutes, and a product of vectors is a matrix',
  `func.func @f(%a: tensor<3x4x5xf32>) -> tensor<5x3x5xf32> {
    %0 = stablehlo.unary_einsum %a, config = "abc->ca" : (tensor<3x4x5xf32>) -> tensor<5x3xf32>
    %1 = stablehlo.unary_einsum %a, config = "abc->c" : (tensor<3x4x5xf32>) -> tensor<5xf32>
    %2 = stablehlo.einsum %0, %1, config = "ab,c->cba" : (tensor<5x3xf32>, tensor<5xf32>) -> tensor<5x3x5xf32>
    return %2 : tensor<5x3x5xf32>
  }`,
  (x) => {
    const sum = (c: number, as: readonly number[]): number =>
      total(as.flatMap((a) => range(4).map((b) => at(x, [a, b, c]))));
    return build([5, 3, 5], ([c, b, a]) => sum(a!, [b!]) * sum(c!, range(3)));
  },
);

computes(
  'broadcast_in_dim repeats rows where the last dimensions do not align, and what it gives can be joined',
  `func.func @f(%a: tensor<4xf32>, %b: tensor<4x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.concatenate %0, %b, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }`,
  (a, b) => build([8, 8], ([i, j]) => (i! < 4 ? at(a, [i!]) : at(b, [i! - 4, j!]))),
);

computes(
  'broadcast_in_dim permutes dimensions',
  `func.func @f(%a: tensor<4x3xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %a, dims = [2, 1] : (tensor<4x3xf32>) -> tensor<2x3x4xf32>
    %1 = stablehlo.multiply %0, %b : tensor<2x3x4xf32>
    return %1 : tensor<2x3x4xf32>
  }`,
  (a, b) => build([2, 3, 4], (index) => at(a, [index[2]!, index[1]!]) * at(b, index)),
);

computes(
  'reduce adds what it starts with, over several dimensions',
  `func.func @f(%a: tensor<4x3x8xf32>) -> tensor<3xf32> {
    %init = stablehlo.constant dense<5.0> : tensor<f32>
    %0 = stablehlo.reduce(%a init: %init) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x3x8xf32>, tensor<f32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }`,
  (a) => build([3], ([j]) => 5 + total(range(4).flatMap((i) => range(8).map((k) => at(a, [i, j!, k]))))),
);

computes(
  'gather takes columns',
  `func.func @f(%table: tensor<3x16x4xf32>, %ids: tensor<5x1xi32>) -> tensor<3x5x4xf32> {
    %0 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 1, 4>}> : (tensor<3x16x4xf32>, tensor<5x1xi32>) -> tensor<3x5x4xf32>
    return %0 : tensor<3x5x4xf32>
  }`,
  (table, ids) => build([3, 5, 4], ([i, j, k]) => at(table, [i!, at(ids, [j!, 0]), k!])),
  { 1: hostTensor([5, 1], 'u32', [15, 0, 7, 7, 2]) },
);

computes(
  'select chooses by truth values, which are converted to numbers and back',
  `func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %less = stablehlo.compare LT, %a, %b, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %positive = stablehlo.compare GT, %a, %zeros, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %both = stablehlo.and %less, %positive : tensor<4x8xi1>
    %whole = stablehlo.floor %b : tensor<4x8xf32>
    %nonzero = stablehlo.convert %whole : (tensor<4x8xf32>) -> tensor<4x8xi1>
    %chosen = stablehlo.select %both, %a, %b : tensor<4x8xi1>, tensor<4x8xf32>
    %number = stablehlo.convert %nonzero : (tensor<4x8xi1>) -> tensor<4x8xf32>
    %0 = stablehlo.add %chosen, %number : tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }`,
  (a, b) =>
    build([4, 8], (index) => {
      const [x, y] = [at(a, index), at(b, index)];
      return (x < y && x > 0 ? x : y) + (Math.floor(y) === 0 ? 0 : 1);
    }),
);

computes(
  'batch_norm_inference normalizes each feature',
  `func.func @f(%x: tensor<2x3x8xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>) -> tensor<2x3x8xf32> {
    %positive = stablehlo.abs %variance : tensor<3xf32>
    %0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %positive) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x3x8xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x8xf32>
    return %0 : tensor<2x3x8xf32>
  }`,
  (x, scale, offset, mean, variance) =>
    build([2, 3, 8], (index) => {
      const feature = [index[1]!];
      const deviation = Math.sqrt(Math.abs(at(variance, feature)) + 0.25);
      return ((at(x, index) - at(mean, feature)) / deviation) * at(scale, feature) + at(offset, feature);
    }),
);

const fixture = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../fixtures/stablehlo/${name}`, import.meta.url)), 'utf8');

computes('mlp.mlir classifies like the layers that it is made of', fixture('mlp.mlir'), (w1, b1, w2, b2, x) => {
  const layer = (input: Tensor, weights: Tensor, bias: Tensor): Tensor => {
    const [rows, inner] = input.shape;
    const columns = weights.shape[1]!;
    return build([rows!, columns], ([i, j]) => {
      const products = range(inner!).map((k) => at(input, [i!, k]) * at(weights, [k, j!]));
      return total(products) + at(bias, [j!]);
    });
  };
  const hidden = layer(x, w1, b1);
  const activated = build(hidden.shape, (index) => Math.max(0, at(hidden, index)));
  const logits = layer(activated, w2, b2);
  const columns = logits.shape[1]!;
  return build(logits.shape, ([i, j]) => {
    const row = range(columns).map((k) => at(logits, [i!, k]));
    const largest = Math.max(...row);
    return Math.exp(row[j!]! - largest) / total(row.map((value) => Math.exp(value - largest)));
  });
});

/** Returns the element, 0 outside of the tensor. */
const padded = (tensor: Tensor, index: readonly number[]): number =>
  index.every((i, dim) => i >= 0 && i < tensor.shape[dim]!) ? at(tensor, index) : 0;

computes('cnn.mlir computes what its layers do', fixture('cnn.mlir'), (image, filters, bias, weights, bias2) => {
  const features = build([16, 16, 32], ([row, column, o]) => {
    const products = range(9 * 32).map((k) => {
      const [y, x, c] = [Math.floor(k / 96), Math.floor(k / 32) % 3, k % 32];
      return padded(image, [0, row! + y - 1, column! + x - 1, c]) * at(filters, [y, x, c, o!]);
    });
    return Math.max(0, total(products) + at(bias, [o!]));
  });
  const pooled = build([8, 8, 32], ([row, column, c]) =>
    Math.max(...range(4).map((k) => at(features, [2 * row! + Math.floor(k / 2), 2 * column! + (k % 2), c!]))),
  );
  return build([1, 32], ([, j]) => {
    const products = range(2048).map((k) => pooled.values[k]! * at(weights, [k, j!]));
    return total(products) + at(bias2, [j!]);
  });
});

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
  'slices, paddings and numbers that count are decomposed',
  `func.func @f(%a: tensor<4x8xf32>) -> tensor<5x3xf32> {
    %value = stablehlo.constant dense<1.5> : tensor<f32>
    %part = stablehlo.slice %a [0:4:2, 1:4] : (tensor<4x8xf32>) -> tensor<2x3xf32>
    %0 = stablehlo.pad %part, %value, low = [1, 0], high = [2, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<5x3xf32>
    %2 = stablehlo.add %0, %1 : tensor<5x3xf32>
    return %2 : tensor<5x3xf32>
  }`,
  (a) => build([5, 3], ([i, j]) => (i === 1 || i === 2 ? at(a, [2 * (i - 1), 1 + j!]) : 1.5) + i!),
);

computes(
  'atan2 is the angle of a point',
  `func.func @f(%a: tensor<4x40xf32>, %b: tensor<4x40xf32>) -> tensor<4x40xf32> {
    %0 = stablehlo.atan2 %a, %b : tensor<4x40xf32>
    return %0 : tensor<4x40xf32>
  }`,
  (a, b) => build([4, 40], (index) => Math.atan2(at(a, index), at(b, index))),
);

const halves = [0, -0, 0.5, -0.5, 1.5, -1.5, 2.5, 0.49999997, -0.49999997, 8388609, -8388609, 3.7, -3.2, 1e20];

computes(
  'round_nearest_afz rounds halves away from zero, and nothing else',
  `func.func @f(%a: tensor<14xf32>) -> tensor<14xf32> {
    %0 = stablehlo.round_nearest_afz %a : tensor<14xf32>
    return %0 : tensor<14xf32>
  }`,
  (a) =>
    build([14], (index) => {
      const magnitude = Math.abs(at(a, index));
      return Math.sign(at(a, index)) * (Math.floor(magnitude) + Number(magnitude % 1 >= 0.5));
    }),
  { 0: hostTensor([14], 'f32', halves) },
);

computes(
  'a sum divided by the number of its elements is a mean',
  `func.func @f(%a: tensor<6x5x40xf32>) -> tensor<5xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %count = stablehlo.constant dense<240.0> : tensor<5xf32>
    %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 2] : (tensor<6x5x40xf32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.divide %0, %count : tensor<5xf32>
    return %1 : tensor<5xf32>
  }`,
  (a) => build([5], ([j]) => total(range(6).flatMap((i) => range(40).map((k) => at(a, [i, j!, k])))) / 240),
);

computes(
  'a product over dimensions of even and odd sizes',
  `func.func @f(%a: tensor<5x6x7xf32>) -> tensor<6xf32> {
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %0 = stablehlo.reduce(%a init: %one) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<5x6x7xf32>, tensor<f32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }`,
  (a) =>
    build([6], ([j]) =>
      range(5)
        .flatMap((i) => range(7).map((k) => at(a, [i, j!, k])))
        .reduce((product, factor) => product * factor, 1),
    ),
  { 0: hostTensor([5, 6, 7], 'f32', range(210).map((i) => (i % 5 === 0 ? -1 : 1) * (0.8 + (i % 9) / 20))) }, // prettier-ignore
);

computes(
  'a slice at constant indices is moved into the tensor, and so is an update',
  `func.func @f(%a: tensor<6x9xf32>, %u: tensor<3x2xf32>) -> tensor<6x9xf32> {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %far = stablehlo.constant dense<100> : tensor<i32>
    %below = stablehlo.constant dense<-3> : tensor<i32>
    %part = stablehlo.dynamic_slice %a, %far, %below, sizes = [3, 2] : (tensor<6x9xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    %sum = stablehlo.add %part, %u : tensor<3x2xf32>
    %0 = stablehlo.dynamic_update_slice %a, %sum, %two, %far : (tensor<6x9xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<6x9xf32>
    return %0 : tensor<6x9xf32>
  }`,
  (a, u) =>
    build([6, 9], ([i, j]) =>
      i! >= 2 && i! < 5 && j! >= 7 ? at(a, [i! + 1, j! - 7]) + at(u, [i! - 2, j! - 7]) : at(a, [i!, j!]),
    ),
);

const words = range(8).map((i) => (i * 0x9e3779b1) >>> 0);

computes(
  'bits of integers, and shifts',
  `func.func @f(%a: tensor<8xi32>, %b: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.and %a, %b : tensor<8xi32>
    %1 = stablehlo.not %a : tensor<8xi32>
    %2 = stablehlo.xor %0, %1 : tensor<8xi32>
    %c = stablehlo.constant dense<[0, 1, 5, 31, 32, 33, 8, 16]> : tensor<8xi32>
    %3 = stablehlo.shift_left %b, %c : tensor<8xi32>
    %4 = stablehlo.shift_right_logical %a, %c : tensor<8xi32>
    %5 = stablehlo.or %3, %4 : tensor<8xi32>
    %6 = stablehlo.xor %2, %5 : tensor<8xi32>
    return %6 : tensor<8xi32>
  }`,
  (a, b) =>
    build([8], ([i]) => {
      const [x, y, count] = [at(a, [i!]), at(b, [i!]), [0, 1, 5, 31, 32, 33, 8, 16][i!]!];
      const shifted = count > 31 ? 0 : (y << count) | (x >>> count);
      return (x & y) ^ ~x ^ shifted;
    }),
  { 0: hostTensor([8], 'si32', words), 1: hostTensor([8], 'si32', words.map((word) => ~word ^ 0x12345)) }, // prettier-ignore
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
function roundToEven(x: number): number {
  const below = Math.floor(x);
  const isUp = x - below > 0.5 || (x - below === 0.5 && below % 2 !== 0);
  return isUp ? below + 1 : below;
}

const indexOfExtreme = (values: readonly number[], isBetter: (a: number, b: number) => boolean): number =>
  values.reduce((best, value, i) => (isBetter(value, values[best]!) ? i : best), 0);

computes(
  'the place of the greatest element of each row, first of equal ones',
  `func.func @f(%a: tensor<8x10xf32>) -> tensor<8xi32> {
    %rounded = stablehlo.round_nearest_even %a : tensor<8x10xf32>
    %i = stablehlo.iota dim = 1 : tensor<8x10xi32>
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:2 = stablehlo.reduce(%rounded init: %least), (%i init: %zero) across dimensions = [1] : (tensor<8x10xf32>, tensor<8x10xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
      reducer(%x: tensor<f32>, %y: tensor<f32>) (%xi: tensor<i32>, %yi: tensor<i32>) {
        %gt = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %nan = stablehlo.compare NE, %x, %x, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %first = stablehlo.or %gt, %nan : tensor<i1>
        %eq = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %lt = stablehlo.compare LT, %xi, %yi, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %tie = stablehlo.and %eq, %lt : tensor<i1>
        %firstIndex = stablehlo.or %first, %tie : tensor<i1>
        %v = stablehlo.select %first, %x, %y : tensor<i1>, tensor<f32>
        %vi = stablehlo.select %firstIndex, %xi, %yi : tensor<i1>, tensor<i32>
        stablehlo.return %v, %vi : tensor<f32>, tensor<i32>
      }
    return %r#1 : tensor<8xi32>
  }`,
  (a) => build([8], ([row]) => indexOfExtreme(range(10).map((i) => roundToEven(at(a, [row!, i]))), (x, y) => x > y)), // prettier-ignore
);

computes(
  'the place of the least element along a dimension in the middle',
  `func.func @f(%a: tensor<4x6x3xf32>) -> tensor<4x3xi64> {
    %n = stablehlo.iota dim = 0 : tensor<6xi64>
    %i = stablehlo.broadcast_in_dim %n, dims = [1] : (tensor<6xi64>) -> tensor<4x6x3xi64>
    %most = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %zero = stablehlo.constant dense<0> : tensor<i64>
    %r:2 = stablehlo.reduce(%a init: %most), (%i init: %zero) across dimensions = [1] : (tensor<4x6x3xf32>, tensor<4x6x3xi64>, tensor<f32>, tensor<i64>) -> (tensor<4x3xf32>, tensor<4x3xi64>)
      reducer(%x: tensor<f32>, %y: tensor<f32>) (%xi: tensor<i64>, %yi: tensor<i64>) {
        %le = stablehlo.compare LE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %v = stablehlo.select %le, %x, %y : tensor<i1>, tensor<f32>
        %eq = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %min = stablehlo.minimum %xi, %yi : tensor<i64>
        %one = stablehlo.select %le, %xi, %yi : tensor<i1>, tensor<i64>
        %vi = stablehlo.select %eq, %min, %one : tensor<i1>, tensor<i64>
        stablehlo.return %v, %vi : tensor<f32>, tensor<i64>
      }
    return %r#1 : tensor<4x3xi64>
  }`,
  (a) => build([4, 3], ([i, k]) => indexOfExtreme(range(6).map((j) => at(a, [i!, j, k!])), (x, y) => x < y)), // prettier-ignore
);

computes(
  'an inner product, which has no dimensions',
  `func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<f32> {
    %0 = stablehlo.dot %a, %b : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }`,
  (a, b) => build([], () => total(range(8).map((i) => at(a, [i]) * at(b, [i])))),
);

computes(
  'one row of a table, whose index has no dimensions',
  `func.func @f(%table: tensor<4x8xf32>, %i: tensor<1xi32>) -> tensor<8xf32> {
    %0 = "stablehlo.gather"(%table, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<1xi32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }`,
  (table, i) => build([8], ([column]) => at(table, [at(i, [0]), column!])),
);

computes(
  'a batch is normalized by its own statistics, and numbers are rounded to bf16',
  `func.func @f(%a: tensor<4x6x5xf32>, %s: tensor<6xf32>, %o: tensor<6xf32>) -> tensor<4x6x5xf32> {
    %r = stablehlo.reduce_precision %a, format = e8m7 : tensor<4x6x5xf32>
    %0:3 = "stablehlo.batch_norm_training"(%r, %s, %o) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x6x5xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<4x6x5xf32>, tensor<6xf32>, tensor<6xf32>)
    %1 = stablehlo.subtract %0#1, %0#2 : tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<6xf32>) -> tensor<4x6x5xf32>
    %3 = stablehlo.add %0#0, %2 : tensor<4x6x5xf32>
    return %3 : tensor<4x6x5xf32>
  }`,
  (a, s, o) => {
    const numbers = (f: number): number[] => range(4).flatMap((i) => range(5).map((j) => at(a, [i, f, j])));
    return build([4, 6, 5], ([i, f, j]) => {
      const mean = total(numbers(f!)) / 20;
      const variance = total(numbers(f!).map((x) => (x - mean) ** 2)) / 20;
      return ((at(a, [i!, f!, j!]) - mean) / Math.sqrt(variance + 1e-3)) * at(s, [f!]) + at(o, [f!]) + mean - variance;
    });
  },
);

computes(
  'operations of computed shape whose shapes follow from constants and from sizes',
  `func.func @f(%a: tensor<4x6xf32>, %table: tensor<8x2xf32>) -> tensor<?x?xf32> {
    %rows = stablehlo.get_dimension_size %a, dim = 0 : (tensor<4x6xf32>) -> tensor<i32>
    %columns = stablehlo.get_dimension_size %a, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>
    %count = stablehlo.multiply %rows, %columns : tensor<i32>
    %two = stablehlo.constant dense<2> : tensor<i32>
    %half = stablehlo.divide %count, %two : tensor<i32>
    %d0 = stablehlo.reshape %half : (tensor<i32>) -> tensor<1xi32>
    %d1 = stablehlo.reshape %two : (tensor<i32>) -> tensor<1xi32>
    %pairs = stablehlo.concatenate %d0, %d1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %reshaped = stablehlo.dynamic_reshape %a, %pairs : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %iota = stablehlo.dynamic_iota %pairs, dim = 0 : (tensor<2xi32>) -> tensor<?x?xf32>
    %sum = stablehlo.add %reshaped, %iota : tensor<?x?xf32>
    %start = stablehlo.constant dense<[1, 0]> : tensor<2xindex>
    %limit = stablehlo.constant dense<[12, 2]> : tensor<2xindex>
    %stride = stablehlo.constant dense<[3, 1]> : tensor<2xindex>
    %part = stablehlo.real_dynamic_slice %sum, %start, %limit, %stride : (tensor<?x?xf32>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> tensor<?x?xf32>
    %ids = stablehlo.constant dense<[[7], [0], [3], [3]]> : tensor<4x1xi32>
    %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    %found = "stablehlo.dynamic_gather"(%table, %ids, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<8x2xf32>, tensor<4x1xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %both = stablehlo.multiply %part, %found : tensor<?x?xf32>
    %five = stablehlo.constant dense<5.0> : tensor<f32>
    %low = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
    %none = stablehlo.constant dense<0> : tensor<2xi32>
    %padded = stablehlo.dynamic_pad %both, %five, %low, %none, %none : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %0 = stablehlo.set_dimension_size %padded, %three, dim = 0 : (tensor<?x?xf32>, tensor<i32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }`,
  (a, table) => {
    const flat = (i: number): number => at(a, [Math.floor(i / 6), i % 6]);
    const rows = [7, 0, 3, 3];
    return build([3, 2], ([i, j]) => {
      if (i === 0) return 5;
      const row = 1 + 3 * (i! - 1);
      return (flat(row * 2 + j!) + row) * at(table, [rows[i! - 1]!, j!]);
    });
  },
);

computes(
  'bits of integers without a sign are taken for those of signed ones, and back',
  `func.func @f(%a: tensor<4xui32>, %b: tensor<4xi8>) -> tensor<8xi32> {
    %0 = stablehlo.bitcast_convert %a : (tensor<4xui32>) -> tensor<4xi32>
    %1 = stablehlo.bitcast_convert %b : (tensor<4xi8>) -> tensor<4xui8>
    %2 = stablehlo.convert %1 : (tensor<4xui8>) -> tensor<4xi32>
    %3 = stablehlo.concatenate %0, %2, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
    return %3 : tensor<8xi32>
  }`,
  () => ({ shape: [8], values: [0, 1, -1, -(2 ** 31), 127, 0, 255, 128] }),
  {
    0: hostTensor([4], 'u32', [0, 1, 2 ** 32 - 1, 2 ** 31]),
    1: hostTensor([4], 'si8', [127, 0, -1, -128]),
  },
);

computes(
  'calls of what XLA knows by name, and notes about chips that there are not',
  `func.func @f(%a: tensor<2x6xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.custom_call @Sharding(%a) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<2x6xf32>) -> tensor<2x6xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<2x6xf32>) -> tensor<2x6xf32>
    %2 = stablehlo.custom_call @mhlo.asinh(%1) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<2x6xf32>) -> tensor<2x6xf32>
    %3:2 = stablehlo.custom_call @mhlo.topk(%2) {mhlo.attributes = {k = 3 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %4 = stablehlo.convert %3#1 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %5 = stablehlo.add %3#0, %4 : tensor<2x3xf32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {mhlo.sharding = "{replicated}"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %6 : tensor<2x3xf32>
  }`,
  (a) =>
    build([2, 3], ([i, j]) => {
      const order = range(6).sort((x, y) => at(a, [i!, y]) - at(a, [i!, x]));
      return Math.asinh(at(a, [i!, order[j!]!])) + order[j!]!;
    }),
);

computes(
  'integers that f32 cannot say are put around others and between them',
  `func.func @f(%a: tensor<2xi32>) -> tensor<5xi32> {
    %c = stablehlo.constant dense<16777217> : tensor<i32>
    %0 = stablehlo.pad %a, %c, low = [1], high = [1], interior = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }`,
  (a) => build([5], ([i]) => (i! % 2 === 1 ? at(a, [(i! - 1) / 2]) : 16777217)),
);

computes(
  'what is computed is put around elements and between them, others being taken away',
  `func.func @f(%a: tensor<2x3xf32>, %b: tensor<f32>) -> tensor<3x5xf32> {
    %c = stablehlo.negate %b : tensor<f32>
    %0 = stablehlo.pad %a, %c, low = [1, -1], high = [0, 1], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }`,
  (a, b) => build([3, 5], ([i, j]) => (i! > 0 && j! % 2 === 1 ? at(a, [i! - 1, (j! + 1) / 2]) : -at(b, []))),
);

computes(
  'two tensors are reduced at once, each by an operation of its own',
  `func.func @f(%a: tensor<4x9xf32>, %b: tensor<4x9xf32>) -> tensor<4xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0:2 = stablehlo.reduce(%a init: %zero), (%b init: %zero) across dimensions = [1] : (tensor<4x9xf32>, tensor<4x9xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
      reducer(%x: tensor<f32>, %y: tensor<f32>) (%u: tensor<f32>, %v: tensor<f32>) {
        %m = stablehlo.maximum %v, %u : tensor<f32>
        %s = stablehlo.add %x, %y : tensor<f32>
        stablehlo.return %s, %m : tensor<f32>, tensor<f32>
      }
    %1 = stablehlo.subtract %0#0, %0#1 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }`,
  (a, b) =>
    build([4], ([i]) => {
      const row = (of: Tensor): number[] => range(9).map((j) => at(of, [i!, j]));
      return total(row(a)) - Math.max(0, ...row(b));
    }),
);

computes(
  'lookups as of torch, in a batch and not, and tuples in tuples',
  `func.func @f(%a: tensor<2x3x5xf32>, %b: tensor<4x6xf32>) -> tensor<2x3x4xf32> {
    %i = stablehlo.constant dense<[[4, 0, 1, 1], [2, 3, 4, 0]]> : tensor<2x4xi32>
    %0 = "stablehlo.torch_index_select"(%a, %i) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x3x5xf32>, tensor<2x4xi32>) -> tensor<2x3x4xf32>
    %j = stablehlo.constant dense<[[5, 0, 3], [1, 1, 2]]> : tensor<2x3xi32>
    %1 = "stablehlo.torch_index_select"(%b, %j) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x6xf32>, tensor<2x3xi32>) -> tensor<4x2x3xf32>
    %inner = stablehlo.tuple %0, %1 : tuple<tensor<2x3x4xf32>, tensor<4x2x3xf32>>
    %outer = stablehlo.tuple %a, %inner : tuple<tensor<2x3x5xf32>, tuple<tensor<2x3x4xf32>, tensor<4x2x3xf32>>>
    %2 = stablehlo.get_tuple_element %outer[1] : (tuple<tensor<2x3x5xf32>, tuple<tensor<2x3x4xf32>, tensor<4x2x3xf32>>>) -> tuple<tensor<2x3x4xf32>, tensor<4x2x3xf32>>
    %3 = stablehlo.get_tuple_element %2[1] : (tuple<tensor<2x3x4xf32>, tensor<4x2x3xf32>>) -> tensor<4x2x3xf32>
    %4 = stablehlo.get_tuple_element %2[0] : (tuple<tensor<2x3x4xf32>, tensor<4x2x3xf32>>) -> tensor<2x3x4xf32>
    %5 = stablehlo.transpose %3, dims = [1, 2, 0] : (tensor<4x2x3xf32>) -> tensor<2x3x4xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<2x3x4xf32>
    return %6 : tensor<2x3x4xf32>
  }`,
  (a, b) => {
    const [inBatch, columns] = [[[4, 0, 1, 1], [2, 3, 4, 0]], [[5, 0, 3], [1, 1, 2]]]; // prettier-ignore
    return build([2, 3, 4], ([i, j, k]) => at(a, [i!, j!, inBatch[i!]![k!]!]) - at(b, [k!, columns[i!]![j!]!]));
  },
);

computes(
  'map computes of each element what its body computes of one',
  `func.func @f(%a: tensor<4x9xf32>, %b: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %c = stablehlo.constant dense<2.5> : tensor<f32>
      %0 = stablehlo.multiply %x, %c : tensor<f32>
      %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.select %1, %0, %y : tensor<i1>, tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %1 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%x: tensor<f32>):
      stablehlo.return %x : tensor<f32>
    }) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %1 : tensor<4x9xf32>
  }`,
  (a, b) => build([4, 9], (index) => (at(a, index) < at(b, index) ? 2.5 * at(a, index) : at(b, index))),
);

/** Returns the numbers of each feature of a tensor [2, 3, 8] or of the like, in places of its second dimension. */
const ofFeature = (x: Tensor, feature: number): number[] => {
  const [n, , m] = x.shape as [number, number, number];
  return range(n).flatMap((i) => range(m).map((j) => at(x, [i, feature, j])));
};

computes(
  'batch_norm_grad is the gradient of batch_norm_training',
  `func.func @f(%x: tensor<2x3x8xf32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %v: tensor<3xf32>, %g: tensor<2x3x8xf32>) -> tensor<2x5x8xf32> {
    %variance = stablehlo.multiply %v, %v : tensor<3xf32>
    %0:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x3x8xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x8xf32>) -> (tensor<2x3x8xf32>, tensor<3xf32>, tensor<3xf32>)
    %both = stablehlo.multiply %0#1, %0#2 : tensor<3xf32>
    %1 = stablehlo.slice %both [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xf32>) -> tensor<2x2x8xf32>
    %3 = stablehlo.concatenate %0#0, %2, dim = 1 : (tensor<2x3x8xf32>, tensor<2x2x8xf32>) -> tensor<2x5x8xf32>
    return %3 : tensor<2x5x8xf32>
  }`,
  (x, scale, mean, v, g) => {
    const gradients = range(3).map((feature) => {
      const inverse = 1 / Math.sqrt(at(v, [feature]) ** 2 + 0.25);
      const centered = ofFeature(x, feature).map((number) => number - at(mean, [feature]));
      const ofOutput = ofFeature(g, feature);
      const correlated = total(ofOutput.map((number, i) => number * centered[i]!));
      return { inverse, centered, ofOutput, correlated, sum: total(ofOutput) };
    });
    return build([2, 5, 8], ([i, feature, j]) => {
      if (feature! >= 3) {
        const { inverse, correlated, sum } = gradients[feature! - 3]!;
        return inverse * correlated * sum;
      }
      const { inverse, centered, ofOutput, correlated, sum } = gradients[feature!]!;
      const place = i! * 8 + j!;
      const rest = 16 * ofOutput[place]! - sum - centered[place]! * correlated * inverse ** 2;
      return (at(scale, [feature!]) * inverse * rest) / 16;
    });
  },
);

computes(
  'cholesky decomposes matrices that are products with their transposes, upper triangular ones too',
  `func.func @f(%x: tensor<2x5x5xf32>) -> tensor<4x5x5xf32> {
    %half = stablehlo.constant dense<0.5> : tensor<2x5x5xf32>
    %i = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
    %j = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
    %above = stablehlo.compare LT, %i, %j : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
    %on = stablehlo.compare EQ, %i, %j : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
    %unit = stablehlo.convert %on : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
    %square = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %a = stablehlo.add %square, %unit : tensor<2x5x5xf32>
    %junk = stablehlo.select %above, %half, %a : tensor<2x5x5xi1>, tensor<2x5x5xf32>
    %l = stablehlo.cholesky %junk, lower = true : tensor<2x5x5xf32>
    %u = stablehlo.cholesky %a : tensor<2x5x5xf32>
    %0 = stablehlo.concatenate %l, %u, dim = 0 : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<4x5x5xf32>
    return %0 : tensor<4x5x5xf32>
  }`,
  (x) => {
    const a = (n: number, i: number, j: number): number =>
      total(range(5).map((k) => at(x, [n, i, k]) * at(x, [n, j, k]))) + (i === j ? 1 : 0);
    const lower = (n: number, i: number, j: number): number => {
      if (j > i) return 0;
      const rest = a(n, i, j) - total(range(j).map((k) => lower(n, i, k) * lower(n, j, k)));
      return i === j ? Math.sqrt(rest) : rest / lower(n, j, j);
    };
    return build([4, 5, 5], ([n, i, j]) => (n! < 2 ? lower(n!, i!, j!) : lower(n! - 2, j!, i!)));
  },
);

/** Every way to solve: the product of the solution with its triangle is the right side again. */
computes(
  'triangular_solve solves on both sides, with both triangles, transposed and with a diagonal of ones',
  `func.func @f(%x: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %quarter = stablehlo.constant dense<0.25> : tensor<4x4xf32>
    %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %on = stablehlo.compare EQ, %i, %j : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %unit = stablehlo.convert %on : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %small = stablehlo.multiply %x, %quarter : tensor<4x4xf32>
    %mild = stablehlo.tanh %small : tensor<4x4xf32>
    %two = stablehlo.add %unit, %unit : tensor<4x4xf32>
    %a = stablehlo.add %mild, %two : tensor<4x4xf32>
    %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = "stablehlo.triangular_solve"(%a, %0) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = "stablehlo.triangular_solve"(%a, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = "stablehlo.triangular_solve"(%a, %2) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %3 : tensor<4x4xf32>
  }`,
  (x, b) => {
    const a = (i: number, j: number): number => Math.tanh(at(x, [i, j]) / 4) + (i === j ? 2 : 0);
    type Matrix = (i: number, j: number) => number;
    const lower: Matrix = (i, j) => (j <= i ? a(i, j) : 0);
    const upper: Matrix = (i, j) => (j >= i ? a(i, j) : 0);
    const unitLower: Matrix = (i, j) => (i === j ? 1 : lower(i, j));
    const transposed =
      (matrix: Matrix): Matrix =>
      (i, j) =>
        matrix(j, i);
    /** Gauss's elimination, without exchanges: the diagonal is large. */
    const solve = (matrix: Matrix, right: number[][]): number[][] => {
      const rows = range(4).map((i) => [...range(4).map((j) => matrix(i, j)), ...right[i]!]);
      for (const k of range(4)) {
        rows[k] = rows[k]!.map((number) => number / rows[k]![k]!);
        for (const i of range(4)) {
          const factor = rows[i]![k]!;
          if (i !== k) rows[i] = rows[i]!.map((number, j) => number - factor * rows[k]![j]!);
        }
      }
      return rows.map((row) => row.slice(4));
    };
    const flip = (matrix: number[][]): number[][] => range(4).map((i) => range(4).map((j) => matrix[j]![i]!));
    const first = solve(lower, range(4).map((i) => range(4).map((j) => at(b, [i, j])))); // prettier-ignore
    const second = solve(transposed(upper), first);
    const third = flip(solve(unitLower, flip(second)));
    const fourth = flip(solve(transposed(upper), flip(third)));
    return build([4, 4], ([i, j]) => fourth[i!]![j!]!);
  },
);

/** The bits of numbers in f32. */
const floatBits = [
  0, 0x80000000, 1, 0x80000001, 0x7fffff, 0x800000, 0x807fffff, 0x3f800000, 0xbf800001, 0x3f7fffff, 0x40490fdb, 0x7f7fffff,
  0xff7fffff, 0x7f800000, 0xff800000, 0x4b800000, 0x00123456, 0x7e800001, 0x80800000, 0xc2f6e979,
]; // prettier-ignore

test('bitcast_convert of words to floats and back is exact, also of subnormal numbers, -0 and infinity', () => {
  const text = `func.func @f(%a: tensor<20xui32>) -> (tensor<20xf32>, tensor<20xui32>) {
    %0 = stablehlo.bitcast_convert %a : (tensor<20xui32>) -> tensor<20xf32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<20xf32>) -> tensor<20xui32>
    return %0, %1 : tensor<20xf32>, tensor<20xui32>
  }`;
  const inputs = [hostTensor([20], 'u32', floatBits)];
  const [numbers, bits] = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], inputs);
  assert.equal([...numbers!.values], [...new Float32Array(Uint32Array.from(floatBits).buffer)]);
  assert.equal([...bits!.values], floatBits);
});

test('bitcast_convert takes the bits of bf16 and f16, of which the device has no infinity and no NaN', () => {
  const text = `func.func @f(%a: tensor<8xui16>, %b: tensor<8xi16>) -> (tensor<8xui16>, tensor<8xi16>) {
    %0 = stablehlo.bitcast_convert %a : (tensor<8xui16>) -> tensor<8xbf16>
    %1 = stablehlo.bitcast_convert %0 : (tensor<8xbf16>) -> tensor<8xui16>
    %2 = stablehlo.bitcast_convert %b : (tensor<8xi16>) -> tensor<8xf16>
    %3 = stablehlo.bitcast_convert %2 : (tensor<8xf16>) -> tensor<8xi16>
    return %1, %3 : tensor<8xui16>, tensor<8xi16>
  }`;
  const bits = [
    [0x7fc0, 0x7f80, 0xff80, 0x8000, 1, 0x3f80, 0xc049, 0x80ff],
    [0x7bff, 0x3c00, 0x8000, 0x83ff, 0x0400, 0x3c01, 1, 0xc248],
  ];
  const inputs = bits.map((halves) => hostTensor([8], 'u16', halves));
  const outputs = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], inputs);
  assert.equal(
    outputs.map(({ values }) => Array.from(values, (half) => half & 0xffff)),
    bits,
  );
});

test.run();
