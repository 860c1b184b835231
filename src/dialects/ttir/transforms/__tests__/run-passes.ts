import { parseText } from '../../../../asm/parse-source.ts';
import { printOp } from '../../../../asm/printer/print-op.ts';
import { Context } from '../../../../ir/context.ts';
import { type Diagnostic } from '../../../../ir/diagnostics.ts';
import { type Pass } from '../../../../pass/pass.ts';
import { PassManager } from '../../../../pass/pass-manager.ts';
import { invariant } from '../../../../support/invariant.ts';
import { createRegistry } from '../../../registry.ts';

/** What passes made of a module. */
export interface PassRun {
  readonly succeeded: boolean;
  /** The module afterwards, without the aliases of system and device, with all other aliases written out. */
  readonly text: string;
  /** `severity: message` and, for each note, `note: message`. */
  readonly messages: readonly string[];
}

function messagesOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.flatMap(({ severity, message, notes }) => [
    `${severity}: ${message}`,
    ...notes.map((note) => `note: ${note.message}`),
  ]);
}

/** Returns `text` without the two long attributes that every laid-out module has. */
export function withoutSystem(text: string): string {
  return text.replace(/#tt\.(device|system_desc)<[^\n]*?\]>(?=,| *\}|\n)/g, '#$1');
}

/** Runs passes on the module in `text`, which must parse. Passes after one that failed do not run. */
export function runPasses(text: string, ...passes: readonly Pass[]): PassRun {
  const context = new Context(createRegistry());
  context.printOpOnDiagnostic = false;
  const parsed = context.diagnostics.collect(() => parseText(text, context));
  const module = parsed.result;
  invariant(module, messagesOf(parsed.diagnostics).join('\n'));
  const manager = new PassManager(context);
  for (const pass of passes) manager.addPass(pass);
  const { result: succeeded, diagnostics } = context.diagnostics.collect(() => manager.run(module));
  const printed = printOp(module, { localScope: true, assumeVerified: true });
  return { succeeded, text: printed, messages: messagesOf(diagnostics) };
}
