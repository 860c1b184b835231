import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseArguments, type OptionSpec } from '../llvm-arguments.ts';
import { Settings } from '../settings.ts';

const specs: readonly OptionSpec[] = [
  { name: 'help', summary: '', takesNoValue: true },
  { name: 'show', summary: '' },
  { name: 'o', value: 'filename', summary: '' },
  { name: 'verify-each', summary: '' },
  { name: 'cse', value: 'options', optionalValue: true, summary: '' },
  { name: 'before', value: 'pass-arg', joinedValue: true, summary: '' },
  {
    name: 'display',
    value: 'value',
    cases: [
      { name: 'list', summary: '' },
      { name: 'tree', summary: '' },
    ],
    summary: '',
  },
];

function parse(...argv: string[]) {
  return parseArguments(argv, specs, 'tool');
}

function mistake(...argv: string[]): string {
  try {
    parse(...argv);
  } catch (error) {
    assert.is((error as Error).name, 'ArgumentError');
    return (error as Error).message;
  }
  return 'none';
}

test('all that is wrong is said, in the order of the arguments', () => {
  assert.equal(mistake('a', '--verify-each=x', '--nothing-like-it', '--help=1', 'b', '--display=z', '-o').split('\n'), [
    "tool: for the --verify-each option: 'x' is invalid value for boolean argument! Try 0 or 1",
    ...mistake('--nothing-like-it').split('\n'),
    "tool: for the --help option: does not allow a value! '1' specified.",
    "tool: for the --display option: Cannot find option named 'z'!",
    'tool: for the -o option: requires a value!',
    'tool: Too many positional arguments specified!',
    'Can specify at most 1 positional arguments: See: tool --help',
  ]);
});

test('one dash or two, values after an equals sign or in the next word', () => {
  for (const argv of [['-o', 'x'], ['--o', 'x'], ['-o=x'], ['--o=x']]) {
    assert.equal(parse(...argv), { options: [{ name: 'o', value: 'x' }], positional: [] }, argv.join(' '));
  }
  assert.equal(parse('-o', '--help').options, [{ name: 'o', value: '--help' }]);
  assert.equal(parse('--before=cse', 'x'), { options: [{ name: 'before', value: 'cse' }], positional: ['x'] });
  assert.equal(parse('--before', 'x'), { options: [{ name: 'before', value: undefined }], positional: ['x'] });
  assert.equal(parse('-', '-o=').positional, ['-']);
  assert.equal(parse('--', '-o').positional, ['-o']);
});

test('flags take what LLVM takes for a boolean; the last one counts', () => {
  for (const [given, flag] of [
    ['-verify-each', true],
    ['--verify-each=TRUE', true],
    ['--verify-each=0', false],
    ['--verify-each=False', false],
  ] as const) {
    assert.is(new Settings(parse(given).options).flag('verify-each'), flag, given);
  }
  const settings = new Settings(parse('--show', '--show=false').options);
  assert.equal([settings.flag('show'), settings.has('show'), settings.flag('verify-each')], [false, true, false]);
  assert.is(
    mistake('--show=maybe'),
    "tool: for the --show option: 'maybe' is invalid value for boolean argument! Try 0 or 1",
  );
});

test('an optional value is never the next word', () => {
  assert.equal(parse('--cse', 'file'), { options: [{ name: 'cse', value: undefined }], positional: ['file'] });
  assert.equal(parse('--cse=a=b c').options, [{ name: 'cse', value: 'a=b c' }]);
});

test('options come in their order, and repeated values are all there', () => {
  const { options } = parse('-o=a', '--cse', '-o', 'b');
  assert.equal(
    options.map(({ name }) => name),
    ['o', 'cse', 'o'],
  );
  const settings = new Settings(options);
  assert.equal([settings.value('o'), settings.values('o')], ['b', ['a', 'b']]);
});

test('mistakes in the words of LLVM', () => {
  assert.is(mistake('-o'), 'tool: for the -o option: requires a value!');
  assert.is(mistake('--display=table'), "tool: for the --display option: Cannot find option named 'table'!");
  assert.is(mistake('--display', 'tree'), 'none');
  assert.is(
    mistake('--zzzzzz'),
    "tool: Unknown command line argument '--zzzzzz'.  Try: 'tool --help'\ntool: Did you mean '--help'?",
  );
  assert.is(
    mistake('-disply=list'),
    "tool: Unknown command line argument '-disply=list'.  Try: 'tool --help'\ntool: Did you mean '--display=list'?",
  );
  assert.is(
    mistake('--p=list'),
    "tool: Unknown command line argument '--p=list'.  Try: 'tool --help'\ntool: Did you mean '--o=list'?",
  );
  assert.is(mistake('--help=false'), "tool: for the --help option: does not allow a value! 'false' specified.");
  assert.is(
    mistake('a', 'b'),
    'tool: Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: tool --help',
  );
});

test.run();
