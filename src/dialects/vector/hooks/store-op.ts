import { type MemRefType, type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldsCasts } from '../../memref/fold-cast.ts';
import { accessing, verifyIndexCount, verifyMemRefElements, verifyUnitStride } from '../access.ts';
import { type StoreOp } from '../generated/vector-ops.gen.ts';

export const storeOp = {
  ...foldsCasts,

  interfaces: accessing('write', 1),

  verify(op: StoreOp): LogicalResult {
    const vector = op.valueToStore.type as VectorType;
    const memory = op.base.type as MemRefType;
    if (!verifyUnitStride(op, vector, memory)) return false;
    if (memory.rank < vector.rank) return op.emitOpError('source memref has lower rank than the vector to store');
    const words = { vector: 'valueToStore vector', elements: 'valueToStore element type' };
    return verifyMemRefElements(op, vector, memory, words) && verifyIndexCount(op, op.indices, memory.rank);
  },
  verifiesSignatureOnly: true,
};
