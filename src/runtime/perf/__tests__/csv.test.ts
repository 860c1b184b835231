import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { csvText } from '../csv.ts';
import { parseCsv } from './parse-csv.ts';

test('cells with commas, quotes and line breaks are quoted', () => {
  const columns = [
    { title: 'A', cell: ({ a }: { a: string; b: number | undefined }) => a },
    { title: 'B, C', cell: ({ b }: { b: number | undefined }) => b },
  ];
  const rows = [
    { a: 'x', b: 1 },
    { a: 'say "x", y\nz', b: undefined },
  ];
  const text = csvText(columns, rows);
  assert.is(text, 'A,"B, C"\nx,1\n"say ""x"", y\nz",\n');
  assert.equal(parseCsv(text), [
    { A: 'x', 'B, C': '1' },
    { A: 'say "x", y\nz', 'B, C': '' },
  ]);
});

test.run();
