import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getAffineConstantExpr, getAffineDimExpr, getAffineSymbolExpr } from '../affine-expr.ts';
import { AffineMap, concatAffineMaps, inversePermutation } from '../affine-map.ts';
import { compileAffineMap } from '../compile-affine.ts';
import { IntegerSet } from '../integer-set.ts';
import { simplifyAffineMap } from '../simplify-affine.ts';
import { affineExpr, dimValues, fixedSeed, numDims, numSymbols, symbolValues } from './affine-arbitraries.ts';

const [d0, d1, d2, s0] = [getAffineDimExpr(0), getAffineDimExpr(1), getAffineDimExpr(2), getAffineSymbolExpr(0)];

test('maps print their inputs and results', () => {
  assert.is(String(AffineMap.get(2, 1, [d0, s0])), '(d0, d1)[s0] -> (d0, s0)');
  assert.is(String(AffineMap.get(0, 0, [])), '() -> ()');
  assert.is(String(AffineMap.getConstantMap(3)), '() -> (3)');
  assert.is(String(AffineMap.getMinorIdentityMap(3, 2)), '(d0, d1, d2) -> (d1, d2)');
});

test('identities and permutations are recognized', () => {
  const identity = AffineMap.getMultiDimIdentityMap(3);
  assert.ok(identity.isIdentity() && identity.isPermutation() && identity.isMinorIdentity());
  const rotation = AffineMap.getPermutationMap([2, 0, 1]);
  assert.ok(rotation.isPermutation() && !rotation.isIdentity());
  assert.ok(AffineMap.get(3, 0, [d2, d0]).isProjectedPermutation());
  assert.not(AffineMap.get(3, 0, [d2, d2]).isProjectedPermutation());
  const withZero = AffineMap.get(3, 0, [d2, getAffineConstantExpr(0)]);
  assert.ok(withZero.isProjectedPermutation(true) && !withZero.isProjectedPermutation());
  assert.ok(AffineMap.get(0, 0, []).isEmpty());
  assert.ok(AffineMap.getConstantMap(1).isConstant());
  assert.throws(() => AffineMap.getPermutationMap([0, 0]), 'is not a permutation');
});

test('composition puts the symbols of the outer map first', () => {
  const outer = AffineMap.get(2, 1, [d0.add(d1.mul(2)).add(s0)]);
  const inner = AffineMap.get(1, 1, [d0.mul(4), d0.add(s0)]);
  assert.is(String(outer.compose(inner)), '(d0)[s0, s1] -> (d0 * 4 + (d0 + s1) * 2 + s0)');
  assert.throws(() => inner.compose(inner), 'cannot compose');
});

test('results can be selected, dropped and inserted', () => {
  const map = AffineMap.getMultiDimIdentityMap(3);
  assert.is(String(map.getSubMap([2, 0])), '(d0, d1, d2) -> (d2, d0)');
  assert.is(String(map.dropResults([1])), '(d0, d1, d2) -> (d0, d2)');
  assert.is(String(map.getSliceMap(1, 2)), '(d0, d1, d2) -> (d1, d2)');
  assert.is(String(map.insertResult(getAffineConstantExpr(0), 0)), '(d0, d1, d2) -> (0, d0, d1, d2)');
  assert.is(String(concatAffineMaps([map.getSubMap([0]), map.getSubMap([2])], 3, 0)), '(d0, d1, d2) -> (d0, d2)');
  assert.is(map.getResultPosition(d1.add(0)), 1);
  assert.is(map.getResultPosition(s0), undefined);
  assert.is(map.getDimPosition(2), 2);
  assert.ok(map.isFunctionOfDim(2) && !map.isFunctionOfSymbol(0));
});

test('inverse permutations skip results that are no dims', () => {
  assert.is(String(inversePermutation(AffineMap.getPermutationMap([2, 0, 1]))), '(d0, d1, d2) -> (d1, d2, d0)');
  assert.is(String(inversePermutation(AffineMap.get(2, 0, [d1, d0.add(1), d0, d1]))), '(d0, d1, d2, d3) -> (d2, d0)');
  assert.is(inversePermutation(AffineMap.get(2, 0, [d0, d0])), undefined);
});

test('constant folding is all of a result or nothing', () => {
  const map = AffineMap.get(2, 0, [d0.add(1), d0.add(d1)]);
  assert.is(String(map.partialConstantFold([4, undefined])), '(d0, d1) -> (5, d0 + d1)');
  assert.is(map.constantFold([4, undefined]), undefined);
  assert.equal(map.constantFold([4, 5]), [5, 9]);
});

test('flattening collects like terms of each result', () => {
  assert.is(String(simplifyAffineMap(AffineMap.get(2, 0, [d0.add(d1).sub(d0)]))), '(d0, d1) -> (d1)');
});

test('compiled, composed and evaluated maps agree', () => {
  fc.assert(
    fc.property(affineExpr, affineExpr, affineExpr, dimValues, symbolValues, (a, b, c, dims, symbols) => {
      const map = AffineMap.get(numDims, numSymbols, [a, b, c]);
      const inner = map.eval(dims, symbols);
      const out: number[] = [];
      compileAffineMap(map)(dims, symbols, out);
      assert.equal(out, inner);
      assert.equal(map.compose(map).eval(dims, [...symbols, ...symbols]), map.eval(inner, symbols));
      const copy = AffineMap.get(numDims, numSymbols, [a.add(0), b.mul(1), c]);
      assert.ok(copy.equals(map));
      assert.is(copy.hash, map.hash);
    }),
    fixedSeed,
  );
});

test('sets print their constraints and know their points', () => {
  const set = IntegerSet.get(1, 1, [d0.sub(1), s0], [false, true]);
  assert.is(String(set), '(d0)[s0] : (d0 - 1 >= 0, s0 == 0)');
  assert.ok(set.contains([1], [0]));
  assert.not(set.contains([0], [0]));
  assert.not(set.contains([1], [2]));
  assert.is(String(IntegerSet.get(0, 0, [], [])), '() : (0 == 0)');
  assert.is(String(IntegerSet.getEmptySet(1, 0)), '(d0) : (1 == 0)');
  assert.ok(IntegerSet.getEmptySet(1, 0).isEmptyIntegerSet());
  const renamed = set.replaceDimsAndSymbols([d1], [s0], 2, 1);
  assert.is(String(renamed), '(d0, d1)[s0] : (d1 - 1 >= 0, s0 == 0)');
  assert.not(renamed.equals(set));
  assert.is(IntegerSet.get(1, 1, [d0.sub(1), s0], [false, true]).hash, set.hash);
  assert.is(set.numInputs, 2);
});

test.run();
