import { test } from 'uvu';
import * as assert from 'uvu/assert';
import fc from 'fast-check';
import { decodeFloat, encodeFloat, floatFormat, floatParts, holdsAll } from '../float-bits.ts';
import {
  add,
  compareParts,
  divide,
  maximum,
  minimum,
  multiply,
  remainder,
  roundedToInteger,
  roundParts,
  subtract,
  truncated,
  type WideFolder,
} from '../wide-floats.ts';

const { f64, f80, f128 } = floatFormat;
const partsOf = (value: number) => floatParts(f64, encodeFloat(f64, value));
const onDoubles =
  (fold: WideFolder) =>
  (a: number, b: number): number =>
    decodeFloat(f64, roundParts(f64, fold(partsOf(a), partsOf(b))));

const doubles = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, 1, -1, Infinity, -Infinity, NaN, 5e-324, Number.MAX_VALUE),
  fc.double({ min: -100, max: 100 }),
);

test('on doubles it does what JavaScript does', () => {
  const folders: readonly (readonly [WideFolder, (a: number, b: number) => number])[] = [
    [add, (a, b) => a + b],
    [subtract, (a, b) => a - b],
    [multiply, (a, b) => a * b],
    [divide, (a, b) => a / b],
    [remainder, (a, b) => a % b],
    [maximum, Math.max],
    [minimum, Math.min],
  ];
  fc.assert(
    fc.property(doubles, doubles, (a, b) => {
      for (const [fold, expected] of folders) {
        assert.ok(Object.is(onDoubles(fold)(a, b), expected(a, b)), `${a}, ${b}`);
      }
      const order = compareParts(partsOf(a), partsOf(b));
      assert.equal([order < 0, order === 0, order > 0], [a < b, a === b, a > b]);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('integers are cut off or rounded to', () => {
  assert.is(truncated(partsOf(-2.75)), -2n);
  assert.is(truncated(partsOf(2 ** 70)), 1n << 70n);
  assert.is(truncated(partsOf(Infinity)), undefined);
  const rounded = (value: number, rounding: 'down' | 'up' | 'even'): number =>
    decodeFloat(f64, roundParts(f64, roundedToInteger(partsOf(value), rounding)));
  assert.equal(
    [-2.5, -0.25, 0.5, 1.5, 2.5, 3].map((value) => rounded(value, 'even')),
    [-2, -0, 0, 2, 2, 3],
  );
  assert.is(rounded(-0.25, 'up'), -0);
  assert.is(rounded(-0.25, 'down'), -1);
});

test('results have the precision of the format', () => {
  const third = roundParts(f128, divide(partsOf(1), partsOf(3)));
  assert.is(third, 0x3ffd5555555555555555555555555555n);
  assert.is(roundParts(f80, divide(partsOf(1), partsOf(3))), 0x3ffdaaaaaaaaaaaaaaabn);
  assert.is(roundParts(f128, divide(partsOf(1), partsOf(0))), encodeFloat(f128, Infinity));
});

test('formats hold others', () => {
  assert.ok(holdsAll(f80, f64));
  assert.ok(holdsAll(f128, f80));
  assert.not(holdsAll(f64, f80));
  assert.not(holdsAll(floatFormat.bf16, floatFormat.f16));
  assert.not(holdsAll(floatFormat.f16, floatFormat.bf16));
  assert.ok(holdsAll(floatFormat.f16, floatFormat.f8E5M2));
  assert.not(holdsAll(floatFormat.f32, floatFormat.f8E8M0FNU));
});

test.run();
