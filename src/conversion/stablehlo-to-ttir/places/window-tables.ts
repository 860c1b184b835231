import { type Value } from '../../../ir/value.ts';
import { product } from '../../../support/math.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildReshape } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildSlice } from '../../front-end/parts/build-update.ts';
import { type PlaceBuilder } from '../../front-end/parts/computed-places.ts';
import { windowStarts, type WindowRows, type Windows } from './window-rows.ts';

/** Makes tables of operands and windows, and the places of windows whose indices are computed. */

/** Returns the operand as a table [rows, width]. */
export function buildTable(
  places: PlaceBuilder,
  operand: Value,
  { rowDims, restDims, rowCount, width }: WindowRows,
): Value {
  const { builder, location } = places;
  const ordered = buildPermutation(builder, location, operand, [...rowDims, ...restDims]);
  return buildReshape(builder, location, ordered, [rowCount, width]);
}

/** Returns a table as an operand of this shape. */
export function buildFromTable(
  places: PlaceBuilder,
  table: Value,
  { rowDims, restDims }: WindowRows,
  shape: readonly number[],
): Value {
  const { builder, location } = places;
  const dims = [...rowDims, ...restDims];
  const ordered = buildReshape(builder, location, table, dims.map((dim) => shape[dim]!)); // prettier-ignore
  return buildPermutation(builder, location, ordered, shape.map((_, dim) => dims.indexOf(dim))); // prettier-ignore
}

/** Returns windows side by side as a table [windows * rows of each, width]. */
export function buildWindowTable(
  places: PlaceBuilder,
  windows: Value,
  { order, width, windowCounts, offsets }: WindowRows,
): Value {
  const { builder, location } = places;
  const ordered = buildPermutation(builder, location, windows, order.map((_, i) => order.indexOf(i))); // prettier-ignore
  return buildReshape(builder, location, ordered, [product(windowCounts) * offsets.length, width]);
}

/** Returns the rows of windows, [windows * rows of each, width], as windows side by side. */
export function buildWindows(places: PlaceBuilder, table: Value, { order, ordered }: WindowRows): Value {
  const { builder, location } = places;
  return buildPermutation(builder, location, buildReshape(builder, location, table, ordered), order);
}

/** Computed places of windows along a dimension of the operand, [windows, 1]. */
export interface ComputedStart {
  readonly dim: number;
  readonly start: Value;
}

/** Returns the places of windows along the dimensions that indices are for, as the indices say. */
export function buildStarts(places: PlaceBuilder, indices: Value, windows: Windows): ComputedStart[] {
  const { builder, location } = places;
  const { indexShape, indexVectorDim, indexMap } = windows;
  const count = product(indexShape.filter((_, dim) => dim !== indexVectorDim));
  return indexMap.map((dim, i) => {
    const begins = indexShape.map((_, at) => (at === indexVectorDim ? i : 0));
    const ends = indexShape.map((size, at) => (at === indexVectorDim ? i + 1 : size));
    const part = buildSlice(builder, location, indices, begins, ends);
    return { dim, start: places.fromIntegers(buildReshape(builder, location, part, [count, 1])) };
  });
}

/**
 * Returns the rows of windows at computed places as numbers, [windows, rows of each]: what each place counts in rows, batches and the index within the window,
 * added up.
 */
export function buildRows(
  places: PlaceBuilder,
  starts: readonly ComputedStart[],
  windows: Windows,
  rows: WindowRows,
): Value {
  const { strides, offsets } = rows;
  const rowOf = (index: readonly number[]): number => index.reduce((sum, i, dim) => sum + i * strides[dim]!, 0);
  // What is not computed: batches are counted, everything else begins at 0.
  const known = windowStarts(windows, new Array<number>(product(windows.indexShape)).fill(0)).map(rowOf);
  let sum = places.make(ttir.AddOp, places.known([known.length, 1], known), places.known([1, offsets.length], offsets.map(rowOf))); // prettier-ignore
  for (const { dim, start } of starts) {
    const stride = places.known([1, 1], [strides[dim]!]);
    sum = places.make(ttir.AddOp, sum, strides[dim] === 1 ? start : places.make(ttir.MultiplyOp, start, stride));
  }
  return sum;
}

/** Returns a tensor [..., 1] or [1, ...] of two dimensions without the one of size 1. */
export function buildFlat(places: PlaceBuilder, value: Value): Value {
  return buildReshape(places.builder, places.location, value, [product(shapeOf(value))]);
}
