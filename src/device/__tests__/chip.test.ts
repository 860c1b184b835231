import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Chip } from '../chip.ts';
import { defaultChipDescription, type ChipDescription } from '../chip-description.ts';
import { System } from '../system.ts';
import { faultOf } from './fault-of.ts';

test('the default chip has 64 cores and 12 channels at their places', () => {
  const chip = new Chip(defaultChipDescription());
  assert.is(chip.cores.length, 64);
  assert.is(chip.core(7, 3).endpoint, chip.endpointAt(7, 3));
  assert.equal(
    chip.dramChannels.slice(0, 4).map(({ endpoint: { y, x } }) => [y, x]),
    [
      [8, 0],
      [9, 0],
      [10, 0],
      [8, 1],
    ],
  );
  assert.equal(chip.nocSize, { rows: 12, columns: 10 });
  assert.is(chip.l1Allocator.freeBytes, 1498112);
  assert.is(chip.dramAllocator.freeBytes, 1073740800);
});

test('what does not exist is a fault', () => {
  const chip = new Chip(defaultChipDescription());
  assert.is(faultOf(() => chip.core(8, 0)).detail, 'core (8, 0) is outside of the 8x8 grid');
  assert.is(faultOf(() => chip.dramChannel(12)).detail, 'DRAM channel 12 does not exist: there are 12');
  assert.is(faultOf(() => chip.endpointAt(11, 9)).kind, 'noc');
  assert.is(faultOf(() => chip.coreAtPhysical(8, 0)).kind, 'noc');
  assert.is(faultOf(() => chip.core(0, 0).circularBuffer(3)).kind, 'circular-buffer');
});

test('a description that contradicts itself is a fault', () => {
  const description = defaultChipDescription();
  const { worker, dram } = description.physicalCores;
  assert.is(
    faultOf(() => new Chip({ ...description, physicalCores: { worker, dram: dram.slice(1) } })).detail,
    'the chip description lists 11 physical DRAM cores, but has 12',
  );
  const far = [...worker.slice(1), { y: 64, x: 0 }];
  assert.match(
    faultOf(() => new Chip({ ...description, physicalCores: { worker: far, dram } })).detail,
    'a physical core at 64x0',
  );
  const detailOf = (change: Partial<ChipDescription>): string =>
    faultOf(() => new Chip({ ...description, ...change })).detail;
  const start = 'the chip description has';
  for (const { y, x } of [dram[1]!, worker[7]!]) {
    const cores = { worker, dram: [{ y, x }, ...dram.slice(1)] };
    assert.is(detailOf({ physicalCores: cores }), `${start} two physical cores at ${y}x${x}`);
  }
  assert.is(detailOf({ grid: { rows: -8, columns: -8 } }), `${start} a grid of -8x-8 cores`);
  assert.is(
    detailOf({ l1SizeBytes: 2 ** 24 }),
    `${start} L1 from byte 1024 to 16777216, which is not a range below 8388608`,
  );
  assert.is(detailOf({ l1SizeBytes: 5 }), `${start} L1 from byte 1024 to 5, which is not a range below 8388608`);
  assert.is(detailOf({ numDramChannels: 0 }), `${start} no DRAM channels`);
  assert.match(detailOf({ dramChannelSizeBytes: 2 ** 50 }), 'has DRAM channels from byte 0 to 1125899906842624');
  assert.match(detailOf({ dramUnreservedEnd: 0 }), 'has usable DRAM from byte 1024 to 0');
  assert.is(detailOf({ nocL1AddressAlignBytes: 3 }), `${start} an alignment of 3 bytes, not a power of two up to 4096`);
  assert.match(detailOf({ nocDramAddressAlignBytes: 0 }), 'an alignment of 0 bytes');
  assert.match(detailOf({ nocDramAddressAlignBytes: 8192 }), 'an alignment of 8192 bytes');
});

test('chips of a system are independent', () => {
  const { chips } = new System([defaultChipDescription(), defaultChipDescription()]);
  chips[0]!.core(0, 0).l1.fill(1024, 16, 1);
  assert.is(chips[1]!.index, 1);
  assert.is(faultOf(() => chips[1]!.core(0, 0).l1.checkReadable(1024, 16)).kind, 'uninitialized-read');
});

test.run();
