import { allocateBytes, type ByteViews } from '../formats/byte-views.ts';
import { tileDatums } from '../tile-layout.ts';

/**
 * A row of tile registers: tile t holds its 1024 datums of 32 bits at [t * 1024, t * 1024 + 1024), in the face order of tile-layout.ts.
 * Floats are read through `f32`, integers and bit patterns through `u32`.
 */
export interface TileArray extends ByteViews {
  readonly tileCount: number;
}

/** Returns `tileCount` tiles of zeros in ordinary memory. */
export function allocateTileArray(tileCount: number): TileArray {
  return { ...allocateBytes(tileCount * tileDatums * 4), tileCount };
}
