import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NameTable, SourceName } from '../lexer/name-table.ts';

test('equal names are one object, wherever they stand', () => {
  const table = new NameTable('%a %ab %a', SourceName);
  const name = table.at(0, 2);
  assert.is(table.at(7, 9), name);
  assert.is(name.text, '%a');
  assert.is(table.at(3, 6).text, '%ab');
  assert.is(table.at(3, 5), name);
});

test('names stay apart and are found again when there are many', () => {
  const names = Array.from({ length: 5000 }, (_, i) => `%${i}`);
  const source = names.join(' ');
  const table = new NameTable(source, SourceName);
  const starts = names.map((name) => ` ${source} `.indexOf(` ${name} `));
  const found = names.map(({ length }, i) => table.at(starts[i]!, starts[i]! + length));
  assert.equal(
    found.map(({ text }) => text),
    names,
  );
  assert.is(new Set(found).size, names.length);
  names.forEach(({ length }, i) => assert.is(table.at(starts[i]!, starts[i]! + length), found[i]));
});

test.run();
