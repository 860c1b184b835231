import { type AffineExpr, getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { type LinearConstraints, type Row } from '../../affine/linear-constraints.ts';
import { divisionOf } from '../../affine/subset.ts';
import { isDynamic, type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Extent, extentOf, type Points } from './bounding-box.ts';
import { type KnownExprs, sumOf } from './known-exprs.ts';
import { addShape } from './memory-region.ts';

/** A box of elements. */
export interface RegionShape {
  readonly shape: readonly bigint[];
  /** Where the elements start, in terms of the symbols of the region as dims. */
  readonly offsets: readonly AffineExpr[];
}

/** Returns the box around elements, of constant size; undefined where it is not known how large that is. Source: MemRefRegion::getConstantBoundingSizeAndShape. */
export function boundingShape({ constraints, symbols }: Points, type: MemRefType): RegionShape | undefined {
  const within = constraints.clone();
  addShape(within, type);
  const exprs = exprsOf(within, type.rank, symbols.length);
  const isUsable = (row: Row): boolean =>
    row.every((factor, i) => factor === 0n || i < type.rank || i === row.length - 1 || exprs[i - type.rank]);
  const shape: bigint[] = [];
  const offsets: AffineExpr[] = [];
  for (let i = 0; i < type.rank; i++) {
    const extent = extentOf(within, type.rank, i, isUsable);
    if (!extent && isDynamic(type.shape[i]!)) return undefined;
    shape.push(extent?.size ?? BigInt(type.shape[i]!));
    const offset = extent && lowerOf(extent, exprs);
    offsets.push(offset ?? getAffineConstantExpr(0));
  }
  return { shape, offsets };
}

/** Returns the lower bound; where inequalities say it, as upstream does, not simplified. */
function lowerOf({ lower, divisor, isEqual }: Extent, exprs: KnownExprs): AffineExpr {
  const by = getAffineConstantExpr(divisor);
  if (isEqual) return sumOf(lower, exprs).floorDiv(by);
  const rounding = divisor - 1n;
  const sum = sumOf(lower.with(-1, lower.at(-1)! - rounding), exprs, -1n).neg();
  return sum.add(getAffineConstantExpr(rounding)).floorDiv(by);
}

/** Returns what symbols, and quotients of them, are in terms of dims; undefined for what is something else. */
function exprsOf(constraints: LinearConstraints, rank: number, numSymbols: number): (AffineExpr | undefined)[] {
  const { inequalities, numVars } = constraints;
  const exprs: (AffineExpr | undefined)[] = new Array<undefined>(numVars).fill(undefined);
  for (let i = 0; i < numSymbols; i++) exprs[rank + i] = getAffineDimExpr(i);
  for (let changed = true; changed;) {
    changed = false;
    for (let local = rank + numSymbols; local < numVars; local++) {
      if (exprs[local]) continue;
      const division = divisionOf(inequalities, local, (column) => exprs[column] !== undefined);
      if (!division) continue;
      exprs[local] = sumOf(division.dividend, exprs).floorDiv(getAffineConstantExpr(division.divisor));
      changed = true;
    }
  }
  return exprs.slice(rank);
}
