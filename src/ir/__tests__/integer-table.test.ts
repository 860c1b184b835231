import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { IntegerTable } from '../integer-table.ts';

test('each integer of 32 bits has the value that it was given', () => {
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
  assert.ok(keys.every((key) => table.get(key) === undefined));
  const values = keys.map((key) => ({ key }));
  keys.forEach((key, i) => table.set(key, values[i]!));
  assert.ok(keys.every((key, i) => table.get(key) === values[i]));
  assert.is(table.get(2), undefined);
  assert.is(table.get(700_000), undefined);
});

test.run();
