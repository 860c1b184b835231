import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WrittenBytes } from '../written-bytes.ts';

const sizeBytes = 5000;

/** A range that often begins and ends where blocks do. */
const range = fc
  .tuple(fc.nat(sizeBytes), fc.nat(sizeBytes), fc.boolean())
  .map(([a, b, aligned]) => [Math.min(a, b), Math.max(a, b)].map((at) => (aligned ? at - (at % 1024) : at)))
  .map(([from, to]) => ({ from: from!, to: to! }));

test('bytes are missing until they are written, and again once that is forgotten', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('add', 'remove', 'ask'), range), { maxLength: 40 }), (steps) => {
      const written = new WrittenBytes(sizeBytes);
      const expected = new Uint8Array(sizeBytes);
      for (const [step, { from, to }] of steps) {
        if (step === 'ask') {
          const missing = expected.subarray(from, to).indexOf(0);
          assert.is(written.firstMissing(from, to), missing < 0 ? -1 : from + missing);
        } else {
          written[step](from, to);
          expected.fill(step === 'add' ? 1 : 0, from, to);
        }
      }
      assert.is(written.firstMissing(0, sizeBytes), expected.indexOf(0));
    }),
    { seed: 1, numRuns: 300 },
  );
});

test.run();
