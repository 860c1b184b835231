import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TextBuffer } from '../text-buffer.ts';
import { isTextTooLong, maxTextLength } from '../text-limit.ts';

test('a buffer refuses what would make it longer than a string can be', () => {
  const buffer = new TextBuffer();
  buffer.append('x');
  // Memory that nobody looks at costs nothing.
  const bytes = new Uint8Array(maxTextLength / 2);
  let error: unknown;
  try {
    buffer.appendHexDigits(bytes);
  } catch (thrown) {
    error = thrown;
  }
  assert.is(isTextTooLong(error), true);
  assert.is(buffer.toString(), 'x');
});

test('strings end at the same length', () => {
  try {
    'x'.repeat(maxTextLength + 1);
    assert.unreachable();
  } catch (error) {
    assert.is(isTextTooLong(error), true);
  }
});

test('other errors are not about the length of texts', () => {
  assert.is(isTextTooLong(new RangeError('Maximum call stack size exceeded')), false);
  assert.is(isTextTooLong(new Error('Invalid string length')), false);
});

test.run();
