import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../../../memory-io.ts';
import { builtinCommands } from '../builtin-commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'lit-builtins-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));

for (const [name, text] of Object.entries({
  one: '1\n2\n3\n',
  two: '1\nTWO\n3\n',
  open: '1\n2\n3',
  crlf: '1\r\n2\r\n3\r\n',
  parts: 'lead\n//--- a\nx\n#--- d/b\r\ny\r\nz--- --- c\nw',
  escaping: '--- no\n//--- ../one\n',
  twice: '//--- a\n//--- a\n',
  spaced: '//--- a \n',
  nameless: '//--- \n',
  wide: '1  \n 2\n3\n',
})) {
  writeFileSync(join(folder, name), text);
}
mkdirSync(join(folder, 'left/sub'), { recursive: true });
mkdirSync(join(folder, 'right/sub'), { recursive: true });
writeFileSync(join(folder, 'left/sub/same'), 'x');
writeFileSync(join(folder, 'right/sub/same'), 'x');
writeFileSync(join(folder, 'left/only'), 'x');

/** Runs a command and returns `exit code|stdout|stderr`. */
async function run(words: readonly string[], stdin: string | Uint8Array = ''): Promise<string> {
  const [name, ...argv] = words;
  const io = memoryIo({ cwd: folder, stdin });
  const exitCode = await builtinCommands.get(name!)!(argv, io);
  return `${exitCode}|${io.stdout.text}|${io.stderr.text}`;
}

for (const [line, expected] of [
  ['true', '0||'],
  [':', '0||'],
  ['false', '1||'],
  ['echo', '0|\n|'],
  ['echo a -n', '0|a -n\n|'],
  ['echo -n a', '0|a|'],
  ['echo -e a\\tb\\x41\\0101\\\\\\q', '0|a\tbAA\\\\q\n|'],
  ['echo -ne a\\n', '0|a\n|'],
  ['echo a\\n', '0|a\\n\n|'],
  ['echo -x', '0|-x\n|'],
  ['cat', '0|input\n|'],
  ['cat one - two', '0|1\n2\n3\ninput\n1\nTWO\n3\n|'],
  ['cat none one', '1|1\n2\n3\n|cat: none: No such file or directory\n'],
  ['cat left', '1||cat: left: Is a directory\n'],
  ['cat ', '1||cat: : No such file or directory\n'],
  ['rm -rf ', '0||'],
  ['cat -n one', "1||cat: unsupported option '-n'\n"],
  ['count 1', '0||'],
  ['count 2', '1||Expected 2 lines, got 1.\n'],
  ['count', '2||usage: count <expected line count>\n'],
  ['count x', '2||usage: count <expected line count>\n'],
  ['split-file', '1||split-file: input filename is not specified\n'],
  ['split-file parts', '1||split-file: output directory is not specified\n'],
  ['split-file parts a b', "1||split-file: unexpected argument 'b'\n"],
  ['split-file -x parts a', "1||split-file: unsupported option '-x'\n"],
  ['split-file none a', '1||split-file: none: No such file or directory\n'],
  ['split-file one a', '1||split-file: one: no part separator was found\n'],
  ['split-file twice a', "1||split-file: twice:2: error: '//--- a' occurs more than once\n"],
  ['split-file spaced a', '1||split-file: spaced:1: error: part name cannot have leading or trailing space\n'],
  ['split-file nameless a', '1||split-file: nameless:1: error: empty part name\n'],
  ['split-file escaping a', "1||split-file: escaping: '../one' leads out of 'a'\n"],
  ['split-file parts one', '1||split-file: one/a: File exists\n'],
  ['cmp one one', '0||'],
  ['cmp one two', '1|one two differ: byte 3, line 2\n|'],
  ['cmp -s one two', '1||'],
  ['cmp one open', '1||cmp: EOF on open after byte 5, line 3\n'],
  ['cmp one', '2||cmp: expected two files, but got 1\n'],
  ['cmp one none', '2||cmp: none: No such file or directory\n'],
  ['mkdir', '1||mkdir: missing operand\n'],
  ['mkdir left', "1||mkdir: cannot create directory 'left': File exists\n"],
  ['mkdir -p left', '0||'],
  ['mkdir -p one', "1||mkdir: cannot create directory 'one': File exists\n"],
  ['mkdir -p one/a', "1||mkdir: cannot create directory 'one/a': Not a directory\n"],
  ['mkdir no/such', "1||mkdir: cannot create directory 'no/such': No such file or directory\n"],
  ['rm none', "1||rm: cannot remove 'none': No such file or directory\n"],
  ['rm -f none', '0||'],
  ['rm', '1||rm: missing operand\n'],
  ['rm -f', '0||'],
  ['rm left', "1||rm: cannot remove 'left': Is a directory\n"],
  ['diff one one', '0||'],
  ['diff one two', '1|--- one\n+++ two\n@@ -1,3 +1,3 @@\n 1\n-2\n+TWO\n 3\n|'],
  ['diff -U0 one two', '1|--- one\n+++ two\n@@ -2 +2 @@\n-2\n+TWO\n|'],
  ['diff -u -U 1 one two', '1|--- one\n+++ two\n@@ -1,3 +1,3 @@\n 1\n-2\n+TWO\n 3\n|'],
  ['diff -q one two', '1|Files one and two differ\n|'],
  ['diff one open', '1|--- one\n+++ open\n@@ -1,3 +1,3 @@\n 1\n 2\n-3\n+3\n\\ No newline at end of file\n|'],
  ['diff one crlf', '1|--- one\n+++ crlf\n@@ -1,3 +1,3 @@\n-1\n-2\n-3\n+1\r\n+2\r\n+3\r\n|'],
  ['diff --strip-trailing-cr one crlf', '0||'],
  ['diff -b one wide', '1|--- one\n+++ wide\n@@ -1,3 +1,3 @@\n 1\n-2\n+ 2\n 3\n|'],
  ['diff -w one wide', '0||'],
  ['diff one -', '1|--- one\n+++ -\n@@ -1,3 +1 @@\n-1\n-2\n-3\n+input\n|'],
  ['diff /dev/null one', '1|--- /dev/null\n+++ one\n@@ -0,0 +1,3 @@\n+1\n+2\n+3\n|'],
  ['diff one none', '2||diff: none: No such file or directory\n'],
  ['diff one', '2||diff: expected two files, but got 1\n'],
  ['diff -y one two', "2||diff: unsupported option '-y'\n"],
  ['diff -U x one two', "2||diff: invalid context length 'x'\n"],
  ['diff left right', '2||diff: left and right are directories: use -r\n'],
  ['diff -r left right', '1|Only in left: only\n|'],
  ['diff one left', '1|File one is a regular file while file left is a directory\n|'],
] as const) {
  test(line, async () => assert.is(await run(line.split(' '), 'input\n'), expected));
}

test('distant differences are hunks of their own', async () => {
  const lines = Array.from({ length: 20 }, (_, i) => `${i + 1}\n`);
  writeFileSync(join(folder, 'long'), lines.join(''));
  const changed = lines.with(1, 'x\n').with(17, 'y\n').join('');
  const expected =
    '--- long\n+++ -\n@@ -1,5 +1,5 @@\n 1\n-2\n+x\n 3\n 4\n 5\n@@ -15,6 +15,6 @@\n 15\n 16\n 17\n-18\n+y\n 19\n 20\n';
  assert.is(await run(['diff', 'long', '-'], changed), `1|${expected}|`);
});

test('bytes that are no text are compared too', async () => {
  writeFileSync(join(folder, 'binary'), new Uint8Array([0xff, 0xfe]));
  assert.match(await run(['diff', 'binary', '-'], new Uint8Array([0xff, 0xfd])), /^1\|/);
  assert.is(await run(['diff', 'binary', '-'], new Uint8Array([0xff, 0xfe])), '0||');
});

test('folders come and go', async () => {
  assert.is(await run(['mkdir', '-p', 'made/a/b']), '0||');
  assert.ok(existsSync(join(folder, 'made/a/b')));
  assert.is(await run(['rm', '-rf', 'made', 'none']), '0||');
  assert.not(existsSync(join(folder, 'made')));
});

test('lines are counted with and without an end', async () => {
  assert.is(await run(['count', '0'], ''), '0||');
  assert.is(await run(['count', '2'], 'a\nb'), '0||');
  assert.is(await run(['count', '2'], '\n\n'), '0||');
});

test('split-file makes a file of each part', async () => {
  const part = (name: string) => readFileSync(join(folder, 'split', name), 'utf8');
  assert.is(await run(['split-file', 'parts', 'split/']), '0||');
  assert.equal(['a', 'd/b', '--- c'].map(part), ['x\n', 'y\r\n', 'w']);
  assert.is(await run(['split-file', '--leading-lines', '-', 'split'], '// t\n//--- a\nx\n//--- d/b\ny\n'), '0||');
  assert.equal(['a', 'd/b', '--- c'].map(part), ['\n\nx\n', '\n\n\n\ny\n', 'w']);
});

test.run();
