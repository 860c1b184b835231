import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseIntegerLiteral } from '../integer-literal.ts';

test('reads integers of any radix', () => {
  const texts = ['0', '12', '-7', '0x1F', '0b101', '0o17', '017', '-0x2', '18446744073709551616'];
  assert.equal(texts.map(parseIntegerLiteral), [0n, 12n, -7n, 31n, 5n, 15n, 15n, -2n, 2n ** 64n]);
});

test('takes no other text', () => {
  for (const text of ['', '-', '+1', '0x', '08', '1.5', ' 1', '1 ', 'a']) {
    assert.is(parseIntegerLiteral(text), undefined, text);
  }
});

test.run();
