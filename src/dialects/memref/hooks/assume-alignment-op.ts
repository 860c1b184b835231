import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AssumeAlignmentOp } from '../generated/memref-ops.gen.ts';
import { named } from '../result-names.ts';

export const assumeAlignmentOp = {
  verify(op: AssumeAlignmentOp): LogicalResult {
    const { alignment } = op;
    return (alignment & (alignment - 1)) === 0 || op.emitOpError('alignment must be power of 2');
  },

  ...named('assume_align'),
};
