import { type FoldResult } from '../../../ir/op-info.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { PoisonAttr } from '../../ub/generated/ub-attributes.gen.ts';
import {
  boolConstant,
  foldIntegers,
  type IntegerFolder,
  integerConstant,
  isInteger,
  type Operands,
} from '../constant-folding.ts';
import { type AddUIExtendedOp, type MulSIExtendedOp, type MulUIExtendedOp } from '../generated/arith-ops.gen.ts';
import { addUIExtendedPatterns, mulSIExtendedPatterns, mulUIExtendedPatterns } from '../patterns/extended-patterns.ts';

/** Arithmetic with results of twice the width. Source: mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */

export const addUIExtendedOp = {
  canonicalizationPatterns: addUIExtendedPatterns,

  /** x + 0 = x without overflow. */
  fold(op: AddUIExtendedOp, operands: Operands): FoldResult {
    const [sumType, overflowType] = op.resultTypes as [typeof op.lhs.type, typeof op.lhs.type];
    // As upstream, which asks for the operation itself: what is only known by analysis does not count.
    if (isInteger(matchConstant(op.rhs), 0n)) {
      const none = boolConstant(overflowType, false);
      return none && [op.lhs, none];
    }
    const sum = foldIntegers(operands, sumType, (a, b) => a + b);
    if (!sum) return undefined;
    if (sum instanceof PoisonAttr) return [sum, sum];
    const overflow = foldIntegers([sum, operands[0]], overflowType, (total, a) => (total < a ? 1n : 0n));
    return overflow && [sum, overflow];
  },
};

/** The high half of the product. */
const highSigned: IntegerFolder = (a, b, width) => (BigInt.asIntN(width, a) * BigInt.asIntN(width, b)) >> BigInt(width);
const highUnsigned: IntegerFolder = (a, b, width) => (a * b) >> BigInt(width);

function foldProduct(op: MulSIExtendedOp | MulUIExtendedOp, operands: Operands, high: IntegerFolder): FoldResult {
  const type = op.result(0).type;
  if (isInteger(operands[1], 0n)) return [operands[1]!, operands[1]!];
  const low = foldIntegers(operands, type, (a, b) => a * b);
  if (!low) return undefined;
  return low instanceof PoisonAttr ? [low, low] : [low, foldIntegers(operands, type, high)!];
}

export const mulSIExtendedOp = {
  canonicalizationPatterns: mulSIExtendedPatterns,

  /** x * 0 = 0. */
  fold(op: MulSIExtendedOp, operands: Operands): FoldResult {
    return foldProduct(op, operands, highSigned);
  },
};

export const mulUIExtendedOp = {
  canonicalizationPatterns: mulUIExtendedPatterns,

  /** x * 0 = 0, x * 1 = x. */
  fold(op: MulUIExtendedOp, operands: Operands): FoldResult {
    if (isInteger(operands[1], 1n)) {
      const zero = integerConstant(op.lhs.type, 0n);
      if (zero) return [op.lhs, zero];
    }
    return foldProduct(op, operands, highUnsigned);
  },
};
