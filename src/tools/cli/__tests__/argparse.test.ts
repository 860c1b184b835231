import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { argparseHelp } from '../argparse-help.ts';
import { parseArgparse, type ArgparseOption } from '../argparse.ts';

const specs = [
  { names: ['-j', '--workers'], value: 'N', summary: 'run N at once' },
  { names: ['-v', '--verbose'], summary: 'say more' },
  { names: ['-vv'], summary: 'say all' },
  { names: ['--inputs'], value: 'A,B,...', group: 'inputs', summary: 'files' },
] as const satisfies readonly ArgparseOption[];

function parse(...argv: string[]): string {
  try {
    const { options, positional } = parseArgparse(argv, specs);
    return [...options.map(({ name, value }) => `${name}: ${value}`), ...positional].join(', ');
  } catch (error) {
    assert.is((error as Error).name, 'ArgumentError');
    return `error: ${(error as Error).message}`;
  }
}

test('values in every spelling, under the first name of the option', () => {
  for (const argv of [['-j4'], ['-j', '4'], ['--workers=4'], ['--workers', '4']]) assert.is(parse(...argv), '-j: 4');
  assert.is(parse('--inputs='), '--inputs: ');
  assert.is(parse('--inputs=-v'), '--inputs: -v');
});

test('flags, words and what follows two dashes', () => {
  assert.is(parse('-v', 'a', '-vv', '-', '--', '-v'), '-v: true, -vv: true, a, -, -v');
});

test('mistakes', () => {
  assert.is(parse('--verbos'), "error: unknown option '--verbos'; did you mean '--verbose'?");
  assert.is(parse('--verbos=1').split(';')[0], "error: unknown option '--verbos=1'");
  assert.is(parse('-vx').split(';')[0], "error: unknown option '-vx'");
  assert.is(parse('--verbose=1'), 'error: argument --verbose: takes no value');
  assert.is(parse('--inputs'), 'error: argument --inputs: expected A,B,...');
  assert.is(parse('--inputs', '-v'), 'error: argument --inputs: expected A,B,...');
});

test('help has a list per group, and its texts in one column', () => {
  const long = 'word '.repeat(20).trim();
  const text = argparseHelp([...specs, { names: ['--a-very-long-name', '--another'], value: 'VALUE', summary: long }]);
  assert.is(
    text,
    [
      'options:',
      '  -j, --workers N             run N at once',
      '  -v, --verbose               say more',
      '  -vv                         say all',
      '  --a-very-long-name, --another VALUE',
      `                              ${'word '.repeat(14).trim()}`,
      `                              ${'word '.repeat(6).trim()}`,
      '',
      'inputs:',
      '  --inputs A,B,...            files',
      '',
    ].join('\n'),
  );
});

test.run();
