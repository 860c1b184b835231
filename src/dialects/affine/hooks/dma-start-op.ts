import { AffineMapAttr } from '../../../ir/attributes/container-attributes.ts';
import { type MemoryEffectMethods } from '../../../ir/interfaces/memory-effects.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { transferOf, transferParts, verifyDmaIndices } from '../dma.ts';
import { foldMemRefCast } from '../fold-memref-cast.ts';
import { type DmaStartOp } from '../generated/affine-ops.gen.ts';
import { parsePlace, printPlace, type ParsedPlace } from '../memory-access.ts';

/** Source: AffineDmaStartOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
export const dmaStartOp = {
  fold: foldMemRefCast,

  interfaces: {
    /** The tag is only read: that it is written when the transfer is done, `affine.dma_wait` says. */
    MemoryEffectsOpInterface: (op: DmaStartOp): MemoryEffectMethods => ({
      effects: (transferOf(op)?.places ?? []).map(({ memref }, i) => ({
        effect: transferParts[i]!.effect,
        value: memref!,
      })),
    }),
  },

  verify(op: DmaStartOp): LogicalResult {
    const isMemRef = (value: Value | undefined): boolean => value?.type instanceof MemRefType;
    if (!isMemRef(op.operands[0])) return op.emitOpError('expected DMA source to be of memref type');
    const transfer = transferOf(op);
    if (!transfer) return op.emitOpError('requires the affine maps src_map, dst_map and tag_map');
    const { places, rest } = transfer;
    const notMemRef = places.findIndex(({ memref }) => !isMemRef(memref));
    if (notMemRef >= 0) return op.emitOpError(`expected DMA ${transferParts[notMemRef]!.noun} to be of memref type`);
    if (rest.length !== 1 && rest.length !== 3) return op.emitOpError('incorrect number of operands');
    return places.every(({ inputs }, i) =>
      verifyDmaIndices(op, inputs, { what: transferParts[i]!.what, where: 'dma_start' }),
    );
  },

  /**
   * ```
   * dma-start ::= place `,` place `,` place `,` value-use (`,` value-use `,` value-use)? `:` type `,` type `,` type
   * place     ::= value-use `[` affine-exprs `]`
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context } = state;
    const places: ParsedPlace[] = [];
    for (const _ of transferParts) {
      places.push(parsePlace(parser));
      parser.parsePunctuation(',');
    }
    const sizes = [parser.parseOperand()];
    // As upstream takes it, nothing may follow the comma.
    if (parser.parseOptionalPunctuation(',')) sizes.push(...parser.parseOperandList());
    if (sizes.length !== 1 && sizes.length !== 3) {
      parser.error(parser.nameOffset, 'expected two stride related operands');
    }
    const types = parser.parseColonTypeList();
    if (types.length !== transferParts.length) parser.error(parser.nameOffset, 'expected three types');
    const indexType = IndexType.get(context);
    for (const [i, { memref, indices }] of places.entries()) {
      state.attributes.set(transferParts[i]!.map, AffineMapAttr.get(context, indices.map));
      state.operands.push(parser.resolveOperand(memref, types[i]!));
      state.operands.push(...parser.resolveOperands([...indices.dims, ...indices.symbols], indexType));
    }
    state.operands.push(...parser.resolveOperands(sizes, indexType));
  },

  print(op: DmaStartOp, printer: OpAsmPrinter): void {
    const { places, rest } = transferOf(op)!;
    printer.print(' ');
    for (const { memref, map, inputs } of places) {
      printPlace(printer, memref!, map, inputs);
      printer.print(', ');
    }
    printer.printOperands(rest);
    printer.print(' : ');
    printer.printTypes(places.map(({ memref }) => memref!.type));
  },
};
