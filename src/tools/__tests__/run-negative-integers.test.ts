import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, type Tensor } from './program-runs.ts';

/** Programs of integers below zero, and of unsigned ones beyond the greatest signed one, against plain loops. */

const left = [-7, 7, -7, 7, -(2 ** 31), 2 ** 31 - 1, 0, -1, -100, 3];
const right = [2, -2, -2, 2, 3, -5, -1, 1, -100, 7];
const words = { 0: hostTensor([10], 'si32', left), 1: hostTensor([10], 'si32', right) };
const each =
  (apply: (a: number, b: number) => number) =>
  (a: Tensor, b: Tensor): Tensor =>
    build([10], (index) => apply(at(a, index), at(b, index)));

const hlo = computesAfter('--stablehlo-to-ttir-pipeline');

const functions: Readonly<Record<string, (a: number, b: number) => number>> = {
  maximum: Math.max,
  minimum: Math.min,
  divide: (a, b) => Math.trunc(a / b),
  remainder: (a, b) => (a % b) + 0,
  subtract: (a, b) => (a - b) | 0,
};
const type = 'tensor<10xi32>';
for (const [name, apply] of Object.entries(functions)) {
  hlo(
    `${name} of words`,
    `func.func @f(%a: ${type}, %b: ${type}) -> ${type} {
      %0 = stablehlo.${name} %a, %b : ${type}
      return %0 : ${type}
    }`,
    each(apply),
    words,
  );
}

hlo(
  'order, magnitude, sign and opposite of words',
  `func.func @f(%a: ${type}, %b: ${type}) -> ${type} {
    %0 = stablehlo.compare LT, %a, %b : (${type}, ${type}) -> tensor<10xi1>
    %1 = stablehlo.abs %b : ${type}
    %2 = stablehlo.sign %b : ${type}
    %3 = stablehlo.negate %2 : ${type}
    %4 = stablehlo.select %0, %1, %3 : tensor<10xi1>, ${type}
    return %4 : ${type}
  }`,
  each((a, b) => (a < b ? Math.abs(b) : 0 - Math.sign(b))),
  words,
);

for (const [from, format] of [
  ['i8', 'si8'],
  ['i16', 'si16'],
  ['ui8', 'u8'],
] as const) {
  hlo(
    `${from} become words, floats and bytes`,
    `func.func @f(%a: tensor<2x3x${from}>) -> (tensor<2x3xf32>) {
      %0 = stablehlo.convert %a : (tensor<2x3x${from}>) -> tensor<2x3xi32>
      %1 = stablehlo.convert %a : (tensor<2x3x${from}>) -> tensor<2x3xf32>
      %2 = stablehlo.convert %0 : (tensor<2x3xi32>) -> tensor<2x3xi8>
      %3 = stablehlo.convert %2 : (tensor<2x3xi8>) -> tensor<2x3xf32>
      %4 = stablehlo.convert %0 : (tensor<2x3xi32>) -> tensor<2x3xf32>
      %thousand = stablehlo.constant dense<1000.0> : tensor<2x3xf32>
      %5 = stablehlo.multiply %1, %thousand : tensor<2x3xf32>
      %6 = stablehlo.add %3, %5 : tensor<2x3xf32>
      %7 = stablehlo.add %6, %4 : tensor<2x3xf32>
      return %7 : tensor<2x3xf32>
    }`,
    (a) => build([2, 3], (index) => ((at(a, index) << 24) >> 24) + 1001 * at(a, index)),
    { 0: hostTensor([2, 3], format, [0, 1, -1, -128, 127, 200]) },
  );
}

hlo(
  'floats become integers below zero, and bits of bytes move without their sign',
  `func.func @f(%a: tensor<6xf32>, %b: tensor<6xi8>) -> tensor<6xi8> {
    %0 = stablehlo.convert %a : (tensor<6xf32>) -> tensor<6xi8>
    %1 = stablehlo.constant dense<1> : tensor<6xi8>
    %2 = stablehlo.shift_right_logical %b, %1 : tensor<6xi8>
    %3 = stablehlo.minimum %0, %2 : tensor<6xi8>
    return %3 : tensor<6xi8>
  }`,
  (a, b) => build([6], (index) => Math.min(Math.trunc(at(a, index)), (at(b, index) & 255) >> 1)),
  {
    0: hostTensor([6], 'f32', [-1.9, 2.5, -100, 127, 0, -0.5]),
    1: hostTensor([6], 'si8', [-1, -128, 4, 127, 0, -3]),
  },
);

for (const [reduce, start, apply] of [
  ['maximum', '-2147483648', Math.max],
  ['minimum', '2147483647', Math.min],
  ['add', '0', (a: number, b: number) => (a + b) | 0],
] as const) {
  hlo(
    `${reduce} of all of a row of words`,
    `func.func @f(%a: tensor<3x40xi32>) -> tensor<3xi32> {
      %start = stablehlo.constant dense<${start}> : tensor<i32>
      %0 = stablehlo.reduce(%a init: %start) applies stablehlo.${reduce} across dimensions = [1] : (tensor<3x40xi32>, tensor<i32>) -> tensor<3xi32>
      return %0 : tensor<3xi32>
    }`,
    (a) => build([3], ([i]) => range(40).reduce((sum, j) => apply(sum, at(a, [i!, j])), Number(start))),
    { 0: hostTensor([3, 40], 'si32', range(120).map((i) => (i < 40 ? -1000 - i : i < 80 ? (i - 60) * 2 ** 25 : i % 2 ? -(2 ** 31) : 5))) },
  ); // prettier-ignore
}

const tosa = computesAfter('--tosa-to-ttir-pipeline');

tosa(
  'a quantized convolution of bytes',
  `func.func @f(%a: tensor<1x4x4x2xi8>, %w: tensor<3x2x2x2xi8>) -> tensor<1x3x3x3xi32> {
    %b = "tosa.const"() <{values = dense<[-100, 5, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %azp = "tosa.const"() <{values = dense<-5> : tensor<1xi8>}> : () -> tensor<1xi8>
    %wzp = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %0 = tosa.conv2d %a, %w, %b, %azp, %wzp {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xi8>, tensor<3x2x2x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x3xi32>
    return %0 : tensor<1x3x3x3xi32>
  }`,
  (a, w) =>
    build([1, 3, 3, 3], ([, y, x, o]) =>
      range(8).reduce(
        (sum, tap) => {
          const [i, j, c] = [tap >> 2, (tap >> 1) & 1, tap & 1];
          return sum + (at(a, [0, y! + i, x! + j, c]) + 5) * at(w, [o!, i, j, c]);
        },
        [-100, 5, 0][o!]!,
      ),
    ),
  {
    0: hostTensor([1, 4, 4, 2], 'si8', range(32).map((i) => ((i * 37) % 256) - 128)),
    1: hostTensor([3, 2, 2, 2], 'si8', range(24).map((i) => ((i * 83) % 256) - 128)),
  },
); // prettier-ignore

const linalg = computesAfter('--linalg-to-ttir-pipeline');

const unsignedFunctions: Readonly<Record<string, (a: number, b: number) => number>> = {
  'divui %a, %b': (a, b) => (b === 0 ? 0 : Math.floor((a >>> 0) / (b >>> 0)) | 0),
  'remui %a, %b': (a, b) => ((a >>> 0) % (b >>> 0)) | 0,
  'maxui %a, %b': (a, b) => Math.max(a >>> 0, b >>> 0) | 0,
  'minui %a, %b': (a, b) => Math.min(a >>> 0, b >>> 0) | 0,
  'floordivsi %a, %b': (a, b) => Math.floor(a / b),
  'shrsi %a, %b': (a, b) => (b >= 0 && b < 32 ? a >> b : a >> 31),
};
for (const [op, apply] of Object.entries(unsignedFunctions)) {
  linalg(
    `arith.${op}`,
    `func.func @f(%a: ${type}, %b: ${type}) -> ${type} {
      %0 = arith.${op} : ${type}
      return %0 : ${type}
    }`,
    each(apply),
    words,
  );
}

linalg(
  'unsigned order and conversions',
  `func.func @f(%a: ${type}, %b: ${type}) -> ${type} {
    %0 = arith.cmpi ult, %a, %b : ${type}
    %1 = arith.extsi %0 : tensor<10xi1> to ${type}
    %2 = arith.trunci %a : ${type} to tensor<10xi8>
    %3 = arith.extui %2 : tensor<10xi8> to ${type}
    %4 = arith.trunci %b : ${type} to tensor<10xi1>
    %5 = arith.extui %4 : tensor<10xi1> to ${type}
    %6 = arith.muli %1, %3 : ${type}
    %7 = arith.addi %6, %5 : ${type}
    return %7 : ${type}
  }`,
  each((a, b) => (a >>> 0 < b >>> 0 ? -(a & 255) : 0) + (b & 1)),
  words,
);

linalg(
  'the greatest of unsigned words in a row',
  `func.func @f(%a: tensor<2x5xi32>) -> tensor<2xi32> {
    %zero = arith.constant dense<0> : tensor<2xi32>
    %0 = linalg.reduce ins(%a : tensor<2x5xi32>) outs(%zero : tensor<2xi32>) dimensions = [1]
      (%x: i32, %y: i32) {
        %m = arith.maxui %x, %y : i32
        linalg.yield %m : i32
      }
    return %0 : tensor<2xi32>
  }`,
  () => ({ shape: [2], values: [-1, 9] }),
  { 0: hostTensor([2, 5], 'si32', [1, -2, -1, 7, -100, 0, 9, 3, 8, 1]) },
);

for (const width of [32, 64]) {
  const bitsOf = (number: number): string => BigInt.asUintN(width, BigInt(number)).toString(2).padStart(width, '0');
  const counts: Readonly<Record<string, (bits: string) => number>> = {
    ctlz: (bits) => `${bits}1`.indexOf('1'),
    ctpop: (bits) => bits.replaceAll('0', '').length,
    cttz: (bits) => `1${bits}`.split('').reverse().indexOf('1'),
  };
  for (const [name, count] of Object.entries(counts)) {
    linalg(
      `math.${name} of integers of ${width} bits`,
      `func.func @f(%a: tensor<10xi${width}>) -> tensor<10xi${width}> {
        %0 = math.${name} %a : tensor<10xi${width}>
        return %0 : tensor<10xi${width}>
      }`,
      (a) => build([10], (index) => count(bitsOf(at(a, index)))),
      { 0: words[0] },
    );
  }

  linalg(
    `shifts that keep the sign of integers of ${width} bits`,
    `func.func @f(%a: tensor<10xi${width}>) -> tensor<10xi${width}> {
      %c = arith.constant dense<[0, 1, 2, 3, 31, 30, 8, 16, 5, 1]> : tensor<10xi${width}>
      %0 = arith.shrsi %a, %c : tensor<10xi${width}>
      return %0 : tensor<10xi${width}>
    }`,
    (a) => build([10], ([i]) => at(a, [i!]) >> [0, 1, 2, 3, 31, 30, 8, 16, 5, 1][i!]!),
    { 0: words[0] },
  );
}

const floats = [300.7, -300.7, 1e10, -1e10, Infinity, -Infinity, NaN, -0.5, 127.5, -128.5];
const ranges = { i8: [-128, 127], ui8: [0, 255], i16: [-32768, 32767], ui16: [0, 65535], i32: [-(2 ** 31), 2 ** 31 - 1], ui32: [0, 2 ** 32 - 1] } as const; // prettier-ignore
for (const [element, [least, greatest]] of Object.entries(ranges)) {
  hlo(
    `floats beyond ${element} become the nearest of its integers, NaN 0`,
    `func.func @f(%a: tensor<10xf32>) -> tensor<10x${element}> {
      %0 = stablehlo.convert %a : (tensor<10xf32>) -> tensor<10x${element}>
      return %0 : tensor<10x${element}>
    }`,
    (a) =>
      build([10], (index) => {
        const number = at(a, index);
        return Number.isNaN(number) ? 0 : Math.trunc(Math.max(least, Math.min(greatest, number))) + 0;
      }),
    { 0: hostTensor([10], 'f32', floats) },
  );
}

test.run();
