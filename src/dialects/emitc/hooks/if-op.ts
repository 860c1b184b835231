import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type RegionBranchMethods, type RegionSuccessor } from '../../../ir/interfaces/region-branch.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { parseThenElse, printThenElse } from '../../../builtin/then-else.ts';
import { type IfOp } from '../generated/emitc-ops.gen.ts';

const behind: RegionSuccessor = { region: 'parent', inputs: [] };

/** Source: IfOp of mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const ifOp = {
  defaultDialect: 'emitc',

  interfaces: {
    RegionBranchOpInterface: (op: IfOp): RegionBranchMethods => ({
      entrySuccessors: [
        { region: op.thenRegion, inputs: [] },
        op.elseRegion.isEmpty ? behind : { region: op.elseRegion, inputs: [] },
      ],
      runsRegionsAtMostOnce: true,
      successors: () => [behind],
    }),
  },

  /**
   * ```
   * if ::= value-use region (`else` region)? attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    state.operands.push(parser.resolveOperand(parser.parseOperand(), IntegerType.get(state.context, 1)));
    parseThenElse(parser, state, 'emitc.yield');
  },

  print(op: IfOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperand(op.condition);
    printThenElse(printer, op);
  },
};
