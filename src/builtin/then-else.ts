import { ensureTerminator } from '../ir/implicit-terminator.ts';
import { type OpAsmParser, type ParsedOperationState } from '../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../ir/operation.ts';
import { Region } from '../ir/region.ts';

/**
 * Parses `region (else region)? attribute-dict?` into two regions, the second of which may be empty; each that is
 * there ends with `terminator`, written or not.
 */
export function parseThenElse(parser: OpAsmParser, state: ParsedOperationState, terminator: string): void {
  const { context, location, regions } = state;
  const thenRegion = parser.parseRegion();
  ensureTerminator(context, thenRegion, terminator, location);
  let elseRegion = new Region();
  if (parser.parseOptionalKeyword('else')) {
    elseRegion = parser.parseRegion();
    ensureTerminator(context, elseRegion, terminator, location);
  }
  parser.parseOptionalAttrDict(state.attributes);
  regions.push(thenRegion, elseRegion);
}

/** Prints what `parseThenElse` parses; the terminators only where they give results to the operation. */
export function printThenElse(printer: OpAsmPrinter, op: Operation): void {
  const options = { printEntryBlockArgs: false, printBlockTerminators: op.numResults > 0 };
  const [thenRegion, elseRegion] = op.regions as readonly [Region, Region];
  printer.print(' ');
  printer.printRegion(thenRegion, options);
  if (!elseRegion.isEmpty) {
    printer.print(' else ');
    printer.printRegion(elseRegion, options);
  }
  printer.printOptionalAttrDict(op.attributes);
}
