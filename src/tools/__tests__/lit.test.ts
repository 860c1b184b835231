/** lit as a whole: discovery, worker processes, exit codes. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TemporarySuite } from '../lit/__tests__/temporary-suite.ts';
import { main } from '../lit.ts';
import { memoryIo } from '../memory-io.ts';
import { inheritedNodeArguments } from '../node-arguments.ts';

const suites: TemporarySuite[] = [];
test.after(() => suites.forEach((suite) => suite.remove()));

const tool = fileURLToPath(new URL('../lit/__tests__/tools.ts', import.meta.url));
const config = { name: 'Suite', suffixes: ['.test'], execRoot: 'out', tools: { tool } };

function makeSuite(files: Readonly<Record<string, string | object>>): TemporarySuite {
  const suite = new TemporarySuite().write({ 'lit.cfg.json': config, ...files });
  suites.push(suite);
  return suite;
}

async function lit(suite: TemporarySuite, argv: readonly string[], env: Record<string, string> = {}) {
  const { PATH, TSX_TSCONFIG_PATH, NODE_V8_COVERAGE } = process.env;
  const io = memoryIo({ cwd: suite.root, env: { PATH, TSX_TSCONFIG_PATH, NODE_V8_COVERAGE, ...env } });
  const exitCode = await main(argv, io);
  const results = [...io.stdout.text.matchAll(/^([A-Z]+): Suite :: (.*) \(\d+ of \d+\)$/gm)];
  return {
    exitCode,
    stdout: io.stdout.text,
    stderr: io.stderr.text,
    results: Object.fromEntries(results.map(([, code, path]) => [path!, code!])),
  };
}

test('tests are found by suffix, in folders too, but not in what is excluded', async () => {
  const suite = makeSuite({
    'a.test': 'RUN: true',
    'b.txt': 'RUN: true',
    '.hidden.test': 'RUN: true',
    'sub/c.test': 'RUN: echo %{s:stem} %suite_local',
    'sub/lit.local.cfg.json': { excludes: ['inputs'], substitutions: { '%suite_local': 'x' } },
    'sub/inputs/d.test': 'RUN: false',
    'sub/Output/e.test': 'RUN: false',
    'out/f.test': 'RUN: false',
    'text/lit.local.cfg.json': { suffixes: ['.txt', '.json'] },
    'text/g.txt': 'RUN: true',
    'off/lit.local.cfg.json': { unsupported: true },
    'off/h.test': 'RUN: false',
  });
  const { exitCode, results, stdout } = await lit(suite, ['.', 'a.test', '-j1']);
  assert.is(exitCode, 0);
  assert.equal(results, { 'a.test': 'PASS', 'off/h.test': 'UNSUPPORTED', 'sub/c.test': 'PASS', 'text/g.txt': 'PASS' });
  assert.match(stdout, '-- Testing: 4 tests, 1 workers --\n');
  assert.match(stdout, 'Total Discovered Tests: 4\n  Unsupported: 1 (25.00%)\n  Passed     : 3 (75.00%)\n');
});

test('links to folders around them and to themselves lead to no tests', async () => {
  const suite = makeSuite({ 'sub/a.test': 'RUN: true', 'other/b.test': 'RUN: true' });
  symlinkSync('..', suite.path('sub', 'up'));
  symlinkSync('.', suite.path('sub', 'here'));
  symlinkSync('itself', suite.path('sub', 'itself'));
  symlinkSync('../other', suite.path('sub', 'linked'));
  const { exitCode, results, stderr } = await lit(suite, ['.', '-j1']);
  assert.is(stderr, '');
  assert.is(exitCode, 0);
  assert.equal(results, { 'other/b.test': 'PASS', 'sub/a.test': 'PASS', 'sub/linked/b.test': 'PASS' });
});

test('a pipe is no test, which would wait for somebody to write', async () => {
  const suite = makeSuite({ 'a.test': 'RUN: true' });
  execFileSync('mkfifo', [suite.path('pipe.test')]);
  const { exitCode, results } = await lit(suite, ['.', '-j1']);
  assert.is(exitCode, 0);
  assert.equal(results, { 'a.test': 'PASS' });
  const named = await lit(suite, ['pipe.test']);
  assert.is(named.exitCode, 1);
  assert.match(named.stderr, /'.*pipe\.test' is neither a file nor a folder\n/);
});

test('a file is a test whatever its suffix, and knows its suite', async () => {
  const suite = makeSuite({ 'a.txt': 'RUN: true', 'sub/b.test': 'RUN: true' });
  assert.equal((await lit(suite, ['a.txt', 'sub'])).results, { 'a.txt': 'PASS', 'sub/b.test': 'PASS' });
});

test('what tests write can be kept somewhere else', async () => {
  const suite = makeSuite({
    'a.test': 'RUN: echo a > %t',
    'inner/lit.cfg.json': { name: 'Inner', suffixes: ['.in'] },
    'inner/b.in': 'RUN: mkdir %t',
  });
  assert.is((await lit(suite, ['--exec-root', 'b', '.'])).exitCode, 0);
  assert.is(readFileSync(suite.path('b/Suite/Output/a.test.tmp'), 'utf8'), 'a\n');
  assert.ok(existsSync(suite.path('b/Inner/Output/b.in.tmp')));
  assert.not(existsSync(suite.path('out')));
});

test('a folder with a configuration of its own is another suite', async () => {
  const suite = makeSuite({
    'a.test': 'RUN: true',
    'inner/lit.cfg.json': { name: 'Inner', suffixes: ['.in'] },
    'inner/b.in': 'RUN: true',
  });
  const { stdout } = await lit(suite, ['--show-tests', '.']);
  assert.is(stdout, '-- Available Tests --\n  Inner :: b.in\n  Suite :: a.test\n');
  const suitesText = (await lit(suite, ['--show-suites', '.'])).stdout;
  assert.match(
    suitesText,
    `  Suite - 1 tests\n    Source Root: ${suite.root}\n    Exec Root  : ${suite.path('out')}\n`,
  );
  assert.match(suitesText, '  Inner - 1 tests\n');
});

test('whatever a tool does, the next test is not disturbed', async () => {
  const suite = makeSuite({
    'a.test': 'RUN: tool throw',
    'b.test': 'RUN: tool exit',
    'c.test': 'RUN: tool reject',
    'd/loop.test': 'RUN: tool loop',
    'd/lit.local.cfg.json': { timeoutSeconds: 0.2 },
    'e.test': 'RUN: tool print',
    'f.test': 'RUN: tool where',
    'lit.local.cfg.json': {},
  });
  const { exitCode, results, stdout, stderr } = await lit(suite, ['-v', '-j1', '.']);
  assert.is(exitCode, 1);
  assert.equal(results, {
    'a.test': 'FAIL',
    'b.test': 'FAIL',
    'c.test': 'FAIL',
    'd/loop.test': 'TIMEOUT',
    'e.test': 'PASS',
    'f.test': 'PASS',
  });
  assert.match(stdout, /# \| error: the tool \S+ has thrown Error: fault\n/);
  assert.match(stdout, 'A tool ended the process of lit: the process ended with exit code 0\n');
  assert.match(stdout, 'A tool left an error behind that nothing caught:\nError: left behind\n');
  assert.match(stdout, 'Timeout: Reached timeout of 0.2 seconds; a tool in the process of lit did not return\n');
  assert.is(stderr, 'past the ToolIo\n');
  assert.match(stdout, 'Timed Out Tests (1):\n  Suite :: d/loop.test\n');
});

test('no tests is a failure', async () => {
  const suite = makeSuite({ 'a.test': 'RUN: true' });
  const run = async (...argv: string[]) => {
    const { exitCode, stderr, stdout } = await lit(suite, argv);
    return `${exitCode} ${stdout}${stderr}`.trim();
  };
  const hint = "Use '--allow-empty-runs' to suppress this error.";
  suite.write({ 'empty/x.txt': '' });
  assert.is(await run('empty'), `1 lit: error: did not discover any tests for provided path(s). ${hint}`);
  assert.is(await run('.', '--filter=x'), `1 lit: error: filter did not match any tests (of 1 discovered). ${hint}`);
  assert.is(
    await run('.', '--num-shards=2', '--run-shard=2'),
    `1 lit: error: shard does not contain any tests (of 1 discovered). ${hint}`,
  );
  assert.match(await run('empty', '--allow-empty-runs'), /^0 /);
});

test('mistakes of the user', async () => {
  const suite = makeSuite({ 'a.test': 'RUN: true' });
  const run = async (...argv: string[]) => {
    const { exitCode, stderr, stdout } = await lit(suite, argv);
    return `${exitCode} ${stdout}${stderr}`;
  };
  assert.is(await run('none'), `1 lit: error: there is no file or folder '${suite.path('none')}'\n`);
  const behind = suite.path('a.test', 'none');
  assert.is(await run(behind), `1 lit: error: there is no file or folder '${behind}'\n`);
  assert.is(await run('/'), "1 lit: error: '/' belongs to no test suite: no folder above has a lit.cfg.json\n");
  assert.is(await run('--bad'), "2 lit: error: unknown option '--bad'\n");
  suite.write({ 'lit.cfg.json': '{}' });
  assert.is(await run('.'), `1 lit: error: ${suite.path('lit.cfg.json')}: key 'name' is missing\n`);
});

test('failures end the run with 1, unless they are to be ignored', async () => {
  const suite = makeSuite({ 'a.test': 'RUN: false', 'b.test': 'RUN: true\nXFAIL: *', 'c.test': 'no lines' });
  const { exitCode, results } = await lit(suite, ['.']);
  assert.is(exitCode, 1);
  assert.equal(results, { 'a.test': 'FAIL', 'b.test': 'XPASS', 'c.test': 'UNRESOLVED' });
  assert.is((await lit(suite, ['.', '--ignore-fail'])).exitCode, 0);
});

test('the run can stop early', async () => {
  const suite = makeSuite({ 'a.test': 'RUN: false', 'b.test': 'RUN: true', 'c.test': 'RUN: true' });
  const { stdout, stderr } = await lit(suite, ['-j1', '--max-failures=1', '.']);
  assert.is(stderr, 'warning: reached maximum number of test failures, skipping remaining tests\n');
  assert.match(stdout, 'Total Discovered Tests: 3\n  Skipped: 2 (66.67%)\n  Failed : 1 (33.33%)\n');
  const late = await lit(suite, ['-j1', '--max-time=0.000001', '--allow-empty-runs', '.']);
  assert.is(late.stderr, 'warning: reached timeout, skipping remaining tests\n');
  assert.is(late.exitCode, 0);
});

test('definitions, search paths, options from the environment, XML', async () => {
  const suite = makeSuite({ 'a.test': 'RUN: echo %{word} | cmp - %S/expected', expected: 'given\n' });
  const argv = ['-D', 'word=given', '--xunit-xml-output=report.xml', '.'];
  const { exitCode, stdout } = await lit(suite, argv, { LIT_OPTS: '--show-pass  -q' });
  assert.is(exitCode, 0);
  assert.is(stdout, `${'*'.repeat(20)}\nPassed Tests (1):\n  Suite :: a.test\n`);
  assert.match(readFileSync(suite.path('report.xml'), 'utf8'), '<testcase classname="Suite" name="a.test"');
  assert.ok(existsSync(suite.path('out')));
});

test('a report that cannot be written is said before any test runs', async () => {
  const suite = makeSuite({ 'a.test': 'RUN: echo > %S/has-run' });
  for (const [file, reason] of [
    ['no/such.xml', 'No such file or directory'],
    ['.', 'Is a directory'],
  ] as const) {
    const { exitCode, stdout, stderr } = await lit(suite, ['--xunit-xml-output', file, '.']);
    assert.is(stderr, `lit: error: cannot open output file '${file}': ${reason}\n`);
    assert.is(stdout, '');
    assert.is(exitCode, 2);
  }
  assert.not(existsSync(suite.path('has-run')));
});

test('filters and shards from the environment, which the command line overrides', async () => {
  const suite = makeSuite({ 'a.test': 'RUN: true', 'b c.test': 'RUN: true', 'd.test': 'RUN: true' });
  const passed = async (argv: readonly string[], env: Record<string, string>) => {
    const { stdout } = await lit(suite, ['-j1', '--show-pass', '-q', ...argv, '.'], env);
    return [...stdout.matchAll(/:: (.*)/g)].map(([, name]) => name);
  };
  assert.equal(await passed([], { LIT_FILTER: '[ab]', LIT_FILTER_OUT: 'a.test' }), ['b c.test']);
  assert.equal(await passed(['--filter=d'], { LIT_FILTER: 'a' }), ['d.test']);
  assert.equal(await passed([], { LIT_NUM_SHARDS: '3', LIT_RUN_SHARD: '2' }), ['b c.test']);
  assert.equal(await passed([], { LIT_OPTS: `--filter 'b c\.test'` }), ['b c.test']);
});

test('tools of ttmlir run in the process of lit or on their own', async () => {
  const suite = makeSuite({ 'a.test': 'RUN: lit --version | grep ttmlir\nRUN: ttrt --version' });
  assert.is((await lit(suite, ['-j1', '.'])).exitCode, 0);
  assert.is((await lit(suite, ['-j1', '--external-tools', '.'])).exitCode, 0);
});

if (process.platform !== 'win32') {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    test(`no process is left behind when lit ends by ${signal}`, async () => {
      const suite = makeSuite({ 'a.test': `RUN: sh -c 'sleep 600 & echo $! > pid; wait'` });
      const bin = fileURLToPath(new URL('../bin/lit.ts', import.meta.url));
      const child = spawn(process.execPath, [...inheritedNodeArguments(), bin, '.'], {
        cwd: suite.root,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let errors = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
      const written = () =>
        existsSync(suite.path('out/pid')) && readFileSync(suite.path('out/pid'), 'utf8').endsWith('\n');
      while (!written()) {
        assert.is(child.exitCode, null, errors);
        await pause();
      }
      const pid = Number(readFileSync(suite.path('out/pid'), 'utf8'));
      assert.ok(isRunning(pid));
      child.kill(signal);
      // Without a limit of its own: a process that stays makes this file hang, which its runner reports.
      while (isRunning(pid)) await pause();
      child.stderr.destroy();
    });
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process that has ended stays known until somebody asks for its exit code.
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

test('help and version', async () => {
  const suite = makeSuite({});
  assert.match((await lit(suite, ['--help'])).stdout, /^usage: lit \[OPTION…\] PATH…\n/);
  assert.match((await lit(suite, ['--version'])).stdout, /^lit of ttmlir \d+\.\d+\.\d+\n$/);
});

test.run();
