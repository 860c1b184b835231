import { parseSource } from '../../src/asm/parse-source.ts';
import { type PrintingFlags } from '../../src/asm/printer/flags.ts';
import { printOp } from '../../src/asm/printer/print-op.ts';
import { createRegistry } from '../../src/dialects/registry.ts';
import { Context } from '../../src/ir/context.ts';
import { renderDiagnostic } from '../../src/ir/diagnostic-text.ts';
import { SourceFile } from '../../src/support/source-file.ts';
import { type Outcome } from './oracle.ts';

/** The forms in which prints are compared: the flags of mlir-opt and of the printer here. */
export const forms = {
  custom: { oracle: [], ours: {} },
  generic: { oracle: ['--mlir-print-op-generic'], ours: { genericForm: true } },
  debuginfo: { oracle: ['--mlir-print-debuginfo'], ours: { debugInfo: true } },
  'local scope': {
    oracle: ['--mlir-print-debuginfo', '--mlir-print-local-scope'],
    ours: { debugInfo: true, localScope: true },
  },
} as const satisfies Record<string, { readonly oracle: readonly string[]; readonly ours: PrintingFlags }>;

export type Form = keyof typeof forms;

export const formNames = Object.keys(forms) as Form[];

/** Returns what is made of the program here: its text in each of the forms, or its diagnostics, the same for each form. */
export function runOurs(program: string, wanted: readonly Form[]): Outcome[] {
  const context = new Context(createRegistry());
  context.allowUnregisteredDialects = true;
  let diagnostics = '';
  context.diagnostics.addHandler((diagnostic) => void (diagnostics += renderDiagnostic(diagnostic)));
  try {
    const module = parseSource(
      // With the line end that separates programs for the oracle.
      new SourceFile('<stdin>', `${program}\n`),
      context,
    );
    return wanted.map((form) =>
      module ? { kind: 'printed', text: printOp(module, forms[form].ours) } : { kind: 'refused', text: diagnostics },
    );
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return wanted.map(() => ({ kind: 'crashed', text }));
  }
}
