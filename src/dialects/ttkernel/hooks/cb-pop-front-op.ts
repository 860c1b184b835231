import { type LogicalResult } from '../../../support/logical-result.ts';
import { type CBPopFrontOp } from '../generated/ttkernel-ops.gen.ts';
import { verifyPlacement } from '../verify-placement.ts';

export const cbPopFrontOp = {
  verify(op: CBPopFrontOp): LogicalResult {
    return verifyPlacement(op, 'CBPopFrontOp');
  },
};
