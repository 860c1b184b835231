import { OpPrinter } from '../../asm/printer/op-printer.ts';
import { type Operation } from '../../ir/operation.ts';

/** Lists of more elements are left out of debug texts, the default of MLIR's `elideLargeElementsAttrs`. */
export const elideElementsIfLarger = 16;

/**
 * Prints the operations of a function one by one, for debug information: on one line, aliases expanded, regions skipped,
 * constants of more than 16 elements elided, names as in the whole function, and the location at the end.
 * Source: ttmlir-facts, section 5.4.4.
 */
export class DebugTextPrinter extends OpPrinter {
  constructor(func: Operation) {
    super({ localScope: true, debugInfo: true, skipRegions: true, assumeVerified: true, elideElementsIfLarger });
    this.turnTo(func);
  }

  /** Returns the text of an operation of the function. */
  textOf(op: Operation): string {
    this.printWhole(op);
    return this.takeText();
  }
}
