import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Failure } from '../batch.ts';
import { isSharedWithMlir } from '../peer.ts';

const folder = mkdtempSync(join(tmpdir(), 'fuzz peer-'));
test.after(() => rmSync(folder, { recursive: true }));

/** Returns a command that prints what mlir-opt would. */
function standIn(name: string, stdout: string, stderr: string, status: number): string {
  // A module of CommonJS, whatever the folders above say.
  const path = join(folder, `${name}.cjs`);
  const print = `require('node:fs').readFileSync(0); process.stdout.write(${JSON.stringify(stdout)}); process.stderr.write(${JSON.stringify(stderr)})`;
  writeFileSync(path, `#!${process.execPath}\n${print}; process.exitCode = ${status};\n`);
  chmodSync(path, 0o755);
  return path;
}

const failure = (text: string, property: string): Failure => ({
  kind: 'tokens',
  text,
  finding: { property, signature: '', details: '' },
});

test('a print that mlir-opt makes, too, is shared with it', () => {
  const found = failure('"a"() : () -> ()', 'the custom form reads back');
  assert.is(isSharedWithMlir(found, standIn('same', 'module {\n  "a"() : () -> ()\n}\n\n', '', 0)), true);
  assert.is(isSharedWithMlir(found, standIn('other', 'module {\n}\n', '', 0)), false);
  assert.is(isSharedWithMlir(found, standIn('error', '', '<stdin>:1:1: error: no\n', 1)), false);
  assert.is(isSharedWithMlir(found, join(folder, 'not-there')), false);
});

test('an attribute is looked at inside an operation', () => {
  const found = failure('1 : i8', 'an attribute reads back as the same object');
  assert.is(isSharedWithMlir(found, standIn('attr', 'module {\n  "a"() {x = 1 : i8} : () -> ()\n}\n', '', 0)), true);
});

test('an invalid program is shared when mlir-opt says the same of it', () => {
  const text = '// PIPELINE: builtin.module(cse)\n"arith.constant"() : () -> ()\n';
  const found = failure(text, 'passes leave valid IR');
  const message = "'arith.constant' op requires one result";
  assert.is(isSharedWithMlir(found, standIn('fails', '', `<stdin>:2:1: error: ${message}\n`, 1)), true);
  assert.is(isSharedWithMlir(found, standIn('fails else', '', '<stdin>:2:1: error: else\n', 1)), false);
});

test('what no tool may do is never shared', () => {
  const same = standIn('any', 'module {\n}\n', '', 0);
  assert.is(isSharedWithMlir(failure('', 'no internal error'), same), false);
});

test.run();
