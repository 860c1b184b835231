import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Chip } from '../../../device/chip.ts';
import { nocSizes } from '../../../device/chip-description.ts';
import { type SystemDesc } from '../../../target/schema/generated/common.gen.ts';
import { chipDescription } from '../../chip-of-system.ts';
import { RuntimeError } from '../../runtime-error.ts';
import { productNames } from '../products.ts';
import { productSystem } from '../product-system.ts';

/** Returns grid, number of chips and links of a system. */
function outline({ chipDescs, chipChannels }: SystemDesc): readonly unknown[] {
  const { arch, gridSize } = chipDescs[0]!;
  return [arch, `${gridSize.y}x${gridSize.x}`, chipDescs.length, chipChannels?.length];
}

test('the products', () => {
  assert.equal(
    productNames.map((name) => [name, ...outline(productSystem(name))]),
    [
      ['n150', 'Wormhole_b0', '8x8', 1, 0],
      ['n300', 'Wormhole_b0', '7x8', 2, 2],
      ['t3000', 'Wormhole_b0', '7x8', 8, 20],
      ['tg', 'Wormhole_b0', '9x8', 32, 208],
      ['gs_e150', 'Grayskull', '9x12', 1, 0],
      ['gs_e300', 'Grayskull', '7x12', 1, 0],
    ],
  );
});

test('every chip of every product is one that the device model takes, and nothing shares a place', () => {
  for (const name of productNames) {
    for (const desc of productSystem(name).chipDescs) {
      const description = chipDescription(desc);
      assert.is(new Chip(description).cores.length, desc.gridSize.y * desc.gridSize.x);
      const { worker, dram, eth = [], ethInactive = [] } = desc.physicalCores;
      const places = [...worker, ...dram, ...eth, ...ethInactive].map(({ y, x }) => `${y}, ${x}`);
      assert.is(new Set(places).size, places.length, name);
      const { rows, columns } = nocSizes[description.arch];
      assert.ok([...worker, ...dram].every(({ y, x }) => y < rows && x < columns));
      assert.is(dram.length, desc.numDramChannels);
    }
  }
});

test('the chips of an n300 lose different rows and are linked by channels 8 and 9 to 0 and 1', () => {
  const { chipDescs, chipCapabilities, chipChannels, chipCoords } = productSystem('n300');
  const rows = chipDescs.map(({ physicalCores }) => [...new Set(physicalCores.worker.map(({ y }) => y))]);
  assert.equal(rows, [
    [1, 3, 4, 5, 7, 8, 9],
    [1, 2, 3, 4, 5, 8, 9],
  ]);
  assert.equal(chipCapabilities, [['PCIE', 'HostMMIO'], []]);
  assert.equal(chipCoords, [
    { rack: 0, shelf: 0, y: 0, x: 0 },
    { rack: 0, shelf: 0, y: 0, x: 1 },
  ]);
  assert.equal(chipChannels, [
    { deviceId0: 0, ethernetCoreCoord0: { y: 6, x: 9 }, deviceId1: 1, ethernetCoreCoord1: { y: 0, x: 9 } },
    { deviceId0: 0, ethernetCoreCoord0: { y: 6, x: 1 }, deviceId1: 1, ethernetCoreCoord1: { y: 0, x: 1 } },
  ]);
  assert.equal(chipDescs[0]!.physicalCores.eth, [
    { y: 6, x: 1 },
    { y: 6, x: 9 },
  ]);
  assert.is(chipDescs[0]!.physicalCores.ethInactive!.length, 14);
});

test('a link of Galaxy is used once', () => {
  const { chipChannels = [] } = productSystem('tg');
  const ends = chipChannels.flatMap(({ deviceId0, ethernetCoreCoord0: a, deviceId1, ethernetCoreCoord1: b }) => [
    `${deviceId0}: ${a.y}, ${a.x}`,
    `${deviceId1}: ${b.y}, ${b.x}`,
  ]);
  assert.is(new Set(ends).size, ends.length);
  assert.ok(chipChannels.every(({ deviceId0, deviceId1 }) => deviceId0 < deviceId1));
});

test('the end of DRAM leaves room for the reserved part of each L1', () => {
  // 64 cores of 1024 bytes over 12 channels are 5462 bytes, in steps of 32.
  assert.is(productSystem('n150').chipDescs[0]!.dramUnreservedEnd, 2 ** 30 - 5472);
});

test('harvested rows', () => {
  const grid = (rows: readonly number[]): unknown => productSystem('n150', rows).chipDescs[0]!.gridSize;
  assert.equal(grid([]), { y: 9, x: 8 });
  assert.equal(grid([1, 2, 3, 4, 5, 7, 8, 9]), { y: 1, x: 8 });
  const { chipDescs } = productSystem('n300', [3]);
  assert.equal(chipDescs[0]!.physicalCores.worker, chipDescs[1]!.physicalCores.worker);
});

test('rows that cannot be harvested', () => {
  const message = (rows: readonly number[]): string => {
    try {
      productSystem('n300', rows);
    } catch (error) {
      if (error instanceof RuntimeError) return error.message;
    }
    return 'none';
  };
  const all = '1, 2, 3, 4, 5, 7, 8, 9, 10, 11';
  assert.is(message([6]), `row 6 of the NoC has no worker cores (rows that have: ${all})`);
  assert.is(message([2, 3, 2]), 'harvested rows 2, 3, 2: one is named twice');
  assert.is(message([1, 2, 3, 4, 5, 7, 8, 9, 10]), '9 of 10 rows are harvested, at least two must be left');
});

test.run();
