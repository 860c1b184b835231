import { type LogicalResult } from '../../../support/logical-result.ts';
import { type StoreOp } from '../generated/memref-ops.gen.ts';
import { verifyIndexCount } from '../verify-index-count.ts';

export const storeOp = {
  verify(op: StoreOp): LogicalResult {
    return verifyIndexCount(op, 'store');
  },
};
