import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { acosf, asinf, atan2f, atanf } from '../angles-f32.ts';
import { log10F32, log10F64 } from '../decimal-logarithm.ts';
import { errorFunctionsF32, errorFunctionsF64 } from '../error-functions.ts';
import { expf, expm1f, log1pf, logf } from '../exponentials-f32.ts';
import { hyperbolicsF32, hyperbolicsF64 } from '../hyperbolics.ts';
import { cosf, sinf, tanf } from '../trigonometry-f32.ts';

const options = { seed: 11, numRuns: 300 };

/** A function, what the engine has in its place, and the numbers it is of. */
type Case = readonly [
  name: string,
  ours: (x: number) => number | undefined,
  engine: (x: number) => number,
  min: number,
  max: number,
];

const cases: readonly Case[] = [
  ['exp', expf, Math.exp, -80, 80],
  ['expm1', expm1f, Math.expm1, -80, 80],
  ['log', logf, Math.log, 2 ** -130, 2 ** 100],
  ['log10', log10F32, Math.log10, 2 ** -130, 2 ** 100],
  ['log1p', log1pf, Math.log1p, -0.99, 2 ** 100],
  ['acos', acosf, Math.acos, -1, 1],
  ['asin', asinf, Math.asin, -1, 1],
  ['atan', atanf, Math.atan, -(2 ** 40), 2 ** 40],
  ['sin', sinf, Math.sin, -119, 119],
  ['cos', cosf, Math.cos, -119, 119],
  ['tan', tanf, Math.tan, -119, 119],
  ['tanh', hyperbolicsF32.tanh, Math.tanh, -30, 30],
  ['cosh', hyperbolicsF32.cosh, Math.cosh, -89, 89],
  ['sinh', hyperbolicsF32.sinh, Math.sinh, -89, 89],
  ['asinh', hyperbolicsF32.asinh, Math.asinh, -(2 ** 60), 2 ** 60],
  ['acosh', hyperbolicsF32.acosh, Math.acosh, 1, 2 ** 60],
  ['atanh', hyperbolicsF32.atanh, Math.atanh, -0.99, 0.99],
  ['erf', errorFunctionsF32.erf, errorFunctionsF64.erf, -8, 8],
  ['erfc', errorFunctionsF32.erfc, errorFunctionsF64.erfc, -8, 8],
];

for (const [name, ours, engine, min, max] of cases) {
  test(`${name} of f32 is a float within some units of the last place of the result in f64`, () => {
    fc.assert(
      fc.property(fc.float({ min: Math.fround(min), max: Math.fround(max), noNaN: true }), (x) => {
        const value = ours(x)!;
        const expected = engine(x);
        assert.is(value, Math.fround(value));
        assert.ok(Math.abs(value - expected) <= Math.abs(expected) * 2 ** -21 + 2 ** -149, `of ${x}: ${value}`);
      }),
      options,
    );
  });
}

test('the angle of a point is that of the engine in every quarter', () => {
  for (const [y, x] of [[3, 1], [3, -1], [-3, 1], [-3, -1], [2 ** 100, -(2 ** -20)], [2 ** -100, -(2 ** 20)]] as const) {
    assert.ok(Math.abs(atan2f(y, x) - Math.atan2(y, x)) < 2 ** -21);
  }
}); // prettier-ignore

test('hyperbolic functions and logarithms of f64 agree with the engine', () => {
  const numbers = [-25, -3, -0.7, -0.1, 1e-9, 0.3, 1.5, 21, 30, 700];
  for (const name of ['tanh', 'cosh', 'sinh', 'asinh'] as const) {
    for (const x of numbers) {
      const expected = Math[name](x);
      assert.ok(Math.abs(hyperbolicsF64[name](x) - expected) <= Math.abs(expected) * 2 ** -50, `${name} of ${x}`);
    }
  }
  assert.is(log10F64(1000), 3);
  assert.is(log10F64(2 ** -1074), Math.log10(2 ** -1074));
});

test('numbers for which the C library is known not to round to the nearest have its result', () => {
  assert.is(hyperbolicsF32.tanh(Math.fround(0.7)), Math.fround(0.604367733));
  assert.is(errorFunctionsF64.erfc(5), 1.5374597944280351e-12);
  assert.is(atan2f(Math.fround(-3.213), Math.fround(-0.88)), Math.fround(-1.83812773));
});

test('the sine, cosine and tangent of large numbers are left to others', () => {
  for (const evaluate of [sinf, cosf, tanf]) assert.is(evaluate(120), undefined);
});

test.run();
