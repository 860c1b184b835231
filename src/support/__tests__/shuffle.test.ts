import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MersenneTwister } from '../mersenne-twister.ts';
import { shuffle } from '../shuffle.ts';

function shuffled(length: number, seed: number): number[] {
  const list = Array.from({ length }, (_, i) => i);
  shuffle(list, new MersenneTwister(seed));
  return list;
}

// As llvm::shuffle with std::mt19937 gives it.
test('the order is that of llvm::shuffle', () => {
  assert.equal(shuffled(11, 0), [10, 0, 4, 3, 5, 8, 2, 1, 9, 7, 6]);
  assert.equal(shuffled(11, 1), [0, 10, 2, 3, 7, 6, 4, 8, 1, 9, 5]);
});

test('lists of no or one element stay', () => {
  assert.equal(shuffled(0, 7), []);
  assert.equal(shuffled(1, 7), [0]);
});

test.run();
