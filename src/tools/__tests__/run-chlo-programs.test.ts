import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, outputsOf, total } from './program-runs.ts';

/** Programs with operations of chlo, and with composites, as JAX writes them, against what they are to compute. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

/** Checks a function of 16 elements between two numbers. */
function computesFunction(name: string, [from, to]: readonly [number, number], reference: (x: number) => number): void {
  const points = range(16).map((i) => Math.fround(from + ((to - from) * i) / 15));
  computes(
    `chlo.${name}`,
    `func.func @f(%a: tensor<16xf32>) -> tensor<16xf32> {
      %0 = chlo.${name} %a : tensor<16xf32> -> tensor<16xf32>
      return %0 : tensor<16xf32>
    }`,
    (a) => build([16], (index) => reference(at(a, index))),
    { 0: hostTensor([16], 'f32', points) },
  );
}

/** Returns the integral of the density by Simpson's rule. */
function erf(x: number): number {
  const steps = 400;
  const heights = range(steps + 1).map((i) => Math.exp(-(((x * i) / steps) ** 2)) * (i === 0 || i === steps ? 1 : i % 2 ? 4 : 2)); // prettier-ignore
  return ((2 / Math.sqrt(Math.PI)) * (x / steps) * heights.reduce((a, b) => a + b)) / 3;
}

/** Returns the inverse by bisection. */
function erfInv(y: number): number {
  let [low, high] = [-6, 6];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (erf(middle) < y) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns log gamma(x) of a positive number by Stirling's series behind 20, and its derivative. */
function logGamma(x: number): readonly [value: number, slope: number] {
  if (x < 20) {
    const [value, slope] = logGamma(x + 1);
    return [value - Math.log(x), slope - 1 / x];
  }
  const value = (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + 1 / (12 * x) - 1 / (360 * x ** 3);
  return [value, Math.log(x) - 1 / (2 * x) - 1 / (12 * x ** 2) + 1 / (120 * x ** 4)];
}
const below = (x: number): number => Math.PI / Math.sin(Math.PI * x);

computesFunction('lgamma', [0.1, 30], (x) => logGamma(x)[0]);
computesFunction('lgamma', [-3.87, 0.45], (x) => Math.log(Math.abs(below(x))) - logGamma(1 - x)[0]);
computesFunction('digamma', [0.6, 30], (x) => logGamma(x)[1]);
computesFunction('digamma', [-3.87, 0.45], (x) => logGamma(1 - x)[1] - Math.PI / Math.tan(Math.PI * x));
/** Returns the sum of (q + k)^-x, of which the rest behind many terms is an integral. */
function zeta(x: number, q: number): number {
  const count = 20000;
  const sum = range(count).reduceRight((rest, k) => rest + (q + k) ** -x, 0);
  return sum + (q + count - 0.5) ** (1 - x) / (x - 1);
}

const orders = { zeta: [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 1.25, 1], polygamma: [1, 2, 3, 4, 5, 6, 1, 2] };
const points = [0.3, 0.7, 1, 1.5, 2.5, 4, 20, 90];

for (const name of ['zeta', 'polygamma'] as const) {
  computes(
    `chlo.${name}`,
    `func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
      %0 = chlo.${name} %a, %b : tensor<8xf32>, tensor<8xf32> -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }`,
    (a, b) =>
      build([8], (index) => {
        const [n, x] = [at(a, index), at(b, index)];
        if (name === 'zeta') return zeta(n, x);
        const factorial = range(n).reduce((product, i) => product * (i + 1), 1);
        return (n % 2 === 0 ? -1 : 1) * factorial * zeta(n + 1, x);
      }),
    { 0: hostTensor([8], 'f32', orders[name]), 1: hostTensor([8], 'f32', points) },
  );
}

computesFunction('acos', [-1, 1], Math.acos);
computesFunction('acosh', [1, 20], Math.acosh);
computesFunction('asin', [-1, 1], Math.asin);
computesFunction('asinh', [-20, 20], Math.asinh);
computesFunction('atan', [-4, 4], Math.atan);
computesFunction('atanh', [-0.98, 0.98], Math.atanh);
computesFunction('cosh', [-3, 3], Math.cosh);
computesFunction('erf', [-2, 2], erf);
computesFunction('erf_inv', [-0.998, 0.998], erfInv);
computesFunction('erfc', [-2, 2], (x) => 1 - erf(x));
computesFunction('sinh', [-3, 3], Math.sinh);
computesFunction('square', [-3, 3], (x) => x * x);
computesFunction('tan', [-1.4, 1.4], Math.tan);

test('chlo.erfc keeps its digits where erf is nearly 1', () => {
  const program = `func.func @f(%a: tensor<7xf32>) -> tensor<7xf32> {
    %0 = chlo.erfc %a : tensor<7xf32> -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }`;
  const inputs = hostTensor([7], 'f32', [1, 1.5, 3, 5, 8, -4, Infinity]);
  const [output] = outputsOf(program, ['--convert-stablehlo-to-ttir'], [inputs]);
  const expected = [
    0.15729920705, 0.033894853525, 2.209049699859e-5, 1.537459794428e-12, 1.1224297172983e-29, 1.9999999845827, 0,
  ];
  expected.forEach((wanted, i) => assert.ok(Math.abs(output!.values[i]! - wanted) <= 2e-5 * wanted, `element ${i}`));
});

computes(
  'chlo.asinh and chlo.acosh of numbers whose squares overflow',
  `func.func @f(%a: tensor<6xf32>) -> tensor<12xf32> {
    %magnitude = stablehlo.abs %a : tensor<6xf32>
    %0 = chlo.asinh %a : tensor<6xf32> -> tensor<6xf32>
    %1 = chlo.acosh %magnitude : tensor<6xf32> -> tensor<6xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32>
    return %2 : tensor<12xf32>
  }`,
  (a) => build([12], ([i]) => (i! < 6 ? Math.asinh(at(a, [i!])) : Math.acosh(Math.abs(at(a, [i! - 6]))))),
  { 0: hostTensor([6], 'f32', [1e10, -1e10, 3e19, -1e38, Infinity, -Infinity]) },
);

computes(
  'operands broadcast',
  `func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4xf32>) -> tensor<4x8xf32> {
    %two = "chlo.constant_like"(%a) <{value = 2.0 : f32}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %0 = chlo.broadcast_multiply %a, %b : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
    %1 = chlo.broadcast_subtract %c, %0 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = chlo.broadcast_compare %b, %1 {comparison_direction = #chlo<comparison_direction GT>} : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %3 = chlo.broadcast_select %2, %two, %1 : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }`,
  (a, b, c) =>
    build([4, 8], ([i, j]) => {
      const difference = at(c, [i!]) - at(a, [i!, j!]) * at(b, [j!]);
      return at(b, [j!]) > difference ? 2 : difference;
    }),
);

computes(
  'infinities are told from numbers',
  `func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %infinite = chlo.is_inf %a : tensor<4xf32> -> tensor<4xi1>
    %below = chlo.is_neg_inf %a : tensor<4xf32> -> tensor<4xi1>
    %above = chlo.is_pos_inf %a : tensor<4xf32> -> tensor<4xi1>
    %0 = stablehlo.convert %infinite : (tensor<4xi1>) -> tensor<4xf32>
    %1 = stablehlo.convert %below : (tensor<4xi1>) -> tensor<4xf32>
    %2 = stablehlo.convert %above : (tensor<4xi1>) -> tensor<4xf32>
    %four = chlo.constant dense<4.0> : tensor<4xf32>
    %3 = stablehlo.multiply %0, %four : tensor<4xf32>
    %4 = stablehlo.add %3, %1 : tensor<4xf32>
    %5 = stablehlo.subtract %4, %2 : tensor<4xf32>
    return %5 : tensor<4xf32>
  }`,
  () => ({ shape: [4], values: [0, 3, 5, 0] }),
  { 0: hostTensor([4], 'f32', [1e30, Infinity, -Infinity, 0]) },
);

const scores = [5, -Infinity, 7, 7, -1, -Infinity, 9, 2, -Infinity, -Infinity, 1, -Infinity];

for (const result of [0, 1]) {
  computes(
    `the ${['greatest elements', 'places of the greatest elements'][result]}, of equal ones the first first`,
    `func.func @f(%a: tensor<2x6xf32>) -> tensor<2x4x${['f32', 'i32'][result]}> {
      %r:2 = chlo.top_k(%a, k = 4) : tensor<2x6xf32> -> (tensor<2x4xf32>, tensor<2x4xi32>)
      return %r#${result} : tensor<2x4x${['f32', 'i32'][result]}>
    }`,
    () => ({
      shape: [2, 4],
      values: result === 0 ? [7, 7, 5, -1, 9, 2, 1, -Infinity] : [2, 3, 0, 4, 0, 1, 4, 2],
    }),
    { 0: hostTensor([2, 6], 'f32', scores) },
  );
}

test('NaN is greater than all numbers, and there may be fewer numbers than are wanted', () => {
  const text = `func.func @f(%a: tensor<2x4xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
    %r:2 = chlo.top_k(%a, k = 3) : tensor<2x4xf32> -> (tensor<2x3xf32>, tensor<2x3xi32>)
    return %r#0, %r#1 : tensor<2x3xf32>, tensor<2x3xi32>
  }`;
  const scores = hostTensor([2, 4], 'f32', [1, NaN, 3, NaN, NaN, -Infinity, NaN, NaN]);
  const [values, places] = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], [scores]);
  assert.equal([...places!.values], [1, 3, 2, 0, 2, 3]);
  assert.equal([...values!.values], [NaN, NaN, 3, NaN, NaN, NaN]);
});

computes(
  'a composite is what its decomposition computes, in a loop that counts',
  `func.func @f(%x: tensor<4x8xf32>, %ys: tensor<3x8xf32>) -> tensor<4x8xf32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:2 = stablehlo.while(%i = %zero, %sum = %x) : tensor<i32>, tensor<4x8xf32>
      cond {
        %three = stablehlo.constant dense<3> : tensor<i32>
        %p = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %p : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %part = stablehlo.dynamic_slice %ys, %i, %zero, sizes = [1, 8] : (tensor<3x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
        %row = stablehlo.reshape %part : (tensor<1x8xf32>) -> tensor<8xf32>
        %next = stablehlo.add %i, %one : tensor<i32>
        %more = stablehlo.composite "my.scale" %sum, %row {decomposition = @scale} : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
        stablehlo.return %next, %more : tensor<i32>, tensor<4x8xf32>
      }
    return %r#1 : tensor<4x8xf32>
  }
  func.func private @scale(%a: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.multiply %a, %0 : tensor<4x8xf32>
    %2 = stablehlo.add %1, %0 : tensor<4x8xf32>
    return %2 : tensor<4x8xf32>
  }`,
  (x, ys) =>
    build([4, 8], ([i, j]) => range(3).reduce((sum, k) => sum * at(ys, [k, j!]) + at(ys, [k, j!]), at(x, [i!, j!]))),
);

computes(
  'of computed conditions both branches are computed',
  `func.func @f(%a: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %p = stablehlo.compare GT, %sum, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %0 = "stablehlo.if"(%p) ({
      %t = stablehlo.tanh %a : tensor<4xf32>
      stablehlo.return %t : tensor<4xf32>
    }, {
      stablehlo.return %a : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %1 = "stablehlo.case"(%n) ({
      stablehlo.return %0 : tensor<4xf32>
    }, {
      %minus = stablehlo.negate %0 : tensor<4xf32>
      stablehlo.return %minus : tensor<4xf32>
    }, {
      %e = stablehlo.exponential %0 : tensor<4xf32>
      stablehlo.return %e : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }`,
  (a) => build([4], (index) => -Math.tanh(at(a, index))),
  { 0: hostTensor([4], 'f32', [1, -2, 3, 0.5]), 1: hostTensor([], 'u32', [1]) },
);

test('of tensors without elements nothing is chosen beside others', () => {
  const text = `func.func @f(%a: tensor<2xf32>, %b: tensor<2x0xf32>, %p: tensor<i1>) -> (tensor<2xf32>, tensor<2x0xf32>) {
    %0:2 = "stablehlo.if"(%p) ({
      %1 = stablehlo.add %b, %b : tensor<2x0xf32>
      stablehlo.return %a, %1 : tensor<2xf32>, tensor<2x0xf32>
    }, {
      %2 = stablehlo.negate %a : tensor<2xf32>
      stablehlo.return %2, %b : tensor<2xf32>, tensor<2x0xf32>
    }) : (tensor<i1>) -> (tensor<2xf32>, tensor<2x0xf32>)
    return %0#0, %0#1 : tensor<2xf32>, tensor<2x0xf32>
  }`;
  const inputs = [hostTensor([2], 'f32', [3, -4]), hostTensor([2, 0], 'f32', []), hostTensor([], 'bf16', [0])];
  const outputs = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], inputs);
  assert.equal(outputs.map(({ shape, values }) => [shape, [...values]]), [[[2], [-3, 4]], [[2, 0], []]]); // prettier-ignore
});

computes(
  'choices are made inside of others, of the same kind too',
  `func.func @f(%a: tensor<4xf32>, %p: tensor<i1>, %n: tensor<i32>) -> tensor<4xf32> {
    %0 = "stablehlo.if"(%p) ({
      %1 = "stablehlo.case"(%n) ({
        stablehlo.return %a : tensor<4xf32>
      }, {
        %2 = "stablehlo.case"(%n) ({
          stablehlo.return %a : tensor<4xf32>
        }, {
          %3 = "stablehlo.if"(%p) ({
            %4 = stablehlo.negate %a : tensor<4xf32>
            stablehlo.return %4 : tensor<4xf32>
          }, {
            stablehlo.return %a : tensor<4xf32>
          }) : (tensor<i1>) -> tensor<4xf32>
          stablehlo.return %3 : tensor<4xf32>
        }) : (tensor<i32>) -> tensor<4xf32>
        stablehlo.return %2 : tensor<4xf32>
      }) : (tensor<i32>) -> tensor<4xf32>
      %5 = stablehlo.add %1, %1 : tensor<4xf32>
      stablehlo.return %5 : tensor<4xf32>
    }, {
      stablehlo.return %a : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }`,
  (a) => build([4], (index) => -2 * at(a, index)),
  { 0: hostTensor([4], 'f32', [1, -2, 3, 0.5]), 1: hostTensor([], 'bf16', [1]), 2: hostTensor([], 'u32', [1]) },
);

/** The number of f32 behind `x` on the way to `y`, by its bits. */
function nextAfter(x: number, y: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return NaN;
  if (x === y) return y;
  const bits = new DataView(new ArrayBuffer(4));
  bits.setFloat32(0, x === 0 ? 0 : x);
  if (x === 0) bits.setUint32(0, y > 0 ? 1 : 0x80000001);
  else bits.setUint32(0, bits.getUint32(0) + (y > x === x > 0 ? 1 : -1));
  return bits.getFloat32(0);
}

test('next_after is exact, also of subnormal numbers, at powers of 2 and at infinity', () => {
  const from = [0, 0, 1, 1, -1, 2 ** -126, 1e-40, 2 ** 127, 3.4028234663852886e38, Infinity, -8, NaN, 0.1, 3, 7, -5e30];
  const to = [1, -1, 2, 0, 0, 0, 1, 0, Infinity, 0, -Infinity, 0, NaN, 3, -Infinity, 0];
  const text = `func.func @f(%a: tensor<16xf32>, %b: tensor<16xf32>) -> tensor<16xf32> {
    %0 = chlo.broadcast_next_after %a, %b : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }`;
  const inputs = [from, to].map((numbers) => hostTensor([16], 'f32', numbers));
  const [output] = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], inputs);
  const expected = from.map((x, i) => nextAfter(Math.fround(x), to[i]!));
  assert.equal([...output!.values], expected);
});

/** The function by the rule of midpoints, which is exact for periodic functions. */
function besselI1e(x: number): number {
  const places = range(200).map((i) => Math.cos(((i + 0.5) * Math.PI) / 200));
  return total(places.map((cosine) => Math.exp(x * cosine - Math.abs(x)) * cosine)) / 200;
}

test('bessel_i1e is within 1e-6', () => {
  const numbers = [0, 0.01, -0.5, 1, 3, -7.9, 8, 8.1, -20, 100];
  const text = `func.func @f(%a: tensor<10xf32>) -> tensor<10xf32> {
    %0 = chlo.bessel_i1e %a : tensor<10xf32> -> tensor<10xf32>
    return %0 : tensor<10xf32>
  }`;
  const [output] = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], [hostTensor([10], 'f32', numbers)]);
  numbers.forEach((x, i) => assert.ok(Math.abs(output!.values[i]! - besselI1e(x)) < 1e-6, `of ${x}`));
});

computes(
  'zeta of operands that broadcast',
  `func.func @f(%a: tensor<2x1xf32>, %b: tensor<2xf32>) -> tensor<2x2xf32> {
    %0 = chlo.broadcast_zeta %a, %b : (tensor<2x1xf32>, tensor<2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }`,
  (a, b) => build([2, 2], ([i, j]) => total(range(2000).map((k) => (at(b, [j!]) + k) ** -at(a, [i!, 0])))),
  { 0: hostTensor([2, 1], 'f32', [4, 6]), 1: hostTensor([2], 'f32', [1, 0.5]) },
);

test.run();
