import { type MemRefType, type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { accessing, verifyElementType, verifyIndexCount, verifySameRows } from '../access.ts';
import { type CompressStoreOp } from '../generated/vector-ops.gen.ts';
import { CompressStoreFolder } from '../patterns/mask-folders.ts';

export const compressStoreOp = {
  interfaces: accessing('write', 0),

  canonicalizationPatterns: () => [new CompressStoreFolder()],

  verify(op: CompressStoreOp): LogicalResult {
    const vector = op.valueToStore.type as VectorType;
    return (
      verifyElementType(op, vector, 'valueToStore') &&
      verifyIndexCount(op, op.indices, (op.base.type as MemRefType).rank) &&
      verifySameRows(op, vector, op.mask.type as VectorType, 'expected valueToStore dim to match mask dim')
    );
  },
  verifiesSignatureOnly: true,
};
