import { parseSource } from '../../../src/asm/parse-source.ts';
import { renderDiagnostic } from '../../../src/ir/diagnostic-text.ts';
import { type Diagnostic } from '../../../src/ir/diagnostics.ts';
import { type Operation } from '../../../src/ir/operation.ts';
import { SourceFile } from '../../../src/support/source-file.ts';
import { newContext } from './context.ts';
import { withoutDetails, type Finding } from './finding.ts';

/** What a text was parsed to, and the diagnostics on the way. */
export interface Parsed {
  readonly module: Operation | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses and verifies a program in a context of its own. */
export function parseProgram(text: string): Parsed {
  const context = newContext();
  const { result, diagnostics } = context.diagnostics.collect(() => parseSource(new SourceFile('-', text), context));
  return { module: result, diagnostics };
}

/** Returns what is wrong with the diagnostics of an input that was refused. */
export function rejection(text: string, diagnostics: readonly Diagnostic[]): Finding | undefined {
  const rendered = diagnostics.map(renderDiagnostic).join('');
  if (!diagnostics.some(({ severity }) => severity === 'error')) {
    return { property: 'a refusal has an error', signature: '', details: rendered };
  }
  // A program that gives its own locations gets them back.
  const lost = text.includes('loc')
    ? undefined
    : diagnostics.find(({ severity, notes, ...error }) => severity === 'error' && ![error, ...notes].some(hasPlace));
  // What the bodies of named operations are made of has none, as in MLIR.
  if (lost && text.includes('linalg.') && /^'(?:arith|math|complex)\./.test(lost.message)) return undefined;
  // Nor have constants of several places that became one.
  if (lost && /^failed to legalize operation '\w+\.const/.test(lost.message)) return undefined;
  if (!lost) return undefined;
  return { property: 'an error has a place', signature: withoutDetails(lost.message), details: rendered };
}

function hasPlace({ location }: Pick<Diagnostic, 'location'>): boolean {
  return location.kind !== 'unknown';
}
