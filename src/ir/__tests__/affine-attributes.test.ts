import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { IntegerSet } from '../../affine/integer-set.ts';
import { AffineMapAttr, IntegerSetAttr } from '../attributes/container-attributes.ts';
import { Context } from '../context.ts';
import { DialectRegistry } from '../dialect.ts';

const dim = (position: number) => getAffineDimExpr(position);

test('equal maps and sets are one attribute, however many there are', () => {
  const context = new Context(new DialectRegistry());
  const mapOf = (n: number) =>
    AffineMapAttr.get(
      context,
      AffineMap.get(2, 0, [
        dim(0)
          .mul(n % 100)
          .add(n),
        dim(1),
      ]),
    );
  const setOf = (n: number) => IntegerSetAttr.get(context, IntegerSet.get(1, 0, [dim(0).sub(n)], [n % 2 === 0]));
  for (const make of [mapOf, setOf]) {
    const all = Array.from({ length: 3000 }, (_, n) => make(n));
    assert.is(new Set<unknown>(all).size, all.length);
    all.forEach((attribute, n) => assert.is(make(n), attribute));
  }
});

test('maps that are built otherwise are two attributes although they read alike, as in mlir-opt', () => {
  const context = new Context(new DialectRegistry());
  const left = AffineMapAttr.get(context, AffineMap.get(3, 0, [dim(0).add(dim(1)).add(dim(2))]));
  const right = AffineMapAttr.get(context, AffineMap.get(3, 0, [dim(0).add(dim(1).add(dim(2)))]));
  assert.is(left.value.toString(), right.value.toString());
  assert.is.not(left, right);
  const folded = AffineMapAttr.get(context, AffineMap.get(1, 0, [dim(0).mul(getAffineConstantExpr(1))]));
  assert.is(folded, AffineMapAttr.get(context, AffineMap.get(1, 0, [dim(0)])));
});

test.run();
