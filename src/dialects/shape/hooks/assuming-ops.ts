import { type Attribute } from '../../../ir/attribute.ts';
import { boolAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { ensureTerminator } from '../../../ir/implicit-terminator.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type RegionBranchMethods } from '../../../ir/interfaces/region-branch.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AssumingAllOp, type AssumingOp, AssumingYieldOp } from '../generated/shape-ops.gen.ts';
import { WitnessType } from '../generated/shape-types.gen.ts';
import { assumingAllPatterns } from '../patterns/assuming-all-patterns.ts';
import { assumingPatterns } from '../patterns/assuming-patterns.ts';

/** Source: AssumingOp and AssumingAllOp of mlir/lib/Dialect/Shape/IR/Shape.cpp. */

export const assumingOp = {
  canonicalizationPatterns: assumingPatterns,

  interfaces: {
    RegionBranchOpInterface: (op: AssumingOp): RegionBranchMethods => ({
      entrySuccessors: [{ region: op.doRegion, inputs: [] }],
      successors: () => [{ region: 'parent', inputs: op.results }],
    }),
  },

  /**
   * ```
   * assuming ::= value-use (`->` result-types)? region attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context, location, operands, regions, resultTypes } = state;
    operands.push(parser.resolveOperand(parser.parseOperand(), WitnessType.get(context)));
    resultTypes.push(...parser.parseOptionalArrowTypeList());
    const region = parser.parseRegion();
    ensureTerminator(context, region, AssumingYieldOp.opName, location);
    regions.push(region);
    parser.parseOptionalAttrDict(state.attributes);
  },

  print(op: AssumingOp, printer: OpAsmPrinter): void {
    const hasResults = op.numResults > 0;
    printer.print(' ');
    printer.printOperand(op.witness);
    if (hasResults) {
      printer.print(' -> (');
      printer.printTypes(op.resultTypes);
      printer.print(')');
    }
    printer.print(' ');
    printer.printRegion(op.doRegion, { printEntryBlockArgs: false, printBlockTerminators: hasResults });
    printer.printOptionalAttrDict(op.attributes);
  },
};

export const assumingAllOp = {
  canonicalizationPatterns: assumingAllPatterns,

  verify: (op: AssumingAllOp): LogicalResult => op.numOperands > 0 || op.emitOpError('no operands specified'),

  /**
   * Constants are last, and those that hold say nothing. As upstream's, it forgets them without saying that it changes the operation, where others remain; so
   * nothing looks at the operation again for that reason.
   */
  fold(op: AssumingAllOp, constants: readonly (Attribute | undefined)[]): FoldResult {
    let count = constants.length;
    const keep = (): void => op.setOperands(op.operands.slice(0, count));
    while (count > 0) {
      const constant = constants[count - 1];
      if (!(constant instanceof IntegerAttr)) break;
      count--;
      if (constant.value === 0n) return (keep(), [constant]);
    }
    if (count < constants.length) keep();
    return count > 0 ? undefined : [boolAttr(op.context, true)];
  },

  /**
   * ```
   * assuming_all ::= value-uses attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const inputs = parser.parseOperandList();
    parser.parseOptionalAttrDict(state.attributes);
    const type = WitnessType.get(state.context);
    state.operands.push(...parser.resolveOperands(inputs, type));
    state.resultTypes.push(type);
  },

  print(op: AssumingAllOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperands(op.operands);
    printer.printOptionalAttrDict(op.attributes);
  },
};
