import { type LogicalResult } from '../../../support/logical-result.ts';
import { type BuiltinOp } from '../generated/ttkernel-ops.gen.ts';
import { verifyPlacement } from '../verify-placement.ts';

export const builtinOp = {
  verify(op: BuiltinOp): LogicalResult {
    return verifyPlacement(op, 'KernelOp');
  },
};
