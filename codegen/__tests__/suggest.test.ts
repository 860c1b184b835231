import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { didYouMean, editDistance, nearestName } from '../../src/support/suggest.ts';

test('suggests the nearest name', () => {
  assert.is(nearestName('AnyTensr', ['AnyType', 'AnyTensor']), 'AnyTensor');
  assert.is(nearestName('menmonic', ['mnemonic', 'summary']), 'mnemonic');
  assert.is(didYouMean('pure', ['Pure']), "; did you mean 'Pure'?");
});

test('suggests nothing when all names are far', () => {
  assert.is(nearestName('layout', ['summary', 'traits']), undefined);
  assert.is(didYouMean('x', []), '');
});

test('the edit distance is a metric on short words', () => {
  const word = fc.string({ maxLength: 6, unit: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = editDistance(a, b);
      assert.is(distance, editDistance(b, a));
      assert.is(distance === 0, a === b);
      assert.ok(distance <= Math.max(a.length, b.length));
      assert.ok(distance >= Math.abs(a.length - b.length));
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('a swap of neighbours counts once', () => {
  assert.is(editDistance('lhs', 'lsh'), 1);
});

test.run();
