import { isDynamic, kDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../compatible-shapes.ts';

/** Returns the size of a dimension of a value, kDynamic where it is unknown. */
export function dimSize({ type }: Value, dim: number): number {
  return shapeOf(type)?.[dim] ?? kDynamic;
}

/** Returns the first of the sizes that is known, else kDynamic. */
export function firstKnown(...sizes: readonly number[]): number {
  return sizes.find((size) => !isDynamic(size)) ?? kDynamic;
}

/**
 * Returns what `compute` makes of sizes, kDynamic where one of them is unknown. Differs: it is kDynamic too where there can be no such
 * size, as it is negative or larger than a number is exact; upstream makes types of both.
 */
export function computedSize(sizes: readonly number[], compute: () => number): number {
  if (sizes.some(isDynamic)) return kDynamic;
  const size = compute();
  return Number.isSafeInteger(size) && size >= 0 ? size : kDynamic;
}
