import { type LogicalResult } from '../../../support/logical-result.ts';
import { type TilizeInitOp } from '../generated/ttkernel-ops.gen.ts';
import { verifyTilize } from '../verify-tilize.ts';

export const tilizeInitOp = {
  verify(op: TilizeInitOp): LogicalResult {
    return verifyTilize(op, 'TilizeInitOp', 'tilize');
  },
};
