import { type LogicalResult } from '../../../support/logical-result.ts';
import { type HostWriteOp } from '../generated/ttmetal-ops.gen.ts';
import { verifyTransfer } from '../verify-transfer.ts';

export const hostWriteOp = {
  verify(op: HostWriteOp): LogicalResult {
    return verifyTransfer(op, 'Input');
  },
};
