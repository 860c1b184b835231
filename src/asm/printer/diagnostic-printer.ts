import { type Context } from '../../ir/context.ts';
import { type Severity } from '../../ir/diagnostics.ts';
import { type Operation } from '../../ir/operation.ts';
import { type PrintingFlags } from './flags.ts';
import { printAttribute, printOpInline, printType } from './print-op.ts';

/** Above this many elements a constant inside a diagnostic is elided. Source: Diagnostic::append of mlir/IR/Diagnostics.cpp. */
const largestShownConstant = 16;

/** Lets the diagnostics of `context` show operations, types and attributes, printed as `flags` say; without flags as it was said before. */
export function installPrinters(context: Context, flags?: PrintingFlags): void {
  if (context.opPrinter && !flags) return;
  context.opPrinter = (op, severity) => printForDiagnostic(op, severity, flags);
  context.printType = (type) => printType(type, flags);
  context.printAttribute = (attribute) => printAttribute(attribute, flags);
}

/** Errors show the generic form, because the operation may be invalid. Text of several lines starts on a line of its own. */
function printForDiagnostic(op: Operation, severity: Severity, flags?: PrintingFlags): string {
  const text = printOpInline(op, {
    ...flags,
    genericForm: flags?.genericForm === true || severity === 'error',
    useEnclosingNames: true,
    elideElementsIfLarger: largestShownConstant,
  });
  return text.includes('\n') ? `\n${text}` : text;
}
