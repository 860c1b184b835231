import { type LogicalResult } from '../../../support/logical-result.ts';
import { type RegionOp } from '../generated/irdl-ops.gen.ts';

export const regionOp = {
  verify(op: RegionOp): LogicalResult {
    const count = op.numberOfBlocks;
    return (
      count === undefined || count > 0 || op.emitOpError(`the number of blocks is expected to be >= 1 but got ${count}`)
    );
  },
};
