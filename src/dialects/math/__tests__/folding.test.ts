import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { floatAttr, floatValue } from '../../../ir/attributes/float-values.ts';
import { FloatAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { exactFunctions } from '../../../support/exact-functions.ts';
import { createContext } from '../../__tests__/parse-module.ts';
import { foldElements } from '../../arith/constant-folding.ts';
import { approximately, roundingToInteger, foldBits, roundAway, roundToEven } from '../float-folding.ts';
import { integerOps } from '../hooks/integer-ops.ts';

const context = createContext();
const f32 = FloatType.get(context, 'f32');
const f64 = FloatType.get(context, 'f64');
const options = { seed: 7, numRuns: 100 };

/** Folds an integer operation on values of `width` bits. */
function foldIntegers(name: keyof typeof integerOps, width: number, ...values: number[]): number | undefined {
  const type = IntegerType.get(context, width);
  const operands = values.map((value) => IntegerAttr.get(type, value));
  const op = { result: () => ({ type }) } as unknown as Operation;
  const folded = integerOps[name].fold(op, operands);
  return (folded as readonly IntegerAttr[] | undefined)?.[0]?.number;
}

test('counts of bits agree with a loop over them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -128, max: 127 }), (value) => {
      const bits = Array.from({ length: 8 }, (_, i) => (value >> i) & 1);
      const lowest = bits.indexOf(1);
      const highest = bits.lastIndexOf(1);
      assert.is(foldIntegers('CtPopOp', 8, value), bits.filter((bit) => bit === 1).length);
      assert.is(foldIntegers('CountTrailingZerosOp', 8, value), lowest < 0 ? 8 : lowest);
      assert.is(foldIntegers('CountLeadingZerosOp', 8, value), 7 - highest);
    }),
    options,
  );
});

test('powers wrap', () => {
  fc.assert(
    fc.property(fc.integer({ min: -128, max: 127 }), fc.integer({ min: 0, max: 20 }), (base, exponent) => {
      const expected = Number(BigInt.asIntN(8, BigInt(base) ** BigInt(exponent)));
      assert.is(foldIntegers('IPowIOp', 8, base, exponent), expected);
    }),
    options,
  );
  assert.is(foldIntegers('IPowIOp', 8, 0, -1), undefined);
  assert.is(foldIntegers('IPowIOp', 8, -1, -2), 1);
});

test('halves round away from zero or to even', () => {
  assert.equal([0.5, 1.5, 2.5, -0.5, -2.5, 2.4, 2 ** 60].map(roundAway), [1, 2, 3, -1, -3, 2, 2 ** 60]);
  assert.equal([0.5, 1.5, 2.5, 3.5, -2.5, 2.6].map(roundToEven), [0, 2, 2, 4, -2, 3]);
  assert.ok(Object.is(roundAway(-0.3), -0));
  assert.ok(Object.is(roundToEven(-0.5), -0));
  assert.is(roundAway(0.49999999999999994), 0);
});

test('functions of the C library are folded for f32 and f64', () => {
  const root = approximately(Math.cbrt);
  assert.is(root(floatAttr(f32, 27)), floatAttr(f32, 3));
  assert.is(root(floatAttr(f64, 27)), floatAttr(f64, 3));
  assert.is(root(floatAttr(FloatType.get(context, 'f16'), 27)), undefined);
  assert.is(approximately(Math.log, { isDefined: (value) => value > 0 })(floatAttr(f32, -1)), undefined);
});

test('the exact result is rounded once', () => {
  // Half-way between two floats of f32 for a double, a little less in truth.
  const between = { significand: (1n << 84n) + (1n << 60n) - 1n, exponent: -84 };
  assert.is(approximately(() => 1 + 3 * 2 ** -24)(floatAttr(f32, 1)), floatAttr(f32, 1 + 2 ** -22));
  assert.is(approximately(() => 1 + 2 ** -24, { exact: () => between })(floatAttr(f32, 1)), floatAttr(f32, 1));
  fc.assert(
    fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const folded = approximately(Math.sin, { exact: exactFunctions.sin })(floatAttr(f32, value));
      assert.is(floatValue(folded as FloatAttr), Math.fround(Math.sin(value)));
    }),
    options,
  );
});

test('NaN stays the NaN it is, but for signaling; new ones have the sign that processors give them', () => {
  const nan = FloatAttr.ofBits(f32, 0xffc00001n);
  assert.is(approximately(Math.sin)(nan), nan);
  assert.is(approximately(Math.sin)(FloatAttr.ofBits(f32, 0x7f800001n)), FloatAttr.ofBits(f32, 0x7fc00001n));
  assert.is(approximately(Math.sin)(floatAttr(f32, Infinity)), FloatAttr.ofBits(f32, 0xffc00000n));
  assert.is(approximately(Math.acos, { isNaNPositive: true })(floatAttr(f32, 2)), FloatAttr.ofBits(f32, 0x7fc00000n));
});

test('signs are changed in every format that has them', () => {
  const wide = FloatAttr.ofBits(FloatType.get(context, 'f128'), 1n << 127n);
  assert.is((foldBits((sign, bits) => bits! & ~sign)(wide) as FloatAttr).bits, 0n);
  assert.is(roundingToInteger(Math.floor, 'down')(wide), wide);
  assert.is(roundingToInteger(Math.trunc, undefined)(wide), undefined);
  const small = FloatAttr.ofBits(FloatType.get(context, 'f8E4M3FN'), 0x81n);
  assert.is((foldBits((sign, bits) => bits! & ~sign)(small) as FloatAttr).bits, 1n);
  const unsignedNaN = FloatAttr.ofBits(FloatType.get(context, 'f8E4M3FNUZ'), 0x80n);
  assert.is(foldBits((sign, bits) => bits! & ~sign)(unsignedNaN), unsignedNaN);
  const scale = (value: number) => floatAttr(FloatType.get(context, 'f8E8M0FNU'), value);
  assert.is(foldBits((sign, bits) => bits! & ~sign)(scale(-2)), scale(2));
});

test('what is not constant, or not all of one type, does not fold', () => {
  const add = approximately((a, b) => a! + b!);
  assert.is(foldElements([floatAttr(f32, 1), undefined], f32, add), undefined);
  assert.is(foldElements([floatAttr(f32, 1), floatAttr(f64, 1)], f32, add), undefined);
  assert.is(foldElements([floatAttr(f32, 1), floatAttr(f32, 2)], f32, add), floatAttr(f32, 3));
});

test.run();
