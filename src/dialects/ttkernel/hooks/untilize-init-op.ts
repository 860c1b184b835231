import { type LogicalResult } from '../../../support/logical-result.ts';
import { type UntilizeInitOp } from '../generated/ttkernel-ops.gen.ts';
import { verifyTilize } from '../verify-tilize.ts';

export const untilizeInitOp = {
  verify(op: UntilizeInitOp): LogicalResult {
    return verifyTilize(op, 'UntilizeInitOp', 'untilize');
  },
};
