import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../../../src/tools/memory-io.ts';
import { runLitTests } from '../lit-tests.ts';

const root = mkdtempSync(join(tmpdir(), 'lit-tests-'));
test.after(() => rmSync(root, { recursive: true, force: true }));

mkdirSync(join(root, 'lit-tests'));
const io = () => memoryIo({ cwd: root, env: { PATH: process.env['PATH'] } });
const write = (name: string, text: string) => writeFileSync(join(root, 'lit-tests', name), text);

test('a folder without tests is a failure', async () => {
  const surroundings = io();
  assert.equal(await runLitTests([], surroundings), { passed: 0, failed: 1, skipped: 0 });
  assert.match(surroundings.stdout.text, /^lit: error: 'lit-tests' belongs to no test suite/);
});

test('results are counted as passed, failed and skipped', async () => {
  write('lit.cfg.json', '{ "name": "S", "suffixes": [".test"], "execRoot": "../out" }');
  write('pass.test', 'RUN: true');
  write('xfail.test', 'RUN: false\nXFAIL: *');
  write('fail.test', 'RUN: false');
  write('unsupported.test', 'RUN: false\nREQUIRES: never');
  assert.equal(await runLitTests([], io()), { passed: 2, failed: 1, skipped: 1 });
});

test('filters are parts of paths', async () => {
  assert.equal(await runLitTests(['xfail', 's.tes'], io()), { passed: 2, failed: 0, skipped: 0 });
  assert.equal(await runLitTests(['lit-tests/pass'], io()), { passed: 1, failed: 0, skipped: 0 });
  assert.equal(await runLitTests(['./lit-tests/'], io()), { passed: 2, failed: 1, skipped: 1 });
  assert.equal(await runLitTests(['none'], io()), { passed: 0, failed: 0, skipped: 0 });
});

test.run();
