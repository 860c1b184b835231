import { ensureTerminator } from '../../../ir/implicit-terminator.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type RegionBranchMethods, type RegionSuccessor } from '../../../ir/interfaces/region-branch.ts';
import { Region } from '../../../ir/region.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
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
      successors: () => [behind],
    }),
  },

  /**
   * ```
   * if ::= value-use region (`else` region)? attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context } = state;
    state.operands.push(parser.resolveOperand(parser.parseOperand(), IntegerType.get(context, 1)));
    const thenRegion = parser.parseRegion();
    ensureTerminator(context, thenRegion, 'emitc.yield', state.location);
    let elseRegion = new Region();
    if (parser.parseOptionalKeyword('else')) {
      elseRegion = parser.parseRegion();
      ensureTerminator(context, elseRegion, 'emitc.yield', state.location);
    }
    parser.parseOptionalAttrDict(state.attributes);
    state.regions.push(thenRegion, elseRegion);
  },

  print(op: IfOp, printer: OpAsmPrinter): void {
    const options = { printEntryBlockArgs: false, printBlockTerminators: false };
    printer.print(' ');
    printer.printOperand(op.condition);
    printer.print(' ');
    printer.printRegion(op.thenRegion, options);
    if (!op.elseRegion.isEmpty) {
      printer.print(' else ');
      printer.printRegion(op.elseRegion, options);
    }
    printer.printOptionalAttrDict(op.attributes);
  },
};
