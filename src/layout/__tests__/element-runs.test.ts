import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { elementPlaces, shardGeometry } from '../element-place.ts';
import { forEachRun, gather, scatter } from '../element-runs.ts';
import { forEachIndex } from '../index-space.ts';
import { createLayout, type TensorLayout } from '../tensor-layout.ts';
import { fixedSeed, layoutCase } from './layout-arbitraries.ts';

const f32Tile = { tile: { height: 32, width: 32 }, elementSizeBytes: 4096 };

/** Returns the runs as [shard, shard offset, tensor offset, length]. */
function runsOf(layout: TensorLayout, shape: readonly number[]): number[][] {
  const runs: number[][] = [];
  forEachRun(layout, shape, (...run) => runs.push(run));
  return runs;
}

test('runs visit every element where it is, in order', () => {
  fc.assert(
    fc.property(layoutCase, ({ layout, shape }) => {
      const expected: number[][] = [];
      const { placeOf } = elementPlaces(layout, shape);
      forEachIndex(shape, (index) => {
        const { shard, slot } = placeOf(index);
        expected.push([shard, slot]);
      });
      const actual: number[][] = [];
      forEachRun(layout, shape, (shard, shardOffset, tensorOffset, length) => {
        assert.is(tensorOffset, actual.length);
        for (let i = 0; i < length; i++) actual.push([shard, shardOffset + i]);
      });
      assert.equal(actual, expected);
    }),
    fixedSeed,
  );
});

test('an untiled tensor on one core is one run', () => {
  const layout = createLayout([2, 3, 4], { grid: [1, 1], elementSizeBytes: 4 })!;
  assert.equal(runsOf(layout, [2, 3, 4]), [[0, 0, 0, 24]]);
  assert.equal(runsOf(createLayout([], { grid: [1, 1], elementSizeBytes: 4 })!, []), [[0, 0, 0, 1]]);
  assert.equal(runsOf(createLayout([0, 4], { elementSizeBytes: 4 })!, [0, 4]), []);
});

test('shards cut rows', () => {
  const layout = createLayout([2, 10], { grid: [1, 2], elementSizeBytes: 4 })!;
  assert.equal(runsOf(layout, [2, 10]), [
    [0, 0, 0, 5],
    [1, 0, 5, 5],
    [0, 5, 10, 5],
    [1, 5, 15, 5],
  ]);
});

test('linear maps of any form have runs', () => {
  const [d0, d1] = [getAffineDimExpr(0), getAffineDimExpr(1)];
  const layout: TensorLayout = {
    ...createLayout([2, 3], { elementSizeBytes: 4 })!,
    linear: AffineMap.get(2, 0, [d1, d0]),
    shardShape: [3, 2],
  };
  assert.equal(
    runsOf(layout, [2, 3]).map(([, slot]) => slot),
    [0, 2, 4, 1, 3, 5],
  );
});

test('rows that begin inside a shard are cut at its end', () => {
  const [d0, d1] = [getAffineDimExpr(0), getAffineDimExpr(1)];
  const layout: TensorLayout = {
    ...createLayout([1, 12], { grid: [1, 3], elementSizeBytes: 4 })!,
    linear: AffineMap.get(2, 0, [d0.mul(0), d0.mul(6).add(d1)]),
  };
  assert.equal(runsOf(layout, [2, 6]), [
    [0, 0, 0, 4],
    [1, 0, 4, 4],
    [2, 0, 8, 4],
  ]);
});

test('what is scattered is gathered again', () => {
  fc.assert(
    fc.property(layoutCase, ({ layout, shape }) => {
      const { numShards, slotsPerShard } = shardGeometry(layout, shape);
      const tensor = Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, i) => i + 1);
      const shards = Array.from({ length: numShards }, () => new Float32Array(slotsPerShard));
      scatter(layout, shape, tensor, shards);
      const back = new Float32Array(tensor.length);
      gather(layout, shape, shards, back);
      assert.equal(back, tensor);
    }),
    fixedSeed,
  );
});

test('a 1000x784 tensor in tiles is copied fast', () => {
  const shape = [1000, 784];
  const layout = createLayout(shape, { ...f32Tile, grid: [1, 1] })!;
  // Of the processor, not of the clock: the machine may have other things to do.
  const start = process.cpuUsage();
  const shards = [new Float32Array(shardGeometry(layout, shape).slotsPerShard)];
  scatter(layout, shape, new Float32Array(1000 * 784).fill(1), shards);
  assert.ok(process.cpuUsage(start).user < 500_000);
  assert.is(
    shards[0]!.reduce((sum, value) => sum + value, 0),
    784000,
  );
});

test.run();
