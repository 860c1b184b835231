import { invariant } from '../../support/invariant.ts';
import { product, rowMajorStrides } from '../../support/math.ts';
import { gather, goldenTensor, normalizeDim, type GoldenTensor } from './golden-tensor.ts';

/** Returns the tensor with two dimensions swapped: [2, 3, 4] with dims 0 and -1 -> [4, 3, 2]. */
export function transpose(input: GoldenTensor, dim0: number, dim1: number): GoldenTensor {
  const rank = input.shape.length;
  const order = input.shape.map((_, dim) => dim);
  const [a, b] = [normalizeDim(dim0, rank), normalizeDim(dim1, rank)];
  [order[a], order[b]] = [b, a];
  const strides = rowMajorStrides(input.shape);
  return gather(
    input.data,
    order.map((dim) => input.shape[dim]!),
    order.map((dim) => strides[dim]!),
  );
}

/** Returns the same elements, in the same row-major order, under another shape; one size may be -1: what is left. */
export function reshape(input: GoldenTensor, shape: readonly number[]): GoldenTensor {
  const known = product(shape.filter((size) => size !== -1));
  const full = shape.map((size) => (size === -1 ? input.data.length / known : size));
  invariant(shape.filter((size) => size === -1).length <= 1, 'a shape has at most one size of -1');
  return goldenTensor(full, input.data);
}

/** Returns the inputs one behind the other along `dim`; all their other sizes are equal. [2, 3] and [2, 1] at 1 -> [2, 4]. */
export function concat(inputs: readonly GoldenTensor[], dim: number): GoldenTensor {
  const first = inputs[0];
  invariant(first !== undefined, 'concat needs an input');
  const axis = normalizeDim(dim, first.shape.length);
  for (const { shape } of inputs) {
    invariant(
      shape.length === first.shape.length && shape.every((size, i) => i === axis || size === first.shape[i]),
      `shapes [${first.shape.join(', ')}] and [${shape.join(', ')}] do not concatenate at ${axis}`,
    );
  }
  const shape = first.shape.with(
    axis,
    inputs.reduce((sum, input) => sum + input.shape[axis]!, 0),
  );
  const data = new Float64Array(product(shape));
  let position = 0;
  // A block is what an input holds at one index of the dimensions before the axis.
  for (let block = 0; block < product(first.shape.slice(0, axis)); block++) {
    for (const input of inputs) {
      const length = product(input.shape.slice(axis));
      data.set(input.data.subarray(block * length, (block + 1) * length), position);
      position += length;
    }
  }
  return { shape, data };
}

/** Returns the rows of `weight` [V, D] that `indices` [...] (integers in [0, V)) name: shape [..., D]. */
export function embedding(indices: GoldenTensor, weight: GoldenTensor): GoldenTensor {
  invariant(weight.shape.length === 2, 'the embedding weight has rank 2');
  const [rowCount, width] = weight.shape as [number, number];
  const data = new Float64Array(indices.data.length * width);
  for (const [i, row] of indices.data.entries()) {
    invariant(Number.isInteger(row) && row >= 0 && row < rowCount, `there is no row ${row} in ${rowCount} rows`);
    data.set(weight.data.subarray(row * width, (row + 1) * width), i * width);
  }
  return { shape: [...indices.shape, width], data };
}
