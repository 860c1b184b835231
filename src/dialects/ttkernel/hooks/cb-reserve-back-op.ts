import { type LogicalResult } from '../../../support/logical-result.ts';
import { type CBReserveBackOp } from '../generated/ttkernel-ops.gen.ts';
import { verifyPlacement } from '../verify-placement.ts';

export const cbReserveBackOp = {
  verify(op: CBReserveBackOp): LogicalResult {
    return verifyPlacement(op, 'CBReserveBackOp');
  },
};
