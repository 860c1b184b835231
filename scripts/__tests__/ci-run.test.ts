/** `.ci/run` with npm and npx replaced by scripts. */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const root = mkdtempSync(join(tmpdir(), 'ci-run-'));
test.after(() => rmSync(root, { recursive: true, force: true }));
for (const folder of ['.ci', 'bin', 'codegen']) mkdirSync(join(root, folder));
copyFileSync(fileURLToPath(new URL('../../.ci/run', import.meta.url)), join(root, '.ci/run'));
writeFileSync(join(root, 'codegen/main.ts'), '');

/** Runs .ci/run; the command line of each program that it starts is looked up in `commands`, and succeeds without output. */
function ciRun(commands: Readonly<Record<string, string>>) {
  const cases = Object.entries(commands).map(([line, action]) => `  "${line}") ${action};;\n`);
  for (const name of ['npm', 'npx']) {
    const path = join(root, 'bin', name);
    writeFileSync(path, `#!/bin/sh\necho "ran ${name} $*"\ncase "${name} $*" in\n${cases.join('')}esac\n`);
    chmodSync(path, 0o755);
  }
  const { status, stdout } = spawnSync('bash', [join(root, '.ci/run')], {
    cwd: tmpdir(),
    env: { PATH: `${join(root, 'bin')}:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  const ran = [...stdout.matchAll(/^ran (.*)$/gm)].map(([, line]) => line);
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1), ran };
}

const pass = "echo '7 passed, 0 failed'";

test('the gates run in order and the totals are those of the tests', () => {
  assert.equal(ciRun({ 'npm run test:all': pass }), {
    status: 0,
    lastLine: '7 passed, 0 failed',
    ran: [
      'npm ci --no-audit --no-fund',
      'npm run test:all',
      'npm run --silent codegen -- --check',
      'npx tsc --noEmit',
      'npm run --silent lint',
      'npm pack --dry-run --silent',
    ],
  });
});

test('failed tests fail the run', () => {
  const { status, lastLine } = ciRun({ 'npm run test:all': "echo '7 passed, 2 failed'; exit 1" });
  assert.equal([status, lastLine], [1, '7 passed, 2 failed']);
});

test('each failed gate is one failure, and the gates after it run', () => {
  const { status, lastLine, ran } = ciRun({
    'npm run test:all': pass,
    'npm run --silent codegen -- --check': 'exit 1',
    'npx tsc --noEmit': 'exit 2',
    'npm run --silent lint': 'exit 1',
    'npm pack --dry-run --silent': 'exit 1',
  });
  assert.equal([status, lastLine, ran.length], [1, '7 passed, 4 failed', 6]);
});

test('a failed installation ends the run', () => {
  const { status, lastLine, ran } = ciRun({ 'npm ci --no-audit --no-fund': 'exit 1' });
  assert.equal([status, lastLine, ran.length], [1, '0 passed, 1 failed', 1]);
});

test('no test, a crash without totals, and a failure that no test explains are failures', () => {
  for (const [action, lastLine] of [
    ["echo '0 passed, 0 failed'", '0 passed, 1 failed'],
    ['echo crashed; exit 1', '0 passed, 1 failed'],
    [`${pass}; exit 1`, '7 passed, 1 failed'],
  ] as const) {
    const result = ciRun({ 'npm run test:all': action });
    assert.equal([result.status, result.lastLine], [1, lastLine]);
  }
});

test.run();
