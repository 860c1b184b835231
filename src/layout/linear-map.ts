import { getAffineConstantExpr, type AffineExpr } from '../affine/affine-expr.ts';
import { AffineMap } from '../affine/affine-map.ts';
import { usedPositions } from '../affine/affine-walk.ts';
import { product } from '../support/math.ts';
import { layoutDim } from './layout-inputs.ts';

/** A range of dims joined into one: begin inclusive, end exclusive; negative values count from the rank. */
export type CollapseInterval = readonly [begin: number, end: number];

/** All dims but the last are joined. */
export const defaultCollapseIntervals: readonly CollapseInterval[] = [[0, -1]];

/**
 * Returns d<begin> * … + … + d<end - 1>: the row-major position within dims [begin, end) of the shape. Terms are added from
 * the left, as the parser adds them: what is printed and read again, or written by hand, is the same expression.
 */
function collapse(shape: readonly number[], begin: number, end: number): AffineExpr {
  let joined: AffineExpr = getAffineConstantExpr(0);
  for (let dim = begin; dim < end; dim++) {
    joined = joined.add(layoutDim(dim).mul(product(shape.slice(dim + 1, end))));
  }
  return joined;
}

/** Tells whether a shape has sizes that are not known. MLIR has the lowest number there is for them. */
export function hasUnknownSize(shape: readonly number[]): boolean {
  return shape.some((size) => size < 0);
}

/**
 * Tells whether places in a tensor of the shape are exact numbers, whatever dims are joined: its sizes are known and, as far as they are
 * not 0, multiply to less than 2^53.
 */
export function hasExactPlaces(shape: readonly number[]): boolean {
  return !hasUnknownSize(shape) && product(shape.filter((size) => size > 1)) <= Number.MAX_SAFE_INTEGER;
}

/** Returns the intervals that join something, without negative values. */
function normalize(intervals: readonly CollapseInterval[], rank: number): CollapseInterval[] {
  const count = (dim: number) => (dim < 0 ? dim + rank : dim);
  return intervals
    .map(([begin, end]): CollapseInterval => [count(begin), count(end)])
    .filter(([begin, end]) => begin >= 0 && begin < end && end <= rank);
}

/** Returns one expression per joined or single dim, in order; undefined when intervals overlap. */
function groupedDims(shape: readonly number[], intervals: readonly CollapseInterval[]): AffineExpr[] | undefined {
  const groups: AffineExpr[] = [];
  let next = 0;
  for (const [begin, end] of intervals.toSorted((a, b) => a[0] - b[0])) {
    if (begin < next) return undefined;
    for (; next < begin; next++) groups.push(layoutDim(next));
    groups.push(collapse(shape, begin, end));
    next = end;
  }
  for (; next < shape.length; next++) groups.push(layoutDim(next));
  return groups;
}

/**
 * Returns the map from tensor dims to one result per grid dim. With as many groups (joined intervals and single dims)
 * as grid dims the results are the groups; else the last dims, with the intervals put over them in place, and zeros in
 * front. Undefined when a dim would not occur in the map, so elements would coincide, and when places would not be exact numbers.
 *
 * Shape [2, 3, 64, 128], grid rank 2: (d0, d1, d2, d3) -> (d0 * 192 + d1 * 64 + d2, d3).
 * Source: tt-mlir Tensor Layout specification, Dimension Collapsing; facts, section 4.2.
 */
export function buildLinearMap(
  shape: readonly number[],
  gridRank: number,
  collapseIntervals: readonly CollapseInterval[] = defaultCollapseIntervals,
): AffineMap | undefined {
  if (!hasExactPlaces(shape)) return undefined;
  const rank = shape.length;
  const intervals = normalize(collapseIntervals, rank);
  const groups = groupedDims(shape, intervals);
  if (groups?.length === gridRank) return AffineMap.get(rank, 0, groups);

  const clamped = Math.min(rank, gridRank);
  const results = Array.from({ length: clamped }, (_, i) => layoutDim(rank - clamped + i));
  let firstJoined = rank;
  for (const [begin, end] of intervals) {
    if (begin >= clamped) return undefined;
    firstJoined = Math.min(firstJoined, begin);
    results[begin] = collapse(shape, begin, end);
  }
  for (let dim = 0; dim < Math.min(firstJoined, clamped); dim++) results[dim] = layoutDim(dim);
  if (usedPositions(results, 'dim').size < rank) return undefined;
  const zeros = Array.from({ length: gridRank - clamped }, () => getAffineConstantExpr(0));
  return AffineMap.get(rank, 0, [...zeros, ...results]);
}

/**
 * Returns the extent of the map's results over a shape: the value at the last index plus 1. Shape [2, 3, 64, 128] under
 * (d0 * 192 + d1 * 64 + d2, d3) gives [384, 128], shape [0, 3, 4] under (d0 * 3 + d1, d2) gives [0, 4].
 * Source: evalShape of tt-mlir's ttmlir/Utils.h. Differs: an extent is never negative.
 */
export function evalShape(map: AffineMap, shape: readonly number[]): number[] {
  return map.eval(shape.map((size) => size - 1)).map((last) => Math.max(last + 1, 0));
}
