import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeUtf8, encodeUtf8, utf8Length } from '../utf8.ts';

const bytesOf = (...bytes: readonly number[]) => Uint8Array.from(bytes);

test('any bytes are written as they were read', () => {
  const pieces = fc.oneof(fc.uint8Array({ maxLength: 8 }), fc.string({ unit: 'binary' }).map(encodeUtf8));
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
      const bytes = new Uint8Array(parts.flatMap((part) => [...part]));
      const text = decodeUtf8(bytes);
      assert.equal([...encodeUtf8(text)], [...bytes]);
      assert.is(utf8Length(text), bytes.length);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('characters next to bytes that are no UTF-8 are read', () => {
  assert.is(decodeUtf8(bytesOf(0x41, 0xff, 0xc3, 0xa9, 0xe2, 0x98)), 'A\udcffé\udce2\udc98');
  assert.is(
    decodeUtf8(bytesOf(0xef, 0xbb, 0xbf, 0xf0, 0x9f, 0x98, 0x80, 0xed, 0xa0, 0x80)),
    '\ufeff😀\udced\udca0\udc80',
  );
});

test('other lone surrogates are written as the character for what is unknown', () => {
  assert.equal([...encodeUtf8('\ud800')], [0xef, 0xbf, 0xbd]);
});

test.run();
