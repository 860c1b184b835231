/**
 * Order of the 1024 datums of a 32x32 tile: four 16x16 faces (top left, top right, bottom left, bottom right), each row-major.
 * Tile registers and tiles in memory share this order. Source: hardware facts, section 3.4.
 */

/** Rows and columns of a tile. */
export const tileDim = 32;
/** Rows and columns of a face. */
export const faceDim = 16;
/** Datums of a tile. */
export const tileDatums = tileDim * tileDim;
/** Datums of a face. */
export const faceDatums = faceDim * faceDim;

/** Returns the position of element (row, column) in the tile: (r, c) -> ((r floordiv 16) * 2 + c floordiv 16) * 256 + (r mod 16) * 16 + c mod 16. */
export function tileIndex(row: number, column: number): number {
  return ((row >> 4) * 2 + (column >> 4)) * faceDatums + (row & 15) * faceDim + (column & 15);
}

/** Maps a row-major position (row * 32 + column) to the position in the tile. */
export const rowMajorToTile: Readonly<Uint16Array> = Uint16Array.from({ length: tileDatums }, (_, i) =>
  tileIndex(i >> 5, i & 31),
);

/** Maps a position in the tile to the row-major position (row * 32 + column); inverse of `rowMajorToTile`. */
export const tileToRowMajor: Readonly<Uint16Array> = invert(rowMajorToTile);

/** Maps a position in the tile to that of the transposed element. */
export const transposedTileIndex: Readonly<Uint16Array> = Uint16Array.from({ length: tileDatums }, (_, i) => {
  const rowMajor = tileToRowMajor[i]!;
  return tileIndex(rowMajor & 31, rowMajor >> 5);
});

function invert(map: Readonly<Uint16Array>): Uint16Array {
  const inverse = new Uint16Array(map.length);
  map.forEach((to, from) => (inverse[to] = from));
  return inverse;
}

/** The typed arrays between which datums are moved; both sides of a call have the same element size. */
export type DatumArray = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/**
 * Copies a 32x32 block of a row-major matrix into a tile.
 * `sourceOffset` is the element of the block's corner, `rowPitch` the elements from one row to the next.
 */
export function tilize<T extends DatumArray>(
  source: T,
  sourceOffset: number,
  rowPitch: number,
  tile: T,
  tileOffset: number,
): void {
  let to = tileOffset;
  for (let face = 0; face < 4; face++) {
    let from = sourceOffset + (face >> 1) * faceDim * rowPitch + (face & 1) * faceDim;
    for (let row = 0; row < faceDim; row++, from += rowPitch, to += faceDim) {
      for (let column = 0; column < faceDim; column++) tile[to + column] = source[from + column]!;
    }
  }
}

/** Copies a tile into a 32x32 block of a row-major matrix; inverse of `tilize`. */
export function untilize<T extends DatumArray>(
  tile: T,
  tileOffset: number,
  target: T,
  targetOffset: number,
  rowPitch: number,
): void {
  let from = tileOffset;
  for (let face = 0; face < 4; face++) {
    let to = targetOffset + (face >> 1) * faceDim * rowPitch + (face & 1) * faceDim;
    for (let row = 0; row < faceDim; row++, to += rowPitch, from += faceDim) {
      for (let column = 0; column < faceDim; column++) target[to + column] = tile[from + column]!;
    }
  }
}

/** Positions in the tile in row-major order: entry r * 32 + c is element (r, c). */
export const rowOrder = Uint16Array.from({ length: tileDatums }, (_, i) => tileIndex(i >> 5, i & 31));
/** Positions in the tile in column-major order: entry c * 32 + r is element (r, c). */
export const columnOrder = Uint16Array.from({ length: tileDatums }, (_, i) => tileIndex(i & 31, i >> 5));
