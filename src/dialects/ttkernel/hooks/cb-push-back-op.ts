import { type LogicalResult } from '../../../support/logical-result.ts';
import { type CBPushBackOp } from '../generated/ttkernel-ops.gen.ts';
import { verifyPlacement } from '../verify-placement.ts';

export const cbPushBackOp = {
  verify(op: CBPushBackOp): LogicalResult {
    return verifyPlacement(op, 'CBPushBackOp');
  },
};
