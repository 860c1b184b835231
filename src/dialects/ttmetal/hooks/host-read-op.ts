import { type LogicalResult } from '../../../support/logical-result.ts';
import { type HostReadOp } from '../generated/ttmetal-ops.gen.ts';
import { verifyTransfer } from '../verify-transfer.ts';

export const hostReadOp = {
  verify(op: HostReadOp): LogicalResult {
    return verifyTransfer(op, 'Output');
  },
};
