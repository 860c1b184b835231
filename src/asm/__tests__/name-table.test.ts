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

test('names with numbers stay apart, whatever their digits and however large the numbers', () => {
  const numbers = [
    '0',
    '00',
    '1',
    '01',
    '10',
    '4095',
    '4096',
    '99999',
    '100000',
    '999999999',
    '1000000000',
    '11000000000',
  ];
  const stems = ['%', '%a', '%a0', '%a_', '%1a', '#loc'];
  const names = [...stems.flatMap((stem) => numbers.map((number) => stem + number)), ...stems];
  const different = [...new Set(names)];
  const source = `${different.join(' ')} ${names.toReversed().join(' ')}`;
  const table = new NameTable(source, SourceName);
  const found = new Map<string, SourceName>();
  for (const match of source.matchAll(/\S+/g)) {
    const [text] = match;
    const name = table.at(match.index, match.index + text.length);
    assert.is(name.text, text);
    assert.is(name, found.get(text) ?? name, text);
    found.set(text, name);
  }
  assert.is(new Set(found.values()).size, different.length);
});

test('a name whose number was too large for the names so far is the same when there are more', () => {
  const names = ['%30000', ...Array.from({ length: 5000 }, (_, i) => `%${i}`), '%30000', '%29999', '%30000'];
  const source = names.join(' ');
  const table = new NameTable(source, SourceName);
  let at = 0;
  const found = names.map(({ length }) => {
    const name = table.at(at, at + length);
    at += length + 1;
    return name;
  });
  const same = found.filter(({ text }) => text === '%30000');
  assert.is(same.length, 3);
  assert.is(new Set(same).size, 1);
  assert.is(new Set(found).size, names.length - 2);
});

test.run();
