import { type LogicalResult } from '../../../support/logical-result.ts';
import { type OutputOp } from '../generated/ml_program-ops.gen.ts';
import { verifyResults } from '../functions.ts';

export const outputOp = {
  verify(op: OutputOp): LogicalResult {
    return verifyResults(op, 'output');
  },
};
