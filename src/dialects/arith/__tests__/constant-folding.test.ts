import { test } from 'uvu';
import * as assert from 'uvu/assert';
import fc from 'fast-check';
import { denseFromNumbers, splatElements, type DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { floatAttr } from '../../../ir/attributes/float-values.ts';
import { FloatAttr, IntegerAttr, StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { createContext } from '../../__tests__/parse-module.ts';
import { multiply } from '../../../support/wide-floats.ts';
import { type FloatFolder, foldFloats, foldIntegers, isFloat, isInteger } from '../constant-folding.ts';
import { materializeConstant } from '../constant-value.ts';

const context = createContext();
const i8 = IntegerType.get(context, 8);
const f32 = FloatType.get(context, 'f32');
const add = (a: bigint, b: bigint): bigint => a + b;

test('integers wrap at their width', () => {
  fc.assert(
    fc.property(fc.integer({ min: -128, max: 127 }), fc.integer({ min: -128, max: 127 }), (a, b) => {
      const folded = foldIntegers([IntegerAttr.get(i8, a), IntegerAttr.get(i8, b)], i8, add) as IntegerAttr;
      assert.is(folded.number, ((((a + b + 128) % 256) + 256) % 256) - 128);
    }),
    { seed: 3, numRuns: 50 },
  );
});

const product: FloatFolder = { ofDoubles: (x, y) => x * y, ofWide: multiply };

test('floats round once to their format', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true }), fc.float({ noNaN: true }), (a, b) => {
      const folded = foldFloats([floatAttr(f32, a), floatAttr(f32, b)], f32, product);
      assert.is(folded, floatAttr(f32, Math.fround(a * b)));
    }),
    { seed: 3, numRuns: 50 },
  );
});

test('formats wider than a double are computed in as exactly', () => {
  const f128 = FloatType.get(context, 'f128');
  const third = FloatAttr.ofBits(f128, 0x3ffd5555555555555555555555555555n);
  const three = floatAttr(f128, 3);
  assert.is(foldFloats([third, three], f128, product), floatAttr(f128, 1));
  // It is no 1 although it rounds to that.
  assert.not(isFloat(FloatAttr.ofBits(f128, 0x3fff0000000000000000000000000001n), 1));
  const signalling = FloatAttr.ofBits(f128, 0x7fff0000000000000000000000000007n);
  assert.is(
    foldFloats([three, signalling], f128, product),
    FloatAttr.ofBits(f128, 0x7fff8000000000000000000000000007n),
  );
});

test('tensors fold element by element, splats as one', () => {
  const type = RankedTensorType.get([3], i8);
  const splat = splatElements(type, IntegerAttr.get(i8, 2));
  const list = denseFromNumbers(type, [1, 2, 127]);
  const folded = foldIntegers([splat, list], type, add) as DenseElementsAttr;
  assert.equal(
    [0, 1, 2].map((i) => folded.numberAt(i)),
    [3, 4, -127],
  );
  assert.ok((foldIntegers([splat, splat], type, add) as DenseElementsAttr).isSplat);
});

test('what is unknown, of different types or no number does not fold', () => {
  const one = IntegerAttr.get(i8, 1);
  assert.is(foldIntegers([one, undefined], i8, add), undefined);
  assert.is(foldIntegers([one, IntegerAttr.get(IntegerType.get(context, 16), 1)], i8, add), undefined);
  assert.is(foldIntegers([StringAttr.get(context, 'a'), StringAttr.get(context, 'b')], i8, add), undefined);
  const [small, large] = [RankedTensorType.get([1], i8), RankedTensorType.get([2], i8)].map((t) =>
    splatElements(t, one),
  );
  assert.is(foldIntegers([small, large], RankedTensorType.get([2], i8), add), undefined);
});

test('scales have a sign while they are constants on their own', () => {
  const scale = (value: number) => floatAttr(FloatType.get(context, 'f8E8M0FNU'), value);
  assert.is(foldFloats([scale(-2), scale(4)], scale(1).type, product), scale(-8));
  assert.is.not(scale(-8), scale(8));
});

test('constants are recognized alone and as splats, zeros by their sign', () => {
  const zero = IntegerAttr.get(i8, 0);
  assert.ok(isInteger(zero, 0n));
  assert.ok(isInteger(splatElements(RankedTensorType.get([3], i8), zero), 0n));
  assert.not(isInteger(denseFromNumbers(RankedTensorType.get([2], i8), [0, 1]), 0n));
  assert.ok(isFloat(floatAttr(f32, -0), -0));
  assert.not(isFloat(floatAttr(f32, 0), -0));
  assert.not(isFloat(undefined, 0));
});

test('constants are made of numbers of their own type', () => {
  const builder = new OpBuilder(context);
  const make = (value: IntegerAttr | StringAttr, type = i8) =>
    materializeConstant(builder, value, type, UnknownLoc.instance)?.name;
  const signed = IntegerType.get(context, 8, 'signed');
  assert.is(make(IntegerAttr.get(i8, 1)), 'arith.constant');
  assert.is(make(IntegerAttr.get(i8, 1), IntegerType.get(context, 16)), undefined);
  assert.is(make(IntegerAttr.get(signed, 1), signed), undefined);
  assert.is(make(StringAttr.get(context, 'a', i8)), undefined);
});

test.run();
