import { isDynamic } from '../../ir/types/shaped-types.ts';

/**
 * Returns the shape that two shapes broadcast to, aligned at their last dims: sizes are equal, or one is 1. [4, 1] and [8] give
 * [4, 8]. A dynamic size fits any size, which it gives way to unless that is 1. Undefined when the shapes do not broadcast.
 */
export function broadcastShapes(a: readonly number[], b: readonly number[]): number[] | undefined {
  const rank = Math.max(a.length, b.length);
  const result: number[] = [];
  for (let dim = 0; dim < rank; dim++) {
    const x = a[dim - (rank - a.length)] ?? 1;
    const y = b[dim - (rank - b.length)] ?? 1;
    if (x === y || y === 1) result.push(x);
    else if (x === 1) result.push(y);
    else if (isDynamic(x)) result.push(y);
    else if (isDynamic(y)) result.push(x);
    else return undefined;
  }
  return result;
}
