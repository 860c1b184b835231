import { type MemRefType, type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldsCasts } from '../../memref/fold-cast.ts';
import { accessing, verifyIndexCount, verifyMemRefElements, verifyUnitStride } from '../access.ts';
import { type LoadOp } from '../generated/vector-ops.gen.ts';

export const loadOp = {
  ...foldsCasts,

  interfaces: accessing('read', 0),

  verify(op: LoadOp): LogicalResult {
    const vector = op.result().type as VectorType;
    const memory = op.base.type as MemRefType;
    if (!verifyUnitStride(op, vector, memory)) return false;
    if (memory.rank < vector.rank) {
      return op.emitOpError('destination memref has lower rank than the result vector');
    }
    const words = { vector: 'result vector', elements: 'result element types' };
    return verifyMemRefElements(op, vector, memory, words) && verifyIndexCount(op, op.indices, memory.rank);
  },
  verifiesSignatureOnly: true,
};
