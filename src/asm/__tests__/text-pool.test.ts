import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TextPool } from '../lexer/text-pool.ts';

test('every piece of a text is what slice gives, short ones and long ones', () => {
  const pieces = fc.array(fc.tuple(fc.nat(200), fc.nat(60)), { maxLength: 50 });
  fc.assert(
    fc.property(fc.string({ minLength: 200, maxLength: 300, unit: 'binary' }), pieces, (text, all) => {
      const pool = new TextPool(text);
      for (const [start, length] of all) {
        const end = Math.min(text.length, start + length);
        assert.is(pool.slice(start, end), text.slice(start, end));
      }
    }),
    { seed: 7 },
  );
});

test.run();
