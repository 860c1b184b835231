import { type TileShape } from './tensor-layout.ts';

/** Rows and columns of a face, the block in which a tile's scalars are stored. */
const faceExtent = 16;

/** Returns the extent of the tile's faces: 16x16; a tile that is no multiple of 16 is not divided in that direction. */
export function faceShape(tile: TileShape): TileShape {
  const extent = (size: number) => (size % faceExtent === 0 ? faceExtent : size);
  return { height: extent(tile.height), width: extent(tile.width) };
}

/**
 * Returns what `row` adds to the position of a scalar in its tile. Faces are stored row-major, and row-major inside:
 * (r, c) of a 32x32 tile -> ((r floordiv 16) * 2 + c floordiv 16) * 256 + (r mod 16) * 16 + c mod 16.
 * Source: hardware facts, section 3.4.
 */
export function tileRowOffset(row: number, tile: TileShape): number {
  const face = faceShape(tile);
  const inFace = row % face.height;
  return (row - inFace) * tile.width + inFace * face.width;
}

/** Returns what `column` adds to the position of a scalar in its tile; see tileRowOffset. */
export function tileColumnOffset(column: number, tile: TileShape): number {
  const face = faceShape(tile);
  const inFace = column % face.width;
  return (column - inFace) * face.height + inFace;
}

/** Returns the row and column of the scalar at a position of the tile; inverse of the two offsets' sum. */
export function tileCoordinate(position: number, tile: TileShape): { row: number; column: number } {
  const face = faceShape(tile);
  const faceVolume = face.height * face.width;
  const facesPerRow = tile.width / face.width;
  const faceIndex = Math.floor(position / faceVolume);
  const inFace = position % faceVolume;
  return {
    row: Math.floor(faceIndex / facesPerRow) * face.height + Math.floor(inFace / face.width),
    column: (faceIndex % facesPerRow) * face.width + (inFace % face.width),
  };
}
