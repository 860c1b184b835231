import { linearForm } from '../affine/linear-form.ts';
import { product } from '../support/math.ts';
import { elementPlaces, shardGeometry, slotContributions } from './element-place.ts';
import { forEachIndex } from './index-space.ts';
import { type TensorLayout } from './tensor-layout.ts';
import { faceShape } from './tile-order.ts';

/**
 * Takes a run: `length` elements from position `tensorOffset` of the row-major logical tensor on, stored in shard
 * `shard` from slot `shardOffset` on. All in scalars.
 */
export type RunVisitor = (shard: number, shardOffset: number, tensorOffset: number, length: number) => void;

/** Joins runs that continue one another before it hands them on. */
class RunJoiner {
  private shard = -1;
  private shardOffset = 0;
  private tensorOffset = 0;
  private length = 0;

  constructor(private readonly visit: RunVisitor) {}

  add(shard: number, shardOffset: number, tensorOffset: number, length: number): void {
    const continues =
      shard === this.shard &&
      shardOffset === this.shardOffset + this.length &&
      tensorOffset === this.tensorOffset + this.length;
    if (continues) {
      this.length += length;
      return;
    }
    this.flush();
    this.shard = shard;
    this.shardOffset = shardOffset;
    this.tensorOffset = tensorOffset;
    this.length = length;
  }

  flush(): void {
    if (this.length > 0) this.visit(this.shard, this.shardOffset, this.tensorOffset, this.length);
    this.length = 0;
  }
}

/** The strides of the physical dims when the innermost logical dim runs along the last of them and no other. */
interface RunStrides {
  /** The innermost logical dim with more than one index. */
  readonly runDim: number;
  /** Physical coordinates of the first element. */
  readonly origin: readonly number[];
  /** strides[physical dim][logical dim] */
  readonly strides: readonly (readonly number[])[];
}

function runStrides(layout: TensorLayout, shape: readonly number[]): RunStrides | undefined {
  const runDim = shape.findLastIndex((size) => size > 1);
  const forms = layout.linear.results.map((result) => linearForm(result, shape.length));
  if (runDim < 0 || forms.some((form) => form === undefined)) return undefined;
  const strides = forms.map((form) => form!.coefficients);
  const runs = strides.every((row, dim) => row[runDim] === Number(dim === strides.length - 1));
  return runs ? { runDim, origin: forms.map((form) => form!.constant), strides } : undefined;
}

/** Visits the runs of every row along the run dim. */
function forEachRowRun(layout: TensorLayout, shape: readonly number[], rows: RunStrides, runs: RunJoiner): void {
  const geometry = shardGeometry(layout, shape);
  const { pitch } = geometry;
  const { grid, tile } = layout;
  const contributions = slotContributions(geometry);
  const last = grid.length - 1;
  const [lastPitch, lastSlot] = [pitch[last]!, contributions[last]!];
  const runLimit = tile === undefined ? Infinity : faceShape(tile).width;
  const rowLength = shape[rows.runDim]!;
  const physical = [...rows.origin];
  const outer = shape.slice(0, rows.runDim);
  const index = outer.map(() => 0);
  for (let tensorOffset = 0; ; tensorOffset += rowLength) {
    let [shardRow, slotRow] = [0, 0];
    for (let dim = 0; dim < last; dim++) {
      const gridCoordinate = Math.floor(physical[dim]! / pitch[dim]!);
      shardRow = shardRow * grid[dim]! + gridCoordinate;
      slotRow += contributions[dim]!(physical[dim]! - gridCoordinate * pitch[dim]!);
    }
    shardRow *= grid[last]!;
    for (let done = 0; done < rowLength;) {
      const coordinate = physical[last]! + done;
      const gridCoordinate = Math.floor(coordinate / lastPitch);
      const local = coordinate - gridCoordinate * lastPitch;
      const length = Math.min(rowLength - done, lastPitch - local, runLimit - (local % runLimit));
      runs.add(shardRow + gridCoordinate, slotRow + lastSlot(local), tensorOffset + done, length);
      done += length;
    }
    if (!advance(index, outer, physical, rows.strides)) return;
  }
}

/** Steps to the next index in row-major order and moves the physical coordinates along; false after the last. */
function advance(
  index: number[],
  shape: readonly number[],
  physical: number[],
  strides: readonly (readonly number[])[],
): boolean {
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    const wraps = index[dim]! + 1 === shape[dim];
    const steps = wraps ? -index[dim]! : 1;
    index[dim]! += steps;
    for (let i = 0; i < physical.length; i++) physical[i]! += steps * strides[i]![dim]!;
    if (!wraps) return true;
  }
  return false;
}

/**
 * Visits all elements of a tensor in row-major order, in runs that are contiguous both in the logical tensor and in
 * their shard; neighbouring runs that continue one another are joined. An untiled 1x1 grid is one run, 32x32 tiles
 * give runs of at most 16, a row of a face.
 */
export function forEachRun(layout: TensorLayout, shape: readonly number[], visit: RunVisitor): void {
  if (product(shape) === 0) return;
  const runs = new RunJoiner(visit);
  const rows = runStrides(layout, shape);
  if (rows !== undefined) {
    forEachRowRun(layout, shape, rows, runs);
  } else {
    const places = elementPlaces(layout, shape);
    let tensorOffset = 0;
    forEachIndex(shape, (index) => {
      const { shard, slot } = places.placeOf(index);
      runs.add(shard, slot, tensorOffset++, 1);
    });
  }
  runs.flush();
}

/** Arrays that hold one scalar per entry. */
export type ScalarArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** Longer runs are copied as a whole; shorter ones by a loop, because `subarray` costs more than they do. */
const longRun = 64;

/** Copies a row-major logical tensor into its shards, which are in storage order; padding is left as it is. */
export function scatter<T extends ScalarArray>(
  layout: TensorLayout,
  shape: readonly number[],
  tensor: T,
  shards: readonly T[],
): void {
  forEachRun(layout, shape, (index, to, from, length) => copyRun(tensor, from, shards[index]!, to, length));
}

/** Copies the elements in the shards, which are in storage order, into a row-major logical tensor. */
export function gather<T extends ScalarArray>(
  layout: TensorLayout,
  shape: readonly number[],
  shards: readonly T[],
  tensor: T,
): void {
  forEachRun(layout, shape, (index, from, to, length) => copyRun(shards[index]!, from, tensor, to, length));
}

function copyRun(source: ScalarArray, from: number, target: ScalarArray, to: number, length: number): void {
  if (length > longRun) target.set(source.subarray(from, from + length), to);
  else for (let i = 0; i < length; i++) target[to + i] = source[from + i]!;
}
