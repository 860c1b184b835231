import { type LogicalResult } from '../../../support/logical-result.ts';
import { type UntilizeBlockOp } from '../generated/ttkernel-ops.gen.ts';
import { verifyTilize } from '../verify-tilize.ts';

export const untilizeBlockOp = {
  verify(op: UntilizeBlockOp): LogicalResult {
    return verifyTilize(op, 'UntilizeBlockOp', 'untilize');
  },
};
