import { affineRange } from '../../../affine/affine-range.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { inferFromKnown, type InferIntRangeMethods } from '../../../ir/interfaces/integer-range.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { applyPatterns } from '../apply-patterns.ts';
import { parseDimAndSymbolList, parseMap, printDimAndSymbolList } from '../dim-and-symbol-list.ts';
import { constantIndices } from '../constant-indices.ts';
import { type ApplyOp } from '../generated/affine-ops.gen.ts';
import { PoisonAttr } from '../../ub/generated/ub-attributes.gen.ts';
import { affineScope, isValidDim, isValidSymbol } from '../valid-operands.ts';

/** Source: AffineApplyOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
export const applyOp = {
  verify(op: ApplyOp): LogicalResult {
    const { mapOperands } = op;
    const map = op.map.value;
    if (mapOperands.length !== map.numInputs) {
      return op.emitOpError('operand count and affine map dimension and symbol count must match');
    }
    if (map.numResults !== 1) return op.emitOpError('mapping must produce one value');
    const scope = affineScope(op);
    // Operands that are neither are accepted: the operation is used outside of affine loops too.
    const misplaced = mapOperands
      .slice(map.numDims)
      .some((operand) => isValidDim(operand, scope) && !isValidSymbol(operand, scope));
    return !misplaced || op.emitError('dimensional operand cannot be used as a symbol');
  },

  fold(op: ApplyOp, operands: readonly (Attribute | undefined)[]): FoldResult {
    const map = op.map.value;
    const [expr] = map.results;
    if (expr?.kind === 'dim') return [op.operand(expr.position)];
    if (expr?.kind === 'symbol') return [op.operand(map.numDims + expr.position)];
    const constants = constantIndices(operands);
    const [value] = map.constantFold(constants) ?? [];
    if (value !== undefined) return [IntegerAttr.get(op.result().type as IndexType, value)];
    // A constant that is none is a division by zero.
    return constants.includes(undefined) ? undefined : [PoisonAttr.get(op.context)];
  },

  interfaces: {
    InferIntRangeInterface: (op: ApplyOp): InferIntRangeMethods => {
      const { results, numDims } = op.map.value;
      return inferFromKnown((ranges) => affineRange(results[0]!, ranges.slice(0, numDims), ranges.slice(numDims)));
    },
  },

  canonicalizationPatterns: applyPatterns,

  /**
   * ```
   * apply ::= affine-map `(` value-uses `)` (`[` value-uses `]`)? attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const map = parseMap(parser);
    const numDims = parseDimAndSymbolList(parser, state);
    parser.parseOptionalAttrDict(state.attributes);
    if (map.value.numDims !== numDims || map.value.numInputs !== state.operands.length) {
      parser.error(parser.nameOffset, 'dimension or symbol index mismatch');
    }
    state.attributes.set('map', map);
    state.resultTypes.push(...map.value.results.map(() => IndexType.get(state.context)));
  },
  parsesTextOnly: true,

  print(op: ApplyOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printAttribute(op.map);
    printDimAndSymbolList(printer, op.mapOperands, op.map.value.numDims);
    printer.printOptionalAttrDict(op.attributes);
  },
};
