import { type FoldResult } from '../../../ir/op-info.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { AssumeAlignmentOp } from '../generated/memref-ops.gen.ts';
import { named } from '../result-names.ts';

export const assumeAlignmentOp = {
  /** An assumption that was made already. */
  fold(op: AssumeAlignmentOp): FoldResult {
    const inner = op.memref.definingOp;
    return inner instanceof AssumeAlignmentOp && inner.alignment === op.alignment ? [op.memref] : undefined;
  },

  verify(op: AssumeAlignmentOp): LogicalResult {
    const { alignment } = op;
    return (alignment & (alignment - 1)) === 0 || op.emitOpError('alignment must be power of 2');
  },
  verifiesSignatureOnly: true,

  ...named('assume_align'),
};
