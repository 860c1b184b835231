import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { SimplifyAffineOp } from '../simplify-patterns.ts';
import { VectorLoadOp } from '../generated/affine-ops.gen.ts';
import {
  effectOn,
  parseColonMemRefType,
  parsePlace,
  parseVectorType,
  printPlace,
  resolvePlace,
  setMap,
  verifyIndexing,
} from '../memory-access.ts';
import { printVectorAccessTypes, verifyElementTypes } from '../vector-access.ts';

/** Source: AffineVectorLoadOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp. */
export const vectorLoadOp = {
  verify(op: VectorLoadOp): LogicalResult {
    return verifyIndexing(op) && verifyElementTypes(op, op.memref.type, op.result().type);
  },

  interfaces: effectOn('read'),

  canonicalizationPatterns: () => [
    new SimplifyAffineOp<VectorLoadOp>({ root: VectorLoadOp, leading: 1, inputs: (op) => op.indices }),
  ],

  /**
   * ```
   * vector-load ::= value-use `[` affine-exprs `]` attribute-dict? `:` memref-type `,` vector-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const place = parsePlace(parser);
    parser.parseOptionalAttrDict(state.attributes);
    const type = parseColonMemRefType(parser);
    parser.parsePunctuation(',');
    const vector = parseVectorType(parser);
    setMap(state, place);
    resolvePlace(parser, state, place, type);
    state.resultTypes.push(vector);
  },
  parsesTextAndSameNames: true,

  print(op: VectorLoadOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printPlace(printer, op.memref, op.map.value, op.indices);
    printVectorAccessTypes(printer, op.attributes, op.memref.type, op.result().type);
  },
};
