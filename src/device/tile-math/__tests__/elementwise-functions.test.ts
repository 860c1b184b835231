import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exponential } from '../exponential.ts';
import { plainTileMath as math } from '../plain-tile-math.ts';
import { binaryFunctions, unaryFunctions } from '../elementwise-functions.ts';

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

const numbers = [0, 0.25, -0.25, 1, -1, 3.5, -17, 1e-3, 60, -60];

/** Fails unless `got` is `expected` rounded to binary32, up to one unit in its last place. */
function checkClose(got: number, expected: number, what: string): void {
  const rounded = Math.fround(expected);
  const close = Object.is(got, rounded) || got === rounded || Math.abs(got - rounded) <= 1e-7 * Math.abs(rounded);
  assert.ok(close, `${what} is ${got}, expected ${rounded}`);
}

test('functions of one element agree with their definition', () => {
  for (const [name, { reference }] of Object.entries(unaryFunctions)) {
    const dst = math.allocate(1);
    numbers.forEach((x, i) => (dst.f32[i] = x));
    math.sfpuUnary(name, dst, 0, 0.5, exact);
    numbers.forEach((x, i) => checkClose(dst.f32[i]!, reference(Math.fround(x), 0.5), `${name}(${x})`));
  }
});

test('functions of two elements agree with their definition', () => {
  for (const [name, { reference }] of Object.entries(binaryFunctions)) {
    for (const b of numbers) {
      const dst = math.allocate(2);
      numbers.forEach((a, i) => (dst.f32[i] = a));
      dst.f32.fill(b, 1024);
      math.sfpuBinary(name, dst, 0, 1, exact);
      numbers.forEach((a, i) => {
        checkClose(dst.f32[i]!, reference(Math.fround(a), Math.fround(b)), `${name}(${a}, ${b})`);
      });
    }
  }
});

test('NaN in, NaN out, as by their definition', () => {
  for (const [name, { evaluate, reference }] of Object.entries(unaryFunctions)) {
    assert.equal(evaluate(NaN, 0.5), reference(NaN, 0.5), name);
  }
  for (const [name, { evaluate, reference }] of Object.entries(binaryFunctions)) {
    assert.equal(evaluate(NaN, 1), reference(NaN, 1), name);
    assert.equal(evaluate(1, NaN), reference(1, NaN), name);
  }
});

test('what is marked commutative commutes', () => {
  for (const { commutative, reference } of Object.values(binaryFunctions)) {
    for (const a of numbers) for (const b of numbers) if (commutative) assert.is(reference(a, b), reference(b, a));
  }
});

test.run();
