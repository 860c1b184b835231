import { type AffineExpr, getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { isDynamic, type MemRefType } from '../../../ir/types/shaped-types.ts';
import { lowerAndUpper } from '../known-exprs.ts';
import { addShape } from '../memory-region.ts';
import { type RegionShape } from '../region-shape.ts';
import { type MemRefUse } from './copied-region.ts';
import { rangeOfExpr, type Range, rangeOfIndex } from './index-range.ts';

/** What is copied along one dimension: from the greatest of the first expressions up to the least of the other ones, in terms of the symbols of the region as dims. */
export interface CopyBounds {
  readonly lower: readonly AffineExpr[];
  readonly upper: readonly AffineExpr[];
}

/**
 * Returns what is copied along each dimension; undefined where that may be more than the memref has. Source: MemRefRegion::getLowerAndUpperBound. Differs: upstream
 * copies what lies outside of the memref where conditions keep the program from accessing it.
 */
export function copyBounds({ memref, isCertain, points }: MemRefUse): CopyBounds[] | undefined {
  const type = memref.type as MemRefType;
  const bounds = boundsOf(points.constraints, type.rank);
  if (isCertain) return bounds;
  const ranges = points.symbols.map((value) => rangeOfIndex(value!));
  if (bounds.every((each, i) => isWithin(each, type.shape[i]!, ranges))) return bounds;
  if (type.shape.some(isDynamic)) return undefined;
  const within = points.constraints.clone();
  addShape(within, type);
  return boundsOf(within, type.rank);
}

function boundsOf(constraints: MemRefUse['points']['constraints'], rank: number): CopyBounds[] {
  const exprs = Array.from({ length: constraints.numVars }, (_, i) =>
    i < rank ? undefined : getAffineDimExpr(i - rank),
  );
  return Array.from({ length: rank }, (_, i) => {
    const [lower, upper] = lowerAndUpper(constraints, i, 0, rank, exprs);
    return { lower, upper };
  });
}

/** Tells whether a transfer of the box stays within the memref. Upstream does not look. */
export function isBoxWithin(use: MemRefUse, box: RegionShape, bounds: readonly CopyBounds[]): boolean {
  const { shape } = use.memref.type as MemRefType;
  const isExact = bounds.every(({ lower, upper }) => lower.length === 1 && upper.length === 1);
  if (use.isCertain && isExact) return true;
  const ranges = use.points.symbols.map((value) => rangeOfIndex(value!));
  return box.offsets.every((offset, i) => {
    if (isDynamic(shape[i]!)) return false;
    const { least, most } = rangeOfExpr(offset, ranges);
    return least !== undefined && least >= 0n && most !== undefined && most + box.shape[i]! <= BigInt(shape[i]!);
  });
}

function isWithin({ lower, upper }: CopyBounds, size: number, ranges: readonly Range[]): boolean {
  const isEnough = (exprs: readonly AffineExpr[], test: (range: Range) => boolean): boolean =>
    exprs.some((expr) => test(rangeOfExpr(expr, ranges)));
  return (
    !isDynamic(size) &&
    isEnough(lower, ({ least }) => least !== undefined && least >= 0n) &&
    isEnough(upper, ({ most }) => most !== undefined && most <= BigInt(size))
  );
}
