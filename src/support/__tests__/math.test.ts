import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPowerOfTwo } from '../math.ts';

test('powers of two are positive, and nothing beside them is one', () => {
  for (let exponent = 0; exponent < 31; exponent++) {
    const power = 2 ** exponent;
    assert.ok(isPowerOfTwo(power));
    assert.is(isPowerOfTwo(-power), false);
    if (power > 2) assert.equal([power - 1, power + 1].map(isPowerOfTwo), [false, false]);
  }
  assert.is(isPowerOfTwo(0), false);
});

test.run();
