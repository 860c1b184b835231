import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
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

const scripts = [
  'bench',
  'build',
  'conformance',
  'fuzz',
  'prepack',
  'runtime-matrix',
  'start',
  'test',
  'train-digits',
  'ttir-fixtures',
];

/** The scripts as bundles, which are loaded sooner than their many sources. */
const bundles = mkdtempSync(join(tmpdir(), 'ttmlir-scripts-'));
test.after(() => rmSync(bundles, { recursive: true }));
symlinkSync(join(root, 'node_modules'), join(bundles, 'node_modules'));
buildSync({
  absWorkingDir: root,
  entryPoints: scripts.map((script) => `scripts/${script}.ts`),
  outdir: bundles,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
});

const run = (script: string, argument: string) =>
  spawnSync(process.execPath, [join(bundles, `${script}.mjs`), argument], { encoding: 'utf8' });

test('a script explains itself', () => {
  const { status, stdout, stderr } = run('build', '--help');
  assert.is(status, 0);
  assert.match(stdout, /^Usage: npm run build/);
  assert.is(stderr, '');
});

for (const script of scripts) {
  test(`${script} refuses unknown options, and explains itself`, () => {
    const { status, stdout, stderr } = run(script, '--no-such-option');
    assert.is(status, 2);
    assert.match(stderr, /^error: unknown option '--no-such-option'\n\nUsage: (npm|tsx)/);
    assert.is(stdout, '');
    // Text, not only a list of options, and nothing that a terminal breaks.
    assert.match(stderr, /\n\n[A-Z][^]*\.\n/);
    assert.equal(
      stderr.split('\n').filter((line) => line.length > 120),
      [],
    );
  });
}

test('usages name the command that runs the script', () => {
  assert.match(run('runtime-matrix', '--help').stdout, /^Usage: npm run matrix /);
});

test.run();
