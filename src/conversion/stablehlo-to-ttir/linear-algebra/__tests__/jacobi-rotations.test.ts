import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { range } from '../../../../support/lists.ts';
import { pairingsOf } from '../jacobi-rotations.ts';

for (const count of [2, 3, 4, 7, 8]) {
  test(`each of ${count} columns meets each other once`, () => {
    const pairings = pairingsOf(count);
    const met = range(count).map(() => new Array<number>(count).fill(0));
    for (const pairing of pairings) {
      assert.equal(
        [...pairing].sort((a, b) => a - b),
        range(count),
      );
      for (const [column, partner] of pairing.entries()) {
        assert.is(pairing[partner], column);
        if (partner !== column) met[column]![partner]!++;
      }
    }
    assert.equal(met, range(count).map((i) => range(count).map((j) => Number(i !== j)))); // prettier-ignore
  });
}

test('a column alone meets nobody, and four meet as in a circle', () => {
  assert.equal(pairingsOf(1), [[0]]);
  assert.equal(pairingsOf(4), [
    [3, 2, 1, 0],
    [2, 3, 0, 1],
    [1, 0, 3, 2],
  ]);
});

test.run();
