import { type WindowDimension } from '../../../dialects/stablehlo/window.ts';
import { product, rowMajorStrides } from '../../../support/math.ts';
import { maxIndex, tooManyIndices } from '../../front-end/parts/extreme-place.ts';
import { type KnownUpdates } from '../places/known-updates.ts';
import { indicesOf, maxRows } from '../places/window-rows.ts';

/** The elements of windows that slide over a tensor, as rows of a table whose rows are the dimensions along which windows slide. */
export interface SlidingRows {
  /** The dimensions that are joined to rows, then those that are within a row. */
  readonly dims: readonly number[];
  readonly rowCount: number;
  readonly width: number;
  /** How many elements a window has. */
  readonly size: number;
  /** By element of a window, then by window, its row; `rowCount` in padding. */
  readonly looked: readonly number[];
  /** Which of `looked` are each row. */
  readonly written: KnownUpdates;
}

const isTrivial = ({ size, stride, paddingLow, paddingHigh }: WindowDimension): boolean =>
  size === 1 && stride === 1 && paddingLow === 0 && paddingHigh === 0;

/**
 * Returns the rows of windows, `counts` of them along each dimension of a tensor of `shape`, or why they are not looked up. Elements of a window
 * are in row-major order, or the other way round.
 */
export function slidingRows(
  shape: readonly number[],
  counts: readonly number[],
  window: readonly WindowDimension[],
  isReversed: boolean,
): SlidingRows | string {
  const all = [...shape.keys()];
  const rowDims = all.filter((dim) => !isTrivial(window[dim]!));
  const dims = [...rowDims, ...all.filter((dim) => !rowDims.includes(dim))];
  const rowShape = rowDims.map((dim) => shape[dim]!);
  const sizes = rowDims.map((dim) => window[dim]!.size);
  const size = product(sizes);
  const lookups = size * product(rowDims.map((dim) => counts[dim]!));
  const rowCount = product(rowShape);
  if (product(counts) === 0 || product(shape) === 0) return 'there are no windows';
  if (rowCount >= maxIndex) return tooManyIndices;
  if (lookups > maxRows) return `${lookups} rows would be looked up, of at most 2^20`;
  const strides = rowMajorStrides(rowShape);
  const offsets = indicesOf(sizes);
  const starts = indicesOf(rowDims.map((dim) => counts[dim]!)).map((index) =>
    index.map((at, i) => at * window[rowDims[i]!]!.stride - window[rowDims[i]!]!.paddingLow),
  );
  const looked = (isReversed ? offsets.toReversed() : offsets).flatMap((offset) =>
    starts.map((start) => {
      const index = start.map((at, i) => at + offset[i]!);
      const isInside = index.every((at, i) => at >= 0 && at < rowShape[i]!);
      return isInside ? index.reduce((sum, at, i) => sum + at * strides[i]!, 0) : rowCount;
    }),
  );
  const written = new Map<number, number[]>();
  looked.forEach((row, place) => {
    if (row === rowCount) return;
    if (written.has(row)) written.get(row)!.push(place);
    else written.set(row, [place]);
  });
  if (written.size === 0) return 'windows are in padding only';
  return { dims, rowCount, width: product(shape) / rowCount, size, looked, written };
}
