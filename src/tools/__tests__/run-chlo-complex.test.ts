import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { outputsOf } from './program-runs.ts';

/** Functions of chlo of complex numbers, against the logarithms that define them, in double precision. */

type Complex = readonly [real: number, imaginary: number];
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const over = (z: Complex, [c, d]: Complex): Complex => times(z, [c / (c * c + d * d), -d / (c * c + d * d)]);
const log = ([a, b]: Complex): Complex => [Math.log(Math.hypot(a, b)), Math.atan2(b, a)];
function sqrt([a, b]: Complex): Complex {
  const size = Math.hypot(a, b);
  return [Math.sqrt((size + a) / 2), (b < 0 ? -1 : 1) * Math.sqrt((size - a) / 2)];
}
function power(z: Complex, w: Complex): Complex {
  const [growth, turn] = times(w, log(z));
  return [Math.exp(growth) * Math.cos(turn), Math.exp(growth) * Math.sin(turn)];
}
const one: Complex = [1, 0];
const minus = (z: Complex): Complex => times([-1, 0], z);

const functions: Readonly<Record<string, (z: Complex) => Complex>> = {
  // pi / 2 - asin z.
  acos: (z) => plus([Math.PI / 2, 0], minus(asin(z))),
  acosh: (z) => log(plus(z, times(sqrt(plus(z, one)), sqrt(plus(z, minus(one)))))),
  asin,
  asinh: (z) => log(plus(z, sqrt(plus(times(z, z), one)))),
  // i / 2 (log(1 - i z) - log(1 + i z)).
  atan: ([a, b]) => times([0, 0.5], plus(log([1 + b, -a]), minus(log([1 - b, a])))),
  atanh: ([a, b]) => times([0.5, 0], plus(log([1 + a, b]), minus(log([1 - a, -b])))),
};

/** -i log(i z + sqrt(1 - z²)). */
function asin(z: Complex): Complex {
  return times([0, -1], log(plus(times([0, 1], z), sqrt(plus(one, minus(times(z, z)))))));
}

/** Both parts of numbers of every quadrant, near and far from the branch points. */
const numbers: readonly Complex[] = [
  [0.3, 0.2], [-0.7, 0.4], [-0.2, -0.9], [0.6, -0.1], [1.001, 0.01], [-0.999, -0.02], [0.01, 1.002], [-0.02, -0.998], [3, 2], [-4, 1], [-2, -5], [7, -3], [50, 0.5], [-0.5, 60], [-70, -0.25], [0.125, -80],
]; // prettier-ignore

/** Checks both parts of what is computed. */
function agree(outputs: ReturnType<typeof outputsOf>, expected: readonly Complex[], tolerance = 4e-6): void {
  for (const [i, wanted] of expected.entries()) {
    for (const part of [0, 1] as const) {
      const is = outputs[part]!.values[i]!;
      const isNear = Math.abs(is - wanted[part]) <= tolerance * Math.max(1, Math.abs(wanted[part]));
      assert.ok(isNear, `part ${part} of number ${i} is ${is}, expected ${wanted[part]}`);
    }
  }
}

const partsOf = (list: readonly Complex[]): ReturnType<typeof hostTensor>[] =>
  ([0, 1] as const).map((part) => hostTensor([list.length], 'f32', list.map((number) => number[part]))); // prettier-ignore

function computes(name: string, list: readonly Complex[], expected: readonly Complex[]): void {
  test(name, () => {
    const type = `tensor<${list.length}xcomplex<f32>>`;
    const text = `func.func @f(%z: ${type}) -> ${type} {
      %0 = chlo.${name.split(' ')[0]!} %z : ${type} -> ${type}
      return %0 : ${type}
    }`;
    agree(outputsOf(text, ['--stablehlo-to-ttir-pipeline'], partsOf(list)), expected);
  });
}

for (const [name, of] of Object.entries(functions)) computes(`${name} of complex numbers`, numbers, numbers.map(of));

// What numpy says where squares are beyond f32, and on the branch cuts.
computes(
  'asin of numbers far away and on the cut',
  [[1e25, 1e25], [2, 0], [-2, 0], [1, 0], [0, 1e-30]],
  [[Math.PI / 4, Math.log(Math.SQRT2 * 2e25)], [Math.PI / 2, 1.31695789692], [-Math.PI / 2, 1.31695789692], [Math.PI / 2, 0], [0, 1e-30]],
); // prettier-ignore
computes(
  'atanh of numbers far away and on the cut',
  [[1e25, 1e25], [2, 0], [-2, 0], [0, 2e38]],
  [[0, Math.PI / 2], [0.549306144334, Math.PI / 2], [-0.549306144334, Math.PI / 2], [0, Math.PI / 2]],
); // prettier-ignore

test('the angle of a point of complex numbers is -i log((x + i y) / sqrt(x² + y²))', () => {
  const type = 'tensor<16xcomplex<f32>>';
  const text = `func.func @f(%y: ${type}, %x: ${type}) -> ${type} {
    %0 = stablehlo.atan2 %y, %x : ${type}
    return %0 : ${type}
  }`;
  const others = numbers.toReversed();
  const expected = numbers.map((y, i) => {
    const x = others[i]!;
    const size = sqrt(plus(times(x, x), times(y, y)));
    return times([0, -1], log(over(plus(x, times([0, 1], y)), size)));
  });
  agree(outputsOf(text, ['--stablehlo-to-ttir-pipeline'], [...partsOf(numbers), ...partsOf(others)]), expected, 1e-4);
});

const binary = {
  add: plus,
  subtract: (z: Complex, w: Complex) => plus(z, minus(w)),
  multiply: times,
  divide: over,
  power,
};
for (const [name, of] of Object.entries(binary)) {
  test(`broadcast_${name} of complex numbers`, () => {
    const text = `func.func @f(%a: tensor<2x3xcomplex<f32>>, %b: tensor<2xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
      %0 = chlo.broadcast_${name} %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %1 = stablehlo.reshape %0 : (tensor<2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
      return %1 : tensor<6xcomplex<f32>>
    }`;
    const [matrix, column] = [numbers.slice(0, 6), numbers.slice(6, 8)];
    const inputs = partsOf(matrix).map(({ values }) => hostTensor([2, 3], 'f32', values));
    const outputs = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], [...inputs, ...partsOf(column)]);
    agree(outputs, matrix.map((z, i) => of(z, column[Math.floor(i / 3)]!)), 1e-4); // prettier-ignore
  });
}

test('constants, comparisons and choices of chlo take complex numbers', () => {
  const text = `func.func @f(%re: tensor<2x1xf32>, %im: tensor<2xf32>) -> tensor<4xcomplex<f32>> {
    %z = chlo.broadcast_complex %re, %im : (tensor<2x1xf32>, tensor<2xf32>) -> tensor<2x2xcomplex<f32>>
    %c = chlo.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
    %same = chlo.broadcast_compare %z, %c {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2x2xi1>
    %0 = chlo.broadcast_select %same, %z, %c : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %not = chlo.broadcast_compare %z, %c {comparison_direction = #chlo<comparison_direction NE>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2x2xi1>
    %double = stablehlo.add %0, %0 : tensor<2x2xcomplex<f32>>
    %1 = stablehlo.select %not, %z, %double : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>
    %2 = stablehlo.reshape %1 : (tensor<2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    return %2 : tensor<4xcomplex<f32>>
  }`;
  const inputs = [hostTensor([2, 1], 'f32', [1, 3]), hostTensor([2], 'f32', [2, 4])];
  const outputs = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], inputs);
  agree(outputs, [[2, 4], [1, 4], [3, 2], [6, 8]]); // prettier-ignore
});

test.run();
