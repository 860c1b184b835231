import { foldMemRefCast } from '../fold-cast.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type StoreOp } from '../generated/memref-ops.gen.ts';

export const storeOp = {
  fold(op: StoreOp): FoldResult {
    return foldMemRefCast(op, op.value);
  },

  verify(op: StoreOp): LogicalResult {
    const { rank } = op.memref.type as MemRefType;
    return op.indices.length === rank || op.emitOpError('store index operand count not equal to memref rank');
  },
};
