import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { StridedLayoutAttr } from '../../../ir/attributes/container-attributes.ts';
import { Context } from '../../../ir/context.ts';
import { DialectRegistry } from '../../../ir/dialect.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { kDynamic, MemRefType } from '../../../ir/types/shaped-types.ts';
import { collapsingReassociation } from '../../../rewrite/collapsing-reassociation.ts';
import { collapsedType, expandedType } from '../reshaped-layout.ts';
import { inferSubviewType } from '../subview-type.ts';

const context = new Context(new DialectRegistry({}));

function strided(shape: readonly number[], offset: number, strides: readonly number[]): MemRefType {
  return MemRefType.get(
    shape,
    FloatType.get(context, 'f32'),
    undefined,
    StridedLayoutAttr.get(context, offset, strides),
  );
}

test('splitting a dimension splits its stride', () => {
  const source = strided([2, 5, 24], 3, [10000, 1, 100]);
  const expanded = strided([2, 5, 4, 3, 2], 3, [10000, 1, 600, 200, 100]);
  assert.is(expandedType(source, [2, 5, 4, 3, 2], [[0], [1], [2, 3, 4]]), expanded);
  assert.is(collapsedType(expanded, [2, 5, 24], [[0], [1], [2, 3, 4]]), source);
});

test('dimensions are joined only without gaps between them', () => {
  const gap = strided([2, 3, 4], 0, [100, 4, 1]);
  assert.is(collapsedType(gap, [6, 4], [[0, 1], [2]]), undefined);
  const unknown = strided([2, 3, 4], 0, [kDynamic, 4, 1]);
  assert.is(collapsedType(unknown, [6, 4], [[0, 1], [2]]), strided([6, 4], 0, [4, 1]));
  assert.is(collapsedType(unknown, [6, 4], [[0, 1], [2]], true), undefined);
});

test('a dimension of size 1 has no stride that matters', () => {
  assert.is(collapsedType(strided([3, 1], 0, [7, 5]), [3], [[0, 1]]), strided([3], 0, [7]));
  const leading = strided([1, 2, 4], 0, [kDynamic, kDynamic, kDynamic]);
  assert.is(collapsedType(leading, [2, 4], [[0, 1], [2]], true), strided([2, 4], 0, [kDynamic, kDynamic]));
});

test('a slice has the strides of the source times its own', () => {
  const source = strided([8, 16], 5, [kDynamic, 2]);
  const slice = { offsets: [0, 3], sizes: [4, kDynamic], strides: [2, 5] };
  assert.is(inferSubviewType(source, slice), strided([4, kDynamic], 11, [kDynamic, 10]));
  assert.is(inferSubviewType(source, { ...slice, offsets: [1, 3] }), strided([4, kDynamic], kDynamic, [kDynamic, 10]));
});

test('fewer dimensions of the same elements are found from both ends', () => {
  const d = kDynamic;
  assert.equal(collapsingReassociation([], [], [1, 1], []), []);
  assert.equal(collapsingReassociation([[0, 1, 2]], [[0, 1]], [2, 3, 4], [6, 4]), [[0, 1], [2]]);
  assert.equal(collapsingReassociation([[0, 1, 2]], [[0, 1]], [d, d, 4], [d, 4]), [[0, 1], [2]]);
  assert.equal(collapsingReassociation([[0], [1, 2]], [[0], [1]], [2, 3, 1], [2, 3]), [[0], [1, 2]]);
  assert.is(collapsingReassociation([[0, 1, 2]], [[0, 1]], [2, 3, 4], [4, 6]), undefined);
  assert.is(collapsingReassociation([[0, 1]], [[0, 1]], [2, 6], [3, 4]), undefined);
});

test.run();
