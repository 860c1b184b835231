import { product } from '../../../support/math.ts';
import { copyStrided } from '../../../support/strided-copy.ts';

/**
 * Returns the elements of a tensor of `shape` in row-major order, whose element at an index is that of `elements` at
 * `offset` + the sum of index * stride over all dimensions.
 */
export function stridedView<T>(
  elements: readonly T[],
  shape: readonly number[],
  strides: readonly number[],
  offset = 0,
): T[] {
  const view = new Array<T>(product(shape));
  copyStrided(elements, view, shape, strides, offset);
  return view;
}
