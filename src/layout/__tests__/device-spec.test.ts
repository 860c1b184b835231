import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type AffineExpr, getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { checkPlacement, type DeviceMemories } from '../banks.ts';
import { coreRangeSet } from '../core-ranges.ts';
import { deviceMaps, footprintBytes, projectOntoMemory } from '../device-maps.ts';
import { forEachIndex } from '../index-space.ts';
import { createLayout, type LayoutOptions, type TensorLayout } from '../tensor-layout.ts';
import { tensorAddresses } from '../tensor-addresses.ts';
import { intendedWorkerGrid, virtualToPhysicalGrid, workerGrid, type WorkerGrid } from '../worker-grid.ts';
import { dimMap } from './layout-arbitraries.ts';

const chip = [8, 8];
const [d0, d1] = [getAffineDimExpr(0), getAffineDimExpr(1)];
const zero = getAffineConstantExpr(0);
const bfpBf8Tile = { tile: { height: 32, width: 32 }, elementSizeBytes: 1024 };
const partsOf = (meshShape: readonly number[], numChips = 1) => ({
  chipGrids: Array.from({ length: numChips }, () => chip),
  meshShape,
  numDramChannels: 12,
});
const memoriesOf = (grid: WorkerGrid): DeviceMemories => ({
  workerGrid: grid,
  numDramChannels: 12,
  l1AlignmentBytes: 16,
  dramAlignmentBytes: 32,
});
const layoutOf = (shape: readonly number[], options: Partial<LayoutOptions>): TensorLayout =>
  createLayout(shape, { elementSizeBytes: 4, memorySpace: 'l1', ...options })!;

/** Checks that the map is the text of the specification wherever the grid has a core. */
function sameOnGrid(grid: WorkerGrid, expected: AffineMap): void {
  forEachIndex(grid.shape, (coordinate) => {
    assert.equal(grid.mapping.eval(coordinate), expected.eval(coordinate));
  });
}

test('one chip maps to itself', () => {
  assert.is(String(workerGrid([1], chip).mapping), '(d0, d1) -> (0, d0, d1)');
  assert.equal(workerGrid([], chip).shape, [8, 8]);
});

test('data parallel over batch', () => {
  const grid = workerGrid([2, 1, 1], chip);
  assert.equal(grid.shape, [2, 8, 8]);
  assert.is(String(grid.mapping), '(d0, d1, d2) -> (d0, d1, d2)');
  const shape = [16, 3, 64, 128];
  const layout = layoutOf(shape, { grid: [2, 2, 4], collapseIntervals: [[1, -1]], ...bfpBf8Tile });
  assert.equal(layout.shardShape, [8, 3, 1]);
  const addresses = tensorAddresses(layout, shape, memoriesOf(grid));
  assert.equal(addresses.addressOf([7, 2, 63, 127]).bank, { kind: 'l1', chip: 0, coreY: 1, coreX: 3 });
  assert.equal(addresses.addressOf([8, 0, 0, 0]).bank, { kind: 'l1', chip: 1, coreY: 0, coreX: 0 });
});

test('data parallel over 2d', () => {
  const grid = workerGrid([1, 2], chip);
  assert.equal(grid.shape, [8, 16]);
  assert.is(String(grid.mapping), '(d0, d1) -> (d1 floordiv 8, d0, d1 mod 8)');
  sameOnGrid(grid, AffineMap.get(2, 0, [d0.floorDiv(8).mul(2).add(d1.floorDiv(8)), d0, d1.mod(8)]));
  const layout = layoutOf([256, 1024], { grid: [4, 16], ...bfpBf8Tile });
  assert.equal(layout.shardShape, [2, 2]);
  const addresses = tensorAddresses(layout, [256, 1024], memoriesOf(grid));
  assert.equal(addresses.addressOf([0, 511]).bank, { kind: 'l1', chip: 0, coreY: 0, coreX: 7 });
  assert.equal(addresses.addressOf([255, 512]).bank, { kind: 'l1', chip: 1, coreY: 3, coreX: 0 });
});

test('data parallel over 2d and batch', () => {
  const grid = workerGrid([2, 1, 2], chip);
  assert.equal(grid.shape, [2, 8, 16]);
  const d2 = getAffineDimExpr(2);
  const device = d0.mul(2).add(d1.floorDiv(8).mul(2)).add(d2.floorDiv(8));
  sameOnGrid(grid, AffineMap.get(3, 0, [device, d1, d2.mod(8)]));
  const layout = layoutOf([64, 256, 1024], { grid: [2, 4, 16], collapseIntervals: [], ...bfpBf8Tile });
  assert.equal(layout.shardShape, [32, 2, 2]);
});

test('pipeline parallel: two views of eight chips', () => {
  const grid = workerGrid([2, 2], chip);
  assert.equal(grid.shape, [16, 16]);
  assert.is(String(grid.mapping), '(d0, d1) -> ((d0 floordiv 8) * 2 + d1 floordiv 8, d0 mod 8, d1 mod 8)');
});

test('a transposed grid transposes a tensor in place', () => {
  const [identity, transposed] = [dimMap(2, 0, 'd0', 'd1'), dimMap(2, 0, 'd1', 'd0')];
  const before = tensorAddresses(
    layoutOf([64, 96], { grid: [2, 3] }),
    [64, 96],
    memoriesOf({ shape: chip, mapping: identity }),
  );
  const after = tensorAddresses(
    layoutOf([96, 64], { grid: [3, 2] }),
    [96, 64],
    memoriesOf({ shape: chip, mapping: transposed }),
  );
  assert.equal(before.addressOf([40, 70]).bank, after.addressOf([70, 40]).bank);
});

test('extra wide, extra tall and staircase grids', () => {
  const workers = workerGrid([], chip);
  const wide = AffineMap.get(2, 0, [zero, d0.mul(8).add(d1.floorDiv(8)), d1.mod(8)]);
  sameOnGrid({ shape: [1, 64], mapping: virtualToPhysicalGrid([1, 64], workers) }, wide);
  assert.is(String(virtualToPhysicalGrid([1, 64], workers)), '(d0, d1) -> (0, d1 floordiv 8, d1 mod 8)');
  const tall = AffineMap.get(2, 0, [zero, d1.mul(8).add(d0.floorDiv(8)), d0.mod(8)]);
  sameOnGrid({ shape: [64, 1], mapping: virtualToPhysicalGrid([64, 1], workers) }, tall);
  const staircase = AffineMap.get(2, 0, [zero, d0, d0.add(d1).mod(8)]);
  assert.is(String(staircase), '(d0, d1) -> (0, d0, (d0 + d1) mod 8)');
  const layout: TensorLayout = { ...layoutOf([64, 64], { grid: [8, 8] }), gridMapping: staircase };
  const { bank } = tensorAddresses(layout, [64, 64], memoriesOf(workers)).addressOf([8, 56]);
  assert.equal(bank, { kind: 'l1', chip: 0, coreY: 1, coreX: 0 });
});

test('grids of other ranks and too many cores', () => {
  const workers = workerGrid([2, 1, 1], chip);
  assert.is(String(virtualToPhysicalGrid([4, 4], workers)), '(d0, d1) -> (0, d0, d1)');
  const onOne = workerGrid([], [2, 2]);
  const cores = new Set<string>();
  const wrapped = virtualToPhysicalGrid([3, 2], onOne);
  forEachIndex([3, 2], (coordinate) => cores.add(wrapped.eval(coordinate).join()));
  assert.is(cores.size, 4);
});

test('grid mappings to cores that are not there are explained', () => {
  const device = memoriesOf(workerGrid([], chip));
  const layout = layoutOf([64, 64], { grid: [1, 2] });
  assert.is(checkPlacement(layout, device), undefined);
  assert.is(checkPlacement({ ...layout, gridMapping: dimMap(2, 0, 'd0', 'd1') }, device), undefined);
  assert.match(checkPlacement({ ...layout, gridMapping: dimMap(2, 1, 'd0', 'd1') }, device)!, 'to (1, 0, 0)');
  assert.match(checkPlacement({ ...layout, gridMapping: dimMap(2, 0, 'd0', 0) }, device)!, 'no free core');
  assert.match(checkPlacement({ ...layout, gridMapping: dimMap(1, 0, 'd0', 0) }, device)!, 'has 1 dims');
});

test('the printed maps of the default device', () => {
  const { workerGrid: grid, l1Map, dramMap } = deviceMaps(partsOf([]));
  assert.is(String(grid.mapping), '(d0, d1) -> (0, d0, d1)');
  assert.is(String(l1Map), '(d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1)');
  const position = '((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1';
  assert.is(
    String(dramMap),
    `(d0, d1)[s0, s1] -> (0, 0, ((${position}) floordiv 8192) mod 12, (${position}) floordiv 98304 + (${position}) mod 8192)`,
  );
});

test('the printed worker grids of meshes', () => {
  const printed = (mesh: number[]) => {
    const { shape, mapping } = deviceMaps(partsOf(mesh, 2)).workerGrid;
    return `${shape.join('x')}, ${mapping}`;
  };
  assert.is(printed([1]), '8x8, (d0, d1) -> (0, d0, d1)');
  assert.is(printed([2, 1, 1]), '2x8x8, (d0, d1, d2) -> (d0, d1, d2)');
  assert.is(printed([4, 1, 1]), '4x8x8, (d0, d1, d2) -> (d0, d1, d2)');
  assert.is(printed([1, 2]), '8x16, (d0, d1) -> (d1 floordiv 8, d0, d1 mod 2)');
  assert.is(printed([2, 1]), '16x8, (d0, d1) -> (d0 floordiv 8, d0 mod 2, d1)');
  assert.is(printed([2, 4]), '16x32, (d0, d1) -> ((d0 floordiv 8) * 4 + d1 floordiv 8, d0 mod 2, d1 mod 4)');
  assert.is(printed([2, 1, 2]), '2x8x16, (d0, d1, d2) -> (d0 * 2 + d2 floordiv 8, d1, d2 mod 2)');
});

test('the printed maps of a device of rank 3', () => {
  const { l1Map, dramMap } = deviceMaps(partsOf([2, 1, 1], 2));
  const offset = '(d0 mod s0) * (s2 * s1) + (d1 mod s1) * s2 + d2 mod s2';
  assert.is(String(l1Map), `(d0, d1, d2)[s0, s1, s2] -> (d0 floordiv s0, d1 floordiv s1, d2 floordiv s2, ${offset})`);
  assert.ok(
    String(dramMap).startsWith(
      '(d0, d1, d2)[s0, s1, s2] -> (d0, 0, ((((d0 floordiv s0) * 64 + (d1 floordiv s1) * 8 + d2 floordiv s2) * ((s2 * s1) * s0) +',
    ),
  );
});

test('the compiler footprints', () => {
  const maps = deviceMaps(partsOf([]));
  const footprint = (shape: number[], options: Partial<LayoutOptions>) =>
    footprintBytes(layoutOf(shape, options), shape, maps);
  const f32Tile = { tile: { height: 32, width: 32 }, elementSizeBytes: 4096 };
  assert.is(footprint([64, 128], {}), 32768);
  assert.is(footprint([64, 128], f32Tile), 32768);
  assert.is(footprint([64, 128], { grid: [8, 8] }), 512);
  assert.is(footprint([1, 9], { grid: [1, 8] }), 4);
  assert.is(footprint([64, 2048], { memorySpace: 'dram' }), 32772);
  assert.is(footprint([64, 128], { memorySpace: 'system' }), undefined);
  assert.is(footprint([0, 128], {}), 0);
});

test('the map of L1 gives no two elements one address, that of DRAM does beyond the first page', () => {
  const shape = [256, 512];
  const addresses = (memorySpace: 'l1' | 'dram', memoryMap: AffineMap, grid: number[]) => {
    const project = projectOntoMemory(layoutOf(shape, { grid, memorySpace }), memoryMap);
    const seen = new Set<string>();
    forEachIndex(shape, (index) => seen.add(project.eval(index).join()));
    return seen.size;
  };
  assert.is(addresses('l1', deviceMaps(partsOf([])).l1Map, [2, 8]), 256 * 512);
  assert.ok(addresses('dram', deviceMaps(partsOf([])).dramMap, [2, 4]) < 256 * 512);
});

test('worker grids that wrap by the mesh mean those that wrap by the chip', () => {
  const meant = (shape: number[], mesh: number[], ...core: AffineExpr[]) =>
    String(intendedWorkerGrid({ shape, mapping: AffineMap.get(2, 0, core) }, mesh).mapping);
  assert.is(meant([8, 16], [1, 2], d1.floorDiv(8), d0, d1.mod(2)), '(d0, d1) -> (d1 floordiv 8, d0, d1 mod 8)');
  assert.is(meant([16, 8], [2, 1], d0.floorDiv(8), d0.mod(2), d1), '(d0, d1) -> (d0 floordiv 8, d0 mod 8, d1)');
  // Added from the left, as the parser does.
  const [d2, chips] = [getAffineDimExpr(2), d0.mul(4).add(d1.floorDiv(8).mul(2))];
  const read = AffineMap.get(3, 0, [chips.add(d2.floorDiv(8)), d1.mod(2), d2.mod(2)]);
  assert.is(
    String(intendedWorkerGrid({ shape: [2, 16, 16], mapping: read }, [2, 2, 2]).mapping),
    '(d0, d1, d2) -> (d0 * 4 + (d1 floordiv 8) * 2 + d2 floordiv 8, d1 mod 8, d2 mod 8)',
  );
  // What somebody chose stays.
  assert.is(meant([8, 8], [], zero, d1, d0), '(d0, d1) -> (0, d1, d0)');
  assert.is(meant([8, 16], [1, 2], d1.floorDiv(8), d0, d1.mod(4)), '(d0, d1) -> (d1 floordiv 8, d0, d1 mod 4)');
  assert.is(meant([2, 8], [2, 1, 1], d1.floorDiv(8), d0, d1.mod(2)), '(d0, d1) -> (d1 floordiv 8, d0, d1 mod 2)');
  assert.is(meant([8, 9], [1, 2], d1.floorDiv(8), d0, d1.mod(2)), '(d0, d1) -> (d1 floordiv 8, d0, d1 mod 2)');
});

test('projection of a relayout: every core reads two rows of eight floats', () => {
  const maps = deviceMaps(partsOf([]));
  const [from, to] = [layoutOf([4, 16], { grid: [1, 1] }), layoutOf([4, 16], { grid: [2, 2] })];
  const [source, target] = [projectOntoMemory(from, maps.l1Map), projectOntoMemory(to, maps.l1Map)];
  assert.equal(
    [source.eval([0, 8]), target.eval([0, 8])],
    [
      [0, 0, 0, 8],
      [0, 0, 1, 0],
    ],
  );
  assert.equal(
    [source.eval([1, 8]), target.eval([1, 8])],
    [
      [0, 0, 0, 24],
      [0, 0, 1, 8],
    ],
  );
});

test('projection of a tiled tensor takes indices of tiles', () => {
  const layout = layoutOf([3, 64, 128], { grid: [3, 2], ...bfpBf8Tile });
  const project = projectOntoMemory(layout, deviceMaps(partsOf([])).l1Map);
  assert.is(String(project), '(d0, d1) -> (0, d0 floordiv 2, d1 floordiv 2, (d0 mod 2) * 2 + d1 mod 2)');
});

test('core ranges join rows of equal extent', () => {
  const identity = workerGrid([], chip).mapping;
  assert.equal(coreRangeSet([8, 8], identity), [{ y: 0, x: 0, height: 8, width: 8 }]);
  assert.equal(coreRangeSet([1, 1], identity), [{ y: 0, x: 0, height: 1, width: 1 }]);
  assert.equal(coreRangeSet([3, 1], identity), [{ y: 0, x: 0, height: 3, width: 1 }]);
  const wide = virtualToPhysicalGrid([1, 20], workerGrid([], chip));
  assert.equal(coreRangeSet([1, 20], wide), [
    { y: 0, x: 0, height: 2, width: 8 },
    { y: 2, x: 0, height: 1, width: 4 },
  ]);
  assert.equal(coreRangeSet([1, 16], workerGrid([1, 2], chip).mapping, 1), [{ y: 0, x: 0, height: 1, width: 8 }]);
  const staircase = AffineMap.get(2, 0, [zero, d0, d0.add(d1).mod(3)]);
  assert.equal(coreRangeSet([2, 3], staircase), [
    { y: 0, x: 0, height: 1, width: 3 },
    { y: 1, x: 1, height: 1, width: 2 },
    { y: 1, x: 0, height: 1, width: 1 },
  ]);
});

test('core ranges of a grid that runs down the columns do not overlap', () => {
  const transposed = AffineMap.get(2, 0, [zero, d1, d0]);
  assert.equal(coreRangeSet([2, 2], transposed), [
    { y: 0, x: 0, height: 2, width: 1 },
    { y: 0, x: 1, height: 2, width: 1 },
  ]);
  assert.equal(coreRangeSet([3, 1], transposed), [{ y: 0, x: 0, height: 1, width: 3 }]);
});

test.run();
