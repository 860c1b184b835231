import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { accuracy, predictions } from '../accuracy.ts';
import { loadDigitFixture } from '../fixture.ts';
import { normalizePixels, referenceForward } from '../reference.ts';

const { digits, weights } = loadDigitFixture(new URL('../../../fixtures/digits/', import.meta.url));

test('the likeliest class is predicted, the first one of equals', () => {
  assert.equal(predictions([0.1, 0.9, 0.5, 0.5, 0, -1], 2), Uint8Array.of(1, 0, 0));
});

test('accuracy is the fraction of hits', () => {
  assert.is(accuracy(Uint8Array.of(1, 2, 3, 4), Uint8Array.of(1, 2, 0, 4)), 0.75);
});

test('the held-out digits are 1024, balanced and in mixed order', () => {
  assert.is(digits.labels.length, 1024);
  assert.is(digits.pixels.length, 1024 * 784);
  const counts = Array.from({ length: 10 }, (_, digit) => digits.labels.filter((label) => label === digit).length);
  assert.ok(
    counts.every((count) => count === 102 || count === 103),
    counts.join(),
  );
  assert.ok(new Set(digits.labels.subarray(0, 100)).size === 10);
});

test('the trained network knows at least 97 % of them, in double precision', () => {
  const result = referenceForward(weights, normalizePixels(digits.pixels));
  assert.ok(accuracy(result.predictions, digits.labels) >= 0.97);
  for (let i = 0; i < 1024; i++) {
    const sum = result.probabilities.subarray(i * 10, i * 10 + 10).reduce((a, b) => a + b, 0);
    assert.ok(Math.abs(sum - 1) < 1e-12);
  }
});

test.run();
