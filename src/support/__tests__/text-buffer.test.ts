import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { giveRoom, TextBuffer } from '../text-buffer.ts';

test('a buffer holds what was appended', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 100 })), (parts) => {
      const buffer = new TextBuffer();
      for (const part of parts) buffer.append(part);
      assert.is(buffer.toString(), parts.join(''));
      assert.is(buffer.length, new TextEncoder().encode(parts.join('')).length);
    }),
    { seed: 1, numRuns: 100 },
  );
});

test('integers become decimal digits', () => {
  const buffer = new TextBuffer();
  const values = [0, 9, 10, 99, 100, 12345, 2 ** 31, 2 ** 32 + 1, 10 ** 15, Number.MAX_SAFE_INTEGER];
  for (let i = 0; i < 30; i++) {
    for (const value of values) {
      buffer.append(' ');
      buffer.appendInteger(value);
    }
  }
  assert.is(buffer.toString(), ` ${values.join(' ')}`.repeat(30));
});

test('the end of a buffer can be taken out', () => {
  const buffer = new TextBuffer();
  buffer.append('é and ');
  const start = buffer.length;
  buffer.append('日本');
  assert.is(buffer.textFrom(start), '日本');
  assert.is(buffer.takeFrom(start), '日本');
  assert.is(buffer.toString(), 'é and ');
  buffer.append('x'.repeat(1000));
  assert.is(buffer.takeFrom(start), 'x'.repeat(1000));
});

test('bytes become digits, and the text is there as bytes', () => {
  const buffer = new TextBuffer();
  buffer.append('é');
  buffer.appendHexDigits(Uint8Array.from({ length: 300 }, (_, i) => i));
  const digits = Array.from({ length: 300 }, (_, i) => (i & 255).toString(16).toUpperCase().padStart(2, '0'));
  assert.is(buffer.toString(), `é${digits.join('')}`);
  assert.equal(new Uint8Array(buffer.bytes), new TextEncoder().encode(buffer.toString()));
});

test('a byte order mark is kept', () => {
  const buffer = new TextBuffer();
  buffer.append('\uFEFFx');
  assert.is(buffer.toString(), '\uFEFFx');
});

test('memory that is given is used for one long text, which is the same as without', () => {
  const memory = new Uint8Array(3_000_000).fill(0x78);
  const line = `${'0123456789'.repeat(9)}\n`;
  const longText = (lines: number): TextBuffer => {
    const buffer = new TextBuffer();
    for (let i = 0; i < lines; i++) buffer.append(line);
    return buffer;
  };
  giveRoom(memory.subarray(0, 10));
  const first = longText(20_000);
  const second = longText(20_000);
  assert.is(first.bytes.buffer, memory.buffer);
  assert.is.not(second.bytes.buffer, memory.buffer);
  assert.is(first.toString(), line.repeat(20_000));
  assert.is(second.toString(), line.repeat(20_000));
  giveRoom(memory);
  assert.is(longText(40_000).toString(), line.repeat(40_000));
  giveRoom(Buffer.from('short'));
});

test('a part of the text is known by its ends', () => {
  const buffer = new TextBuffer();
  buffer.append('a<b>');
  const isBetween = (start: number): boolean => buffer.isBetween('<'.charCodeAt(0), '>'.charCodeAt(0), start);
  assert.is(isBetween(1), true);
  assert.is(isBetween(0), false);
  buffer.append('c');
  assert.is(isBetween(1), false);
});

test.run();
