import { type PrintingFlags } from '../../../src/asm/printer/flags.ts';
import { printOp } from '../../../src/asm/printer/print-op.ts';
import { renderDiagnostic } from '../../../src/ir/diagnostic-text.ts';
import { type Operation } from '../../../src/ir/operation.ts';
import { bytecodeHolds } from './bytecode.ts';
import { difference, withoutDetails, type Checked, type Finding } from './finding.ts';
import { parseProgram, rejection } from './parsing.ts';
import { streamsAlike } from './streaming.ts';
import { isUnreadableInMlir, isUnreadableMessage } from './unreadable.ts';

/**
 * Checks what any text owes its reader: a program that is printed, read back and printed again as it was, in the custom and in the
 * generic form, which agree, and as bytecode; or errors with places.
 */
export function checkProgram(text: string): Checked {
  const { module, diagnostics } = parseProgram(text);
  if (!module) return withFinding(false, rejection(text, diagnostics) ?? streamsAlike(text, undefined, diagnostics));
  return withFinding(true, roundTrip(module) ?? streamsAlike(text, module, diagnostics) ?? bytecodeHolds(module));
}

function withFinding(accepted: boolean, finding: Finding | undefined): Checked {
  return { accepted, ...(finding && { finding }) };
}

/** Returns what is wrong with how a verified module is printed and read back. */
export function roundTrip(module: Operation): Finding | undefined {
  const custom = printOp(module);
  if (isUnreadableInMlir(custom)) return undefined;
  const first = readBack('custom form', custom, {});
  if (first === undefined || 'property' in first) return first;
  // Custom forms leave out what is there by default, so that only what was read from one is the same in both forms.
  const generic = printOp(first, { genericForm: true });
  const second = readBack('generic form', generic, { genericForm: true });
  if (second === undefined || 'property' in second) return second;
  const other = printOp(second);
  if (other !== custom) return difference('the generic form says what the custom form says', custom, other);
  const located = printOp(first, { debugInfo: true });
  if (isUnreadableInMlir(located)) return undefined;
  const third = readBack('custom form with locations', located, { debugInfo: true });
  return third && 'property' in third ? third : undefined;
}

/** Returns the module that a print reads back as, when that prints the same again; undefined if MLIR does not read it either. */
function readBack(form: string, printed: string, flags: PrintingFlags): Operation | Finding | undefined {
  const { module, diagnostics } = parseProgram(printed);
  if (!module) {
    if (diagnostics.some(({ message }) => isUnreadableMessage(message))) return undefined;
    const messages = diagnostics.map(renderDiagnostic).join('');
    const signature = withoutDetails(diagnostics[0]?.message ?? '');
    return { property: `the ${form} reads back`, signature, details: `${messages}\n${printed}` };
  }
  const again = printOp(module, flags);
  return again === printed ? module : difference(`the ${form} prints the same again`, printed, again);
}
