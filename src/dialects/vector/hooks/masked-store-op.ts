import { type MemRefType, type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldsCasts } from '../../memref/fold-cast.ts';
import { accessing, verifyElementType, verifyIndexCount, verifySameShape } from '../access.ts';
import { type MaskedStoreOp } from '../generated/vector-ops.gen.ts';
import { MaskedStoreFolder } from '../patterns/mask-folders.ts';

export const maskedStoreOp = {
  ...foldsCasts,

  interfaces: accessing('write', 0),

  canonicalizationPatterns: () => [new MaskedStoreFolder()],

  verify(op: MaskedStoreOp): LogicalResult {
    const vector = op.valueToStore.type as VectorType;
    return (
      verifyElementType(op, vector, 'valueToStore') &&
      verifyIndexCount(op, op.indices, (op.base.type as MemRefType).rank) &&
      verifySameShape(op, vector, op.mask.type as VectorType, 'expected valueToStore shape to match mask shape')
    );
  },
  verifiesSignatureOnly: true,
};
