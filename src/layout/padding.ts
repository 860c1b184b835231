import { type AffineExpr } from '../affine/affine-expr.ts';
import { linearForm } from '../affine/linear-form.ts';
import { product } from '../support/math.ts';
import { elementPlaces, localCoordinate, shardAt, shardGeometry, type ElementPlaces } from './element-place.ts';
import { delinearize, forEachIndex } from './index-space.ts';
import { type TensorLayout } from './tensor-layout.ts';

/** Scalars of a tensor: with data, without, and both. */
export interface PaddingCount {
  readonly elements: number;
  readonly padding: number;
  readonly allocated: number;
}

/** Returns how many scalars are allocated over all shards, and how many of them are padding. */
export function countPadding(layout: TensorLayout, shape: readonly number[]): PaddingCount {
  const { numShards, slotsPerShard } = shardGeometry(layout, shape);
  const [elements, allocated] = [product(shape), numShards * slotsPerShard];
  return { elements, padding: allocated - elements, allocated };
}

/** A box of scalars inside one shard: its first coordinate and its size, per physical dim. */
export interface ShardRegion {
  readonly start: readonly number[];
  readonly size: readonly number[];
}

/** Whole numbers from start up to but without end. */
interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Returns the values the expression takes over the shape, as rising disjoint intervals; undefined if not linear. */
function valueIntervals(expr: AffineExpr, shape: readonly number[]): Interval[] | undefined {
  const form = linearForm(expr, shape.length);
  if (form === undefined) return undefined;
  let intervals: Interval[] = [{ start: form.constant, end: form.constant + 1 }];
  const dims = form.coefficients.map((weight, dim) => ({ weight, size: shape[dim]! }));
  for (const { weight, size } of dims.sort((a, b) => a.weight - b.weight)) {
    if (weight < 0) return undefined;
    if (weight === 0 || size === 1) continue;
    const [only] = intervals;
    if (intervals.length === 1 && only!.end - only!.start >= weight) {
      intervals = [{ start: only!.start, end: only!.end + weight * (size - 1) }];
      continue;
    }
    const repeated: Interval[] = [];
    for (let i = 0; i < size; i++) {
      for (const { start, end } of intervals) repeated.push({ start: start + i * weight, end: end + i * weight });
    }
    intervals = mergeIntervals(repeated);
  }
  return intervals;
}

function mergeIntervals(intervals: Interval[]): Interval[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of intervals.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** Returns the parts of the intervals inside [start, end), counted from start. */
function clip(intervals: readonly Interval[], start: number, end: number): Interval[] {
  return intervals
    .map((interval) => ({ start: Math.max(interval.start, start) - start, end: Math.min(interval.end, end) - start }))
    .filter((interval) => interval.start < interval.end);
}

/** Returns what the intervals leave of [0, end). */
function complement(intervals: readonly Interval[], end: number): Interval[] {
  const gaps: Interval[] = [];
  let next = 0;
  for (const interval of intervals) {
    if (interval.start > next) gaps.push({ start: next, end: interval.start });
    next = interval.end;
  }
  if (next < end) gaps.push({ start: next, end });
  return gaps;
}

/** Returns the boxes that pick one of the intervals of every dim. */
function boxes(intervals: readonly (readonly Interval[])[]): ShardRegion[] {
  let result: ShardRegion[] = [{ start: [], size: [] }];
  for (const options of intervals) {
    result = result.flatMap(({ start, size }) =>
      options.map((option) => ({ start: [...start, option.start], size: [...size, option.end - option.start] })),
    );
  }
  return result;
}

/** Returns whether every logical dim of more than one index occurs in one result at most. */
function resultsAreIndependent(layout: TensorLayout, shape: readonly number[]): boolean {
  return shape.every((size, dim) => {
    return (
      size === 1 ||
      layout.linear.results.filter((_, i) => layout.linear.getSubMap([i]).isFunctionOfDim(dim)).length <= 1
    );
  });
}

/** Returns the padding of a shard run by run along the last dim, asking for every scalar; for unusual linear maps. */
function regionsByScalar(places: ElementPlaces, shard: number): ShardRegion[] {
  const { extent, slotsPerShard } = places.geometry;
  const isPadding = new Set<string>();
  for (let slot = 0; slot < slotsPerShard; slot++) {
    if (places.indexAt({ shard, slot }) === 'padding') isPadding.add(localCoordinate(places.geometry, slot).join());
  }
  const regions: { start: number[]; size: number[] }[] = [];
  let open: { start: number[]; size: number[] } | undefined;
  forEachIndex(extent, (local) => {
    const last = local.length - 1;
    if (local[last] === 0 || !isPadding.has(local.join())) open = undefined;
    if (!isPadding.has(local.join())) return;
    if (open !== undefined) open.size[last]!++;
    else regions.push((open = { start: [...local], size: local.map(() => 1) }));
  });
  return regions;
}

/**
 * Returns disjoint boxes that together are exactly the padding of one shard, in scalars of the shard: what tiles and
 * the grid add at the end, and gaps between the strides of the linear map. The shard of core (0, 0) of 53x63 on 3x2 in
 * 32x32 tiles has one region, rows 18 to 31. Source: tt-mlir Tensor Layout specification, Padding.
 */
export function paddingRegions(
  layout: TensorLayout,
  shape: readonly number[],
  gridCoordinate: readonly number[],
): ShardRegion[] {
  const geometry = shardGeometry(layout, shape);
  const { pitch, extent } = geometry;
  const isEmpty = product(shape) === 0;
  const values = layout.linear.results.map((expr) => (isEmpty ? [] : valueIntervals(expr, shape)));
  if (!resultsAreIndependent(layout, shape) || values.some((intervals) => intervals === undefined)) {
    return regionsByScalar(elementPlaces(layout, shape), shardAt(layout, gridCoordinate));
  }
  const withData = values.map((intervals, dim) => {
    const start = gridCoordinate[dim]! * pitch[dim]!;
    return clip(intervals!, start, start + pitch[dim]!);
  });
  // Boxes that first differ from the data in dim: data before it, padding in it, anything after it.
  return extent.flatMap((_, dim) => {
    const intervals = extent.map((size, other) => {
      if (other < dim) return withData[other]!;
      return other === dim ? complement(withData[dim]!, size) : [{ start: 0, end: size }];
    });
    return boxes(intervals);
  });
}

/** Returns the padding regions of every shard, in row-major order of the grid. */
export function allPaddingRegions(layout: TensorLayout, shape: readonly number[]): ShardRegion[][] {
  const { numShards } = shardGeometry(layout, shape);
  return Array.from({ length: numShards }, (_, shard) =>
    paddingRegions(layout, shape, delinearize(shard, layout.grid)),
  );
}
