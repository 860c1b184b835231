import { toBf16NearestEven, toF16Saturated, fromChipF16 } from '../formats/rounding.ts';
import { tileDatums } from '../tile-layout.ts';
import { type DstFormat, holdsIntegers } from './tile-math.ts';

/** Rounds the binary32 patterns u32[from..from + count) in place to what Dst can hold. Nothing to do for f32 and integers. */
export function roundToDst(u32: Uint32Array, from: number, count: number, format: DstFormat): void {
  if (format === 'f32' || holdsIntegers(format)) return;
  const end = from + count;
  if (format === 'bf16') for (let i = from; i < end; i++) u32[i] = toBf16NearestEven(u32[i]!) << 16;
  else for (let i = from; i < end; i++) u32[i] = fromChipF16(toF16Saturated(u32[i]!));
}

/** Rounds one tile in place to what Dst can hold. */
export function roundTileToDst(u32: Uint32Array, tile: number, format: DstFormat): void {
  roundToDst(u32, tile * tileDatums, tileDatums, format);
}
