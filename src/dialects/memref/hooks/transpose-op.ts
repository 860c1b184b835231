import { type FoldResult } from '../../../ir/op-info.ts';
import { AffineMapAttr, StridedLayoutAttr } from '../../../ir/attributes/container-attributes.ts';
import { type AffineMap } from '../../../affine/affine-map.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { canonicalizeStridedLayout, stridedForm } from '../../../ir/types/memref-layout.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { parseColonMemRefType } from '../parse-memref-type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { TransposeOp } from '../generated/memref-ops.gen.ts';
import { named } from '../result-names.ts';

/** Returns the type of a strided memref whose dimension i is dimension permutation(i) of the source. */
function transposedType(source: MemRefType, permutation: AffineMap): MemRefType {
  const { offset, strides } = stridedForm(source)!;
  const permuted = (values: readonly number[]): number[] =>
    permutation.results.map((result) => (result.kind === 'dim' ? values[result.position]! : 0));
  const layout = StridedLayoutAttr.get(source.context, offset, permuted(strides));
  return MemRefType.get(permuted(source.shape), source.elementType, source.memorySpace, layout);
}

/** Source: TransposeOp of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
export const transposeOp = {
  /** The identity is nothing, and two transpositions are one. Source: TransposeOp::fold of MemRefOps.cpp. */
  fold(op: TransposeOp): FoldResult {
    const permutation = op.permutation.value;
    if (permutation.isIdentity() && op.in.type === op.result(0).type) return [op.in];
    const inner = op.in.definingOp;
    if (!(inner instanceof TransposeOp)) return undefined;
    op.permutation = AffineMapAttr.get(op.context, permutation.compose(inner.permutation.value));
    op.setOperand(0, inner.in);
    return 'updated';
  },

  verify(op: TransposeOp): LogicalResult {
    const permutation = op.permutation.value;
    const source = op.in.type as MemRefType;
    if (!permutation.isPermutation()) return op.emitOpError('expected a permutation map');
    if (permutation.numDims !== source.rank) {
      return op.emitOpError('expected a permutation map of same rank as the input');
    }
    const result = op.result(0).type as MemRefType;
    const expected = canonicalizeStridedLayout(transposedType(source, permutation));
    const print = op.context.printType;
    return (
      canonicalizeStridedLayout(result) === expected ||
      op.emitOpError(
        `result type '${print(result)}' is not equivalent to the canonical transposed input type '${print(expected)}'`,
      )
    );
  },
  verifiesSignatureOnly: true,

  /**
   * ```
   * transpose ::= memref affine-map attribute-dict? `:` memref-type `to` memref-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const source = parser.parseOperand();
    const permutation = parser.parseAffineMap();
    parser.parseOptionalAttrDict(state.attributes);
    const type = parseColonMemRefType(parser);
    state.operands.push(parser.resolveOperand(source, type));
    parser.parseKeyword('to');
    state.resultTypes.push(parser.parseType());
    state.attributes.set('permutation', AffineMapAttr.get(state.context, permutation));
  },
  parsesTextOnly: true,

  print(op: TransposeOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperand(op.in);
    printer.print(' ');
    printer.printAffineMap(op.permutation.value);
    printer.printOptionalAttrDict(op.attributes);
    printer.print(' : ');
    printer.printType(op.in.type);
    printer.print(' to ');
    printer.printType(op.result(0).type);
  },

  ...named('transpose'),
};
