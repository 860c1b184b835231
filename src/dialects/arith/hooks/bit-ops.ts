import { type FoldResult } from '../../../ir/op-info.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import {
  foldIntegers,
  type IntegerFolder,
  integerConstant,
  isAllOnes,
  isInteger,
  type Operands,
} from '../constant-folding.ts';
import { AndIOp, type OrIOp, type ShLIOp, type ShRSIOp, type ShRUIOp, XOrIOp } from '../generated/arith-ops.gen.ts';
import { andIPatterns, orIPatterns, xOrIPatterns } from '../patterns/bit-patterns.ts';
import { one } from './integer-ops.ts';

/** Operations on bits. Source: mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */

/** Returns the constant with all bits set when `value` is `xor(of, constant)` of it, the complement of `of`. */
function complementOf(value: Value, of: Value): Value | undefined {
  const op = value.definingOp;
  return op instanceof XOrIOp && op.lhs === of && isAllOnes(matchConstant(op.rhs)) ? op.rhs : undefined;
}

export const andIOp = {
  canonicalizationPatterns: andIPatterns,

  /** x & 0 = 0, x & ~0 = x, x & ~x = 0, x & (x & y) = x & y. */
  fold(op: AndIOp, operands: Operands): FoldResult {
    const { lhs, rhs } = op;
    if (isInteger(operands[1], 0n)) return [rhs];
    if (isAllOnes(operands[1])) return [lhs];
    if (complementOf(rhs, lhs) ?? complementOf(lhs, rhs)) return one(integerConstant(op.result(0).type, 0n));
    for (const [inner, other] of [
      [lhs, rhs],
      [rhs, lhs],
    ] as const) {
      const previous = inner.definingOp;
      if (previous instanceof AndIOp && previous.operands.includes(other)) return [inner];
    }
    return one(foldIntegers(operands, op.result(0).type, (a, b) => a & b));
  },
};

export const orIOp = {
  canonicalizationPatterns: orIPatterns,

  /** x | 0 = x, x | ~0 = ~0, x | ~x = ~0. */
  fold(op: OrIOp, operands: Operands): FoldResult {
    const { lhs, rhs } = op;
    if (isInteger(operands[1], 0n)) return [lhs];
    if (isAllOnes(operands[1])) return one(operands[1]);
    const ones = complementOf(rhs, lhs) ?? complementOf(lhs, rhs);
    return ones ? [ones] : one(foldIntegers(operands, op.result(0).type, (a, b) => a | b));
  },
};

export const xOrIOp = {
  canonicalizationPatterns: xOrIPatterns,

  /** x ^ 0 = x, x ^ x = 0, (x ^ y) ^ y = x. */
  fold(op: XOrIOp, operands: Operands): FoldResult {
    const { lhs, rhs } = op;
    if (isInteger(operands[1], 0n)) return [lhs];
    if (lhs === rhs) {
      const zero = integerConstant(op.result(0).type, 0n);
      if (zero) return [zero];
    }
    for (const [inner, other] of [
      [lhs, rhs],
      [rhs, lhs],
    ] as const) {
      const previous = inner.definingOp;
      if (!(previous instanceof XOrIOp)) continue;
      if (previous.rhs === other) return [previous.lhs];
      if (previous.lhs === other) return [previous.rhs];
    }
    return one(foldIntegers(operands, op.result(0).type, (a, b) => a ^ b));
  },
};

/**
 * Returns the hooks of a shift: none by 0, and none known by the width or more. Of elements upstream looks at the last only; others
 * are shifted by as much as there is.
 */
function shift<T extends ShLIOp | ShRUIOp | ShRSIOp>(fold: IntegerFolder) {
  return {
    fold(op: T, operands: Operands): FoldResult {
      if (isInteger(operands[1], 0n)) return [op.lhs];
      let isBounded = false;
      const folded = foldIntegers(operands, op.result(0).type, (a, b, width) => {
        isBounded = b < BigInt(width);
        return fold(a, isBounded ? b : BigInt(width), width);
      });
      return isBounded ? one(folded) : undefined;
    },
  };
}

export const shLIOp = shift<ShLIOp>((a, b) => a << b);
export const shRUIOp = shift<ShRUIOp>((a, b) => a >> b);
export const shRSIOp = shift<ShRSIOp>((a, b, width) => BigInt.asIntN(width, a) >> b);
