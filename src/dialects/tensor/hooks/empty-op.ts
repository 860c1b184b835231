import { emptyPatterns } from '../patterns/element-patterns.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type EmptyOp } from '../generated/tensor-ops.gen.ts';
import { verifyDynamicSizes } from '../../../builtin/verify-dynamic-sizes.ts';

export const emptyOp = {
  canonicalizationPatterns: emptyPatterns,

  verifiesSignatureOnly: true,

  verify(op: EmptyOp): LogicalResult {
    return verifyDynamicSizes(op, op.result(0).type as RankedTensorType, op.dynamicSizes.length);
  },
};
