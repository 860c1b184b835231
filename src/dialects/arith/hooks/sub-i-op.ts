import { type Attribute } from '../../../ir/attribute.ts';
import { splatElements } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Type } from '../../../ir/type.ts';
import { IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType, VectorType } from '../../../ir/types/shaped-types.ts';
import { foldIntegers, isInteger } from '../constant-folding.ts';
import { AddIOp, type SubIOp } from '../generated/arith-ops.gen.ts';

/** Returns the zero of an integer or index type, or of a tensor or vector of them with static shape. */
function zeroOf(type: Type): Attribute | undefined {
  const element = elementTypeOrSelf(type);
  if (!(element instanceof IntegerType || element instanceof IndexType)) return undefined;
  const zero = IntegerAttr.get(element, 0);
  if (element === type) return zero;
  if (!(type instanceof RankedTensorType || type instanceof VectorType) || !type.hasStaticShape) return undefined;
  return splatElements(type, zero);
}

export const subIOp = {
  /** x - x = 0, x - 0 = x, (x + y) - y = x, (x + y) - x = y. */
  fold(op: SubIOp, operands: readonly (Attribute | undefined)[]): FoldResult {
    const { lhs, rhs } = op;
    if (lhs === rhs) {
      const zero = zeroOf(op.result(0).type);
      if (zero) return [zero];
    }
    if (isInteger(operands[1], 0n)) return [lhs];
    const left = lhs.definingOp;
    if (left instanceof AddIOp && left.rhs === rhs) return [left.lhs];
    if (left instanceof AddIOp && left.lhs === rhs) return [left.rhs];
    const folded = foldIntegers(operands, (a, b) => a - b);
    return folded && [folded];
  },
};
