import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Programs of TOSA and StableHLO on quantized numbers, against their specifications in numbers of any size. All of them are exact. */

const computes = computesAfter('--tosa-to-ttir-pipeline');

/** A factor `multiplier / 2^shift`. */
type Scale = readonly [multiplier: number, shift: number];

/** Returns a number times a factor, rounded. Source: TOSA specification 1.0, apply_scale_32. */
function scaled(value: number, [multiplier, shift]: Scale, roundsTwice: boolean): number {
  let rounding = 1n << BigInt(shift - 1);
  if (roundsTwice && shift > 31) rounding += value >= 0 ? 1n << 30n : -(1n << 30n);
  return Number((BigInt(value) * BigInt(multiplier) + rounding) >> BigInt(shift));
}
const limited = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));
const constants = (scales: readonly Scale[]): string =>
  `%m = "tosa.const"() <{values = dense<[${scales.map(([multiplier]) => multiplier).join(', ')}]> : tensor<${scales.length}xi32>}> : () -> tensor<${scales.length}xi32>
    %s = "tosa.const"() <{values = dense<[${scales.map(([, shift]) => shift).join(', ')}]> : tensor<${scales.length}xi8>}> : () -> tensor<${scales.length}xi8>`;
const zeroPoint = (name: string, value: number, type: string): string =>
  `%${name} = "tosa.const"() <{values = dense<${value}> : tensor<1x${type}>}> : () -> tensor<1x${type}>`;

const words = [0, 1, -1, 2, -3, 100, -4000, 65535, -65536, 1234567, -7654321, 2 ** 30, -(2 ** 30), 99999999];
const many: readonly Scale[] = [
  [1073741824, 31],
  [2 ** 31 - 1, 62],
  [3, 2],
  [1518500250, 40],
  [2000000011, 33],
  [1073741825, 30],
  [1999999999, 45],
];

for (const [scales, mode] of [
  [many, 'SINGLE_ROUND'],
  [many, 'DOUBLE_ROUND'],
  [[[1610612736, 38]], 'DOUBLE_ROUND'],
  [[[1610612737, 28]], 'SINGLE_ROUND'],
] as readonly (readonly [readonly Scale[], string])[]) {
  const channels = scales.length;
  computes(
    `words times ${scales.map(([multiplier, shift]) => `${multiplier} / 2^${shift}`).join(' and ')}, ${mode}`,
    `func.func @f(%a: tensor<14x${channels}xi32>) -> tensor<14x${channels}xi32> {
        ${constants(scales)}
        ${zeroPoint('z', 0, 'i32')}
        %0 = tosa.rescale %a, %m, %s, %z, %z {input_unsigned = false, output_unsigned = false, per_channel = ${channels > 1}, rounding_mode = ${mode}, scale32 = true} : (tensor<14x${channels}xi32>, tensor<${channels}xi32>, tensor<${channels}xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<14x${channels}xi32>
        return %0 : tensor<14x${channels}xi32>
      }`,
    (a) => build([14, channels], ([i, c]) => scaled(at(a, [i!, c!]), scales[c!]!, mode === 'DOUBLE_ROUND') | 0),
    {
      0: hostTensor(
        [14, channels],
        'si32',
        words.flatMap((word) => scales.map(() => word)),
      ),
    },
  );
}

computes(
  'unsigned bytes become signed ones',
  `func.func @f(%a: tensor<2x8xi8>) -> tensor<2x8xi8> {
    ${constants([[1073741824, 30]])}
    ${zeroPoint('in', -56, 'i8')}
    ${zeroPoint('out', 3, 'i8')}
    %0 = tosa.rescale %a, %m, %s, %in, %out {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x8xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x8xi8>
    return %0 : tensor<2x8xi8>
  }`,
  (a) => build([2, 8], (index) => limited((at(a, index) & 255) - 200 + 3, -128, 127)),
  { 0: hostTensor([2, 8], 'si8', range(16).map((i) => i * 17)) },
); // prettier-ignore

/** Returns the factor that divides by a count. Source: TOSA specification 1.0, reciprocal_scale. */
function reciprocal(count: number): Scale {
  const bits = count === 1 ? 0 : Math.floor(Math.log2(count - 1)) + 1;
  return [Math.floor(((2 ** 30 + 1) * 2 ** bits) / count), 30 + bits];
}

computes(
  'means of quantized numbers over windows with padding',
  `func.func @f(%a: tensor<1x5x5x2xi8>) -> tensor<1x3x3x2xi8> {
    ${zeroPoint('in', -7, 'i8')}
    ${zeroPoint('out', 4, 'i8')}
    %0 = tosa.avg_pool2d %a, %in, %out {acc_type = i32, kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x5x5x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x2xi8>
    return %0 : tensor<1x3x3x2xi8>
  }`,
  (a) =>
    build([1, 3, 3, 2], ([, y, x, c]) => {
      const inside = (place: number): number[] => range(3).map((i) => 2 * place - 1 + i).filter((i) => i >= 0 && i < 5);
      const taps = inside(y!).flatMap((i) => inside(x!).map((j) => at(a, [0, i, j, c!]) + 7));
      return limited(scaled(total(taps), reciprocal(taps.length), false) + 4, -128, 127);
    }),
  { 0: hostTensor([1, 5, 5, 2], 'si8', range(50).map((i) => ((i * 71) % 256) - 128)) },
); // prettier-ignore

computes(
  'a network whose types are quantized computes with integers, from bytes without a sign to such',
  `!byte = !quant.uniform<u8:f32, 5.000000e-01:128>
  !image = !quant.uniform<i8:f32, 5.000000e-01>
  !weight = !quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>
  !sum = !quant.uniform<i32:f32, 5.000000e-02>
  func.func @f(%a: tensor<1x1x128x2x!byte>) -> tensor<1x1x128x2x!byte> {
    ${constants([[1073741824, 30]])}
    %n = "tosa.const"() <{values = dense<1717986918> : tensor<1xi32>}> : () -> tensor<1xi32>
    %k = "tosa.const"() <{values = dense<33> : tensor<1xi8>}> : () -> tensor<1xi8>
    %w = "tosa.const"() <{values = dense<[[[[3, -4]]], [[[5, 6]]]]> : tensor<2x1x1x2xi8>}> : () -> tensor<2x1x1x2x!weight>
    %b = "tosa.const"() <{values = dense<[7, -8]> : tensor<2xi32>}> : () -> tensor<2x!sum>
    ${zeroPoint('middle', -128, 'i8')}
    ${zeroPoint('z', 0, 'i8')}
    ${zeroPoint('word', 0, 'i32')}
    %0 = tosa.rescale %a, %m, %s, %middle, %z {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<1x1x128x2x!byte>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x128x2x!image>
    %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x128x2x!image>, tensor<2x1x1x2x!weight>, tensor<2x!sum>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x128x2x!sum>
    %2 = tosa.rescale %1, %n, %k, %word, %middle {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<1x1x128x2x!sum>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<1x1x128x2x!byte>
    return %2 : tensor<1x1x128x2x!byte>
  }`,
  (a) =>
    build([1, 1, 128, 2], ([, , x, c]) => {
      const [first, second] = [at(a, [0, 0, x!, 0]) - 128, at(a, [0, 0, x!, 1]) - 128];
      const sum = c === 0 ? 3 * first - 4 * second + 7 : 5 * first + 6 * second - 8;
      return limited(scaled(sum, [1717986918, 33], false) + 128, 0, 255);
    }),
  { 0: hostTensor([1, 1, 128, 2], 'u8', range(256).map((i) => (i * 71) % 256)) },
); // prettier-ignore

computes(
  'a quantized image is scaled up, with numbers between',
  `func.func @f(%a: tensor<1x3x3x2xi8>) -> tensor<1x5x5x2xi32> {
    %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %0 = tosa.resize %a, %s, %o, %o {mode = BILINEAR} : (tensor<1x3x3x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x5x5x2xi32>
    return %0 : tensor<1x5x5x2xi32>
  }`,
  (a) =>
    build([1, 5, 5, 2], ([, y, x, c]) => {
      const weights = (place: number): [number, number][] =>
        place % 2 === 0 ? [[place / 2, 2]] : [[(place - 1) / 2, 1], [(place + 1) / 2, 1]]; // prettier-ignore
      return total(weights(y!).flatMap(([i, v]) => weights(x!).map(([j, w]) => v * w * at(a, [0, i, j, c!]))));
    }),
  { 0: hostTensor([1, 3, 3, 2], 'si8', range(18).map((i) => ((i * 91) % 256) - 128)) },
); // prettier-ignore

computes(
  'the opposite of quantized numbers',
  `func.func @f(%a: tensor<8xi8>) -> tensor<8xi8> {
    ${zeroPoint('in', -3, 'i8')}
    ${zeroPoint('out', 5, 'i8')}
    %0 = tosa.negate %a, %in, %out : (tensor<8xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<8xi8>
    return %0 : tensor<8xi8>
  }`,
  (a) => build([8], (index) => limited(2 - at(a, index), -128, 127)),
  { 0: hostTensor([8], 'si8', [0, 1, -1, 127, -128, -3, 5, -126]) },
);

for (const [type, format, least] of [
  ['i8', 'si8', -128],
  ['i16', 'si16', -32768],
] as const) {
  computes(
    `the opposite of the least ${type} is the largest`,
    `func.func @f(%a: tensor<4x${type}>) -> tensor<4x${type}> {
      ${zeroPoint('zero', 0, type)}
      %0 = tosa.negate %a, %zero, %zero : (tensor<4x${type}>, tensor<1x${type}>, tensor<1x${type}>) -> tensor<4x${type}>
      return %0 : tensor<4x${type}>
    }`,
    () => ({ shape: [4], values: [-1 - least, 1 + least, 0, 3] }),
    { 0: hostTensor([4], format, [least, -1 - least, 0, -3]) },
  );
}

const factors = [0, 1, -1, 65536, -65537, 2147483647, -2147483648, 123456789];

for (const shift of [1, 16, 40]) {
  computes(
    `products of words are shifted by ${shift} bits, and rounded`,
    `func.func @f(%a: tensor<8x1xi32>, %b: tensor<1x8xi32>) -> tensor<8x8xi32> {
      ${zeroPoint('shift', shift, 'i8')}
      %0 = tosa.mul %a, %b, %shift : (tensor<8x1xi32>, tensor<1x8xi32>, tensor<1xi8>) -> tensor<8x8xi32>
      return %0 : tensor<8x8xi32>
    }`,
    (a, b) =>
      build([8, 8], ([i, j]) => {
        const product = BigInt(at(a, [i!, 0])) * BigInt(at(b, [0, j!])) + (1n << BigInt(shift - 1));
        return Number(BigInt.asIntN(32, product >> BigInt(shift)));
      }),
    { 0: hostTensor([8, 1], 'si32', factors), 1: hostTensor([1, 8], 'si32', factors) },
  );
}

const computesHlo = computesAfter('--stablehlo-to-ttir-pipeline');
const clamp = (x: number, min: number, max: number): number => Math.min(Math.max(x, min), max);
const roundEven = (x: number): number => {
  const floor = Math.floor(x);
  const rest = x - floor;
  return rest < 0.5 || (rest === 0.5 && floor % 2 === 0) ? floor : floor + 1;
};

computesHlo(
  'stablehlo: floats are quantized to what a few integers stand for, and back',
  `func.func @f(%a: tensor<9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.uniform_quantize %a : (tensor<9xf32>) -> tensor<9x!quant.uniform<u8<2:250>:f32, 0.5:7>>
    %1 = stablehlo.uniform_dequantize %0 : (tensor<9x!quant.uniform<u8<2:250>:f32, 0.5:7>>) -> tensor<9xf32>
    return %1 : tensor<9xf32>
  }`,
  (a) => build([9], (i) => 0.5 * (clamp(roundEven(at(a, i) / 0.5) + 7, 2, 250) - 7)),
  { 0: hostTensor([9], 'f32', [0, 0.25, 0.75, -0.25, 1000, -1000, 3.2, -2.4, -2.6]) },
);

computesHlo(
  'stablehlo: a layer of quantized numbers, with a scale for each column of the weights',
  `!x = !quant.uniform<i8:f32, 0.0625:-3>
  !w = !quant.uniform<i8<-127:127>:f32:1, {0.125, 0.25, 0.03125}>
  !sum = !quant.uniform<i32:f32:1, {0.0078125, 0.015625, 0.001953125}>
  !y = !quant.uniform<i8:f32, 0.25:4>
  func.func @f(%a: tensor<2x4x!x>) -> tensor<3x2x!y> {
    %w = stablehlo.constant() <{value = dense<[[1, -2, 3], [40, 50, -60], [-127, 127, 5], [0, 7, 9]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!w>
    %b = stablehlo.constant() <{value = dense<[[100, -200, 3000], [100, -200, 3000]]> : tensor<2x3xi32>}> : () -> tensor<2x3x!sum>
    %0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<2x4x!x>, tensor<4x3x!w>) -> tensor<2x3x!sum>
    %2 = stablehlo.add %0, %b : tensor<2x3x!sum>
    %3 = stablehlo.uniform_quantize %2 : (tensor<2x3x!sum>) -> tensor<2x3x!y>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<2x3x!y>) -> tensor<3x2x!y>
    return %4 : tensor<3x2x!y>
  }`,
  (a) => {
    const scales = [0.125, 0.25, 0.03125];
    const weights = [[1, -2, 3], [40, 50, -60], [-127, 127, 5], [0, 7, 9]]; // prettier-ignore
    const bias = [100, -200, 3000];
    return build([3, 2], ([j, i]) => {
      const sum = total(range(4).map((k) => (at(a, [i!, k]) + 3) * weights[k]![j!]!));
      return clamp(roundEven(((sum + bias[j!]!) * 0.0625 * scales[j!]!) / 0.25) + 4, -128, 127);
    });
  },
  { 0: hostTensor([2, 4], 'si8', [-128, 127, 3, 4, 0, -3, 55, -66]) },
);

computesHlo(
  'stablehlo: sums of quantized numbers are kept within what is stored, of the greatest under windows, as often as a loop runs',
  `!x = !quant.uniform<i8:f32, 0.5:3>
  func.func @f(%a: tensor<2x6x!x>) -> tensor<2x!x> {
    %least = stablehlo.constant() <{value = dense<-128> : tensor<i8>}> : () -> tensor<!x>
    %none = stablehlo.constant() <{value = dense<3> : tensor<i8>}> : () -> tensor<!x>
    %i = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %end = stablehlo.constant dense<2> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%a, %least) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%x: tensor<!x>, %y: tensor<!x>):
      %m = stablehlo.maximum %x, %y : tensor<!x>
      stablehlo.return %m : tensor<!x>
    }) : (tensor<2x6x!x>, tensor<!x>) -> tensor<2x3x!x>
    %1:2 = stablehlo.while(%n = %i, %x = %0) : tensor<i32>, tensor<2x3x!x>
    cond {
      %p = stablehlo.compare LT, %n, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %next = stablehlo.add %n, %one : tensor<i32>
      %twice = stablehlo.add %x, %x : tensor<2x3x!x>
      stablehlo.return %next, %twice : tensor<i32>, tensor<2x3x!x>
    }
    %2 = stablehlo.reduce(%1#1 init: %none) applies stablehlo.add across dimensions = [1] : (tensor<2x3x!x>, tensor<!x>) -> tensor<2x!x>
    return %2 : tensor<2x!x>
  }`,
  (a) => {
    const sum = (x: number, y: number): number => clamp(x + y - 3, -128, 127);
    const double = (x: number): number => sum(x, x);
    return build([2], ([i]) =>
      range(3)
        .map((j) => double(double(Math.max(at(a, [i!, 2 * j]), at(a, [i!, 2 * j + 1])))))
        .reduce(sum),
    );
  },
  { 0: hostTensor([2, 6], 'si8', [-9, 5, 10, 60, 7, -3, -100, -20, 4, 8, 3, -2]) },
);

computesHlo(
  'stablehlo: scales of operands and results differ, and the bits of quantized numbers are taken for others',
  `!x = !quant.uniform<i8:f32, 0.5:3>
  !y = !quant.uniform<i8:f32, 0.25:-8>
  !z = !quant.uniform<i8:f32, 0.125>
  func.func @f(%a: tensor<8x!x>, %b: tensor<8x!y>, %p: tensor<8xi1>) -> tensor<3x8xi8> {
    %sum = stablehlo.add %a, %b : (tensor<8x!x>, tensor<8x!y>) -> tensor<8x!z>
    %max = stablehlo.maximum %a, %b : (tensor<8x!x>, tensor<8x!y>) -> tensor<8x!z>
    %one = stablehlo.select %p, %a, %b : (tensor<8xi1>, tensor<8x!x>, tensor<8x!y>) -> tensor<8x!z>
    %bits = stablehlo.bitcast_convert %one : (tensor<8x!z>) -> tensor<8xi8>
    %other = stablehlo.bitcast_convert %bits : (tensor<8xi8>) -> tensor<8x!y>
    %neg = stablehlo.negate %other : (tensor<8x!y>) -> tensor<8x!z>
    %list = stablehlo.concatenate %sum, %max, %neg, dim = 0 : (tensor<8x!z>, tensor<8x!z>, tensor<8x!z>) -> tensor<24x!z>
    %0 = stablehlo.reshape %list : (tensor<24x!z>) -> tensor<3x8x!z>
    %1 = stablehlo.bitcast_convert %0 : (tensor<3x8x!z>) -> tensor<3x8xi8>
    return %1 : tensor<3x8xi8>
  }`,
  (a, b, p) => {
    const stored = (x: number): number => clamp(roundEven(x / 0.125), -128, 127);
    return build([3, 8], ([row, i]) => {
      const [x, y] = [(at(a, [i!]) - 3) * 0.5, (at(b, [i!]) + 8) * 0.25];
      const one = stored(at(p, [i!]) === 0 ? y : x);
      return stored([x + y, Math.max(x, y), -(one + 8) * 0.25][row!]!);
    });
  },
  {
    0: hostTensor([8], 'si8', [-9, 5, 10, 60, 7, -3, -100, 4]),
    1: hostTensor([8], 'si8', [9, -5, 100, 127, -128, 0, 1, -8]),
  },
);

test.run();
