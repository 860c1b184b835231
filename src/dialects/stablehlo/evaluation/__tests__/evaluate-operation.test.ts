import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FuncOp } from '../../../func/generated/func-ops.gen.ts';
import { parseModule } from '../../../__tests__/parse-module.ts';
import { Evaluation } from '../evaluation.ts';

/** Returns what the evaluation knows of the operand of the return of a function with this body and result type. */
function evaluate(body: string, type: string, maxElements = 100): number[] | undefined {
  const module = parseModule(`func.func @f(%arg: tensor<2xi32>) -> ${type} {\n${body}\nreturn %r : ${type}\n}`);
  const func = module.regions[0]!.firstBlock!.firstOp as FuncOp;
  const value = func.body.firstBlock!.lastOp!.operand(0);
  return new Evaluation(maxElements).elementsOf(value)?.elements.map(Number);
}

const vector = (name: string, numbers: readonly number[], type: string): string =>
  `%${name} = stablehlo.constant dense<[${numbers.join(', ')}]> : tensor<${numbers.length}x${type}>\n`;

const binary: readonly (readonly [op: string, type: string, a: number[], b: number[], result: number[]])[] = [
  ['add', 'i8', [100, -100], [100, -100], [-56, 56]],
  ['add', 'ui8', [200, 1], [100, 1], [44, 2]],
  ['add', 'i1', [1, 1], [1, 0], [1, 1]],
  ['subtract', 'i32', [1, -2147483648], [2, 1], [-1, 2147483647]],
  ['multiply', 'i32', [65536, -3], [65536, 5], [0, -15]],
  ['divide', 'i32', [7, -7], [2, 2], [3, -3]],
  ['remainder', 'i32', [7, -7], [4, 4], [3, -3]],
  ['maximum', 'i32', [7, -7], [4, 4], [7, 4]],
  ['minimum', 'ui32', [7, 4294967295], [4, 4], [4, 4]],
  ['and', 'i32', [6, -1], [3, 5], [2, 5]],
  ['or', 'i32', [6, -1], [3, 5], [7, -1]],
  ['xor', 'i1', [1, 1], [1, 0], [0, 1]],
  ['shift_left', 'i8', [1, 3], [7, 8], [-128, 0]],
  ['shift_right_logical', 'i8', [-1, -1], [4, 9], [15, 0]],
  ['shift_right_arithmetic', 'i8', [-128, -1], [3, 100], [-16, -1]],
];

for (const [op, type, a, b, result] of binary) {
  test(`${op} of ${type}`, () => {
    const text = vector('a', a, type) + vector('b', b, type);
    assert.equal(evaluate(`${text}%r = stablehlo.${op} %a, %b : tensor<2x${type}>`, `tensor<2x${type}>`), result);
  });
}

const unary: readonly (readonly [op: string, type: string, a: number[], result: number[]])[] = [
  ['abs', 'i8', [-128, -3], [-128, 3]],
  ['negate', 'i32', [5, -6], [-5, 6]],
  ['not', 'i1', [1, 0], [0, 1]],
  ['not', 'i32', [0, 5], [-1, -6]],
  ['sign', 'i32', [-9, 0], [-1, 0]],
];

for (const [op, type, a, result] of unary) {
  test(`${op} of ${type}`, () => {
    const text = `${vector('a', a, type)}%r = stablehlo.${op} %a : tensor<2x${type}>`;
    assert.equal(evaluate(text, `tensor<2x${type}>`), result);
  });
}

test('an order that is not the one of the elements is not known, but what is equal is', () => {
  const text = vector('a', [-1, 2], 'i32') + vector('b', [1, 2], 'i32');
  const compare = (direction: string): string =>
    `${text}%r = stablehlo.compare ${direction}, %a, %b, UNSIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>`;
  assert.is(evaluate(compare('LT'), 'tensor<2xi1>'), undefined);
  assert.equal(evaluate(compare('EQ'), 'tensor<2xi1>'), [0, 1]);
});

test('a division by zero is not known, nor is what an argument is', () => {
  const text = vector('a', [1, 2], 'i32') + vector('b', [1, 0], 'i32');
  assert.is(evaluate(`${text}%r = stablehlo.divide %a, %b : tensor<2xi32>`, 'tensor<2xi32>'), undefined);
  assert.is(evaluate(`${text}%r = stablehlo.add %a, %arg : tensor<2xi32>`, 'tensor<2xi32>'), undefined);
});

test('larger tensors than are wanted are not known', () => {
  assert.is(evaluate('%r = stablehlo.iota dim = 0 : tensor<8xi32>', 'tensor<8xi32>', 7), undefined);
  assert.equal(evaluate('%r = stablehlo.iota dim = 0 : tensor<3xi32>', 'tensor<3xi32>', 7), [0, 1, 2]);
});

for (const [direction, result] of [['EQ', [0, 0]], ['NE', [1, 1]], ['GE', [0, 1]], ['GT', [0, 1]], ['LE', [1, 0]], ['LT', [1, 0]]] as const) {
  test(`compare ${direction}`, () => {
    const text = vector('a', [-1, 2], 'i32') + vector('b', [1, 1], 'i32');
    const compare = `%r = stablehlo.compare ${direction}, %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>`;
    assert.equal(evaluate(text + compare, 'tensor<2xi1>'), [...result]);
  });
} // prettier-ignore

test('conditions and bounds may be scalars', () => {
  const text = `%p = stablehlo.constant dense<false> : tensor<i1>
    %low = stablehlo.constant dense<0> : tensor<i32>
    %high = stablehlo.constant dense<3> : tensor<i32>
    ${vector('a', [-1, 2, 9], 'i32')}%c = stablehlo.clamp %low, %a, %high : (tensor<i32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %r = stablehlo.select %p, %a, %c : tensor<i1>, tensor<3xi32>`;
  assert.equal(evaluate(text, 'tensor<3xi32>'), [0, 2, 3]);
});

test('conversions wrap, and to i1 tell what is not zero', () => {
  const wide = vector('a', [300, 0], 'i32');
  assert.equal(evaluate(`${wide}%r = stablehlo.convert %a : (tensor<2xi32>) -> tensor<2xi8>`, 'tensor<2xi8>'), [44, 0]);
  assert.equal(evaluate(`${wide}%r = stablehlo.convert %a : (tensor<2xi32>) -> tensor<2xi1>`, 'tensor<2xi1>'), [1, 0]);
});

/** Returns what the evaluation knows of whether the floats `%x` that a body makes are those that are expected. */
function isEach(body: string, type: string, expected: readonly number[]): number[] | undefined {
  const numbers = expected.map((number) => number.toFixed(10)).join(', ');
  const text = `%want = stablehlo.constant dense<[${numbers}]> : tensor<2x${type}>
    ${body}
    %r = stablehlo.compare EQ, %x, %want : (tensor<2x${type}>, tensor<2x${type}>) -> tensor<2xi1>`;
  return evaluate(text, 'tensor<2xi1>');
}

const floats =
  '%a = stablehlo.constant dense<[2.5, -7.0]> : tensor<2xf32>\n%b = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf32>\n';
const floatFunctions: readonly (readonly [call: string, result: number[]])[] = [
  ['add %a, %b', [3, -5]],
  ['subtract %a, %b', [2, -9]],
  ['multiply %a, %b', [1.25, -14]],
  ['divide %a, %b', [5, -3.5]],
  ['remainder %a, %b', [0, -1]],
  ['maximum %a, %b', [2.5, 2]],
  ['minimum %a, %b', [0.5, -7]],
  ['abs %a', [2.5, 7]],
  ['negate %a', [-2.5, 7]],
  ['floor %a', [2, -7]],
  ['ceil %a', [3, -7]],
];

for (const [call, result] of floatFunctions) {
  test(`${call} of floats`, () => {
    assert.equal(isEach(`${floats}%x = stablehlo.${call} : tensor<2xf32>`, 'f32', result), [1, 1]);
  });
}

test('sums of floats are rounded', () => {
  const body = `%a = stablehlo.constant dense<[2048.0, 0.1]> : tensor<2xf16>
    %b = stablehlo.constant dense<[1.0, 0.2]> : tensor<2xf16>
    %x = stablehlo.add %a, %b : tensor<2xf16>`;
  assert.equal(isEach(body, 'f16', [2048, 0.2998046875]), [1, 1]);
});

test('roots, choices and conversions of floats', () => {
  const body = `%p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %i = stablehlo.iota dim = 0 : tensor<2xf32>
    %n = stablehlo.constant dense<[9, 16777217]> : tensor<2xi32>
    %f = stablehlo.convert %n : (tensor<2xi32>) -> tensor<2xf32>
    %root = stablehlo.sqrt %f : tensor<2xf32>
    %x = stablehlo.select %p, %root, %f : tensor<2xi1>, tensor<2xf32>`;
  assert.equal(isEach(body, 'f32', [3, 16777216]), [1, 1]);
  const back = '%r = stablehlo.convert %a : (tensor<2xf32>) -> tensor<2xi32>';
  assert.equal(evaluate(floats + back, 'tensor<2xi32>'), [2, -7]);
  assert.equal(evaluate(floats + back.replaceAll('i32', 'i1'), 'tensor<2xi1>'), [1, 1]);
  assert.is(evaluate(floats + back.replaceAll('i32', 'ui8'), 'tensor<2xui8>'), undefined);
});

test('NaN is equal to nothing, and what is no sum of IEEE 754 is not known', () => {
  const nan = '%a = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>\n';
  const compare = '%r = stablehlo.compare EQ, %a, %a, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>';
  assert.equal(evaluate(nan + compare, 'tensor<2xi1>'), [0, 1]);
  assert.is(evaluate(nan + compare.replace('FLOAT', 'TOTALORDER'), 'tensor<2xi1>'), undefined);
  assert.is(isEach(`${floats}%x = stablehlo.tanh %a : tensor<2xf32>`, 'f32', [0, 0]), undefined);
});

const matrix = '%m = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>\n';
const moves: readonly (readonly [name: string, text: string, type: string, result: number[]])[] = [
  ['iota', '%r = stablehlo.iota dim = 1 : tensor<2x3xi32>', '2x3xi32', [0, 1, 2, 0, 1, 2]],
  ['iota of few bits', '%r = stablehlo.iota dim = 0 : tensor<5xi2>', '5xi2', [0, 1, -2, -1, 0]],
  ['reshape', '%r = stablehlo.reshape %m : (tensor<2x3xi32>) -> tensor<6xi32>', '6xi32', [1, 2, 3, 4, 5, 6]],
  ['transpose', '%r = stablehlo.transpose %m, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>', '3x2xi32', [1, 4, 2, 5, 3, 6]], // prettier-ignore
  ['slice', '%r = stablehlo.slice %m [1:2, 0:3:2] : (tensor<2x3xi32>) -> tensor<1x2xi32>', '1x2xi32', [4, 6]],
  ['reverse', '%r = stablehlo.reverse %m, dims = [1] : tensor<2x3xi32>', '2x3xi32', [3, 2, 1, 6, 5, 4]],
  ['concatenate', '%r = stablehlo.concatenate %m, %m, dim = 1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x6xi32>', '2x6xi32', [1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6]], // prettier-ignore
  [
    'broadcast_in_dim',
    `${vector('v', [7, 8], 'i32')}%one = stablehlo.reshape %v : (tensor<2xi32>) -> tensor<2x1xi32>
     %r = stablehlo.broadcast_in_dim %one, dims = [0, 2] : (tensor<2x1xi32>) -> tensor<2x2x2xi32>`,
    '2x2x2xi32',
    [7, 7, 7, 7, 8, 8, 8, 8],
  ],
  [
    'dynamic_slice, which is moved into the tensor',
    `%i = stablehlo.constant dense<-1> : tensor<i32>
     %j = stablehlo.constant dense<9> : tensor<i32>
     %r = stablehlo.dynamic_slice %m, %i, %j, sizes = [2, 2] : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x2xi32>`,
    '2x2xi32',
    [2, 3, 5, 6],
  ],
];

for (const [name, text, type, result] of moves) {
  test(name, () => assert.equal(evaluate(matrix + text, `tensor<${type}>`), result));
}

test('chains of operations may be long', () => {
  const steps = Array.from({ length: 20000 }, (_, i) => `%${i + 1} = stablehlo.add %${i}, %a : tensor<2xi32>`);
  const text = `${vector('a', [1, 2], 'i32')}%0 = stablehlo.iota dim = 0 : tensor<2xi32>\n${steps.join('\n')}`;
  assert.equal(evaluate(`${text}\n%r = stablehlo.abs %20000 : tensor<2xi32>`, 'tensor<2xi32>'), [20000, 40001]);
});

test.run();
