import { type OpAsmParser, type ParsedOperationState } from '../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { parseDimAndSymbolList, parseMap, printDimAndSymbolList } from './dim-and-symbol-list.ts';
import { type MaxOp, type MinOp } from './generated/affine-ops.gen.ts';

/** Hooks of `affine.min` and `affine.max`. Source: mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
export const minMaxOp = {
  verify(op: MinOp | MaxOp): LogicalResult {
    const map = op.map.value;
    if (op.numOperands !== map.numInputs) {
      return op.emitOpError('operand count and affine map dimension and symbol count must match');
    }
    return map.numResults > 0 || op.emitOpError('affine map expect at least one result');
  },

  /**
   * ```
   * min-max ::= affine-map `(` value-uses `)` (`[` value-uses `]`)? attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    state.properties.set('map', parseMap(parser));
    parseDimAndSymbolList(parser, state);
    parser.parseOptionalAttrDict(state.attributes);
    state.resultTypes.push(IndexType.get(state.context));
  },

  print(op: MinOp | MaxOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printAttribute(op.map);
    printDimAndSymbolList(printer, op.operands, op.map.value.numDims);
    printer.printOptionalAttrDict(op.attributes);
  },
};
