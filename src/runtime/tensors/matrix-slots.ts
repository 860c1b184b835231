import { faceDatums, faceDim, tileDatums, tileDim } from '../../device/tile-layout.ts';
import { gather, scatter } from '../../layout/element-runs.ts';
import { product } from '../../support/math.ts';
import { tileExtent, type DeviceTensor } from './device-tensor.ts';
import { type HostValues } from './host-tensor.ts';
import { matrixLayout } from './tensor-placement.ts';

/** Copies a row-major tensor into the slots of its matrix, page behind page; padding is left as it is. */
export function valuesToSlots(tensor: DeviceTensor, values: HostValues, slots: HostValues): void {
  if (!tensor.isTiled || !(values instanceof Float32Array && slots instanceof Float32Array)) {
    scatter<HostValues>(matrixLayout(tensor), tensor.shape, values, [slots]);
    return;
  }
  forEachTiledRow(tensor, (value, slot, count) => copyToTiles(values, value, slots, slot, count));
}

/** Stands for a row of a tile that is padding. */
export const paddingRow = -1;

/**
 * Visits the rows of tiles of a tensor that is tiled, one after the other: `starts` then holds the first value of each of the 32 rows of the tiles, or
 * `paddingRow`.
 */
export function forEachTileRow(
  tensor: DeviceTensor,
  visit: (tileRow: number, starts: Readonly<Int32Array>) => void,
): void {
  const { rows, columns } = tileExtent(tensor);
  const slotsPerTileRow = columns * tileDatums;
  const starts = new Int32Array(tileDim).fill(paddingRow);
  let current = 0;
  const visitUntil = (end: number): void => {
    for (; current < end; starts.fill(paddingRow)) visit(current++, starts);
  };
  forEachTiledRow(tensor, (value, slot) => {
    const tileRow = Math.floor(slot / slotsPerTileRow);
    visitUntil(tileRow);
    const inTile = slot - tileRow * slotsPerTileRow;
    const lower = inTile >= 2 * faceDatums ? faceDim : 0;
    starts[lower + (inTile % faceDatums) / faceDim] = value;
  });
  visitUntil(rows);
}

/** Copies `count` values of a row to the tiles whose slots begin at `slot` there. */
function copyToTiles(values: Float32Array, value: number, slots: Float32Array, slot: number, count: number): void {
  for (let done = 0; done < count; done += faceDim) {
    let to = slot + slotOfColumn(done);
    for (let from = value + done, end = value + Math.min(done + faceDim, count); from < end; from++, to++) {
      slots[to] = values[from]!;
    }
  }
}

/** Copies the slots of the matrix of a tensor into a row-major tensor. */
export function slotsToValues(tensor: DeviceTensor, slots: HostValues, values: HostValues): void {
  if (!tensor.isTiled || !(values instanceof Float32Array && slots instanceof Float32Array)) {
    gather<HostValues>(matrixLayout(tensor), tensor.shape, [slots], values);
    return;
  }
  forEachTiledRow(tensor, (value, slot, count) => {
    for (let done = 0; done < count; done += faceDim) {
      let from = slot + slotOfColumn(done);
      for (let to = value + done, end = value + Math.min(done + faceDim, count); to < end; from++, to++) {
        values[to] = slots[from]!;
      }
    }
  });
}

/** Returns how far behind the first column of a row a column is, the first of a face: 16 -> 256, 32 -> 1024. */
function slotOfColumn(column: number): number {
  const inTile = column % tileDim;
  return ((column - inTile) / tileDim) * tileDatums + (inTile / faceDim) * faceDatums;
}

/** Visits the rows of a tensor in row-major order: its first value, the slot of that in tiles of 32x32, and how many values follow. */
function forEachTiledRow(tensor: DeviceTensor, visit: (value: number, slot: number, count: number) => void): void {
  const { shape, rowStrides, columns } = tensor;
  const slotsPerTileRow = tileExtent(tensor).columns * tileDatums;
  const outer = shape.slice(0, -1);
  const rows = product(outer);
  const index = outer.map(() => 0);
  for (let done = 0, row = 0; done < rows; done++) {
    const inTile = row % tileDim;
    const inFace = inTile % faceDim;
    const face = ((inTile - inFace) / faceDim) * 2;
    visit(done * columns, ((row - inTile) / tileDim) * slotsPerTileRow + face * faceDatums + inFace * faceDim, columns);
    for (let dim = index.length - 1; dim >= 0; dim--) {
      row += rowStrides[dim]!;
      if (++index[dim]! < outer[dim]!) break;
      row -= rowStrides[dim]! * outer[dim]!;
      index[dim] = 0;
    }
  }
}
