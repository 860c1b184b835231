import { test } from 'uvu';
import * as assert from 'uvu/assert';
import fc from 'fast-check';
import { hashOfBytes } from '../hash.ts';

const bytesOfAnyLength = fc.uint8Array({ minLength: 0, maxLength: 140 });

test('bytes have the same hash wherever they stand in their buffer', () => {
  fc.assert(
    fc.property(bytesOfAnyLength, fc.nat(7), (bytes, offset) => {
      const placed = new Uint8Array(bytes.length + offset);
      placed.set(bytes, offset);
      assert.is(hashOfBytes(placed.subarray(offset)), hashOfBytes(bytes));
    }),
  );
});

test('each byte counts in the hash, of few bytes and of many', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 140 }),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (bytes, at, change) => {
        const changed = Uint8Array.from(bytes);
        changed[at % bytes.length]! ^= change;
        assert.is.not(hashOfBytes(changed), hashOfBytes(bytes));
      },
    ),
  );
});

test.run();
