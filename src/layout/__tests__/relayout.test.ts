import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bankKey, type Bank } from '../banks.ts';
import { forEachIndex } from '../index-space.ts';
import { planRelayout, type Relayout, type Transfer } from '../relayout.ts';
import { tensorAddresses } from '../tensor-addresses.ts';
import { createLayout, type LayoutOptions, type TensorLayout } from '../tensor-layout.ts';
import { workerGrid } from '../worker-grid.ts';
import { fixedSeed } from './layout-arbitraries.ts';

const device = {
  workerGrid: workerGrid([], [8, 8]),
  numDramChannels: 12,
  l1AlignmentBytes: 16,
  dramAlignmentBytes: 32,
};
const tile = { tile: { height: 32, width: 32 }, elementSizeBytes: 4096 };

function layout(shape: readonly number[], options: Partial<LayoutOptions>): TensorLayout {
  const made = createLayout(shape, { elementSizeBytes: 4, memorySpace: 'l1', grid: [1, 1], ...options });
  assert.ok(made);
  return made;
}

function plan(shape: readonly number[], from: Partial<LayoutOptions>, to: Partial<LayoutOptions>): Relayout {
  const made = planRelayout(layout(shape, from), layout(shape, to), shape, device);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

function coreText({ kind, ...place }: Bank): string {
  return `${kind} ${Object.values(place).join(' ')}`;
}

function transferText({ remote, sourceOffsetBytes, destinationOffsetBytes, sizeBytes }: Transfer): string {
  return `${coreText(remote)}: ${sourceOffsetBytes} -> ${destinationOffsetBytes}, ${sizeBytes}`;
}

function lines({ direction, cores }: Relayout): string[] {
  return cores.flatMap(({ core, transfers }) =>
    transfers.map((each) => `${coreText(core)} ${direction} ${transferText(each)}`),
  );
}

test('4x16 floats from one core to 2x2 cores, as in the C++ compiler', () => {
  assert.equal(lines(plan([4, 16], { grid: [1, 1] }, { grid: [2, 2] })), [
    'l1 0 0 0 read l1 0 0 0: 0 -> 0, 32',
    'l1 0 0 0 read l1 0 0 0: 64 -> 32, 32',
    'l1 0 0 1 read l1 0 0 0: 32 -> 0, 32',
    'l1 0 0 1 read l1 0 0 0: 96 -> 32, 32',
    'l1 0 1 0 read l1 0 0 0: 128 -> 0, 32',
    'l1 0 1 0 read l1 0 0 0: 192 -> 32, 32',
    'l1 0 1 1 read l1 0 0 0: 160 -> 0, 32',
    'l1 0 1 1 read l1 0 0 0: 224 -> 32, 32',
  ]);
});

test('what is contiguous on both sides is one transfer', () => {
  assert.equal(lines(plan([64, 8], { grid: [1, 1] }, { grid: [2, 1] })), [
    'l1 0 0 0 read l1 0 0 0: 0 -> 0, 1024',
    'l1 0 1 0 read l1 0 0 0: 1024 -> 0, 1024',
  ]);
});

test('cores of the source write to DRAM, where 8192 elements follow one another in a channel', () => {
  assert.equal(lines(plan([4, 16], { grid: [2, 1] }, { memorySpace: 'dram' })), [
    'l1 0 0 0 write dram 0 0: 0 -> 0, 128',
    'l1 0 1 0 write dram 0 0: 0 -> 128, 128',
  ]);
  assert.equal(lines(plan([3, 4096], { grid: [1, 1] }, { memorySpace: 'dram' })), [
    'l1 0 0 0 write dram 0 0: 0 -> 0, 32768',
    'l1 0 0 0 write dram 0 1: 32768 -> 0, 16384',
  ]);
  // Behind the last channel comes the next page of the first.
  assert.equal(lines(plan([13, 8192], { grid: [1, 1] }, { memorySpace: 'dram' })).slice(11), [
    'l1 0 0 0 write dram 0 11: 360448 -> 0, 32768',
    'l1 0 0 0 write dram 0 0: 393216 -> 32768, 32768',
  ]);
});

test('tiles move whole', () => {
  assert.equal(lines(plan([64, 128], { ...tile, grid: [1, 1] }, { ...tile, grid: [2, 2] })), [
    'l1 0 0 0 read l1 0 0 0: 0 -> 0, 8192',
    'l1 0 0 1 read l1 0 0 0: 8192 -> 0, 8192',
    'l1 0 1 0 read l1 0 0 0: 16384 -> 0, 8192',
    'l1 0 1 1 read l1 0 0 0: 24576 -> 0, 8192',
  ]);
});

test('tiles that shards cut through cannot move to another grid', () => {
  const shape = [96, 32];
  const [whole, halves] = [1, 2].map((rows) => layout(shape, { ...tile, grid: [rows, 1] }));
  assert.is(planRelayout(whole!, halves!, shape, device), 'dim 0 of a shard is no whole number of tiles');
  // To the same grid they can, with their padding: 48 rows are 2 tiles on each core.
  assert.equal(lines(plan(shape, { ...tile, grid: [2, 1] }, { ...tile, grid: [2, 1], memorySpace: 'dram' })), [
    // The second shard is at the number of its core, 8.
    'l1 0 0 0 write dram 0 0: 0 -> 0, 8192',
    'l1 0 1 0 write dram 0 0: 0 -> 65536, 8192',
  ]);
});

test('tiled tensors keep their linear map', () => {
  const shape = [2, 32, 32];
  const from = layout(shape, tile);
  const to = { ...from, linear: layout([2, 64, 32], tile).linear };
  assert.is(planRelayout(from, to, shape, device), 'the linear map cannot change while the tensor is tiled');
});

const side = fc.record({
  grid: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
  memorySpace: fc.constantFrom('l1', 'dram'),
  collapseIntervals: fc.constantFrom([[0, -1]] as const, [[1, 3]] as const),
});

test('every element gets to where the other layout has it', () => {
  const shape = fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 1, max: 9 })));
  fc.assert(
    fc.property(shape, side, side, (sizes, a, b) => {
      fc.pre(a.memorySpace === 'l1' || b.memorySpace === 'l1');
      const layouts = [a, b].map(({ grid, ...options }) => layout(sizes, { ...options, grid: [...grid] }));
      const [from, to] = layouts.map((each) => tensorAddresses(each, sizes, device));
      const moved = planRelayout(layouts[0]!, layouts[1]!, sizes, device) as Relayout;
      const copied = new Map<string, string>();
      for (const { core, transfers } of moved.cores) {
        for (const { remote, sourceOffsetBytes, destinationOffsetBytes, sizeBytes } of transfers) {
          const [source, destination] = moved.direction === 'read' ? [remote, core] : [core, remote];
          for (let i = 0; i < sizeBytes; i += 4) {
            const at = `${bankKey(destination)} ${destinationOffsetBytes + i}`;
            assert.not(copied.has(at), 'no byte is written twice');
            copied.set(at, `${bankKey(source)} ${sourceOffsetBytes + i}`);
          }
        }
      }
      let elements = 0;
      forEachIndex(sizes, (index) => {
        const [source, destination] = [from!.addressOf(index), to!.addressOf(index)];
        const at = `${bankKey(destination.bank)} ${destination.offsetBytes}`;
        assert.is(copied.get(at), `${bankKey(source.bank)} ${source.offsetBytes}`);
        elements++;
      });
      assert.is(copied.size, elements);
    }),
    fixedSeed,
  );
});

test.run();
