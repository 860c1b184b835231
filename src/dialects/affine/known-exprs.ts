import { type AffineExpr, getAffineConstantExpr } from '../../affine/affine-expr.ts';
import { type LinearConstraints, type Row } from '../../affine/linear-constraints.ts';

/** What is known of variables in terms of some of them. */
export type KnownExprs = readonly (AffineExpr | undefined)[];

/** Returns a sum of multiples of expressions, and of the number at the end of the row. */
export function sumOf(row: Row, exprs: KnownExprs, sign: 1n | -1n = 1n): AffineExpr {
  let sum = getAffineConstantExpr(0);
  for (let i = 0; i < row.length - 1; i++) {
    if (row[i] !== 0n) sum = sum.add(exprs[i]!.mul(getAffineConstantExpr(sign * row[i]!)));
  }
  return sum.add(getAffineConstantExpr(sign * row.at(-1)!));
}

/** Returns the bounds of a dim in terms of those outside of the range. Source: FlatLinearConstraints::getLowerAndUpperBound. */
export function lowerAndUpper(
  { equalities, inequalities }: LinearConstraints,
  position: number,
  offset: number,
  count: number,
  known: KnownExprs,
): [AffineExpr[], AffineExpr[]] {
  const isOnly = (row: Row): boolean =>
    row[position] !== 0n &&
    row.every((factor, i) => i < offset || i >= offset + count || i === position || factor === 0n);
  const [lower, upper]: [AffineExpr[], AffineExpr[]] = [[], []];
  for (const row of inequalities.filter(isOnly)) {
    const factor = row[position]!;
    const rest = row.with(position, 0n);
    const divisor = getAffineConstantExpr(factor < 0n ? -factor : factor);
    if (factor > 0n) {
      const negated = sumOf(rest, known, -1n);
      lower.push(negated.add(getAffineConstantExpr(factor)).sub(1).floorDiv(divisor));
    } else upper.push(sumOf(rest, known).floorDiv(divisor).add(1));
  }
  for (const row of equalities.filter(isOnly)) {
    const factor = row[position]!;
    const value = sumOf(row.with(position, 0n), known, factor > 0n ? -1n : 1n);
    const divisor = getAffineConstantExpr(factor < 0n ? -factor : factor);
    upper.push(value.floorDiv(divisor).add(1));
    lower.push(value.ceilDiv(divisor));
  }
  return [lower, upper];
}
