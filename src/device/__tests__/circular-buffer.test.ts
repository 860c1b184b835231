import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CircularBuffer, circularBufferName } from '../circular-buffer.ts';
import { elementFormats } from '../formats/formats.ts';
import { L1Memory } from '../l1-memory.ts';
import { faultOf } from './fault-of.ts';

const pageSizeBytes = 32;

function ring(numPages: number, aliased = false): { l1: L1Memory; buffer: CircularBuffer } {
  const l1 = new L1Memory(8192);
  const config = { port: 0, address: 1024, pageSizeBytes, numPages, format: elementFormats.u32, aliased };
  return { l1, buffer: new CircularBuffer(l1, config) };
}

test('ports have the names of ttkernel', () => {
  assert.equal([0, 7, 8, 16, 31].map(circularBufferName), ['cb_in0', 'cb_in7', 'cb_dfl0', 'cb_out0', 'cb_int7']);
});

test('pages carry the times of their push and pop', () => {
  const { buffer } = ring(2);
  assert.is(buffer.reserve(2), 0);
  buffer.push(1, 100);
  buffer.push(1, 250);
  assert.not(buffer.hasFree(1));
  assert.is(buffer.wait(1), 100);
  assert.is(buffer.wait(2), 250);
  buffer.pop(1, 300);
  assert.ok(buffer.hasFree(1));
  assert.is(buffer.reserve(1), 300);
});

test('misuse is a fault that names the buffer', () => {
  const detail = (act: (buffer: CircularBuffer) => void): string => faultOf(() => act(ring(4).buffer)).detail;
  assert.is(
    detail((b) => b.push(1, 0)),
    'cb_in0: push of 1 page, but 0 are reserved',
  );
  assert.is(
    detail((b) => b.pop(2, 0)),
    'cb_in0: pop of 2 pages, but 0 were waited for',
  );
  assert.is(
    detail((b) => b.checkRequest('cb_reserve_back', 5)),
    'cb_in0: cb_reserve_back of 5 pages, but it has 4',
  );
  assert.is(
    detail((b) => b.checkRequest('cb_wait_front', 0)),
    'cb_in0: cb_wait_front of 0 pages',
  );
  assert.match(
    detail((b) => {
      b.reserve(3);
      b.push(3, 0);
      b.wait(3);
      b.pop(3, 0);
      b.reserve(2);
      b.push(2, 0);
    }),
    'push of 2 pages overruns the end of the ring: the next page is 3 of 4',
  );
  assert.match(
    detail((b) => b.pageToRead(0)),
    'read of page 0, but 0 were waited for',
  );
  assert.match(
    detail((b) => {
      b.reserve(1);
      b.pageToWrite(1);
    }),
    'write of page 1, but 1 are reserved',
  );
});

test('a ring that is misplaced is a fault', () => {
  const l1 = new L1Memory(8192);
  const make = (address: number, numPages: number) => () =>
    new CircularBuffer(l1, { port: 16, address, pageSizeBytes, numPages, format: elementFormats.u32 });
  assert.is(faultOf(make(1028, 1)).kind, 'misaligned');
  assert.is(faultOf(make(8176, 1)).kind, 'out-of-bounds');
  assert.is(faultOf(make(1024, 0)).kind, 'circular-buffer');
});

test('popped pages are dead', () => {
  const { l1, buffer } = ring(2);
  l1.fill(1024, 64, 1);
  buffer.reserve(2);
  buffer.push(2, 0);
  buffer.wait(1);
  buffer.pop(1, 0);
  assert.is(faultOf(() => l1.checkReadable(1024, 4)).kind, 'uninitialized-read');
  l1.checkReadable(1056, 32);
});

test('pages in flight may be neither pushed nor popped', () => {
  const { l1, buffer } = ring(2);
  const owner = {};
  buffer.reserve(1);
  l1.inFlight.add(1024, 1032, true, owner);
  assert.is(faultOf(() => buffer.push(1, 0)).kind, 'missing-barrier');
  l1.inFlight.complete(owner);
  buffer.push(1, 0);
  buffer.wait(1);
  l1.inFlight.add(1024, 1032, false, owner);
  assert.is(faultOf(() => buffer.pop(1, 0)).kind, 'missing-barrier');
});

test('an aliased buffer has its data from the start', () => {
  const { buffer } = ring(4, true);
  assert.ok(buffer.hasPushed(4) && buffer.hasFree(4));
  assert.is(buffer.pageToRead(3), 1024 + 96);
  buffer.pop(2, 10);
  assert.is(buffer.pageToRead(0), 1024 + 64);
  buffer.push(1, 10);
  assert.is(buffer.pageToWrite(0), 1024 + 32);
  assert.is(faultOf(() => buffer.pageToRead(2)).kind, 'circular-buffer');
});

test('pages are neither lost nor reordered', () => {
  const step = fc.record({ produce: fc.boolean(), pages: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 80 }), (numPages, steps) => {
      const { l1, buffer } = ring(numPages);
      let written = 0;
      let read = 0;
      let cycle = 0;
      for (const { produce, pages } of steps) {
        const slot = (produce ? written : read) % numPages;
        const count = Math.min(pages, numPages - slot);
        if (produce ? !buffer.hasFree(count) : !buffer.hasPushed(count)) continue;
        if (produce) {
          assert.ok(buffer.reserve(count) <= cycle);
          for (let i = 0; i < count; i++) {
            const address = buffer.pageToWrite(i);
            l1.beginWrite(address, 4);
            l1.views.u32[address / 4] = written++;
          }
          buffer.push(count, ++cycle);
        } else {
          assert.ok(buffer.wait(count) <= cycle);
          for (let i = 0; i < count; i++) {
            const address = buffer.pageToRead(i);
            l1.checkReadable(address, 4);
            assert.is(l1.views.u32[address / 4], read++);
          }
          buffer.pop(count, ++cycle);
        }
        assert.is(buffer.pagesHeld, written - read);
      }
    }),
    { seed: 21, numRuns: 200 },
  );
});

test.run();
