import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AffineMap } from '../../affine/affine-map.ts';
import { getAffineConstantExpr, getAffineDimExpr, getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { AffineMapAttr, StridedLayoutAttr } from '../attributes/container-attributes.ts';
import type { Attribute } from '../attribute.ts';
import { Context } from '../context.ts';
import { DialectRegistry } from '../dialect.ts';
import { canonicalizeStridedLayout, hasIdentityLayout, stridedForm, stridedLayoutMap } from '../types/memref-layout.ts';
import { FloatType } from '../types/scalar-types.ts';
import { kDynamic, MemRefType } from '../types/shaped-types.ts';

const context = new Context(new DialectRegistry({}));
const [d0, d1] = [getAffineDimExpr(0), getAffineDimExpr(1)];
const s0 = getAffineSymbolExpr(0);

const memref = (shape: readonly number[], layout?: Attribute) =>
  MemRefType.get(shape, FloatType.get(context, 'f32'), undefined, layout);
const mapped = (dims: number, symbols: number, result: Parameters<typeof AffineMap.get>[2][number]) =>
  AffineMapAttr.get(context, AffineMap.get(dims, symbols, [result]));

test('row-major strides are unknown in front of a dimension that is dynamic or empty', () => {
  assert.equal(stridedForm(memref([2, 3, 4])), { offset: 0, strides: [12, 4, 1] });
  assert.equal(stridedForm(memref([2, kDynamic, 4])), { offset: 0, strides: [kDynamic, 4, 1] });
  assert.equal(stridedForm(memref([2, 0, 4])), { offset: 0, strides: [kDynamic, 4, 1] });
  assert.equal(stridedForm(memref([])), { offset: 0, strides: [] });
});

test('an affine map of one result has strides when it is linear', () => {
  const layout = mapped(2, 1, d0.add(1).mul(8).add(d1.mul(s0)).add(5));
  assert.equal(stridedForm(memref([2, 4], layout)), { offset: 13, strides: [8, kDynamic] });
  assert.is(stridedForm(memref([2, 4], mapped(2, 0, d0.floorDiv(2).add(d1)))), undefined);
  assert.is(stridedForm(memref([2], AffineMapAttr.get(context, AffineMap.get(1, 0, [d0, d0])))), undefined);
});

test('a strided layout is a map with a symbol for each unknown', () => {
  const map = stridedLayoutMap({ offset: kDynamic, strides: [kDynamic, 2] });
  assert.is(map.toString(), '(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1 * 2)');
  assert.is(stridedLayoutMap({ offset: 0, strides: [1] }).isIdentity(), true);
});

test('canonical layouts are none where elements are in row-major order', () => {
  const plain = memref([2, 4]);
  assert.is(canonicalizeStridedLayout(memref([2, 4], StridedLayoutAttr.get(context, 0, [4, 1]))), plain);
  assert.is(canonicalizeStridedLayout(memref([2, 4], mapped(2, 0, d0.mul(4).add(d1)))), plain);
  assert.is(canonicalizeStridedLayout(memref([], mapped(0, 0, getAffineConstantExpr(0)))), memref([]));
  const column = canonicalizeStridedLayout(memref([2, 4], StridedLayoutAttr.get(context, 0, [1, 2])));
  assert.is((column.layout as AffineMapAttr).value.toString(), '(d0, d1) -> (d0 + d1 * 2)');
});

test('the identity may be written out', () => {
  assert.is(hasIdentityLayout(memref([4])), true);
  assert.is(hasIdentityLayout(memref([4], StridedLayoutAttr.get(context, 0, [1]))), true);
  assert.is(hasIdentityLayout(memref([4, 4], StridedLayoutAttr.get(context, 0, [4, 1]))), false);
});

test.run();
