import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { SimplifyAffineOp } from '../simplify-patterns.ts';
import { VectorStoreOp } from '../generated/affine-ops.gen.ts';
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

/** Source: AffineVectorStoreOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp. */
export const vectorStoreOp = {
  verify(op: VectorStoreOp): LogicalResult {
    return verifyIndexing(op) && verifyElementTypes(op, op.memref.type, op.value.type);
  },

  interfaces: effectOn('write'),

  canonicalizationPatterns: () => [
    new SimplifyAffineOp<VectorStoreOp>({ root: VectorStoreOp, leading: 2, inputs: (op) => op.indices }),
  ],

  /**
   * ```
   * vector-store ::= value-use `,` value-use `[` affine-exprs `]` attribute-dict? `:` memref-type `,` vector-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const value = parser.parseOperand();
    parser.parsePunctuation(',');
    const place = parsePlace(parser);
    parser.parseOptionalAttrDict(state.attributes);
    const type = parseColonMemRefType(parser);
    parser.parsePunctuation(',');
    const vector = parseVectorType(parser);
    setMap(state, place);
    state.operands.push(parser.resolveOperand(value, vector));
    resolvePlace(parser, state, place, type);
  },
  parsesTextAndSameNames: true,

  print(op: VectorStoreOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperand(op.value);
    printer.print(', ');
    printPlace(printer, op.memref, op.map.value, op.indices);
    printVectorAccessTypes(printer, op.attributes, op.memref.type, op.value.type);
  },
};
