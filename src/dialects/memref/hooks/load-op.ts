import { type LogicalResult } from '../../../support/logical-result.ts';
import { type LoadOp } from '../generated/memref-ops.gen.ts';
import { verifyIndexCount } from '../verify-index-count.ts';

export const loadOp = {
  verify(op: LoadOp): LogicalResult {
    return verifyIndexCount(op, 'load');
  },
};
