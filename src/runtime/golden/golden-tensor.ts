/**
 * The golden reference: every TTNN op in double precision, as plainly as it can be written. It shares with the
 * device model only the table of elementwise functions, whose entries have a definition of their own for this, so that the two can check one another. The functions are pure; a wrong shape is a bug of the caller, since
 * the ops that they follow have been verified.
 */
import { invariant } from '../../support/invariant.ts';
import { product } from '../../support/math.ts';
import { copyStrided } from '../../support/strided-copy.ts';

/** An array of doubles in row-major order: `data` has product(shape) elements; shape [] is a single number. */
export interface GoldenTensor {
  readonly shape: readonly number[];
  readonly data: Float64Array;
}

/** Returns the tensor of a shape and its elements in row-major order. */
export function goldenTensor(shape: readonly number[], data: ArrayLike<number>): GoldenTensor {
  invariant(
    data.length === product(shape),
    `${data.length} elements do not fill a tensor of shape [${shape.join(', ')}]`,
  );
  return { shape, data: data instanceof Float64Array ? data : Float64Array.from(data) };
}

/** Returns the dimension in [0, rank) that `dim` in [-rank, rank) names, where -1 is the last. */
export function normalizeDim(dim: number, rank: number): number {
  invariant(Number.isInteger(dim) && dim >= -rank && dim < rank, `dimension ${dim} is not one of rank ${rank}`);
  return dim < 0 ? dim + rank : dim;
}

/**
 * Returns the tensor of `shape` whose element at an index is the element of `source` at the dot product of the index and
 * `strides`, plus `offset`. With strides of 0 it repeats, with permuted strides it transposes.
 */
export function gather(
  source: Float64Array,
  shape: readonly number[],
  strides: readonly number[],
  offset = 0,
): GoldenTensor {
  const data = new Float64Array(product(shape));
  copyStrided(source, data, shape, strides, offset);
  return { shape, data };
}
