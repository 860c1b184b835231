import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtin } from '../../builtin/index.ts';
import { Context } from '../../ir/context.ts';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { LexError, MlirLexer } from '../lexer/lexer.ts';
import { Kind } from '../lexer/tokens.ts';
import { parseText } from '../parse-source.ts';
import { printOp } from '../printer/print-op.ts';

const folder = new URL('../../../fixtures/asm/', import.meta.url);
const programs = readdirSync(folder)
  .filter((name) => name.endsWith('.mlir'))
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('// -----\n'))
  .filter((program) => program.length < 600);

/** Pieces that mutations put into programs. */
const pieces = [
  '"', '%0', '%a#1', '#a', '#loc', '!t', '^bb0', '@s', '(', ')', '{', '}', '[', ']', '<', '>', '->', ':', '::', ',', '=', '-', '*', '?', '+', '/', '//', '...',
  '{-#', '#-}', '|', '0', '0x', '0x1F', '1.5e', '99999999999999999999', 'i0', 'i1', 'si64', 'f32', 'index', 'none', 'tensor<', 'memref<4x', 'vector<[4]x', 'tuple<', 'complex<',
  'dense<', 'array<', 'affine_map<', 'affine_set<', 'strided<[', 'dense_resource<', 'loc(', 'callsite(', 'fused<', 'true', 'unit', 'module', '"foo.op"()', ' : () -> ()', '\n', '\r\n', '\0', '\t', '\\', '\uFEFF', 'é', '😀', '\uD800', 'd0 mod ', 'floordiv',
]; // prettier-ignore

/** Deletes, inserts, replaces or repeats at a place given as a fraction of the text. */
const mutation = fc.record({
  kind: fc.constantFrom('delete', 'insert', 'replace', 'repeat', 'swap'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 12 }),
  piece: fc.constantFrom(...pieces),
});

type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

function mutate(text: string, { kind, at, length, piece }: Mutation): string {
  const start = Math.floor(at * text.length);
  const end = start + length;
  switch (kind) {
    case 'delete':
      return text.slice(0, start) + text.slice(end);
    case 'insert':
      return text.slice(0, start) + piece + text.slice(start);
    case 'replace':
      return text.slice(0, start) + piece + text.slice(end);
    case 'repeat':
      return text.slice(0, end) + text.slice(start);
    default:
      return text.slice(0, start) + text.slice(end, end + length) + text.slice(start, end) + text.slice(end + length);
  }
}

function newContext(): Context {
  const context = new Context(new DialectRegistry({ builtin: () => builtin }));
  context.allowUnregisteredDialects = true;
  return context;
}

test('a mutated program gives a module that reads back, or diagnostics', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...programs),
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      (program, mutations) => {
        const text = mutations.reduce(mutate, program);
        const context = newContext();
        const { result, diagnostics } = context.diagnostics.collect(() => parseText(text, context));
        if (!result) {
          assert.ok(diagnostics.length > 0, 'no module and no diagnostic');
          for (const diagnostic of diagnostics) assert.ok(renderDiagnostic(diagnostic).length > 0);
          return;
        }
        const printed = printOp(result, { debugInfo: true });
        const again = context.diagnostics.collect(() => parseText(printed, context));
        assert.ok(again.result, `${printed}\n${again.diagnostics.map(renderDiagnostic).join('')}`);
        assert.is(printOp(again.result, { debugInfo: true }), printed);
      },
    ),
    { seed: 7, numRuns: 600 },
  );
});

test('the lexer ends on any text, with tokens in order or a LexError', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (input) => {
      const lexer = new MlirLexer(input);
      let end = 0;
      try {
        while (lexer.next() !== Kind.EOF) {
          assert.ok(lexer.start >= end && lexer.end > lexer.start, 'tokens advance');
          assert.is(lexer.image, input.slice(lexer.start, lexer.end));
          end = lexer.end;
        }
      } catch (error) {
        if (!(error instanceof LexError)) throw error;
        assert.ok(error.offset >= 0 && error.offset <= input.length);
      }
    }),
    { seed: 8, numRuns: 2000 },
  );
});

test.run();
