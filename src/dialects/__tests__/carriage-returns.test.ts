import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Context } from '../../ir/context.ts';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { createRegistry } from '../registry.ts';
import { parseText } from '../../asm/parse-source.ts';
import { printOp } from '../../asm/printer/print-op.ts';

/** Returns the program as it is printed, or the messages about it. */
function printed(text: string): string {
  const context = new Context(createRegistry());
  const messages: string[] = [];
  context.diagnostics.addHandler((diagnostic) => void messages.push(renderDiagnostic(diagnostic)));
  const module = parseText(text, context, 'f');
  return module ? printOp(module) : messages.join('');
}

test('a comment ends at a carriage return, so files whose lines end with nothing else are read', () => {
  const program = ['// one', 'func.func private @a()', '// two', 'func.func private @b() // three', ''];
  const expected = 'module {\n  func.func private @a()\n  func.func private @b()\n}\n';
  for (const lineEnd of ['\n', '\r\n', '\r']) assert.is(printed(program.join(lineEnd)), expected);
});

test('the line below a message ends at a carriage return', () => {
  assert.is(
    printed('foo \rbar\n'),
    "f:1:1: error: custom op 'foo' is unknown (tried 'builtin.foo' as well)\nfoo \n^\n",
  );
});

test('no line is shown where the place is behind a carriage return', () => {
  const text = 'func.func private @a()\r foo\n';
  assert.is(printed(text), "f:1:25: error: custom op 'foo' is unknown (tried 'builtin.foo' as well)\n");
});

test.run();
