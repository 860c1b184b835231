import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSource } from '../../asm/parse-source.ts';
import { printOp } from '../../asm/printer/print-op.ts';
import { createRegistry } from '../../dialects/registry.ts';
import { Context } from '../../ir/context.ts';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { type Operation } from '../../ir/operation.ts';
import { SourceFile } from '../../support/source-file.ts';
import { BytecodeFile } from '../../bytecode/bytecode-file.ts';
import { readBytecode } from '../../bytecode/read-bytecode.ts';
import { writeBytecode } from '../../bytecode/write-bytecode.ts';

/** Compares with bytecode that mlir-opt wrote; see fixtures/bytecode/README.md. */

const folder = new URL('../../../fixtures/bytecode/', import.meta.url);
const files = readdirSync(new URL('records/', folder));

/** Returns the module that `read` makes in a context of its own. */
function inContext(read: (context: Context) => Operation | undefined): Operation {
  const context = new Context(createRegistry());
  context.allowUnregisteredDialects = true;
  const { result, diagnostics } = context.diagnostics.collect(() => read(context));
  assert.is(diagnostics.map(renderDiagnostic).join(''), '');
  return result!;
}

/** The first version that keeps the order of uses. */
const orderedVersion = 3;

function textOf(module: Operation, version: number): string {
  const generic = printOp(module, { genericForm: true });
  const uses = version < orderedVersion ? '' : printOp(module, { valueUsers: true });
  return `${printOp(module, { debugInfo: true })}\n${generic}\n${uses}`;
}

for (const file of files) {
  const [, program, digit] = /^(.*)-(\d)\.mlirbc$/.exec(file)!;
  const version = Number(digit);
  const recorded = new Uint8Array(readFileSync(new URL(`records/${file}`, folder)));
  const parse = (): Operation =>
    inContext((context) =>
      parseSource(new SourceFile('<stdin>', readFileSync(new URL(`${program}.mlir`, folder), 'utf8')), context),
    );

  test(`${file} holds the program`, () => {
    const read = inContext((context) => readBytecode(new BytecodeFile('-', recorded), context));
    assert.is(textOf(read, version), textOf(parse(), version));
  });

  test(`${file} is written byte by byte`, () => {
    // Behind the bytes that are always there and the version stands the name.
    const producer = Buffer.from(recorded.subarray(5, recorded.indexOf(0))).toString();
    const written = writeBytecode(parse(), { version, producer })!;
    assert.equal(Buffer.from(written).toString('hex'), Buffer.from(recorded).toString('hex'));
  });
}

test('there are records', () => {
  assert.ok(files.length > 0);
});

test.run();
