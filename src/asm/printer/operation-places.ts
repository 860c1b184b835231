import { type Operation } from '../../ir/operation.ts';
import { type PrintingFlags } from './flags.ts';
import { TopLevelPrinter } from './module-printer.ts';
import { OpPrinter } from './op-printer.ts';

/** A place in a text: the line from 1 on, and how far that is indented. */
export interface OperationPlace {
  readonly line: number;
  readonly indent: number;
}

const lineFeed = 0x0a;

/**
 * Prints the operation, at the top level with what stands around it, and tells for all operations in the text where they are.
 * Source: AsmState::LocationMap of mlir/lib/IR/AsmPrinter.cpp.
 */
export function printWithPlaces(
  root: Operation,
  flags: PrintingFlags,
): { readonly text: string; readonly places: ReadonlyMap<Operation, OperationPlace> } {
  const isWhole = !root.block && !flags.localScope;
  const printer = isWhole ? new TopLevelPrinter(root, flags) : new OpPrinter({ ...flags, localScope: true });
  const found: { readonly op: Operation; readonly start: number; readonly indent: number }[] = [];
  printer.notePlace = (op, start, indent) => void found.push({ op, start, indent });
  if (printer instanceof TopLevelPrinter) printer.printTopLevel();
  else printer.printAlone(root);
  const { bytes } = printer;
  const places = new Map<Operation, OperationPlace>();
  let [line, end] = [1, 0];
  for (const { op, start, indent } of found) {
    for (; end < start; end++) if (bytes[end] === lineFeed) line++;
    places.set(op, { line, indent });
  }
  return { text: printer.text, places };
}
