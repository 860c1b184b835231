/** `phases.ts FILE`: prints the seconds that each phase of reading and printing a file takes in this process, as JSON. */
import { readFileSync } from 'node:fs';
import { MlirLexer } from '../../src/asm/lexer/lexer.ts';
import { Kind } from '../../src/asm/lexer/tokens.ts';
import { parseSource } from '../../src/asm/parse-source.ts';
import { printOp } from '../../src/asm/printer/print-op.ts';
import { createRegistry } from '../../src/dialects/registry.ts';
import { Context } from '../../src/ir/context.ts';
import { verify } from '../../src/ir/verifier.ts';
import { SourceFile } from '../../src/support/source-file.ts';

const text = readFileSync(process.argv[2]!, 'utf8');
const context = new Context(createRegistry());
context.allowUnregisteredDialects = true;

const lex = time(() => {
  const lexer = new MlirLexer(text);
  while (lexer.next() !== Kind.EOF);
});
let module: ReturnType<typeof parseSource>;
// The parser lexes on demand, so that the time of both is one.
const parse = time(() => (module = parseSource(new SourceFile('input', text), context, { verify: false })));
const check = time(() => verify(module!));
const print = time(() => printOp(module!, { assumeVerified: true, debugInfo: process.argv.includes('--debug-info') }));
console.log(JSON.stringify({ lex, parse: Math.max(0, parse - lex), verify: check, print }));

function time(body: () => unknown): number {
  const start = performance.now();
  body();
  return (performance.now() - start) / 1000;
}
