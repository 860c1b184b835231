import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { IndexedTable, type Indexed } from '../indexed-table.ts';

const keys = (count: number): Indexed[] => Array.from({ length: count }, () => ({ tableIndex: -1 }));

test('a key that is in several tables is found in each', () => {
  const [a, b, c] = keys(3) as [Indexed, Indexed, Indexed];
  const first = new IndexedTable<Indexed, string>();
  const second = new IndexedTable<Indexed, string>();
  first.set(a, 'a1');
  first.set(b, 'b1');
  second.set(b, 'b2');
  second.set(c, 'c2');
  assert.equal(
    [a, b, c].map((key) => first.get(key)),
    ['a1', 'b1', undefined],
  );
  assert.equal(
    [a, b, c].map((key) => second.get(key)),
    [undefined, 'b2', 'c2'],
  );
  first.set(c, 'c1');
  first.set(a, 'a3');
  assert.equal(
    [a, b, c].map((key) => first.get(key)),
    ['a3', 'b1', 'c1'],
  );
  assert.ok(second.has(c));
  assert.not(second.has(a));
});

test.run();
