import { type LogicalResult } from '../../../support/logical-result.ts';
import { type TilizeBlockOp } from '../generated/ttkernel-ops.gen.ts';
import { verifyTilize } from '../verify-tilize.ts';

export const tilizeBlockOp = {
  verify(op: TilizeBlockOp): LogicalResult {
    return verifyTilize(op, 'TilizeBlockOp', 'tilize');
  },
};
