import { type Attribute } from '../../ir/attribute.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { verify } from '../../ir/verifier.ts';
import { AsmPrinterImpl } from './asm-printer.ts';
import { type PrintingFlags } from './flags.ts';
import { TopLevelPrinter } from './module-printer.ts';
import { OpPrinter } from './op-printer.ts';

/**
 * Returns the operation as mlir-opt prints it: aliases, the operation, and a line end (in local scope the operation only). Unless the flags say that it is
 * verified, an operation that does not verify is printed in generic form.
 */
export function printOp(op: Operation, flags: PrintingFlags = {}): string {
  return printed(op, flags).text;
}

/** Returns what `printOp` does as UTF-8, for those who write it somewhere. */
export function printOpBytes(op: Operation, flags: PrintingFlags = {}): Uint8Array {
  return printed(op, flags).bytes;
}

function printed(op: Operation, flags: PrintingFlags): TopLevelPrinter {
  const form = flags.assumeVerified ? flags : { ...flags, genericForm: mustBeGeneric(op, flags) };
  const printer = new TopLevelPrinter(op, form);
  printer.printTopLevel();
  return printer;
}

/** Returns the operation in one piece of text without aliases, as it stands in diagnostics and debug information. */
export function printOpInline(op: Operation, flags: PrintingFlags = {}): string {
  const printer = new OpPrinter({ ...flags, localScope: true });
  printer.printAlone(op);
  return printer.text;
}

/** Returns what `printOpInline` does of each of the operations in `root`, with the names that values have there. */
export function printOpsInline(root: Operation, ops: readonly Operation[], flags: PrintingFlags = {}): string[] {
  const printer = new OpPrinter({ ...flags, localScope: true });
  return printer.printEach(root, ops);
}

export function printType(type: Type, flags?: PrintingFlags): string {
  const printer = new AsmPrinterImpl(flags);
  printer.printType(type);
  return printer.text;
}

export function printAttribute(attribute: Attribute, flags?: PrintingFlags): string {
  const printer = new AsmPrinterImpl(flags);
  printer.printAttribute(attribute);
  return printer.text;
}

/** Returns `loc(...)`, or the location as people read it with the flag for that. */
export function printLocation(location: Location, flags?: PrintingFlags): string {
  const printer = new AsmPrinterImpl(flags);
  printer.printLocation(location);
  return printer.text;
}

function mustBeGeneric(op: Operation, flags: PrintingFlags): boolean {
  if (flags.genericForm) return true;
  return !op.context.diagnostics.collect(() => verify(op)).result;
}
