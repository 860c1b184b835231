import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { Value } from '../../../ir/value.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import { type MixedIndex } from '../../../rewrite/mixed-indices.ts';
import { IntegerOverflowFlags } from '../../arith/generated/arith-enums.gen.ts';
import { exactInt64 } from '../../../support/int64.ts';
import { AddIOp } from '../../arith/generated/arith-ops.gen.ts';

/** Returns the integer that the value always is, signed or not as `isSigned` says. */
export function constantInteger(value: MixedIndex, isSigned = true): bigint | undefined {
  if (!(value instanceof Value)) return exactInt64(value);
  const constant = matchInteger(value);
  if (constant === undefined) return undefined;
  const width = value.type instanceof IntegerType ? value.type.width : 64;
  return isSigned ? BigInt.asIntN(width, constant) : BigInt.asUintN(width, constant);
}

/**
 * Returns how many iterations a loop from `lower` to `upper` in steps of `step` has, when that is known. Steps are positive numbers, also
 * where the bounds are compared without sign: with another one there are no iterations.
 * Source: constantTripCount of mlir/lib/Dialect/Utils/StaticValueUtils.cpp. Differs: bounds of a narrow type that are further apart than
 * its largest number have their true distance here; there it is the negative number it wraps to, and the loop is taken for empty.
 */
export function constantTripCount(
  lower: MixedIndex,
  upper: MixedIndex,
  step: MixedIndex,
  isSigned = true,
): bigint | undefined {
  if (lower instanceof Value !== upper instanceof Value) return undefined;
  if (lower === upper) return 0n;
  const by = constantInteger(step);
  if (by !== undefined && by <= 0n) return 0n;
  const [from, to] = [constantInteger(lower, isSigned), constantInteger(upper, isSigned)];
  if ((from === undefined) !== (to === undefined)) return undefined;
  const distance = from === undefined ? addedTo(lower, upper, isSigned) : to! - from;
  if (distance === undefined) return undefined;
  if (distance <= 0n) return 0n;
  return by === undefined ? undefined : (distance + by - 1n) / by;
}

/** Returns the constant that is added to `lower` without overflow to make `upper`. Source: computeUbMinusLb of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
function addedTo(lower: MixedIndex, upper: MixedIndex, isSigned: boolean): bigint | undefined {
  const sum = upper instanceof Value ? upper.definingOp : undefined;
  if (!(sum instanceof AddIOp) || sum.lhs !== lower) return undefined;
  const flag = isSigned ? IntegerOverflowFlags.nsw : IntegerOverflowFlags.nuw;
  return (sum.overflowFlags & flag) === flag ? constantInteger(sum.rhs, isSigned) : undefined;
}
