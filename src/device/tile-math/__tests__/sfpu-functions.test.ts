import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exponential } from '../exponential.ts';
import { plainTileMath as math } from '../plain-tile-math.ts';
import { sfpuFunctions } from '../sfpu-functions.ts';

const exact = { fidelity: 'hifi4', plainProduct: true, dst: 'f32' } as const;

test('the exponential is correct to binary32 over its range', () => {
  fc.assert(
    fc.property(fc.double({ min: -110, max: 95, noNaN: true }), (x) => {
      const expected = Math.exp(x);
      const got = exponential(x);
      if (x > 89) assert.is(got, Infinity);
      else if (x < -105) assert.is(got, 0);
      else assert.ok(Math.abs(got - expected) <= 4e-15 * expected, `exp(${x}) is ${got}, expected ${expected}`);
    }),
    { seed: 23, numRuns: 5000 },
  );
  assert.is(exponential(0), 1);
  assert.is(exponential(-Infinity), 0);
  assert.ok(Number.isNaN(exponential(NaN)));
});

test('functions agree with their definition', () => {
  const definitions: Readonly<Record<string, (x: number, parameter: number) => number>> = {
    exp: (x) => Math.exp(x),
    sqrt: (x) => Math.sqrt(x),
    recip: (x) => 1 / x,
    sigmoid: (x) => 1 / (1 + Math.exp(-x)),
    relu: (x) => Math.max(x, 0),
    leaky_relu: (x, slope) => Math.max(x, 0) + slope * Math.min(x, 0),
    abs: (x) => Math.abs(x),
    negative: (x) => -x,
    square: (x) => x ** 2,
    gez: (x) => Number(x >= 0),
    gtz: (x) => Number(x > 0),
    lez: (x) => Number(x <= 0),
    ltz: (x) => Number(x < 0),
    eqz: (x) => Number(x === 0),
    nez: (x) => Number(x !== 0),
    add_unary: (x, scalar) => x + scalar,
    sub_unary: (x, scalar) => x - scalar,
    mul_unary: (x, scalar) => x * scalar,
  };
  assert.equal(Object.keys(definitions).sort(), Object.keys(sfpuFunctions).sort());
  const inputs = [0, 0.25, -0.25, 1, -1, 3.5, -17, 1e-3, 60, -60];
  for (const [name, define] of Object.entries(definitions)) {
    const dst = math.allocate(1);
    inputs.forEach((x, i) => (dst.f32[i] = x));
    math.sfpuUnary(name, dst, 0, 0.5, exact);
    inputs.forEach((x, i) => {
      const expected = Math.fround(define(Math.fround(x), 0.5));
      const got = dst.f32[i]!;
      const close = Number.isNaN(expected)
        ? Number.isNaN(got)
        : got === expected || Math.abs(got - expected) <= 1e-7 * Math.abs(expected);
      assert.ok(close, `${name}(${x}) is ${got}, expected ${expected}`);
    });
  }
});

test.run();
