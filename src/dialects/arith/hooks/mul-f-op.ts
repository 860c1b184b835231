import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { foldFloats, isFloat } from '../constant-folding.ts';
import { type MulFOp } from '../generated/arith-ops.gen.ts';

export const mulFOp = {
  /** x * 1.0 = x. */
  fold(op: MulFOp, operands: readonly (Attribute | undefined)[]): FoldResult {
    if (isFloat(operands[1], 1)) return [op.lhs];
    if (isFloat(operands[0], 1)) return [op.rhs];
    const folded = foldFloats(operands, (a, b) => a * b);
    return folded && [folded];
  },
};
