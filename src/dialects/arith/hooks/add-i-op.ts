import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { foldIntegers, isInteger } from '../constant-folding.ts';
import { type AddIOp, SubIOp } from '../generated/arith-ops.gen.ts';

export const addIOp = {
  /** x + 0 = x, (x - y) + y = x, y + (x - y) = x. */
  fold(op: AddIOp, operands: readonly (Attribute | undefined)[]): FoldResult {
    const { lhs, rhs } = op;
    if (isInteger(operands[1], 0n)) return [lhs];
    if (isInteger(operands[0], 0n)) return [rhs];
    const left = lhs.definingOp;
    if (left instanceof SubIOp && left.rhs === rhs) return [left.lhs];
    const right = rhs.definingOp;
    if (right instanceof SubIOp && right.rhs === lhs) return [right.lhs];
    const folded = foldIntegers(operands, (a, b) => a + b);
    return folded && [folded];
  },
};
