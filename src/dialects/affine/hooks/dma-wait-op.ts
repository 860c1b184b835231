import { AffineMapAttr } from '../../../ir/attributes/container-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { mapAttribute, verifyDmaIndices } from '../dma.ts';
import { foldMemRefCast } from '../fold-memref-cast.ts';
import { type DmaWaitOp } from '../generated/affine-ops.gen.ts';
import { parsePlace, printPlace } from '../memory-access.ts';

/** Source: AffineDmaWaitOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
export const dmaWaitOp = {
  fold: foldMemRefCast,

  verify(op: DmaWaitOp): LogicalResult {
    const [tag, ...others] = op.operands;
    if (!(tag?.type instanceof MemRefType)) return op.emitOpError('expected DMA tag to be of memref type');
    const map = mapAttribute(op, 'tag_map');
    if (!map) return op.emitOpError('requires the affine map tag_map');
    return verifyDmaIndices(op, others.slice(0, map.numInputs), { what: 'index', where: 'dma_wait' });
  },

  /**
   * ```
   * dma-wait ::= value-use `[` affine-exprs `]` `,` value-use `:` memref-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context } = state;
    const { memref, indices } = parsePlace(parser);
    parser.parsePunctuation(',');
    const numElements = parser.parseOperand();
    const type = parser.parseColonType();
    state.attributes.set('tag_map', AffineMapAttr.get(context, indices.map));
    const indexType = IndexType.get(context);
    state.operands.push(parser.resolveOperand(memref, type));
    state.operands.push(...parser.resolveOperands([...indices.dims, ...indices.symbols, numElements], indexType));
    if (!(type instanceof MemRefType)) parser.error(parser.nameOffset, 'expected tag to be of memref type');
  },

  print(op: DmaWaitOp, printer: OpAsmPrinter): void {
    const map = mapAttribute(op, 'tag_map')!;
    const [tag, ...others] = op.operands;
    printer.print(' ');
    printPlace(printer, tag!, map, others.slice(0, map.numInputs));
    printer.print(', ');
    printer.printOperands(others.slice(map.numInputs));
    printer.print(' : ');
    printer.printType(tag!.type);
  },
};
