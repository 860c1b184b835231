import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { maxAbsError, pearsonCorrelation } from '../compare.ts';

const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 1e-9, `${actual}`);

test('the largest difference wins', () => {
  assert.is(maxAbsError([1, 2, 3], [1, 2.5, 2.75]), 0.5);
  assert.is(maxAbsError([], []), 0);
});

test('equal specials do not differ, others differ by infinity', () => {
  assert.is(maxAbsError([NaN, Infinity, -Infinity, 0], [NaN, Infinity, -Infinity, -0]), 0);
  assert.is(maxAbsError([NaN], [1]), Infinity);
  assert.is(maxAbsError([Infinity], [1]), Infinity);
  assert.is(maxAbsError([Infinity], [-Infinity]), Infinity);
});

test('a correlation by hand', () => {
  near(pearsonCorrelation([1, 2, 3], [2, 4, 6]), 1);
  near(pearsonCorrelation([1, 2, 3], [3, 2, 1]), -1);
  // Deviations (-1, 0, 1) and (-1, 2, -1): orthogonal.
  near(pearsonCorrelation([1, 2, 3], [0, 3, 0]), 0);
  near(pearsonCorrelation([1, 2, 3, 4], [1, 3, 2, 4]), 0.8);
  assert.is(pearsonCorrelation([0.1, 0.7, 0.4], [0.1, 0.7, 0.4]), 1);
});

test('constants are defined', () => {
  assert.is(pearsonCorrelation([], []), 1);
  assert.is(pearsonCorrelation([3, 3], [3, 3]), 1);
  assert.is(pearsonCorrelation([0, 0], [5, 5]), 1);
  assert.is(pearsonCorrelation([3, 3], [1, 2]), 0);
  assert.is(pearsonCorrelation([0.1, 0.1 + 1e-9], [0.1, 0.1]), 1);
});

test('specials are defined', () => {
  near(pearsonCorrelation([NaN, 1, 2], [NaN, 2, 4]), 1);
  near(pearsonCorrelation([Infinity, 1, 2], [Infinity, 2, 4]), 1);
  assert.is(pearsonCorrelation([NaN, 1, 2], [0, 2, 4]), 0);
  assert.is(pearsonCorrelation([Infinity, 1, 2], [-Infinity, 2, 4]), 0);
});

test('neither huge nor tiny numbers overflow', () => {
  near(pearsonCorrelation([1e300, 2e300, -3e300], [1, 2, -3]), 1);
  near(pearsonCorrelation([1e-300, 2e-300, -3e-300], [1, 2, -3]), 1);
});

test('a positive scale and a shift do not change it, a negative scale turns it round', () => {
  const value = fc.integer({ min: -100, max: 100 });
  const arrays = fc.array(fc.tuple(value, value), { minLength: 3, maxLength: 20 });
  fc.assert(
    fc.property(arrays, fc.integer({ min: 1, max: 9 }), value, (pairs, scale, shift) => {
      const [a, b] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
      fc.pre(new Set(a).size > 1 && new Set(b).size > 1);
      const correlation = pearsonCorrelation(a, b);
      near(pearsonCorrelation(b, a), correlation);
      near(
        pearsonCorrelation(
          a.map((x) => x * scale + shift),
          b,
        ),
        correlation,
      );
      near(
        pearsonCorrelation(
          a,
          b.map((y) => -y),
        ),
        -correlation,
      );
      assert.ok(Math.abs(correlation) <= 1);
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('arrays of different length are a bug of the caller', () => {
  assert.throws(() => maxAbsError([1], [1, 2]), /arrays of 1 and 2 elements cannot be compared/);
  assert.throws(() => pearsonCorrelation([1], []), /arrays of 1 and 0 elements cannot be compared/);
});

test.run();
