import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TextBuffer } from '../text-buffer.ts';
import { isTextTooLong, maxTextLength } from '../text-limit.ts';

test('a buffer takes as much as a string can hold, and refuses more', () => {
  const buffer = new TextBuffer();
  const part = 'x'.repeat(1 << 26);
  let error: unknown;
  try {
    for (let i = 0; i < 9; i++) buffer.append(part);
  } catch (thrown) {
    error = thrown;
  }
  assert.is(isTextTooLong(error), true);
  assert.is(buffer.length, 7 * part.length);
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
