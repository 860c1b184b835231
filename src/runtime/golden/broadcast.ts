import { invariant } from '../../support/invariant.ts';
import { isSameList } from '../../support/lists.ts';
import { rowMajorStrides } from '../../support/math.ts';
import { gather, type GoldenTensor } from './golden-tensor.ts';

/** Returns whether two shapes broadcast to one, as in NumPy. */
export function canBroadcast(a: readonly number[], b: readonly number[]): boolean {
  const rank = Math.min(a.length, b.length);
  return Array.from({ length: rank }, (_, i) => [a.at(-1 - i), b.at(-1 - i)]).every(
    ([sizeA, sizeB]) => sizeA === sizeB || sizeA === 1 || sizeB === 1,
  );
}

/**
 * Returns the shape that two shapes broadcast to, as in NumPy: aligned at the last dimension, and where sizes differ, one of
 * them is 1. Example: [4, 1, 3] and [2, 1] -> [4, 2, 3].
 */
export function broadcastShapes(a: readonly number[], b: readonly number[]): number[] {
  invariant(canBroadcast(a, b), `shapes [${a.join(', ')}] and [${b.join(', ')}] are not broadcast compatible`);
  const rank = Math.max(a.length, b.length);
  return Array.from({ length: rank }, (_, dim) => {
    const sizeA = a[dim - rank + a.length] ?? 1;
    const sizeB = b[dim - rank + b.length] ?? 1;
    return sizeA === 1 ? sizeB : sizeA;
  });
}

/** Returns `input` repeated to `shape`: new leading dimensions, and dimensions of size 1, repeat. */
export function broadcast(input: GoldenTensor, shape: readonly number[]): GoldenTensor {
  const result = broadcastShapes(input.shape, shape);
  invariant(isSameList(result, shape), `shape [${input.shape.join(', ')}] does not broadcast to [${shape.join(', ')}]`);
  const missing = shape.length - input.shape.length;
  const strides = rowMajorStrides(input.shape);
  return gather(
    input.data,
    shape,
    shape.map((_, dim) => (dim < missing || input.shape[dim - missing] === 1 ? 0 : strides[dim - missing]!)),
  );
}
