import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { outputsOf } from './program-runs.ts';

/** Operations of arith that read integers as unsigned, between those of StableHLO, run on the device model. */

const [a, b] = [
  [-7, 7, 0, 2 ** 31 - 1, -(2 ** 31), -1],
  [3, -3, 5, -1, 7, 31],
];
const [x, y] = [a!, b!].map((numbers) => numbers.map((number) => number >>> 0));

/** What each operation makes of unsigned numbers. */
const functions: Readonly<Record<string, (x: number, y: number) => number>> = {
  ceildivui: (x, y) => Math.ceil(x / y),
  divui: (x, y) => Math.floor(x / y),
  maxui: Math.max,
  minui: Math.min,
  remui: (x, y) => x % y,
  shrui: (x, y) => x >>> y,
};

const compile = (body: string, result: string): string => `
  func.func @f(%a: tensor<6xi32>, %b: tensor<6xi32>) -> ${result} {
    %zero = stablehlo.constant dense<0> : tensor<6xi32>
    %c = stablehlo.add %a, %zero : tensor<6xi32>
    %0 = ${body}
    return %0 : ${result}
  }`;

const outputOf = (text: string, rhs = b!): number[] => [
  ...outputsOf(text, ['--stablehlo-to-ttir-pipeline'], [a!, rhs].map((numbers) => hostTensor([6], 'si32', numbers)))[0]!.values,
]; // prettier-ignore

for (const [name, of] of Object.entries(functions)) {
  test(`arith.${name}`, () => {
    const isShift = name === 'shrui';
    const rhs = isShift ? b!.map((number) => number & 31) : b!;
    const expected = x!.map((each, i) => of(each, isShift ? rhs[i]! : y![i]!) | 0);
    assert.equal(outputOf(compile(`arith.${name} %c, %b : tensor<6xi32>`, 'tensor<6xi32>'), rhs), expected);
  });
}

for (const [predicate, of] of [
  ['ult', (x: number, y: number) => x < y],
  ['ule', (x: number, y: number) => x <= y],
  ['ugt', (x: number, y: number) => x > y],
  ['uge', (x: number, y: number) => x >= y],
] as const) {
  test(`arith.cmpi ${predicate}`, () => {
    const expected = x!.map((each, i) => Number(of(each, y![i]!)));
    assert.equal(outputOf(compile(`arith.cmpi ${predicate}, %c, %b : tensor<6xi32>`, 'tensor<6xi1>')), expected);
  });
}

test('conversions of unsigned integers', () => {
  const toFloat = outputOf(compile('arith.uitofp %c : tensor<6xi32> to tensor<6xf32>', 'tensor<6xf32>'));
  assert.equal(toFloat, x!.map(Math.fround));
  const text = `func.func @f(%a: tensor<3xf32>, %b: tensor<3xi8>) -> (tensor<3xi32>, tensor<3xi32>) {
    %0 = stablehlo.floor %a : tensor<3xf32>
    %1 = arith.fptoui %0 : tensor<3xf32> to tensor<3xi32>
    %2 = arith.extui %b : tensor<3xi8> to tensor<3xi32>
    return %1, %2 : tensor<3xi32>, tensor<3xi32>
  }`;
  const inputs = [hostTensor([3], 'f32', [3e9, 1.5, 0]), hostTensor([3], 'si8', [-1, -128, 127])];
  const outputs = outputsOf(text, ['--stablehlo-to-ttir-pipeline'], inputs);
  assert.equal(outputs.map(({ values }) => [...values]), [[3e9 | 0, 1, 0], [255, 128, 127]]); // prettier-ignore
});

test.run();
