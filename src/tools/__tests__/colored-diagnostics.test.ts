import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../memory-io.ts';
import { type ToolMain } from '../tool-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';

/** Returns what a tool says of a program on standard error, with `ESC` for the character of that name. */
function said(
  tool: ToolMain,
  stdin: string,
  argv: readonly string[],
  { isTerminal = false, env = {} }: { isTerminal?: boolean; env?: Record<string, string> } = {},
): string {
  const io = memoryIo({ stdin, env });
  tool(argv, { ...io, stderr: Object.assign(io.stderr, { isTerminal }) });
  return io.stderr.text.replaceAll('\x1b', 'ESC');
}

const wrong = 'func.func @f() { return 1 }\n';
const message = 'expected operation name in quotes';
const plain = `<stdin>:1:24: error: ${message}\n${wrong}                       ^\n`;
// From `mlir-opt-22 --color`.
const colored = `ESC[1m<stdin>:1:24: ESC[0mESC[0;1;31merror: ESC[0mESC[1m${message}\nESC[0m${wrong}ESC[0;1;32m                       ^\nESC[0m`;

test('diagnostics are colored on demand, and for terminals that show it', () => {
  assert.is(said(opt, wrong, []), plain);
  assert.is(said(opt, wrong, ['--color']), colored);
  assert.is(said(translate, wrong, ['--color', '--mlir-to-cpp']), colored);
  assert.is(said(opt, wrong, [], { isTerminal: true }), colored);
  assert.is(said(opt, wrong, ['--color=false'], { isTerminal: true }), plain);
  assert.is(said(opt, wrong, [], { isTerminal: true, env: { TERM: 'dumb' } }), plain);
  assert.is(said(opt, wrong, [], { isTerminal: true, env: { NO_COLOR: '1' } }), plain);
  assert.is(said(opt, wrong, ['--color'], { env: { NO_COLOR: '1' } }), colored);
});

test('notes and warnings have colors of their own', () => {
  const twice = said(opt, 'func.func @f() { return }\nfunc.func @f() { return }\n', ['--color']);
  assert.match(twice, "ESC[0;1;31merror: ESC[0mESC[1mredefinition of symbol named 'f'\nESC[0m");
  assert.match(twice, 'ESC[0;1;30mnote: ESC[0mESC[1msee existing symbol definition here\nESC[0m');
  const nearMiss = said(opt, '// -----\n// -----\n// ----\n', ['--color', '--split-input-file']);
  assert.match(nearMiss, 'ESC[0;1;35mwarning: ESC[0mESC[1mnear miss with file split marker\nESC[0m');
});

test('what was not as expected is colored, with its tildes', () => {
  const text = said(opt, '// expected-error {{xyz}}\n', ['--color', '--verify-diagnostics']);
  const head = 'ESC[1m<stdin>:1:4: ESC[0mESC[0;1;31merror: ESC[0mESC[1mexpected error "xyz" was not produced\nESC[0m';
  assert.ok(text.startsWith(`${head}// expected-error {{xyz}}\nESC[0;1;32m   ^~`), text);
  assert.ok(text.endsWith('~\nESC[0m'), text);
});

test.run();
