import { type AffineExpr, getAffineConstantExpr } from '../../../affine/affine-expr.ts';
import { type LinearConstraints, type Row } from '../../../affine/linear-constraints.ts';
import { simplifyAffineExpr } from '../../../affine/simplify-affine.ts';
import { divisionOf } from '../../../affine/subset.ts';
import { type KnownExprs, sumOf } from '../known-exprs.ts';

/** Variables that are quotients and remainders. Source: mlir/lib/Analysis/FlatLinearValueConstraints.cpp. */

/** A range of dims that bounds are looked for, and what constants the current one is between. */
interface SoughtRange {
  readonly offset: number;
  readonly count: number;
  readonly lower: bigint | undefined;
  readonly upper: bigint | undefined;
}

/** Detects that a variable is the remainder of a known one by a constant, and another variable its quotient; tells whether it is. */
export function detectAsMod(
  constraints: LinearConstraints,
  position: number,
  { offset, count, lower, upper }: SoughtRange,
  known: (AffineExpr | undefined)[],
): boolean {
  if (lower !== 0n || upper === undefined || upper < 1n) return false;
  const divisor = upper + 1n;
  for (const row of constraints.equalities) {
    const factor = row[position]!;
    if (factor === 0n || row.at(-1) !== 0n) continue;
    const terms = splitTerms(row.slice(0, constraints.numDimsAndSymbols), position, divisor * factor, known);
    if (!terms || terms.quotients.length === 0) continue;
    const sum = sumOf([...terms.dividend, 0n], known);
    const dividend = simplifyAffineExpr(
      factor > 0n ? sum.neg().floorDiv(getAffineConstantExpr(factor)) : sum.floorDiv(getAffineConstantExpr(-factor)),
    );
    if (dividend.kind !== 'dim') continue;
    const column = dividend.position < offset ? dividend.position : dividend.position + count;
    const most = constraints.constantBound('upper', column);
    const isWithin = most !== undefined && most < divisor;
    known[position] = isWithin ? dividend : dividend.mod(getAffineConstantExpr(divisor));
    const [quotient] = terms.quotients;
    if (terms.quotients.length === 1 && !known[quotient!]) {
      const sign = row[quotient!]! * factor > 0n ? 1 : -1;
      known[quotient!] = dividend.floorDiv(getAffineConstantExpr(divisor)).mul(sign);
    }
    return true;
  }
  return false;
}

/** Splits an equality in variables that are multiplied by the divisor and others; undefined where one of these is not known. */
function splitTerms(row: Row, position: number, multiple: bigint, known: KnownExprs) {
  const quotients: number[] = [];
  const dividend = new Array<bigint>(row.length).fill(0n);
  for (const [i, factor] of row.entries()) {
    if (i === position || factor === 0n) continue;
    if (factor % multiple === 0n) quotients.push(i);
    else if (known[i]) dividend[i] = factor;
    else return undefined;
  }
  return { quotients, dividend };
}

/** Detects that a pair of inequalities makes a variable the quotient of known ones by a constant; tells whether there is one. */
export function detectAsFloorDiv(
  constraints: LinearConstraints,
  position: number,
  known: (AffineExpr | undefined)[],
): boolean {
  const division = divisionOf(constraints.inequalities, position, (column) => known[column] !== undefined);
  if (!division) return false;
  known[position] = sumOf(division.dividend, known).floorDiv(getAffineConstantExpr(division.divisor));
  return true;
}
