import { foldAffineExpr } from './affine-walk.ts';
import { type AffineExpr } from './affine-expr.ts';

/** Returns the greatest number that is known to divide the expression whatever its inputs are; 0 for what is always 0. Source: getLargestKnownDivisor of mlir/lib/IR/AffineExpr.cpp. */
export function largestKnownDivisor(expr: AffineExpr): bigint {
  return foldAffineExpr<bigint>(
    expr,
    (leaf) => (leaf.kind === 'constant' ? absolute(BigInt(leaf.exact)) : 1n),
    ({ kind, rhs: divisor }, lhs, rhs) => {
      if (kind === 'mul') return lhs * rhs;
      if (kind === 'add' || kind === 'mod') return greatestCommonDivisor(lhs, rhs);
      const by = divisor.kind === 'constant' ? BigInt(divisor.exact) : 0n;
      return by !== 0n && lhs % by === 0n ? absolute(lhs / by) : 1n;
    },
  );
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** Returns the greatest number that divides both, which are not negative. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [greater, less] = [a, b];
  while (less !== 0n) [greater, less] = [less, greater % less];
  return greater;
}
