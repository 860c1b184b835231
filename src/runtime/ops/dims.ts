import { RuntimeError } from '../runtime-error.ts';

/** Returns the dim in [0, rank) that `dim` in [-rank, rank) names. Throws RuntimeError beyond that. */
export function normalizeDim(dim: number, rank: number, opName: string): number {
  if (Number.isInteger(dim) && dim >= -rank && dim < rank) return dim < 0 ? dim + rank : dim;
  throw new RuntimeError(`${opName} names dim ${dim} of a tensor of rank ${rank}`);
}

/** Returns the shape or list with two entries swapped. */
export function swapped<T>(values: readonly T[], a: number, b: number): T[] {
  const result = [...values];
  [result[a], result[b]] = [values[b]!, values[a]!];
  return result;
}
