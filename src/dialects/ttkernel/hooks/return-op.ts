import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ReturnOp } from '../generated/ttkernel-ops.gen.ts';
import { verifyPlacement } from '../verify-placement.ts';

export const returnOp = {
  verify(op: ReturnOp): LogicalResult {
    return verifyPlacement(op, 'ReturnOp');
  },
};
