import { IntegerSetAttr } from '../../../ir/attributes/container-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type RegionBranchMethods, type RegionSuccessor } from '../../../ir/interfaces/region-branch.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { parseThenElse, printThenElse } from '../../../builtin/then-else.ts';
import { parseAttributeOf, parseDimAndSymbolList, printDimAndSymbolList } from '../dim-and-symbol-list.ts';
import { ifPatterns } from '../if-patterns.ts';
import { canonicalizeSetAndOperands } from '../map-and-operands.ts';
import { type IfOp } from '../generated/affine-ops.gen.ts';
import { verifyDimsAndSymbols } from '../valid-operands.ts';

const conditionOf = (op: IfOp): IntegerSetAttr => op.properties.get('condition') as IntegerSetAttr;

/** Source: AffineIfOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
export const ifOp = {
  verify(op: IfOp): LogicalResult {
    const set = conditionOf(op).value;
    if (op.numOperands !== set.numInputs) {
      return op.emitOpError('operand count and condition integer set dimension and symbol count must match');
    }
    return verifyDimsAndSymbols(op, op.operands, set.numDims);
  },

  fold(op: IfOp): FoldResult {
    const before = conditionOf(op).value;
    const { set, operands } = canonicalizeSetAndOperands(before, op.operands);
    if (
      before.equals(set) &&
      operands.length === op.numOperands &&
      operands.every((value, i) => value === op.operand(i))
    ) {
      return undefined;
    }
    op.setProperty('condition', IntegerSetAttr.get(op.context, set));
    op.setOperands(operands);
    return 'updated';
  },

  canonicalizationPatterns: ifPatterns,

  interfaces: {
    RegionBranchOpInterface(op: IfOp): RegionBranchMethods {
      const parent: RegionSuccessor = { region: 'parent', inputs: op.results };
      const otherwise: RegionSuccessor = op.elseRegion.isEmpty ? parent : { region: op.elseRegion, inputs: [] };
      return { entrySuccessors: [{ region: op.thenRegion, inputs: [] }, otherwise], successors: () => [parent] };
    },
  },

  /**
   * ```
   * if ::= integer-set `(` value-uses `)` (`[` value-uses `]`)? (`->` result-types)? region (`else` region)? attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const condition = parseAttributeOf(parser, IntegerSetAttr);
    state.attributes.set('condition', condition);
    const numDims = parseDimAndSymbolList(parser, state);
    const set = condition.value;
    if (set.numDims !== numDims) {
      parser.error(parser.nameOffset, 'dim operand count and integer set dim count must match');
    }
    if (set.numInputs !== state.operands.length) {
      parser.error(parser.nameOffset, 'symbol operand count and integer set symbol count must match');
    }
    state.resultTypes.push(...parser.parseOptionalArrowTypeList());
    parseThenElse(parser, state, 'affine.yield');
  },

  print(op: IfOp, printer: OpAsmPrinter): void {
    const condition = conditionOf(op);
    printer.print(' ');
    printer.printAttribute(condition);
    printDimAndSymbolList(printer, op.operands, condition.value.numDims);
    if (op.numResults > 0) printer.printArrowTypeList(op.resultTypes);
    printThenElse(printer, op);
  },
};
