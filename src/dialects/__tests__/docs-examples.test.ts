import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../asm/parse-source.ts';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { createContext } from './parse-module.ts';

const folder = new URL('../../../docs/dialects/', import.meta.url);

/** Returns the MLIR blocks of a page of the dialect reference. */
function examplesOf(page: string): string[] {
  const text = readFileSync(fileURLToPath(new URL(page, folder)), 'utf8');
  return [...text.matchAll(/^```mlir\n(.*?)^```/gms)].map((match) => match[1]!);
}

for (const page of readdirSync(folder).filter((name) => examplesOf(name).length > 0)) {
  test(`the examples of docs/dialects/${page} are valid`, () => {
    for (const example of examplesOf(page)) {
      const context = createContext();
      const { result, diagnostics } = context.diagnostics.collect(() => parseText(example, context));
      assert.ok(result, example + diagnostics.map(renderDiagnostic).join(''));
    }
  });
}

test('the tables of the dialect reference have no default values without text', () => {
  for (const page of readdirSync(folder)) {
    const text = readFileSync(fileURLToPath(new URL(page, folder)), 'utf8');
    assert.equal(text.match(/^\|.*`` when absent.*$/gm), null, page);
  }
});

test.run();
