import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type SplatOp } from '../generated/tensor-ops.gen.ts';
import { verifyDynamicSizes } from '../../../builtin/verify-dynamic-sizes.ts';

export const splatOp = {
  verify(op: SplatOp): LogicalResult {
    return verifyDynamicSizes(op, op.result(0).type as RankedTensorType, op.dynamicSizes.length);
  },

  asmResultNames(op: SplatOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'splat');
  },
};
