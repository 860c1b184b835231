import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { at, build, computesAfter, padded, total, type Tensor } from './program-runs.ts';

/** Quantized programs of TOSA whose multipliers, shifts and zero points are computed at run time, run on the device model. */

const computes = computesAfter('--tosa-to-ttir-pipeline');

const range = (size: number): number[] => Array.from({ length: size }, (_, i) => i);

const only = ({ values }: Tensor): number => values[0]!;

/** Integers all over a type. */
const spread = (shape: readonly number[], bits: number) => {
  const { values } = build(shape, (index) => (index.reduce((sum, i) => sum * 31 + i, 7) * 2654435761) >> (32 - bits));
  return hostTensor(shape, 'si32', [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1, 0, -1, 1, ...Array.from(values).slice(5)]);
};

const scalar = (value: number) => hostTensor([1], 'si32', [value]);

/** Source: apply_scale_32 of the TOSA specification 1.0. */
function scaled(value: number, multiplier: number, shift: number, isDouble: boolean): bigint {
  let round = 1n << BigInt(shift - 1);
  if (isDouble && shift > 31) round += value >= 0 ? 1n << 30n : -(1n << 30n);
  return (BigInt(value) * BigInt(multiplier) + round) >> BigInt(shift);
}

const within = (value: number, bits: number): number => Math.min(Math.max(value, -(2 ** (bits - 1))), 2 ** (bits - 1) - 1); // prettier-ignore

for (const mode of ['SINGLE_ROUND', 'DOUBLE_ROUND'] as const) {
  const multipliers = [2 ** 30, 2 ** 31 - 1, 1518500250, 1073741825, 2147480000, 1300000001, 1999999999, 1234567890];
  const shifts = [31, 32, 33, 34, 37, 48, 61, 62];
  computes(
    `channels are rescaled by factors that are arguments, ${mode}`,
    `func.func @f(%x: tensor<6x8xi32>, %m: tensor<8xi32>, %s: tensor<8xi8>, %z: tensor<1xi8>) -> tensor<6x8xi8> {
      %none = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %0 = tosa.rescale %x, %m, %s, %none, %z {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = ${mode}, scale32 = true} : (tensor<6x8xi32>, tensor<8xi32>, tensor<8xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<6x8xi8>
      return %0 : tensor<6x8xi8>
    }`,
    (x, m, s, z) =>
      build([6, 8], ([i, j]) => {
        const value = scaled(at(x, [i!, j!]), at(m, [j!]), at(s, [j!]), mode === 'DOUBLE_ROUND');
        return within(Number(value) + only(z), 8);
      }),
    {
      0: spread([6, 8], 32),
      1: hostTensor([8], 'si32', multipliers),
      2: hostTensor([8], 'si32', shifts),
      3: scalar(-7),
    },
  );
}

for (const shift of [2, 8, 31, 32, 40]) {
  computes(
    `unsigned bytes with a computed zero point are rescaled, shifted by ${shift}`,
    `func.func @f(%x: tensor<4x8xi8>, %s: tensor<1xi8>, %i: tensor<1xi8>, %o: tensor<1xi8>) -> tensor<4x8xi8> {
      %m = "tosa.const"() <{values = dense<${Math.round(1.3 * 2 ** Math.min(shift, 30))}> : tensor<1xi32>}> : () -> tensor<1xi32>
      %0 = tosa.rescale %x, %m, %s, %i, %o {input_unsigned = true, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4x8xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x8xi8>
      return %0 : tensor<4x8xi8>
    }`,
    (x, s, i, o) =>
      build([4, 8], (index) => {
        const value = (at(x, index) & 255) - (only(i) & 255);
        const moved = Number(scaled(value, Math.round(1.3 * 2 ** Math.min(shift, 30)), only(s), false));
        const result = Math.min(Math.max(moved + (only(o) & 255), 0), 255);
        return result > 127 ? result - 256 : result;
      }),
    { 0: spread([4, 8], 8), 1: scalar(shift), 2: scalar(-120), 3: scalar(-6) },
  );
}

for (const shift of [0, 1, 20, 32, 62]) {
  computes(
    `products are shifted by an argument, ${shift}`,
    `func.func @f(%a: tensor<4x8xi32>, %b: tensor<1x8xi32>, %s: tensor<1xi8>) -> tensor<4x8xi32> {
      %0 = tosa.mul %a, %b, %s : (tensor<4x8xi32>, tensor<1x8xi32>, tensor<1xi8>) -> tensor<4x8xi32>
      return %0 : tensor<4x8xi32>
    }`,
    (a, b, s) =>
      build([4, 8], ([i, j]) => {
        const by = BigInt(only(s));
        const product = BigInt(at(a, [i!, j!])) * BigInt(at(b, [0, j!]));
        return Number(BigInt.asIntN(32, by === 0n ? product : (product + (1n << (by - 1n))) >> by));
      }),
    { 0: spread([4, 8], 32), 1: spread([1, 8], 32), 2: scalar(shift) },
  );
}

computes(
  'bytes are negated around computed zero points',
  `func.func @f(%x: tensor<4x8xi8>, %i: tensor<1xi8>, %o: tensor<1xi8>) -> tensor<4x8xi8> {
    %0 = tosa.negate %x, %i, %o : (tensor<4x8xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x8xi8>
    return %0 : tensor<4x8xi8>
  }`,
  (x, i, o) => build([4, 8], (index) => within(only(i) - at(x, index) + only(o), 8)),
  { 0: spread([4, 8], 8), 1: scalar(5), 2: scalar(-9) },
);

computes(
  'floats are negated whose zero points nothing says',
  `func.func @f(%x: tensor<4x8xf32>, %z: tensor<1xf32>) -> tensor<4x8xf32> {
    %0 = tosa.negate %x, %z, %z : (tensor<4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }`,
  (x) => build([4, 8], (index) => -at(x, index)),
);

computes(
  'matrices of bytes with computed zero points are multiplied',
  `func.func @f(%a: tensor<2x3x8xi8>, %b: tensor<2x8x4xi8>, %za: tensor<1xi8>, %zb: tensor<1xi8>) -> tensor<2x3x4xi32> {
    %0 = tosa.matmul %a, %b, %za, %zb : (tensor<2x3x8xi8>, tensor<2x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x4xi32>
    return %0 : tensor<2x3x4xi32>
  }`,
  (a, b, za, zb) =>
    build([2, 3, 4], ([n, i, j]) =>
      total(range(8).map((k) => (at(a, [n!, i!, k]) - only(za)) * (at(b, [n!, k, j!]) - only(zb)))),
    ),
  { 0: spread([2, 3, 8], 8), 1: spread([2, 8, 4], 8), 2: scalar(5), 3: scalar(-128) },
);

// What padding adds is the zero point.
computes(
  'a convolution of bytes has computed zero points',
  `func.func @f(%x: tensor<1x5x5x3xi8>, %w: tensor<4x3x3x3xi8>, %b: tensor<4xi32>, %zx: tensor<1xi8>, %zw: tensor<1xi8>) -> tensor<1x5x5x4xi32> {
    %0 = tosa.conv2d %x, %w, %b, %zx, %zw {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x5x5x3xi8>, tensor<4x3x3x3xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x5x4xi32>
    return %0 : tensor<1x5x5x4xi32>
  }`,
  (x, w, b, zx, zw) => {
    const image = build(x.shape, (index) => at(x, index) - only(zx));
    const sum = (h: number, v: number, o: number): number =>
      total(range(27).map((k) => {
        const [kh, kw, c] = [Math.floor(k / 9), Math.floor(k / 3) % 3, k % 3];
        return padded(image, [0, h + kh - 1, v + kw - 1, c]) * (at(w, [o, kh, kw, c]) - only(zw));
      })); // prettier-ignore
    return build([1, 5, 5, 4], ([, h, v, o]) => sum(h!, v!, o!) + at(b, [o!]));
  },
  {
    0: spread([1, 5, 5, 3], 8),
    1: spread([4, 3, 3, 3], 8),
    2: hostTensor([4], 'si32', [1000, -1000, 0, 7]),
    3: scalar(7),
    4: scalar(-2),
  },
);

computes(
  'a mean of bytes has computed zero points',
  `func.func @f(%x: tensor<1x4x4x3xi8>, %i: tensor<1xi8>, %o: tensor<1xi8>) -> tensor<1x2x2x3xi8> {
    %0 = tosa.avg_pool2d %x, %i, %o {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x3xi8>
    return %0 : tensor<1x2x2x3xi8>
  }`,
  (x, i, o) =>
    build([1, 2, 2, 3], ([, h, w, c]) => {
      const sum = total(range(4).map((k) => at(x, [0, 2 * h! + (k >> 1), 2 * w! + (k & 1), c!]) - only(i)));
      // The reciprocal of 4 is 2^30 + 1 in 2^32.
      return within(Number(scaled(sum, (1 << 30) + 1, 32, false)) + only(o), 8);
    }),
  { 0: spread([1, 4, 4, 3], 8), 1: scalar(6), 2: scalar(-4) },
);

test.run();
