import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchInteger } from '../../../rewrite/fold.ts';

/** Returns the integer that the value always is, signed or not as `isSigned` says. */
export function constantInteger(value: Value, isSigned = true): bigint | undefined {
  const constant = matchInteger(value);
  if (constant === undefined) return undefined;
  const width = value.type instanceof IntegerType ? value.type.width : 64;
  return isSigned ? BigInt.asIntN(width, constant) : BigInt.asUintN(width, constant);
}

/**
 * Returns how many iterations a loop from `lower` to `upper` in steps of `step` has, when that is known.
 * Source: constantTripCount of mlir/lib/Dialect/Utils/StaticValueUtils.cpp.
 */
export function constantTripCount(lower: Value, upper: Value, step: Value, isSigned = true): bigint | undefined {
  if (lower === upper) return 0n;
  const [from, to] = [constantInteger(lower, isSigned), constantInteger(upper, isSigned)];
  if (from === undefined || to === undefined) return undefined;
  if (to <= from) return 0n;
  const by = constantInteger(step, isSigned);
  return by === undefined || by <= 0n ? undefined : (to - from + by - 1n) / by;
}
