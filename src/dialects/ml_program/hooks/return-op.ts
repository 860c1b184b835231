import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ReturnOp } from '../generated/ml_program-ops.gen.ts';
import { verifyResults } from '../functions.ts';

export const returnOp = {
  verify(op: ReturnOp): LogicalResult {
    return verifyResults(op, 'return');
  },
};
