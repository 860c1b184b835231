import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { splatConstant } from '../element-folding.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type SplatOp } from '../generated/tensor-ops.gen.ts';
import { verifyDynamicSizes } from '../../../builtin/verify-dynamic-sizes.ts';

export const splatOp = {
  verify(op: SplatOp): LogicalResult {
    return verifyDynamicSizes(op, op.result(0).type as RankedTensorType, op.dynamicSizes.length);
  },
  verifiesSignatureOnly: true,

  /** Of a constant it is a constant. */
  fold(op: SplatOp, [input]: readonly (Attribute | undefined)[]): FoldResult {
    const folded = splatConstant(op.result(0).type as RankedTensorType, input);
    return folded && [folded];
  },

  asmResultNames(op: SplatOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'splat');
  },
};
