import { type OpAsmParser, type ParsedArgument, type UnresolvedOperand } from '../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../ir/interfaces/op-asm-printer.ts';
import { type Value } from '../ir/value.ts';

/** The arguments of a region and the values that they start with. */
export interface AssignmentList {
  readonly args: ParsedArgument[];
  readonly inits: UnresolvedOperand[];
}

/** Parses `(%argument = %init, …)`; with `optional` the list may be absent. */
export function parseAssignmentList(parser: OpAsmParser, optional = false): AssignmentList {
  const args: ParsedArgument[] = [];
  const inits: UnresolvedOperand[] = [];
  if (!parser.parseOptionalPunctuation('(')) {
    if (!optional) parser.error(parser.currentOffset, "expected '('");
    return { args, inits };
  }
  if (parser.parseOptionalPunctuation(')')) return { args, inits };
  parser.parseCommaSeparatedList('none', () => {
    args.push(parser.parseArgument());
    parser.parsePunctuation('=');
    inits.push(parser.parseOperand());
  });
  parser.parsePunctuation(')', "expected ',' or ')'");
  return { args, inits };
}

/** Prints `prefix(%argument = %init, …)`, or nothing when there is no init. */
export function printAssignmentList(
  printer: OpAsmPrinter,
  args: readonly Value[],
  inits: readonly Value[],
  prefix: string,
): void {
  if (inits.length === 0) return;
  printer.print(`${prefix}(`);
  inits.forEach((init, i) => {
    if (i > 0) printer.print(', ');
    printer.printOperand(args[i]!);
    printer.print(' = ');
    printer.printOperand(init);
  });
  printer.print(')');
}
