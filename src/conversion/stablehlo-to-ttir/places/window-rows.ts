import { product, rowMajorStrides } from '../../../support/math.ts';
import { maxIndex, tooManyIndices } from '../../front-end/parts/extreme-place.ts';

/**
 * Gathers and scatters read and write windows of an operand. Here the operand is a table: the dimensions along which windows have a place are joined to
 * one, of rows, all others to another. A window is then a list of rows, in the order of its indices.
 */

/** What gathers and scatters have in common. */
export interface Windows {
  readonly shape: readonly number[];
  readonly indexShape: readonly number[];
  /** The dimension of indices that holds an index. */
  readonly indexVectorDim: number;
  /** The dimension of the operand that each number of an index is for. */
  readonly indexMap: readonly number[];
  /** Batch dimensions of the operand, and of the indices. */
  readonly batchingDims: readonly number[];
  readonly indexBatchingDims: readonly number[];
  /** Sizes of windows, by dimension of the operand. */
  readonly sizes: readonly number[];
  /** Dimensions of the operand that windows have not, and the dimensions that the others have where windows stand side by side. */
  readonly collapsedDims: readonly number[];
  readonly windowDims: readonly number[];
}

/** Where the rows of windows are. */
export interface WindowRows {
  /** Dimensions of the operand that are joined to rows, then those that are within a row. */
  readonly rowDims: readonly number[];
  readonly restDims: readonly number[];
  /** Rows of the table; numbers of a row. */
  readonly rowCount: number;
  readonly width: number;
  /** Sizes of the dimensions of indices that count windows. */
  readonly windowCounts: readonly number[];
  /** By row of a window, its index within the window along each dimension of the operand. */
  readonly offsets: readonly (readonly number[])[];
  /** By dimension of the operand, how many rows apart neighbours along it are; 0 within a row. */
  readonly strides: readonly number[];
  /** Sizes of windows side by side with dimensions in the order of `rowDims`, then `restDims`, behind those of windowCounts. */
  readonly ordered: readonly number[];
  /** By dimension of windows side by side, which of `ordered` it is. */
  readonly order: readonly number[];
}

/** Returns the indices of all elements of a tensor, in row-major order. */
export function indicesOf(shape: readonly number[]): number[][] {
  const strides = rowMajorStrides(shape);
  return Array.from({ length: product(shape) }, (_, place) =>
    shape.map((size, dim) => Math.floor(place / strides[dim]!) % size),
  );
}

/** How many rows windows have at most, all together: each is looked up. */
export const maxRows = 2 ** 20;

/** Returns how windows are lists of rows, or why they cannot be looked up. */
export function windowRows(windows: Windows): WindowRows | string {
  const { shape, indexShape, indexVectorDim, indexMap, batchingDims, sizes, collapsedDims, windowDims } = windows;
  const hasPlace = (dim: number): boolean =>
    indexMap.includes(dim) || batchingDims.includes(dim) || sizes[dim]! < shape[dim]!;
  const dims = shape.map((_, dim) => dim);
  const rowDims = dims.filter(hasPlace);
  const restDims = dims.filter((dim) => !hasPlace(dim));
  const windowCounts = indexShape.filter((_, i) => i !== indexVectorDim);
  const rowCount = product(rowDims.map((dim) => shape[dim]!));
  if (rowCount > maxIndex) return tooManyIndices;
  const rows = product([...windowCounts, ...rowDims.map((dim) => sizes[dim]!)]);
  if (rows > maxRows) return `${rows} rows would be looked up, of at most 2^20`;
  const rowStrides = rowMajorStrides(rowDims.map((dim) => shape[dim]!));
  const strides = dims.map((dim) => (hasPlace(dim) ? rowStrides[rowDims.indexOf(dim)]! : 0));
  const offsets = indicesOf(rowDims.map((dim) => sizes[dim]!)).map((index) =>
    dims.map((dim) => (hasPlace(dim) ? index[rowDims.indexOf(dim)]! : 0)),
  );
  const kept = dims.filter((dim) => !collapsedDims.includes(dim) && !batchingDims.includes(dim));
  const inOrder = [...rowDims, ...restDims].filter((dim) => kept.includes(dim));
  const rank = windowCounts.length + kept.length;
  const countDims = Array.from({ length: rank }, (_, i) => i).filter((dim) => !windowDims.includes(dim));
  const order = Array.from({ length: rank }, (_, dim) => {
    const window = windowDims.indexOf(dim);
    return window < 0 ? countDims.indexOf(dim) : windowCounts.length + inOrder.indexOf(kept[window]!);
  });
  return {
    rowDims,
    restDims,
    rowCount,
    width: product(restDims.map((dim) => shape[dim]!)),
    windowCounts,
    offsets,
    strides,
    ordered: [...windowCounts, ...inOrder.map((dim) => sizes[dim]!)],
    order,
  };
}

/** Returns the index of each window along each dimension of the operand, from numbers of the indices; batches have their own. */
export function windowStarts(windows: Windows, indices: readonly number[]): number[][] {
  const { shape, indexShape, indexVectorDim, indexMap, batchingDims, indexBatchingDims } = windows;
  const strides = rowMajorStrides(indexShape);
  const vectorStride = strides[indexVectorDim] ?? 0;
  const counts = indexShape.map((size, i) => (i === indexVectorDim ? 1 : size));
  return indicesOf(counts).map((index) => {
    const place = index.reduce((sum, i, dim) => sum + i * strides[dim]!, 0);
    const start = shape.map(() => 0);
    indexMap.forEach((dim, i) => (start[dim] = indices[place + i * vectorStride]!));
    batchingDims.forEach((dim, i) => (start[dim] = index[indexBatchingDims[i]!]!));
    return start;
  });
}
