import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { alignUp } from '../../../../support/math.ts';
import { liveBytes, planAddresses, type AddressPlan, type BufferRequest } from '../address-plan.ts';

const request: fc.Arbitrary<BufferRequest> = fc
  .record({ sizeBytes: fc.integer({ min: 1, max: 200 }), from: fc.nat(30), length: fc.nat(12) })
  .map(({ sizeBytes, from, length }) => ({ sizeBytes, from, to: from + length }));

/** Checks that no two buffers share a byte at the same time, and that the peak is that of the plan. */
function check(requests: readonly BufferRequest[], { offsets, peakBytes }: AddressPlan, alignment: number): void {
  for (const [i, a] of requests.entries()) {
    assert.is(offsets[i]! % alignment, 0);
    assert.ok(offsets[i]! + a.sizeBytes <= peakBytes);
    for (const [j, b] of requests.slice(0, i).entries()) {
      const together = a.from <= b.to && b.from <= a.to;
      const apart = offsets[i]! + a.sizeBytes <= offsets[j]! || offsets[j]! + b.sizeBytes <= offsets[i]!;
      assert.ok(apart || !together, `${i} and ${j} overlap`);
    }
  }
}

test('buffers that are live at the same time never overlap', () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 40 }), fc.constantFrom(1, 16, 32), (requests, alignment) => {
      const plan = planAddresses(requests, alignment);
      check(requests, plan, alignment);
      assert.ok(plan.peakBytes >= liveBytes(requests, alignment));
    }),
    { seed: 11, numRuns: 200 },
  );
});

test('a chain needs two buffers, whatever its length', () => {
  const requests = Array.from({ length: 50 }, (_, i) => ({ sizeBytes: 100, from: i, to: i + 1 }));
  assert.is(planAddresses(requests, 16).peakBytes, 224);
});

test('a small buffer at the bottom does not keep a large one from the place of two others', () => {
  // In order of their start the large one would come behind the small one, at 40, and the peak would be 100.
  const requests = [
    { sizeBytes: 30, from: 0, to: 1 },
    { sizeBytes: 10, from: 1, to: 3 },
    { sizeBytes: 60, from: 2, to: 3 },
  ];
  assert.is(liveBytes(requests, 1), 70);
  assert.is(planAddresses(requests, 1).peakBytes, 70);
});

test('many buffers are placed in little time', () => {
  const requests = Array.from({ length: 50_000 }, (_, i) => ({ sizeBytes: 16 + (i % 7) * 16, from: i, to: i + 3 }));
  const start = performance.now();
  const plan = planAddresses(requests, 16);
  assert.ok(performance.now() - start < 5000);
  check(requests.slice(0, 300), { offsets: plan.offsets.slice(0, 300), peakBytes: plan.peakBytes }, 16);
});

test('nothing needs nothing', () => {
  assert.equal(planAddresses([], 16), { offsets: [], peakBytes: 0 });
});

/** Returns the least peak by trying every order of placement, which is exact for so few buffers at so few offsets. */
function exactPeak(requests: readonly BufferRequest[]): number {
  let best = Infinity;
  const offsets: number[] = [];
  const place = (i: number, peak: number): void => {
    if (peak >= best) return;
    const current = requests[i];
    if (!current) return void (best = peak);
    for (let offset = 0; offset + current.sizeBytes < best; offset++) {
      const free = requests.slice(0, i).every((other, j) => {
        if (current.from > other.to || other.from > current.to) return true;
        return offset + current.sizeBytes <= offsets[j]! || offsets[j]! + other.sizeBytes <= offset;
      });
      if (!free) continue;
      offsets[i] = offset;
      place(i + 1, Math.max(peak, offset + current.sizeBytes));
    }
  };
  place(0, 0);
  return best;
}

test('plans of few buffers are at most a third over the best there is, and most are the best', () => {
  const few = fc.array(
    fc
      .record({ sizeBytes: fc.integer({ min: 1, max: 4 }), from: fc.nat(6), length: fc.nat(4) })
      .map(({ sizeBytes, from, length }) => ({ sizeBytes, from, to: from + length })),
    { minLength: 1, maxLength: 6 },
  );
  let [total, optimal] = [0, 0];
  fc.assert(
    fc.property(few, (requests) => {
      const best = exactPeak(requests);
      const { peakBytes } = planAddresses(requests, 1);
      total++;
      optimal += Number(peakBytes === best);
      assert.ok(peakBytes <= alignUp(Math.ceil((best * 4) / 3), 1), `${peakBytes} instead of ${best}`);
    }),
    { seed: 5, numRuns: 300 },
  );
  assert.ok(optimal / total > 0.95, `${optimal} of ${total}`);
});

test.run();
