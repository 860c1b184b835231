import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { IntegerTable } from '../integer-table.ts';

test('each integer of 32 bits has the value that was made for it first', () => {
  const keys = [
    0,
    1,
    1023,
    1024,
    500_000,
    2 ** 20 - 1,
    2 ** 20,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 32 - 1,
    -1,
    -1024,
    -(2 ** 31),
  ];
  const table = new IntegerTable<{ key: number }>();
  const made = keys.map((key) => table.getOrMake(key, () => ({ key })));
  assert.equal(
    made,
    keys.map((key) => ({ key })),
  );
  assert.ok(keys.every((key, i) => table.getOrMake(key, () => ({ key })) === made[i]));
});

test('a value that could not be made is made when it is asked for again', () => {
  const table = new IntegerTable<string>();
  for (const key of [7, -7]) {
    assert.throws(
      () =>
        table.getOrMake(key, () => {
          throw new RangeError('too wide');
        }),
      /too wide/,
    );
    assert.is(
      table.getOrMake(key, () => 'made'),
      'made',
    );
  }
});

test.run();
