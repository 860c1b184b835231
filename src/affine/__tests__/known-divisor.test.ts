import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { getAffineConstantExpr, getAffineDimExpr } from '../affine-expr.ts';
import { largestKnownDivisor } from '../known-divisor.ts';

const test = suite('largestKnownDivisor');
const [d0, d1] = [getAffineDimExpr(0), getAffineDimExpr(1)];

test('multiplies factors and takes what terms have in common', () => {
  assert.is(largestKnownDivisor(d0), 1n);
  assert.is(largestKnownDivisor(getAffineConstantExpr(-6)), 6n);
  assert.is(largestKnownDivisor(d0.mul(6).add(d1.mul(4))), 2n);
  assert.is(largestKnownDivisor(d0.mul(12).mod(8)), 4n);
  assert.is(largestKnownDivisor(getAffineConstantExpr(0)), 0n);
});

test('divides quotients where nothing is left over', () => {
  assert.is(largestKnownDivisor(d0.mul(12).add(d1.mul(24)).floorDiv(4)), 3n);
  assert.is(largestKnownDivisor(d0.mul(6).add(d1.mul(9)).ceilDiv(2)), 1n);
});

test.run();
