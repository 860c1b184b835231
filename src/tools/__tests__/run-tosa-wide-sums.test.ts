import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, padded } from './program-runs.ts';

/** Products of TOSA with factors of 16 bits and sums of 48, of which a rescale makes 16 again, run on the device model, against integers of any width. */

const computes = computesAfter('--tosa-to-ttir-pipeline');

/** Returns numbers over all of a type's range, both ends among them. */
function spread(count: number, bits: number, salt: number): number[] {
  const size = 2 ** bits;
  return range(count).map((i) => (i === 0 ? 0 : i === 1 ? size - 1 : (i * salt) % size) - size / 2);
}

/** Returns the nearest integer of a factor times a sum, of two the greater, within 16 bits. */
function rescaled(sum: bigint, multiplier: number, shift: number): number {
  const product = (sum * BigInt(multiplier) + (1n << BigInt(shift - 1))) >> BigInt(shift);
  return Number(product < -32768n ? -32768n : product > 32767n ? 32767n : product);
}

const sumOf = (products: readonly bigint[]): bigint => products.reduce((sum, each) => sum + each, 0n);

const constants = `
  %izp = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %wzp = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %szp = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>`;

const biases = [0, 2 ** 33 + 255, -(2 ** 36) - 3, 1, -1];
const multipliers = [32767, 16384, 20001, 1, 30000];
const shifts = [26, 33, 38, 9, 24];

computes(
  'a convolution with a bias and a scale of each channel',
  `func.func @f(%a: tensor<1x6x5x7xi16>, %w: tensor<5x3x2x7xi8>) -> tensor<1x3x6x5xi16> {${constants}
    %b = "tosa.const"() <{values = dense<[${biases.join(', ')}]> : tensor<5xi48>}> : () -> tensor<5xi48>
    %m = "tosa.const"() <{values = dense<[${multipliers.join(', ')}]> : tensor<5xi16>}> : () -> tensor<5xi16>
    %s = "tosa.const"() <{values = dense<[${shifts.join(', ')}]> : tensor<5xi8>}> : () -> tensor<5xi8>
    %0 = tosa.conv2d %a, %w, %b, %izp, %wzp {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 1, 0, 1, 1>, stride = array<i64: 2, 1>} : (tensor<1x6x5x7xi16>, tensor<5x3x2x7xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x3x6x5xi48>
    %1 = tosa.rescale %0, %m, %s, %szp, %izp {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<1x3x6x5xi48>, tensor<5xi16>, tensor<5xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<1x3x6x5xi16>
    return %1 : tensor<1x3x6x5xi16>
  }`,
  (a, w) =>
    build([1, 3, 6, 5], ([, row, column, channel]) => {
      const products = range(3 * 2 * 7).map((i) => {
        const [y, x, depth] = [Math.floor(i / 14), Math.floor(i / 7) % 2, i % 7];
        const image = padded(a, [0, 2 * row! + y - 1, column! + x - 1, depth]);
        return BigInt(image) * BigInt(at(w, [channel!, y, x, depth]));
      });
      const sum = sumOf(products) + BigInt(biases[channel!]!);
      return rescaled(sum, multipliers[channel!]!, shifts[channel!]!);
    }),
  {
    0: hostTensor([1, 6, 5, 7], 'si16', spread(210, 16, 7919)),
    1: hostTensor([5, 3, 2, 7], 'si8', spread(210, 8, 37)),
  },
);

computes(
  'a convolution of each channel',
  `func.func @f(%a: tensor<1x4x4x6xi16>, %w: tensor<3x3x6x1xi8>) -> tensor<1x2x2x6xi16> {${constants}
    %b = "tosa.const"() <{values = dense<-70000> : tensor<1xi48>}> : () -> tensor<1xi48>
    %m = "tosa.const"() <{values = dense<25000> : tensor<1xi16>}> : () -> tensor<1xi16>
    %s = "tosa.const"() <{values = dense<24> : tensor<1xi8>}> : () -> tensor<1xi8>
    %0 = tosa.depthwise_conv2d %a, %w, %b, %izp, %wzp {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x6xi16>, tensor<3x3x6x1xi8>, tensor<1xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x2x2x6xi48>
    %1 = tosa.rescale %0, %m, %s, %szp, %izp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<1x2x2x6xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<1x2x2x6xi16>
    return %1 : tensor<1x2x2x6xi16>
  }`,
  (a, w) =>
    build([1, 2, 2, 6], ([, row, column, channel]) => {
      const products = range(9).map((i) => {
        const [y, x] = [Math.floor(i / 3), i % 3];
        return BigInt(at(a, [0, row! + y, column! + x, channel!])) * BigInt(at(w, [y, x, channel!, 0]));
      });
      return rescaled(sumOf(products) - 70000n, 25000, 24);
    }),
  {
    0: hostTensor([1, 4, 4, 6], 'si16', spread(96, 16, 9973)),
    1: hostTensor([3, 3, 6, 1], 'si8', spread(54, 8, 91)),
  },
);

computes(
  'a product of matrices, both of 16 bits',
  `func.func @f(%a: tensor<2x4x40xi16>, %b: tensor<2x40x3xi16>) -> tensor<2x4x3xi16> {${constants}
    %m = "tosa.const"() <{values = dense<32767> : tensor<1xi16>}> : () -> tensor<1xi16>
    %s = "tosa.const"() <{values = dense<34> : tensor<1xi8>}> : () -> tensor<1xi8>
    %0 = tosa.matmul %a, %b, %izp, %izp : (tensor<2x4x40xi16>, tensor<2x40x3xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x4x3xi48>
    %1 = tosa.rescale %0, %m, %s, %szp, %izp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<2x4x3xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<2x4x3xi16>
    return %1 : tensor<2x4x3xi16>
  }`,
  (a, b) =>
    build([2, 4, 3], ([batch, row, column]) => {
      const products = range(40).map((k) => BigInt(at(a, [batch!, row!, k])) * BigInt(at(b, [batch!, k, column!])));
      return rescaled(sumOf(products), 32767, 34);
    }),
  {
    0: hostTensor([2, 4, 40], 'si16', spread(320, 16, 7919)),
    1: hostTensor([2, 40, 3], 'si16', spread(240, 16, 104729)),
  },
);

for (const [multiplier, shift, mode] of [
  [2 ** 31 - 1, 40, 'SINGLE_ROUND'],
  [1234567891, 36, 'SINGLE_ROUND'],
  [2 ** 24 + 1, 33, 'DOUBLE_ROUND'],
  [2 ** 31 - 1, 34, 'DOUBLE_ROUND'],
] as const) {
  computes(
    `a sum times ${multiplier} / 2^${shift}, ${mode}`,
    `func.func @f(%a: tensor<1x1x300x1xi16>) -> tensor<1x1x300x2xi32> {${constants}
      %w = "tosa.const"() <{values = dense<[[[[1]]], [[[-7]]]]> : tensor<2x1x1x1xi8>}> : () -> tensor<2x1x1x1xi8>
      %b = "tosa.const"() <{values = dense<[131, -70001]> : tensor<2xi48>}> : () -> tensor<2xi48>
      %m = "tosa.const"() <{values = dense<${multiplier}> : tensor<1xi32>}> : () -> tensor<1xi32>
      %s = "tosa.const"() <{values = dense<${shift}> : tensor<1xi8>}> : () -> tensor<1xi8>
      %z = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %0 = tosa.conv2d %a, %w, %b, %izp, %wzp {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x300x1xi16>, tensor<2x1x1x1xi8>, tensor<2xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x1x300x2xi48>
      %1 = tosa.rescale %0, %m, %s, %szp, %z {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = ${mode}, scale32 = true} : (tensor<1x1x300x2xi48>, tensor<1xi32>, tensor<1xi8>, tensor<1xi48>, tensor<1xi32>) -> tensor<1x1x300x2xi32>
      return %1 : tensor<1x1x300x2xi32>
    }`,
    (a) =>
      build([1, 1, 300, 2], ([, , column, channel]) => {
        const sum = at(a, [0, 0, column!, 0]) * (channel === 0 ? 1 : -7) + (channel === 0 ? 131 : -70001);
        const twice = mode === 'DOUBLE_ROUND' ? BigInt(sum < 0 ? -(2 ** 30) : 2 ** 30) : 0n;
        return Number((BigInt(sum) * BigInt(multiplier) + (1n << BigInt(shift - 1)) + twice) >> BigInt(shift));
      }),
    { 0: hostTensor([1, 1, 300, 1], 'si16', spread(300, 16, 7919)) },
  );
}

computes(
  'an image of 16 bits, resized between its elements',
  `func.func @f(%a: tensor<1x4x3x2xi16>) -> tensor<1x8x6x2xi16> {${constants}
    %m = "tosa.const"() <{values = dense<16384> : tensor<1xi16>}> : () -> tensor<1xi16>
    %s = "tosa.const"() <{values = dense<18> : tensor<1xi8>}> : () -> tensor<1xi8>
    %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %offset = tosa.const_shape {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %border = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %0 = tosa.resize %a, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x4x3x2xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x6x2xi48>
    %1 = tosa.rescale %0, %m, %s, %szp, %izp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<1x8x6x2xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<1x8x6x2xi16>
    return %1 : tensor<1x8x6x2xi16>
  }`,
  (a) =>
    build([1, 8, 6, 2], ([, row, column, channel]) => {
      const weightsOf = (place: number, size: number): (readonly [place: number, weight: number])[] => {
        const [below, behind] = [Math.floor((2 * place - 1) / 4), (2 * place + 3) % 4];
        const within = (i: number): number => Math.min(Math.max(i, 0), size - 1);
        return [[within(below), 4 - behind], [within(below + 1), behind]]; // prettier-ignore
      };
      const products = weightsOf(row!, 4).flatMap(([y, v]) =>
        weightsOf(column!, 3).map(([x, h]) => BigInt(at(a, [0, y, x, channel!]) * v * h)),
      );
      return rescaled(sumOf(products), 16384, 18);
    }),
  { 0: hostTensor([1, 4, 3, 2], 'si16', spread(24, 16, 7919)) },
);

test.run();
