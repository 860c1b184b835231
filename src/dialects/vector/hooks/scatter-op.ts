import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { accessing, isMemRefOrRankedTensor, verifyElementType, verifyIndexCount, verifySameShape } from '../access.ts';
import { type ScatterOp } from '../generated/vector-ops.gen.ts';
import { FoldContiguousScatter } from '../patterns/contiguous-folders.ts';
import { ScatterFolder } from '../patterns/mask-folders.ts';

export const scatterOp = {
  interfaces: accessing('write', 0),

  canonicalizationPatterns: () => [new ScatterFolder(), new FoldContiguousScatter()],

  verify(op: ScatterOp): LogicalResult {
    const { type } = op.base;
    if (!isMemRefOrRankedTensor(type)) return op.emitOpError('requires base to be a memref or ranked tensor type');
    const vector = op.valueToStore.type as VectorType;
    return (
      verifyElementType(op, vector, 'valueToStore') &&
      verifyIndexCount(op, op.offsets, type.rank) &&
      verifySameShape(op, vector, op.indices.type as VectorType, 'expected valueToStore dim to match indices dim') &&
      verifySameShape(op, vector, op.mask.type as VectorType, 'expected valueToStore dim to match mask dim')
    );
  },
  verifiesSignatureOnly: true,
};
