import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, type Tensor } from './program-runs.ts';

/** Programs of linalg whose loops combine elements in many ways, run on the device model, against plain loops. */

const computes = computesAfter('--convert-linalg-to-ttir');

/** Steps of reductions by what they are in plain words: operations of a body on elements %x and %y and the result so far %o, the last of which makes %r. */
const steps: readonly (readonly [
  name: string,
  type: 'f32' | 'i32',
  body: string,
  step: (o: number, x: number, y: number) => number,
])[] = [
  ['two sums and a difference', 'f32', '%1 = arith.addf %o, %x : f32\n%2 = arith.addf %y, %1 : f32\n%r = arith.subf %2, %x : f32', (o, x, y) => o + x + y - x],
  ['a difference of integers', 'i32', '%r = arith.subi %o, %x : i32', (o, x) => o - x],
  ['a product that is added at once', 'f32', '%r = math.fma %x, %y, %o : f32', (o, x, y) => x * y + o],
  ['a sum where a condition holds', 'f32', '%c = arith.cmpf ogt, %y, %x : f32\n%1 = arith.addf %x, %o : f32\n%r = arith.select %c, %1, %o : f32', (o, x, y) => (y > x ? x + o : o)],
  ['the least where a condition does not hold', 'i32', '%c = arith.cmpi sgt, %y, %x : i32\n%1 = arith.minsi %x, %o : i32\n%r = arith.select %c, %o, %1 : i32', (o, x, y) => (y > x ? o : Math.min(x, o))],
  ['one of two sums', 'f32', '%c = arith.cmpf ogt, %y, %x : f32\n%1 = arith.addf %x, %o : f32\n%2 = arith.addf %y, %o : f32\n%r = arith.select %c, %1, %2 : f32', (o, x, y) => (y > x ? x + o : y + o)],
  ['the greater by a comparison', 'f32', '%c = arith.cmpf olt, %o, %x : f32\n%r = arith.select %c, %x, %o : f32', (o, x) => (o < x ? x : o)],
  ['the lesser by the opposite comparison', 'f32', '%c = arith.cmpf ule, %o, %x : f32\n%r = arith.select %c, %o, %x : f32', (o, x) => (o > x ? x : o)],
  ['the greater of unsigned integers', 'i32', '%c = arith.cmpi uge, %o, %x : i32\n%r = arith.select %c, %o, %x : i32', (o, x) => (o >>> 0 >= x >>> 0 ? o : x)],
]; // prettier-ignore

for (const [name, type, body, step] of steps) {
  computes(
    `a reduction is ${name}`,
    `func.func @f(%a: tensor<3x5x${type}>, %b: tensor<3x5x${type}>, %i: tensor<3x${type}>) -> tensor<3x${type}> {
      %g = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<3x5x${type}>, tensor<3x5x${type}>) outs(%i : tensor<3x${type}>) {
      ^bb0(%x: ${type}, %y: ${type}, %o: ${type}):
        ${body}
        linalg.yield %r : ${type}
      } -> tensor<3x${type}>
      return %g : tensor<3x${type}>
    }`,
    (a, b, i) =>
      build([3], ([row]) => range(5).reduce((o, k) => step(o, at(a, [row!, k]), at(b, [row!, k])), at(i, [row!]))),
    [15, 15, 3].map((size, n) => hostTensor(n < 2 ? [3, 5] : [3], type === 'f32' ? 'f32' : 'si32', range(size).map((k) => ((k * (7 + n)) % 11) - 5))), // prettier-ignore
  );
}

computes(
  'means of windows that overlap, whose sizes are written beside the sums by loops that do not reduce there',
  `func.func @f(%x: tensor<3x11xf32>) -> tensor<3x4xf32> {
    %zero = arith.constant 0.0 : f32
    %ten = arith.constant 10 : index
    %four = arith.constant 4 : index
    %three = arith.constant 3 : index
    %e = tensor.empty() : tensor<3x4xf32>
    %init = linalg.fill ins(%zero : f32) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>
    %sizes = tensor.empty() : tensor<4xf32>
    %window = tensor.empty() : tensor<4xf32>
    %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%window : tensor<4xf32>) outs(%init, %sizes : tensor<3x4xf32>, tensor<4xf32>) {
    ^bb0(%w: f32, %sum: f32, %size: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %k = linalg.index 2 : index
      %1 = arith.muli %j, %ten : index
      %begin = arith.floordivsi %1, %four : index
      %2 = arith.addi %1, %ten : index
      %3 = arith.addi %2, %three : index
      %end = arith.floordivsi %3, %four : index
      %count = arith.subi %end, %begin : index
      %place = arith.addi %begin, %k : index
      %is = arith.cmpi slt, %place, %end : index
      %y = tensor.extract %x[%i, %place] : tensor<3x11xf32>
      %z = arith.select %is, %y, %zero : f32
      %4 = arith.addf %sum, %z : f32
      %5 = arith.index_cast %count : index to i32
      %6 = arith.sitofp %5 : i32 to f32
      linalg.yield %4, %6 : f32, f32
    } -> (tensor<3x4xf32>, tensor<4xf32>)
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0#0, %0#1 : tensor<3x4xf32>, tensor<4xf32>) outs(%e : tensor<3x4xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %1 = arith.divf %a, %b : f32
      linalg.yield %1 : f32
    } -> tensor<3x4xf32>
    return %r : tensor<3x4xf32>
  }`,
  (x) =>
    build([3, 4], ([i, j]) => {
      const window = range(11).slice(Math.floor((j! * 10) / 4), Math.ceil(((j! + 1) * 10) / 4));
      return window.reduce((sum, place) => sum + at(x, [i!, place]), 0) / window.length;
    }),
);

/** What loops that a result is not indexed with leave there, by what the body yields of an element %x and what is there, %o. */
const left: readonly (readonly [name: string, body: string, element: (x: Tensor, i: number, o: number) => number])[] = [
  ['the last element', '%r = math.absf %x : f32', (x, i) => Math.abs(at(x, [1, i, 3]))],
  ['the number of the last iteration', '%n = linalg.index 2 : index\n%m = arith.index_cast %n : index to i32\n%r = arith.sitofp %m : i32 to f32', () => 3],
  ['a constant', '%r = arith.constant 2.5 : f32', () => 2.5],
  ['the sum of all', '%r = arith.addf %x, %o : f32', (x, i, o) => range(8).reduce((sum, k) => sum + at(x, [k >> 2, i, k % 4]), o)],
]; // prettier-ignore

for (const [name, body, element] of left) {
  computes(
    `loops over elements leave ${name}`,
    `func.func @f(%a: tensor<2x3x4xf32>, %i: tensor<3xf32>) -> tensor<3xf32> {
      %g = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a : tensor<2x3x4xf32>) outs(%i : tensor<3xf32>) {
      ^bb0(%x: f32, %o: f32):
        ${body}
        linalg.yield %r : f32
      } -> tensor<3xf32>
      return %g : tensor<3xf32>
    }`,
    (a, init) => build([3], ([i]) => element(a, i!, at(init, [i!]))),
  );
}

/** Reductions in which iterations depend on each other: the first results of `steps`, of elements %x, their places %k and what is left in %a and %b. */
const sequences: readonly (readonly [
  name: string,
  body: string,
  step: (a: number, b: number, x: number, k: number) => readonly [number, number],
])[] = [
  [
    'the greatest element and the sum of the powers of e relative to it, as softmax takes them',
    `%r = arith.maximumf %x, %a : f32
    %1 = arith.subf %a, %r : f32
    %2 = math.exp %1 : f32
    %3 = arith.mulf %b, %2 : f32
    %4 = arith.subf %x, %r : f32
    %5 = math.exp %4 : f32
    %s = arith.addf %3, %5 : f32`,
    (a, b, x) => [Math.max(a, x), b * Math.exp(a - Math.max(a, x)) + Math.exp(x - Math.max(a, x))],
  ],
  [
    'the mean and the sum of squares around it of the elements so far',
    `%one = arith.constant 1.0 : f32
    %n = arith.addf %k, %one : f32
    %1 = arith.subf %x, %a : f32
    %2 = arith.divf %1, %n : f32
    %r = arith.addf %a, %2 : f32
    %3 = arith.subf %x, %r : f32
    %4 = arith.mulf %1, %3 : f32
    %s = arith.addf %b, %4 : f32`,
    (a, b, x, k) => {
      const mean = a + (x - a) / (k + 1);
      return [mean, b + (x - a) * (x - mean)];
    },
  ],
  [
    'the place of the last of the greatest elements',
    `%r = arith.maximumf %x, %a : f32
    %c = arith.cmpf oge, %x, %a : f32
    %s = arith.select %c, %k, %b : f32`,
    (a, b, x, k) => [Math.max(a, x), x >= a ? k : b],
  ],
  [
    'quotients, and what was before the last',
    `%two = arith.constant 2.0 : f32
    %1 = math.absf %x : f32
    %2 = arith.addf %1, %two : f32
    %r = arith.divf %a, %2 : f32
    %s = arith.addf %a, %two : f32`,
    (a, _, x) => [a / (Math.abs(x) + 2), a + 2],
  ],
];

for (const [name, body, step] of sequences) {
  computes(
    `iterations one after the other: ${name}`,
    `func.func @f(%t: tensor<3x2x4xf32>, %p: tensor<3xf32>, %q: tensor<3xf32>) -> tensor<2x3xf32> {
      %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, i, k)>, affine_map<(i, j, k) -> (j)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} ins(%t : tensor<3x2x4xf32>) outs(%p, %q : tensor<3xf32>, tensor<3xf32>) {
      ^bb0(%x: f32, %a: f32, %b: f32):
        %i0 = linalg.index 0 : index
        %i2 = linalg.index 2 : index
        %four = arith.constant 4 : index
        %i4 = arith.muli %i0, %four : index
        %place = arith.addi %i4, %i2 : index
        %word = arith.index_cast %place : index to i32
        %k = arith.sitofp %word : i32 to f32
        ${body}
        linalg.yield %r, %s : f32, f32
      } -> (tensor<3xf32>, tensor<3xf32>)
      %1 = tensor.concat dim(0) %0#0, %0#1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
      %2 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
      return %2 : tensor<2x3xf32>
    }`,
    (t, p, q) => {
      const left = range(3).map((j) =>
        range(8).reduce<readonly [number, number]>(
          ([a, b], k) => step(a, b, at(t, [j, k >> 2, k % 4]), k),
          [at(p, [j]), at(q, [j])],
        ),
      );
      return build([2, 3], ([result, j]) => left[j!]![result!]!);
    },
  );
}

computes(
  'iterations one after the other that count in indices',
  `func.func @f(%x: tensor<2x8xi32>, %i: tensor<2xi32>) -> tensor<2xi32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<2x8xi32>) outs(%i : tensor<2xi32>) {
    ^bb0(%a: i32, %o: i32):
      %two = arith.constant 2 : index
      %1 = arith.index_cast %a : i32 to index
      %2 = arith.index_cast %o : i32 to index
      %3 = arith.muli %2, %two : index
      %4 = arith.addi %1, %3 : index
      %5 = arith.index_cast %4 : index to i32
      linalg.yield %5 : i32
    } -> tensor<2xi32>
    return %r : tensor<2xi32>
  }`,
  (x, init) => build([2], ([i]) => range(8).reduce((left, j) => at(x, [i!, j]) + 2 * left, at(init, [i!]))),
  [
    hostTensor(
      [2, 8],
      'si32',
      range(16).map((k) => (k * 7) % 5),
    ),
    hostTensor([2], 'si32', [3, -1]),
  ],
);

test.run();
