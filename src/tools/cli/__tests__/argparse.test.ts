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

test('flags of one letter may share a dash, with an option that takes a value as the last', () => {
  const withShort = [...specs, { names: ['-s'], summary: '' }] as const;
  const given = (...argv: string[]) =>
    parseArgparse(argv, withShort).options.map(({ name, value }) => `${name}: ${value}`);
  assert.equal(given('-sv'), ['-s: true', '-v: true']);
  assert.equal(given('-svv'), ['-s: true', '-vv: true']);
  assert.equal(given('-vsj4'), ['-v: true', '-s: true', '-j: 4']);
  assert.equal(given('-sj', '4'), ['-s: true', '-j: 4']);
});

test('long names may be cut short where one option begins so', () => {
  const withLoops = [...specs, { names: ['--loops'], value: 'N', summary: '' }, { names: ['--log'], summary: '' }, { names: ['--log-file'], value: 'FILE', summary: '' }] as const; // prettier-ignore
  const short = (...argv: string[]): string => {
    try {
      return parseArgparse(argv, withLoops).options.map(({ name, value }) => `${name}: ${value}`).join(', '); // prettier-ignore
    } catch (error) {
      return (error as Error).message;
    }
  };
  assert.is(short('--verb', '--loo', '3', '--loop=4'), '-v: true, --loops: 3, --loops: 4');
  assert.is(short('--log', '--log-', 'x'), '--log: true, --log-file: x');
  assert.is(short('--lo', '3'), 'ambiguous option: --lo could match --loops, --log, --log-file');
  assert.is(short('--verb=1'), 'argument --verbose: takes no value');
});

test('mistakes', () => {
  assert.is(parse('--verbse'), "error: unknown option '--verbse'; did you mean '--verbose'?");
  assert.is(parse('--verbse=1').split(';')[0], "error: unknown option '--verbse=1'");
  assert.is(parse('--verbose-more').split(';')[0], "error: unknown option '--verbose-more'");
  assert.is(parse('-vx').split(';')[0], "error: unknown option '-vx'");
  assert.is(parse('-v-verbose').split(';')[0], "error: unknown option '-v-verbose'");
  assert.is(parse('-v=1').split(';')[0], "error: unknown option '-v=1'");
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
