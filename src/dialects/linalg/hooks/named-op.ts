import { foldsCasts } from '../../memref/fold-cast.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../../ir/operation.ts';
import { structuredEffects } from '../structured/memory-effects.ts';
import { parseNamedOp, printNamedOp } from '../structured/named-op-assembly.ts';

/** The named operations whose records say what they compute. */
export const namedOp = {
  interfaces: structuredEffects,

  ...foldsCasts,

  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    parseNamedOp(parser, state);
  },

  print(op: Operation, printer: OpAsmPrinter): void {
    printNamedOp(op, printer);
  },
};
