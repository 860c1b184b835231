import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { drawDigit } from '../draw-digit.ts';

test('two pixels share a character', () => {
  const pixels = new Uint8Array(784);
  pixels[0] = 255;
  pixels[28 + 1] = 255;
  pixels[2] = pixels[28 + 2] = 96;
  pixels[3] = pixels[28 + 3] = 95;
  pixels[27 * 28 + 27] = 200;
  const lines = drawDigit(pixels);
  assert.is(lines.length, 14);
  assert.ok(lines.every((line) => line.length === 28));
  assert.is(lines[0], '▀▄█'.padEnd(28));
  assert.is(lines[13], '▄'.padStart(28));
  assert.ok(lines.slice(1, 13).every((line) => line.trim() === ''));
});

test.run();
