import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldMemRefCast } from '../fold-memref-cast.ts';
import { loadPatterns } from '../access-patterns.ts';
import { elementOfGlobal } from '../element-of-global.ts';
import { type LoadOp } from '../generated/affine-ops.gen.ts';
import {
  effectOn,
  parseColonMemRefType,
  parsePlace,
  printPlace,
  resolvePlace,
  setMap,
  verifyIndexing,
} from '../memory-access.ts';

/** Source: AffineLoadOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
export const loadOp = {
  verify(op: LoadOp): LogicalResult {
    if (op.result().type !== (op.memref.type as MemRefType).elementType) {
      return op.emitOpError('result type must match element type of memref');
    }
    return verifyIndexing(op);
  },

  interfaces: effectOn('read'),

  /** Of what is cast, the load of what was; of a constant global, its element. */
  fold(op: LoadOp): FoldResult {
    const folded = foldMemRefCast(op);
    if (folded) return folded;
    const element = elementOfGlobal(op.memref, op.map.value);
    return element && [element];
  },

  canonicalizationPatterns: loadPatterns,

  /**
   * ```
   * load ::= value-use `[` affine-exprs `]` attribute-dict? `:` memref-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const place = parsePlace(parser);
    parser.parseOptionalAttrDict(state.attributes);
    const type = parseColonMemRefType(parser);
    setMap(state, place);
    resolvePlace(parser, state, place, type);
    state.resultTypes.push(type.elementType);
  },
  parsesTextAndSameNames: true,

  print(op: LoadOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printPlace(printer, op.memref, op.map.value, op.indices);
    printer.printOptionalAttrDict(op.attributes);
    printer.print(' : ');
    printer.printType(op.memref.type);
  },
};
