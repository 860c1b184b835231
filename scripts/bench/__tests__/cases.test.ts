import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { benchCases, selectCases } from '../cases.ts';
import { growthOf } from '../growth.ts';
import { figures, result } from './results.ts';

/** Returns the names of the cases that the words select. */
function names(...words: string[]): string[] {
  const selection = selectCases(words);
  if (typeof selection === 'string') throw new Error(selection);
  return [
    ...(selection.startUp ? ['start-up'] : []),
    ...selection.cases.map(({ what, form, size }) => `${what} ${form} ${size}`),
  ];
}

test('without words everything is selected', () => {
  assert.is(names().length, benchCases.length + 1);
});

test('words select by kind', () => {
  assert.equal(names('functions', 'custom', '10MB'), ['functions custom 10']);
  assert.equal(names('start-up'), ['start-up']);
  assert.equal(names('cse', 'start-up'), ['start-up', 'cse custom 1', 'cse custom 10']);
  assert.equal(names('5000ops'), ['ttir-to-ttnn custom 5000']);
  assert.is(names('generic').length, 24);
});

test('a word that nothing is called is told', () => {
  assert.is(selectCases(['functions', '7MB']), '7MB');
});

test('growth is a power of the size, without start-up', () => {
  const start = { ours: 1, theirs: 0 };
  const small = result(1, { ours: figures(3), theirs: figures(0.5) });
  const large = result(10, { ours: figures(201), theirs: figures(5) });
  const [growth] = growthOf([large, small], start);
  assert.is(growth!.ours.toFixed(6), '2.000000');
  assert.is(growth!.theirs!.toFixed(6), '1.000000');
  assert.equal([growth!.from, growth!.to], [1, 10]);
});

test.run();
