import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { foldFloats, isFloat } from '../constant-folding.ts';
import { type DivFOp } from '../generated/arith-ops.gen.ts';

export const divFOp = {
  /** x / 1.0 = x. */
  fold(op: DivFOp, operands: readonly (Attribute | undefined)[]): FoldResult {
    if (isFloat(operands[1], 1)) return [op.lhs];
    const folded = foldFloats(operands, (a, b) => a / b);
    return folded && [folded];
  },
};
