import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type HostTensor, hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { outputsOf, total } from './program-runs.ts';

/** Random numbers of `stablehlo.rng`, compiled with the tools and made on the device model: they have the means, deviations and bounds that they are asked for. */

const passes = ['--stablehlo-to-ttir-pipeline'];

/** Returns what `stablehlo.rng` gives between numbers of a type, as many times as it is asked. */
function numbersOf(
  distribution: 'UNIFORM' | 'NORMAL',
  element: string,
  bounds: readonly [string, string],
  shape: readonly number[] = [32, 64],
  times = 1,
): number[][] {
  const type = `tensor<${[...shape, element].join('x')}>`;
  const [scalar, results] = [`tensor<${element}>`, range(times).map(() => type).join(', ')]; // prettier-ignore
  const text = `func.func @f() -> (${results}) {
    %a = stablehlo.constant dense<${bounds[0]}> : ${scalar}
    %b = stablehlo.constant dense<${bounds[1]}> : ${scalar}
    %shape = stablehlo.constant dense<[${shape.join(', ')}]> : tensor<${shape.length}xi64>
    ${range(times)
      .map((i) => `%${i} = stablehlo.rng %a, %b, %shape, distribution = ${distribution} : (${scalar}, ${scalar}, tensor<${shape.length}xi64>) -> ${type}`)
      .join('\n')}
    return ${range(times)
      .map((i) => `%${i}`)
      .join(', ')} : ${results}
  }`; // prettier-ignore
  return outputsOf(text, passes, []).map(({ values }) => Array.from(values));
}

const meanOf = (numbers: readonly number[]): number => total(numbers) / numbers.length;
/** Returns the mean of products of what numbers differ from their means, as far as there are pairs. */
function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const count = Math.min(a.length, b.length);
  return total(range(count).map((i) => (a[i]! - meanA) * (b[i]! - meanB))) / count;
}
const deviationOf = (numbers: readonly number[]): number => Math.sqrt(covariance(numbers, numbers));

/** Checks a number that chance makes: within 4 of its own deviations, as all but one of 16000 are, and this program gives the same in every run. */
function isLikely(is: number, expected: number, deviation: number, what: string): void {
  assert.ok(Math.abs(is - expected) <= 4 * deviation, `${what} is ${is}, expected ${expected} ± ${deviation}`);
}

for (const element of ['f32', 'bf16', 'f16']) {
  test(`uniform numbers of ${element} are between their bounds, and everywhere there alike`, () => {
    const [numbers] = numbersOf('UNIFORM', element, ['-1.0', '3.0']);
    const count = numbers!.length;
    assert.ok(numbers!.every((number) => number >= -1 && number < 3));
    isLikely(meanOf(numbers!), 1, 4 / Math.sqrt(12 * count), 'the mean');
    const parts = 10;
    for (const part of range(parts)) {
      const [begin, end] = [-1 + (4 * part) / parts, -1 + (4 * (part + 1)) / parts];
      const found = numbers!.filter((number) => number >= begin && number < end).length;
      isLikely(found / count, 1 / parts, Math.sqrt((1 - 1 / parts) / (parts * count)), `part ${part}`);
    }
  });
}

test('normal numbers have their mean, deviation, and shares near to the mean', () => {
  const [numbers] = numbersOf('NORMAL', 'f32', ['5.0', '2.0']);
  const count = numbers!.length;
  isLikely(meanOf(numbers!), 5, 2 / Math.sqrt(count), 'the mean');
  isLikely(deviationOf(numbers!), 2, 2 / Math.sqrt(2 * count), 'the deviation');
  for (const [distance, share] of [
    [0.5, 0.382925],
    [1, 0.682689],
    [2, 0.9545],
  ] as const) {
    const found = numbers!.filter((number) => Math.abs(number - 5) < 2 * distance).length;
    isLikely(found / count, share, Math.sqrt((share * (1 - share)) / count), `the share within ${distance}`);
  }
  const [above, skew] = [numbers!.filter((number) => number > 5).length, meanOf(numbers!.map((n) => ((n - 5) / 2) ** 3))]; // prettier-ignore
  isLikely(above / count, 0.5, 0.5 / Math.sqrt(count), 'the share above the mean');
  isLikely(skew, 0, Math.sqrt(15 / count), 'the skewness');
});

for (const [element, begin, end] of [
  ['i32', -3, 4],
  ['ui32', 4000000000, 4000000005],
  ['i8', -100, 100],
  ['i16', -30000, 30000],
  ['i32', -2147483648, 2147483647],
] as const) {
  test(`uniform integers of ${element} are all those from ${begin} to less than ${end}`, () => {
    const [numbers] = numbersOf('UNIFORM', element, [String(begin), String(end)]);
    const [count, size] = [numbers!.length, end - begin];
    const places = numbers!.map((number) => (element === 'ui32' ? number >>> 0 : number) - begin);
    assert.ok(places.every((place) => Number.isInteger(place) && place >= 0 && place < size), `${Math.min(...places)} to ${Math.max(...places)}`); // prettier-ignore
    isLikely(meanOf(places), (size - 1) / 2, size / Math.sqrt(12 * count), 'the mean');
    if (size > 10) return;
    for (const place of range(size)) {
      const found = places.filter((other) => other === place).length;
      isLikely(found / count, 1 / size, Math.sqrt((1 / size) * (1 - 1 / size) / count), `number ${place}`); // prettier-ignore
    }
  });
}

test('each operation gives other numbers, which say nothing about each other or about their neighbours', () => {
  const all = numbersOf('UNIFORM', 'f32', ['0.0', '1.0'], [2000], 3);
  const expected = 1 / 12 / Math.sqrt(2000);
  for (const [i, numbers] of all.entries()) {
    isLikely(covariance(numbers, all[(i + 1) % 3]!), 0, expected, 'the covariance of two operations');
    isLikely(covariance(numbers, numbers.slice(1)), 0, expected, 'the covariance of neighbours');
  }
  const again = numbersOf('UNIFORM', 'f32', ['0.0', '1.0'], [2000], 3);
  assert.equal(again, all);
});

test('iterations of a loop give other numbers, between bounds that are computed', () => {
  const text = `func.func @f(%low: tensor<f32>) -> tensor<3x4xf32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %shape = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
    %begin = stablehlo.constant dense<0.0> : tensor<3x4xf32>
    %ten = stablehlo.constant dense<10.0> : tensor<f32>
    %high = stablehlo.add %low, %ten : tensor<f32>
    %0:2 = stablehlo.while(%i = %zero, %all = %begin) : tensor<i32>, tensor<3x4xf32>
    cond {
      %less = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    } do {
      %row = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<1x4xf32>
      %next = stablehlo.dynamic_update_slice %all, %row, %i, %zero : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %next : tensor<i32>, tensor<3x4xf32>
    }
    return %0#1 : tensor<3x4xf32>
  }`;
  const low: HostTensor = hostTensor([], 'f32', [100]);
  const numbers = Array.from(outputsOf(text, passes, [low])[0]!.values);
  assert.ok(numbers.every((number) => number >= 100 && number < 110));
  assert.is(new Set(numbers).size, 12);
});

test.run();
