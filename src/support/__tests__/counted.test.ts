import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { counted } from '../counted.ts';

test('one is not many', () => {
  assert.equal(
    [0, 1, 2].map((count) => counted(count, 'program')),
    ['0 programs', '1 program', '2 programs'],
  );
});

test.run();
