import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Recurring } from '../printer/recurring.ts';

const count = 10_000;
const isKept = (table: Recurring<number, string>, key: number) => table.get(key) === `${key}`;

test('what is met again is kept, however much it is', () => {
  const table = new Recurring<number, string>();
  for (let key = 0; key < count; key++) {
    table.set(key, `${key}`);
    for (let time = 0; time < 3; time++) assert.ok(isKept(table, key));
  }
  for (let key = 0; key < count; key++) assert.ok(isKept(table, key));
});

test('what is never met again is kept to some number, and more as soon as keeping has paid', () => {
  const table = new Recurring<number, string>();
  for (let key = 0; key < count; key++) if (!table.get(key)) table.set(key, `${key}`);
  assert.ok(isKept(table, 0));
  assert.not.ok(isKept(table, count - 1));
  for (let i = 0; i < 2 * count; i++) table.get(0);
  table.set(count - 1, `${count - 1}`);
  assert.ok(isKept(table, count - 1));
});

test.run();
