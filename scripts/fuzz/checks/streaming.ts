import { streamSource, type MemberwiseTransform } from '../../../src/asm/module-stream.ts';
import { type PrintingFlags } from '../../../src/asm/printer/flags.ts';
import { printOpBytes } from '../../../src/asm/printer/print-op.ts';
import { renderDiagnostic } from '../../../src/ir/diagnostic-text.ts';
import { type Context } from '../../../src/ir/context.ts';
import { type Diagnostic } from '../../../src/ir/diagnostics.ts';
import { type Operation } from '../../../src/ir/operation.ts';
import { SourceFile } from '../../../src/support/source-file.ts';
import { newContext } from './context.ts';
import { difference, type Finding } from './finding.ts';

/** Programs of even and odd length are printed in the one and the other form, since one time each is enough. */
function flagsFor({ length }: string): PrintingFlags {
  const genericForm = length % 2 === 0;
  return { debugInfo: !genericForm, assumeVerified: true, genericForm };
}

/**
 * Returns what is different when the operations of a program are printed one by one, and not from `module`, undefined after `diagnostics`. They go through what
 * `transform` returns as the module did.
 */
export function streamsAlike(
  text: string,
  module: Operation | undefined,
  diagnostics: readonly Diagnostic[],
  transform?: (context: Context) => MemberwiseTransform,
): Finding | undefined {
  const context = newContext();
  const flags = flagsFor(text);
  const streamed = context.diagnostics.collect(() =>
    streamSource(new SourceFile('-', text), context, flags, {}, transform?.(context)),
  );
  const { result } = streamed;
  // Tools drop what was said before that was found.
  if (result.kind === 'unsuited') return undefined;
  const said = streamed.diagnostics.map(renderDiagnostic).join('');
  const expected = diagnostics.map(renderDiagnostic).join('');
  if (said !== expected) return difference('what is printed in parts is reported as a whole is', expected, said);
  // By their bytes, since strings hold bytes that are no UTF-8 in another way.
  const before = module ? Buffer.from(printOpBytes(module, flags)).toString() : '';
  const after = result.kind === 'printed' ? Buffer.concat(result.text).toString() : '';
  return before === after ? undefined : difference('a module is the same in parts and as a whole', before, after);
}
