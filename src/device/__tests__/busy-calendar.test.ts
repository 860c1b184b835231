import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BusyCalendar } from '../busy-calendar.ts';

test('requests that meet wait for each other', () => {
  const calendar = new BusyCalendar();
  assert.is(calendar.reserve(0, 100), 100);
  assert.is(calendar.reserve(0, 100), 200);
  assert.is(calendar.reserve(0, 100), 300);
  assert.is(calendar.reserve(1000, 10), 1010);
});

test('a request of no cycles is served at once and takes nothing', () => {
  const calendar = new BusyCalendar();
  calendar.reserve(0, 100);
  assert.is(calendar.reserve(10, 0), 10);
  assert.is(calendar.reserve(0, 100), 200);
});

test('a request from the past takes the gap and not the end', () => {
  const calendar = new BusyCalendar();
  calendar.reserve(100000, 5000);
  assert.is(calendar.reserve(300, 50), 350);
  calendar.clear();
  assert.is(calendar.reserve(0, 256), 256);
});

test('no cycle is sold twice and none is served early', () => {
  const requests = fc.array(fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 700 })), {
    minLength: 1,
    maxLength: 50,
  });
  fc.assert(
    fc.property(requests, (list) => {
      const calendar = new BusyCalendar();
      let busy = 0;
      let end = 0;
      for (const [start, cycles] of list) {
        const served = calendar.reserve(start, cycles);
        assert.ok(served >= start + cycles);
        busy += cycles;
        end = Math.max(end, served);
      }
      const first = Math.min(...list.map(([start]) => start));
      assert.ok(end - first + 256 >= busy, `${busy} busy cycles between ${first} and ${end}`);
      assert.ok(end <= Math.max(...list.map(([start]) => start)) + busy + 512);
    }),
    { seed: 31, numRuns: 200 },
  );
});

test.run();
