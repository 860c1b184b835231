import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Convolutions of StableHLO for which TTIR has no window, run on the device model, against what the specification says they compute. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

computes(
  'a convolution of a dilated image that padding cuts off is a transposed one',
  `func.func @f(%a: tensor<1x2x3x2xf32>, %w: tensor<2x2x2x3xf32>) -> tensor<1x3x6x3xf32> {
    %0 = stablehlo.convolution(%a, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, -1], [1, 1]], lhs_dilate = [3, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3x2xf32>, tensor<2x2x2x3xf32>) -> tensor<1x3x6x3xf32>
    return %0 : tensor<1x3x6x3xf32>
  }`,
  (a, w) =>
    build([1, 3, 6, 3], ([, y, x, o]) =>
      total(
        range(8).map((i) => {
          const [ky, kx, c] = [i >> 2, (i >> 1) & 1, i & 1];
          const [h, v] = [(y! + ky - 1) / 3, (x! + kx - 1) / 2];
          const isThere = Number.isInteger(h) && Number.isInteger(v) && h >= 0 && h < 2 && v >= 0 && v < 3;
          return isThere ? at(a, [0, h, v, c]) * at(w, [ky, kx, c, o!]) : 0;
        }),
      ),
    ),
);

computes(
  'a convolution in groups of the batch filters each with its own channels',
  `func.func @f(%a: tensor<4x3x2xf32>, %w: tensor<2x2x6xf32>) -> tensor<2x2x6xf32> {
    %0 = stablehlo.convolution(%a, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<4x3x2xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
    return %0 : tensor<2x2x6xf32>
  }`,
  (a, w) =>
    build([2, 2, 6], ([n, x, o]) => {
      const image = 2 * Math.floor(o! / 3) + n!;
      return total(range(4).map((i) => at(a, [image, x! + (i >> 1), i & 1]) * at(w, [i >> 1, i & 1, o!])));
    }),
);

computes(
  'a convolution without spatial dimensions is a product, in groups',
  `func.func @f(%a: tensor<2x4xf32>, %w: tensor<2x6xf32>) -> tensor<6x2xf32> {
    %0 = stablehlo.convolution(%a, %w) dim_numbers = [b, f]x[i, o]->[f, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x4xf32>, tensor<2x6xf32>) -> tensor<6x2xf32>
    return %0 : tensor<6x2xf32>
  }`,
  (a, w) =>
    build([6, 2], ([o, n]) => total(range(2).map((i) => at(a, [n!, 2 * Math.floor(o! / 3) + i]) * at(w, [i, o!])))),
);

computes(
  'a convolution of volumes',
  `func.func @f(%a: tensor<1x3x3x2x2xf32>, %w: tensor<2x2x2x2x3xf32>) -> tensor<1x2x2x2x3xf32> {
    %0 = stablehlo.convolution(%a, %w) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {pad = [[0, 0], [0, 0], [1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2x2xf32>, tensor<2x2x2x2x3xf32>) -> tensor<1x2x2x2x3xf32>
    return %0 : tensor<1x2x2x2x3xf32>
  }`,
  (a, w) =>
    build([1, 2, 2, 2, 3], ([, z, y, x, o]) =>
      total(
        range(16).map((i) => {
          const [kz, ky, kx, c] = [i >> 3, (i >> 2) & 1, (i >> 1) & 1, i & 1];
          const column = x! + kx - 1;
          return column < 0 ? 0 : at(a, [0, z! + kz, y! + ky, column, c]) * at(w, [kz, ky, kx, c, o!]);
        }),
      ),
    ),
);

computes(
  'a convolution of volumes of bytes adds up words',
  `func.func @f(%a: tensor<1x2x2x2x2xi8>, %w: tensor<2x2x1x2x3xi8>) -> tensor<1x1x1x2x3xi32> {
    %0 = stablehlo.convolution(%a, %w) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x2x2x2xi8>, tensor<2x2x1x2x3xi8>) -> tensor<1x1x1x2x3xi32>
    return %0 : tensor<1x1x1x2x3xi32>
  }`,
  (a, w) =>
    build([1, 1, 1, 2, 3], ([, , , x, o]) =>
      total(
        range(8).map((i) => at(a, [0, i >> 2, (i >> 1) & 1, x!, i & 1]) * at(w, [i >> 2, (i >> 1) & 1, 0, i & 1, o!])),
      ),
    ),
  {
    0: hostTensor(
      [1, 2, 2, 2, 2],
      'si8',
      range(16).map((i) => 127 - i),
    ),
    1: hostTensor(
      [2, 2, 1, 2, 3],
      'si8',
      range(24).map((i) => i - 128),
    ),
  },
);

computes(
  'a convolution of an image that padding takes away adds up zeros, also times infinity',
  `func.func @f(%a: tensor<1x4x4x2xf32>, %w: tensor<1x1x2x3xf32>) -> tensor<1x2x6x3xf32> {
    %0 = stablehlo.convolution(%a, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[-4, 2], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2xf32>, tensor<1x1x2x3xf32>) -> tensor<1x2x6x3xf32>
    %1 = stablehlo.compare EQ, %0, %0 : (tensor<1x2x6x3xf32>, tensor<1x2x6x3xf32>) -> tensor<1x2x6x3xi1>
    %minus = stablehlo.constant dense<-1.0> : tensor<1x2x6x3xf32>
    %2 = stablehlo.select %1, %0, %minus : tensor<1x2x6x3xi1>, tensor<1x2x6x3xf32>
    return %2 : tensor<1x2x6x3xf32>
  }`,
  () => build([1, 2, 6, 3], ([, , , o]) => (o === 1 ? -1 : 0)),
  { 1: hostTensor([1, 1, 2, 3], 'f32', [1, 2, 3, 4, Infinity, 6]) },
);

computes(
  'a padding that takes away all elements leaves its value, and so does one of windows',
  `func.func @f(%a: tensor<3x4xf32>, %value: tensor<f32>) -> tensor<2x4xf32> {
    %0 = stablehlo.pad %a, %value, low = [2, -5], high = [-3, 5], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%a, %one) <{window_dimensions = array<i64: 2, 1>, padding = dense<[[3, -3], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %2 = stablehlo.multiply %x, %y : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %3 = stablehlo.add %0, %1 : tensor<2x4xf32>
    return %3 : tensor<2x4xf32>
  }`,
  (_, value) => build([2, 4], () => at(value, []) + 1),
);

computes(
  'a convolution of no channels adds up nothing',
  `func.func @f(%a: tensor<1x4x0xf32>, %w: tensor<2x0x3xf32>, %b: tensor<1x3x3xf32>) -> tensor<1x3x3xf32> {
    %0 = stablehlo.convolution(%a, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x0xf32>, tensor<2x0x3xf32>) -> tensor<1x3x3xf32>
    %1 = stablehlo.add %0, %b : tensor<1x3x3xf32>
    return %1 : tensor<1x3x3xf32>
  }`,
  (_, __, b) => build([1, 3, 3], (index) => at(b, index)),
);

test.run();
