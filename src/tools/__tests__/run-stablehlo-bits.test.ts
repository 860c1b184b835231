import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, outputsOf } from './program-runs.ts';

/** Programs of StableHLO that take numbers for bits, run on the device model, against what the specification says they compute. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

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

test('bitcast_convert takes bits of bf16 for those of f16, and back', () => {
  const text = `func.func @f(%a: tensor<6xbf16>) -> (tensor<6xf16>, tensor<6xbf16>) {
    %0 = stablehlo.bitcast_convert %a : (tensor<6xbf16>) -> tensor<6xf16>
    %1 = stablehlo.bitcast_convert %0 : (tensor<6xf16>) -> tensor<6xbf16>
    return %0, %1 : tensor<6xf16>, tensor<6xbf16>
  }`;
  const numbers = [0, 1, -1, 2, 0.5, -3.140625];
  const [halves, back] = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], [hostTensor([6], 'bf16', numbers)]);
  // 1 in bf16 is 0x3f80, which is 1.875 in f16.
  assert.equal([...halves!.values], [0, 1.875, -1.875, 2, 1.75, -2.142578125]);
  assert.equal([...back!.values], numbers);
});

computes(
  'the bytes of a word in reverse order are another word',
  `func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xi32> {
    %0 = stablehlo.bitcast_convert %a : (tensor<2x3xf32>) -> tensor<2x3x4xi8>
    %1 = stablehlo.reverse %0, dims = [2] : tensor<2x3x4xi8>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2x3x4xi8>) -> tensor<2x3xi32>
    return %2 : tensor<2x3xi32>
  }`,
  (a) =>
    build([2, 3], (index) => {
      const view = new DataView(new ArrayBuffer(4));
      view.setFloat32(0, at(a, index), true);
      return view.getInt32(0, false);
    }),
);

computes(
  'halves of words are floats',
  `func.func @f(%a: tensor<4xui32>) -> tensor<4x2xf32> {
    %0 = stablehlo.bitcast_convert %a : (tensor<4xui32>) -> tensor<4x2xbf16>
    %1 = stablehlo.convert %0 : (tensor<4x2xbf16>) -> tensor<4x2xf32>
    return %1 : tensor<4x2xf32>
  }`,
  () => ({ shape: [4, 2], values: [1, -2, 0, 3.5, -0.5, 1, 1, 1] }),
  { 0: hostTensor([4], 'u32', [0xc0003f80, 0x40600000, 0x3f80bf00, 0x3f803f80]) },
);

for (const [word, part] of [
  ['ui8', 'i4'],
  ['i8', 'ui4'],
  ['i16', 'i4'],
  ['i32', 'ui4'],
  ['i4', 'i2'],
  ['ui4', 'ui2'],
] as const) {
  const [wordWidth, width] = [word, part].map((type) => Number(type.replaceAll(/\D/g, ''))) as [number, number];
  const count = wordWidth / width;
  test(`parts of ${word} are ${part}, and together ${word} again`, () => {
    const text = `func.func @f(%a: tensor<16x${word}>) -> (tensor<16x${count}xi32>, tensor<16x${word}>) {
      %0 = stablehlo.bitcast_convert %a : (tensor<16x${word}>) -> tensor<16x${count}x${part}>
      %1 = stablehlo.convert %0 : (tensor<16x${count}x${part}>) -> tensor<16x${count}xi32>
      %2 = stablehlo.bitcast_convert %0 : (tensor<16x${count}x${part}>) -> tensor<16x${word}>
      return %1, %2 : tensor<16x${count}xi32>, tensor<16x${word}>
    }`;
    const format = word === 'i32' ? 'si32' : word === 'i16' ? 'si16' : word.startsWith('u') ? 'u8' : 'si8';
    const signed = (bits: number, bitWidth: number): number => (bits << (32 - bitWidth)) >> (32 - bitWidth);
    const all = range(16).map((i) => ((i * 0x9e3779b1) >>> 0) % 2 ** wordWidth);
    const input = hostTensor([16], format, all.map((bits) => (word.startsWith('u') ? bits : signed(bits, wordWidth)))); // prettier-ignore
    const [parts, joined] = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], [input]);
    const expected = all.flatMap((bits) =>
      range(count).map((i) => {
        const own = (bits >>> (i * width)) & (2 ** width - 1);
        return part.startsWith('u') ? own : signed(own, width);
      }),
    );
    assert.equal([...parts!.values], expected);
    assert.equal([...joined!.values], [...input.values]);
  });
}

const counted = [0, 1, -1, 128, -128, 2 ** 31 - 1, -(2 ** 31), 0x12345678];

computes(
  'integers of 64 bits, of which words are left, are shifted and their bits counted as what they are',
  `func.func @f(%a: tensor<8xi64>, %b: tensor<8xui64>) -> tensor<5x8xi64> {
    %c = stablehlo.constant dense<[0, 1, 5, 31, 32, 33, 63, 16]> : tensor<8xi64>
    %d = stablehlo.convert %c : (tensor<8xi64>) -> tensor<8xui64>
    %0 = stablehlo.popcnt %a : tensor<8xi64>
    %1 = stablehlo.count_leading_zeros %a : tensor<8xi64>
    %2 = stablehlo.shift_right_arithmetic %a, %c : tensor<8xi64>
    %3 = stablehlo.popcnt %b : tensor<8xui64>
    %4 = stablehlo.shift_right_arithmetic %b, %d : tensor<8xui64>
    %5 = stablehlo.count_leading_zeros %b : tensor<8xui64>
    %6 = stablehlo.multiply %5, %3 : tensor<8xui64>
    %7 = stablehlo.convert %6 : (tensor<8xui64>) -> tensor<8xi64>
    %8 = stablehlo.convert %4 : (tensor<8xui64>) -> tensor<8xi64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<8xi64>) -> tensor<1x8xi64>
    %10 = stablehlo.reshape %0 : (tensor<8xi64>) -> tensor<1x8xi64>
    %11 = stablehlo.reshape %1 : (tensor<8xi64>) -> tensor<1x8xi64>
    %12 = stablehlo.reshape %2 : (tensor<8xi64>) -> tensor<1x8xi64>
    %13 = stablehlo.reshape %7 : (tensor<8xi64>) -> tensor<1x8xi64>
    %14 = stablehlo.reshape %8 : (tensor<8xi64>) -> tensor<1x8xi64>
    %15 = stablehlo.concatenate %10, %11, %12, %13, %14, dim = 0 : (tensor<1x8xi64>, tensor<1x8xi64>, tensor<1x8xi64>, tensor<1x8xi64>, tensor<1x8xi64>) -> tensor<5x8xi64>
    return %15 : tensor<5x8xi64>
  }`,
  () => {
    const shifts = [0, 1, 5, 31, 32, 33, 63, 16];
    const bitsOf = (number: number): string => BigInt.asUintN(64, BigInt(number)).toString(2).padStart(64, '0');
    const ones = (bits: string): number => bits.replaceAll('0', '').length;
    const zerosBefore = (bits: string): number => (bits + '1').indexOf('1');
    const unsigned = counted.map((number) => number >>> 0);
    return build([5, 8], ([row, i]) => {
      const [number, word] = [counted[i!]!, unsigned[i!]!];
      const shift = BigInt(shifts[i!]!);
      return [
        ones(bitsOf(number)),
        zerosBefore(bitsOf(number)),
        Number(BigInt(number) >> shift),
        zerosBefore(bitsOf(word)) * ones(bitsOf(word)),
        Number(BigInt.asIntN(32, BigInt(word) >> shift)),
      ][row!]!;
    });
  },
  { 0: hostTensor([8], 'si32', counted), 1: hostTensor([8], 'u32', counted.map((number) => number >>> 0)) }, // prettier-ignore
);

const shiftCounts = [40, 33, 63, 64, 32, 31, -1, 0];

computes(
  'what shifts to the right bring in are zeros, behind the copies of the sign that are the upper half of integers of 64 bits',
  `func.func @f(%a: tensor<8xi64>, %b: tensor<8xi64>) -> tensor<8xi64> {
    %0 = stablehlo.shift_right_logical %a, %b : tensor<8xi64>
    return %0 : tensor<8xi64>
  }`,
  () =>
    build([8], ([i]) => {
      const count = BigInt.asUintN(64, BigInt(shiftCounts[i!]!));
      const shifted = count > 63n ? 0n : BigInt.asUintN(64, BigInt(-3 * i! - 1)) >> count;
      return Number(BigInt.asIntN(32, shifted));
    }),
  { 0: hostTensor([8], 'si32', range(8).map((i) => -3 * i - 1)), 1: hostTensor([8], 'si32', shiftCounts) }, // prettier-ignore
);

/** Returns the number of a format that is nearest, by its definition: infinity beyond the largest exponent, 0 below the least. */
function reducedPrecision(number: number, exponentBits: number, mantissaBits: number): number {
  if (!Number.isFinite(number) || number === 0) return number;
  let exponent = 0;
  for (let rest = Math.abs(number); rest >= 2; rest /= 2) exponent++;
  for (let rest = Math.abs(number); rest < 1; rest *= 2) exponent--;
  const quantum = 2 ** (exponent - mantissaBits);
  const count = number / quantum;
  const below = Math.floor(count);
  const isUp = count - below > 0.5 || (count - below === 0.5 && below % 2 !== 0);
  const rounded = (isUp ? below + 1 : below) * quantum;
  const bias = 2 ** (exponentBits - 1) - 1;
  if (Math.abs(rounded) >= 2 ** (bias + 1)) return Math.sign(number) * Infinity;
  return Math.abs(rounded) < 2 ** (1 - bias) ? 0 : rounded;
}

const numbers = [
  0, 1, -1, 1.5, 3.14159274, -3.14159274, 65504, 65519, 65520, -131008, 1e6, 6.1e-5, -6.2e-5, 6e-8, 240, 248, 255, 256, -464, 1.0625,
  1.1875, 0.0151, 448, -479, 61440, 57344, 61439, 1e38, -1.5e-38, Infinity, -Infinity, NaN,
].map(Math.fround); // prettier-ignore

for (const [exponentBits, mantissaBits] of [
  [5, 10],
  [5, 2],
  [4, 3],
  [8, 10],
  [8, 3],
  [5, 23],
  [3, 0],
] as const) {
  // prettier-ignore
  test(`numbers that a format of ${exponentBits} bits of exponent and ${mantissaBits} of mantissa has`, () => {
    const text = `func.func @f(%a: tensor<32xf32>) -> tensor<32xf32> {
      %0 = stablehlo.reduce_precision %a, format = e${exponentBits}m${mantissaBits} : tensor<32xf32>
      return %0 : tensor<32xf32>
    }`;
    const [output] = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], [hostTensor([32], 'f32', numbers)]);
    const expected = numbers.map((number) => reducedPrecision(number, exponentBits, mantissaBits));
    // 0 and -0 are equal.
    assert.equal(Array.from(output!.values, (x) => x + 0), expected.map((x) => x + 0)); // prettier-ignore
  });
}

test.run();
