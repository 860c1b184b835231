import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { range } from '../../../support/lists.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildConstant, buildElementwise, buildInto, buildReshape, tensorLike } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildSlice } from './build-update.ts';
import { type PlaceBuilder } from './computed-places.ts';

/** Tells of elements of two lists of keys, tensors [R, C], whether those of the first must stand before those of the second. */
export type KeyComparison = (first: readonly Value[], second: readonly Value[]) => Value;

/** Which half of the bits of a place counts the rows of the tensors. */
type RowBits = 'high' | 'low';

/**
 * Sorts rows by a network of exchanges, in log2(N) (log2(N) + 1) / 2 steps; N is rounded up to a power of two. Place `h W + l` of a row is in row `h` and column `l`
 * of [B * H, W], or in row `l` and column `h` of [B * W, H], so that what is exchanged in a step is in whole rows, which are looked up.
 * Source: Batcher, Sorting networks and their applications (AFIPS 1968), the bitonic sorter.
 */
class SortingNetwork {
  readonly #size: number;
  readonly #batches: number;
  readonly #highSize: number;
  readonly #lowSize: number;
  /** The keys, and behind them the place that each element had. */
  #values: readonly Value[] = [];
  #rowBits: RowBits = 'low';
  /** Which row, in the order of places, each row of the tensors is. */
  #rowOrder: readonly number[];

  constructor(
    readonly places: PlaceBuilder,
    keys: readonly Value[],
    readonly isBefore: KeyComparison,
  ) {
    [this.#batches, this.#size] = shapeOf(keys[0]!) as [number, number];
    const bits = Math.ceil(Math.log2(this.#size));
    this.#lowSize = 2 ** (bits >> 1);
    this.#highSize = 2 ** bits / this.#lowSize;
    this.#rowOrder = range(this.#batches * this.#lowSize);
    const { builder, location } = places;
    const cube = [this.#batches, this.#highSize, this.#lowSize];
    const ofLows = keys.map((key) => {
      const whole = buildReshape(builder, location, this.#padded(key), cube);
      return this.#inRows(buildPermutation(builder, location, whole, [0, 2, 1]));
    });
    const lows = this.#everyBatch(range(this.#lowSize));
    const highs = places.known([1, this.#highSize], range(this.#highSize).map((high) => high * this.#lowSize)); // prettier-ignore
    this.#values = [...ofLows, places.make(ttir.AddOp, lows, highs)];
  }

  /** Makes all steps. Returns the sorted keys, [B, N], and the places, [B, N] numbers from 0, that they had. */
  sort(): { readonly keys: readonly Value[]; readonly places: Value } {
    const total = this.#highSize * this.#lowSize;
    for (let block = 2; block <= total; block *= 2) {
      for (let distance = block / 2; distance >= 1; distance /= 2) this.#exchange(block, distance);
    }
    const { builder, location } = this.places;
    this.#turnTo('high');
    this.#restoreOrder();
    const sorted = this.#values.map((value) => {
      const rows = buildReshape(builder, location, value, [this.#batches, total]);
      return buildSlice(builder, location, rows, [0, 0], [this.#batches, this.#size]);
    });
    return { keys: sorted.slice(0, -1), places: sorted.at(-1)! };
  }

  /** Puts elements that are `distance` from each other in order: that of their block, which every second one has reversed. */
  #exchange(block: number, distance: number): void {
    const isHigh = distance >= this.#lowSize;
    this.#turnTo(isHigh ? 'high' : 'low');
    const rowDistance = isHigh ? distance / this.#lowSize : distance;
    const physical = new Array<number>(this.#rowOrder.length);
    this.#rowOrder.forEach((row, place) => (physical[row] = place));
    const near = range(physical.length).filter((row) => (row & rowDistance) === 0);
    const far = near.map((row) => row | rowDistance);
    const look = (rows: readonly number[]): readonly Value[] => {
      const list = this.places.knownRows(rows.map((row) => physical[row]!));
      return this.#values.map((value) => this.places.rows(value, list));
    };
    const [mine, others] = [look([...near, ...far]), look([...far, ...near])];
    const keeps = this.#inOrder(mine, others, near, block);
    this.#values = mine.map(
      (value, i) =>
      buildElementwise(this.places.builder, this.places.location, ttir.WhereOp, [keeps, value, others[i]!], value.type as RankedTensorType), // prettier-ignore
    );
    this.#rowOrder = [...near, ...far];
  }

  /** Tells of the near rows and the far ones behind them which elements stay where they are. */
  #inOrder(mine: readonly Value[], others: readonly Value[], near: readonly number[], block: number): Value {
    const { places } = this;
    const [numRows, numColumns] = shapeOf(mine[0]!) as [number, number];
    const half = numRows / 2;
    const before = this.isBefore(mine.slice(0, -1), others.slice(0, -1));
    const { builder, location } = places;
    const nearBefore = buildSlice(builder, location, before, [0, 0], [half, numColumns]);
    const farBefore = buildSlice(builder, location, before, [half, 0], [numRows, numColumns]);
    const [first, second] = [mine, others].map((values) =>
      buildSlice(builder, location, values.at(-1)!, [0, 0], [half, numColumns]),
    );
    const wasFirst = places.truth(ttir.LessThanOp, first!, second!);
    // Where neither or both of two must stand before the other, they keep their order.
    const isTold = places.truth(ttir.LogicalXorOp, nearBefore, farBefore);
    const told = places.truth(ttir.WhereOp, isTold, nearBefore, wasFirst);
    const isOrdered = this.#paddingLast(told, first!, second!, wasFirst);
    const isKept = this.#inDirection(isOrdered, near, block);
    const type = tensorLike(isKept, [numRows, numColumns]);
    return buildInto(builder, location, ttir.ConcatOp, { inputs: [isKept, isKept], dim: 0 }, type);
  }

  /** What pads the rows is behind them all, in the order of its places. */
  #paddingLast(isOrdered: Value, first: Value, second: Value, wasFirst: Value): Value {
    if (this.#size === this.#highSize * this.#lowSize) return isOrdered;
    const { places } = this;
    const size = places.known([1, 1], [this.#size]);
    const latest = places.make(ttir.MaximumOp, first, second);
    const hasPadding = places.truth(ttir.GreaterEqualOp, latest, size);
    return places.truth(ttir.WhereOp, hasPadding, wasFirst, isOrdered);
  }

  /** Tells which pairs stay, as the order of their block has it. */
  #inDirection(isOrdered: Value, near: readonly number[], block: number): Value {
    const { places } = this;
    const [rowBits, lowSize, highSize] = [this.#rowBits, this.#lowSize, this.#highSize];
    if (block === highSize * lowSize) return isOrdered;
    const isOfRows = rowBits === 'high' || block < lowSize;
    const bit = block >= lowSize ? block / lowSize : block;
    const truth = IntegerType.get(places.builder.context, 1);
    const counts = isOfRows ? near : range(highSize);
    const shape = isOfRows ? [counts.length, 1] : [1, counts.length];
    const flags = counts.map((count) => ((count & bit) === 0 ? 0 : 1));
    const isReversed = buildConstant(places.builder, places.location, shape, truth, flags);
    return places.truth(ttir.LogicalXorOp, isOrdered, isReversed);
  }

  /** Lets the rows be counted by these bits of places. */
  #turnTo(rowBits: RowBits): void {
    if (this.#rowBits === rowBits) return;
    this.#restoreOrder();
    const { builder, location } = this.places;
    const [rows, columns] = rowBits === 'high' ? [this.#lowSize, this.#highSize] : [this.#highSize, this.#lowSize];
    this.#values = this.#values.map((value) => {
      const cube = buildReshape(builder, location, value, [this.#batches, rows, columns]);
      return this.#inRows(buildPermutation(builder, location, cube, [0, 2, 1]));
    });
    this.#rowBits = rowBits;
    this.#rowOrder = range(this.#batches * columns);
  }

  #restoreOrder(): void {
    if (this.#rowOrder.every((row, place) => row === place)) return;
    const physical = new Array<number>(this.#rowOrder.length);
    this.#rowOrder.forEach((row, place) => (physical[row] = place));
    const list = this.places.knownRows(physical);
    this.#values = this.#values.map((value) => this.places.rows(value, list));
    this.#rowOrder = range(physical.length);
  }

  /** Makes rows of as many elements as the network has. */
  #padded(key: Value): Value {
    const missing = this.#highSize * this.#lowSize - this.#size;
    if (missing === 0) return key;
    const { builder, location } = this.places;
    const { elementType } = key.type as RankedTensorType;
    const rest = buildConstant(builder, location, [this.#batches, missing], elementType, [0]);
    const type = RankedTensorType.get([this.#batches, this.#size + missing], elementType);
    return buildInto(builder, location, ttir.ConcatOp, { inputs: [key, rest], dim: 1 }, type);
  }

  /** Makes of [B, R, C] a tensor of rows, [B * R, C]. */
  #inRows(value: Value): Value {
    const [batches, rows, columns] = shapeOf(value) as [number, number, number];
    return buildReshape(this.places.builder, this.places.location, value, [batches * rows, columns]);
  }

  /** Makes a column of numbers for each batch. */
  #everyBatch(numbers: readonly number[]): Value {
    return this.places.known([this.#batches * numbers.length, 1], range(this.#batches).flatMap(() => numbers)); // prettier-ignore
  }
}

/**
 * Sorts `keys`, of which each is [B, N], row by row: elements of which neither must stand before the other keep their order. Returns the sorted keys, [B, N], and
 * where they come from, numbers [B * N] in f32 that count all B * N elements.
 */
export function buildNetworkSorted(
  places: PlaceBuilder,
  keys: readonly Value[],
  isBefore: KeyComparison,
): { readonly keys: readonly Value[]; readonly sources: Value } {
  const [batches, size] = shapeOf(keys[0]!) as [number, number];
  const sorted = new SortingNetwork(places, keys, isBefore).sort();
  const starts = places.known([batches, 1], range(batches).map((i) => i * size)); // prettier-ignore
  const flat = places.make(ttir.AddOp, sorted.places, starts);
  return { keys: sorted.keys, sources: buildReshape(places.builder, places.location, flat, [batches * size]) };
}
