import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as special from '../special-functions.ts';
import { complementaryErrorFunction, errorFunction, power } from '../reference-functions.ts';

type Case = readonly [
  name: string,
  of: (x: number) => number,
  reference: (x: number) => number,
  min: number,
  max: number,
];

const cases: readonly Case[] = [
  ['log', special.logarithm, Math.log, 1e-38, 1e38],
  ['log close to 1', special.logarithm, Math.log, 0.9, 1.1],
  ['log1p', special.logarithmOfOnePlus, Math.log1p, -0.99, 1e6],
  ['log1p close to 0', special.logarithmOfOnePlus, Math.log1p, -1e-6, 1e-6],
  ['expm1', special.exponentialMinusOne, Math.expm1, -20, 80],
  ['expm1 close to 0', special.exponentialMinusOne, Math.expm1, -1e-6, 1e-6],
  ['cbrt', special.cubeRoot, Math.cbrt, -1e38, 1e38],
  ['tanh', special.hyperbolicTangent, Math.tanh, -25, 25],
  ['erf', special.errorFunction, errorFunction, -7, 7],
];

for (const [name, of, reference, min, max] of cases) {
  test(`${name} is correct to binary32`, () => {
    fc.assert(
      fc.property(fc.double({ min, max, noNaN: true }), (x) => {
        const [got, expected] = [of(x), reference(x)];
        assert.ok(
          Math.abs(got - expected) <= 1e-9 * Math.abs(expected),
          `${name}(${x}) is ${got}, expected ${expected}`,
        );
      }),
      { seed: 11, numRuns: 2000 },
    );
  });
}

test('sine, cosine and tangent are correct to binary32 up to 10^6', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (x) => {
      assert.ok(Math.abs(special.sine(x) - Math.sin(x)) <= 1e-9, `sin(${x})`);
      assert.ok(Math.abs(special.cosine(x) - Math.cos(x)) <= 1e-9, `cos(${x})`);
      const [got, expected] = [special.tangent(x), Math.tan(x)];
      assert.ok(Math.abs(got - expected) <= 1e-9 * (1 + expected * expected), `tan(${x})`);
    }),
    { seed: 12, numRuns: 2000 },
  );
});

test('powers are correct to binary32', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
      fc.double({ min: -6, max: 6, noNaN: true }),
      (a, b) => {
        const [got, expected] = [special.power(a, b), a ** b];
        assert.ok(Math.abs(got - expected) <= 1e-9 * expected, `${a} ** ${b} is ${got}, expected ${expected}`);
      },
    ),
    { seed: 13, numRuns: 2000 },
  );
  const special_ = [0, -0, 1, -1, 2, -2, 0.5, -0.5, 3, Infinity, -Infinity, NaN];
  for (const a of special_) {
    for (const b of special_) {
      const [got, expected] = [Math.fround(special.power(a, b)), Math.fround(power(a, b))];
      assert.ok(
        got === expected || Object.is(got, expected) || Math.abs(got - expected) < 1e-6,
        `${a} ** ${b}: ${got}`,
      );
    }
  }
});

test('powers of 1 are 1, and so are infinite ones of -1', () => {
  for (const b of [0, 3, -Infinity, Infinity, NaN]) assert.is(special.power(1, b), 1);
  assert.equal([special.power(-1, Infinity), special.power(-1, -Infinity)], [1, 1]);
  assert.is(special.power(-0, -3), -Infinity);
});

test('halves round to the even integer', () => {
  const rounded = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.49, 2.51, 7, 1e20, Infinity].map(special.roundToEven);
  assert.equal(
    rounded.map((x) => x + 0),
    [-2, -2, 0, 0, 2, 2, 2, 3, 7, 1e20, Infinity],
  );
});

test('the ends of the ranges', () => {
  assert.is(special.logarithm(0), -Infinity);
  assert.is(special.logarithm(Infinity), Infinity);
  assert.ok(Number.isNaN(special.logarithm(-1)));
  assert.is(special.logarithmOfOnePlus(-1), -Infinity);
  assert.is(special.exponentialMinusOne(-Infinity), -1);
  assert.is(special.hyperbolicTangent(-Infinity), -1);
  assert.is(special.errorFunction(Infinity), 1);
  assert.is(special.cubeRoot(-Infinity), -Infinity);
  assert.ok(Number.isNaN(special.sine(Infinity)));
  assert.ok(Object.is(special.sine(-0), -0));
});

test('the references of the error function agree with tables', () => {
  assert.ok(Math.abs(errorFunction(0.5) - 0.5204998778130465) < 1e-15);
  assert.ok(Math.abs(errorFunction(-1) + 0.8427007929497149) < 1e-15);
  assert.ok(Math.abs(complementaryErrorFunction(2) - 0.004677734981047266) < 1e-16);
  assert.ok(Math.abs(complementaryErrorFunction(5) / 1.5374597944280349e-12 - 1) < 1e-12);
});

test.run();
