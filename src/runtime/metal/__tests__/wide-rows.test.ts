import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type TensorRef } from '../../../target/schema/generated/common.gen.ts';
import { ProgramFixture, type Place } from '../../__tests__/program-fixture.ts';
import { withWideRows } from '../wide-rows.ts';

/** Returns a tensor in L1 with shards of `shard` elements, or tiles. */
function refOf(
  shape: readonly number[],
  shard: readonly number[],
  grid: readonly [number, number],
  isTiled = false,
): TensorRef {
  const place: Place = { space: 'l1', isSharded: true, isTiled, grid };
  const ref = new ProgramFixture().tensor(shape, place);
  const { layout } = ref.desc;
  return { ...ref, desc: { ...ref.desc, layout: { ...layout, memoryDesc: { ...layout.memoryDesc, shape: shard } } } };
}

test('a tensor whose shards are wider than its last dim is a matrix of wide rows', () => {
  const shapes = (ref: TensorRef): unknown => {
    const { shape, layout } = withWideRows(ref).desc;
    return [shape, layout.stride];
  };
  assert.equal(shapes(refOf([3, 16, 32], [3, 512], [1, 1])), [[3, 512], [512, 1]]); // prettier-ignore
  assert.equal(shapes(refOf([3, 16, 32], [1, 128], [3, 4])), [[3, 512], [512, 1]]); // prettier-ignore
  assert.equal(shapes(refOf([3, 16, 32], [1, 1536], [1, 1])), [[1, 1536], [1536, 1]]); // prettier-ignore
  assert.equal(shapes(refOf([64, 16, 32], [1, 8], [2, 2], true)), [[64, 512], [512, 1]]); // prettier-ignore
});

test('every other tensor stays as it is', () => {
  const usual = refOf([3, 16, 32], [24, 16], [2, 2]);
  // A grid of 1x16 is on two rows of eight cores.
  const virtualGrid = refOf([2, 32, 128], [64, 8], [2, 8]);
  const { desc } = refOf([3, 16, 32], [3, 512], [1, 1]);
  const swapped = { ...usual, desc: { ...desc, layout: { ...desc.layout, stride: [32, 96, 1] } } };
  const cores = { ...usual, desc: { ...desc, layout: { ...desc.layout, coreRangeSet: [] } } };
  for (const ref of [usual, virtualGrid, swapped, cores]) assert.is(withWideRows(ref), ref);
});

test.run();
