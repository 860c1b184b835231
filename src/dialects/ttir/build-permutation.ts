import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Value } from '../../ir/value.ts';
import { ceilDiv, product } from '../../support/math.ts';
import { shapeOf } from '../tt/shapes.ts';
import { buildTranspose } from './build.ts';

/** Two dimensions that change places. */
type Swap = readonly [number, number];

/**
 * Makes the transposes that permute dimensions, so that dimension i of the result is dimension `permutation[i]` of the input. [0, 3, 1, 2] is made of the swaps
 * (1, 3) and (2, 3), or of (2, 3) and (1, 2) where that takes fewer cycles; the identity of none.
 */
export function buildPermutation(
  builder: OpBuilder,
  location: Location,
  input: Value,
  permutation: readonly number[],
): Value {
  const shape = shapeOf(input);
  const [direct, byRows] = [swapsInOrder(permutation), swapsByRows(permutation)];
  const swaps = cycles(shape, byRows) < cycles(shape, direct) ? byRows : direct;
  return swaps.reduce((value, [dim0, dim1]) => buildTranspose(builder, location, value, dim0, dim1), input);
}

/** Returns the fewest swaps: each brings a dimension to its place, the first before the others. `order` is that of the dimensions meanwhile. */
function swapsInOrder(permutation: readonly number[], order = permutation.map((_, dim) => dim)): Swap[] {
  const swaps: Swap[] = [];
  for (const [dim, wanted] of permutation.entries()) {
    const from = order.indexOf(wanted);
    if (from === dim) continue;
    order[from] = order[dim]!;
    order[dim] = wanted;
    swaps.push([dim, from]);
  }
  return swaps;
}

/** Returns swaps of which only one moves the last dimension, and changes it over with that before; all others move rows. */
function swapsByRows(permutation: readonly number[]): Swap[] {
  const order = permutation.map((_, dim) => dim);
  const last = order.length - 1;
  const wanted = permutation[last];
  if (wanted === undefined || wanted === last) return swapsInOrder(permutation, order);
  const swaps: Swap[] = wanted === last - 1 ? [] : [[wanted, last - 1]];
  swaps.push([last - 1, last]);
  for (const [dim0, dim1] of swaps) [order[dim0], order[dim1]] = [order[dim1]!, order[dim0]!];
  return [...swaps, ...swapsInOrder(permutation, order)];
}

/**
 * About what a core takes at least for an operation, for each tile that is transposed, for each 16 elements of a row that are moved, and for each element
 * that is moved alone. Source: what the device model takes.
 */
const costs = { operation: 500, tile: 1000, segment: 36, element: 90 };

/** Rows and columns of a tile, what of a row lies in one of its faces, and cores. Source: hardware facts, section 3.4, and the default system. */
const [tileExtent, faceExtent, maxCores] = [32, 16, 64];

/** Returns about how many cycles the swaps take. */
function cycles(shape: readonly number[], swaps: readonly Swap[]): number {
  let current = [...shape];
  let sum = 0;
  for (const [dim0, dim1] of swaps) {
    const before = current;
    current = [...before];
    [current[dim0], current[dim1]] = [before[dim1]!, before[dim0]!];
    sum += costs.operation + swapCycles(before, current, Math.max(dim0, dim1), Math.min(dim0, dim1));
  }
  return sum;
}

function swapCycles(before: readonly number[], after: readonly number[], inner: number, outer: number): number {
  const last = after.length - 1;
  const [rows, columns] = [product(after.slice(0, last)), after[last]!];
  const tiles = ceilDiv(rows, tileExtent) * ceilDiv(columns, tileExtent);
  const cores = Math.min(tiles, maxCores);
  if (inner !== last) return (costs.segment * rows * ceilDiv(columns, faceExtent)) / cores;
  // Matrices begin and end with tiles where they are alone, or their sizes are those of tiles.
  const isOfTiles =
    before.slice(0, -2).every((size) => size === 1) ||
    [columns, before[last]!].every((size) => size % tileExtent === 0);
  if (outer === last - 1 && isOfTiles) return (costs.tile * tiles) / cores;
  return (costs.element * rows * columns) / cores;
}
