import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countBefore, range } from '../lists.ts';

test('elements at the front of a list are counted', () => {
  for (const length of range(9)) {
    for (const first of range(length + 1)) {
      assert.is(
        countBefore(range(length), (item) => item < first),
        first,
      );
    }
  }
});

test.run();
