import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseScriptArguments } from '../arguments.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const spec = {
  usage: 'Usage: x\n',
  options: { check: { type: 'boolean' }, count: { type: 'string' } },
  takesWords: false,
} as const;

test('a command line is options and words', () => {
  const parsed = parseScriptArguments(['--check', '--count', '3', 'a'], { ...spec, takesWords: true });
  assert.is(parsed.kind, 'arguments');
  if (parsed.kind !== 'arguments') return;
  assert.is(parsed.values.check, true);
  assert.is(parsed.values.count, '3');
  assert.equal(parsed.words, ['a']);
});

test('help is given whatever else there is, but not after `--`', () => {
  assert.is(parseScriptArguments(['--wrong', '--help'], spec).kind, 'help');
  assert.is(parseScriptArguments(['-h'], spec).kind, 'help');
  assert.is(parseScriptArguments(['--', '--help'], { ...spec, takesWords: true }).kind, 'arguments');
});

test('what is wrong is said', () => {
  const message = (...argv: string[]): string => {
    const parsed = parseScriptArguments(argv, spec);
    return parsed.kind === 'error' ? parsed.message : parsed.kind;
  };
  assert.is(message('--wrong'), "unknown option '--wrong'");
  assert.is(message('word'), "unexpected argument 'word'");
  assert.match(message('--count'), /^option '--count <value>' argument missing/);
  assert.match(message('--check=yes'), /^option '--check' does not take an argument/);
});

for (const script of ['bench', 'build', 'prepack', 'start', 'test', 'train-digits', 'ttir-fixtures']) {
  test(`${script} explains itself and refuses unknown options`, () => {
    const run = (argument: string) =>
      spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, argument], {
        cwd: root,
        encoding: 'utf8',
      });
    const help = run('--help');
    assert.is(help.status, 0);
    assert.match(help.stdout, /^Usage: (npm|tsx)/);
    assert.is(help.stderr, '');
    const wrong = run('--no-such-option');
    assert.is(wrong.status, 2);
    assert.match(wrong.stderr, /^error: unknown option '--no-such-option'\n\nUsage: /);
    assert.is(wrong.stdout, '');
  });
}

test.run();
