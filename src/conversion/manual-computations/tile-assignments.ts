import { range } from '../../support/lists.ts';
import { product, rowMajorStrides } from '../../support/math.ts';

/** How XLA writes that a tensor is spread over devices: `tiles` of each dimension, and behind these `tail` dimensions of devices that have the same tile. */
export interface TileAssignment {
  readonly tiles: readonly number[];
  readonly tail: readonly { readonly count: number; readonly isManual: boolean }[];
  /** The numbers of the devices, those of the last dimension one after the other. */
  readonly devices: readonly number[];
}

const form =
  /^\{(?:(replicated|manual)|devices=\[([\d,]+)\](?:<=\[([\d,]+)\](?:T\(([\d,]+)\))?|(\d[\d,]*))(?: (last_tile_dim_replicate)| last_tile_dims=\{((?:manual|replicated)(?:, ?(?:manual|replicated))*)\})?)(?: metadata=.*)?\}$/;

/** How many devices there can be at most: more than any system has. */
export const mostDevices = 2 ** 16;

const numbersIn = (text: string): number[] => text.split(',').map(Number);

/**
 * Returns what a sharding of XLA says (`{devices=[2,4]<=[4,2]T(1,0)}`), or which of the forms it is that name no devices; undefined for others, which give a
 * tensor to one device or are no shardings. Source: HloSharding::ToString of xla/hlo/ir/hlo_sharding.cc, and TileAssignment of tile_assignment.h.
 */
export function readSharding(text: string): TileAssignment | 'replicated' | 'manual' | undefined {
  const [, word, sizes, counts, order, list, replicate, kinds] = form.exec(text.trim()) ?? [];
  if (word === 'replicated' || word === 'manual') return word;
  if (sizes === undefined) return undefined;
  const shape = numbersIn(sizes);
  const devices = list === undefined ? transposedNumbers(numbersIn(counts!), order) : numbersIn(list);
  const count = product(shape);
  if (devices?.length !== count || new Set(devices).size !== count) return undefined;
  const areManual = kinds?.split(',').map((kind) => kind.trim() === 'manual') ?? (replicate ? [false] : []);
  const rank = shape.length - areManual.length;
  if (rank < 0) return undefined;
  const tail = areManual.map((isManual, i) => ({ count: shape[rank + i]!, isManual }));
  return { tiles: shape.slice(0, rank), tail, devices };
}

/** Returns the numbers from 0 of an array of these sizes, transposed; undefined for an order that names other dimensions. */
function transposedNumbers(sizes: readonly number[], order: string | undefined): number[] | undefined {
  const permutation = order === undefined ? range(sizes.length) : numbersIn(order);
  const isPermutation = permutation.toSorted((a, b) => a - b).every((dim, i) => dim === i);
  if (permutation.length !== sizes.length || !isPermutation || product(sizes) > mostDevices) return undefined;
  const strides = rowMajorStrides(sizes);
  return numbersAlong(permutation.map((dim) => ({ size: sizes[dim]!, stride: strides[dim]! })));
}

/** Numbers in a row that are `stride` apart. */
export interface NumberRow {
  readonly stride: number;
  readonly size: number;
}

/** Returns the sums of a number of each row, which begin with 0, those of the last row one after the other. */
export function numbersAlong(rows: readonly NumberRow[]): number[] {
  return rows.reduce<number[]>(
    (numbers, { stride, size }) => numbers.flatMap((number) => range(size).map((at) => number + at * stride)),
    [0],
  );
}
