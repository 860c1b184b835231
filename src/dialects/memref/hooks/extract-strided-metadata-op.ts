import { constifiedMetadata } from '../strided-metadata.ts';
import { materializeConstant } from '../../arith/constant-value.ts';
import { indexAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type OpOperand, Value } from '../../../ir/value.ts';
import { CastOp, type ExtractStridedMetadataOp } from '../generated/memref-ops.gen.ts';

/**
 * Replaces uses of a result by a constant. Follows the uses as they are linked after each replacement: behind an operation that had several they are those of
 * the constant, and the uses that are left go when the operation folds again. Source: replaceConstantUsesOf.
 */
function replaceInUsers(result: Value, constant: Value): void {
  for (let use = result.firstUse; use;) {
    const next: OpOperand | null = use.nextUse;
    use.owner.replaceUsesOfWith(result, constant);
    use = next;
  }
}

export const extractStridedMetadataOp = {
  /** What the type or constants say, and the source of a cast. Source: ExtractStridedMetadataOp::fold of MemRefOps.cpp. */
  fold(op: ExtractStridedMetadataOp): FoldResult {
    const { offsets, sizes, strides } = constifiedMetadata(op);
    const known = [...offsets, ...sizes, ...strides];
    const builder = OpBuilder.before(op);
    let folded: FoldResult;
    known.forEach((index, i) => {
      const result = op.result(i + 1);
      if (index instanceof Value || !result.hasUses) return;
      const value = indexAttr(op.context, index);
      const constant = materializeConstant(builder, value, result.type, op.location);
      replaceInUsers(result, constant!.result(0));
      folded = 'updated';
    });
    const cast = op.source.definingOp;
    if (!(cast instanceof CastOp) || !(cast.source.type instanceof MemRefType)) return folded;
    op.setOperand(0, cast.source);
    return 'updated';
  },

  interfaces: {
    /** A memref of one element, the offset, and sizes and strides per dimension. */
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes({ context, operands }) {
        const source = operands[0]?.type;
        if (!(source instanceof MemRefType)) return undefined;
        const { elementType, memorySpace, rank } = source;
        const indices = Array.from({ length: 1 + 2 * rank }, () => IndexType.get(context));
        return [MemRefType.get([], elementType, memorySpace), ...indices];
      },
    }),
  },

  asmResultNames(op: ExtractStridedMetadataOp, setName: (value: Value, name: string) => void): void {
    setName(op.baseBuffer, 'base_buffer');
    setName(op.offset, 'offset');
    if (op.sizes.length === 0) return;
    setName(op.sizes[0]!, 'sizes');
    setName(op.strides[0]!, 'strides');
  },
};
