import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getAffineConstantExpr, getAffineDimExpr, type AffineExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { bankKey } from '../banks.ts';
import { deviceMaps, projectOntoMemory } from '../device-maps.ts';
import { dramExtent } from '../dram-pages.ts';
import { elementPlaces, localCoordinate, type ElementPlace } from '../element-place.ts';
import { forEachIndex } from '../index-space.ts';
import { physicalShape } from '../layout-queries.ts';
import { invertLinearMap } from '../linear-inverse.ts';
import { buildLinearMap, type CollapseInterval } from '../linear-map.ts';
import { allPaddingRegions, countPadding } from '../padding.ts';
import { tensorAddresses } from '../tensor-addresses.ts';
import { createLayout, scalarsPerElement, shardSizeBytes, tiledShardShape } from '../tensor-layout.ts';
import { workerGrid } from '../worker-grid.ts';
import { fixedSeed, layoutCase, smallDevice, twoChips } from './layout-arbitraries.ts';

/** Calls visit for every place of a tensor, padding included. */
function forEachPlace(numShards: number, slotsPerShard: number, visit: (place: ElementPlace) => void): void {
  for (let shard = 0; shard < numShards; shard++) {
    for (let slot = 0; slot < slotsPerShard; slot++) visit({ shard, slot });
  }
}

test('places are injective, invert, and leave exactly the padding', () => {
  fc.assert(
    fc.property(layoutCase, ({ layout, shape }) => {
      const places = elementPlaces(layout, shape);
      const { numShards, slotsPerShard } = places.geometry;
      const seen = new Set<number>();
      forEachIndex(shape, (index) => {
        const place = places.placeOf(index);
        seen.add(place.shard * slotsPerShard + place.slot);
        assert.equal(places.indexAt(place), index);
      });
      const count = countPadding(layout, shape);
      assert.is(seen.size, count.elements);
      assert.is(count.elements + count.padding, count.allocated);
      let padding = 0;
      forEachPlace(numShards, slotsPerShard, (place) => {
        if (places.indexAt(place) === 'padding') padding++;
        else assert.ok(seen.has(place.shard * slotsPerShard + place.slot));
      });
      assert.is(padding, count.padding);
      assert.is(places.indexAt({ shard: numShards, slot: 0 }), 'outside');
      assert.is(places.indexAt({ shard: 0, slot: slotsPerShard }), 'outside');
    }),
    fixedSeed,
  );
});

test('padding regions are disjoint and exactly the padding', () => {
  fc.assert(
    fc.property(layoutCase, ({ layout, shape }) => {
      const places = elementPlaces(layout, shape);
      const { slotsPerShard } = places.geometry;
      allPaddingRegions(layout, shape).forEach((regions, shard) => {
        const inRegions = new Set<string>();
        let volume = 0;
        for (const { start, size } of regions) {
          forEachIndex(size, (offset) => {
            inRegions.add(offset.map((each, dim) => each + start[dim]!).join());
            volume++;
          });
        }
        assert.is(inRegions.size, volume);
        for (let slot = 0; slot < slotsPerShard; slot++) {
          const isPadding = places.indexAt({ shard, slot }) === 'padding';
          assert.is(inRegions.has(localCoordinate(places.geometry, slot).join()), isPadding);
        }
      });
    }),
    { ...fixedSeed, numRuns: 60 },
  );
});

test('addresses are injective, invert, and stay inside what is reserved', () => {
  fc.assert(
    fc.property(layoutCase, fc.constantFrom(smallDevice, twoChips), ({ layout, shape }, device) => {
      const addresses = tensorAddresses(layout, shape, device);
      const { numShards, slotsPerShard } = addresses.places.geometry;
      const seen = new Set<string>();
      forEachPlace(numShards, slotsPerShard, (place) => {
        const { bank, offsetBytes, scalarInTile } = addresses.addressOfPlace(place);
        seen.add(`${bankKey(bank)} ${offsetBytes} ${scalarInTile}`);
        assert.equal(addresses.placeAt(bank, offsetBytes, scalarInTile), place);
        assert.ok(offsetBytes < addresses.bytes.reservedBytesPerBank);
      });
      assert.is(seen.size, numShards * slotsPerShard);
      const last = shape.map((size) => size - 1);
      const { bank, offsetBytes, scalarInTile } = addresses.addressOf(last);
      assert.equal(addresses.indexAt(bank, offsetBytes, scalarInTile), last);
      assert.is(addresses.placeAt(bank, addresses.bytes.reservedBytesPerBank + 4096), 'outside');
      assert.is(addresses.placeAt(bank, -1), 'outside');
    }),
    { ...fixedSeed, numRuns: 60 },
  );
});

test('every byte of a shard is in one bank, in pieces that do not overlap', () => {
  fc.assert(
    fc.property(layoutCase, fc.constantFrom(smallDevice, twoChips), ({ layout, shape }, device) => {
      const { bytes, places } = tensorAddresses(layout, shape, device);
      const ends = new Map<string, { start: number; end: number }[]>();
      let total = 0;
      for (let shard = 0; shard < places.geometry.numShards; shard++) {
        for (let byte = 0; byte < shardSizeBytes(layout);) {
          const piece = bytes.locate(shard, byte);
          const key = bankKey(piece.bank);
          ends.set(key, [
            ...(ends.get(key) ?? []),
            { start: piece.offsetBytes, end: piece.offsetBytes + piece.sizeBytes },
          ]);
          assert.equal(bytes.find(piece.bank, piece.offsetBytes + piece.sizeBytes - 1), {
            shard,
            byte: byte + piece.sizeBytes - 1,
          });
          byte += piece.sizeBytes;
          total += piece.sizeBytes;
        }
      }
      assert.is(total, countPadding(layout, shape).allocated * (layout.elementSizeBytes / scalarsPerElement(layout)));
      for (const pieces of ends.values()) {
        pieces.sort((a, b) => a.start - b.start);
        pieces.forEach(({ end }, i) => assert.ok(end <= (pieces[i + 1]?.start ?? bytes.reservedBytesPerBank)));
      }
    }),
    { ...fixedSeed, numRuns: 60 },
  );
});

test('the linear map agrees with the memref shape', () => {
  fc.assert(
    fc.property(layoutCase, ({ layout, shape }) => {
      const extents = physicalShape(layout, shape);
      const divided = extents.map((extent, dim) => Math.ceil(extent / layout.grid[dim]!));
      assert.equal(layout.shardShape, tiledShardShape(divided, layout.tile));
    }),
    fixedSeed,
  );
});

test('addresses in L1 agree with the map of the device where the grid divides', () => {
  const maps = deviceMaps({ chipGrids: [[4, 4]], meshShape: [], numDramChannels: 5 });
  const device = { ...smallDevice, workerGrid: workerGrid([], [4, 4]) };
  fc.assert(
    fc.property(
      fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 3 })),
      ([gridY, gridX, rows, columns]) => {
        const grid = [gridY + 1, gridX + 1];
        const shape = [(gridY + 1) * (rows + 1), (gridX + 1) * (columns + 1)];
        const layout = createLayout(shape, { grid, elementSizeBytes: 4, memorySpace: 'l1' })!;
        const project = projectOntoMemory(layout, maps.l1Map);
        const addresses = tensorAddresses(layout, shape, device);
        forEachIndex(shape, (index) => {
          const [chip, coreY, coreX, offset] = project.eval(index);
          assert.equal(addresses.addressOf(index), {
            bank: { kind: 'l1', chip, coreY, coreX },
            offsetBytes: offset! * 4,
            scalarInTile: 0,
          });
        });
      },
    ),
    { ...fixedSeed, numRuns: 50 },
  );
});

test('addresses in DRAM agree with the map of the device as far as no channel has a second turn', () => {
  const maps = deviceMaps({ chipGrids: [[4, 4]], meshShape: [], numDramChannels: 5 });
  const device = { ...smallDevice, workerGrid: workerGrid([], [4, 4]) };
  const pages = new Set<number>();
  fc.assert(
    fc.property(
      fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 20 }), fc.nat({ max: 120 })),
      ([gridY, gridX, rows, columns]) => {
        const grid = [gridY + 1, gridX + 1];
        const shape = [(gridY + 1) * (rows + 1), (gridX + 1) * (columns + 1)];
        const layout = createLayout(shape, { grid, elementSizeBytes: 4, memorySpace: 'dram' })!;
        const project = projectOntoMemory(layout, maps.dramMap);
        const addresses = tensorAddresses(layout, shape, device);
        forEachIndex(shape, (index) => {
          const [chip, coreY, channel, offset] = project.eval(index);
          pages.add(channel!);
          assert.is(coreY, 0);
          assert.equal(addresses.addressOf(index), {
            bank: { kind: 'dram', chip, channel },
            offsetBytes: offset! * 4,
            scalarInTile: 0,
          });
        });
      },
    ),
    { ...fixedSeed, numRuns: 30, examples: [[[3, 3, 20, 120]]] },
  );
  assert.is(pages.size, 5);
});

test('every turn of a DRAM channel is behind the one before', () => {
  const shape = [7, 8192];
  const layout = createLayout(shape, { elementSizeBytes: 2, memorySpace: 'dram' })!;
  const { addressOf, bytes, indexAt } = tensorAddresses(layout, shape, smallDevice);
  const at = (index: number[]) => {
    const { bank, offsetBytes } = addressOf(index);
    assert.equal(indexAt(bank, offsetBytes), index);
    return [bank.kind === 'dram' ? bank.channel : -1, offsetBytes];
  };
  assert.equal(
    [at([0, 9]), at([4, 0]), at([5, 0]), at([6, 8191])],
    [
      [0, 18],
      [4, 0],
      [0, 16384],
      [1, 32766],
    ],
  );
  assert.is(bytes.reservedBytesPerBank, 32768);
  assert.is(indexAt({ kind: 'dram', chip: 0, channel: 2 }, 16384), 'outside');
});

test('what a tensor reserves in DRAM is what its fullest channel holds', () => {
  assert.equal(
    [0, 1, 8192, 8193, 5 * 8192, 5 * 8192 + 1, 7 * 8192 - 1].map((end) => dramExtent(end, 5)),
    [0, 1, 8192, 8192, 8192, 8193, 16384],
  );
});

test('interleaved pages go round the channels, aligned', () => {
  const layout = createLayout([4, 3], { elementSizeBytes: 4, memorySpace: 'dram', memLayout: 'interleaved' })!;
  const { addressOf, bytes, placeAt } = tensorAddresses(layout, [4, 3], { ...smallDevice, numDramChannels: 3 });
  assert.equal(bytes.paging, { pageSizeBytes: 12, pagePitchBytes: 32, pagesPerShard: 4 });
  const at = (index: number[]) => {
    const { bank, offsetBytes } = addressOf(index);
    return [bank.kind === 'dram' ? bank.channel : -1, offsetBytes];
  };
  assert.equal(
    [at([0, 0]), at([1, 2]), at([2, 0]), at([3, 1])],
    [
      [0, 0],
      [1, 8],
      [2, 0],
      [0, 36],
    ],
  );
  assert.is(bytes.reservedBytesPerBank, 64);
  assert.is(placeAt({ kind: 'dram', chip: 0, channel: 0 }, 12), 'outside');
  assert.is(placeAt({ kind: 'dram', chip: 1, channel: 0 }, 0), 'outside');
  assert.is(placeAt({ kind: 'host' }, 0), 'outside');
});

test('tiles are stored by faces', () => {
  const tile = { height: 32, width: 32 };
  const layout = createLayout([32, 64], { tile, elementSizeBytes: 2048, memorySpace: 'l1' })!;
  const { addressOf } = tensorAddresses(layout, [32, 64], smallDevice);
  const at = (index: number[]) => addressOf(index).offsetBytes / 2;
  assert.equal([at([0, 15]), at([0, 16]), at([1, 0]), at([16, 0]), at([0, 32])], [15, 256, 16, 512, 1024]);
});

test('maps that store two elements in one place have no inverse', () => {
  const [d0, d1] = [getAffineDimExpr(0), getAffineDimExpr(1)];
  assert.is(invertLinearMap(AffineMap.get(2, 0, [d0.add(d1)]), [2, 3]), undefined);
  assert.ok(invertLinearMap(AffineMap.get(2, 0, [d0.add(d1)]), [1, 3]));
  const folded = invertLinearMap(AffineMap.get(1, 0, [d0.floorDiv(4), d0.mod(4)]), [10])!;
  assert.equal(folded([2, 1]), [9]);
  assert.is(folded([2, 2]), undefined);
  assert.equal(invertLinearMap(AffineMap.get(2, 0, [d0.add(d1), d1]), [3, 3])!([4, 2]), [2, 2]);
});

/** Collapses as the facts describe it step by step; undefined where a step has no result to replace. */
function collapseStepByStep(shape: readonly number[], gridRank: number, intervals: readonly CollapseInterval[]) {
  const rank = shape.length;
  let map = AffineMap.getMinorIdentityMap(rank, Math.min(rank, gridRank));
  let first = rank;
  const replace = (position: number, expr: AffineExpr) => {
    map = map.dropResults([position]).insertResult(expr, position);
  };
  for (const [begin, end] of intervals) {
    if (begin >= map.numResults) return undefined;
    let joined: AffineExpr = getAffineConstantExpr(0);
    for (let dim = end - 1, factor = 1; dim >= begin; factor *= shape[dim--]!) {
      joined = getAffineDimExpr(dim).mul(factor).add(joined);
    }
    replace(begin, joined);
    first = Math.min(first, begin);
  }
  for (let dim = 0; dim < Math.min(first, map.numResults); dim++) replace(dim, getAffineDimExpr(dim));
  if (!shape.every((_, dim) => map.isFunctionOfDim(dim))) return undefined;
  while (map.numResults < gridRank) map = map.insertResult(getAffineConstantExpr(0), 0);
  return map;
}

test('collapsing gives what replacing results step by step gives', () => {
  const bounds = fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }), fc.nat({ max: 4 }), fc.nat({ max: 4 }));
  const shapes = fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 1, maxLength: 5 });
  let compared = 0;
  fc.assert(
    fc.property(shapes, fc.integer({ min: 1, max: 5 }), bounds, (shape, gridRank, positions) => {
      const sorted = positions.map((position) => Math.min(position, shape.length)).sort();
      const intervals = [sorted.slice(0, 2), sorted.slice(2)] as unknown as CollapseInterval[];
      const proper = intervals.filter(([begin, end]) => begin < end);
      const expected = collapseStepByStep(shape, gridRank, proper);
      const actual = buildLinearMap(shape, gridRank, proper);
      if (expected === undefined) return;
      compared++;
      assert.is(String(actual), String(expected));
    }),
    { ...fixedSeed, numRuns: 400 },
  );
  assert.ok(compared > 50);
});

test.run();
