import { tileDatums } from '../tile-layout.ts';
import { allocateTileArray, type TileArray } from './tile-array.ts';

/** Returns a scratch tile for `maskTile`. */
export function maskedTile(): TileArray {
  return allocateTileArray(1);
}

/** Writes the high part of every datum of a tile to `part`, or with `low` the rest up to `masks.both`: low = both - high, exact in binary32. */
export function maskTile(
  source: TileArray,
  sourceTile: number,
  masks: { readonly high: number; readonly both: number },
  low: boolean,
  part: TileArray,
): void {
  const from = sourceTile * tileDatums;
  const bits = source.u32;
  const high = masks.high | 0;
  const both = masks.both | 0;
  const { u32, f32 } = part;
  if (!low) {
    for (let i = 0; i < tileDatums; i++) u32[i] = bits[from + i]! & high;
    return;
  }
  for (let i = 0; i < tileDatums; i++) u32[i] = bits[from + i]! & both;
  highScratch.u32.set(bits.subarray(from, from + tileDatums));
  for (let i = 0; i < tileDatums; i++) highScratch.u32[i]! &= high;
  for (let i = 0; i < tileDatums; i++) f32[i]! -= highScratch.f32[i]!;
}

const highScratch = allocateTileArray(1);
