import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { editDistance } from '../fuzzy-match.ts';

/** The textbook table, without a bound. */
function fullEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1), row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

test('counts insertions, deletions and replacements', () => {
  assert.is(editDistance('kitten', 'sitting', 50), 3);
  assert.is(editDistance('', 'abc', 50), 3);
  assert.is(editDistance('abc', '', 50), 3);
});

test('gives up at the bound', () => {
  assert.is(editDistance('kitten', 'sitting', 3), Infinity);
  assert.is(editDistance('a', 'a', 0), Infinity);
});

test('property: below the bound it is the full distance', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, fc.double({ min: 0, max: 14, noNaN: true }), (a, b, bound) => {
      const distance = fullEditDistance(a, b);
      assert.is(editDistance(a, b, bound), distance < bound ? distance : Infinity);
    }),
    { seed: 3, numRuns: 1000 },
  );
});

test.run();
