import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getAffineDimExpr, type AffineExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { elementPlaces } from '../element-place.ts';
import { checkLayout, logicalStrides, physicalShape, tiledShape } from '../layout-queries.ts';
import { buildLinearMap, type CollapseInterval } from '../linear-map.ts';
import { countPadding, paddingRegions } from '../padding.ts';
import {
  createLayout,
  isSharded,
  oobFillValue,
  scalarShardShape,
  shardSizeBytes,
  withElement,
  withGrid,
  withMemoryLayout,
  withMemorySpace,
  type LayoutOptions,
  type TensorLayout,
} from '../tensor-layout.ts';
import { ttnnTensorLayout } from '../ttnn-tensor-layout.ts';

/** The examples of the Tensor Layout specification, in its order. */
const f32 = { elementSizeBytes: 4 };
const bfpBf8Tile = { tile: { height: 32, width: 32 }, elementSizeBytes: 1024 };
const [d0, d1, d2] = [getAffineDimExpr(0), getAffineDimExpr(1), getAffineDimExpr(2)];

function layoutOf(shape: readonly number[], options: Partial<LayoutOptions> = {}): TensorLayout {
  const layout = createLayout(shape, { ...f32, memorySpace: 'l1', ...options });
  assert.ok(layout);
  assert.is(checkLayout(layout, shape), undefined);
  return layout;
}

test('walkthrough: a 4-d tensor on one core', () => {
  const shape = [2, 3, 64, 128];
  const layout = layoutOf(shape, { grid: [1, 1] });
  assert.is(String(layout.linear), '(d0, d1, d2, d3) -> (d0 * 192 + d1 * 64 + d2, d3)');
  assert.equal(layout.shardShape, [384, 128]);
  assert.equal(layout.linear.eval([1, 1, 6, 100]), [262, 100]);
  assert.equal(logicalStrides(layout, shape), [24576, 8192, 128, 1]);
});

test('dimension collapsing by intervals', () => {
  const collapsed = (rank: number, gridRank: number, intervals?: readonly CollapseInterval[]) =>
    String(
      buildLinearMap(
        Array.from({ length: rank }, () => 2),
        gridRank,
        intervals,
      ),
    );
  assert.is(collapsed(3, 2), '(d0, d1, d2) -> (d0 * 2 + d1, d2)');
  assert.is(collapsed(4, 3, [[1, -1]]), '(d0, d1, d2, d3) -> (d0, d1 * 2 + d2, d3)');
  assert.is(collapsed(4, 3, [[0, 2]]), '(d0, d1, d2, d3) -> (d0 * 2 + d1, d2, d3)');
  assert.is(
    collapsed(7, 4, [
      [0, 3],
      [-3, -1],
    ]),
    '(d0, d1, d2, d3, d4, d5, d6) -> (d0 * 4 + d1 * 2 + d2, d3, d4 * 2 + d5, d6)',
  );
});

test('joined dims are added from the left, as a map that is read', () => {
  const read = AffineMap.get(4, 0, [d0.mul(192).add(d1.mul(64)).add(d2), getAffineDimExpr(3)]);
  assert.ok(buildLinearMap([2, 3, 64, 128], 2)?.equals(read));
});

test('dimension collapsing of low ranks and what it refuses', () => {
  assert.is(String(buildLinearMap([32], 1)), '(d0) -> (d0)');
  assert.is(String(buildLinearMap([32], 2)), '(d0) -> (0, d0)');
  assert.is(String(buildLinearMap([32], 3)), '(d0) -> (0, 0, d0)');
  assert.is(String(buildLinearMap([], 2)), '() -> (0, 0)');
  assert.is(buildLinearMap([2, 3, 4], 1), undefined);
  assert.is(buildLinearMap([2, 3, 4], 2, []), undefined);
});

test('multi-core: the grid divides the physical shape', () => {
  const shape = [2, 3, 64, 128];
  const layout = layoutOf(shape, { grid: [2, 4] });
  assert.equal(physicalShape(layout, shape), [384, 128]);
  assert.equal(layout.shardShape, [192, 32]);
  const memref = (shape: number[], grid: number[]) => layoutOf(shape, { grid }).shardShape;
  assert.equal(memref([8, 300], [1, 2]), [8, 150]);
  assert.equal(memref([8, 96, 32], [2, 1]), [384, 32]);
  assert.equal(memref([8, 96, 32], [2, 1, 2]), [384, 96, 16]);
  assert.is(String(layoutOf([8, 96, 32], { grid: [2, 1, 2] }).linear), '(d0, d1, d2) -> (d0 * 96 + d1, d1, d2)');
  const seven = layoutOf([5, 3, 2, 2, 7, 32, 32], { grid: [3, 2, 2, 2] });
  assert.is(
    String(seven.linear),
    '(d0, d1, d2, d3, d4, d5, d6) -> (d0 * 2688 + d1 * 896 + d2 * 448 + d3 * 224 + d4 * 32 + d5, d4, d5, d6)',
  );
  assert.equal(seven.shardShape, [4480, 4, 16, 16]);
});

test('tilized: the memref is divided by the tile, nothing else changes', () => {
  const scalar = layoutOf([3, 64, 128], { grid: [3, 2] });
  assert.is(String(scalar.linear), '(d0, d1, d2) -> (d0 * 64 + d1, d2)');
  assert.equal(scalar.shardShape, [64, 64]);
  const tiled = withElement(scalar, bfpBf8Tile);
  assert.equal(tiled.shardShape, [2, 2]);
  assert.ok(tiled.linear.equals(scalar.linear));
  assert.equal(layoutOf([3, 64, 128], { grid: [3, 2], ...bfpBf8Tile }), tiled);
  assert.equal(withElement(tiled, f32), scalar);
});

test('padding: a grid that does not divide', () => {
  const shape = [53, 63];
  const layout = layoutOf(shape, { grid: [3, 2] });
  assert.equal(layout.shardShape, [18, 32]);
  assert.equal(paddingRegions(layout, shape, [0, 0]), []);
  assert.equal(paddingRegions(layout, shape, [2, 0]), [{ start: [17, 0], size: [1, 32] }]);
  assert.equal(paddingRegions(layout, shape, [1, 1]), [{ start: [0, 31], size: [18, 1] }]);
  assert.equal(countPadding(layout, shape), { elements: 3339, padding: 117, allocated: 3456 });
});

test('padding: tiles come after the grid', () => {
  const shape = [53, 63];
  const layout = layoutOf(shape, { grid: [3, 2], ...bfpBf8Tile });
  assert.equal(layout.shardShape, [1, 1]);
  const paddingRows = (row: number) => paddingRegions(layout, shape, [row, 0])[0]!.size[0];
  assert.equal([0, 1, 2].map(paddingRows), [14, 14, 15]);
  assert.equal(elementPlaces(layout, shape).placeOf([18, 0]), { shard: 2, slot: 0 });
  assert.equal(tiledShape(layout, shape), [2, 2]);
});

test('padding: a stride with a gap puts batches on tile boundaries', () => {
  const shape = [2, 8, 32];
  const layout = layoutOf(shape, { grid: [1, 2] });
  assert.equal(layout.shardShape, [16, 16]);
  assert.equal(withElement(layout, bfpBf8Tile).shardShape, [1, 1]);

  const apart: TensorLayout = {
    ...layout,
    ...bfpBf8Tile,
    linear: AffineMap.get(3, 0, [d0.mul(32).add(d1), d2]),
    shardShape: [2, 1],
  };
  assert.is(checkLayout(apart, shape), undefined);
  const places = elementPlaces(apart, shape);
  assert.equal(places.placeOf([0, 7, 0]), { shard: 0, slot: 7 * 16 });
  assert.equal(places.placeOf([1, 0, 0]), { shard: 0, slot: 1024 });
  assert.equal(places.indexAt({ shard: 0, slot: 8 * 16 }), 'padding');
  assert.equal(paddingRegions(apart, shape, [0, 0]), [
    { start: [8, 0], size: [24, 32] },
    { start: [40, 0], size: [24, 32] },
    { start: [0, 16], size: [8, 16] },
    { start: [32, 16], size: [8, 16] },
  ]);
});

test('multi-device: the batch is a grid dim of its own', () => {
  const options = { grid: [2, 2, 4], collapseIntervals: [[1, -1]] as CollapseInterval[], ...bfpBf8Tile };
  const layout = layoutOf([2, 3, 64, 128], options);
  assert.is(String(layout.linear), '(d0, d1, d2, d3) -> (d0, d1 * 64 + d2, d3)');
  assert.equal(layout.shardShape, [1, 3, 1]);
});

test('memrefs of the tests and worked examples of the compiler', () => {
  assert.equal(layoutOf([2, 3, 64, 128], { grid: [2, 4], ...bfpBf8Tile }).shardShape, [6, 1]);
  assert.is(shardSizeBytes(layoutOf([2, 3, 64, 128], { grid: [2, 4], ...bfpBf8Tile })), 6144);
  assert.equal(layoutOf([128], { grid: [1, 4] }).shardShape, [1, 32]);
  assert.equal(layoutOf([128], { grid: [1, 4], ...bfpBf8Tile }).shardShape, [1, 1]);
  assert.equal(layoutOf([1, 1], { grid: [2, 4], ...bfpBf8Tile }).shardShape, [1, 1]);
  assert.equal(layoutOf([64, 128]).grid, [1, 1]);
  assert.equal(logicalStrides(layoutOf([64, 128]), [64, 128]), [128, 1]);
  assert.equal(logicalStrides(layoutOf([32], { grid: [1, 1] }), [32]), [1]);
});

test('modifiers keep what they do not change', () => {
  const layout = layoutOf([1, 10], { oob: 'zero', memLayout: 'interleaved' });
  const untilized = withElement(withElement(layout, bfpBf8Tile), f32);
  assert.equal(untilized.shardShape, [32, 32]);
  assert.is(untilized.tile, undefined);
  assert.equal(elementPlaces(untilized, [1, 10]).placeOf([0, 9]), { shard: 0, slot: 9 });
  const moved = withMemoryLayout(withMemorySpace(layout, 'dram'), 'block_sharded');
  assert.is(moved.memorySpace, 'dram');
  assert.ok(isSharded(moved) && !isSharded(layout));
  assert.is(moved.oob, 'zero');
  assert.equal(withGrid(layout, [1, 10], [1, 5])?.shardShape, [1, 2]);
  assert.equal(withGrid(withElement(layout, bfpBf8Tile), [1, 10], [1, 1])?.shardShape, [1, 1]);
  assert.equal(scalarShardShape(withElement(layout, bfpBf8Tile)), [32, 32]);
  assert.equal((['undef', 'zero', 'one', 'inf', 'neginf'] as const).map(oobFillValue), [
    undefined,
    0,
    1,
    Infinity,
    -Infinity,
  ]);
});

test('layouts that do not fit the tensor are explained', () => {
  const layout = layoutOf([64, 128], { grid: [2, 2] });
  const problem = (change: Partial<TensorLayout>, shape = [64, 128]) => checkLayout({ ...layout, ...change }, shape);
  assert.match(problem({}, [64])!, 'linear map has 2 dims, but the tensor has rank 1');
  assert.match(problem({ grid: [2] })!, 'linear map has 2 results, but the grid has rank 1');
  const oneDim = AffineMap.getMultiDimIdentityMap(1);
  assert.match(problem({ linear: oneDim })!, 'linear map has 1 dim, but the tensor has rank 2');
  assert.match(problem({ linear: oneDim }, [64])!, 'linear map has 1 result, but the grid has rank 2');
  assert.match(problem({ grid: [0, 1] })!, 'grid dims must be positive');
  assert.match(problem({ shardShape: [64] })!, 'memref has rank 1');
  assert.match(problem({ shardShape: [32, 63] })!, 'memref shape 32x63 is smaller than the shard, which needs 32x64');
  assert.match(problem({ linear: AffineMap.get(2, 0, [d0.floorDiv(0), d1]) })!, 'undefined at the last index');
  assert.is(problem({}, [-Infinity, 128]), 'sizes of tensors on devices must be known');
  assert.is(problem({ shardShape: [-(2 ** 63), 64] }), 'sizes of memrefs in layouts must be known');
  assert.match(problem({ shardShape: [2 ** 50, 64] })!, '2^53 scalars or more');
  assert.is(createLayout([2, -(2 ** 63), 4], { ...f32, grid: [1, 1] }), undefined);
  assert.is(createLayout([4], { ...bfpBf8Tile, grid: [1] }), undefined);
  assert.is(createLayout([4, 4], { ...f32, grid: [0, 1] }), undefined);
});

test('linear maps put no element behind the last one, nor before the first place', () => {
  const layout = layoutOf([64, 128], { grid: [1, 1] });
  const problem = (row: AffineExpr, shape = [64, 128]) =>
    checkLayout({ ...layout, shardShape: shape, linear: AffineMap.get(2, 0, [row, d1]) }, shape);
  const last = 'what it is at the last index of 64x128';
  assert.is(
    problem(d0.mul(-1).add(63)),
    `result 0 of the linear map goes from 0 to 63, but must go from 0 to 0, ${last}`,
  );
  assert.is(problem(d0.add(-1)), `result 0 of the linear map goes from -1 to 62, but must go from 0 to 62, ${last}`);
  assert.is(problem(d0.mod(3)), `result 0 of the linear map goes from 0 to 2, but must go from 0 to 0, ${last}`);
  assert.is(problem(d0.mod(2).mul(32).add(d0.floorDiv(2))), undefined);
  // Ranges of terms are not those of their sum; of a few elements each is looked at.
  assert.is(problem(d0.add(d0.floorDiv(2).mul(-1))), undefined);
  assert.match(problem(d0.add(d0.floorDiv(2).mul(-1)), [64, 2 ** 20])!, 'goes from -31 to 63');
  assert.is(problem(d0.add(-1), [0, 128]), undefined);
});

test('tensors without elements are all padding', () => {
  const layout = layoutOf([0, 4], { grid: [1, 1], ...bfpBf8Tile });
  assert.equal(layout.shardShape, [0, 1]);
  assert.equal(countPadding(layout, [0, 4]), { elements: 0, padding: 0, allocated: 0 });
  const scalars = layoutOf([0, 3, 4], { grid: [1, 1] });
  assert.equal(scalars.shardShape, [0, 4]);
  assert.equal(logicalStrides(scalars, [0, 3, 4]), [12, 4, 1]);
  const joined = AffineMap.get(2, 0, [d0.mul(4).add(d1)]);
  assert.equal(physicalShape({ ...scalars, linear: joined }, [0, 2]), [0]);
});

test('TTNN joins all dims but the last', () => {
  assert.equal(ttnnTensorLayout([2, 3, 64, 128], [24576, 8192, 128, 1], [192, 32]), {
    physicalShape: [384, 128],
    physicalShardShape: [192, 32],
    gridShape: [2, 4],
  });
  assert.equal(ttnnTensorLayout([53, 63], [63, 1], [18, 32], { height: 32, width: 32 }), {
    physicalShape: [53, 63],
    physicalShardShape: [32, 32],
    gridShape: [3, 2],
  });
  assert.equal(ttnnTensorLayout([7], [1], [1, 4]).gridShape, [1, 2]);
});

test.run();
