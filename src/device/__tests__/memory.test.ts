import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { L1Memory } from '../l1-memory.ts';
import { DeviceMemory } from '../memory.ts';
import { WrittenBytes } from '../written-bytes.ts';
import { faultOf } from './fault-of.ts';

const pattern = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, i) => (i * 37 + 11) & 255);

test('a gigabyte costs only the pages that are written', () => {
  const memory = new DeviceMemory('DRAM channel 0', 2 ** 30, 2 ** 20);
  assert.is(memory.residentBytes, 0);
  memory.write(2 ** 29 - 10, pattern(20), 0, 20);
  assert.is(memory.residentBytes, 2 * 2 ** 20);
  const back = new Uint8Array(20);
  memory.read(2 ** 29 - 10, back, 0, 20);
  assert.equal(back, pattern(20));
});

test('reads of bytes never written are faults, at byte granularity', () => {
  const memory = new DeviceMemory('L1', 4096, 1024);
  memory.write(100, pattern(10), 0, 10);
  const target = new Uint8Array(16);
  memory.read(100, target, 0, 10);
  assert.is(
    faultOf(() => memory.read(99, target, 0, 4)).detail,
    'L1 read of 4 bytes at 99 (0x63): byte 99 (0x63) was never written',
  );
  assert.is(faultOf(() => memory.read(104, target, 0, 8)).kind, 'uninitialized-read');
  memory.forgetWritten(105, 1);
  assert.is(memory.firstUnwritten(100, 10), 105);
});

test('accesses out of bounds are faults', () => {
  const memory = new DeviceMemory('L1', 4096, 1024);
  for (const [address, size] of [
    [-1, 2],
    [4095, 2],
    [5000, 1],
  ] as const) {
    assert.is(faultOf(() => memory.write(address, pattern(2), 0, size)).kind, 'out-of-bounds');
    assert.is(faultOf(() => memory.checkReadable(address, size)).kind, 'out-of-bounds');
  }
  memory.write(4096, pattern(0), 0, 0);
});

test('transfers in flight may be neither read nor overwritten', () => {
  const memory = new DeviceMemory('L1', 4096, 4096);
  const [reads, writes] = [{}, {}];
  memory.fill(0, 4096, 7);
  memory.inFlight.add(64, 96, true, reads);
  memory.inFlight.add(96, 128, true, reads);
  memory.inFlight.add(256, 288, false, writes);
  assert.is(faultOf(() => memory.checkReadable(127, 4)).kind, 'missing-barrier');
  assert.is(faultOf(() => memory.checkWritable(60, 5)).kind, 'missing-barrier');
  assert.is(faultOf(() => memory.checkWritable(287, 1)).kind, 'missing-barrier');
  memory.checkReadable(256, 32);
  memory.checkReadable(128, 32);
  memory.inFlight.complete(reads);
  memory.checkReadable(64, 64);
  assert.is(faultOf(() => memory.checkWritable(287, 1)).kind, 'missing-barrier');
  memory.inFlight.complete(writes);
  memory.checkWritable(0, 4096);
  assert.ok(memory.inFlight.isEmpty);
});

test('copies between memories cross pages', () => {
  const source = new DeviceMemory('A', 4096, 256);
  const target = new DeviceMemory('B', 4096, 128);
  source.write(200, pattern(1000), 0, 1000);
  source.copyTo(200, target, 77, 1000);
  const back = new Uint8Array(1000);
  target.read(77, back, 0, 1000);
  assert.equal(back, pattern(1000));
  assert.is(target.firstUnwritten(76, 1), 76);
  assert.is(target.firstUnwritten(1077, 1), 1077);
});

test('L1 views show the same bytes, and beginWrite marks them', () => {
  const l1 = new L1Memory(1499136);
  l1.beginWrite(16, 8);
  l1.views.f32[4] = 1.5;
  l1.views.u32[5] = 42;
  const back = new Uint8Array(8);
  l1.read(16, back, 0, 8);
  assert.is(new DataView(back.buffer).getFloat32(0, true), 1.5);
  assert.is(back[4], 42);
});

test('written bytes behave like a set of positions', () => {
  const range = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 256 }), fc.integer({ min: 0, max: 256 }));
  fc.assert(
    fc.property(fc.array(range, { maxLength: 12 }), (ranges) => {
      const bits = new WrittenBytes(256);
      const model = new Uint8Array(256);
      for (const [adds, a, b] of ranges) {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        if (adds) bits.add(from, to);
        else bits.remove(from, to);
        model.fill(adds ? 1 : 0, from, to);
        const missing = model.indexOf(0, from);
        assert.is(bits.firstMissing(from, to), missing >= 0 && missing < to ? missing : -1);
        assert.is(bits.firstMissing(0, 256), model.indexOf(0));
      }
    }),
    { seed: 5, numRuns: 300 },
  );
});

test.run();
