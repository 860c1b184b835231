import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findTestFiles } from '../find-tests.ts';
import { runUnitTests } from '../unit-tests.ts';

const root = mkdtempSync(join(tmpdir(), 'unit-tests-'));
test.after(() => rmSync(root, { recursive: true, force: true }));

const uvuUrl = import.meta.resolve('uvu');
const assertUrl = import.meta.resolve('uvu/assert');

/** Writes a test file with the given body and returns its path. */
function write(name: string, body: string): string {
  const path = `src/__tests__/${name}.test.mts`;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(
    join(root, path),
    `import { suite, test } from '${uvuUrl}';\nimport * as assert from '${assertUrl}';\n${body}\n`,
  );
  return path;
}

/** Runs the files; those in `hanging` are given half a second. */
async function run(files: readonly string[], hanging: readonly string[] = []) {
  const written: string[] = [];
  const options = { processCount: 1, timeLimitMs: (file: string) => (hanging.includes(file) ? 500 : 60_000) };
  const totals = await runUnitTests(files, root, (text) => written.push(text), options);
  const texts = written.map((text) =>
    // Colours and times differ from run to run.

    text.replace(/\x1b\[\d+m/g, '').replace(/\(\d+ ms\)/, '(N ms)'),
  );
  return { totals, texts };
}

const passing = write(
  'passing',
  `test('a', () => {}); test('b', async () => {}); test.skip('c', () => {}); test.run();`,
);

test('tests are counted per file, over all suites of the file', async () => {
  const two = write(
    'two-suites',
    `const s = suite('one'); s('a', () => {}); s.run();\nconst t = suite('two'); t('b', () => {}); t.run();`,
  );
  const { totals, texts } = await run([passing, two]);
  assert.equal(totals, { passed: 4, failed: 0, skipped: 1 });
  const skipped = `ok   ${passing}: 2 passed, 1 skipped (N ms)\n  skipped: c\n`;
  assert.equal(texts, [skipped, `ok   ${two}: 2 passed (N ms)\n`]);
});

test('a file that skips all its tests is none that runs no test, and its reasons are shown', async () => {
  const skipping = write('skipping', `test.skip('a (no tool)', () => {}); test.skip('b', () => {}); test.run();`);
  const { totals, texts } = await run([skipping, passing]);
  assert.equal(totals, { passed: 2, failed: 0, skipped: 3 });
  assert.is(texts[0], `ok   ${skipping}: 0 passed, 2 skipped (N ms)\n  skipped: a (no tool)\n  skipped: b\n`);
});

test('a failed test is shown with what uvu and the file say', async () => {
  const failing = write(
    'failing',
    `test('fine', () => {}); test('sum', () => { console.log('debug'); assert.is(1 + 1, 3); }); test.run();`,
  );
  const { totals, texts } = await run([failing, passing]);
  assert.equal(totals, { passed: 3, failed: 1, skipped: 1 });
  assert.match(texts[0]!, `FAIL ${failing}: 1 passed, 1 failed (N ms)\n`);
  assert.match(texts[0]!, '"sum"');
  assert.match(texts[0]!, '++3    (Expected)');
  assert.match(texts[0]!, '  output of the file:\n');
  assert.match(texts[0]!, 'debug');
});

test('a file that runs no test is a failure, and its tests are not those of the next file', async () => {
  const forgotten = write('forgotten', `test('a', () => { throw new Error('never runs'); });`);
  const { totals, texts } = await run([forgotten, passing]);
  assert.equal(totals, { passed: 2, failed: 1, skipped: 1 });
  assert.match(texts[0]!, '  the file ran no test; does it end with test.run()?\n');
});

test('a file that cannot be loaded is a failure', async () => {
  const { totals, texts } = await run([write('broken', `throw new Error('at load');`), passing]);
  assert.equal(totals, { passed: 2, failed: 1, skipped: 1 });
  assert.match(texts[0]!, '  the file cannot be loaded: Error: at load\n');
});

test('a failed hook is a failure', async () => {
  const hook = write('hook', `test.before(() => { throw new Error('x'); }); test('a', () => {}); test.run();`);
  assert.equal((await run([hook])).totals, { passed: 0, failed: 1, skipped: 0 });
});

test('a crash, an exit, a hang and a rejection left behind are failures', async () => {
  const hanging = [
    write('hangs', `test('a', () => { for (;;); }); test.run();`),
    write('waits', `test('a', () => new Promise((resolve) => setTimeout(resolve, 60_000))); test.run();`),
  ];
  const files = [
    write('exits', `test('a', () => process.exit(0)); test.run();`),
    ...hanging,
    write('rejects', `test('a', () => { void Promise.reject(new Error('left')); }); test.run();`),
    passing,
  ];
  const { totals, texts } = await run(files, hanging);
  assert.equal(totals, { passed: 2, failed: 4, skipped: 1 });
  assert.match(texts[0]!, 'the file ended the test process: the process ended with exit code 0\n');
  assert.match(texts[1]!, 'the file hangs: no end within 0.5 seconds\n');
  assert.match(texts[2]!, 'the file hangs: no end within 0.5 seconds\n');
  assert.match(texts[3]!, 'an error that nothing caught: Error: left\n');
});

test('files are found in __tests__ folders of the three source folders only, those of scripts when they are asked for', () => {
  const folder = join(root, 'project');
  const files = ['src/a/__tests__/x.test.ts', 'src/__tests__/y.ts', 'src/a/z.test.ts', 'codegen/__tests__/c.test.ts'];
  for (const file of [...files, 'lib/__tests__/l.test.ts', 'scripts/b/c/__tests__/s.test.ts']) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const all = ['scripts/b/c/__tests__/s.test.ts', 'codegen/__tests__/c.test.ts', 'src/a/__tests__/x.test.ts'];
  const found = (filters: readonly string[], isAll = false): string[] => findTestFiles(folder, { filters, all: isAll });
  assert.equal(found([], true), all);
  assert.equal(found([]), all.slice(1));
  assert.equal(found(['src/a', 'codegen']), all.slice(1));
  assert.equal(found(['scripts/b']), all.slice(0, 1));
  assert.equal(found(['none'], true), []);
});

test.run();
