import { counted } from '../../../support/counted.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type GenericOp } from '../generated/ttir-ops.gen.ts';

export const genericOp = {
  /** Source: ttmlir-facts, section 1.6.1, row 4. */
  verify(op: GenericOp): LogicalResult {
    const count = op.region.firstBlock?.arguments.length ?? 0;
    return (
      count === op.numOperands ||
      op.emitOpError(
        'The number of op operands and region/block operands must match',
        `the operation has ${counted(op.numOperands, 'operand')}, the region ${counted(count, 'argument')}`,
      )
    );
  },
};
