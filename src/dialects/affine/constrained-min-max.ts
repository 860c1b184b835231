import {
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineExpr,
} from '../../affine/affine-expr.ts';
import { type AffineMap } from '../../affine/affine-map.ts';
import { usedPositions } from '../../affine/affine-walk.ts';
import { type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Value } from '../../ir/value.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildApply } from './composed-apply.ts';
import { ConstrainedValues } from './constrained-values.ts';
import { MinOp, type MaxOp } from './generated/affine-ops.gen.ts';
import { canonicalizeMapAndOperands, type MapAndOperands } from './map-and-operands.ts';

/** How many results a minimum may have: what is tried grows with the fourth power of them. */
const maxResults = 32;

/** Replaces a minimum or maximum by the one of its results that is it wherever the constraints hold. Source: canonicalizeMinMaxOp of mlir/lib/Dialect/SCF/Utils/AffineCanonicalizationUtils.cpp. */
export function replaceConstrainedMinMax(
  rewriter: PatternRewriter,
  op: MinOp | MaxOp,
  known: ConstrainedValues,
): LogicalResult {
  const bound = boundOf(op, known);
  if (!bound) return false;
  rewriter.setInsertionPointBefore(op);
  rewriter.replaceOp(op, [buildApply(rewriter, op.location, bound)]);
  return true;
}

/** Source: simplifyConstrainedMinMaxOp of mlir/lib/Dialect/Affine/Analysis/Utils.cpp. */
function boundOf(op: MinOp | MaxOp, known: ConstrainedValues): MapAndOperands | undefined {
  const isMin = op instanceof MinOp;
  const map = op.map.value;
  const operands = op.operands;
  const { numResults } = map;
  if (numResults > maxResults) return undefined;
  const values = known;
  const result = values.appendDims(undefined);
  const resultBound = values.appendDims(undefined);
  const firstExpr = values.appendDims(...new Array<undefined>(numResults).fill(undefined));
  const limits = isMin ? map.mapResults(plusOne) : map;
  if (!values.addBoundOf(isMin ? 'upper' : 'lower', result, { map: limits, operands })) return undefined;
  const expr = onlyBound(values, result, isMin);
  if (!expr) return undefined;
  const found = values.mapOf(expr);
  if (!values.addBound('equal', resultBound, found)) return undefined;
  if (values.constraints.isEmpty()) return undefined;
  for (let i = 0; i < numResults; i++) {
    const trial = new ConstrainedValues(values);
    if (!trial.addBoundOf('equal', firstExpr + i, { map: map.getSubMap([i]), operands })) return undefined;
    const sign = isMin ? 1n : -1n;
    trial.addInequality(
      new Map([
        [resultBound, sign],
        [firstExpr + i, -sign],
      ]),
      -1n,
    );
    if (!trial.constraints.isEmpty()) return undefined;
  }
  return canonicalizeMapAndOperands(withConstants(values, found));
}

const plusOne = (expr: AffineExpr): AffineExpr => expr.add(getAffineConstantExpr(1));

/**
 * Returns the one bound of the dim that the others do not imply, or a constant. The dim is bounded on one side only, by what has no dims
 * that are not values. Source: getSliceBounds of mlir/lib/Analysis/FlatLinearValueConstraints.cpp.
 */
function onlyBound({ constraints, dims, symbols }: ConstrainedValues, dim: number, isUpper: boolean) {
  constraints.normalize();
  if (constraints.numLocals === 0) {
    const needed = constraints.clone();
    needed.removeRedundantInequalities();
    const bounds = needed.inequalities.filter((row) => (isUpper ? row[dim]! < 0n : row[dim]! > 0n));
    if (bounds.length === 1) return exprOfBound(bounds[0]!, dim, dims.length, symbols.length, isUpper);
  }
  const constant = constraints.constantBound(isUpper ? 'upper' : 'lower', dim);
  return constant === undefined ? undefined : getAffineConstantExpr(BigInt.asIntN(64, constant));
}

function exprOfBound(
  row: readonly bigint[],
  dim: number,
  numDims: number,
  numSymbols: number,
  isUpper: boolean,
): AffineExpr {
  const sign = isUpper ? 1n : -1n;
  let sum: AffineExpr = getAffineConstantExpr(0);
  for (let i = 0; i < numDims + numSymbols; i++) {
    if (i === dim || row[i] === 0n) continue;
    const variable = i < numDims ? getAffineDimExpr(i) : getAffineSymbolExpr(i - numDims);
    sum = sum.add(variable.mul(getAffineConstantExpr(sign * row[i]!)));
  }
  sum = sum.add(getAffineConstantExpr(sign * row.at(-1)!));
  const divisor = row[dim]! < 0n ? -row[dim]! : row[dim]!;
  if (!isUpper) sum = sum.add(getAffineConstantExpr(divisor - 1n));
  return sum.floorDiv(getAffineConstantExpr(divisor));
}

/** Fills in the constants that variables are known to be, and leaves those out that are not used. */
function withConstants({ constraints, dims, symbols }: ConstrainedValues, map: AffineMap): MapAndOperands {
  const kept: Value[] = [];
  const replace = (
    values: readonly (Value | undefined)[],
    used: ReadonlySet<number>,
    start: number,
    make: (i: number) => AffineExpr,
  ): AffineExpr[] => {
    const first = kept.length;
    return values.map((value, i) => {
      if (!value || !used.has(i)) return getAffineConstantExpr(0);
      const constant = matchInteger(value) === undefined ? constraints.constantValue(start + i) : undefined;
      if (constant !== undefined) return getAffineConstantExpr(BigInt.asIntN(64, constant));
      return make(kept.push(value) - 1 - first);
    });
  };
  const newDims = replace(dims, usedPositions(map.results, 'dim'), 0, getAffineDimExpr);
  const numDims = kept.length;
  const newSymbols = replace(symbols, usedPositions(map.results, 'symbol'), dims.length, getAffineSymbolExpr);
  return {
    map: map.replaceDimsAndSymbols(newDims, newSymbols, numDims, kept.length - numDims),
    operands: kept,
  };
}
