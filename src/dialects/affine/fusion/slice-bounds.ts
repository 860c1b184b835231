import {
  type AffineExpr,
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
} from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { type LinearConstraints } from '../../../affine/linear-constraints.ts';
import { simplifyAffineExpr } from '../../../affine/simplify-affine.ts';
import { type KnownExprs, lowerAndUpper, sumOf } from '../known-exprs.ts';
import { detectAsFloorDiv, detectAsMod } from './detect-divisions.ts';

/** The least index of a loop and the one behind the greatest, in terms of values; undefined where the bound of the loop stays. */
export interface SliceBound {
  readonly lower: AffineMap | undefined;
  readonly upper: AffineMap | undefined;
}

/**
 * Returns bounds of `count` dims from `offset` on in terms of the other dims and of the symbols, each of which is one expression.
 * Source: FlatLinearConstraints::getSliceBounds of mlir/lib/Analysis/FlatLinearValueConstraints.cpp.
 */
export function sliceBounds(constraints: LinearConstraints, offset: number, count: number): SliceBound[] {
  constraints.normalize();
  const { numDims, numSymbols, numVars } = constraints;
  const known: (AffineExpr | undefined)[] = new Array<undefined>(numVars).fill(undefined);
  for (let i = 0; i < numDims; i++) {
    if (i < offset) known[i] = getAffineDimExpr(i);
    else if (i >= offset + count) known[i] = getAffineDimExpr(i - count);
  }
  for (let i = 0; i < numSymbols; i++) known[numDims + i] = getAffineSymbolExpr(i);
  detectExprs(constraints, known, offset, count);
  const mapOf = (expr: AffineExpr) => AffineMap.get(numDims - count, numSymbols, [expr]);
  let reduced: LinearConstraints | undefined;
  return Array.from({ length: count }, (_, i) => {
    const expr = known[offset + i];
    if (expr) {
      const simplified = simplifyAffineExpr(expr);
      return { lower: mapOf(simplified), upper: mapOf(simplified.add(1)) };
    }
    let [lower, upper]: [AffineExpr[], AffineExpr[]] = [[], []];
    if (constraints.numLocals === 0) {
      reduced ??= withoutRedundant(constraints);
      [lower, upper] = lowerAndUpper(reduced, offset + i, offset, count, known);
    }
    const constant = (kind: 'lower' | 'upper', add: bigint) => {
      const bound = constraints.constantBound(kind, offset + i);
      return bound === undefined ? [] : [getAffineConstantExpr(bound + add)];
    };
    // Several candidates are too many: what is known of the whole range is taken instead.
    if (lower.length !== 1) lower = [...constant('lower', 0n), ...lower];
    if (upper.length !== 1) upper = [...constant('upper', 1n), ...upper];
    return { lower: lower[0] && mapOf(lower[0]), upper: upper[0] && mapOf(upper[0]) };
  });
}

function withoutRedundant(constraints: LinearConstraints): LinearConstraints {
  const copy = constraints.clone();
  copy.removeRedundantInequalities();
  return copy;
}

/** Finds variables that are constants, or sums, quotients or remainders of known ones, until there are no more. */
function detectExprs(
  constraints: LinearConstraints,
  known: (AffineExpr | undefined)[],
  offset: number,
  count: number,
): void {
  for (let changed = true; changed;) {
    changed = false;
    for (let position = 0; position < known.length; position++) {
      if (known[position]) continue;
      const [lower, upper] = [
        constraints.constantBound('lower', position),
        constraints.constantBound('upper', position),
      ];
      const isBounded = lower !== undefined && upper !== undefined;
      if (isBounded && lower === upper) known[position] = getAffineConstantExpr(lower);
      else if (
        !(isBounded && detectAsMod(constraints, position, { offset, count, lower, upper }, known)) &&
        !detectAsFloorDiv(constraints, position, known)
      ) {
        known[position] = solved(constraints, position, known);
      }
      if (known[position]) changed = true;
    }
  }
}

/** Returns what the first equality that has the variable says it is; undefined where that has unknown ones. */
function solved(constraints: LinearConstraints, position: number, known: KnownExprs): AffineExpr | undefined {
  const row = constraints.equalities.find((each) => each[position] !== 0n);
  if (!row) return undefined;
  const factor = row[position]!;
  const rest = row.with(position, 0n);
  if (rest.some((each, i) => i < known.length && each !== 0n && !known[i])) return undefined;
  const sum = sumOf(rest, known);
  return factor > 0n ? sum.neg().floorDiv(getAffineConstantExpr(factor)) : sum.floorDiv(getAffineConstantExpr(-factor));
}
