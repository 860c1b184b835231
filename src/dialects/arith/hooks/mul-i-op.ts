import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { foldIntegers, isInteger } from '../constant-folding.ts';
import { type MulIOp } from '../generated/arith-ops.gen.ts';

export const mulIOp = {
  /** x * 0 = 0, x * 1 = x. */
  fold(op: MulIOp, operands: readonly (Attribute | undefined)[]): FoldResult {
    const { lhs, rhs } = op;
    if (isInteger(operands[1], 0n) || isInteger(operands[0], 1n)) return [rhs];
    if (isInteger(operands[0], 0n) || isInteger(operands[1], 1n)) return [lhs];
    const folded = foldIntegers(operands, (a, b) => a * b);
    return folded && [folded];
  },
};
