import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { foldFloats, isFloat } from '../constant-folding.ts';
import { type SubFOp } from '../generated/arith-ops.gen.ts';

export const subFOp = {
  /** x - 0.0 = x. */
  fold(op: SubFOp, operands: readonly (Attribute | undefined)[]): FoldResult {
    if (isFloat(operands[1], 0)) return [op.lhs];
    const folded = foldFloats(operands, (a, b) => a - b);
    return folded && [folded];
  },
};
