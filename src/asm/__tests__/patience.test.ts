import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Patience } from '../parser/patience.ts';
import { TextMemory } from '../parser/text-memory.ts';

/** Tells for how many of `count` texts in a row, all unknown, the memory is asked. */
function looks(patience: Patience, count: number): number {
  let asked = 0;
  for (let i = 0; i < count; i++) {
    if (!patience.isWorthALook()) continue;
    asked++;
    patience.missed();
  }
  return asked;
}

test('the more unknown texts there were, the fewer are looked for', () => {
  const patience = new Patience();
  assert.is(looks(patience, 256), 256);
  assert.is(looks(patience, 512), 256);
  assert.is(looks(patience, 3 * 256), 256);
  looks(patience, 100_000);
  assert.is(looks(patience, 1600), 100);
});

test('a known text makes all worth a look again', () => {
  const patience = new Patience();
  looks(patience, 300);
  while (!patience.isWorthALook()) continue;
  patience.found();
  assert.is(looks(patience, 256), 256);
  looks(patience, 1);
  patience.reset();
  assert.is(looks(patience, 256), 256);
});

test('a memory whose texts were all different still knows one that comes back often', () => {
  const different = Array.from({ length: 200 }, (_, i) => `<${i}>`).join('');
  const text = different + '<same>'.repeat(100);
  const memory = new TextMemory<string>(text);
  let known = 0;
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = text.indexOf('>', start) + 1;
    const found = memory.find(start, '>'.charCodeAt(0));
    if (found === undefined) memory.learn(start, end, text.slice(start, end));
    else assert.is(found, '<same>');
    if (found !== undefined) known++;
  }
  assert.ok(known > 50, `${known} of 100 were known`);
});

test.run();
