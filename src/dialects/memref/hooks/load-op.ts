import { foldsCasts } from '../fold-cast.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type LoadOp } from '../generated/memref-ops.gen.ts';

export const loadOp = {
  ...foldsCasts,

  verify(op: LoadOp): LogicalResult {
    const { rank } = op.memref.type as MemRefType;
    const { length } = op.indices;
    return (
      length === rank || op.emitOpError(`incorrect number of indices for load, expected ${rank} but got ${length}`)
    );
  },
};
