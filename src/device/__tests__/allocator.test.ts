import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Allocator } from '../allocator.ts';
import { faultOf } from './fault-of.ts';

test('the first fit from the bottom, the last from the top', () => {
  const allocator = new Allocator('L1', 1000, 2048, 32);
  assert.is(allocator.baseAddress, 1000);
  assert.is(allocator.allocate(33), 1024);
  assert.is(allocator.allocate(1), 1088);
  assert.is(allocator.allocate(40, 'top'), 1984);
  assert.is(allocator.freeBytes, 1048 - 64 - 32 - 64);
  assert.is(allocator.deallocate(1024), 64);
  assert.is(allocator.allocate(64), 1024);
});

test('freed neighbours join', () => {
  const allocator = new Allocator('L1', 0, 128, 32);
  const [a, b, c, d] = [0, 1, 2, 3].map(() => allocator.allocate(32)) as [number, number, number, number];
  allocator.deallocate(a);
  allocator.deallocate(c);
  assert.is(allocator.largestFreeBytes, 32);
  allocator.deallocate(b);
  assert.is(allocator.largestFreeBytes, 96);
  allocator.deallocate(d);
  assert.is(allocator.allocate(128), 0);
  assert.is(allocator.peakUsedBytes, 128);
});

test('the recent peak starts again at what is in use', () => {
  const allocator = new Allocator('L1', 0, 1024, 32);
  const first = allocator.allocate(256);
  allocator.allocate(64);
  allocator.deallocate(first);
  assert.is(allocator.takeRecentPeakBytes(), 320);
  assert.is(allocator.takeRecentPeakBytes(), 64);
  allocator.allocate(32);
  assert.is(allocator.takeRecentPeakBytes(), 96);
  assert.is(allocator.peakUsedBytes, 320);
});

test('what was taken and given back is freed, what nobody took is not', () => {
  const allocator = new Allocator('L1', 0, 1024, 32);
  const [low, next] = [allocator.allocate(64), allocator.allocate(64)];
  const high = allocator.allocate(128, 'top');
  assert.not(allocator.isFreed(0, 1024));
  allocator.deallocate(low);
  assert.ok(allocator.isFreed(32, 4));
  assert.not(allocator.isFreed(next, 64));
  assert.not(allocator.isFreed(128, 768));
  allocator.deallocate(high);
  assert.ok(allocator.isFreed(880, 32));
  assert.not(allocator.isFreed(880, 16));
  allocator.allocate(64);
  assert.not(allocator.isFreed(0, 128));
});

test('running out names space, requested and free bytes', () => {
  const allocator = new Allocator('L1', 1024, 1499136, 32);
  allocator.allocate(1000000);
  const fault = faultOf(() => allocator.allocate(500000));
  assert.is(fault.kind, 'out-of-memory');
  assert.is(fault.detail, 'L1 cannot hold 500000 more bytes: 498112 bytes are free (498112 in one piece) of 1498112');
});

test('fixed addresses are taken or refused', () => {
  const allocator = new Allocator('L1', 1024, 4096, 32);
  assert.is(allocator.allocateAt(2048, 64), 2048);
  assert.is(faultOf(() => allocator.allocateAt(2080, 64)).kind, 'out-of-memory');
  assert.is(faultOf(() => allocator.allocateAt(3001, 64)).kind, 'misaligned');
  assert.ok(allocator.isAllocated(2048));
  assert.is(allocator.allocate(1024), 1024);
});

test('fixed addresses may have an alignment of their own, others keep that of the space', () => {
  const allocator = new Allocator('L1', 1024, 4096, 32);
  assert.is(allocator.allocateAt(1024, 4, 16), 1024);
  assert.is(allocator.allocateAt(1040, 4, 16), 1040);
  assert.is(allocator.allocateAt(1056, 4, 16), 1056);
  assert.is(faultOf(() => allocator.allocateAt(1080, 4, 16)).kind, 'misaligned');
  assert.is(allocator.allocate(4), 1088);
});

test('a space may begin between the addresses that are given out', () => {
  const allocator = new Allocator('L1', 1040, 4096, 32);
  assert.is(allocator.allocate(4), 1056);
  assert.is(allocator.allocateAt(1040, 4, 16), 1040);
});

test('allocations are aligned, in bounds and never overlap; freeing all gives all back', () => {
  const request = fc.record({
    size: fc.integer({ min: 0, max: 700 }),
    top: fc.boolean(),
    release: fc.integer({ min: -6, max: 6 }),
  });
  fc.assert(
    fc.property(fc.array(request, { maxLength: 60 }), (requests) => {
      const allocator = new Allocator('DRAM', 100, 8192, 32);
      const live: { address: number; size: number }[] = [];
      for (const { size, top, release } of requests) {
        if (release >= 0 && live.length > 0) {
          allocator.deallocate(live.splice(release % live.length, 1)[0]!.address);
          continue;
        }
        if (allocator.largestFreeBytes < size + 64) continue;
        const address = allocator.allocate(size, top ? 'top' : 'bottom');
        assert.is(address % 32, 0);
        assert.ok(address >= 128 && address + size <= 8192);
        for (const other of live) assert.ok(address + size <= other.address || other.address + other.size <= address);
        live.push({ address, size: Math.max(1, size) });
      }
      const used = live.reduce((sum, { size }) => sum + Math.ceil(size / 32) * 32, 0);
      assert.is(allocator.usedBytes, used);
      for (const { address } of live) allocator.deallocate(address);
      assert.is(allocator.largestFreeBytes, 8192 - 100);
    }),
    { seed: 9, numRuns: 200 },
  );
});

test('what was accessed before it was freed is known to be freed', () => {
  const allocator = new Allocator('L1', 0, 4096, 32);
  const [first, second, third] = [allocator.allocate(64), allocator.allocate(64), allocator.allocate(64)];
  assert.not(allocator.isFreed(first, 64));
  assert.not(allocator.isFreed(third, 64));
  allocator.deallocate(second);
  assert.ok(allocator.isFreed(second, 64));
  assert.not(allocator.isFreed(first, 64));
  assert.not(allocator.isFreed(third, 64));
  assert.ok(allocator.isFreed(third - 32, 64));
  assert.ok(allocator.isFreed(first, 96));
});

test.run();
