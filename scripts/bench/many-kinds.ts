import { readFileSync } from 'node:fs';
import { parseText } from '../../src/asm/parse-source.ts';
import { printOp } from '../../src/asm/printer/print-op.ts';
import { createRegistry } from '../../src/dialects/registry.ts';
import { Context } from '../../src/ir/context.ts';

/** The dialects that mlir-opt has too, but for those whose operations stand outside of functions. */
const dialects = [
  ...['affine', 'arith', 'builtin', 'cf', 'complex', 'emitc', 'func', 'linalg', 'math', 'memref', 'quant', 'scf'],
  ...['tensor', 'tosa', 'ub'],
];
const registry = createRegistry();

/** Returns the texts of the programs in the lit tests of all kinds of operations that consist of functions, types and attributes written out. */
export function functionsOfAllKinds(): string[] {
  return dialects.flatMap((dialect) => {
    const path = new URL(`../../lit-tests/dialects/${dialect}/ops.mlir`, import.meta.url);
    return readFileSync(path, 'utf8')
      .split(/^\/\/ -----.*$/m)
      .flatMap(functionsOf);
  });
}

/** Returns the functions of a program, none where it has something else, or what renaming its symbols may change. */
function functionsOf(program: string): string[] {
  const context = new Context(registry);
  context.allowUnregisteredDialects = true;
  const { result: module } = context.diagnostics.collect(() => parseText(program, context));
  const ops = [...(module?.regions[0]!.firstBlock!.operations() ?? [])];
  if (ops.length === 0 || !ops.every(({ name }) => name === 'func.func')) return [];
  const text = ops.map((op) => `${printOp(op, { localScope: true })}\n`).join('');
  return /"[^"\n]*@|@"|tosa\.variable/.test(text) ? [] : [text];
}

/** Returns the text with other names of symbols. */
export function withSymbols(text: string, suffix: number): string {
  return text.replace(/@[\w$.-]+/g, (symbol) => `${symbol}_${suffix}`);
}
