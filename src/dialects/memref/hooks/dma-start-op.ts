import { foldsCasts } from '../fold-cast.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type DmaStartOp } from '../generated/memref-ops.gen.ts';

/** A memref and a position in it. */
interface Place {
  readonly memref: Value;
  readonly indices: readonly Value[];
}

/** The operands of a transfer by what they are. */
interface Transfer {
  readonly source: Place;
  readonly destination: Place;
  readonly numElements: Value;
  readonly tag: Place;
  /** The stride and the number of elements per stride, for a strided transfer. */
  readonly stride: readonly Value[];
}

/** Returns the operands of a verified operation. */
export function transferOf({ operands }: DmaStartOp): Transfer {
  let next = 0;
  const place = (): Place => {
    const memref = operands[next++]!;
    const start = next;
    next += (memref.type as MemRefType).rank;
    return { memref, indices: operands.slice(start, next) };
  };
  const source = place();
  const destination = place();
  const numElements = operands[next++]!;
  const tag = place();
  return { source, destination, numElements, tag, stride: operands.slice(next) };
}

const areIndices = (values: readonly Value[]): boolean => values.every(({ type }) => type instanceof IndexType);

/** Source: DmaStartOp of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
export const dmaStartOp = {
  ...foldsCasts,

  verify(op: DmaStartOp): LogicalResult {
    const { operands } = op;
    // The source, the destination, the number of elements and the tag, each without its indices.
    let expected = 4;
    const enough = (): LogicalResult =>
      operands.length >= expected || op.emitOpError(`expected at least ${expected} operands`);
    let next = 0;
    const place = (name: string): LogicalResult => {
      const { type } = operands[next++]!;
      if (!(type instanceof MemRefType)) return op.emitOpError(`expected ${name} to be of memref type`);
      expected += type.rank;
      if (!enough()) return false;
      const indices = operands.slice(next, next + type.rank);
      next += type.rank;
      return areIndices(indices) || op.emitOpError(`expected ${name} indices to be of index type`);
    };
    if (!enough() || !place('source') || !place('destination')) return false;
    if (!areIndices([operands[next++]!])) return op.emitOpError('expected num elements to be of index type');
    if (!place('tag')) return false;
    const stride = operands.slice(next);
    if (stride.length !== 0 && stride.length !== 2) return op.emitOpError('incorrect number of operands');
    return areIndices(stride) || op.emitOpError('expected stride and num elements per stride to be of type index');
  },
  verifiesSignatureOnly: true,

  /**
   * ```
   * dma_start ::= memref `[` indices `]` `,` memref `[` indices `]` `,` num-elements `,` memref `[` indices `]`
   *               (`,` stride `,` elements-per-stride)? `:` memref-type `,` memref-type `,` memref-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const place = () => ({ memref: parser.parseOperand(), indices: parser.parseOperandList('square') });
    const source = place();
    parser.parsePunctuation(',');
    const destination = place();
    parser.parsePunctuation(',');
    const numElements = parser.parseOperand();
    parser.parsePunctuation(',');
    const tag = place();
    const stride = parser.parseOptionalPunctuation(',') ? parser.parseOperandList() : [];
    if (stride.length !== 0 && stride.length !== 2) {
      parser.error(parser.nameOffset, 'expected two stride related operands');
    }
    const types = parser.parseColonTypeList();
    if (types.length !== 3) parser.error(parser.nameOffset, 'fewer/more types expected');
    const index = IndexType.get(state.context);
    state.operands.push(
      parser.resolveOperand(source.memref, types[0]!),
      ...parser.resolveOperands(source.indices, index),
      parser.resolveOperand(destination.memref, types[1]!),
      ...parser.resolveOperands(destination.indices, index),
      parser.resolveOperand(numElements, index),
      parser.resolveOperand(tag.memref, types[2]!),
      ...parser.resolveOperands(tag.indices, index),
      ...parser.resolveOperands(stride, index),
    );
  },

  print(op: DmaStartOp, printer: OpAsmPrinter): void {
    const { source, destination, numElements, tag, stride } = transferOf(op);
    const place = ({ memref, indices }: Place): void => {
      printer.printOperand(memref);
      printer.print('[');
      printer.printOperands(indices);
      printer.print(']');
    };
    printer.print(' ');
    place(source);
    printer.print(', ');
    place(destination);
    printer.print(', ');
    printer.printOperand(numElements);
    printer.print(', ');
    place(tag);
    if (stride.length > 0) {
      printer.print(', ');
      printer.printOperands(stride);
    }
    printer.printOptionalAttrDict(op.attributes);
    printer.print(' : ');
    printer.printTypes([source, destination, tag].map(({ memref }) => memref.type));
  },
};
