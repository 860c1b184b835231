import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { simplifyAffineExpr } from '../simplify-affine.ts';
import { readExpr } from './read-expr.ts';

/** Reads a file of `prefix form <tab> printed text`. */
function readTable(name: string): Map<string, string> {
  const text = readFileSync(new URL(`../../../fixtures/affine/${name}`, import.meta.url), 'utf8');
  const rows = text.trimEnd().split('\n');
  return new Map(rows.map((row) => row.split('\t') as [string, string]));
}

/** Checks all cases and reports the first few that differ. */
function compare(name: string, print: (source: string) => string): void {
  const differing: string[] = [];
  const table = readTable(name);
  assert.ok(table.size > 300, `${name} has too few cases`);
  for (const [source, expected] of table) {
    const actual = print(source);
    if (actual !== expected) differing.push(`${source}\n  expected ${expected}\n  actual   ${actual}`);
  }
  assert.is(differing.length, 0, `${differing.length} cases of ${name} differ\n${differing.slice(0, 8).join('\n')}`);
}

test('expressions simplify at construction and print as mlir-opt does', () => {
  compare('construct.tsv', (source) => String(readExpr(source)));
});

test('flattening gives what mlir-opt --affine-simplify-structures gives', () => {
  compare('simplify.tsv', (source) => String(simplifyAffineExpr(readExpr(source))));
});

test.run();
