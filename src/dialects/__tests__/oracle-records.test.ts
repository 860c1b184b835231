import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSource } from '../../asm/parse-source.ts';
import { printOp } from '../../asm/printer/print-op.ts';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { SourceFile } from '../../support/source-file.ts';
import { createContext } from './parse-module.ts';

/** Compares with what mlir-opt makes of the lit tests of dialects; see fixtures/dialects/README.md. */

const root = new URL('../../../', import.meta.url);
const separator = '// -----\n';
const forms = { custom: 'ops', generic: 'ops', invalid: 'invalid' } as const;

function read(path: string): string[] {
  return readFileSync(new URL(path, root), 'utf8').split(separator);
}

/** Returns the program printed, or the diagnostics it gets. */
function run(program: string, genericForm: boolean): string {
  const context = createContext();
  context.allowUnregisteredDialects = true;
  let printed = '';
  const { diagnostics } = context.diagnostics.collect(() => {
    const module = parseSource(new SourceFile('<stdin>', program.replaceAll('expected-', 'mentions-')), context);
    if (module) printed = printOp(module, { genericForm });
  });
  return diagnostics.length > 0 ? diagnostics.map(renderDiagnostic).join('') : printed;
}

const records = readdirSync(new URL('fixtures/dialects/records', root)).filter((name) => name.endsWith('.txt'));

for (const name of records) {
  const [dialect, form] = name.split('.') as [string, keyof typeof forms];
  test(`mlir-opt: ${dialect}, ${form}`, () => {
    const programs = read(`lit-tests/dialects/${dialect}/${forms[form]}.mlir`);
    const expected = read(`fixtures/dialects/records/${name}`);
    assert.is(programs.length, expected.length, 'the record must be made anew');
    for (const [i, program] of programs.entries()) {
      if (expected[i] !== 'crash\n') assert.is(run(program, form === 'generic').trimEnd(), expected[i]!.trimEnd());
    }
  });
}

test('there are records', () => {
  assert.ok(records.length > 0);
});

test.run();
