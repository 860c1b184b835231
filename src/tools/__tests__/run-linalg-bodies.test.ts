import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, outputsOf } from './program-runs.ts';

/** Programs of linalg whose bodies count with indices, compare, and search, run on the device model, against plain loops. */

const computes = computesAfter('--convert-linalg-to-ttir');

computes(
  'rows in the other direction, of which what is above the diagonal is masked',
  `func.func @f(%t: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %last = arith.constant 7 : index
    %mask = arith.constant -5.0 : f32
    %e = tensor.empty() : tensor<8x6xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x6xf32>) {
    ^bb0(%o: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %k = arith.subi %last, %i : index
      %x = tensor.extract %t[%k, %j] : tensor<8x6xf32>
      %p = arith.cmpi ugt, %j, %i : index
      %s = arith.select %p, %mask, %x : f32
      linalg.yield %s : f32
    } -> tensor<8x6xf32>
    return %r : tensor<8x6xf32>
  }`,
  (t) => build([8, 6], ([i, j]) => (j! > i! ? -5 : at(t, [7 - i!, j!]))),
);

const pairs = [NaN, 1, 2, 3, 2.5, -2.5, -0.5, 3.4];
const others = [1, NaN, 2, 2.5, 3, -2.5, 0.5, -3.4];

computes(
  'comparisons of what may be no number, and roundings away from 0',
  `func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
    %nothing = arith.constant dense<0.0> : tensor<8xf32>
    %ord = arith.cmpf ord, %a, %b : tensor<8xf32>
    %uno = arith.cmpf uno, %a, %b : tensor<8xf32>
    %one = arith.cmpf one, %a, %b : tensor<8xf32>
    %ueq = arith.cmpf ueq, %a, %b : tensor<8xf32>
    %n0 = arith.uitofp %ord : tensor<8xi1> to tensor<8xf32>
    %n1 = arith.uitofp %uno : tensor<8xi1> to tensor<8xf32>
    %n2 = arith.uitofp %one : tensor<8xi1> to tensor<8xf32>
    %n3 = arith.uitofp %ueq : tensor<8xi1> to tensor<8xf32>
    %hundred = arith.constant dense<100.0> : tensor<8xf32>
    %ten = arith.constant dense<10.0> : tensor<8xf32>
    %1 = arith.mulf %n0, %hundred : tensor<8xf32>
    %2 = arith.mulf %n1, %ten : tensor<8xf32>
    %3 = arith.subf %n2, %n3 : tensor<8xf32>
    %4 = arith.addf %1, %2 : tensor<8xf32>
    %5 = arith.addf %4, %3 : tensor<8xf32>
    %known = arith.select %ord, %a, %nothing : tensor<8xi1>, tensor<8xf32>
    %6 = math.round %known : tensor<8xf32>
    %7 = arith.addf %5, %6 : tensor<8xf32>
    return %7 : tensor<8xf32>
  }`,
  () => ({ shape: [8], values: [10 - 1, 10 - 1, 100 - 1 + 2, 101 + 3, 101 + 3, 100 - 1 - 3, 101 - 1, 101 + 3] }),
  { 0: hostTensor([8], 'f32', pairs), 1: hostTensor([8], 'f32', others) },
);

test('a search by comparisons does not find NaN, which maximumf beside it gives', () => {
  const search = (step: string): string => `func.func @f(%a: tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
    %least = arith.constant dense<0xFF800000> : tensor<2xf32>
    %zero = arith.constant dense<0> : tensor<2xi32>
    %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<2x4xf32>) outs(%least, %zero : tensor<2xf32>, tensor<2xi32>) {
    ^bb0(%in: f32, %best: f32, %place: i32):
      %i = linalg.index 1 : index
      %c = arith.index_cast %i : index to i32
      %p = arith.cmpf ogt, %in, %best : f32
      %b = ${step} : f32
      %s = arith.select %p, %c, %place : i32
      linalg.yield %b, %s : f32, i32
    } -> (tensor<2xf32>, tensor<2xi32>)
    return %0#0, %0#1 : tensor<2xf32>, tensor<2xi32>
  }`;
  const found = (step: string): number[] => {
    const input = hostTensor([2, 4], 'f32', [1, NaN, 5, 2, NaN, NaN, NaN, NaN]);
    return outputsOf(search(step), ['--linalg-to-ttir-pipeline'], [input]).flatMap(({ values }) => [...values]);
  };
  assert.equal(found('arith.select %p, %in, %best'), [5, -Infinity, 2, 0]);
  assert.equal(found('arith.maximumf %in, %best'), [NaN, NaN, 2, 0]);
});

computes(
  'the first place of the greatest element of columns, times the element',
  `func.func @f(%a: tensor<5x6xf32>) -> tensor<6xf32> {
    %least = arith.constant dense<-3.40282347E+38> : tensor<6xf32>
    %zero = arith.constant dense<0> : tensor<6xi64>
    %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]} ins(%a : tensor<5x6xf32>) outs(%least, %zero : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %best: f32, %place: i64):
      %i = linalg.index 0 : index
      %c = arith.index_cast %i : index to i64
      %p = arith.cmpf ogt, %in, %best : f32
      %b = arith.select %p, %in, %best : f32
      %s = arith.select %p, %c, %place : i64
      linalg.yield %b, %s : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    %1 = arith.sitofp %0#1 : tensor<6xi64> to tensor<6xf32>
    %2 = arith.mulf %1, %0#0 : tensor<6xf32>
    return %2 : tensor<6xf32>
  }`,
  (a) =>
    build([6], ([j]) => {
      const column = range(5).map((i) => at(a, [i, j!]));
      const best = Math.max(...column);
      return best * column.indexOf(best);
    }),
  { 0: hostTensor([5, 6], 'f32', range(30).map((i) => ((i * 7) % 13) % 5)) }, // prettier-ignore
);

for (const [op, extreme] of [
  ['maxnumf', Math.max],
  ['minnumf', Math.min],
] as const) {
  // prettier-ignore
  const least = op === 'maxnumf' ? '0xFF800000' : '0x7F800000';
  computes(
    `arith.${op} of two, and of columns, leaves out what is no number`,
    `func.func @f(%a: tensor<2x8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
      %start = arith.constant dense<${least}> : tensor<8xf32>
      %0 = linalg.reduce { arith.${op} } ins(%a : tensor<2x8xf32>) outs(%start : tensor<8xf32>) dimensions = [0]
      %1 = arith.${op} %0, %b : tensor<8xf32>
      return %1 : tensor<8xf32>
    }`,
    () =>
      build([8], ([i]) => extreme(...[...[pairs, others].map((row) => row[i!]!), -i!].filter((x) => !Number.isNaN(x)))),
    {
      0: hostTensor([2, 8], 'f32', [...pairs, ...others]),
      1: hostTensor([8], 'f32', range(8).map((i) => -i)),
    }, // prettier-ignore
  );
}

computes(
  'a maximum of what is no number is none',
  `func.func @f(%a: tensor<2x2xf32>, %start: tensor<2xf32>) -> tensor<2xf32> {
    %0 = linalg.reduce { arith.maxnumf } ins(%a : tensor<2x2xf32>) outs(%start : tensor<2xf32>) dimensions = [1]
    %1 = arith.cmpf uno, %0, %0 : tensor<2xf32>
    %2 = arith.uitofp %1 : tensor<2xi1> to tensor<2xf32>
    return %2 : tensor<2xf32>
  }`,
  () => ({ shape: [2], values: [1, 0] }),
  { 0: hostTensor([2, 2], 'f32', [NaN, NaN, 1, NaN]), 1: hostTensor([2], 'f32', [NaN, NaN]) },
);

computes(
  'tests for infinity and for what is no number, powers of integers, and a range',
  `func.func @f(%a: tensor<4xf32>, %n: tensor<4xi32>) -> tensor<4xf32> {
    %least = arith.constant dense<-30.0> : tensor<4xf32>
    %most = arith.constant dense<20.0> : tensor<4xf32>
    %inf = math.isinf %a : tensor<4xf32>
    %nan = math.isnan %a : tensor<4xf32>
    %either = arith.ori %inf, %nan : tensor<4xi1>
    %0 = math.fpowi %a, %n : tensor<4xf32>, tensor<4xi32>
    %1 = math.clampf %0 to [%least, %most] : tensor<4xf32>
    %2 = arith.select %either, %least, %1 : tensor<4xi1>, tensor<4xf32>
    return %2 : tensor<4xf32>
  }`,
  () => ({ shape: [4], values: [-30, -30, 20, -8] }),
  { 0: hostTensor([4], 'f32', [NaN, -Infinity, 3, -2]), 1: hostTensor([4], 'si32', [1, 2, 4, 3]) },
);

computes(
  'tests for normal numbers',
  `func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = math.isnormal %a : tensor<8xf32>
    %1 = arith.uitofp %0 : tensor<8xi1> to tensor<8xf32>
    return %1 : tensor<8xf32>
  }`,
  () => ({ shape: [8], values: [0, 1, 1, 0, 0, 0, 0, 1] }),
  { 0: hostTensor([8], 'f32', [0, 2 ** -126, -3, -(2 ** -127), -Infinity, Infinity, NaN, -(2 ** 127)]) },
);

const bits: readonly (readonly [string, (a: number, b: number) => number, string])[] = [
  ['andi', (a, b) => a & b, '-1'],
  ['ori', (a, b) => a | b, '0'],
  ['xori', (a, b) => a ^ b, '12'],
];
for (const [op, combine, start] of bits) {
  computes(
    `linalg.reduce by arith.${op} combines bits`,
    `func.func @f(%a: tensor<3x7xi32>) -> tensor<3xi32> {
      %start = arith.constant dense<${start}> : tensor<3xi32>
      %0 = linalg.reduce { arith.${op} } ins(%a : tensor<3x7xi32>) outs(%start : tensor<3xi32>) dimensions = [1]
      return %0 : tensor<3xi32>
    }`,
    (a) => build([3], ([i]) => range(7).reduce((all, j) => combine(all, at(a, [i!, j])), Number(start))),
    { 0: hostTensor([3, 7], 'si32', range(21).map((i) => (i * 7919) ^ (i % 3 ? 0x70 : -0x1000))) }, // prettier-ignore
  );
}

const quotients: readonly (readonly [string, (a: number, b: number) => number])[] = [
  ['ceildivsi', (a, b) => Math.ceil(a / b)],
  ['ceildivui', (a, b) => Math.ceil((a >>> 0) / (b >>> 0))],
  ['floordivsi', (a, b) => Math.floor(a / b)],
];
for (const [op, divide] of quotients) {
  const [dividends, divisors] = [[7, -7, 7, -7, 6, -6, 0, 1], [2, 2, -2, -2, 3, 3, 5, 9]]; // prettier-ignore
  computes(
    `arith.${op} rounds quotients`,
    `func.func @f(%a: tensor<8xi32>, %b: tensor<8xi32>) -> tensor<8xi32> {
      %0 = arith.${op} %a, %b : tensor<8xi32>
      return %0 : tensor<8xi32>
    }`,
    (a, b) => build([8], (i) => divide(at(a, i), at(b, i)) | 0),
    { 0: hostTensor([8], 'si32', dividends!), 1: hostTensor([8], 'si32', divisors!) },
  );
}

computes(
  'math.copysign knows the sign of -0, and math.cttz the width of integers',
  `func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>, %i: tensor<8xi8>) -> tensor<8xf32> {
    %0 = math.copysign %a, %b : tensor<8xf32>
    %1 = math.cttz %i : tensor<8xi8>
    %2 = arith.uitofp %1 : tensor<8xi8> to tensor<8xf32>
    %3 = arith.addf %0, %2 : tensor<8xf32>
    return %3 : tensor<8xf32>
  }`,
  () => ({ shape: [8], values: [8 - 64, 0 + 64, 1 - 64, 2 + 64, 3 - 64, 7 + 64, 0 - 64, 4 + 64] }),
  {
    0: hostTensor([8], 'f32', [64, 64, -64, -64, 64, 64, -64, -64]),
    1: hostTensor([8], 'f32', [-0, 0, -1, 1, -Infinity, Infinity, -2.5, 2.5]),
    2: hostTensor([8], 'si8', [0, 1, 2, 4, 8, -128, -1, 16]),
  },
);

computes(
  'a body takes the exponent of a float out of its bits',
  `func.func @f(%a: tensor<4x8xf32>) -> tensor<4x8xi32> {
    %e = tensor.empty() : tensor<4x8xi32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xi32>) {
      ^bb0(%x: f32, %o: i32):
        %c23 = arith.constant 23 : i32
        %mask = arith.constant 255 : i32
        %bits = arith.bitcast %x : f32 to i32
        %high = arith.shrui %bits, %c23 : i32
        %exponent = arith.andi %high, %mask : i32
        linalg.yield %exponent : i32
    } -> tensor<4x8xi32>
    return %r : tensor<4x8xi32>
  }`,
  (a) => build([4, 8], (index) => 127 + Math.floor(Math.log2(Math.abs(at(a, index))))),
);

for (const [name, declared, read] of [
  ['is immutable', 'private @w(dense<[2.0, -3.0, 0.5]> : tensor<3xf32>)', 'global_load_const'],
  ['nobody writes', 'private mutable @w(dense<[2.0, -3.0, 0.5]> : tensor<3xf32>)', 'global_load'],
] as const) {
  computes(
    `a global that ${name}`,
    `ml_program.global ${declared} : tensor<3xf32>
    func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
      %w = ml_program.${read} @w : tensor<3xf32>
      %e = tensor.empty() : tensor<2x3xf32>
      %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %w : tensor<2x3xf32>, tensor<3xf32>) outs(%e : tensor<2x3xf32>) {
      ^bb0(%x: f32, %y: f32, %o: f32):
        %z = arith.mulf %x, %y : f32
        linalg.yield %z : f32
      } -> tensor<2x3xf32>
      return %r : tensor<2x3xf32>
    }`,
    (a) => build([2, 3], ([i, j]) => at(a, [i!, j!]) * [2, -3, 0.5][j!]!),
  );
}

/** Functions of integers of one bit, of which those with a sign take the bit as -1. */
const ofBits: Readonly<Record<string, (a: boolean, b: boolean) => boolean>> = {
  addi: (a, b) => a !== b,
  subi: (a, b) => a !== b,
  muli: (a, b) => a && b,
  maxsi: (a, b) => a && b,
  maxui: (a, b) => a || b,
  minsi: (a, b) => a || b,
  minui: (a, b) => a && b,
  'cmpi sgt,': (a, b) => !a && b,
  'cmpi sge,': (a, b) => !a || b,
  'cmpi slt,': (a, b) => a && !b,
  'cmpi sle,': (a, b) => a || !b,
  'cmpi ult,': (a, b) => !a && b,
};

for (const [name, apply] of Object.entries(ofBits)) {
  computes(
    `one bit: ${name.replace(',', '')}`,
    `func.func @f(%x: tensor<8xi32>, %y: tensor<8xi32>) -> tensor<8xi32> {
      %a = arith.trunci %x : tensor<8xi32> to tensor<8xi1>
      %b = arith.trunci %y : tensor<8xi32> to tensor<8xi1>
      %c = arith.${name} %a, %b : tensor<8xi1>
      %r = arith.extui %c : tensor<8xi1> to tensor<8xi32>
      return %r : tensor<8xi32>
    }`,
    (x, y) => build([8], (index) => Number(apply(at(x, index) === 1, at(y, index) === 1))),
    [0, 1].map((n) => hostTensor([8], 'si32', range(8).map((k) => (k >> n) & 1))), // prettier-ignore
  );
}

for (const name of ['addi', 'muli', 'maxsi', 'maxui', 'minsi', 'minui']) {
  const apply = ofBits[name]!;
  computes(
    `a reduction of single bits: ${name}`,
    `func.func @f(%x: tensor<8x3xi32>) -> tensor<8xi32> {
      %e = tensor.empty() : tensor<8xi1>
      %one = arith.constant true
      %init = linalg.fill ins(%one : i1) outs(%e : tensor<8xi1>) -> tensor<8xi1>
      %c = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x3xi32>) outs(%init : tensor<8xi1>) {
      ^bb0(%w: i32, %o: i1):
        %a = arith.trunci %w : i32 to i1
        %b = arith.${name} %a, %o : i1
        linalg.yield %b : i1
      } -> tensor<8xi1>
      %r = arith.extui %c : tensor<8xi1> to tensor<8xi32>
      return %r : tensor<8xi32>
    }`,
    (x) => build([8], ([i]) => Number(range(3).reduce((bit, j) => apply(at(x, [i!, j]) === 1, bit), true))),
    [hostTensor([8, 3], 'si32', range(24).map((k) => (Math.floor(k / 3) >> (k % 3)) & 1))], // prettier-ignore
  );
}

const bases = [3, -3, 0, 7, 1, -1, 2, -46341];
const exponents = [4, 5, 0, 31, -3, -3, -1, 2];

computes(
  'powers of integers are words; those of negative exponents are rounded to 0',
  `func.func @f(%a: tensor<8xi32>, %b: tensor<8xi32>) -> tensor<8xi32> {
    %e = tensor.empty() : tensor<8xi32>
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %b : tensor<8xi32>, tensor<8xi32>) outs(%e : tensor<8xi32>) {
    ^bb0(%x: i32, %y: i32, %o: i32):
      %p = math.ipowi %x, %y : i32
      linalg.yield %p : i32
    } -> tensor<8xi32>
    return %r : tensor<8xi32>
  }`,
  () => ({ shape: [8], values: [81, -243, 1, Number(BigInt.asIntN(32, 7n ** 31n)), 1, -1, 0, 46341 ** 2 - 2 ** 32] }),
  { 0: hostTensor([8], 'si32', bases), 1: hostTensor([8], 'si32', exponents) },
);

test.run();
