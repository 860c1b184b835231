/** Elements that can be written by their number. */
interface Elements<T> {
  readonly length: number;
  [place: number]: T;
}

/**
 * Fills `target` with the elements of a tensor of `shape` in row-major order, whose element at an index is that of `source` at `offset` + the sum of
 * index * stride over all dimensions. With strides of 0 it repeats, with permuted strides it transposes.
 */
export function copyStrided<T>(
  source: ArrayLike<T>,
  target: Elements<T>,
  shape: readonly number[],
  strides: readonly number[],
  offset: number,
): void {
  const index = new Array<number>(shape.length).fill(0);
  let from = offset;
  for (let to = 0; to < target.length; to++) {
    target[to] = source[from]!;
    for (let dim = shape.length - 1; dim >= 0; dim--) {
      from += strides[dim]!;
      if (++index[dim]! < shape[dim]!) break;
      from -= strides[dim]! * shape[dim]!;
      index[dim] = 0;
    }
  }
}
