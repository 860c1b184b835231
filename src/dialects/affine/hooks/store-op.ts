import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { storePatterns } from '../access-patterns.ts';
import { foldMemRefCastBeside } from '../fold-memref-cast.ts';
import { type StoreOp } from '../generated/affine-ops.gen.ts';
import {
  effectOn,
  parseColonMemRefType,
  parsePlace,
  printPlace,
  resolvePlace,
  setMap,
  verifyIndexing,
} from '../memory-access.ts';

/** Source: AffineStoreOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
export const storeOp = {
  verify(op: StoreOp): LogicalResult {
    if (op.value.type !== (op.memref.type as MemRefType).elementType) {
      return op.emitOpError('value to store must have the same type as memref element type');
    }
    return verifyIndexing(op);
  },

  interfaces: effectOn('write'),

  fold: (op: StoreOp): FoldResult => foldMemRefCastBeside(op, op.value),

  canonicalizationPatterns: storePatterns,

  /**
   * ```
   * store ::= value-use `,` value-use `[` affine-exprs `]` attribute-dict? `:` memref-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const value = parser.parseOperand();
    parser.parsePunctuation(',');
    const place = parsePlace(parser);
    parser.parseOptionalAttrDict(state.attributes);
    const type = parseColonMemRefType(parser);
    setMap(state, place);
    state.operands.push(parser.resolveOperand(value, type.elementType));
    resolvePlace(parser, state, place, type);
  },
  parsesTextAndSameNames: true,

  print(op: StoreOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperand(op.value);
    printer.print(', ');
    printPlace(printer, op.memref, op.map.value, op.indices);
    printer.printOptionalAttrDict(op.attributes);
    printer.print(' : ');
    printer.printType(op.memref.type);
  },
};
