import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildTools } from '../build-tools.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = mkdtempSync(join(tmpdir(), 'build-tools-'));
test.after(() => rmSync(output, { recursive: true, force: true }));

const { built } = await buildTools(root, join(output, 'dist'));

/** Without the loader that runs this test, so that a bundle has to stand alone. */
const env = { PATH: process.env['PATH'], NODE_V8_COVERAGE: process.env['NODE_V8_COVERAGE'] };

test('every bundle is an executable that stands alone', () => {
  for (const name of built) {
    const path = join(output, 'dist', `${name}.js`);
    accessSync(path, constants.X_OK);
    assert.match(readFileSync(path, 'utf8'), /^#!\/usr\/bin\/env node\n/);
    const { status, stderr } = spawnSync(path, ['--help'], { env, encoding: 'utf8' });
    assert.is(`${name}: ${status} ${stderr}`, `${name}: 0 `);
  }
});

test('the bundle of lit runs tests in its worker processes', () => {
  const suite = { name: 'S', suffixes: ['.test'], execRoot: 'out' };
  writeFileSync(join(output, 'lit.cfg.json'), JSON.stringify(suite));
  writeFileSync(join(output, 'a.test'), 'RUN: ttrt --version | count 1\nRUN: lit --version | count 1\n');
  const lit = join(output, 'dist/lit.js');
  for (const option of ['-v', '--external-tools']) {
    const text = execFileSync(lit, [option, 'a.test'], { cwd: output, env, encoding: 'utf8' });
    assert.match(text, 'PASS: S :: a.test (1 of 1)\n');
  }
});

test.run();
