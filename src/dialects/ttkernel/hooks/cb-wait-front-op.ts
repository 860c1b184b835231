import { type LogicalResult } from '../../../support/logical-result.ts';
import { type CBWaitFrontOp } from '../generated/ttkernel-ops.gen.ts';
import { verifyPlacement } from '../verify-placement.ts';

export const cbWaitFrontOp = {
  verify(op: CBWaitFrontOp): LogicalResult {
    return verifyPlacement(op, 'CBWaitFrontOp');
  },
};
