import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { main } from '../../filecheck.ts';
import { memoryIo } from '../../memory-io.ts';

const work = mkdtempSync(join(tmpdir(), 'filecheck-tool-test-'));
writeFileSync(join(work, 'check.txt'), 'CHECK: foo\n');

test.after(() => rmSync(work, { recursive: true }));

test('--help lists every option', () => {
  const io = memoryIo();
  assert.is(main(['--help'], io), 0);
  for (const option of ['--check-prefixes', '--dump-input-context', '--vv', '-D<NAME=VALUE>', 'FILECHECK_OPTS']) {
    assert.match(io.stdout.text, option);
  }
  assert.is(io.stderr.text, '');
});

test('--version names the package', () => {
  const io = memoryIo();
  assert.is(main(['--version'], io), 0);
  assert.match(io.stdout.text, /^filecheck of ttmlir \d+\.\d+\.\d+\n$/);
});

test('--dump-input=help explains the dump', () => {
  const io = memoryIo();
  assert.is(main(['--dump-input=help'], io), 0);
  assert.match(io.stdout.text, '--dump-input-filter');
});

test('bytes that are no UTF-8 go through unchanged', () => {
  writeFileSync(join(work, 'bytes.txt'), Buffer.from('CHECK: \xff{{.}}\xfe\n', 'latin1'));
  const good = memoryIo({ cwd: work, stdin: Buffer.from('\xff\xfd\xfe', 'latin1') });
  assert.is(main(['bytes.txt'], good), 0);
  const bad = memoryIo({ cwd: work, stdin: Buffer.from('\xff\xfe', 'latin1') });
  assert.is(main(['bytes.txt'], bad), 1);
  assert.ok(Buffer.from(bad.stderr.bytes).includes(Buffer.from('CHECK: \xff{{.}}\xfe\n', 'latin1')));
});

test('the check file can be the standard input', () => {
  writeFileSync(join(work, 'input.txt'), 'foo\n');
  assert.is(main(['-', '--input-file=input.txt'], memoryIo({ cwd: work, stdin: 'CHECK: foo\n' })), 0);
});

test('a folder is no file', () => {
  const io = memoryIo({ cwd: work, stdin: 'x' });
  assert.is(main(['.'], io), 2);
  assert.is(io.stderr.text, "Could not open check file '.': Is a directory\n");
});

test('a misspelt option gets a suggestion', () => {
  const io = memoryIo({ cwd: work });
  assert.is(main(['check.txt', '--check-prefx=A'], io), 2);
  assert.match(io.stderr.text, "Did you mean '--check-prefix=A'?");
});

test('everything after -- is a file', () => {
  assert.is(main(['--allow-empty=false', '--', 'check.txt'], memoryIo({ cwd: work, stdin: 'foo' })), 0);
});

test.run();
