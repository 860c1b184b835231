import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { foldFloats, isFloat } from '../constant-folding.ts';
import { type AddFOp } from '../generated/arith-ops.gen.ts';

export const addFOp = {
  /** x + -0.0 = x. (x + 0.0 is not x where x is -0.0.) */
  fold(op: AddFOp, operands: readonly (Attribute | undefined)[]): FoldResult {
    if (isFloat(operands[1], -0)) return [op.lhs];
    if (isFloat(operands[0], -0)) return [op.rhs];
    const folded = foldFloats(operands, (a, b) => a + b);
    return folded && [folded];
  },
};
