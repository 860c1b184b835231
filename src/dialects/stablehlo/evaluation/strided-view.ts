import { product } from '../../../support/math.ts';

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
  const index = new Array<number>(shape.length).fill(0);
  const view = new Array<T>(product(shape));
  let place = offset;
  for (let i = 0; i < view.length; i++) {
    view[i] = elements[place]!;
    for (let dim = shape.length - 1; dim >= 0; dim--) {
      place += strides[dim]!;
      if (++index[dim]! < shape[dim]!) break;
      place -= strides[dim]! * shape[dim]!;
      index[dim] = 0;
    }
  }
  return view;
}
