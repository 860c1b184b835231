import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type RegionBranchMethods } from '../../../ir/interfaces/region-branch.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { Region } from '../../../ir/region.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { parseThenElse, printThenElse } from '../../../builtin/then-else.ts';
import { parentSuccessor } from '../branch-interfaces.ts';
import { type IfOp } from '../generated/scf-ops.gen.ts';
import { ifPatterns, negated } from '../patterns/if-patterns.ts';

/** Source: IfOp of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export const ifOp = {
  /** The opposite of a condition chooses the other region. */
  fold(op: IfOp): FoldResult {
    const condition = negated(op.condition);
    if (!condition || op.elseRegion.isEmpty) return undefined;
    op.setOperand(0, condition);
    const thenRegion = new Region();
    thenRegion.takeBody(op.thenRegion);
    op.thenRegion.takeBody(op.elseRegion);
    op.elseRegion.takeBody(thenRegion);
    return 'updated';
  },

  canonicalizationPatterns: ifPatterns,

  verify(op: IfOp): LogicalResult {
    return (
      op.numResults === 0 || !op.elseRegion.isEmpty || op.emitOpError('must have an else block if defining values')
    );
  },

  interfaces: {
    RegionBranchOpInterface(op: IfOp): RegionBranchMethods {
      const whenTrue = { region: op.thenRegion, inputs: [] };
      const whenFalse = op.elseRegion.isEmpty ? parentSuccessor(op) : { region: op.elseRegion, inputs: [] };
      return {
        entrySuccessors: [whenTrue, whenFalse],
        runsRegionsAtMostOnce: true,
        entrySuccessorsFor([condition]) {
          if (!(condition instanceof IntegerAttr)) return [whenTrue, whenFalse];
          return [condition.value !== 0n ? whenTrue : whenFalse];
        },
        successors: () => [parentSuccessor(op)],
      };
    },
  },

  /**
   * ```
   * if ::= value-use (`->` result-types)? region (`else` region)? attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const condition = parser.parseOperand();
    state.operands.push(parser.resolveOperand(condition, IntegerType.get(state.context, 1)));
    state.resultTypes.push(...parser.parseOptionalArrowTypeList());
    parseThenElse(parser, state, 'scf.yield');
  },

  print(op: IfOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperand(op.condition);
    if (op.numResults > 0) {
      printer.print(' -> (');
      printer.printTypes(op.resultTypes);
      printer.print(')');
    }
    printThenElse(printer, op);
  },
};
