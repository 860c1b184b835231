import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileAffineExpr } from '../compile-affine.ts';
import { constantFoldAffineExpr, evaluateAffineExpr } from '../affine-eval.ts';
import {
  getAffineBinaryOpExpr,
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineExpr,
  type AffineOperandOrder,
} from '../affine-expr.ts';
import {
  foldAffineExpr,
  isFunctionOfDim,
  isFunctionOfSymbol,
  replaceDimsAndSymbols,
  shiftDims,
  shiftSymbols,
} from '../affine-walk.ts';
import { simplifyAffineExpr } from '../simplify-affine.ts';
import { affineExpr, dimValues, fixedSeed, symbolValues } from './affine-arbitraries.ts';

const [d0, d1, s0] = [getAffineDimExpr(0), getAffineDimExpr(1), getAffineSymbolExpr(0)];
const prints = (expr: AffineExpr, text: string) => assert.is(String(expr), text);

test('constants move to the right and fold', () => {
  prints(getAffineConstantExpr(3).add(d0), 'd0 + 3');
  prints(d0.add(2).add(3), 'd0 + 5');
  prints(s0.add(d0), 'd0 + s0');
  prints(d0.mul(2).mul(3), 'd0 * 6');
  prints(d0.mul(1), 'd0');
  prints(d0.mul(0), '0');
  prints(d0.sub(d0), '0');
});

test('differences and negations print as such', () => {
  prints(d0.neg(), '-d0');
  prints(d0.sub(1), 'd0 - 1');
  prints(d0.sub(d1.mul(3)), 'd0 - d1 * 3');
  prints(d0.sub(d1.add(s0)), 'd0 - (d1 + s0)');
  prints(d0.add(d1).neg().add(3), '-(d0 + d1) + 3');
});

test('divisions simplify when the divisor divides', () => {
  prints(d0.mul(8).add(d1).floorDiv(4), 'd0 * 2 + d1 floordiv 4');
  prints(d0.mul(8).add(d1).mod(4), 'd1 mod 4');
  prints(d0.mul(8).ceilDiv(4), 'd0 * 2');
  prints(d0.mod(8).mod(4), 'd0 mod 4');
  prints(d0.sub(d0.floorDiv(4).mul(4)), 'd0 mod 4');
  prints(d0.sub(d0.floorDiv(s0).mul(s0)), 'd0 mod s0');
});

test('what is undefined stays as written', () => {
  prints(d0.floorDiv(0), 'd0 floordiv 0');
  prints(getAffineConstantExpr(7).mod(-3), '7 mod -3');
  assert.ok(Number.isNaN(evaluateAffineExpr(d0.floorDiv(0), [1])));
  assert.is(constantFoldAffineExpr(getAffineConstantExpr(7).mod(-3), []), undefined);
});

test('constants that meet as terms or factors wrap to 64 bits, a sum or product of two constants stays', () => {
  const max = getAffineConstantExpr(9223372036854775807n);
  prints(max.add(1), '9223372036854775807 + 1');
  prints(max.sub(1), '9223372036854775806');
  prints(d0.mul(max).mul(2), 'd0 * -2');
  prints(max.floorDiv(2), '4611686018427387903');
  assert.is(constantFoldAffineExpr(d0.mul(3), [2n ** 60n]), 3n * 2n ** 60n);
  assert.is(constantFoldAffineExpr(d0.mul(8), [2n ** 60n]), -(2n ** 63n));
  assert.is(constantFoldAffineExpr(max.add(d0), [2]), -(2n ** 63n) + 1n);
  assert.ok(Number.isNaN(evaluateAffineExpr(d0.mul(d1), [2 ** 40, 2 ** 40])));
  const min = getAffineConstantExpr(-(2n ** 63n));
  prints(d0.add(min), 'd0 - -9223372036854775808');
  prints(min.floorDiv(-1), '-9223372036854775808 floordiv -1');
  prints(d0.mul(max).add(d0), 'd0 * -9223372036854775808');
  prints(d0.add(max).add(2), 'd0 - 9223372036854775807');
  assert.is(String(simplifyAffineExpr(max.add(max))), '-2');
  assert.throws(() => getAffineConstantExpr(2n ** 63n), 'is not a 64-bit integer');
  assert.throws(() => getAffineConstantExpr(0.5), 'is not a 64-bit integer');
});

test('known divisors and symbols', () => {
  assert.ok(d0.mul(12).add(8).isMultipleOf(4));
  assert.not(d0.mul(12).add(8).isMultipleOf(8));
  assert.ok(isFunctionOfSymbol(d0.add(s0), 0));
  assert.not(d0.equals(s0));
});

test('hundred thousand levels take no stack', () => {
  let sum: AffineExpr = d0;
  let quotient: AffineExpr = d0;
  for (let i = 0; i < 100_000; i++) {
    sum = sum.add(getAffineDimExpr(i % 5).mul(i));
    quotient = quotient.floorDiv(2).add(1);
  }
  assert.ok(String(sum).endsWith('d4 * 99999'));
  assert.ok(sum.equals(replaceDimsAndSymbols(sum, [d0], [])));
  assert.is(evaluateAffineExpr(quotient, [0]), 1);
  assert.is(compileAffineExpr(quotient)([0], []), 1);
  assert.is(sum.mod(7).depth, sum.depth + 1);
  assert.ok(simplifyAffineExpr(sum.add(quotient)).depth > 0);
});

test('shifting renames from the offset on', () => {
  const expr = d0.add(d1.mul(2)).add(s0);
  prints(shiftDims(expr, 2, 3, 1), 'd0 + d4 * 2 + s0');
  prints(shiftSymbols(expr, 1, 2), 'd0 + d1 * 2 + s2');
  assert.ok(isFunctionOfDim(expr, 1));
  assert.not(isFunctionOfDim(expr, 2));
});

test('pure affine expressions have constant factors and divisors', () => {
  assert.ok(d0.mul(2).mod(3).isPureAffine);
  assert.not(d0.mul(s0).isPureAffine);
  assert.not(d0.floorDiv(s0).isPureAffine);
  assert.not(d0.floorDiv(s0).add(1).isPureAffine);
});

test('ring laws hold by value', () => {
  fc.assert(
    fc.property(affineExpr, affineExpr, affineExpr, dimValues, symbolValues, (a, b, c, dims, symbols) => {
      const value = (expr: AffineExpr) => evaluateAffineExpr(expr, dims, symbols);
      assert.is(value(a.add(b)), value(b.add(a)));
      assert.is(value(a.add(b).add(c)), value(a.add(b.add(c))));
      assert.is(value(a.add(b).mul(3)), value(a.mul(3).add(b.mul(3))));
      assert.is(value(a.sub(b)), value(a) - value(b));
      assert.is(value(a.floorDiv(6).mul(6).add(a.mod(6))), value(a));
      assert.is(value(a.ceilDiv(6)), -value(a.neg().floorDiv(6)) + 0);
    }),
    fixedSeed,
  );
});

test('flattening and compiling preserve the value', () => {
  fc.assert(
    fc.property(affineExpr, dimValues, symbolValues, (expr, dims, symbols) => {
      const expected = evaluateAffineExpr(expr, dims, symbols);
      assert.is(compileAffineExpr(expr)(dims, symbols), expected);
      assert.is(evaluateAffineExpr(simplifyAffineExpr(expr), dims, symbols), expected);
      assert.is(constantFoldAffineExpr(expr, dims, symbols), expected);
    }),
    fixedSeed,
  );
});

test('rebuilding an expression from its parts gives the same expression', () => {
  fc.assert(
    fc.property(affineExpr, (expr) => {
      const rebuilt = foldAffineExpr<AffineExpr>(
        expr,
        (leaf) => leaf,
        (node, lhs, rhs) => getAffineBinaryOpExpr(node.kind, lhs, rhs),
      );
      assert.is(String(rebuilt), String(expr));
      assert.ok(rebuilt.equals(expr));
      assert.is(rebuilt.hash, expr.hash);
    }),
    fixedSeed,
  );
});

test('the known divisor divides every value', () => {
  fc.assert(
    fc.property(affineExpr, dimValues, symbolValues, (expr, dims, symbols) => {
      const divisor = Number(expr.largestKnownDivisor);
      const value = evaluateAffineExpr(expr, dims, symbols);
      assert.ok(divisor === 0 ? value === 0 : value % divisor === 0, `${expr} = ${value}, divisor ${divisor}`);
    }),
    fixedSeed,
  );
});

test('sums and products of two inputs are ordered unless an input says otherwise', () => {
  const text = (order: AffineOperandOrder) => {
    const [d0, d1] = [getAffineDimExpr(0, order), getAffineDimExpr(1, order)];
    const [s0, s1] = [getAffineSymbolExpr(0, order), getAffineSymbolExpr(1, order)];
    return `${d1.add(d0)}, ${s1.mul(s0).mul(d0)}, ${d0.add(s0).sub(s0.floorDiv(4).mul(4))}`;
  };
  assert.is(text('canonical'), 'd0 + d1, d0 * (s0 * s1), d0 + s0 mod 4');
  assert.is(text('as-written'), 'd1 + d0, d0 * (s1 * s0), d0 + s0 - (s0 floordiv 4) * 4');
});

test('algebra keeps the order of operands of its inputs', () => {
  const [d0, d1] = [getAffineDimExpr(0, 'as-written'), getAffineDimExpr(1, 'as-written')];
  const sum = d1.add(d0);
  const swapped = replaceDimsAndSymbols(sum, [getAffineDimExpr(2), getAffineDimExpr(3)], []);
  assert.is(String(swapped), 'd3 + d2');
  assert.is(String(simplifyAffineExpr(sum.add(sum))), 'd0 * 2 + d1 * 2');
  assert.ok(sum.equals(getAffineBinaryOpExpr('add', getAffineDimExpr(1), getAffineDimExpr(0), true)));
});

test.run();
