import { foldsCasts } from '../fold-cast.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type DmaWaitOp } from '../generated/memref-ops.gen.ts';

export const dmaWaitOp = {
  ...foldsCasts,

  verify(op: DmaWaitOp): LogicalResult {
    const { rank } = op.tagMemRef.type as MemRefType;
    const { length } = op.tagIndices;
    return (
      length === rank ||
      op.emitOpError(
        `expected tagIndices to have the same number of elements as the tagMemRef rank, expected ${rank}, but got ${length}`,
      )
    );
  },
  verifiesSignatureOnly: true,
};
