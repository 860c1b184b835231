import { printOp } from '../../../src/asm/printer/print-op.ts';
import { BytecodeFile } from '../../../src/bytecode/bytecode-file.ts';
import { readBytecode } from '../../../src/bytecode/read-bytecode.ts';
import { writeBytecode } from '../../../src/bytecode/write-bytecode.ts';
import { renderDiagnostic } from '../../../src/ir/diagnostic-text.ts';
import { type Operation } from '../../../src/ir/operation.ts';
import { walk } from '../../../src/ir/walk.ts';
import { isTextTooLong } from '../../../src/support/text-limit.ts';
import { newContext } from './context.ts';
import { difference, withoutDetails, type Checked, type Finding } from './finding.ts';
import { parseProgram, rejection } from './parsing.ts';
import { isUnreadableInMlir, isUnreadableMessage } from './unreadable.ts';

const producer = 'fuzz';
const flags = { genericForm: true, debugInfo: true };

/** Returns what is different when a program is written as bytecode and read back. */
export function bytecodeHolds(module: Operation): Finding | undefined {
  const before = printOp(module, flags);
  // What a dialect says in text ends at a zero for readers of bytecode, and a format without sign has none in bytes, here as in MLIR.
  if (before.includes('\0') || /-\d[\d.e+-]* : f8E8M0FNU\b/.test(before)) return undefined;
  if (isUnreadableInMlir(before) || hasUnwritableName(module)) return undefined;
  const bytes = written(module);
  if (!bytes) return undefined;
  const context = newContext();
  const { result, diagnostics } = context.diagnostics.collect(() =>
    readBytecode(new BytecodeFile('-', bytes), context),
  );
  if (!result) {
    if (diagnostics.some(({ message }) => isUnreadableMessage(message))) return undefined;
    const details = `${diagnostics.map(renderDiagnostic).join('')}\n${before}`;
    return { property: 'bytecode reads back', signature: withoutDetails(diagnostics[0]?.message ?? ''), details };
  }
  const after = printOp(result, flags);
  if (after !== before) {
    // Defaults that a program has lost come back in either form.
    const { module: reread } = parseProgram(before);
    const isSameAsText = reread !== undefined && printOp(reread, flags) === after;
    return isSameAsText ? undefined : difference('bytecode holds the program', before, after);
  }
  const again = written(result);
  if (again && Buffer.compare(bytes, again) === 0) return undefined;
  return { property: 'bytecode that was read is written again', signature: '', details: before };
}

/** Returns the bytecode of a program, undefined where it has no such form, about which nothing is reported. */
function written(module: Operation): Uint8Array | undefined {
  return module.context.diagnostics.collect(() => writeBytecode(module, { producer })).result;
}

/** Tells whether an operation has a name that the format has not: it does not tell a dialect from a dialect with a dot behind it. */
function hasUnwritableName(module: Operation): boolean {
  return !walk(module, { before: ({ name }) => (name.endsWith('.') ? 'interrupt' : 'advance') });
}

/** Checks that bytes, given as characters of the same numbers, are bytecode that holds a program, or get an error. */
export function checkBytecode(text: string): Checked {
  const context = newContext();
  const file = new BytecodeFile('-', Buffer.from(text, 'latin1'));
  const { result, diagnostics } = context.diagnostics.collect(() => readBytecode(file, context));
  if (result) {
    printOp(result, flags);
    return { accepted: true };
  }
  // A program that gives its own locations gets them back, unknown ones too.
  const finding = rejection('loc', diagnostics);
  return { accepted: false, ...(finding && { finding }) };
}

/** Returns the bytecode of a program as characters of the numbers of its bytes, an empty text for a wrong program and for one that has no bytecode or too much of it. */
export function bytecodeText(text: string): string {
  const { module } = parseProgram(text);
  if (!module) return '';
  try {
    return Buffer.from(written(module) ?? []).toString('latin1');
  } catch (error) {
    if (!isTextTooLong(error)) throw error;
    return '';
  }
}
